"""The games: one package each, found by being there. A package that has a module `rules` with a GAME is a game.

A package with a module `helper` also answers questions that need no table: `answer(question)`, pure, JSON to JSON.
One with a module `solver` says what a position is worth: `solve(state)` gives `value`, `best` (the texts of the best
actions) and whatever else it has to say, ready for JSON; it raises PentaklError where it cannot tell.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable
from functools import cache

from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.core.state import State

Answer = Callable[[dict[str, object]], dict[str, object]]
Solve = Callable[[State], dict[str, object]]


def keys() -> list[str]:
    """The keys of all games, sorted."""
    return sorted(package.name for package in pkgutil.iter_modules(__path__) if is_game(package.name))


def is_game(key: str) -> bool:
    return importlib.util.find_spec(f"{__name__}.{key}.rules") is not None


@cache
def load(key: str) -> Game:
    """A game by its key; raises BadOption with the keys that there are."""
    if not has_module(key, "rules"):
        raise BadOption(f"There is no game '{key}'; there are: {', '.join(keys())}.")
    game = importlib.import_module(f"{__name__}.{key}.rules").GAME
    assert isinstance(game, Game)
    return game


def has_module(key: str, name: str) -> bool:
    """Whether there is a package of this key, and in it a module of this name."""
    is_package = any(package.name == key for package in pkgutil.iter_modules(__path__))
    return is_package and importlib.util.find_spec(f"{__name__}.{key}.{name}") is not None


def has_helper(key: str) -> bool:
    return has_module(key, "helper")


def helper(key: str) -> Answer:
    """What answers questions about a game without a table; raises BadOption where nothing does."""
    if not has_helper(key):
        raise BadOption(f"There is no helper for '{key}'.")
    answer: Answer = importlib.import_module(f"{__name__}.{key}.helper").answer
    return answer


def solver(key: str) -> Solve:
    """What says how much a position of a game is worth; raises BadOption where nothing does."""
    if not has_module(key, "solver"):
        solved = [each for each in keys() if has_module(each, "solver")]
        raise BadOption(f"There is no solver for '{key}'; there is one for: {', '.join(solved) or 'no game'}.")
    solve: Solve = importlib.import_module(f"{__name__}.{key}.solver").solve
    return solve
