"""Every text of every game, in both languages: none is missing, none is unused, every one can be formatted.

Checks all Fluent files that it finds: a new game needs no line here. What a game can say is read from its sources
(`said.py`); random games check what is really said.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from pentakl.core.aspect import Aspect
from pentakl.core.chance import quick
from pentakl.core.events import LOST_TRACK, TAKEN_FOR
from pentakl.core.flow import CLOCK
from pentakl.core.grid import ORIGIN, place_of
from pentakl.games import keys as game_keys
from pentakl.games import lesson, load, part
from pentakl.terminal import ways_in
from pentakl.terminal.board import boards_in
from pentakl.words import LANGUAGES, SOFT_HYPHEN, Language, Words
from tests.conformance.cases import CASES, Case
from tests.texts.fluent_files import PLURALS, SOURCES, WEB, Texts, combinations, read, texts_under
from tests.texts.said import engine_sources, sitting_sources, sources_of

LONGEST_GIST = 18
LONGEST_WORD = 11  # the longest word that fits on a narrow card
NAMES = ["Anna", "Bartek", "Celina", "Dawid", "Ewa", "Filip", "Gosia"]

TEXTS = texts_under(SOURCES, WEB)
SHARED = Texts(SOURCES / "text", "")  # the terminal's
SHELL = [Texts(WEB / "text", prefix) for prefix in ("", "table.", "chat.")]  # the browser's
WEB_GAMES = sorted(path.parent.name for path in (WEB / "games").glob("*/identity.ts"))

all_texts = pytest.mark.parametrize("texts", TEXTS, ids=str)
all_games = pytest.mark.parametrize("game", game_keys())
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def texts_of(game: str) -> Texts:
    """The words of a game that Python and the browser share."""
    return Texts(SOURCES / "games" / game / "text", "")


def web_texts_of(game: str) -> Texts:
    """The words of a game that only the browser needs."""
    return Texts(WEB / "games" / game / "text", "")


# --- every file


def test_all_texts_are_found() -> None:
    assert {SHARED, *SHELL, *map(texts_of, game_keys()), *map(web_texts_of, WEB_GAMES)} <= set(TEXTS)


def test_what_a_game_can_say_is_read_from_its_sources() -> None:
    """Written there, chosen by `if`, from a list, through a parameter, from a function, by a verb of the engine."""
    karmaka, cardia = sources_of("karmaka").said, sources_of("cardia").said
    assert {"pass", "stay", "deed", "partner", "card"} <= karmaka["act"]
    assert {"drew", "climbed", "looked"} <= karmaka["event"]
    assert karmaka["outcome"] == {"transcendence", "turn-limit"}
    assert karmaka["word"] == {"red", "green", "blue", "mosaic"}
    assert {"match", "signets", "djinn"} <= cardia["outcome"]
    assert {"signets", "higher", "guild"} <= cardia["word"]


@all_texts
def test_both_languages_have_the_same_keys_in_the_same_order(texts: Texts) -> None:
    """Only a `.short` may exist in one language only, if the name is too long there."""
    polish, english = ([key for key in texts.keys(language) if not key.endswith(".short")] for language in LANGUAGES)
    assert polish == english


@all_texts
def test_both_languages_print_the_same_arguments(texts: Texts) -> None:
    """An argument that only chooses between word endings may occur in one language only."""
    for key, pattern in texts.patterns("en").items():
        if key in texts.patterns("pl"):
            english, polish = read(pattern), read(texts.patterns("pl")[key])
            assert english.printed == polish.printed, key
            for name in set(english.variants) ^ set(polish.variants):
                variants = english.variants.get(name) or polish.variants[name]
                assert is_number(variants), f"{key}: only one language chooses by ${name}"


@all_texts
@both_languages
def test_every_sentence_can_be_formatted_in_every_case(texts: Texts, language: Language) -> None:
    for key, pattern in texts.patterns(language).items():
        for values in combinations(pattern):
            sentence = texts.said(language, key, values)
            said = f"{key} with {values}: {sentence!r}"
            assert sentence == sentence.strip(), said
            assert not re.search(r"  | [.,;]| :$", sentence), said
            assert not re.search(r"(^|\s)-\d", sentence), f"a negative number has a real minus (−): {said}"


@all_texts
def test_where_a_number_decides_every_plural_is_there(texts: Texts) -> None:
    """Polish has one, few and many. If it only matters whether the number is one, the key is [1], not a plural."""
    for language, plurals in (("pl", {"one", "few", "many"}), ("en", {"one", "other"})):
        for key, pattern in texts.patterns("pl" if language == "pl" else "en").items():
            for variants in read(pattern).choices:
                if variants & (PLURALS - {"other"}):
                    assert variants >= plurals, f"{language} {key}: {sorted(variants)}"


def is_number(variants: set[str]) -> bool:
    return all(key in PLURALS or key.isdecimal() for key in variants)


# --- a game's own words


def aspects_of(game: str) -> list[Aspect]:
    """What a hint can explain an answer by; every game must have it."""
    module = part(game, "aspects")
    assert module is not None, f"{game} has no aspects: its hints could not say why"
    found: list[Aspect] = module.ASPECTS
    return found


def wanted(game: str) -> Iterator[str]:
    """The keys of everything that a game can say."""
    rules, said = load(game).rules, sources_of(game).said
    yield from ("game-name", "game-tagline", "howto-1", "howto-1.title")
    for card in rules.cards:
        yield from (f"card-{card}", f"card-{card}.text", f"card-{card}.gist")
    for prompt in rules.prompts:
        yield from (f"ask-{prompt}", f"ask-{prompt}.hint")
    for option in rules.offered_options():
        for name in (option.name, *[f"{option.name}-{choice}" for choice in option.choices]):
            yield from (f"option-{name}", f"option-{name}.about")
    for preset in rules.presets:
        yield from (f"preset-{preset.name}", f"preset-{preset.name}.about")
    for word in sorted(said["act"]):
        yield from (f"act-{word}", f"act-{word}.hint")
    for reason in sorted(said["outcome"]):
        yield from (f"outcome-{reason}{ending}" for ending in ("", ".won", ".lost", ".draw"))
    yield from (f"event-{kind}" for kind in sorted(said["event"]))
    yield from ("lesson-goal", "lesson-end")
    for step in lesson(game).steps:
        yield f"lesson-{step.key}"
        if step.suggest:
            yield f"lesson-{step.key}.why"
    yield from (f"hint-{aspect.key}" for aspect in aspects_of(game))
    yield from (f"word-{word}" for word in sorted(said["word"]))


@all_games
@both_languages
def test_everything_that_a_game_can_say_has_a_text(game: str, language: Language) -> None:
    """In its own files, or, if several games say it the same way, in the files that all games share."""
    shared = set(SHARED.keys(language)) & {key for texts in SHELL for key in texts.keys(language)}
    assert [key for key in wanted(game) if key not in texts_of(game).keys(language) and key not in shared] == []


@all_games
def test_a_game_has_no_unused_texts(game: str) -> None:
    known = {*wanted(game), *rehearsed(game).shown, "cell"}
    texts = texts_of(game)
    sources = source_texts(SOURCES / "games" / game, WEB / "games" / game, *SPEAKERS)
    left = [key for key in left_over(texts, sources, known) if not is_card_text(key, game)]
    # Code that builds `game-<key>` means the game's name on the home page.
    left += [key for key in texts.keys("en") if key.startswith("game-") and key not in known]
    assert left == [], ", ".join(left)


def is_card_text(key: str, game: str) -> bool:
    """Texts that a card may have besides the required ones: a short name, its own wording of a question, a ruling."""
    rules = load(game).rules
    card, _, attribute = key.removeprefix("card-").partition(".")
    kind, _, rest = attribute.partition("-")
    if card not in rules.cards or not key.startswith("card-"):
        return False
    return attribute == "short" or (kind == "ask" and rest in rules.prompts) or (kind == "ruling" and rest.isdecimal())


@all_games
@both_languages
def test_names_and_gists_fit_on_a_card(game: str, language: Language) -> None:
    texts = texts_of(game)
    for card in load(game).rules.cards:
        name = texts.said(language, f"card-{card}", {})
        assert len(texts.said(language, f"card-{card}.gist", {})) <= LONGEST_GIST, f"the gist of {name} is too long"
        for word in name.split():
            assert len(word) <= LONGEST_WORD or SOFT_HYPHEN in word, f"{name} needs a soft hyphen"
        is_long = len(name.replace(SOFT_HYPHEN, "")) > LONGEST_GIST
        assert is_long == (f"card-{card}.short" in texts.keys(language)), f"{name}: .short is for long names"
        if is_long:
            assert len(texts.said(language, f"card-{card}.short", {})) <= LONGEST_GIST, name
        assert texts.said(language, f"card-{card}.text", {}).endswith((".", "!")), f"the text of {name}"


@all_games
@both_languages
def test_a_sentence_of_the_chronicle_ends_with_a_full_stop(game: str, language: Language) -> None:
    texts = texts_of(game)
    for key, pattern in texts.patterns(language).items():
        if key.startswith(("event-", "outcome-")):
            for values in combinations(pattern):
                sentence = texts.said(language, key, values)
                assert sentence.endswith((".", "!")), f"{key}: {sentence}"


# What Python and the browser give to a message, by its first word. A hint also gets what is printed on the card.
GIVEN = {
    "ask": {"card", "place"},
    "act": {"card", "seat", "number", "place"},
    "event": {
        "seat", "other", "owner", "receiver", "you", "otheryou", "owneryou", "receiveryou", "self", "known", "card",
        "cards", "count", "number", "word", "from", "to", "place", "fromplace", "toplace",
    },
    "outcome": {"winners", "count"},
    "cell": {"row", "column"},
    "hint": {"best", "next"},
}  # fmt: skip
WITHOUT = ("game", "option", "preset", "howto", "zone", "field", "place", "term", "word", "lesson")


@all_games
@both_languages
def test_messages_use_only_the_arguments_that_they_are_given(game: str, language: Language) -> None:
    facts = {name for kind in range(len(load(game).rules.cards)) for name in load(game).rules.facts(kind)}
    for key, pattern in texts_of(game).patterns(language).items():
        family, _, rest = key.partition("-")
        used = set(read(pattern).variants)
        if key == "card-facts" or (family == "act" and key.endswith(".hint")):
            assert used <= GIVEN["act"] | facts, key
        elif family == "card":
            assert used <= (GIVEN["ask"] if ".ask-" in rest else set()), key
        elif family in GIVEN or family in WITHOUT:
            assert used <= GIVEN.get(family, set()), key


@all_games
@both_languages
def test_every_cell_of_a_board_has_its_own_name(game: str, language: Language) -> None:
    """A game whose places are cells of core/grid.py has a message `cell`."""
    words = Words(game, language)
    names = [words.place(place) for place in range(place_of(-ORIGIN, -ORIGIN), place_of(ORIGIN - 1, ORIGIN - 1) + 1)]
    assert len(set(names)) == len(names)


@all_games
@both_languages
def test_the_introduction_and_the_rulings_are_numbered_without_a_gap(game: str, language: Language) -> None:
    keys = texts_of(game).keys(language)
    numbered: dict[str, list[int]] = {}
    for key in keys:
        if found := re.fullmatch(r"(howto|card-\w+\.ruling)-(\d+)", key):
            numbered.setdefault(found[1], []).append(int(found[2]))
    for key, numbers in numbered.items():
        assert numbers == [*range(1, len(numbers) + 1)], key
    assert all(title and text for title, text in Words(game, language).how_to_play())


# --- whole games, told to everybody


class Rehearsal:
    """Random games of every configuration of a game; every sentence is formatted in both languages.

    `shown` are the keys of what the terminal shows of the views: zones, fields and their values.
    """

    def __init__(self, game: str) -> None:
        self.words = {language: Words(game, language) for language in LANGUAGES}
        self.shown: set[str] = set()
        for case in CASES:
            if case.game.key == game:
                self._play(case)

    def _play(self, case: Case) -> None:
        state = case.game.start(case.seats, 1, case.options)
        chance = quick(1)
        viewers: list[int | None] = [*range(case.seats), None]
        while state.outcome is None:
            choice = state.pending[chance.below(len(state.pending))]
            seat = choice.seat
            if seat != CLOCK:
                view: dict[str, Any] = state.view(seat)
                self._look_at(view["table"])
                self._ask(view)
            legal = state.legal(seat)
            events = state.apply(seat, legal[chance.below(len(legal))])
            for viewer in viewers:
                shown = state.scrubbed(events, viewer)
                for words in self.words.values():
                    for sentence in words.tell(shown, NAMES, viewer):
                        assert "()" not in sentence, sentence
                        assert ": ." not in sentence, sentence
        for viewer in viewers:
            assert all(words.outcome(state.outcome.dump(), NAMES, viewer) for words in self.words.values())

    def _ask(self, view: Mapping[str, Any]) -> None:
        ways = set(ways_in(view["acts"]))
        for words in self.words.values():
            assert all(words.ask(question) and words.hint(question) for question in view["asked"])
            assert all(words.act(act, NAMES) for act in view["acts"])
            if len(ways) > 1:
                # Several ways to play a card are shown in one row, by their short names.
                assert all(words.has(f"act-{way}.way") for way in ways), f"one of {ways} has no .way"

    def _look_at(self, table: Mapping[str, Any]) -> None:
        for name, value in [*table.items(), *[field for player in table["players"] for field in player.items()]]:
            self.shown |= {f"zone-{name}", f"field-{name}"}
            if isinstance(value, str):
                self.shown.add(f"{name}-{value}")
            elif isinstance(value, Mapping) and "count" not in value:
                self.shown |= {f"{name}-{key}" for key in value}
        for _, _, marks in boards_in(table):
            self.shown |= {f"word-{mark['word']}" for mark in marks}
            for words in self.words.values():
                assert all(words.has(f"word-{mark['word']}") for mark in marks)


@functools.cache
def rehearsed(game: str) -> Rehearsal:
    return Rehearsal(game)


@all_games
def test_whole_games_are_told_to_everybody(game: str) -> None:
    assert rehearsed(game).shown


# --- what all games share


@both_languages
def test_what_the_engine_says_by_itself_has_words_for_every_game(language: Language) -> None:
    """The terminal shows what the engine says, the browser also what the sitting says around a game."""
    engine = {f"event-{kind}" for kind in engine_sources().said["event"] - {LOST_TRACK, TAKEN_FOR}}
    around = {f"event-{kind}" for kind in sitting_sources().said["event"]}
    assert engine
    assert around
    assert engine - set(SHARED.keys(language)) == set()
    assert (engine | around) - {key for texts in SHELL for key in texts.keys(language)} == set()


def test_the_terminal_has_no_unused_texts() -> None:
    sources = source_texts(*SPEAKERS)
    said = engine_sources().said["event"] | sitting_sources().said["event"]
    left = left_over(SHARED, sources, {f"event-{kind}" for kind in said})
    assert left == [], ", ".join(left)


# --- the browser's own words


@pytest.mark.parametrize("game", WEB_GAMES)
def test_a_games_folder_of_the_browser_has_its_words(game: str) -> None:
    """Its name and its sentence on the home page; every other key begins with the game's own."""
    keys = web_texts_of(game).keys("en")
    helper = [f"helper-{game}", f"helper-{game}.hint"] if (WEB / "games" / game / "Helper.svelte").exists() else []
    home = [f"game-{game}", f"game-{game}.blurb", *helper]
    assert [key for key in home if key not in keys] == []
    assert [key for key in keys if key not in home and not key.startswith(f"{game}-")] == []


