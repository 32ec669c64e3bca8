"""Plays whole random games through the different parts of the API; for benchmarks.

Each function takes a game that has begun, plays it at random to its end and returns the number of decisions.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from pentakl.core.chance import SEEDS, quick
from pentakl.core.game import Game
from pentakl.core.state import State

NO_LIMIT: Final = 10**6


def by_apply(state: State, source: Random) -> int:
    """Through `pending`, `legal` and `apply`: everything that a table needs, including events."""
    choose = source.choice
    made = 0
    while state.pending:
        seat = state.pending[0].seat
        state.apply(seat, choose(state.legal(seat)))
        made += 1
    return made


def by_step(state: State, source: Random) -> int:
    """Through `movers`, `legal` and `step`: what a program needs if nobody is told what happened."""
    choose = source.choice
    made = 0
    while movers := state.movers():
        seat = movers[0]
        state.step(seat, choose(state.legal(seat)))
        made += 1
    return made


def by_playout(state: State, source: Random) -> int:
    """Through `playout`, which chooses by itself."""
    return state.playout(quick(source.randrange(SEEDS)), NO_LIMIT)


class Way:
    """How games are started and played."""

    def __init__(self, title: str, start: Callable[..., State], play: Callable[[State, Random], int]) -> None:
        self.title = title
        self.start = start
        self.play = play


WAYS: Final = [
    Way("pending, legal, apply", Game.start, by_apply),
    Way("simulation: movers, legal, step", Game.simulation, by_step),
    Way("simulation: playout", Game.simulation, by_playout),
]
