"""Compares the speed of two checkouts, which do the same work in turns: what a change of the engine has gained.

    python -m bench.compare ../main ravehard [--rounds 5] [--milliseconds 300]

Both are measured compiled, each round in new processes, in CPU time; the figures are medians of the rounds. `make
compile` must have been run in both. Whole random games are measured, and one clone, one view and one decision of the
greedy bot at positions of its games.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent.parent


def microseconds(work: Callable[[], int], seconds: float) -> float:
    """CPU time for one unit of work; a call of `work` returns how many units it did."""
    done, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        done += work()
    return (time.process_time() - started) / done * 1e6


def measure(key: str, seats: int, seconds: float) -> dict[str, float]:
    """The figures of the engine that this process has loaded, in microseconds."""
    import pentakl
    from pentakl.bots import bot
    from pentakl.core.chance import quick
    from pentakl.core.state import State
    from pentakl.lab.whole_games import WAYS, Way

    game, greedy, chance, source = pentakl.load(key), bot(key, "greedy"), quick(1), random.Random(1)
    positions: list[State] = []
    for seed in range(6):
        state = game.start(seats, seed)
        while state.outcome is None:
            positions.append(state.clone())
            state.apply(state.movers()[0], greedy(state, state.movers()[0], chance))
    positions = positions[::5]

    def at_each(work: Callable[[State], object]) -> float:
        def once() -> int:
            for state in positions:
                work(state)
            return len(positions)

        return microseconds(once, seconds)

    def by(way: Way) -> float:
        return microseconds(lambda: way.play(way.start(game, seats, source.randrange(10**6)), source), seconds)

    return {f"a decision by {way.title}": by(way) for way in WAYS} | {
        "a decision of greedy": at_each(lambda state: greedy(state, state.movers()[0], chance)),
        "clone": at_each(State.clone),
        "view": at_each(lambda state: state.view(state.movers()[0])),
    }


def measured_by(checkout: Path, arguments: list[str]) -> dict[str, float]:
    environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "PENTAKL_ENGINE": "compiled"}
    command = [sys.executable, __file__, "--here", *arguments]
    printed = subprocess.run(command, env=environment, cwd=checkout, check=True, capture_output=True, text=True).stdout
    figures: dict[str, float] = json.loads(printed)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="The same work by two checkouts in turns.")
    parser.add_argument("other", nargs="?", type=Path, help="the checkout to compare with")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--milliseconds", type=int, default=300, help="CPU time of each figure in each round")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        print(json.dumps(measure(given.game, given.seats, given.milliseconds / 1000)))
        return
    arguments = [given.game, "--seats", str(given.seats), "--milliseconds", str(given.milliseconds)]
    rounds = [
        (measured_by(given.other.resolve(), arguments), measured_by(HERE, arguments)) for _ in range(given.rounds)
    ]
    print(f"{given.game}, {given.seats} seats, in microseconds{'':14}{'there':>10}{'here':>10}{'ratio':>8}")
    for name in rounds[0][0]:
        there, here = median(old[name] for old, _ in rounds), median(new[name] for _, new in rounds)
        print(f"{name:50}{there:10.2f}{here:10.2f}{there / here:8.2f}")


if __name__ == "__main__":
    main()
