"""An imagined game on bitmasks: everybody plays on quickly to the end, and the points say who would win.

Knows turns of the standard game and of the draft, and a policy for them that takes a few microseconds: exchange a card
if that brings enough points at once, otherwise draw. Knows nothing of questions, tokens and trades.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.core.chance import Chance
from pentakl.games.realms.cards import CARD_COUNT
from pentakl.games.realms.hand import HAND_SIZE, bit, count
from pentakl.games.realms.play import AREA_AT_THE_END, ROUNDS_TO_END
from pentakl.games.realms.quick_points import Choices, QuickPoints
from pentakl.games.realms.quick_sentences import CHOOSING_BITS, NECROMANCER_BIT, PLACE
from pentakl.games.realms.table import DRAFT, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# A card of the discard area is taken if it brings at least this many points; otherwise a seat draws.
WORTH_TAKING: Final = 9
# How many unseen cards a rival is imagined to have met in every two of its turns so far; see docs/bots.md.
MET_IN_TWO_TURNS: Final = 5


EVERY_CARD: Final = (1 << CARD_COUNT) - 1
NO_CHOICES: Final = Choices()


class World:
    """The cards of an imagined game; hands and the discard area are bitmasks of card numbers."""

    __slots__ = (
        "area",
        "best_hand",
        "best_points",
        "chosen",
        "deck",
        "hands",
        "idle",
        "me",
        "quick",
        "refused",
        "seats",
        "turn",
        "variant",
        "weak",
    )
    quick: QuickPoints
    me: i64  # the seat that searches; the others consider giving up their weakest card only
    seats: i64
    variant: i64
    turn: i64
    idle: i64
    area: i64
    deck: list[int]  # card numbers, the top last
    hands: list[int]
    chosen: list[Choices]  # for each seat, what it uses its special cards for
    refused: list[int]  # for each seat the cards of the discard area that are not worth taking with its hand
    weak: list[list[int]]  # for each seat its hand without each of its weakest cards; [] if that is not known yet
    best_hand: i64  # what `exchange` has found
    best_points: i64

    def __init__(self, quick: QuickPoints) -> None:
        self.quick = quick
        self.me = 0
        self.seats = 0
        self.variant = 0
        self.turn = 0
        self.idle = 0
        self.area = 0
        self.deck = []
        self.hands = []
        self.chosen = []
        self.refused = []
        self.weak = []
        self.best_hand = 0
        self.best_points = 0

    def copy(self) -> World:
        world = World(self.quick)
        world.me = self.me
        world.seats = self.seats
        world.variant = self.variant
        world.turn = self.turn
        world.idle = self.idle
        world.area = self.area
        world.deck = self.deck[:]
        world.hands = self.hands[:]
        world.chosen = self.chosen[:]
        world.refused = self.refused[:]
        world.weak = self.weak[:]
        return world

    # --- playing on

    def play_on(self) -> None:
        """Everybody plays by the policy until the game ends."""
        while not self.is_over():
            self.play_turn()
            self.turn = (self.turn + 1) % self.seats

    def is_over(self) -> bool:
        if self.idle >= ROUNDS_TO_END * self.seats or len(self.deck) < 2:
            return True
        if count(self.area) < AREA_AT_THE_END[self.variant]:
            return False
        if self.variant == DRAFT:
            for hand in self.hands:
                if count(hand) < HAND_SIZE:
                    return False
        return True

    def play_turn(self) -> None:
        seat = self.turn
        now = self.points(seat)
        refused: i64 = self.refused[seat]
        self.find_exchange(seat, self.area & ~refused)
        if self.best_points >= now + WORTH_TAKING:
            self.change_hand(seat, self.best_hand)
            self.idle += 1
        else:
            self.idle = 0
            self.refused[seat] = int(self.area)
            self.draw(seat, now)

    def points(self, seat: i64) -> i64:
        """The points of a seat's hand; makes its choices anew if they may have changed."""
        hand: i64 = self.hands[seat]
        if not hand & (CHOOSING_BITS | NECROMANCER_BIT):
            return self.quick.printed(hand)
        if hand & NECROMANCER_BIT or hand != self.chosen[seat].made_for:
            chosen = Choices()
            self.chosen[seat] = chosen
            return self.quick.choose(hand, self.area, EVERY_CARD, chosen)
        return self.quick.with_choices(hand, self.area, self.chosen[seat])

    def draw(self, seat: i64, now: i64) -> None:
        """Draw and keep what is best at once; `now` are the points of the hand."""
        hand: i64 = self.hands[seat]
        drawn = bit(self.deck.pop())
        if count(hand) < HAND_SIZE:
            drawn |= bit(self.deck.pop())
            self.find_exchange(seat, drawn)
            self.change_hand(seat, self.best_hand)
            self.area |= drawn & ~self.best_hand
            return
        self.find_exchange(seat, drawn)
        if self.best_points > now:
            self.area |= drawn
            self.change_hand(seat, self.best_hand)
        else:
            self.area |= drawn

    def change_hand(self, seat: i64, hand: i64) -> None:
        """Exchange cards with the discard area, where the new ones lie."""
        before: i64 = self.hands[seat]
        self.area = (self.area | before) & ~hand
        self.hands[seat] = hand
        self.weak[seat] = []
        self.refused[seat] = 0

    def find_exchange(self, seat: i64, cards: i64) -> None:
        """Find the hand with one of these cards that has the most points."""
        self.best_points = -1000
        remainders = self.weak[seat]
        if not remainders:
            remainders = self.without_weakest(self.hands[seat], self.chosen[seat])
            if seat != self.me:
                remainders = remainders[:1]
            self.weak[seat] = remainders
        area = self.area
        quick = self.quick
        chosen = self.chosen[seat]
        while cards:
            card = cards & -cards
            cards &= cards - 1
            for left in remainders:
                changed: i64 = left | card
                points = quick.with_choices(changed, area, chosen)
                if points > self.best_points:
                    self.best_points = points
                    self.best_hand = changed

    def without_weakest(self, hand: i64, chosen: Choices) -> list[int]:
        """The hand without each of the cards that are missed least; a hand with room as it is."""
        if count(hand) < HAND_SIZE:
            return [hand]
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        most: i64 = -1000
        more: i64 = -1000
        much: i64 = -1000
        held = hand
        while held:
            left = hand & ~(held & -held)
            held &= held - 1
            points = self.quick.with_choices(left, self.area, chosen)
            if points > most:
                third, much = second, more
                second, more = first, most
                first, most = left, points
            elif points > more:
                third, much = second, more
                second, more = left, points
            elif points > much:
                third, much = left, points
        return [int(first), int(second), int(third)]

    # --- the end

    def lead(self) -> i64:
        """The points by which I am ahead of the best rival."""
        nameable = self.area
        for hand in self.hands:
            nameable |= hand
        mine: i64 = 0
        rivals: i64 = -1000
        for seat in range(self.seats):
            points = self.quick.exact(self.hands[seat], self.area, nameable)
            if seat == self.me:
                mine = points
            elif points > rivals:
                rivals = points
        self.best_points = mine
        return mine - rivals


