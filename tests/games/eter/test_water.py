"""The powers of water: XIII Tide, XIV Mist, XV Wave, XVI Whirlpool, XVII Blizzard, XVIII Waterfall."""

from __future__ import annotations

import pytest

from tests.games.eter.language import Holding, eter, with_mage, with_power

# --- XIII Tide


def test_tide_swaps_what_lies_on_two_cells() -> None:
    t = with_power("XIII", "A1/B2 B1", ". A3")
    t.plays("anna", "power XIII", "cell 0,0", "cell 1,1")
    assert t.field == ["A3 B1", ". A1/B2"]


def test_tide_takes_the_two_cells_in_either_order() -> None:
    t = with_power("XIII", "A1 B2")
    t.plays("anna", "power XIII", "cell 0,1")
    assert t.field == ["B2 A1"]


def test_tide_does_not_move_an_eter_card() -> None:
    t = with_power("XIII", "AE B2 A1")
    t.plays("anna", "power XIII")
    assert t.choices("anna") == ["cell 0,1", "cell 0,2"]
    t.answers("anna", "cell 0,1")
    assert t.field == ["AE A1 B2"]
    assert "power XIII" not in with_power("XIII", "AE B2").choices("anna")


def test_tide_does_not_swap_two_cells_with_identical_contents() -> None:
    assert "power XIII" not in with_power("XIII", "A1 A1").choices("anna")
    assert "power XIII" not in with_power("XIII", "A1/B2 A1/B2").choices("anna")
    assert "power XIII" in with_power("XIII", "A1/B2 B1/B2").choices("anna")
    assert "power XIII" in with_power("XIII", "A1+ A1").choices("anna")
    assert "power XIII" in with_power("XIII", "A2- A2").choices("anna")


def test_tide_takes_a_face_down_card_for_different_from_every_other() -> None:
    for first in ("cell 0,0", "cell 0,1"):
        t = with_power("XIII", "A1 A1*")
        t.plays("anna", "power XIII", first)
        assert t.field == ["A1* A1"]
    assert "power XIII" in with_power("XIII", "B1*/A2 B1/A2").choices("anna")


def test_tide_leaves_illusions_face_down_and_markers_on_their_cards() -> None:
    t = with_power("XIII", "A1+ B2*")
    t.plays("anna", "power XIII", "cell 0,0")
    assert t.field == ["B2* A1+"]


# --- XIV Mist


def test_mist_plays_an_illusion_besides_the_usual_one() -> None:
    t = with_power("XIV", "A1 B1", anna=["2", "3"], illusions="yes")
    t.plays("anna", "power XIV", "?2@0,2")
    assert t.field == ["A1 B1 A2*"]
    t.plays("bartek", "4@0,0")
    assert t.goals("anna", "?3") != []


def test_mist_may_be_used_after_the_usual_illusion_has_gone() -> None:
    anna: Holding = {"hand": ["2"], "illusion_used": True}
    assert "power XIV" in with_power("XIV", "A1 B1", anna=anna, illusions="yes").choices("anna")


def test_mist_is_forbidden_while_an_illusion_of_yours_lies_on_top() -> None:
    assert "power XIV" not in with_power("XIV", "A1* B1").choices("anna")
    assert "power XIV" in with_power("XIV", "A1*/B2 B1").choices("anna")
    assert "power XIV" in with_power("XIV", "A1 B1*").choices("anna")


def test_mist_lies_on_an_empty_cell_and_is_no_eter_card() -> None:
    t = with_power("XIV", "A1 B1", anna=["4", "E"])
    t.plays("anna", "power XIV")
    assert {choice[:3] for choice in t.choices("anna")} == {"?4@"}
    assert not {"?4@0,0", "?4@0,1"} & set(t.choices("anna"))
    t.answers("anna", "?4@1,1")
    assert "power XIV" not in with_power("XIV", "A1 B1", anna=["E"]).choices("anna")


# --- XV Wave


