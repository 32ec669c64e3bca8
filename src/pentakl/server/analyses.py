"""Analyses of finished games: how good the decisions of a seat were. A worker process judges them one by one.

What is judged is stored at once, so that nothing is computed twice, also after a restart. As replays do, this shows
every seat of a finished game to everybody who has the link of its table, and nothing of a running one. An analysis for
which nobody asks any more is stopped, and continues when somebody does.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec
import structlog

from pentakl.bots.analysis import NO_ACTION, Verdict, budget, turning_points
from pentakl.server import worker
from pentakl.server.helper_pool import Busy, HelperPool, TooHard, TooManyFromAddress
from pentakl.server.limits import Limits
from pentakl.server.live_table import LiveTable
from pentakl.server.replays import Replays, allowed, cannot_replay, is_over, number_of
from pentakl.server.storage import Store
from pentakl.server.wire import (
    AnalysedDecision,
    AnalysisAnswer,
    AnalysisContent,
    StoredAnalysis,
    TurningPointAnswer,
)
from pentakl.sitting import Refused

LOG = structlog.get_logger()


class Subject(NamedTuple):
    """Whose decisions are judged: a seat in one game of a table."""

    code: str
    round: int
    seat: int


class Running:
    """An analysis that is being computed, or has failed and not yet told anybody."""

    __slots__ = ("address", "asked", "content", "task")
    task: asyncio.Task[None]

    def __init__(self, address: str, content: AnalysisContent | None, asked: float) -> None:
        self.address = address
        self.content = content
        self.asked = asked  # when somebody asked for it last


class Analyses:
    """Computes and stores analyses in the background, as long as somebody asks for them."""

    def __init__(self, store: Store, replays: Replays, pool: HelperPool, limits: Limits) -> None:
        self._store = store
        self._replays = replays
        self._pool = pool
        self._limits = limits
        self._running: dict[Subject, Running] = {}

    def __len__(self) -> int:
        """How many analyses are being computed."""
        return sum(not running.task.done() for running in self._running.values())

    async def ask(self, table: LiveTable, address: str, game: int | None, seat: int) -> AnalysisAnswer:
        """The analysis as far as it is known; the rest is being computed from now on.

        Raises Refused, BrokenTable, TooManyFromAddress, Busy, Damaged, and what the computation has raised.
        """
        subject = checked(table, game, seat)
        running = self._running.get(subject)
        if running is None:
            content = await self._store.analysis_of(*subject)
            if content is not None and is_complete(content):
                return answer_of(subject, content)
            # Somebody else may have asked meanwhile.
            running = self._running.get(subject) or self._start(table, subject, address, content)
        running.asked = now()
        if running.task.done():
            self._drop(subject, running)
            running.task.result()  # raises what the computation has raised
        return answer_of(subject, running.content)

    async def close(self) -> None:
        """Stop everything; what was judged so far is stored."""
        tasks = [running.task for running in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, table: LiveTable, subject: Subject, address: str, content: AnalysisContent | None) -> Running:
        others = [running for running in self._running.values() if not running.task.done()]
        if sum(running.address == address for running in others) >= self._limits.analyses_per_address:
            raise TooManyFromAddress
        if len(others) >= self._limits.analyses:
            raise Busy
        running = self._running[subject] = Running(address, content, now())
        running.task = asyncio.create_task(self._compute(table, subject, running))
        running.task.add_done_callback(lambda task: self._forget(subject, running, task))
        return running

    def _forget(self, subject: Subject, running: Running, task: asyncio.Task[None]) -> None:
        """Drop an analysis that has ended. One that has failed is kept for a while, to tell whoever asks why."""
        if task.cancelled() or task.exception() is None:
            self._drop(subject, running)
        else:
            LOG.info("analysis-failed", error=task.exception())
            asyncio.get_running_loop().call_later(self._limits.analysis_patience, self._drop, subject, running)

    def _drop(self, subject: Subject, running: Running) -> None:
        if self._running.get(subject) is running:
            del self._running[subject]

    async def _compute(self, table: LiveTable, subject: Subject, running: Running) -> None:
        found = await self._pool.run_in_background(
            running.address, self._limits.replay_seconds, worker.history, await self._replays.log_of(table),
            subject.round, await self._replays.outcome_of(table, subject.round) or {}, subject.seat,
        )  # fmt: skip
        if found is None:
            raise cannot_replay()
        result, decisions = found
        judged = [AnalysedDecision(seq, action) for seq, action, _ in decisions]
        if running.content is not None and is_same(running.content.decisions, judged):
            judged = running.content.decisions[:]
        else:
            await self._keep(subject, running, AnalysisContent(result, judged[:]))
        for index, (_, _, position) in enumerate(decisions):
            if judged[index].is_judged:
                continue
            if now() - running.asked > self._limits.analysis_patience:
                return
            judged[index] = await self._judge(table, subject, running, judged[index], position)
            await self._keep(subject, running, AnalysisContent(result, judged[:]))

    async def _keep(self, subject: Subject, running: Running, content: AnalysisContent) -> None:
        await self._store.writer.store_analysis(StoredAnalysis(*subject, content))
        running.content = content

    async def _judge(
        self, table: LiveTable, subject: Subject, running: Running, decision: AnalysedDecision, position: bytes
    ) -> AnalysedDecision:
        """The decision with its chances; without them if the search fails or takes too long."""
        key = table.sitting.game.key
        iterations = budget(key, self._limits.analysis_iterations)
        try:
            verdict = await self._pool.run_in_background(
                running.address, self._limits.analysis_seconds, worker.judge, key, position, subject.seat,
                decision.action, iterations, decision.seq,
            )  # fmt: skip
        except Busy:
            raise
        except TooHard:
            verdict = {}
        except Exception as error:
            LOG.error("decision-not-judged", game=key, error=error)
            verdict = {}
        return msgspec.convert({**msgspec.to_builtins(decision), "is_judged": True, **verdict}, AnalysedDecision)


def now() -> float:
    return asyncio.get_running_loop().time()


def checked(table: LiveTable, game: int | None, seat: int) -> Subject:
    """Whose decisions are to be judged, if that is allowed; raises Refused and BrokenTable."""
    sitting = table.sitting
    number = number_of(sitting, game)
    if not is_over(sitting, number):
        raise Refused("not-over", "A game can be analysed only when it is over.")
    if not 0 <= seat < len(sitting.chairs):
        raise Refused("no-seat", f"A seat is a number from 0 to {len(sitting.chairs) - 1}.")
    allowed(sitting, "", number, seat, False)
    return Subject(table.code, number, seat)


def is_complete(content: AnalysisContent) -> bool:
    return all(decision.is_judged for decision in content.decisions)


def is_same(decisions: list[AnalysedDecision], plan: list[AnalysedDecision]) -> bool:
    """Whether these are the decisions of this plan, whatever is known about them."""
    return [(each.seq, each.action) for each in decisions] == [(each.seq, each.action) for each in plan]


def answer_of(subject: Subject, content: AnalysisContent | None) -> AnalysisAnswer:
    if content is None:
        return AnalysisAnswer(
            round=subject.round, seat=subject.seat, is_complete=False, result=None, decisions=None, turning_points=[]
        )
    judged = [each for each in content.decisions if each.is_judged]
    verdicts = [verdict_of(each) for each in judged]
    is_whole = len(judged) == len(content.decisions)
    # Where the rest is not known yet, nothing is known about what came after the last verdict.
    points = turning_points(verdicts if is_whole else [*verdicts, None], content.result)
    return AnalysisAnswer(
        round=subject.round,
        seat=subject.seat,
        is_complete=is_whole,
        result=content.result,
        decisions=content.decisions,
        turning_points=[TurningPointAnswer(judged[each.index].seq, each.kind, each.change) for each in points],
    )


def verdict_of(decision: AnalysedDecision) -> Verdict | None:
    if decision.before is None or decision.after is None:
        return None
    better = NO_ACTION if decision.better is None else 0
    return Verdict(decision.before, decision.after, decision.error, better)
