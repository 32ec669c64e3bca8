"""Everything that requests of one running server share: the store, the tables, the pools, nicknames and limits."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from pathlib import Path
from typing import Final

import msgspec
import structlog

from pentakl.server.analyses import Analyses
from pentakl.server.bot_pool import BotPool
from pentakl.server.database import Damaged, migrate
from pentakl.server.guests import Guests
from pentakl.server.helper_pool import HelperPool
from pentakl.server.hints import Hints
from pentakl.server.limits import Bucket, Limits
from pentakl.server.live_tables import LiveTables
from pentakl.server.metrics import Metrics
from pentakl.server.nicknames import nickname
from pentakl.server.replays import Replays
from pentakl.server.storage import TRANSIENT_ERRORS, Store

LOG = structlog.get_logger()

DATABASE: Final = "pentakl.db"
KEY: Final = "pentakl.key"
NAMES_IN_MEMORY: Final = 10_000
SWEEP_SECONDS: Final = 5.0
AN_HOUR: Final = 3600.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The data directory, the limits, and the directory of the web client if it is not in a usual place.

    `listens_at` is the host to which the server is bound, `public_address` the address by which others reach it, if
    one was given.
    """

    data: Path
    limits: Limits = Limits()
    web: Path | None = None
    listens_at: str = "127.0.0.1"
    public_address: str = ""


class Services:
    """Created before the event loop runs; `start` opens the database, `stop` finishes pending writes and closes it."""

    analyses: Analyses
    live_tables: LiveTables
    replays: Replays
    store: Store

    def __init__(self, settings: Settings, guests: Guests) -> None:
        self.limits = settings.limits
        self.web = settings.web
        self.listens_at = settings.listens_at
        self.public_address = settings.public_address
        self.guests = guests
        self.metrics = Metrics()
        self._file = settings.data / DATABASE
        self._bot_pool = BotPool(self.metrics)
        self.helper_pool = HelperPool(self.limits)
        self.hints = Hints(self.helper_pool, self.limits)
        self._names: OrderedDict[str, str] = OrderedDict()
        self._command_buckets: dict[str, Bucket] = {}
        self._chat_buckets: dict[str, Bucket] = {}
        self._opening_buckets: dict[str, Bucket] = {}
        self._sockets_by_person: Counter[str] = Counter()
        self._sockets_by_network: Counter[str] = Counter()
        self._background: list[asyncio.Task[None]] = []
        self.last_command = time.monotonic()
        self.closed_sockets = 0  # since the start

    async def start(self) -> None:
        await asyncio.to_thread(migrate, self._file)
        self.store = Store(self._file, self.metrics)
        self.live_tables = LiveTables(self.store, self._bot_pool, self.limits, self.metrics, self.may_chat)
        self.replays = Replays(self.store, self.helper_pool, self.limits)
        self.analyses = Analyses(self.store, self.replays, self.helper_pool, self.limits)
        await self.live_tables.repair_summaries()
        self._background = [asyncio.create_task(self._sweep()), asyncio.create_task(self._store_missing_results())]

    async def stop(self) -> None:
        if self._background:
            for task in self._background:
                task.cancel()
            await self.analyses.close()
            self.live_tables.close()
            await self.store.close()
        self._bot_pool.close()
        self.helper_pool.close()

    # --- names

    async def name_of(self, person: str) -> str:
        name = self._names.get(person)
        if name is None:
            try:
                name = await self.store.name_of(person)
            except Damaged:
                # As if none was chosen: the person can choose a new one.
                return ""
            # The person may have chosen another one while this was read.
            name = self._names.get(person, name)
            self._remember(person, name)
        return name

    async def rename(self, person: str, wish: str) -> str:
        """Store a person's new nickname and return it; raises Refused."""
        name = nickname(wish)
        await self.store.writer.store_name(person, name)
        self._remember(person, name)
        return name

    def _remember(self, person: str, name: str) -> None:
        self._names[person] = name
        self._names.move_to_end(person)
        if len(self._names) > NAMES_IN_MEMORY:
            self._names.popitem(last=False)

    # --- limits

    def may_send(self, person: str) -> bool:
        """Whether this person may send one more command now."""
        now = self.last_command = time.monotonic()
        bucket = self._command_buckets.get(person)
        if bucket is None:
            bucket = self._command_buckets[person] = Bucket(self.limits.burst, self.limits.per_second, now)
        return bucket.take(now)

    def may_chat(self, person: str) -> bool:
        """Whether this person may send one more chat message now, counted over all tables."""
        now = time.monotonic()
        bucket = self._chat_buckets.get(person)
        if bucket is None:
            bucket = self._chat_buckets[person] = Bucket(self.limits.chat_burst, self.limits.chat_per_second, now)
        return bucket.take(now)

    def may_open_from(self, network: str) -> bool:
        """Whether one more table may be opened from this address now. A limit by cookie is easily evaded."""
        now, limits = time.monotonic(), self.limits
        bucket = self._opening_buckets.get(network)
        if bucket is None:
            average = limits.tables_per_hour_per_address / AN_HOUR
            bucket = self._opening_buckets[network] = Bucket(limits.tables_at_once_per_address, average, now)
        return bucket.take(now)

    def may_connect(self, person: str, network: str) -> bool:
        limits = self.limits
        return (
            self._sockets_by_person.total() < limits.sockets
            and self._sockets_by_person[person] < limits.sockets_per_person
            and self._sockets_by_network[network] < limits.sockets_per_address
        )

    def count_socket(self, person: str, network: str) -> None:
        self._sockets_by_person[person] += 1
        self._sockets_by_network[network] += 1
        self.metrics.sockets.inc()

    def uncount_socket(self, person: str, network: str) -> None:
        for counter, key in ((self._sockets_by_person, person), (self._sockets_by_network, network)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]
        self.closed_sockets += 1
        self.metrics.sockets.dec()

    async def _store_missing_results(self) -> None:
        try:
            await self.live_tables.store_missing_results()
        except (Damaged, *TRANSIENT_ERRORS) as error:
            LOG.error("results-not-stored", error=error)

    async def _sweep(self) -> None:
        """Drop idle tables and full buckets from memory, every few seconds."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.limits.idle_seconds))
            self.live_tables.sweep()
            now = time.monotonic()
            self._command_buckets = {
                person: each for person, each in self._command_buckets.items() if not each.is_full(now)
            }
            self._chat_buckets = {person: each for person, each in self._chat_buckets.items() if not each.is_full(now)}
            self._opening_buckets = {
                network: each for network, each in self._opening_buckets.items() if not each.is_full(now)
            }
