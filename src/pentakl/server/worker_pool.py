"""A pool of worker processes that is restarted when one dies. `bot_pool` and `helper_pool` use it.

If a worker dies or takes too long, its task fails and the pool is restarted; the server is not affected.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple, Unpack

from pentakl.server import worker

Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


class WorkerDied(Exception):
    """A worker process ended before the task was done."""


class WorkerPool:
    """At most `size` processes. They start with the first task, and again with the first one after a restart.

    Each of them first calls `prepare` with the arguments for it.
    """

    def __init__(
        self, size: int, prepare: Callable[..., None] = worker.prepare, arguments: tuple[object, ...] = ()
    ) -> None:
        self._size = size
        self._prepare = prepare
        self._arguments = arguments
        self._processes: ProcessPoolExecutor | None = None

    @property
    def is_running(self) -> bool:
        return self._processes is not None

    async def run(
        self, task: Callable[[Unpack[Arguments]], Result], *arguments: *Arguments, seconds: float | None = None
    ) -> Result:
        """The result of a task; raises WorkerDied, TimeoutError after this many seconds, or what the task raises.

        The task and its arguments are pickled. Killing a task that is out of time kills all others in the pool too.
        """
        if self._processes is None:
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(
                self._size, mp_context=context, initializer=self._prepare, initargs=self._arguments
            )
        processes = self._processes
        try:
            running = asyncio.get_running_loop().run_in_executor(processes, task, *arguments)
            try:
                done, _ = await asyncio.wait([running], timeout=seconds)
            finally:
                # Without effect if it is done; otherwise nobody awaits it any more.
                running.cancel()
            if not done:
                self._discard(processes)
                raise TimeoutError
            return running.result()
        except BrokenProcessPool:
            self._discard(processes)
            raise WorkerDied from None

    def close(self) -> None:
        if self._processes is not None:
            self._discard(self._processes)

    def _discard(self, processes: ProcessPoolExecutor) -> None:
        """Kill these processes: nothing else stops a running computation. Several tasks may report the same crash."""
        if processes is self._processes:
            self._processes = None
            workers = list(processes._processes.values())
            processes.shutdown(wait=False, cancel_futures=True)
            for each in workers:
                each.kill()
