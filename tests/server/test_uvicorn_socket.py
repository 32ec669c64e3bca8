"""The socket's own parsing of short commands: they are queued in order, and the queue is limited."""

from __future__ import annotations

import asyncio

import pytest

from pentakl.server.uvicorn_socket import MESSAGES_AHEAD, TableSocketProtocol

pytestmark = pytest.mark.anyio


class Line(asyncio.Transport):
    """Records when reading is paused and resumed."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")

    def is_closing(self) -> bool:
        return False


def short_frame(text: str) -> bytes:
    """A client's text frame, masked by zeros."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text.encode()


def connected(line: Line) -> TableSocketProtocol:
    """A protocol after its handshake."""
    protocol = TableSocketProtocol.__new__(TableSocketProtocol)
    protocol.transport = line
    protocol.queue = asyncio.Queue()
    protocol.read_paused = False
    protocol.close_sent = False
    protocol._unparsed = bytearray()
    protocol._next_portion = None
    protocol._is_between_frames = True
    return protocol


async def test_reading_pauses_while_a_client_sends_faster_than_it_is_answered() -> None:
    line = Line()
    protocol = connected(line)
    for number in range(MESSAGES_AHEAD):
        protocol.data_received(short_frame(f"command {number}"))
    assert line.calls == []
    protocol.data_received(short_frame("one too many"))
    assert line.calls == ["pause"]

    received = [await protocol.receive() for _ in range(MESSAGES_AHEAD + 1)]
    assert [message.get("text") for message in received][:2] == ["command 0", "command 1"]
    assert line.calls == ["pause", "resume"]
