"""The Fluent files: both languages say the same things, everything that can happen has its words, no sentence fails."""

from __future__ import annotations

import ast
import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent_ast
from fluent.syntax import parse, visitor

import pentakl
from pentakl.core.rules import Option
from pentakl.games.karmaka.play import WAYS
from pentakl.games.karmaka.rules import WORDS
from pentakl.games.karmaka.table import COLOURS, PROMPTS, RUNGS
from pentakl.words import LANGUAGES, SOFT_HYPHEN, Language

SOURCES = Path(pentakl.__file__).parent
SHARED = SOURCES / "text"
KARMAKA = SOURCES / "games" / "karmaka" / "text"
FOLDERS = [pytest.param(folder, id=folder.parent.name) for folder in (SHARED, KARMAKA)]
ZONES = ["hand", "deck", "future", "deeds", "well", "ruins", "middle"]


@functools.cache
def messages(folder: Path, language: Language) -> list[fluent_ast.Message]:
    body = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, fluent_ast.Junk)]
    assert junk == []
    return [entry for entry in body if isinstance(entry, fluent_ast.Message)]


def bundle_of(folder: Path, language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def spoken(bundle: FluentBundle, key: str, arguments: dict[str, str | int]) -> str:
    """A message or an attribute, soft hyphens included; no error may be reported."""
    message, _, attribute = key.partition(".")
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"{key} has no text"
    sentence, errors = bundle.format_pattern(pattern, arguments)
    assert errors == [], f"{key} with {arguments}: {errors}"
    return str(sentence)


def patterns(message: fluent_ast.Message) -> Iterator[tuple[str, fluent_ast.Pattern]]:
    """The message and its attributes, each by its key."""
    assert message.value is not None, f"{message.id.name} has no text of its own"
    yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def keys(folder: Path, language: Language) -> list[str]:
    return [key for message in messages(folder, language) for key, _ in patterns(message)]


class Arguments(visitor.Visitor):
    """Collects the arguments of a pattern, and for each the variants that are chosen by it."""

    def __init__(self) -> None:
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.variants.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: fluent_ast.SelectExpression) -> None:  # noqa: N802 - fluent's name
        if isinstance(node.selector, fluent_ast.VariableReference):
            chosen = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                chosen.add(key.name if isinstance(key, fluent_ast.Identifier) else key.value)
        self.generic_visit(node)


PLURALS = {"one", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 4, 5, 12, 22)


def combinations(pattern: fluent_ast.Pattern) -> Iterator[dict[str, str | int]]:
    """Every combination of values that can make a difference to a pattern."""
    arguments = Arguments()
    arguments.visit(pattern)
    choices: list[list[str | int]] = []
    for variants in arguments.variants.values():
        if variants and all(key in PLURALS or key.isdecimal() for key in variants):
            choices.append(list(NUMBERS))
        else:
            choices.append([*sorted(variants)] or ["Anna"])
    for values in itertools.product(*choices):
        yield dict(zip(arguments.variants, values, strict=True))


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_keys_in_the_same_order(folder: Path) -> None:
    polish, english = keys(folder, "pl"), keys(folder, "en")

    assert polish == english
    assert len(set(polish)) == len(polish)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_sentence_can_be_said_in_every_case(folder: Path, language: Language) -> None:
    bundle = bundle_of(folder, language)
    for message in messages(folder, language):
        for key, pattern in patterns(message):
            for arguments in combinations(pattern):
                sentence = spoken(bundle, key, arguments)
                said = f"{key} with {arguments}: {sentence!r}"
                assert sentence == sentence.strip(), said
                assert not re.search(r"  | [.,:;]", sentence), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_the_chronicle_ends_with_a_full_stop(language: Language) -> None:
    bundle = bundle_of(KARMAKA, language)
    for message in messages(KARMAKA, language):
        for key, pattern in patterns(message):
            if key.startswith(("event-", "outcome-")):
                for arguments in combinations(pattern):
                    assert spoken(bundle, key, arguments).endswith(".")


