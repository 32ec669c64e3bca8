"""The big bad wolf: one against two. Section 9 of the rules."""

from __future__ import annotations

import pytest

from pentakl.core.errors import IllegalAction
from tests.games.karmaka.language import SpokenKarmaka, karmaka, new_game


def wolf(*hand: str, turn: str = "bartek") -> SpokenKarmaka:
    """Anna alone against Bartek and Celina, with this hand for the one whose turn it is."""
    hands = {"anna": ["peek", "sowing"], "bartek": ["jubilee"], "celina": ["sowing"]}
    hands[turn] = list(hand)
    return karmaka(anna=hands["anna"], bartek=hands["bartek"], celina=hands["celina"], turn=turn, variant="wolf")


def test_the_lone_player_starts_as_a_wolf_and_the_partners_as_beetles() -> None:
    t = new_game("anna", "bartek", "celina", variant="wolf")
    assert [t.rung(seat) for seat in t.seats] == ["wolf", "beetle", "beetle"]


def test_the_lone_player_sits_first_and_the_partners_follow_clockwise() -> None:
    t = wolf("spite", turn="anna")
    assert t.view("anna")["table"]["teams"] == [0, 1, 1]
    t.plays("anna", "deed spite")
    assert t.turn == "bartek"
    t.plays("bartek", "deed jubilee")
    assert t.turn == "celina"


def test_one_partner_who_transcends_wins_for_both() -> None:
    t = karmaka(
        anna=["peek"], bartek={"deeds": ["spite", "vengeance", "panic"], "rung": "monkey"}, celina=["mimic"],
        variant="wolf",
    )  # fmt: skip
    t.plays("anna", "deed peek")
    assert t.winners == ["bartek", "celina"]


def test_the_wolf_wins_alone() -> None:
    t = karmaka(
        anna={"deeds": ["spite", "vengeance", "panic"], "rung": "monkey"}, bartek=["peek"], celina=["mimic"],
        variant="wolf", turn="celina",
    )  # fmt: skip
    t.plays("celina", "deed mimic")
    assert t.winners == ["anna"]


@pytest.mark.parametrize("card", ["vengeance", "thievery", "crisis", "spite", "swindle", "peek"])
def test_a_partner_can_aim_only_at_the_wolf(card: str) -> None:
    t = wolf(card, "mimic")
    t.plays("bartek", f"ability {card}")  # there is only one rival, so nothing was asked
    while t.question == "bartek: which card of these?":
        t.answers("bartek", t.choices("bartek")[0])
    assert "bartek aimed anna" in t.told("celina")
    assert t.asks("anna", f"take {card}?")


def test_the_wolf_can_aim_at_both() -> None:
    t = wolf("vengeance", turn="anna")
    t.plays("anna", "ability vengeance")
    assert t.asks("anna", "which rival?")
    assert t.choices("anna") == ["bartek", "celina"]


@pytest.mark.parametrize("card", ["panic", "dwindle"])
def test_no_red_card_may_be_aimed_at_the_other_partner(card: str) -> None:
    t = wolf(card, "mimic")
    t.plays("bartek", f"ability {card}")
    assert t.asks("bartek", "which player?")
    assert t.choices("bartek") == ["anna", "bartek"]


def test_longevity_may_be_given_to_the_other_partner() -> None:
    t = wolf("longevity")
    t.plays("bartek", "ability longevity")
    t.answers("bartek", "celina")
    assert len(t.deck("celina")) == 2
    assert t.asks("anna", "take longevity?")


def test_a_partners_card_is_offered_to_the_wolf_alone() -> None:
    t = wolf("jubilee")
    t.plays("bartek", "ability jubilee")
    t.refuses("anna", "jubilee")
    assert t.names("ruins") == ["jubilee"]


def test_the_wolfs_card_goes_round_the_partners() -> None:
    t = wolf("jubilee", turn="anna")
    t.plays("anna", "ability jubilee")
    t.refuses("bartek", "jubilee")
    t.takes("celina", "jubilee")
    assert t.future("celina") == ["jubilee"]


def test_partners_do_not_lay_cards_on_each_others_future_here() -> None:
    t = wolf("spite")
    with pytest.raises(IllegalAction):
        t.plays("bartek", "partner spite")
