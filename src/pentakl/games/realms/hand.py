"""What a card and a hand are while they are scored: kinds, printed cards, held cards, the hand.

Knows how cards are counted. Knows no card by name, and not the order of scoring (`scoring_steps`).

A *kind* is a set of bits: one bit for each suit, one for each name. A held card shows one suit and at most one name, so
"a Flood, or Mountain by name" is one test: `held.traits & (FLOOD | MOUNTAIN)`. A set of places in
the hand is a bitmask too: bit i stands for the card at place i. (There are at most eight, so that `one <<
place` is safe; bits of names and strengths come from `bit`, see there.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SUITS: Final = (
    "land", "flood", "weather", "flame", "army", "wizard", "leader", "beast", "weapon", "artifact", "wild",
)  # fmt: skip
LAND: Final = 1 << 0
FLOOD: Final = 1 << 1
WEATHER: Final = 1 << 2
FLAME: Final = 1 << 3
ARMY: Final = 1 << 4
WIZARD: Final = 1 << 5
LEADER: Final = 1 << 6
BEAST: Final = 1 << 7
WEAPON: Final = 1 << 8
ARTIFACT: Final = 1 << 9
WILD: Final = 1 << 10
ANY_SUIT: Final = (1 << 11) - 1

NAMELESS: Final = -1
# The three wild cards come last and no card asks for their names, so they need no bit: all kinds fit 64 bits.
CARDS_WITH_A_NAME_BIT: Final = 50
FIRST_NAME_BIT: Final = 11

HAND_SIZE: Final = 7
HAND_SIZE_WITH_EIGHTH: Final = 8


def bit(place: i64) -> i64:
    """One bit, for places up to 62.

    Shifted down from the top, because mypyc 2.4 compiles `1 << place` to a 32-bit shift.
    """
    highest: i64 = 1 << 62
    return highest >> (62 - place)


def name_bit(card: i64) -> i64:
    """The kind of the cards that bear this card's name."""
    if card < 0 or card >= CARDS_WITH_A_NAME_BIT:
        return 0
    return bit(FIRST_NAME_BIT + card)


def count(places: i64) -> i64:
    """How many places a bitmask holds."""
    found: i64 = 0
    while places:
        places &= places - 1
        found += 1
    return found


class Part:
    """One reason behind a card's points: the rule, the points, the cards they come from, what is missing."""

    __slots__ = ("each", "kind", "places", "points", "rule")

    def __init__(self, rule: str, points: int, each: int, places: int, kind: int) -> None:
        self.rule = rule
        self.points = points
        self.each = each
        self.places = places
        self.kind = kind


class Effect:
    """One sentence printed on a card.

    `asks` holds every suit and name on which the sentence depends; `compares_suits` says that it also depends
    on which cards share a suit, whatever suit that is.
    """

    asks: i64
    compares_suits: bool

    def __init__(self) -> None:
        self.asks = 0
        self.compares_suits = False


class Scoring(Effect):
    """A sentence that adds or takes points while its card is active."""

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        """The points of the card at place `me`; `unsaid` words are cleared; `told` collects the reasons."""
        raise NotImplementedError


class Blanking(Effect):
    """A penalty that blanks cards of the hand."""

    def hits(self, target: Held, is_self: bool, unsaid: i64) -> bool:
        raise NotImplementedError


class Failing(Effect):
    """A penalty that blanks its own card, depending on the other active cards of the hand."""

    def fails(self, hand: Hand, unsaid: i64) -> bool:
        raise NotImplementedError

    def tell(self, hand: Hand) -> Part:
        raise NotImplementedError


class Clears(Effect):
    """A bonus that clears the whole penalty of every card of a kind."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.asks = kind


class ClearsArmy(Effect):
    """A bonus that clears the word Army from the penalties of every card of a kind."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.asks = kind


class MayChoose(Effect):
    """A bonus that is a choice made before scoring, among cards of a kind (0: among all)."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind: i64 = kind


class Card:
    """A printed card: facts that never change, its sentences sorted by the step of scoring they belong to."""

    __slots__ = (
        "asks",
        "blanking",
        "bonus",
        "clears",
        "clears_army",
        "compares_suits",
        "failing",
        "has_penalty",
        "id",
        "may_choose",
        "number",
        "strength",
        "suit",
        "toll",
    )  # fmt: skip

    number: i64
    suit: i64
    strength: i64
    clears: i64
    clears_army: i64
    may_choose: i64
    asks: i64

    def __init__(
        self, number: int, id: str, suit: int, strength: int, bonus: list[Effect], penalty: list[Effect]
    ) -> None:
        self.number = number
        self.id = id
        self.suit = suit
        self.strength = strength
        self.bonus: list[Scoring] = [effect for effect in bonus if isinstance(effect, Scoring)]
        self.toll: list[Scoring] = [effect for effect in penalty if isinstance(effect, Scoring)]
        self.blanking: list[Blanking] = [effect for effect in penalty if isinstance(effect, Blanking)]
        self.failing: list[Failing] = [effect for effect in penalty if isinstance(effect, Failing)]
        self.has_penalty = bool(penalty)
        self.clears = 0
        self.clears_army = 0
        self.may_choose = 0
        self.asks = 0
        self.compares_suits = False
        for effect in bonus + penalty:
            if isinstance(effect, Clears):
                self.clears |= effect.asks
            elif isinstance(effect, ClearsArmy):
                self.clears_army |= effect.asks
            elif isinstance(effect, MayChoose):
                self.may_choose |= effect.kind
            if effect.asks != ANY_SUIT:  # every card has some suit: nothing is asked of it
                self.asks |= effect.asks
            self.compares_suits = self.compares_suits or effect.compares_suits


class Held:
    """A card in a hand as the others see it: name, suit or strength may not be what is printed on it.

    `card` gives the bonuses, `text` the penalty: they differ only for a Doppelgänger. Never changed once
    made, so that hands may share it.
    """

    __slots__ = ("card", "name", "strength", "suit", "text", "traits")

    name: i64
    suit: i64
    strength: i64
    traits: i64

    def __init__(self, card: Card, text: Card, name: i64, suit: i64, strength: i64) -> None:
        self.card = card
        self.text = text
        self.name = name
        self.suit = suit
        self.strength = strength
        self.traits = bit(suit) | name_bit(name)

    def copying(self, other: Card) -> Held:
        """This card with another's name, suit, strength and penalty, but not its bonus."""
        return Held(self.card, other, other.number, other.suit, other.strength)

    def under_name(self, name: i64, suit: i64) -> Held:
        """This card under another name (or none) and suit; strength, bonus and penalty stay its own."""
        return Held(self.card, self.text, name, suit, self.strength)

    def in_suit(self, suit: i64) -> Held:
        """This card in another suit; all else stays."""
        return Held(self.card, self.text, self.name, suit, self.strength)


