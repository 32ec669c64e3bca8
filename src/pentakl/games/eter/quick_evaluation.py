"""The evaluation for searches: the same idea as `evaluation`, several times as fast, and exact about a line in one.

All values are those of seat 0; for seat 1 the lower is the better. A face-down card counts as what it is: a search
looks only at imagined worlds. The cells that the field can still reach are a window of at most seven rows and columns,
a mask with eight bits for each row. All lines of one direction are counted at once: bit by bit, for the line that
begins there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD
from pentakl.games.eter.field import WINDOW_WIDTH, Bounds, bit_in
from pentakl.games.eter.play import EXPLODING, EterTable
from pentakl.games.eter.printed import FULL_SIZE, TRAINING_SIZE, VALUE
from pentakl.games.eter.table import ETER_BACK

if TYPE_CHECKING:
    from mypy_extensions import i64

WON: Final = 1_000_000
SURE: Final = 900_000  # a value beyond this is certain: somebody wins, the sooner the nearer to WON
# What a position is worth, found by games: see docs/bots.md.
MATE: Final = 3_000  # the mover may complete a line, unless the Wall lies in the way
THREAT: Final = 90  # the other player could complete a line in the next turn
DOUBLE_THREAT: Final = 700  # on several cells
ONE_SHORT: Final = 110
TWO_SHORT: Final = 26
THREE_SHORT: Final = 7
POINT: Final = 6
POINT_AT_THE_END: Final = 60
HAND_VALUE: Final = 5  # a point of strength in hand
ABILITY: Final = 45  # a mage or power that is still unused
ILLUSION: Final = 12  # an illusion that may still be played
TEMPO: Final = 230  # to be on the move without a threat to answer

# Steps of the window along a row, a column and the two diagonals.
EAST: Final = 1
SOUTH: Final = WINDOW_WIDTH
SOUTH_EAST: Final = WINDOW_WIDTH + 1
SOUTH_WEST: Final = WINDOW_WIDTH - 1
DIRECTIONS: Final = [EAST, SOUTH, SOUTH_EAST, SOUTH_WEST]
EVERYWHERE: Final = (1 << 62) - 1
ODD_BITS: Final = 0x5555555555555555
PAIRS: Final = 0x3333333333333333
NIBBLES: Final = 0x0F0F0F0F0F0F0F0F


def starts_of_lines(size: int, height: int, width: int) -> list[int]:
    """For each direction the cells of the window on which a line can begin, for cards that span so much."""
    rows, columns = 2 * size - height, 2 * size - width
    starts = [0, 0, 0, 0]
    for row in range(rows):
        for column in range(columns):
            bit = 1 << row * WINDOW_WIDTH + column
            has_width, has_height = column + size <= columns, row + size <= rows
            if has_width:
                starts[0] |= bit
            if has_height:
                starts[1] |= bit
            if has_width and has_height:
                starts[2] |= bit
            if has_height and column >= size - 1:
                starts[3] |= bit
    return starts


def every_start() -> list[list[int]]:
    found: list[list[int]] = []
    for size in (TRAINING_SIZE, FULL_SIZE):
        for height in range(1, FULL_SIZE + 1):
            for width in range(1, FULL_SIZE + 1):
                found.append(starts_of_lines(size, min(height, size), min(width, size)))
    return found


STARTS: Final = every_start()


def quick_value(t: EterTable, plies: int, sees_threats: bool) -> int:
    """What a table is worth to seat 0 that a search has reached after so many plies.

    It is certain if the game is over, or if the mover can complete a line for sure. Without `sees_threats` it is only
    a glance: who moves next does not matter.
    """
    if t.winner != NOBODY:
        return WON - plies if t.winner == 0 else plies - WON
    if t.outcome is not None:
        return 0
    total: i64 = cards_beside_field(t, 0) - cards_beside_field(t, 1)
    if not t.cells:
        return int(total)
    size: i64 = t.size
    bounds = Bounds(t.taken())
    first_row: i64 = bounds.last_row - t.size + 1
    first_column: i64 = bounds.last_column - t.size + 1
    highest: i64 = best_card(t, 0)
    their_highest: i64 = best_card(t, 1)
    mine: i64 = 0
    theirs: i64 = 0
    shut: i64 = 0  # what seat 0 cannot take
    their_shut: i64 = 0
    point: i64 = POINT
    if t.is_last_turn or len(t.players[0].hand) < 2 or len(t.players[1].hand) < 2:
        point = POINT_AT_THE_END
    has_markers = bool(t.supported or t.crumbled)
    for number in range(len(t.cells)):
        top = t.stacks[number][-1]
        bit: i64 = bit_in(t.cells[number], first_row, first_column)
        is_untouchable = t.pool[top] >= ETER_BACK
        strength: i64 = t.strength(top) if has_markers else VALUE[t.face[top]]
        points = strength
        if t.illusions and top in t.illusions:
            points = 1
        if t.owners[top] == 0:
            mine |= bit
            total += points * point
            if is_untouchable or strength >= their_highest:
                their_shut |= bit
        else:
            theirs |= bit
            total -= points * point
            if is_untouchable or strength >= highest:
                shut |= bit
    for cell in t.holes:
        hole: i64 = bit_in(cell, first_row, first_column)
        shut |= hole
        their_shut |= hole
    if highest == 0:
        shut = EVERYWHERE
    if their_highest == 0:
        their_shut = EVERYWHERE
    starts = STARTS[(FULL_SIZE * (bounds.height - 1) + bounds.width - 1) + (0 if t.size == TRAINING_SIZE else 16)]
    finishing: i64 = 0
    their_finishing: i64 = 0
    for direction in range(4):
        step: i64 = DIRECTIONS[direction]
        begin: i64 = starts[direction]
        worth, cells = weigh_lines(mine, begin & ~reach_back(shut, step, size), step, size)
        total += worth
        finishing |= cells
        worth, cells = weigh_lines(theirs, begin & ~reach_back(their_shut, step, size), step, size)
        total -= worth
        their_finishing |= cells
    if not sees_threats:
        return int(total)
    mover = t.mover
    if t.phase == EXPLODING:
        # It is still the turn of the player who may explode, but no card of theirs follows.
        mover = 1 - mover
    sign: i64 = 1 if mover == 0 else -1
    if mover == 1:
        finishing, their_finishing = their_finishing, finishing
    if finishing:
        if t.phase != EXPLODING and t.wall_seat != mover:
            return int(sign * (WON - plies - 1))
        return int(total + sign * MATE)
    if their_finishing:
        total -= sign * (DOUBLE_THREAT if their_finishing & (their_finishing - 1) else THREAT)
    else:
        total += sign * TEMPO
    return int(total)


def reach_back(cells: i64, step: i64, size: i64) -> i64:
    """The beginnings of all lines that hold one of these cells."""
    reached: i64 = cells | cells >> step | cells >> 2 * step
    return reached | cells >> 3 * step if size == FULL_SIZE else reached


def weigh_lines(own: i64, begin: i64, step: i64, size: i64) -> tuple[i64, i64]:
    """What the lines that begin there promise to the owner of some cells, and the cells that would complete one."""
    first: i64 = own
    second: i64 = own >> step
    third: i64 = own >> 2 * step
    if size == TRAINING_SIZE:
        two: i64 = (first & second | first & third | second & third) & begin
        one: i64 = (first ^ second ^ third) & begin
        if two == 0:
            return TWO_SHORT * count(one & ~two), 0
        cells: i64 = (two | two << step | two << 2 * step) & ~own
        return ONE_SHORT * count(two) + TWO_SHORT * count(one), cells
    fourth: i64 = own >> 3 * step
    odd: i64 = first ^ second ^ third ^ fourth
    paired: i64 = first & second | third & fourth
    split: i64 = (first ^ second) & (third ^ fourth)
    three: i64 = odd & paired & begin
    worth: i64 = TWO_SHORT * count(~odd & (paired | split) & begin) + THREE_SHORT * count(odd & ~paired & begin)
    if three == 0:
        return worth, 0
    cells = (three | three << step | three << 2 * step | three << 3 * step) & ~own
    return worth + ONE_SHORT * count(three), cells


def count(mask: i64) -> i64:
    """How many bits are set.

    >>> int(count(0b1011))
    3
    """
    if mask == 0:
        return 0
    mask = (mask & ODD_BITS) + (mask >> 1 & ODD_BITS)
    mask = (mask & PAIRS) + (mask >> 2 & PAIRS)
    mask = mask + (mask >> 4) & NIBBLES
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def cards_beside_field(t: EterTable, seat: int) -> i64:
    """What a player has besides the field: cards, chances."""
    player = t.players[seat]
    total: i64 = 0
    for token in player.hand:
        if t.pool[token] != ETER_BACK:
            total += HAND_VALUE * VALUE[t.face[token]]
    for token in player.aside:
        if t.pool[token] != ETER_BACK:
            total += HAND_VALUE * VALUE[t.face[token]]
    if t.has_illusions and not player.illusion_used:
        total += ILLUSION
    if (player.mage or t.powers) and not player.mage_used and player.power_used == NO_CARD:
        total += ABILITY
    return total


def best_card(t: EterTable, seat: int) -> i64:
    """The strength of the best card in a hand; 0 if there is none."""
    best: i64 = 0
    for token in t.players[seat].hand:
        strength: i64 = VALUE[t.face[token]]
        if strength > best:
            best = strength
    return best
