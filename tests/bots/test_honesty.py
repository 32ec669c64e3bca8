"""No bot of any game and no level peeks: a decision stays the same when all that the seat does not know is dealt anew.

The conformance list checks every bot in every configuration; here each game contributes many more positions, from
whole games, two of three by its advice and one at random, and the bots take turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Final

import pytest

from pentakl import bots
from pentakl.bots.bots import simple_bots
from pentakl.core.chance import quick
from pentakl.core.state import State
from pentakl.games import keys, load
from tests.conformance.cases import cases_of
from tests.conformance.checks import check_honest_bot, every_bot

POSITIONS: Final = 400  # of each game
ITERATIONS: Final = 2  # in some games one takes many milliseconds


def positions_of(key: str) -> Iterator[State]:
    """Positions in which somebody has a choice, one game after the other, of all configurations in turn."""
    for seed, case in enumerate(cycle(cases_of(load(key)))):
        state, chance = case.start(seed), quick(seed)
        decide = bots.bot(key, simple_bots(key)[-1] if seed % 3 else "random")
        while state.outcome is None:
            seat = state.movers()[0]
            if len(state.legal(seat)) > 1 and chance.below(3) > 0:
                yield state
            state.apply(seat, decide(state, seat, chance))


@pytest.mark.parametrize("key", keys())
def test_no_bot_and_no_level_peeks(key: str) -> None:
    players, chance = cycle(every_bot(key, ITERATIONS)), quick(1)
    for state in islice(positions_of(key), POSITIONS):
        check_honest_bot(state, next(players), chance)
