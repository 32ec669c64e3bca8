"""The cards of deck I, one test for each sentence of their rules."""

from __future__ import annotations

import pytest

from tests.games.cardia.language import cardia

# --- 1 Hired Blade


def test_hired_blade_discards_itself_and_the_opposing_card() -> None:
    t = cardia(anna=["hired_blade"], bartek=["djinn"])
    t.play(anna="hired_blade", bartek="djinn")
    assert t.row("anna") == t.row("bartek") == []
    assert t.discard("anna") == ["hired_blade"]
    assert t.discard("bartek") == ["djinn"]
    assert t.signets("bartek") == 0  # the signet went with the card


def test_hired_blade_closes_the_gap_when_it_is_copied_in_the_middle() -> None:
    t = cardia(
        anna={"hand": ["magistra"], "row": ["hired_blade+15", "judge"]},
        bartek={"hand": ["inventor"], "row": ["treasurer", "surgeon"]},
    )
    t.play(anna="magistra", bartek="inventor")
    assert t.row("anna") == ["hired_blade+15", "judge"]  # from the Magistra's place, not from its own
    assert t.discard("anna") == ["magistra"]
    assert t.discard("bartek") == ["inventor"]


def test_hired_blade_counts_as_played_and_uses_up_what_waited() -> None:
    t = cardia(anna={"hand": ["hired_blade"], "next": {"modifier": -5}}, bartek=["surgeon"])
    t.play(anna="hired_blade", bartek="surgeon")
    assert t.waiting("anna") == []
    assert t.row("anna") == []


# --- 2 Void Mage


def test_void_mage_takes_all_modifiers_off_any_card() -> None:
    t = cardia(
        anna={"hand": ["void_mage"], "row": ["saboteur"]},
        bartek={"hand": ["judge"], "row": ["surgeon+3*"]},
    )
    assert t.results == ["bartek"]
    t.play(anna="void_mage", bartek="judge")
    assert t.choices("anna") == ["void_mage", "saboteur", "rival surgeon", "rival judge"]
    t.answers("anna", "rival surgeon", "modifiers")
    assert t.row("bartek") == ["surgeon*", "judge"]
    assert t.results == ["anna", "bartek"]


def test_void_mage_may_take_the_ongoing_token_instead() -> None:
    t = cardia(
        anna={"hand": ["void_mage"], "row": ["saboteur"]},
        bartek={"hand": ["judge"], "row": ["mediator+3*"]},
    )
    assert t.results == ["tie"]
    t.play(anna="void_mage", bartek="judge")
    t.answers("anna", "rival mediator", "tokens")
    assert t.row("bartek") == ["mediator+3", "judge"]
    assert t.results == ["bartek", "bartek"]  # 7 beats 5 now


def test_void_mage_may_choose_a_card_without_tokens_and_then_nothing_happens() -> None:
    t = cardia(anna={"hand": ["void_mage"], "row": ["saboteur"]}, bartek={"hand": ["judge"], "row": ["surgeon+3"]})
    t.play(anna="void_mage", bartek="judge")
    t.answers("anna", "void_mage")
    assert t.row("bartek") == ["surgeon+3", "judge"]


def test_void_mage_cannot_touch_what_waits_for_a_next_card() -> None:
    t = cardia(anna=["void_mage"], bartek={"hand": ["ambusher"], "row": []})
    t.play(anna="void_mage", bartek="ambusher")
    assert t.choices("anna") == ["void_mage", "rival ambusher"]
    t.answers("anna", "void_mage")


# --- 3 Surgeon


def test_surgeon_gives_your_next_card_minus_five_as_soon_as_it_is_revealed() -> None:
    t = cardia(anna=["surgeon", "treasurer"], bartek=["judge", "ambusher"])
    t.play(anna="surgeon", bartek="judge")
    assert t.waiting("anna") == [{"kind": "modifier", "number": -5}]
    t.play(anna="treasurer", bartek="ambusher")
    assert t.row("anna") == ["surgeon", "treasurer-5*"]  # 7 against 9: it lost in phase 1 and was activated
    assert t.waiting("anna") == []


def test_surgeon_makes_the_djinn_lose_on_purpose() -> None:
    t = cardia(anna={"hand": ["djinn"], "next": {"modifier": -5}}, bartek=["treasurer"])
    t.play(anna="djinn", bartek="treasurer")
    assert (t.winners, t.reason) == (["anna"], "djinn")


# --- 4 Mediator


