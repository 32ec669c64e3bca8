"""The only writer of the database. All jobs that wait are written in one transaction (group commit).

When a caller's await returns, its data is on the disk. A job that fails does not affect the others of its group, and no
error ends the writer: without it no table could continue.

It writes in its own thread, so the event loop never waits for the disk. A group is handed to that thread once, and its
statements are plain SQL, compiled from the schema at import: under light load every move is a commit of its own, so
each must be cheap.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec
import structlog
from sqlalchemy import ClauseElement, Table, bindparam, delete
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert

from pentakl.server.database import Damaged, is_damage, is_disk_failure, open_writer, sqlite_code
from pentakl.server.metrics import Metrics
from pentakl.server.schema import ANALYSES, CHAIRS, ENTRIES, PEOPLE, RESULTS, TABLES
from pentakl.server.wire import StoredAnalysis, StoredEntry, StoredResult, Summary, encode

LOG = structlog.get_logger()
LARGEST_GROUP: Final = 1000
TRIAL_BYTES: Final = 64 * 1024
TRIAL_SECONDS: Final = 0.5
"""How long after a failed write the disk is tried again."""


class StoreFailed(Exception):
    """The write failed, or it is unknown whether it did: the caller must read the log again before it goes on."""


class Job:
    """What one caller wants to store: all of it or nothing."""

    __slots__ = ("analysis", "done", "entries", "is_trial", "name", "result", "summary")

    def __init__(
        self,
        entries: list[StoredEntry],
        summary: Summary | None = None,
        result: StoredResult | None = None,
        name: tuple[str, str] | None = None,
        analysis: StoredAnalysis | None = None,
        is_trial: bool = False,
    ) -> None:
        self.entries = entries
        self.summary = summary
        self.result = result
        self.name = name
        self.analysis = analysis
        self.is_trial = is_trial
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Writes jobs in the order in which they come; `close` writes those that still wait."""

    def __init__(self, file: Path, metrics: Metrics) -> None:
        self._file = file
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Job] = deque()
        self._wake = asyncio.Event()
        self._is_closing = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None  # used in that thread alone
        self._disk_fails = False
        self._next_trial: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run())

    @property
    def is_alive(self) -> bool:
        return not self._task.done()

    @property
    def can_write(self) -> bool:
        """False once the disk has failed a write, until a trial has succeeded."""
        return self.is_alive and not self._disk_fails

    async def store(self, entries: list[StoredEntry], summary: Summary | None = None) -> None:
        """Store entries; when this returns, they are on the disk. Raises StoreFailed and Damaged."""
        await self._store(Job(entries, summary))

    async def store_name(self, person: str, name: str) -> None:
        await self._store(Job([], name=(person, name)))

    async def store_result(self, result: StoredResult) -> None:
        await self._store(Job([], result=result))

    async def store_analysis(self, analysis: StoredAnalysis) -> None:
        await self._store(Job([], analysis=analysis))

    def store_derived(self, summary: Summary, result: StoredResult | None = None) -> asyncio.Future[None]:
        """Write with the next group what is derived from the log: the lobby's row, and the result of a game.

        It need not be awaited and may fail: it is derived again when the log is next read.
        """
        job = Job([], summary, result)
        self._put_unawaited(job)
        return job.done

    async def close(self) -> None:
        if self._is_closing:
            return
        self._is_closing = True
        self._wake.set()
        await asyncio.wait([self._task])
        if self._next_trial is not None:
            self._next_trial.cancel()
        await self._in_thread(self._disconnect)
        self._thread.shutdown()

    def _put_unawaited(self, job: Job) -> None:
        job.done.add_done_callback(lambda done: done.cancelled() or done.exception())
        if self.is_alive:
            self._put(job)
        else:
            job.done.cancel()

    def _put(self, job: Job) -> None:
        self._jobs.append(job)
        self._wake.set()

    async def _store(self, job: Job) -> None:
        if not self.is_alive:
            raise StoreFailed("The server is going down.")
        self._put(job)
        await job.done

    async def _run(self) -> None:
        group: list[Job] = []
        try:
            while self._jobs or not self._is_closing:
                await self._wake.wait()
                self._wake.clear()
                while self._jobs:
                    group = [self._jobs.popleft() for _ in range(min(len(self._jobs), LARGEST_GROUP))]
                    await self._write_group(group)
        finally:
            # However this ends, no caller is left waiting.
            self._finish([*group, *self._jobs], StoreFailed("The writer has ended."))
            self._jobs.clear()

    async def _write_group(self, group: list[Job]) -> None:
        failed = await self._try(group)
        if failed is not None and len(group) > 1:
            for job in group:
                self._finish([job], await self._try([job]))
        else:
            self._finish(group, failed)

    async def _try(self, group: list[Job]) -> Exception | None:
        """Write a group in one transaction; returns the error if it failed."""
        began = time.perf_counter()
        try:
            await self._in_thread(lambda: self._write(group))
            self._metrics.stored(sum(len(job.entries) for job in group), time.perf_counter() - began)
        except Exception as error:
            if not all(job.is_trial for job in group):
                LOG.error("store-failed", error=error, reason=sqlite_code(error), jobs=len(group))
            self._check_disk(error)
            return error
        if self._disk_fails and any(job.is_trial for job in group):
            # Only a trial proves it: a short write may fit on a disk that is too full for others.
            self._disk_fails = False
            LOG.info("can-write-again")
        return None

    async def _in_thread(self, work: Callable[[], None]) -> None:
        await self._loop.run_in_executor(self._thread, work)

    def _write(self, group: list[Job]) -> None:
        try:
            if self._connection is None:
                self._connection = open_writer(self._file)
            write(self._connection, group)
        except BaseException:
            # The next group gets a clean connection.
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except sqlite3.Error as error:
                LOG.error("store-not-closed", error=error)

    def _check_disk(self, error: Exception) -> None:
        """If the disk has failed, log it once and schedule a trial."""
        if not is_disk_failure(error):
            return
        if not self._disk_fails:
            self._disk_fails = True
            LOG.error("cannot-write", reason=sqlite_code(error))
        if self._next_trial is None:
            self._next_trial = self._loop.call_later(TRIAL_SECONDS, self._try_disk)

    def _try_disk(self) -> None:
        self._next_trial = None
        self._put_unawaited(Job([], is_trial=True))

    def _finish(self, group: list[Job], failed: Exception | None) -> None:
        for job in group:
            if not job.done.done():
                if failed is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(Damaged() if is_damage(failed) else StoreFailed(type(failed).__name__))


