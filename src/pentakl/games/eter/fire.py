"""Fire: two mages that burn, and the powers I to VI. Lists the complete uses of each and carries them out.

Two powers ask again after something was revealed: III turns an illusion up before the card is played, and I with a
spent explosion card turns up the next one.
"""

from __future__ import annotations

from collections.abc import Iterator

from pentakl.core.flow import NO_CARD, Choice, Flow
from pentakl.games.eter.abilities import ability
from pentakl.games.eter.explosions import can_change_something, explode
from pentakl.games.eter.field import touch
from pentakl.games.eter.plays import arrive, cell_in, face_up_plays, free_cells, one_of_each, play_from_hand, token_in
from pentakl.games.eter.table import CELL, EDGE, HEIGHT, PLAY, STRENGTH, Seat, Table
from pentakl.games.eter.targets import FEWEST_IN_LINE, cells_showing, edge_line, edges_of_cards, may_go, stays_in_touch

# --- Fire 1: burn a card that covers yours


def fire_1_uses(t: Table, me: Seat) -> Iterator[list[int]]:
    """A stack whose top card is the rival's and whose next card is yours."""
    for number, cell in enumerate(t.cells):
        stack = t.stacks[number]
        if len(stack) > 1 and t.owner(stack[-1]) != me.index and t.owner(stack[-2]) == me.index:
            yield [cell]


def fire_1(t: Table, me: Seat, use: list[int]) -> None:
    """The top card drops out."""
    t.throw_out(use[0], t.top(use[0]))


ability("fire-1", [CELL], fire_1_uses, fire_1)


# --- Fire 2: burn an edge line


def fire_2_uses(t: Table, me: Seat) -> Iterator[list[int]]:
    """An outermost row or column with cards other than Eter on at least three cells, one of them with yours on top."""
    for edge in edges_of_cards(t):
        burnt = burning(t, edge)
        if len(burnt) < FEWEST_IN_LINE:
            continue
        if not any(t.owner(t.top(cell)) == me.index for cell in burnt):
            continue
        if touch([cell for cell in t.cells if cell not in burnt]):
            yield [edge]


def fire_2(t: Table, me: Seat, use: list[int]) -> None:
    """Every card of the line drops out, covered ones too."""
    for cell in burning(t, use[0]):
        for token in reversed(t.stack(cell)):
            t.throw_out(cell, token)


def burning(t: Table, edge: int) -> list[int]:
    return [cell for cell in edge_line(t, edge) if not t.is_eter(t.top(cell))]


ability("fire-2", [EDGE], fire_2_uses, fire_2)


# --- I Controlled Explosion


def controlled_explosions(t: Table, me: Seat) -> Iterator[list[int]]:
    """This game's explosion card if it is unspent and can change a cell; otherwise the next one, whatever it is."""
    if t.explosion and not t.explosion_spent:
        if can_change_something(t):
            yield []
    elif t.explosion_pile:
        yield []


def controlled_explosion(t: Table, me: Seat, use: list[int]) -> Flow[None] | None:
    """An explosion now. A card just turned up that cannot change anything is used up for nothing (ruling 12.2)."""
    if t.explosion_spent:
        t.turn_up_explosion()
        if not can_change_something(t):
            t.explosion_spent = True
            return None
    return explode(t, me, must_change=True)


ability("I", [], controlled_explosions, controlled_explosion)


# --- II Destruction


def destructions(t: Table, me: Seat) -> Iterator[list[int]]:
    """The card that the rival played last, if it is still on top."""
    token = t.last_played[1 - me.index]
    if token != NO_CARD:
        cell = t.cell_of(token)
        if t.top(cell) == token and may_go(t, cell):
            yield []


def destruction(t: Table, me: Seat, use: list[int]) -> None:
    """It drops out; an illusion stays unrevealed."""
    token = t.last_played[1 - me.index]
    t.throw_out(t.cell_of(token), token)


ability("II", [], destructions, destruction)


# --- III Flame


def flames(t: Table, me: Seat) -> Iterator[list[int]]:
    """An illusion of the rival; whatever it is, a card can be played elsewhere afterwards."""
    plays = face_up_plays(t, me, one_of_each(t, me.hand), free_cells(t))
    for cell in t.tops_of(1 - me.index):
        if t.is_illusion(t.top(cell)) and any(cell_in(play) != cell for play in plays):
            yield [cell]


def flame(t: Table, me: Seat, use: list[int]) -> Flow[None]:
    """It is turned up and stays; only then is a card played, perhaps on it."""
    t.turn_up(use[0])
    plays = face_up_plays(t, me, one_of_each(t, me.hand), free_cells(t))
    play = yield Choice(me.index, PLAY, plays, t.using)
    play_from_hand(t, me, play)


ability("III", [CELL], flames, flame, is_private=True)


# --- IV Fire


def fires(t: Table, me: Seat) -> Iterator[list[int]]:
    """A value that at least two face-up top cards show, whoever owns them."""
    values = sorted({t.strength(t.top(cell)) for cell in t.cells if t.is_open(t.top(cell))})
    for value in values:
        cells = cells_showing(t, value)
        if len(cells) > 1 and stays_in_touch(t, [cell for cell in cells if len(t.stack(cell)) == 1]):
            yield [value]


def fire(t: Table, me: Seat, use: list[int]) -> None:
    """All these top cards go back to their owners."""
    for cell in cells_showing(t, use[0]):
        t.return_card(cell, t.top(cell))


ability("IV", [STRENGTH], fires, fire)


# --- V Ash


def ashes(t: Table, me: Seat) -> Iterator[list[int]]:
    """A card of yours that is out, and a place for it by the usual rules."""
    for play in face_up_plays(t, me, one_of_each(t, me.out), free_cells(t)):
        yield [play]


def ash(t: Table, me: Seat, use: list[int]) -> None:
    """It is played at once, face up."""
    token = token_in(use[0])
    t.show_card(me, token)
    me.out.remove(token)
    arrive(t, me, token, cell_in(use[0]), "out", me.index)


ability("V", [PLAY], ashes, ash, is_private=True)


# --- VI Spark


def sparks(t: Table, me: Seat) -> Iterator[list[int]]:
    """A card of yours with a card of the rival somewhere above it, and another place for it by the usual rules."""
    free = free_cells(t)
    for number, cell in enumerate(t.cells):
        stack = t.stacks[number]
        for height, token in enumerate(stack):
            if t.owner(token) == me.index and any(t.owner(other) != me.index for other in stack[height + 1 :]):
                for play in face_up_plays(t, me, [token], free):
                    if cell_in(play) != cell:
                        yield [cell, height, play]


def spark(t: Table, me: Seat, use: list[int]) -> None:
    """It is pulled out, the cards above it drop together, and it is played face up."""
    token = token_in(use[2])
    t.leave(use[0], token)
    t.show_card(me, token)
    arrive(t, me, token, cell_in(use[2]), "field", start_place=use[0])


ability("VI", [CELL, HEIGHT, PLAY], sparks, spark, is_private=True)
