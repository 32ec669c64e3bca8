"""One client's socket at a table: a bounded queue of messages that wait to be sent. Knows no table and no protocol.

A broadcast only appends to the queues and never waits; a client that does not read is cut off when its queue is full.
"""

from __future__ import annotations

import asyncio
from typing import Final

from pentakl.server.limits import Limits
from pentakl.server.uvicorn_socket import TableSocketProtocol

POLICY: Final = 1008
BROKEN: Final = 4500
"""The stored table cannot be used; the client must not reconnect."""
POLITE_SECONDS: Final = 5.0


class Connection:
    """A person's socket."""

    __slots__ = (
        "_bytes", "_closing", "_limits", "_queue", "_release", "_sending", "_socket", "is_open", "person", "was_slow",
    )  # fmt: skip

    def __init__(self, person: str, socket: TableSocketProtocol, limits: Limits) -> None:
        self.person = person
        self.is_open = True
        self.was_slow = False
        self._socket = socket
        self._limits = limits
        self._queue: list[bytes] = []
        self._bytes = 0
        self._sending: asyncio.Handle | None = None
        self._release: asyncio.TimerHandle | None = None  # until then nothing is sent
        self._closing: int | None = None  # the code to close with once the queue is empty
        socket.on_writable = self._send_queue

    def post(self, text: bytes) -> None:
        """Send a message soon, together with others that are posted at the same moment. Never waits."""
        if not self.is_open:
            return
        limits = self._limits
        too_many = len(self._queue) >= limits.unsent_messages
        # A single long message does not mean that the client is slow.
        too_long = bool(self._queue) and self._bytes + len(text) > limits.unsent_bytes
        if too_many or too_long:
            self.was_slow = True
            self.is_open = False
            self._queue.clear()
            self._socket.cut()
            return
        self._queue.append(text)
        self._bytes += len(text)
        self._send_soon()

    def hold(self, until: float) -> None:
        """Send nothing before this moment of the loop's clock; what is posted until then is sent together."""
        if self._release is None:
            self._release = self._socket.loop.call_at(until, self._send_held)

    def _send_held(self) -> None:
        self._release = None
        self._send_queue()

    def close(self, code: int) -> None:
        """Close after sending what was posted so far; a client that does not read it is cut off soon."""
        if self.is_open:
            self.is_open = False
            self._closing = code
            self._send_soon()
            self._socket.loop.call_later(POLITE_SECONDS, self._cut_unless_closed)

    def _send_soon(self) -> None:
        if self._sending is None:
            self._sending = self._socket.loop.call_soon(self._send_queue)

    def _send_queue(self) -> None:
        """Send the queue if the client keeps up; otherwise it is sent when the client has read enough."""
        self._sending = None
        if not self._socket.is_writable or self._release is not None:
            return
        if self._queue:
            self._socket.write_texts(self._queue)
            self._queue.clear()
            self._bytes = 0
        if self._closing is not None:
            self._socket.close_with(self._closing)
            self._closing = None

    def _cut_unless_closed(self) -> None:
        if self._closing is not None:
            self._socket.cut()
