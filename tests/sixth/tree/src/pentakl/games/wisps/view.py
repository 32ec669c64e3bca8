"""What a seat may see of a table of Wisps.

`{turn, stones: [null (free) | {owner, card: {token, card} | null}], pointed: stone or -1, night: {count, cards},
players: [{hand, lantern, points}]}`
"""

from __future__ import annotations

from pentakl.core import view
from pentakl.core.events import NOBODY
from pentakl.games.wisps.cards import NAMES
from pentakl.games.wisps.play import WispsTable


def view_table(t: WispsTable, viewer: int) -> dict[str, object]:
    return {
        "turn": t.turn,
        "stones": [view_stone(t, place, viewer) for place in range(len(t.row))],
        "pointed": t.pointed,
        "night": view.pile(t, t.night, viewer, NAMES),
        "players": [view_player(t, seat, viewer) for seat in range(t.seats)],
    }


def view_stone(t: WispsTable, place: int, viewer: int) -> dict[str, object] | None:
    if t.owner[place] == NOBODY:
        return None
    return {"owner": t.owner[place], "card": view.card(t, t.row[place], viewer, NAMES)}


def view_player(t: WispsTable, seat: int, viewer: int) -> dict[str, object]:
    return {
        "hand": view.hand(t, t.hands[seat], viewer, seat == viewer, NAMES),
        "lantern": view.pile(t, t.lanterns[seat], viewer, NAMES),
        "points": t.points(seat),
    }
