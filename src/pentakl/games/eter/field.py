"""The field: which cells are free, what touches, what fits, which lines are complete. Pure functions of plain numbers.

Cells are places of `core.grid`. The field floats: its bounds follow from what lies on the table and are never stored.
`edges` are the cells of holes and of the Border: they count for the span and not for contact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.core.grid import ORIGIN, WIDTH, place_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# Steps from a cell to its neighbours. North is towards row 0, the side of seat 1.
NORTH: Final = -WIDTH
SOUTH: Final = WIDTH
WEST: Final = -1
EAST: Final = 1
SIDES: Final = [NORTH, SOUTH, WEST, EAST]
AROUND: Final = [NORTH + WEST, NORTH, NORTH + EAST, WEST, EAST, SOUTH + WEST, SOUTH, SOUTH + EAST]
# A step along a row, a column and the two diagonals.
ALONG: Final = [EAST, SOUTH, SOUTH + EAST, SOUTH + WEST]
# Straight lines: numbers of ALONG.
ROW: Final = 0
COLUMN: Final = 1
AREA: Final = WIDTH * WIDTH
FIRST_CELL: Final = place_of(0, 0)
WINDOW_WIDTH: Final = 8
SEVEN_COLUMNS: Final = 0x7F7F7F7F7F7F7F


class Bounds:
    """The smallest rectangle round some cells, by rows and columns counted from the corner of the grid."""

    __slots__ = ("first_column", "first_row", "last_column", "last_row")
    first_row: int
    last_row: int
    first_column: int
    last_column: int

    def __init__(self, cells: list[int]) -> None:
        """The bounds of these cells; there must be at least one."""
        first: i64 = cells[0]
        first_row: i64 = first // WIDTH
        last_row: i64 = first_row
        first_column: i64 = first % WIDTH
        last_column: i64 = first_column
        for cell in cells:
            place: i64 = cell
            row = place // WIDTH
            column = place % WIDTH
            if row < first_row:
                first_row = row
            elif row > last_row:
                last_row = row
            if column < first_column:
                first_column = column
            elif column > last_column:
                last_column = column
        self.first_row = int(first_row)
        self.last_row = int(last_row)
        self.first_column = int(first_column)
        self.last_column = int(last_column)

    @property
    def corner(self) -> int:
        """The top left cell."""
        return self.first_row * WIDTH + self.first_column

    @property
    def height(self) -> int:
        return self.last_row - self.first_row + 1

    @property
    def width(self) -> int:
        return self.last_column - self.first_column + 1


def corner_of(cells: list[int]) -> int:
    """The corner of the bounds of these cells; there must be at least one."""
    first_row: i64 = WIDTH
    first_column: i64 = WIDTH
    for cell in cells:
        place: i64 = cell
        if place // WIDTH < first_row:
            first_row = place // WIDTH
        if place % WIDTH < first_column:
            first_column = place % WIDTH
    return int(first_row * WIDTH + first_column)


def fits(cells: list[int], size: int) -> bool:
    """Whether a square of this size can hold all these cells."""
    if not cells:
        return True
    bounds = Bounds(cells)
    return bounds.height <= size and bounds.width <= size


def touch(cards: list[int]) -> bool:
    """Whether all cells with cards form one group that touches by sides or corners; also true for no cells."""
    if len(cards) < 2:
        return True
    is_waiting = [False] * AREA
    for cell in cards:
        is_waiting[cell] = True
    reached = [cards[0]]
    is_waiting[cards[0]] = False
    at = 0
    while at < len(reached):
        cell = reached[at]
        at += 1
        for step in AROUND:
            if is_waiting[cell + step]:
                is_waiting[cell + step] = False
                reached.append(cell + step)
    return len(reached) == len(cards)


def available(cards: list[int], edges: list[int], closed: list[int], size: int) -> list[int]:
    """The cells on which a card can be laid beside others, sorted: free, in contact with a card, within the span.

    `closed` are holes and whatever else shuts a cell. If no card lies on the field, contact is not needed; an
    empty table has the one cell 0,0.
    """
    if not cards and not edges:
        return [] if FIRST_CELL in closed else [FIRST_CELL]
    bounds = Bounds(cards + edges if edges else cards)
    found: list[int] = []
    if bounds.height > size or bounds.width > size:
        return found
    # All cells within the span are a window of at most seven rows and columns; it is one mask with eight bits for each
    # row.
    first_row: i64 = bounds.last_row - size + 1
    first_column: i64 = bounds.last_column - size + 1
    rows: i64 = 2 * size - bounds.height
    columns: i64 = 2 * size - bounds.width
    lying: i64 = 0
    for card in cards:
        lying |= bit_in(card, first_row, first_column)
    near: i64 = SEVEN_COLUMNS
    if cards:
        near = (lying | lying << 1 | lying >> 1) & SEVEN_COLUMNS
        near |= near << WINDOW_WIDTH | near >> WINDOW_WIDTH
    near &= ~lying
    for shut in closed:
        near &= ~bit_in(shut, first_row, first_column)
    for row in range(rows):
        for column in range(columns):
            if near >> (row * WINDOW_WIDTH + column) & 1:
                found.append(int((first_row + row) * WIDTH + first_column + column))
    return found


def bit_in(cell: i64, first_row: i64, first_column: i64) -> i64:
    """The bit of a cell in the mask of a window that begins there; 0 if it lies outside."""
    row = cell // WIDTH - first_row
    column = cell % WIDTH - first_column
    if row < 0 or row >= WINDOW_WIDTH - 1 or column < 0 or column >= WINDOW_WIDTH - 1:
        return 0
    # Shifted down from the top, because mypyc compiles `1 << place` to a 32-bit shift.
    highest: i64 = 1 << 62
    return highest >> (62 - row * WINDOW_WIDTH - column)


def windows(cells: list[int], size: int) -> list[int]:
    """The top left cells of all squares of this size that hold all these cells, sorted."""
    bounds = Bounds(cells)
    return [
        row * WIDTH + column
        for row in range(bounds.last_row - size + 1, bounds.first_row + 1)
        for column in range(bounds.last_column - size + 1, bounds.first_column + 1)
    ]


def full_lines(cards: list[int], size: int) -> int:
    """How many rows and columns are full of cards."""
    rows = [0] * WIDTH
    columns = [0] * WIDTH
    count = 0
    for cell in cards:
        rows[cell // WIDTH] += 1
        columns[cell % WIDTH] += 1
        count += (rows[cell // WIDTH] == size) + (columns[cell % WIDTH] == size)
    return count


def has_line(cards: list[int], size: i64) -> bool:
    """Whether these cells, which fit into a square of this size, hold a row, column or diagonal of it."""
    corner: i64 = corner_of(cards)
    lying: i64 = 0
    for card in cards:
        lying |= bit_in(card, corner // WIDTH, corner % WIDTH)
    across = down = east = west = lying
    for step in range(1, size):
        across &= lying >> step
        down &= lying >> step * WINDOW_WIDTH
        east &= lying >> step * (WINDOW_WIDTH + 1)
        west &= lying >> step * (WINDOW_WIDTH - 1)
    return (across | down | east | west) != 0


def own_lines(cards: list[int], size: int) -> list[list[int]]:
    """Every row, column and diagonal of `size` cells among the cells of one player's top cards."""
    is_own = [False] * AREA
    for cell in cards:
        is_own[cell] = True
    found: list[list[int]] = []
    for cell in cards:
        for step in ALONG:
            length = 1
            while length < size and is_own[cell + length * step]:
                length += 1
            if length == size:
                found.append([cell + number * step for number in range(size)])
    return found


def is_in_line(cell: int, other: int, line: int) -> bool:
    """Whether two cells lie in the same line, which is ROW or COLUMN."""
    return cell // WIDTH == other // WIDTH if line == ROW else cell % WIDTH == other % WIDTH


def coordinates(cell: int) -> list[int]:
    """Row and column of a cell."""
    return [cell // WIDTH - ORIGIN, cell % WIDTH - ORIGIN]