def test_mediator_makes_its_encounter_a_tie() -> None:
    t = cardia(anna=["mediator"], bartek=["djinn"])
    t.play(anna="mediator", bartek="djinn")
    assert t.row("anna") == ["mediator*"]
    assert t.results == ["tie"]
    assert t.signets("bartek") == 0


def test_mediator_without_its_token_lets_the_higher_influence_win_at_once() -> None:
    t = cardia(anna={"hand": ["judge"], "row": ["mediator*"]}, bartek={"hand": ["void_mage"], "row": ["djinn"]})
    t.play(anna="judge", bartek="void_mage")
    t.answers("bartek", "rival mediator", "tokens")
    assert t.results == ["bartek", "anna"]


# --- 5 Saboteur


def test_saboteur_discards_the_top_two_cards_of_the_rivals_deck() -> None:
    t = cardia(anna=["saboteur"], bartek={"hand": ["judge", "djinn"], "deck": ["surgeon", "inventor", "magistra"]})
    t.play(anna="saboteur", bartek="judge")
    assert t.discard("bartek") == ["magistra", "inventor"]
    assert t.hand("bartek") == ["djinn", "surgeon"]  # the draw of phase 3; the hand itself was safe


@pytest.mark.parametrize("deck", [[], ["surgeon"]])
def test_saboteur_discards_what_there_is(deck: list[str]) -> None:
    t = cardia(anna=["saboteur"], bartek={"hand": ["judge", "djinn"], "deck": deck})
    t.play(anna="saboteur", bartek="judge")
    assert t.discard("bartek") == deck
    assert t.hand("bartek") == ["djinn"]


# --- 6 Fortune Teller


def test_fortune_teller_makes_the_rival_place_the_next_card_face_up_first() -> None:
    t = cardia(anna=["fortune_teller", "djinn"], bartek=["judge", "surgeon", "inventor"])
    t.play(anna="fortune_teller", bartek="judge")
    assert t.question == "bartek: which card, face up?"
    t.play(bartek="inventor")
    assert t.sees("anna", "bartek's placed") == ["inventor"]
    assert t.question == "anna: which card against the open one?"
    t.play(anna="djinn")
    assert t.row("bartek")[-1] == "inventor"
    assert t.asks("bartek", "which card is raised?")


def test_fortune_teller_works_for_one_placement_only() -> None:
    t = cardia(anna=["surgeon", "saboteur"], bartek={"hand": ["judge", "clockmaker"], "next": {"openly": True}})
    t.play(bartek="judge", anna="surgeon")
    assert t.question == "anna: which card?; bartek: which card?"


def test_a_card_once_shown_comes_from_the_hand_when_it_is_played_again() -> None:
    """Bartek's Judge was shown, came back by the Swamp Guardian, and is then played in secret."""
    t = cardia(
        anna=["palace_guard", "inventor", "surgeon"],
        bartek={"hand": ["judge", "swamp_guardian", "saboteur"], "next": {"openly": True}},
    )
    t.play(bartek="judge", anna="palace_guard")
    t.answers("anna", "guild")
    t.answers("bartek", "decline")
    t.play(anna="inventor", bartek="swamp_guardian")
    t.play(anna="surgeon", bartek="judge")
    revealed = [event for event in t.log if event.kind == "revealed" and event.seat == 1]
    assert [event.start for event in revealed] == ["placed", "hand", "hand"]


def test_fortune_teller_shows_the_modifiers_that_wait_for_the_card() -> None:
    t = cardia(anna=["surgeon"], bartek={"hand": ["judge"], "next": {"openly": True, "modifier": 3}})
    t.play(bartek="judge")
    assert t.player("bartek")["luggage"] == [[{"kind": "modifier", "number": 3}]]
    t.play(anna="surgeon")
    assert t.row("bartek") == ["judge+3"]


# --- 7 Palace Guard


def test_palace_guard_gets_plus_seven_if_the_rival_declines() -> None:
    t = cardia(anna=["palace_guard"], bartek=["judge", "inventor", "surgeon"])
    t.play(anna="palace_guard", bartek="judge")
    assert t.choices("anna") == ["rebellion", "academy", "guild", "dynasty"]
    t.answers("anna", "guild")
    assert t.choices("bartek") == ["decline", "surgeon", "inventor"]
    t.answers("bartek", "decline")
    assert t.row("anna") == ["palace_guard+7"]
    assert t.results == ["anna"]


