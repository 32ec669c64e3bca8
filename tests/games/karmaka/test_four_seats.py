"""Three and four players, everybody for themselves. Section 9 of the rules."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from tests.games.karmaka.language import SpokenKarmaka, karmaka, new_game

AIMED_AT_A_RIVAL = ["peek", "stolen_dreams", "swindle", "thievery", "crisis", "hells_heart", "vengeance", "spite"]
AIMED_AT_ANYBODY = ["longevity", "panic", "dwindle"]


def four(card: str) -> SpokenKarmaka:
    return karmaka(anna=["peek"], bartek=[card], celina=["jubilee"], daria=["sowing"], turn="bartek")


@pytest.mark.parametrize("card", AIMED_AT_A_RIVAL)
def test_with_three_every_rival_may_be_aimed_at(card: str) -> None:
    t = karmaka(anna=["peek"], bartek=[card], celina=["jubilee"], turn="bartek")
    t.plays("bartek", f"ability {card}")
    assert t.asks("bartek", "which rival?")
    assert t.choices("bartek") == ["anna", "celina"]


@pytest.mark.parametrize("card", AIMED_AT_A_RIVAL)
def test_with_four_the_player_opposite_may_not_be_aimed_at(card: str) -> None:
    t = four(card)
    t.plays("bartek", f"ability {card}")
    assert t.asks("bartek", "which rival?")
    assert t.choices("bartek") == ["anna", "celina"]


@pytest.mark.parametrize("card", AIMED_AT_ANYBODY)
def test_with_four_a_card_for_any_player_reaches_yourself_and_your_neighbours(card: str) -> None:
    t = four(card)
    t.plays("bartek", f"ability {card}")
    assert t.asks("bartek", "which player?")
    assert t.choices("bartek") == ["anna", "bartek", "celina"]


def test_with_four_the_player_opposite_is_offered_a_card_that_concerns_only_yourself() -> None:
    t = four("jubilee")
    t.plays("bartek", "ability jubilee")
    t.refuses("celina", "jubilee")
    t.takes("daria", "jubilee")
    assert t.future("daria") == ["jubilee"]


def test_with_four_the_exposed_deed_of_the_player_opposite_may_be_copied() -> None:
    t = karmaka(anna=["mimic"], bartek=["peek"], celina={"hand": ["panic"], "deeds": ["another_day"]}, daria=["spite"])
    t.plays("anna", "ability mimic")
    assert len(t.hand("anna")) == 1
    assert t.asks("bartek", "take mimic?")


def test_no_ability_ever_strikes_more_than_one_player() -> None:
    """So the rules need not say to whom a card that struck several players is offered."""
    for seed in range(12):
        t = new_game("anna", "bartek", "celina", "daria", seed=seed)
        chance = quick(seed)
        while t.state.pending:
            asked = t.state.pending[0].seat
            legal = t.state.legal(asked)
            t.log += t.state.apply(asked, legal[chance.below(len(legal))])
        aims = 0
        for event in t.log:
            if event.kind == "used":
                aims = 0
            aims += event.kind == "aimed"
            assert aims <= 1
