"""The cards of deck II, one test for each sentence of their rules."""

from __future__ import annotations

import pytest

from tests.games.cardia.language import Holding, SpokenCardia, cardia


def deck_two(anna: Holding | list[str], bartek: Holding | list[str], seed: int = 0) -> SpokenCardia:
    return cardia(deck="2", seed=seed, anna=anna, bartek=bartek)


# --- 1 Poisoner


def test_poisoner_lowers_the_opposing_card_to_a_tie() -> None:
    t = deck_two(anna=["poisoner"], bartek=["successor"])
    t.play(anna="poisoner", bartek="successor")
    assert t.row("bartek") == ["successor-15"]
    assert t.results == ["tie"]


def test_poisoner_works_once_and_makes_up_for_nothing_later() -> None:
    t = deck_two(
        anna={"hand": ["prodigy"], "row": ["poisoner"]},
        bartek={"hand": ["successor"], "row": ["engineer-10"]},
    )
    t.play(anna="prodigy", bartek="successor")
    t.answers("anna", "poisoner")
    assert t.results == ["anna", "bartek"]


def test_poisoner_does_nothing_to_a_card_that_is_not_higher() -> None:
    t = deck_two(
        anna={"hand": ["illusionist"], "row": ["poisoner+9", "envoy"]},
        bartek={"hand": ["successor"], "row": ["revolutionary", "counselor*"]},
    )
    assert t.results == ["bartek", "bartek"]  # the Counselor's owner wins the first encounter with 5 against 10
    t.play(anna="illusionist", bartek="successor")
    t.answers("anna", "poisoner")
    assert t.row("bartek") == ["revolutionary", "counselor*", "successor"]


# --- 2 Kinesis Mage


def test_kinesis_mage_moves_everything_from_one_own_card_to_another() -> None:
    t = deck_two(
        anna={"hand": ["kinesis_mage"], "row": ["counselor-2*", "aristocrat+1"]},
        bartek={"hand": ["successor"], "row": ["elemental", "engineer"]},
    )
    t.play(anna="kinesis_mage", bartek="successor")
    assert t.choices("anna") == ["kinesis_mage", "aristocrat", "counselor"]
    t.answers("anna", "counselor")
    assert t.choices("anna") == ["kinesis_mage", "aristocrat"]
    t.answers("anna", "aristocrat")
    assert t.row("anna") == ["counselor", "aristocrat-1*", "kinesis_mage"]


def test_kinesis_mage_wakes_a_sleeping_ongoing_ability() -> None:
    t = deck_two(
        anna={"hand": ["kinesis_mage"], "row": ["tax_collector", "counselor", "aristocrat*"]},
        bartek={"hand": ["successor"], "row": ["elemental", "prodigy", "envoy"]},
    )
    assert t.results == ["bartek", "anna", "anna"]
    t.play(anna="kinesis_mage", bartek="successor")
    t.answers("anna", "aristocrat", "counselor")
    assert t.results == ["anna", "anna", "anna", "bartek"]


def test_kinesis_mage_may_put_a_token_on_an_instant_card_where_it_does_nothing() -> None:
    t = deck_two(
        anna={"hand": ["kinesis_mage"], "row": ["counselor*"]},
        bartek={"hand": ["successor"], "row": ["elemental"]},
    )
    t.play(anna="kinesis_mage", bartek="successor")
    t.answers("anna", "counselor")
    assert t.row("anna") == ["counselor", "kinesis_mage*"]
    assert t.results == ["bartek", "bartek"]


def test_kinesis_mage_without_tokens_to_move_does_nothing() -> None:
    t = deck_two(
        anna={"hand": ["kinesis_mage"], "row": ["counselor"]},
        bartek={"hand": ["successor"], "row": ["elemental*"]},
    )
    t.play(anna="kinesis_mage", bartek="successor")
    assert t.row("anna") == ["counselor", "kinesis_mage"]


def test_kinesis_mage_alone_in_the_row_does_nothing() -> None:
    t = deck_two(anna={"hand": ["kinesis_mage"], "next": {"modifier": 3}}, bartek=["successor"])
    t.play(anna="kinesis_mage", bartek="successor")
    assert t.row("anna") == ["kinesis_mage+3"]


# --- 3 Envoy


def test_envoy_lowers_any_card_in_play() -> None:
    t = deck_two(
        anna={"hand": ["envoy"], "row": ["prodigy"]},
        bartek={"hand": ["tax_collector"], "row": ["aristocrat"]},
    )
    t.play(anna="envoy", bartek="tax_collector")
    assert t.choices("anna") == ["next", "envoy", "prodigy", "rival tax_collector", "rival aristocrat"]
    t.answers("anna", "rival aristocrat")
    assert t.row("bartek") == ["aristocrat-3", "tax_collector"]
    assert t.results == ["anna", "bartek"]


