"""Perft: counts the sequences of actions of each length. Two engines for one game can be compared by these numbers.

Uses only the public API of a state. It counts in the real position of one deal, not in what a seat knows.
"""

from __future__ import annotations

from pentakl.core.errors import BadOption
from pentakl.core.state import State


def perft(state: State, depth: int) -> list[int]:
    """The numbers of sequences of 1, 2, … `depth` actions from a position to the end of its game; raises BadOption.

    The first seat that is asked acts, so questions asked together are answered in their order. An idle action
    (`Rules.idle_actions`) that is the only legal one is not counted. The next game of a match is not counted either.
    """
    if depth < 1:
        raise BadOption(f"The depth is a number of actions, at least 1, not {depth}.")
    counts = [0] * depth
    add_sequences(state, state.match.count, 0, counts)
    return counts


def add_sequences(state: State, games: int, plies: int, counts: list[int]) -> None:
    """Add the sequences that continue after this many actions; `games` were over before the counted game."""
    if state.outcome is not None or state.match.count > games:
        return
    seat = next(choice.seat for choice in state.pending if not choice.side)
    legal = state.legal(seat)
    is_idle = len(legal) == 1 and state.rules.actions[legal[0]] in state.rules.idle_actions
    if not is_idle:
        counts[plies] += len(legal)
        plies += 1
    if plies < len(counts):
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            add_sequences(after, games, plies, counts)
