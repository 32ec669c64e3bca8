"""Water: two mages that sweep away, the powers XIII to XVIII. Lists the complete uses of each, carries them out."""

from __future__ import annotations

from collections.abc import Iterator

from pentakl.core.grid import WIDTH
from pentakl.games.eter.abilities import ability
from pentakl.games.eter.field import ALONG, AROUND, COLUMN, ROW, Bounds, available, fits, is_in_line, touch
from pentakl.games.eter.plays import (
    cell_in,
    combat_cards,
    face_down_plays,
    free_cells,
    one_of_each,
    open_to_mover,
    play_from_hand,
    play_of,
    strength_in,
    targets,
)
from pentakl.games.eter.printed import VALUE
from pentakl.games.eter.table import CARD, CELL, EDGE, ETER_BACK, GOAL, LINE, PLAY, TOP, Seat, Table
from pentakl.games.eter.targets import (
    FEWEST_IN_LINE,
    carried,
    edge_line,
    edges_of_cards,
    has_hole,
    is_single_open,
    lines_across,
    stays_in_touch,
    step_across,
)

# --- Water 1: move a stack of the rival


def water_1_uses(t: Table, me: Seat) -> Iterator[list[int]]:
    """A stack with the rival's card on top, and any free cell."""
    return carried(t, 1 - me.index)


def water_1(t: Table, me: Seat, use: list[int]) -> None:
    """The whole stack moves there."""
    t.move_stack(me, use[0], use[1])


ability("water-1", [CELL, GOAL], water_1_uses, water_1)


# --- Water 2: move an edge line


def water_2_uses(t: Table, me: Seat) -> Iterator[list[int]]:
    """An outermost row or column with cards on at least three cells, no Eter card and no hole."""
    for edge in edges_of_cards(t):
        line = edge_line(t, edge)
        if len(line) < FEWEST_IN_LINE or lines_across(t, edge) == 1:
            continue
        if any(t.is_eter(t.top(cell)) for cell in line) or has_hole(t, line[0], edge):
            continue
        laid = [cell + step_across(t, edge) for cell in line]
        if any(cell in t.closed() for cell in laid):
            continue
        cards = [cell for cell in t.cells if cell not in line] + laid
        if touch(cards) and fits(cards + t.edges(), t.size):
            yield [edge]


def water_2(t: Table, me: Seat, use: list[int]) -> None:
    """The line is lifted and laid down just beyond the opposite edge, in the same order."""
    step = step_across(t, use[0])
    for cell in edge_line(t, use[0]):
        t.move_stack(me, cell, cell + step)


ability("water-2", [EDGE], water_2_uses, water_2)


# --- XIII Tide


def tides(t: Table, me: Seat) -> Iterator[list[int]]:
    """Two cells without Eter cards whose contents differ."""
    cells = [cell for cell in t.cells if not t.is_eter(t.top(cell))]
    for one in cells:
        for other in cells:
            if one != other and not are_alike(t, t.stack(one), t.stack(other)):
                yield [one, other]


def tide(t: Table, me: Seat, use: list[int]) -> None:
    """They change places."""
    one, other = t.stack(use[0]), t.stack(use[1])
    t.set_stack(use[0], other)
    t.set_stack(use[1], one)
    t.tell_of_moves(me, one, use[0], use[1])
    t.tell_of_moves(me, other, use[1], use[0])


def are_alike(t: Table, one: list[int], other: list[int]) -> bool:
    """Whether two stacks have equal cards and markers in the same order; no card equals one that lies face down."""
    if len(one) != len(other):
        return False
    for a, b in zip(one, other):
        if t.is_illusion(a) or t.is_illusion(b) or t.face[a] != t.face[b]:
            return False
        if (a in t.supported) != (b in t.supported) or (a in t.crumbled) != (b in t.crumbled):
            return False
    return True


ability("XIII", [CELL, GOAL], tides, tide)


# --- XIV Mist


def mists(t: Table, me: Seat) -> Iterator[list[int]]:
    """No illusion of yours lies on top; a combat card and a free cell."""
    if not any(t.is_illusion(t.top(cell)) for cell in t.tops_of(me.index)):
        for play in face_down_plays(t, one_of_each(t, me.hand), free_cells(t)):
            yield [play]


def mist(t: Table, me: Seat, use: list[int]) -> None:
    """An illusion besides the usual one."""
    play_from_hand(t, me, use[0])


ability("XIV", [PLAY], mists, mist, is_private=True)


# --- XV Wave


def waves(t: Table, me: Seat) -> Iterator[list[int]]:
    """A stack without an Eter card, a free cell next to it that fits, and a card for the cell that it leaves."""
    for cell in open_to_mover(t, t.cells):
        if t.is_eter(t.top(cell)):
            continue
        for step in AROUND:
            goal = cell + step
            if goal not in t.cells and goal not in t.closed() and fits(t.taken() + [goal], t.size):
                for token in one_of_each(t, me.hand):
                    yield [cell, goal, token]


