"""What may become of a hand: its worth now, and what the best exchange that comes into reach would add.

Knows which cards a seat has not seen and guesses how likely each of them is to come into reach; knows nothing of turns
and trades. Hands are bitmasks of card numbers. Everything is an expectation over all unseen cards, so two outlooks of
the same knowledge agree: no chance is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.games.realms.cards import (
    BOOK_NUMBER,
    DOPPELGANGER_NUMBER,
    ISLAND_NUMBER,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
)
from pentakl.games.realms.finale import SPECIAL
from pentakl.games.realms.hand import HAND_SIZE, Picks, bit, count
from pentakl.games.realms.settle import total
from pentakl.games.realms.table import Table
from pentakl.games.realms.worth import (
    NECROMANCER_BIT,
    RAISABLE,
    SPECIAL_BITS,
    cards_in,
    good_picks,
    has,
    mask_of,
    worth,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# Only the cards that are missed least are considered for an exchange.
SPOTS: Final = 4
# How many of a hundred cards that a rival draws are discarded and so come into reach.
DISCARDED_BY_RIVALS: Final = 30
# How likely a card of the discard area is still there in my next turn, in thousandths.
STAYS: Final = 500
# Chances that together are less than this, in thousandths, are left out.
NEGLIGIBLE: Final = 20
NO_HAND: Final = -1_000_000


class Outlook:
    """One seat's view of the cards that it may still get.

    Special cards keep, while many hands are compared, the roles that suit the hand held now; `worth` finds better ones.
    """

    def __init__(self, t: Table, me: int) -> None:
        self.area: i64 = mask_of(t.faces(t.discard))
        self.nameable: i64 = t.seen_outside_deck(me)
        self.seats: i64 = t.seats
        self.comes: i64 = 0  # how likely an unseen card comes into reach, in thousandths
        self.stays: i64 = 0  # how likely a card of the area stays there
        self.unseen: list[i64] = [bit(card) for card in unseen_cards(t, me)]
        self.in_area: list[i64] = [bit(t.face[token]) for token in t.discard]
        self._worth: dict[int, int] = {}
        self._guess: dict[int, int] = {}
        self._spots: dict[int, list[i64]] = {}
        self._picks = Picks()
        hand = mask_of(t.faces(t.hands[me]))
        self._roles = good_picks(hand, self.area & RAISABLE if hand & NECROMANCER_BIT else 0, self.nameable)
        left = self.weak_spots(hand)[0]
        for special in SPECIAL:
            if not hand & bit(special):
                self._adopt(special, good_picks(left | bit(special), self.area & RAISABLE, self.nameable))

    def expect(self, draws: i64) -> None:
        """Say how many cards will be drawn after this turn until the game ends."""
        shown = draws * (100 + (self.seats - 1) * DISCARDED_BY_RIVALS)
        self.comes = 10 * shown // (self.seats * max(len(self.unseen), 1))
        self.stays = STAYS if draws >= self.seats else STAYS * draws // self.seats

    def _adopt(self, special: i64, picks: Picks) -> None:
        """Take over the role of a special card that may still come to the hand."""
        roles = self._roles
        if special == NECROMANCER_NUMBER:
            roles.eighth = picks.eighth
        elif special == DOPPELGANGER_NUMBER:
            roles.copied = picks.copied
        elif special == MIRAGE_NUMBER:
            roles.mirage_name, roles.mirage_suit = picks.mirage_name, picks.mirage_suit
        elif special == SHAPESHIFTER_NUMBER:
            roles.shape_name, roles.shape_suit = picks.shape_name, picks.shape_suit
        elif special == BOOK_NUMBER:
            roles.changed, roles.changed_to = picks.changed, picks.changed_to
        else:
            roles.cleared = picks.cleared

    # --- what a hand is worth

    def worth(self, hand: i64) -> i64:
        """The points of a hand, special cards well used."""
        if not hand & SPECIAL_BITS:
            return self.guess(hand)
        found = self._worth.get(hand)
        if found is None:
            found = int(worth(hand, self.area, self.nameable | hand))
            self._worth[hand] = found
        return found

    def guess(self, hand: i64) -> i64:
        """The points of a hand whose special cards keep the roles that they have now."""
        found = self._guess.get(hand)
        if found is None:
            found = total(cards_in(hand), self._in_roles(hand)) if hand & SPECIAL_BITS else total(cards_in(hand))
            self._guess[hand] = found
        return found

    def _in_roles(self, hand: i64) -> Picks:
        roles = self._roles
        picks = self._picks
        picks.eighth = roles.eighth if has(hand, NECROMANCER_NUMBER) and not has(hand, roles.eighth) else -1
        picks.copied = roles.copied if has(hand, DOPPELGANGER_NUMBER) and has(hand, roles.copied) else -1
        picks.mirage_name = roles.mirage_name if has(hand, MIRAGE_NUMBER) else -1
        picks.mirage_suit = roles.mirage_suit if has(hand, MIRAGE_NUMBER) else -1
        picks.shape_name = roles.shape_name if has(hand, SHAPESHIFTER_NUMBER) else -1
        picks.shape_suit = roles.shape_suit if has(hand, SHAPESHIFTER_NUMBER) else -1
        picks.changed = roles.changed if has(hand, BOOK_NUMBER) and has(hand, roles.changed) else -1
        picks.changed_to = roles.changed_to
        picks.cleared = roles.cleared if has(hand, ISLAND_NUMBER) and has(hand, roles.cleared) else -1
        return picks

    # --- what it may become

    def value(self, hand: i64) -> i64:
        """What the hand will be worth after the best exchange that comes into reach, in thousandths."""
        return 1000 * self.worth(hand) + self.hope(hand)

    def hope(self, hand: i64) -> i64:
        """The expected gain of the best exchange that comes into reach, in thousandths."""
        gains: list[tuple[int, int]] = []
        self._note_gains(hand, self.unseen, self.comes, gains)
        self._note_gains(hand, self.in_area, self.stays, gains)
        gains.sort()
        gains.reverse()
        hope: i64 = 0
        missing: i64 = 1000  # how likely none of the better cards comes
        for gain in gains:
            hope += gain[0] * missing * gain[1] // 1000
            missing -= missing * gain[1] // 1000
            if missing < NEGLIGIBLE:
                break
        return hope

    def _note_gains(self, hand: i64, cards: list[i64], chance: i64, gains: list[tuple[int, int]]) -> None:
        now = self.guess(hand)
        spots = self.weak_spots(hand)
        for card in cards:
            if card & hand:
                continue
            best = now
            for left in spots:
                points = self.guess(left | card)
                if points > best:
                    best = points
            if best > now:
                gains.append((int(best - now), int(chance)))

    def weak_spots(self, hand: i64) -> list[i64]:
        """The hand without one of the cards that are missed least, the least missed first; with room, as it is."""
        found = self._spots.get(hand)
        if found is None:
            if count(hand) < HAND_SIZE:
                found = [hand]
            else:
                ranked = [(-int(self.guess(left)), int(left)) for left in one_less(hand)]
                ranked.sort()
                found = [entry[1] for entry in ranked[:SPOTS]]
            self._spots[hand] = found
        return found

    def best_left(self, whole: i64) -> i64:
        """The hand that is worth most after one card has gone."""
        best: i64 = NO_HAND
        best_hand: i64 = whole
        for left in one_less(whole):
            points = self.guess(left)
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
    """The cards of which a seat does not know where they are, sorted: an imagined world shows no more than that."""
    unseen = []
    for zone in [t.deck, t.drawn, *t.hands]:
        for token in zone:
            if not t.sees(me, token):
                unseen.append(t.face[token])
    unseen.sort()
    return unseen
