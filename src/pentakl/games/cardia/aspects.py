"""What players of Cardia count: signets, cards in hand and their influence. A hint explains an answer by them."""

from __future__ import annotations

from typing import Final

from pentakl.core.aspect import Aspect
from pentakl.core.state import State
from pentakl.games.cardia.play import CardiaTable
from pentakl.games.cardia.printed import VALUE

HORIZON: Final = 40
ROUNDS: Final = 0  # an encounter is played to its end
ASPECTS: Final = [
    Aspect("signets", 0.15),
    Aspect("rival-signets", 0.15, False),
    Aspect("hand", 0.4),
    Aspect("rival-hand", 0.4, False),
    Aspect("influence-left", 1.0),
]


def aspects(state: State, seat: int) -> list[float]:
    t = state.table
    assert isinstance(t, CardiaTable)
    me = t.players[seat]
    rival = t.rival(me)
    signets = t.score()
    return [
        float(signets[seat]),
        float(signets[rival.index]),
        float(len(me.hand)),
        float(len(rival.hand)),
        float(sum([VALUE[t.face[token]] for token in me.hand])),
    ]
