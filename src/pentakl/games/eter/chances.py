"""Chances of winning: from what a position is worth to a game, from a game to a match or a tournament."""

from __future__ import annotations

from math import exp
from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.search import chance_of_match
from pentakl.core.state import State
from pentakl.games.eter import tournament
from pentakl.games.eter.play import GAME, TOURNAMENT, EterTable
from pentakl.games.eter.quick_evaluation import SURE

SCALE: Final = 250.0  # a lead of so much makes a win 73 % likely: see docs/bots.md
LEAST: Final = 0.04  # as long as nothing is certain
WINS_NEEDED: Final = 2


def chance_of_game(value: float) -> float:
    """How likely a player is to win a game in which a position is worth so much to them.

    >>> chance_of_game(0.0), chance_of_game(-1_000_000.0)
    (0.5, 0.0)
    """
    if abs(value) > SURE:
        return 1.0 if value > 0.0 else 0.0
    return min(max(1.0 / (1.0 + exp(-value / SCALE)), LEAST), 1.0 - LEAST)


def chance_of_all(state: State, seat: int, game: float) -> float:
    """How likely a seat is to win everything that is played, if it wins this game so likely and later games are even.

    A drawn game counts as half a game won, since it decides nothing.
    """
    t = state.table
    assert isinstance(t, EterTable)
    if t.format == GAME:
        return game
    if t.format == TOURNAMENT:
        games = state.match.count + 1
        lead = tournament.markers(t.arena)[seat] - tournament.markers(t.arena)[1 - seat]
        won, lost = chance_of_lead(lead + 1, games), chance_of_lead(lead - 1, games)
        return game * won + (1.0 - game) * lost
    wins = state.match.wins
    return chance_of_match(WINS_NEEDED - wins[seat], WINS_NEEDED - wins[1 - seat], game)


def chance_of_lead(lead: int, games: int) -> float:
    """How likely a lead of so many markers after so many games of a tournament is to win it; lines do not count.

    >>> chance_of_lead(1, 5), chance_of_lead(0, 2), chance_of_lead(1, 4)
    (1.0, 0.5, 0.75)
    """
    if games >= tournament.GAMES:
        return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    return (chance_of_lead(lead + 1, games + 1) + chance_of_lead(lead - 1, games + 1)) / 2.0


def chance_of_mark(state: State, seat: int, cell: int) -> float:
    """How likely a seat is to win the tournament if it now marks this cell of the arena."""
    t = state.table.copy()
    assert isinstance(t, EterTable)
    tournament.mark(t, seat, cell)
    games = state.match.count + 1
    winner = tournament.decided_by(t.arena, t.size, games, [seat])
    if winner != NOBODY:
        return 1.0 if winner == seat else 0.0
    counts = tournament.markers(t.arena)
    return chance_of_lead(counts[seat] - counts[1 - seat], games)
