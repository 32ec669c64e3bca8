"""The blue cards of Karmaka, one test for each sentence of their rules."""

from __future__ import annotations

from tests.games.karmaka.language import karmaka

# --- Transmigrate


def test_transmigrate_takes_a_card_of_your_choice_from_any_place_of_your_future() -> None:
    t = karmaka(anna={"hand": ["transmigrate"], "future": ["spite", "panic", "crisis"]}, bartek=["peek"])
    t.plays("anna", "ability transmigrate")
    t.answers("anna", "panic")
    assert t.hand("anna") == ["panic"]
    t.refuses("bartek", "transmigrate")


def test_transmigrate_leaves_the_rest_of_the_future_in_its_order() -> None:
    t = karmaka(anna={"hand": ["transmigrate"], "future": ["spite", "panic", "crisis"]}, bartek=["peek"])
    t.plays("anna", "ability transmigrate")
    t.answers("anna", "spite")
    assert t.future("anna") == ["panic", "crisis"]
    t.refuses("bartek", "transmigrate")


def test_transmigrate_must_take_a_card_if_there_is_one() -> None:
    t = karmaka(anna={"hand": ["transmigrate"], "future": ["spite", "panic"]}, bartek=["peek"])
    t.plays("anna", "ability transmigrate")
    assert t.choices("anna") == ["panic", "spite"]
    t.answers("anna", "spite")
    t.refuses("bartek", "transmigrate")


def test_transmigrate_tells_equal_cards_apart_by_their_place() -> None:
    t = karmaka(anna={"hand": ["transmigrate"], "future": ["spite", "panic", "spite"]}, bartek=["peek"])
    t.plays("anna", "ability transmigrate")
    t.answers("anna", "spite#2")
    assert t.future("anna") == ["spite", "panic"]
    t.refuses("bartek", "transmigrate")


def test_transmigrate_with_an_empty_future_does_nothing_and_is_still_offered() -> None:
    t = karmaka(anna=["transmigrate", "spite"], bartek=["peek"])
    t.plays("anna", "ability transmigrate")
    t.takes("bartek", "transmigrate")
    assert t.hand("anna") == ["spite"]
    assert t.future("bartek") == ["transmigrate"]


# --- Peek


def test_peek_shows_a_whole_hand() -> None:
    t = karmaka(anna=["peek", "spite"], bartek=["panic", "crisis"])
    assert t.sees("anna", "bartek's hand") == ["?", "?"]
    t.plays("anna", "ability peek")
    assert sorted(t.sees("anna", "bartek's hand")) == ["crisis", "panic"]
    t.refuses("bartek", "peek")
    t.plays("anna", "pass")


def test_peek_is_offered_before_the_second_card_is_played() -> None:
    t = karmaka(anna=["peek", "spite"], bartek=["panic"])
    t.plays("anna", "ability peek")
    t.takes("bartek", "peek")
    assert t.asks("anna", "play another?")
    t.plays("anna", "deed spite")
    assert t.deeds("anna") == ["spite"]
    assert t.turn == "bartek"


def test_peek_at_an_empty_hand_still_grants_the_second_play() -> None:
    t = karmaka(anna=["peek", "spite"], bartek={"deck": ["panic"]})
    t.plays("anna", "ability peek")
    t.refuses("bartek", "peek")
    t.plays("anna", "future spite")
    assert t.future("anna") == ["spite"]


# --- Destiny


def test_destiny_puts_up_to_two_of_three_cards_on_the_future_in_the_chosen_order() -> None:
    t = karmaka(anna=["destiny"], bartek=["peek"], well=["swindle", "spite", "panic", "crisis"])
    t.plays("anna", "ability destiny")
    assert t.choices("anna") == ["done", "panic", "crisis", "spite"]
    t.answers("anna", "crisis", "spite")
    assert t.future("anna") == ["crisis", "spite"]
    assert t.names("well") == ["swindle", "panic"]
    t.refuses("bartek", "destiny")


def test_destiny_may_keep_nothing_and_puts_the_cards_back_in_any_order() -> None:
    t = karmaka(anna=["destiny"], bartek=["peek"], well=["swindle", "spite", "panic", "crisis"])
    t.plays("anna", "ability destiny")
    t.answers("anna", "done")
    t.answers("anna", "crisis", "spite")
    assert t.names("well") == ["swindle", "crisis", "spite", "panic"]
    assert t.future("anna") == []
    t.refuses("bartek", "destiny")


def test_destiny_may_keep_only_one() -> None:
    t = karmaka(anna=["destiny"], bartek=["peek"], well=["spite", "panic", "crisis"])
    t.plays("anna", "ability destiny")
    t.answers("anna", "panic", "done", "crisis")
    assert t.future("anna") == ["panic"]
    assert t.names("well") == ["crisis", "spite"]
    t.refuses("bartek", "destiny")


def test_destiny_puts_its_cards_on_top_of_the_future() -> None:
    t = karmaka(anna={"hand": ["destiny"], "future": ["peek"]}, bartek=["peek"], well=["spite", "panic", "crisis"])
    t.plays("anna", "ability destiny")
    t.answers("anna", "crisis", "done", "panic")
    assert t.future("anna") == ["peek", "crisis"]
    t.refuses("bartek", "destiny")


