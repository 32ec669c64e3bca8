"""The program's frame: its name, the parameters that commands share, and how they print."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from pentakl.core.errors import BadOption

if TYPE_CHECKING:
    from pentakl.words import Words


def version() -> str:
    from importlib.metadata import version as installed

    return installed("pentakl")


app = App(name="pentakl", help="Five magical card games at one table.", help_format="plaintext", version=version)

Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="A setting of the game as name=value; may be repeated."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON, for programs.")]
InLanguage = Annotated[
    Literal["pl", "en"] | None,
    Parameter(name="--language", help="Polish or English; without it what LANG says, else English."),
]


def words_of(game: str | None, language: Literal["pl", "en"] | None) -> Words:
    from pentakl.words import Words, language_of

    return Words(game, language or language_of())


def settings_from(pairs: Sequence[str] | None) -> dict[str, str]:
    """The settings in a list of name=value; raises BadOption."""
    settings: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"An option is written name=value, not '{pair}'.")
        if name in settings:
            raise BadOption(f"Option {name} is given twice.")
        settings[name] = value
    return settings


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))