def test_wave_moves_a_stack_by_one_cell_and_plays_a_card_into_its_place() -> None:
    t = with_power("XV", "B1/A2 B3", anna=["3", "4"])
    t.plays("anna", "power XV", "cell 0,0", "cell 1,1", "card 3")
    assert (t.field, t.hand("anna")) == (["A3 B3", ". B1/A2"], ["4"])


def test_wave_moves_in_all_eight_directions_and_anybodys_stack() -> None:
    t = with_power("XV", "B1")
    t.plays("anna", "power XV", "cell 0,0")
    assert len(t.choices("anna")) == 8
    t.answers("anna", "cell -1,1", "card 4")
    assert t.field == [". B1", "A4 ."]


def test_wave_judges_contact_when_the_card_has_been_played() -> None:
    """Lifting the middle card alone would break contact."""
    t = with_power("XV", "A1 B2 A3")
    t.plays("anna", "power XV", "cell 0,1", "cell 1,1", "card 4")
    assert t.field == ["A1 A4 A3", ". B2 ."]


def test_wave_must_stay_within_the_span() -> None:
    t = with_power("XV", "A1 B2 A3 B1")
    t.plays("anna", "power XV", "cell 0,3")
    assert "cell 0,4" not in t.choices("anna")
    t.answers("anna", "cell 1,3", "card 4")


def test_wave_moves_to_a_free_cell_and_no_hole() -> None:
    t = with_power("XV", "A1 B2", "# =")
    t.plays("anna", "power XV", "cell 0,0")
    assert not {"cell 0,1", "cell 1,0"} & set(t.choices("anna"))
    t.answers("anna", "cell 1,1", "card 4")
    assert t.field == ["A4 B2", "# A1"]


def test_wave_moves_no_eter_card_but_may_play_one() -> None:
    t = with_power("XV", "AE B2", anna=["4"])
    t.plays("anna", "power XV")
    assert t.choices("anna") == ["cell 0,1"]
    t.answers("anna", "cell 0,1", "cell 0,2", "card 4")
    t = with_power("XV", "A1 B2", anna=["E"])
    t.plays("anna", "power XV", "cell 0,0", "cell 1,0", "card E")
    assert t.field == ["AE B2", "A1 ."]


def test_wave_moves_an_illusion_face_down() -> None:
    t = with_power("XV", "A1 B2*")
    t.plays("anna", "power XV", "cell 0,1", "cell 0,2", "card 4")
    assert t.field == ["A1 A4 B2*"]


def test_wave_may_trigger_the_explosion() -> None:
    t = with_power("XV", "A1 B2 A2 B1", "B2 A2 B3", explosion=5)
    t.plays("anna", "power XV", "cell 1,2", "cell 1,3", "card 4")
    assert t.asks("anna", "explosion")


# --- XVI Whirlpool


def test_whirlpool_draws_two_single_cards_onto_the_free_cell_between_them() -> None:
    t = with_power("XVI", "A1 . B3", ". B1")
    t.plays("anna", "power XVI")
    assert t.field == ["A1/B3", "B1"]


def test_whirlpool_lets_you_choose_which_of_two_equal_cards_comes_on_top() -> None:
    t = with_power("XVI", "A2 . B2", ". B1")
    t.plays("anna", "power XVI")
    assert t.choices("anna") == ["cell 0,0", "cell 0,2"]
    t.answers("anna", "cell 0,0")
    assert t.field == ["B2/A2", "B1"]


def test_whirlpool_goes_by_the_value_with_markers() -> None:
    t = with_power("XVI", "A2+ . B2", ". B1")
    t.plays("anna", "power XVI")
    assert t.field == ["B2/A2+", "B1"]


def test_whirlpool_works_in_a_row_or_a_column() -> None:
    t = with_power("XVI", ". A1 .", "A2 . B3", ". B2 .")
    t.plays("anna", "power XVI")
    assert t.choices("anna") == ["row", "column"]
    t.answers("anna", "column")
    assert t.field == ["A2 A1/B2 B3"]


