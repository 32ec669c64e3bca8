"""What a search knows about Cardia: how to answer the questions of cards, and how likely each seat is to win."""

from __future__ import annotations

from math import exp
from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.search import Level
from pentakl.core.state import State
from pentakl.games.cardia.greedy import answer, weigh
from pentakl.games.cardia.play import CardiaTable
from pentakl.games.cardia.table import PLAY, PLAY_OPENLY, PLAY_SECOND

LEVELS: Final = [Level("apprentice", 20, 0.1), Level("adept", 50), Level("mage", 300), Level("archmage", 3_000)]
LIMIT: Final = 40
ROUNDS: Final = 0
SURE: Final = 200.0  # a lead of this many hundredths of a signet makes a win 73 % likely


def policy(state: State, choice: Choice, chance: Chance) -> int:
    """A random card; to every other question what the strategist answers."""
    options = choice.options
    if choice.prompt == PLAY or choice.prompt == PLAY_OPENLY or choice.prompt == PLAY_SECOND:
        return options[chance.below(len(options))]
    t = state.table
    assert isinstance(t, CardiaTable)
    return answer(t, choice)


def estimate(state: State) -> list[float]:
    """How likely each seat is to win the match."""
    t = state.table
    assert isinstance(t, CardiaTable)
    game = 1.0 / (1.0 + exp(-weigh(t, 0) / SURE))
    wins = state.match.wins
    first = chance_of_match(t.wins_needed - wins[0], t.wins_needed - wins[1], game)
    return [first, 1.0 - first]


def chance_of_match(mine: int, theirs: int, game: float) -> float:
    """How likely I am to win `mine` more games before the rival wins `theirs`; later games are even.

    >>> chance_of_match(1, 2, 0.5)
    0.75
    """
    if mine <= 0 or theirs <= 0:
        return 1.0 if mine <= 0 else 0.0
    won, lost = chance_of_match(mine - 1, theirs, 0.5), chance_of_match(mine, theirs - 1, 0.5)
    return game * won + (1.0 - game) * lost
