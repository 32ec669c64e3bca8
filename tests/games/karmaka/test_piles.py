"""The Well, the Ruins and the Deeds: reshuffling, one card at a time, the exposed Deed. Section 7 of the rules."""

from __future__ import annotations

from tests.games.karmaka.language import karmaka

# --- the empty Well


def test_an_empty_well_takes_all_ruins_but_the_top_three() -> None:
    t = karmaka(
        anna=["another_day"], bartek=["peek"], well=[],
        ruins=["mimic", "panic", "crisis", "journey", "sowing"],
    )  # fmt: skip
    t.plays("anna", "ability another_day")
    assert t.names("ruins") == ["crisis", "journey", "sowing"]  # in the same order
    assert sorted(t.hand("anna") + t.names("well")) == ["mimic", "panic"]
    assert "reshuffled 2" in t.told("bartek")
    t.refuses("bartek", "another_day")
    t.plays("anna", "pass")


def test_the_new_well_is_shuffled() -> None:
    ruins = ["mimic", "panic", "crisis", "journey", "sowing", "spite"]
    drawn = set()
    for seed in range(20):
        t = karmaka(anna=["another_day"], bartek=["peek"], well=[], ruins=ruins, seed=seed)
        t.plays("anna", "ability another_day")
        drawn.update(t.hand("anna"))
        t.refuses("bartek", "another_day")
        t.plays("anna", "pass")
    assert drawn == {"mimic", "panic", "crisis"}


def test_the_well_is_not_refilled_before_a_card_is_needed() -> None:
    t = karmaka(
        anna=["another_day"], bartek=["peek"], well=["spite"],
        ruins=["mimic", "panic", "crisis", "journey", "sowing"],
    )  # fmt: skip
    t.plays("anna", "ability another_day")
    assert t.names("well") == []
    assert len(t.names("ruins")) == 5
    t.refuses("bartek", "another_day")
    t.plays("anna", "pass")


def test_a_draw_of_several_cards_takes_what_is_there_then_reshuffles_and_goes_on() -> None:
    t = karmaka(
        anna=["journey"], bartek=["peek"], well=["spite"],
        ruins=["mimic", "panic", "crisis", "jubilee", "sowing"],
    )  # fmt: skip
    t.plays("anna", "ability journey")
    assert t.hand("anna")[0] == "spite"
    assert sorted(t.hand("anna")[1:]) == ["mimic", "panic"]
    t.refuses("bartek", "journey")
    t.plays("anna", "pass")


def test_three_ruins_stay_and_the_rest_of_the_draw_is_forfeited() -> None:
    t = karmaka(anna=["journey"], bartek=["peek"], well=["spite"], ruins=["mimic", "panic", "crisis"])
    t.plays("anna", "ability journey")
    assert t.hand("anna") == ["spite"]
    assert t.names("ruins") == ["mimic", "panic", "crisis"]
    assert not any("reshuffled" in line for line in t.told("anna"))
    t.refuses("bartek", "journey")
    t.plays("anna", "pass")


def test_a_life_may_begin_with_fewer_than_six_cards_when_the_well_is_dry() -> None:
    t = karmaka(anna=["peek", "spite"], bartek={"future": ["panic"]}, well=["mimic"])
    t.plays("anna", "deed peek")
    assert t.hand("bartek") == ["panic"]
    assert t.deck("bartek") == ["mimic"]


def test_the_card_being_used_is_not_among_the_ruins_that_are_shuffled() -> None:
    t = karmaka(anna=["another_day"], bartek=["peek"], well=[], ruins=["mimic", "panic", "crisis"])
    t.plays("anna", "ability another_day")
    assert t.hand("anna") == []  # with it there would be four
    t.refuses("bartek", "another_day")


# --- one at a time


def test_cards_move_one_after_the_other_so_that_their_order_is_clear() -> None:
    t = karmaka(
        anna=["hells_heart", "longevity"],
        bartek={"hand": ["peek"], "future": ["mimic", "panic"]},
        well=["spite", "crisis"],
    )
    t.plays("anna", "ability hells_heart")
    assert t.names("ruins") == ["panic", "mimic"]
    t.refuses("bartek", "hells_heart")
    t.plays("bartek", "future peek")
    t.plays("anna", "ability longevity")
    t.answers("anna", "bartek")
    assert t.deck("bartek") == ["crisis", "spite"]
    assert t.told("bartek")[-2:] == ["bartek dealt ? from well to bartek's deck"] * 2
    t.refuses("bartek", "longevity")


# --- the exposed Deed


def test_a_deed_under_the_exposed_one_is_safe() -> None:
    t = karmaka(anna=["thievery", "vengeance"], bartek={"hand": ["peek"], "deeds": ["spite", "panic"]})
    t.plays("anna", "ability thievery")
    assert t.deeds("bartek") == ["spite"]
    t.refuses("bartek", "thievery")


def test_only_the_victim_of_crisis_may_give_up_a_covered_deed() -> None:
    t = karmaka(anna=["crisis"], bartek={"hand": ["peek"], "deeds": ["spite", "panic"]})
    t.plays("anna", "ability crisis")
    assert t.asks("bartek", "which deed?")
    t.answers("bartek", "spite")
    assert t.deeds("bartek") == ["panic"]
    t.refuses("bartek", "crisis")


def test_your_own_covered_deeds_may_be_embodied() -> None:
    t = karmaka(anna={"hand": ["embody"], "deeds": ["spite", "recycle", "jubilee"]}, bartek=["peek"])
    t.plays("anna", "ability embody")
    assert t.choices("anna") == ["recycle", "jubilee", "spite"]
    t.answers("anna", "jubilee")
    t.refuses("bartek", "embody")


# --- stretching a life


def test_two_salvages_may_fetch_each_other_until_a_rival_takes_one() -> None:
    t = karmaka(anna=["salvage"], bartek=["peek", "peek", "panic"], ruins=["salvage"], well=[])
    t.plays("anna", "ability salvage")
    t.refuses("bartek", "salvage")
    t.plays("bartek", "deed peek")
    t.plays("anna", "ability salvage")
    assert t.hand("anna") == ["salvage"]
    t.takes("bartek", "salvage")  # and the next one finds nothing
    assert t.names("ruins") == []