def imagined_world(t: Table, me: i64, quick: QuickPoints, chance: Chance) -> World:
    """The cards of an imagined table, where rivals have met other cards and kept the better ones.

    The table deals what I do not see evenly; but rivals have chosen what they hold.
    """
    world = World(quick)
    world.me = me
    world.seats = t.seats
    world.variant = t.variant
    world.turn = t.turn
    world.idle = max(t.idle, 0)
    for token in t.discard:
        world.area |= bit(t.face[token])
    world.deck = [t.face[token] for token in t.deck]
    for seat in range(t.seats):
        hand: i64 = 0
        for token in t.hands[seat]:
            hand |= bit(t.face[token])
        world.hands.append(int(hand))
        world.chosen.append(NO_CHOICES)
        world.refused.append(0)
        world.weak.append([])
    turns = t.turns // t.seats * MET_IN_TWO_TURNS // 2
    for seat in range(t.seats):
        if seat != me and turns:
            hidden: i64 = 0
            for token in t.hands[seat]:
                if not t.sees(me, token):
                    hidden |= bit(t.face[token])
            choose_among_unseen(world, seat, hidden, turns, chance)
    return world


def choose_among_unseen(world: World, seat: i64, hidden: i64, times: i64, chance: Chance) -> None:
    """A rival exchanges hidden cards for random cards of the deck where that brings points."""
    deck = world.deck
    quick = world.quick
    hand: i64 = world.hands[seat]
    if not deck or not hidden:
        return
    now = world.points(seat)
    for _ in range(times):
        place = chance.below(len(deck))
        card = bit(deck[place])
        chosen = world.chosen[seat]
        best = now
        given: i64 = 0
        left = hidden
        while left:
            other = left & -left
            left &= left - 1
            points = quick.with_choices(hand & ~other | card, world.area, chosen)
            if points > best:
                best = points
                given = other
        if given:
            hand = hand & ~given | card
            hidden = hidden & ~given | card
            deck[place] = PLACE[given % 59]
            world.hands[seat] = int(hand)
            now = world.points(seat)