@all_games
@both_languages
def test_a_game_has_the_same_name_on_the_home_page_and_at_the_table(game: str, language: Language) -> None:
    assert web_texts_of(game).said(language, f"game-{game}", {}) == texts_of(game).said(language, "game-name", {})


def test_the_browser_asks_for_no_text_that_is_missing() -> None:
    """Keys that are written out: `t('home-play')` is the shell's, `say('zone-deck')` may also be any game's."""
    known = {key for texts in TEXTS if texts.folder.is_relative_to(WEB) for key in texts.keys("pl")}
    games = {key for texts in TEXTS if not texts.folder.is_relative_to(WEB) for key in texts.keys("pl")}
    asked = {
        (key, path.relative_to(WEB).as_posix())
        for path in web_sources(WEB)
        for key in re.findall(r"(?<![\w.])t\(\s*'([\w.-]+)'", path.read_text(encoding="utf-8"))
    }
    assert len(asked) > 20
    assert [each for each in sorted(asked) if each[0] not in known] == []
    said = {
        (key, path.relative_to(WEB).as_posix())
        for path in web_sources(WEB)
        for key in re.findall(r"\bsay\(\s*'([\w.-]+)'|\bkey: '([\w.-]+)'", path.read_text(encoding="utf-8"))
        for key in key
        if "-" in key
    }
    assert [each for each in sorted(said) if each[0] not in known | games] == []


