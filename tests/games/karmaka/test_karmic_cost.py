"""What you sow you reap: who is offered the used card, and where it ends. Section 4 of the rules."""

from __future__ import annotations

import pytest

from tests.games.karmaka.language import karmaka


def test_an_accepted_card_goes_on_top_of_the_accepters_future() -> None:
    t = karmaka(anna=["vengeance"], bartek={"hand": ["peek"], "future": ["spite"]})
    t.plays("anna", "ability vengeance")
    t.takes("bartek", "vengeance")
    assert t.future("bartek") == ["spite", "vengeance"]
    assert t.names("ruins") == []


def test_a_refused_card_goes_on_top_of_the_ruins() -> None:
    t = karmaka(anna=["vengeance"], bartek=["peek"], ruins=["spite"])
    t.plays("anna", "ability vengeance")
    t.refuses("bartek", "vengeance")
    assert t.names("ruins") == ["spite", "vengeance"]
    assert t.future("bartek") == []


def test_the_offer_comes_after_the_effect() -> None:
    t = karmaka(anna=["hells_heart"], bartek={"hand": ["peek"], "future": ["spite"]})
    t.plays("anna", "ability hells_heart")
    t.takes("bartek", "hells_heart")
    assert t.names("ruins") == ["spite"]
    assert t.future("bartek") == ["hells_heart"]  # it came too late to be ruined by itself


def test_only_the_rival_who_was_aimed_at_is_offered_the_card() -> None:
    t = karmaka(anna=["vengeance"], bartek=["peek"], celina={"hand": ["panic"], "deeds": ["spite"]})
    t.plays("anna", "ability vengeance")
    t.answers("anna", "celina")
    t.refuses("celina", "vengeance")
    assert t.names("ruins") == ["spite", "vengeance"]
    assert t.turn == "bartek"


def test_an_ability_without_effect_is_still_offered_to_the_rival_it_was_aimed_at() -> None:
    t = karmaka(anna=["vengeance"], bartek=["peek"], celina=["panic"])
    t.plays("anna", "ability vengeance")
    t.answers("anna", "celina")
    t.takes("celina", "vengeance")
    assert t.future("celina") == ["vengeance"]


def test_a_card_that_concerns_only_yourself_goes_round_from_your_left_until_somebody_takes_it() -> None:
    t = karmaka(anna=["mimic"], bartek=["peek"], celina=["jubilee", "spite"], daria=["panic"], turn="celina")
    t.plays("celina", "ability jubilee")
    t.answers("celina", "done")
    t.refuses("daria", "jubilee")
    t.takes("anna", "jubilee")
    assert t.future("anna") == ["jubilee"]  # Bartek was not asked any more


def test_a_card_that_everybody_refuses_is_ruined() -> None:
    t = karmaka(anna=["jubilee"], bartek=["peek"], celina=["panic"], daria=["spite"])
    t.plays("anna", "ability jubilee")
    for rival in ("bartek", "celina", "daria"):
        t.refuses(rival, "jubilee")
    assert t.names("ruins") == ["jubilee"]


def test_the_rival_hit_by_an_earlier_card_has_no_claim_to_a_later_one() -> None:
    t = karmaka(anna=["peek", "jubilee"], bartek=["panic"], celina=["spite"])
    t.plays("anna", "ability peek")
    t.answers("anna", "celina")
    t.refuses("celina", "peek")
    t.plays("anna", "ability jubilee")
    t.takes("bartek", "jubilee")  # it concerned only Anna, so it goes round from her left
    assert t.future("bartek") == ["jubilee"]


@pytest.mark.parametrize("card", ["panic", "dwindle", "longevity"])
def test_a_card_for_any_player_used_on_yourself_goes_round(card: str) -> None:
    t = karmaka(anna=[card], bartek=["peek"], celina=["spite"])
    t.plays("anna", f"ability {card}")
    t.answers("anna", "anna")
    t.refuses("bartek", card)
    t.takes("celina", card)
    assert t.future("celina") == [card]


@pytest.mark.parametrize("copier", ["mimic", "embody", "denial"])
def test_a_copy_that_comes_to_nothing_goes_round(copier: str) -> None:
    t = karmaka(anna=[copier], bartek=["peek"], celina=["spite"])
    t.plays("anna", f"ability {copier}")
    t.refuses("bartek", copier)
    t.refuses("celina", copier)
    assert t.names("ruins") == [copier]


@pytest.mark.parametrize("copier", ["mimic", "embody", "denial"])
def test_a_copy_that_is_aimed_at_a_rival_is_offered_to_that_rival_alone(copier: str) -> None:
    hand = [copier, "spite"] if copier == "denial" else [copier]
    deeds = ["spite"] if copier == "embody" else []
    model = ["spite"] if copier == "mimic" else []
    t = karmaka(
        anna={"hand": hand, "deeds": deeds}, bartek={"hand": ["peek"], "deeds": model},
        celina={"hand": ["panic"], "deck": ["crisis"]},
    )  # fmt: skip
    t.plays("anna", f"ability {copier}")
    t.answers("anna", "celina")
    t.refuses("celina", copier)
    assert t.names("ruins")[-1] == copier
    assert t.turn == "bartek"


def test_the_card_that_was_played_is_offered_and_never_the_one_it_copied() -> None:
    t = karmaka(anna=["denial", "spite"], bartek={"hand": ["peek"], "deck": ["panic"]})
    t.plays("anna", "ability denial")
    t.takes("bartek", "denial")
    assert t.names("ruins") == ["spite", "peek"]
    assert t.future("bartek") == ["denial"]


def test_the_offer_may_fetch_back_nothing_that_is_still_in_the_middle() -> None:
    t = karmaka(anna=["salvage", "mimic"], bartek=["peek"], ruins=["spite"])
    t.plays("anna", "ability salvage")
    assert t.hand("anna") == ["mimic", "spite"]  # Salvage itself was no choice
    t.refuses("bartek", "salvage")
