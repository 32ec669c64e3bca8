"""The points of a hand whose choices are made: what `scoring_steps` computes, on bitmasks, several times as fast.

A hand is a bitmask of card numbers. Cards that do not look as printed (a Mirage as a Flood, a card that the Book has
changed) lie in up to four slots behind the printed cards, so that every sentence of a card is a test of one mask.
The points are those of `total`, except where blankers blank each other in a circle, which takes a Book or a
Doppelgänger: then all of them are blanked, whatever lies outside the circle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentakl.games.realms.cards import CARD_COUNT
from pentakl.games.realms.hand import ANY_SUIT, FIRST_NAME_BIT, bit, count
from pentakl.games.realms.quick_sentences import (
    BLANKERS,
    CLEARERS,
    CLEARS,
    CLEARS_ARMY,
    CLEARS_ARMY_PRINTED,
    CLEARS_PRINTED,
    EACH,
    EVERY_KIND,
    FAILERS,
    FAILS_BESIDE,
    FIRST_SLOT,
    OF_SUIT,
    ONE_STRENGTH,
    PIECES,
    PLACE,
    RUNS,
    SETS,
    SLOT_0,
    SLOT_1,
    SLOT_2,
    SLOT_3,
    SLOTS,
    STRENGTHS,
    SUIT_AND_NAME,
    WITH,
    WITHOUT,
    Piece,
    Sentence,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class QuickScore:
    """Counts the points of one hand after the other; keeps the slots of the hand that it counts."""

    __slots__ = (
        "_active", "_army_cleared", "_at", "_cleared", "_kind_0", "_kind_1", "_kind_2", "_kind_3", "_slots",
        "_slots_that_blank", "_slots_that_fail",
    )  # fmt: skip
    _at: list[Piece]  # what lies at a place, by the remainder of its bit: the printed cards and the slots
    _active: i64
    _cleared: i64
    _army_cleared: i64
    _slots: i64  # the slots in use, as bits behind those of the printed cards
    _slots_that_blank: i64
    _slots_that_fail: i64
    _kind_0: i64  # the traits of the card in each slot, 0 for none
    _kind_1: i64
    _kind_2: i64
    _kind_3: i64

    def __init__(self) -> None:
        self._at = [PIECES[0]] * 59
        for place in range(FIRST_SLOT + SLOTS):
            piece = PIECES[place] if place < FIRST_SLOT else Piece(0, 0, 0, 0)
            self._at[bit(place) % 59] = piece
        self._active = 0
        self._cleared = 0
        self._army_cleared = 0
        self._empty_slots()

    # --- the points of a hand whose choices are made

    def printed(self, hand: i64) -> i64:
        """The points of a hand whose cards all are what is printed on them."""
        if self._slots:
            self._empty_slots()
        return self._score(hand, 0)

    def _score(self, hand: i64, island_clears: i64) -> i64:
        """The points of these places, cards and slots; `island_clears` is the place that Island clears, as a bit."""
        self._cleared = island_clears
        self._army_cleared = 0
        if hand & CLEARERS or self._slots:
            self._clear(hand)
        self._active = hand
        if hand & BLANKERS or self._slots_that_blank:
            self._blank(hand)
        if hand & FAILERS or self._slots_that_fail:
            self._fail()
        points: i64 = 0
        left = self._active
        cleared = self._cleared
        at = self._at
        while left:
            lowest = left & -left
            left &= left - 1
            piece = at[lowest % 59]
            points += piece.strength
            sentence = piece.bonus
            while sentence is not None:
                points += self._points(sentence, lowest, False)
                sentence = sentence.then
            sentence = piece.toll
            if sentence is not None and not lowest & cleared:
                is_quiet = bool(lowest & self._army_cleared)
                while sentence is not None:
                    points += self._points(sentence, lowest, is_quiet)
                    sentence = sentence.then
        return points

    def _in_slots(self, kind: i64) -> i64:
        """The slots whose cards are of a kind."""
        found: i64 = 0
        if self._kind_0 & kind:
            found |= SLOT_0
        if self._kind_1 & kind:
            found |= SLOT_1
        if self._kind_2 & kind:
            found |= SLOT_2
        if self._kind_3 & kind:
            found |= SLOT_3
        return found

    def _clear(self, hand: i64) -> None:
        left = hand & CLEARERS | self._slots
        while left:
            lowest = left & -left
            left &= left - 1
            card = self._at[lowest % 59].card
            if CLEARERS & bit(card):
                self._cleared |= CLEARS_PRINTED[card]
                self._army_cleared |= CLEARS_ARMY_PRINTED[card]
                if self._slots:
                    self._cleared |= self._in_slots(CLEARS[card])
                    self._army_cleared |= self._in_slots(CLEARS_ARMY[card])

    def _targets(self, source: i64) -> i64:
        """What the penalty at a place, given as a bit, would blank."""
        found: i64 = 0
        sentence = self._at[source % 59].blanking
        while sentence is not None:
            is_quiet = bool(source & self._army_cleared)
            hit = sentence.fits_quiet if is_quiet else sentence.fits
            if self._slots:
                kind = sentence.quiet if is_quiet else sentence.kind
                hit |= self._in_slots(kind) & ~self._in_slots(sentence.but)
            if sentence.apart:
                hit &= ~source
            found |= hit
            sentence = sentence.then
        return found

    def _blank(self, hand: i64) -> None:
        """Blank what uncleared penalties blank, beginning with those that no other card can blank."""
        sources = (hand & BLANKERS | self._slots_that_blank) & ~self._cleared
        if not sources:
            return
        if not sources & (sources - 1):  # only one
            hit = self._targets(sources)
            if hit & sources:
                hit = sources
            self._active = hand & ~hit
            return
        blanked: i64 = 0
        undecided = sources
        while undecided:
            before = undecided
            left = undecided
            while left:
                lowest = left & -left
                left &= left - 1
                if lowest & blanked:
                    undecided &= ~lowest
                elif not self._may_be_hit(lowest, undecided):
                    undecided &= ~lowest
                    blanked |= self._targets(lowest)
            if undecided == before:
                blanked |= undecided
                break
        self._active = hand & ~blanked

    def _may_be_hit(self, target: i64, sources: i64) -> bool:
        left = sources
        while left:
            lowest = left & -left
            left &= left - 1
            if self._targets(lowest) & target:
                return True
        return False

    def _fail(self) -> None:
        """Blank the cards that blank themselves: Smoke, Warship, War Dirigible, then again from the beginning."""
        while True:
            failing: i64 = 0
            left = (self._active & FAILERS | self._slots_that_fail & self._active) & ~self._cleared
            order: i64 = CARD_COUNT
            while left:  # the numbers of these cards are in the order in which they are judged
                lowest = left & -left
                left &= left - 1
                piece = self._at[lowest % 59]
                if piece.text < order and self._is_failing(piece, lowest):
                    failing = lowest
                    order = piece.text
            if not failing:
                return
            self._active &= ~failing

    def _is_failing(self, piece: Piece, place: i64) -> bool:
        """Whether the condition of a card that can blank itself is broken."""
        sentence = piece.failing
        while sentence is not None:
            is_quiet = bool(place & self._army_cleared)
            kind = sentence.quiet if is_quiet else sentence.kind
            fits = sentence.fits_quiet if is_quiet else sentence.fits
            if self._slots:
                fits |= self._in_slots(kind)
            is_there = bool(fits & self._active)
            if is_there == (sentence.asks == FAILS_BESIDE) and kind:
                return True
            sentence = sentence.then
        return False

    def _points(self, sentence: Sentence, me: i64, is_quiet: bool) -> i64:
        """What a sentence of the card at the place `me`, a bit, is worth."""
        usual = self._points_of(sentence, me, is_quiet)
        if sentence.instead is not None:
            special = self._points_of(sentence.instead, me, is_quiet)
            if special > usual:
                return special
        return usual

    def _points_of(self, sentence: Sentence, me: i64, is_quiet: bool) -> i64:
        asks = sentence.asks
        active = self._active
        fits = sentence.fits_quiet if is_quiet else sentence.fits
        has_slots = bool(self._slots)
        if has_slots:
            fits |= self._in_slots(sentence.quiet if is_quiet else sentence.kind)
        fits &= active
        if asks == EACH:
            if sentence.apart:
                fits &= ~me
            if not fits:
                return 0
            given = sentence.given
            if given:
                there = sentence.fits_given
                if has_slots:
                    there |= self._in_slots(given)
                if not there & active:
                    return 0
            return sentence.amount * count(fits)
        if asks == WITH:
            if not fits:
                return 0
            also = sentence.also
            while also is not None:
                there = also.fits
                if has_slots:
                    there |= self._in_slots(also.kind)
                if not there & active:
                    return 0
                also = also.also
            return sentence.amount
        if asks == WITHOUT:
            return 0 if fits else sentence.amount
        if asks == SUIT_AND_NAME:
            there = sentence.fits_given
            if has_slots:
                there |= self._in_slots(sentence.given)
            return sentence.amount * (count(fits) + count(there & active))
        if asks == STRENGTHS or asks == ONE_STRENGTH:
            return self._strengths(fits, asks == ONE_STRENGTH)
        if asks == RUNS:
            return self._runs(sentence.worth)
        if asks == SETS:
            return self._sets(sentence.worth)
        return 0 if self._shared_suits() else sentence.amount

    def _strengths(self, places: i64, is_highest: bool) -> i64:
        """The sum of the strengths at these places, or the highest one."""
        total: i64 = 0
        highest: i64 = 0
        while places:
            lowest = places & -places
            places &= places - 1
            strength = self._at[lowest % 59].strength
            total += strength
            if strength > highest:
                highest = strength
        return highest if is_highest else total

    def _runs(self, worth: list[int]) -> i64:
        """Runs of consecutive strengths, the longest first. Two of them at most have room in a hand."""
        once: i64 = 0  # the strengths that are there
        twice: i64 = 0  # those that are there more than once
        left = self._active
        while left:
            lowest = left & -left
            left &= left - 1
            strength = bit(self._at[lowest % 59].strength)
            twice |= once & strength
            once |= strength
        points: i64 = 0
        while True:
            length: i64 = 0
            starts: i64 = 0
            longer = once
            while longer:
                starts = longer
                length += 1
                longer &= once >> length
            gained: i64 = worth[length]
            if not gained:
                return points
            points += gained
            lowest = starts & -starts
            run: i64 = 0
            for _ in range(length):
                run |= lowest
                lowest <<= 1
            once = (once & ~run) | (twice & run)
            twice &= ~run

    def _shared_suits(self) -> i64:
        """The suits that several active cards share."""
        seen: i64 = 0
        shared: i64 = 0
        left = self._active
        while left:
            lowest = left & -left
            left &= left - 1
            suit = self._at[lowest % 59].traits & ANY_SUIT
            shared |= seen & suit
            seen |= suit
        return shared

    def _sets(self, worth: list[int]) -> i64:
        """Suits with three or more active cards of different names."""
        points: i64 = 0
        shared = self._shared_suits()
        while shared:
            suit = shared & -shared
            shared &= shared - 1
            own = self._active & OF_SUIT[PLACE[suit % 59]]
            names = own << FIRST_NAME_BIT & EVERY_KIND
            different = count(own)
            left = self._in_slots(suit) & self._active
            while left:
                lowest = left & -left
                left &= left - 1
                name = self._at[lowest % 59].traits & ~ANY_SUIT
                if not name & names:
                    different += 1
                    names |= name
            points += worth[different]
        return points

    # --- slots

    def _empty_slots(self) -> None:
        self._slots = 0
        self._slots_that_blank = 0
        self._slots_that_fail = 0
        self._kind_0 = 0
        self._kind_1 = 0
        self._kind_2 = 0
        self._kind_3 = 0

    def _fill(self, card: i64, text: i64, traits: i64, strength: i64) -> None:
        """Lay a card that does not look as printed into the next slot."""
        slot: i64 = SLOT_0
        if self._slots:
            slot = (self._slots + SLOT_0) & ~self._slots
        self._slots |= slot
        piece = self._at[slot % 59]
        penalty = PIECES[text]
        piece.card = card
        piece.text = text
        piece.strength = strength
        piece.bonus = PIECES[card].bonus
        piece.toll = penalty.toll
        piece.blanking = penalty.blanking
        piece.failing = penalty.failing
        if penalty.blanking is not None:
            self._slots_that_blank |= slot
        if penalty.failing is not None:
            self._slots_that_fail |= slot
        self._show(slot, traits)

    def _change_slot(self, card: i64, suit: i64) -> None:
        """The Book changes a card that lies in a slot."""
        left = self._slots
        while left:
            slot = left & -left
            left &= left - 1
            piece = self._at[slot % 59]
            if piece.card == card:
                self._show(slot, piece.traits & ~ANY_SUIT | suit)

    def _show(self, slot: i64, traits: i64) -> None:
        self._at[slot % 59].traits = traits
        if slot == SLOT_0:
            self._kind_0 = traits
        elif slot == SLOT_1:
            self._kind_1 = traits
        elif slot == SLOT_2:
            self._kind_2 = traits
        else:
            self._kind_3 = traits
