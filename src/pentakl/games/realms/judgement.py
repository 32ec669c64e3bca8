"""What a search knows about Fantastyczne światy: which engine answers which question, and how strong the levels are."""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.search import Level, Search
from pentakl.core.state import State
from pentakl.games.realms.table import DISCARD, KEEP, TAKE, TAKE_OR_DRAW_TWO
from pentakl.games.realms.turn_search import TurnSearch

LEVELS: Final = [Level("apprentice", 2, 0.1), Level("adept", 12), Level("mage", 60), Level("archmage", 250)]
LIMIT: Final = 40


def search(state: State, seat: int, seed: int) -> Search | None:
    for choice in state.pending:
        if choice.seat == seat and choice.prompt in (TAKE, TAKE_OR_DRAW_TWO, DISCARD, KEEP):
            return TurnSearch(state, seat, seed, choice)
    return None


def policy(state: State, choice: Choice, chance: Chance) -> int:
    return choice.options[chance.below(len(choice.options))]


def estimate(state: State) -> list[float]:
    return [0.5] * state.seats
