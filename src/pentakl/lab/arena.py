"""The arena: bots against bots over many seeded games, with the seats rotated from game to game.

Everything about a game depends only on its number. So a study can be split into pieces, which can be pickled and played
anywhere, and the results of the pieces add up to the result of the whole study.
"""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from itertools import pairwise
from multiprocessing import get_context
from typing import Final, NamedTuple

from pentakl.bots import Bot, bot, random_bot
from pentakl.core.chance import quick
from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.core.record import Record
from pentakl.core.state import State
from pentakl.lab.intervals import WinRate, win_rate

# Called after every game.
Keep = Callable[[Record, State], None]
# Called with the result of every piece.
After = Callable[["Result"], None]
# Applies a function to every piece, here or elsewhere: `map`, or the map of a process pool or of Ray.
Map = Callable[["Callable[[Study], Result]", "list[Study]"], "Iterable[Result]"]

# Pieces of a study that is played in processes: so many that all cores have work to the end, and progress can be shown.
PIECES: Final = 240


class Played(NamedTuple):
    """One game: the seed of its deal, the bots that played it, and those that won it."""

    deal: int
    bots: tuple[str, ...]
    winners: tuple[str, ...]


@dataclass
class Result:
    """The result of a study. A win shared by a team counts for each of its bots and seats.

    A game without a winner is a draw, unless everybody has lost. `reasons` counts how the games ended. `played` has
    the games by their numbers, `records` their records if the study keeps them. The results of pieces can be added;
    `seconds` is then the sum of their times.
    """

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    draws: int = 0
    everybody_lost: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    winners_points: int = 0
    points: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    seconds: float = 0.0
    played: list[Played] = field(default_factory=list)
    records: list[str] = field(default_factory=list)

    def __add__(self, other: Result) -> Result:
        wins, wins_by_seat, reasons = self.wins.copy(), self.wins_by_seat.copy(), self.reasons.copy()
        points = self.points.copy()
        # `update` keeps bots and seats without a win, which `+` would drop.
        wins.update(other.wins)
        wins_by_seat.update(other.wins_by_seat)
        reasons.update(other.reasons)
        points.update(other.points)
        return Result(
            self.games + other.games,
            wins,
            wins_by_seat,
            self.draws + other.draws,
            self.everybody_lost + other.everybody_lost,
            reasons,
            self.winners_points + other.winners_points,
            points,
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            self.played + other.played,
            self.records + other.records,
        )

    def win_rates(self) -> dict[str, WinRate]:
        """The share of games that each bot won, with its confidence interval over deals."""
        return {bot: win_rate([(game.deal, bot in game.winners) for game in self.played]) for bot in self.wins}

    def mean_points(self) -> dict[str, float]:
        return {bot: round(self.points[bot] / max(self.games, 1), 2) for bot in self.wins}

    def document(self) -> dict[str, object]:
        winners = sum(self.wins.values())
        return {
            "games": self.games,
            "wins": dict(self.wins),
            "win_rates": {bot: rate.document() for bot, rate in self.win_rates().items()},
            "wins_by_seat": [count for _, count in sorted(self.wins_by_seat.items())],
            "draws": self.draws,
            "everybody_lost": self.everybody_lost,
            "reasons": dict(sorted(self.reasons.items())),
            "winners_mean_points": round(self.winners_points / max(winners, 1), 2),
            "mean_points": self.mean_points(),
            "mean_decisions": round(self.decisions / max(self.games, 1), 2),
            "decisions_per_second": round(self.decisions / max(self.seconds, 1e-9)),
        }


