"""Finds and reads all Fluent files of the project: the engine's, the games', the web client's. Knows no game.

A file `en.ftl` and its `pl.ftl` are one `Texts`: their messages, the arguments of these, and the formatted texts.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import ast, parse, visitor

import pentakl
from pentakl.words import Language, bundle_of

ROOT = Path(__file__).parents[2]
SOURCES = Path(pentakl.__file__).parent
WEB = ROOT / "web" / "src"

PLURALS = {"one", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 4, 5, 12, 22)  # every plural form of both languages

Values = dict[str, str | int]


@dataclass(frozen=True)
class Texts:
    """A pair of files. `stem` is the part of their names before the language, usually empty."""

    folder: Path
    stem: str

    def __str__(self) -> str:
        return f"{self.folder.relative_to(ROOT).as_posix()}/{self.stem}*"

    def file(self, language: Language) -> Path:
        return self.folder / f"{self.stem}{language}.ftl"

    def patterns(self, language: Language) -> dict[str, ast.Pattern]:
        """Every text of the file by its key, `message` or `message.attribute`, in the order of the file."""
        return patterns_of(self.file(language))

    def keys(self, language: Language) -> list[str]:
        return [*self.patterns(language)]

    def said(self, language: Language, key: str, values: Values) -> str:
        """The formatted text, soft hyphens included; fails if Fluent reports an error."""
        bundle = spoken(self.file(language), language)
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        sentence, errors = bundle.format_pattern(pattern, values)
        assert errors == [], f"{key} with {values}: {errors}"
        return str(sentence)


def texts_under(*folders: Path) -> list[Texts]:
    """All pairs of files in and below these folders; a missing language is noticed when the pair is read."""
    files = [file for folder in folders for file in folder.rglob("*.ftl")]
    return sorted(
        {Texts(file.parent, file.name.removesuffix("pl.ftl").removesuffix("en.ftl")) for file in files}, key=str
    )


@functools.cache
def spoken(file: Path, language: Language) -> FluentBundle:
    return bundle_of(language, file.read_text(encoding="utf-8"))


@functools.cache
def patterns_of(file: Path) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{entry.id.name} has no text of its own"
            texts = [(entry.id.name, entry.value)]
            texts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for key, pattern in texts:
                assert key not in found, f"{file} has {key} twice"
                found[key] = pattern
    return found


class Reader(visitor.Visitor):
    """Collects what a pattern depends on."""

    def __init__(self) -> None:
        self.variants: dict[str, set[str]] = {}  # by argument: the variants that it chooses between
        self.choices: list[set[str]] = []  # for each choice in the pattern: its variants
        self.printed: set[str] = set()  # the arguments whose value is printed
        self.messages: set[str] = set()  # the messages that it refers to

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.variants.setdefault(node.id.name, set())
        self.printed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's name
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.choices.append(keys)
        if isinstance(node.selector, ast.VariableReference):
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant.value)


def read(pattern: ast.Pattern) -> Reader:
    reader = Reader()
    reader.visit(pattern)
    return reader


def combinations(pattern: ast.Pattern) -> Iterator[Values]:
    """Every combination of values that can make a difference to a pattern."""
    variants = read(pattern).variants
    choices: list[list[str | int]] = []
    for keys in variants.values():
        if keys and all(key in PLURALS or key.isdecimal() for key in keys):
            choices.append([*NUMBERS])
        else:
            choices.append([*sorted(keys)] or ["Anna"])
    for values in itertools.product(*choices):
        yield dict(zip(variants, values, strict=True))
