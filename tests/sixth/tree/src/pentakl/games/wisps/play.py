"""Wisps in play: the turn and the end. The turn loop is data; what asks something is a flow."""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow
from pentakl.core.layout import Layout, heap, pile
from pentakl.core.table import Outcome
from pentakl.games.wisps.cards import ARRIVALS, CARDS, NAMES, VALUE
from pentakl.games.wisps.table import NAME, PLAY, Table

MOST_STONES: Final = 6
# Options of PLAY: token * MOST_STONES + stone hides a wisp, GUESS + stone guesses one.
GUESS: Final = 100

LAYOUT: Final = Layout(
    zones=[
        heap("hand", by_seat="hands"), pile("lantern", by_seat="lanterns"), pile("night"),
        pile("stones", by_place="stones"), heap("box"),
    ],
    fields=["owners", "first", "turns", "has_begun"],
)  # fmt: skip


class WispsTable(Table):
    """Wisps in play: the table with its turn loop. `first` has the first turn, `turns` counts those that are over."""

    __slots__ = ("first", "has_begun", "turns")
    first: int
    turns: int
    has_begun: bool  # whether everybody was told whose turn it is

    def copy(self) -> WispsTable:
        table = WispsTable()
        table.copy_table(self)
        table.hands = [hand[:] for hand in self.hands]
        table.lanterns = [lantern[:] for lantern in self.lanterns]
        table.night = self.night[:]
        table.stones = [stone[:] for stone in self.stones]
        table.owners = self.owners[:]
        table.box = self.box[:]
        table.first = self.first
        table.turns = self.turns
        table.has_begun = self.has_begun
        return table

    def layout(self) -> Layout:
        return LAYOUT

    # --- the turn

    @property
    def mover(self) -> int:
        return (self.first + self.turns) % self.seats

    @property
    def round(self) -> int:
        return self.turns // self.seats + 1

    def proceed(self) -> Flow[None] | None:
        while any(self.hands) or any(self.stones):
            if not self.has_begun:
                self.begin_turn()
            options = self.plays(self.mover)
            if options:
                self.open_choice = Choice(self.mover, PLAY, options)
                return None
            self.event("passed", self.mover)
            self.end_turn()
        self.finish()
        return None

    def begin_turn(self) -> None:
        """Tell once that a round or a turn begins: after a side action `proceed` comes here again."""
        self.has_begun = True
        if self.turns % self.seats == 0:
            self.event("round", NOBODY, self.round)
        self.event("turn", self.mover, self.round)

    def plays(self, me: int) -> list[int]:
        """Any wisp of the hand on any free stone, and any wisp that somebody else has hidden."""
        hides = [token * MOST_STONES + place for token in self.hands[me] for place in self.free_stones()]
        return hides + [GUESS + place for place in self.hidden_by_others(me)]

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        if option >= GUESS:
            return self.guess(seat, option - GUESS)
        self.hide(seat, option // MOST_STONES, option % MOST_STONES)
        self.draw(seat)
        self.end_turn()
        return None

    def guess(self, me: int, place: int) -> Flow[None]:
        self.point_at(me, place)
        named = yield Choice(me, NAME, list(range(len(NAMES))), place=place)
        self.event("named", me, word=NAMES[named])
        kind = self.face[self.stones[place][0]]
        # Compared by name: in foresight a hidden face is blotted out and has no name, so this fails.
        is_right = NAMES[kind] == NAMES[named]
        keeper = me if is_right else self.owners[place]
        self.uncover(place, keeper, "caught" if is_right else "went-home")
        arrival = ARRIVALS[kind](self, keeper)
        if arrival is not None:
            yield from arrival
        self.end_turn()

    def end_turn(self) -> None:
        self.turns += 1
        self.has_begun = False

    # --- the end

    def points(self, seat: int) -> int:
        return sum([VALUE[self.face[token]] for token in self.lanterns[seat]])

    def finish(self) -> None:
        """Most points win, then most wisps; otherwise it is a draw."""
        standing = [(self.points(seat), len(self.lanterns[seat])) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if standing[seat] == max(standing)]
        self.outcome = Outcome(best if len(best) == 1 else [], "lights", [points for points, _ in standing])


def bare_table(seats: int, stones: int, chance: Chance) -> WispsTable:
    """A table with every player in place and every wisp still in the box; it records events from now on."""
    table = WispsTable()
    table.print_cards(CARDS, [0] * len(CARDS))
    table.events = []
    table.seats = seats
    table.chance = chance
    table.hands = [[] for _ in range(seats)]
    table.lanterns = [[] for _ in range(seats)]
    table.night = []
    table.stones = [[] for _ in range(stones)]
    table.owners = [NOBODY] * stones
    table.box = list(range(len(CARDS)))
    table.first = 0
    table.turns = 0
    table.has_begun = False
    return table
