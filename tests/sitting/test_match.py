"""A table whose game is a match of several games in a row."""

from __future__ import annotations

from pentakl.sitting import Sitting
from tests.sitting.evening import ANNA, BARTEK
from tests.tiny import HUSH


def test_nobody_may_undo_across_the_games_of_a_match() -> None:
    sitting = Sitting(HUSH, {"wins": "2"}, 2, ANNA)
    for seat, person in enumerate((ANNA, BARTEK)):
        sitting.enter({"do": "sit", "seat": seat, "person": person, "name": "x"})
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
