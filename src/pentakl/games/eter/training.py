"""Training without illusions and explosions, searched to the end: what a position is worth, and every best play.

Knows a single game and no table. Covered cards never come back here, so a position is its top cards and its hands.
Inside, it is one int as the mover sees it, the *board*, whose cells are those of `square`:

    bits  0- 8  the mover's top cards
    bits  9-17  the rival's top cards
    bits 18-26  top cards of value 2 and 4 } value - 1 in binary
    bits 27-35  top cards of value 3 and 4 }
    bits 36-43  the mover's hand: two bits for the count of each value
    bits 44-51  the rival's hand
    bit  52     this is the last turn

A play is value << 8 | shift << 4 | cell, a pass is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pentakl.games.eter.square import (
    CELLS,
    COMPLETING,
    CORNER,
    COUNT,
    EVERY_CELL,
    HAS_LINE,
    PLACES,
    SHIFTS,
    SIDE,
    SYMMETRIES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

LINE_LOSS: Final = -2
POINTS_LOSS: Final = -1
DRAW: Final = 0
POINTS_WIN: Final = 1
LINE_WIN: Final = 2

HIGHEST: Final = 4
MOST_EQUAL_CARDS: Final = 3  # that a hand has room for; training deals two

CARDS: Final = (1 << 36) - 1
VALUES: Final = CARDS ^ (1 << 18) - 1
HAND: Final = 0xFF
LAST_TURN: Final = 1 << 52
BOARD: Final = (1 << 53) - 1
PASS: Final = 0

Top = tuple[int, int, int, int]  # row, column, owner, value
Play = tuple[int, int, int]  # value, row, column


@dataclass(frozen=True)
class Position:
    """A moment of a game, reached or arranged; the cards may lie anywhere. Not checked: whether they touch each other.

    A line that lies there already counts when the coming turn ends, as a line does after every turn.
    """

    tops: Sequence[Top]
    hands: Sequence[Sequence[int]]  # for each player how many cards of value 1, 2, 3 and 4
    mover: int
    is_last_turn: bool = False
    has_passed: bool = False  # the rival, in the turn before


@dataclass(frozen=True)
class Solution:
    """What a position is worth to the mover if both play perfectly, and every play that is worth as much.

    There is no such play if the mover must pass. `replies` tells for each play how many answers of the rival are
    perfect too: the fewer there are, the more easily an imperfect rival goes wrong.
    """

    value: int
    best: list[Play]
    replies: list[int]
    nodes: int


def solve(position: Position) -> Solution:
    """The exact value of a position and its best plays, sorted; raises ValueError if it is no position of training.

    >>> two_in_a_row = [(0, 0, 0, 1), (0, 1, 0, 1), (1, 0, 1, 4)]
    >>> solve(Position(two_in_a_row, [[1, 0, 0, 1], [0, 0, 0, 0]], mover=0, is_last_turn=True)).best
    [(1, 0, -1), (1, 0, 2), (4, 0, -1), (4, 0, 2)]
    """
    board = board_of(position)
    if plays_on(board) == [PASS] and position.has_passed:
        board |= LAST_TURN
    found = best_plays(board)
    best = [(play_at(position, play), replies) for play, replies in zip(found.plays, found.replies) if play != PASS]
    best.sort()
    return Solution(found.value, [play for play, _ in best], [replies for _, replies in best], found.nodes)


@dataclass(frozen=True)
class BestPlays:
    """The solution of a board: like `Solution`, with plays as numbers."""

    value: int
    plays: list[int]
    replies: list[int]
    nodes: int


# A bot meets the same openings again and again, and they take longest.
@lru_cache(maxsize=512)
def best_plays(board: int) -> BestPlays:
    """What a board is worth, and every play that is worth as much."""
    search = Search()
    plays = plays_on(board)
    value = LINE_LOSS
    # Plays that reach a goal compete for the next one, so those that remain are exactly the best ones.
    for goal in range(POINTS_LOSS, LINE_WIN + 1):
        reaching = [play for play in plays if search.is_worth(board, play, goal)]
        if not reaching:
            break
        plays = reaching
        value = goal
    replies = [0 if play == PASS else search.count_replies(board, play, value) for play in plays]
    return BestPlays(value, plays, replies, int(search.nodes))


@dataclass(frozen=True)
class Worth:
    """What one play is worth, and how many answers of the rival are perfect; see `Solution`."""

    play: Play
    value: int
    replies: int


def worth_of_plays(position: Position) -> list[Worth]:
    """The exact value of every play, the best first; nothing if the mover must pass. Raises ValueError like `solve`."""
    board = board_of(position)
    return [Worth(play_at(position, play), value, replies) for play, value, replies in worth_on(board)]


@lru_cache(maxsize=512)
def worth_on(board: int) -> list[tuple[int, int, int]]:
    """Every play on a board, with its value and the number of perfect replies; the best first."""
    search = Search()
    found: list[tuple[int, int, int]] = []
    for play in plays_on(board):
        if play != PASS:
            value = LINE_LOSS
            while value < LINE_WIN and search.is_worth(board, play, value + 1):
                value += 1
            found.append((play, value, search.count_replies(board, play, value)))
    return sorted(found, key=lambda each: (-each[1], each[2], each[0]))


def play_at(position: Position, play: int) -> Play:
    """A play as its value, row and column."""
    shift, cell = play >> 4 & 0xF, play & 0xF
    row = min([top[0] for top in position.tops], default=0) + cell // SIDE - shift // SIDE
    column = min([top[1] for top in position.tops], default=0) + cell % SIDE - shift % SIDE
    return play >> 8, row, column


def board_of(position: Position) -> int:
    tops = list(position.tops)
    if position.mover not in (0, 1) or len(position.hands) != 2:
        raise ValueError("training has two hands, and player 0 or 1 is to move")
    board = LAST_TURN if position.is_last_turn else 0
    for player in (0, 1):
        hand = list(position.hands[player])
        if len(hand) != HIGHEST or min(hand) < 0 or max(hand) > MOST_EQUAL_CARDS:
            raise ValueError(f"a hand has 0 to {MOST_EQUAL_CARDS} cards of each value from 1 to {HIGHEST}, not {hand}")
        for value in range(1, HIGHEST + 1):
            board |= hand[value - 1] << (36 if player == position.mover else 44) + 2 * (value - 1)
    rows = [top[0] for top in tops]
    columns = [top[1] for top in tops]
    if tops and (max(rows) - min(rows) >= SIDE or max(columns) - min(columns) >= SIDE):
        raise ValueError(f"these cards need more than {SIDE} rows or columns: {tops}")
    if len(set(zip(rows, columns))) < len(tops):
        raise ValueError(f"two top cards lie on one cell: {tops}")
    for row, column, owner, value in tops:
        if owner not in (0, 1) or not 1 <= value <= HIGHEST:
            raise ValueError(f"a card belongs to player 0 or 1 and has a value from 1 to {HIGHEST}: {tops}")
        cell = SIDE * (row - min(rows)) + column - min(columns)
        board |= (1 if owner == position.mover else 1 << 9) << cell | value_bits(value) << cell
    return board


def value_bits(value: i64) -> i64:
    """The bits of a board that give cell 0 this value."""
    return (value - 1 & 1) << 18 | (value - 1 >> 1) << 27


def cells_with_at_least(value: i64, board: i64) -> i64:
    """The cells with a top card of this value or more: a card of this value cannot cover them."""
    is_even: i64 = board >> 18 & EVERY_CELL
    is_high: i64 = board >> 27 & EVERY_CELL
    if value == 4:
        return is_even & is_high
    if value == 3:
        return is_high
    if value == 2:
        return is_even | is_high
    return (board | board >> 9) & EVERY_CELL


def plays_on(board: i64) -> list[int]:
    """Every play of the mover, or only a pass if there is none."""
    occupied: i64 = (board | board >> 9) & EVERY_CELL
    plays: list[int] = []
    for value in range(HIGHEST, 0, -1):
        if board >> 36 + 2 * (value - 1) & 3:
            plays += [value << 8 | place for place in PLACES[occupied]]
            plays += [value << 8 | cell for cell in CELLS[occupied & ~cells_with_at_least(value, board)]]
    return plays or [PASS]


def after(board: i64, play: i64) -> i64:
    """The board that a play leaves to the rival, as he sees it."""
    if play == PASS:
        return for_rival(board)
    value: i64 = play >> 8
    cell: i64 = play & 0xF
    shift: i64 = play >> 4 & 0xF
    laid: i64 = 1 << cell
    # Not one constant for all four masks: mypyc 2.4 shifts a constant within 32 bits.
    cards: i64 = (board & CARDS) << shift & ~(laid | laid << 9 | laid << 18 | laid << 27)
    hands: i64 = (board >> 36) - (1 << 2 * (value - 1))
    return for_rival(cards | laid | value_bits(value) << cell | hands << 36)


def for_rival(board: i64) -> i64:
    """The board as the rival sees it when his turn begins."""
    mine: i64 = board & EVERY_CELL
    theirs: i64 = board >> 9 & EVERY_CELL
    my_hand: i64 = board >> 36 & HAND
    their_hand: i64 = board >> 44 & HAND
    turned: i64 = theirs | mine << 9 | board & VALUES | their_hand << 36 | my_hand << 44
    if mine | theirs == EVERY_CELL or my_hand == 0 or their_hand == 0:
        turned |= LAST_TURN
    return turned


def can_finish(board: i64) -> bool:
    """Whether the mover can complete a line in this turn."""
    mine: i64 = board & EVERY_CELL
    occupied: i64 = (board | board >> 9) & EVERY_CELL
    hand: i64 = board >> 36 & HAND
    if hand == 0:
        return False
    highest: i64 = 4 if hand >> 6 else 3 if hand >> 4 else 2 if hand >> 2 else 1
    # An empty cell that completes a line is always available: it touches another cell of that line.
    if COMPLETING[mine] & ~cells_with_at_least(highest, board):
        return True
    for shift in SHIFTS[occupied]:
        if COMPLETING[mine << shift] & ~(occupied << shift):
            return True
    return False


def verdict(board: i64) -> i64:
    """What the game is worth to the mover if it is counted now."""
    is_even: i64 = board >> 18 & EVERY_CELL
    is_high: i64 = board >> 27 & EVERY_CELL
    mine: i64 = board & EVERY_CELL
    theirs: i64 = board >> 9 & EVERY_CELL
    lead: i64 = COUNT[mine] + COUNT[mine & is_even] + 2 * COUNT[mine & is_high]
    lead -= COUNT[theirs] + COUNT[theirs & is_even] + 2 * COUNT[theirs & is_high]
    if lead == 0:
        return DRAW
    return POINTS_WIN if lead > 0 else POINTS_LOSS


def canonical(board: i64) -> i64:
    """The same board for all eight ways to turn or mirror this one."""
    mine: i64 = board & EVERY_CELL
    theirs: i64 = board >> 9 & EVERY_CELL
    is_even: i64 = board >> 18 & EVERY_CELL
    is_high: i64 = board >> 27 & EVERY_CELL
    least: i64 = board & CARDS
    for image in SYMMETRIES:
        cards: i64 = image[mine] | image[theirs] << 9 | image[is_even] << 18 | image[is_high] << 27
        cards >>= CORNER[image[mine | theirs]]
        least = min(least, cards)
    return board & ~CARDS | least


def promise(board: i64) -> i64:
    """How good the play that led here looks, by lines one card short and by cards. It only orders the search."""
    theirs: i64 = board & EVERY_CELL
    mine: i64 = board >> 9 & EVERY_CELL
    return 64 + 4 * (COUNT[COMPLETING[mine]] - COUNT[COMPLETING[theirs]]) + COUNT[mine] - COUNT[theirs]


class Search:
    """Proves whether plays and boards reach a goal: one of the values above LINE_LOSS.

    `proved` holds the bounds that are known of a board's value: 8 * lower + upper, both counted from LINE_LOSS.
    """

    def __init__(self) -> None:
        self.proved: dict[int, int] = {}
        self.nodes: i64 = 0

    def is_worth(self, board: i64, play: i64, goal: i64) -> bool:
        """Whether the play brings the mover the goal or more."""
        then: i64 = after(board, play)
        if HAS_LINE[then >> 9 & EVERY_CELL]:
            return True
        if HAS_LINE[then & EVERY_CELL]:
            return False
        if board & LAST_TURN:
            return -verdict(then) >= goal
        return not can_finish(then) and not self.reaches(then, 1 - goal)

    def reaches(self, board: i64, goal: i64) -> bool:
        """Whether the mover, who cannot complete a line in this turn, gets the goal or more."""
        self.nodes += 1
        if board & LAST_TURN:
            return any(-verdict(after(board, play)) >= goal for play in plays_on(board))
        key = canonical(board)
        proved: i64 = self.proved.get(key, LINE_WIN - LINE_LOSS)
        if (proved >> 3) + LINE_LOSS >= goal:
            return True
        if (proved & 7) + LINE_LOSS < goal:
            return False
        answers: list[int] = []
        for play in plays_on(board):
            then: i64 = after(board, play)
            if not can_finish(then):
                answers.append(promise(then) << 53 | then)
        answers.sort(reverse=True)
        for answer in answers:
            if not self.reaches(answer & BOARD, 1 - goal):
                self.proved[key] = goal - LINE_LOSS << 3 | proved & 7
                return True
        self.proved[key] = proved & ~7 | goal - 1 - LINE_LOSS
        return False

    def count_replies(self, board: i64, play: i64, value: i64) -> int:
        """How many replies leave the mover no more than `value`, which is what the play is worth."""
        then: i64 = after(board, play)
        if board & LAST_TURN or HAS_LINE[then & EVERY_CELL] or HAS_LINE[then >> 9 & EVERY_CELL]:
            return 0
        replies = plays_on(then)
        if value == LINE_WIN:
            return len(replies)
        return len([reply for reply in replies if self.is_worth(then, reply, -value)])
