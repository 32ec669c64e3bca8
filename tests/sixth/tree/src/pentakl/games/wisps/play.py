"""Wisps in play: the turn and the end. The turn loop is data; what asks something is a flow."""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice, Flow
from pentakl.core.table import Outcome
from pentakl.games.wisps.cards import ARRIVALS, CARDS, NAMES, VALUE
from pentakl.games.wisps.table import NAME, NOWHERE, PLAY, STONE, Table

HAND_DEALT: Final = 3
# Options of PLAY: a token of the hand, or GUESS + a stone.
GUESS: Final = 100


class WispsTable(Table):
    """Wisps in play: the table with its turn loop."""

    __slots__ = ("turn",)
    turn: int

    def copy(self) -> WispsTable:
        table = WispsTable()
        table.copy_table(self)
        table.hands = [hand[:] for hand in self.hands]
        table.lanterns = [lantern[:] for lantern in self.lanterns]
        table.night = self.night[:]
        table.row = self.row[:]
        table.owner = self.owner[:]
        table.pointed = self.pointed
        table.box = self.box
        table.turn = self.turn
        return table

    def fields(self) -> list[str]:
        return ["hands", "lanterns", "night", "row", "owner", "pointed", "box", "turn"]

    def zones(self) -> list[list[int]]:
        return [*self.hands, *self.lanterns, self.night, [token for token in self.row if token != NO_CARD], self.box]

    # --- the turn

    def proceed(self) -> Flow[None] | None:
        for _ in range(self.seats):
            options = self.plays(self.turn)
            if options:
                self.asking = Choice(self.turn, PLAY, options)
                return None
            self.event("passed", self.turn)
            self.end_turn()
        self.finish()
        return None

    def plays(self, me: int) -> list[int]:
        """Any wisp of the hand while a stone is free, and any wisp that somebody else has hidden."""
        hides = self.hands[me][:] if self.free_places() else []
        return hides + [GUESS + place for place in self.hidden_by_others(me)]

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        return self.guess(seat, option - GUESS) if option >= GUESS else self.lay(seat, option)

    def lay(self, me: int, token: int) -> Flow[None]:
        free = self.free_places()
        place = free[0]
        if len(free) > 1:
            place = yield Choice(me, STONE, free, token)
        self.hide(me, token, place)
        self.draw(me)
        self.end_turn()

    def guess(self, me: int, place: int) -> Flow[None]:
        self.point_at(me, place)
        named = yield Choice(me, NAME, list(range(len(NAMES))))
        self.event("named", me, place + 1, word=NAMES[named])
        token = self.row[place]
        keeper = me
        if self.face[token] == named:
            self.catch(me, place)
        else:
            keeper = self.send_home(place)
        arrival = ARRIVALS[self.face[token]](self, keeper)
        if arrival is not None:
            yield from arrival
        self.end_turn()

    def end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats

    # --- the end

    def points(self, seat: int) -> int:
        return sum(VALUE[self.face[token]] for token in self.lanterns[seat])

    def finish(self) -> None:
        """Most points win, then most wisps; otherwise it is a draw."""
        standing = [(self.points(seat), len(self.lanterns[seat])) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if standing[seat] == max(standing)]
        self.outcome = Outcome(best if len(best) == 1 else [], "lights", [points for points, _ in standing])


def bare_table(seats: int, stones: int, chance: Chance) -> WispsTable:
    """A table with every player in place and every wisp still in the box."""
    table = WispsTable()
    table.print_cards(CARDS, [0] * len(CARDS))
    table.seats = seats
    table.chance = chance
    table.hands = [[] for _ in range(seats)]
    table.lanterns = [[] for _ in range(seats)]
    table.night = []
    table.row = [NO_CARD] * stones
    table.owner = [NOBODY] * stones
    table.pointed = NOWHERE
    table.box = list(range(len(CARDS)))
    table.turn = 0
    return table
