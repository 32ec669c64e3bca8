"""What a search knows about Cardia: how to play on, how likely each seat is to win the match, and the levels."""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.search import Level, chance_of_match
from pentakl.core.state import State
from pentakl.games.cardia.odds import chance_of_game
from pentakl.games.cardia.play import CardiaTable
from pentakl.games.cardia.quick_answers import quick_answer
from pentakl.games.cardia.table import PLAY, PLAY_OPENLY, PLAY_SECOND

# A mixture is found within a few hundred iterations, so the lower levels differ by their softness more than by those.
LEVELS: Final = [
    Level("apprentice", 10, 0.5),
    Level("adept", 20, 0.09),
    Level("mage", 60, 0.03),
    Level("archmage", 1_000),
]
LIMIT: Final = 40
ROUNDS: Final = 0


def policy(state: State, choice: Choice, chance: Chance) -> int:
    """A random card; a sensible answer to every other question."""
    options = choice.options
    if choice.prompt == PLAY or choice.prompt == PLAY_OPENLY or choice.prompt == PLAY_SECOND:
        return options[chance.below(len(options))]
    t = state.table
    assert isinstance(t, CardiaTable)
    return quick_answer(t, choice)


def estimate(state: State) -> list[float]:
    """How likely each seat is to win the match."""
    t = state.table
    assert isinstance(t, CardiaTable)
    wins = state.match.wins
    first = chance_of_match(t.wins_needed - wins[0], t.wins_needed - wins[1], chance_of_game(t))
    return [first, 1.0 - first]
