"""Lets a worker process answer what people ask outside a table: games' helpers and replays, one question at a time.

Addresses take turns, so that many questions from one address do not keep others waiting. Tasks in the background get
a turn when no question waits: they analyse decisions. If a task takes too long, its worker process is killed.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar, TypeVarTuple, Unpack

import structlog

from pentakl.server import worker
from pentakl.server.limits import Limits
from pentakl.server.wire import Document
from pentakl.server.worker_pool import WorkerDied, WorkerPool

LOG = structlog.get_logger()
ATTEMPTS: Final = 2
START_SECONDS: Final = 60.0

Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


class Busy(Exception):
    """Too many questions wait already, or the process that answers them dies again and again."""


class TooManyFromAddress(Exception):
    """Too many questions of this address wait already."""


class TooHard(Exception):
    """The question was not answered in time."""


class FairQueue:
    """A queue that lets one caller through at a time; addresses take turns."""

    __slots__ = ("_in_background", "_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the next address first
        self._in_background: dict[str, deque[asyncio.Future[None]]] = {}  # these come after all others

    @asynccontextmanager
    async def turn(self, address: str, seconds: float | None) -> AsyncIterator[None]:
        """Wait for a turn, which lasts as long as the context; raises TimeoutError after this many seconds.

        Without a number of seconds the caller is in the background and waits until nobody else does.
        """
        await self._wait(address, seconds)
        try:
            yield
        finally:
            self._call_next()

    async def _wait(self, address: str, seconds: float | None) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lines = self._in_background if seconds is None else self._waiting
        lines.setdefault(address, deque()).append(called)
        try:
            async with asyncio.timeout(seconds):
                await called
        except BaseException:
            # This caller got the turn and was cancelled in the same moment: pass the turn on.
            if called.done() and not called.cancelled():
                self._call_next()
            raise

    def _call_next(self) -> None:
        while lines := self._waiting or self._in_background:
            address = next(iter(lines))
            line = lines.pop(address)
            called = line.popleft()
            if line:
                lines[address] = line  # behind all others
            if not called.done():
                called.set_result(None)
                return
        self._is_taken = False


class HelperPool:
    """The worker process of all helpers and replays, and the questions that wait for it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._worker = WorkerPool(1)
        self._queue = FairQueue()
        self._questions: Counter[str] = Counter()  # by address; the one that is being answered counts too

    def __len__(self) -> int:
        """How many questions wait or are being answered."""
        return self._questions.total()

    async def ask(self, key: str, question: Document, address: str) -> tuple[bool, Document]:
        """Whether the game could answer, with its answer or complaint; raises Busy, TooManyFromAddress, TooHard."""
        return await self.run(address, self._limits.helper_seconds, worker.answer, key, question)

    async def run(
        self, address: str, seconds: float, task: Callable[[Unpack[Arguments]], Result], *arguments: *Arguments
    ) -> Result:
        """The result of a task of the worker; raises Busy, TooManyFromAddress, TooHard, or what the task raises."""
        limits = self._limits
        if self._questions[address] >= limits.helper_questions_per_address:
            raise TooManyFromAddress
        if len(self) >= limits.helper_questions:
            raise Busy
        self._questions[address] += 1
        try:
            async with self._queue.turn(address, limits.helper_wait_seconds):
                return await self._work(seconds, task, *arguments)
        except TimeoutError:
            raise Busy from None
        finally:
            self._questions[address] -= 1
            if not self._questions[address]:
                del self._questions[address]

    async def run_in_background(
        self, address: str, seconds: float, task: Callable[[Unpack[Arguments]], Result], *arguments: *Arguments
    ) -> Result:
        """The same when no question waits; raises Busy, TooHard, or what the task raises.

        How many tasks of an address wait here is not checked.
        """
        async with self._queue.turn(address, None):
            return await self._work(seconds, task, *arguments)

    async def _work(
        self, seconds: float, task: Callable[[Unpack[Arguments]], Result], *arguments: *Arguments
    ) -> Result:
        for _ in range(ATTEMPTS):
            try:
                await self._start()
                return await self._worker.run(task, *arguments, seconds=seconds)
            except TimeoutError:
                LOG.error("helper-too-slow", task=task.__name__)
                raise TooHard from None
            except WorkerDied:
                LOG.error("helper-worker-died", task=task.__name__)
        raise Busy

    async def _start(self) -> None:
        """Start the worker and let it import all games; this time does not count against the question."""
        if not self._worker.is_running:
            try:
                await self._worker.run(worker.import_games, seconds=START_SECONDS)
            except TimeoutError:
                raise Busy from None

    def close(self) -> None:
        self._worker.close()
