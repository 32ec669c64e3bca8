"""The database: durable before it answers, many writes in one commit, one failure affects no other, and migrations."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.pool import QueuePool

from pentakl.server import writer
from pentakl.server.database import HEAD, READERS, BadDatabase, migrate, open_writer, revision_of
from pentakl.server.metrics import Metrics
from pentakl.server.schema import METADATA
from pentakl.server.storage import Store
from pentakl.server.wire import StoredEntry
from pentakl.server.writer import StoreFailed
from tests.server.visitors import HASTY, Server, play_on, running, two_players

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def fresh_store(tmp_path: Path) -> AsyncIterator[tuple[Store, Metrics]]:
    file, metrics = tmp_path / "pentakl.db", Metrics()
    await asyncio.to_thread(migrate, file)
    store = Store(file, metrics)
    try:
        yield store, metrics
    finally:
        await store.close()


def entry(table: str, seq: int, person: str | None = None, command: str | None = None) -> StoredEntry:
    return StoredEntry(table, seq, person, command, {"do": "pace", "pace": "fast"}, 1, time.time())


async def test_what_is_stored_is_read_again_in_its_order(tmp_path: Path) -> None:
    async with fresh_store(tmp_path) as (store, _):
        entries = [entry("a", 1, "anna", "x"), entry("a", 2), entry("a", 3, "anna", "y")]
        await store.writer.store([entries[0], entries[1]])
        await store.writer.store([entry("b", 1)])
        await store.writer.store([entries[2]])
        assert await store.log_of("a") == entries
        assert await store.log_of("c") == []


async def test_a_long_log_is_read_whole_and_others_have_their_turn_meanwhile(tmp_path: Path) -> None:
    count = 20_000
    async with fresh_store(tmp_path) as (store, _):
        entries = [entry("a", seq, "anna", f"c{seq}") for seq in range(1, count + 1)]
        await store.writer.store(entries)
        # CPU time of this thread, so that other processes do not count.
        turns: list[float] = []

        async def take_turns() -> None:
            while True:
                turns.append(time.thread_time())
                await asyncio.sleep(0)

        others = asyncio.create_task(take_turns())
        gc.disable()  # collecting the garbage of all tests would take long
        began = time.thread_time()
        log = await store.log_of("a")
        took = time.thread_time() - began
        gc.enable()
        others.cancel()
        assert log == entries
        assert max(b - a for a, b in pairwise([began, *turns, began + took])) < took / 8


async def test_when_storing_returns_another_process_sees_it(tmp_path: Path) -> None:
    async with fresh_store(tmp_path) as (store, _):
        await store.writer.store([entry("a", 1)])
        with sqlite3.connect(tmp_path / "pentakl.db") as other:
            assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        other.close()


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    migrate(tmp_path / "pentakl.db")
    connection = open_writer(tmp_path / "pentakl.db")
    full = 2
    assert connection.execute("PRAGMA synchronous").fetchone() == (full,)
    connection.close()


async def test_all_waiting_jobs_share_one_commit(tmp_path: Path) -> None:
    async with fresh_store(tmp_path) as (store, metrics):
        await asyncio.gather(*[store.writer.store([entry(f"table-{number}", 1)]) for number in range(200)])
        values = metrics.text().decode()
        commits = float(
            next(line.split()[1] for line in values.splitlines() if line.startswith("pentakl_commit_seconds_count"))
        )
        assert "pentakl_entries_stored_total 200.0" in values
        assert float(commits) <= 3


async def test_a_failing_job_does_not_fail_the_others_of_its_commit(tmp_path: Path) -> None:
    async with fresh_store(tmp_path) as (store, _):
        await store.writer.store([entry("a", 1, "anna", "x")])
        results = await asyncio.gather(
            store.writer.store([entry("b", 1)]),
            store.writer.store([entry("a", 1)]),  # this place in the log is taken
            store.writer.store([entry("a", 2, "anna", "x")]),  # this command was carried out before
            store.writer.store([entry("c", 1), entry("c", 1)]),  # all of a job or nothing
            store.writer.store([entry("a", 2, "bartek", "x")]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            type(None), StoreFailed, StoreFailed, StoreFailed, type(None)
        ]  # fmt: skip
        assert [each.seq for each in await store.log_of("a")] == [1, 2]
        assert [each.seq for each in await store.log_of("b")] == [1]
        assert await store.log_of("c") == []


async def test_an_unexpected_error_fails_only_its_job_and_the_writer_goes_on(tmp_path: Path) -> None:
    unstorable = StoredEntry("a", 1, None, None, {"do": "pace", "pace": object()}, 1, time.time())
    async with fresh_store(tmp_path) as (store, _):
        results = await asyncio.wait_for(
            asyncio.gather(
                store.writer.store([entry("b", 1)]),
                store.writer.store([unstorable]),
                store.writer.store([entry("c", 2**70)]),  # too large for SQLite's integers
                store.writer.store([entry("d", 1)]),
                return_exceptions=True,
            ),
            5,
        )
        assert [type(result) for result in results] == [type(None), StoreFailed, StoreFailed, type(None)]
        with pytest.raises(StoreFailed):
            await asyncio.wait_for(store.writer.store([unstorable]), 5)
        await asyncio.wait_for(store.writer.store([entry("a", 1)]), 5)
        assert [len(await store.log_of(table)) for table in "abcd"] == [1, 1, 0, 1]


async def test_a_command_that_cannot_be_stored_is_answered_and_its_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"])
        async with anna.at(code) as client:
            whole = writer.write

            def fails_once(connection: sqlite3.Connection, group: list[writer.Job]) -> None:
                monkeypatch.setattr(writer, "write", whole)
                raise ValueError("unexpected")

            monkeypatch.setattr(writer, "write", fails_once)
            assert (await client.says("pace", pace="fast"))["code"] == "storage"
            assert await client.closes() == 1012
        async with anna.at(code) as again:
            await again.does("pace", pace="fast")
        assert (await anna.call("GET", "/health"))["status"] == "ok"


async def test_a_writer_that_has_died_leaves_nobody_waiting_and_health_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        waiting = asyncio.create_task(anna.call("PUT", "/api/me", {"name": "Ania"}, status=503))
        writes = server.services.store.writer
        while not writes._jobs and not waiting.done():
            await asyncio.sleep(0)
        writes._task.cancel()
        assert (await asyncio.wait_for(waiting, 5))["error"]["code"] == "storage"
        assert (await anna.call("POST", "/api/tables", {"game": "karmaka"}, status=503))["error"]["code"] == "storage"
        assert (await anna.call("GET", "/health", status=503))["status"] == "cannot-write"


async def test_a_caller_that_goes_away_disturbs_nobody(tmp_path: Path) -> None:
    async with fresh_store(tmp_path) as (store, _):
        leaving = asyncio.create_task(store.writer.store([entry("a", 1)]))
        await asyncio.sleep(0)
        leaving.cancel()
        await store.writer.store([entry("b", 1)])
        assert len(await store.log_of("a")) == 1


async def test_after_closing_nothing_is_accepted(tmp_path: Path) -> None:
    async with fresh_store(tmp_path) as (store, _):
        last = asyncio.create_task(store.writer.store([entry("a", 1)]))
        await asyncio.sleep(0)
        await store.writer.close()
        await last
        with pytest.raises(StoreFailed):
            await store.writer.store([entry("a", 2)])


def test_the_migrations_make_the_database_that_the_code_expects(tmp_path: Path) -> None:
    file = tmp_path / "pentakl.db"
    migrate(file)
    migrate(file)
    assert revision_of(file) == HEAD
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        texts = [text for (text,) in connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'entries'")]
        assert "WITHOUT ROWID" in texts[0]
    engine.dispose()


def test_a_newer_or_foreign_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "pentakl.db"
    migrate(file)
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(BadDatabase, match="newer version"):
        migrate(file)
    (tmp_path / "letter.db").write_text("Dear Anna, " * 500)
    with pytest.raises(BadDatabase, match="not a database of Pentakl"):
        migrate(tmp_path / "letter.db")


async def test_when_storing_fails_nothing_is_entered_and_the_table_is_read_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (code, anna, bartek):
        await play_on([anna, bartek], steps=4)
        await asyncio.gather(anna.reaches(bartek.seq), bartek.reaches(anna.seq))
        mover = anna if anna.acts else bartek
        # Somebody else has written to this log meanwhile: the number of the next entry is taken.
        pace: dict[str, object] = {"do": "pace", "pace": "slow"}
        await server.services.store.writer.store([StoredEntry(code, mover.seq + 1, None, None, pace, 1, time.time())])
        answer = await mover.says("act", id="retry", action=mover.acts[0])
        assert answer["code"] == "storage"
        assert await mover.closes() == 1012
        assert await (bartek if mover is anna else anna).closes() == 1012

        sitting = (await server.services.live_tables.find(code)).sitting
        assert sitting.seq == mover.seq + 1
        assert sitting.pace == "slow"
        person = sitting.chairs[mover.sitting["seat"]].person
        async with server.guest(cookie=server.services.guests.sign(person)) as guest, guest.at(code) as again:
            assert (await again.says("act", id="retry", action=again.acts[0]))["seq"] == mover.seq + 2


async def test_a_temporary_read_failure_is_reported_as_temporary(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(HASTY, idle_seconds=0.05)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna:
        code = await anna.opens(seats=2)
        while len(server.services.live_tables):
            await asyncio.sleep(0.02)
        async with AsyncExitStack() as busy:
            await all_readers_busy(server, busy)
            async with anna.at(code) as client:
                assert client.errors[0]["code"] == "storage"
                assert await client.closes() == 1013
            problem = await anna.call("GET", f"/api/tables/{code}", status=503)
            assert problem["error"]["code"] == "storage"
        async with anna.at(code) as again:
            await again.does("stand")
            async with AsyncExitStack() as busy:
                await all_readers_busy(server, busy)
                server.services._names.clear()
                assert await again.refused("sit", seat=1) == "storage"
            await again.does("sit", seat=1)


async def all_readers_busy(server: Server, stack: AsyncExitStack) -> None:
    """Occupy all read connections, and let requests wait only briefly for one."""
    readers = server.services.store._readers
    pool = readers.sync_engine.pool
    assert isinstance(pool, QueuePool)
    pool._timeout = 0.1
    for _ in range(READERS):
        await stack.enter_async_context(readers.connect())
