"""The tables in memory: opened, read from their logs when somebody asks, and forgotten when they are idle."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

import structlog

from pentakl.core.errors import BadOption
from pentakl.games import load
from pentakl.server.bot_pool import BotPool
from pentakl.server.clock import running
from pentakl.server.database import Damaged
from pentakl.server.limits import Limits
from pentakl.server.live_table import LiveTable, result_of
from pentakl.server.log_replay import BrokenTable, DoneCommands, done_commands_in, replay
from pentakl.server.metrics import Metrics
from pentakl.server.storage import TRANSIENT_ERRORS, Store
from pentakl.server.wire import OpenTable, StoredEntry
from pentakl.sitting import Entry, Refused, Sitting, open_sitting
from pentakl.sitting.seated_table import PLAYING

LOG = structlog.get_logger()

# No letters and digits that look alike: a code may be read out.
CODE_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH: Final = 10

Found = TypeVar("Found")


class NoTable(Exception):
    """There is no table with this code."""


class LiveTables:
    """Every table has at most one table at a time."""

    def __init__(
        self, store: Store, bot_pool: BotPool, limits: Limits, metrics: Metrics, may_chat: Callable[[str], bool]
    ) -> None:
        self._store = store
        self._bot_pool = bot_pool
        self._limits = limits
        self._metrics = metrics
        self._may_chat = may_chat
        self._tables: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def here(self, code: str) -> int:
        """How many sockets look at this table now."""
        table = self._tables.get(code)
        return 0 if table is None else table.connection_count

    async def find(self, code: str) -> LiveTable:
        """The table of a table, read from its log if need be; raises NoTable, BrokenTable and TRANSIENT_ERRORS."""
        table = self._tables.get(code)
        if table is not None:
            return table
        if len(code) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in code):
            raise NoTable(code)
        reading = self._reading.get(code)
        if reading is None:
            reading = self._reading[code] = asyncio.create_task(self._read(code))
            reading.add_done_callback(lambda done: self._has_read(code, done))
        return await asyncio.shield(reading)

    async def open(self, person: str, name: str, wish: OpenTable) -> LiveTable:
        """Open a table as a guest wishes it; raises BadOption and Refused. It is stored whole or not at all."""
        sitting, entries = arrange(person, name, wish)
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        rules, now = sitting.game.rules_version, time.time()
        log = [
            StoredEntry(code, seq, person, None, entry, rules, now) for seq, entry in enumerate(entries, start=1)
        ]  # fmt: skip
        table = self._make(code, sitting, now, {})
        table.clock.set(running(None, sitting.clock(), now))
        await self._store.writer.store(log, table.summary())
        self._add(table)
        LOG.info("table-opened", game=wish.game, seats=len(sitting.chairs), bots=len(wish.bots))
        return table

    async def repair_summaries(self) -> None:
        """After a crash: bring the lobby's copies up to date with the logs.

        What cannot be read does not keep the server from starting. A copy that stays outdated is brought up to date
        when somebody comes to its table.
        """
        try:
            outdated = await self._store.outdated()
        except (Damaged, *TRANSIENT_ERRORS) as error:
            LOG.error("summaries-not-repaired", error=error)
            return
        for code in outdated:
            try:
                table = await self.find(code)
            except BrokenTable as broken:
                LOG.error("table-broken", code=broken.code)
            except TRANSIENT_ERRORS as error:
                LOG.error("table-not-read", error=error)
            else:
                self._store.writer.store_derived(table.summary())

    def sweep(self) -> None:
        """Forget the tables that nobody has needed for a while; their logs stay."""
        oldest = time.monotonic() - self._limits.idle_seconds
        for table in list(self._tables.values()):
            if table.is_idle and table.last_used <= oldest:
                self._forget(table)

    def close(self) -> None:
        for table in list(self._tables.values()):
            table.discard()

    async def keep_results(self) -> None:
        """Store the results that a database of an older version lacks, as long as today's rules can tell them."""
        for code in await self._store.without_results():
            began = time.perf_counter()
            try:
                sitting, _ = await replay(await self._store.log_of(code))
                result = result_of(code, sitting)
                if result is not None:
                    await self._store.writer.store_result(result)
            except (BrokenTable, Damaged) as error:
                LOG.error("result-not-told", error=error)
            # Nobody waits for this: people and bots come first.
            await asyncio.sleep(time.perf_counter() - began)

    async def _go_on_by_new_rules(self, table: LiveTable, touched: float) -> None:
        """Say in the log of a running game that its rules have changed; it was played through by the new ones."""
        sitting = table.sitting
        entry, rules = sitting.propose_new_rules(), sitting.game.rules_version
        stored = StoredEntry(table.code, sitting.seq + 1, None, None, entry, rules, time.time())
        sitting.enter(entry)
        await self._store.writer.store([stored], table.summary(touched))
        LOG.info("new-rules", game=sitting.game.key, rules=rules)

    def _make(self, code: str, sitting: Sitting, opened: float, done_commands: DoneCommands) -> LiveTable:
        floor = self._limits.bot_floor
        return LiveTable(
            code,
            sitting,
            opened,
            done_commands,
            self._store.writer,
            self._bot_pool,
            floor,
            self._may_chat,
            self._forget,
        )

    def _add(self, table: LiveTable) -> None:
        self._tables[table.code] = table
        self._metrics.live_tables.set(len(self._tables))
        table.bots.wake()

    def _forget(self, table: LiveTable) -> None:
        table.stop()
        if self._tables.get(table.code) is table:
            del self._tables[table.code]
        self._metrics.live_tables.set(len(self._tables))

    def _has_read(self, code: str, reading: asyncio.Task[LiveTable]) -> None:
        del self._reading[code]
        if not reading.cancelled():
            reading.exception()  # those who wait are told; there may be none left

    async def _read(self, code: str) -> LiveTable:
        try:
            log = await self._store.log_of(code)
        except Damaged as damaged:
            raise BrokenTable("damaged", str(damaged)) from damaged
        if not log:
            raise NoTable(code)
        # The log is the truth: if one of these is damaged, it is as if it had not been stored.
        kept = await unless_damaged(self._store.last_result(code))
        lobby = await unless_damaged(self._store.summary_of(code))
        sitting, clock = await replay(log, kept, lobby)
        table = self._make(code, sitting, log[0].stored, await done_commands_in(log))
        if sitting.phase == PLAYING and log[-1].rules != sitting.game.rules_version:
            await self._go_on_by_new_rules(table, log[-1].stored)
        summary, result = table.summary(log[-1].stored), table.result()
        is_new_result = result is not None and (kept is None or kept.round != result.round)
        if is_new_result or not summary.says_the_same_as(lobby):
            # A crash came between an entry and what follows from it, or an older version did not store the result.
            self._store.writer.store_derived(summary, result if is_new_result else None)
        # Nobody shall lose the whole time to a restart.
        table.clock.set(clock, self._limits.clock_grace)
        self._add(table)
        return table


