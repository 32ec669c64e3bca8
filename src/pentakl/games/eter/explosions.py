"""Explosions: a card of effects, turned and laid over the field; effects that would break contact drop out."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from pentakl.core.flow import Flow, choose
from pentakl.games.eter.field import EAST, FIRST_CELL, SOUTH, touch, windows
from pentakl.games.eter.printed import EXPLOSIONS, FIRST_EXPLOSION, HOLE, NOTHING, RETURN, TRAINING_SIZE
from pentakl.games.eter.table import ROTATE, SPARE, WINDOW, Seat, Table

QUARTERS: Final = [0, 1, 2, 3]  # of a turn, clockwise


class Effect:
    """What an explosion does to one cell: a letter of the card."""

    __slots__ = ("cell", "letter")
    cell: int
    letter: str

    def __init__(self, cell: int, letter: str) -> None:
        self.cell = cell
        self.letter = letter


def pattern(kind: int, size: int, quarters: int) -> list[str]:
    """The rows of an explosion card turned clockwise by this many quarters."""
    rows = EXPLOSIONS[kind - FIRST_EXPLOSION][0 if size == TRAINING_SIZE else 1]
    for _ in range(quarters):
        rows = ["".join([rows[size - 1 - column][row] for column in range(size)]) for row in range(size)]
    return rows


def effects(t: Table, quarters: int, window: int) -> list[Effect]:
    """The effects of the card turned up, laid on a window, that change something; contact is not considered.

    Eter cards, holes and the cell of the Wall are not affected. On an empty cell only the making of a hole counts.
    """
    found: list[Effect] = []
    for row, letters in enumerate(pattern(t.face[t.explosion[-1]], t.size, quarters)):
        for column in range(t.size):
            letter = letters[column]
            cell = window + row * SOUTH + column * EAST
            if letter == NOTHING or cell in t.closed():
                continue
            stack = t.stack(cell)
            if stack and t.is_eter(stack[-1]):
                continue
            if stack or letter == HOLE:
                found.append(Effect(cell, letter))
    return found


def spared_sets(t: Table, wanted: list[Effect]) -> list[list[int]]:
    """The smallest sets of cells whose effects must drop out so that all cards touch; each in the order of cells.

    Effects can be applied as long as contact holds, so the largest possible set of them is applied.
    """
    emptying = [effect.cell for effect in wanted if empties(t, effect)]
    for count in range(len(emptying) + 1):
        found: list[list[int]] = []
        for spared in combinations(emptying, count):
            gone = [cell for cell in emptying if cell not in spared]
            if touch([cell for cell in t.cells if cell not in gone]):
                found.append(list(spared))
        if found:
            return found
    raise AssertionError("the cards did not touch before the explosion")


def empties(t: Table, effect: Effect) -> bool:
    """Whether an effect leaves no card on its cell."""
    height = len(t.stack(effect.cell))
    return height == 1 or (height > 1 and effect.letter == HOLE)


def changes_something(t: Table, quarters: int, window: int) -> bool:
    wanted = effects(t, quarters, window)
    return len(wanted) > len(spared_sets(t, wanted)[0])


def can_change_something(t: Table) -> bool:
    """Whether the card turned up can be laid so that it changes a cell."""
    for window in windows_of(t):
        for quarters in QUARTERS:
            if changes_something(t, quarters, window):
                return True
    return False


def windows_of(t: Table) -> list[int]:
    """The squares on which an explosion card can be laid; on an empty table all are alike."""
    taken = t.taken()
    return windows(taken, t.size) if taken else [FIRST_CELL]


def explode(t: Table, me: Seat, must_change: bool) -> Flow[None]:
    """The player turns the card, lays it on a window of the field, and chooses among effects that contact forbids.

    `must_change`: only ways to lay it are offered that change a cell.
    """
    turns = QUARTERS
    if must_change:
        turns = [each for each in QUARTERS if windows_for(t, each, True)]
    quarters = yield from ask(t, me, ROTATE, turns)
    window = yield from ask(t, me, WINDOW, windows_for(t, quarters, must_change))
    wanted = effects(t, quarters, window)
    sets = spared_sets(t, wanted)
    for number in range(len(sets[0])):
        cell = yield from ask(t, me, SPARE, sorted({each[number] for each in sets}))
        sets = [each for each in sets if each[number] == cell]
    blast(t, me, quarters, window, sets[0])


def blast(t: Table, me: Seat, quarters: int, window: int, spared: list[int]) -> None:
    """The explosion itself: every effect of the card turned up, except those on spared cells."""
    wanted = effects(t, quarters, window)
    t.explosion_spent = True
    t.tell_of_explosion(me, quarters, window)
    for cell in spared:
        t.event("spared", me.index, place=cell)
    for effect in wanted:
        if effect.cell not in spared:
            apply(t, me, effect)


def ask(t: Table, me: Seat, prompt: int, options: list[int]) -> Flow[int]:
    """Ask the player; the explosion card asks. All of this is open, so a single answer is taken without asking."""
    answer = yield from choose(me.index, prompt, options, t.explosion[-1])
    t.parts = [*t.parts, answer]
    return answer


def windows_for(t: Table, quarters: int, must_change: bool) -> list[int]:
    return [window for window in windows_of(t) if not must_change or changes_something(t, quarters, window)]


def apply(t: Table, me: Seat, effect: Effect) -> None:
    stack = t.stack(effect.cell)
    if effect.letter == HOLE:
        for token in reversed(stack):
            t.throw_out(effect.cell, token)
        t.make_hole(me, effect.cell)
    elif effect.letter == RETURN:
        t.return_card(effect.cell, stack[-1])
    else:
        t.throw_out(effect.cell, stack[-1])
