"""A second move generator for one game of training, with or without illusions: slow, plain, and not part of the game.

It is written from the rules alone and shares no line with `pentakl.games.eter`, so that the two can be compared: by
playing them side by side (`legal_after`) and by counting sequences of actions (`perft`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import NamedTuple

SIZE = 3
DEALT = (1, 1, 2, 2, 3, 3, 4)

# What `perft` counts for the depths 1, 2, 3, ...
SEQUENCES = (4, 134, 5_836, 223_089, 6_421_912)
SEQUENCES_WITH_ILLUSIONS = (8, 534, 34_242, 1_920_295)

Cell = tuple[int, int]  # row, column

# A line of three takes the whole width or height of the cards, so these are all there are.
LINES: list[set[Cell]] = [
    {(0, 0), (0, 1), (0, 2)},
    {(1, 0), (1, 1), (1, 2)},
    {(2, 0), (2, 1), (2, 2)},
    {(0, 0), (1, 0), (2, 0)},
    {(0, 1), (1, 1), (2, 1)},
    {(0, 2), (1, 2), (2, 2)},
    {(0, 0), (1, 1), (2, 2)},
    {(0, 2), (1, 1), (2, 0)},
]


class Card(NamedTuple):
    owner: int
    value: int
    is_illusion: bool = False  # it lies face down


class Action(NamedTuple):
    value: int
    cell: Cell
    is_illusion: bool = False

    def __str__(self) -> str:
        row, column = self.cell
        return f"{'?' if self.is_illusion else ''}{self.value}@{row},{column}"


def action_of(text: str) -> Action:
    found = re.fullmatch(r"(\??)(\d)@(-?\d+),(-?\d+)", text)
    assert found, f"{text!r} is not an action"
    return Action(int(found[2]), (int(found[3]), int(found[4])), found[1] == "?")


class Game(NamedTuple):
    """A position of one game. An action makes a new one; nothing is ever changed.

    Only top cards are kept: in training a covered card never comes back. Cells count from the top left corner of the
    cards, so those of `tops` are never negative.
    """

    tops: frozenset[tuple[Cell, Card]]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    mover: int
    may_lay_illusion: tuple[bool, bool] = (False, False)
    is_last_turn: bool = False
    has_passed: bool = False  # the turn before this one was a pass
    is_over: bool = False
    line_of: int | None = None  # who has won by a line

    def actions(self) -> list[Action]:
        """Everything that the mover can do; empty if they must pass or the game is over."""
        if self.is_over:
            return []
        empty = available_cells(frozenset(cell for cell, _ in self.tops))
        found = []
        for value in sorted(set(self.hands[self.mover])):
            found += [Action(value, cell) for cell in empty]
            found += [Action(value, cell) for cell, card in self.tops if self.may_try_to_cover(value, card)]
            if self.may_lay_illusion[self.mover]:
                found += [Action(value, cell, is_illusion=True) for cell in empty]
        return found

    def legal(self) -> list[str]:
        """The texts of the legal actions, sorted; none when the game is over."""
        if self.is_over:
            return []
        return sorted(map(str, self.actions())) or ["pass"]

    def may_try_to_cover(self, value: int, card: Card) -> bool:
        """Any card may attack a rival's illusion, since nobody knows what it is. One's own may not be covered."""
        if card.is_illusion:
            return card.owner != self.mover
        return card.value < value

    def after(self, text: str) -> Game:
        assert text in self.legal(), f"{text} is not among {self.legal()}"
        return self.after_pass() if text == "pass" else self.after_action(action_of(text))

    def after_pass(self) -> Game:
        """Two passes in a row end the game. Not checked: whether the mover can do nothing else."""
        return self._replace(is_over=self.has_passed).after_turn(has_passed=True)

    def after_action(self, action: Action) -> Game:
        """Not checked: whether the action is legal."""
        me = self.mover
        hand = list(self.hands[me])
        hand.remove(action.value)
        tops = dict(self.tops)
        attacked = tops.get(action.cell)
        if attacked and attacked.is_illusion and attacked.value >= action.value:
            tops[action.cell] = attacked._replace(is_illusion=False)  # the attacking card is out
        else:
            tops[action.cell] = Card(me, action.value, action.is_illusion)
        rights = list(self.may_lay_illusion)
        rights[me] = rights[me] and not action.is_illusion
        played = self._replace(
            tops=from_top_left(tops),
            hands=(tuple(hand), self.hands[1]) if me == 0 else (self.hands[0], tuple(hand)),
            may_lay_illusion=(rights[0], rights[1]),
        )
        return played.after_turn(has_passed=False)

    def after_turn(self, has_passed: bool) -> Game:
        """The end of a turn: lines, then the end of the game, then the other player's turn."""
        me, rival = self.mover, 1 - self.mover
        for player in (me, rival):
            if self.has_line(player):
                return self._replace(is_over=True, line_of=player)
        is_full = len(self.tops) == SIZE * SIZE
        return self._replace(
            mover=rival,
            is_over=self.is_over or self.is_last_turn,
            is_last_turn=is_full or not all(self.hands),
            has_passed=has_passed,
        )

    def has_line(self, player: int) -> bool:
        mine = {cell for cell, card in self.tops if card.owner == player}
        return any(line <= mine for line in LINES)

    def points(self, player: int) -> int:
        return sum(1 if card.is_illusion else card.value for _, card in self.tops if card.owner == player)

    def value(self) -> int:
        """The value of a finished game for player 0: 2 for a line, 1 for points, 0 for a draw; negative if 1 wins."""
        assert self.is_over
        if self.line_of is not None:
            return 2 if self.line_of == 0 else -2
        mine, his = self.points(0), self.points(1)
        return (mine > his) - (mine < his)


