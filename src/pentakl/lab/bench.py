"""Benchmarks of the running build for one game. Compare figures of the same run only.

`pentakl bench GAME` runs this once interpreted and once compiled and prints both.
"""

from __future__ import annotations

import importlib
import importlib.util
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeVar

from pentakl.core.chance import Chance, quick
from pentakl.core.errors import BadOption
from pentakl.core.game import Game
from pentakl.core.state import State
from pentakl.games import load
from pentakl.lab.search_bench import SECONDS, search_figures
from pentakl.lab.whole_games import WAYS, Way

T = TypeVar("T")

ROLLOUT = 40
REPEATS = 5
WHOLE_GAMES = 8


def run(key: str, thinking: Sequence[float] = SECONDS) -> dict[str, float]:
    """The figures of this build; times in microseconds, each the best of several repeats.

    The memory of a search is measured after each of the times in `thinking`, in seconds of CPU time.
    """
    game = load(key)
    searching = search_figures(game, thinking)  # first, while this process holds little else
    seats = most_seats(game)
    quiet = [state for seed in range(8) for state in positions(game, seats, seed, mid_effect=False)]
    mid_effect = [state for seed in range(8) for state in positions(game, seats, seed, mid_effect=True)]
    # In some games every question is asked inside an effect, in others none is.
    quiet, mid_effect = quiet or mid_effect, mid_effect or quiet
    chance = quick(1)
    rollout_us = best_us(lambda state: roll_out(state, chance), quiet)
    made = sum(state.scratch().playout(quick(1), ROLLOUT) for state in quiet) / len(quiet)
    scratches = [state.scratch() for state in quiet]
    figures = {
        "decisions_per_second": made / rollout_us * 1e6,
        "clone_us": best_us(State.clone, quiet),
        "clone_mid_effect_us": best_us(State.clone, mid_effect),
        "determinize_us": best_us(lambda state: state.determinize(0, chance), scratches),
        "view_us": best_us(lambda state: state.view(0), quiet),
        "rollout_us": rollout_us,
        "iteration_us": best_us(lambda state: iterate(state, chance), mid_effect),
    }
    for way in WAYS:
        name = way.title.split(" ")[-1]
        figures[f"whole_games_by_{name}_decisions_per_second"] = rate_of_whole_games(game, seats, way)
    return {name: round(value, 3) for name, value in (figures | searching | own_figures(key)).items()}


def rate_of_whole_games(game: Game, seats: int, way: Way) -> float:
    """Decisions a second, from the deal to the end of some random games."""
    rates = []
    for _ in range(REPEATS):
        source, started = Random(1), time.perf_counter()
        decisions = sum([way.play(way.start(game, seats, seed), source) for seed in range(WHOLE_GAMES)])
        rates.append(decisions / (time.perf_counter() - started))
    return max(rates)


def own_figures(key: str) -> dict[str, float]:
    """A game's own benchmarks: the functions in `WORK` of its module `workload`, if it has one.

    Each function returns how many things it did; reported are things per second and microseconds for each.
    """
    module = f"pentakl.games.{key}.workload"
    if importlib.util.find_spec(module) is None:
        return {}
    pieces: dict[str, Callable[[], int]] = importlib.import_module(module).WORK
    figures: dict[str, float] = {}
    for name, piece in pieces.items():
        done = piece()
        each_us = best_us(lambda work: work(), [piece]) / done
        figures |= {f"{name}_per_second": 1e6 / each_us, f"{name}_us": each_us}
    return figures


def most_seats(game: Game) -> int:
    """The most seats that the game allows with its default options."""
    for seats in range(game.rules.most_seats, game.rules.fewest_seats, -1):
        try:
            game.rules.settings_for(seats, {})
        except BadOption:
            continue
        return seats
    return game.rules.fewest_seats


def positions(game: Game, seats: int, seed: int, mid_effect: bool) -> Iterator[State]:
    """A few positions of one random game, either between effects or in the middle of them."""
    state = game.start(seats, seed)
    chance = quick(seed)
    found = 0
    while state.outcome is None and found < 5:
        seat = state.pending[0].seat
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        if state.is_mid_effect == mid_effect and state.outcome is None and chance.below(4) == 0:
            found += 1
            yield state.clone()


def roll_out(state: State, chance: Chance) -> None:
    state.scratch().playout(chance, ROLLOUT)


def iterate(state: State, chance: Chance) -> None:
    """One iteration of a search: copy in the middle of an effect, determinize, play on."""
    world = state.scratch()
    world.determinize(state.pending[0].seat, chance)
    world.playout(chance, ROLLOUT)


def best_us(work: Callable[[T], object], over: Sequence[T]) -> float:
    best = float("inf")
    for _ in range(REPEATS):
        started = time.perf_counter()
        for item in over:
            work(item)
        best = min(best, (time.perf_counter() - started) / len(over))
    return best * 1e6
