"""The green cards of Karmaka, one test for each sentence of their rules."""

from __future__ import annotations

from tests.games.karmaka.language import karmaka

# --- Another Day


def test_another_day_draws_a_card_and_lets_you_play_another() -> None:
    t = karmaka(anna=["another_day"], bartek=["peek"], well=["panic", "spite"])
    t.plays("anna", "ability another_day")
    t.refuses("bartek", "another_day")
    assert t.hand("anna") == ["spite"]
    t.plays("anna", "deed spite")  # also the card just drawn
    assert t.deeds("anna") == ["spite"]
    assert t.turn == "bartek"


def test_another_day_grants_its_play_even_when_nothing_can_be_drawn() -> None:
    t = karmaka(anna=["another_day", "spite"], bartek=["peek"], well=[])
    t.plays("anna", "ability another_day")
    t.refuses("bartek", "another_day")
    assert t.hand("anna") == ["spite"]
    t.plays("anna", "deed spite")
    assert t.turn == "bartek"


def test_another_day_with_no_card_to_play_ends_the_turn() -> None:
    t = karmaka(anna=["another_day"], bartek=["peek"], well=[])
    t.plays("anna", "ability another_day")
    t.refuses("bartek", "another_day")
    assert t.turn == "bartek"


# --- Recycle


def test_recycle_puts_one_of_the_top_three_ruins_on_your_future() -> None:
    t = karmaka(
        anna={"hand": ["recycle"], "future": ["peek"]},
        bartek=["peek"],
        ruins=["mimic", "spite", "panic", "crisis"],
    )
    t.plays("anna", "ability recycle")
    assert t.choices("anna") == ["panic", "crisis", "spite"]
    t.answers("anna", "panic")
    assert t.future("anna") == ["peek", "panic"]
    assert t.names("ruins") == ["mimic", "spite", "crisis"]
    t.refuses("bartek", "recycle")


def test_recycle_of_empty_ruins_does_nothing_although_recycle_will_lie_there() -> None:
    t = karmaka(anna=["recycle"], bartek=["peek"])
    t.plays("anna", "ability recycle")
    t.refuses("bartek", "recycle")
    assert t.future("anna") == []
    assert t.names("ruins") == ["recycle"]


# --- Salvage


def test_salvage_takes_one_of_the_top_three_ruins_into_your_hand() -> None:
    t = karmaka(anna=["salvage"], bartek=["peek"], ruins=["mimic", "spite", "panic", "crisis"])
    t.plays("anna", "ability salvage")
    assert t.choices("anna") == ["panic", "crisis", "spite"]
    t.answers("anna", "spite")
    assert t.hand("anna") == ["spite"]
    assert t.names("ruins") == ["mimic", "panic", "crisis"]
    t.refuses("bartek", "salvage")


def test_salvage_must_take_a_card_if_there_is_one() -> None:
    t = karmaka(anna=["salvage"], bartek=["peek"], ruins=["mimic"])
    t.plays("anna", "ability salvage")
    assert t.hand("anna") == ["mimic"]  # a single choice is made without a question
    t.refuses("bartek", "salvage")


def test_salvage_of_empty_ruins_does_nothing_although_salvage_will_lie_there() -> None:
    t = karmaka(anna=["salvage"], bartek=["peek"])
    t.plays("anna", "ability salvage")
    t.refuses("bartek", "salvage")
    assert t.hand("anna") == []
    assert t.names("ruins") == ["salvage"]


# --- Longevity


def test_longevity_deals_two_cards_to_your_own_deck_one_after_the_other() -> None:
    t = karmaka(anna={"hand": ["longevity"]}, bartek=["peek"], well=["crisis", "spite", "panic"])
    t.plays("anna", "ability longevity")
    t.answers("anna", "anna")
    assert t.deck("anna") == ["panic", "spite"]  # the second card ends on top
    t.refuses("bartek", "longevity")


def test_longevity_deals_onto_the_deck_that_is_there() -> None:
    t = karmaka(anna={"hand": ["longevity"], "deck": ["peek", "peek"]}, bartek=["peek"], well=["spite", "panic"])
    t.plays("anna", "ability longevity")
    t.answers("anna", "anna")
    assert t.deck("anna") == ["peek", "panic", "spite"]
    t.refuses("bartek", "longevity")


def test_longevity_may_be_given_to_a_rival_who_alone_is_offered_the_card() -> None:
    t = karmaka(anna=["longevity"], bartek=["peek"], celina=["panic"], well=["crisis", "spite"])
    t.plays("anna", "ability longevity")
    assert t.choices("anna") == ["anna", "bartek", "celina"]
    t.answers("anna", "celina")
    assert t.deck("celina") == ["spite", "crisis"]
    t.refuses("celina", "longevity")
    assert t.names("ruins") == ["longevity"]


