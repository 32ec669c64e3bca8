"""The special cards: the six whose holder makes a choice before the hand is scored, and what each may choose.

This is the only place that lists the legal choices. `final_choices` and `helper` offer them, `best` tries those that
can change the score, and `names` explains why anything else is refused.

A choice is a pair (card, suit); a part that does not apply is -1:

  Necromancer            a card of the discard area that joins the hand      (card, -1)
  Doppelgänger           another card of the hand, to copy                   (card, -1)
  Mirage, Shapeshifter   a card whose name and suit it takes                 (card, suit of that card)
                         or only a suit                                      (-1, suit)
  Book of Changes        another card of the hand and its new suit           (card, suit)
  Island                 a Flood or Flame of the hand, to clear its penalty  (card, -1)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from pentakl.games.realms.hand import HAND_SIZE, SUITS, Picks, bit
from pentakl.games.realms.scoring_steps import take_choices

if TYPE_CHECKING:
    from mypy_extensions import i64

# In the order of scoring, which is also the order in which a player is asked.
SPECIAL_CARDS: Final = [
    NECROMANCER_NUMBER, DOPPELGANGER_NUMBER, MIRAGE_NUMBER, SHAPESHIFTER_NUMBER, BOOK_NUMBER, ISLAND_NUMBER,
]  # fmt: skip

Pair = tuple[int, int]


def legal_choices(special: int, cards: list[int], discard: list[int], nameable: int, picks: Picks) -> list[Pair]:
    """All that a special card of a hand may choose besides nothing, while the other choices stand as in `picks`.

    `cards` is the hand without the Necromancer's card; `nameable` is a bitmask of the cards that appeared during the
    game. The names of cards in the hand may always be taken.
    """
    kind = CARDS[special].may_choose
    held = cards if picks.eighth < 0 else [*cards, int(picks.eighth)]
    found: list[Pair] = []
    if special == NECROMANCER_NUMBER:
        if len(cards) <= HAND_SIZE:
            for card in discard:
                if kind & bit(CARD_SUIT[card]) and card not in cards:
                    found.append((card, -1))
    elif special == MIRAGE_NUMBER or special == SHAPESHIFTER_NUMBER:
        for suit in range(len(SUITS)):
            if kind & bit(suit):
                found.append((-1, suit))
        for card in range(CARD_COUNT):
            if kind & bit(CARD_SUIT[card]) and (nameable >> card & 1 or card in held):
                found.append((card, CARD_SUIT[card]))
    elif special == ISLAND_NUMBER:
        for one in take_choices(cards, picks):
            if one.traits & kind:
                found.append((int(one.card.number), -1))
    else:
        for card in held:
            if card == special:
                continue
            if special == BOOK_NUMBER:
                for suit in range(len(SUITS)):
                    found.append((card, suit))
            else:
                found.append((card, -1))
    return found


def choice_of(picks: Picks, special: int) -> Pair:
    """What a special card is used for."""
    if special == NECROMANCER_NUMBER:
        return int(picks.eighth), -1
    if special == DOPPELGANGER_NUMBER:
        return int(picks.copied), -1
    if special == MIRAGE_NUMBER:
        return int(picks.mirage_name), int(picks.mirage_suit)
    if special == SHAPESHIFTER_NUMBER:
        return int(picks.shape_name), int(picks.shape_suit)
    if special == BOOK_NUMBER:
        return int(picks.changed), int(picks.changed_to)
    return int(picks.cleared), -1


def choose(picks: Picks, special: i64, card: i64, suit: i64) -> None:
    """Use a special card for this; not checked against `legal_choices`."""
    if special == NECROMANCER_NUMBER:
        picks.eighth = card
    elif special == DOPPELGANGER_NUMBER:
        picks.copied = card
    elif special == MIRAGE_NUMBER:
        picks.mirage_name, picks.mirage_suit = card, suit
    elif special == SHAPESHIFTER_NUMBER:
        picks.shape_name, picks.shape_suit = card, suit
    elif special == BOOK_NUMBER:
        picks.changed, picks.changed_to = card, suit
    else:
        picks.cleared = card


def names_eighth(picks: Picks) -> bool:
    """Whether another choice points at the card that the Necromancer brings."""
    eighth = picks.eighth
    return eighth >= 0 and (picks.copied == eighth or picks.changed == eighth or picks.cleared == eighth)


def without_eighth(picks: Picks) -> Picks:
    """The same choices without the Necromancer's card and without those that point at it."""
    left = picks.copy()
    left.eighth = -1
    if picks.eighth >= 0:
        if left.copied == picks.eighth:
            left.copied = -1
        if left.changed == picks.eighth:
            left.changed = -1
        if left.cleared == picks.eighth:
            left.cleared = -1
    return left


def choices_that_fit(picks: Picks, hand: i64, raisable: i64) -> Picks:
    """The part of these choices that another hand can make as well; hands are bitmasks of card numbers.

    Choices that point at the Necromancer's card are dropped.
    """
    fitting = picks.copy()
    if not has(hand, NECROMANCER_NUMBER) or not has(raisable & ~hand, picks.eighth):
        fitting.eighth = -1
    if not has(hand, DOPPELGANGER_NUMBER) or not has(hand, picks.copied):
        fitting.copied = -1
    if not has(hand, MIRAGE_NUMBER):
        fitting.mirage_name = fitting.mirage_suit = -1
    if not has(hand, SHAPESHIFTER_NUMBER):
        fitting.shape_name = fitting.shape_suit = -1
    if not has(hand, BOOK_NUMBER) or not has(hand, picks.changed):
        fitting.changed = -1
    if not has(hand, ISLAND_NUMBER) or not has(hand, picks.cleared):
        fitting.cleared = -1
    return fitting


def has(hand: i64, card: i64) -> bool:
    return card >= 0 and bool(hand & bit(card))
