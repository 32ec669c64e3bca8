"""The powers of fire: I Controlled Explosion, II Destruction, III Flame, IV Fire, V Ash, VI Spark."""

from __future__ import annotations

import pytest

from tests.games.eter.language import Holding, eter, with_power

# --- I Controlled Explosion


def test_controlled_explosion_needs_no_full_line_and_uses_up_this_games_card() -> None:
    t = with_power("I", "A1 B2 A2 B1", explosion={"card": 5, "next": 6})
    t.plays("anna", "power I", "rotate 0", "window 0,0")
    assert (t.field, t.aside("anna")) == (["B2 A2 B1"], ["1"])
    assert t.position["explosion"] == {"card": 5, "spent": True, "next": 6}


def test_controlled_explosion_leaves_no_other_explosion_in_this_game() -> None:
    t = eter("A1 B2 A2 B1", "B2 A2 B3 .", "A3", anna=["4"], bartek=["3", "4"], powers=["I"], explosion=5)
    t.plays("anna", "power I", "rotate 270", "window -1,0")
    assert t.field == ["A1 B2 A2 B1", "B2 A2 B3 ."]
    t.plays("bartek", "3@1,3")
    assert t.asks("anna", "turn")


def test_controlled_explosion_turns_up_the_next_card_if_this_games_is_spent() -> None:
    spent = {"card": 5, "spent": True, "next": 1}
    t = with_power("I", "A1 B2 A2 B1", explosion=spent)
    t.plays("anna", "power I", "rotate 0", "window 0,0")
    assert (t.field, t.out("bartek")) == (["A1 B2 A2"], ["1"])
    assert t.position["explosion"] == {"card": 1, "spent": True, "next": None}


def test_controlled_explosion_is_gone_when_the_card_is_spent_and_the_pile_is_empty() -> None:
    t = with_power("I", "A1 B2", explosion={"card": 5, "spent": True})
    assert "power I" not in t.choices("anna")
    assert "power I" not in with_power("I", "A1 B2").choices("anna")


def test_controlled_explosion_must_change_a_cell() -> None:
    t = with_power("I", "AE BE", explosion=5)
    assert "power I" not in t.choices("anna")
    t = with_power("I", "AE BE", explosion=7)
    assert "power I" in t.choices("anna")


def test_controlled_explosion_offers_only_rotations_that_change_a_cell() -> None:
    """Card 5 hits 0,0 as it is, and 1,0 turned by 90 or 180; the hole fixes the field."""
    t = with_power("I", "A1", "B1", ". . .", ". . . #", explosion=5)
    t.plays("anna", "power I")
    assert t.choices("anna") == ["rotate 0", "rotate 90", "rotate 180"]
    t.answers("anna", "rotate 0")
    assert t.field == ["B1 . . .", ". . . .", ". . . #"]


def test_controlled_explosion_offers_only_windows_that_change_a_cell() -> None:
    t = with_power("I", "A1", explosion=5)
    t.plays("anna", "power I", "rotate 0")
    assert t.choices("anna") == ["window -3,-1", "window -2,-3", "window 0,0"]
    t.answers("anna", "window -2,-3")
    assert (t.field, t.out("anna")) == ([], ["1"])


def test_controlled_explosion_with_a_card_just_turned_up_may_have_no_effect() -> None:
    spent = {"card": 7, "spent": True, "next": 5}
    t = with_power("I", "AE BE", explosion=spent)
    t.plays("anna", "power I")
    assert t.field == ["AE BE"]
    assert t.position["explosion"] == {"card": 5, "spent": True, "next": None}
    assert t.asks("bartek", "turn")


def test_controlled_explosion_hits_illusions_unrevealed_and_no_eter_card() -> None:
    t = with_power("I", "B1* BE", explosion=5)
    t.plays("anna", "power I", "rotate 0", "window 0,0")
    assert (t.field, t.aside("bartek")) == (["BE"], ["1*"])


