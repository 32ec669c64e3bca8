"""Earth: two mages that bury, and the powers XIX Support, XX Earthquake, XXI Crumble, XXII Border, XXIII Avalanche and
XXIV Rock.
"""

from __future__ import annotations

import pytest

from tests.games.eter.language import Holding, eter, with_mage, with_power

# --- Earth 1: a low card covers a high one


def test_earth_1_lets_a_low_card_cover_a_higher_card_of_the_rival() -> None:
    t = with_mage("earth-1", "A1 B3", hand="1 4")
    t.plays("anna", "mage", "1@0,1")
    assert (t.field, t.hand("anna")) == (["A1 B3/A1"], ["4"])


def test_earth_1_offers_only_lower_cards() -> None:
    t = with_mage("earth-1", "A1 B3", hand="2 3 4")
    t.plays("anna", "mage")
    assert t.choices("anna") == ["2@0,1"]
    t.answers("anna", "2@0,1")


@pytest.mark.parametrize("field", ["A3 B1", "A1 BE", "A1 B4*"])
def test_earth_1_covers_no_card_of_yours_no_eter_card_and_no_illusion(field: str) -> None:
    assert "mage" not in with_mage("earth-1", field, hand="2", bartek=["3"]).choices("anna")


def test_earth_1_does_not_play_the_eter_card() -> None:
    assert "mage" not in with_mage("earth-1", "A1 B3", hand="E").choices("anna")


def test_earth_1_goes_by_the_value_with_markers() -> None:
    assert "mage" in with_mage("earth-1", "A1 B2+", hand="2").choices("anna")
    assert "mage" not in with_mage("earth-1", "A1 B3-", hand="2").choices("anna")


def test_earth_1_may_complete_a_line_and_never_triggers_an_explosion() -> None:
    t = with_mage("earth-1", "A1 A2 A3 B3", hand="1 4")
    t.plays("anna", "mage", "1@0,3")
    assert (t.winners, t.reason) == (["anna"], "line")
    t = with_mage("earth-1", "A1 B2 A2 B3", "B1 A1 B2 A3", hand="2 4", explosion=5)
    t.plays("anna", "mage", "2@0,3")
    assert t.asks("bartek", "turn")


# --- Earth 2: a hole


def test_earth_2_makes_a_hole_on_an_available_cell() -> None:
    t = with_mage("earth-2", "A1 B1")
    t.plays("anna", "mage", "cell 0,2")
    assert t.field == ["A1 B1 #"]
    assert "0,2" not in t.goals("bartek", "4")


def test_earth_2_wants_a_cell_that_touches_a_card() -> None:
    t = with_mage("earth-2", "A1 B1 #")
    t.plays("anna", "mage")
    assert not {"cell 0,0", "cell 0,1", "cell 0,2", "cell 0,3", "cell 2,0"} & set(t.choices("anna"))
    t.answers("anna", "cell 1,1")
    assert t.field == ["A1 B1 #", ". # ."]


def test_earth_2_may_fix_an_edge_of_the_field() -> None:
    t = with_mage("earth-2", "A1 B1 A2")
    t.plays("anna", "mage", "cell 0,3")
    assert "0,-1" not in t.goals("bartek", "4")


def test_earth_2_may_take_the_last_free_cell() -> None:
    t = with_mage("earth-2", "A1 . #", "# # #", ". . .", ". . . #")
    t.plays("anna", "mage")
    assert t.field[0] == "A1 # # ."
    assert t.choices("bartek") == ["4@0,0"]


def test_earth_2_throws_the_border_out_of_its_cell() -> None:
    t = with_mage("earth-2", "A1 B1 =")
    t.plays("anna", "mage", "cell 0,2")
    assert t.field == ["A1 B1 #"]


# --- XIX Support


def test_support_raises_a_card_of_yours_by_one() -> None:
    t = with_power("XIX", "A3 B2")
    t.plays("anna", "power XIX")
    assert (t.field, t.points) == (["A3+ B2"], [4, 2])
    assert "4@0,0" not in t.choices("bartek")


@pytest.mark.parametrize("field", ["A4 B1", "AE B1", "A1/B2 B1", "A2* B3"])
def test_support_wants_a_face_up_top_card_of_yours_of_1_to_3(field: str) -> None:
    assert "power XIX" not in with_power("XIX", field, anna=["3"]).choices("anna")


def test_support_and_crumble_on_one_card_cancel_out() -> None:
    t = with_power("XIX", "A4- B2", anna=["3"])
    t.plays("anna", "power XIX")
    assert (t.field, t.points) == (["A4+- B2"], [4, 2])


def test_support_and_crumble_are_not_put_twice_on_a_card() -> None:
    assert "power XIX" not in with_power("XIX", "A1+ B2").choices("anna")
    assert "power XXI" not in with_power("XXI", "A1 B4-", bartek=["3"]).choices("anna")


