"""The arena: bots against bots over many seeded games, with the seats rotated from game to game."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pentakl import bots
from pentakl.core.chance import quick
from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.core.record import Record
from pentakl.core.state import State


@dataclass
class Result:
    """What an arena found. A win shared by a team counts for each of its bots.

    A game without a winner is a draw, unless everybody has lost. `reasons` counts how the games ended.
    """

    games: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    draws: int = 0
    everybody_lost: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    winners: int = 0
    winners_points: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def document(self) -> dict[str, object]:
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "everybody_lost": self.everybody_lost,
            "reasons": dict(sorted(self.reasons.items())),
            "winners_mean_points": round(self.winners_points / max(self.winners, 1), 2),
            "mean_decisions": round(self.decisions / max(self.games, 1), 2),
            "decisions_per_second": round(self.decisions / max(self.seconds, 1e-9)),
        }


def labels(names: Sequence[str]) -> list[str]:
    """One label a bot: its name, numbered when it plays more than once.

    >>> labels(["greedy", "random", "greedy"])
    ['greedy#1', 'random', 'greedy#2']
    """
    total, seen = Counter(names), Counter[str]()
    result = []
    for name in names:
        seen[name] += 1
        result.append(f"{name}#{seen[name]}" if total[name] > 1 else name)
    return result


def run(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, str],
    keep: Callable[[Record, State], None] | None = None,
) -> Result:
    """Play `games` games; game i has seed `seed + i`, and bot j sits in seat (i + j) modulo their number."""
    if games < 1:
        raise BadOption("An arena plays at least one game.")
    brains = [bots.bot(game.key, name) for name in names]
    seats = len(brains)
    titles = labels(names)
    result = Result(wins=dict.fromkeys(titles, 0))
    started = time.perf_counter()
    for number in range(games):
        state = game.start(seats, seed + number, options)
        record = Record(game.key, game.rules_version, seats, dict(state.settings), seed + number)
        chance = quick(seed + number)
        while state.outcome is None:
            seat = next(choice.seat for choice in state.pending)
            action = brains[(seat - number) % seats](state, seat, chance)
            state.apply(seat, action)
            record.actions.append((seat, game.text(action)))
        if keep is not None:
            keep(record, state)
        result.games += 1
        result.decisions += len(record.actions)
        for seat in state.outcome.winners:
            result.wins[titles[(seat - number) % seats]] += 1
            result.winners += 1
            result.winners_points += state.outcome.points[seat]
        result.draws += state.outcome.is_draw
        result.everybody_lost += state.outcome.everybody_lost
        result.reasons[state.outcome.reason] += 1
    result.seconds = time.perf_counter() - started
    return result
