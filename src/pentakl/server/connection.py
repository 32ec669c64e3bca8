"""One client's socket: a bounded queue of messages that wait to be sent. Knows no table and no protocol.

Whoever broadcasts only puts into queues and never waits; a client that does not read is cut off when its queue is full.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from litestar.types import Message

from pentakl.server.limits import Limits

POLICY: Final = 1008
BROKEN: Final = 4500
"""What is stored of the table cannot be used: do not come back."""
SENT_IN_A_ROW: Final = 4
POLITE_SECONDS: Final = 5.0

Send = Callable[[Message], Awaitable[None]]


class Connection:
    """A person's socket. `cut` ends it at once, whatever is still unsent."""

    __slots__ = ("_bytes", "_cut", "_limits", "_queue", "_send", "_wake", "is_open", "person", "was_slow")

    def __init__(self, person: str, send: Send, cut: Callable[[], None], limits: Limits) -> None:
        self.person = person
        self.is_open = True
        self.was_slow = False
        self._send = send
        self._cut = cut
        self._limits = limits
        self._queue: deque[str | int] = deque()  # texts, and at last the code to close with
        self._bytes = 0
        self._wake = asyncio.Event()

    def post(self, text: str) -> None:
        """Send a message soon. Never waits."""
        if not self.is_open:
            return
        limits = self._limits
        too_many = len(self._queue) >= limits.unsent_messages
        # One long message alone is no sign of a slow client.
        too_long = bool(self._queue) and self._bytes + len(text) > limits.unsent_bytes
        if too_many or too_long:
            self.was_slow = True
            self.is_open = False
            self._queue.clear()
            self._cut()
            return
        self._queue.append(text)
        self._bytes += len(text)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close after what was posted so far."""
        if self.is_open:
            self.is_open = False
            self._queue.append(code)
            self._wake.set()

    async def pump(self) -> None:
        """Send what was posted, as fast as the client reads, until the socket closes."""
        sent = 0
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._queue:
                    # Sending need not wait for anything, so others are given their turn; and if the client has gone,
                    # this is when we hear of it.
                    sent += 1
                    if sent % SENT_IN_A_ROW == 0:
                        await asyncio.sleep(0)
                        continue
                    item = self._queue.popleft()
                    if isinstance(item, int):
                        async with asyncio.timeout(POLITE_SECONDS):
                            await self._send({"type": "websocket.close", "code": item, "reason": ""})
                        return
                    await self._send({"type": "websocket.send", "text": item, "bytes": None})
                    self._bytes -= len(item)
        except TimeoutError:
            self._cut()
        except OSError:
            # The client has gone; whoever reads from it will hear so too.
            self.is_open = False
