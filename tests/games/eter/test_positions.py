"""Positions as documents: what they contain, the errors for wrong ones, and `describe` as the inverse of `arrange`."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.chance import Chance, quick
from pentakl.core.errors import BadPosition
from pentakl.core.state import State
from pentakl.games.eter import describe
from tests.conformance.cases import Case, cases_of
from tests.games.eter.language import eter

GAME = pentakl.load("eter")
FULL: dict[str, object] = {
    "options": {
        "mode": "both", "illusions": "yes", "explosions": "optional", "format": "tournament", "mages": "chosen",
    },
    "field": ["A1/B2 . #", ". A2* =", "AM B3+ A3-"],
    "seats": [
        {
            "hand": ["3", "E"], "aside": ["2*"], "out": ["1"], "illusion_used": True,
            "mage": "air-2", "mage_used": True, "power_used": None, "last": [0, 0, 0],
        },
        {
            "hand": ["4"], "aside": [], "out": ["1", "2*"], "illusion_used": False,
            "mage": "fire-1", "mage_used": False, "power_used": "XIII", "last": [2, 1, 0],
        },
    ],
    "powers": ["I", "XIII"], "explosion": {"card": 7, "spent": True, "next": 2},
    "wall": {"cell": [0, 1], "line": "column"},
    "turn": 1, "first": 1, "passed": True, "last_turn": True, "wins": [2, 1],
    "arena": ["AA . . .", ". B . .", ". . . .", ". . . ."], "played": 3,
}  # fmt: skip


def texts(state: State) -> list[str]:
    return [GAME.text(action) for action in state.legal(state.pending[0].seat)]


# --- describing


def test_a_described_position_is_the_document_that_made_it() -> None:
    assert describe(GAME.arrange(FULL)) == FULL


def test_what_a_position_does_not_name_is_absent_or_false() -> None:
    document = describe(GAME.arrange({"seats": [{}, {}]}))
    seat = {
        "hand": [], "aside": [], "out": [], "illusion_used": False, "mage": None, "mage_used": False,
        "power_used": None, "last": None,
    }  # fmt: skip
    assert document == {
        "options": {"mode": "training", "illusions": "no", "explosions": "off", "format": "match", "mages": "drawn"},
        "field": [], "seats": [seat, seat], "powers": [], "explosion": None, "wall": None, "turn": 0, "first": 0,
        "passed": False, "last_turn": False, "wins": [0, 0],
    }  # fmt: skip


def any_action(state: State, chance: Chance) -> int:
    """A random action; every third time one that is not a plain play, so that mages and powers are used."""
    legal = state.legal(state.pending[0].seat)
    others = [action for action in legal if "@" not in GAME.text(action)]
    among = others if others and chance.below(3) == 0 else legal
    return among[chance.below(len(among))]


@pytest.mark.parametrize("case", cases_of(GAME), ids=str)
def test_at_every_turn_a_game_can_be_written_down_and_set_up_again(case: Case) -> None:
    chance = quick(7)
    for seed in range(3):
        state = GAME.start(2, seed, case.options)
        for _ in range(40):
            if state.outcome is not None:
                break
            if state.prompt_of(state.pending[0]) == "turn":
                document = describe(state)
                again = GAME.arrange(document)
                assert describe(again) == document
                assert texts(again) == texts(state), document
            state.apply(state.pending[0].seat, any_action(state, chance))


def test_a_position_is_described_only_at_the_start_of_a_turn() -> None:
    t = eter("A1 B2*", anna=["3", "4"], bartek=["4"], powers=["III"])
    t.plays("anna", "power III")
    with pytest.raises(ValueError, match="at the start of a turn"):
        describe(t.state)
    t.answers("anna", "cell 0,1", "3@0,1")
    t = eter("A1 A2", anna=["3"], bartek=["4"])
    t.plays("anna", "3@0,2")
    with pytest.raises(ValueError, match="at the start of a turn"):
        describe(t.state)


def test_positions_that_no_game_reaches_are_accepted() -> None:
    assert eter("A4*+/B1- =", mode="elemental", anna=["1"], bartek=["4"]).field == ["A4*+/B1- ="]


# --- refusing


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"moon": 1}, "a position has no 'moon'"),
        ({"options": {"mode": "chess"}}, "Option mode of eter is one of training, mages, elemental, both, not 'chess'"),
        ({"options": {"colour": "red"}}, "eter has no option 'colour'"),
        ({"seats": [{}]}, "eter is for 2 seats, not 1"),
        ({"seats": [{}, "x"]}, "'x' should be an object"),
        ({"seed": "x"}, "'x' should be a whole number"),
        ({"turn": 2}, "there is no seat 2"),
        ({"first": -1}, "there is no seat -1"),
        ({"passed": 1}, "1 should be true or false"),
        ({"last_turn": "no"}, "'no' should be true or false"),
        ({"wins": [1]}, "'wins' has a number for each of two seats"),
        ({"wins": [1, 1], "played": 1}, "1 games cannot have 2 winners"),
        ({"arena": ["A . . ."]}, "an arena has 4 rows of 4 cells"),
        ({"arena": ["AB . . ."]}, "'AB' is no cell of an arena"),
        ({"powers": ["XXV"]}, "there is no power 'XXV'"),
        ({"powers": ["II", "II"]}, "there is no 'II' left in the box of this mode"),
        ({"powers": "II"}, "'II' should be a list"),
        ({"explosion": 5}, "5 should be an object"),
        ({"explosion": {}}, "an explosion needs its 'card'"),
        ({"explosion": {"card": 10}}, "there is no explosion card 10"),
        ({"explosion": {"card": 5, "next": 5}}, "there is no 'explosion-5' left in the box of this mode"),
        ({"explosion": {"card": 5, "spent": "yes"}}, "'yes' should be true or false"),
        ({"explosion": {"card": 5, "top": 1}}, "an explosion has no 'top'"),
        ({"wall": {"line": "row"}}, "a wall needs its 'cell'"),
        ({"wall": {"cell": [0, 2]}}, "a wall needs its 'line'"),
        ({"wall": {"cell": [0, 2], "line": "diagonal"}}, "a line is one of row, column, not 'diagonal'"),
        ({"wall": {"cell": [2], "line": "row"}}, "a cell is its row and its column"),
        ({"wall": {"cell": [100, 0], "line": "row"}}, "a cell is its row and its column, each from -3 to 6"),
        ({"wall": {"cell": [0, 2], "line": "row", "seat": 1}}, "a wall has no 'seat'"),
    ],
)
def test_a_bad_position_is_refused_in_a_clear_sentence(change: dict[str, object], complaint: str) -> None:
    options = {"mode": "both", "explosions": "optional", "format": "tournament"}
    usual = {"options": options, "field": ["A1 B1"], "seats": [{"hand": ["4"]}, {"hand": ["4"]}]}
    with pytest.raises(BadPosition, match=complaint):
        GAME.arrange({**usual, **change})


@pytest.mark.parametrize(
    ("field", "complaint"),
    [
        ("A1 B1", "'A1 B1' should be a list"),
        (["A1 x"], "'x' is no card of the field; cards are written like"),
        (["C1"], "'C1' is no card of the field"),
        (["A7"], "'A7' is no card: a value is one of 1, 2, 3, 4, E or M"),
        (["A1/"], "'' is no card of the field"),
        (["A1?"], "'A1[?]' has a sign that is none of"),
        (["A1++"], "'A1[+][+]' has a sign twice"),
        (["AE*"], "an Eter card is face up and carries no marker, unlike 'AE[*]'"),
        (["A1/BE"], "an Eter card lies alone on its cell, unlike 'A1/BE'"),
        (["AE/B1"], "an Eter card lies alone on its cell, unlike 'AE/B1'"),
        (["AM"], "'AM' needs a mage of seat 0"),
        (["A1 A1 A1"], "there is no 'A1' left in the box of this mode"),
        (["= ="], "there is only one Border"),
        (["A1 . B1"], "all cards must touch each other by sides or corners"),
        (["A1 B1 A2 B2 A3"], "the field has at most 4 rows and columns"),
        (["A1", "B1", "#", "#", "="], "the field has at most 4 rows and columns"),
        (["A1" + " ." * 15 + " B1"], "the field has at most 4 rows and columns"),
        (["A1", *["."] * 15, "B1"], "the field has at most 4 rows and columns"),
    ],
)
def test_an_impossible_field_is_refused_in_a_clear_sentence(field: object, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        GAME.arrange({"options": {"mode": "both"}, "field": field, "seats": [{}, {}]})


@pytest.mark.parametrize(
    ("seat", "complaint"),
    [
        ({"paw": []}, "a seat has no 'paw'"),
        ({"hand": "4"}, "'4' should be a list"),
        ({"hand": ["5"]}, "there is no card '5'; cards are 1, 2, 3, 4, E"),
        ({"hand": ["2*"]}, "there is no card '2[*]'"),
        ({"hand": ["4", "4"]}, "there is no 'A4' left in the box of this mode"),
        ({"hand": ["2"], "aside": ["2", "2"], "out": ["2"]}, "there is no 'A2' left in the box of this mode"),
        ({"aside": ["E"]}, "an Eter card never leaves the field"),
        ({"out": ["9"]}, "there is no card '9'"),
        ({"illusion_used": 1}, "1 should be true or false"),
        ({"mage": "fire-3"}, "there is no mage 'fire-3'"),
        ({"mage": "air-1"}, "there is no 'air-1' left in the box of this mode"),
        ({"mage_used": "no"}, "'no' should be true or false"),
        ({"power_used": "II"}, "'II' is none of the powers of this game"),
        ({"last": [0, 0]}, "'last' is a row, a column and a height, not"),
        ({"last": [0, 1, 0]}, "no card of seat 0 lies at"),
        ({"last": [0, 0, 1]}, "no card of seat 0 lies at"),
    ],
)
def test_an_impossible_seat_is_refused_in_a_clear_sentence(seat: dict[str, object], complaint: str) -> None:
    seats = [seat, {"mage": "air-1"}]
    with pytest.raises(BadPosition, match=complaint):
        GAME.arrange({"options": {"mode": "both"}, "field": ["A1 B1"], "seats": seats, "powers": ["I"]})


@pytest.mark.parametrize(
    ("change", "missing"),
    [
        ({"seats": [{"hand": ["E"]}, {}]}, "AE"),
        ({"seats": [{"mage": "air-1"}, {}]}, "air-1"),
        ({"powers": ["II"]}, "II"),
        ({"explosion": {"card": 5}}, "explosion-5"),
        ({"field": ["A2 A2 A2"]}, "A2"),
    ],
)
def test_a_mode_has_its_own_box(change: dict[str, object], missing: str) -> None:
    with pytest.raises(BadPosition, match=f"there is no '{missing}' left in the box of this mode"):
        GAME.arrange({"seats": [{}, {}], **change})
