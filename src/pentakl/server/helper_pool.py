"""Questions to a game that need no table are answered in a process of their own: nobody waits for them but who asks.

One question is answered at a time. Addresses take turns, so that many questions from one of them keep no other waiting,
and a question that takes too long is given up together with the process that works at it.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import Counter, deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Final

import structlog

from pentakl.server import worker
from pentakl.server.limits import Limits
from pentakl.server.wire import Document

LOG = structlog.get_logger()
ATTEMPTS: Final = 2
START_SECONDS: Final = 60.0


class Busy(Exception):
    """Too many questions wait already, or the process that answers them dies again and again."""


class TooManyFromAddress(Exception):
    """Too many questions of this address wait already."""


class TooHard(Exception):
    """The question was not answered in time."""


class Line:
    """A queue for one place, in which addresses take turns."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the next address first

    @asynccontextmanager
    async def turn(self, address: str, seconds: float) -> AsyncIterator[None]:
        """Wait for a turn, raises TimeoutError after so many seconds; the next one's turn comes at the end."""
        await self._wait(address, seconds)
        try:
            yield
        finally:
            self._call_next()

    async def _wait(self, address: str, seconds: float) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(called)
        try:
            async with asyncio.timeout(seconds):
                await called
        except BaseException:
            # Called and gone in the same moment: the turn goes to the next one.
            if called.done() and not called.cancelled():
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._waiting:
            address = next(iter(self._waiting))
            line = self._waiting.pop(address)
            called = line.popleft()
            if line:
                self._waiting[address] = line  # behind all others
            if not called.done():
                called.set_result(None)
                return
        self._is_taken = False


class HelperPool:
    """One process, started when the first question comes; a crash of it is survived."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._pool: ProcessPoolExecutor | None = None
        self._line = Line()
        self._questions: Counter[str] = Counter()  # by address, also the one that is being answered

    def __len__(self) -> int:
        """How many questions wait or are being answered."""
        return self._questions.total()

    async def ask(self, key: str, question: Document, address: str) -> tuple[bool, Document]:
        """Whether the game could answer, and its answer or its complaint; raises Busy, TooManyFromAddress, TooHard."""
        limits = self._limits
        if self._questions[address] >= limits.helper_questions_per_address:
            raise TooManyFromAddress
        if len(self) >= limits.helper_questions:
            raise Busy
        self._questions[address] += 1
        try:
            async with self._line.turn(address, limits.helper_wait_seconds):
                return await self._answer(key, question)
        except TimeoutError:
            raise Busy from None
        finally:
            self._questions[address] -= 1
            if not self._questions[address]:
                del self._questions[address]

    async def _answer(self, key: str, question: Document) -> tuple[bool, Document]:
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            try:
                pool = await self._running_pool(key)
                answering = loop.run_in_executor(pool, worker.answer, key, question)
                done, _ = await asyncio.wait([answering], timeout=self._limits.helper_seconds)
                if not done:
                    LOG.error("helper-too-slow", game=key)
                    answering.cancel()
                    self._discard()
                    raise TooHard
                return answering.result()
            except BrokenProcessPool:
                LOG.error("helper-worker-died", game=key)
                self._discard()
        raise Busy

    def close(self) -> None:
        self._discard()

    async def _running_pool(self, key: str) -> ProcessPoolExecutor:
        """The pool with a process that has read the game; the time for that counts for nobody's question."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            pool = self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=worker.prepare)
            starting = asyncio.get_running_loop().run_in_executor(pool, worker.read_helper, key)
            try:
                await asyncio.wait_for(starting, START_SECONDS)
            except TimeoutError:
                self._discard()
                raise Busy from None
            return pool
        return self._pool

    def _discard(self) -> None:
        """Forget the process and end it: nothing else stops one that computes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list(pool._processes.values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
