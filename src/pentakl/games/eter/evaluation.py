"""The bot's evaluation of a position: lines that can still be made, cards in hand, points. It searches nothing.

A face-down card counts with an assumed strength, not with the one that is imagined.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD
from pentakl.core.grid import WIDTH
from pentakl.games.eter.field import AREA, EAST, SOUTH, WEST, Bounds
from pentakl.games.eter.play import EterTable
from pentakl.games.eter.plays import combat_cards
from pentakl.games.eter.printed import VALUE

WON: Final = 100_000
# The mover completes a line in this turn; the other player could do so in the next one, on one cell or on several.
MATE: Final = 20_000
THREAT: Final = 90
DOUBLE_THREAT: Final = 700
# The value of a line, by the number of cards that it still lacks.
PROMISE: Final = [0, 110, 26, 7, 0]
POINT: Final = 6
POINT_AT_THE_END: Final = 60
HAND_VALUE: Final = 5  # a point of strength in hand
ABILITY: Final = 45  # a mage or power that is still unused
ILLUSION: Final = 12  # an illusion that may still be played
ASSUMED: Final = 3  # the strength that a face-down card is assumed to have
UNTOUCHABLE: Final = 9  # the strength of an Eter card, and of a hole
FREE: Final = 0


def value_for(t: EterTable, me: int) -> int:
    """How good a table is for a player; the higher the better."""
    if t.winner != NOBODY:
        return WON if t.winner == me else -WON
    if t.outcome is not None:
        return 0
    return material(t, me) - material(t, 1 - me) + Lines(t).value(me)


def material(t: EterTable, seat: int) -> int:
    """What a player has besides lines: points, cards, chances."""
    player = t.players[seat]
    is_near_the_end = t.is_last_turn or len(t.players[0].hand) < 2 or len(t.players[1].hand) < 2
    total = t.points()[seat] * (POINT_AT_THE_END if is_near_the_end else POINT)
    for token in combat_cards(t, player.hand + player.aside):
        total += HAND_VALUE * VALUE[t.face[token]]
    if t.has_illusions and not player.illusion_used:
        total += ILLUSION
    if t.own_abilities(player) and not player.mage_used and player.power_used == NO_CARD:
        total += ABILITY
    return total


class Lines:
    """All lines that the field can still hold, as both players see them.

    `promise` is what each player's lines are worth together; `finishing` are the cells on which a player would complete
    one.
    """

    __slots__ = ("finishing", "highest", "mover", "owner", "promise", "strength")
    mover: int
    owner: list[int]  # by place: whose card is on top
    strength: list[int]  # by place: what a card must exceed there
    highest: list[int]  # by seat: the best card in hand; 0 without any
    promise: list[int]
    finishing: list[list[int]]

    def __init__(self, t: EterTable) -> None:
        self.mover = t.mover
        self.owner = [NOBODY] * AREA
        self.strength = [FREE] * AREA
        for number, cell in enumerate(t.cells):
            top = t.stacks[number][-1]
            self.owner[cell] = t.owners[top]
            if t.is_eter(top):
                self.strength[cell] = UNTOUCHABLE
            else:
                self.strength[cell] = ASSUMED if top in t.illusions else t.strength(top)
        for cell in t.holes:
            self.strength[cell] = UNTOUCHABLE
        self.highest = [best_card(t, 0), best_card(t, 1)]
        self.promise = [0, 0]
        self.finishing = [[], []]
        if t.cells:
            self.scan(Bounds(t.taken()), t.size)

    def scan(self, bounds: Bounds, size: int) -> None:
        """Evaluate every row, column and diagonal within reach of the bounds."""
        first_row, last_row = bounds.last_row - size + 1, bounds.first_row + size - 1
        first_column, last_column = bounds.last_column - size + 1, bounds.first_column + size - 1
        for row in range(first_row, last_row + 1):
            has_height = row + size - 1 <= last_row
            for column in range(first_column, last_column + 1):
                cell = row * WIDTH + column
                has_width = column + size - 1 <= last_column
                if has_width:
                    self.scan_line(cell, EAST, size)
                if has_height:
                    self.scan_line(cell, SOUTH, size)
                    if has_width:
                        self.scan_line(cell, SOUTH + EAST, size)
                    if column - size + 1 >= first_column:
                        self.scan_line(cell, SOUTH + WEST, size)

    def scan_line(self, start: int, step: int, size: int) -> None:
        for seat in range(2):
            highest = self.highest[seat]
            lacking = 0
            last = 0
            cell = start
            for _ in range(size):
                if self.owner[cell] != seat:
                    # A free cell takes any card, a card of the rival only a higher one.
                    if self.strength[cell] >= highest:
                        lacking = len(PROMISE)
                        break
                    lacking += 1
                    last = cell
                cell += step
            if lacking < size:
                self.promise[seat] += PROMISE[lacking]
                if lacking == 1 and last not in self.finishing[seat]:
                    self.finishing[seat].append(last)

    def value(self, me: int) -> int:
        """What the lines are worth to a player. If it lacks one card, it wins for the mover, else it is a threat."""
        total = self.promise[me] - self.promise[1 - me]
        sign = 1 if me == self.mover else -1
        if self.finishing[self.mover]:
            return total + sign * MATE
        threats = len(self.finishing[1 - self.mover])
        return total - sign * (DOUBLE_THREAT if threats > 1 else THREAT * threats)


def best_card(t: EterTable, seat: int) -> int:
    """The strength of the best card in a hand; 0 if there is none."""
    best = 0
    for token in t.players[seat].hand:
        best = max(best, VALUE[t.face[token]])
    return best
