"""What a hand is worth to somebody who still plays: quick enough to be asked of every card on the table.

Never too much, and exact where one card with a choice is held. Where several meet and `best` might try hundreds of
combinations, `worth` improves the choices one at a time instead: of the hands with two or three such cards about one in
twenty is worth more than it says, rarely by a hundred points. `worth_beside`, which is told the best choices of a
hand that differs by a card, takes a little longer and errs a third as often.
Hands and areas are bitmasks of card numbers: equal questions are answered from memory, which cannot be stale because
an answer depends on the question alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pentakl.games.realms.best import Search
from pentakl.games.realms.cards import (
    BOOK_NUMBER,
    CARD_COUNT,
    CARD_SUIT,
    CARDS,
    DOPPELGANGER_NUMBER,
    ISLAND_NUMBER,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
)
from pentakl.games.realms.hand import ANY_SUIT, FLAME, FLOOD, HAND_SIZE, SUITS, Picks, bit, picks_from_list
from pentakl.games.realms.settle import total

if TYPE_CHECKING:
    from mypy_extensions import i64

REMEMBERED: Final = 1 << 15
# More combinations than these are not tried one by one.
MOST_COMBINATIONS: Final = 300
# Where time is less dear: so many hands weighed take as long as choices improved one at a time from two beginnings.
MOST_TRIED: Final = 500
ROUNDS_OF_IMPROVING: Final = 2

NECROMANCER_BIT: Final = 1 << NECROMANCER_NUMBER
WILD_BITS: Final = 1 << MIRAGE_NUMBER | 1 << SHAPESHIFTER_NUMBER
SPECIAL_BITS: Final = (
    NECROMANCER_BIT | WILD_BITS | 1 << DOPPELGANGER_NUMBER | 1 << BOOK_NUMBER | 1 << ISLAND_NUMBER
)  # fmt: skip


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


def for_necromancer() -> i64:
    mask: i64 = 0
    for card in range(CARD_COUNT):
        if CARDS[NECROMANCER_NUMBER].may_choose & bit(CARD_SUIT[card]):
            mask |= bit(card)
    return mask


RAISABLE: Final[int] = for_necromancer()


def worth(hand: i64, discard: i64, nameable: i64) -> i64:
    """The points of a hand whose special cards are used well.

    `discard` is the discard area, `nameable` the cards that are known to have appeared.
    """
    if not hand & SPECIAL_BITS:
        return plain_worth(hand)
    return special_worth(
        hand,
        discard & RAISABLE if hand & NECROMANCER_BIT else 0,
        nameable if hand & WILD_BITS else 0,
    )


@lru_cache(REMEMBERED)
def plain_worth(hand: int) -> int:
    return total(cards_in(hand))


@lru_cache(REMEMBERED)
def special_worth(hand: int, raisable: int, nameable: int) -> int:
    return total(cards_in(hand), good_picks(hand, raisable, nameable))


def good_picks(hand: i64, raisable: i64, nameable: i64) -> Picks:
    """The best choices for a hand, or good ones where the best are hidden among too many."""
    search = Search(cards_in(hand), cards_in(raisable), nameable)
    if combinations(search) <= MOST_COMBINATIONS:
        search.run()
        return search.best_picks
    return improved_picks(search)


def worth_beside(hand: i64, discard: i64, nameable: i64, known: tuple[int, ...]) -> i64:
    """The points of a hand that differs by a card from one whose best choices are known, as `Picks.listed` gives them.

    Exact more often than `worth`; at least what the known choices bring where they still apply, each improved.
    """
    if not hand & SPECIAL_BITS:
        return plain_worth(hand)
    return special_worth_beside(
        hand,
        discard & RAISABLE if hand & NECROMANCER_BIT else 0,
        nameable if hand & WILD_BITS else 0,
        known,
    )


@lru_cache(REMEMBERED)
def special_worth_beside(hand: int, raisable: int, nameable: int, known: tuple[int, ...]) -> int:
    search = Search(cards_in(hand), cards_in(raisable), nameable)
    if search.count() <= MOST_TRIED:
        search.run()
        return search.best_points
    from_nothing = Picks()
    improve(search, from_nothing)
    from_known = picks_that_fit(hand, raisable, known)
    improve(search, from_known)
    return max(total(search.cards, from_nothing), total(search.cards, from_known))


def picks_that_fit(hand: i64, raisable: i64, known: tuple[int, ...]) -> Picks:
    """Of the known choices those that this hand can make as well."""
    picks = picks_from_list(known)
    if not has(hand, NECROMANCER_NUMBER) or not has(raisable & ~hand, picks.eighth):
        picks.eighth = -1
    held = hand if picks.eighth < 0 else hand | bit(picks.eighth)
    if not has(hand, DOPPELGANGER_NUMBER) or not has(held, picks.copied):
        picks.copied = -1
    if not has(hand, MIRAGE_NUMBER):
        picks.mirage_name = picks.mirage_suit = -1
    if not has(hand, SHAPESHIFTER_NUMBER):
        picks.shape_name = picks.shape_suit = -1
    if not has(hand, BOOK_NUMBER) or not has(held, picks.changed):
        picks.changed = -1
    if not has(hand, ISLAND_NUMBER) or not has(held, picks.cleared):
        picks.cleared = -1
    return picks


def has(hand: i64, card: i64) -> bool:
    return card >= 0 and bool(hand & bit(card))


def combinations(search: Search) -> i64:
    """About how many combinations of choices `best` would try."""
    tried: i64 = 1
    if search.doppelganger >= 0:
        tried *= search.hand.size
    if search.mirage >= 0:
        tried *= len(search.mirage_options)
    if search.shapeshifter >= 0:
        tried *= len(search.shapeshifter_options)
    if search.book >= 0:
        tried *= search.hand.size * 5
    if search.discard:
        tried *= 1 + len(search.discard)
    return tried


def improved_picks(search: Search) -> Picks:
    """Choices of which each has been improved while the others stand, beginning with nothing used."""
    picks = Picks()
    improve(search, picks)
    return picks


def improve(search: Search, picks: Picks) -> None:
    """Improve each choice while the others stand."""
    cards = search.cards
    best: i64 = total(cards, picks)
    for _ in range(ROUNDS_OF_IMPROVING):
        before = best
        if NECROMANCER_NUMBER in cards and len(cards) <= HAND_SIZE:
            best = improve_eighth(cards, search.discard, picks, best)
        if search.doppelganger >= 0:
            best = improve_copy(cards, picks, best)
        best = improve_disguises(search, picks, best)
        if search.book >= 0:
            best = improve_change(search, picks, best)
        if search.island >= 0:
            best = improve_clearing(cards, picks, best)
        if best == before:
            break


def improve_eighth(cards: list[int], discard: list[int], picks: Picks, best: i64) -> i64:
    chosen: i64 = picks.eighth
    if chosen >= 0 and (picks.copied == chosen or picks.changed == chosen or picks.cleared == chosen):
        return best  # other choices name this card
    for card in discard:
        picks.eighth = card
        points: i64 = total(cards, picks)
        if points > best:
            best, chosen = points, card
    picks.eighth = chosen
    return best


def improve_copy(cards: list[int], picks: Picks, best: i64) -> i64:
    chosen: i64 = picks.copied
    for card in cards:
        if card < SHAPESHIFTER_NUMBER:
            picks.copied = card
            points: i64 = total(cards, picks)
            if points > best:
                best, chosen = points, card
    picks.copied = chosen
    return best


def improve_disguises(search: Search, picks: Picks, best: i64) -> i64:
    name: i64 = picks.mirage_name
    suit: i64 = picks.mirage_suit
    if search.mirage >= 0:
        for option in search.mirage_options[1:]:
            picks.mirage_name, picks.mirage_suit = option.name, option.suit
            points: i64 = total(search.cards, picks)
            if points > best:
                best, name, suit = points, option.name, option.suit
        picks.mirage_name, picks.mirage_suit = name, suit
    name, suit = picks.shape_name, picks.shape_suit
    if search.shapeshifter >= 0:
        for option in search.shapeshifter_options[1:]:
            picks.shape_name, picks.shape_suit = option.name, option.suit
            points = total(search.cards, picks)
            if points > best:
                best, name, suit = points, option.name, option.suit
        picks.shape_name, picks.shape_suit = name, suit
    return best


def improve_change(search: Search, picks: Picks, best: i64) -> i64:
    chosen: i64 = picks.changed
    chosen_suit: i64 = picks.changed_to
    suits = ANY_SUIT if search.compares_suits else search.asked & ANY_SUIT
    for card in search.cards:
        if card == BOOK_NUMBER:
            continue
        picks.changed = card
        for suit in range(len(SUITS)):
            if suits & bit(suit):
                picks.changed_to = suit
                points: i64 = total(search.cards, picks)
                if points > best:
                    best, chosen, chosen_suit = points, card, suit
    picks.changed, picks.changed_to = chosen, chosen_suit
    return best


def improve_clearing(cards: list[int], picks: Picks, best: i64) -> i64:
    chosen: i64 = picks.cleared
    for card in cards:
        if CARDS[card].has_penalty and bit(CARD_SUIT[card]) & (FLOOD | FLAME):
            picks.cleared = card
            points: i64 = total(cards, picks)
            if points > best:
                best, chosen = points, card
    picks.cleared = chosen
    return best