# --- II Destruction


def test_destruction_throws_out_the_card_that_the_rival_played_last() -> None:
    t = eter("A1 B1", anna=["3", "4"], bartek=["2", "3"], powers=["II"], turn=1)
    t.plays("bartek", "2@0,2")
    t.plays("anna", "power II")
    assert (t.field, t.out("bartek")) == (["A1 B1"], ["2"])


def test_destruction_uncovers_what_lay_below() -> None:
    t = eter("A1 B1", anna=["3", "4"], bartek=["2", "3"], powers=["II"], turn=1)
    t.plays("bartek", "2@0,0")
    t.plays("anna", "power II")
    assert t.field == ["A1 B1"]


def test_destruction_is_not_possible_once_that_card_is_covered_or_gone() -> None:
    assert "power II" not in with_power("II", "A1 B1").choices("anna")
    bartek: Holding = {"hand": ["4"], "last": [0, 1, 0]}
    assert "power II" in eter("A1 B1", anna=["4"], bartek=bartek, powers=["II"]).choices("anna")
    assert "power II" not in eter("A1 B1/A2", anna=["4"], bartek=bartek, powers=["II"]).choices("anna")


def test_destruction_must_not_break_contact() -> None:
    bartek: Holding = {"hand": ["4"], "last": [0, 1, 0]}
    assert "power II" not in eter("A1 B1 A2", anna=["4"], bartek=bartek, powers=["II"]).choices("anna")


def test_destruction_does_not_work_on_an_eter_card() -> None:
    bartek: Holding = {"hand": ["4"], "last": [0, 1, 0]}
    assert "power II" not in eter("A1 BE", anna=["4"], bartek=bartek, powers=["II"]).choices("anna")


def test_destruction_throws_an_illusion_out_unrevealed() -> None:
    t = eter("A1 B1", illusions="yes", anna=["3", "4"], bartek=["2", "3"], powers=["II"], turn=1)
    t.plays("bartek", "?2@0,2")
    t.plays("anna", "power II")
    assert t.out("bartek") == ["2*"]


def test_destruction_after_a_failed_attack_hits_the_card_played_before() -> None:
    t = eter("A3* B1", anna=["3", "4"], bartek={"hand": ["2", "3"], "last": [0, 1, 0]}, powers=["II"], turn=1)
    t.plays("bartek", "2@0,0")
    t.plays("anna", "power II")
    assert (t.field, t.out("bartek")) == (["A3"], ["1", "2"])


def test_destruction_follows_the_last_played_card_when_it_is_moved() -> None:
    bartek: Holding = {"hand": ["2", "3"], "mage": "air-1", "last": [0, 1, 0]}
    t = eter("A1 B1", anna=["3", "4"], bartek=bartek, powers=["II"], turn=1)
    t.plays("bartek", "mage", "cell 1,0")
    t.plays("anna", "power II")
    assert (t.field, t.out("bartek")) == (["A1"], ["1"])


def test_destruction_cannot_reach_a_mage_laid_as_the_last_played_card() -> None:
    bartek: Holding = {"hand": ["4"], "mage": "air-2", "last": [0, 1, 0]}
    t = eter("A1 B1", anna=["3", "4"], bartek=bartek, powers=["II"], turn=1)
    t.plays("bartek", "mage", "cell 0,2")
    assert "power II" not in t.choices("anna")


# --- III Flame

# No cell is free: the only play with a 2 is an attack on the illusion.
CLOSED = ("A3 B2* #", "# # #", ". . .", ". . . #")


def test_flame_turns_up_an_illusion_of_the_rival_and_then_you_may_play_on_it() -> None:
    t = eter("A1 B2*", anna=["3", "4"], bartek=["4"], powers=["III"])
    t.plays("anna", "power III", "cell 0,1")
    assert t.field == ["A1 B2"]
    t.answers("anna", "3@0,1")
    assert t.field == ["A1 B2/A3"]


