"""The best choices for a hand, found exactly: every use of its cards with a choice that can matter is tried.

Knows which choices are worth trying; what they are worth is said by `settle`. What is left out cannot matter:
  - a name that no card of the hand asks for scores as the bare suit does, or worse beside a Collector;
  - suits that no card of the hand asks for are alike, but for those shared where a card compares suits;
  - a Doppelgänger of a wild card is a Doppelgänger left alone, or worse;
  - a bare suit that the Book changes again is the wild card left alone and changed by the Book;
  - a penalty that is cleared already, or is none, gains nothing from Island.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pentakl.games.realms.cards import (
    AS_PRINTED,
    BOOK_NUMBER,
    CARDS,
    DOPPELGANGER_NUMBER,
    ISLAND_NUMBER,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
)
from pentakl.games.realms.hand import (
    ANY_SUIT,
    CARDS_WITH_A_NAME_BIT,
    FLAME,
    FLOOD,
    HAND_SIZE,
    NAMELESS,
    SUITS,
    WILD,
    Card,
    Hand,
    Held,
    Picks,
    bit,
    count,
    name_bit,
)
from pentakl.games.realms.names import EVERY_CARD, Choice, card_numbers, numbers_mask, numbers_of
from pentakl.games.realms.scoring import Score, score_of
from pentakl.games.realms.settle import place_of, points_of, settle

if TYPE_CHECKING:
    from mypy_extensions import i64

SUIT_COUNT: i64 = len(SUITS)
NO_DISGUISES: Final[list[Held]] = []


@dataclass(frozen=True)
class Best:
    """The best use of a hand's choices, in the form that `score` takes, and the score it gives."""

    choices: dict[str, Choice]
    score: Score
    tried: int  # how many hands were weighed


def best_choices(cards: Sequence[str], discard: Collection[str] = (), appeared: Collection[str] | None = None) -> Best:
    """The choices that give the hand its highest total; among equals those that use the fewest cards.

    `discard` is the discard area, where a Necromancer finds an eighth card. `appeared` limits the names for
    Mirage and Shapeshifter, as the Polish rules want, to these cards (the hand and the discard area are
    always among them); None allows every name.

    >>> best = best_choices(["Pożar", "Dym", "Góry", "Potop", "Tornado", "Żywiołak powietrza", "Fatamorgana"])
    >>> best.choices, best.score.total
    ({'mirage': 'rainstorm'}, 260)
    """
    hand = card_numbers(cards)
    nameable = EVERY_CARD if appeared is None else numbers_mask(appeared)
    search = Search(hand, numbers_of(discard), nameable)
    search.run()
    score = score_of(hand, search.best_picks)
    return Best(choices=score.choices, score=score, tried=search.tried)


def best_total(cards: list[int], discard: list[int], nameable: int = EVERY_CARD) -> int:
    """The highest total of a hand of card numbers; `nameable` is a bitmask of card numbers."""
    search = Search(cards, discard, nameable)
    search.run()
    return search.best_points


