"""Lets a worker process answer what people ask outside a table: games' helpers and replays, one question at a time.

Addresses take turns, so that many questions from one address do not keep others waiting. Tasks in the background get
a turn when no question waits: they analyse decisions. If a task takes too long, its worker process is killed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple, Unpack

import structlog

from pentakl.server import worker
from pentakl.server.fair_queue import FairQueue
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
        async with self._queue.turn(address, in_background=True):
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
