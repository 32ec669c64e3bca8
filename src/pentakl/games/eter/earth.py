"""Earth: two mages that bury, and the powers XIX to XXIV. Lists the complete uses of each and carries them out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentakl.games.eter.abilities import ability
from pentakl.games.eter.field import SIDES, Bounds, available, fits, touch
from pentakl.games.eter.plays import (
    cell_in,
    combat_cards,
    face_up_plays,
    one_of_each,
    open_to_mover,
    play_from_hand,
    play_of,
    token_in,
)
from pentakl.games.eter.printed import VALUE
from pentakl.games.eter.table import CARD, CELL, DIRECTION, PLAY, Seat, Table
from pentakl.games.eter.targets import cells_showing, stays_in_touch

HIGHEST: Final = 4
LOWEST: Final = 1


# --- Earth 1: a low card covers a high one


def earth_1_uses(t: Table, me: Seat) -> Iterator[list[int]]:
    """A card of your hand that is lower than a face-up top card of the rival."""
    for token in one_of_each(t, combat_cards(t, me.hand)):
        for number, cell in enumerate(t.cells):
            top = t.stacks[number][-1]
            if t.owner(top) != me.index and t.is_open(top) and not t.is_shut(cell):
                if VALUE[t.face[token]] < t.strength(top):
                    yield [play_of(token, cell)]


def earth_1(t: Table, me: Seat, use: list[int]) -> None:
    """It is played on that card."""
    token = token_in(use[0])
    t.show_card(me, token)
    me.hand.remove(token)
    t.lay(me, token, cell_in(use[0]), "hand", me.index)


ability("earth-1", [PLAY], earth_1_uses, earth_1, is_private=True)


# --- Earth 2: a hole


def earth_2_uses(t: Table, me: Seat) -> Iterator[list[int]]:
    """A free cell on which a card could be laid."""
    for cell in t.available():
        yield [cell]


def earth_2(t: Table, me: Seat, use: list[int]) -> None:
    """It is a hole to the end of the game."""
    t.make_hole(me, use[0])


ability("earth-2", [CELL], earth_2_uses, earth_2)


# --- XIX Support


def supports(t: Table, me: Seat) -> Iterator[list[int]]:
    """A face-up top card of yours of value 1 to 3."""
    for cell in t.tops_of(me.index):
        top = t.top(cell)
        if t.is_open(top) and top not in t.supported and t.strength(top) < HIGHEST:
            yield [cell]


def support(t: Table, me: Seat, use: list[int]) -> None:
    """It counts one more."""
    t.support(me, use[0])


ability("XIX", [CELL], supports, support)


# --- XX Earthquake


def earthquakes(t: Table, me: Seat) -> Iterator[list[int]]:
    """There is a face-up top card of value 1, and contact can do without all of them."""
    cells = cells_showing(t, LOWEST)
    if cells and stays_in_touch(t, [cell for cell in cells if len(t.stack(cell)) == 1]):
        yield []


def earthquake(t: Table, me: Seat, use: list[int]) -> None:
    """All of them drop out."""
    for cell in cells_showing(t, LOWEST):
        t.throw_out(cell, t.top(cell))


ability("XX", [], earthquakes, earthquake)


# --- XXI Crumble


def crumbles(t: Table, me: Seat) -> Iterator[list[int]]:
    """A face-up top card of the rival of value 2 to 4."""
    for cell in t.tops_of(1 - me.index):
        top = t.top(cell)
        if t.is_open(top) and top not in t.crumbled and t.strength(top) > LOWEST:
            yield [cell]


def crumble(t: Table, me: Seat, use: list[int]) -> None:
    """It counts one less."""
    t.crumble(me, use[0])


ability("XXI", [CELL], crumbles, crumble)


# --- XXII Border


def borders(t: Table, me: Seat) -> Iterator[list[int]]:
    """A free cell that fixes an edge of the field which was open, and a card play after that."""
    if not t.cells:
        return
    before = Bounds(t.taken())
    for cell in t.available():
        after = Bounds([*t.taken(), cell])
        fixes_rows = after.height == t.size and before.height < t.size
        if not fixes_rows and not (after.width == t.size and before.width < t.size):
            continue
        free = open_to_mover(t, available(t.cells, [*t.edges(), cell], t.closed(), t.size))
        for play in face_up_plays(t, me, one_of_each(t, me.hand), free):
            yield [cell, play]


def border(t: Table, me: Seat, use: list[int]) -> None:
    """The Border lies there and counts for the span; then the card is played, perhaps on it."""
    t.lay_border(me, use[0])
    play_from_hand(t, me, use[1])


ability("XXII", [CELL, PLAY], borders, border, is_private=True)


# --- XXIII Avalanche


def avalanches(t: Table, me: Seat) -> Iterator[list[int]]:
    """Two neighbours without Eter cards and a free cell before the first of them, all in one line."""
    for cell in t.cells:
        for direction, side in enumerate(SIDES):
            behind, goal = cell - side, cell + side
            if behind not in t.cells or goal in t.cells or goal in t.closed():
                continue
            if t.is_eter(t.top(cell)) or t.is_eter(t.top(behind)):
                continue
            cards = [other for other in t.cells if other != behind] + [goal]
            if touch(cards) and fits(cards + t.edges(), t.size):
                yield [cell, direction]


def avalanche(t: Table, me: Seat, use: list[int]) -> None:
    """Both move by one cell."""
    cell, side = use[0], SIDES[use[1]]
    t.move_stack(me, cell, cell + side)
    t.move_stack(me, cell - side, cell)


ability("XXIII", [CELL, DIRECTION], avalanches, avalanche)


# --- XXIV Rock


def rocks(t: Table, me: Seat) -> Iterator[list[int]]:
    """An illusion of anybody, and a combat card of your hand."""
    for cell in open_to_mover(t, t.cells):
        if t.is_illusion(t.top(cell)):
            for token in one_of_each(t, combat_cards(t, me.hand)):
                yield [cell, token]


def rock(t: Table, me: Seat, use: list[int]) -> None:
    """It is laid on the illusion, which stays face down beneath it."""
    t.show_card(me, use[1])
    me.hand.remove(use[1])
    t.lay(me, use[1], use[0], "hand", me.index)


ability("XXIV", [CELL, CARD], rocks, rock, is_private=True)
