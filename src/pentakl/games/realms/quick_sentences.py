"""The sentences of the cards, ready for bitmasks: which printed cards fit each of them.

Everything is computed from `cards`; nothing here knows a card by name, except the special ones. `quick_score` uses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pentakl.games.realms.cards import (
    AS_PRINTED,
    BOOK_NUMBER,
    CARD_COUNT,
    CARDS,
    DOPPELGANGER_NUMBER,
    ISLAND_NUMBER,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
)
from pentakl.games.realms.effects import (
    AllSuitsDiffer,
    BlankedIf,
    Blanks,
    Each,
    EachSuitAndName,
    OneStrength,
    Or,
    Runs,
    Sets,
    SumOfStrengths,
    With,
    Without,
)
from pentakl.games.realms.hand import (
    ARMY,
    CARDS_WITH_A_NAME_BIT,
    FIRST_NAME_BIT,
    SUITS,
    Blanking,
    Effect,
    Failing,
    bit,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FIRST_SLOT: Final = CARD_COUNT
SLOTS: Final = 4
EVERY_KIND: Final = (1 << (FIRST_NAME_BIT + CARDS_WITH_A_NAME_BIT)) - 1

# What a sentence asks.
WITH: Final = 0
WITHOUT: Final = 1
EACH: Final = 2
SUIT_AND_NAME: Final = 3
STRENGTHS: Final = 4
ONE_STRENGTH: Final = 5
RUNS: Final = 6
SETS: Final = 7
ALL_DIFFER: Final = 8
BLANKS: Final = 9
FAILS_WITHOUT: Final = 10
FAILS_BESIDE: Final = 11


def printed_as(kind: i64) -> i64:
    """The cards that are of a kind as printed."""
    found: i64 = 0
    for card in range(CARD_COUNT):
        if AS_PRINTED[card].traits & kind:
            found |= bit(card)
    return found


class Sentence:
    """One sentence of a card: what it asks and the cards that fit as printed.

    `quiet` is the kind without the word Army, `but` a kind that is spared; `also` are further needs of a With,
    `instead` is the better half of an Or, `then` the next sentence of the card. `apart` says that the card does not
    count itself.
    """

    __slots__ = (
        "also", "amount", "apart", "asks", "but", "fits", "fits_given", "fits_quiet", "given", "instead", "kind",
        "quiet", "then", "worth",
    )  # fmt: skip
    asks: i64
    amount: i64
    kind: i64
    fits: i64
    quiet: i64
    fits_quiet: i64
    given: i64
    fits_given: i64
    but: i64
    apart: bool
    also: Sentence | None
    instead: Sentence | None
    then: Sentence | None
    worth: list[int]

    def __init__(self, asks: i64, amount: i64, kind: i64) -> None:
        self.asks = asks
        self.amount = amount
        self.kind = kind
        self.fits = printed_as(kind)
        self.quiet = kind & ~ARMY
        self.fits_quiet = printed_as(self.quiet)
        self.given = 0
        self.fits_given = 0
        self.but = 0
        self.apart = False
        self.also = None
        self.instead = None
        self.then = None
        self.worth = []


def sentence_of(effect: Effect) -> Sentence:
    """A sentence of `effects`, ready for masks."""
    if isinstance(effect, With):
        first: Sentence | None = None
        for need in effect.needs:
            made = Sentence(WITH, effect.amount, need)
            made.also = first
            first = made
        assert first is not None
        return first
    if isinstance(effect, Without):
        return Sentence(WITHOUT, effect.amount, effect.asks)
    if isinstance(effect, Each):
        made = Sentence(EACH, effect.amount, effect.kind)
        made.apart = effect.others_only
        made.given = effect.given
        made.fits_given = printed_as(effect.given)
        return made
    if isinstance(effect, EachSuitAndName):
        made = Sentence(SUIT_AND_NAME, effect.amount, effect.suit)
        made.given = effect.name
        made.fits_given = printed_as(effect.name)
        return made
    if isinstance(effect, Or):
        made = sentence_of(effect.usual)
        made.instead = sentence_of(effect.special)
        return made
    if isinstance(effect, SumOfStrengths):
        return Sentence(STRENGTHS, 1, effect.asks)
    if isinstance(effect, OneStrength):
        return Sentence(ONE_STRENGTH, 1, effect.asks)
    if isinstance(effect, Runs):
        made = Sentence(RUNS, 0, 0)
        made.worth = effect.worth
        return made
    if isinstance(effect, Sets):
        made = Sentence(SETS, 0, 0)
        made.worth = effect.worth
        return made
    if isinstance(effect, AllSuitsDiffer):
        return Sentence(ALL_DIFFER, effect.amount, 0)
    if isinstance(effect, Blanks):
        made = Sentence(BLANKS, 0, effect.kind)
        made.but = effect.but
        made.apart = effect.others_only
        made.fits &= ~printed_as(effect.but)
        made.fits_quiet &= ~printed_as(effect.but)
        return made
    if isinstance(effect, Blanking):  # all but some; this does not say Army
        made = Sentence(BLANKS, 0, EVERY_KIND)
        made.but = effect.asks
        made.fits &= ~printed_as(effect.asks)
        made.quiet = made.kind
        made.fits_quiet = made.fits
        return made
    assert isinstance(effect, Failing)
    return Sentence(FAILS_BESIDE if isinstance(effect, BlankedIf) else FAILS_WITHOUT, 0, effect.asks)


def sentences(effects: Sequence[Effect]) -> Sentence | None:
    """Sentences in a chain."""
    first: Sentence | None = None
    for effect in reversed(effects):
        made = sentence_of(effect)
        made.then = first
        first = made
    return first


class Piece:
    """A card as it lies in a hand: the bonus of `card`, the penalty of `text`."""

    __slots__ = ("blanking", "bonus", "card", "failing", "strength", "text", "toll", "traits")
    card: i64
    text: i64
    traits: i64
    strength: i64
    bonus: Sentence | None
    toll: Sentence | None
    blanking: Sentence | None
    failing: Sentence | None

    def __init__(self, card: i64, text: i64, traits: i64, strength: i64) -> None:
        self.card = card
        self.text = text
        self.traits = traits
        self.strength = strength
        self.bonus = None
        self.toll = None
        self.blanking = None
        self.failing = None


def printed_piece(card: int) -> Piece:
    printed = CARDS[card]
    piece = Piece(card, card, AS_PRINTED[card].traits, printed.strength)
    piece.bonus = sentences(printed.bonus)
    piece.toll = sentences(printed.toll)
    piece.blanking = sentences(printed.blanking)
    piece.failing = sentences(printed.failing)
    return piece


PIECES: Final[list[Piece]] = [printed_piece(card) for card in range(CARD_COUNT)]
TRAITS: Final[list[int]] = [int(held.traits) for held in AS_PRINTED]
CLEARS: Final[list[int]] = [int(card.clears) for card in CARDS]
CLEARS_ARMY: Final[list[int]] = [int(card.clears_army) for card in CARDS]
CLEARS_PRINTED: Final[list[int]] = [int(printed_as(card.clears)) for card in CARDS]
CLEARS_ARMY_PRINTED: Final[list[int]] = [int(printed_as(card.clears_army)) for card in CARDS]
OF_SUIT: Final[list[int]] = [int(printed_as(bit(suit))) for suit in range(len(SUITS))]


def cards_where(is_so: list[bool]) -> int:
    """The cards for which a list says so, as a bitmask."""
    found: i64 = 0
    for card in range(CARD_COUNT):
        if is_so[card]:
            found |= bit(card)
    return int(found)


CLEARERS: Final = cards_where([bool(card.clears or card.clears_army) for card in CARDS])
BLANKERS: Final = cards_where([bool(card.blanking) for card in CARDS])
FAILERS: Final = cards_where([bool(card.failing) for card in CARDS])
SLOT_0: Final = 1 << FIRST_SLOT
SLOT_1: Final = 1 << FIRST_SLOT + 1
SLOT_2: Final = 1 << FIRST_SLOT + 2
SLOT_3: Final = 1 << FIRST_SLOT + 3
WILDS: Final = cards_where([card.suit == len(SUITS) - 1 for card in CARDS])
CLEARED_BY_ISLAND: Final[int] = int(CARDS[ISLAND_NUMBER].may_choose)
WORTH_CLEARING: Final = cards_where([card.has_penalty for card in CARDS])
MIRAGE_BIT: Final = 1 << MIRAGE_NUMBER
SHAPESHIFTER_BIT: Final = 1 << SHAPESHIFTER_NUMBER
DOPPELGANGER_BIT: Final = 1 << DOPPELGANGER_NUMBER
BOOK_BIT: Final = 1 << BOOK_NUMBER
ISLAND_BIT: Final = 1 << ISLAND_NUMBER
NECROMANCER_BIT: Final = 1 << NECROMANCER_NUMBER
# The special cards that change how a card looks; Island and Necromancer do not.
DISGUISING_BITS: Final = MIRAGE_BIT | SHAPESHIFTER_BIT | DOPPELGANGER_BIT | BOOK_BIT
CHOOSING_BITS: Final = DISGUISING_BITS | ISLAND_BIT
RAISABLE: Final[int] = int(printed_as(CARDS[NECROMANCER_NUMBER].may_choose))
ASKS: Final[list[int]] = [int(card.asks) for card in CARDS]
COMPARES_SUITS: Final = cards_where([card.compares_suits for card in CARDS])


def place_by_remainder() -> list[int]:
    """The place of a single bit, by the remainder of that bit after division by 59: no two bits share one."""
    places = [0] * 59
    for place in range(FIRST_SLOT + SLOTS):
        places[bit(place) % 59] = place
    return places


PLACE: Final[list[int]] = place_by_remainder()
