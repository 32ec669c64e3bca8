"""Python's garbage collector runs in quiet moments, not while people play.

Python counts references, so nearly everything is freed at once. What remains are cycles, such as a dropped table and
its bots. To find those, the collector stops everything and looks through all objects: with a thousand tables in memory
that took 400 ms, and right after many tables were opened it happened again and again.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

THRESHOLDS: Final = (5_000, 1_000_000, 1_000_000)
"""New objects are looked through once, 5,000 at a time, in a few milliseconds; older ones only as this module says."""
CHECK_SECONDS: Final = 5.0
QUIET_SECONDS: Final = 1.0
SHORTEST_INTERVAL: Final = 60.0
LONGEST_INTERVAL: Final = 600.0
"""If nobody ever rests, all objects are looked through after this time."""


def keep_start_out_of_collections() -> None:
    """Exclude everything loaded at the start from all collections, and collect rarely from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def is_time_to_collect(now: float, last_collection: float, last_command: float) -> bool:
    """Whether to collect now: after a while if the moment is quiet, after a long while in any case."""
    interval = now - last_collection
    is_quiet = now - last_command > QUIET_SECONDS
    return interval > LONGEST_INTERVAL or (is_quiet and interval > SHORTEST_INTERVAL)


async def collect_in_quiet_moments(last_command: Callable[[], float]) -> None:
    """Collect garbage from time to time, for ever. `last_command` returns a time of `time.monotonic`."""
    last_collection = time.monotonic()
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        if is_time_to_collect(time.monotonic(), last_collection, last_command()):
            gc.collect()
            last_collection = time.monotonic()