@pytest.mark.parametrize("texts", [texts for texts in TEXTS if texts.folder.is_relative_to(WEB)], ids=str)
def test_the_browser_has_no_unused_texts(texts: Texts) -> None:
    own = texts.folder.parent
    # A game's helper and its sources name the texts of its page; the server's error codes are texts of the shell.
    behind = (
        [SOURCES / "games" / own.name] if own.parent == WEB / "games" else [SOURCES / "sitting", SOURCES / "server"]
    )
    sources = source_texts(own, *SPEAKERS, *behind, SOURCES / "bots")
    told = engine_sources().said["event"] | sitting_sources().said["event"]
    left = left_over(texts, sources, {f"event-{kind}" for kind in told})
    assert left == [], ", ".join(left)


# --- where a text is used

# Code that speaks to people and belongs to no game.
SPEAKERS = (
    SOURCES / "cli", SOURCES / "terminal", SOURCES / "words.py", SOURCES / "server" / "invitation.py",
    WEB / "lib", WEB / "pages", WEB / "App.svelte",
    *sorted((WEB / "games").glob("*.ts")),
)  # fmt: skip


def web_sources(folder: Path) -> list[Path]:
    found = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
    return [path for path in found if not path.name.endswith(".test.ts")]


@functools.cache
def source_texts(*places: Path) -> str:
    """The code in these places, as one text."""
    files = [file for place in places for file in ([place] if place.is_file() else place.rglob("*.py"))]
    files += [file for place in places if place.is_dir() for file in web_sources(place)]
    return "\n".join(file.read_text(encoding="utf-8") for file in dict.fromkeys(files))


