"""Cardia's words: both languages say the same things, everything that can happen has its words, no sentence fails."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

import pentakl
from pentakl.core.chance import quick
from pentakl.games.cardia.locations import LEVELS, LOCATIONS
from pentakl.games.cardia.printed import FACTIONS
from pentakl.games.cardia.rules import WORDS
from pentakl.games.cardia.table import PROMPTS
from pentakl.words import LANGUAGES, SOFT_HYPHEN, Language, Words
from tests.cli import test_texts as shared
from tests.cli.test_texts import SOURCES, combinations, event_kinds, keys, messages, option_keys
from tests.games.cardia.samples import OPTIONS

CARDIA = SOURCES / "games" / "cardia" / "text"
REASONS = [
    "match", "signets", "no-card", "djinn", "puppeteer", "mechanical-djinn", "founders-day", "catacombs",
]  # fmt: skip
WHY = ["higher", "equal", "mediator", "judge", "counselor"]  # an encounter stands as it does
ZONES = ["hand", "deck", "discard", "row", "placed"]


def bundle(language: Language) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((CARDIA / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    shared.test_both_languages_have_the_same_keys_in_the_same_order(CARDIA)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_in_every_case(language: Language) -> None:
    shared.test_every_sentence_can_be_said_in_every_case(CARDIA, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_the_chronicle_ends_with_a_full_stop(language: Language) -> None:
    made = bundle(language)
    for message in messages(CARDIA, language):
        if message.id.name.startswith(("event-", "outcome-")):
            pattern = made.get_message(message.id.name).value
            assert message.value is not None
            assert pattern is not None
            for arguments in combinations(message.value):
                sentence, _ = made.format_pattern(pattern, arguments)
                assert str(sentence).endswith("."), sentence


def test_everything_in_cardia_has_its_words() -> None:
    rules = pentakl.load("cardia").rules
    kinds = set[str]().union(*map(event_kinds, (SOURCES / "games" / "cardia").glob("*.py")))
    assert {"drew", "revealed", "won", "game-won"} <= kinds

    wanted = ["game-name", "game-tagline", "game-players", "game-minutes", *option_keys(rules.options)]
    for card in rules.cards:
        wanted += [f"card-{card}", f"card-{card}.text", f"card-{card}.gist"]
    for location in LOCATIONS:
        wanted += [f"location-{location}", f"location-{location}.text"]
    for prompt in PROMPTS:
        wanted += [f"ask-{prompt}", f"ask-{prompt}.hint"]
    for word in [*WORDS, "play", "card", "own", "rival"]:
        wanted += [f"act-{word}", f"act-{word}.hint"]
    wanted += [f"act-{word}.way" for word in ("play", "card", "own", "rival")]
    wanted += [f"event-{kind}" for kind in sorted(kinds)]
    wanted += [f"faction-{faction}" for faction in FACTIONS] + [f"level-{level}" for level in LEVELS]
    wanted += [f"word-{word}" for word in [*FACTIONS, *REASONS[1:], *WHY]] + [f"zone-{zone}" for zone in ZONES]
    for reason in REASONS:
        wanted += [f"outcome-{reason}{ending}" for ending in ("", ".won", ".lost", ".draw")]

    assert set(wanted) - set(keys(CARDIA, "en")) == set()


def test_a_card_speaks_only_of_questions_that_exist() -> None:
    asked = re.compile(r"card-\w+\.ask-([\w-]+)")
    found = [match[1] for key in keys(CARDIA, "en") if (match := asked.fullmatch(key))]

    assert found
    assert set(found) <= set(PROMPTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_gists_fit_on_a_card(language: Language) -> None:
    made = bundle(language)
    for card in pentakl.load("cardia").rules.cards:
        message = made.get_message(f"card-{card}")
        assert message.value is not None
        name = str(made.format_pattern(message.value)[0])
        gist = str(made.format_pattern(message.attributes["gist"])[0])

        assert len(gist) <= 18, gist
        for word in name.split():
            assert len(word) <= 11 or SOFT_HYPHEN in word, f"{name} needs a soft hyphen"
        assert len(name.replace(SOFT_HYPHEN, "")) <= 18 or "short" in message.attributes, f"{name} needs a .short"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: Language) -> None:
    """Every question, answer, event and outcome of random matches finds its words."""
    game = pentakl.load("cardia")
    words = Words("cardia", language)
    names = ["Anna", "Bartek"]
    for seed, options in enumerate(OPTIONS):
        state = game.start(2, seed, options)
        chance = quick(seed)
        while state.outcome is None:
            choice = state.pending[chance.below(len(state.pending))]
            view = state.view(choice.seat)
            asked, acts = view["asked"], view["acts"]
            assert isinstance(asked, list)
            assert isinstance(acts, list)
            for question in asked:
                assert words.ask(question)
                assert words.hint(question)
            for act in acts:
                assert words.act(act, names)
            legal = state.legal(choice.seat)
            events = state.apply(choice.seat, legal[chance.below(len(legal))])
            for viewer in (0, 1, None):
                assert all(line for line in words.tell(state.scrubbed(events, viewer), names, viewer))
        for viewer in (0, 1, None):
            assert words.outcome(state.outcome.dump(), names, viewer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_on_a_card_can_be_said(language: Language) -> None:
    rules = pentakl.load("cardia").rules
    words = Words("cardia", language)
    assert words.say("card-facts", **rules.facts(rules.cards.index("judge"))).endswith(" 8")
    assert len({words.say("card-facts", **rules.facts(kind)) for kind in range(32)}) == 16
