"""What a search knows about Fantastyczne światy: which engine answers which question, and how strong the levels are.

The engines are `turn_search`, `trade_search` and `final_search`; they answer all questions. `policy` and `estimate` are
for the engines that work for every game.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.search import Level, Search
from pentakl.core.state import State
from pentakl.games.realms.estimate import mask_of
from pentakl.games.realms.final_search import FinalSearch
from pentakl.games.realms.hand import bit
from pentakl.games.realms.play import RealmsTable
from pentakl.games.realms.quick_points import QuickPoints
from pentakl.games.realms.table import (
    BEST,
    BOOK,
    BOOK_SUIT,
    COPY,
    DISCARD,
    EIGHTH,
    HAGGLE,
    ISLAND,
    KEEP,
    MIRAGE,
    RAISE,
    SETTLE,
    SHAPESHIFTER,
    TAKE,
    TAKE_OR_DRAW_TWO,
    TRADE,
)
from pentakl.games.realms.trade_search import TradeSearch
from pentakl.games.realms.turn_search import TurnSearch

if TYPE_CHECKING:
    from mypy_extensions import i64

LEVELS: Final = [Level("apprentice", 1, 0.05), Level("adept", 4), Level("mage", 24), Level("archmage", 250)]
LIMIT: Final = 40
# All hands lie open then, and greedy's answers are the best ones.
AT_ONCE: Final = [SETTLE, EIGHTH, RAISE, COPY, MIRAGE, SHAPESHIFTER, BOOK, BOOK_SUIT, ISLAND]
SURE: Final = 30.0  # in the middle of a game, a lead of this many points makes a win 73 % likely


def search(state: State, seat: int, seed: int) -> Search:
    """The search for the question that a seat is asked."""
    question = next(choice for choice in state.pending if choice.seat == seat)
    prompt = question.prompt
    if prompt == TAKE or prompt == TAKE_OR_DRAW_TWO or prompt == DISCARD or prompt == KEEP:
        return TurnSearch(state, seat, seed, question)
    if prompt == TRADE or prompt == HAGGLE:
        return TradeSearch(state, seat, seed)
    return FinalSearch(state, seat, seed)


def policy(state: State, choice: Choice, chance: Chance) -> int:
    """Accept the proposed choices; discard the card that is missed least; otherwise any option."""
    options = choice.options
    if choice.prompt == SETTLE:
        return BEST
    if choice.prompt != DISCARD:
        return options[chance.below(len(options))]
    t = state.table
    assert isinstance(t, RealmsTable)
    quick = QuickPoints()
    hand = mask_of(t.faces(t.hands[choice.seat]))
    best = options[0]
    most: i64 = -1000
    for option in options:
        points = quick.printed(hand & ~bit(t.face[option]))
        if points > most:
            best = option
            most = points
    return best


def estimate(state: State) -> list[float]:
    """How likely each seat is to win, by what the hands are worth now."""
    t = state.table
    assert isinstance(t, RealmsTable)
    quick = QuickPoints()
    area = mask_of(t.faces(t.discard))
    points = [int(quick.best(mask_of(t.faces(hand)), area)) for hand in t.hands]
    top = max(points)
    weights = [exp((each - top) / SURE) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]
