"""What a viewer may see of a table of Wisps.

`{round, turn, stones: [{count, cards: [{token, card?}]}], owners: [seat or -1], night: {count, cards},
players: [{hand, lantern, points}]}`

A hidden wisp has a number without a name, so that it can be pointed at.
"""

from __future__ import annotations

from pentakl.core.viewer import Viewer
from pentakl.games.wisps.cards import NAMES
from pentakl.games.wisps.play import WispsTable


def view_table(t: WispsTable, viewer: Viewer) -> dict[str, object]:
    return {
        "round": t.round,
        "turn": t.mover,
        "stones": [view_stone(t, stone, viewer) for stone in t.stones],
        "owners": t.owners[:],
        "night": viewer.pile(t, t.night, NAMES),
        "players": [view_player(t, seat, viewer) for seat in range(t.seats)],
    }


def view_stone(t: WispsTable, stone: list[int], viewer: Viewer) -> dict[str, object]:
    cards = [viewer.card(t, token, NAMES) or {"token": viewer.number(token)} for token in stone]
    return {"count": len(stone), "cards": cards}


def view_player(t: WispsTable, seat: int, viewer: Viewer) -> dict[str, object]:
    return {
        "hand": viewer.hand(t, t.hands[seat], seat, NAMES),
        "lantern": viewer.pile(t, t.lanterns[seat], NAMES),
        "points": t.points(seat),
    }
