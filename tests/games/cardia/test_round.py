"""A round of Cardia by its phases, the end of a game, and the examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.cardia.language import cardia, new_game

# --- set-up


@pytest.mark.parametrize("deck", ["1", "2", "1212"])
def test_both_players_hold_five_of_the_same_sixteen_cards(deck: str) -> None:
    t = new_game(deck=deck)
    for seat in ("anna", "bartek"):
        assert len(t.hand(seat)) == 5
        assert len(t.deck(seat)) == 11
    assert sorted(t.hand("anna") + t.deck("anna")) == sorted(t.hand("bartek") + t.deck("bartek"))


def test_the_decks_are_shuffled_differently() -> None:
    deals = {tuple(new_game(seed=seed).hand(seat)) for seed in range(10) for seat in ("anna", "bartek")}
    assert len(deals) == 20


# --- phase 1


def test_the_higher_influence_wins_and_gets_a_signet() -> None:
    t = cardia(anna=["saboteur"], bartek=["judge"])
    t.play(anna="saboteur", bartek="judge")
    assert t.results == ["bartek"]
    assert (t.signets("anna"), t.signets("bartek")) == (0, 1)


def test_a_tie_gives_no_signet_and_activates_nothing() -> None:
    t = cardia(anna=["saboteur"], bartek=["saboteur"])
    t.play(anna="saboteur", bartek="saboteur")
    assert t.results == ["tie"]
    assert t.discard("anna") == t.discard("bartek") == []


def test_modifiers_count_in_the_comparison() -> None:
    t = cardia(anna={"hand": ["judge"], "next": {"modifier": 3}}, bartek=["ambusher"])
    t.play(anna="judge", bartek="ambusher")
    assert t.results == ["anna"]
    t.answers("bartek", "guild")


def test_influence_may_be_negative() -> None:
    t = cardia(anna={"hand": ["hired_blade"], "next": {"modifier": -5}}, bartek={"hand": ["surgeon"]})
    t.play(anna="hired_blade", bartek="surgeon")
    assert t.discard("anna") == ["hired_blade"]
    t = cardia(anna={"hand": ["surgeon"], "next": {"modifier": -5}}, bartek=["void_mage"])
    t.play(anna="surgeon", bartek="void_mage")
    assert t.influence("anna", "surgeon") == -2


def test_simultaneous_choices_in_either_order_make_the_same_game() -> None:
    one, two = [cardia(anna=["saboteur", "surgeon"], bartek=["judge", "djinn"], seed=4) for _ in range(2)]
    one.play(anna="saboteur", bartek="judge")
    two.play(bartek="judge", anna="saboteur")
    assert one.state.digest() == two.state.digest()
    assert one.told("anna") == two.told("anna")


# --- phase 2


def test_only_the_card_that_lost_in_phase_one_is_activated() -> None:
    t = cardia(anna=["surgeon"], bartek=["clockmaker"])
    t.play(anna="surgeon", bartek="clockmaker")
    assert t.waiting("anna") != []
    assert t.waiting("bartek") == []


def test_a_card_may_be_played_although_its_ability_can_do_nothing() -> None:
    t = cardia(anna=["swamp_guardian"], bartek=["djinn"])
    t.play(anna="swamp_guardian", bartek="djinn")
    assert t.results == ["bartek"]


def test_an_ongoing_ability_works_on_when_its_card_wins_later() -> None:
    t = cardia(
        anna={"hand": ["clockmaker"], "row": ["saboteur", "judge*"]},
        bartek={"hand": ["treasurer"], "row": ["saboteur", "ambusher"]},
    )
    t.play(anna="clockmaker", bartek="treasurer")
    assert t.row("anna")[1] == "judge+3*"
    assert t.results == ["anna", "anna", "bartek"]


# --- phase 3


def test_everybody_draws_exactly_one_card_whatever_the_hand() -> None:
    t = cardia(anna=["saboteur"], bartek=["judge", "djinn", "inventor", "magistra", "surgeon", "mediator", "treasurer"])
    t.play(anna="saboteur", bartek="judge")
    assert len(t.hand("anna")) == 1
    assert len(t.hand("bartek")) == 7


def test_an_empty_deck_is_not_reshuffled_and_does_not_lose() -> None:
    t = cardia(
        anna={"hand": ["saboteur", "inventor"], "deck": [], "discard": ["judge"]},
        bartek={"hand": ["judge", "djinn"], "deck": []},
    )
    t.play(anna="saboteur", bartek="judge")
    assert t.winners is None
    assert t.hand("anna") == ["inventor"]


# --- the end

FOUR_WINS = ["inventor", "magistra", "swamp_guardian", "treasurer"]
FOUR_LOSSES = ["hired_blade", "void_mage", "surgeon", "saboteur"]


def test_five_signets_and_more_than_the_rival_win_at_the_end_of_the_round() -> None:
    t = cardia(anna={"hand": ["djinn"], "row": FOUR_WINS}, bartek={"hand": ["judge"], "row": FOUR_LOSSES})
    t.play(anna="djinn", bartek="judge")
    assert (t.winners, t.reason) == (["anna"], "signets")
    assert t.state.outcome is not None
    assert t.state.outcome.points == [5, 0]


def test_abilities_come_before_the_count() -> None:
    t = cardia(anna={"hand": ["djinn"], "row": FOUR_WINS}, bartek={"hand": ["mediator"], "row": FOUR_LOSSES})
    t.play(anna="djinn", bartek="mediator")
    assert t.signets("anna") == 4
    assert t.winners is None


def test_equal_signets_of_five_or_more_play_on_until_one_has_more() -> None:
    strong = ["inventor", "magistra", "swamp_guardian", "treasurer"]
    weak = ["hired_blade", "void_mage", "surgeon", "mediator"]
    t = cardia(
        anna={"hand": ["djinn", "clockmaker"], "row": [*strong, *weak, "judge"], "next": {"modifier": -16}},
        bartek={"hand": ["saboteur", "fortune_teller"], "row": [*weak, *strong, "palace_guard"]},
    )
    assert (t.signets("anna"), t.signets("bartek")) == (5, 4)
    t.play(anna="clockmaker", bartek="saboteur")
    assert (t.signets("anna"), t.signets("bartek")) == (5, 5)
    assert t.question == "anna: which card?; bartek: which card?"
    t.play(anna="djinn", bartek="fortune_teller")
    assert (t.winners, t.reason) == (["anna"], "signets")


def test_a_lead_of_fewer_than_five_signets_does_not_win() -> None:
    t = cardia(anna={"hand": ["djinn"], "row": FOUR_WINS[:3]}, bartek={"hand": ["judge"], "row": FOUR_LOSSES[:3]})
    t.play(anna="djinn", bartek="judge")
    assert t.signets("anna") == 4
    assert t.winners is None


def test_a_player_who_cannot_play_a_card_loses() -> None:
    t = cardia(anna={"hand": ["saboteur", "inventor"]}, bartek={"hand": ["judge"], "deck": []})
    t.play(anna="saboteur", bartek="judge")
    assert (t.winners, t.reason) == (["anna"], "no-card")


def test_five_signets_win_before_the_empty_hand_is_asked() -> None:
    t = cardia(
        anna={"hand": ["djinn"], "row": FOUR_WINS, "deck": []},
        bartek={"hand": ["judge", "inventor"], "row": FOUR_LOSSES},
    )
    t.play(anna="djinn", bartek="judge")
    assert (t.winners, t.reason) == (["anna"], "signets")


# --- the examples of the rulebook


def test_example_the_saboteur_loses_and_two_cards_go_face_up_to_the_discards() -> None:
    t = cardia(
        anna={"hand": ["saboteur"], "row": ["surgeon"]},
        bartek={"hand": ["ambusher"], "row": ["judge"], "deck": ["magistra", "inventor", "djinn"]},
    )
    t.play(anna="saboteur", bartek="ambusher")
    assert t.sees("anna", "bartek's discard") == ["djinn", "inventor"]


def test_example_the_mediator_turns_the_second_encounter_into_a_tie() -> None:
    t = cardia(
        anna={"hand": ["mediator"], "row": ["saboteur"]},
        bartek={"hand": ["puppeteer"], "row": ["swamp_guardian"]},
    )
    t.play(anna="mediator", bartek="puppeteer")
    assert t.row("anna") == ["saboteur", "mediator*"]
    assert t.results == ["bartek", "tie"]
    assert t.signets("bartek") == 1
    assert "bartek unwon puppeteer 2 mediator" in t.told("anna")


def test_example_the_inventor_turns_her_own_encounter_and_the_djinn_stays_asleep() -> None:
    t = cardia(
        anna={"hand": ["inventor"], "row": ["saboteur", "palace_guard"]},
        bartek={"hand": ["djinn"], "row": ["judge", "clockmaker"]},
    )
    t.play(anna="inventor", bartek="djinn")
    t.answers("anna", "inventor", "rival judge")
    assert t.row("anna")[-1] == "inventor+3"
    assert t.row("bartek") == ["judge-3", "clockmaker", "djinn"]
    assert t.results == ["tie", "bartek", "anna"]
    assert t.winners is None


def test_example_the_judge_takes_two_past_ties() -> None:
    t = cardia(
        anna={"hand": ["judge"], "row": ["saboteur", "surgeon"]},
        bartek={"hand": ["clockmaker"], "row": ["saboteur", "surgeon"]},
    )
    assert t.results == ["tie", "tie"]
    t.play(anna="judge", bartek="clockmaker")
    assert t.row("anna")[-1] == "judge*"
    assert t.signets_in_row("anna") == [1, 1, 0]
    assert t.signets("bartek") == 1
    assert len(t.hand("anna")) == len(t.hand("bartek")) == 1


def test_example_the_clockmaker_raises_the_surgeon_and_the_card_to_come() -> None:
    t = cardia(
        anna={"hand": ["clockmaker"], "row": ["surgeon"]},
        bartek={"hand": ["treasurer"], "row": ["judge"]},
    )
    t.play(anna="clockmaker", bartek="treasurer")
    assert t.row("anna") == ["surgeon+3", "clockmaker"]
    assert t.waiting("anna") == [{"kind": "modifier", "number": 3}]
