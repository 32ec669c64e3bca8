"""A turn of ETER: covering, the Eter card, passing, cards aside, the last turn."""

from __future__ import annotations

from tests.games.eter.language import Holding, eter, new_game

# A full training field without a line.
FULL = ("A3 B3 A2", "B2 A3 B3", "B2 A1 B1")
# Nothing touches the one empty cell of this training field.
WALLED_IN = (". # A3", "# # B3", "A2 B2 A3")


# --- covering


def test_a_card_covers_a_card_of_strictly_lower_value_whoever_owns_it() -> None:
    t = eter("A1 B2 A3", anna=["2", "3", "4"], bartek=["3"])
    assert [goal for goal in t.goals("anna", "2") if goal in ("0,0", "0,1", "0,2")] == ["0,0"]
    assert [goal for goal in t.goals("anna", "3") if goal in ("0,0", "0,1", "0,2")] == ["0,0", "0,1"]
    assert [goal for goal in t.goals("anna", "4") if goal in ("0,0", "0,1", "0,2")] == ["0,0", "0,1", "0,2"]


def test_a_card_of_equal_value_cannot_be_covered() -> None:
    t = eter("A1 B2", anna=["2"], bartek=["3"])
    assert "2@0,1" not in t.choices("anna")
    assert "2@0,0" in t.choices("anna")


def test_the_covered_card_stays_and_towers_may_have_any_height() -> None:
    t = eter("A1/B2/A3", anna=["1"], bartek=["4"], turn=1)
    t.plays("bartek", "4@0,0")
    assert t.field == ["A1/B2/A3/B4"]


def test_covering_looks_only_at_the_top_card() -> None:
    t = eter("A1/B3", anna=["2"], bartek=["4"])
    assert "2@0,0" not in t.choices("anna")


def test_markers_count_when_a_card_is_covered() -> None:
    t = eter("B2+ B3-", mode="elemental", anna=["2", "3"], bartek=["4"])
    assert "3@0,0" not in t.choices("anna")
    assert "3@0,1" in t.choices("anna")
    assert "2@0,1" not in t.choices("anna")


def test_a_marker_disappears_when_its_card_is_covered() -> None:
    t = eter("B2+ B1", mode="elemental", anna=["4"], bartek=["3"])
    t.plays("anna", "4@0,0")
    assert t.field == ["B2/A4 B1"]


# --- the Eter card


def test_the_eter_card_lies_only_on_an_empty_cell() -> None:
    t = eter("B1", mode="mages", illusions="yes", anna=["E"], bartek=["4"])
    assert len(t.goals("anna", "E")) == 8
    assert "0,0" not in t.goals("anna", "E")


def test_the_eter_card_can_never_be_covered() -> None:
    t = eter("BE", mode="mages", anna=["4"], bartek=["4"])
    assert "4@0,0" not in t.choices("anna")


def test_the_eter_card_cannot_be_an_illusion() -> None:
    t = eter("B1", mode="mages", illusions="yes", anna=["E", "2"], bartek=["4"])
    assert all(choice[:2] in ("E@", "2@", "?2") for choice in t.choices("anna"))


def test_there_is_no_eter_card_in_training() -> None:
    t = new_game()
    assert t.hand("anna") == t.hand("bartek") == ["1", "1", "2", "2", "3", "3", "4"]


def test_in_the_other_modes_everybody_has_ten_cards_the_eter_card_among_them() -> None:
    for mode in ("mages", "elemental", "both"):
        t = new_game(mode=mode)
        assert t.hand("anna") == t.hand("bartek") == ["1", "1", "2", "2", "2", "3", "3", "3", "4", "E"]


# --- passing


def test_nobody_may_pass_who_can_do_something() -> None:
    t = eter("A1", anna=["1"], bartek=["4"])
    assert "pass" not in t.choices("anna")


