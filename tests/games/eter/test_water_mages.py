"""The two mages of water, who move a stack of the rival and an edge line."""

from __future__ import annotations

import pytest

from tests.games.eter.language import with_mage

# --- Water 1: move a stack of the rival


def test_water_1_moves_a_whole_stack_with_the_rivals_card_on_top() -> None:
    t = with_mage("water-1", "A1/B2 A3 B1")
    t.plays("anna", "mage", "cell 0,0", "cell 1,1")
    assert t.field == ["A3 B1", "A1/B2 ."]


def test_water_1_moves_no_card_of_yours_and_no_eter_card() -> None:
    assert "mage" not in with_mage("water-1", "B1/A2 A1").choices("anna")
    assert "mage" not in with_mage("water-1", "BE A1").choices("anna")


def test_water_1_must_leave_the_others_in_contact() -> None:
    t = with_mage("water-1", "B1 B2 A1 B3")
    t.plays("anna", "mage")
    assert t.choices("anna") == ["cell 0,0", "cell 0,3"]
    t.answers("anna", "cell 0,3", "cell 1,0")


def test_water_1_moves_an_illusion_unrevealed() -> None:
    t = with_mage("water-1", "A1 B2*")
    t.plays("anna", "mage", "cell 1,0")
    assert t.field == ["A1", "B2*"]


def test_water_1_does_not_put_the_stack_back_and_never_moves_the_only_one() -> None:
    assert "mage" not in with_mage("water-1", "B1 #").choices("anna")
    t = with_mage("water-1", "A1 B1")
    t.plays("anna", "mage")
    assert "cell 0,1" not in t.choices("anna")
    t.answers("anna", "cell 0,-1")


# --- Water 2: move an edge line


def test_water_2_lays_an_edge_line_down_beyond_the_opposite_edge() -> None:
    t = with_mage("water-2", "A1/B2 B1 A2", "B2 . .")
    t.plays("anna", "mage")
    assert t.field == ["B2 . .", "A1/B2 B1 A2"]


@pytest.mark.parametrize(
    ("edge", "field"),
    [
        ("north", ["B2 A1 B3", "A2 B2 A3", "A1 B1 A2"]),
        ("south", ["A2 B2 A3", "A1 B1 A2", "B2 A1 B3"]),
        ("west", ["B1 A2 A1", "A1 B3 B2", "B2 A3 A2"]),
        ("east", ["A2 A1 B1", "B3 B2 A1", "A3 A2 B2"]),
    ],
)
def test_water_2_moves_the_line_of_the_edge_that_is_named(edge: str, field: list[str]) -> None:
    t = with_mage("water-2", "A1 B1 A2", "B2 A1 B3", "A2 B2 A3")
    t.plays("anna", "mage", edge)
    assert t.field == field


@pytest.mark.parametrize(
    ("field", "moved"),
    [
        (["A1 B1 A2", "B2 . ."], ["B2 . .", "A1 B1 A2"]),
        (["B2 . .", "A1 B1 A2"], ["A1 B1 A2", "B2 . ."]),
        (["A1 B2", "B1 .", "A2 ."], ["B2 A1", ". B1", ". A2"]),
        (["B2 A1", ". B1", ". A2"], ["A1 B2", "B1 .", "A2 ."]),
    ],
    ids=["north", "south", "west", "east"],
)
def test_water_2_lays_the_line_directly_beyond_a_field_that_is_narrower_than_its_span(
    field: list[str], moved: list[str]
) -> None:
    t = with_mage("water-2", *field)
    t.plays("anna", "mage")
    assert t.field == moved


def test_water_2_determines_the_field_again() -> None:
    t = with_mage("water-2", "A1 B1 A2", "B2 . .", "B3 . .", "A3 . .")
    assert not [goal for goal in t.goals("anna", "4") if goal.startswith(("-1,", "4,"))]
    t.plays("anna", "mage", "north")
    assert t.field == ["B2 . .", "B3 . .", "A3 . .", "A1 B1 A2"]
    assert not [goal for goal in t.goals("bartek", "4") if goal.startswith(("-1,", "4,"))]


def test_water_2_needs_three_cells_not_three_cards() -> None:
    assert "mage" not in with_mage("water-2", "A1/B2 B1", "B2 A2").choices("anna")


def test_water_2_moves_no_line_with_an_eter_card_or_a_hole() -> None:
    assert "mage" not in with_mage("water-2", "A1 BE A2", "B2").choices("anna")
    for field in (
        ["A1 B1 A2 #", "B2"],
        ["B2", "A1 B1 A2 #"],
        ["A1 B2", "B1", "A2", "#"],
        ["B2 A1", ". B1", ". A2", ". #"],
    ):
        assert "mage" not in with_mage("water-2", *field).choices("anna")


def test_water_2_lays_no_card_on_a_hole() -> None:
    assert "mage" not in with_mage("water-2", "A1 B1 A2", "B2 . .", ". # .").choices("anna")


def test_water_2_lifts_the_line_over_holes_in_between() -> None:
    t = with_mage("water-2", "A1 B1 A2", "B2 # .")
    t.plays("anna", "mage")
    assert t.field == ["B2 # .", "A1 B1 A2"]


def test_water_2_must_keep_all_cards_in_contact() -> None:
    """Without row 0 the card on 1,3 touches nothing; column 0 can go."""
    t = with_mage("water-2", "A1 B1 A2 B2", "A3 . . B3", "B1 . . .")
    t.plays("anna", "mage")
    assert t.field == ["B1 A2 B2 A1", ". . B3 A3", ". . . B1"]


def test_water_2_must_stay_within_the_span() -> None:
    assert "mage" not in with_mage("water-2", "# . .", "A1 B1 A2", "B2 . .", "B3 . .").choices("anna")
    assert "mage" in with_mage("water-2", "A1 B1 A2", "B2 . .", "B3 . .").choices("anna")


def test_water_2_judges_the_outermost_line_by_cards_alone() -> None:
    t = with_mage("water-2", ". = .", "A1 B1 A2", "B2 . .")
    t.plays("anna", "mage")
    assert t.field == [". = .", ". . .", "B2 . .", "A1 B1 A2"]


def test_water_2_is_useless_on_a_field_of_one_row() -> None:
    assert "mage" not in with_mage("water-2", "A1 B1 A2").choices("anna")


def test_water_2_moves_illusions_face_down() -> None:
    t = with_mage("water-2", "A1* B1* A2", "B2 . .")
    t.plays("anna", "mage")
    assert t.field == ["B2 . .", "A1* B1* A2"]
