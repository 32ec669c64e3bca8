"""A quick estimate of a hand's points, for a game that is still running.

The estimate is never too high, and it is exact for hands with at most one special card. Where several special cards
meet, trying all combinations of choices (`best`) can take too long; the estimate then improves one choice at a time.
About one in twenty hands with two or three special cards is worth more than the estimate says, rarely by a hundred
points. A caller that knows the best choices of a similar hand can pass them; that makes errors rarer.

Hands and areas are bitmasks of card numbers. Results are cached; they depend on the arguments alone, so they cannot
become stale.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pentakl.games.realms.best import Search
from pentakl.games.realms.cards import CARD_COUNT, MIRAGE_NUMBER, NECROMANCER_NUMBER, SHAPESHIFTER_NUMBER
from pentakl.games.realms.hand import Picks, bit, picks_from_list
from pentakl.games.realms.scoring_steps import NO_PICKS, total
from pentakl.games.realms.special_choices import (
    SPECIAL_CARDS,
    Pair,
    choice_of,
    choices_that_fit,
    choose,
    legal_choices,
    names_eighth,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

CACHED: Final = 1 << 15
# If there are more combinations of choices than this, they are not all tried.
MOST_COMBINATIONS: Final = 300
ROUNDS_OF_IMPROVING: Final = 2


def mask_of(cards: list[int]) -> i64:
    """These card numbers as a bitmask."""
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return mask


def card_by_remainder() -> list[int]:
    """The card of a single bit, by the remainder of that bit after division by 59: no two bits share one."""
    cards = [0] * 59
    for card in range(CARD_COUNT):
        cards[bit(card) % 59] = card
    return cards


CARD_BY_REMAINDER: Final[list[int]] = card_by_remainder()


def cards_in(mask: i64) -> list[int]:
    """The card numbers of a bitmask, in order."""
    cards: list[int] = []
    while mask:
        lowest = mask & -mask
        mask &= mask - 1
        cards.append(CARD_BY_REMAINDER[lowest % 59])
    return cards


SPECIAL_BITS: Final[int] = int(mask_of(SPECIAL_CARDS))
NECROMANCER_BIT: Final = 1 << NECROMANCER_NUMBER
TAKES_NAME_BITS: Final = 1 << MIRAGE_NUMBER | 1 << SHAPESHIFTER_NUMBER
RAISABLE: Final[int] = int(
    mask_of([card for card, _ in legal_choices(NECROMANCER_NUMBER, [], list(range(CARD_COUNT)), 0, NO_PICKS)])
)
"""The cards that a Necromancer could take from the discard area."""


def estimated_points(hand: i64, discard: i64, nameable: i64, similar: tuple[int, ...] = ()) -> i64:
    """The points of a hand whose special cards are used well.

    `discard` is the discard area, `nameable` the cards known to have appeared; `similar` are the best choices of a hand
    that differs by one card, as `Picks.listed` gives them.
    """
    if not hand & SPECIAL_BITS:
        return points_without_choices(hand)
    # Arguments that make no difference are dropped, so that the cache finds more.
    return points_with_choices(
        hand,
        discard & RAISABLE if hand & NECROMANCER_BIT else 0,
        nameable if hand & TAKES_NAME_BITS else 0,
        similar,
    )


@lru_cache(CACHED)
def points_without_choices(hand: int) -> int:
    return total(cards_in(hand))


@lru_cache(CACHED)
def points_with_choices(hand: int, raisable: int, nameable: int, similar: tuple[int, ...]) -> int:
    return total(cards_in(hand), good_choices(hand, raisable, nameable, similar))


def good_choices(hand: i64, raisable: i64, nameable: i64, similar: tuple[int, ...] = ()) -> Picks:
    """The best choices for a hand, or good ones if there are too many combinations to try."""
    search = Search(cards_in(hand), cards_in(raisable), nameable)
    if search.count() <= MOST_COMBINATIONS:
        search.run()
        return search.best_picks
    good = Picks()
    points = improve(search, good)
    if similar:
        adapted = choices_that_fit(picks_from_list(similar), hand, raisable)
        if improve(search, adapted) > points:
            return adapted
    return good


def improve(search: Search, picks: Picks) -> i64:
    """Improve one choice at a time while the others stand; returns the points reached."""
    held = [special for special in SPECIAL_CARDS if special in search.cards]
    options = [search.options(special) for special in held]
    best: i64 = total(search.cards, picks)
    for _ in range(ROUNDS_OF_IMPROVING):
        before = best
        for place in range(len(held)):
            best = improve_choice(search.cards, picks, held[place], options[place], best)
        if best == before:
            break
    return best


def improve_choice(cards: list[int], picks: Picks, special: int, options: list[Pair], best: i64) -> i64:
    """Give a special card the option that scores most; returns the points reached."""
    if special == NECROMANCER_NUMBER and names_eighth(picks):
        return best
    chosen = choice_of(picks, special)
    for option in options:
        choose(picks, special, option[0], option[1])
        points: i64 = total(cards, picks)
        if points > best:
            best, chosen = points, option
    choose(picks, special, chosen[0], chosen[1])
    return best
