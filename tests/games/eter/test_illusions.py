"""Illusions: a card laid face down, attacked, covered, moved and counted."""

from __future__ import annotations

import pytest

from tests.games.eter.language import eter

# --- playing one


def test_an_illusion_is_a_combat_card_laid_face_down_on_an_empty_cell() -> None:
    t = eter("A1 B1", illusions="yes", anna=["2", "3"], bartek=["4"])
    t.plays("anna", "?2@0,2")
    assert t.field == ["A1 B1 A2*"]
    assert t.hand("anna") == ["3"]


def test_without_the_module_nobody_lays_illusions() -> None:
    t = eter("A1 B1", anna=["2"], bartek=["4"])
    assert t.goals("anna", "?2") == []


def test_an_illusion_never_covers_a_card() -> None:
    t = eter("A1 B1", illusions="yes", anna=["4"], bartek=["4"])
    assert "0,1" in t.goals("anna", "4")
    assert not {"0,0", "0,1"} & set(t.goals("anna", "?4"))
    assert len(t.goals("anna", "?4")) == 10


def test_an_illusion_may_be_laid_once_a_game_by_each_player() -> None:
    t = eter("A1", illusions="yes", anna=["2", "3"], bartek=["3", "4"])
    t.plays("anna", "?2@0,1")
    t.plays("bartek", "?3@1,0")
    assert t.goals("anna", "?3") == []
    t.plays("anna", "3@1,1")
    assert t.goals("bartek", "?4") == []


def test_a_card_played_face_up_does_not_spend_the_right_to_an_illusion() -> None:
    t = eter("A1", illusions="yes", anna=["2", "3"], bartek=["3", "4"])
    t.plays("anna", "2@0,1")
    t.plays("bartek", "3@1,0")
    assert t.goals("anna", "?3") != []


def test_the_right_to_an_illusion_is_spent_even_if_it_comes_back_to_the_hand() -> None:
    t = eter("A1", mode="elemental", illusions="yes", anna=["2", "3"], bartek=["3", "4"], powers=["VII"])
    t.plays("anna", "?2@0,1")
    t.plays("bartek", "power VII", "cell 0,1")
    t.plays("anna", "3@1,1")
    t.plays("bartek", "3@0,1")
    assert t.hand("anna") == ["2"]
    assert t.goals("anna", "?2") == []


def test_nobody_plays_on_their_own_illusion() -> None:
    t = eter("A1*", anna=["4"], bartek=["4"])
    assert "4@0,0" not in t.choices("anna")


# --- attacking one


def test_a_higher_card_covers_the_illusion_that_it_attacks() -> None:
    t = eter("A2* B1", anna=["4"], bartek=["3", "4"], turn=1)
    t.plays("bartek", "3@0,0")
    assert t.field == ["A2/B3 B1"]


@pytest.mark.parametrize("attacker", ["1", "2"])
def test_an_attacker_that_is_equal_or_lower_is_out_and_the_illusion_stays_face_up(attacker: str) -> None:
    t = eter("A2* B1", anna=["4"], bartek=[attacker, "4"], turn=1)
    t.plays("bartek", f"{attacker}@0,0")
    assert t.field == ["A2 B1"]
    assert (t.hand("bartek"), t.out("bartek")) == (["4"], [attacker])


def test_any_combat_card_may_attack_an_illusion_whatever_it_is() -> None:
    t = eter("A4*", anna=["1"], bartek=["1", "2", "3"], turn=1)
    assert {"1@0,0", "2@0,0", "3@0,0"} <= set(t.choices("bartek"))


def test_an_illusion_that_was_turned_up_is_an_ordinary_card_even_for_its_owner() -> None:
    t = eter("A2* B1", anna=["4"], bartek=["1", "4"], turn=1)
    t.plays("bartek", "1@0,0")
    t.plays("anna", "4@0,0")
    assert t.field == ["A2/A4 B1"]


def test_a_failed_attack_costs_the_turn() -> None:
    t = eter("A2*", anna=["4"], bartek=["1", "4"], turn=1)
    t.plays("bartek", "1@0,0")
    assert t.asks("anna", "turn")


def test_a_failed_attack_makes_no_line_and_triggers_no_explosion() -> None:
    t = eter("B1 B2 A3*", "A1 . .", "A2 . .", anna=["4"], bartek=["3", "4"], explosion=5, turn=1)
    t.plays("bartek", "3@0,2")
    assert t.field == ["B1 B2 A3", "A1 . .", "A2 . ."]
    assert t.asks("anna", "turn")


