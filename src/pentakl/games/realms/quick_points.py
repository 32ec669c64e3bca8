"""Quick points of a hand, for searches: what `scoring_steps` computes, on bitmasks, several times as fast.

A hand is a bitmask of card numbers. Cards that do not look as printed (a Mirage as a Flood, a card that the Book has
changed) lie in up to four slots behind the printed cards, so that every sentence of a card is a test of one mask.
All numbers come from `cards`. The points are those of `total`, except where blankers blank each other in a
circle, which takes a Book or a Doppelgänger: then all of them are blanked, whatever lies outside the circle.

`best` also chooses for the special cards. It is exact for hands with one of them; with several it improves one choice
at a time, as `estimate` does. It lets a card take any name, also of a card that has not appeared.
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
    ANY_SUIT,
    ARMY,
    CARDS_WITH_A_NAME_BIT,
    FIRST_NAME_BIT,
    SUITS,
    Blanking,
    Effect,
    Failing,
    bit,
    count,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FIRST_SLOT: Final = CARD_COUNT
SLOTS: Final = 4
EVERY_KIND: Final = (1 << (FIRST_NAME_BIT + CARDS_WITH_A_NAME_BIT)) - 1
MOST_CACHED: Final = 100_000  # hands with special cards; then the cache begins anew

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


class QuickPoints:
    """Counts the points of hands; keeps the slots of the hand that it counts, and what it has found."""

    __slots__ = (
        "_active", "_army_cleared", "_at", "_cleared", "_found", "_kind_0", "_kind_1", "_kind_2", "_kind_3", "_slots",
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
    _found: dict[int, int]

    def __init__(self) -> None:
        self._at = [PIECES[0]] * 59
        for place in range(FIRST_SLOT + SLOTS):
            piece = PIECES[place] if place < FIRST_SLOT else Piece(0, 0, 0, 0)
            self._at[bit(place) % 59] = piece
        self._active = 0
        self._cleared = 0
        self._army_cleared = 0
        self._found = {}
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

    # --- choosing for the special cards

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
