"""The ladder: every level of a game plays against the one below it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise

from pentakl.bots.searching import SearchBot, levels
from pentakl.core.errors import BadOption
from pentakl.core.search import Level
from pentakl.lab.arena import After, Played, Result, Study, play_in_processes
from pentakl.lab.intervals import WinRate


@dataclass(frozen=True)
class Rung:
    """A level, the one below it, and their games. `seconds` is how long they took by the wall clock."""

    level: str
    below: str
    result: Result
    seconds: float

    @property
    def win_rate(self) -> WinRate:
        return self.result.win_rates()[self.level]

    def document(self) -> dict[str, object]:
        return {
            "level": self.level,
            "below": self.below,
            "games": self.result.games,
            "wins": self.result.wins[self.level],
            "draws": self.result.draws,
            **self.win_rate.document(),
            "mean_decisions": self.result.document()["mean_decisions"],
            "seconds": round(self.seconds, 1),
        }


def rung_studies(plan: Study, iterations: Sequence[int] = ()) -> list[Study]:
    """A study for every rung, like `plan` but for its bots: a level and the one above it; raises BadOption."""
    known = levels(plan.game.key)
    if not known:
        raise BadOption(f"{plan.game.key} has no levels.")
    ready = with_iterations(known, iterations)
    return [replace(plan, bots=[SearchBot(below), SearchBot(level)]) for below, level in pairwise(ready)]


def climb(study: Study, workers: int, after: After | None = None) -> Rung:
    """Play the games of one rung."""
    started = time.perf_counter()
    result = play_in_processes(study, workers, after)
    below, level = study.titles()
    return Rung(level, below, result, time.perf_counter() - started)


def games_in_turn(rungs: Sequence[Rung]) -> list[Played]:
    """The first games of all rungs, then the second ones, and so on: no rung is rated before another."""
    return list(chain.from_iterable(zip(*[rung.result.played for rung in rungs], strict=True)))


def with_iterations(known: Sequence[Level], iterations: Sequence[int]) -> list[Level]:
    """These levels with other numbers of iterations: one for all of them or one for each; raises BadOption.

    >>> with_iterations([Level("adept", 100), Level("mage", 800)], [10, 20])
    [Level(key='adept', iterations=10, softness=0.0), Level(key='mage', iterations=20, softness=0.0)]
    """
    if not iterations:
        return list(known)
    if not known:
        raise BadOption("--iterations is for levels, and none of these bots is one.")
    if len(iterations) not in (1, len(known)) or min(iterations) < 1:
        raise BadOption(f"--iterations takes one number for all levels or {len(known)}, one for each, at least 1.")
    numbers = list(iterations) * len(known) if len(iterations) == 1 else iterations
    return [Level(level.key, number, level.softness) for level, number in zip(known, numbers)]