def test_flame_lets_you_play_only_by_the_usual_rules() -> None:
    t = eter("A1 B3*", anna=["3", "4"], bartek=["4"], powers=["III"])
    t.plays("anna", "power III", "cell 0,1")
    assert "3@0,1" not in t.choices("anna")
    assert "4@0,1" in t.choices("anna")
    t.answers("anna", "3@0,0")
    assert t.field == ["A1/A3 B3"]


@pytest.mark.parametrize("field", ["A1* B2", "B2*/A1 B1", "A1 B2"])
def test_flame_needs_an_illusion_of_the_rival_on_top(field: str) -> None:
    assert "power III" not in with_power("III", field).choices("anna")


def test_flame_needs_a_play_elsewhere_whatever_the_illusion_is() -> None:
    assert "power III" not in eter(*CLOSED, anna=["2"], bartek=["4"], powers=["III"]).choices("anna")
    assert "power III" in with_power("III", *CLOSED).choices("anna")


def test_flame_may_play_the_eter_card_or_attack_another_illusion() -> None:
    t = eter("B2* B1*", anna=["E", "3"], bartek=["4"], powers=["III"])
    t.plays("anna", "power III", "cell 0,0")
    assert "E@1,0" in t.choices("anna")
    t.answers("anna", "3@0,1")
    assert t.field == ["B2 B1/A3"]


def test_flame_asks_for_the_illusion_even_if_there_is_only_one() -> None:
    t = eter("A1 B2*", anna=["3"], bartek=["4"], powers=["III"])
    t.plays("anna", "power III")
    assert t.choices("anna") == ["cell 0,1"]
    assert t.asks("anna", "cell")


# --- IV Fire


def test_fire_power_returns_all_top_cards_of_a_value_to_their_owners() -> None:
    t = with_power("IV", "A2 B2 A2 B3")
    t.plays("anna", "power IV")
    assert (t.field, t.aside("anna"), t.aside("bartek")) == (["B3"], ["2", "2"], ["2"])


def test_fire_power_chooses_the_value() -> None:
    t = with_power("IV", "A2 B2 A3 B3")
    t.plays("anna", "power IV")
    assert t.choices("anna") == ["value 2", "value 3"]
    t.answers("anna", "value 3")
    assert t.field == ["A2 B2"]


def test_fire_power_takes_only_the_top_cards_and_equal_ones_below_stay() -> None:
    t = with_power("IV", "B2/A2 A1", "B2")
    t.plays("anna", "power IV")
    assert t.field == ["B2 A1"]


def test_fire_power_needs_two_cards_of_the_value() -> None:
    assert "power IV" not in with_power("IV", "A1 A2 B3").choices("anna")


def test_fire_power_offers_no_value_that_would_break_contact() -> None:
    assert "power IV" not in with_power("IV", "A1 A2 B1 B2").choices("anna")


def test_fire_power_does_not_take_an_eter_card_for_a_1() -> None:
    assert "power IV" not in with_power("IV", "AE A1 B3").choices("anna")


def test_fire_power_goes_by_the_value_with_markers() -> None:
    t = with_power("IV", "A1+ B2 A3-")
    t.plays("anna", "power IV")
    assert t.field == []
    assert t.aside("anna") == ["1", "3"]


# --- V Ash


def test_ash_plays_a_card_of_yours_that_is_out() -> None:
    t = eter("A1 B2", anna={"hand": ["4"], "out": ["3"]}, bartek=["4"], powers=["V"])
    t.plays("anna", "power V", "3@0,1")
    assert (t.field, t.out("anna"), t.hand("anna")) == (["A1 B2/A3"], [], ["4"])


def test_ash_knows_no_cards_aside_and_none_of_the_rival() -> None:
    t = eter("A1 B2", anna={"hand": ["4"], "aside": ["3"]}, bartek={"hand": ["4"], "out": ["3"]}, powers=["V"])
    assert "power V" not in t.choices("anna")


