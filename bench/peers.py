"""Compares whole random games with those of another engine: OpenSpiel's hearts, in the same process.

    make bench-peers        or        python -m bench.peers [--rounds 9] [--milliseconds 150]

Everything is measured in turns, round by round, in CPU time; the figures are medians of the rounds. A game is
measured from the deal to its end; only for ETER's training, whose games are nine decisions long, the deal is left out.
Only decisions of players are counted, also in hearts, where the deal is a sequence of chance nodes.

There are two figures for hearts: by its Python API, and by a loop in C++ that Python only starts.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import pyspiel

import pentakl
from pentakl.core.chance import quick
from pentakl.core.state import State
from pentakl.lab.whole_games import WAYS, Way, by_playout

DEALT_AT_ONCE = 20
HEARTS = pyspiel.load_game("hearts")
HEARTS_BOTS = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]


@dataclass
class Case:
    """A game of ours as it is measured."""

    title: str
    key: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    with_deal: bool = True

    def __post_init__(self) -> None:
        self.game = pentakl.load(self.key)

    def start(self, way: Way, seed: int) -> State:
        return way.start(self.game, self.seats, seed, self.options)


CASES = [
    Case("Karmaka, 2 seats", "karmaka", 2),
    Case("Cardia", "cardia", 2),
    Case("Fantastyczne światy, 4 seats", "realms", 4),
    Case("ETER, training", "eter", 2, {"format": "game"}, with_deal=False),
    Case("Ravehard, the duel", "ravehard", 2),
    Case("Ravehard, 4 seats", "ravehard", 4),
]


def our_rate(case: Case, way: Way, seconds: float, seed: int) -> float:
    """Decisions per second of our games."""
    source = random.Random(seed)
    decisions, spent = 0, 0.0
    while spent < seconds:
        seeds = range(seed, seed + DEALT_AT_ONCE)
        dealt = [] if case.with_deal else [case.start(way, each) for each in seeds]
        started = time.process_time()
        if case.with_deal:
            for each in seeds:
                decisions += way.play(case.start(way, each), source)
        else:
            for state in dealt:
                decisions += way.play(state, source)
        spent += time.process_time() - started
        seed += DEALT_AT_ONCE
    return decisions / spent


def hearts_by_api(source: random.Random) -> int:
    """One game of hearts through OpenSpiel's Python API; returns the number of decisions."""
    choose = source.choice
    state = HEARTS.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            # All cards are equally likely, so their probabilities need not be looked at.
            state.apply_action(choose(state.chance_outcomes())[0])
        else:
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
    return decisions


def hearts_by_loop(source: random.Random) -> int:
    """One game of hearts in OpenSpiel's own loop in C++, which does not say how many decisions it took."""
    pyspiel.evaluate_bots(HEARTS.new_initial_state(), HEARTS_BOTS, source.randrange(1 << 24))
    return 0


def hearts_rate(play: Callable[[random.Random], int], seconds: float, seed: int, mean_decisions: float) -> float:
    """Decisions per second of games of hearts, which take `mean_decisions` on average."""
    source = random.Random(seed)
    games, spent = 0, 0.0
    while spent < seconds:
        started = time.process_time()
        for _ in range(DEALT_AT_ONCE):
            play(source)
        spent += time.process_time() - started
        games += DEALT_AT_ONCE
    return games * mean_decisions / spent


def microseconds(work: Callable[[Any], object], positions: list[Any]) -> float:
    started = time.process_time()
    for position in positions:
        work(position)
    return (time.process_time() - started) / len(positions) * 1e6


def our_positions(case: Case) -> list[State]:
    """One position from each of some games, between effects if possible."""
    found = []
    for seed in range(40):
        state = case.game.start(case.seats, seed, case.options)
        state.playout(quick(seed), 4 + seed % 30 if case.with_deal else seed % 8)
        if state.outcome is None:
            found.append(state)
    return found * 10


def hearts_positions() -> list[Any]:
    found = []
    for seed in range(40):
        choose = random.Random(seed).choice
        state = HEARTS.new_initial_state()
        for _ in range(60 + seed):
            if state.is_terminal():
                break
            state.apply_action(choose(state.legal_actions()))
        if not state.is_terminal():
            found.append(state)
    return found * 10


def measure(rounds: int, seconds: float) -> dict[str, float]:
    """The median of every figure over the rounds."""
    source = random.Random(1)
    hearts_decisions = sum(hearts_by_api(source) for _ in range(400)) / 400
    positions = {case.title: our_positions(case) for case in CASES}
    dealt_hearts = hearts_positions()
    figures: dict[str, list[float]] = {}

    def note(name: str, value: float) -> None:
        figures.setdefault(name, []).append(value)

    for number in range(rounds):
        seed = 1_000_000 * number
        note("hearts api", hearts_rate(hearts_by_api, seconds, seed, hearts_decisions))
        note("hearts loop", hearts_rate(hearts_by_loop, seconds, seed, hearts_decisions))
        note("hearts clone", microseconds(lambda state: state.clone(), dealt_hearts))
        note("hearts view", microseconds(lambda state: state.information_state_tensor(0), dealt_hearts))
        for case in CASES:
            for way in WAYS:
                note(f"{case.title} {way.title}", our_rate(case, way, seconds, seed))
            note(f"{case.title} clone", microseconds(State.clone, positions[case.title]))
            note(f"{case.title} view", microseconds(lambda state: state.view(0), positions[case.title]))
    return {name: median(values) for name, values in figures.items()}


def print_table(figures: dict[str, float]) -> None:
    api, loop = figures["hearts api"], figures["hearts loop"]
    print("Decisions a second of whole random games, and their ratio to hearts (playout: to its loop in C++)")
    widths = [len(way.title) + 2 for way in WAYS]
    heads = "".join(f"{way.title:>{width}}" for way, width in zip(WAYS, widths, strict=True))
    print(f"{'':30}{heads}{'clone':>10}{'view':>10}")
    for case in CASES:
        line = f"{case.title:30}"
        for way, width in zip(WAYS, widths, strict=True):
            rate = figures[f"{case.title} {way.title}"]
            ratio = rate / (loop if way.play is by_playout else api)
            line += f"{f'{rate:,.0f} ({ratio:.2f})':>{width}}"
        clone, view = figures[f"{case.title} clone"], figures[f"{case.title} view"]
        print(line + f"{f'{clone:.1f} µs':>10}{f'{view:.1f} µs':>10}")
    clone, view = figures["hearts clone"], figures["hearts view"]
    both = f"{f'{api:,.0f} Python API':>{widths[0] + widths[1]}}{f'{loop:,.0f} C++':>{widths[2]}}"
    print(f"{'hearts of OpenSpiel':30}{both}{f'{clone:.1f} µs':>10}{f'{view:.1f} µs':>10}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Whole random games beside OpenSpiel's hearts.")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--milliseconds", type=int, default=150, help="CPU time of each figure in each round")
    given = parser.parse_args()
    print_table(measure(given.rounds, given.milliseconds / 1000))


if __name__ == "__main__":
    main()
