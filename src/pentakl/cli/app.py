"""What all commands share: the program itself, common parameters, and printing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from pentakl.core.errors import BadOption

if TYPE_CHECKING:
    from pentakl.core.game import Game
    from pentakl.words import Words


def version() -> str:
    from importlib.metadata import version as installed

    return installed("pentakl")


app = App(name="pentakl", help="Five magical card games at one table.", help_format="plaintext", version=version)

Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="A setting of the game as name=value; may be repeated."),
]
OfPreset = Annotated[
    str | None,
    Parameter(name="--preset", help="A named combination of settings; --option overrides single ones."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON, for programs.")]
InLanguage = Annotated[
    Literal["pl", "en"] | None,
    Parameter(name="--language", help="Polish or English; by default the language of LANG, else English."),
]


def words_of(game: str | None, language: Literal["pl", "en"] | None) -> Words:
    from pentakl.words import Words, language_of

    return Words(game, language or language_of())


def settings_from(pairs: Sequence[str] | None) -> dict[str, str]:
    """Read a list of name=value; raises BadOption."""
    settings: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"An option is written name=value, not '{pair}'.")
        if name in settings:
            raise BadOption(f"Option {name} is given twice.")
        settings[name] = value
    return settings


def settings_of(game: Game, preset: str | None, pairs: Sequence[str] | None) -> dict[str, str]:
    """The settings of a preset, if one is named, overridden by a list of name=value; raises BadOption."""
    of_preset = {} if preset is None else game.rules.preset(preset)
    return {**of_preset, **settings_from(pairs)}


def fewest_seats(game: Game, settings: dict[str, str]) -> int:
    """The smallest number of seats that these settings allow; raises BadOption if they allow none."""
    fitting = game.seats_for(settings)
    if not fitting:
        game.rules.settings_for(game.rules.fewest_seats, settings)  # raises the reason
    return fitting[0]


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))
