"""The games, one package each. Every package here that has a module `rules` with a GAME is found as a game.

A package with a module `helper` also answers questions that need no table: `answer(question)`, from JSON to JSON,
without side effects. One with a module `solver` computes the value of a position: `solve(state)` returns `value`,
`best` (the texts of the best actions) and whatever else it found, ready for JSON; it raises PentaklError if it cannot.
Every game has a module `lesson` with a LESSON, the first game that teaches it, and a module `aspects` (see
`core.aspect`): what its players count, by which hints explain an answer. For bots a package may have the modules
`greedy` (see `bots.bots`) and `judgement` (see `bots.searching`).
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable
from functools import cache
from types import ModuleType

from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.core.lesson import Lesson
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
    """The game with this key; raises BadOption, which lists the keys."""
    if not has_module(key, "rules"):
        raise BadOption(f"There is no game '{key}'; the games are: {', '.join(keys())}.")
    game = importlib.import_module(f"{__name__}.{key}.rules").GAME
    assert isinstance(game, Game)
    return game


def has_module(key: str, name: str) -> bool:
    """Whether there is a package with this key that has a module of this name."""
    is_package = any(package.name == key for package in pkgutil.iter_modules(__path__))
    return is_package and importlib.util.find_spec(f"{__name__}.{key}.{name}") is not None


@cache
def part(key: str, name: str) -> ModuleType | None:
    """The module of this name of a game; None if the game has none."""
    return importlib.import_module(f"{__name__}.{key}.{name}") if has_module(key, name) else None


def has_helper(key: str) -> bool:
    return has_module(key, "helper")


def helper(key: str) -> Answer:
    """The game's helper, which answers questions without a table; raises BadOption if there is none."""
    if not has_helper(key):
        raise BadOption(f"There is no helper for '{key}'.")
    answer: Answer = importlib.import_module(f"{__name__}.{key}.helper").answer
    return answer


def solver(key: str) -> Solve:
    """The game's solver, which computes the value of a position; raises BadOption if there is none."""
    if not has_module(key, "solver"):
        solved = [each for each in keys() if has_module(each, "solver")]
        raise BadOption(f"There is no solver for '{key}'; games with a solver: {', '.join(solved) or 'none'}.")
    solve: Solve = importlib.import_module(f"{__name__}.{key}.solver").solve
    return solve


@cache
def lesson(key: str) -> Lesson:
    """The first game that teaches a game; raises BadOption where there is none."""
    if not has_module(key, "lesson"):
        raise BadOption(f"There is no lesson for '{key}'.")
    found = importlib.import_module(f"{__name__}.{key}.lesson").LESSON
    assert isinstance(found, Lesson)
    return found