@functools.cache
def prefixes(sources: str) -> set[str]:
    """Prefixes of keys that code completes: `why-${rule}`, f"option-{name}", 'karmaka-' + word."""
    return set(re.findall(r"""[`'"]([a-z][\w-]*-)(?:\$?\{|['"])""", sources))


@functools.cache
def words_in(sources: str) -> set[str]:
    return set(re.findall(r"[\w-]+", sources))


def left_over(texts: Texts, sources: str, known: set[str]) -> list[str]:
    """The keys that are neither known to be said nor used in the sources."""
    keys = texts.keys("en")
    quoted = {name for pattern in texts.patterns("en").values() for name in read(pattern).messages}
    # The rules page explains whatever has an .about, in its glossary.
    explained = {
        key.partition(".")[0] for key in keys if key.endswith(".about") and not key.startswith(("option-", "preset-"))
    }
    explained |= {f"{name}.about" for name in explained}
    return [key for key in keys if key not in known | quoted | explained and not is_used(key, sources)]


def is_used(key: str, sources: str) -> bool:
    """Whether code names a key, or builds it from a prefix and a word."""
    name, _, attribute = key.partition(".")
    if attribute:
        # Whether its message is used is checked separately.
        return bool(re.search(rf"\.{attribute.rstrip('0123456789')}", sources))
    words = words_in(sources)
    return name in words or any(
        name.startswith(prefix) and (name[len(prefix) :] in words or name[len(prefix) :].isdecimal())
        for prefix in prefixes(sources)
    )
