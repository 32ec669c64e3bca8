"""How the bot values a hand: its points now plus what it expects to gain by exchanging a card later.

Knows which cards a seat has not seen and guesses how likely the seat is to get each of them; knows nothing of turns and
trades. Hands are bitmasks of card numbers. All values are expectations over the unseen cards, not samples: seats that
know the same compute the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.games.realms.estimate import (
    NECROMANCER_BIT,
    RAISABLE,
    SPECIAL_BITS,
    cards_in,
    estimated_points,
    good_choices,
    mask_of,
)
from pentakl.games.realms.hand import HAND_SIZE, bit, count
from pentakl.games.realms.scoring_steps import NO_PICKS, total
from pentakl.games.realms.special_choices import SPECIAL_CARDS, choice_of, choices_that_fit, choose
from pentakl.games.realms.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# How many cards of the hand, the least useful ones, are considered for an exchange.
WEAKEST_CARDS: Final = 4
# How many of a hundred cards that rivals draw are discarded, so that they can be taken.
DISCARDED_BY_RIVALS: Final = 30
# The probability that a card of the discard area is still there in my next turn, in thousandths.
STAYS: Final = 500
# A remaining probability below this, in thousandths, is ignored.
NEGLIGIBLE: Final = 20
NO_HAND: Final = -1_000_000


class HandEvaluator:
    """Values hands for one seat.

    `points` looks for good choices for the special cards of each hand. `quick_points`, which compares many hands, keeps
    the choices that are good for the hand held now.
    """

    def __init__(self, t: Table, me: int) -> None:
        self.area: i64 = mask_of(t.faces(t.discard))
        self.nameable: i64 = t.seen_outside_deck(me)
        self.seats: i64 = t.seats
        self.comes: i64 = 0  # the probability that I can get a given unseen card, in thousandths
        self.stays: i64 = 0  # the probability that a card of the area can still be taken later, in thousandths
        self.unseen: list[i64] = [bit(card) for card in unseen_cards(t, me)]
        self.in_area: list[i64] = [bit(t.face[token]) for token in t.discard]
        self._points: dict[int, int] = {}
        self._quick_points: dict[int, int] = {}
        self._without_weakest: dict[int, list[i64]] = {}
        hand = mask_of(t.faces(t.hands[me]))
        self._choices = good_choices(hand, self.area & RAISABLE if hand & NECROMANCER_BIT else 0, self.nameable)
        left = self.without_weakest(hand)[0]
        for special in SPECIAL_CARDS:
            if not hand & bit(special):
                good = good_choices(left | bit(special), self.area & RAISABLE, self.nameable)
                card, suit = choice_of(good, special)
                choose(self._choices, special, card, suit)

    def expect(self, draws: i64) -> None:
        """Set how many cards will be drawn after this turn until the game ends."""
        shown = draws * (100 + (self.seats - 1) * DISCARDED_BY_RIVALS)
        self.comes = 10 * shown // (self.seats * max(len(self.unseen), 1))
        self.stays = STAYS if draws >= self.seats else STAYS * draws // self.seats

    # --- the points of a hand

    def points(self, hand: i64) -> i64:
        """The points of a hand whose special cards are used well."""
        if not hand & SPECIAL_BITS:
            return self.quick_points(hand)
        found = self._points.get(hand)
        if found is None:
            found = int(estimated_points(hand, self.area, self.nameable | hand))
            self._points[hand] = found
        return found

    def quick_points(self, hand: i64) -> i64:
        """The points of a hand whose special cards are used as in the hand held now, where that is possible."""
        found = self._quick_points.get(hand)
        if found is None:
            choices = choices_that_fit(self._choices, hand, self.area) if hand & SPECIAL_BITS else NO_PICKS
            found = total(cards_in(hand), choices)
            self._quick_points[hand] = found
        return found

    # --- exchanges to come

    def value(self, hand: i64) -> i64:
        """The expected points of the hand after its best exchange, in thousandths."""
        return 1000 * self.points(hand) + self.expected_gain(hand)

    def expected_gain(self, hand: i64) -> i64:
        """The expected gain of the best exchange that will be possible, in thousandths."""
        gains: list[tuple[int, int]] = []
        self._note_gains(hand, self.unseen, self.comes, gains)
        self._note_gains(hand, self.in_area, self.stays, gains)
        gains.sort()
        gains.reverse()
        expected: i64 = 0
        none_yet: i64 = 1000  # the probability that no better exchange is possible
        for gain in gains:
            expected += gain[0] * none_yet * gain[1] // 1000
            none_yet -= none_yet * gain[1] // 1000
            if none_yet < NEGLIGIBLE:
                break
        return expected

    def _note_gains(self, hand: i64, cards: list[i64], chance: i64, gains: list[tuple[int, int]]) -> None:
        now = self.quick_points(hand)
        remainders = self.without_weakest(hand)
        for card in cards:
            if card & hand:
                continue
            best = now
            for left in remainders:
                points = self.quick_points(left | card)
                if points > best:
                    best = points
            if best > now:
                gains.append((int(best - now), int(chance)))

    def without_weakest(self, hand: i64) -> list[i64]:
        """The hand without its weakest card, without its second weakest, and so on; a hand with room as it is."""
        found = self._without_weakest.get(hand)
        if found is None:
            if count(hand) < HAND_SIZE:
                found = [hand]
            else:
                ranked = [(-int(self.quick_points(left)), int(left)) for left in one_less(hand)]
                ranked.sort()
                found = [entry[1] for entry in ranked[:WEAKEST_CARDS]]
            self._without_weakest[hand] = found
        return found

    def best_left(self, whole: i64) -> i64:
        """The best hand that is left after discarding one card."""
        best: i64 = NO_HAND
        best_hand: i64 = whole
        for left in one_less(whole):
            points = self.quick_points(left)
            if points > best:
                best, best_hand = points, left
        return best_hand


def one_less(hand: i64) -> list[i64]:
    """A hand without each of its cards in turn."""
    found: list[i64] = []
    held = hand
    while held:
        found.append(hand & ~(held & -held))
        held &= held - 1
    return found


def unseen_cards(t: Table, me: int) -> list[int]:
    """The cards that a seat does not see, sorted, so that an imagined world reveals no more than the real one."""
    unseen = []
    for zone in [t.deck, t.drawn, *t.hands]:
        for token in zone:
            if not t.sees(me, token):
                unseen.append(t.face[token])
    unseen.sort()
    return unseen
