"""Air: two mages that carry, and the powers VII Squall, VIII Gale, IX Hurricane, X Gust, XI Mirage, XII Storm."""

from __future__ import annotations

import pytest

from tests.games.eter.language import eter, with_mage, with_power

# --- Air 1: move a stack of yours


def test_air_1_moves_a_whole_stack_with_your_card_on_top() -> None:
    t = with_mage("air-1", "B1/A2 B3 A1")
    t.plays("anna", "mage", "cell 0,0", "cell 1,1")
    assert t.field == ["B3 A1", "B1/A2 ."]


def test_air_1_moves_to_any_free_cell_that_fits_after_lifting() -> None:
    t = with_mage("air-1", "A2 B3 B2 B1")
    t.plays("anna", "mage", "cell 0,4")
    assert t.field == ["B3 B2 B1 A2"]


def test_air_1_moves_no_stack_of_the_rival_and_no_eter_card() -> None:
    assert "mage" not in with_mage("air-1", "A1/B2 B1").choices("anna")
    assert "mage" not in with_mage("air-1", "AE B1").choices("anna")


def test_air_1_must_leave_the_others_in_contact() -> None:
    t = with_mage("air-1", "A1 A2 B1 A3")
    t.plays("anna", "mage")
    assert t.choices("anna") == ["cell 0,0", "cell 0,3"]
    t.answers("anna", "cell 0,0", "cell 1,1")


def test_air_1_needs_a_goal_that_touches_the_others() -> None:
    t = with_mage("air-1", "A1 B1", ". B2")
    t.plays("anna", "mage")
    assert not {"cell 1,-1", "cell -1,-1", "cell 0,-1"} & set(t.choices("anna"))
    t.answers("anna", "cell 2,2")
    assert t.field == ["B1 .", "B2 .", ". A1"]


def test_air_1_does_not_put_the_stack_back_and_never_moves_the_only_one() -> None:
    assert "mage" not in with_mage("air-1", "A1").choices("anna")
    assert "mage" not in with_mage("air-1", "A1 #").choices("anna")
    t = with_mage("air-1", "A1 B1")
    t.plays("anna", "mage")
    assert "cell 0,0" not in t.choices("anna")
    t.answers("anna", "cell 0,2")


def test_air_1_moves_an_own_illusion_face_down() -> None:
    t = with_mage("air-1", "A1* B1")
    t.plays("anna", "mage", "cell 0,2")
    assert t.field == ["B1 A1*"]


def test_air_1_uses_no_hole_but_may_use_the_cell_of_the_border() -> None:
    t = with_mage("air-1", "A1 B1 #", ". . =")
    t.plays("anna", "mage")
    assert "cell 0,2" not in t.choices("anna")
    t.answers("anna", "cell 1,2")
    assert t.field == ["B1 #", ". A1"]


def test_air_1_carries_a_marker_along() -> None:
    t = with_mage("air-1", "A1+ B1")
    t.plays("anna", "mage", "cell 0,2")
    assert t.field == ["B1 A1+"]


# --- Air 2: the mage as an Eter card


def test_air_2_lays_the_mage_as_a_second_eter_card() -> None:
    t = with_mage("air-2", "A1 B1")
    t.plays("anna", "mage", "cell 0,2")
    assert t.field == ["A1 B1 AM"]
    assert t.points == [2, 1]
    assert "4@0,2" not in t.choices("bartek")


def test_air_2_lies_only_on_available_cells() -> None:
    t = with_mage("air-2", "A1 B1 #")
    t.plays("anna", "mage")
    assert not {"cell 0,0", "cell 0,1", "cell 0,2", "cell 0,3"} & set(t.choices("anna"))
    t.answers("anna", "cell 1,0")


def test_air_2_is_immune_like_an_eter_card() -> None:
    t = eter("AM B1", anna={"hand": ["4"], "mage": "air-2", "mage_used": True}, bartek=["4"], powers=["VII"], turn=1)
    assert "power VII" not in t.choices("bartek")