def test_destiny_with_too_few_in_the_well_shuffles_the_ruins_beneath_it() -> None:
    t = karmaka(
        anna=["destiny"], bartek=["peek"], well=["spite", "panic"],
        ruins=["crisis", "mimic", "thievery", "journey", "jubilee"],
    )  # fmt: skip
    t.plays("anna", "ability destiny")
    shown = t.choices("anna")
    assert {"spite", "panic"} < set(shown)
    assert len(shown) == len(["done", "spite", "panic", "crisis or mimic"])
    assert t.names("well")[2:] == ["spite", "panic"]  # the old cards stay on top
    assert t.names("ruins") == ["thievery", "journey", "jubilee"]
    t.answers("anna", "done", "spite", "panic")
    t.refuses("bartek", "destiny")


def test_destiny_shows_what_there_is_when_even_the_ruins_cannot_help() -> None:
    t = karmaka(anna=["destiny"], bartek=["peek"], well=["spite", "panic"], ruins=["crisis", "mimic", "thievery"])
    t.plays("anna", "ability destiny")
    assert t.choices("anna") == ["done", "panic", "spite"]
    t.answers("anna", "panic", "spite")
    assert t.future("anna") == ["panic", "spite"]
    assert t.names("ruins") == ["crisis", "mimic", "thievery"]
    t.refuses("bartek", "destiny")


def test_destiny_over_an_empty_well_reshuffles_first() -> None:
    ruins = ["spite", "panic", "crisis", "mimic", "thievery", "journey"]
    t = karmaka(anna=["destiny"], bartek=["peek"], well=[], ruins=ruins)
    t.plays("anna", "ability destiny")
    assert t.choices("anna") == ["done", "panic", "crisis", "spite"]
    t.answers("anna", "panic", "crisis")
    t.refuses("bartek", "destiny")


def test_destiny_with_nothing_to_look_at_does_nothing_and_is_still_offered() -> None:
    t = karmaka(anna=["destiny"], bartek=["peek"], well=[], ruins=["mimic", "thievery", "journey"])
    t.plays("anna", "ability destiny")
    t.refuses("bartek", "destiny")
    assert t.future("anna") == []
    assert t.names("ruins") == ["mimic", "thievery", "journey", "destiny"]


# --- Stolen Dreams


def test_stolen_dreams_moves_the_top_of_a_rivals_future_onto_your_own() -> None:
    t = karmaka(
        anna={"hand": ["stolen_dreams"], "future": ["spite"]},
        bartek={"hand": ["peek"], "future": ["panic", "crisis"]},
    )
    t.plays("anna", "ability stolen_dreams")
    assert t.future("anna") == ["spite", "crisis"]
    assert t.future("bartek") == ["panic"]
    t.refuses("bartek", "stolen_dreams")


def test_stolen_dreams_from_an_empty_future_does_nothing() -> None:
    t = karmaka(anna=["stolen_dreams"], bartek=["peek"])
    t.plays("anna", "ability stolen_dreams")
    t.takes("bartek", "stolen_dreams")
    assert t.future("anna") == []
    assert t.future("bartek") == ["stolen_dreams"]


# --- Denial


def test_denial_ruins_a_card_and_carries_out_its_ability() -> None:
    t = karmaka(anna=["denial", "vengeance", "mimic"], bartek={"hand": ["peek"], "deeds": ["spite"]})
    t.plays("anna", "ability denial")
    t.answers("anna", "vengeance")
    assert t.names("ruins") == ["vengeance", "spite"]
    t.refuses("bartek", "denial")
    assert t.names("ruins") == ["vengeance", "spite", "denial"]


def test_denial_must_ruin_a_card_if_you_hold_one() -> None:
    t = karmaka(anna=["denial", "vengeance", "mimic"], bartek=["peek"])
    t.plays("anna", "ability denial")
    assert t.choices("anna") == ["vengeance", "mimic"]
    t.answers("anna", "vengeance")
    t.refuses("bartek", "denial")


def test_denial_with_an_empty_hand_does_nothing_and_is_still_offered() -> None:
    t = karmaka(anna={"hand": ["denial"]}, bartek=["peek"])
    t.plays("anna", "ability denial")
    t.takes("bartek", "denial")
    assert t.future("bartek") == ["denial"]
    assert t.names("ruins") == []


def test_denial_of_salvage_may_fetch_that_very_salvage() -> None:
    t = karmaka(anna=["denial", "salvage"], bartek=["peek"], ruins=["mimic"])
    t.plays("anna", "ability denial")
    t.answers("anna", "salvage")  # the card to fetch: it already lies in the Ruins
    assert t.hand("anna") == ["salvage"]
    assert t.names("ruins") == ["mimic"]
    t.refuses("bartek", "denial")


def test_denial_of_recycle_may_keep_that_very_recycle_for_the_next_life() -> None:
    t = karmaka(anna=["denial", "recycle"], bartek=["peek"])
    t.plays("anna", "ability denial")
    assert t.future("anna") == ["recycle"]  # the only card in the Ruins
    assert t.names("ruins") == []
    t.refuses("bartek", "denial")


