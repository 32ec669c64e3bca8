"""Lets bots decide in worker processes: replaces a worker that dies; if a bot fails, a simpler bot decides."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

import structlog

from pentakl import bots
from pentakl.core.state import State
from pentakl.server import worker
from pentakl.server.metrics import Metrics
from pentakl.server.wire import encode
from pentakl.server.worker_pool import WorkerDied, WorkerPool

LOG = structlog.get_logger()
WORKERS: Final = 2
SECONDS_BEFORE_ATTEMPTS: Final = (0.0, 0.2, 1.0)
"""The pauses before the attempts at a decision. Another attempt follows only if a worker has died."""


class NoDecision(Exception):
    """No worker gave a decision; the table waits until something wakes its bots again."""


class BotPool:
    """The worker processes in which the bots of all tables decide."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._workers = WorkerPool(WORKERS)

    async def decide(self, state: State, bot: str, seat: int) -> str:
        """The text of a bot's action; raises NoDecision.

        If a bot raises an error, the simplest bot of the game decides instead, so that the table does not get stuck.
        """
        # Encoded now: the position may change before the pool has sent it.
        key, document = state.rules.key, encode(state.to_json())
        names = [bot, bots.names(key)[0]]
        for name in names:
            for pause in SECONDS_BEFORE_ATTEMPTS:
                await asyncio.sleep(pause)
                began = time.perf_counter()
                try:
                    action = await self._workers.run(worker.decide, key, document, name, seat, secrets.randbits(32))
                except WorkerDied:
                    self._metrics.worker_crashes.inc()
                    LOG.error("bot-worker-died", game=key, bot=name)
                except Exception as error:
                    LOG.error("bot-failed", game=key, bot=name, error=error)
                    break
                else:
                    self._metrics.decisions.observe(time.perf_counter() - began)
                    return action
        raise NoDecision(f"No bot of {key} gave a decision.")

    def close(self) -> None:
        self._workers.close()
