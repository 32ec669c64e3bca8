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
from pentakl.bots.searching import SearchBot, levels
from pentakl.core.chance import quick
from pentakl.core.search import Level
from pentakl.core.state import State
from pentakl.games import keys, load
from tests.conformance.cases import cases_of
from tests.conformance.checks import check_honest_bot

POSITIONS: Final = 500  # of each game
ITERATIONS: Final = 6  # a search that peeks in its first iterations would peek in all others, too


def players_of(key: str) -> list[bots.Bot]:
    """All bots of a game, its levels among them, with fewer iterations."""
    simple = [bots.bot(key, name) for name in bots.names(key) if name not in {level.key for level in levels(key)}]
    return simple + [
        SearchBot(Level(level.key, min(level.iterations, ITERATIONS), level.softness)) for level in levels(key)
    ]


def positions_of(key: str) -> Iterator[State]:
    """Positions in which somebody has a choice, one game after the other, of all configurations in turn."""
    for seed, case in enumerate(cycle(cases_of(load(key)))):
        state, chance = case.start(seed), quick(seed)
        decide = bots.greedy_bot if seed % 3 and "greedy" in bots.names(key) else bots.random_bot
        while state.outcome is None:
            seat = state.movers()[0]
            if len(state.legal(seat)) > 1 and chance.below(3) == 0:
                yield state
            state.apply(seat, decide(state, seat, chance))


@pytest.mark.parametrize("key", keys())
def test_no_bot_and_no_level_peeks(key: str) -> None:
    players, chance = cycle(players_of(key)), quick(1)
    for state in islice(positions_of(key), POSITIONS):
        check_honest_bot(state, next(players), chance)
