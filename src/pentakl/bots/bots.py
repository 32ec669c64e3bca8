"""Bots: players that decide from what their seat has seen.

A bot gets the state and its seat, and gives an action. It must not look at the state's true faces: what it needs to
imagine it takes from `state.determinized(seat, chance)`, which depends on the seat's knowledge alone.
A game brings its own advice for `greedy` as a module `greedy` beside its rules; nothing here knows a game.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable

from pentakl.core.chance import Chance
from pentakl.core.errors import BadOption
from pentakl.core.state import Advice as Advice
from pentakl.core.state import State

Bot = Callable[[State, int, Chance], int]


def random_bot(state: State, seat: int, chance: Chance) -> int:
    """Any legal action, each equally likely."""
    legal = state.legal(seat)
    return legal[chance.below(len(legal))]


def greedy_bot(state: State, seat: int, chance: Chance) -> int:
    """What the game's advice prefers in a world that the seat can believe in."""
    advice = advice_for(state.rules.key)
    imagined = state.scratch()
    imagined.determinize(seat, chance)
    choice = next(choice for choice in imagined.pending if choice.seat == seat)
    option = advice(imagined, choice, chance)
    return imagined.act_of(choice, option).action


def advice_for(key: str) -> Advice:
    advice: Advice = importlib.import_module(f"pentakl.games.{key}.greedy").advise
    return advice


def names(key: str) -> list[str]:
    """The bots that play this game, the weakest first."""
    if importlib.util.find_spec(f"pentakl.games.{key}.greedy") is None:
        return ["random"]
    return ["random", "greedy"]


def bot(key: str, name: str) -> Bot:
    """A bot by its name; raises BadOption with the names that there are."""
    if name not in names(key):
        raise BadOption(f"There is no bot '{name}' for {key}; there are: {', '.join(names(key))}.")
    return random_bot if name == "random" else greedy_bot
