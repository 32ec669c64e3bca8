"""What players of Fantastyczne światy count: the points of a hand, what rivals can take. A hint explains by them."""

from __future__ import annotations

from typing import Final

from pentakl.core.aspect import NOT_COUNTED, Aspect
from pentakl.core.state import State
from pentakl.games.realms.estimate import estimated_points, mask_of
from pentakl.games.realms.hand import HAND_SIZE, bit
from pentakl.games.realms.play import RealmsTable
from pentakl.games.realms.table import STANDARD

HORIZON: Final = 0  # the rest of a game changes a hand too much for the first card to show
ASPECTS: Final = [Aspect("points", 3.0), Aspect("left", 4.0, False)]


def aspects(state: State, seat: int) -> list[float]:
    t = state.table
    assert isinstance(t, RealmsTable)
    return [points_of(t, seat), left_for(t, (seat + 1) % t.seats) if t.variant == STANDARD else NOT_COUNTED]


def points_of(t: RealmsTable, seat: int) -> float:
    """What a hand is worth now. A card too many, which must be discarded, is the one that is missed least."""
    cards = t.faces(t.hands[seat])
    area, nameable = mask_of(t.faces(t.discard)), t.seen_outside_deck(seat)
    if len(cards) <= HAND_SIZE:
        return float(estimated_points(mask_of(cards), area, nameable))
    whole = mask_of(cards)
    return max([float(estimated_points(whole & ~bit(card), area | bit(card), nameable)) for card in cards])


def left_for(t: RealmsTable, rival: int) -> float:
    """By how much the best card of the discard area would improve the next player's hand."""
    hand = mask_of(t.faces(t.hands[rival]))
    area, nameable = mask_of(t.faces(t.discard)), t.seen_outside_deck(rival)
    before = estimated_points(hand, area, nameable)
    gain = 0.0
    for card in t.faces(t.discard):
        gain = max(gain, float(estimated_points(hand | bit(card), area & ~bit(card), nameable) - before))
    return gain
