"""Every game has a lesson, and a learner who follows it is shown all its steps."""

from __future__ import annotations

import pytest

from pentakl import bots
from pentakl.core.chance import quick
from pentakl.core.documents import items, mapping
from pentakl.core.lesson import LEARNER
from pentakl.games import keys, lesson, load
from pentakl.sitting import Sitting, open_sitting

ME = "person-anna"
# A lesson lasts five to eight minutes.
MOST_ANSWERS = 40


def begun(key: str) -> Sitting:
    """The table of a lesson, as the server opens it."""
    taught = lesson(key)
    sitting = open_sitting({
        "do": "open", "game": key, "seats": taught.seats, "options": taught.options, "host": ME, "undo": "free",
        "public": False, "position": taught.position, "lesson": True,
    })  # fmt: skip
    seats = range(1, taught.seats)
    for command in (
        {"do": "sit", "seat": LEARNER},
        *[{"do": "bot", "seat": each, "bot": taught.bot} for each in seats],
    ):
        sitting.enter(sitting.propose(ME, "Anna", command, 7))
    sitting.enter(sitting.propose(ME, "Anna", {"do": "start"}, 7))
    return sitting


def due(sitting: Sitting) -> list[dict[str, object]]:
    return [mapping(step) for step in items(mapping(sitting.show(ME)["lesson"])["due"])]


@pytest.mark.parametrize("luck", range(3))
@pytest.mark.parametrize("key", keys())
def test_a_learner_who_follows_the_lesson_is_shown_every_step_once(key: str, luck: int) -> None:
    """The learner follows every suggestion, and plays like a bot where there is none."""
    taught, game, sitting = lesson(key), load(key), begun(key)
    bot, chance = bots.bot(key, taught.bot), quick(luck)
    suggesting = [step.key for step in taught.steps if step.suggest]
    told: list[str] = []
    answers = 0
    while sitting.state is not None and sitting.state.outcome is None and len(told) < len(taught.steps):
        movers = sitting.state.movers()
        seat = LEARNER if LEARNER in movers else movers[0]
        suggestion: object = None
        for step in due(sitting) if seat == LEARNER else []:
            if suggestion is None and step["key"] not in told:
                told.append(str(step["key"]))
                suggestion = step.get("suggest")
                assert ("suggest" in step) == (step["key"] in suggesting), f"what {step['key']} suggests is not legal"
        action = game.text(bot(sitting.state, seat, chance)) if suggestion is None else str(suggestion)
        answers += seat == LEARNER
        sitting.enter({"do": "act", "seat": seat, "action": action})
    assert sorted(told) == sorted(step.key for step in taught.steps)
    assert answers <= MOST_ANSWERS


@pytest.mark.parametrize("key", keys())
def test_every_suggestion_of_a_lesson_is_an_action_of_its_game(key: str) -> None:
    for step in lesson(key).steps:
        for text in step.suggest:
            load(key).parse(text)


def test_a_step_is_due_when_everything_that_it_names_holds() -> None:
    sitting = begun("karmaka")
    assert [step["key"] for step in due(sitting)][:3] == ["ladder", "drew", "deed"]
    assert "offer" not in [step["key"] for step in due(sitting)]
    assert due(sitting)[2]["suggest"] == "deed crisis"


def test_a_learner_who_plays_differently_is_shown_the_steps_without_suggestions() -> None:
    sitting = begun("cardia")
    sitting.enter({"do": "act", "seat": LEARNER, "action": "play fortune_teller"})
    sitting.enter({"do": "act", "seat": 1, "action": "play saboteur"})
    steps = {str(step["key"]): step for step in due(sitting)}
    assert steps["higher"]["suggest"] == "play magistra"
    assert "suggest" not in steps["loser"]


def test_only_the_learner_is_shown_steps_and_a_rematch_has_none() -> None:
    sitting = begun("karmaka")
    assert sitting.show("person-bartek")["lesson"] is None
    sitting.round = 2
    assert sitting.show(ME)["lesson"] is None
