"""What players of ETER count: lines that lack one card, points on the field, cards in hand. A hint explains by them."""

from __future__ import annotations

from typing import Final

from pentakl.core.aspect import Aspect
from pentakl.core.state import State
from pentakl.games.eter.evaluation import Lines
from pentakl.games.eter.play import EterTable

HORIZON: Final = 0
ASPECTS: Final = [
    Aspect("threats", 0.3),
    Aspect("rival-threats", 0.3, False),
    Aspect("tops", 0.4),
    Aspect("points", 1.0),
    Aspect("rival-points", 1.0, False),
]


def aspects(state: State, seat: int) -> list[float]:
    t = state.table
    assert isinstance(t, EterTable)
    lines = Lines(t)
    points = t.points()
    return [
        float(len(lines.finishing[seat])),
        float(len(lines.finishing[1 - seat])),
        float(len([stack for stack in t.stacks if t.owners[stack[-1]] == seat])),
        float(points[seat]),
        float(points[1 - seat]),
    ]
