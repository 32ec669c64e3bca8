"""Advice: how a bot uses a game's own rules of thumb, which need no search.

Each game provides them in its module `greedy`: `advise`, and perhaps STYLES, other advice by name.
"""

from __future__ import annotations

from pentakl.core.chance import Chance
from pentakl.core.flow import UNANSWERED
from pentakl.core.state import Advice, State
from pentakl.games import part


def take_advice(advice: Advice, state: State, seat: int, chance: Chance) -> int:
    """The action of a seat that is asked: a side choice if the advice wants one, otherwise the answer.

    The advice is given in a determinized world: a random one that the seat cannot tell from the real.
    """
    imagined = state.scratch()
    imagined.determinize(seat, chance)
    choices = [choice for choice in imagined.pending if choice.seat == seat]
    question = choices[0]  # questions come before side choices
    for choice in choices[1:]:
        if choice.side:
            option = advice(imagined, choice, chance)
            if option != UNANSWERED:
                return imagined.act_of(choice, option).action
    return imagined.act_of(question, advice(imagined, question, chance)).action


def advice_for(key: str) -> Advice:
    module = part(key, "greedy")
    assert module is not None
    advice: Advice = module.advise
    return advice


def styles(key: str) -> dict[str, Advice]:
    """The other advice of the game's `greedy`, by name."""
    found: dict[str, Advice] = getattr(part(key, "greedy"), "STYLES", {})
    return found
