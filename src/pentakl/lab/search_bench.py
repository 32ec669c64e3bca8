"""Benchmarks of searches: how many iterations a second, and how much memory they take.

Time is CPU time of this process, memory the growth of what it holds in RAM. Both are measured at the first question of
a game and in the middle of one, with as few seats as the game allows.
"""

from __future__ import annotations

import gc
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from pentakl.bots.bots import bot, simple_bots
from pentakl.bots.searching import begin, is_answered_at_once
from pentakl.core.chance import quick
from pentakl.core.game import Game
from pentakl.core.search import Search
from pentakl.core.state import State

SECONDS: Final = (0.5, 10.0)
SLICE: Final = 32  # iterations between two looks at the clock
MEGABYTE: Final = 1 << 20


def search_figures(game: Game, seconds: Sequence[float] = SECONDS) -> dict[str, float]:
    """The figures of both positions: iterations a second, and megabytes after each of these times."""
    figures: dict[str, float] = {}
    searches = []  # kept to the end: what one gave back, the next could use without growing
    for name, state, seat in positions_to_search(game):
        searches.append(begin(state, seat, 1))
        figures |= {f"search_{name}_{figure}": value for figure, value in measured(searches[-1], seconds).items()}
    return figures


def measured(search: Search, seconds: Sequence[float]) -> dict[str, float]:
    """The figures of one search. Its speed is that until the first of the times, at which most moves are made."""
    gc.collect()
    before = memory_held()
    figures: dict[str, float] = {}
    started = time.process_time()
    for limit in seconds:
        while (spent := time.process_time() - started) < limit:
            search.run(SLICE)
        figures.setdefault("iterations_per_second", search.iterations / spent)
        figures[f"megabytes_after_{limit:g}_s"] = max(memory_held() - before, 0) / MEGABYTE
    return figures


def positions_to_search(game: Game) -> Iterator[tuple[str, State, int]]:
    """A name, a position, and a seat that would search there: at the beginning and in the middle of one game."""
    found = list(searched_positions(game))
    yield "first", *found[0]
    yield "middle", *found[len(found) // 2]


def searched_positions(game: Game) -> Iterator[tuple[State, int]]:
    """The positions of one game in which a level would search; it is played by the game's advice, if it has any."""
    state, chance = game.start(game.seats_for({})[0], 1), quick(1)
    decide = bot(game.key, simple_bots(game.key)[-1])
    while state.outcome is None:
        question = state.pending[0]
        if len(state.legal(question.seat)) > 1 and not is_answered_at_once(game.key, question):
            yield state.clone(), question.seat
        state.apply(question.seat, decide(state, question.seat, chance))


def memory_held() -> int:
    """Bytes of this process in RAM; where the system does not say, the most that it ever held."""
    held = Path("/proc/self/statm")
    if held.exists():
        return int(held.read_text(encoding="ascii").split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