class Hand:
    """The held cards, and which of them are cleared, blanked or active while the hand is scored."""

    __slots__ = (
        "active", "army_cleared", "blankers", "cleared", "held", "present", "size",
    )  # fmt: skip

    size: i64
    cleared: i64  # places whose whole penalty is cleared
    army_cleared: i64  # places whose penalty lost the word Army
    active: i64
    present: i64  # every suit and name shown by an active card

    def __init__(self, held: list[Held]) -> None:
        self.held = held
        self.size = len(held)
        self.blankers: list[i64] = []  # for each place, the places whose penalty would blank it
        self.cleared = 0
        self.army_cleared = 0
        self.active = 0
        self.present = 0

    def note_present(self) -> None:
        """Update `present` from the active cards; call it whenever `active` has changed."""
        shown: i64 = 0
        for place in range(self.size):
            if (self.active >> place) & 1:
                shown |= self.held[place].traits
        self.present = shown

    def those(self, kind: i64) -> i64:
        """The places of the active cards of a kind."""
        found: i64 = 0
        if not self.present & kind:
            return found
        one: i64 = 1
        for place in range(self.size):
            if (self.active >> place) & 1 and self.held[place].traits & kind:
                found |= one << place
        return found

    def unsaid(self, place: i64) -> i64:
        """The suits whose word is cleared from the penalty at this place."""
        return ARMY if (self.army_cleared >> place) & 1 else 0


class Picks:
    """The choices made for a hand before it is scored, as card numbers and suits; -1 is "not used"."""

    __slots__ = (
        "changed", "changed_to", "cleared", "copied", "eighth",
        "mirage_name", "mirage_suit", "shape_name", "shape_suit",
    )  # fmt: skip

    eighth: i64  # Necromancer: the card taken from the discard area
    copied: i64  # Doppelgänger: the card of the hand
    mirage_name: i64  # -1 beside a suit: that suit without a name
    mirage_suit: i64
    shape_name: i64
    shape_suit: i64
    changed: i64  # Book of Changes: the card of the hand and its new suit
    changed_to: i64
    cleared: i64  # Island: the card of the hand

    def __init__(self) -> None:
        self.eighth = -1
        self.copied = -1
        self.mirage_name = -1
        self.mirage_suit = -1
        self.shape_name = -1
        self.shape_suit = -1
        self.changed = -1
        self.changed_to = -1
        self.cleared = -1

    def used(self) -> i64:
        """How many special cards are used."""
        used: i64 = 0
        for pick in (self.eighth, self.copied, self.mirage_suit, self.shape_suit, self.changed, self.cleared):
            if pick >= 0:
                used += 1
        return used

    def copy(self) -> Picks:
        twin = Picks()
        twin.eighth = self.eighth
        twin.copied = self.copied
        twin.mirage_name = self.mirage_name
        twin.mirage_suit = self.mirage_suit
        twin.shape_name = self.shape_name
        twin.shape_suit = self.shape_suit
        twin.changed = self.changed
        twin.changed_to = self.changed_to
        twin.cleared = self.cleared
        return twin

    def listed(self) -> list[int]:
        """The choices as plain numbers, to be kept and compared; `picks_from_list` reads them."""
        return [
            self.eighth, self.copied, self.mirage_name, self.mirage_suit, self.shape_name, self.shape_suit,
            self.changed, self.changed_to, self.cleared,
        ]  # fmt: skip


def picks_from_list(numbers: Sequence[int]) -> Picks:
    """The choices from the numbers of `Picks.listed`; an empty list means none."""
    picks = Picks()
    if numbers:
        picks.eighth = numbers[0]
        picks.copied = numbers[1]
        picks.mirage_name = numbers[2]
        picks.mirage_suit = numbers[3]
        picks.shape_name = numbers[4]
        picks.shape_suit = numbers[5]
        picks.changed = numbers[6]
        picks.changed_to = numbers[7]
        picks.cleared = numbers[8]
    return picks
