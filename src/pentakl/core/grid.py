"""Cells of a board as places: a place is one number, a cell a row and a column that may be negative.

A game whose places are cells numbers them so; then the words of both languages call a place by its row and column
(message `cell`), and a client finds the two in the number without asking the game.
"""

from __future__ import annotations

from typing import Final

# From one row to the next. Rows and columns run from -ORIGIN to ORIGIN - 1.
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
