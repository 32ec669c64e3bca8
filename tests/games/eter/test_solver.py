"""`pentakl solve eter`: what a position of training is worth, and all its best plays."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.errors import BadPosition
from pentakl.games.eter.solver import solve

GAME = pentakl.load("eter")
START = ["1", "1", "2", "2", "3", "3", "4"]


def solved(field: list[str], anna: list[str], bartek: list[str], **more: object) -> dict[str, object]:
    return solve(GAME.arrange({"field": field, "seats": [{"hand": anna}, {"hand": bartek}], **more}))


def test_a_line_that_can_be_completed_is_worth_2() -> None:
    found = solved(["A1 A2", "B4 B3"], ["1"], ["2"])
    assert (found["value"], found["best"], found["proved"]) == (2, ["1@0,-1", "1@0,2"], True)


def test_a_line_of_the_rival_that_cannot_be_stopped_is_worth_minus_2() -> None:
    # Bartek has two in the row and two in the column; Anna's only card stops one of them.
    found = solved(["B3 B3 .", "B2 . A4", ". . ."], ["1", "1"], ["2", "1"])
    assert found["value"] == -2


def test_a_player_who_cannot_play_passes_and_the_last_turn_is_counted() -> None:
    found = solved(["B4 A1 B3", "B3 A3 A2", "A4 B2 A3"], ["1"], ["1"], last_turn=True)
    assert (found["value"], found["best"]) == (1, ["pass"])


@pytest.mark.once
def test_the_first_player_of_training_loses_by_points() -> None:
    found = solved([], START, START)
    assert (found["value"], found["best"]) == (-1, ["1@0,0", "2@0,0"])


@pytest.mark.parametrize(
    "more",
    [
        {"options": {"illusions": "yes"}},
        {"options": {"explosions": "optional"}},
        {"options": {"mode": "mages"}},
        {"field": ["A1 #"]},
        {"field": ["A1+"]},
    ],
)
def test_other_games_are_refused_in_a_sentence(more: dict[str, object]) -> None:
    position: dict[str, object] = {"seats": [{"hand": ["1"]}, {"hand": ["1"]}], **more}
    with pytest.raises(BadPosition, match="Only training without illusions"):
        solve(GAME.arrange(position))