def test_a_player_who_can_do_nothing_is_still_asked_and_passes() -> None:
    t = eter(*FULL, anna=["1"], bartek=["4"])
    assert t.choices("anna") == ["pass"]
    t.plays("anna", "pass")
    assert t.told("bartek")[:1] == ["anna passed"]
    assert t.asks("bartek", "turn")


def test_two_passes_in_a_row_end_the_game_by_points() -> None:
    t = eter(*WALLED_IN, anna=["1"], bartek=["1"])
    t.plays("anna", "pass")
    t.plays("bartek", "pass")
    assert (t.winners, t.reason) == (["anna"], "points")


def test_a_play_between_two_passes_keeps_the_game_going() -> None:
    t = eter(*WALLED_IN, anna=["1", "1"], bartek=["1", "3"])
    t.plays("anna", "pass")
    t.plays("bartek", "3@2,0")
    t.plays("anna", "pass")
    assert t.asks("bartek", "turn")


def test_a_pass_before_the_position_counts_as_the_first_of_two() -> None:
    t = eter(*WALLED_IN, anna=["1"], bartek=["1"], passed=True)
    t.plays("anna", "pass")
    assert t.reason == "points"


def test_a_pass_while_cards_lie_aside_does_not_count_towards_the_two() -> None:
    t = eter(*WALLED_IN, anna=["1"], bartek={"hand": ["1"], "aside": ["4"]})
    t.plays("anna", "pass")
    t.plays("bartek", "pass")
    t.plays("anna", "pass")
    assert t.asks("bartek", "turn")
    assert "4@0,2" in t.choices("bartek")


# --- cards aside


def test_a_card_returned_by_the_rival_sits_out_its_owners_next_turn() -> None:
    t = eter("A1 A2 B3", anna=["3", "4"], bartek=["1", "4"], powers=["VII"])
    t.plays("anna", "power VII")
    assert (t.hand("bartek"), t.aside("bartek")) == (["1", "4"], ["3"])
    t.plays("bartek", "1@1,0")
    assert (t.hand("bartek"), t.aside("bartek")) == (["3", "4"], [])


def test_a_card_returned_by_its_owner_sits_out_the_owners_next_turn_too() -> None:
    t = eter("A1 A2 B2", anna=["3", "4"], bartek=["1", "4"], powers=["IV"])
    t.plays("anna", "power IV")
    assert t.aside("anna") == t.aside("bartek") == ["2"]
    t.plays("bartek", "1@1,0")
    assert (t.hand("anna"), t.aside("anna")) == (["3", "4"], ["2"])
    assert (t.hand("bartek"), t.aside("bartek")) == (["2", "4"], [])
    t.plays("anna", "3@0,1")
    assert (t.hand("anna"), t.aside("anna")) == (["2", "4"], [])


def test_an_empty_hand_with_cards_aside_passes_and_then_takes_them_up() -> None:
    t = eter("A1 B2", anna=["3", "4"], bartek={"hand": [], "aside": ["1"]}, turn=1)
    assert t.choices("bartek") == ["pass"]
    t.plays("bartek", "pass")
    assert t.hand("bartek") == ["1"]
    assert t.asks("anna", "turn")


def test_the_game_does_not_end_while_a_player_without_a_hand_has_cards_aside() -> None:
    t = eter("A1 B2", anna=["3", "4"], bartek={"hand": [], "aside": ["1"]})
    t.plays("anna", "3@1,0")
    assert t.position["last_turn"] is False
    t.plays("bartek", "pass")
    t.plays("anna", "4@1,1")
    assert t.asks("bartek", "turn")


def test_cards_aside_are_no_cards_in_hand_for_mage_and_power() -> None:
    anna: Holding = {"hand": [], "aside": ["4"], "mage": "earth-2"}
    t = eter("A1 A2/B3", anna=anna, bartek=["4"], powers=["VIII"])
    assert t.choices("anna") == ["pass"]


def test_the_eter_card_alone_is_a_card_in_hand_for_mage_and_power() -> None:
    t = eter("A1 A2/B3", anna={"hand": ["E"], "mage": "earth-2"}, bartek=["4"], powers=["VIII"])
    assert {"mage", "power VIII"} <= set(t.choices("anna"))