def test_air_2_is_used_up_for_this_game() -> None:
    t = eter("A1 B1", anna={"hand": ["3", "4"], "mage": "air-2"}, bartek=["3", "4"], powers=["XX"])
    t.plays("anna", "mage", "cell 0,2")
    t.plays("bartek", "3@1,0")
    assert not {"mage", "power XX"} & set(t.choices("anna"))


# --- VII Squall


def test_squall_returns_a_top_card_of_the_rival() -> None:
    t = with_power("VII", "A1/B2 B3")
    t.plays("anna", "power VII", "cell 0,0")
    assert (t.field, t.aside("bartek")) == (["A1 B3"], ["2"])


def test_squall_must_not_break_contact() -> None:
    assert "power VII" not in with_power("VII", "A1 B2 A3").choices("anna")
    assert "power VII" in with_power("VII", "A1 A2/B3 A3").choices("anna")


def test_squall_does_not_work_on_an_eter_card_nor_on_your_own_cards() -> None:
    assert "power VII" not in with_power("VII", "A1 BE", "A2").choices("anna")


def test_squall_returns_an_illusion_unrevealed() -> None:
    t = with_power("VII", "A1 B2*")
    t.plays("anna", "power VII")
    assert t.aside("bartek") == ["2*"]


# --- VIII Gale


def test_gale_returns_every_card_that_covers_another() -> None:
    t = with_power("VIII", "A1/B2/A3 B1", "B2/A4 .", anna=["3"])
    t.plays("anna", "power VIII")
    assert t.field == ["A1 B1", "B2 ."]
    assert (t.aside("anna"), t.aside("bartek")) == (["3", "4"], ["2"])


def test_gale_needs_a_stack() -> None:
    assert "power VIII" not in with_power("VIII", "A1 B1 A2").choices("anna")


def test_gale_leaves_eter_cards_and_returns_covering_illusions_unrevealed() -> None:
    t = with_power("VIII", "AE A1/B2*")
    t.plays("anna", "power VIII")
    assert (t.field, t.aside("bartek")) == (["AE A1"], ["2*"])


# --- IX Hurricane


def test_hurricane_shifts_a_full_line_and_returns_what_is_pushed_off_card_by_card() -> None:
    t = with_power("IX", "A1/B2 B1 A2 B3")
    t.plays("anna", "power IX", "cell 0,0")
    assert t.field == ["B1 A2 B3"]
    assert (t.aside("anna"), t.aside("bartek")) == (["1"], ["2"])


def test_hurricane_chooses_the_line_and_the_direction() -> None:
    t = with_power("IX", "A1 B1 A2 B3", "B2", "A3", "B1")
    t.plays("anna", "power IX")
    assert t.choices("anna") == ["cell 0,0", "cell 0,3", "cell 3,0"]
    t.answers("anna", "cell 0,0")
    assert t.choices("anna") == ["north", "west"]
    t.answers("anna", "north")
    assert t.field == ["B2 B1 A2 B3", "A3 . . .", "B1 . . ."]


def test_hurricane_leaves_the_first_cell_of_the_line_empty() -> None:
    t = with_power("IX", "A1 B1 A2 B3", "B2")
    t.plays("anna", "power IX", "cell 0,3")
    assert t.field == [". A1 B1 A2", "B2 . . ."]


def test_hurricane_needs_a_full_line_without_an_eter_card() -> None:
    assert "power IX" not in with_power("IX", "A1 B1 A2").choices("anna")
    assert "power IX" not in with_power("IX", "A1 BE A2 B3").choices("anna")
    assert "power IX" not in with_power("IX", "A1 # A2 B3", ". B1").choices("anna")


def test_hurricane_moves_illusions_face_down_and_returns_them_unrevealed() -> None:
    t = with_power("IX", "A1 B1* A2 B3*")
    t.plays("anna", "power IX", "cell 0,3")
    assert (t.field, t.aside("bartek")) == (["A1 B1* A2"], ["3*"])