def wave(t: Table, me: Seat, use: list[int]) -> None:
    """The stack moves, and the card is played into its place."""
    t.move_stack(me, use[0], use[1])
    play_from_hand(t, me, play_of(use[2], use[0]))


ability("XV", [CELL, GOAL, CARD], waves, wave, is_private=True)


# --- XVI Whirlpool


def whirlpools(t: Table, me: Seat) -> Iterator[list[int]]:
    """A free cell between two single face-up cards, in a row or a column, and which of them comes to lie on top."""
    for line in (ROW, COLUMN):
        for one in t.cells:
            cell, other = one + ALONG[line], one + 2 * ALONG[line]
            if cell in t.cells or cell in t.closed():
                continue
            if not is_single_open(t, one) or not is_single_open(t, other):
                continue
            if not touch([each for each in t.cells if each != one and each != other] + [cell]):
                continue
            difference = t.strength(t.top(one)) - t.strength(t.top(other))
            if difference >= 0:
                yield [cell, line, one]
            if difference <= 0:
                yield [cell, line, other]


def whirlpool(t: Table, me: Seat, use: list[int]) -> None:
    """Both move there, the lower one first."""
    cell, top = use[0], use[2]
    t.move_stack(me, 2 * cell - top, cell)
    t.move_stack(me, top, cell)


ability("XVI", [CELL, LINE, TOP], whirlpools, whirlpool)


# --- XVII Blizzard


def blizzards(t: Table, me: Seat) -> Iterator[list[int]]:
    """A free cell, and its row or column; outside of it the rival can certainly play a card."""
    rival = t.players[1 - me.index]
    for cell in t.available():
        for line in (ROW, COLUMN):
            if can_play_outside(t, me, rival, cell, line):
                yield [cell, line]


def blizzard(t: Table, me: Seat, use: list[int]) -> None:
    """In his next turn the rival cannot play a card there."""
    t.raise_wall(me, use[0], use[1])


def can_play_outside(t: Table, me: Seat, rival: Seat, cell: int, line: int) -> bool:
    """Whether the rival can play a card outside of a line, whatever cards may be hidden in his hand (ruling 12.2)."""
    if not rival.hand:
        return False
    if any(not is_in_line(free, cell, line) for free in available(t.cells, t.edges(), [*t.holes, cell], t.size)):
        return True
    strengths = [strength_in(target) for target in targets(t, rival) if not is_in_line(cell_in(target), cell, line)]
    if not strengths:
        return False
    weakest = min(strengths)
    held = combat_cards(t, rival.hand)
    if any(t.sees(me.index, token) and VALUE[t.face[token]] > weakest for token in held):
        return True
    too_weak = [token for token in hidden_from(t, me, rival) if VALUE[t.face[token]] <= weakest]
    return len([token for token in held if not t.sees(me.index, token)]) > len(too_weak)


def hidden_from(t: Table, me: Seat, rival: Seat) -> list[int]:
    """The rival's combat cards that `me` does not know: some are in his hand, the others lie somewhere unrevealed."""
    return [
        token
        for token, owner in enumerate(t.owners)
        if owner == rival.index and t.pool[token] < ETER_BACK and not t.sees(me.index, token)
    ]


ability("XVII", [CELL, LINE], blizzards, blizzard)


# --- XVIII Waterfall


def waterfalls(t: Table, me: Seat) -> Iterator[list[int]]:
    """A column with cards on at least three cells, without Eter cards, without a hole between them: where it lands."""
    for column in sorted({cell % WIDTH for cell in t.cells}):
        sliding = column_towards(t, me, column)
        if len(sliding) < FEWEST_IN_LINE or any(t.is_eter(t.top(cell)) for cell in sliding):
            continue
        bounds = Bounds(sliding)
        if any(hole % WIDTH == column and bounds.first_row < hole // WIDTH < bounds.last_row for hole in t.holes):
            continue
        if stays_in_touch(t, sliding[1:]):
            yield [sliding[0]]


def waterfall(t: Table, me: Seat, use: list[int]) -> None:
    """Everything slides onto the lowest card, as the user sees the field; the highest comes to lie on top."""
    for cell in column_towards(t, me, use[0] % WIDTH)[1:]:
        t.move_stack(me, cell, use[0])


def column_towards(t: Table, me: Seat, column: int) -> list[int]:
    """The cells of a column with cards, from the user's own side to the other."""
    cells = [cell for cell in t.cells if cell % WIDTH == column]
    return cells[::-1] if me.index == 0 else cells


ability("XVIII", [CELL], waterfalls, waterfall)
