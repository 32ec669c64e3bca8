"""Quick points of a hand, for searches: chooses for the special cards and counts by `quick_score`.

`best` is exact for hands with one special card; with several it improves one choice at a time, as `estimate` does. It
lets a card take any name, also of a card that has not appeared; `exact` does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.games.realms.cards import CARDS, DOPPELGANGER_NUMBER, MIRAGE_NUMBER, SHAPESHIFTER_NUMBER
from pentakl.games.realms.hand import ANY_SUIT, FIRST_NAME_BIT
from pentakl.games.realms.quick_score import QuickScore
from pentakl.games.realms.quick_sentences import (
    ASKS,
    BOOK_BIT,
    CHOOSING_BITS,
    CLEARED_BY_ISLAND,
    COMPARES_SUITS,
    DISGUISING_BITS,
    DOPPELGANGER_BIT,
    EVERY_KIND,
    ISLAND_BIT,
    MIRAGE_BIT,
    NECROMANCER_BIT,
    PIECES,
    PLACE,
    RAISABLE,
    SHAPESHIFTER_BIT,
    TRAITS,
    WILDS,
    WORTH_CLEARING,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_CACHED: Final = 100_000  # hands with special cards; then the cache begins anew


class Choices:
    """What the special cards of a hand are used for. Cards are bits; 0 is "not used".

    Mirage and Shapeshifter are kept as the traits they take. `made_for` is the hand that the choices were made for.
    """

    __slots__ = ("changed", "changed_to", "copied", "eighth", "made_for", "mirage", "shapeshifter")
    made_for: i64
    eighth: i64
    copied: i64
    mirage: i64
    shapeshifter: i64
    changed: i64
    changed_to: i64  # a suit

    def __init__(self) -> None:
        self.made_for = 0
        self.eighth = 0
        self.copied = 0
        self.mirage = 0
        self.shapeshifter = 0
        self.changed = 0
        self.changed_to = 0

    def become(self, other: Choices) -> None:
        self.made_for = other.made_for
        self.eighth = other.eighth
        self.copied = other.copied
        self.mirage = other.mirage
        self.shapeshifter = other.shapeshifter
        self.changed = other.changed
        self.changed_to = other.changed_to

    def looks_of(self, wild: i64) -> i64:
        return self.mirage if wild == MIRAGE_NUMBER else self.shapeshifter

    def look(self, wild: i64, traits: i64) -> None:
        if wild == MIRAGE_NUMBER:
            self.mirage = traits
        else:
            self.shapeshifter = traits


class QuickPoints(QuickScore):
    """Counts the points of hands whose special cards are used well, and remembers those that took long."""

    __slots__ = ("_found",)
    _found: dict[int, int]

    def __init__(self) -> None:
        super().__init__()
        self._found = {}

    def best(self, hand: i64, area: i64) -> i64:
        """The points of a hand whose special cards are used well; `area` is the discard area."""
        if not hand & (CHOOSING_BITS | NECROMANCER_BIT):
            return self.printed(hand)
        points = self._chosen(hand)
        if hand & NECROMANCER_BIT:
            left = area & RAISABLE & ~hand
            while left:
                raised = self._chosen(hand | (left & -left))
                left &= left - 1
                if raised > points:
                    points = raised
        return points

    def _chosen(self, hand: i64) -> i64:
        """The points with the best choices, without an eighth card."""
        if not hand & CHOOSING_BITS:
            return self.printed(hand)
        found = self._found.get(hand)
        if found is None:
            if len(self._found) >= MOST_CACHED:
                self._found = {}
            found = int(self._improve(hand, Choices(), EVERY_KIND))
            self._found[hand] = found
        return found

    def exact(self, hand: i64, area: i64, nameable: i64) -> i64:
        """Like `best`, but only the names of these cards may be taken."""
        if not hand & (MIRAGE_BIT | SHAPESHIFTER_BIT):
            return self.best(hand, area)
        return self.choose(hand, area, nameable, Choices())

    def choose(self, hand: i64, area: i64, nameable: i64, chosen: Choices) -> i64:
        """Find good choices for a hand; returns its points with them."""
        names = (nameable | hand) << FIRST_NAME_BIT & EVERY_KIND
        points = self._improve(hand, chosen, names)
        if hand & NECROMANCER_BIT:
            left = area & RAISABLE & ~hand
            while left:
                eighth = left & -left
                left &= left - 1
                other = Choices()
                other.eighth = eighth
                raised = self._improve(hand | eighth, other, names)
                if raised > points:
                    points = raised
                    chosen.become(other)
        return points

    def with_choices(self, hand: i64, area: i64, chosen: Choices) -> i64:
        """The points of a hand with choices made for a similar one, as far as they are possible for this hand.

        A special card for which no choice was made is used as well as possible.
        """
        if not hand & (CHOOSING_BITS | NECROMANCER_BIT):
            return self.printed(hand)
        if hand & (DISGUISING_BITS | NECROMANCER_BIT) & ~chosen.made_for:
            return self.best(hand, area)
        if hand & NECROMANCER_BIT and area & chosen.eighth:
            hand |= chosen.eighth
        return self._with(hand, chosen)

    def _improve(self, hand: i64, chosen: Choices, names: i64) -> i64:
        """Improve one choice at a time; `names` are the names that may be taken."""
        chosen.made_for = hand
        asked: i64 = 0
        left = hand
        while left:
            asked |= ASKS[PLACE[(left & -left) % 59]]
            left &= left - 1
        if hand & ISLAND_BIT:
            asked |= CLEARED_BY_ISLAND
        compares = bool(hand & COMPARES_SUITS)
        best = self._with(hand, chosen)
        several = hand & DISGUISING_BITS
        several &= several - 1
        while True:
            before = best
            if hand & DOPPELGANGER_BIT:
                best = self._try_copies(hand, chosen, best)
            if hand & MIRAGE_BIT:
                best = self._try_looks(hand, chosen, MIRAGE_NUMBER, asked, compares, names, best)
            if hand & SHAPESHIFTER_BIT:
                best = self._try_looks(hand, chosen, SHAPESHIFTER_NUMBER, asked, compares, names, best)
            if hand & BOOK_BIT:
                best = self._try_book(hand, chosen, asked, compares, best)
            if best == before or not several:
                return best

    def _try_copies(self, hand: i64, chosen: Choices, best: i64) -> i64:
        kept = chosen.copied
        left = hand & ~WILDS
        while left:
            chosen.copied = left & -left
            left &= left - 1
            points = self._with(hand, chosen)
            if points > best:
                best = points
                kept = chosen.copied
        chosen.copied = kept
        return best

    def _try_looks(
        self, hand: i64, chosen: Choices, wild: i64, asked: i64, compares: bool, names: i64, best: i64
    ) -> i64:
        """Try the suits and names for Mirage or Shapeshifter that a card of the hand asks for."""
        kept = chosen.looks_of(wild)
        kinds = CARDS[wild].may_choose
        suits = kinds if compares else kinds & asked
        while suits:
            look = suits & -suits
            suits &= suits - 1
            chosen.look(wild, look)
            points = self._with(hand, chosen)
            if points > best:
                best = points
                kept = look
        named = asked & names & ~ANY_SUIT
        while named:
            name = named & -named
            named &= named - 1
            look = TRAITS[PLACE[(name >> FIRST_NAME_BIT) % 59]]
            if look & kinds:
                chosen.look(wild, look)
                points = self._with(hand, chosen)
                if points > best:
                    best = points
                    kept = look
        chosen.look(wild, kept)
        return best

    def _try_book(self, hand: i64, chosen: Choices, asked: i64, compares: bool, best: i64) -> i64:
        kept = chosen.changed
        kept_suit = chosen.changed_to
        suits: i64 = ANY_SUIT
        if not compares:
            suits &= asked
            others = ANY_SUIT & ~suits
            suits |= others & -others  # one suit that no card asks for
        cards = hand & ~BOOK_BIT
        while cards:
            card = cards & -cards
            cards &= cards - 1
            printed: i64 = TRAITS[PLACE[card % 59]]
            left = suits & ~printed
            while left:
                chosen.changed = card
                chosen.changed_to = left & -left
                left &= left - 1
                points = self._with(hand, chosen)
                if points > best:
                    best = points
                    kept = chosen.changed
                    kept_suit = chosen.changed_to
        chosen.changed = kept
        chosen.changed_to = kept_suit
        return best

    def _with(self, hand: i64, chosen: Choices) -> i64:
        """The points of a hand with these choices, where they are possible, and the best one for Island."""
        if self._slots:
            self._empty_slots()
        places = hand
        copied = chosen.copied & hand
        if copied and hand & DOPPELGANGER_BIT:
            places &= ~DOPPELGANGER_BIT
            other = PIECES[PLACE[copied % 59]]
            self._fill(DOPPELGANGER_NUMBER, other.card, other.traits, other.strength)
        if chosen.mirage and hand & MIRAGE_BIT:
            places &= ~MIRAGE_BIT
            self._fill(MIRAGE_NUMBER, MIRAGE_NUMBER, chosen.mirage, 0)
        if chosen.shapeshifter and hand & SHAPESHIFTER_BIT:
            places &= ~SHAPESHIFTER_BIT
            self._fill(SHAPESHIFTER_NUMBER, SHAPESHIFTER_NUMBER, chosen.shapeshifter, 0)
        changed = chosen.changed & hand
        if changed and hand & BOOK_BIT:
            number: i64 = PLACE[changed % 59]
            if places & changed:
                places &= ~changed
                other = PIECES[number]
                self._fill(number, number, other.traits & ~ANY_SUIT | chosen.changed_to, other.strength)
            else:
                self._change_slot(number, chosen.changed_to)
        places |= self._slots
        best = self._score(places, 0)
        if hand & ISLAND_BIT:
            left = (places & WORTH_CLEARING | self._slots) & ~self._cleared
            while left:
                lowest = left & -left
                left &= left - 1
                if self._at[lowest % 59].traits & CLEARED_BY_ISLAND:
                    points = self._score(places, lowest)
                    if points > best:
                        best = points
        return best