def test_longevity_on_yourself_is_offered_clockwise() -> None:
    t = karmaka(anna=["longevity"], bartek=["peek"], celina=["panic"])
    t.plays("anna", "ability longevity")
    t.answers("anna", "anna")
    t.refuses("bartek", "longevity")
    t.refuses("celina", "longevity")
    assert t.names("ruins") == ["longevity"]


def test_longevity_deals_as_many_as_the_well_can_give() -> None:
    t = karmaka(anna=["longevity"], bartek=["peek"], well=["spite"], ruins=["mimic", "panic", "crisis"])
    t.plays("anna", "ability longevity")
    t.answers("anna", "anna")
    assert t.deck("anna") == ["spite"]
    t.refuses("bartek", "longevity")


# --- Sowing


def test_sowing_draws_two_and_lays_any_two_on_the_future_in_the_chosen_order() -> None:
    t = karmaka(anna={"hand": ["sowing", "mimic"], "future": ["peek"]}, bartek=["peek"], well=["spite", "panic"])
    t.plays("anna", "ability sowing")
    assert t.choices("anna") == ["panic", "spite", "mimic"]
    t.answers("anna", "mimic", "panic")
    assert t.future("anna") == ["peek", "mimic", "panic"]
    assert t.hand("anna") == ["spite"]
    t.refuses("bartek", "sowing")


def test_sowing_lays_by_exactly_two() -> None:
    t = karmaka(anna=["sowing"], bartek=["peek"], well=["spite", "panic"])
    t.plays("anna", "ability sowing")
    t.answers("anna", "spite")  # no "done" was among the choices, and the last card goes by itself
    assert t.future("anna") == ["spite", "panic"]
    assert t.hand("anna") == []
    t.refuses("bartek", "sowing")


def test_sowing_from_a_short_well_draws_what_there_is_and_still_lays_two() -> None:
    t = karmaka(anna=["sowing", "mimic"], bartek=["peek"], well=["spite"])
    t.plays("anna", "ability sowing")
    t.answers("anna", "spite")
    assert t.future("anna") == ["spite", "mimic"]
    t.refuses("bartek", "sowing")


def test_sowing_with_one_card_in_hand_lays_that_one() -> None:
    t = karmaka(anna=["sowing", "mimic"], bartek=["peek"], well=[])
    t.plays("anna", "ability sowing")
    assert t.future("anna") == ["mimic"]
    t.refuses("bartek", "sowing")


# --- Journey


def test_journey_draws_three_and_lets_you_play_another() -> None:
    t = karmaka(anna=["journey"], bartek=["peek"], well=["mimic", "crisis", "spite", "panic"])
    t.plays("anna", "ability journey")
    assert t.hand("anna") == ["panic", "spite", "crisis"]
    t.takes("bartek", "journey")
    t.plays("anna", "future crisis")
    assert t.future("anna") == ["crisis"]
    assert t.turn == "bartek"


def test_journey_from_a_short_well_draws_what_there_is_and_still_grants_its_play() -> None:
    t = karmaka(anna=["journey"], bartek=["peek"], well=["panic"])
    t.plays("anna", "ability journey")
    assert t.hand("anna") == ["panic"]
    t.refuses("bartek", "journey")
    t.plays("anna", "deed panic")
    assert t.turn == "bartek"


# --- Jubilee


def test_jubilee_puts_up_to_two_cards_on_your_deeds_in_the_chosen_order() -> None:
    t = karmaka(anna={"hand": ["jubilee", "spite", "panic", "crisis"], "deeds": ["peek"]}, bartek=["peek"])
    t.plays("anna", "ability jubilee")
    t.answers("anna", "crisis", "spite")
    assert t.deeds("anna") == ["peek", "crisis", "spite"]
    assert t.hand("anna") == ["panic"]
    t.refuses("bartek", "jubilee")


def test_jubilee_may_put_down_only_one_or_none() -> None:
    t = karmaka(anna=["jubilee", "jubilee", "spite"], bartek=["peek", "panic"])
    t.plays("anna", "ability jubilee")
    t.answers("anna", "done")
    t.refuses("bartek", "jubilee")
    assert t.deeds("anna") == []
    t.plays("bartek", "future peek")
    t.plays("anna", "ability jubilee")
    t.answers("anna", "spite")
    assert t.deeds("anna") == ["spite"]
    t.refuses("bartek", "jubilee")


def test_jubilee_with_an_empty_hand_does_nothing() -> None:
    t = karmaka(anna=["jubilee"], bartek=["peek"])
    t.plays("anna", "ability jubilee")
    t.refuses("bartek", "jubilee")
    assert t.deeds("anna") == []


def test_jubilee_does_not_use_the_abilities_of_the_new_deeds() -> None:
    t = karmaka(anna=["jubilee", "vengeance"], bartek={"hand": ["peek"], "deeds": ["spite"]})
    t.plays("anna", "ability jubilee")
    t.answers("anna", "vengeance")
    assert t.deeds("bartek") == ["spite"]
    t.refuses("bartek", "jubilee")
