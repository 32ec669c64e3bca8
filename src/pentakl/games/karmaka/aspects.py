"""What players of Karmaka count: rungs, Deeds, cards to come. A hint explains an answer by them."""

from __future__ import annotations

from typing import Final

from pentakl.core.aspect import Aspect
from pentakl.core.state import State
from pentakl.games.karmaka.play import KarmakaTable
from pentakl.games.karmaka.table import Seat

HORIZON: Final = 8
ASPECTS: Final = [
    Aspect("rungs", 0.15),
    Aspect("deeds", 0.5),
    Aspect("cards", 0.6),
    Aspect("future", 0.5),
    Aspect("rival-rungs", 0.15, False),
    Aspect("rival-deeds", 0.5, False),
]


def aspects(state: State, seat: int) -> list[float]:
    t = state.table
    assert isinstance(t, KarmakaTable)
    me = t.players[seat]
    rivals = [player for player in t.players if t.are_rivals(player.index, seat)]
    return [
        float(me.rung),
        float(best_deeds(t, me)),
        float(len(me.hand) + len(me.deck)),
        float(len(me.future)),
        float(max([rival.rung for rival in rivals])),
        float(max([best_deeds(t, rival) for rival in rivals])),
    ]


def best_deeds(t: KarmakaTable, player: Seat) -> int:
    """The points of a player's best colour."""
    return max(t.points(player))
