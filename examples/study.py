"""A study in pickled pieces, played by a process pool or by Ray: the total is the same for any number of workers.

    python -m examples.study --games 10000 --workers 7 [--game karmaka] [--ray]

It prints the result, a digest of the result, and the time it took.
"""

from __future__ import annotations

import argparse
import pickle
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pentakl
from pentakl.core.saving import fingerprint
from pentakl.lab.arena import Result, Study


def play(pickled: bytes) -> bytes:
    """Runs in a worker, on this machine or another one: it needs nothing but the pickled piece."""
    piece: Study = pickle.loads(pickled)
    return pickle.dumps(piece.play())


def play_by_pool(pieces: list[bytes], workers: int) -> list[bytes]:
    # Spawned, not forked: the workers share nothing with this process.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return list(pool.map(play, pieces))


def play_by_ray(pieces: list[bytes], workers: int) -> list[bytes]:
    import ray

    ray.init(num_cpus=workers)
    remote = ray.remote(play)
    played: list[bytes] = ray.get([remote.remote(piece) for piece in pieces])
    return played


def play_in_pieces(
    study: Study, workers: int, play_pieces: Callable[[list[bytes], int], list[bytes]]
) -> dict[str, object]:
    """The result of the whole study, without the time that it took."""
    pieces = [pickle.dumps(piece) for piece in study.split(workers)]
    found = sum([pickle.loads(result) for result in play_pieces(pieces, workers)], Result()).document()
    del found["decisions_per_second"]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Play a study in pickled pieces; the result is the same for any number of workers."
    )
    parser.add_argument("--game", default="karmaka")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ray", action="store_true", help="use Ray (pip install ray) instead of a process pool")
    given = parser.parse_args()
    study = Study(pentakl.load(given.game), ["random", "random"], given.games, seed=1)
    started = time.perf_counter()
    found = play_in_pieces(study, given.workers, play_by_ray if given.ray else play_by_pool)
    print(found)
    print(f"digest {fingerprint(found)}")
    print(f"{given.workers} workers, {time.perf_counter() - started:.1f} s")


if __name__ == "__main__":
    main()