def sql(statement: ClauseElement) -> str:
    """A statement as text with named parameters."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def upsert(table: Table, *keys: str) -> str:
    """Insert a row, or replace the one with the same keys."""
    inserting = insert(table)
    others = {column.name: inserting.excluded[column.name] for column in table.columns if column.name not in keys}
    return sql(inserting.on_conflict_do_update(index_elements=keys, set_=others))


INSERT_ENTRY: Final = sql(insert(ENTRIES))
INSERT_CHAIR: Final = sql(insert(CHAIRS))
# The first result of a game stays: it comes from the rules that played the game.
INSERT_RESULT: Final = sql(insert(RESULTS).on_conflict_do_nothing())
UPSERT_SUMMARY: Final = upsert(TABLES, "code")
UPSERT_ANALYSIS: Final = upsert(ANALYSES, "table", "round", "seat")
UPSERT_NAME: Final = upsert(PEOPLE, "person")
DELETE_CHAIRS: Final = sql(delete(CHAIRS).where(CHAIRS.c.table == bindparam("code")))
# Lets the file grow as much as a few commands would, and leaves only free pages behind.
TRIAL: Final = (
    "CREATE TABLE trial (content BLOB)",
    f"INSERT INTO trial VALUES (zeroblob({TRIAL_BYTES}))",
    "DROP TABLE trial",
)


def write(connection: sqlite3.Connection, group: list[Job]) -> None:
    """Write a group in one transaction. It takes the lock at once, so no statement in it has to wait for one."""
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany(INSERT_ENTRY, [row_of(entry) for job in group for entry in job.entries])
    # Only the last summary of each table counts.
    for summary in {job.summary.code: job.summary for job in group if job.summary is not None}.values():
        write_summary(connection, summary)
    for result in [job.result for job in group if job.result is not None]:
        match = encode(result.match).decode()
        connection.execute(INSERT_RESULT, {**msgspec.structs.asdict(result), "match": match})
    for analysis in [job.analysis for job in group if job.analysis is not None]:
        content = encode(analysis.content).decode()
        connection.execute(UPSERT_ANALYSIS, {**msgspec.structs.asdict(analysis), "content": content})
    for person, name in dict([job.name for job in group if job.name is not None]).items():
        connection.execute(UPSERT_NAME, {"person": person, "name": name, "named": time.time()})
    if any(job.is_trial for job in group):
        for statement in TRIAL:
            connection.execute(statement)
    connection.execute("COMMIT")


def row_of(entry: StoredEntry) -> dict[str, object]:
    return {
        "table": entry.table,
        "seq": entry.seq,
        "person": entry.person,
        "command_id": entry.command_id,
        "do": entry.entry["do"],
        "entry": encode(entry.entry).decode(),
        "rules": entry.rules,
        "stored": entry.stored,
    }


def write_summary(connection: sqlite3.Connection, summary: Summary) -> None:
    row = {
        "code": summary.code,
        "game": summary.game,
        "options": encode(summary.options).decode(),
        "host": summary.host,
        "public": summary.public,
        "phase": summary.phase,
        "free": summary.free,
        "opened": summary.opened,
        "touched": summary.touched,
        "seq": summary.seq,
    }
    connection.execute(UPSERT_SUMMARY, row)
    connection.execute(DELETE_CHAIRS, {"code": summary.code})
    chairs = [
        {"table": summary.code, "seat": seat, "kind": chair.kind, "name": chair.name, "person": chair.person}
        for seat, chair in enumerate(summary.chairs)
    ]
    connection.executemany(INSERT_CHAIR, chairs)
