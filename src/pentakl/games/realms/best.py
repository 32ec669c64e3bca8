"""The best choices for a hand, found exactly: the search tries every choice that can change the score.

Knows which legal choices (see `special_choices`) can be skipped; `scoring_steps` counts the points. It skips these,
because another choice scores at least as much:
  - a name that no card of the hand asks for scores as the bare suit does, or worse beside a Collector;
  - suits that no card of the hand asks for are alike, except suits shared with other cards where a card compares suits;
  - a Doppelgänger of a wild card scores as an unused Doppelgänger does, or worse;
  - a bare suit that the Book changes again scores as the unused wild card changed by the Book;
  - Island gains nothing by clearing a penalty that is already cleared, or a card without one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pentakl.games.realms.cards import (
    AS_PRINTED,
    BOOK_NUMBER,
    CARD_SUIT,
    CARDS,
    DOPPELGANGER_NUMBER,
    ISLAND_NUMBER,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
)
from pentakl.games.realms.hand import (
    ANY_SUIT,
    NAMELESS,
    SUITS,
    WILD,
    Hand,
    Held,
    Picks,
    bit,
    name_bit,
)
from pentakl.games.realms.names import EVERY_CARD, Choice, card_numbers, numbers_mask, numbers_of
from pentakl.games.realms.scoring import Score, score_of
from pentakl.games.realms.scoring_steps import NO_PICKS, clear_and_blank, place_of, points_of
from pentakl.games.realms.special_choices import Pair, legal_choices

if TYPE_CHECKING:
    from mypy_extensions import i64

SUIT_COUNT: i64 = len(SUITS)
CLEARED_BY_ISLAND: Final[int] = int(CARDS[ISLAND_NUMBER].may_choose)
# How many suits the Book usually tries on a card; for `Search.count`.
SUITS_TRIED_BY_BOOK: Final = 5
CACHED: Final = 256


@dataclass(frozen=True)
class Best:
    """The best choices for a hand, in the form that `score` takes, and the score that they give."""

    choices: dict[str, Choice]
    score: Score
    tried: int  # how many combinations of choices were scored


def best_choices(cards: Sequence[str], discard: Collection[str] = (), appeared: Collection[str] | None = None) -> Best:
    """The choices that give the hand its highest total; among equals those that use the fewest cards.

    `discard` is the discard area, where a Necromancer finds an eighth card. With `appeared`, Mirage and Shapeshifter
    may only take the names of these cards, of the hand and of the discard area, as the Polish rules say; None allows
    every name.

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


@lru_cache(CACHED)
def best_picks(cards: tuple[int, ...], discard: tuple[int, ...], nameable: int) -> tuple[int, ...]:
    """The best choices, listed; they depend on the arguments alone, so the cache is never stale."""
    search = Search(list(cards), list(discard), nameable)
    search.run()
    return tuple(search.best_picks.listed())


class Search:
    """A depth-first search through the choices for a hand, one special card after the other in the order of scoring."""

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
        """Start from these cards as printed; note where the special cards lie and what the cards ask for."""
        self.held: list[Held] = [AS_PRINTED[card] for card in cards]
        self.hand = Hand(self.held)
        self.doppelganger: i64 = place_of(self.held, DOPPELGANGER_NUMBER)
        self.mirage: i64 = place_of(self.held, MIRAGE_NUMBER)
        self.shapeshifter: i64 = place_of(self.held, SHAPESHIFTER_NUMBER)
        self.book: i64 = place_of(self.held, BOOK_NUMBER)
        self.island: i64 = place_of(self.held, ISLAND_NUMBER)
        self.asked: i64 = CLEARED_BY_ISLAND if self.island >= 0 else 0
        self.compares_suits = False
        for held in self.held:
            self.asked |= held.card.asks
            self.compares_suits = self.compares_suits or held.card.compares_suits
        self.mirage_options = self._disguises(MIRAGE_NUMBER) if self.mirage >= 0 else []
        self.shapeshifter_options = self._disguises(SHAPESHIFTER_NUMBER) if self.shapeshifter >= 0 else []

    def options(self, special: int) -> list[Pair]:
        """The choices of a special card that can change the score while no other special card is used."""
        legal = legal_choices(special, self.cards, self.discard, self.nameable, NO_PICKS)
        return [option for option in legal if self._can_matter(special, option[0], option[1])]

    def _can_matter(self, special: i64, card: i64, suit: i64) -> bool:
        if special == NECROMANCER_NUMBER:
            return True
        if special == DOPPELGANGER_NUMBER:
            return bit(CARD_SUIT[card]) != WILD
        if special == ISLAND_NUMBER:
            return CARDS[card].has_penalty
        if special == BOOK_NUMBER or card == NAMELESS:
            return self.compares_suits or bool(self.asked & bit(suit))
        return bool(self.asked & name_bit(card))

    def _disguises(self, wild: int) -> list[Held]:
        """A wild card as it is, then its bare suits, then the names that a card of the hand asks for."""
        printed = AS_PRINTED[wild]
        return [printed, *[printed.under_name(name, suit) for name, suit in self.options(wild)]]

    def run(self) -> None:
        self._try_copies()
        if NECROMANCER_NUMBER in self.cards:
            for card, _ in self.options(NECROMANCER_NUMBER):
                self.picks.eighth = card
                self._lay(self.cards + [card])
                self._try_copies()

    def count(self) -> i64:
        """About how many combinations `run` would score: Island is ignored, every discarded card counts."""
        tries: i64 = 1
        if self.doppelganger >= 0:
            tries *= self.hand.size
        if self.mirage >= 0:
            tries *= len(self.mirage_options)
        if self.shapeshifter >= 0:
            tries *= len(self.shapeshifter_options)
        if self.book >= 0:
            tries *= self.hand.size * SUITS_TRIED_BY_BOOK
        return tries * (1 + len(self.discard))

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
        """The suits that the Book may try on a card: of suits that score alike only one."""
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
        self._score(-1)
        if self.island < 0:
            return
        cleared = self.hand.cleared
        for place in range(self.hand.size):
            held = self.held[place]
            if held.traits & CLEARED_BY_ISLAND and held.text.has_penalty and not (cleared >> place) & 1:
                self.picks.cleared = held.card.number
                self._score(place)

    def _score(self, island_clears: i64) -> None:
        clear_and_blank(self.hand, island_clears)
        points = points_of(self.hand)
        gain = points - self.best_points
        if not self.tried or gain > 0 or (gain == 0 and self.picks.used() < self.best_used):
            self.best_points = points
            self.best_picks = self.picks.copy()
            self.best_used = self.picks.used()
        self.tried += 1