def test_envoy_may_lower_the_next_card_instead() -> None:
    t = deck_two(anna=["envoy", "aristocrat"], bartek=["tax_collector", "prodigy"])
    t.play(anna="envoy", bartek="tax_collector")
    t.answers("anna", "next")
    assert t.waiting("anna") == [{"kind": "modifier", "number": -3}]
    t.play(anna="aristocrat", bartek="prodigy")
    assert t.row("anna")[-1] == "aristocrat-3*"


# --- 4 Tax Collector


def test_tax_collector_gets_plus_four() -> None:
    t = deck_two(anna=["tax_collector"], bartek=["prodigy"])
    t.play(anna="tax_collector", bartek="prodigy")
    assert t.row("anna") == ["tax_collector+4"]
    assert t.results == ["anna"]
    assert t.row("bartek") == ["prodigy"]  # it loses now, but is not activated


# --- 5 Revolutionary


def test_revolutionary_makes_the_rival_discard_two_and_draw_two() -> None:
    t = deck_two(
        anna=["revolutionary"],
        bartek={"hand": ["prodigy", "envoy", "engineer", "poisoner"], "deck": ["successor", "elemental", "librarian"]},
    )
    t.play(anna="revolutionary", bartek="prodigy")
    assert t.asks("bartek", "discard which card?")
    t.answers("bartek", "envoy", "poisoner")
    assert t.discard("bartek") == ["envoy", "poisoner"]
    assert t.hand("bartek") == ["engineer", "librarian", "elemental", "successor"]  # two drawn, then the round's draw


def test_revolutionary_lets_the_rival_draw_even_without_a_card_to_discard() -> None:
    t = deck_two(
        anna=["revolutionary"],
        bartek={"hand": ["prodigy"], "deck": ["poisoner", "successor", "elemental", "librarian"]},
    )
    t.play(anna="revolutionary", bartek="prodigy")
    assert t.hand("bartek") == ["librarian", "elemental", "successor"]


# --- 6 Librarian


@pytest.mark.parametrize(("sign", "card", "winner"), [("plus", "prodigy+2", "anna"), ("minus", "prodigy-2", "bartek")])
def test_librarian_changes_the_next_card_after_the_reveal(sign: str, card: str, winner: str) -> None:
    t = deck_two(anna=["librarian", "prodigy"], bartek=["engineer", "aristocrat"])
    t.play(anna="librarian", bartek="engineer")
    assert t.waiting("anna") == [{"kind": "choice", "number": 1}]
    t.play(anna="prodigy", bartek="aristocrat")
    assert t.results == ["bartek", "open"]  # both cards lie open, influences are not compared yet
    t.answers("anna", sign)
    assert t.row("anna")[1] == card
    assert t.results[1] == winner
    if winner == "bartek":
        t.answers("anna", "librarian")


# --- 7 Prodigy


def test_prodigy_raises_one_own_card_of_eight_or_less() -> None:
    t = deck_two(
        anna={"hand": ["prodigy"], "row": ["revolutionary+4", "aristocrat", "engineer-3"]},
        bartek={"hand": ["engineer"], "row": ["poisoner", "tax_collector", "successor"]},
    )
    t.play(anna="prodigy", bartek="engineer")
    assert t.choices("anna") == ["prodigy", "aristocrat", "engineer"]  # the Revolutionary stands at 9
    t.answers("anna", "aristocrat")
    assert t.row("anna")[1] == "aristocrat+3"


def test_prodigy_above_eight_with_nobody_below_does_nothing() -> None:
    t = deck_two(anna={"hand": ["prodigy"], "next": {"modifier": 3}}, bartek=["engineer"])
    t.play(anna="prodigy", bartek="engineer")
    assert t.row("anna") == ["prodigy+3"]


# --- 8 Aristocrat


def test_aristocrat_carries_one_signet_more_while_she_wins() -> None:
    t = deck_two(
        anna={"hand": ["envoy"], "row": ["aristocrat*"]},
        bartek={"hand": ["prodigy"], "row": ["illusionist"]},
    )
    assert t.signets("anna") == 0
    t.play(anna="envoy", bartek="prodigy")
    t.answers("anna", "rival illusionist")
    assert t.signets_in_row("anna") == [2, 0]