# --- X Gust


def test_gust_moves_a_single_card_onto_a_lower_single_card_beside_it() -> None:
    t = with_power("X", "A1 B2")
    t.plays("anna", "power X")
    assert t.field == ["A1/B2"]


def test_gust_chooses_the_card_and_the_direction() -> None:
    t = with_power("X", "A1 B3", ". B2")
    t.plays("anna", "power X")
    assert t.choices("anna") == ["south", "west"]
    t.answers("anna", "south")
    assert t.field == ["A1 .", ". B2/B3"]


@pytest.mark.parametrize("field", [["A2 B2"], ["A1/B2 A3"], ["A1 B1/A3"], ["AE B2"], ["A1 BE"], ["A1", ". B2"]])
def test_gust_concerns_no_equal_cards_no_stacks_no_eter_cards_and_no_diagonals(field: list[str]) -> None:
    assert "power X" not in with_power("X", *field).choices("anna")


def test_gust_must_not_break_contact() -> None:
    assert "power X" not in with_power("X", "A1 B2 A2").choices("anna")
    assert "power X" in with_power("X", "A1 B2", ". A2").choices("anna")


def test_gust_goes_by_the_value_with_markers() -> None:
    assert "power X" in with_power("X", "A2+ B2").choices("anna")
    assert "power X" not in with_power("X", "A2 B1+").choices("anna")


def test_gust_takes_the_marker_off_the_card_that_is_covered() -> None:
    t = with_power("X", "A1+ B3+")
    t.plays("anna", "power X")
    assert t.field == ["A1/B3+"]


# --- XI Mirage


def test_mirage_swaps_your_illusion_for_a_hand_card_face_down() -> None:
    t = with_power("XI", "A1* B1", anna=["3", "4", "E"])
    t.plays("anna", "power XI", "cell 0,0")
    assert t.choices("anna") == ["card 3", "card 4"]
    t.answers("anna", "card 3")
    assert (t.field, t.hand("anna"), t.aside("anna")) == (["A3* B1"], ["4", "E"], ["1*"])


def test_mirage_may_swap_in_a_card_of_the_same_value() -> None:
    t = with_power("XI", "A1* B1", anna=["1", "4"])
    t.plays("anna", "power XI", "cell 0,0", "card 1")
    assert (t.field, t.aside("anna")) == (["A1* B1"], ["1*"])


@pytest.mark.parametrize("field", ["A1 B1*", "A1*/B2 B1", "A1 B1"])
def test_mirage_needs_your_own_illusion_on_top(field: str) -> None:
    assert "power XI" not in with_power("XI", field).choices("anna")


def test_mirage_needs_a_combat_card_in_hand() -> None:
    assert "power XI" not in with_power("XI", "A1* B1", anna=["E"]).choices("anna")


def test_mirage_does_not_make_the_new_card_the_last_played_one() -> None:
    t = eter(
        "A1* B1",
        anna={"hand": ["3", "4"], "last": [0, 0, 0]}, bartek=["4"], powers=["XI", "II"],
    )  # fmt: skip
    t.plays("anna", "power XI", "cell 0,0", "card 3")
    assert "power II" not in t.choices("bartek")


# --- XII Storm


def test_storm_throws_out_a_whole_stack() -> None:
    t = with_power("XII", "A1/B2/A3 B1")
    t.plays("anna", "power XII")
    assert (t.field, t.out("anna"), t.out("bartek")) == (["B1"], ["1", "3"], ["2"])


def test_storm_needs_a_stack_that_contact_can_do_without() -> None:
    assert "power XII" not in with_power("XII", "A1 A2/B3 B1").choices("anna")
    assert "power XII" not in with_power("XII", "A1 A2 B1").choices("anna")


def test_storm_throws_illusions_out_unrevealed_and_no_eter_card() -> None:
    t = with_power("XII", "AE B2*/A1")
    t.plays("anna", "power XII")
    assert (t.field, t.out("bartek")) == (["AE"], ["2*"])
