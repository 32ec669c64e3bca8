"""What a search knows about Karmaka: a quick way to play on, and how near each player is to Transcendence."""

from __future__ import annotations

from math import exp
from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.search import Level
from pentakl.core.state import State
from pentakl.games.karmaka.cards import COLOUR, VALUE
from pentakl.games.karmaka.play import DEED, FUTURE, PASS, KarmakaTable
from pentakl.games.karmaka.table import AGAIN, MOSAIC, NEEDED, PLAY, TRANSCENDENCE, Seat

LEVELS: Final = [Level("apprentice", 20, 0.1), Level("adept", 100), Level("mage", 500), Level("archmage", 5_000)]
LIMIT: Final = 40
# In points of Deeds, found by games against each other: see docs/bots.md.
A_RUNG: Final = 6.0
A_CARD: Final = 0.5
A_POINT_TO_COME: Final = 0.5
A_RING: Final = 0.8
SURE: Final = 4.0  # a lead of this many points makes a win 73 % likely


def policy(state: State, choice: Choice, chance: Chance) -> int:
    """Any option; of two plays the better one by its points, where it is a play."""
    options = choice.options
    option = options[chance.below(len(options))]
    if (choice.prompt != PLAY and choice.prompt != AGAIN) or option == PASS:
        return option
    other = options[chance.below(len(options))]
    if other == PASS:
        return option
    t = state.table
    assert isinstance(t, KarmakaTable)
    return option if play_value(t, option) >= play_value(t, other) else other


def play_value(t: KarmakaTable, option: int) -> int:
    way = option & 3
    if way == DEED:
        return 4 + VALUE[t.face[option >> 2]]
    return 4 + VALUE[t.face[option >> 2]] if way == FUTURE else 5


def estimate(state: State) -> list[float]:
    """How likely each seat is to win, from how far it has come."""
    t = state.table
    assert isinstance(t, KarmakaTable)
    reached = [way_gone(t, player) for player in t.players]
    furthest = max(reached)
    sides = [0.0] * t.seats  # by team: of each the one who is furthest counts
    for seat in range(t.seats):
        sides[t.team[seat]] = max(sides[t.team[seat]], exp((reached[seat] - furthest) / SURE))
    total = sum(sides)
    return [sides[t.team[seat]] / total for seat in range(t.seats)]


def way_gone(t: KarmakaTable, player: Seat) -> float:
    """How far a player has come, in points: rungs, the Deeds of this life, and what the next ones can begin with."""
    if player.rung >= TRANSCENDENCE:
        return 100.0
    face = t.face
    deeds = [0, 0, 0]
    wild = 0
    for token in player.deeds:
        colour = COLOUR[face[token]]
        if colour == MOSAIC:
            wild += VALUE[face[token]]
        else:
            deeds[colour] += VALUE[face[token]]
    needed = NEEDED[player.rung]
    earned = max(deeds) + wild + player.rings
    coming = deeds[:]
    for token in player.hand:
        colour = COLOUR[face[token]]
        if colour == MOSAIC:
            wild += VALUE[face[token]]
        else:
            coming[colour] += VALUE[face[token]]
    could = min(max(coming) + wild + player.rings, needed)
    sown = 0.0
    for token in player.future:
        sown += VALUE[face[token]]
    gone = player.rung * A_RUNG + A_RING * player.rings + 0.4 * sown
    gone += min(earned, needed) + A_POINT_TO_COME * max(could - earned, 0)
    return gone + A_CARD * (len(player.hand) + len(player.deck))
