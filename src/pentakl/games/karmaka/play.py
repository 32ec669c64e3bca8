"""The course of a game of Karmaka: the turn, the karmic cost, reincarnation, the end.

The turn loop is data; effects are flows.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice, Flow
from pentakl.core.layout import Layout, heap, pile
from pentakl.core.table import Outcome
from pentakl.core.tokens import EVERYONE
from pentakl.games.karmaka.cards import ABILITIES, CARDS, COLOUR, EMBODY, MIMIC, VALUE
from pentakl.games.karmaka.table import (
    AGAIN,
    COLOURS,
    MOSAIC,
    NEEDED,
    NO,
    OFFER,
    PLAY,
    RINGS,
    TEAMS,
    TRANSCENDENCE,
    WOLF,
    WOLF_RUNG,
    YES,
    Seat,
    Table,
    new_seat,
)

# Ways to play a card; the option of PLAY and AGAIN is token * 4 + way.
DEED: Final = 0
ABILITY: Final = 1
FUTURE: Final = 2
PARTNER: Final = 3
WAYS: Final = ["deed", "ability", "future", "partner"]
PASS: Final = -1

HAND_DEALT: Final = 4
DECK_DEALT: Final = 2
NEW_LIFE: Final = 6
TURNS_A_SEAT: Final = 200
PARTNERS: Final = [[0, 1, 2, 3], [0, 1, 0, 1], [0, 1, 1]]  # by variant: which seats play together

# Phases of a turn.
BEGIN: Final = 0
PLAYING: Final = 1
ANOTHER: Final = 2
END: Final = 3


LAYOUT: Final = Layout(
    zones=[pile("well"), pile("ruins"), pile("middle"), heap("box")],
    fields=["variant", "team", "target", "extra", "entered", "voice", "turn", "turns", "phase"],
    new_seat=new_seat,
    seat_zones=[heap("hand"), pile("deck"), pile("future"), pile("deeds")],
    seat_fields=["rings", "rung"],
)


class KarmakaTable(Table):
    """Karmaka in play: the table with its turn loop."""

    __slots__ = ("phase", "turn", "turns")
    turn: int
    turns: int
    phase: int

    def copy(self) -> KarmakaTable:
        table = KarmakaTable()
        table.copy_table(self)
        table.players = [player.copy() for player in self.players]
        table.well = self.well[:]
        table.ruins = self.ruins[:]
        table.middle = self.middle[:]
        table.box = self.box
        table.variant = self.variant
        table.team = self.team
        table.target = self.target
        table.extra = self.extra
        table.entered = self.entered
        table.voice = self.voice
        table.turn = self.turn
        table.turns = self.turns
        table.phase = self.phase
        return table

    def layout(self) -> Layout:
        return LAYOUT

    # --- the turn

    def proceed(self) -> Flow[None] | None:
        while True:
            me = self.players[self.turn]
            if self.phase == BEGIN:
                if self.turns >= TURNS_A_SEAT * self.seats:
                    self.end_by_limit()
                    return None
                if self.events is not None:
                    self.event("turn", me.index, self.turns // self.seats + 1)
                if not me.hand and not me.deck:
                    rings = self.rings_needed(me)
                    if 0 < rings <= me.rings:
                        return self.reincarnate_by_choice(me, rings)
                    self.reincarnate(me, 0)
                    if self.is_over():
                        return None
                    continue
                if me.deck:
                    self.draw_from_deck(me)
                self.phase = PLAYING
                self.open_choice = Choice(me.index, PLAY, self.plays(me, bool(me.deck)))
                return None
            if self.phase == ANOTHER and me.hand:
                self.phase = PLAYING
                self.open_choice = Choice(me.index, AGAIN, self.plays(me, True))
                return None
            self.turn = (self.turn + 1) % self.seats
            self.turns += 1
            self.phase = BEGIN

    def draw_from_deck(self, me: Seat) -> None:
        token = me.deck.pop()
        self.known[token] |= 1 << me.index
        me.hand.append(token)
        self.moved("drew", me.index, token, "deck", me.index, "hand", me.index)

    def plays(self, me: Seat, may_pass: bool) -> list[int]:
        options: list[int] = [PASS] if may_pass else []
        for token in me.hand:
            options.append(token * 4 + DEED)
            options.append(token * 4 + ABILITY)
            options.append(token * 4 + FUTURE)
            if self.variant == TEAMS:
                options.append(token * 4 + PARTNER)
        return options

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        me = self.players[seat]
        if option == PASS:
            self.event("passed", seat)
        else:
            token = option >> 2
            way = option & 3
            if way == ABILITY:
                return self.use(me, token)
            if way == DEED:
                self.do_deed(token, me)
            elif way == FUTURE:
                self.lay_by(token, me, me)
            else:
                self.lay_by(token, me, self.players[self.partners(me)[0]])
        self.phase = END
        return None

    # --- abilities and their karmic cost

    def use(self, me: Seat, token: int) -> Flow[None]:
        self.leave_hand(token, me)
        self.middle.append(token)
        self.moved("used", me.index, token, "hand", me.index, "middle", NOBODY)
        self.target = NOBODY
        self.extra = False
        self.entered = 0
        ability = self.resolve(me, token)
        if ability is not None:
            yield from ability
        yield from self.offer(me, token)
        self.phase = ANOTHER if self.extra else END

    def resolve(self, me: Seat, token: int) -> Flow[None] | None:
        """Carry out an ability. A chain of copies enters Embody and Mimic at most once each, so it cannot loop."""
        kind = self.face[token]
        if kind == EMBODY or kind == MIMIC:
            door = 1 if kind == EMBODY else 2
            if self.entered & door:
                return None
            self.entered |= door
        self.voice = token
        return ABILITIES[kind](self, me)

    def offer(self, me: Seat, token: int) -> Flow[None]:
        """The karmic cost: offer the used card to the rival it was aimed at, or else to all rivals clockwise."""
        takers = self.rivals(me)
        if self.target != NOBODY and self.are_rivals(me.index, self.target):
            takers = [self.target]
        for seat in takers:
            if (yield Choice(seat, OFFER, [NO, YES], token)) == YES:
                self.middle.pop()
                rival = self.players[seat]
                rival.future.append(token)
                self.moved("accepted", seat, token, "middle", NOBODY, "future", seat)
                return
            self.event("refused", seat)
        self.middle.pop()
        self.known[token] = EVERYONE
        self.ruins.append(token)
        self.moved("spent", me.index, token, "middle", NOBODY, "ruins", NOBODY)

    # --- reincarnation

    def points(self, me: Seat) -> list[int]:
        """The points of the Deeds in each of the three colours; a mosaic counts in all of them."""
        sums = [0, 0, 0]
        for token in me.deeds:
            kind = self.face[token]
            if COLOUR[kind] == MOSAIC:
                sums = [colour + VALUE[kind] for colour in sums]
            else:
                sums[COLOUR[kind]] += VALUE[kind]
        return sums

    def rings_needed(self, me: Seat) -> int:
        """How many rings are needed besides the points of the best colour to climb; zero or less if none."""
        return NEEDED[me.rung] - max(self.points(me))

    def reincarnate_by_choice(self, me: Seat, rings: int) -> Flow[None]:
        climbs = yield Choice(me.index, RINGS, [NO, YES])
        self.reincarnate(me, rings if climbs == YES else 0)

    def reincarnate(self, me: Seat, rings: int) -> None:
        """The whole turn: count points, climb or take a ring, ruin the Deeds, take the Future Life into the hand."""
        sums = self.points(me)
        best = max(sums)
        self.event("reincarnates", me.index, best, word=COLOURS[sums.index(best)])
        if rings:
            me.rings -= rings
            self.event("spent-rings", me.index, rings)
        if best + rings >= NEEDED[me.rung]:
            me.rung += 1
            self.event("climbed", me.index, me.rung)
            if me.rung == TRANSCENDENCE:
                self.outcome = self.won(me.index, "transcendence")
                return
        else:
            me.rings += 1
            self.event("took-ring", me.index, me.rings)
        while me.deeds:
            self.ruin_deed(me.deeds[0], me)
        while me.future:
            token = me.future.pop(0)
            me.hand.append(token)
            self.moved("woke", me.index, token, "future", me.index, "hand", me.index)
        for _ in range(NEW_LIFE - len(me.hand)):
            self.deal_to_deck(me)
        self.phase = END

    # --- the end

    def won(self, seat: int, reason: str) -> Outcome:
        winners = [i for i in range(self.seats) if self.team[i] == self.team[seat]]
        return Outcome(winners, reason, [player.rung for player in self.players])

    def end_by_limit(self) -> None:
        """The turn limit: the higher rung wins, then more rings, then more points of the best colour, else a draw."""
        standing = [(player.rung, player.rings, max(self.points(player))) for player in self.players]
        best = max(standing)
        teams = {self.team[i] for i in range(self.seats) if standing[i] == best}
        if len(teams) == 1:
            self.outcome = self.won(standing.index(best), "turn-limit")
        else:
            self.outcome = Outcome([], "turn-limit", [player.rung for player in self.players])


def bare_table(seats: int, variant: int, chance: Chance) -> KarmakaTable:
    """A table with every player in place and every card still in the box."""
    table = KarmakaTable()
    table.print_cards(CARDS, [0] * len(CARDS))
    table.seats = seats
    table.chance = chance
    table.players = [new_seat(index) for index in range(seats)]
    table.well = []
    table.ruins = []
    table.middle = []
    table.box = list(range(len(CARDS)))
    table.variant = variant
    table.team = PARTNERS[variant][:seats]
    table.target = NOBODY
    table.extra = False
    table.entered = 0
    table.voice = NO_CARD
    table.turn = 0
    table.turns = 0
    table.phase = BEGIN
    if variant == WOLF:
        table.players[0].rung = WOLF_RUNG
    return table
