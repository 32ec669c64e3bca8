"""The table of ETER: what lies where, and the verbs with which cards, mages and powers change it.

Verbs move cards, emit events, and keep track of who knows which card. Whether something may be done is decided
elsewhere: by `plays.py` for cards and by the uses of mages and powers.
"""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.events import NO_NUMBER, NOBODY
from pentakl.core.flow import NO_CARD, NO_PLACE
from pentakl.core.tokens import EVERYONE
from pentakl.games.eter import field
from pentakl.games.eter.field import ROW
from pentakl.games.eter.printed import RANK, VALUE

# Backs: faces never cross from one to another. The Eter card is told from the other cards by its back.
ETER_BACK: Final = 2
MAGE_BACK: Final = 3
POWER_BACK: Final = 4
EXPLOSION_BACK: Final = 5

PROMPTS: Final = [
    "turn", "explosion", "rotate", "window", "spare", "arena", "mage",
    "cell", "goal", "top", "edge", "direction", "line", "value", "height", "card", "play",
]  # fmt: skip
TURN: Final = 0
EXPLOSION: Final = 1
ROTATE: Final = 2
WINDOW: Final = 3
SPARE: Final = 4
ARENA: Final = 5
MAGE: Final = 6
CELL: Final = 7
GOAL: Final = 8
TOP: Final = 9
EDGE: Final = 10
DIRECTION: Final = 11
LINE: Final = 12
STRENGTH: Final = 13
HEIGHT: Final = 14
CARD: Final = 15
PLAY: Final = 16

# Answers to LINE.
LINES: Final = ["row", "column"]

NO_STACK: Final[list[int]] = []
NO_LINES: Final[list[list[int]]] = []
QUARTER: Final = 90  # degrees


class Seat:
    """A player's side of the table. `power_used` is the token of the power used in this game, or NO_CARD."""

    __slots__ = ("aside", "hand", "illusion_used", "index", "mage", "mage_used", "out", "power_used")
    index: int
    hand: list[int]
    aside: list[int]
    out: list[int]
    mage: list[int]
    illusion_used: bool
    mage_used: bool
    power_used: int

    def __init__(self, index: int) -> None:
        self.index = index
        self.hand = []
        self.aside = []
        self.out = []
        self.mage = []
        self.illusion_used = False
        self.mage_used = False
        self.power_used = NO_CARD

    def copy(self) -> Seat:
        seat = Seat(self.index)
        seat.hand = self.hand[:]
        seat.aside = self.aside[:]
        seat.out = self.out[:]
        seat.mage = self.mage[:]
        seat.illusion_used = self.illusion_used
        seat.mage_used = self.mage_used
        seat.power_used = self.power_used
        return seat


