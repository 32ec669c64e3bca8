"""The two mages of fire, who burn a covering card and an edge line."""

from __future__ import annotations

import pytest

from tests.games.eter.language import with_mage

# --- Fire 1: burn a card that covers yours


def test_fire_1_throws_out_a_card_that_covers_yours() -> None:
    t = with_mage("fire-1", "A1/B2 B1")
    t.plays("anna", "mage")
    assert (t.field, t.out("bartek")) == (["A1 B1"], ["2"])


def test_fire_1_chooses_among_several_stacks() -> None:
    t = with_mage("fire-1", "A1/B2 A2/B3")
    t.plays("anna", "mage")
    assert t.choices("anna") == ["cell 0,0", "cell 0,1"]
    t.answers("anna", "cell 0,1")
    assert t.field == ["A1/B2 A2"]


@pytest.mark.parametrize("stack", ["A1/B2/B3", "B1/B2", "A1/A2", "B1/A2"])
def test_fire_1_needs_your_card_directly_under_the_rivals_top_card(stack: str) -> None:
    assert "mage" not in with_mage("fire-1", f"{stack} B1" if stack[:2] != "B1" else f"{stack} A3").choices("anna")


def test_fire_1_throws_an_illusion_out_unrevealed() -> None:
    t = with_mage("fire-1", "A1/B2* B1")
    t.plays("anna", "mage")
    assert (t.field, t.out("bartek")) == (["A1 B1"], ["2*"])


# --- Fire 2: burn an edge line


def test_fire_2_throws_out_every_card_of_an_outermost_line_covered_ones_too() -> None:
    t = with_mage("fire-2", "B2 B1/A2 B3", "A1 A3")
    t.plays("anna", "mage")
    assert t.field == ["A1 A3"]
    assert (t.out("anna"), t.out("bartek")) == (["2"], ["1", "2", "3"])


def test_fire_2_chooses_the_edge() -> None:
    t = with_mage("fire-2", "A1 B1 B2", "B3 . .", "A2 . .")
    t.plays("anna", "mage")
    assert t.choices("anna") == ["north", "west"]
    t.answers("anna", "west")
    assert t.field == ["B1 B2"]


@pytest.mark.parametrize(
    ("field", "left"),
    [
        (["A1 B2 B3", ". B1 ."], ["B1"]),
        ([". B1 .", "A1 B2 B3"], ["B1"]),
        (["A1 .", "B2 B1", "B3 ."], ["B1"]),
        ([". A1", "B1 B2", ". B3"], ["B1"]),
    ],
    ids=["north", "south", "west", "east"],
)
def test_fire_2_burns_the_line_of_any_edge(field: list[str], left: list[str]) -> None:
    t = with_mage("fire-2", *field)
    t.plays("anna", "mage")
    assert t.field == left


def test_fire_2_burns_no_inner_line() -> None:
    t = with_mage("fire-2", ". B1 .", "A1 A2 B2", ". B3 .")
    assert "mage" not in t.choices("anna")


def test_fire_2_needs_three_cells_not_three_cards() -> None:
    assert "mage" not in with_mage("fire-2", "A1/B2 B3", ". B1").choices("anna")


def test_fire_2_needs_a_card_of_yours_on_top() -> None:
    assert "mage" not in with_mage("fire-2", "A1/B2 B3 B1", "A2").choices("anna")


def test_fire_2_does_not_burn_an_eter_card() -> None:
    t = with_mage("fire-2", "A1 BE B2 B3", ". A2")
    t.plays("anna", "mage")
    assert t.field == ["BE", "A2"]


def test_fire_2_does_not_count_an_eter_card_among_the_three_nor_as_yours() -> None:
    assert "mage" not in with_mage("fire-2", "A1 BE B2", ". A2").choices("anna")
    assert "mage" not in with_mage("fire-2", "B1 AE B2 B3", ". A2").choices("anna")


def test_fire_2_must_not_break_contact() -> None:
    assert "mage" in with_mage("fire-2", "A1 B2 A3 BE", ". . B1").choices("anna")
    assert "mage" not in with_mage("fire-2", "A1 B2 A3 BE", "B1").choices("anna")


def test_fire_2_throws_illusions_out_unrevealed() -> None:
    t = with_mage("fire-2", "A1 B2* B3", "B1")
    t.plays("anna", "mage")
    assert t.out("bartek") == ["2*", "3"]


@pytest.mark.parametrize("field", [["A1 B2 B3"], ["A1", "B2", "B3"]])
def test_fire_2_may_empty_a_table_of_one_row_or_column(field: list[str]) -> None:
    t = with_mage("fire-2", *field)
    t.plays("anna", "mage")
    assert t.field == []


def test_fire_2_judges_the_outermost_line_by_cards_alone() -> None:
    t = with_mage("fire-2", "# . = .", "A1 B2 B3 .", "B1 . . .")
    t.plays("anna", "mage")
    assert t.field == ["# . =", ". . .", "B1 . ."]


def test_fire_2_opens_the_field_again() -> None:
    t = with_mage("fire-2", "A1 B2 B3", "B1", "A2", "A3")
    t.plays("anna", "mage", "north")
    assert {"-1,0", "3,0"} <= set(t.goals("bartek", "4"))
