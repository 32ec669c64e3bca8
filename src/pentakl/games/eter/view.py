"""What a viewer may see of a table of ETER. docs/protocol.md describes the shape.

Cells are places of `core.grid`. A card that lies face down has a number, and a name for those who know it. Cards of
a rival that cannot be told apart are given as a set.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, NO_PLACE
from pentakl.core.viewer import Viewer
from pentakl.games.eter.field import coordinates
from pentakl.games.eter.play import MARKING, TOURNAMENT, EterTable
from pentakl.games.eter.printed import NAMES
from pentakl.games.eter.table import LINES, Seat
from pentakl.games.eter.tournament import GAMES

WALLS: Final = ["wall-row", "wall-column"]  # as LINES


def view_table(t: EterTable, viewer: Viewer) -> dict[str, object]:
    return {
        "size": t.size,
        "turn": t.mover,
        "round": t.current_round(),
        "first": t.first,
        "last_turn": t.is_last_turn,
        **view_field(t, viewer),
        "field_marks": view_marks(t),
        "open": t.available() if t.outcome is None else [],
        "full_lines": t.full_lines(),
        "line": winning_line(t),
        "powers": [view_power(t, token, viewer) for token in t.powers],
        "explosion": view_explosion(t, viewer),
        "using": view_use(t, viewer),
        "arena": t.arena[:] if t.format == TOURNAMENT else None,
        "games": GAMES if t.format == TOURNAMENT else None,
        "players": [view_player(t, player, viewer) for player in t.players],
    }


def view_field(t: EterTable, viewer: Viewer) -> dict[str, object]:
    """What lies on the cells, and what it is worth: also the picture of what an answer would lead to."""
    return {
        "field": [view_stack(t, number, viewer) for number in range(len(t.cells))],
        "holes": t.holes[:],
        "border": None if t.border == NO_PLACE else t.border,
        "wall": view_wall(t),
        "points": t.points(),
    }


def view_stack(t: EterTable, number: int, viewer: Viewer) -> dict[str, object]:
    stack = t.stacks[number]
    return {
        "place": t.cells[number],
        "cell": coordinates(t.cells[number]),
        "count": len(stack),
        "cards": [view_card(t, token, viewer) for token in stack],
    }


def view_card(t: EterTable, token: int, viewer: Viewer) -> dict[str, object]:
    """A card of the field: whose it is, whether it lies face down, and what a marker makes of it."""
    shown = viewer.card(t, token, NAMES) or {"token": viewer.number(token)}
    shown["seat"] = t.owner(token)
    if t.is_illusion(token):
        shown["down"] = True
    elif token in t.supported or token in t.crumbled:
        shown["marker"] = (token in t.supported) - (token in t.crumbled)
        shown["strength"] = t.strength(token)
    return shown


def view_wall(t: EterTable) -> dict[str, object] | None:
    if t.wall_seat == NOBODY:
        return None
    return {"place": t.wall, "line": LINES[t.wall_line], "seat": t.wall_seat}


def view_marks(t: EterTable) -> list[dict[str, object]]:
    """What can be seen on the field besides the names of the top cards, as words for a plain drawing of the board."""
    marks = [mark(cell, "hole") for cell in t.holes]
    if t.border != NO_PLACE:
        marks.append(mark(t.border, "border"))
    if t.wall_seat != NOBODY:
        marks.append(mark(t.wall, WALLS[t.wall_line]))
    for number, cell in enumerate(t.cells):
        top = t.stacks[number][-1]
        if t.is_illusion(top):
            marks.append(mark(cell, "illusion"))
        if top in t.supported:
            marks.append(mark(cell, "support"))
        if top in t.crumbled:
            marks.append(mark(cell, "crumble"))
    return marks


def mark(cell: int, word: str) -> dict[str, object]:
    return {"place": cell, "word": word}


def winning_line(t: EterTable) -> list[int]:
    """The cells of the line that has won; empty while there is none."""
    if t.reason != "line" or (t.outcome is None and t.phase != MARKING):
        return []
    return sorted({cell for line in t.lines_of(t.winner) for cell in line})


def view_ability(t: EterTable, token: int, viewer: Viewer) -> dict[str, object]:
    """A mage or a power; to the mover also why it cannot be used now."""
    shown = viewer.card(t, token, NAMES) or {"token": viewer.number(token)}
    if viewer.seat == t.mover and t.outcome is None and t.using == NO_CARD:
        me = t.players[viewer.seat]
        if token in t.own_abilities(me):
            shown["why_not"] = t.why_not(me, token)
    return shown


def view_power(t: EterTable, token: int, viewer: Viewer) -> dict[str, object]:
    users = [player.index for player in t.players if player.power_used == token]
    return {**view_ability(t, token, viewer), "used_by": users[0] if users else None}


def view_explosion(t: EterTable, viewer: Viewer) -> dict[str, object] | None:
    if not t.explosion:
        return None
    shown = viewer.card(t, t.explosion[-1], NAMES) or {}
    return {**shown, "spent": t.explosion_spent}


def view_use(t: EterTable, viewer: Viewer) -> dict[str, object] | None:
    """The mage or power that is being used, and the answers to its parts so far."""
    if t.using == NO_CARD:
        return None
    return {**(viewer.card(t, t.using, NAMES) or {}), "seat": t.mover, "parts": t.parts[:]}


def view_player(t: EterTable, player: Seat, viewer: Viewer) -> dict[str, object]:
    last = t.last_played[player.index]
    return {
        "hand": viewer.hand(t, player.hand, player.index, NAMES),
        "aside": view_pile(t, player.aside, viewer),
        "fresh": t.fresh if player.index == t.mover else 0,
        "out": view_pile(t, player.out, viewer),
        "hidden": hidden_cards(t, player, viewer),
        "illusion_used": player.illusion_used,
        "mage": view_mage(t, player, viewer),
        "has_used": player.mage_used or player.power_used != NO_CARD,
        "last": None if last == NO_CARD else t.cell_of(last),
    }


def view_pile(t: EterTable, zone: list[int], viewer: Viewer) -> dict[str, object]:
    """Cards beside the field: one that left it face down has a number without a name, since everybody can follow it."""
    cards = [viewer.card(t, token, NAMES) or {"token": viewer.number(token)} for token in zone]
    return {"count": len(zone), "cards": cards}


def view_mage(t: EterTable, player: Seat, viewer: Viewer) -> dict[str, object] | None:
    mages = t.mages_of(player)
    return {**view_ability(t, mages[0], viewer), "used": player.mage_used} if mages else None


def hidden_cards(t: EterTable, player: Seat, viewer: Viewer) -> list[str]:
    """A player's cards that the viewer cannot tell apart, as a set: in hand, aside, out or face down on the field."""
    faces = [
        t.face[token]
        for token in range(len(t.owners))
        if t.owners[token] == player.index and not viewer.sees(t, token)
    ]  # fmt: skip
    return [NAMES[face] for face in sorted(faces)]
