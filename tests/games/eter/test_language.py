"""The test language itself: what it refuses, so that no rulebook test passes by accident."""

from __future__ import annotations

import doctest

import pytest

from pentakl.core.errors import IllegalAction, NotYourTurn
from tests.games.eter import language
from tests.games.eter.language import eter, with_power


def test_an_answer_that_nobody_asked_for_is_refused() -> None:
    t = eter("A1", anna=["2"], bartek=["3"])
    with pytest.raises(AssertionError, match="nothing is asked but the next turn: anna: turn"):
        t.answers("anna", "cell 0,0")


def test_a_turn_in_the_middle_of_an_effect_is_refused() -> None:
    t = with_power("XII", "A1/B2 A2/B3")
    t.plays("anna", "power XII")
    with pytest.raises(AssertionError, match="it is nobody's turn: anna: cell"):
        t.plays("anna", "4@0,0")
    t.answers("anna", "cell 0,0")


def test_a_play_of_the_wrong_seat_is_refused() -> None:
    t = eter("A1", anna=["2"], bartek=["3"])
    with pytest.raises(NotYourTurn):
        t.plays("bartek", "3@0,0")


def test_a_play_that_is_not_offered_is_refused() -> None:
    t = eter("A1", anna=["2"], bartek=["3"])
    with pytest.raises(IllegalAction):
        t.plays("anna", "3@0,0")


def test_choices_of_a_seat_that_is_not_asked_are_refused() -> None:
    t = eter("A1", anna=["2"], bartek=["3"])
    with pytest.raises(AssertionError, match="bartek is asked nothing; anna: turn"):
        t.choices("bartek")


def test_a_question_that_a_test_forgot_is_found() -> None:
    t = with_power("XII", "A1/B2 A2/B3")
    t.plays("anna", "power XII")
    assert t.is_waiting
    assert not t.asks("bartek", "cell")
    assert t.is_waiting
    assert t.asks("anna", "cell")
    assert not t.is_waiting


def test_the_example_of_the_language_runs() -> None:
    failures, tried = doctest.testmod(language)
    assert tried
    assert not failures
