"""Which cells, stacks and lines mages and powers may choose: the conditions that several of them share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentakl.core.grid import WIDTH
from pentakl.games.eter.field import EAST, NORTH, SIDES, SOUTH, WEST, Bounds, available, touch
from pentakl.games.eter.table import Table

FEWEST_IN_LINE: Final = 3  # cells with cards, for everything that acts on a whole line


def stays_in_touch(t: Table, gone: list[int]) -> bool:
    """Whether all cards touch when these cells are empty."""
    return touch([cell for cell in t.cells if cell not in gone])


def may_go(t: Table, cell: int) -> bool:
    """Whether the top card of a cell can be taken away: it is not an Eter card, and contact holds."""
    stack = t.stack(cell)
    return not t.is_eter(stack[-1]) and (len(stack) > 1 or stays_in_touch(t, [cell]))


def is_single_open(t: Table, cell: int) -> bool:
    """Whether a single face-up card that is no Eter card lies on a cell."""
    stack = t.stack(cell)
    return len(stack) == 1 and t.is_open(stack[0])


def cells_showing(t: Table, value: int) -> list[int]:
    """The cells whose top card is face up and has this value."""
    return [cell for cell in t.cells if t.is_open(t.top(cell)) and t.strength(t.top(cell)) == value]


def carried(t: Table, owner: int) -> Iterator[list[int]]:
    """Every way to move a stack with a card of `owner` on top to a free cell.

    Contact is judged after lifting the stack: the others must touch, and the goal must touch them and fit. A stack that
    is the only one cannot move.
    """
    for cell in t.tops_of(owner):
        others = [other for other in t.cells if other != cell]
        if others and not t.is_eter(t.top(cell)) and touch(others):
            for goal in available(others, t.edges(), t.closed(), t.size):
                if goal != cell:
                    yield [cell, goal]


# --- edge lines


def edges_of_cards(t: Table) -> list[int]:
    """The edges, as numbers of SIDES. A single row or column has only one edge in its direction."""
    if not t.cells:
        return []
    bounds = Bounds(t.cells)
    edges = [SIDES.index(NORTH)]
    if bounds.height > 1:
        edges.append(SIDES.index(SOUTH))
    edges.append(SIDES.index(WEST))
    if bounds.width > 1:
        edges.append(SIDES.index(EAST))
    return edges


def edge_line(t: Table, edge: int) -> list[int]:
    """The cells with cards in the outermost row or column; holes and the Border do not count (ruling 11.2)."""
    bounds = Bounds(t.cells)
    side = SIDES[edge]
    if side == NORTH:
        return [cell for cell in t.cells if cell // WIDTH == bounds.first_row]
    if side == SOUTH:
        return [cell for cell in t.cells if cell // WIDTH == bounds.last_row]
    if side == WEST:
        return [cell for cell in t.cells if cell % WIDTH == bounds.first_column]
    return [cell for cell in t.cells if cell % WIDTH == bounds.last_column]


def lines_across(t: Table, edge: int) -> int:
    """How many rows or columns there are from an edge line to the opposite one."""
    bounds = Bounds(t.cells)
    return bounds.height if SIDES[edge] == NORTH or SIDES[edge] == SOUTH else bounds.width


def step_across(t: Table, edge: int) -> int:
    """From an edge line to just beyond the opposite one."""
    return -SIDES[edge] * lines_across(t, edge)


def has_hole(t: Table, cell: int, edge: int) -> bool:
    """Whether a hole lies in the row or column of an edge line."""
    if SIDES[edge] == NORTH or SIDES[edge] == SOUTH:
        return any(hole // WIDTH == cell // WIDTH for hole in t.holes)
    return any(hole % WIDTH == cell % WIDTH for hole in t.holes)