def test_aristocrat_without_her_token_carries_one_signet_like_everybody() -> None:
    t = deck_two(
        anna={"hand": ["envoy"], "row": ["aristocrat"]},
        bartek={"hand": ["prodigy"], "row": ["illusionist"]},
    )
    t.play(anna="envoy", bartek="prodigy")
    t.answers("anna", "rival illusionist")
    assert t.signets_in_row("anna") == [1, 0]


# --- 9 Blackmailer


def test_blackmailer_makes_another_faction_cost_two_cards() -> None:
    t = deck_two(anna=["blackmailer", "successor"], bartek=["engineer", "elemental", "envoy", "poisoner", "librarian"])
    t.play(anna="blackmailer", bartek="engineer")
    t.answers("anna", "guild")
    assert t.waiting("bartek") == [{"kind": "demand", "faction": "guild"}]
    t.play(anna="successor", bartek="elemental")
    assert t.asks("bartek", "discard which card to the blackmailer?")
    assert t.results == ["bartek", "open"]  # before phase 2
    t.answers("bartek", "envoy", "poisoner")
    assert t.discard("bartek") == ["envoy", "poisoner"]
    assert t.asks("bartek", "discard which instant?")


def test_blackmailer_is_content_with_the_named_faction() -> None:
    t = deck_two(
        anna=["successor"],
        bartek={"hand": ["mechanical_djinn", "envoy", "poisoner"], "next": {"demand": "guild"}},
    )
    t.play(anna="successor", bartek="mechanical_djinn")
    assert t.discard("bartek") == []
    assert t.waiting("bartek") == []


def test_blackmailer_takes_what_there_is() -> None:
    t = deck_two(anna=["successor"], bartek={"hand": ["mechanical_djinn", "envoy"], "next": {"demand": "academy"}})
    t.play(anna="successor", bartek="mechanical_djinn")
    assert t.discard("bartek") == ["envoy"]


# --- 10 Illusionist


def test_illusionist_activates_a_losing_card_in_its_own_place() -> None:
    t = deck_two(
        anna={"hand": ["illusionist"], "row": ["tax_collector", "aristocrat", "poisoner"]},
        bartek={"hand": ["successor"], "row": ["prodigy", "librarian", "elemental"]},
    )
    t.play(anna="illusionist", bartek="successor")
    assert t.choices("anna") == ["poisoner", "tax_collector"]  # not herself, and not the winning Aristocrat
    t.answers("anna", "tax_collector")
    assert t.row("anna")[0] == "tax_collector+4"
    assert t.results == ["anna", "anna", "bartek", "bartek"]


def test_illusionist_puts_the_token_on_an_ongoing_card() -> None:
    t = deck_two(
        anna={"hand": ["illusionist"], "row": ["poisoner", "counselor"]},
        bartek={"hand": ["successor"], "row": ["prodigy", "elemental"]},
    )
    t.play(anna="illusionist", bartek="successor")
    t.answers("anna", "counselor")
    assert t.row("anna") == ["poisoner", "counselor*", "illusionist"]
    assert t.results == ["anna", "bartek", "bartek"]


def test_illusionist_does_not_count_a_tie_as_a_loss() -> None:
    t = deck_two(
        anna={"hand": ["illusionist"], "row": ["prodigy"]},
        bartek={"hand": ["successor"], "row": ["prodigy"]},
    )
    t.play(anna="illusionist", bartek="successor")
    assert t.row("anna") == ["prodigy", "illusionist"]


# --- 11 Engineer


def test_engineer_raises_the_next_card_after_its_ability() -> None:
    t = deck_two(anna=["engineer", "envoy"], bartek=["elemental", "prodigy"])
    t.play(anna="engineer", bartek="elemental")
    assert t.waiting("anna") == [{"kind": "late", "number": 5}]
    t.play(anna="envoy", bartek="prodigy")
    assert t.asks("anna", "which card in play, or the next?")  # it lost, so its ability comes first
    t.answers("anna", "rival elemental")
    assert t.row("anna") == ["engineer", "envoy+5"]
    assert t.results == ["tie", "anna"]


# --- 12 Counselor


def test_counselor_wins_the_previous_encounter_whatever_the_influences() -> None:
    t = deck_two(
        anna={"hand": ["counselor"], "row": ["poisoner"]},
        bartek={"hand": ["successor"], "row": ["mechanical_djinn"]},
    )
    t.play(anna="counselor", bartek="successor")
    assert t.results == ["anna", "bartek"]


def test_counselor_beats_a_tie() -> None:
    t = deck_two(
        anna={"hand": ["counselor"], "row": ["poisoner"]},
        bartek={"hand": ["successor"], "row": ["poisoner"]},
    )
    t.play(anna="counselor", bartek="successor")
    assert t.results == ["anna", "bartek"]