def test_palace_guard_gets_nothing_if_the_rival_discards() -> None:
    t = cardia(anna=["palace_guard"], bartek=["judge", "inventor", "surgeon"])
    t.play(anna="palace_guard", bartek="judge")
    t.answers("anna", "guild")
    t.answers("bartek", "surgeon")
    assert t.discard("bartek") == ["surgeon"]
    assert t.row("anna") == ["palace_guard"]
    assert t.results == ["bartek"]


# --- 8 Judge


def test_judge_wins_past_ties() -> None:
    t = cardia(anna={"hand": ["judge"], "row": ["djinn"]}, bartek={"hand": ["ambusher"], "row": ["djinn"]})
    assert t.results == ["tie"]
    t.play(anna="judge", bartek="ambusher")
    assert t.results == ["anna", "bartek"]


def test_judge_wins_future_ties_without_activating_the_other_card() -> None:
    t = cardia(anna={"hand": ["djinn"], "row": ["judge*"]}, bartek={"hand": ["djinn"], "row": ["ambusher"]})
    t.play(anna="djinn", bartek="djinn")
    assert t.results == ["bartek", "anna"]
    assert t.winners is None


def test_judge_without_her_token_gives_all_ties_back() -> None:
    t = cardia(
        anna={"hand": ["saboteur"], "row": ["judge*", "djinn"]},
        bartek={"hand": ["void_mage"], "row": ["ambusher", "djinn"]},
    )
    assert t.results == ["bartek", "anna"]
    t.play(anna="saboteur", bartek="void_mage")
    t.answers("bartek", "rival judge", "tokens")
    assert t.results == ["bartek", "tie", "anna"]


def test_judge_loses_an_encounter_that_stops_being_a_tie() -> None:
    t = cardia(
        anna={"hand": ["djinn"], "row": ["judge*", "saboteur"]},
        bartek={"hand": ["inventor"], "row": ["ambusher", "saboteur"]},
    )
    assert t.results == ["bartek", "anna"]
    t.play(anna="djinn", bartek="inventor")
    t.answers("bartek", "saboteur", "rival judge")
    assert t.results == ["bartek", "bartek", "anna"]


# --- 9 Ambusher


def test_ambusher_discards_a_whole_faction_from_the_rivals_hand() -> None:
    t = cardia(anna=["ambusher"], bartek=["djinn", "inventor", "surgeon", "judge"])
    t.play(anna="ambusher", bartek="djinn")
    t.answers("anna", "guild")
    assert t.discard("bartek") == ["inventor", "surgeon"]
    assert "judge" in t.hand("bartek")


def test_ambusher_may_name_a_faction_that_is_not_there() -> None:
    t = cardia(anna=["ambusher"], bartek=["djinn", "inventor"])
    t.play(anna="ambusher", bartek="djinn")
    t.answers("anna", "rebellion")
    assert t.discard("bartek") == []


def test_ambusher_may_empty_a_hand_and_its_owner_still_draws() -> None:
    t = cardia(anna=["ambusher", "judge"], bartek=["djinn", "inventor", "surgeon"])
    t.play(anna="ambusher", bartek="djinn")
    t.answers("anna", "guild")
    assert t.winners is None
    assert len(t.hand("bartek")) == 1


# --- 10 Puppeteer


def test_puppeteer_replaces_the_opposing_card_by_a_random_one_from_hand() -> None:
    t = cardia(anna=["puppeteer"], bartek=["djinn", "surgeon"])
    t.play(anna="puppeteer", bartek="djinn")
    assert t.row("bartek") == ["surgeon"]
    assert t.discard("bartek") == ["djinn"]
    assert t.results == ["anna"]
    assert t.waiting("bartek") == []  # the Surgeon loses now, but is not activated


def test_puppeteer_may_pull_any_card_of_the_hand() -> None:
    pulled = set()
    for seed in range(30):
        t = cardia(anna=["puppeteer"], bartek=["djinn", "surgeon", "judge", "inventor"], seed=seed)
        t.play(anna="puppeteer", bartek="djinn")
        pulled.add(t.row("bartek")[0])
    assert pulled == {"surgeon", "judge", "inventor"}


def test_puppeteer_against_an_empty_hand_wins_the_game() -> None:
    t = cardia(anna=["puppeteer"], bartek=["djinn"])
    t.play(anna="puppeteer", bartek="djinn")
    assert (t.winners, t.reason) == (["anna"], "puppeteer")