def test_a_returned_card_always_goes_to_its_owner() -> None:
    t = eter("A1/B2/A3 B1", anna=["4"], bartek=["4"], powers=["VIII"], turn=1)
    t.plays("bartek", "power VIII")
    assert (t.aside("anna"), t.aside("bartek")) == (["3"], ["2"])


# --- the last turn


def test_after_the_field_is_full_the_other_player_has_one_last_turn() -> None:
    t = eter("A1 B2 A3", "A2 B1 B3", "B2 A1 .", anna=["3", "4"], bartek=["3", "4"])
    t.plays("anna", "3@2,2")
    assert t.position["last_turn"] is True
    t.plays("bartek", "4@2,2")
    assert (t.winners, t.reason, t.points) == (["bartek"], "points", [7, 12])


def test_after_a_hand_has_run_out_the_other_player_has_one_last_turn() -> None:
    t = eter("A1 B2", anna=["3"], bartek=["3", "4"])
    t.plays("anna", "3@0,2")
    t.plays("bartek", "4@1,0")
    assert (t.winners, t.reason, t.points) == (["bartek"], "points", [4, 6])


def test_the_next_turn_is_the_last_one_whichever_player_has_no_cards() -> None:
    t = eter("A1 B2", anna=["3", "4"], bartek=[])
    t.plays("anna", "3@0,2")
    t.plays("bartek", "pass")
    assert (t.winners, t.reason, t.points) == (["anna"], "points", [4, 2])


def test_the_last_turn_may_be_a_power() -> None:
    t = eter("A3 A1 B2", anna=["3"], bartek=["4"], powers=["VII"])
    t.plays("anna", "3@1,0")
    t.plays("bartek", "power VII", "cell 0,0")
    assert (t.winners, t.points) == (["anna"], [4, 2])


def test_the_last_turn_may_be_a_mage() -> None:
    t = eter("A1/B2 B3", anna=["3"], bartek={"hand": ["4"], "mage": "air-2"})
    t.plays("anna", "3@0,2")
    assert "mage" in t.choices("bartek")
    t.plays("bartek", "mage", "cell 1,0")
    assert (t.winners, t.points) == (["bartek"], [3, 6])


def test_after_the_last_turn_the_game_is_counted_although_cards_have_come_back() -> None:
    t = eter("A2 A1 B1", anna=["3"], bartek=["4"], powers=["IV"])
    t.plays("anna", "3@1,0")
    t.plays("bartek", "power IV")
    assert t.aside("anna") == t.aside("bartek") == ["1"]
    assert (t.winners, t.points) == (["anna"], [5, 0])


def test_a_player_who_cannot_act_in_the_last_turn_passes_and_the_game_is_counted() -> None:
    t = eter("A1 B2 A3", "A2 B1 B3", "B2 A1 .", anna=["3", "4"], bartek=["1"])
    t.plays("anna", "3@2,2")
    t.plays("bartek", "pass")
    assert (t.winners, t.reason, t.points) == (["anna"], "points", [10, 8])


def test_a_line_wins_in_the_last_turn_too() -> None:
    t = eter("B1 B2 A1", anna=["3"], bartek=["4"])
    t.plays("anna", "3@1,1")
    t.plays("bartek", "4@0,2")
    assert (t.winners, t.reason) == (["bartek"], "line")


def test_holes_count_as_filled() -> None:
    t = eter("A1 B2 A3", "A2 # B3", "B2 A1 .", anna=["3", "4"], bartek=["4"])
    t.plays("anna", "3@2,2")
    assert t.position["last_turn"] is True


def test_the_border_does_not_fill_its_cell() -> None:
    t = eter("A1 B2 A3", "A2 = B3", "B2 A1 .", anna=["3", "4"], bartek=["4"])
    t.plays("anna", "3@2,2")
    assert t.position["last_turn"] is False
