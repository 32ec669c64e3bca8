"""The table of Fantastyczne światy: its zones, its verbs, and who learns what from them.

It moves cards and emits the events. It knows nothing of the order of turns, of the end, and of scores.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.core import table as core
from pentakl.core.events import NOBODY, Event
from pentakl.core.flow import NO_CARD
from pentakl.core.tokens import EVERYONE
from pentakl.games.realms.cards import CARD_STRENGTH
from pentakl.games.realms.hand import bit

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_SEATS: Final = 7

STANDARD: Final = 0
DRAFT: Final = 1
CHAOS: Final = 2
VARIANTS: Final = ["standard", "draft", "chaos"]

# The phases of a game; PHASES are their keys in messages.
TAKING: Final = 0
DISCARDING: Final = 1
KEEPING: Final = 2
TRADING: Final = 3
RAISING: Final = 4
SETTLING: Final = 5
PHASES: Final = ["taking", "discarding", "keeping", "trading", "raising", "settling"]

# The questions, by number; PROMPTS are their keys in texts and messages.
TAKE: Final = 0
TAKE_OR_DRAW_TWO: Final = 1
DISCARD: Final = 2
KEEP: Final = 3
TRADE: Final = 4
HAGGLE: Final = 5
TIME: Final = 6
EIGHTH: Final = 7
SETTLE: Final = 8
RAISE: Final = 9
COPY: Final = 10
MIRAGE: Final = 11
SHAPESHIFTER: Final = 12
BOOK: Final = 13
BOOK_SUIT: Final = 14
ISLAND: Final = 15
PROMPTS: Final = [
    "take", "take-or-draw-two", "discard", "keep", "trade", "haggle", "time", "eighth",
    "settle", "raise", "copy", "mirage", "shapeshifter", "book", "book-suit", "island",
]  # fmt: skip

# Options that are not tokens. A token is below 53, a suit is FIRST_SUIT and more.
DECK: Final = -1
NONE: Final = -1
BEST: Final = 0
OWN: Final = 1
FIRST_SUIT: Final = 100

# The places in a trade: who moved last, who has to answer, the card of each (or NO_CARD).
MOVER: Final = 0
ASKED: Final = 1
MOVERS_CARD: Final = 2
ASKEDS_CARD: Final = 3


class Table(core.Table):
    """Zones and verbs. The last card of the deck is its top; the discard area lies open, in the order of discarding."""

    __slots__ = (
        "box", "content", "deck", "discard", "drawn", "hands", "idle", "phase", "picked", "seconds", "step",
        "trades", "turn", "turns", "variant",
    )  # fmt: skip
    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    drawn: list[int]  # cards taken off the deck, seen only by the seat that has to choose among them
    box: list[int]  # unused cards; only arranged positions have any
    variant: int
    phase: int
    turn: int
    turns: int  # how many turns, or steps of trading, there have been
    idle: int  # how many turns in a row, begun with all hands full, nobody has drawn from the deck
    seconds: int  # how long the trade may last; 0 if there is no clock
    trades: list[list[int]]  # open offers: MOVER, ASKED, MOVERS_CARD, ASKEDS_CARD
    content: list[int]  # for each seat whether it wants no more trades
    step: list[int]  # for each seat the prompt of its next final choice, or NONE
    picked: list[list[int]]  # for each seat the final choices it has made, as `Picks.listed` gives them

    # --- verbs: turns

    def draw(self, me: int) -> None:
        """The top card of the deck comes to a hand; only its owner sees it."""
        # Here and below the check for listeners comes first, because a search makes four million decisions a second.
        token = self.deck.pop()
        self.known[token] |= 1 << me
        self.hands[me].append(token)
        if self.events is not None:
            self.moved("drew", me, token, "deck", NOBODY, "hand", me)

    def draw_two(self, me: int) -> None:
        """Two cards off the deck are laid before a seat, which alone sees them."""
        for _ in range(2):
            token = self.deck.pop()
            self.known[token] |= 1 << me
            self.drawn.append(token)
            self.moved("drew", me, token, "deck", NOBODY, "drawn", me)

    def take(self, token: int, me: int) -> None:
        """A card of the discard area comes to a hand, and everybody saw which."""
        self.discard.remove(token)
        self.hands[me].append(token)
        if self.events is not None:
            self.moved("took", me, token, "discard", NOBODY, "hand", me)

    def lay_off(self, token: int, me: int) -> None:
        """A card of a hand joins the discard area."""
        self.hands[me].remove(token)
        self.known[token] = EVERYONE
        self.discard.append(token)
        if self.events is not None:
            self.moved("discarded", me, token, "hand", me, "discard", NOBODY)

    def keep(self, token: int, me: int) -> None:
        """One of the drawn cards comes to the hand, the others join the discard area."""
        self.drawn.remove(token)
        self.hands[me].append(token)
        self.moved("kept", me, token, "drawn", me, "hand", me)
        while self.drawn:
            other = self.drawn.pop()
            self.known[other] = EVERYONE
            self.discard.append(other)
            self.moved("discarded", me, other, "drawn", me, "discard", NOBODY)

    # --- verbs: trading

    def put_forward(self, token: int, me: int, rival: int) -> None:
        """Offer a card to a rival, or answer the rival's offer with it; the rival alone is shown the card."""
        self.known[token] |= 1 << rival
        trade = self.trade_between(me, rival)
        kind = "offered"
        if trade is None:
            self.trades.append([me, rival, token, NO_CARD])
        else:
            kind = "countered"
            self.trades[self.trades.index(trade)] = [me, rival, token, trade[MOVERS_CARD]]
        if self.events is not None:
            told = Event(kind, me)
            told.other = rival
            told.cards = [token]
            told.faces = [self.face[token]]
            told.seen_by = 1 << me | 1 << rival
            self.events.append(told)

    def swap(self, me: int, rival: int) -> None:
        """The two cards on the table between two seats change hands; offers that named either of them lapse.

        Everybody else sees only that one card went each way, and can no longer tell the cards of both hands apart.
        """
        trade = self.trade_between(me, rival)
        assert trade is not None, f"seats {me} and {rival} have no trade: {self.trades}"
        mine, theirs = trade[ASKEDS_CARD], trade[MOVERS_CARD]
        self.mingle(self.hands[me] + self.hands[rival], 1 << me | 1 << rival)
        self.hands[me].remove(mine)
        self.hands[rival].remove(theirs)
        self.hands[me].append(theirs)
        self.hands[rival].append(mine)
        self.moved("gave", me, mine, "hand", me, "hand", rival)
        self.moved("gave", rival, theirs, "hand", rival, "hand", me)
        self.trades.remove(trade)
        for other in self.trades[:]:
            if mine in other[MOVERS_CARD:] or theirs in other[MOVERS_CARD:]:
                self.trades.remove(other)
                self.event("lapsed", other[MOVER], other=other[ASKED])
            else:
                # A card that is still on offer was not swapped away; the seat that it was offered to knows that.
                self.show(other[MOVERS_CARD], 1 << other[ASKED])
                if other[ASKEDS_CARD] != NO_CARD:
                    self.show(other[ASKEDS_CARD], 1 << other[MOVER])

    def call_off(self, kind: str, me: int, rival: int) -> None:
        """The talk of two seats ends without a swap: `me` has refused, or has withdrawn the offer."""
        trade = self.trade_between(me, rival)
        assert trade is not None, f"seats {me} and {rival} have no trade: {self.trades}"
        self.trades.remove(trade)
        self.event(kind, me, other=rival)

    def trade_between(self, one: int, other: int) -> list[int] | None:
        for trade in self.trades:
            if (trade[MOVER] == one and trade[ASKED] == other) or (trade[MOVER] == other and trade[ASKED] == one):
                return trade
        return None

    # --- verbs: the end

    def reveal_hand(self, me: int) -> None:
        """A seat lays its hand open."""
        hand = self.hands[me]
        for token in hand:
            self.known[token] = EVERYONE
        if self.events is not None:
            told = Event("revealed", me)
            told.cards = hand[:]
            told.faces = [self.face[token] for token in hand]
            told.start = "hand"
            told.start_seat = me
            told.seen_by = EVERYONE
            self.events.append(told)

    def look_at_deck(self, me: int, count: int) -> None:
        """The top cards of the deck are laid before a seat, which alone sees them."""
        for _ in range(count):
            self.drawn.append(self.deck.pop())
        self.looked(me, self.drawn[:], "deck", NOBODY)

    def raise_drawn(self, token: int, me: int) -> None:
        """One of the cards before a seat becomes its eighth, for all to see; the others go back unseen."""
        self.drawn.remove(token)
        self.hands[me].append(token)
        self.known[token] = EVERYONE
        self.moved("raised", me, token, "deck", NOBODY, "hand", me)

    def put_back_drawn(self) -> None:
        self.deck += self.drawn
        self.drawn = []

    def raise_discarded(self, token: int, me: int) -> None:
        """A card of the discard area becomes the eighth of a hand."""
        self.discard.remove(token)
        self.hands[me].append(token)
        self.moved("raised", me, token, "discard", NOBODY, "hand", me)

    # --- reading

    def holder_of(self, card: int) -> int:
        """The seat that holds a card, or NOBODY."""
        for seat in range(self.seats):
            for token in self.hands[seat]:
                if self.face[token] == card:
                    return seat
        return NOBODY

    def faces(self, zone: list[int]) -> list[int]:
        """The card numbers in a zone."""
        return [self.face[token] for token in zone]

    def printed_strength(self, seat: int) -> int:
        """The sum of the strengths printed on the cards of a hand."""
        return sum([CARD_STRENGTH[self.face[token]] for token in self.hands[seat]])

    def seen_outside_deck(self, viewer: int) -> i64:
        """The cards in hands and in the discard area that a viewer knows, as a bitmask of card numbers."""
        seen: i64 = 0
        for zone in [*self.hands, self.discard]:
            for token in zone:
                if self.known[token] >> viewer & 1:
                    seen |= bit(self.face[token])
        return seen
