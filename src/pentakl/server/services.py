"""The services: all parts of one running server, and who is in it. Everything that a request needs hangs here."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from pathlib import Path
from typing import Final

import msgspec
import structlog

from pentakl.server.bot_pool import BotPool
from pentakl.server.database import Damaged, migrate
from pentakl.server.guests import Guests
from pentakl.server.helper_pool import HelperPool
from pentakl.server.limits import Bucket, Limits
from pentakl.server.live_tables import LiveTables
from pentakl.server.metrics import Metrics
from pentakl.server.nicknames import nickname
from pentakl.server.storage import TRANSIENT_ERRORS, Store

LOG = structlog.get_logger()

DATABASE: Final = "pentakl.db"
KEY: Final = "pentakl.key"
NAMES_IN_MEMORY: Final = 10_000
SWEEP_SECONDS: Final = 5.0
AN_HOUR: Final = 3600.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the data lies, the limits, and where the built web client lies if not at its usual places."""

    data: Path
    limits: Limits = Limits()
    web: Path | None = None


class Services:
    """Made before the event loop runs; `begin` opens the data, `end` writes what waits and closes it."""

    live_tables: LiveTables
    store: Store

    def __init__(self, settings: Settings, guests: Guests) -> None:
        self.limits = settings.limits
        self.web = settings.web
        self.guests = guests
        self.metrics = Metrics()
        self._file = settings.data / DATABASE
        self._bot_pool = BotPool(self.metrics)
        self.helper_pool = HelperPool(self.limits)
        self._names: OrderedDict[str, str] = OrderedDict()
        self._buckets: dict[str, Bucket] = {}
        self._chatting: dict[str, Bucket] = {}
        self._openings: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()
        self._sockets_from: Counter[str] = Counter()
        self._background: list[asyncio.Task[None]] = []
        self.last_command = time.monotonic()

    async def start(self) -> None:
        await asyncio.to_thread(migrate, self._file)
        self.store = Store(self._file, self.metrics)
        self.live_tables = LiveTables(self.store, self._bot_pool, self.limits, self.metrics, self.may_chat)
        await self.live_tables.repair_summaries()
        self._background = [asyncio.create_task(self._sweep()), asyncio.create_task(self._keep_results())]

    async def stop(self) -> None:
        if self._background:
            for task in self._background:
                task.cancel()
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
                # The person may choose a new one.
                return ""
            # A newer one may have been stored since that was read.
            name = self._names.get(person, name)
            self._remember(person, name)
        return name

    async def rename(self, person: str, wish: str) -> str:
        """Give a person a nickname; raises Refused."""
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
        bucket = self._buckets.get(person)
        if bucket is None:
            bucket = self._buckets[person] = Bucket(self.limits.burst, self.limits.per_second, now)
        return bucket.take(now)

    def may_chat(self, person: str) -> bool:
        """Whether this person may say one more thing now, at whatever table."""
        now = time.monotonic()
        bucket = self._chatting.get(person)
        if bucket is None:
            bucket = self._chatting[person] = Bucket(self.limits.chat_burst, self.limits.chat_per_second, now)
        return bucket.take(now)

    def may_open_from(self, network: str) -> bool:
        """Whether one more table may be opened from there now. Anybody may throw a cookie away, not so an address."""
        now, limits = time.monotonic(), self.limits
        bucket = self._openings.get(network)
        if bucket is None:
            average = limits.tables_per_hour_per_address / AN_HOUR
            bucket = self._openings[network] = Bucket(limits.tables_at_once_per_address, average, now)
        return bucket.take(now)

    def may_connect(self, person: str, network: str) -> bool:
        limits = self.limits
        return (
            self._sockets.total() < limits.sockets
            and self._sockets[person] < limits.sockets_per_person
            and self._sockets_from[network] < limits.sockets_per_address
        )

    def connected(self, person: str, network: str) -> None:
        self._sockets[person] += 1
        self._sockets_from[network] += 1
        self.metrics.sockets.inc()

    def disconnected(self, person: str, network: str) -> None:
        for counter, key in ((self._sockets, person), (self._sockets_from, network)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]
        self.metrics.sockets.dec()

    async def _keep_results(self) -> None:
        try:
            await self.live_tables.keep_results()
        except (Damaged, *TRANSIENT_ERRORS) as error:
            LOG.error("results-not-kept", error=error)

    async def _sweep(self) -> None:
        """From time to time forget what nobody needs."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.limits.idle_seconds))
            self.live_tables.sweep()
            now = time.monotonic()
            self._buckets = {person: each for person, each in self._buckets.items() if not each.is_full(now)}
            self._chatting = {person: each for person, each in self._chatting.items() if not each.is_full(now)}
            self._openings = {network: each for network, each in self._openings.items() if not each.is_full(now)}
