"""The tournament: five games in a row, whose winners mark an arena; three marks in a line win it.

The arena is a picture of the field, N x N cells with row 0 on the side of seat 1. Its cells are places of `core.grid`.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD
from pentakl.core.grid import place_of
from pentakl.games.eter.field import FIRST_CELL, coordinates, own_lines, windows
from pentakl.games.eter.table import Table

GAMES: Final = 5
MARKS_IN_LINE: Final = 3


def all_cells(t: Table) -> list[int]:
    """Every cell of the arena: a player who wins by points marks any of them."""
    return [place_of(row, column) for row in range(t.size) for column in range(t.size)]


def cells_to_mark(t: Table, winner: int, lines: list[list[int]]) -> list[int]:
    """The cells of the arena among which the winner of a line chooses.

    It is the cell of the card that the winner played in this turn, if it lies in the line; otherwise any cell of the
    line. While the field is not fixed, the winner also decides where it lies on the arena.
    """
    in_line = sorted({cell for line in lines for cell in line})
    played = t.played_now
    if played != NO_CARD and t.owner(played) == winner:
        cell = t.cell_of(played)
        if cell in in_line and t.top(cell) == played:
            in_line = [cell]
    corners = windows(t.taken(), t.size)
    return sorted({FIRST_CELL + cell - corner for cell in in_line for corner in corners})


def mark(t: Table, winner: int, cell: int) -> None:
    """Put a marker of the winner on the arena; all of the other player's markers there are taken off."""
    sign = 1 if winner == 0 else -1
    row, column = coordinates(cell)
    number = row * t.size + column
    arena = t.arena[:]
    kind = "marked"
    if arena[number] * sign < 0:
        arena[number] = 0
        kind = "captured"
    arena[number] += sign
    t.arena = arena
    t.event(kind, winner, abs(arena[number]), place=cell)


def owner_of_line(arena: list[int], size: int) -> int:
    """Who has three neighbouring marked cells in a row, a column or a diagonal; NOBODY if none has."""
    for seat in range(2):
        sign = 1 if seat == 0 else -1
        cells = [place_of(number // size, number % size) for number, marks in enumerate(arena) if marks * sign > 0]
        if own_lines(cells, MARKS_IN_LINE):
            return seat
    return NOBODY


def markers(arena: list[int]) -> list[int]:
    """How many markers each player has on the arena."""
    return [sum([marks for marks in arena if marks > 0]), -sum([marks for marks in arena if marks < 0])]


def leader(arena: list[int]) -> int:
    """Who has more markers, or NOBODY."""
    counts = markers(arena)
    if counts[0] == counts[1]:
        return NOBODY
    return 0 if counts[0] > counts[1] else 1


def decided_by(arena: list[int], size: int, games: int, last_winners: list[int]) -> int:
    """Who has won the tournament after this many games, the last of which was won by `last_winners`; or NOBODY.

    Three in a line win at once. After five games more markers win, unless the fifth was drawn; then, and with equal
    markers, the winner of an extra game wins the tournament.
    """
    line = owner_of_line(arena, size)
    if line != NOBODY or games < GAMES or not last_winners:
        return line
    return leader(arena) if games == GAMES else last_winners[0]
