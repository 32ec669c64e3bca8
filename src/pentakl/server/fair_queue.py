"""A queue for a few places, in which groups of callers take turns. `bot_pool` and `helper_pool` use it.

A group is whoever must not keep others waiting by asking often: an address, or a table.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Lets as many callers through at a time as it has places; groups take turns.

    Callers in the background wait until nobody else does, and then take turns as well.
    """

    __slots__ = ("_background", "_free", "_waiting")

    def __init__(self, places: int = 1) -> None:
        self._free = list(range(places))
        self._waiting: dict[str, deque[asyncio.Future[int]]] = {}  # the next group first
        self._background: dict[str, deque[asyncio.Future[int]]] = {}

    def __len__(self) -> int:
        """How many callers wait, without those in the background."""
        return sum(not called.done() for line in self._waiting.values() for called in line)

    @asynccontextmanager
    async def turn(
        self, group: str, seconds: float | None = None, in_background: bool = False
    ) -> AsyncIterator[int]:  # fmt: skip
        """Wait for a place, which is taken as long as the context lasts; raises TimeoutError after `seconds`."""
        place = await self.enter(group, seconds, in_background)
        try:
            yield place
        finally:
            self.leave(place)

    async def enter(self, group: str, seconds: float | None = None, in_background: bool = False) -> int:
        """Wait for a place and take it; raises TimeoutError after this many seconds. `leave` gives it back."""
        if self._free:
            return self._free.pop()
        called: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        lines = self._background if in_background else self._waiting
        lines.setdefault(group, deque()).append(called)
        try:
            async with asyncio.timeout(seconds):
                return await called
        except BaseException:
            # This caller got the place and was cancelled in the same moment: pass it on.
            if called.done() and not called.cancelled():
                self.leave(called.result())
            raise

    def leave(self, place: int) -> None:
        """Give a place back: the next caller takes it."""
        while lines := self._waiting or self._background:
            group = next(iter(lines))
            line = lines.pop(group)
            called = line.popleft()
            if line:
                lines[group] = line  # behind all others
            if not called.done():
                called.set_result(place)
                return
        self._free.append(place)
