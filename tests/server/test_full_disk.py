"""A full disk: health says that nothing can be stored, and says when it can be again."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from pentakl.server import writer
from pentakl.server.writer import TRIAL_SECONDS
from tests.server.visitors import PATIENCE, Guest, running

pytestmark = pytest.mark.anyio

NO_LIMIT = 2**30


class SmallDisk:
    """Makes SQLite refuse to let the database file grow: "database or disk is full"."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pages = NO_LIMIT
        write = writer.write

        def write_to_small_disk(connection: sqlite3.Connection, group: list[writer.Job]) -> None:
            # SQLite raises a limit below the current size to the current size.
            connection.execute(f"PRAGMA max_page_count = {self.pages}")
            write(connection, group)

        monkeypatch.setattr(writer, "write", write_to_small_disk)

    def fill(self) -> None:
        self.pages = 1

    def free(self) -> None:
        self.pages = NO_LIMIT


async def write_until_it_fails(guest: Guest) -> None:
    """Open tables until one cannot be stored: some pages may still have space."""
    while (answer := await guest.http.post("/api/tables", json={"game": "karmaka"})).status_code == 201:
        pass
    assert answer.status_code == 503
    assert answer.json()["error"]["code"] == "storage"


async def until_health_is(guest: Guest, status: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await guest.http.get("/health")).json()["status"] != status:
            await asyncio.sleep(0.05)


async def test_health_says_that_the_disk_is_full_and_that_it_is_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with capture_logs() as events:
        async with running(tmp_path) as server, server.guest("Anna") as anna:
            disk = SmallDisk(monkeypatch)
            disk.fill()
            await write_until_it_fails(anna)
            # The server retries by itself; as long as writing fails, health says so.
            for _ in range(2):
                assert (await anna.call("GET", "/health", status=503))["status"] == "cannot-write"
                await asyncio.sleep(1.2 * TRIAL_SECONDS)
            disk.free()
            await until_health_is(anna, "ok")
            assert (await anna.http.get("/health")).status_code == 200
            await anna.opens()
    told = [event for event in events if event["event"] in ("cannot-write", "can-write-again")]
    assert [event["event"] for event in told] == ["cannot-write", "can-write-again"]
    assert told[0]["reason"] == "SQLITE_FULL"


async def test_an_error_of_one_command_is_not_taken_for_a_full_disk(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens()
        store = server.services.store
        with pytest.raises(Exception, match="IntegrityError"):
            await store.writer.store(await store.log_of(code))  # these places in the log are taken
        assert (await anna.call("GET", "/health"))["status"] == "ok"
