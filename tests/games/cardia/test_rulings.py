"""The rulings of Cardia: what the rulebook leaves open, one test or more for each line of docs/rulings/cardia.md."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.chance import quick
from pentakl.core.errors import BadPosition
from pentakl.games.cardia.locations import skulls
from pentakl.games.cardia.printed import NAMES, RULE, VALUE
from tests.games.cardia.language import cardia
from tests.games.cardia.samples import OPTIONS

# --- results


def test_ruling_1_two_judges_both_win_every_tie() -> None:
    t = cardia(
        anna={"hand": ["saboteur"], "row": ["judge*", "djinn"]},
        bartek={"hand": ["saboteur"], "row": ["judge*", "djinn"]},
    )
    assert t.results == ["both", "both"]
    assert (t.signets("anna"), t.signets("bartek")) == (2, 2)
    t.play(anna="saboteur", bartek="saboteur")
    assert t.results == ["both", "both", "both"]
    assert t.discard("anna") == t.discard("bartek") == []  # lost by nobody


def test_ruling_1_a_tie_won_by_both_counts_for_both_at_the_treasurer() -> None:
    t = cardia(
        anna={"hand": ["surgeon"], "row": ["judge*", "treasurer*"]},
        bartek={"hand": ["saboteur"], "row": ["judge*", "djinn"]},
    )
    assert (t.signets_in_row("anna"), t.signets_in_row("bartek")) == ([2, 0], [2, 1])


def test_ruling_1_a_tie_won_by_both_is_no_loss_for_the_illusionist() -> None:
    t = cardia(
        deck="1211",
        anna={"hand": ["illusionist"], "row": ["judge*", "saboteur"]},
        bartek={"hand": ["djinn"], "row": ["judge*", "saboteur"]},
    )
    t.play(anna="illusionist", bartek="djinn")
    assert t.discard("bartek") == []


def test_ruling_2_a_judge_wins_a_mediators_tie() -> None:
    t = cardia(
        anna={"hand": ["surgeon"], "row": ["mediator*", "judge*"]},
        bartek={"hand": ["djinn"], "row": ["magistra", "ambusher"]},
    )
    assert t.results == ["anna", "bartek"]


def test_ruling_3_mediator_and_counselor_never_meet_because_they_are_of_one_faction() -> None:
    meetings = [kind for kind in range(32) if NAMES[kind] in ("mediator", "counselor")]
    assert [VALUE[kind] % 4 for kind in meetings] == [0, 0]
    with pytest.raises(BadPosition):
        cardia(deck="1112", anna={"row": ["mediator*"]}, bartek={"row": ["djinn"]})


def test_ruling_4_two_counselors_facing_each_other_cancel_out() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["envoy"], "row": ["poisoner", "counselor*"]},
        bartek={"hand": ["prodigy"], "row": ["successor", "counselor*"]},
    )
    assert t.results == ["bartek", "tie"]


def test_ruling_5_the_treasurers_signet_follows_the_winner() -> None:
    t = cardia(
        anna={"hand": ["inventor"], "row": ["palace_guard", "treasurer*"]},
        bartek={"hand": ["djinn"], "row": ["judge", "magistra"]},
    )
    assert (t.signets("anna"), t.signets("bartek")) == (0, 3)
    t.play(anna="inventor", bartek="djinn")
    t.answers("anna", "palace_guard", "rival djinn")
    assert (t.signets_in_row("anna"), t.signets_in_row("bartek")) == ([2, 0, 1], [0, 1, 0])


def test_ruling_5_the_treasurers_signet_moves_to_the_new_neighbour() -> None:
    t = cardia(
        anna={"hand": ["swamp_guardian"], "row": ["djinn", "surgeon", "treasurer*"]},
        bartek={"hand": ["inventor"], "row": ["judge", "ambusher", "magistra"]},
    )
    assert t.signets_in_row("bartek") == [0, 2, 1]
    t.play(anna="swamp_guardian", bartek="inventor")
    t.answers("anna", "surgeon")
    assert t.signets_in_row("anna") == [2, 0, 0]


def test_ruling_6_two_treasurers_opposite_each_other_add_two() -> None:
    t = cardia(
        anna={"hand": ["surgeon"], "row": ["djinn", "treasurer*"]},
        bartek={"hand": ["saboteur"], "row": ["judge", "treasurer*"]},
    )
    assert t.signets_in_row("anna") == [3, 0]


def test_ruling_7_the_surgeons_modifier_is_lost_with_the_card_and_not_inherited() -> None:
    t = cardia(
        anna={"hand": ["puppeteer"]},
        bartek={"hand": ["inventor", "judge"], "next": {"modifier": -3}},
    )
    t.play(anna="puppeteer", bartek="inventor")
    assert t.row("bartek") == ["judge"]
    assert t.waiting("bartek") == []


# --- ends


def test_ruling_8_where_neither_can_play_more_signets_win() -> None:
    t = cardia(anna={"hand": ["saboteur"], "deck": []}, bartek={"hand": ["judge"], "deck": []})
    t.play(anna="saboteur", bartek="judge")
    assert (t.winners, t.reason) == (["bartek"], "no-card")


def test_ruling_8_where_neither_can_play_equal_signets_are_a_draw() -> None:
    t = cardia(anna={"hand": ["judge"], "deck": []}, bartek={"hand": ["judge"], "deck": []})
    t.play(anna="judge", bartek="judge")
    assert t.games == [([], "no-card")]
    assert t.winners is None  # a draw is replayed


def test_ruling_9_the_mechanical_djinn_waits_for_the_ability_of_the_following_encounter() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["aristocrat", "envoy"], "row": ["mechanical_djinn*"]},
        bartek={"hand": ["tax_collector", "envoy"], "row": ["successor"]},
    )
    t.play(anna="aristocrat", bartek="tax_collector")
    assert t.results == ["bartek", "tie"]  # +4 came first
    assert t.winners is None


def test_ruling_9_the_mechanical_djinn_also_wins_when_that_encounter_turns_later() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["prodigy", "envoy"], "row": ["mechanical_djinn*", "aristocrat"]},
        bartek={"hand": ["engineer", "envoy"], "row": ["successor", "illusionist"]},
    )
    t.play(anna="prodigy", bartek="engineer")
    t.answers("anna", "aristocrat")
    assert (t.winners, t.reason) == (["anna"], "mechanical-djinn")


def test_ruling_10_founders_day_ends_the_game_before_the_losers_ability() -> None:
    t = cardia(
        locations="founders_day",
        anna={"hand": ["inventor"], "row": ["judge", "treasurer"]},
        bartek={"hand": ["djinn"], "row": ["surgeon", "clockmaker"], "next": {"modifier": -5}},
    )
    t.play(anna="inventor", bartek="djinn")
    assert (t.winners, t.reason) == (["anna"], "founders-day")


def test_ruling_11_both_on_founders_day_at_once_equal_signets_are_a_draw() -> None:
    t = cardia(
        locations="founders_day",
        anna={"hand": ["saboteur"], "row": ["judge*", "surgeon"]},
        bartek={"hand": ["saboteur"], "row": ["judge*", "surgeon"]},
    )
    t.play(anna="saboteur", bartek="saboteur")
    assert t.games == [([], "founders-day")]


def test_ruling_11_both_on_founders_day_at_once_more_signets_win() -> None:
    t = cardia(
        locations="founders_day",
        anna={"hand": ["saboteur"], "row": ["inventor", "treasurer*", "judge*", "surgeon"]},
        bartek={"hand": ["saboteur"], "row": ["magistra", "djinn", "judge*", "surgeon"]},
    )
    assert t.results == ["anna", "bartek", "both", "both"]
    t.play(anna="saboteur", bartek="saboteur")
    assert (t.winners, t.reason) == (["anna"], "founders-day")
    assert t.state.outcome is not None
    assert t.state.outcome.points == [5, 4]


def test_ruling_12_both_break_the_catacombs_equal_signets_are_a_draw() -> None:
    t = cardia(
        locations="haunted_catacombs",
        anna={"hand": ["djinn"], "row": ["judge"]},
        bartek={"hand": ["treasurer"], "row": ["judge"]},
    )
    t.play(anna="djinn", bartek="treasurer")
    assert t.games == [([], "catacombs")]


# --- copying and activating


def test_ruling_13_a_copy_takes_only_the_ability_and_may_take_its_model_back() -> None:
    t = cardia(
        anna={"hand": ["magistra"], "row": ["swamp_guardian+3", "surgeon"]},
        bartek={"hand": ["inventor"], "row": ["judge", "saboteur"]},
    )
    t.play(anna="magistra", bartek="inventor")
    assert t.choices("anna") == ["surgeon", "swamp_guardian"]
    t.answers("anna", "swamp_guardian")
    assert t.row("anna") == ["surgeon", "magistra"]
    assert t.influence("anna", "magistra") == 14
    assert "swamp_guardian" in t.hand("anna")


def test_ruling_14_an_activated_ability_runs_in_the_place_of_its_card() -> None:
    t = cardia(
        deck="1211",
        anna={"hand": ["illusionist"], "row": ["surgeon", "clockmaker"]},
        bartek={"hand": ["djinn"], "row": ["saboteur", "treasurer"]},
    )
    t.play(anna="illusionist", bartek="djinn")
    t.answers("anna", "clockmaker")
    assert t.row("anna") == ["surgeon+3", "clockmaker", "illusionist"]
    assert t.waiting("anna") == [{"kind": "modifier", "number": 3}]  # the next card is still the future one


def test_ruling_14_an_activated_swamp_guardian_may_take_the_illusionist_back() -> None:
    t = cardia(
        deck="1211",
        anna={"hand": ["illusionist"], "row": ["swamp_guardian"]},
        bartek={"hand": ["djinn"], "row": ["inventor"]},
    )
    t.play(anna="illusionist", bartek="djinn")
    assert t.row("anna") == ["swamp_guardian"]
    assert t.hand("anna")[0] == "illusionist"
    assert t.discard("bartek") == ["djinn"]


def test_ruling_15_elemental_illusionist_and_a_losing_card_resolve_depth_first() -> None:
    t = cardia(
        deck="2",
        anna={
            "hand": ["elemental", "illusionist", "counselor"],
            "row": ["revolutionary", "tax_collector"],
            "deck": ["poisoner", "successor"],
        },
        bartek={"hand": ["mechanical_djinn", "envoy", "prodigy"], "row": ["blackmailer", "engineer"]},
    )
    t.play(anna="elemental", bartek="mechanical_djinn")
    t.answers("anna", "illusionist")
    assert t.choices("anna") == ["tax_collector", "revolutionary"]
    t.answers("anna", "revolutionary")
    assert t.discard("bartek") == ["envoy", "prodigy"]
    assert t.hand("anna") == ["counselor", "successor", "poisoner"]  # the Elemental draws last, then the round


def test_ruling_15_an_illusionist_wakes_an_elemental_that_copies_from_its_own_place() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["illusionist", "poisoner"], "row": ["elemental"]},
        bartek={"hand": ["engineer"], "row": ["successor"]},
    )
    t.play(anna="illusionist", bartek="engineer")
    assert t.asks("anna", "discard which instant?")
    t.answers("anna", "poisoner")
    assert t.row("bartek") == ["successor-2", "engineer"]


def test_ruling_15_every_chain_of_copies_ends() -> None:
    """No flow of random games ever asks more questions than both players have cards."""
    game = pentakl.load("cardia")
    longest = 0
    for seed in range(60):
        state = game.start(2, seed, {"deck": "2", "wins": "1"})
        chance = quick(seed)
        while state.outcome is None:
            choice = state.pending[chance.below(len(state.pending))]
            legal = state.legal(choice.seat)
            state.apply(choice.seat, legal[chance.below(len(legal))])
            answers = state.to_json().get("answers", [])
            assert isinstance(answers, list)
            longest = max(longest, len(answers))
    assert 2 <= longest <= 16


def test_ruling_16_only_the_elementals_owner_draws_right_after_the_copy() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["elemental", "tax_collector"], "deck": ["envoy", "poisoner"]},
        bartek={"hand": ["mechanical_djinn"], "deck": ["envoy", "poisoner"]},
    )
    t.play(anna="elemental", bartek="mechanical_djinn")
    t.answers("anna", "tax_collector")
    assert t.hand("anna") == ["poisoner", "envoy"]
    assert t.hand("bartek") == ["poisoner"]


def test_ruling_16_without_an_instant_card_the_elemental_just_draws() -> None:
    t = cardia(deck="2", anna={"hand": ["elemental"], "deck": ["envoy", "poisoner"]}, bartek=["mechanical_djinn"])
    t.play(anna="elemental", bartek="mechanical_djinn")
    assert t.hand("anna") == ["poisoner", "envoy"]


# --- single cards


def test_ruling_17_the_engineers_five_land_after_a_tie_too() -> None:
    t = cardia(deck="2", anna={"hand": ["prodigy"], "next": {"late": 5}}, bartek=["prodigy"])
    t.play(anna="prodigy", bartek="prodigy")
    assert t.row("anna") == ["prodigy+5"]
    assert t.results == ["anna"]


def test_ruling_17_the_engineers_five_are_lost_with_the_card() -> None:
    t = cardia(
        deck="1121",
        anna={"hand": ["hired_blade", "judge"], "next": {"late": 5}},
        bartek=["djinn", "saboteur"],
    )
    t.play(anna="hired_blade", bartek="djinn")
    assert t.row("anna") == []
    t.play(anna="judge", bartek="saboteur")
    assert t.row("anna") == ["judge"]


def test_ruling_18_tokenless_cards_are_legal_targets_without_effect() -> None:
    t = cardia(anna={"hand": ["void_mage"], "row": ["judge+3"]}, bartek={"hand": ["djinn"], "row": ["surgeon"]})
    t.play(anna="void_mage", bartek="djinn")
    t.answers("anna", "rival surgeon")
    assert t.row("anna") == ["judge+3", "void_mage"]
    t = cardia(
        deck="2",
        anna={"hand": ["kinesis_mage"], "row": ["aristocrat+3"]},
        bartek={"hand": ["successor"], "row": ["envoy"]},
    )
    t.play(anna="kinesis_mage", bartek="successor")
    t.answers("anna", "kinesis_mage")
    assert t.row("anna") == ["aristocrat+3", "kinesis_mage"]


def test_ruling_19_the_bazaar_refills_after_the_whole_ability() -> None:
    t = cardia(
        deck="2",
        locations="bazaar",
        anna=["revolutionary", "envoy", "poisoner"],
        bartek={
            "hand": ["prodigy", "engineer", "elemental"],
            "deck": ["successor", "counselor", "witch_king", "illusionist", "blackmailer", "aristocrat"],
        },
    )
    t.play(anna="revolutionary", bartek="prodigy")
    assert t.discard("bartek") == ["engineer", "elemental"]  # the hand was empty, but the ability was not over
    assert t.hand("bartek") == ["aristocrat", "blackmailer"]  # two drawn by the ability, and that is enough


def test_ruling_20_the_bazaar_refills_before_the_reveal() -> None:
    t = cardia(
        locations="bazaar",
        anna=["puppeteer", "surgeon", "saboteur"],
        bartek={"hand": ["djinn", "judge"], "deck": ["inventor", "ambusher", "magistra", "treasurer", "mediator"]},
    )
    t.play(anna="puppeteer", bartek="djinn")
    told = t.told("a watcher")
    assert told.index("bartek drew ?") < told.index("bartek revealed djinn")
    assert len(t.hand("bartek")) == 4  # the Judge and four new cards, less the one that the Puppeteer pulled


def test_ruling_21_the_temple_draws_even_if_the_rivals_hand_is_empty() -> None:
    t = cardia(
        locations="serpent_temple",
        anna={"hand": ["clockmaker"], "row": ["palace_guard"], "deck": ["djinn", "judge"]},
        bartek={"hand": ["magistra"], "row": ["judge"]},
    )
    t.play(anna="clockmaker", bartek="magistra")
    assert t.results == ["anna", "bartek"]
    assert t.hand("anna") == ["judge", "djinn"]
    assert t.discard("bartek") == []


def test_ruling_22_the_temple_compares_before_and_after_and_pays_once() -> None:
    t = cardia(
        locations="serpent_temple",
        anna={"hand": ["inventor"], "row": ["palace_guard"], "deck": ["djinn", "judge", "surgeon"]},
        bartek={"hand": ["djinn", "surgeon", "mediator"], "row": ["judge"], "deck": ["saboteur"]},
    )
    t.play(anna="inventor", bartek="djinn")
    t.answers("anna", "palace_guard", "rival judge")  # 10 against 5: turned by both halves, paid once
    t.answers("bartek", "mediator")
    assert t.hand("anna") == ["surgeon", "judge"]
    assert t.discard("bartek") == ["mediator"]


def test_ruling_22_a_new_winner_of_the_current_encounter_is_not_paid() -> None:
    t = cardia(
        locations="serpent_temple",
        deck="2",
        anna={"hand": ["tax_collector"], "deck": ["envoy"]},
        bartek=["prodigy", "envoy"],
    )
    t.play(anna="tax_collector", bartek="prodigy")
    assert t.results == ["anna"]
    assert t.hand("anna") == ["envoy"]  # the draw of the round alone


def test_ruling_23_the_auction_house_comes_before_the_librarian() -> None:
    t = cardia(
        deck="2",
        locations="auction_house",
        anna={"hand": ["aristocrat"], "row": ["blackmailer"], "next": {"choices": 1}, "deck": ["envoy", "poisoner"]},
        bartek={"hand": ["poisoner"], "row": ["tax_collector"]},
    )
    t.play(anna="aristocrat", bartek="poisoner")
    assert t.discard("anna") == ["poisoner"]
    t.answers("anna", "plus")


def test_ruling_24_blackmailer_and_librarian_in_one_reveal_the_discard_first() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["aristocrat", "envoy", "poisoner", "prodigy"], "next": {"choices": 1, "demand": "guild"}},
        bartek=["successor"],
    )
    t.play(anna="aristocrat", bartek="successor")
    t.answers("anna", "envoy", "poisoner")
    assert t.asks("anna", "plus or minus?")
    t.answers("anna", "minus")
    assert t.row("anna") == ["aristocrat-2*"]


@pytest.mark.parametrize("hand", [["djinn", "judge"], ["djinn", "inventor"]])
def test_ruling_25_a_palace_guards_victim_without_a_card_sees_the_same_question(hand: list[str]) -> None:
    t = cardia(anna=["palace_guard"], bartek=hand)
    t.play(anna="palace_guard", bartek="djinn")
    t.answers("anna", "guild")
    assert t.asks("bartek", "discard a card of the faction?")
    t.answers("bartek", "decline")
    assert t.row("anna") == ["palace_guard+7"]


def test_ruling_26_the_discarding_player_chooses_everywhere_but_at_the_puppeteer() -> None:
    t = cardia(anna=["puppeteer"], bartek=["djinn", "judge", "surgeon"])
    t.play(anna="puppeteer", bartek="djinn")
    assert not t.is_waiting  # nobody was asked
    t = cardia(deck="2", anna=["revolutionary"], bartek=["prodigy", "envoy", "engineer", "poisoner"])
    t.play(anna="revolutionary", bartek="prodigy")
    assert t.asks("bartek", "discard which card?")


def test_ruling_27_the_mediator_is_a_four() -> None:
    assert VALUE[NAMES.index("mediator")] == 4


def test_ruling_28_a_fortune_teller_is_used_up_although_the_card_never_stays() -> None:
    t = cardia(anna=["djinn", "judge"], bartek={"hand": ["hired_blade", "surgeon"], "next": {"openly": True}})
    t.play(bartek="hired_blade", anna="djinn")
    assert t.row("bartek") == []
    assert t.question == "anna: which card?; bartek: which card?"


def test_ruling_29_an_empty_hand_loses_at_the_start_of_a_round_although_the_deck_holds_cards() -> None:
    t = cardia(anna=["judge"], bartek=[])
    assert (t.winners, t.reason) == (["anna"], "no-card")


def test_ruling_30_cards_discarded_from_a_deck_are_public() -> None:
    t = cardia(deck="2", anna=["witch_king"], bartek={"hand": ["elemental"], "deck": ["envoy", "prodigy", "poisoner"]})
    t.play(anna="witch_king", bartek="elemental")
    t.answers("anna", "guild")
    assert t.sees("anna", "bartek's discard") == t.sees("a watcher", "bartek's discard") == ["prodigy", "envoy"]


def test_ruling_31_moved_modifiers_add_up() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["kinesis_mage"], "row": ["envoy+3", "aristocrat+2"]},
        bartek={"hand": ["successor"], "row": ["poisoner", "prodigy"]},
    )
    t.play(anna="kinesis_mage", bartek="successor")
    t.answers("anna", "envoy", "aristocrat")
    assert t.row("anna") == ["envoy", "aristocrat+5", "kinesis_mage"]


def test_ruling_32_a_mixed_deck_counts_two_skulls() -> None:
    assert [skulls(mix, 0) for mix in ("1111", "2222", "1112", "2121")] == [0, 1, 2, 2]


# --- the six rulings that override the others


def test_ruling_a1_after_a_tie_engineer_and_mechanical_djinn_still_happen() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["prodigy", "envoy"], "row": ["mechanical_djinn*"], "next": {"late": 5}},
        bartek={"hand": ["prodigy", "envoy"], "row": ["successor"]},
    )
    t.play(anna="prodigy", bartek="prodigy")
    assert (t.winners, t.reason) == (["anna"], "mechanical-djinn")


def test_ruling_a1_a_tie_that_a_judge_wins_activates_nothing_but_wakes_the_mechanical_djinn() -> None:
    t = cardia(
        deck="1121",
        anna={"hand": ["saboteur", "hired_blade"], "row": ["judge*", "mechanical_djinn*"]},
        bartek={"hand": ["saboteur", "hired_blade"], "row": ["ambusher", "djinn"]},
    )
    t.play(anna="saboteur", bartek="saboteur")
    assert (t.winners, t.reason) == (["anna"], "mechanical-djinn")
    assert t.discard("bartek") == []


def test_ruling_a2_the_bazaar_looks_after_placing_after_the_ability_and_in_phase_three() -> None:
    t = cardia(
        locations="bazaar",
        anna=["ambusher", "surgeon", "saboteur"],
        bartek={
            "hand": ["djinn", "inventor", "surgeon"],
            "deck": ["judge", "magistra", "treasurer", "mediator", "puppeteer"],
        },
    )
    t.play(anna="ambusher", bartek="djinn")
    t.answers("anna", "guild")
    assert t.hand("bartek") == ["puppeteer", "mediator", "treasurer", "magistra"]  # emptied, so four at once
    t = cardia(
        locations="bazaar,serpent_temple",
        anna={"hand": ["clockmaker", "surgeon", "saboteur"], "row": ["palace_guard"]},
        bartek={
            "hand": ["magistra", "inventor", "surgeon"],
            "row": ["judge"],
            "deck": ["djinn", "treasurer", "mediator", "puppeteer"],
        },
    )
    t.play(anna="clockmaker", bartek="magistra")
    t.answers("bartek", "surgeon")  # one card is left after the temple, so phase 3 refills
    assert t.hand("bartek") == ["inventor", "puppeteer", "mediator", "treasurer", "djinn"]


def test_ruling_a3_a_card_shown_early_in_the_fog_is_no_target_yet() -> None:
    t = cardia(
        locations="foggy_swamp",
        anna={"hand": ["saboteur", "surgeon"], "placed": ["void_mage"]},
        bartek={"hand": ["treasurer", "judge"], "placed": ["djinn"], "next": {"openly": True}},
    )
    t.play(bartek="treasurer", anna="saboteur")
    assert t.sees("anna", "bartek's placed") == ["treasurer"]
    assert t.choices("anna") == ["void_mage", "rival djinn"]
    t.answers("anna", "void_mage")


def test_ruling_a3_in_the_first_foggy_round_nothing_is_resolved_and_everybody_draws() -> None:
    t = cardia(locations="foggy_swamp", anna=["saboteur"], bartek=["judge"])
    t.play(anna="saboteur", bartek="judge")
    assert t.results == []
    assert t.placed("anna") == ["saboteur"]
    assert len(t.hand("anna")) == len(t.hand("bartek")) == 1


def test_ruling_a3_the_puppeteer_looks_at_the_hand_alone() -> None:
    t = cardia(
        locations="foggy_swamp",
        anna={"hand": ["surgeon", "judge"], "placed": ["puppeteer"]},
        bartek={"hand": ["treasurer"], "placed": ["djinn"]},
    )
    t.play(anna="surgeon", bartek="treasurer")
    assert (t.winners, t.reason) == (["anna"], "puppeteer")


def test_ruling_a4_a_temple_winner_with_an_empty_deck_draws_nothing_and_the_rival_discards() -> None:
    t = cardia(
        locations="serpent_temple",
        anna={"hand": ["clockmaker", "surgeon"], "row": ["palace_guard"], "deck": []},
        bartek={"hand": ["magistra", "surgeon", "djinn"], "row": ["judge"], "deck": []},
    )
    t.play(anna="clockmaker", bartek="magistra")
    t.answers("bartek", "surgeon")
    assert t.hand("anna") == ["surgeon"]
    assert t.discard("bartek") == ["surgeon"]


def test_ruling_a5_where_both_meet_a_condition_at_once_more_signets_win() -> None:
    t = cardia(
        locations="haunted_catacombs",
        anna={"hand": ["djinn"], "row": ["judge"]},
        bartek={"hand": ["hired_blade"], "row": ["saboteur"]},
    )
    t.play(anna="djinn", bartek="hired_blade")
    assert (t.winners, t.reason) == (["anna"], "catacombs")  # one signet against none; the new pair does not count


def test_ruling_a6_a_card_that_a_puppeteer_put_there_is_your_previous_card() -> None:
    t = cardia(
        locations="haunted_catacombs",
        anna={"hand": ["puppeteer", "surgeon"]},
        bartek={"hand": ["djinn", "judge"], "deck": ["inventor", "treasurer"]},
    )
    t.play(anna="puppeteer", bartek="djinn")
    assert t.row("bartek") == ["judge"]
    t.play(anna="surgeon", bartek="treasurer")
    assert (t.winners, t.reason) == (["anna"], "catacombs")


# --- questions that came up during implementation


def test_more_than_one_token_on_a_card_adds_nothing() -> None:
    t = cardia(
        deck="1211",
        anna={"hand": ["illusionist"], "row": ["djinn", "treasurer*"]},
        bartek={"hand": ["inventor"], "row": ["surgeon", "djinn"]},
    )
    t.play(anna="illusionist", bartek="inventor")
    assert t.signets_in_row("anna") == [2, 0, 0]


def test_only_the_six_ongoing_cards_have_a_rule_of_their_own() -> None:
    ongoing = {NAMES[kind] for kind in range(32) if RULE[kind]}
    assert ongoing == {"mediator", "judge", "treasurer", "aristocrat", "counselor", "mechanical_djinn"}


def test_a_game_has_at_most_32_rounds() -> None:
    game = pentakl.load("cardia")
    for seed, options in enumerate(OPTIONS * 4):
        state = game.start(2, seed, {**options, "wins": "1"})
        state.playout(quick(seed), game.max_decisions)
        view = state.view(None)["table"]
        assert isinstance(view, dict)
        assert 1 <= view["round"] <= 32
