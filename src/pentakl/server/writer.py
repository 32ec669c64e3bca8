"""The writer: the only one who writes to the database. All that waits is written in one transaction (group commit).

What a caller has awaited is on the disk. One job's fault never spoils the others of its group, and no fault ends the
writer: without it nothing at any table could happen any more.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog
from sqlalchemy import delete
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pentakl.server.database import Damaged, is_damage, is_disk_failure, sqlite_code
from pentakl.server.metrics import Metrics
from pentakl.server.schema import CHAIRS, ENTRIES, PEOPLE, RESULTS, TABLES
from pentakl.server.wire import StoredEntry, StoredResult, Summary, encode

LOG = structlog.get_logger()
LARGEST_GROUP: Final = 1000
TRIAL_BYTES: Final = 64 * 1024
TRIAL_SECONDS: Final = 0.5
"""How long after a failure of the disk it is tried again."""


class StoreFailed(Exception):
    """Nothing, or nobody knows what, was stored: whoever asked must read the log again before going on."""


class Job:
    """What one caller wants stored, all of it or nothing."""

    __slots__ = ("done", "entries", "is_trial", "name", "result", "summary")

    def __init__(
        self,
        entries: list[StoredEntry],
        summary: Summary | None = None,
        result: StoredResult | None = None,
        name: tuple[str, str] | None = None,
        is_trial: bool = False,
    ) -> None:
        self.entries = entries
        self.summary = summary
        self.result = result
        self.name = name
        self.is_trial = is_trial
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Takes jobs, gives a future each; `close` writes what waits and ends."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._connection: AsyncConnection | None = None
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
        await self._put(Job(entries, summary))

    async def store_name(self, person: str, name: str) -> None:
        await self._put(Job([], name=(person, name)))

    async def store_result(self, result: StoredResult) -> None:
        await self._put(Job([], result=result))

    def note(self, summary: Summary, result: StoredResult | None = None) -> asyncio.Future[None]:
        """Write with the next group what follows from the log: the lobby's copy, and how a game has ended.

        Nobody need wait for it, and it may fail: whoever reads the log again makes up for it.
        """
        job = Job([], summary, result)
        self._put_unawaited(job)
        return job.done

    async def close(self) -> None:
        self._jobs.put_nowait(None)
        await asyncio.wait([self._task])
        if self._next_trial is not None:
            self._next_trial.cancel()
        await self._disconnect()
        await self._engine.dispose()

    def _put_unawaited(self, job: Job) -> None:
        job.done.add_done_callback(lambda done: done.cancelled() or done.exception())
        if self.is_alive:
            self._jobs.put_nowait(job)
        else:
            job.done.cancel()

    async def _put(self, job: Job) -> None:
        if not self.is_alive:
            raise StoreFailed("The server is going down.")
        self._jobs.put_nowait(job)
        await job.done

    async def _run(self) -> None:
        group: list[Job] = []
        try:
            while True:
                job = await self._jobs.get()
                group = []
                while job is not None:
                    group.append(job)
                    if self._jobs.empty() or len(group) == LARGEST_GROUP:
                        break
                    job = self._jobs.get_nowait()
                await self._write_group(group)
                if job is None:
                    return
        finally:
            # However this ends, nobody is left waiting.
            while not self._jobs.empty():
                job = self._jobs.get_nowait()
                group.extend([] if job is None else [job])
            self._finish(group, StoreFailed("The writer has ended."))

    async def _write_group(self, group: list[Job]) -> None:
        failed = await self._try(group)
        if failed is not None and len(group) > 1:
            for job in group:
                self._finish([job], await self._try([job]))
        else:
            self._finish(group, failed)

    async def _try(self, group: list[Job]) -> Exception | None:
        """Write a group in one transaction; gives what went wrong."""
        began = time.perf_counter()
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            async with self._connection.begin():
                await write(self._connection, group)
            self._metrics.stored(sum(len(job.entries) for job in group), time.perf_counter() - began)
        except Exception as error:
            if not all(job.is_trial for job in group):
                LOG.error("store-failed", error=error, reason=sqlite_code(error), jobs=len(group))
            self._check_disk(error)
            await self._disconnect()
            return error
        if self._disk_fails and any(job.is_trial for job in group):
            # Not after any write that goes well: a short one may find room where most do not.
            self._disk_fails = False
            LOG.info("can-write-again")
        return None

    def _check_disk(self, error: Exception) -> None:
        """If the disk has failed, say so once, and try it again soon."""
        if not is_disk_failure(error):
            return
        if not self._disk_fails:
            self._disk_fails = True
            LOG.error("cannot-write", reason=sqlite_code(error))
        if self._next_trial is None:
            self._next_trial = asyncio.get_running_loop().call_later(TRIAL_SECONDS, self._try_disk)

    def _try_disk(self) -> None:
        self._next_trial = None
        self._put_unawaited(Job([], is_trial=True))

    async def _disconnect(self) -> None:
        """Give the connection back: after a fault the next group gets a clean one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close()
            except Exception as error:
                LOG.error("store-not-closed", error=error)

    def _finish(self, group: list[Job], failed: Exception | None) -> None:
        for job in group:
            if not job.done.done():
                if failed is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(Damaged() if is_damage(failed) else StoreFailed(type(failed).__name__))


async def write(connection: AsyncConnection, group: list[Job]) -> None:
    """The statements of a group, inside its transaction."""
    rows = [row_of(entry) for job in group for entry in job.entries]
    if rows:
        await connection.execute(ENTRIES.insert(), rows)
    # Of several summaries of one table only the last one counts.
    summaries = {job.summary.code: job.summary for job in group if job.summary is not None}
    for summary in summaries.values():
        await write_summary(connection, summary)
    for result in [job.result for job in group if job.result is not None]:
        await write_result(connection, result)
    names = {job.name[0]: job.name[1] for job in group if job.name is not None}
    for person, name in names.items():
        row = {"person": person, "name": name, "named": time.time()}
        upsert = insert(PEOPLE).values(row).on_conflict_do_update(index_elements=["person"], set_=row)
        await connection.execute(upsert)
    if any(job.is_trial for job in group):
        await write_trial(connection)


async def write_trial(connection: AsyncConnection) -> None:
    """Let the file grow as a few commands would, and leave nothing in it but free pages."""
    await connection.exec_driver_sql("CREATE TABLE trial (room BLOB)")
    await connection.exec_driver_sql(f"INSERT INTO trial VALUES (zeroblob({TRIAL_BYTES}))")
    await connection.exec_driver_sql("DROP TABLE trial")


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


async def write_summary(connection: AsyncConnection, summary: Summary) -> None:
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
    await connection.execute(insert(TABLES).values(row).on_conflict_do_update(index_elements=["code"], set_=row))
    await connection.execute(delete(CHAIRS).where(CHAIRS.c.table == summary.code))
    chairs = [
        {"table": summary.code, "seat": seat, "kind": chair.kind, "name": chair.name, "person": chair.person}
        for seat, chair in enumerate(summary.chairs)
    ]
    await connection.execute(CHAIRS.insert(), chairs)


async def write_result(connection: AsyncConnection, result: StoredResult) -> None:
    """Of several results of one game the first one stays: it is that of the rules which played the game."""
    row = {
        "table": result.table,
        "round": result.round,
        "record": result.record,
        "match": encode(result.match).decode(),
    }
    await connection.execute(insert(RESULTS).values(row).on_conflict_do_nothing())
