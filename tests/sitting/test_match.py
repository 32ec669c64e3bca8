"""A table whose game is a match of several games in a row, each against the clock."""

from __future__ import annotations

import pytest

from pentakl.core.flow import CLOCK
from pentakl.sitting import Refused, Sitting
from tests.sitting.evening import ANNA, BARTEK
from tests.tiny import HUSH


def seated() -> Sitting:
    sitting = Sitting(HUSH, {"wins": "2"}, 2, ANNA)
    for seat, person in enumerate((ANNA, BARTEK)):
        sitting.enter({"do": "sit", "seat": seat, "person": person, "name": "x"})
    return sitting


def test_the_clock_runs_only_while_a_game_does_and_ends_it_by_an_entry() -> None:
    assert seated().clock() is None
    sitting = seated()
    with pytest.raises(Refused, match="No clock"):
        sitting.propose_time()
    sitting.enter({"do": "start", "seed": f"{3:032x}"})
    assert sitting.clock() == (0, 30)
    entry = sitting.propose_time()
    assert entry == {"do": "act", "seat": CLOCK, "action": "time"}
    sitting.enter(entry)
    state = sitting.state
    assert state is not None
    assert [outcome.reason for outcome in state.match.played] == ["time"]


def test_nobody_may_undo_across_the_games_of_a_match() -> None:
    sitting = seated()
    sitting.undo = "free"
    sitting.enter({"do": "start", "seed": f"{3:032x}"})
    state = sitting.state
    assert state is not None
    while not state.match.played:
        seat = next(choice.seat for choice in state.pending if not choice.side)
        action = next(text for text in map(HUSH.text, state.legal(seat)) if text != "bow")
        sitting.enter({"do": "act", "seat": seat, "action": action})
    assert not sitting.may_undo(0)
    assert not sitting.may_undo(1)
