"""A thousand sockets that only listen, and what they cost those who play."""

from __future__ import annotations

import asyncio
import re
import resource
import time
from pathlib import Path

import pytest

from tests.server.processes import server_process
from tests.server.visitors import Guest

pytestmark = pytest.mark.anyio

SOCKETS = 1000
TABLES = 20
ADDRESSES = 4
MEGABYTE = 1024 * 1024


@pytest.fixture(autouse=True)
def _many_files() -> None:
    """Every socket is an open file, on the client's side too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = 4 * SOCKETS if hard == resource.RLIM_INFINITY else min(4 * SOCKETS, hard)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))


async def test_a_thousand_idle_sockets_delay_nobody(tmp_path: Path) -> None:
    async with server_process(tmp_path / "data") as server:
        anna = server.guest()
        async with anna.http:
            codes = [await anna.opens(seats=2, bots=["random"], name="Anna") for _ in range(TABLES)]
            before = memory_of(server.process.pid)
            gate = asyncio.Semaphore(50)
            idle = await asyncio.gather(*[listen_only(gate, anna, codes[i % TABLES], i) for i in range(SOCKETS)])
            await until_sockets(anna, SOCKETS)
            grown = memory_of(server.process.pid) - before

            code = await anna.opens(seats=2, bots=["random"])
            slowest = 0.0
            async with anna.at(code) as client:
                for pace in ["fast", "slow"] * 15:
                    began = time.perf_counter()
                    await client.does("pace", pace=pace)
                    slowest = max(slowest, time.perf_counter() - began)
            assert slowest < 1.0
            # About 27 KB a socket where this was measured.
            assert grown < 100

            for writer in idle:
                writer.close()
            await asyncio.gather(*[writer.wait_closed() for writer in idle])
            await until_sockets(anna, 0)


async def listen_only(gate: asyncio.Semaphore, guest: Guest, code: str, number: int) -> asyncio.StreamWriter:
    """A client that completes the handshake and then sends nothing; each is another guest with another address."""
    here = f"127.0.0.{2 + number % ADDRESSES}"
    host, port = guest.address.removeprefix("http://").rstrip("/").split(":")
    async with gate:
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(here, 0))
        writer.write(
            f"GET /ws/tables/{code} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await reader.readline()
    return writer


async def until_sockets(guest: Guest, count: int) -> None:
    for _ in range(200):
        (number,) = re.findall(r"\npentakl_sockets (\S+)", (await guest.http.get("/metrics")).text)
        if float(number) == count:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{number} sockets instead of {count}")


def memory_of(process: int) -> float:
    """Resident memory in megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / MEGABYTE
