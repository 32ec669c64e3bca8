"""The store: all queries that read from the database. `writer.py` does the writing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec
import structlog
from sqlalchemy import ColumnElement, Row, Table, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pentakl.server.database import Damaged, is_damage, open_readers, sqlite_code
from pentakl.server.metrics import Metrics
from pentakl.server.schema import ANALYSES, CHAIRS, ENTRIES, PEOPLE, RESULTS, TABLES
from pentakl.server.wire import (
    AnalysisContent,
    StoredChair,
    StoredEntry,
    StoredResult,
    Summary,
    decode_analysis,
    decode_document,
    decode_match,
    decode_options,
)
from pentakl.server.writer import StoreFailed, Writer
from pentakl.sitting.entries import CHAT_KINDS

LOG = structlog.get_logger()

LONGEST_LIST: Final = 100
PORTION: Final = 200
"""Entries that are read at once."""
WAITING_SECONDS: Final = 24 * 3600.0
"""A waiting table where nobody has sat down for a day is no longer listed in the lobby."""
TRANSIENT_ERRORS: Final = (SQLAlchemyError, OSError, StoreFailed)
"""Errors that reading may raise although the stored data is sound. Trying again later may succeed."""


class Store:
    """Reads by itself and writes through its writer. Every method that reads may raise TRANSIENT_ERRORS and Damaged."""

    def __init__(self, file: Path, metrics: Metrics) -> None:
        self._named_as_damaged: set[str] = set()
        self._readers: AsyncEngine = open_readers(file)
        self.writer = Writer(file, metrics)

    async def close(self) -> None:
        await self.writer.close()
        await self._readers.dispose()

    @asynccontextmanager
    async def _reading(self, *tables: Table) -> AsyncIterator[AsyncConnection]:
        """A connection for reading these tables. Data that can never be read raises Damaged."""
        try:
            async with self._readers.connect() as connection:
                yield connection
        except (SQLAlchemyError, msgspec.MsgspecError) as error:
            if not isinstance(error, msgspec.MsgspecError) and not is_damage(error):
                raise
            await self._name_damage([table.name for table in tables], error)
            raise Damaged from error

    async def _name_damage(self, tables: list[str], error: Exception) -> None:
        """Log once for each table of the database that it is damaged."""
        if len(tables) > 1:
            tables = [name for name in tables if not await self._is_sound(name)] or tables
        unnamed = sorted(set(tables) - self._named_as_damaged)
        if unnamed:
            self._named_as_damaged.update(unnamed)
            LOG.error("data-damaged", tables=unnamed, reason=sqlite_code(error))

    async def _is_sound(self, table: str) -> bool:
        """Whether all pages of a table can be read. The content of its rows is not checked."""
        try:
            async with self._readers.connect() as connection:
                found = (await connection.exec_driver_sql(f"PRAGMA quick_check({table})")).scalars().all()
        except SQLAlchemyError:
            return False
        return list(found) == ["ok"]

    async def log_of(self, code: str) -> list[StoredEntry]:
        """All entries of a table in order; [] if there is no such table.

        A long log is read in portions, since no other task runs while a portion is decoded.
        """
        log: list[StoredEntry] = []
        query = select(ENTRIES).where(ENTRIES.c.table == code).order_by(ENTRIES.c.seq).limit(PORTION)
        while True:
            last = log[-1].seq if log else 0
            async with self._reading(ENTRIES) as connection:
                rows = (await connection.execute(query.where(ENTRIES.c.seq > last))).all()
                log.extend([entry_of(row) for row in rows])
            if len(rows) < PORTION:
                return log
            await asyncio.sleep(0)

    async def last_result(self, code: str) -> StoredResult | None:
        """The stored result of the latest finished game of a table."""
        return await self._result(RESULTS.c.table == code)

    async def result_of(self, code: str, number: int) -> StoredResult | None:
        """The stored result of one game of a table, by its number."""
        return await self._result(RESULTS.c.table == code, RESULTS.c.round == number)

    async def _result(self, *conditions: ColumnElement[bool]) -> StoredResult | None:
        query = select(RESULTS).where(*conditions).order_by(RESULTS.c.round.desc()).limit(1)
        async with self._reading(RESULTS) as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else StoredResult(row.table, row.round, row.record, decode_match(row.match))

    async def analysis_of(self, code: str, number: int, seat: int) -> AnalysisContent | None:
        """The stored analysis of a seat in one game of a table."""
        where = (ANALYSES.c.table == code, ANALYSES.c.round == number, ANALYSES.c.seat == seat)
        async with self._reading(ANALYSES) as connection:
            content = (await connection.execute(select(ANALYSES.c.content).where(*where))).scalar_one_or_none()
            return None if content is None else decode_analysis(content)

    async def without_results(self) -> list[str]:
        """Tables with a finished game whose result was not stored: an older version stored none."""
        kept = select(RESULTS.c.table).where(RESULTS.c.table == TABLES.c.code)
        query = select(TABLES.c.code).where(TABLES.c.phase == "over", ~kept.exists())
        async with self._reading(TABLES, RESULTS) as connection:
            return list((await connection.execute(query)).scalars())

    async def name_of(self, person: str) -> str:
        """A person's nickname; empty until chosen."""
        query = select(PEOPLE.c.name).where(PEOPLE.c.person == person)
        async with self._reading(PEOPLE) as connection:
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def opened_lately(self, person: str, seconds: float) -> int:
        """How many tables a person has opened within the last `seconds`."""
        query = select(func.count()).where(TABLES.c.host == person, TABLES.c.opened > time.time() - seconds)
        async with self._reading(TABLES) as connection:
            return (await connection.execute(query)).scalar_one()

    async def waiting_tables(self) -> list[Summary]:
        """Public tables with a free chair, the newest first."""
        return await self._tables(
            TABLES.c.phase == "waiting",
            TABLES.c.public,
            TABLES.c.free > 0,
            TABLES.c.touched > time.time() - WAITING_SECONDS,
        )

    async def tables_of(self, person: str) -> list[Summary]:
        """Tables where a person sits, the newest first."""
        return await self._tables(TABLES.c.code.in_(select(CHAIRS.c.table).where(CHAIRS.c.person == person)))

    async def summary_of(self, code: str) -> Summary | None:
        """The lobby's row of a table; None if there is none."""
        return next(iter(await self._summaries([code])), None)

    async def outdated(self) -> list[str]:
        """Tables whose row in the lobby is older than their log, because of a crash.

        Acts and chat messages do not count: they change nothing in the lobby. (If an act has ended the game, the row is
        updated when somebody opens the table.)
        """
        behind = select(ENTRIES.c.table).where(
            ENTRIES.c.table == TABLES.c.code, ENTRIES.c.seq > TABLES.c.seq, ENTRIES.c.do.not_in(["act", *CHAT_KINDS])
        )
        async with self._reading(TABLES, ENTRIES) as connection:
            return list((await connection.execute(select(TABLES.c.code).where(behind.exists()))).scalars())

    async def _tables(self, *conditions: ColumnElement[bool]) -> list[Summary]:
        """The summaries of these tables, newest first, without those whose rows are damaged."""
        query = select(TABLES.c.code).where(*conditions).order_by(TABLES.c.touched.desc()).limit(LONGEST_LIST)
        async with self._reading(TABLES, CHAIRS) as connection:
            codes = list((await connection.execute(query)).scalars())
        try:
            return await self._summaries(codes)
        except Damaged:
            return [summary for code in codes for summary in await self._sound_summaries(code)]

    async def _sound_summaries(self, code: str) -> list[Summary]:
        try:
            return await self._summaries([code])
        except Damaged:
            return []

    async def _summaries(self, codes: list[str]) -> list[Summary]:
        """The summaries of tables with these codes, in this order."""
        query = select(TABLES).where(TABLES.c.code.in_(codes))
        seated = select(CHAIRS).where(CHAIRS.c.table.in_(codes)).order_by(CHAIRS.c.seat)
        async with self._reading(TABLES, CHAIRS) as connection:
            tables = {row.code: row for row in (await connection.execute(query)).all()}
            chairs: dict[str, list[StoredChair]] = {code: [] for code in codes}
            for row in (await connection.execute(seated)).all():
                chairs[row.table].append(StoredChair(row.kind, row.name, row.person))
            return [summary_in(tables[code], chairs[code]) for code in codes if code in tables]


def entry_of(row: Row[tuple[object, ...]]) -> StoredEntry:
    entry = decode_document(row.entry)
    return StoredEntry(row.table, row.seq, row.person, row.command_id, entry, row.rules, row.stored)


def summary_in(row: Row[tuple[object, ...]], chairs: list[StoredChair]) -> Summary:
    return Summary(
        code=row.code,
        game=row.game,
        options=decode_options(row.options),
        host=row.host,
        public=row.public,
        phase=row.phase,
        chairs=chairs,
        opened=row.opened,
        touched=row.touched,
        seq=row.seq,
    )
