"""Reincarnation and the ladder: points, rings, the new life, victory. Section 6 of the rules."""

from __future__ import annotations

import pytest

from tests.games.karmaka.language import karmaka

# --- when


def test_a_player_who_begins_a_turn_without_hand_and_deck_reincarnates() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["spite", "panic"]})
    t.plays("anna", "deed peek")
    assert t.rung("bartek") == "snake"


def test_reincarnation_takes_the_whole_turn() -> None:
    t = karmaka(anna=["peek", "panic"], bartek={"deeds": ["spite", "panic"], "future": ["mimic"]})
    t.plays("anna", "deed peek")
    assert t.hand("bartek") == ["mimic"]  # nothing drawn, nothing played
    assert len(t.deck("bartek")) == 5
    assert t.question == "anna: play?"


def test_cards_in_the_deck_keep_you_alive() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deck": ["crisis"], "deeds": ["spite", "panic"]})
    t.plays("anna", "deed peek")
    assert t.rung("bartek") == "beetle"
    assert t.hand("bartek") == ["crisis"]


def test_the_life_ends_with_the_next_turn_and_not_with_the_last_card() -> None:
    t = karmaka(anna={"hand": ["spite"], "deeds": ["panic"]}, bartek=["peek"])
    t.plays("anna", "deed spite")
    assert t.rung("anna") == "beetle"
    t.plays("bartek", "future peek")
    assert t.rung("anna") == "snake"


def test_between_two_lives_a_rival_may_still_ruin_a_deed() -> None:
    t = karmaka(anna={"hand": ["spite"], "deeds": ["panic"]}, bartek=["vengeance", "peek"])
    t.plays("anna", "deed spite")
    t.plays("bartek", "ability vengeance")
    t.refuses("anna", "vengeance")
    assert t.rung("anna") == "beetle"
    assert t.rings("anna") == 1


def test_longevity_dealt_to_somebody_without_cards_cancels_the_coming_reincarnation() -> None:
    t = karmaka(anna={"hand": ["spite"], "deeds": ["panic"]}, bartek=["longevity", "peek"])
    t.plays("anna", "deed spite")
    t.plays("bartek", "ability longevity")
    t.answers("bartek", "anna")
    t.refuses("anna", "longevity")
    assert t.rung("anna") == "beetle"
    assert t.question == "anna: play?"
    assert t.deeds("anna") == ["panic", "spite"]


# --- points


def test_only_the_best_colour_counts() -> None:
    t = karmaka(
        anna=["peek", "peek"], bartek={"deeds": ["crisis", "panic", "salvage", "destiny"]}
    )  # 3 red, 2 green, 2 blue
    t.plays("anna", "deed peek")
    assert t.rung("bartek") == "beetle"


def test_every_mosaic_counts_with_the_best_colour() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["crisis", "embody", "salvage", "mimic"]})  # 2 red, 2 mosaics
    t.plays("anna", "deed peek")
    assert t.rung("bartek") == "snake"


def test_mosaics_alone_are_a_colour_too() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["embody"] * 4})
    t.plays("anna", "deed peek")
    assert t.rung("bartek") == "snake"


def test_the_rulebooks_example_four_red_and_one_mosaic_make_five() -> None:
    t = karmaka(
        anna={"deeds": ["crisis", "hells_heart", "embody", "recycle"], "rings": 2, "rung": "wolf"}, bartek=["peek"]
    )
    t.answers("anna", "climb")  # five points and one of the two rings
    assert t.rung("anna") == "monkey"
    assert t.rings("anna") == 1


@pytest.mark.parametrize(
    ("rung", "deeds", "next_rung"),
    [
        ("beetle", ["spite", "panic"], "snake"),
        ("snake", ["spite", "crisis"], "wolf"),
        ("wolf", ["spite", "vengeance"], "monkey"),
        ("monkey", ["spite", "vengeance", "panic"], "transcendence"),
    ],
)
def test_just_enough_points_climb_one_rung(rung: str, deeds: list[str], next_rung: str) -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": deeds, "rung": rung})
    t.plays("anna", "deed peek")
    assert t.rung("bartek") == next_rung
    assert t.rings("bartek") == 0


@pytest.mark.parametrize(
    ("rung", "deeds"),
    [
        ("beetle", ["spite"]),
        ("snake", ["spite", "panic"]),
        ("wolf", ["spite", "crisis"]),
        ("monkey", ["spite", "vengeance"]),
    ],
)
def test_one_point_too_few_stays_and_takes_a_ring(rung: str, deeds: list[str]) -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": deeds, "rung": rung})
    t.plays("anna", "deed peek")
    assert t.rung("bartek") == rung
    assert t.rings("bartek") == 1


def test_surplus_points_are_lost() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["spite", "spite", "vengeance", "vengeance"]})  # 12 points
    t.plays("anna", "deed peek")
    assert t.rung("bartek") == "snake"
    assert t.rings("bartek") == 0


# --- rings


def test_where_the_points_suffice_the_climb_is_compulsory_and_costs_no_ring() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["spite", "panic"], "rings": 3})
    t.plays("anna", "deed peek")
    assert t.rung("bartek") == "snake"  # nothing was asked
    assert t.rings("bartek") == 3


def test_where_rings_are_needed_and_suffice_the_climb_is_a_choice() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["spite"], "rings": 1})
    t.plays("anna", "deed peek")
    assert t.asks("bartek", "climb with rings?")
    assert t.choices("bartek") == ["climb", "stay"]


def test_a_climb_spends_the_fewest_rings_that_are_needed() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["crisis"], "rings": 5})
    t.plays("anna", "deed peek")
    t.answers("bartek", "climb")
    assert t.rung("bartek") == "snake"
    assert t.rings("bartek") == 3


