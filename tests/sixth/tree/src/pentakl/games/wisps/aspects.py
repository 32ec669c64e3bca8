"""What players of Wisps count: the light in their lanterns. A hint explains an answer by it."""

from __future__ import annotations

from typing import Final

from pentakl.core.aspect import Aspect
from pentakl.core.state import State
from pentakl.games.wisps.cards import VALUE
from pentakl.games.wisps.play import WispsTable

HORIZON: Final = 4
ASPECTS: Final = [Aspect("light", 0.3), Aspect("rival-light", 0.3, False)]


def aspects(state: State, seat: int) -> list[float]:
    t = state.table
    assert isinstance(t, WispsTable)
    light = [float(sum([VALUE[t.face[token]] for token in lantern])) for lantern in t.lanterns]
    return [light[seat], max([light[other] for other in range(t.seats) if other != seat])]
