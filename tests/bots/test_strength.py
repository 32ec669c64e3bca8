"""Searching pays: with a small part of a level's iterations, bots beat the game's advice. docs/bots.md has the figures.

The games are the same in every run, so nothing here depends on luck.
"""

from __future__ import annotations

import pytest

import pentakl
from pentakl.bots import Bot
from pentakl.bots.searching import SearchBot
from pentakl.core.search import Level
from pentakl.lab.arena import Study


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("key", "options", "iterations", "games", "at_least"),
    [
        ("karmaka", {}, 200, 6, 5),
        ("cardia", {"deck": "1", "wins": "1"}, 60, 12, 7),
        ("cardia", {"deck": "2", "wins": "1"}, 60, 12, 7),
    ],
)
def test_a_short_search_beats_the_advice(
    key: str, options: dict[str, str], iterations: int, games: int, at_least: int
) -> None:
    bots: list[str | Bot] = [SearchBot(Level("short", iterations)), "greedy"]
    result = Study(pentakl.load(key), bots, games, seed=40, options=options, duplicated=True).play()
    assert result.wins["short"] >= at_least, dict(result.wins)