class Table(core.Table):
    """Cards, field and everything that lies beside it.

    `cells` are the cells with cards and `stacks` what lies there, bottom first, in the same order; a stack is replaced,
    never changed in place, so that copies may share it. `owners` says by token whose card it is.
    """

    __slots__ = (
        "arena", "border", "box", "cells", "crumbled", "explosion", "explosion_pile", "explosion_spent",
        "explosions_used", "fresh", "holes", "illusions", "last_played", "mages", "mover", "owners", "parts",
        "played_now", "players", "power_pile", "powers", "powers_used", "size", "stacks", "supported", "using",
        "wall", "wall_line", "wall_seat",
    )  # fmt: skip
    size: int
    players: list[Seat]
    owners: list[int]
    mover: int
    cells: list[int]
    stacks: list[list[int]]
    holes: list[int]
    border: int  # the cell of the Border, or NO_PLACE
    wall: int  # the cell of the Wall of Water, or NO_PLACE; it shuts `wall_line` to `wall_seat`
    wall_line: int
    wall_seat: int
    illusions: list[int]  # tokens that lie face down on the field
    supported: list[int]  # tokens that carry a Support marker, +1
    crumbled: list[int]  # tokens that carry a Crumble marker, -1
    last_played: list[int]  # by seat: the card that it played last, if that still lies on the field
    played_now: int  # the card that was played in this turn and lies on the field, or NO_CARD
    fresh: int  # how many of the mover's cards aside came there in this turn
    mages: list[int]  # those that nobody has
    powers: list[int]  # the two of this game
    power_pile: list[int]
    powers_used: list[int]  # those of earlier games
    explosion: list[int]  # the explosion cards turned up in this game, the last one on top
    explosion_spent: bool  # whether the one on top was used or declined
    explosion_pile: list[int]
    explosions_used: list[int]
    using: int  # the mage, power or explosion whose parts are being asked for, or NO_CARD
    parts: list[int]  # the answers so far; never cards of a hidden hand, because those are asked for last
    arena: list[int]  # by cell, row by row: how many markers of seat 0, or of seat 1 if negative
    box: list[int]

    # --- reading

    def owner(self, token: int) -> int:
        return self.owners[token]

    def stack(self, cell: int) -> list[int]:
        """What lies on a cell, bottom first."""
        for number, other in enumerate(self.cells):
            if other == cell:
                return self.stacks[number]
        return NO_STACK

    def top(self, cell: int) -> int:
        """The visible card of a cell on which cards lie."""
        return self.stacks[self.cells.index(cell)][-1]

    def cell_of(self, token: int) -> int:
        """Where a card lies on the field, or NO_PLACE."""
        for number, stack in enumerate(self.stacks):
            if token in stack:
                return self.cells[number]
        return NO_PLACE

    def mages_of(self, me: Seat) -> list[int]:
        """The mage of a player, wherever it lies; [] if the mode has no mages."""
        return [
            token
            for token, owner in enumerate(self.owners)
            if owner == me.index and self.pool[token] == MAGE_BACK
        ]  # fmt: skip

    def is_eter(self, token: int) -> bool:
        """Whether a card of the field is an Eter card, or a mage that lies as one."""
        return self.pool[token] == ETER_BACK or self.pool[token] == MAGE_BACK

    def is_illusion(self, token: int) -> bool:
        """Whether a card lies face down on the field."""
        return token in self.illusions

    def is_open(self, token: int) -> bool:
        """Whether a card of the field is a combat card whose value can be seen."""
        return not self.is_eter(token) and token not in self.illusions

    def strength(self, token: int) -> int:
        """The value of a face-up card with its markers."""
        return VALUE[self.face[token]] + (token in self.supported) - (token in self.crumbled)

    def rank(self, token: int) -> int:
        """What is printed on a combat card."""
        return RANK[self.face[token]]

    def is_unrevealed(self, token: int) -> bool:
        """Whether only the owner of a card beside the field knows it because it left the field face down."""
        return self.known[token] != EVERYONE

    def edges(self) -> list[int]:
        """What counts for the span besides cards: holes and the Border."""
        return self.holes if self.border == NO_PLACE else self.holes + [self.border]

    def closed(self) -> list[int]:
        """Cells on which nothing can be laid in this turn: holes, and the Wall while it stands against the mover."""
        return self.holes + [self.wall] if self.wall_seat == self.mover else self.holes

    def taken(self) -> list[int]:
        """Every cell that counts for the span."""
        edges = self.edges()
        return self.cells + edges if edges else self.cells

    def available(self) -> list[int]:
        """The free cells on which a card can be laid, sorted."""
        return field.available(self.cells, self.edges(), self.closed(), self.size)

    def is_shut(self, cell: int) -> bool:
        """Whether the Wall of Water forbids the mover to play a card on this cell."""
        if self.wall_seat != self.mover:
            return False
        return field.is_in_line(cell, self.wall, self.wall_line)

    def tops_of(self, seat: int) -> list[int]:
        """The cells on which a player's card is on top."""
        return [cell for number, cell in enumerate(self.cells) if self.owners[self.stacks[number][-1]] == seat]

    def lines_of(self, seat: int) -> list[list[int]]:
        """The complete lines of a player's top cards, each as its cells."""
        tops = self.tops_of(seat)
        if len(tops) < self.size or not field.has_line(tops, self.size):
            return NO_LINES
        return field.own_lines(tops, self.size)

    def full_lines(self) -> int:
        return field.full_lines(self.cells, self.size)

    def is_full(self) -> bool:
        """Whether every cell of the field is filled; a hole counts as filled, the Border does not."""
        return len(self.cells) + len(self.holes) >= self.size * self.size

    def points(self) -> list[int]:
        """The sums of the top cards; an illusion and an Eter card count 1."""
        sums = [0, 0]
        for stack in self.stacks:
            token = stack[-1]
            sums[self.owners[token]] += 1 if token in self.illusions else self.strength(token)
        return sums

    # --- the field changes, and nobody is told

    def set_stack(self, cell: int, stack: list[int]) -> None:
        """Let exactly this lie on a cell; the cells stay sorted."""
        number = 0
        while number < len(self.cells) and self.cells[number] < cell:
            number += 1
        is_there = number < len(self.cells) and self.cells[number] == cell
        if stack and is_there:
            self.stacks[number] = stack
        elif stack:
            self.cells.insert(number, cell)
            self.stacks.insert(number, stack)
        elif is_there:
            self.cells.pop(number)
            self.stacks.pop(number)

    def unmark(self, token: int) -> None:
        """Markers come off a card that is covered or leaves the field."""
        if token in self.supported:
            self.supported = [other for other in self.supported if other != token]
        if token in self.crumbled:
            self.crumbled = [other for other in self.crumbled if other != token]

    def pile_up(self, cell: int, tokens: list[int]) -> None:
        """Put cards onto a cell, on whatever lies there; a Border goes out of the game."""
        below = self.stack(cell)
        if below:
            self.unmark(below[-1])
        for token in tokens[:-1]:
            self.unmark(token)
        self.set_stack(cell, below + tokens)
        if cell == self.border:
            self.border = NO_PLACE
            self.event("border-gone", NOBODY, place=cell)

    def leave(self, cell: int, token: int) -> None:
        """A card leaves the field, and with it everything that was noted about it there."""
        self.set_stack(cell, [other for other in self.stack(cell) if other != token])
        self.unmark(token)
        if token in self.illusions:
            self.illusions = [other for other in self.illusions if other != token]
        if token in self.last_played:
            self.last_played = [NO_CARD if other == token else other for other in self.last_played]
        if token == self.played_now:
            self.played_now = NO_CARD

    # --- verbs: cards come to the field

    def lay(
        self, me: Seat, token: int, cell: int, start: str, start_seat: int = NOBODY, start_place: int = NO_PLACE
    ) -> None:
        """A card is played face up on a free cell or over another card; it comes from the zone `start`."""
        is_cover = cell in self.cells
        self.pile_up(cell, [token])
        self.note_played(me, token)
        kind = "covered" if is_cover else "laid"
        self.moved(kind, me.index, token, start, start_seat, "field", NOBODY, NO_NUMBER, start_place, cell)

    def note_played(self, me: Seat, token: int) -> None:
        self.last_played = [token, self.last_played[1]] if me.index == 0 else [self.last_played[0], token]
        self.played_now = token

    def show_card(self, me: Seat, token: int) -> None:
        """Everybody sees a card of a hidden hand, or one that lay hidden elsewhere."""
        if token in me.hand:
            self.single_out(token, me.hand, EVERYONE & ~(1 << me.index))
            self.known[token] = EVERYONE
        else:
            self.known[token] = EVERYONE
            self.open_hand(me)

    def lay_face_down(self, me: Seat, token: int, cell: int) -> None:
        """A hand card is played as an illusion: from now on nobody else knows which cards are in hand."""
        self.hide(me, token)
        me.hand.remove(token)
        self.pile_up(cell, [token])
        self.illusions = self.illusions + [token]
        self.note_played(me, token)
        self.moved("hid", me.index, token, "hand", me.index, "field", NOBODY, goal_place=cell)

    def hide(self, me: Seat, token: int) -> None:
        """A card of the hand is about to be laid face down: nobody else can tell which of them it is."""
        self.mingle([other for other in me.hand if self.pool[other] < ETER_BACK], 1 << me.index)
        self.known[token] = 1 << me.index

    def turn_up(self, cell: int) -> None:
        """The illusion on a cell is revealed and stays as an ordinary card."""
        token = self.top(cell)
        self.illusions = [other for other in self.illusions if other != token]
        self.known[token] = EVERYONE
        owner = self.players[self.owners[token]]
        self.moved("revealed", owner.index, token, "field", NOBODY, "field", NOBODY, NO_NUMBER, cell, cell)
        self.open_hand(owner)

    def open_hand(self, me: Seat) -> None:
        """If no card of a player lies hidden outside the hand, everybody knows the hand."""
        for token in range(len(self.owners)):
            if self.owners[token] == me.index and self.known[token] != EVERYONE and token not in me.hand:
                return
        for token in me.hand:
            self.known[token] = EVERYONE

    def exchange_illusion(self, me: Seat, cell: int, token: int) -> None:
        """A hand card takes the place of an illusion, face down; it is not played."""
        self.hide(me, token)
        me.hand.remove(token)
        self.return_card(cell, self.top(cell))
        self.pile_up(cell, [token])
        self.illusions = self.illusions + [token]
        self.moved("exchanged", me.index, token, "hand", me.index, "field", NOBODY, goal_place=cell)

    # --- verbs: cards leave the field

    def return_card(self, cell: int, token: int) -> None:
        """A card goes back to its owner, who may use it again after one own turn; an illusion stays unrevealed."""
        owner = self.players[self.owners[token]]
        self.leave(cell, token)
        owner.aside.append(token)
        if owner.index == self.mover:
            self.fresh += 1
        self.moved("returned", owner.index, token, "field", NOBODY, "aside", owner.index, start_place=cell)

    def throw_out(self, cell: int, token: int) -> None:
        """A card drops out to the end of this game; an illusion stays unrevealed."""
        owner = self.players[self.owners[token]]
        self.leave(cell, token)
        owner.out.append(token)
        self.moved("fell", owner.index, token, "field", NOBODY, "out", owner.index, start_place=cell)

    def take_up(self, me: Seat) -> None:
        """At the end of the mover's turn, the cards that lay aside when it began join the hand."""
        ready = len(me.aside) - self.fresh
        self.fresh = 0
        if ready == 0:
            return
        joining = me.aside[:ready]
        me.aside = me.aside[ready:]
        has_hidden = False
        for token in joining:
            has_hidden = has_hidden or self.known[token] != EVERYONE
            self.moved("rejoined", me.index, token, "aside", me.index, "hand", me.index)
        me.hand = me.hand + joining
        if has_hidden:
            # Nobody else can follow the unrevealed card among the others.
            self.mingle([token for token in me.hand if self.pool[token] < ETER_BACK], 1 << me.index)
            self.open_hand(me)

    # --- verbs: cards move on the field

    def move_stack(self, me: Seat, start: int, goal: int) -> None:
        """Everything on one cell comes to lie on another, on top of whatever is there, in the same order."""
        stack = self.stack(start)
        self.set_stack(start, NO_STACK)
        self.pile_up(goal, stack)
        self.tell_of_moves(me, stack, start, goal)

    def tell_of_moves(self, me: Seat, stack: list[int], start: int, goal: int) -> None:
        for token in stack:
            self.moved("shifted", me.index, token, "field", NOBODY, "field", NOBODY, NO_NUMBER, start, goal)

    # --- verbs: holes, the Border, the Wall, markers

    def make_hole(self, me: Seat, cell: int) -> None:
        """A cell is blocked to the end of the game; a Border that lay there goes out."""
        self.holes = sorted([*self.holes, cell])
        self.event("hole", me.index, place=cell)
        if cell == self.border:
            self.border = NO_PLACE
            self.event("border-gone", NOBODY, place=cell)

    def lay_border(self, me: Seat, cell: int) -> None:
        self.border = cell
        self.event("border", me.index, place=cell)

    def raise_wall(self, me: Seat, cell: int, line: int) -> None:
        self.wall = cell
        self.wall_line = line
        self.wall_seat = 1 - me.index
        self.event("wall", me.index, place=cell, word=LINES[line])

    def lower_wall(self) -> None:
        self.event("wall-gone", NOBODY, place=self.wall)
        self.wall = NO_PLACE
        self.wall_line = ROW
        self.wall_seat = NOBODY

    def support(self, me: Seat, cell: int) -> None:
        """The top card of a cell gets a marker of +1."""
        self.supported = self.supported + [self.top(cell)]
        self.event("supported", me.index, self.strength(self.top(cell)), place=cell)

    def crumble(self, me: Seat, cell: int) -> None:
        """The top card of a cell gets a marker of -1."""
        self.crumbled = self.crumbled + [self.top(cell)]
        self.event("crumbled", me.index, self.strength(self.top(cell)), place=cell)

    # --- verbs: explosion cards

    def turn_up_explosion(self) -> None:
        """The next explosion card of the pile lies open, unspent. A pile that runs out is reshuffled."""
        token = self.explosion_pile.pop()
        self.known[token] = EVERYONE
        self.explosion = self.explosion + [token]
        self.explosion_spent = False
        self.moved("explosion-shown", NOBODY, token, "explosion_pile", NOBODY, "explosion", NOBODY)
        if not self.explosion_pile:
            self.explosion_pile, self.explosions_used = self.explosions_used, []
            self.shuffle(self.explosion_pile)

    def tell_of_explosion(self, me: Seat, quarters: int, window: int) -> None:
        self.moved("exploded", me.index, self.explosion[-1], "explosion", NOBODY, "", NOBODY, quarters * QUARTER)
        if self.events is not None:
            self.events[-1].place = window

    # --- the corner

    def corner(self) -> int:
        """The top left cell of the smallest rectangle round cards, holes and Border; the cell 0,0 of an empty table."""
        taken = self.taken()
        return field.corner_of(taken) if taken else field.FIRST_CELL
