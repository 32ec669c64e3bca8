"""Lets bots decide in worker processes: tables take turns, and a decision that nobody needs any more is cancelled.

Replaces a worker that dies; if a bot fails, the simplest bot decides. There are as many workers as cores but one, which
is left to the server.
"""

from __future__ import annotations

import asyncio
import ctypes
import multiprocessing
import os
import secrets
import time
from typing import Final

import structlog

from pentakl import bots
from pentakl.core.state import State
from pentakl.server import worker
from pentakl.server.fair_queue import FairQueue
from pentakl.server.metrics import Metrics
from pentakl.server.wire import encode
from pentakl.server.worker import ThinkingTime
from pentakl.server.worker_pool import WorkerDied, WorkerPool

LOG = structlog.get_logger()
SECONDS_BEFORE_ATTEMPTS: Final = (0.0, 0.2, 1.0)
"""The pauses before the attempts at a decision. Another attempt follows only if a worker has died."""


class NoDecision(Exception):
    """No worker gave a decision; the table waits until something wakes its bots again."""


class Cancelled(Exception):
    """The decision was cancelled before it was made."""


def usual_size() -> int:
    """As many workers as cores but one; at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class BotPool:
    """The worker processes in which the bots of all tables decide."""

    def __init__(self, metrics: Metrics, size: int | None = None) -> None:
        self.size = usual_size() if size is None else size
        self._metrics = metrics
        # One for each place of the queue. A worker looks at the flag of its decision again and again.
        self._cancel_flags = multiprocessing.get_context("spawn").RawArray(ctypes.c_byte, self.size)
        self._workers = WorkerPool(self.size, worker.prepare_bots, (self._cancel_flags,))
        self._queue = FairQueue(self.size)
        self._running: set[asyncio.Task[str]] = set()  # also those that were cancelled, until their worker is free
        metrics.bot_workers.set(self.size)

    @property
    def busy_workers(self) -> int:
        """How many workers make a decision, or have not yet noticed that it was cancelled."""
        return len(self._running)

    async def decide(self, table: str, state: State, bot: str, seat: int, thinking: ThinkingTime) -> str:
        """The text of a bot's action; raises NoDecision. If the caller is cancelled, so is the bot.

        If a bot raises an error, the simplest bot decides instead, so that the table does not get stuck.
        """
        # Encoded now: the position may change before the pool has sent it.
        key, document = state.rules.key, encode(state.to_json())
        for name in (bot, bots.SIMPLEST):
            for pause in SECONDS_BEFORE_ATTEMPTS:
                await asyncio.sleep(pause)
                try:
                    return await self._decide_in_turn(table, key, document, name, seat, thinking)
                except WorkerDied:
                    self._metrics.worker_crashes.inc()
                    LOG.error("bot-worker-died", game=key, bot=name)
                except Exception as error:
                    LOG.error("bot-failed", game=key, bot=name, error=error)
                    break
        raise NoDecision(f"No bot of {key} gave a decision.")

    async def _decide_in_turn(
        self, table: str, key: str, document: bytes, bot: str, seat: int, thinking: ThinkingTime
    ) -> str:
        place = await self._queue.enter(table)
        self._cancel_flags[place] = 0
        # A task of its own: the place stays taken until the worker is free, also if the caller is cancelled before.
        running = asyncio.create_task(self._run(place, key, document, bot, seat, thinking))
        self._running.add(running)
        running.add_done_callback(self._finish)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            # If it is done, the place may already belong to another decision.
            if not running.done():
                self._cancel_flags[place] = 1
            raise

    async def _run(
        self, place: int, key: str, document: bytes, bot: str, seat: int, thinking: ThinkingTime
    ) -> str:  # fmt: skip
        began = time.perf_counter()
        try:
            seed = secrets.randbits(32)
            action = await self._workers.run(worker.decide, key, document, bot, seat, seed, thinking, place)
        finally:
            self._queue.leave(place)
        if action is None:
            raise Cancelled
        self._metrics.decisions.observe(time.perf_counter() - began)
        return action

    def _finish(self, running: asyncio.Task[str]) -> None:
        self._running.discard(running)
        # Nobody else asks for the error of a decision whose caller was cancelled.
        if not running.cancelled() and isinstance(running.exception(), Cancelled):
            self._metrics.cancelled_decisions.inc()

    def close(self) -> None:
        for running in self._running:
            running.cancel()
        self._workers.close()