def test_a_player_who_will_not_spend_rings_stays_and_takes_one_more() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["crisis"], "rings": 5})
    t.plays("anna", "deed peek")
    t.answers("bartek", "stay")
    assert t.rung("bartek") == "beetle"
    assert t.rings("bartek") == 6


def test_rings_that_cannot_suffice_are_kept_without_a_question() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["crisis"], "rings": 1})
    t.plays("anna", "deed peek")
    assert t.rung("bartek") == "beetle"
    assert t.rings("bartek") == 2


def test_the_supply_of_rings_never_runs_out() -> None:
    t = karmaka(anna={"hand": ["peek", "peek"], "rings": 12}, bartek={"rung": "monkey"})
    t.plays("anna", "deed peek")
    assert t.rings("bartek") == 1


def test_rings_alone_may_win_the_game() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"rings": 7, "rung": "monkey"})
    t.plays("anna", "deed peek")
    t.answers("bartek", "climb")
    assert t.winners == ["bartek"]


# --- the new life


def test_the_deeds_go_to_the_ruins_in_the_order_in_which_they_were_done() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["spite", "panic", "mimic"]}, ruins=["crisis"])
    t.plays("anna", "deed peek")
    assert t.names("ruins") == ["crisis", "spite", "panic", "mimic"]
    assert t.deeds("bartek") == []


def test_the_last_three_deeds_of_a_life_are_what_the_next_player_may_salvage() -> None:
    t = karmaka(anna=["peek", "salvage"], bartek={"deeds": ["spite", "panic", "mimic", "crisis"]})
    t.plays("anna", "deed peek")
    t.plays("anna", "ability salvage")
    assert t.choices("anna") == ["panic", "crisis", "mimic"]
    t.answers("anna", "mimic")
    t.refuses("bartek", "salvage")


def test_the_whole_future_becomes_the_new_hand() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"future": ["spite", "panic", "mimic"]})
    t.plays("anna", "deed peek")
    assert t.hand("bartek") == ["spite", "panic", "mimic"]
    assert t.future("bartek") == []


def test_the_new_deck_fills_the_hand_up_to_six_cards_in_all() -> None:
    t = karmaka(
        anna=["peek", "peek"],
        bartek={"future": ["spite", "panic", "mimic"]},
        well=["crisis", "embody", "journey", "recycle"],
    )
    t.plays("anna", "deed peek")
    assert t.hand("bartek") == ["spite", "panic", "mimic"]  # not to the hand
    assert t.deck("bartek") == ["recycle", "journey", "embody"]
    assert t.names("well") == ["crisis"]


@pytest.mark.parametrize("count", [6, 7])
def test_a_new_hand_of_six_or_more_gets_no_deck_and_keeps_every_card(count: int) -> None:
    future = ["spite", "panic", "mimic", "crisis", "embody", "journey", "recycle"][:count]
    t = karmaka(anna=["peek", "peek"], bartek={"future": future})
    t.plays("anna", "deed peek")
    assert t.hand("bartek") == future
    assert t.deck("bartek") == []


def test_the_next_turn_is_an_ordinary_one() -> None:
    t = karmaka(anna=["peek", "panic"], bartek={"future": ["mimic"]}, well=["embody", "journey"])
    t.plays("anna", "deed peek")
    t.plays("anna", "deed panic")
    assert t.hand("bartek") == ["mimic", "embody"]
    assert t.question == "bartek: play?"


def test_the_old_deeds_may_come_back_in_the_new_deck_but_for_the_top_three() -> None:
    t = karmaka(anna=["peek", "peek"], bartek={"deeds": ["spite", "panic", "mimic", "crisis"]}, well=[])
    t.plays("anna", "deed peek")
    assert t.deck("bartek") == ["spite"]
    assert t.names("ruins") == ["panic", "mimic", "crisis"]


def test_a_player_who_is_reborn_without_a_card_reincarnates_again_on_the_next_turn() -> None:
    t = karmaka(anna=["peek", "peek", "panic"], bartek={}, well=[])
    t.plays("anna", "deed peek")
    assert t.hand("bartek") + t.deck("bartek") == []
    assert t.rings("bartek") == 1
    t.plays("anna", "deed peek")
    assert t.rings("bartek") == 2


# --- victory


def test_transcendence_wins_at_once() -> None:
    t = karmaka(
        anna=["peek", "peek"], bartek={"deeds": ["spite", "vengeance", "panic"], "rung": "monkey"}, celina=["mimic"]
    )
    t.plays("anna", "deed peek")
    assert t.winners == ["bartek"]
    assert t.state.pending == ()
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.reason == "transcendence"


def test_points_on_the_table_win_nothing_before_the_reincarnation() -> None:
    t = karmaka(
        anna={"hand": ["panic"], "deeds": ["spite", "vengeance"], "rung": "monkey"}, bartek=["vengeance", "peek"]
    )
    t.plays("anna", "deed panic")
    assert t.winners is None
    t.plays("bartek", "ability vengeance")
    t.refuses("anna", "vengeance")
    assert t.winners is None
    assert t.rings("anna") == 1


def test_lives_are_unlimited_and_even_somebody_without_a_point_transcends_in_the_26th() -> None:
    t = karmaka(anna={}, bartek={}, well=[])  # the table is bare: every life ends at once
    while t.winners is None:
        if t.question == "anna: climb with rings?":
            t.answers("anna", "climb")
        else:
            t.answers("bartek", "stay")
    assert t.winners == ["anna"]
    assert t.table.turns == 2 * 25  # twenty-five turns each, then this one
