"""The server as a separate process, which a test can kill."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.visitors import Guest

START_SECONDS = 60.0


class ServerProcess:
    """`python -m pentakl.server` with its data in a directory."""

    def __init__(self, process: asyncio.subprocess.Process, address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log

    def guest(self, cookie: str = "") -> Guest:
        return Guest(self.address, cookie)

    @property
    def children(self) -> list[int]:
        """The ids of the processes that it has started."""
        text = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(each) for each in text.split()]

    async def kill(self) -> None:
        """End it without warning, as a crash or a power failure would."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), 20)


@asynccontextmanager
async def server_process(data: Path, *arguments: str) -> AsyncIterator[ServerProcess]:
    """A running server; killed at the end if it still runs."""
    log = data.with_suffix(".log")
    with log.open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "pentakl.server", "--port", "0", "--data", str(data)),
            *("--per-second", "10000", "--bot-floor", "0"),
            *arguments,
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
        )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), START_SECONDS)).decode()
        assert line.startswith("Pentakl: http://"), log.read_text()
        server = ServerProcess(process, line.split()[1], log)
        await until_it_answers(server)
        yield server
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def until_it_answers(server: ServerProcess) -> None:
    """Wait for the first answer: the socket is open before the server is ready, so the first request just waits."""
    guest = server.guest()
    async with guest.http:
        await guest.call("GET", "/health")


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # A dead child that nobody has waited for is not alive.
    return Path(f"/proc/{process}/stat").read_text().split(") ")[1][0] != "Z"
