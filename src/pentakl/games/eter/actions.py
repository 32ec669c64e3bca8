"""The text forms of all actions, and the number of each: `3@0,1`, `?2@-1,2`, `power XIII`, `rotate 90`, `cell 0,1`."""

from __future__ import annotations

from typing import Final

from pentakl.core.grid import WIDTH, place_of
from pentakl.games.eter.printed import ETER, MAGES, POWERS, RANKS
from pentakl.games.eter.table import LINES, QUARTER

# Every cell that can be named: the cells of all 4 x 4 squares that overlap the one from 0,0 to 3,3.
FIRST: Final = -3
LAST: Final = 6
SPREAD: Final = LAST - FIRST + 1
CELLS: Final = [f"{row},{column}" for row in range(FIRST, LAST + 1) for column in range(FIRST, LAST + 1)]
CELL_COUNT: Final = len(CELLS)
DIRECTIONS: Final = ["north", "south", "west", "east"]  # as the steps of field.SIDES
WORDS: Final = ["pass", "mage", "explode", "decline"]
MOST_STRENGTH: Final = 5
MOST_HEIGHT: Final = 24  # no stack is higher: there are twenty combat cards

PASS: Final = 0
MAGE: Final = 1
EXPLODE: Final = 2
DECLINE: Final = 3
FIRST_LINE: Final = len(WORDS)
FIRST_DIRECTION: Final = FIRST_LINE + len(LINES)
FIRST_ROTATION: Final = FIRST_DIRECTION + len(DIRECTIONS)
FIRST_STRENGTH: Final = FIRST_ROTATION + 4
FIRST_HEIGHT: Final = FIRST_STRENGTH + MOST_STRENGTH + 1
FIRST_CARD: Final = FIRST_HEIGHT + MOST_HEIGHT
FIRST_CHOICE: Final = FIRST_CARD + len(RANKS)
FIRST_POWER: Final = FIRST_CHOICE + len(MAGES)
FIRST_CELL: Final = FIRST_POWER + len(POWERS)
FIRST_WINDOW: Final = FIRST_CELL + len(CELLS)
FIRST_SPARED: Final = FIRST_WINDOW + len(CELLS)
FIRST_MARK: Final = FIRST_SPARED + len(CELLS)
FIRST_PLAY: Final = FIRST_MARK + len(CELLS)
FIRST_ILLUSION: Final = FIRST_PLAY + len(RANKS) * len(CELLS)

ACTIONS: Final = [
    *WORDS,
    *LINES,
    *DIRECTIONS,
    *[f"rotate {quarters * QUARTER}" for quarters in range(4)],
    *[f"value {strength}" for strength in range(MOST_STRENGTH + 1)],
    *[f"height {height}" for height in range(MOST_HEIGHT)],
    *[f"card {rank}" for rank in RANKS],
    *[f"choose {mage}" for mage in MAGES],
    *[f"power {power}" for power in POWERS],
    *[f"cell {cell}" for cell in CELLS],
    *[f"window {cell}" for cell in CELLS],
    *[f"spare {cell}" for cell in CELLS],
    *[f"arena {cell}" for cell in CELLS],
    *[f"{rank}@{cell}" for rank in RANKS for cell in CELLS],
    *[f"?{rank}@{cell}" for rank in RANKS[:ETER] for cell in CELLS],
]
assert ACTIONS[FIRST_ILLUSION] == f"?1@{CELLS[0]}"

CORNER: Final = place_of(FIRST, FIRST)


def number_of(cell: int) -> int:
    """The index of a cell in CELLS."""
    beyond = cell - CORNER
    return beyond // WIDTH * SPREAD + beyond % WIDTH


# By place of the grid: its index in CELLS; only valid for places that are one of CELLS.
NUMBER_OF_CELL: Final = [number_of(cell) for cell in range(WIDTH * WIDTH)]


def play_number(rank: int, cell: int, is_face_down: bool) -> int:
    """The action that plays a card of a rank on a cell."""
    return (FIRST_ILLUSION if is_face_down else FIRST_PLAY) + rank * CELL_COUNT + NUMBER_OF_CELL[cell]
