"""All tables in memory: opens new ones, loads stored ones when somebody needs them, and drops idle ones."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final, TypeVar

import structlog

from pentakl import bots
from pentakl.core.documents import items, whole
from pentakl.core.errors import BadOption
from pentakl.games import lesson, load
from pentakl.server.bot_pool import BotPool
from pentakl.server.clock import running
from pentakl.server.database import Damaged
from pentakl.server.limits import Limits
from pentakl.server.live_table import LiveTable, Turn, result_of
from pentakl.server.log_replay import BrokenTable, DoneCommands, FairShare, done_commands_in, replay
from pentakl.server.metrics import Metrics
from pentakl.server.presence import Presence
from pentakl.server.storage import TRANSIENT_ERRORS, Store
from pentakl.server.wire import ContinueGame, Document, OpenLesson, OpenTable, StoredEntry
from pentakl.sitting import Entry, Refused, Sitting, open_sitting, reopen_sitting
from pentakl.sitting.chairs import BOT
from pentakl.sitting.entries import kind_of
from pentakl.sitting.old_logs import with_digest
from pentakl.sitting.seated_table import PLAYING

LOG = structlog.get_logger()

# Without letters and digits that look alike: people read codes aloud to each other.
CODE_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH: Final = 10

LOADS_FOR_A_LIST: Final = 10
TURNS_IN_MEMORY: Final = 10_000

Found = TypeVar("Found")


class NoTable(Exception):
    """There is no table with this code."""


class LiveTables:
    """Every table is in memory at most once."""

    def __init__(
        self, store: Store, bot_pool: BotPool, limits: Limits, metrics: Metrics, may_chat: Callable[[str], bool]
    ) -> None:
        self._store = store
        self._bot_pool = bot_pool
        self._limits = limits
        self._metrics = metrics
        self._may_chat = may_chat
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._turns: OrderedDict[str, Turn] = OrderedDict()  # of tables dropped from memory: nothing changes there

    def __len__(self) -> int:
        return len(self._tables)

    def connections_at(self, code: str) -> int:
        """How many connections this table has now."""
        table = self._tables.get(code)
        return 0 if table is None else table.connection_count

    async def turns_at(self, codes: list[str]) -> dict[str, Turn]:
        """Whose turn it is at these tables. A few that are not in memory are loaded, the others are left out."""
        turns: dict[str, Turn] = {}
        loads = 0
        for code in codes:
            table = self._tables.get(code)
            if table is not None:
                turns[code] = table.turn()
            elif code in self._turns:
                turns[code] = self._turns[code]
            elif loads < LOADS_FOR_A_LIST:
                loads += 1
                with suppress(NoTable, BrokenTable, *TRANSIENT_ERRORS):
                    turns[code] = (await self.find(code)).turn()
        return turns

    async def find(self, code: str) -> LiveTable:
        """The table with this code, loaded if need be; raises NoTable, BrokenTable and TRANSIENT_ERRORS."""
        table = self._tables.get(code)
        if table is not None:
            return table
        if len(code) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in code):
            raise NoTable(code)
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda done: self._finish_loading(code, done))
        return await asyncio.shield(loading)

    async def open(self, person: str, name: str, wish: OpenTable) -> LiveTable:
        """Open a new table; raises BadOption and Refused. It is stored as a whole or not at all."""
        return await self._open(person, arrange(person, name, wish))

    async def open_lesson(self, person: str, name: str, wish: OpenLesson) -> LiveTable:
        """Open a table for the lesson of a game, already started; raises BadOption and Refused."""
        taught = lesson(wish.game)
        table = OpenTable(
            wish.game, taught.seats, taught.options, undo="free", bots=[taught.bot] * (taught.seats - 1),
            pace=wish.pace, start=True,
        )  # fmt: skip
        return await self._open(person, arrange(person, name, table, {"position": taught.position, "lesson": True}))

    async def open_branch(self, person: str, name: str, game: str, wish: ContinueGame, branch: Document) -> LiveTable:
        """Open a table where a finished game goes on against bots; raises BadOption and Refused.

        `branch` says how that game stood (sitting/replay.py). The new log begins with the same deal and the same
        actions, so the table is like any other whose game came to this point.
        """
        players = [str(bot) for bot in items(branch["bots"])]
        seat = wish.seat if wish.seat is not None else whole(branch["own"]) if branch["own"] is not None else 0
        if not 0 <= seat < len(players):
            raise Refused("no-seat", f"A seat is a number from 0 to {len(players) - 1}.")
        opening: Entry = {
            "do": "open", "game": game, "seats": len(players), "options": branch["options"], "host": person,
            "undo": "free", "public": False, "help": True,
        }  # fmt: skip
        if "position" in branch:
            opening["position"] = branch["position"]
        # Not `open_sitting`: the options of a rematch may be set by the rules.
        sitting = reopen_sitting(opening)
        opening["options"] = sitting.options
        commands: list[Entry] = [{"do": "sit", "seat": seat}, {"do": "pace", "pace": wish.pace}]
        known = bots.playable(game)
        for other, bot in enumerate(players):
            if other != seat:
                commands.append(
                    {"do": "bot", "seat": other, "bot": wish.bot or (bot if bot in known else bots.usual(game))}
                )
        commands.append({"do": "start"})
        entries = [opening, *carried_out(sitting, person, name, commands, whole(branch["seed"]))]
        share = FairShare()
        for actor, action in [items(each) for each in items(branch["actions"])]:
            entry = with_digest(sitting, {"do": "act", "seat": actor, "action": action})
            sitting.enter(entry)
            entries.append(entry)
            await share.give_way()
        return await self._open(person, (sitting, entries))

    async def _open(self, person: str, arranged: tuple[Sitting, list[Entry]]) -> LiveTable:
        sitting, entries = arranged
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        rules, now = sitting.game.rules_version, time.time()
        log = [
            StoredEntry(code, seq, person, None, entry, rules, now) for seq, entry in enumerate(entries, start=1)
        ]  # fmt: skip
        table = self._make(code, sitting, now, now, {}, {})
        table.clock.set(running(None, sitting.clock(), now))
        await self._store.writer.store(log, table.summary())
        self._add(table)
        LOG.info(
            "table-opened",
            game=sitting.game.key,
            seats=len(sitting.chairs),
            bots=sum(chair.kind == BOT for chair in sitting.chairs),
        )
        return table

    async def repair_summaries(self) -> None:
        """After a crash, update the lobby's rows from the logs.

        Data that cannot be read does not keep the server from starting. A row that stays out of date is updated when
        somebody opens its table.
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
        """Drop the tables that nobody has used for a while from memory. Their logs stay."""
        oldest = time.monotonic() - self._limits.idle_seconds
        for table in list(self._tables.values()):
            if table.is_idle and table.last_used <= oldest:
                self._turns[table.code] = table.turn()
                if len(self._turns) > TURNS_IN_MEMORY:
                    self._turns.popitem(last=False)
                self._forget(table)

    def close(self) -> None:
        for table in list(self._tables.values()):
            table.discard()

    async def store_missing_results(self) -> None:
        """Store the results that a database of an older version lacks, if today's rules still give them."""
        for code in await self._store.without_results():
            began = time.perf_counter()
            try:
                sitting, _ = await replay(await self._store.log_of(code))
                result = result_of(code, sitting)
                if result is not None:
                    await self._store.writer.store_result(result)
            except (BrokenTable, Damaged) as error:
                LOG.error("result-not-stored", error=error)
            # Pause for as long as the work took: nobody is waiting for it, and others need the time.
            await asyncio.sleep(time.perf_counter() - began)

    async def _continue_under_new_rules(self, table: LiveTable, touched: float) -> None:
        """Add to the log of a running game that it continues under new rules, which have just replayed it."""
        sitting = table.sitting
        entry, rules = sitting.propose_new_rules(), sitting.game.rules_version
        stored = StoredEntry(table.code, sitting.seq + 1, None, None, entry, rules, time.time())
        sitting.enter(entry)
        await self._store.writer.store([stored], table.summary(touched))
        LOG.info("new-rules", game=sitting.game.key, rules=rules)

    def _make(
        self, code: str, sitting: Sitting, opened: float, changed: float, done_commands: DoneCommands,
        last_seen: dict[str, float],
    ) -> LiveTable:  # fmt: skip
        return LiveTable(
            code,
            sitting,
            opened,
            done_commands,
            self._store.writer,
            self._bot_pool,
            self._limits.bot_floor,
            Presence(time.time(), self._limits.away_seconds, last_seen),
            self._may_chat,
            self._forget,
            changed,
        )

    def _add(self, table: LiveTable) -> None:
        self._turns.pop(table.code, None)
        self._tables[table.code] = table
        self._metrics.live_tables.set(len(self._tables))
        table.bots.wake()

    def _forget(self, table: LiveTable) -> None:
        table.stop()
        if self._tables.get(table.code) is table:
            del self._tables[table.code]
        self._metrics.live_tables.set(len(self._tables))

    def _finish_loading(self, code: str, loading: asyncio.Task[LiveTable]) -> None:
        del self._loading[code]
        if not loading.cancelled():
            loading.exception()  # marks it as read, so that asyncio does not complain if nobody waits for it

    async def _load(self, code: str) -> LiveTable:
        try:
            log = await self._store.log_of(code)
        except Damaged as damaged:
            raise BrokenTable("damaged", str(damaged)) from damaged
        if not log:
            raise NoTable(code)
        # Both are derived from the log, so if one is damaged it is treated as missing.
        kept = await unless_damaged(self._store.last_result(code))
        lobby = await unless_damaged(self._store.summary_of(code))
        sitting, clock = await replay(log, kept, lobby)
        last_seen = {each.person: each.stored for each in log if each.person is not None}
        changed = next((each.stored for each in reversed(log) if not kind_of(each.entry).is_chat), log[0].stored)
        table = self._make(code, sitting, log[0].stored, changed, await done_commands_in(log), last_seen)
        if sitting.phase == PLAYING and log[-1].rules != sitting.game.rules_version:
            await self._continue_under_new_rules(table, log[-1].stored)
        summary, result = table.summary(log[-1].stored), table.result()
        is_new_result = result is not None and (kept is None or kept.round != result.round)
        if is_new_result or not summary.says_the_same_as(lobby):
            # They were not stored because of a crash, or because an older version stored no results.
            self._store.writer.store_derived(summary, result if is_new_result else None)
        # After a restart a running clock has at least a few seconds left.
        table.clock.set(clock, self._limits.clock_grace)
        self._add(table)
        return table


