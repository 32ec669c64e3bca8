"""What players of Ravehard count: life, Shields, cards, the Boss, suspicion. A hint explains an answer by them."""

from __future__ import annotations

from typing import Final

from pentakl.core.aspect import NOT_COUNTED, Aspect
from pentakl.core.events import NOBODY
from pentakl.core.state import State
from pentakl.games.ravehard.beliefs import suspicion
from pentakl.games.ravehard.chamber import EVIDENCE_NEEDED
from pentakl.games.ravehard.life import total_life
from pentakl.games.ravehard.play import RavehardTable

HORIZON: Final = 8
GIVES: Final = 1.0 / 3.0  # how often the holder of the weapon is thought to pass it on
ASPECTS: Final = [
    Aspect("life", 0.5),
    Aspect("shields", 0.3),
    Aspect("cards", 0.5),
    Aspect("rival-life", 0.5, False),
    Aspect("dark-life", 0.5, False),
    Aspect("boss-life", 0.6, False),
    Aspect("team-life", 0.8),
    Aspect("suspicion", 6.0, False),
]


def aspects(state: State, seat: int) -> list[float]:
    t = state.table
    assert isinstance(t, RavehardTable)
    me = t.players[seat]
    if not me.character:
        return [NOT_COUNTED] * len(ASPECTS)
    others = [player for player in t.players if player.index != seat]
    is_hunter = t.dark != NOBODY and t.dark != seat
    has_team = not t.is_duel and t.dark != seat
    return [
        float(total_life(t, seat)),
        float(len(me.shields)),
        float(len(me.hand)),
        float(total_life(t, 1 - seat)) if t.is_duel else NOT_COUNTED,
        float(t.players[t.dark].life) if is_hunter else NOT_COUNTED,
        float(t.boss_life) if t.boss_life > 0 else NOT_COUNTED,
        sum([float(total_life(t, player.index)) for player in others if player.index != t.dark])
        if has_team
        else NOT_COUNTED,
        suspicion_of(t, seat),
    ]


def suspicion_of(t: RavehardTable, seat: int) -> float:
    """How likely the others think it, on average and in percent, that this player holds the weapon."""
    if t.is_duel or t.dark != NOBODY or len(t.evidence) < EVIDENCE_NEEDED:
        return NOT_COUNTED
    living = [other for other in t.living() if other != seat]
    if not living:
        return NOT_COUNTED
    return sum([suspicion(t, other, GIVES)[seat] / 10.0 for other in living]) / len(living)
