"""The field of ETER: contact, the span that play decides, and the numbers of its cells."""

from __future__ import annotations

import pytest

from tests.games.eter.language import SpokenEter, eter


def rows(t: SpokenEter, seat: str, card: str) -> list[int]:
    """The rows in which a card may be played."""
    return sorted({int(goal.split(",")[0]) for goal in t.goals(seat, card)})


def columns(t: SpokenEter, seat: str, card: str) -> list[int]:
    """The columns in which a card may be played."""
    return sorted({int(goal.split(",")[1]) for goal in t.goals(seat, card)})


# --- contact


def test_the_first_card_may_lie_anywhere_and_an_empty_table_has_the_one_cell_0_0() -> None:
    t = eter(anna=["3"], bartek=["3"])
    assert t.choices("anna") == ["3@0,0"]


def test_a_card_touches_another_by_a_side_or_a_corner() -> None:
    t = eter("A1", anna=["1"], bartek=["3"])
    assert t.goals("anna", "1") == ["-1,-1", "-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0", "1,1"]


def test_a_cell_that_touches_no_card_is_not_available_although_it_fits() -> None:
    t = eter("A1", ". B1", anna=["1"], bartek=["3"])
    assert "2,0" in t.goals("anna", "1")
    assert "0,2" in t.goals("anna", "1")
    t = eter("A1 B1", anna=["1"], bartek=["3"])
    assert "2,0" not in t.goals("anna", "1")


# --- the span


def test_the_third_card_in_a_column_fixes_the_rows_of_a_training_field() -> None:
    t = eter("A1", "B1", anna=["2"], bartek=["3"])
    assert rows(t, "anna", "2") == [-1, 0, 1, 2]
    t.plays("anna", "2@2,0")
    assert rows(t, "bartek", "3") == [0, 1, 2]
    assert columns(t, "bartek", "3") == [-1, 0, 1]


def test_the_third_card_in_a_row_fixes_the_columns_of_a_training_field() -> None:
    t = eter("A1 B1", anna=["2"], bartek=["3"])
    t.plays("anna", "2@0,2")
    assert columns(t, "bartek", "3") == [0, 1, 2]
    assert rows(t, "bartek", "3") == [-1, 0, 1]


def test_the_fourth_card_in_a_column_fixes_the_rows_of_a_full_field() -> None:
    t = eter("A1", "B1", "A2", mode="mages", anna=["2"], bartek=["3"])
    assert rows(t, "anna", "2") == [-1, 0, 1, 2, 3]
    t.plays("anna", "2@3,0")
    assert rows(t, "bartek", "3") == [0, 1, 2, 3]
    assert columns(t, "bartek", "3") == [-1, 0, 1]


def test_the_fourth_card_in_a_row_fixes_the_columns_of_a_full_field() -> None:
    t = eter("A1 B1 A2", mode="mages", anna=["2"], bartek=["3"])
    t.plays("anna", "2@0,3")
    assert columns(t, "bartek", "3") == [0, 1, 2, 3]
    assert rows(t, "bartek", "3") == [-1, 0, 1]


def test_one_card_may_fix_both_axes() -> None:
    t = eter("A1", ". B1", anna=["2"], bartek=["3"])
    t.plays("anna", "2@2,2")
    assert rows(t, "bartek", "3") == columns(t, "bartek", "3") == [0, 1, 2]


def test_a_card_may_fix_no_axis() -> None:
    t = eter("A1", anna=["2"], bartek=["3"])
    t.plays("anna", "2@1,1")
    assert rows(t, "bartek", "3") == columns(t, "bartek", "3") == [-1, 0, 1, 2]


def test_a_field_is_open_again_when_cards_leave_its_outer_column() -> None:
    t = eter("A1 A2 B3 B1", anna=["4"], bartek=["4"], powers=["VII"])
    assert columns(t, "anna", "4") == [0, 1, 2, 3]
    t.plays("anna", "power VII")
    assert columns(t, "bartek", "4") == [-1, 0, 1, 2, 3]


