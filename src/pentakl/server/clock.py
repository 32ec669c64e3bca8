"""The clock of one table. The game sets its seconds; the time is measured here, also across a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple


class Running(NamedTuple):
    """A running clock of the game: its number, which no other clock of the game has, its seconds, and its start."""

    number: int
    seconds: int
    since: float


def running(before: Running | None, clock: tuple[int, int] | None, now: float) -> Running | None:
    """The clock that runs after an entry at time `now`: the same as before, a new one, or none."""
    if clock is None:
        return None
    number, seconds = clock
    if before is not None and before.number == number:
        return before
    return Running(number, seconds, now)


class Clock:
    """Calls `run_out` when the time is over."""

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
        """Start this clock with at least `at_least` seconds left, but never more than its total; None stops it.

        The system time may have been changed since the start, so it is read only here and can never add time.
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
