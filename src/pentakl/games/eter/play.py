"""ETER in play: the turn, the use of mages and powers part by part, the chance to explode, the end of a game.

The turn loop is data: `phase` says what comes next. A turn is: action, look for lines, perhaps an explosion and another
look for lines, cards aside come back, look for the end. Anything that asks more than once is a flow.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import EMPTY, NO_CARD, Choice, Flow
from pentakl.core.layout import Layout, heap, pile
from pentakl.core.table import Outcome
from pentakl.core.tokens import EVERYONE
from pentakl.games.eter import air, earth, fire, tournament, water
from pentakl.games.eter.abilities import ability_of, can_be_used, uses_after
from pentakl.games.eter.explosions import explode
from pentakl.games.eter.field import FIRST_CELL
from pentakl.games.eter.plays import (
    FACE_DOWN,
    cell_in,
    combat_cards,
    face_down_plays,
    face_up_plays,
    free_cells,
    one_of_each,
    play_from_hand,
    strength_in,
    targets,
)
from pentakl.games.eter.printed import ETER, NAMES, kind_of
from pentakl.games.eter.table import ARENA, EXPLOSION, MAGE, MAGE_BACK, TURN, Seat, Table

# The elements enter their mages and powers into the register when they are imported.
ELEMENTS: Final = [fire.__name__, earth.__name__, air.__name__, water.__name__]

# Options of TURN besides plays.
USE: Final = FACE_DOWN << 1  # with the token of a mage or a power
PASS: Final = USE << 1
# Options of EXPLOSION.
EXPLODE: Final = 0
DECLINE: Final = 1

# Phases.
CHOOSING: Final = 0  # mages are chosen
MOVING: Final = 1
EXPLODING: Final = 2
MARKING: Final = 3  # the winner chooses a cell of the arena

# Values of options, as numbers.
NO_EXPLOSIONS: Final = 0
OPTIONAL: Final = 1
ALWAYS: Final = 2
MATCH: Final = 0
GAME: Final = 1
TOURNAMENT: Final = 2

FULL_LINES_TO_EXPLODE: Final = 2

LAYOUT: Final = Layout(
    zones=[
        pile("field", by_place="stacks"), heap("mages"), heap("powers"), pile("power_pile"), heap("powers_used"),
        pile("explosion"), pile("explosion_pile"), heap("explosions_used"), heap("box"),
    ],
    fields=[
        "arena", "border", "cells", "chooses_first", "crumbled", "explosion_spent", "explosions", "first", "format",
        "fresh", "has_illusions", "has_passed", "holes", "illusions", "is_last_turn", "last_played", "marks", "mover",
        "owners", "parts", "phase", "played_now", "reason", "size", "supported", "turns", "using", "wall", "wall_line",
        "wall_seat", "winner",
    ],
    new_seat=Seat,
    seat_zones=[heap("hand"), pile("aside"), pile("out"), heap("mage")],
    seat_fields=["illusion_used", "mage_used", "power_used"],
)  # fmt: skip


class EterTable(Table):
    """A game of ETER."""

    __slots__ = (
        "chooses_first", "explosions", "first", "format", "has_illusions", "has_passed", "is_last_turn", "marks",
        "phase", "reason", "turns", "winner",
    )  # fmt: skip
    has_illusions: bool
    explosions: int
    format: int
    phase: int
    first: int  # who began this game
    chooses_first: int  # who chooses a mage first, if mages are chosen
    turns: int  # how many are over
    has_passed: bool  # whether the last turn was a pass that counts
    is_last_turn: bool
    winner: int  # while the arena is marked: who has won, and how
    reason: str
    marks: list[int]  # the cells of the arena among which the winner chooses

    def copy(self) -> EterTable:
        table = EterTable()
        table.copy_table(self)
        table.size = self.size
        table.players = [self.players[0].copy(), self.players[1].copy()]
        table.owners = self.owners
        table.mover = self.mover
        table.cells = self.cells[:]
        table.stacks = self.stacks[:]
        table.holes = self.holes
        table.border = self.border
        table.wall = self.wall
        table.wall_line = self.wall_line
        table.wall_seat = self.wall_seat
        table.illusions = self.illusions
        table.supported = self.supported
        table.crumbled = self.crumbled
        table.last_played = self.last_played
        table.played_now = self.played_now
        table.fresh = self.fresh
        table.mages = self.mages[:]
        table.powers = self.powers[:]
        table.power_pile = self.power_pile[:]
        table.powers_used = self.powers_used[:]
        table.explosion = self.explosion[:]
        table.explosion_spent = self.explosion_spent
        table.explosion_pile = self.explosion_pile[:]
        table.explosions_used = self.explosions_used[:]
        table.using = self.using
        table.parts = self.parts
        table.box = self.box
        table.has_illusions = self.has_illusions
        table.explosions = self.explosions
        table.format = self.format
        table.phase = self.phase
        table.first = self.first
        table.chooses_first = self.chooses_first
        table.turns = self.turns
        table.has_passed = self.has_passed
        table.is_last_turn = self.is_last_turn
        table.arena = self.arena
        table.winner = self.winner
        table.reason = self.reason
        table.marks = self.marks
        return table

    def layout(self) -> Layout:
        return LAYOUT

    # --- questions

    def proceed(self) -> Flow[None] | None:
        if self.phase == EXPLODING:
            if self.explosions == ALWAYS:
                return self.explode()
            self.open_choice = Choice(self.mover, EXPLOSION, [EXPLODE, DECLINE], self.explosion[-1])
        elif self.phase == MARKING:
            self.open_choice = Choice(self.winner, ARENA, self.marks)
        elif self.phase == CHOOSING:
            self.open_choice = Choice(self.chooser(), MAGE, self.free_mages())
        else:
            # Set before its options are listed: they may depend on cards that others do not know (see foresight.py).
            choice = Choice(self.mover, TURN, EMPTY)
            self.open_choice = choice
            choice.options = self.turn_options(self.players[self.mover])
        return None

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        me = self.players[seat]
        if prompt == MAGE:
            self.choose_mage(me, option)
        elif prompt == ARENA:
            self.mark_arena(option)
        elif prompt == EXPLOSION:
            if option == EXPLODE:
                return self.explode()
            self.decline(me)
        elif option == PASS:
            self.pass_turn(me)
        elif option >= USE:
            return self.use(me, option - USE)
        else:
            self.play(me, option)
        return None

    # --- the turn

    def current_round(self) -> int:
        """In a round each player has a turn."""
        return self.turns // 2 + 1

    def begin_turn(self) -> None:
        """Renumber the cells from the corner of the field, and tell everybody whose turn it is."""
        shift = self.corner() - FIRST_CELL
        if shift:
            self.event("field-moved", NOBODY, place=self.corner())
            self.cells = [cell - shift for cell in self.cells]
            self.holes = [cell - shift for cell in self.holes]
            if self.border >= 0:
                self.border -= shift
            if self.wall >= 0:
                self.wall -= shift
        self.played_now = NO_CARD
        if self.turns % 2 == 0:
            self.event("round", NOBODY, self.current_round())
        self.event("turn", self.mover, self.current_round())

    def turn_options(self, me: Seat) -> list[int]:
        """Everything that a player can do in their turn. A player who can only pass is asked too."""
        free = free_cells(self)
        cards = one_of_each(self, me.hand)
        options = face_up_plays(self, me, cards, free)
        if self.has_illusions and not me.illusion_used:
            options += face_down_plays(self, cards, free)
        if me.mage or self.powers:
            for token in self.usable(me):
                options.append(USE | token)
        return options or [PASS]

    def usable(self, me: Seat) -> list[int]:
        """The mage and the powers that a player can use now."""
        return [token for token in self.own_abilities(me) if not self.why_not(me, token)]

    def own_abilities(self, me: Seat) -> list[int]:
        return me.mage + self.powers

    def why_not(self, me: Seat, token: int) -> str:
        """Why a player cannot use a mage or a power in this position; empty if the player can."""
        if token == self.players[1 - me.index].power_used:
            return "used-by-rival"
        if me.mage_used or me.power_used != NO_CARD:
            return "used"
        if not me.hand:
            return "no-card"
        return "" if can_be_used(self, me, token) else "no-use"

    def play(self, me: Seat, play: int) -> None:
        full = 0 if self.explosions == NO_EXPLOSIONS else self.full_lines()
        if play & FACE_DOWN:
            me.illusion_used = True
        play_from_hand(self, me, play)
        self.conclude(full)

    def pass_turn(self, me: Seat) -> None:
        """Two passes in a row end the game; a pass while own cards lie aside does not count (ruling 12.1)."""
        self.event("passed", me.index)
        self.exclude_what_could_be_played(me)
        is_counted = not me.aside
        is_over = is_counted and self.has_passed
        self.has_passed = is_counted
        self.end_turn(is_over)

    def exclude_what_could_be_played(self, me: Seat) -> None:
        """Let everybody conclude from a pass that the hand holds no card that could have been played."""
        hidden = [token for token in combat_cards(self, me.hand) if self.is_unrevealed(token)]
        reached = [strength_in(target) for target in targets(self, me) if not self.is_shut(cell_in(target))]
        if hidden and reached:
            kinds = [kind_of(me.index, rank) for rank in range(min(reached), ETER)]
            self.rule_out(hidden, kinds, EVERYONE & ~(1 << me.index))

    def conclude(self, full_before: int) -> None:
        """The action is done: a line ends the game, a second full line is a chance to explode, or the turn ends."""
        self.has_passed = False
        if self.look_for_lines():
            return
        if self.may_explode() and full_before < FULL_LINES_TO_EXPLODE <= self.full_lines():
            self.phase = EXPLODING
        else:
            self.end_turn(False)

    def may_explode(self) -> bool:
        """Whether a card was played and this game's explosion card is still unspent."""
        if self.explosions == NO_EXPLOSIONS or self.played_now == NO_CARD:
            return False
        return bool(self.explosion) and not self.explosion_spent

    def end_turn(self, is_over: bool) -> None:
        me = self.players[self.mover]
        self.take_up(me)
        if self.wall_seat == me.index:
            self.lower_wall()
        if is_over or self.is_last_turn:
            self.count()
            return
        if self.is_full() or self.has_nothing_left(me) or self.has_nothing_left(self.players[1 - me.index]):
            self.is_last_turn = True
            self.event("last-turn", 1 - me.index)
        self.mover = 1 - me.index
        self.turns += 1
        self.begin_turn()

    def has_nothing_left(self, me: Seat) -> bool:
        return not me.hand and not me.aside

    # --- mages and powers

    def use(self, me: Seat, token: int) -> Flow[None]:
        """Ask for the parts of a mage or a power one by one, offering only what leads to a complete use, and use it."""
        full = self.full_lines()
        self.begin_use(me, token)
        ability = ability_of(self.face[token])
        for number, prompt in enumerate(ability.parts):
            # Looked up again after every question: nothing that was read from cards may be kept across a question. Not
            # sorted: token numbers mean nothing.
            options = list(dict.fromkeys([use[number] for use in uses_after(self, me, token, self.parts)]))
            answer = options[0]
            if len(options) > 1 or ability.is_private:
                answer = yield Choice(me.index, prompt, options, token)
            self.parts = [*self.parts, answer]
        effect = ability.carry_out(self, me, self.parts)
        if effect is not None:
            yield from effect
        self.end_use()
        self.conclude(full)

    def end_use(self) -> None:
        self.using = NO_CARD
        self.parts = EMPTY

    def begin_use(self, me: Seat, token: int) -> None:
        self.using = token
        if self.pool[token] == MAGE_BACK:
            me.mage_used = True
            self.moved("mage-used", me.index, token, "mage", me.index, "", NOBODY)
        else:
            me.power_used = token
            self.moved("power-used", me.index, token, "powers", NOBODY, "", NOBODY)

    # --- explosions

    def explode(self) -> Flow[None]:
        """The explosion that a second full line sets off."""
        self.using = self.explosion[-1]
        yield from explode(self, self.players[self.mover], must_change=False)
        self.end_use()
        self.phase = MOVING
        if not self.look_for_lines():
            self.end_turn(False)

    def decline(self, me: Seat) -> None:
        self.explosion_spent = True
        self.event("declined", me.index)
        self.phase = MOVING
        self.end_turn(False)

    # --- the end

    def look_for_lines(self) -> bool:
        """A complete line ends the game; if both have one, the player whose action it was wins."""
        if len(self.cells) < self.size:
            return False
        for seat in (self.mover, 1 - self.mover):
            lines = self.lines_of(seat)
            if lines:
                self.win(seat, "line", tournament.cells_to_mark(self, seat, lines))
                return True
        return False

    def count(self) -> None:
        """The higher sum of top cards wins."""
        points = self.points()
        if points[0] == points[1]:
            self.event("game-drawn", NOBODY, word="points")
            self.outcome = Outcome([], "points", points)
        else:
            self.win(0 if points[0] > points[1] else 1, "points", tournament.all_cells(self))

    def win(self, winner: int, reason: str, marks: list[int]) -> None:
        """The game is won; in a tournament the winner first marks one of these cells of the arena."""
        self.event("game-won", winner, word=reason)
        self.winner = winner
        self.reason = reason
        if self.format != TOURNAMENT:
            self.finish()
            return
        self.phase = MARKING
        self.marks = marks
        if len(marks) == 1:
            self.mark_arena(marks[0])

    def mark_arena(self, mark: int) -> None:
        tournament.mark(self, self.winner, mark)
        self.phase = MOVING
        self.marks = EMPTY
        self.finish()

    def finish(self) -> None:
        self.outcome = Outcome([self.winner], self.reason, self.points())

    # --- choosing mages

    def chooser(self) -> int:
        """Who chooses a mage now."""
        return 1 - self.chooses_first if self.players[self.chooses_first].mage else self.chooses_first

    def free_mages(self) -> list[int]:
        """The mages of elements that nobody has."""
        taken = [element(self, token) for player in self.players for token in player.mage]
        return [token for token in self.mages if element(self, token) not in taken]

    def choose_mage(self, me: Seat, token: int) -> None:
        self.give_mage(me, token)
        if all(player.mage for player in self.players):
            self.phase = MOVING
            self.begin_turn()

    def give_mage(self, me: Seat, token: int) -> None:
        """A mage is a player's for the whole match."""
        self.mages.remove(token)
        me.mage.append(token)
        owners = self.owners[:]
        owners[token] = me.index
        self.owners = owners
        self.moved("got-mage", me.index, token, "mages", NOBODY, "mage", me.index)


def element(t: Table, token: int) -> str:
    """The element of a mage."""
    return NAMES[t.face[token]].partition("-")[0]