def test_counselor_at_the_start_of_the_row_waits() -> None:
    t = deck_two(anna=["counselor"], bartek=["successor"])
    t.play(anna="counselor", bartek="successor")
    assert t.row("anna") == ["counselor*"]
    assert t.results == ["bartek"]


# --- 13 Witch King


def test_witch_king_discards_a_faction_from_hand_and_deck_and_shuffles() -> None:
    shuffles = set()
    for seed in range(10):
        t = deck_two(
            anna=["witch_king"],
            bartek={
                "hand": ["elemental", "envoy", "poisoner"],
                "deck": ["engineer", "counselor", "successor", "prodigy"],
            },
            seed=seed,
        )
        t.play(anna="witch_king", bartek="elemental")
        t.answers("anna", "guild")
        assert t.discard("bartek") == ["envoy", "prodigy", "engineer"]
        shuffles.add(t.hand("bartek")[-1])
    assert shuffles == {"counselor", "successor"}


# --- 14 Elemental


def test_elemental_discards_an_instant_card_uses_it_and_draws() -> None:
    t = deck_two(
        anna={"hand": ["elemental", "tax_collector", "counselor", "envoy"], "deck": ["successor", "poisoner"]},
        bartek=["mechanical_djinn"],
    )
    t.play(anna="elemental", bartek="mechanical_djinn")
    assert t.choices("anna") == ["envoy", "tax_collector"]
    t.answers("anna", "tax_collector")
    assert t.row("anna") == ["elemental+4"]  # as if it were printed on the Elemental
    assert t.discard("anna") == ["tax_collector"]
    assert t.hand("anna") == ["counselor", "envoy", "poisoner", "successor"]  # one for the Elemental, one for the round


def test_elemental_without_an_instant_card_just_draws() -> None:
    t = deck_two(
        anna={"hand": ["elemental", "counselor"], "deck": ["successor", "poisoner"]},
        bartek=["mechanical_djinn"],
    )
    t.play(anna="elemental", bartek="mechanical_djinn")
    assert t.hand("anna") == ["counselor", "poisoner", "successor"]
    assert "anna no-instant" in t.told("bartek")


# --- 15 Mechanical Djinn


def test_mechanical_djinn_wins_the_game_by_the_following_encounter() -> None:
    t = deck_two(
        anna={"hand": ["successor", "poisoner"], "row": ["mechanical_djinn*"]},
        bartek={"hand": ["engineer", "envoy"], "row": ["successor"]},
    )
    t.play(anna="successor", bartek="engineer")
    assert (t.winners, t.reason) == (["anna"], "mechanical-djinn")


def test_mechanical_djinn_waits_while_the_following_encounter_is_not_won() -> None:
    t = deck_two(
        anna={"hand": ["poisoner", "envoy"], "row": ["mechanical_djinn*"]},
        bartek={"hand": ["engineer", "envoy"], "row": ["successor"]},
    )
    t.play(anna="poisoner", bartek="engineer")
    assert t.results == ["bartek", "tie"]
    assert t.winners is None


def test_mechanical_djinn_sleeps_without_his_token() -> None:
    t = deck_two(
        anna={"hand": ["successor", "poisoner"], "row": ["mechanical_djinn"]},
        bartek={"hand": ["engineer", "envoy"], "row": ["successor"]},
    )
    t.play(anna="successor", bartek="engineer")
    assert t.winners is None


# --- 16 Successor


def test_successor_leaves_the_rival_two_cards_of_their_choice_and_no_deck() -> None:
    t = deck_two(
        anna={"hand": ["successor"], "next": {"modifier": -3}},
        bartek={"hand": ["elemental", "envoy", "engineer", "poisoner", "librarian"], "deck": ["prodigy", "counselor"]},
    )
    t.play(anna="successor", bartek="elemental")
    assert t.discard("bartek") == ["counselor", "prodigy"]
    t.answers("bartek", "poisoner", "envoy")
    assert t.hand("bartek") == ["envoy", "poisoner"]
    assert t.discard("bartek") == ["counselor", "prodigy", "engineer", "librarian"]
    assert t.deck("bartek") == []


def test_successor_leaves_a_hand_of_two_alone() -> None:
    t = deck_two(
        anna={"hand": ["successor"], "next": {"modifier": -3}},
        bartek={"hand": ["elemental", "envoy", "engineer"], "deck": []},
    )
    t.play(anna="successor", bartek="elemental")
    assert t.hand("bartek") == ["envoy", "engineer"]
