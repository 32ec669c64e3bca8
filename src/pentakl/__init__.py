"""Pentakl: five magical card games at one table, on one engine.

>>> import pentakl
>>> game = pentakl.load("karmaka")

Importing this package chooses between the compiled engine and its sources (see `_engine`) and nothing else;
the engine itself is imported when it is first asked for.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pentakl._engine import engine_build, select_engine

if TYPE_CHECKING:
    from pentakl.core.game import Game

__all__ = ["engine_build", "load"]

select_engine(Path(__file__).parent, __path__)


def load(name: str) -> Game:
    """The rules of a game by its package name; an unknown name raises `BadOption`."""
    from pentakl.games import load as load_game

    return load_game(name)
