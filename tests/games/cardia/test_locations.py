"""The eight locations by their sentences, alone and together."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.documents import mapping
from pentakl.games.cardia.locations import LOCATIONS, SKULLS, level, skulls
from tests.games.cardia.language import cardia, new_game

# --- Serpent Temple


def test_serpent_temple_whoever_wins_a_past_encounter_draws_and_the_rival_discards() -> None:
    t = cardia(
        locations="serpent_temple",
        anna={"hand": ["clockmaker"], "row": ["palace_guard"], "deck": ["djinn", "judge"]},
        bartek={"hand": ["magistra", "surgeon", "inventor"], "row": ["judge"], "deck": ["djinn"]},
    )
    t.play(anna="clockmaker", bartek="magistra")
    assert t.asks("bartek", "discard which card to the temple?")
    t.answers("bartek", "surgeon")
    assert t.discard("bartek") == ["surgeon"]
    assert t.hand("anna") == ["judge", "djinn"]  # one from the temple, one from the round


def test_serpent_temple_pays_for_every_encounter_that_changes_hands() -> None:
    t = cardia(
        locations="serpent_temple",
        anna={"hand": ["judge"], "row": ["saboteur", "surgeon"], "deck": ["djinn", "inventor", "magistra"]},
        bartek={"hand": ["clockmaker", "djinn", "mediator", "inventor"], "row": ["saboteur", "surgeon"]},
    )
    t.play(anna="judge", bartek="clockmaker")
    t.answers("bartek", "mediator", "djinn")
    assert t.hand("anna") == ["magistra", "inventor", "djinn"]
    assert [line for line in t.told("anna") if "temple" in line] == ["anna temple 1", "anna temple 2"]


def test_serpent_temple_takes_nothing_back_when_the_encounter_is_lost_again() -> None:
    t = cardia(
        locations="serpent_temple",
        anna={"hand": ["ambusher", "surgeon", "djinn"], "row": ["palace_guard+3"], "deck": []},
        bartek={"hand": ["void_mage", "surgeon"], "row": ["judge"], "deck": ["mediator", "hired_blade"]},
    )
    t.play(anna="ambusher", bartek="void_mage")
    t.answers("bartek", "rival palace_guard", "modifiers")
    t.answers("anna", "surgeon")
    assert t.hand("anna") == ["djinn"]
    assert t.hand("bartek") == ["surgeon", "hired_blade", "mediator"]


def test_serpent_temple_does_not_pay_for_the_current_encounter() -> None:
    t = cardia(
        deck="1121",
        locations="serpent_temple",
        anna={"hand": ["treasurer"], "row": ["saboteur"], "next": {"late": 5}},
        bartek={"hand": ["swamp_guardian", "djinn"], "row": ["judge"]},
    )
    t.play(anna="treasurer", bartek="swamp_guardian")
    assert t.results == ["bartek", "anna"]  # the Engineer's +5 turned it
    assert t.discard("bartek") == []


# --- Bazaar


def test_bazaar_nobody_draws_at_the_end_of_the_round() -> None:
    t = cardia(locations="bazaar", anna=["saboteur", "judge", "djinn"], bartek=["judge", "djinn", "surgeon"])
    t.play(anna="saboteur", bartek="judge")
    assert t.hand("anna") == ["judge", "djinn"]
    assert t.hand("bartek") == ["djinn", "surgeon"]


@pytest.mark.parametrize("hand", [["saboteur"], ["saboteur", "djinn"]])
def test_bazaar_one_card_or_none_draws_four(hand: list[str]) -> None:
    t = cardia(locations="bazaar", anna=hand, bartek=["judge", "djinn", "surgeon"])
    t.play(anna="saboteur", bartek="judge")
    assert len(t.hand("anna")) == len(hand) - 1 + 4


def test_bazaar_draws_what_the_deck_holds() -> None:
    t = cardia(
        locations="bazaar",
        anna={"hand": ["saboteur"], "deck": ["judge", "djinn"]},
        bartek=["judge", "djinn", "surgeon"],
    )
    t.play(anna="saboteur", bartek="judge")
    assert t.hand("anna") == ["djinn", "judge"]


def test_bazaar_refills_after_blackmailed_cards_are_gone() -> None:
    t = cardia(
        deck="2",
        locations="bazaar",
        anna=["successor", "envoy", "prodigy"],
        bartek={
            "hand": ["engineer", "envoy", "poisoner"],
            "next": {"demand": "academy"},
            "deck": ["successor", "counselor", "witch_king", "illusionist", "blackmailer"],
        },
    )
    t.play(anna="successor", bartek="engineer")
    assert t.discard("bartek") == ["envoy", "poisoner"]
    assert t.hand("bartek") == ["blackmailer", "illusionist", "witch_king", "counselor"]


# --- Founder's Day


def test_founders_day_three_adjacent_wins_win_the_game() -> None:
    t = cardia(
        locations="founders_day",
        anna={"hand": ["inventor"], "row": ["judge", "treasurer"]},
        bartek={"hand": ["magistra"], "row": ["surgeon", "clockmaker"]},
    )
    t.play(anna="inventor", bartek="magistra")
    assert (t.winners, t.reason) == (["anna"], "founders-day")


def test_founders_day_a_gap_breaks_the_run_and_several_signets_are_one_win() -> None:
    t = cardia(
        locations="founders_day",
        anna={"hand": ["inventor"], "row": ["judge", "treasurer*"]},
        bartek={"hand": ["magistra"], "row": ["surgeon", "swamp_guardian"]},
    )
    assert t.signets("anna") == 2
    t.play(anna="inventor", bartek="magistra")
    assert t.signets("anna") == 3
    assert t.winners is None


def test_founders_day_may_come_by_an_ability() -> None:
    t = cardia(
        locations="founders_day",
        anna={"hand": ["inventor"], "row": ["judge", "palace_guard"]},
        bartek={"hand": ["djinn"], "row": ["surgeon", "judge"]},
    )
    t.play(anna="inventor", bartek="djinn")
    t.answers("anna", "inventor", "rival judge")
    assert (t.winners, t.reason) == (["anna"], "founders-day")


def test_founders_day_may_come_when_a_gap_closes() -> None:
    t = cardia(
        locations="founders_day",
        anna={"hand": ["swamp_guardian", "djinn"], "row": ["judge", "surgeon", "treasurer", "clockmaker"]},
        bartek={"hand": ["magistra", "djinn"], "row": ["saboteur", "ambusher", "clockmaker", "puppeteer"]},
    )
    t.play(anna="swamp_guardian", bartek="magistra")
    t.answers("anna", "surgeon")
    assert (t.winners, t.reason) == (["anna"], "founders-day")


# --- Grand Library


def test_grand_library_begins_with_two_cards_and_draws_two() -> None:
    t = new_game(locations="grand_library")
    assert len(t.hand("anna")) == len(t.hand("bartek")) == 2
    t = cardia(locations="grand_library", anna=["saboteur"], bartek=["judge"])
    t.play(anna="saboteur", bartek="judge")
    assert len(t.hand("anna")) == len(t.hand("bartek")) == 2


@pytest.mark.parametrize("deck", [[], ["djinn"]])
def test_grand_library_draws_what_the_deck_holds(deck: list[str]) -> None:
    t = cardia(locations="grand_library", anna={"hand": ["saboteur", "inventor"], "deck": deck}, bartek=["judge"])
    t.play(anna="saboteur", bartek="judge")
    assert t.hand("anna") == ["inventor", *deck]


# --- Scrapyard


def test_scrapyard_draws_two_and_puts_one_under_the_deck() -> None:
    t = cardia(
        locations="scrapyard",
        anna={"hand": ["saboteur", "inventor"], "deck": ["djinn", "surgeon", "mediator", "magistra"]},
        bartek={
            "hand": ["judge", "inventor"],
            "deck": ["djinn", "surgeon", "mediator", "magistra", "treasurer", "ambusher"],
        },
    )
    t.play(anna="saboteur", bartek="judge")
    assert t.question == "anna: bury which card?; bartek: bury which card?"
    t.answers("bartek", "magistra")
    t.answers("anna", "mediator")
    assert t.hand("anna") == ["inventor", "magistra"]
    assert t.deck("anna") == ["mediator", "djinn", "surgeon"]
    assert t.deck("bartek") == ["magistra", "djinn", "surgeon"]


@pytest.mark.parametrize("deck", [[], ["djinn"]])
def test_scrapyard_does_not_affect_a_deck_of_one_card_or_none(deck: list[str]) -> None:
    t = cardia(
        locations="scrapyard",
        anna={"hand": ["surgeon", "inventor"], "deck": deck},
        bartek={"hand": ["judge", "inventor"], "deck": deck},
    )
    t.play(anna="surgeon", bartek="judge")
    assert t.hand("anna") == ["inventor", *deck]


def test_scrapyard_with_two_cards_in_the_deck_draws_both_and_puts_one_back() -> None:
    t = cardia(
        locations="scrapyard",
        anna={"hand": ["surgeon", "inventor"], "deck": ["djinn", "mediator"]},
        bartek={"hand": ["judge", "inventor"], "deck": []},
    )
    t.play(anna="surgeon", bartek="judge")
    assert t.asks("anna", "bury which card?")
    t.answers("anna", "inventor")
    assert t.deck("anna") == ["inventor"]
    assert t.hand("anna") == ["mediator", "djinn"]


# --- Auction House


def test_auction_house_a_weaker_card_than_the_previous_one_costs_the_top_of_the_deck() -> None:
    t = cardia(
        locations="auction_house",
        anna={"hand": ["surgeon"], "row": ["judge"], "deck": ["djinn", "inventor"]},
        bartek={"hand": ["judge"], "row": ["surgeon"], "deck": ["djinn", "inventor"]},
    )
    t.play(anna="surgeon", bartek="judge")
    assert t.discard("anna") == ["inventor"]
    assert t.discard("bartek") == []


def test_auction_house_counts_all_modifiers_and_spares_equal_influence() -> None:
    t = cardia(
        locations="auction_house",
        anna={"hand": ["saboteur"], "row": ["judge"], "next": {"modifier": 3}, "deck": ["djinn"]},
        bartek={"hand": ["judge"], "row": ["surgeon+6"], "deck": ["djinn"]},
    )
    t.play(anna="saboteur", bartek="judge")
    assert t.discard("anna") == []
    assert t.discard("bartek") == ["djinn"]


def test_auction_house_ignores_the_first_encounter_and_an_empty_deck() -> None:
    t = cardia(locations="auction_house", anna=["surgeon"], bartek=["judge"])
    t.play(anna="surgeon", bartek="judge")
    assert t.discard("anna") == []
    t = cardia(
        locations="auction_house",
        anna={"hand": ["surgeon", "saboteur"], "row": ["judge"], "deck": []},
        bartek={"hand": ["judge"], "row": ["surgeon"]},
    )
    t.play(anna="surgeon", bartek="judge")
    assert t.discard("anna") == []


def test_auction_house_does_not_look_at_a_puppeteers_replacement() -> None:
    t = cardia(
        locations="auction_house",
        anna={"hand": ["puppeteer"], "row": ["surgeon"]},
        bartek={"hand": ["djinn", "saboteur"], "row": ["judge"]},
    )
    t.play(anna="puppeteer", bartek="djinn")
    assert t.row("bartek") == ["judge", "saboteur"]
    assert t.discard("bartek") == ["djinn"]


# --- Haunted Catacombs


def test_haunted_catacombs_the_same_faction_twice_loses_at_once() -> None:
    t = cardia(
        locations="haunted_catacombs",
        anna={"hand": ["djinn"], "row": ["judge"]},
        bartek={"hand": ["surgeon"], "row": ["saboteur"]},
    )
    t.play(anna="djinn", bartek="surgeon")
    assert (t.winners, t.reason) == (["bartek"], "catacombs")


def test_haunted_catacombs_each_player_is_told_which_faction_would_lose() -> None:
    t = cardia(
        locations="haunted_catacombs,foggy_swamp",
        anna={"hand": ["inventor"], "row": ["judge"], "placed": ["surgeon"]},
        bartek={"hand": ["judge"], "row": ["saboteur"], "placed": ["djinn"]},
    )
    seen = [mapping(t.state.view(t.viewer(viewer))["table"]) for viewer in ("anna", "bartek", "a watcher")]
    assert [table["fatal_faction"] for table in seen] == ["guild", "dynasty", None]


def test_haunted_catacombs_ignore_neighbours_that_abilities_bring_together() -> None:
    t = cardia(
        locations="haunted_catacombs",
        anna={"hand": ["magistra", "surgeon"], "row": ["judge", "swamp_guardian+9", "treasurer"]},
        bartek={"hand": ["inventor", "saboteur"], "row": ["surgeon", "ambusher", "magistra"]},
    )
    t.play(anna="magistra", bartek="inventor")
    t.answers("anna", "swamp_guardian")
    assert t.row("anna") == ["judge", "treasurer", "magistra"]  # two of the Dynasty side by side
    assert t.winners is None


def test_haunted_catacombs_a_card_that_is_about_to_leave_loses_too() -> None:
    t = cardia(
        locations="haunted_catacombs",
        anna={"hand": ["hired_blade"], "row": ["saboteur"]},
        bartek={"hand": ["djinn"], "row": ["surgeon"]},
    )
    t.play(anna="hired_blade", bartek="djinn")
    assert (t.winners, t.reason) == (["bartek"], "catacombs")


# --- Foggy Swamp


def test_foggy_swamp_reveals_the_pair_of_the_round_before() -> None:
    t = cardia(locations="foggy_swamp", anna=["saboteur", "djinn"], bartek=["judge", "surgeon"])
    t.play(anna="saboteur", bartek="judge")
    assert t.results == []
    t.play(anna="djinn", bartek="surgeon")
    assert t.row("anna") == ["saboteur"]
    assert t.results == ["bartek"]
    assert t.placed("anna") == ["djinn"]
    assert len(t.discard("bartek")) == 2  # the Saboteur's work


def test_foggy_swamp_shows_the_hidden_card_to_its_owner_alone() -> None:
    t = cardia(locations="foggy_swamp", anna=["saboteur"], bartek=["judge"])
    t.play(anna="saboteur", bartek="judge")
    assert t.sees("anna", "anna's placed") == ["saboteur"]
    assert t.sees("bartek", "anna's placed") == t.sees("a watcher", "anna's placed") == ["?"]


def test_foggy_swamp_the_next_card_is_the_one_chosen_next_from_hand() -> None:
    t = cardia(
        locations="foggy_swamp",
        anna={"hand": ["mediator", "judge", "inventor"], "placed": ["surgeon"]},
        bartek={"hand": ["magistra", "djinn", "ambusher"], "placed": ["saboteur"]},
    )
    t.play(anna="mediator", bartek="magistra")  # the Surgeon is revealed and loses
    assert t.waiting("anna") == [{"kind": "modifier", "number": -5}]
    t.play(anna="judge", bartek="djinn")  # the Mediator that lay there already is spared
    assert t.row("anna") == ["surgeon", "mediator*"]
    t.play(anna="inventor", bartek="ambusher")
    assert t.row("anna")[-1] == "judge-5*"
    assert t.results[-1] == "bartek"


def test_foggy_swamp_the_hidden_pair_slides_back_when_the_revealed_one_goes() -> None:
    t = cardia(
        locations="foggy_swamp",
        anna={"hand": ["judge", "inventor"], "placed": ["hired_blade"]},
        bartek={"hand": ["magistra", "djinn"], "placed": ["saboteur"]},
    )
    t.play(anna="judge", bartek="magistra")
    assert t.row("anna") == []
    t.play(anna="inventor", bartek="djinn")
    assert t.row("anna") == ["judge*"]


def test_foggy_swamp_the_hidden_pair_is_neither_target_nor_neighbour() -> None:
    t = cardia(
        locations="foggy_swamp",
        anna={"hand": ["judge", "surgeon"], "placed": ["inventor"]},
        bartek={"hand": ["magistra", "saboteur"], "placed": ["djinn"]},
    )
    t.play(anna="judge", bartek="magistra")
    assert t.choices("anna") == ["inventor", "rival djinn"]
    t.answers("anna", "inventor")
    assert t.row("bartek") == ["djinn-3"]


def test_foggy_swamp_ends_when_somebody_cannot_place_and_the_hidden_pair_is_not_resolved() -> None:
    t = cardia(
        locations="foggy_swamp",
        anna={"hand": ["surgeon"], "deck": []},
        bartek={"hand": ["judge", "saboteur"], "deck": []},
    )
    t.play(anna="surgeon", bartek="judge")
    assert (t.winners, t.reason) == (["bartek"], "no-card")


def test_foggy_swamp_a_fortune_teller_shows_the_next_placement_a_round_before_it_fights() -> None:
    t = cardia(
        locations="foggy_swamp",
        anna={"hand": ["saboteur", "mediator"], "placed": ["fortune_teller"]},
        bartek={"hand": ["magistra", "treasurer", "puppeteer"], "placed": ["djinn"]},
    )
    t.play(anna="saboteur", bartek="magistra")
    assert t.question == "bartek: which card, face up?"
    t.play(bartek="treasurer", anna="mediator")
    assert t.sees("anna", "bartek's placed") == ["treasurer"]
    assert t.row("bartek") == ["djinn", "magistra"]


# --- several at once


def test_bazaar_forbids_what_library_and_scrapyard_allow() -> None:
    t = cardia(
        locations="bazaar,grand_library,scrapyard",
        anna=["saboteur", "judge", "djinn"],
        bartek=["judge", "djinn", "surgeon"],
    )
    t.play(anna="saboteur", bartek="judge")
    assert t.hand("anna") == ["judge", "djinn"]
    assert len(new_game(locations="bazaar,grand_library").hand("anna")) == 2


def test_library_and_scrapyard_together_draw_two_and_bury_one() -> None:
    t = cardia(
        locations="grand_library,scrapyard",
        anna={"hand": ["saboteur", "inventor"], "deck": ["djinn", "surgeon", "mediator"]},
        bartek={"hand": ["judge", "inventor"], "deck": ["djinn", "surgeon", "mediator"]},
    )
    t.play(anna="saboteur", bartek="judge")
    t.answers("anna", "inventor")
    assert t.hand("anna") == ["mediator", "surgeon"]
    assert t.hand("bartek") == ["inventor", "djinn"]  # the Saboteur left one card: the Scrapyard does not affect it


def test_catacombs_and_auction_house_look_when_the_pair_comes_out_of_the_fog() -> None:
    t = cardia(
        locations="haunted_catacombs,foggy_swamp",
        anna={"hand": ["surgeon", "ambusher"], "row": ["judge"], "placed": ["djinn"]},
        bartek={"hand": ["saboteur", "surgeon"], "row": ["ambusher"], "placed": ["puppeteer"]},
    )
    t.play(anna="surgeon", bartek="saboteur")
    assert (t.winners, t.reason) == (["bartek"], "catacombs")


# --- difficulty


def test_skulls_add_up_and_have_a_name() -> None:
    assert dict(zip(LOCATIONS, SKULLS, strict=True)) == {
        "serpent_temple": 1, "bazaar": 1, "founders_day": 1, "grand_library": 2, "scrapyard": 2, "auction_house": 2,
        "haunted_catacombs": 3, "foggy_swamp": 3,
    }  # fmt: skip
    assert [level(count) for count in range(7)] == [
        "training", "training", "engineers", "mages", "mages", "djinn", "djinn",
    ]  # fmt: skip
    assert skulls("2222", 0b11000000) == 7


def test_the_difficulty_is_shown() -> None:
    view = pentakl.load("cardia").start(2, 1, {"deck": "1222", "locations": "bazaar"}).view(None)["table"]
    assert isinstance(view, dict)
    assert (view["skulls"], view["level"], view["locations"]) == (3, "mages", ["bazaar"])
