"""Requests that are not HTTP or break off in the middle: a 400 if one can be sent, and no warning in the log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from tests.server.processes import ServerProcess, server_process
from tests.server.visitors import PATIENCE

pytestmark = pytest.mark.anyio

CHUNKED = b"Host: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
BAD_CHUNK = b"zz\r\nnonsense\r\n"
SOCKET = b"Host: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"

# The parts that are sent, with pauses between them, and how the answer begins.
CASES: list[tuple[list[bytes], bytes]] = [
    ([b"nonsense\r\n\r\n"], b"HTTP/1.1 400"),
    ([b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 100], b"HTTP/1.1 400"),
    ([b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"], b"HTTP/1.1 400"),
    # Refused long before all of it is sent; the answer is not lost.
    ([b"GET /" + b"a" * 3_000_000], b"HTTP/1.1 400"),
    ([b"PUT /api/me HTTP/1.1\r\n" + CHUNKED + BAD_CHUNK], b"HTTP/1.1 400"),
    ([b"PUT /api/me HTTP/1.1\r\n" + CHUNKED, b"1\r\n{\r\n", BAD_CHUNK], b"HTTP/1.1 400"),
    # Answered before the garbage arrives.
    ([b"POST /api/tables HTTP/1.1\r\n" + CHUNKED, b"5000\r\n" + b"x" * 0x5000 + b"\r\n", BAD_CHUNK], b"HTTP/1.1 413"),
    ([b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n", b"nonsense\r\n\r\n"], b"HTTP/1.1 200"),
    ([b'PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 13\r\n\r\n{"name":"\xff\xfe"}'], b"HTTP/1.1 400"),
    ([b"GET /ws/tables/2222222222 HTTP/1.1\r\n" + SOCKET + b"\r\n"], b"HTTP/1.1 400"),
    ([b"POST /ws/tables/2222222222 HTTP/1.1\r\n" + SOCKET + b"Content-Length: 4\r\n\r\nabcd"], b""),
    ([b"GET /health HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n"], b"HTTP/1.1 200"),
]

PIECES = [
    b"\r\n", b"\x00", b"\xff", b" ", b":", b"\r", b"HTTP/9.9", b"Content-Length: -1\r\n", b"Content-Length: 5\r\n",
    b"Transfer-Encoding: x\r\n", b"Connection: close\r\n", b"Expect: 100-continue\r\n", BAD_CHUNK, b"%", b"?",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n", b"Cookie: \xff=\xfe\r\n",
    b"Content-Type: application/json; charset=nonsense\r\n",
]  # fmt: skip


@asynccontextmanager
async def server_with_quiet_log(data: Path) -> AsyncIterator[ServerProcess]:
    """A server whose log must have nothing above `info` at the end."""
    async with server_process(data) as server:
        yield server
        assert await server.stop() == 0
    events = events_of(server)
    assert [event for event in events if event["level"] != "info"] == []


def events_of(server: ServerProcess) -> list[dict[str, object]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


async def exchange(server: ServerProcess, parts: list[bytes]) -> bytes:
    """Send these parts with pauses in between; returns the answer."""
    port = int(server.address.rstrip("/").rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0.05 if len(parts) > 1 else 0)
        writer.write_eof()
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except OSError:
        return b""  # it was closed before all was sent
    finally:
        writer.close()


async def test_a_request_that_is_not_http_is_answered_with_400_and_one_quiet_line(tmp_path: Path) -> None:
    async with server_with_quiet_log(tmp_path / "data") as server:
        for parts, begins in CASES:
            lines = len(events_of(server))
            answer = await exchange(server, parts)
            assert answer.startswith(begins), (parts[0][:40], answer[:200])
            assert len(events_of(server)) <= lines + 1, parts[0][:40]
        await send_spoilt_requests(server, Random(12))
        assert (await exchange(server, [b"GET /health HTTP/1.0\r\n\r\n"])).startswith(b"HTTP/1.1 200")


async def send_spoilt_requests(server: ServerProcess, chance: Random) -> None:
    """Send random requests with random changes, ten connections at a time; some are sent in two halves."""
    known = [b"".join(parts) for parts, _ in CASES]

    def spoilt() -> bytes:
        request = bytearray(chance.choice(known) + chance.choice([b"", *known]))
        for _ in range(chance.randrange(4)):
            place = chance.randrange(len(request) + 1)
            request[place : place + chance.randrange(4)] = chance.choice([b"", *PIECES])
        return bytes(request)

    async def send() -> None:
        for _ in range(20):
            request = spoilt()
            half = chance.randrange(len(request) + 1)
            await exchange(server, [request] if chance.random() < 0.8 else [request[:half], request[half:]])

    await asyncio.gather(*[send() for _ in range(10)])