@cache
def available_cells(taken: frozenset[Cell]) -> list[Cell]:
    """The empty cells on which a card may be laid. The taken ones count from their top left corner."""
    if not taken:
        return [(0, 0)]
    around = product(range(-1, SIZE), range(-1, SIZE))
    return [cell for cell in around if cell not in taken and fits(cell, taken) and touches(cell, taken)]


def fits(new: Cell, taken: frozenset[Cell]) -> bool:
    rows = [row for row, _ in {*taken, new}]
    columns = [column for _, column in {*taken, new}]
    return max(rows) - min(rows) < SIZE and max(columns) - min(columns) < SIZE


def touches(new: Cell, taken: frozenset[Cell]) -> bool:
    return any(abs(row - new[0]) <= 1 and abs(column - new[1]) <= 1 for row, column in taken)


def from_top_left(tops: dict[Cell, Card]) -> frozenset[tuple[Cell, Card]]:
    """The same cards on cells that count from their top left corner."""
    first_row = min((row for row, _ in tops), default=0)
    first_column = min((column for _, column in tops), default=0)
    return frozenset(((row - first_row, column - first_column), card) for (row, column), card in tops.items())


def start(illusions: bool = False) -> Game:
    return Game(frozenset(), (DEALT, DEALT), mover=0, may_lay_illusion=(illusions, illusions))


def legal_after(texts: Iterable[str], illusions: bool = False) -> list[str]:
    """The texts of the legal actions after these ones. A forced pass is an action that must be given too."""
    game = start(illusions)
    for text in texts:
        game = game.after(text)
    return game.legal()


def perft(depth: int, illusions: bool = False) -> int:
    """How many sequences of this many actions begin a game. A game that is over is not continued."""

    @cache
    def count(game: Game, depth: int) -> int:
        actions = game.actions()
        if not actions and not game.is_over:
            return count(game.after_pass(), depth)  # a forced pass is not a ply
        if depth == 1:
            return len(actions)
        return sum(count(game.after_action(action), depth - 1) for action in actions)

    return count(start(illusions), depth)
