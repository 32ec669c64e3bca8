"""Extends uvicorn's WebSocket protocol by what ASGI lacks: writing without waiting, and cutting off a client.

ASGI sends one message after the other, each in an `await`, and can only close a socket politely, after everything has
been sent. But a table sends to many clients at once and must not wait for any of them, and the socket of a client that
does not read would stay open for ever.

Messages to a client are framed here: they are plain text in one frame, without compression. Input that is just one
short text frame, as commands are, is parsed here, in a third of the time that `websockets` takes. `websockets` parses
everything else, strictly.
"""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport
from collections.abc import Callable, Iterable
from typing import Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

POLITE_SECONDS: Final = 5.0
LARGEST_PORTION: Final = 16 * 1024
"""Bytes that are parsed at once: during a flood of tiny frames other tasks run between two portions."""
MESSAGES_AHEAD: Final = 4
"""Messages that may wait for the application before reading is paused: each pause costs system calls."""

SINGLE_TEXT_FRAME: Final = 0x81
LENGTH_IN_2_BYTES: Final = 126
LENGTH_IN_8_BYTES: Final = 127
IS_FINAL: Final = 0x80
IS_MASKED: Final = 0x80
OPCODE: Final = 0x0F
CONTINUATION: Final = 0
SHORT_HEADER: Final = 6  # two bytes, and four of the mask


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol. The application finds it as `socket` in the state of the scope."""

    on_writable: Callable[[], None] | None = None
    """Called when the client has read enough for more to be written."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._unparsed = bytearray()
        self._next_portion: asyncio.Handle | None = None
        self._is_between_frames = False  # stays False once the client has sent what only `websockets` can parse

    def connection_lost(self, exc: Exception | None) -> None:
        self._unparsed.clear()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["socket"] = self
            self._is_between_frames = True

    # --- writing

    @property
    def is_writable(self) -> bool:
        """Whether the client keeps up with reading. What it has not read stays in our memory."""
        return self.writable.is_set()

    def write_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages. Nothing happens if the socket is being closed."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for text in texts for part in (frame_header(len(text)), text)]))

    def close_with(self, code: int) -> None:
        """Send the code of the reason, and close once the client has answered."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._go_on_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def cut(self) -> None:
        """End the connection at once, whatever is still unsent."""
        self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def keepalive_timeout(self) -> None:
        """Close the socket of a client that is gone or does not read, first politely and soon after by force."""
        super().keepalive_timeout()
        self.loop.call_later(POLITE_SECONDS, self.transport.abort)

    # --- reading

    def data_received(self, data: bytes) -> None:
        text = short_text_in(data) if self._is_between_frames and not self._unparsed else None
        if text is not None and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self._is_between_frames = self._is_between_frames and ends_between_messages(data)
            if len(data) <= LARGEST_PORTION and not self._unparsed:
                super().data_received(data)
            else:
                self._unparsed += data
                self._parse_portion()
        if (self._unparsed or self.queue.qsize() > MESSAGES_AHEAD) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.queue.empty():
            self._go_on_reading()
        return message

    @property
    def has_messages(self) -> bool:
        """Whether a message waits for the application."""
        return not self.queue.empty()

    def send_receive_event_to_app(self) -> None:
        # uvicorn would pause reading after every message; this makes it believe that it has.
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused

    def _go_on_reading(self) -> None:
        """Parse the next portion soon if there is one; otherwise resume reading."""
        if self._unparsed:
            if self._next_portion is None:
                self._next_portion = self.loop.call_soon(self._parse_portion)
        elif self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _parse_portion(self) -> None:
        self._next_portion = None
        portion = bytes(self._unparsed[:LARGEST_PORTION])
        del self._unparsed[:LARGEST_PORTION]
        if portion:
            super().data_received(portion)
        if self.queue.empty():
            self._go_on_reading()


def short_text_in(data: bytes) -> str | None:
    """The text of a client's message, if this is exactly one frame with one short text; None for anything else."""
    if len(data) < SHORT_HEADER or data[0] != SINGLE_TEXT_FRAME or data[1] != IS_MASKED | (len(data) - SHORT_HEADER):
        return None
    if len(data) - SHORT_HEADER >= LENGTH_IN_2_BYTES:
        return None
    try:
        return apply_mask(data[SHORT_HEADER:], data[2:SHORT_HEADER]).decode()
    except UnicodeDecodeError:
        return None


def ends_between_messages(data: bytes) -> bool:
    """Whether these are complete frames of a client, each with a whole message."""
    at = 0
    while at + SHORT_HEADER <= len(data):
        length = data[at + 1] & ~IS_MASKED
        if not data[at] & IS_FINAL or data[at] & OPCODE == CONTINUATION or length >= LENGTH_IN_2_BYTES:
            return False
        at += SHORT_HEADER + length
    return at == len(data)


def frame_header(length: int) -> bytes:
    """The header of a text frame with this many bytes."""
    if length < LENGTH_IN_2_BYTES:
        return bytes((SINGLE_TEXT_FRAME, length))
    if length < 2**16:
        return bytes((SINGLE_TEXT_FRAME, LENGTH_IN_2_BYTES)) + length.to_bytes(2, "big")
    return bytes((SINGLE_TEXT_FRAME, LENGTH_IN_8_BYTES)) + length.to_bytes(8, "big")
