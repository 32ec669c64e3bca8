"""The games: one package each, found by being there. A package that has a module `rules` with a GAME is a game.

A package with a module `helper` also answers questions that need no table: `answer(question)`, pure, JSON to JSON.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable

from pentakl.core.errors import BadOption
from pentakl.core.game import Game

Answer = Callable[[dict[str, object]], dict[str, object]]


def keys() -> list[str]:
    """The keys of all games, sorted."""
    return sorted(package.name for package in pkgutil.iter_modules(__path__) if is_game(package.name))


def is_game(key: str) -> bool:
    return importlib.util.find_spec(f"{__name__}.{key}.rules") is not None


def load(key: str) -> Game:
    """A game by its key; raises BadOption with the keys that there are."""
    if not any(package.name == key for package in pkgutil.iter_modules(__path__)) or not is_game(key):
        raise BadOption(f"There is no game '{key}'; there are: {', '.join(keys())}.")
    game = importlib.import_module(f"{__name__}.{key}.rules").GAME
    assert isinstance(game, Game)
    return game


def has_helper(key: str) -> bool:
    is_package = any(package.name == key for package in pkgutil.iter_modules(__path__))
    return is_package and importlib.util.find_spec(f"{__name__}.{key}.helper") is not None


def helper(key: str) -> Answer:
    """What answers questions about a game without a table; raises BadOption where nothing does."""
    if not has_helper(key):
        raise BadOption(f"There is no helper for '{key}'.")
    answer: Answer = importlib.import_module(f"{__name__}.{key}.helper").answer
    return answer