@dataclass(frozen=True)
class Study:
    """Games to be played, numbered from `first`. A bot is given by its name, or as any function that decides.

    In game n, bot j sits in seat (n + j) modulo the number of seats. Its deal has the seed `seed + n`. If deals are
    `duplicated`, each deal is played once for every rotation of the seats, which cancels the luck of the deal.
    With an `opening` that many random actions come first, the same in all games of a deal; none of them ends the game.
    If it is `recorded`, its result has the records of its games.
    """

    game: Game
    bots: Sequence[str | Bot]
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    first: int = 0
    duplicated: bool = False
    opening: int = 0
    recorded: bool = False

    def split(self, pieces: int) -> list[Study]:
        """The same games in this many pieces, or fewer: no piece is empty."""
        pieces = min(pieces, self.games)
        bounds = [self.games * piece // pieces for piece in range(pieces + 1)]
        return [replace(self, first=self.first + start, games=end - start) for start, end in pairwise(bounds)]

    def titles(self) -> list[str]:
        """The label of each bot."""
        return labels([each if isinstance(each, str) else each.__name__ for each in self.bots])

    def play(self, keep: Keep | None = None) -> Result:
        if self.games < 1:
            raise BadOption("An arena plays at least one game.")
        brains = [bot(self.game.key, each) if isinstance(each, str) else each for each in self.bots]
        titles = self.titles()
        seats = len(brains)
        result = Result(wins=Counter(dict.fromkeys(titles, 0)), wins_by_seat=Counter(dict.fromkeys(range(seats), 0)))
        started = time.perf_counter()
        for number in range(self.first, self.first + self.games):
            seed = self.seed + (number // seats if self.duplicated else number)
            record, state = self._play_game(number, seed, brains)
            if keep is not None:
                keep(record, state)
            outcome = state.outcome
            assert outcome is not None
            result.games += 1
            result.decisions += len(record.actions)
            winners = [titles[(seat - number) % seats] for seat in outcome.winners]
            result.played.append(Played(seed, tuple(titles), tuple(winners)))
            if self.recorded:
                result.records.append(record.to_text(outcome.dump()))
            result.wins.update(winners)
            for seat in outcome.winners:
                result.wins_by_seat[seat] += 1
                result.winners_points += outcome.points[seat]
            for seat in range(seats):
                result.points[titles[(seat - number) % seats]] += outcome.points[seat]
            result.draws += outcome.is_draw
            result.everybody_lost += outcome.everybody_lost
            result.reasons[outcome.reason] += 1
        result.seconds = time.perf_counter() - started
        return result

    def _play_game(self, number: int, seed: int, brains: Sequence[Bot]) -> tuple[Record, State]:
        game, seats = self.game, len(brains)
        state = game.start(seats, seed, self.options)
        record = Record(game.key, game.rules_version, seats, dict(state.settings), seed)
        state = self._open(record, state)
        chance = quick(self.seed + number)
        while state.outcome is None:
            seat = state.pending[0].seat
            take(record, state, seat, brains[(seat - number) % seats](state, seat, chance))
        return record, state

    def _open(self, record: Record, state: State) -> State:
        """The state after the opening; stops before an action that would end the game."""
        chance = quick(record.seed).fork()  # not what the bots of some game draw from
        for _ in range(self.opening):
            before, seat = state.clone(), state.pending[0].seat
            take(record, state, seat, random_bot(state, seat, chance))
            if state.outcome is not None:
                record.actions.pop()
                return before
        return state


def take(record: Record, state: State, seat: int, action: int) -> None:
    state.apply(seat, action)
    record.actions.append((seat, state.rules.actions[action]))


def play_piece(piece: Study) -> Result:
    """Play a piece of a study; a plain function, so that it can be sent to another process."""
    return piece.play()


def play_in_pieces(study: Study, pieces: int, map_over: Map) -> Result:
    """Play a whole study in pieces by `map_over`: `map`, or the map of a process pool or of Ray.

    >>> import pentakl
    >>> study = Study(pentakl.load("karmaka"), ["random", "random"], games=6, seed=1)
    >>> play_in_pieces(study, 4, map).wins == study.play().wins
    True
    """
    return sum(map_over(play_piece, study.split(pieces)), Result())


def play_in_processes(study: Study, workers: int, after: After | None = None) -> Result:
    """Play a whole study in this many processes of this machine, or in this process if it is one.

    `after` is called with the result of every piece, in the order of the games.
    """
    total, pieces = Result(), study.split(PIECES)
    with ExitStack() as stack:
        play_all: Map = map
        if min(workers, len(pieces)) > 1:
            # Spawned, not forked: a fork would copy the caller's threads and sockets.
            pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_at_interrupt)
            stack.callback(pool.shutdown, cancel_futures=True)
            play_all = pool.map
        for result in play_all(play_piece, pieces):
            if after is not None:
                after(result)
            total += result
    return total


def cores() -> int:
    """The number of processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def end_at_interrupt() -> None:
    """Ctrl-C reaches every process of a terminal; this one shall end without a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def labels(names: Sequence[str]) -> list[str]:
    """One label for each bot: its name, numbered if it plays more than once.

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
    bots: Sequence[str | Bot],
    games: int,
    seed: int,
    options: dict[str, str] | None = None,
    keep: Keep | None = None,
) -> Result:
    """Play a study in one piece."""
    return Study(game, bots, games, seed, options or {}).play(keep)
