"""The test language itself: what it refuses, so that no rulebook test passes by accident."""

from __future__ import annotations

import doctest

import pytest

from pentakl.core.errors import BadPosition, IllegalAction, InvalidAction, NotYourTurn
from tests.games.karmaka import language
from tests.games.karmaka.language import karmaka


def test_an_answer_that_nobody_asked_for_is_refused() -> None:
    t = karmaka(anna=["vengeance"], bartek=["peek"])
    with pytest.raises(AssertionError, match="nothing is asked but the next play: anna: play\\?"):
        t.answers("anna", "bartek")


def test_a_play_in_the_middle_of_an_effect_is_refused() -> None:
    t = karmaka(anna=["vengeance", "spite"], bartek=["peek"])
    t.plays("anna", "ability vengeance")
    with pytest.raises(AssertionError, match="nobody is to play a card now: bartek: take vengeance\\?"):
        t.plays("anna", "deed spite")
    t.refuses("bartek", "vengeance")


def test_an_answer_of_the_wrong_seat_is_refused() -> None:
    t = karmaka(anna=["vengeance"], bartek=["peek"])
    t.plays("anna", "ability vengeance")
    with pytest.raises(NotYourTurn):
        t.answers("anna", "accept")
    t.refuses("bartek", "vengeance")


def test_an_answer_that_is_not_offered_is_refused() -> None:
    t = karmaka(anna=["dwindle"], bartek=["peek", "spite"])
    with pytest.raises(IllegalAction):
        t.plays("anna", "ability peek")
    with pytest.raises(InvalidAction):
        t.plays("anna", "ability burnout")
    t.plays("anna", "deed dwindle")


def test_a_question_that_a_test_forgot_is_found() -> None:
    t = karmaka(anna=["vengeance"], bartek=["peek"])
    t.plays("anna", "ability vengeance")
    assert t.is_waiting
    assert not t.asks("bartek", "take peek?")
    assert t.is_waiting
    assert t.asks("bartek", "take vengeance?")
    assert not t.is_waiting


def test_a_chance_to_play_again_is_a_question_too() -> None:
    t = karmaka(anna=["peek", "spite"], bartek=["panic"])
    t.plays("anna", "ability peek")
    t.refuses("bartek", "peek")
    assert t.is_waiting
    assert t.asks("anna", "play another?")
    t.plays("anna", "pass")
    assert not t.is_waiting


def test_a_new_turn_leaves_nothing_open() -> None:
    t = karmaka(anna=["peek"], bartek=["panic"])
    t.plays("anna", "deed peek")
    assert t.question == "bartek: play?"
    assert not t.is_waiting


def test_a_position_with_an_unknown_card_is_refused() -> None:
    with pytest.raises(BadPosition, match="there is no card 'burnout'"):
        karmaka(anna=["burnout"], bartek=["peek"])


def test_a_position_with_more_copies_than_are_printed_is_refused() -> None:
    with pytest.raises(BadPosition, match="there are only 2 of 'mimic'"):
        karmaka(anna=["mimic", "mimic"], bartek=["mimic"])


def test_the_example_of_the_language_runs() -> None:
    failures, tried = doctest.testmod(language)
    assert tried
    assert not failures
