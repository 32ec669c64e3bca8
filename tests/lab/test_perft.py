"""Counting sequences of actions: against a count by hand, in a game with passes and matches."""

from __future__ import annotations

import pytest

from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.lab.perft import perft
from tests.sticks import STICKS, SticksRules


class DiligentSticks(SticksRules):
    """Here a rest is an action like any other."""

    def __init__(self) -> None:
        super().__init__()
        self.idle_actions = []


def test_every_sequence_of_one_game_is_counted_and_a_rest_takes_no_ply() -> None:
    """Anna leaves 4 or 3, Bartek then 2 or 1, or 1 or 0. From 2 Anna leaves 1 or 0, from 1 she leaves 0.

    Where she left 1, Bartek must rest, and she takes the last stick. No sequence has a fifth action.
    """
    assert perft(STICKS.start(2, 1), 5) == [2, 4, 4, 1, 0]


def test_a_rest_that_is_no_idle_action_takes_a_ply() -> None:
    assert perft(Game(DiligentSticks()).start(2, 1), 6) == [2, 4, 4, 1, 1, 0]


def test_the_second_game_of_a_match_is_counted_like_the_first() -> None:
    state = STICKS.start(2, 1)
    for action in (2, 3):
        state.apply(state.pending[0].seat, action)

    assert state.match.count == 1
    assert perft(state, 5) == [2, 4, 4, 1, 0]


def test_counting_changes_nothing() -> None:
    state = STICKS.start(2, 1)
    before = state.digest()

    perft(state, 3)

    assert state.digest() == before


@pytest.mark.parametrize("depth", [0, -3])
def test_a_depth_is_at_least_one(depth: int) -> None:
    with pytest.raises(BadOption, match="at least 1"):
        perft(STICKS.start(2, 1), depth)
