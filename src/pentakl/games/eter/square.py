"""The square of 3 x 3 cells as tables: lines, places for a card, symmetries. Knows no owners and no values.

A set of cells is a mask of nine bits: the cell in row r and column c is bit 3 * r + c. Cards lie in the top left corner
of the square until they fill its width and height. A card before the first row or column first moves all others down
or right. That is a *shift*: 3 for one row, 1 for one column, 4 for both, and a mask moves by shifting its bits.
"""

from __future__ import annotations

from typing import Final

SIDE: Final = 3
EVERY_CELL: Final = 0b111_111_111
FIRST_ROW: Final = 0b000_000_111
FIRST_COLUMN: Final = 0b001_001_001
DIAGONALS: Final = [0b100_010_001, 0b001_010_100]


def cells_in(mask: int) -> list[int]:
    return [cell for cell in range(SIDE * SIDE) if mask >> cell & 1]


def every_line() -> list[int]:
    rows = [FIRST_ROW << SIDE * row for row in range(SIDE)]
    columns = [FIRST_COLUMN << column for column in range(SIDE)]
    return rows + columns + DIAGONALS


def has_line(mask: int) -> bool:
    return any(mask & line == line for line in LINES)


def cells_completing(mask: int) -> int:
    """The cells on which one more card would complete a line."""
    cells = 0
    for line in LINES:
        missing = line & ~mask
        if len(cells_in(missing)) == 1:
            cells |= missing
    return cells


def shifts_of(mask: int) -> list[int]:
    """The shifts for which the last column, the last row, or both leave room."""
    last_row, last_column = FIRST_ROW << 2 * SIDE, FIRST_COLUMN << 2
    shifts = []
    if not mask & last_column:
        shifts.append(1)
    if not mask & last_row:
        shifts.append(SIDE)
    if not mask & (last_row | last_column):
        shifts.append(SIDE + 1)
    return shifts


def places_beside(mask: int) -> list[int]:
    """The empty cells on which a card may be laid, as shift << 4 | cell, where the cell is named after the shift.

    Such a cell touches a card by a side or a corner. An empty table has one.
    """
    if mask == 0:
        return [0]
    taken = [(cell // SIDE, cell % SIDE) for cell in cells_in(mask)]
    places = []
    for shift in [0] + shifts_of(mask):
        # A shift is only for the new row, the new column, or the corner of both.
        rows = [-1] if shift >= SIDE else [0, 1, 2]
        columns = [-1] if shift % SIDE == 1 else [0, 1, 2]
        for cell in [(row, column) for row in rows for column in columns if (row, column) not in taken]:
            if any(abs(row - cell[0]) <= 1 and abs(column - cell[1]) <= 1 for row, column in taken):
                places.append(shift << 4 | SIDE * cell[0] + cell[1] + shift)
    return places


def corner_of(mask: int) -> int:
    """The shift that would bring these cells here from the top left corner."""
    if mask == 0:
        return 0
    cells = cells_in(mask)
    return SIDE * (cells[0] // SIDE) + min([cell % SIDE for cell in cells])


def images() -> list[list[int]]:
    """For each of the seven ways to turn or mirror the square, the image of every mask."""
    symmetries = []
    for symmetry in range(1, 8):
        image_of = []
        for cell in range(SIDE * SIDE):
            row, column = cell // SIDE, cell % SIDE
            if symmetry & 1:
                row, column = column, row
            if symmetry & 2:
                row = SIDE - 1 - row
            if symmetry & 4:
                column = SIDE - 1 - column
            image_of.append(1 << SIDE * row + column)
        symmetries.append([sum([image_of[cell] for cell in CELLS[mask]]) for mask in range(EVERY_CELL + 1)])
    return symmetries


LINES: Final = every_line()
CELLS: Final = [cells_in(mask) for mask in range(EVERY_CELL + 1)]
COUNT: Final = [len(cells) for cells in CELLS]
HAS_LINE: Final = [has_line(mask) for mask in range(EVERY_CELL + 1)]
COMPLETING: Final = [cells_completing(mask) for mask in range(EVERY_CELL + 1)]
SHIFTS: Final = [shifts_of(mask) for mask in range(EVERY_CELL + 1)]
PLACES: Final = [places_beside(mask) for mask in range(EVERY_CELL + 1)]
CORNER: Final = [corner_of(mask) for mask in range(EVERY_CELL + 1)]
SYMMETRIES: Final = images()
