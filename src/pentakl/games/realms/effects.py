"""The sentences that cards are made of: what "with", "for each", "other", "or" and "blanked unless" mean.

Knows no card: `cards` says which card bears which sentence. Every scoring sentence counts its points
and, on request, gives its reasons, so that points and explanation cannot disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.games.realms.hand import (
    HAND_SIZE_WITH_EIGHTH,
    Blanking,
    Failing,
    Hand,
    Held,
    Part,
    Scoring,
    bit,
    count,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class With(Scoring):
    """Points once, if for each of the needs at least one fitting card is active."""

    def __init__(self, amount: int, *needs: int) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.needs: list[i64] = []
        for need in needs:
            self.needs.append(need)
            self.asks |= need

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        is_met = True
        for need in self.needs:
            if not hand.present & need:
                is_met = False
                if told is not None:
                    told.append(Part("missing", 0, 0, 0, need))
        if not is_met:
            return 0
        if told is not None:
            told.append(Part("with", self.amount, 0, hand.those(self.asks), 0))
        return self.amount


class Without(Scoring):
    """Points once, if no card of the kind is active."""

    def __init__(self, amount: int, kind: int) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.asks = kind

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        if hand.present & self.asks:
            if told is not None and self.amount > 0:
                told.append(Part("spoiled", 0, 0, hand.those(self.asks), 0))
            return 0
        if told is not None:
            told.append(Part("without", self.amount, 0, 0, self.asks))
        return self.amount


class Each(Scoring):
    """Points for each active card of the kind; with `given`, only if a card of that kind is active too."""

    def __init__(self, amount: int, kind: int, given: int = 0) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.kind: i64 = kind
        self.given: i64 = given
        self.asks = kind | given
        self.others_only = False

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        counted = hand.those(self.kind & ~unsaid)
        if self.others_only:
            one: i64 = 1
            counted &= ~(one << me)
        if not counted:
            if told is not None and self.amount > 0:
                told.append(Part("none", 0, 0, 0, self.kind))
            return 0
        if self.given and not hand.present & self.given:
            if told is not None:
                told.append(Part("missing", 0, 0, 0, self.given))
            return 0
        points = self.amount * count(counted)
        if told is not None:
            told.append(Part("each", points, self.amount, counted, 0))
        return points


class EachOther(Each):
    """Points for each active card of the kind, the card itself left out."""

    def __init__(self, amount: int, kind: int) -> None:
        super().__init__(amount, kind)
        self.others_only = True


class EachSuitAndName(Scoring):
    """Points for each active card of the suit, and for each of the name: a card that is both brings them twice."""

    def __init__(self, amount: int, suit: int, name: int) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.suit: i64 = suit
        self.name: i64 = name
        self.asks = suit | name

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        counted = hand.those(self.asks)
        if not counted:
            if told is not None:
                told.append(Part("none", 0, 0, 0, self.asks))
            return 0
        twice = hand.those(self.suit) & hand.those(self.name)
        once = counted & ~twice
        if told is not None:
            if once:
                told.append(Part("each", self.amount * count(once), self.amount, once, 0))
            if twice:
                told.append(Part("each", 2 * self.amount * count(twice), 2 * self.amount, twice, 0))
        return self.amount * (count(counted) + count(twice))


class Or(Scoring):
    """The better of two sentences, never both."""

    def __init__(self, usual: Scoring, special: Scoring) -> None:
        super().__init__()
        self.usual = usual
        self.special = special
        self.asks = usual.asks | special.asks

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        usual = self.usual.points(hand, me, unsaid, None)
        special = self.special.points(hand, me, unsaid, None)
        if told is not None:
            if usual >= special:
                self.usual.points(hand, me, unsaid, told)
            # If both fail and the special case needs all that the usual one needs, one reason is enough.
            if special > usual or (special == usual and self.usual.asks & ~self.special.asks):
                self.special.points(hand, me, unsaid, told)
        return usual if usual >= special else special


class SumOfStrengths(Scoring):
    """The base strengths of all active cards of the kind together."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.asks = kind

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        counted = hand.those(self.asks)
        points: i64 = 0
        for place in range(hand.size):
            if (counted >> place) & 1:
                points += hand.held[place].strength
        if told is not None:
            if counted:
                told.append(Part("strengths", points, 0, counted, 0))
            else:
                told.append(Part("none", 0, 0, 0, self.asks))
        return points


