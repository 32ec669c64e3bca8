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

from pentakl.server.metrics import Metrics
from pentakl.server.schema import CHAIRS, ENTRIES, PEOPLE, RESULTS, TABLES
from pentakl.server.wire import StoredEntry, StoredResult, Summary, encode

LOG = structlog.get_logger()
LARGEST_GROUP: Final = 1000


class StoreFailed(Exception):
    """Nothing, or nobody knows what, was stored: whoever asked must read the log again before going on."""


class Job:
    """What one caller wants stored, all of it or nothing."""

    __slots__ = ("done", "entries", "name", "result", "summary")

    def __init__(
        self,
        entries: list[StoredEntry],
        summary: Summary | None = None,
        result: StoredResult | None = None,
        name: tuple[str, str] | None = None,
    ) -> None:
        self.entries = entries
        self.summary = summary
        self.result = result
        self.name = name
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Takes jobs, gives a future each; `close` writes what waits and ends."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._connection: AsyncConnection | None = None
        self._task = asyncio.create_task(self._run())

    @property
    def is_alive(self) -> bool:
        return not self._task.done()

    async def store(self, entries: list[StoredEntry], summary: Summary | None = None) -> None:
        """Store entries; when this returns, they are on the disk. Raises StoreFailed."""
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
        job.done.add_done_callback(lambda done: done.cancelled() or done.exception())
        if self.is_alive:
            self._jobs.put_nowait(job)
        else:
            job.done.cancel()
        return job.done

    async def close(self) -> None:
        self._jobs.put_nowait(None)
        await asyncio.wait([self._task])
        await self._disconnect()
        await self._engine.dispose()

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
            LOG.error("store-failed", error=error, jobs=len(group))
            await self._disconnect()
            return error
        return None

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
                    job.done.set_exception(StoreFailed(type(failed).__name__))


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