def test_ash_needs_a_place_by_the_usual_rules() -> None:
    t = eter("A3 B2 #", "# # #", ". . .", ". . . #", anna={"hand": ["1"], "out": ["2"]}, bartek=["4"], powers=["V"])
    assert "power V" not in t.choices("anna")


def test_ash_plays_an_unrevealed_card_face_up() -> None:
    t = eter("A1 B2", anna={"hand": ["4"], "out": ["3*"]}, bartek=["4"], powers=["V"])
    t.plays("anna", "power V", "3@1,0")
    assert t.field == ["A1 B2", "A3 ."]


def test_ash_may_attack_an_illusion() -> None:
    t = eter("A1 B2*", anna={"hand": ["4"], "out": ["1"]}, bartek=["4"], powers=["V"])
    t.plays("anna", "power V", "1@0,1")
    assert (t.field, t.out("anna")) == (["A1 B2"], ["1"])


def test_ash_needs_a_card_in_hand_like_every_power() -> None:
    t = eter("A1 B2", anna={"hand": [], "aside": ["4"], "out": ["3"]}, bartek=["4"], powers=["V"])
    assert t.choices("anna") == ["pass"]


def test_ash_may_complete_a_line() -> None:
    t = eter("A1 A2 A3", anna={"hand": ["4"], "out": ["1"]}, bartek=["4"], powers=["V"])
    t.plays("anna", "power V", "1@0,3")
    assert (t.winners, t.reason) == (["anna"], "line")


# --- VI Spark


def test_spark_pulls_a_covered_card_out_and_plays_it_elsewhere() -> None:
    t = with_power("VI", "A2/B3 B1")
    t.plays("anna", "power VI", "cell 0,0", "height 0", "2@0,1")
    assert t.field == ["B3 B1/A2"]


def test_spark_reaches_any_depth_and_the_rest_drops_together() -> None:
    t = with_power("VI", "A1/A2/B3 B1")
    t.plays("anna", "power VI", "cell 0,0")
    assert t.choices("anna") == ["height 0", "height 1"]
    t.answers("anna", "height 0", "1@1,0")
    assert t.field == ["A2/B3 B1", "A1 ."]


@pytest.mark.parametrize("field", ["A1/A2 B1", "B1/A2 B2", "B1/B2 A1"])
def test_spark_needs_a_card_of_the_rival_above_yours(field: str) -> None:
    assert "power VI" not in with_power("VI", field).choices("anna")


def test_spark_does_not_play_the_card_back_on_its_cell() -> None:
    t = with_power("VI", "A3/B2 B1")
    t.plays("anna", "power VI", "cell 0,0", "height 0")
    assert "3@0,0" not in t.choices("anna")
    t.answers("anna", "3@0,1")


def test_spark_plays_by_the_usual_rules() -> None:
    t = with_power("VI", "A2/B3 B2 B1")
    t.plays("anna", "power VI", "cell 0,0", "height 0")
    assert "2@0,1" not in t.choices("anna")
    t.answers("anna", "2@0,2")


def test_spark_needs_another_place_for_the_card() -> None:
    t = eter("A1/B2 B2 #", "# # #", ". . .", ". . . #", anna=["1"], bartek=["4"], powers=["VI"])
    assert "power VI" not in t.choices("anna")


def test_spark_plays_a_buried_illusion_face_up() -> None:
    t = with_power("VI", "A2*/B3 B1")
    t.plays("anna", "power VI", "cell 0,0", "height 0", "2@1,0")
    assert t.field == ["B3 B1", "A2 ."]


def test_spark_may_attack_an_illusion() -> None:
    t = with_power("VI", "A1/B3 B1*")
    t.plays("anna", "power VI", "cell 0,0", "height 0", "1@0,1")
    assert (t.field, t.out("anna")) == (["B3 B1"], ["1"])
