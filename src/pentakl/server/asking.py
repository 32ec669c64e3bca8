"""Questions to a game that need no table are answered in a process of their own: nobody waits for them but who asks."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import structlog

from pentakl.server import worker
from pentakl.server.wire import Document

LOG = structlog.get_logger()
MOST_WAITING: Final = 64
ATTEMPTS: Final = 2


class Busy(Exception):
    """Too many questions wait already, or the process that answers them dies again and again."""


class Helpers:
    """One process, started when the first question comes; a crash of it is survived."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def ask(self, key: str, question: Document) -> tuple[bool, Document]:
        """Whether the game could answer, and its answer or its complaint; raises Busy."""
        if self._waiting >= MOST_WAITING:
            raise Busy
        self._waiting += 1
        try:
            for _ in range(ATTEMPTS):
                pool = self._running_pool()
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, worker.answer, key, question)
                except BrokenProcessPool:
                    LOG.error("helper-worker-died", game=key)
                    self._discard(pool)
            raise Busy
        finally:
            self._waiting -= 1

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=worker.prepare)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        # Several questions may learn of one crash; only the first of them finds the pool still in use.
        if pool is self._pool:
            self._pool = None
            pool.shutdown(wait=False)
