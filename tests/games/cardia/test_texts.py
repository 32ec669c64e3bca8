"""Texts that only Cardia has. Cards, questions, answers and events are checked by tests/texts."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.games.cardia.locations import LEVELS, LOCATIONS
from pentakl.games.cardia.printed import FACTIONS
from pentakl.words import LANGUAGES, Language, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_locations_factions_and_levels_have_their_words(language: Language) -> None:
    words = Words("cardia", language)
    wanted = [f"faction-{faction}" for faction in FACTIONS] + [f"level-{level}" for level in LEVELS]
    wanted += [key for location in LOCATIONS for key in (f"location-{location}", f"location-{location}.text")]
    assert [key for key in wanted if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_on_a_card_can_be_said(language: Language) -> None:
    rules = pentakl.load("cardia").rules
    words = Words("cardia", language)
    assert words.say("card-facts", **rules.facts(rules.cards.index("judge"))).endswith(" 8")
    assert len({words.say("card-facts", **rules.facts(kind)) for kind in range(32)}) == 16