def test_puppeteer_sends_the_tokens_of_the_replaced_card_away() -> None:
    t = cardia(anna=["puppeteer"], bartek={"hand": ["djinn", "surgeon"], "next": {"modifier": 3}})
    t.play(anna="puppeteer", bartek="djinn")
    assert t.row("bartek") == ["surgeon"]


def test_puppeteer_may_end_in_a_tie_of_which_everybody_is_told() -> None:
    t = cardia(anna=["puppeteer", "saboteur"], bartek=["inventor", "puppeteer"])
    t.play(anna="puppeteer", bartek="inventor")
    assert t.row("bartek") == ["puppeteer"]
    assert t.results == ["tie"]
    assert t.told("bartek")[-5:-3] == ["bartek replaced puppeteer", "tied 1"]


# --- 11 Clockmaker


def test_clockmaker_raises_the_previous_card_and_the_next_one() -> None:
    t = cardia(
        anna={"hand": ["clockmaker", "judge"], "row": ["surgeon"]},
        bartek={"hand": ["inventor", "ambusher"], "row": ["saboteur"]},
    )
    t.play(anna="clockmaker", bartek="inventor")
    assert t.row("anna") == ["surgeon+3", "clockmaker"]
    assert t.results == ["anna", "bartek"]
    assert t.waiting("anna") == [{"kind": "modifier", "number": 3}]
    t.play(anna="judge", bartek="ambusher")
    assert t.row("anna")[-1] == "judge+3"
    assert t.results[-1] == "anna"
    t.answers("bartek", "guild")


def test_clockmaker_without_a_previous_encounter_does_the_other_half() -> None:
    t = cardia(anna=["clockmaker"], bartek=["inventor"])
    t.play(anna="clockmaker", bartek="inventor")
    assert t.row("anna") == ["clockmaker"]
    assert t.waiting("anna") == [{"kind": "modifier", "number": 3}]


# --- 12 Treasurer


def test_treasurer_makes_the_previous_win_worth_one_signet_more() -> None:
    t = cardia(anna={"hand": ["treasurer"], "row": ["djinn"]}, bartek={"hand": ["inventor"], "row": ["surgeon"]})
    t.play(anna="treasurer", bartek="inventor")
    assert t.signets_in_row("anna") == [2, 0]


def test_treasurer_may_feed_the_rival() -> None:
    t = cardia(anna={"hand": ["treasurer"], "row": ["surgeon"]}, bartek={"hand": ["inventor"], "row": ["djinn"]})
    t.play(anna="treasurer", bartek="inventor")
    assert t.signets_in_row("bartek") == [2, 1]


def test_treasurer_counts_for_nothing_behind_a_tie_or_at_the_start_of_the_row() -> None:
    t = cardia(anna={"hand": ["treasurer"], "row": ["djinn"]}, bartek={"hand": ["inventor"], "row": ["djinn"]})
    t.play(anna="treasurer", bartek="inventor")
    assert (t.signets("anna"), t.signets("bartek")) == (0, 1)
    t = cardia(anna=["treasurer"], bartek=["inventor"])
    t.play(anna="treasurer", bartek="inventor")
    assert (t.signets("anna"), t.signets("bartek")) == (0, 1)


# --- 13 Swamp Guardian


def test_swamp_guardian_takes_another_card_back_and_discards_what_opposed_it() -> None:
    t = cardia(
        anna={"hand": ["swamp_guardian"], "row": ["judge+3*", "surgeon"], "deck": ["djinn", "inventor"]},
        bartek={"hand": ["djinn"], "row": ["treasurer", "saboteur"]},
    )
    t.play(anna="swamp_guardian", bartek="djinn")
    assert t.choices("anna") == ["surgeon", "judge"]
    t.answers("anna", "judge")
    assert t.row("anna") == ["surgeon", "swamp_guardian"]
    assert t.row("bartek") == ["saboteur", "djinn"]
    assert t.discard("bartek") == ["treasurer"]
    assert t.hand("anna") == ["judge", "inventor"]  # the draw of phase 3 follows as usual


def test_swamp_guardian_alone_in_the_row_does_nothing() -> None:
    t = cardia(anna=["swamp_guardian"], bartek=["djinn"])
    t.play(anna="swamp_guardian", bartek="djinn")
    assert t.row("anna") == ["swamp_guardian"]