def test_denial_may_ruin_another_denial_and_all_but_the_first_end_in_the_ruins() -> None:
    t = karmaka(anna=["denial", "denial", "denial", "vengeance"], bartek={"hand": ["peek"], "deeds": ["spite"]})
    t.plays("anna", "ability denial")
    t.answers("anna", "denial", "denial")
    assert t.names("ruins") == ["denial", "denial", "vengeance", "spite"]
    t.takes("bartek", "denial")
    assert t.future("bartek") == ["denial"]
    assert t.hand("anna") == []


def test_denial_is_offered_to_the_rival_whom_the_denied_ability_hit() -> None:
    t = karmaka(anna=["denial", "thievery"], bartek=["peek"], celina={"hand": ["panic"], "deeds": ["spite"]})
    t.plays("anna", "ability denial")
    t.answers("anna", "celina")
    assert t.hand("anna") == ["spite"]
    t.takes("celina", "denial")
    assert t.names("ruins") == ["thievery"]
    assert t.future("celina") == ["denial"]


def test_denial_of_a_card_that_concerns_only_yourself_is_offered_clockwise() -> None:
    t = karmaka(anna=["denial", "jubilee"], bartek=["peek"], celina=["panic"])
    t.plays("anna", "ability denial")
    t.refuses("bartek", "denial")
    t.takes("celina", "denial")
    assert t.future("celina") == ["denial"]


def test_denial_of_a_card_with_another_play_is_offered_before_that_play() -> None:
    t = karmaka(anna=["denial", "peek", "spite"], bartek=["panic"])
    t.plays("anna", "ability denial")
    t.answers("anna", "peek")
    t.refuses("bartek", "denial")
    assert t.asks("anna", "play another?")
    t.plays("anna", "deed spite")
    assert t.turn == "bartek"


# --- Swindle


def test_swindle_shows_three_random_cards_of_a_hand_and_keeps_one() -> None:
    t = karmaka(anna=["swindle"], bartek=["peek", "panic", "crisis", "spite", "mimic"])
    t.plays("anna", "ability swindle")
    shown = t.choices("anna")
    assert len(shown) == 3
    t.answers("anna", shown[1])
    assert t.hand("anna") == [shown[1]]
    assert len(t.hand("bartek")) == 4
    assert {shown[0], shown[2]} < set(t.hand("bartek"))
    t.refuses("bartek", "swindle")


def test_swindle_may_show_any_card_of_the_hand() -> None:
    hand = ["peek", "panic", "crisis", "spite", "mimic"]
    seen: set[str] = set()
    for seed in range(20):
        t = karmaka(anna=["swindle"], bartek=hand, seed=seed)
        t.plays("anna", "ability swindle")
        seen.update(t.choices("anna"))
        assert t.asks("anna", "which card of these?")
    assert seen == set(hand)


def test_swindle_must_keep_one_of_the_cards() -> None:
    t = karmaka(anna=["swindle"], bartek=["peek", "panic"])
    t.plays("anna", "ability swindle")
    assert t.choices("anna") == ["peek", "panic"]  # a hand of fewer than three is shown whole
    t.answers("anna", "peek")
    t.refuses("bartek", "swindle")


def test_swindle_from_a_hand_of_one_takes_it() -> None:
    t = karmaka(anna=["swindle"], bartek={"hand": ["peek"], "deck": ["panic"]})
    t.plays("anna", "ability swindle")
    assert t.hand("anna") == ["peek"]
    t.refuses("bartek", "swindle")


def test_swindle_from_an_empty_hand_does_nothing() -> None:
    t = karmaka(anna=["swindle"], bartek={"deck": ["panic"]})
    t.plays("anna", "ability swindle")
    t.takes("bartek", "swindle")
    assert t.hand("anna") == []


# --- Thievery


def test_thievery_takes_the_exposed_deed_into_the_hand() -> None:
    t = karmaka(anna=["thievery"], bartek={"hand": ["peek"], "deeds": ["panic", "spite"]})
    t.plays("anna", "ability thievery")
    assert t.hand("anna") == ["spite"]
    assert t.deeds("bartek") == ["panic"]
    t.refuses("bartek", "thievery")


def test_thievery_exposes_the_deed_below() -> None:
    t = karmaka(anna=["thievery", "vengeance"], bartek={"hand": ["peek"], "deeds": ["panic", "crisis", "spite"]})
    t.plays("anna", "ability thievery")
    t.refuses("bartek", "thievery")
    t.plays("bartek", "future peek")
    t.plays("anna", "ability vengeance")
    assert t.deeds("bartek") == ["panic"]
    assert t.names("ruins")[-1] == "crisis"
    t.refuses("bartek", "vengeance")


def test_thievery_from_somebody_without_deeds_does_nothing() -> None:
    t = karmaka(anna=["thievery"], bartek=["peek"])
    t.plays("anna", "ability thievery")
    t.refuses("bartek", "thievery")
    assert t.hand("anna") == []
    assert t.names("ruins") == ["thievery"]