def test_a_field_that_has_opened_again_may_be_defined_the_other_way() -> None:
    t = eter("A1 A2 B3 B1", anna=["3", "4"], bartek=["4"], powers=["VII"])
    t.plays("anna", "power VII")
    t.plays("bartek", "4@0,-1")
    assert t.field == ["B4 A1 A2 B3"]
    assert columns(t, "anna", "3") == [0, 1, 2, 3]


def test_holes_and_the_border_count_for_the_span() -> None:
    for edge in ("#", "="):
        t = eter(f"{edge} A1 A2", anna=["1"], bartek=["3"])
        assert columns(t, "anna", "1") == [0, 1, 2]


def test_holes_and_the_border_give_no_contact() -> None:
    for edge in ("#", "="):
        t = eter(f"{edge} A1", anna=["1"], bartek=["3"])
        assert columns(t, "anna", "1") == [0, 1, 2]
        assert "-1,-1" not in t.goals("anna", "1")


def test_no_card_lies_on_a_hole_but_any_card_may_lie_on_the_border() -> None:
    assert "0,0" not in eter("# A2", anna=["1"], bartek=["3"]).goals("anna", "1")
    assert "0,0" in eter("= A2", anna=["1"], bartek=["3"]).goals("anna", "1")


def test_the_wall_of_water_counts_neither_for_the_span_nor_for_contact() -> None:
    t = eter("A2 B2", anna=["1"], bartek=["3"], wall={"cell": [0, -1], "line": "column"})
    assert columns(t, "anna", "1") == [0, 1, 2]
    t = eter("A2", anna=["1"], bartek=["3"], wall={"cell": [0, 1], "line": "row"})
    assert "1,2" not in t.goals("anna", "1")


# --- an empty table


def test_an_effect_may_empty_the_table_and_the_next_card_lies_like_a_first_one() -> None:
    t = eter("A1 B1", anna=["4"], bartek=["3", "E"], powers=["XX"])
    t.plays("anna", "power XX")
    assert t.field == []
    assert t.choices("bartek") == ["3@0,0", "E@0,0"]


@pytest.mark.parametrize("edge", ["#", "="])
def test_on_a_table_with_nothing_but_a_hole_or_the_border_the_next_card_must_fit_with_it(edge: str) -> None:
    t = eter(f"A1 {edge}", anna=["4"], bartek=["3"], powers=["XX"])
    t.plays("anna", "power XX")
    assert t.field == [edge]
    assert rows(t, "bartek", "3") == columns(t, "bartek", "3") == [-3, -2, -1, 0, 1, 2, 3]
    assert ("0,0" in t.goals("bartek", "3")) == (edge == "=")


# --- the numbers of cells


def test_cells_are_renumbered_from_the_corner_when_the_next_turn_begins() -> None:
    t = eter("A1", anna=["2"], bartek=["3"])
    t.plays("anna", "2@-1,-1")
    assert t.field == ["A2 .", ". A1"]
    t.plays("bartek", "3@0,0")
    assert t.field == ["A2/B3 .", ". A1"]


def test_holes_and_the_border_count_for_the_corner_too() -> None:
    t = eter(". #", "= A2", anna=["1"], bartek=["3"])
    assert "1,0" in t.goals("anna", "1")
    assert t.position["field"] == [". #", "= A2"]


def test_the_corner_moves_when_the_cards_of_the_first_column_have_gone() -> None:
    t = eter("B1 A2 A3", anna=["4"], bartek=["4"], powers=["VII"])
    t.plays("anna", "power VII")
    assert t.field == ["A2 A3"]
    assert "0,0" in t.goals("bartek", "4")
    assert "0,-2" not in t.goals("bartek", "4")


def test_during_a_turn_the_cells_keep_their_numbers() -> None:
    t = eter("A1", "B1", "A2", anna=["3", "4"], bartek=["3"], powers=["XXII"])
    t.plays("anna", "power XXII", "cell -1,0", "3@0,0")
    assert t.field == ["=", "A1/A3", "B1", "A2"]


def test_a_position_may_be_written_with_a_margin_and_is_counted_from_its_corner() -> None:
    t = eter(". . .", ". A2 .", anna={"hand": ["1"], "last": [1, 1, 0]}, bartek=["3"])
    assert t.position["field"] == ["A2"]
    assert "0,1" in t.goals("anna", "1")