def test_support_moves_with_its_card() -> None:
    t = eter("A3+ B2", mode="both", anna=["4"], bartek={"hand": ["4"], "mage": "water-1"}, turn=1)
    t.plays("bartek", "mage", "cell 1,1")
    assert t.field == ["B2", "A3+"]


def test_support_goes_when_its_card_leaves_the_field() -> None:
    t = eter("A3+ B2", anna=["1", "4"], bartek=["3", "4"], powers=["VII"], turn=1)
    t.plays("bartek", "power VII")
    t.plays("anna", "1@1,0")
    t.plays("bartek", "3@1,1")
    t.plays("anna", "3@2,0")
    assert t.field == ["B2 .", "A1 B3", "A3 ."]


# --- XX Earthquake


def test_earthquake_throws_out_all_face_up_1s_on_top() -> None:
    t = with_power("XX", "A1 B2/A1 B1 A3", ". . B2 .")
    t.plays("anna", "power XX")
    assert t.field == ["B2 . A3", ". B2 ."]
    assert (t.out("anna"), t.out("bartek")) == (["1", "1"], ["1"])


def test_earthquake_leaves_a_1_that_lay_under_another() -> None:
    t = with_power("XX", "B1/A1 B2")
    t.plays("anna", "power XX")
    assert t.field == ["B1 B2"]


def test_earthquake_needs_a_1_and_must_not_break_contact() -> None:
    assert "power XX" not in with_power("XX", "A2 B3").choices("anna")
    assert "power XX" not in with_power("XX", "A2 B1 B3").choices("anna")
    assert "power XX" in with_power("XX", "A2 B2/A1 B3").choices("anna")


def test_earthquake_sees_no_eter_card_and_no_illusion() -> None:
    assert "power XX" not in with_power("XX", "AE B1* A2").choices("anna")


def test_earthquake_goes_by_the_value_with_markers() -> None:
    t = with_power("XX", "A1+ B2-")
    t.plays("anna", "power XX")
    assert (t.field, t.out("bartek")) == (["A1+"], ["2"])


# --- XXI Crumble


def test_crumble_lowers_a_card_of_the_rival_by_one() -> None:
    t = with_power("XXI", "A1 B3", anna=["3", "4"])
    t.plays("anna", "power XXI")
    assert (t.field, t.points) == (["A1 B3-"], [1, 2])


@pytest.mark.parametrize("field", ["A2 B1", "A2 BE", "A2 B3*", "A2 B3/A4"])
def test_crumble_wants_a_face_up_top_card_of_the_rival_of_2_to_4(field: str) -> None:
    assert "power XXI" not in with_power("XXI", field, anna=["3"]).choices("anna")


def test_crumble_takes_no_card_of_your_own() -> None:
    t = with_power("XXI", "A3 B3 B2")
    t.plays("anna", "power XXI")
    assert t.choices("anna") == ["cell 0,1", "cell 0,2"]
    t.answers("anna", "cell 0,1")


# --- XXII Border


def test_border_fixes_an_open_edge_and_then_a_card_is_played() -> None:
    t = with_power("XXII", "A1", "B1", "A2")
    t.plays("anna", "power XXII", "cell 3,0")
    assert "4@-1,0" not in t.choices("anna")
    t.answers("anna", "4@1,1")
    assert t.field == ["A1 .", "B1 A4", "A2 .", "= ."]


def test_border_must_bring_an_axis_to_its_full_span() -> None:
    assert "power XXII" not in with_power("XXII", "A1 B1").choices("anna")
    t = with_power("XXII", "A1", "B1", "A2")
    t.plays("anna", "power XXII")
    assert {choice.partition(",")[0] for choice in t.choices("anna")} == {"cell -1", "cell 3"}
    t.answers("anna", "cell -1,1", "4@0,0")
    assert "power XXII" not in with_power("XXII", "A1", ". B1", ". . A2", ". . . B2").choices("anna")
    assert "power XXII" not in with_power("XXII", "A1 B1 A2 B2").choices("anna")
    assert "power XXII" not in with_power("XXII", "A1", "B1", "A2", "B2").choices("anna")


def test_border_may_be_played_on_at_once_and_the_card_keeps_the_edge() -> None:
    t = with_power("XXII", "A1", "B1", "A2", bartek=["3"])
    t.plays("anna", "power XXII", "cell 3,0", "4@3,0")
    assert t.field == ["A1", "B1", "A2", "A4"]
    assert not [goal for goal in t.goals("bartek", "3") if goal.startswith("-1,")]


@pytest.mark.parametrize("play", ["4@0,0", "E@0,0", "?4@0,0"])
def test_border_may_later_be_replaced_by_any_card(play: str) -> None:
    t = eter("=", "A1", "B1", "A2", mode="elemental", illusions="yes", anna=["3"], bartek=["4", "E"], turn=1)
    t.plays("bartek", play)
    assert "=" not in " ".join(t.field)