def event_kinds(file: Path) -> set[str]:
    """The kinds of events that a module emits: first arguments of `event(...)`, `moved(...)` and `Event(...)`."""
    kinds = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("event", "moved", "Event") and isinstance(node.args[0].value, str):
                kinds.add(node.args[0].value)
    return kinds


def option_keys(options: list[Option]) -> list[str]:
    names = [f"option-{option.name}" for option in options]
    names += [f"option-{option.name}-{choice}" for option in options for choice in option.choices]
    return [key for name in names for key in (name, f"{name}.about")]


def test_everything_in_karmaka_has_its_words() -> None:
    rules = pentakl.load("karmaka").rules
    kinds = set[str]().union(*map(event_kinds, (SOURCES / "games" / "karmaka").glob("*.py")))
    assert {"drew", "ruined", "climbed"} <= kinds

    wanted = ["game-name", "game-tagline", "game-players", "game-minutes", *option_keys(rules.options)]
    for card in rules.cards:
        wanted += [f"card-{card}", f"card-{card}.text"]
    for prompt in PROMPTS:
        wanted += [f"ask-{prompt}", f"ask-{prompt}.hint"]
    for word in [*WORDS, *WAYS, "card", "seat"]:
        wanted += [f"act-{word}", f"act-{word}.hint"]
    wanted += [f"act-{way}.way" for way in WAYS]
    wanted += [f"event-{kind}" for kind in sorted(kinds | {"looked"})]
    wanted += [f"rung-{rung}" for rung in RUNGS] + [f"zone-{zone}" for zone in ZONES]
    wanted += [f"{kind}-{colour}" for kind in ("colour", "word") for colour in COLOURS]
    for reason in ("transcendence", "turn-limit"):
        wanted += [f"outcome-{reason}{ending}" for ending in ("", ".won", ".lost", ".draw")]

    assert set(wanted) - set(keys(KARMAKA, "en")) == set()


def test_the_core_emits_only_kinds_that_are_worded() -> None:
    kinds = set[str]().union(*map(event_kinds, (SOURCES / "core").glob("*.py")))

    assert kinds
    assert {f"event-{kind}" for kind in kinds} <= {*keys(SHARED, "en"), *keys(KARMAKA, "en")}


def test_a_card_speaks_only_of_questions_that_exist() -> None:
    asked = re.compile(r"card-\w+\.ask-([\w-]+)")
    found = [match[1] for key in keys(KARMAKA, "en") if (match := asked.fullmatch(key))]

    assert found
    assert set(found) <= set(PROMPTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_gists_fit_on_a_card(language: Language) -> None:
    bundle = bundle_of(KARMAKA, language)
    for card in pentakl.load("karmaka").rules.cards:
        name = spoken(bundle, f"card-{card}", {})
        if f"card-{card}.gist" in keys(KARMAKA, language):
            gist = spoken(bundle, f"card-{card}.gist", {})
            assert len(gist) <= 18, gist
        for word in name.split():
            assert len(word) <= 11 or SOFT_HYPHEN in word, f"{name} needs a soft hyphen"
        is_long = len(name.replace(SOFT_HYPHEN, "")) > 18
        assert is_long == (f"card-{card}.short" in keys(KARMAKA, language)), f"{name}: .short is for long names"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_text_is_used(language: Language) -> None:
    sources = [*(SOURCES / "cli").glob("*.py"), SOURCES / "terminal.py", SOURCES / "words.py"]
    code = "".join(file.read_text(encoding="utf-8") for file in sources)
    quoted = {match[2] for match in re.finditer(r"""(["'])([\w-]+)\1""", code)}
    built = ("bot-name-", "event-")

    assert [key for key in keys(SHARED, language) if not key.startswith(built) and key not in quoted] == []