@pytest.mark.parametrize(
    "field",
    [["A1/B2 . B3", ". B1"], ["AE . B3", ". B1"], ["A1 # B3", ". B1"], ["A1 AE .", ". . BE", ". . B3"], ["A1 B2 B3"]],
    ids=["stack", "Eter", "hole", "diagonal", "occupied"],
)
def test_whirlpool_uses_no_stacks_no_eter_cards_no_holes_and_no_diagonals(field: list[str]) -> None:
    assert "power XVI" not in with_power("XVI", *field).choices("anna")


def test_whirlpool_must_not_break_contact() -> None:
    assert "power XVI" in with_power("XVI", ". A1 . B3", ". . B2 .").choices("anna")
    assert "power XVI" not in with_power("XVI", ". A1 . B3", "B1 . B2 .").choices("anna")


def test_whirlpool_may_use_the_cell_of_the_border_and_takes_the_marker_off_the_lower_card() -> None:
    t = with_power("XVI", "A1+ = B3+", ". B1")
    t.plays("anna", "power XVI")
    assert t.field == ["A1/B3+", "B1"]


# --- XVII Blizzard

# One cell is free, 0,1, and one card can be covered, the 3 beside it.
NARROW = ("A3 . #", "# # #", ". . .", ". . . #")


def test_blizzard_shuts_a_row_or_a_column_through_its_cell_in_the_rivals_next_turn() -> None:
    t = with_power("XVII", "A1 B1", anna=["2", "4"])
    t.plays("anna", "power XVII", "cell -1,0", "row")
    assert t.wall == {"cell": [-1, 0], "line": "row"}
    assert sorted({goal.partition(",")[0] for goal in t.goals("bartek", "4")}) == ["0", "1"]
    t = with_power("XVII", "A1 B1", anna=["2", "4"])
    t.plays("anna", "power XVII", "cell -1,0", "column")
    assert not [goal for goal in t.goals("bartek", "4") if goal.endswith(",0")]


def test_blizzard_is_over_when_the_rival_has_had_their_turn() -> None:
    t = with_power("XVII", "A1 B1", anna=["2", "4"], bartek=["3", "4"])
    t.plays("anna", "power XVII", "cell -1,0", "row")
    t.plays("bartek", "3@1,0")
    assert t.wall is None
    assert "-1,0" in t.goals("anna", "4")


def test_blizzard_is_over_even_if_the_rival_passed() -> None:
    anna: Holding = {"hand": [], "aside": ["1"]}
    t = eter("A1 B1", mode="elemental", anna=anna, bartek=["4"], wall={"cell": [-1, 0], "line": "row"})
    t.plays("anna", "pass")
    assert t.wall is None


def test_blizzard_forbids_free_cells_covers_illusions_and_attacks_in_its_line() -> None:
    wall = {"cell": [2, 0], "line": "column"}
    t = eter("B1 A1", "B2* .", mode="elemental", illusions="yes", anna=["4"], bartek=["4"], wall=wall)
    assert {choice.partition(",")[2] for choice in t.choices("anna")} == {"1", "2", "-1"}


@pytest.mark.parametrize(
    ("power", "answers", "shut"),
    [("V", [], "3@0,0"), ("VI", ["cell 0,1", "height 0"], "2@0,0"), ("XXII", ["cell 0,3"], "4@0,0")],
)
def test_blizzard_forbids_cards_played_by_powers_in_its_line(power: str, answers: list[str], shut: str) -> None:
    anna: Holding = {"hand": ["4"], "out": ["3"]}
    wall = {"cell": [1, 0], "line": "column"}
    for described in (None, wall):
        t = with_power(power, "B1 A2/B3 A1", anna=anna, wall=described)
        t.plays("anna", f"power {power}", *answers)
        assert (shut in t.choices("anna")) == (described is None)
        assert t.asks("anna", "play")