def test_border_allows_the_eter_card_and_an_attack_on_an_illusion() -> None:
    t = with_power("XXII", "A1", "B1*", "A2", anna=["3", "E"])
    t.plays("anna", "power XXII", "cell 3,0")
    assert "E@1,1" in t.choices("anna")
    t.answers("anna", "3@1,0")
    assert t.field == ["A1", "B1/A3", "A2", "="]


def test_border_may_complete_a_line_by_the_card_that_is_played() -> None:
    t = with_power("XXII", "A1", "A2", "A3")
    t.plays("anna", "power XXII", "cell 3,0", "4@3,0")
    assert (t.winners, t.reason) == (["anna"], "line")


# --- XXIII Avalanche


def test_avalanche_moves_two_neighbours_by_one_cell_along_their_line() -> None:
    t = with_power("XXIII", "A1/B3 B2", "B1")
    t.plays("anna", "power XXIII", "cell 0,1")
    assert t.field == [". A1/B3 B2", "B1 . ."]


def test_avalanche_names_the_cell_in_front_and_the_direction() -> None:
    t = with_power("XXIII", "A1 B2", "B1")
    t.plays("anna", "power XXIII")
    assert t.choices("anna") == ["cell 0,0", "cell 0,1", "cell 1,0"]
    t.answers("anna", "cell 0,0")
    assert t.choices("anna") == ["north", "west"]
    t.answers("anna", "north")
    assert t.field == ["A1 .", "B1 B2"]


def test_avalanche_needs_a_free_cell_in_front_and_moves_no_eter_card() -> None:
    t = with_power("XXIII", "A1 B2 #", "B1")
    t.plays("anna", "power XXIII")
    assert "cell 0,1" not in t.choices("anna")
    t.answers("anna", "cell 0,0", "west")
    t = with_power("XXIII", "A1 B2 A3", "B1")
    t.plays("anna", "power XXIII")
    assert "cell 0,1" not in t.choices("anna")
    t.answers("anna", "cell 0,0")
    assert "power XXIII" not in with_power("XXIII", "AE B2").choices("anna")
    assert "power XXIII" not in with_power("XXIII", "A1", ". B2").choices("anna")


def test_avalanche_must_not_break_contact() -> None:
    t = with_power("XXIII", "A1 B2 A3")
    assert "power XXIII" not in t.choices("anna")


def test_avalanche_must_stay_within_the_span() -> None:
    t = with_power("XXIII", ". . A1 B2", "B1 A2 A3 .")
    t.plays("anna", "power XXIII")
    assert "cell 0,3" not in t.choices("anna")
    t.answers("anna", "cell 0,2", "west")


def test_avalanche_moves_illusions_face_down_and_may_push_onto_the_border() -> None:
    t = with_power("XXIII", "A1* B2* =", "B1")
    t.plays("anna", "power XXIII", "cell 0,1")
    assert t.field == [". A1* B2*", "B1 . ."]


# --- XXIV Rock


@pytest.mark.parametrize("owner", ["A", "B"])
def test_rock_lies_on_an_illusion_of_anybody_whatever_the_values(owner: str) -> None:
    t = with_power("XXIV", f"{owner}3* B1", anna=["1", "4"])
    t.plays("anna", "power XXIV", "cell 0,0", "card 1")
    assert (t.field, t.hand("anna")) == ([f"{owner}3*/A1 B1"], ["4"])


def test_rock_is_a_combat_card_and_wants_an_illusion_on_top() -> None:
    t = with_power("XXIV", "B3* B1", anna=["4", "E"])
    t.plays("anna", "power XXIV", "cell 0,0")
    assert t.choices("anna") == ["card 4"]
    t.answers("anna", "card 4")
    assert "power XXIV" not in with_power("XXIV", "B3* B1", anna=["E"]).choices("anna")
    assert "power XXIV" not in with_power("XXIV", "B3*/A1 B1").choices("anna")


def test_rock_may_complete_a_line() -> None:
    t = with_power("XXIV", "A1 A2 A3 B1*")
    t.plays("anna", "power XXIV", "cell 0,3", "card 4")
    assert (t.winners, t.reason) == (["anna"], "line")


# --- both together


def test_each_player_uses_one_mage_or_one_power_in_a_game() -> None:
    anna: Holding = {"hand": ["3", "4"], "mage": "earth-2"}
    t = eter("A1 B2/B3", anna=anna, bartek=["3", "4"], powers=["VIII", "XX"])
    assert {"mage", "power VIII", "power XX"} <= set(t.choices("anna"))
    t.plays("anna", "power VIII")
    t.plays("bartek", "4@0,1")
    assert not {"mage", "power VIII", "power XX"} & set(t.choices("anna"))


def test_a_used_power_is_gone_for_both() -> None:
    t = with_power("XIX", "A1 B2", anna=["3", "4"])
    t.plays("anna", "power XIX")
    assert "power XIX" not in t.choices("bartek")
