"""The test language itself: what it refuses, so that no rulebook test passes by accident."""

from __future__ import annotations

import doctest

import pytest

from pentakl.core.errors import BadPosition, IllegalAction, InvalidAction
from tests.games.realms import language
from tests.games.realms.language import PLAIN, ended, new_game, realms, trading


def test_the_example_runs() -> None:
    assert doctest.testmod(language).failed == 0


def test_an_answer_that_nobody_asked_for_is_refused() -> None:
    t = realms(anna=[], bartek=[], celina=[])
    with pytest.raises(AssertionError, match="nothing of the end is asked of anna"):
        t.answers("anna", "best")


def test_an_answer_of_the_wrong_seat_is_refused() -> None:
    t = ended(anna=["mirage"], bartek=[], celina=[])
    with pytest.raises(AssertionError, match="nothing of the end is asked of bartek"):
        t.answers("bartek", "best")
    t.answers("anna", "best")


def test_an_answer_to_another_question_is_refused() -> None:
    t = ended(anna=["mirage"], bartek=[], celina=[])
    with pytest.raises(IllegalAction):
        t.answers("anna", "none")
    with pytest.raises(InvalidAction):
        t.answers("anna", "perhaps")
    t.answers("anna", "best")


def test_a_question_left_open_is_noticed() -> None:
    t = realms(anna=[], bartek=[], celina=[])
    assert not t.is_waiting()  # a new turn
    t.draws("anna")
    assert t.is_waiting()
    assert not t.asks("anna", "keep which card?")
    assert t.is_waiting()
    assert t.asks("anna", "discard which card?")
    assert not t.is_waiting()


def test_every_one_of_several_questions_has_to_be_named() -> None:
    t = ended(anna=["mirage"], bartek=["island"], celina=[])
    assert t.asks("anna", "as proposed?")
    assert t.is_waiting()
    assert t.asks("bartek", "as proposed?")
    assert not t.is_waiting()


def test_an_offer_that_waits_for_an_answer_has_to_be_named() -> None:
    t = trading(anna=["king"])
    assert not t.is_waiting()
    t.offers("anna", "king", to="bartek")
    assert t.is_waiting()
    assert t.asks("bartek", "what for king?")


def test_hands_and_areas_are_filled_up_with_cards_that_ask_nothing() -> None:
    t = realms(anna=["dragon"], bartek=["mountain"], celina=[], discard=3)
    assert [len(t.hand(seat)) for seat in t.seats] == [7, 7, 7]
    assert t.hand("anna")[0] == "dragon"
    assert t.hand("bartek")[0] == "mountain"
    assert len(t.names("discard")) == 3
    assert {card for seat in t.seats for card in t.hand(seat)} <= set(PLAIN)


def test_what_fills_up_takes_no_card_that_the_test_names() -> None:
    t = realms(anna=[], bartek=[], celina=["mountain"], discard=["cavern"], deck=["forest", "swamp"])
    assert not {"mountain", "cavern", "forest", "swamp"} & set(t.hand("anna"))


@pytest.mark.parametrize("hand", [["dragon", "dragon"], ["a dragon"], PLAIN[:8]])
def test_an_impossible_position_is_refused(hand: list[str]) -> None:
    with pytest.raises(BadPosition):
        realms(anna=hand, bartek=[], celina=[])


def test_a_dealt_game_is_the_same_for_the_same_seed() -> None:
    games = [new_game("anna", "bartek", "celina", seed=seed) for seed in (1, 1, 2)]
    assert games[0].hand("anna") == games[1].hand("anna") != games[2].hand("anna")