class Search:
    """One walk through the choices of a hand in the order of scoring; each step lays its card and goes on."""

    def __init__(self, cards: list[int], discard: list[int], nameable: int) -> None:
        self.cards = cards
        self.discard = discard
        self.nameable: i64 = nameable
        for card in cards + discard:
            self.nameable |= bit(card)
        self.picks = Picks()
        self.best_picks = Picks()
        self.best_points: i64 = 0
        self.best_used: i64 = 0
        self.tried: i64 = 0
        self._lay(cards)

    def _lay(self, cards: list[int]) -> None:
        """Begin with these cards as printed; note where the cards with a choice lie and what can matter."""
        self.held: list[Held] = [AS_PRINTED[card] for card in cards]
        self.hand = Hand(self.held)
        self.doppelganger: i64 = place_of(self.held, DOPPELGANGER_NUMBER)
        self.mirage: i64 = place_of(self.held, MIRAGE_NUMBER)
        self.shapeshifter: i64 = place_of(self.held, SHAPESHIFTER_NUMBER)
        self.book: i64 = place_of(self.held, BOOK_NUMBER)
        self.island: i64 = place_of(self.held, ISLAND_NUMBER)
        self.asked: i64 = FLOOD | FLAME if self.island >= 0 else 0
        self.compares_suits = False
        for held in self.held:
            self.asked |= held.card.asks
            self.compares_suits = self.compares_suits or held.card.compares_suits
        self.mirage_options = self._disguises(CARDS[MIRAGE_NUMBER]) if self.mirage >= 0 else NO_DISGUISES
        self.shapeshifter_options = (
            self._disguises(CARDS[SHAPESHIFTER_NUMBER]) if self.shapeshifter >= 0 else NO_DISGUISES
        )

    def _disguises(self, wild: Card) -> list[Held]:
        """A wild card as it is, then its bare suits, then the names that a card of the hand asks for."""
        printed = AS_PRINTED[wild.number]
        options = [printed]
        for suit in range(SUIT_COUNT):
            if wild.may_choose & bit(suit) and (self.compares_suits or self.asked & bit(suit)):
                options.append(printed.under_name(NAMELESS, suit))
        for card in range(CARDS_WITH_A_NAME_BIT):
            suit = CARDS[card].suit
            if wild.may_choose & bit(suit) and self.asked & name_bit(card) and self.nameable & bit(card):
                options.append(printed.under_name(card, suit))
        return options

    def run(self) -> None:
        self._try_copies()
        if NECROMANCER_NUMBER in self.cards and len(self.cards) <= HAND_SIZE:
            for card in self.discard:
                if CARDS[NECROMANCER_NUMBER].may_choose & bit(CARDS[card].suit) and card not in self.cards:
                    self.picks.eighth = card
                    self._lay(self.cards + [card])
                    self._try_copies()

    def count(self) -> i64:
        """How many hands `run` will weigh, nearly: an eighth card, a copy or a new suit may open a few more."""
        tries: i64 = 1
        if self.book >= 0:
            for place in range(self.hand.size):
                if place != self.book:
                    tries += count(self._suits_worth_trying(place))
        if self.island >= 0:
            clearable: i64 = 0
            for held in self.held:
                if held.traits & (FLOOD | FLAME) and held.text.has_penalty:
                    clearable += 1
            tries *= 1 + clearable
        if self.doppelganger >= 0:
            tries *= self.hand.size
        if self.mirage >= 0:
            tries *= len(self.mirage_options)
        if self.shapeshifter >= 0:
            tries *= len(self.shapeshifter_options)
        if self.discard and NECROMANCER_NUMBER in self.cards:
            tries *= 1 + len(self.discard)
        return tries

    def _try_copies(self) -> None:
        self.picks.copied = -1
        self._try_mirage()
        if self.doppelganger < 0:
            return
        alone = self.held[self.doppelganger]
        for place in range(self.hand.size):
            card = self.held[place].card
            if bit(card.suit) != WILD:
                self.picks.copied = card.number
                self.held[self.doppelganger] = alone.copying(card)
                self._try_mirage()
        self.held[self.doppelganger] = alone
        self.picks.copied = -1

    def _try_mirage(self) -> None:
        if self.mirage < 0:
            self._try_shapeshifter()
            return
        for option in self.mirage_options:
            is_used = bit(option.suit) != WILD
            self.picks.mirage_name = option.name if is_used else -1
            self.picks.mirage_suit = option.suit if is_used else -1
            self.held[self.mirage] = option
            self._try_shapeshifter()

    def _try_shapeshifter(self) -> None:
        if self.shapeshifter < 0:
            self._try_book()
            return
        for option in self.shapeshifter_options:
            is_used = bit(option.suit) != WILD
            self.picks.shape_name = option.name if is_used else -1
            self.picks.shape_suit = option.suit if is_used else -1
            self.held[self.shapeshifter] = option
            self._try_book()

    def _try_book(self) -> None:
        self.picks.changed = -1
        self._try_island()
        if self.book < 0:
            return
        for place in range(self.hand.size):
            held = self.held[place]
            if place == self.book or held.name == NAMELESS:
                continue
            suits = self._suits_worth_trying(place)
            self.picks.changed = held.card.number
            for suit in range(SUIT_COUNT):
                if suits & bit(suit):
                    self.picks.changed_to = suit
                    self.held[place] = held.in_suit(suit)
                    self._try_island()
            self.held[place] = held
        self.picks.changed = -1

    def _suits_worth_trying(self, place: i64) -> i64:
        """The suits that the Book may give to a card, one for all those that are alike."""
        held = self.held[place]
        own = bit(held.suit)
        shared: i64 = 0
        if self.compares_suits:
            for other in range(self.hand.size):
                if other != place:
                    shared |= bit(self.held[other].suit)
        matters = (self.asked | shared) & ANY_SUIT
        alike = ANY_SUIT & ~matters
        suits = matters
        if not alike & own:
            suits |= alike & -alike
        if held.card.suit == held.suit and own == WILD:
            suits &= ~held.card.may_choose  # as a bare suit it needs no Book
        return suits & ~own

    def _try_island(self) -> None:
        self.picks.cleared = -1
        self._weigh(-1)
        if self.island < 0:
            return
        cleared = self.hand.cleared
        for place in range(self.hand.size):
            held = self.held[place]
            if held.traits & (FLOOD | FLAME) and held.text.has_penalty and not (cleared >> place) & 1:
                self.picks.cleared = held.card.number
                self._weigh(place)

    def _weigh(self, island_clears: i64) -> None:
        settle(self.hand, island_clears)
        points = points_of(self.hand)
        gain = points - self.best_points
        if not self.tried or gain > 0 or (gain == 0 and self.picks.used() < self.best_used):
            self.best_points = points
            self.best_picks = self.picks.copy()
            self.best_used = self.picks.used()
        self.tried += 1