def test_the_eter_card_cannot_attack_an_illusion() -> None:
    t = eter("A1*", mode="mages", anna=["4"], bartek=["E"], turn=1)
    assert "E@0,0" not in t.choices("bartek")


# --- as a card of its owner


def test_an_illusion_gives_contact() -> None:
    t = eter("B1 A2*", anna=["1"], bartek=["4"])
    assert "0,2" in t.goals("anna", "1")


def test_an_illusion_counts_in_a_line() -> None:
    t = eter("A1 A2*", anna=["3", "4"], bartek=["4"])
    t.plays("anna", "3@0,2")
    assert (t.winners, t.reason) == (["anna"], "line")


def test_an_illusion_may_complete_a_line() -> None:
    t = eter("A1 A2", illusions="yes", anna=["3", "4"], bartek=["4"])
    t.plays("anna", "?3@0,2")
    assert (t.winners, t.reason) == (["anna"], "line")


def test_an_illusion_fills_its_cell_for_full_lines() -> None:
    t = eter("B1 A2* A1", "A2 . .", illusions="yes", anna=["3", "4"], bartek=["4"], explosion=5)
    t.plays("anna", "?3@2,0")
    assert t.asks("anna", "explosion")


def test_an_illusion_that_lies_face_down_at_the_end_is_worth_one() -> None:
    t = eter("A4* B2", anna=["1"], bartek=["1", "3"])
    t.plays("anna", "1@1,0")
    t.plays("bartek", "1@1,1")
    assert (t.points, t.winners) == ([2, 3], ["bartek"])


# --- covered, moved, thrown out


def test_a_covered_illusion_stays_face_down_and_counts_nothing() -> None:
    t = eter("B2* B1", anna=["1", "4"], bartek=["4"], powers=["XXIV"])
    t.plays("anna", "power XXIV", "cell 0,0", "card 1")
    assert t.field == ["B2*/A1 B1"]
    assert t.points == [1, 1]


def test_a_covered_illusion_is_an_illusion_again_when_it_is_uncovered() -> None:
    t = eter("B2*/A1 B1", anna=["4"], bartek=["3", "4"], powers=["VIII"], turn=1)
    t.plays("bartek", "power VIII")
    assert t.field == ["B2* B1"]
    assert t.points == [0, 2]
    t.plays("anna", "4@0,0")
    assert t.field == ["B2/A4 B1"]


def test_an_illusion_can_be_moved_and_stays_face_down() -> None:
    t = eter("A1 B2*", anna={"hand": ["4"], "mage": "water-1"}, bartek=["4"])
    t.plays("anna", "mage", "cell 1,0")
    assert t.field == ["A1", "B2*"]


def test_an_illusion_goes_out_and_back_to_the_hand_unrevealed() -> None:
    t = eter("A1 B2*", anna=["4"], bartek=["4"], powers=["VII"])
    t.plays("anna", "power VII")
    assert t.aside("bartek") == ["2*"]
    t = eter("A1 B2*", anna=["4"], bartek={"hand": ["4"], "last": [0, 1, 0]}, powers=["II"])
    t.plays("anna", "power II")
    assert t.out("bartek") == ["2*"]


@pytest.mark.parametrize("power", ["IV", "X", "XVI", "XX"])
def test_what_looks_at_values_does_not_see_illusions(power: str) -> None:
    """Two equal cards, a lower neighbour, two cards round a free cell and a 1 are there, but lie face down."""
    field = ["A3 B2* .", ". B1* BE", "B3* AE ."]
    t = eter(*field, anna=["4"], bartek=["4"], powers=[power])
    assert f"power {power}" not in t.choices("anna")
    t = eter(*[row.replace("*", "") for row in field], anna=["4"], bartek=["4"], powers=[power])
    assert f"power {power}" in t.choices("anna")


@pytest.mark.parametrize(("power", "cards"), [("XIX", "A1* B2 B3"), ("XXI", "A1 A3 B2*")])
def test_no_marker_is_put_on_an_illusion(power: str, cards: str) -> None:
    t = eter(cards, anna=["4"], bartek=["4"], powers=[power])
    assert f"power {power}" not in t.choices("anna")


def test_the_first_earth_mage_plays_on_no_illusion() -> None:
    t = eter("A1 B4*", anna={"hand": ["3"], "mage": "earth-1"}, bartek=["3"])
    assert "mage" not in t.choices("anna")