def test_blizzard_forbids_the_first_earth_mage_in_its_line() -> None:
    t = with_mage("earth-1", "B2 B3", hand="1", wall={"cell": [1, 0], "line": "column"})
    t.plays("anna", "mage")
    assert t.choices("anna") == ["1@0,1"]
    t.answers("anna", "1@0,1")


def test_blizzard_forbids_wave_rock_and_the_second_air_mage_in_its_line() -> None:
    wall = {"cell": [1, 0], "line": "column"}
    t = with_power("XV", "B1 B2", wall=wall)
    t.plays("anna", "power XV")
    assert t.choices("anna") == ["cell 0,1"]
    t.answers("anna", "cell 0,1", "cell 1,1", "card 4")
    assert "power XXIV" not in with_power("XXIV", "B1* B2", wall=wall).choices("anna")
    t = with_mage("air-2", "B1 B2", wall=wall)
    t.plays("anna", "mage")
    assert not [choice for choice in t.choices("anna") if choice.endswith(",0")]
    t.answers("anna", "cell 1,1")


def test_blizzard_lets_cards_move_into_its_line_but_not_onto_its_cell() -> None:
    wall = {"cell": [1, 0], "line": "row"}
    t = with_mage("air-1", "B1 A2", wall=wall)
    t.plays("anna", "mage")
    assert "cell 1,1" in t.choices("anna")
    assert "cell 1,0" not in t.choices("anna")
    t.answers("anna", "cell 1,1")


def test_blizzard_keeps_its_cell_free_from_holes_and_the_border() -> None:
    wall = {"cell": [1, 0], "line": "row"}
    t = with_mage("earth-2", "B1 A2", wall=wall)
    t.plays("anna", "mage")
    assert "cell 1,1" in t.choices("anna")
    assert "cell 1,0" not in t.choices("anna")
    t.answers("anna", "cell 1,1")
    t = with_power("XXII", "B1", "A2", "B2", wall={"cell": [3, 0], "line": "row"})
    t.plays("anna", "power XXII")
    assert "cell 3,1" in t.choices("anna")
    assert "cell 3,0" not in t.choices("anna")
    t.answers("anna", "cell 3,1", "4@0,0")


def test_blizzard_needs_an_available_cell() -> None:
    t = with_power("XVII", "A1 B1")
    t.plays("anna", "power XVII")
    assert not {"cell 0,0", "cell 0,1", "cell 3,3"} & set(t.choices("anna"))
    t.answers("anna", "cell 0,2", "row")


def test_blizzard_must_leave_the_rival_a_play_outside_its_line() -> None:
    assert "power XVII" not in with_power("XVII", *NARROW, bartek=["3"]).choices("anna")
    assert "power XVII" not in with_power("XVII", "AE . #", *NARROW[1:], bartek=["4"]).choices("anna")
    t = with_power("XVII", ". A3 . #", "# # # #", ". .", ". #", bartek=["3"])
    t.plays("anna", "power XVII", "cell 0,0")
    assert t.wall == {"cell": [0, 0], "line": "column"}
    t = with_power("XVII", *NARROW, bartek=["4"])
    t.plays("anna", "power XVII")
    assert t.wall == {"cell": [0, 1], "line": "column"}


def test_blizzard_does_not_count_on_cards_that_are_aside_or_on_an_eter_card_without_a_cell() -> None:
    assert "power XVII" not in with_power("XVII", *NARROW, bartek={"hand": ["1"], "aside": ["4"]}).choices("anna")
    assert "power XVII" not in with_power("XVII", *NARROW, bartek=["E"]).choices("anna")
    assert "power XVII" in with_power("XVII", "A1 B1", bartek=["E"]).choices("anna")


