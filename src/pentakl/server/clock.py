"""The clock of one table. The game says how many seconds it gives; here they are measured, also across a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


def running_since(since: float | None, deadline: int | None, now: float) -> float | None:
    """When the running clock has started, after an entry of time `now`; None while none runs."""
    if deadline is None:
        return None
    return now if since is None else since


class Clock:
    """Calls `run_out` once the time is over."""

    def __init__(self, run_out: Callable[[], None]) -> None:
        self.since: float | None = None
        self._ends: float = 0.0
        self._run_out = run_out
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return self.since is not None

    def left(self) -> float | None:
        """The seconds that are left; None while no clock runs."""
        return None if self.since is None else max(0.0, round(self._ends - time.time(), 1))

    def set(self, since: float | None, deadline: int | None, at_least: float = 0.0) -> None:
        """Run since a moment for so many seconds, and `at_least` so many from now; None stops it."""
        if since is not None and since == self.since:
            return
        self.stop()
        if since is None or deadline is None:
            return
        self.since = since
        now = time.time()
        self._ends = max(since + deadline, now + at_least)
        self._timer = asyncio.get_running_loop().call_later(max(0.0, self._ends - now), self._run_out)

    def stop(self) -> None:
        self.since = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