async def unless_damaged(reading: Coroutine[object, object, Found | None]) -> Found | None:
    """What was read, or None if it is damaged."""
    try:
        return await reading
    except Damaged:
        return None


def arrange(person: str, name: str, wish: OpenTable, prepared: Entry | None = None) -> tuple[Sitting, list[Entry]]:
    """A new sitting with the host in seat 0 and bots in the last seats, and its entries so far.

    `prepared` is added to the first entry: a position, which only the server itself may choose.
    """
    seats = load(wish.game).rules.fewest_seats if wish.seats is None else wish.seats
    opening: Entry = {
        "do": "open", "game": wish.game, "seats": seats, "options": dict(wish.options), "host": person,
        "undo": wish.undo, "public": wish.public, "help": wish.help, "hints": wish.hints, **(prepared or {}),
    }  # fmt: skip
    if wish.seconds is not None:
        opening["seconds"] = wish.seconds
    sitting = open_sitting(opening)
    if len(wish.bots) >= seats:
        raise BadOption(f"There are {seats - 1} seats for bots, but {len(wish.bots)} bots were requested.")
    commands: list[Entry] = [{"do": "sit", "seat": 0}]
    if wish.pace != sitting.pace:
        commands.append({"do": "pace", "pace": wish.pace})
    for seat, bot in enumerate(wish.bots, start=seats - len(wish.bots)):
        commands.append({"do": "bot", "seat": seat, "bot": bot})
    if wish.start:
        commands.append({"do": "start"})
    # All options are stored: a later version may have other defaults.
    opening["options"] = sitting.options
    return sitting, [opening, *carried_out(sitting, person, name, commands, secrets.randbits(128))]


def carried_out(sitting: Sitting, person: str, name: str, commands: list[Entry], seed: int) -> list[Entry]:
    """The entries of commands, which a new sitting has then entered; raises Refused. `seed` is that of its game."""
    entries: list[Entry] = []
    for command in commands:
        entry = sitting.propose(person, name, command, seed)
        sitting.enter(entry)
        entries.append(entry)
    return entries
