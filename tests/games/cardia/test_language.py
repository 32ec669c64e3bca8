"""The test language itself: what it refuses, so that no rulebook test passes by accident."""

from __future__ import annotations

import doctest

import pytest

from pentakl.core.errors import BadPosition, IllegalAction, NotYourTurn
from tests.games.cardia import language
from tests.games.cardia.language import cardia


def test_an_answer_that_nobody_asked_for_is_refused() -> None:
    t = cardia(anna=["judge"], bartek=["djinn"])
    with pytest.raises(AssertionError, match="nothing is asked but the next card"):
        t.answers("anna", "guild")


def test_a_card_in_the_middle_of_an_effect_is_refused() -> None:
    t = cardia(anna=["ambusher", "surgeon"], bartek=["djinn"])
    t.play(anna="ambusher", bartek="djinn")
    with pytest.raises(AssertionError, match="anna: which faction"):
        t.play(anna="surgeon")
    t.answers("anna", "guild")


def test_an_answer_of_the_wrong_seat_is_refused() -> None:
    t = cardia(anna=["ambusher"], bartek=["djinn"])
    t.play(anna="ambusher", bartek="djinn")
    with pytest.raises(NotYourTurn):
        t.answers("bartek", "guild")
    t.answers("anna", "guild")


def test_an_answer_that_is_not_offered_is_refused() -> None:
    t = cardia(anna=["ambusher"], bartek=["djinn"])
    with pytest.raises(IllegalAction):
        t.play(anna="surgeon")
    t.play(anna="ambusher", bartek="djinn")
    with pytest.raises(IllegalAction):
        t.answers("anna", "decline")
    t.answers("anna", "guild")


def test_a_question_that_a_test_forgot_is_found() -> None:
    t = cardia(anna=["ambusher"], bartek=["djinn"])
    t.play(anna="ambusher", bartek="djinn")
    assert t.is_waiting
    assert not t.asks("bartek", "which faction?")
    assert t.is_waiting
    assert t.asks("anna", "which faction?")
    assert not t.is_waiting


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"seats": [{"hand": ["dragon"]}, {}]}, "there is no card 'dragon'"),
        ({"seats": [{"hand": ["judge+3"]}, {}]}, "tokens lie only on cards of the row"),
        ({"seats": [{"discard": ["judge*"]}, {}]}, "tokens lie only on cards of the row"),
        ({"seats": [{"hand": ["judge", "judge"]}, {}]}, "seat 0 has no 'judge' left"),
        ({"seats": [{"hand": ["poisoner"]}, {}]}, "seat 0 has no 'poisoner' left"),
        ({"seats": [{"row": ["judge"]}, {}]}, "every encounter has two cards"),
        ({"seats": [{"placed": ["judge"]}, {}]}, "at most one pair lies in the fog"),
        ({"seats": [{"placed": ["judge"]}, {"placed": ["judge"]}]}, "cards lie hidden only in the foggy_swamp"),
        ({"seats": [{"next": {"luck": 1}}, {}]}, "a next card has no 'luck'"),
        ({"seats": [{"paw": []}, {}]}, "a seat has no 'paw'"),
        ({"seats": [{}, {}], "moon": 1}, "it has no 'moon'"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        cardia(anna=[], bartek=[]).game.arrange(position)


def test_the_example_of_the_language_runs() -> None:
    failures, tried = doctest.testmod(language)
    assert tried
    assert not failures
