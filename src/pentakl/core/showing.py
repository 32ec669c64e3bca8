"""Showing: builds the JSON view of a whole position: table, questions, acts, match. viewer.py hides what is hidden."""

from __future__ import annotations

from pentakl.core.acting import Acting
from pentakl.core.driver import FINAL
from pentakl.core.events import NO_NUMBER
from pentakl.core.flow import NO_PLACE, UNANSWERED
from pentakl.core.rules import Act
from pentakl.core.tokens import WATCHER
from pentakl.core.viewer import Viewer


def show_state(state: Acting, viewer: Viewer) -> dict[str, object]:
    """Everything that a viewer may see, ready for JSON."""
    return {
        "game": state.rules.key,
        "seats": state.table.seats,
        "seat": None if viewer.seat == WATCHER else viewer.seat,
        "settings": dict(state.settings),
        "table": state.rules.view(state.table, viewer),
        "asked": show_questions(state, viewer),
        "acts": [show_act(state, act, viewer) for act in state.acts(viewer.seat)],
        "match": state.match.dump(),
        "outcome": None if state.outcome is None else state.outcome.dump(),
    }


def show_questions(state: Acting, viewer: Viewer) -> list[dict[str, object]]:
    shown: list[dict[str, object]] = []
    if state.outcome is not None:
        return shown
    questions = state.questions()
    if state.flow is None:
        questions = questions + [choice for choice in state.table.side_choices() if not choice.side]
    for i, choice in enumerate(questions):
        asked: dict[str, object] = {"seat": choice.seat, "prompt": state.prompt_of(choice)}
        if viewer.seat == choice.seat or state.rules.asks_openly(choice):
            if choice.source >= 0 and viewer.sees(state.table, choice.source):
                asked["source"] = viewer.card(state.table, choice.source, state.rules.cards)
            if choice.place != NO_PLACE:
                asked["place"] = choice.place
        if choice.seconds:
            asked["seconds"] = choice.seconds
        if state.replies and state.replies[i] != UNANSWERED:
            if state.changes[i] == FINAL:
                if viewer.seat == choice.seat or not choice.is_sealed:
                    asked["answered"] = True
            elif viewer.seat == choice.seat:
                asked["answer"] = show_act(state, state.act_of(choice, state.replies[i]), viewer)
        shown.append(asked)
    return shown


def show_act(state: Acting, act: Act, viewer: Viewer) -> dict[str, object]:
    """An act as it is sent to the seat that may choose it."""
    rules = state.rules
    shown: dict[str, object] = {"action": act.action, "text": rules.actions[act.action], "word": act.word}
    if act.card >= 0:
        number = viewer.number(act.card)
        shown["token"] = number
        shown["tokens"] = [number] if len(act.tokens) == 1 else [viewer.number(token) for token in act.tokens]
        if viewer.sees(state.table, act.card):
            shown["card"] = rules.cards[state.table.face[act.card]]
    elif act.kind >= 0:
        shown["card"] = rules.cards[act.kind]
    if act.seat >= 0:
        shown["seat"] = act.seat
    if act.place != NO_PLACE:
        shown["place"] = act.place
    if act.number != NO_NUMBER:
        shown["number"] = act.number
    return shown
