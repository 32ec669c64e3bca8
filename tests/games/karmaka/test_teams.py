"""Two against two: the partner opposite, the fourth way to play a card, who may be helped and harmed. Section 9."""

from __future__ import annotations

import pytest

from tests.games.karmaka.language import Holding, SpokenKarmaka, karmaka

RED_FOR_ANYBODY = ["panic", "dwindle"]
AIMED_AT_A_RIVAL = ["peek", "stolen_dreams", "swindle", "thievery", "crisis", "hells_heart", "vengeance", "spite"]


def teams(*hand: str, celina: Holding | None = None) -> SpokenKarmaka:
    """Anna and Celina against Bartek and Daria; everybody but Anna could hold anything."""
    return karmaka(
        anna=list(hand),
        bartek=["peek", "sowing"],
        celina=celina or {"hand": ["jubilee"]},
        daria=["sowing"],
        variant="teams",
    )


# --- partners and rivals


def test_partners_sit_opposite_so_that_the_teams_take_turns() -> None:
    t = teams("spite")
    assert t.view("anna")["table"]["teams"] == [0, 1, 0, 1]
    t.plays("anna", "deed spite")
    assert t.turn == "bartek"


def test_the_first_to_transcend_wins_for_the_team() -> None:
    t = karmaka(
        anna=["peek"], bartek={"deeds": ["spite", "vengeance", "panic"], "rung": "monkey"}, celina=["mimic"],
        daria=["sowing"], variant="teams",
    )  # fmt: skip
    t.plays("anna", "deed peek")
    assert t.winners == ["bartek", "daria"]


@pytest.mark.parametrize("card", AIMED_AT_A_RIVAL)
def test_no_card_for_a_rival_may_be_aimed_at_the_partner(card: str) -> None:
    t = teams(card)
    t.plays("anna", f"ability {card}")
    assert t.asks("anna", "which rival?")
    assert t.choices("anna") == ["bartek", "daria"]


@pytest.mark.parametrize("card", RED_FOR_ANYBODY)
def test_no_red_card_may_be_aimed_at_the_partner(card: str) -> None:
    t = teams(card)
    t.plays("anna", f"ability {card}")
    assert t.asks("anna", "which player?")
    assert t.choices("anna") == ["anna", "bartek", "daria"]


def test_longevity_may_be_given_to_the_partner_although_they_sit_opposite() -> None:
    t = teams("longevity")
    t.plays("anna", "ability longevity")
    assert t.choices("anna") == ["anna", "bartek", "celina", "daria"]
    t.answers("anna", "celina")
    assert len(t.deck("celina")) == 2
    assert t.asks("bartek", "take longevity?")


@pytest.mark.parametrize("card", RED_FOR_ANYBODY)
def test_a_copied_red_card_spares_the_partner_too(card: str) -> None:
    t = teams("denial", card)
    t.plays("anna", "ability denial")
    assert t.choices("anna") == ["anna", "bartek", "daria"]
    t.answers("anna", "anna")
    t.refuses("bartek", "denial")
    t.refuses("daria", "denial")


def test_a_copied_longevity_may_be_given_to_the_partner() -> None:
    t = teams("denial", "longevity")
    t.plays("anna", "ability denial")
    t.answers("anna", "celina")
    assert len(t.deck("celina")) == 2
    assert t.asks("bartek", "take denial?")


def test_mimic_does_not_copy_the_partner() -> None:
    t = teams("mimic", celina={"hand": ["jubilee"], "deeds": ["another_day"]})
    t.plays("anna", "ability mimic")  # only the partner has a Deed, so nothing is copied
    t.refuses("bartek", "mimic")
    t.refuses("daria", "mimic")
    assert t.hand("anna") == []
    assert t.names("ruins") == ["mimic"]


# --- offers


def test_only_rivals_are_offered_a_card_and_the_left_one_first() -> None:
    t = teams("jubilee")
    t.plays("anna", "ability jubilee")
    t.refuses("bartek", "jubilee")
    t.refuses("daria", "jubilee")
    assert t.names("ruins") == ["jubilee"]  # Celina was not asked


def test_an_ability_used_on_the_partner_is_offered_as_if_it_concerned_only_yourself() -> None:
    t = teams("longevity")
    t.plays("anna", "ability longevity")
    t.answers("anna", "celina")
    t.refuses("bartek", "longevity")
    t.takes("daria", "longevity")
    assert t.future("daria") == ["longevity"]


def test_the_rival_who_was_hit_decides_alone() -> None:
    t = teams("vengeance")
    t.plays("anna", "ability vengeance")
    t.answers("anna", "daria")
    t.refuses("daria", "vengeance")
    assert t.names("ruins") == ["vengeance"]


# --- the fourth way


def test_a_card_may_be_laid_on_the_partners_future() -> None:
    t = teams("spite", celina={"hand": ["jubilee"], "future": ["mimic"]})
    t.plays("anna", "partner spite")
    assert t.future("celina") == ["mimic", "spite"]
    assert t.future("anna") == []
    assert t.turn == "bartek"  # no ability, no offer


def test_the_fourth_way_is_open_to_a_further_play_too() -> None:
    t = teams("another_day", "spite")
    t.plays("anna", "ability another_day")
    t.takes("bartek", "another_day")
    t.plays("anna", "partner spite")
    assert t.future("celina") == ["spite"]


def test_the_partner_wakes_with_the_card_in_the_next_life() -> None:
    t = karmaka(
        anna=["spite", "mimic"], bartek=["peek", "sowing"], celina={"future": ["panic"]}, daria=["crisis"],
        variant="teams",
    )  # fmt: skip
    t.plays("anna", "partner spite")
    t.plays("bartek", "deed peek")
    assert t.hand("celina") == ["panic", "spite"]