async def unless_damaged(reading: Coroutine[object, object, Found | None]) -> Found | None:
    """What was read; None if it is damaged."""
    try:
        return await reading
    except Damaged:
        return None


def arrange(person: str, name: str, wish: OpenTable) -> tuple[Sitting, list[Entry]]:
    """A new sitting with its host in seat 0 and bots in the last seats, and the entries that made it."""
    seats = load(wish.game).rules.fewest_seats if wish.seats is None else wish.seats
    opening: Entry = {
        "do": "open", "game": wish.game, "seats": seats, "options": dict(wish.options), "host": person,
        "undo": wish.undo, "public": wish.public,
    }  # fmt: skip
    sitting = open_sitting(opening)
    if len(wish.bots) >= seats:
        raise BadOption(f"There are {seats - 1} seats for bots, but {len(wish.bots)} bots are named.")
    commands: list[Entry] = [{"do": "sit", "seat": 0}]
    if wish.pace != sitting.pace:
        commands.append({"do": "pace", "pace": wish.pace})
    for seat, bot in enumerate(wish.bots, start=seats - len(wish.bots)):
        commands.append({"do": "bot", "seat": seat, "bot": bot})
    if wish.start:
        commands.append({"do": "start"})
    # Written down whole: a later version may have other defaults.
    opening["options"] = sitting.options
    entries = [opening]
    for command in commands:
        entry = sitting.propose(person, name, command, secrets.randbits(128))
        sitting.enter(entry)
        entries.append(entry)
    if len(entries) != sitting.seq:
        raise Refused("broken-table", "The table could not be arranged.")
    return sitting, entries