def test_blizzard_must_leave_a_play_whatever_the_hidden_cards_of_the_rival_are() -> None:
    assert "power XVII" in with_power("XVII", *NARROW, bartek={"hand": ["4"], "out": ["1"]}).choices("anna")
    assert "power XVII" not in with_power("XVII", *NARROW, bartek={"hand": ["4"], "out": ["1*"]}).choices("anna")
    assert "power XVII" in with_power(
        "XVII", "A2 . #", *NARROW[1:], bartek={"hand": ["3", "4"], "out": ["1*"]}
    ).choices("anna")


def test_blizzard_counts_on_a_card_that_came_back_to_the_hand_openly() -> None:
    t = eter(
        "B1* A3/A4 A3/B4 AE", ". . . #", "# # # #", "# # # #",
        anna=["1", "1", "2"], bartek=["1", "2"], powers=["IV", "XVII"], illusions="yes", turn=1,
    )  # fmt: skip
    t.plays("bartek", "power IV")
    t.plays("anna", "1@1,0")
    t.plays("bartek", "2@1,1")
    assert "power XVII" in t.choices("anna")  # the 4 can cover on 0,1 whatever else he holds


# --- XVIII Waterfall


def test_waterfall_lands_on_the_users_own_side_with_the_farthest_card_on_top() -> None:
    t = with_power("XVIII", "A1", "B2", "A3")
    t.plays("anna", "power XVIII")
    assert t.field == ["A3/B2/A1"]
    t = with_power("XVIII", "A1", "B2", "A3", turn=1)
    t.plays("bartek", "power XVIII")
    assert t.field == ["A1/B2/A3"]


def test_waterfall_lands_on_the_lowest_card_of_the_column_and_not_at_the_edge() -> None:
    t = with_power("XVIII", "A1 .", "B2 .", "A3 B1", ". B3")
    t.plays("anna", "power XVIII")
    assert t.field == ["A3/B2/A1 B1", ". B3"]


def test_waterfall_slides_over_gaps_but_not_over_holes() -> None:
    t = with_power("XVIII", "A1 .", ". B1", "B2 B3", "A3 .")
    t.plays("anna", "power XVIII")
    assert t.field == [". B1", ". B3", "A3/B2/A1 ."]
    assert "power XVIII" not in with_power("XVIII", "A1 .", "# B1", "B2 B3", "A3 .").choices("anna")
    assert "power XVIII" in with_power("XVIII", "#", "A1", "B2", "A3").choices("anna")


def test_waterfall_needs_three_cells_of_a_column_without_an_eter_card() -> None:
    assert "power XVIII" not in with_power("XVIII", "A1/B2", "A3").choices("anna")
    assert "power XVIII" not in with_power("XVIII", "A1 B2 A3").choices("anna")
    assert "power XVIII" not in with_power("XVIII", "A1", "AE", "B2").choices("anna")


def test_waterfall_must_not_break_contact_which_may_depend_on_the_users_side() -> None:
    field = ("A1 B1", "B2 .", "A3 .")
    assert "power XVIII" not in with_power("XVIII", *field).choices("anna")
    assert "power XVIII" in with_power("XVIII", *field, turn=1).choices("bartek")


def test_waterfall_chooses_the_column_by_the_cell_on_which_it_lands() -> None:
    t = with_power("XVIII", "A1 B1", "B2 A2", "A3 B3")
    t.plays("anna", "power XVIII")
    assert t.choices("anna") == ["cell 2,0", "cell 2,1"]
    t.answers("anna", "cell 2,1")
    assert t.field == ["A1 .", "B2 .", "A3 B3/A2/B1"]


def test_waterfall_keeps_the_order_of_each_stack_and_illusions_face_down() -> None:
    t = with_power("XVIII", "A1/B2*", "B1", "A3")
    t.plays("anna", "power XVIII")
    assert t.field == ["A3/B1/A1/B2*"]


def test_waterfall_takes_markers_off_cards_that_get_covered() -> None:
    t = with_power("XVIII", "A1+", "B2+", "A3+")
    t.plays("anna", "power XVIII")
    assert t.field == ["A3/B2/A1+"]
