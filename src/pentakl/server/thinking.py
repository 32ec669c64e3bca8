"""Bots think in worker processes: the event loop never waits, and a crash of a worker is survived."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import structlog

from pentakl import bots
from pentakl.core.state import State
from pentakl.server import worker
from pentakl.server.metrics import Metrics
from pentakl.server.wire import encode

LOG = structlog.get_logger()
WORKERS: Final = 2
PAUSES_AFTER_A_CRASH: Final = (0.0, 0.2, 1.0)


class CannotThink(Exception):
    """No worker gave a decision; the table waits until something wakes its bots again."""


class Thinker:
    """A pool of at most two processes, started when the first bot is asked."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def decide(self, state: State, bot: str, seat: int) -> str:
        """The text of a bot's action; raises CannotThink.

        A worker that dies is replaced and asked again. A bot that itself fails is replaced, for this one decision, by
        the simplest bot, so that its table does not stand still.
        """
        # As text, now: the position may change before the pool has sent it.
        key, document = state.rules.key, encode(state.to_json())
        names = [bot, bots.names(key)[0]]
        for name in names:
            for pause in PAUSES_AFTER_A_CRASH:
                await asyncio.sleep(pause)
                began = time.perf_counter()
                pool = self._running_pool()
                try:
                    action = await asyncio.get_running_loop().run_in_executor(
                        pool, worker.decide, key, document, name, seat, secrets.randbits(32)
                    )
                except BrokenProcessPool:
                    self._metrics.worker_crashes.inc()
                    LOG.error("bot-worker-died", game=key, bot=name)
                    self._discard(pool)
                except Exception as error:
                    LOG.error("bot-failed", game=key, bot=name, error=error)
                    break
                else:
                    self._metrics.thoughts.observe(time.perf_counter() - began)
                    return action
        raise CannotThink(f"The bots of {key} cannot think.")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(WORKERS, mp_context=context, initializer=worker.prepare)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        # Several decisions may learn of one crash; only the first of them finds the pool still in use.
        if pool is self._pool:
            self._pool = None
            pool.shutdown(wait=False)
