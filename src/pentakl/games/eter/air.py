"""Air: two mages that carry, and the powers VII to XII. Lists the complete uses of each and carries them out."""

from __future__ import annotations

from collections.abc import Iterator

from pentakl.games.eter.abilities import ability
from pentakl.games.eter.field import SIDES
from pentakl.games.eter.plays import combat_cards, free_cells, one_of_each
from pentakl.games.eter.table import CARD, CELL, DIRECTION, GOAL, Seat, Table
from pentakl.games.eter.targets import carried, is_single_open, may_go, stays_in_touch

# --- Air 1: move a stack of yours


def air_1_uses(t: Table, me: Seat) -> Iterator[list[int]]:
    """A stack with your card on top, and any free cell."""
    return carried(t, me.index)


def air_1(t: Table, me: Seat, use: list[int]) -> None:
    """The whole stack moves there."""
    t.move_stack(me, use[0], use[1])


ability("air-1", [CELL, GOAL], air_1_uses, air_1)


# --- Air 2: the mage as an Eter card


def air_2_uses(t: Table, me: Seat) -> Iterator[list[int]]:
    """A free cell on which you may play a card."""
    for cell in free_cells(t):
        yield [cell]


def air_2(t: Table, me: Seat, use: list[int]) -> None:
    """The mage lies there as a second Eter card of yours."""
    token = me.mage.pop()
    t.lay(me, token, use[0], "mage", me.index)


ability("air-2", [CELL], air_2_uses, air_2)


# --- VII Squall


def squalls(t: Table, me: Seat) -> Iterator[list[int]]:
    """A top card of the rival."""
    for cell in t.tops_of(1 - me.index):
        if may_go(t, cell):
            yield [cell]


def squall(t: Table, me: Seat, use: list[int]) -> None:
    """It goes back to his hand."""
    t.return_card(use[0], t.top(use[0]))


ability("VII", [CELL], squalls, squall)


# --- VIII Gale


def gales(t: Table, me: Seat) -> Iterator[list[int]]:
    """There is a stack."""
    if any(len(stack) > 1 for stack in t.stacks):
        yield []


def gale(t: Table, me: Seat, use: list[int]) -> None:
    """Every card that covers another goes back to its owner: only the bottom card of each stack stays."""
    for cell in t.cells[:]:
        for token in reversed(t.stack(cell)[1:]):
            t.return_card(cell, token)


ability("VIII", [], gales, gale)


# --- IX Hurricane


def hurricanes(t: Table, me: Seat) -> Iterator[list[int]]:
    """A full row or column without Eter cards, and one of its ends: the cell that is pushed off, and where to."""
    for direction, side in enumerate(SIDES):
        for cell in t.cells:
            line = [cell - number * side for number in range(t.size)]
            if all(each in t.cells and not t.is_eter(t.top(each)) for each in line):
                if stays_in_touch(t, [line[-1]]):
                    yield [cell, direction]


def hurricane(t: Table, me: Seat, use: list[int]) -> None:
    """All shift by one cell; what is pushed off goes back card by card to the owners."""
    cell, side = use[0], SIDES[use[1]]
    for token in reversed(t.stack(cell)):
        t.return_card(cell, token)
    for number in range(1, t.size):
        t.move_stack(me, cell - number * side, cell - (number - 1) * side)


ability("IX", [CELL, DIRECTION], hurricanes, hurricane)


# --- X Gust


def gusts(t: Table, me: Seat) -> Iterator[list[int]]:
    """A single face-up card beside a single face-up card of lower value."""
    for cell in t.cells:
        if is_single_open(t, cell) and stays_in_touch(t, [cell]):
            for direction, side in enumerate(SIDES):
                if is_single_open(t, cell + side) and t.strength(t.top(cell + side)) < t.strength(t.top(cell)):
                    yield [cell, direction]


def gust(t: Table, me: Seat, use: list[int]) -> None:
    """It moves onto that card."""
    t.move_stack(me, use[0], use[0] + SIDES[use[1]])


ability("X", [CELL, DIRECTION], gusts, gust)


# --- XI Mirage


def mirages(t: Table, me: Seat) -> Iterator[list[int]]:
    """Your illusion, and a combat card of your hand."""
    for cell in t.tops_of(me.index):
        if t.is_illusion(t.top(cell)):
            for token in one_of_each(t, combat_cards(t, me.hand)):
                yield [cell, token]


def mirage(t: Table, me: Seat, use: list[int]) -> None:
    """The two are exchanged face down; the old one lies aside first."""
    t.exchange_illusion(me, use[0], use[1])


ability("XI", [CELL, CARD], mirages, mirage, is_private=True)


# --- XII Storm


def storms(t: Table, me: Seat) -> Iterator[list[int]]:
    """A stack of at least two cards that contact can do without."""
    for number, cell in enumerate(t.cells):
        if len(t.stacks[number]) > 1 and stays_in_touch(t, [cell]):
            yield [cell]


def storm(t: Table, me: Seat, use: list[int]) -> None:
    """All its cards drop out."""
    for token in reversed(t.stack(use[0])):
        t.throw_out(use[0], token)


ability("XII", [CELL], storms, storm)
