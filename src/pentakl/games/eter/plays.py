"""Playing a card: where it may be laid, and what then happens. Mages and powers that play cards use this too.

A play is one number: the token of the card and the cell. One of several equal cards stands for all: the best-known, so
that playing it reveals no other copy.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_PLACE
from pentakl.games.eter.printed import VALUE
from pentakl.games.eter.table import ETER_BACK, Seat, Table

CELL_BITS: Final = 8
CELL_MASK: Final = (1 << CELL_BITS) - 1
# Marks a play as an illusion.
FACE_DOWN: Final = 1 << 16
ATTACKED: Final = 0  # an illusion can be attacked with any card, as if it had this strength


def play_of(token: int, cell: int) -> int:
    return token << CELL_BITS | cell


def token_in(play: int) -> int:
    return (play & ~FACE_DOWN) >> CELL_BITS


def cell_in(play: int) -> int:
    return play & CELL_MASK


# --- what may be played


def one_of_each(t: Table, cards: list[int]) -> list[int]:
    """One card for every rank among a player's cards, in their order: the best-known of equal cards."""
    chosen: list[int] = []
    for token in cards:
        face = t.face[token]
        for number, other in enumerate(chosen):
            if t.face[other] == face:
                known, others_known = t.known[token], t.known[other]
                if known != others_known and known.bit_count() > others_known.bit_count():
                    chosen[number] = token
                break
        else:
            chosen.append(token)
    return chosen


def combat_cards(t: Table, cards: list[int]) -> list[int]:
    """The cards that are not Eter cards."""
    return [token for token in cards if t.pool[token] != ETER_BACK]


def free_cells(t: Table) -> list[int]:
    """The free cells on which the mover may play a card."""
    return open_to_mover(t, t.available())


def open_to_mover(t: Table, cells: list[int]) -> list[int]:
    """These cells without those that the Wall of Water closes to the mover."""
    if t.wall_seat != t.mover:
        return cells
    return [cell for cell in cells if not t.is_shut(cell)]


def targets(t: Table, me: Seat) -> list[int]:
    """What the cards of a player can cover or attack, each as the strength that they must exceed and the cell."""
    found: list[int] = []
    has_markers = bool(t.supported or t.crumbled)
    for number, cell in enumerate(t.cells):
        top = t.stacks[number][-1]
        if t.is_eter(top):
            continue
        if not t.illusions or top not in t.illusions:
            found.append((t.strength(top) if has_markers else VALUE[t.face[top]]) << CELL_BITS | cell)
        elif t.owners[top] != me.index:
            found.append(ATTACKED << CELL_BITS | cell)
    return found


def strength_in(target: int) -> int:
    return target >> CELL_BITS


def face_up_plays(t: Table, me: Seat, cards: list[int], free: list[int]) -> list[int]:
    """Every way in which the mover can play one of these cards face up: on a free cell, as a cover, as an attack."""
    reached = targets(t, me)
    if t.wall_seat == t.mover:
        reached = [target for target in reached if not t.is_shut(cell_in(target))]
    plays: list[int] = []
    for token in cards:
        first = token << CELL_BITS
        plays += [first | cell for cell in free]
        if t.pool[token] != ETER_BACK:
            # Targets of a lower strength, whatever their cells.
            bound = VALUE[t.face[token]] << CELL_BITS
            for target in reached:
                if target < bound:
                    plays.append(first | target & CELL_MASK)
    return plays


def face_down_plays(t: Table, cards: list[int], free: list[int]) -> list[int]:
    """Every way to play one of these cards as an illusion."""
    return [FACE_DOWN | play_of(token, cell) for token in combat_cards(t, cards) for cell in free]


# --- playing


def play_from_hand(t: Table, me: Seat, play: int) -> None:
    """Play a card of the hand, face up or face down."""
    token, cell = token_in(play), cell_in(play)
    if play & FACE_DOWN:
        t.lay_face_down(me, token, cell)
    else:
        t.show_card(me, token)
        me.hand.remove(token)
        arrive(t, me, token, cell, "hand", me.index)


def arrive(
    t: Table, me: Seat, token: int, cell: int, start: str, start_seat: int = NOBODY, start_place: int = NO_PLACE
) -> None:
    """A face-up card that has left its zone comes to a cell; an illusion there is attacked."""
    if t.illusions and cell in t.cells and t.is_illusion(t.top(cell)):
        t.event("attacked", me.index, place=cell)
        t.turn_up(cell)
        if t.strength(t.top(cell)) >= VALUE[t.face[token]]:
            me.out.append(token)
            t.moved("repelled", me.index, token, start, start_seat, "out", me.index, start_place=start_place)
            return
    t.lay(me, token, cell, start, start_seat, start_place)
