"""What a seat may see of a table of Karmaka."""

from __future__ import annotations

from pentakl.core.viewer import Viewer
from pentakl.games.karmaka.cards import NAMES
from pentakl.games.karmaka.play import KarmakaTable
from pentakl.games.karmaka.table import COLOURS, NEEDED, RUNGS, VARIANTS, Seat


def view_table(t: KarmakaTable, viewer: Viewer) -> dict[str, object]:
    """Counts are public; cards are shown to those who know them. Piles run from the bottom to the top."""
    return {
        "turn": t.turn,
        "round": t.turns // t.seats + 1,
        "variant": VARIANTS[t.variant],
        "teams": t.team[:],
        "players": [view_player(t, player, viewer) for player in t.players],
        "well": viewer.pile(t, t.well, NAMES),
        "ruins": viewer.pile(t, t.ruins, NAMES),
        "middle": viewer.pile(t, t.middle, NAMES),
    }


def view_player(t: KarmakaTable, player: Seat, viewer: Viewer) -> dict[str, object]:
    sums = t.points(player)
    return {
        "rung": RUNGS[player.rung],
        "needed": NEEDED[player.rung] if player.rung < len(NEEDED) else 0,
        "rings": player.rings,
        "points": {COLOURS[colour]: sums[colour] for colour in range(3)},
        "hand": viewer.hand(t, player.hand, player.index, NAMES),
        "deck": viewer.pile(t, player.deck, NAMES),
        "future": viewer.pile(t, player.future, NAMES),
        "deeds": viewer.pile(t, player.deeds, NAMES),
    }