class OneStrength(Scoring):
    """The base strength of one active card of the kind: the highest, as any holder would choose."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.asks = kind

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        eligible = hand.those(self.asks)
        points: i64 = 0
        chosen: i64 = 0
        one: i64 = 1
        for place in range(hand.size):
            if (eligible >> place) & 1 and hand.held[place].strength > points:
                points = hand.held[place].strength
                chosen = one << place
        if told is not None:
            if chosen:
                told.append(Part("one-strength", points, 0, chosen, 0))
            else:
                told.append(Part("none", 0, 0, 0, self.asks))
        return points


SHORTEST: Final = 3  # the fewest cards that make a run or a set


def by_length(amounts: tuple[int, ...]) -> list[int]:
    """The points for this many cards: nothing below three, the amounts from three on, the last for all longer.

    >>> by_length((10, 40, 100))
    [0, 0, 0, 10, 40, 100, 100, 100, 100]
    """
    worth = [0] * SHORTEST + list(amounts)
    return worth + [amounts[-1]] * (HAND_SIZE_WITH_EIGHTH + 1 - len(worth))


class Runs(Scoring):
    """Points for each run of three or more consecutive strengths, longest first, a card in one run only."""

    def __init__(self, *amounts: int) -> None:
        super().__init__()
        self.worth: list[int] = by_length(amounts)

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        points: i64 = 0
        left = hand.active
        while True:
            run = longest_run(hand, left)
            worth: i64 = self.worth[count(run)]
            if not worth:
                break
            points += worth
            left &= ~run
            if told is not None:
                told.append(Part("run", worth, 0, run, 0))
        if told is not None and not points:
            told.append(Part("no-run", 0, 0, 0, 0))
        return points


def longest_run(hand: Hand, among: i64) -> i64:
    """The places of the longest run of consecutive strengths among these places, one card for each strength."""
    one: i64 = 1
    strengths: i64 = 0
    for place in range(hand.size):
        if (among >> place) & 1:
            strengths |= bit(hand.held[place].strength)
    # Bit s survives n rounds if s, s+1, ..., s+n are all there.
    length: i64 = 0
    starts: i64 = 0
    longer = strengths
    while longer:
        starts = longer
        length += 1
        longer &= strengths >> length
    lowest = starts & -starts
    run: i64 = 0
    for step in range(length):
        for place in range(hand.size):
            if (among >> place) & 1 and (lowest << step) == bit(hand.held[place].strength):
                run |= one << place
                break
    return run


class Sets(Scoring):
    """Points for every suit with three or more active cards of different names; nameless cards all differ."""

    def __init__(self, *amounts: int) -> None:
        super().__init__()
        self.worth: list[int] = by_length(amounts)
        self.compares_suits = True

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        points: i64 = 0
        one: i64 = 1
        seen_suits: i64 = 0
        repeated_suits: i64 = 0
        for place in range(hand.size):
            if (hand.active >> place) & 1:
                suit = one << hand.held[place].suit
                repeated_suits |= seen_suits & suit
                seen_suits |= suit
        while repeated_suits:
            suit = repeated_suits & -repeated_suits
            repeated_suits &= ~suit
            different = different_names(hand, hand.those(suit))
            worth: i64 = self.worth[count(different)]
            points += worth
            if told is not None and worth:
                told.append(Part("set", worth, 0, different, suit))
        if told is not None and not points:
            told.append(Part("no-set", 0, 0, 0, 0))
        return points


def different_names(hand: Hand, among: i64) -> i64:
    """These places without those whose name an earlier one shows already."""
    one: i64 = 1
    names: i64 = 0
    different: i64 = 0
    for place in range(hand.size):
        if (among >> place) & 1:
            name = hand.held[place].name
            if name >= 0:
                if names & bit(name):
                    continue
                names |= bit(name)
            different |= one << place
    return different


class AllSuitsDiffer(Scoring):
    """Points if no two active cards share a suit."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.compares_suits = True

    def points(self, hand: Hand, me: i64, unsaid: i64, told: list[Part] | None) -> i64:
        one: i64 = 1
        suits: i64 = 0
        shared: i64 = 0
        for place in range(hand.size):
            if (hand.active >> place) & 1:
                suit = one << hand.held[place].suit
                shared |= suits & suit
                suits |= suit
        if shared:
            if told is not None:
                told.append(Part("same-suit", 0, 0, hand.those(shared), shared))
            return 0
        if told is not None:
            told.append(Part("all-differ", self.amount, 0, hand.active, 0))
        return self.amount


class Blanks(Blanking):
    """Blanks every card of the kind except the names in `but`; also itself, if it is of the kind."""

    def __init__(self, kind: int, but: int = 0) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.but: i64 = but
        self.asks = kind | but
        self.others_only = False

    def hits(self, target: Held, is_self: bool, unsaid: i64) -> bool:
        if is_self and self.others_only:
            return False
        return bool(target.traits & self.kind & ~unsaid) and not target.traits & self.but


class BlanksOther(Blanks):
    """Blanks every other card of the kind."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.others_only = True


class BlanksAllBut(Blanking):
    """Blanks every card that has none of these suits and names. It does not say Army, so no word can be cleared."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.asks = kind

    def hits(self, target: Held, is_self: bool, unsaid: i64) -> bool:
        return not target.traits & self.asks


class BlankedUnless(Failing):
    """Blanks its own card unless a card of the kind is active; void once the word for the kind is cleared."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.asks = kind

    def fails(self, hand: Hand, unsaid: i64) -> bool:
        kind = self.asks & ~unsaid
        return bool(kind) and not hand.present & kind

    def tell(self, hand: Hand) -> Part:
        return Part("blanked-without", 0, 0, 0, self.asks)


class BlankedIf(Failing):
    """Blanks its own card if a card of the kind is active."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.asks = kind

    def fails(self, hand: Hand, unsaid: i64) -> bool:
        return bool(hand.present & self.asks & ~unsaid)

    def tell(self, hand: Hand) -> Part:
        return Part("blanked-beside", 0, 0, hand.those(self.asks), 0)