def test_swamp_guardian_strips_the_card_of_its_tokens() -> None:
    t = cardia(anna={"hand": ["swamp_guardian"], "row": ["judge+3*"]}, bartek={"hand": ["djinn"], "row": ["surgeon"]})
    t.play(anna="swamp_guardian", bartek="djinn")
    t.play(anna="judge", bartek=t.hand("bartek")[0])
    assert t.row("anna")[1].startswith("judge")
    assert t.influence("anna", "judge") == 8


# --- 14 Magistra


def test_magistra_copies_an_instant_ability_of_a_card_at_least_as_strong() -> None:
    t = cardia(
        anna={"hand": ["magistra"], "row": ["surgeon+11", "inventor", "judge+9", "saboteur"]},
        bartek={"hand": ["djinn"], "row": ["ambusher", "surgeon", "treasurer", "clockmaker"]},
    )
    t.play(anna="magistra", bartek="djinn")
    assert t.choices("anna") == ["surgeon", "inventor"]  # the Judge is ongoing, the Saboteur too weak
    t.answers("anna", "surgeon")
    assert t.waiting("anna") == [{"kind": "modifier", "number": -5}]


def test_magistra_must_copy_the_only_card_that_fits() -> None:
    t = cardia(
        anna={"hand": ["magistra"], "row": ["surgeon+11"]},
        bartek={"hand": ["djinn"], "row": ["inventor"]},
    )
    t.play(anna="magistra", bartek="djinn")
    assert t.waiting("anna") == [{"kind": "modifier", "number": -5}]


def test_magistra_without_a_card_that_fits_does_nothing() -> None:
    t = cardia(anna={"hand": ["magistra"], "row": ["saboteur"]}, bartek={"hand": ["djinn"], "row": ["surgeon"]})
    t.play(anna="magistra", bartek="djinn")
    assert t.discard("bartek") == []


def test_magistra_counts_her_own_modifiers() -> None:
    t = cardia(
        anna={"hand": ["magistra"], "row": ["ambusher"], "next": {"modifier": -5}},
        bartek={"hand": ["djinn", "surgeon"], "row": ["saboteur"]},
    )
    t.play(anna="magistra", bartek="djinn")
    assert t.asks("anna", "which faction?")  # 9 against her 9: the Ambusher is copied
    assert t.source == "ambusher"


def test_magistra_works_from_her_own_place() -> None:
    t = cardia(
        anna={"hand": ["magistra"], "row": ["clockmaker+3", "judge"]},
        bartek={"hand": ["djinn"], "row": ["surgeon", "treasurer"]},
    )
    t.play(anna="magistra", bartek="djinn")
    assert t.row("anna") == ["clockmaker+3", "judge+3", "magistra"]


def test_magistra_copying_the_djinn_wins_the_game() -> None:
    t = cardia(anna={"hand": ["magistra"], "row": ["djinn"]}, bartek={"hand": ["inventor"], "row": ["surgeon"]})
    t.play(anna="magistra", bartek="inventor")
    assert (t.winners, t.reason) == (["anna"], "djinn")


# --- 15 Inventor


def test_inventor_raises_one_card_and_lowers_another_of_any_side() -> None:
    t = cardia(anna={"hand": ["inventor"], "row": ["surgeon"]}, bartek={"hand": ["djinn"], "row": ["saboteur"]})
    t.play(anna="inventor", bartek="djinn")
    assert t.choices("anna") == ["surgeon", "inventor", "rival saboteur", "rival djinn"]
    t.answers("anna", "rival djinn")
    assert t.choices("anna") == ["surgeon", "inventor", "rival saboteur"]
    t.answers("anna", "rival saboteur")
    assert t.row("bartek") == ["saboteur-3", "djinn+3"]
    assert t.results == ["anna", "bartek"]


# --- 16 Djinn


def test_djinn_wins_the_game_when_it_loses_in_phase_one() -> None:
    t = cardia(anna={"hand": ["djinn"], "next": {"modifier": -5}}, bartek=["treasurer"])
    t.play(anna="djinn", bartek="treasurer")
    assert (t.winners, t.reason) == (["anna"], "djinn")


def test_djinn_wins_even_against_a_fifth_signet() -> None:
    t = cardia(
        anna={"hand": ["djinn"], "row": ["hired_blade", "void_mage", "surgeon", "mediator"], "next": {"modifier": -5}},
        bartek={"hand": ["treasurer"], "row": ["saboteur", "judge", "ambusher", "inventor"]},
    )
    assert t.signets("bartek") == 4
    t.play(anna="djinn", bartek="treasurer")
    assert (t.winners, t.reason) == (["anna"], "djinn")
