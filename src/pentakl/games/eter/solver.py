"""Solves training without illusions and explosions exactly: for `pentakl solve eter FILE` and for the bot."""

from __future__ import annotations

from pentakl.core.errors import BadPosition
from pentakl.core.grid import place_of
from pentakl.core.state import State
from pentakl.games.eter import actions
from pentakl.games.eter.field import coordinates
from pentakl.games.eter.play import MOVING, NO_EXPLOSIONS, EterTable
from pentakl.games.eter.plays import one_of_each, play_of
from pentakl.games.eter.printed import ETER, RANKS, TRAINING_SIZE
from pentakl.games.eter.training import Position, Solution
from pentakl.games.eter.training import solve as solve_position


def solve(state: State) -> dict[str, object]:
    """What a position is worth to the mover, and all best plays.

    The value is 2 for a win by a line, 1 for one by points, 0 for a draw, -1 and -2 for losses.

    Raises BadPosition unless it is the start of a turn of training without illusions and explosions.
    """
    t = state.table
    assert isinstance(t, EterTable)
    if state.outcome is not None or not is_training(t):
        raise BadPosition(
            "Only training without illusions, explosions, holes, markers and cards aside can be solved, "
            "at the start of a turn."
        )
    solution = solution_of(t)
    best = [f"{RANKS[value - 1]}@{row},{column}" for value, row, column in solution.best] or [actions.ACTIONS[0]]
    return {"proved": True, "value": solution.value, "best": sorted(best), "nodes": solution.nodes}


def is_training(t: EterTable) -> bool:
    """Whether this is the start of a turn in a game that the search knows completely."""
    if t.size != TRAINING_SIZE or t.has_illusions or t.explosions != NO_EXPLOSIONS or t.phase != MOVING:
        return False
    if t.taken() != t.cells or t.illusions or t.supported or t.crumbled or t.wall >= 0:
        return False
    return not any(player.aside for player in t.players)


def solution_of(t: EterTable) -> Solution:
    return solve_position(position_of(t))


def position_of(t: EterTable) -> Position:
    tops: list[tuple[int, int, int, int]] = []
    for number, cell in enumerate(t.cells):
        top = t.stacks[number][-1]
        row, column = coordinates(cell)
        tops.append((row, column, t.owner(top), t.strength(top)))
    ranks = [[t.rank(token) for token in player.hand] for player in t.players]
    hands = [[held.count(rank) for rank in range(ETER)] for held in ranks]
    return Position(tops, hands, t.mover, t.is_last_turn, t.has_passed)


def perfect_play(t: EterTable) -> int:
    """The best play of the mover, who must have one; among equals the one after which the rival errs most easily."""
    solution = solution_of(t)
    value, row, column = solution.best[solution.replies.index(min(solution.replies))]
    for token in one_of_each(t, t.players[t.mover].hand):
        if t.rank(token) == value - 1:
            return play_of(token, place_of(row, column))
    raise AssertionError(f"the mover has no {value} in hand")
