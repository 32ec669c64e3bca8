"""What a seat may see of a table of Karmaka."""

from __future__ import annotations

from pentakl.core import view
from pentakl.games.karmaka.cards import NAMES
from pentakl.games.karmaka.play import KarmakaTable
from pentakl.games.karmaka.table import COLOURS, NEEDED, RUNGS, VARIANTS, Seat


def view_table(t: KarmakaTable, viewer: int) -> dict[str, object]:
    """Counts are public; cards are shown to those who know them. Piles run from the bottom to the top."""
    return {
        "turn": t.turn,
        "round": t.turns // t.seats + 1,
        "variant": VARIANTS[t.variant],
        "teams": t.team[:],
        "players": [view_player(t, player, viewer) for player in t.players],
        "well": view.pile(t, t.well, viewer, NAMES),
        "ruins": view.pile(t, t.ruins, viewer, NAMES),
        "middle": view.pile(t, t.middle, viewer, NAMES),
    }


def view_player(t: KarmakaTable, player: Seat, viewer: int) -> dict[str, object]:
    sums = t.points(player)
    return {
        "rung": RUNGS[player.rung],
        "needed": NEEDED[player.rung] if player.rung < len(NEEDED) else 0,
        "rings": player.rings,
        "points": {COLOURS[colour]: sums[colour] for colour in range(3)},
        "hand": view.hand(t, player.hand, viewer, player.index == viewer, NAMES),
        "deck": view.pile(t, player.deck, viewer, NAMES),
        "future": view.pile(t, player.future, viewer, NAMES),
        "deeds": view.pile(t, player.deeds, viewer, NAMES),
    }
