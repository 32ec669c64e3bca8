"""Cells of a board: packs a row and a column, which may be negative, into one number, the place.

If a game numbers its cells like this, the texts of both languages name a place by its row and column (message `cell`),
and a client can compute both from the number.
"""

from __future__ import annotations

from typing import Final

# The difference from one row to the next. Rows and columns run from -ORIGIN to ORIGIN - 1.
WIDTH: Final = 16
ORIGIN: Final = 8


def place_of(row: int, column: int) -> int:
    """The place of a cell.

    >>> place_of(0, 0), row_of(place_of(-1, 2)), column_of(place_of(-1, 2))
    (136, -1, 2)
    """
    return (row + ORIGIN) * WIDTH + column + ORIGIN


def row_of(place: int) -> int:
    return place // WIDTH - ORIGIN


def column_of(place: int) -> int:
    return place % WIDTH - ORIGIN
