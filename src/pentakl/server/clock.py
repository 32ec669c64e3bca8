"""The clock of one table. The game says how many seconds it gives; here they are measured, also across a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple


class Running(NamedTuple):
    """A clock of the game that runs: its number (another number is another clock), its seconds, since when."""

    number: int
    seconds: int
    since: float


def running(before: Running | None, clock: tuple[int, int] | None, now: float) -> Running | None:
    """The clock that runs after an entry of time `now`: still the one `before`, a new one, or none."""
    if clock is None:
        return None
    number, seconds = clock
    if before is not None and before.number == number:
        return before
    return Running(number, seconds, now)


class Clock:
    """Calls `run_out` once the time is over."""

    def __init__(self, run_out: Callable[[], None]) -> None:
        self.running: Running | None = None
        self._ends: float = 0.0
        self._run_out = run_out
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return self.running is not None

    def left(self) -> float | None:
        """The seconds that are left; None while no clock runs."""
        return None if self.running is None else max(0.0, round(self._ends - time.monotonic(), 1))

    def set(self, running: Running | None, at_least: float = 0.0) -> None:
        """Let this clock run, and `at_least` so many seconds from now if it has as many; None stops it.

        The wall clock may have been moved since the game's clock began, so it is read only here, and gives nobody more
        time than the game's clock has.
        """
        if running is not None and running == self.running:
            return
        self.stop()
        if running is None:
            return
        self.running = running
        left = max(0.0, running.since + running.seconds - time.time(), at_least)
        left = min(left, running.seconds)
        self._ends = time.monotonic() + left
        self._timer = asyncio.get_running_loop().call_later(left, self._run_out)

    def stop(self) -> None:
        self.running = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
