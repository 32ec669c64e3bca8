"""Whole random games, in the ways in which a program may play them; for benchmarks.

Each way takes a game that has begun, plays it to its end and gives the number of decisions.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from pentakl.core.chance import quick
from pentakl.core.state import State

NO_LIMIT: Final = 10**6
Way = Callable[[State, int], int]


def by_apply(state: State, seed: int) -> int:
    """Through `pending`, `legal` and `apply`: all that a table needs, events included."""
    choose = random.Random(seed).choice
    made = 0
    while state.pending:
        seat = state.pending[0].seat
        state.apply(seat, choose(state.legal(seat)))
        made += 1
    return made


def by_step(state: State, seed: int) -> int:
    """Through `movers`, `legal` and `step`: what a program needs that tells nobody what happened."""
    choose = random.Random(seed).choice
    made = 0
    while movers := state.movers():
        seat = movers[0]
        state.step(seat, choose(state.legal(seat)))
        made += 1
    return made


def by_playout(state: State, seed: int) -> int:
    """Through `playout`, which chooses by itself."""
    return state.playout(quick(seed), NO_LIMIT)
