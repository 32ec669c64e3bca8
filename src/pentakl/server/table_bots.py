"""The bots of one table: when they are asked to decide, and when their decisions are entered.

How long a bot takes must not reveal what it holds, and no bot may act on a position that has changed: as soon as it has
changed, the bot stops thinking about it.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from pentakl.bots.searching import levels
from pentakl.server.bot_pool import BotPool
from pentakl.server.worker import ThinkingTime
from pentakl.sitting import Refused

if TYPE_CHECKING:
    from pentakl.server.live_table import LiveTable

LOG = structlog.get_logger()

PAUSES: Final = {"slow": 2.4, "normal": 1.2, "fast": 0.4, "instant": 0.0}
JITTER: Final = 0.25
HASTE: Final = 0.7
"""While people wait only for bots, each pause is this fraction of the pause before."""
LONGEST_RUN: Final = 6
"""So many decisions in a row have a pause each; at the normal pace they take four and a half seconds at most. All later
ones are made in bursts, until people are asked again."""
BURST: Final = 8
"""So many decisions at most are shown at once. Bursts are shown `floor` seconds apart."""
THINKING: Final = (0.05, 0.1, 0.2, 0.7)
"""The seconds that each level takes at any pace for the first decision of a row, the weakest level first. Whatever it
decides, it acts when this time is over, and its search ends shortly before."""
LESS_THINKING: Final = 0.75
LEAST_THINKING: Final = 0.015
"""For each later decision a level takes this fraction of the time before, but not less than LEAST_THINKING seconds."""
RETURN_SECONDS: Final = 0.04
"""A search ends so long before its bot acts: a slice of it may be running, and its answer must come from the worker."""
SHOWN_AFTER: Final = 0.05
PACE_WITHOUT_THINKING: Final = "instant"
"""At this pace clients are never told that a bot is thinking; at all other paces they always are."""


def pause(pace: str, decisions: int) -> float:
    """The least seconds that a bot takes for a decision. `decisions` counts bots' decisions since a person was asked.

    This depends on the pace, on chance and on what everybody has seen. If it depended on the bot's choices, timing
    would reveal what it holds.
    """
    return PAUSES[pace] * HASTE**decisions * (1 + JITTER * (secrets.randbelow(2001) - 1000) / 1000)


def thinking_time(key: str, bot: str, decisions: int) -> float:
    """The seconds that a bot takes for a decision at any pace: like a pause, they tell nothing about its cards."""
    ranks = [level.key for level in levels(key)]
    if bot not in ranks:
        return 0.0
    first = THINKING[min(ranks.index(bot), len(THINKING) - 1)]
    return max(LEAST_THINKING, first * LESS_THINKING**decisions)


def answer_time(due: float, now: float, floor: float) -> float:
    """When a bot acts that has decided at `now`: at `due` or, if that has passed, a multiple of `floor` after it.

    So its real thinking time can be seen only in coarse steps.
    """
    if now <= due or floor <= 0:
        return due
    return due + floor * math.ceil((now - due) / floor)


class Haste:
    """How long bots pause: less and less while people wait for them alone, and not at all once somebody hurries them.

    `notice` is called whenever bots begin to decide. Everything here follows from what everybody has seen.
    """

    def __init__(self) -> None:
        self._rounds = 0  # of decisions since people were asked; bots that are asked together decide in one
        self._is_hurried = False

    def notice(self, people_wait: bool, is_busy: bool) -> None:
        """`is_busy`: other bots are still deciding, so this is not the beginning of a wait."""
        if not people_wait:
            self._is_hurried = False
            if not is_busy:
                self._rounds = 0

    def next_round(self) -> int:
        """How many rounds of decisions there were before the one that begins."""
        self._rounds += 1
        return self._rounds - 1

    def hurry(self) -> None:
        self._is_hurried = True

    def is_burst(self, rounds: int) -> bool:
        return self._is_hurried or rounds >= LONGEST_RUN


class Search(NamedTuple):
    """The decision that a bot is making, and for which position."""

    position: int
    decision: asyncio.Task[str]


class TableBots:
    """One task for each bot that has to decide now. What a bot did is seen after `floor` seconds at the earliest."""

    def __init__(self, table: LiveTable, bot_pool: BotPool, floor: float) -> None:
        self._table = table
        self._bot_pool = bot_pool
        self._floor = floor
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._searches: dict[int, Search] = {}
        self._shown: list[int] = []
        self._haste = Haste()
        self._hurried = asyncio.Event()  # ends the pauses of the bots that are waiting
        self._burst_began = 0.0  # bursts are shown in steps of `floor` after this
        self._burst_shown = 0.0  # when the present burst is shown
        self._in_burst = 0  # decisions in it so far

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def thinking(self) -> list[int]:
        """The seats whose bots are shown as thinking."""
        return self._shown

    def wake(self) -> None:
        """Start a task for every bot that has to decide. Call this after every change and when a table is loaded."""
        if not self._table.is_open:
            return
        sitting = self._table.sitting
        to_move = [seat for seat, _ in sitting.bots_to_move()]
        self._cancel_searches(to_move)
        self._haste.notice(sitting.people_wait(), self.is_busy)
        asked = [seat for seat in to_move if seat not in self._tasks]
        if asked:
            rounds = self._haste.next_round()
            for seat in asked:
                self._tasks[seat] = asyncio.create_task(self._play(seat, rounds, len(asked)))

    def _cancel_searches(self, to_move: list[int]) -> None:
        """Cancel the searches for positions that have passed, and those for bots that are no longer asked."""
        for seat, search in self._searches.items():
            if search.position != self._table.positions[seat] or seat not in to_move:
                search.decision.cancel()

    def hurry(self) -> bool:
        """Let bots answer without a pause until people are asked again; False if people do not wait for bots alone."""
        if not self._table.sitting.people_wait() or not self.is_busy:
            return False
        self._haste.hurry()
        self._begin_burst()
        self._hurried.set()
        self._hurried = asyncio.Event()
        return True

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _play(self, seat: int, rounds: int, asked: int) -> None:
        """Let a bot decide and act; `asked` counts the bots that are asked together with it."""
        loop = asyncio.get_running_loop()
        pace = self._table.sitting.pace
        is_burst = self._haste.is_burst(rounds)
        if rounds == LONGEST_RUN:
            self._begin_burst()
        is_shown = pace != PACE_WITHOUT_THINKING and not is_burst
        announced = loop.call_later(SHOWN_AFTER, self._show, seat) if is_shown else None
        shortest = 0.0 if is_burst else max(self._floor, pause(pace, rounds))
        try:
            await self._decide_and_act(seat, loop.time() + shortest, rounds, asked)
        except Refused as refused:
            LOG.error("bot-refused", code=refused.code)
        except Exception as error:
            # The game is stuck until something calls `wake` again.
            LOG.error("bot-cannot-act", error=error)
        else:
            # Only after a success, so that a failure is not repeated for ever.
            loop.call_soon(self.wake)
        finally:
            if announced is not None:
                announced.cancel()
            del self._tasks[seat]
            self._hide(seat)

    async def _decide_and_act(self, seat: int, due: float, rounds: int, asked: int) -> None:
        """Decide, wait until it is time, and act; if the position has changed by then, decide again."""
        table, loop = self._table, asyncio.get_running_loop()
        while True:
            bot = dict(table.sitting.bots_to_move()).get(seat)
            state = table.sitting.state
            if bot is None or state is None:
                return
            position = table.positions[seat]
            is_burst = self._haste.is_burst(rounds)
            decisions = max(rounds, LONGEST_RUN) if is_burst else rounds
            due = max(due, loop.time() + thinking_time(state.rules.key, bot, decisions))
            action = await self._decide(seat, bot, due - loop.time(), asked)
            if action is not None:
                acts = due if is_burst else answer_time(due, loop.time(), self._floor)
                await self._pause(acts - loop.time())
                if self._haste.is_burst(rounds):
                    await self._join_burst()
                if await table.act_for_bot(seat, action, position):
                    return
            due = max(due, loop.time() + self._floor)

    async def _decide(self, seat: int, bot: str, seconds: float, asked: int) -> str | None:
        """What a bot does that acts in so many seconds; None if the position has passed before it had decided."""
        table = self._table
        assert table.sitting.state is not None
        share = min(1.0, self._bot_pool.size / asked)
        thinking = ThinkingTime(share * (seconds - RETURN_SECONDS), time.monotonic() + seconds - RETURN_SECONDS)
        decision = asyncio.create_task(
            self._bot_pool.decide(table.code, table.sitting.state, bot, seat, thinking)
        )  # fmt: skip
        self._searches[seat] = Search(table.positions[seat], decision)
        try:
            await asyncio.wait([decision])
        finally:
            # Without effect if it is done.
            decision.cancel()
            del self._searches[seat]
        return None if decision.cancelled() else decision.result()

    async def _pause(self, seconds: float) -> None:
        """Wait, unless somebody hurries the bots."""
        if seconds > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), seconds)

    def _begin_burst(self) -> None:
        self._burst_began = asyncio.get_running_loop().time()

    async def _join_burst(self) -> None:
        """Have the next step sent together with the others of the burst; if it is full, wait for the next burst."""
        loop = asyncio.get_running_loop()
        if self._floor <= 0:
            return
        while True:
            shown = answer_time(self._burst_began, loop.time(), self._floor)
            if shown != self._burst_shown:
                self._burst_shown = shown
                self._in_burst = 0
            if self._in_burst < BURST:
                break
            await asyncio.sleep(shown - loop.time())
        self._in_burst += 1
        self._table.hold_messages(shown)

    def _show(self, seat: int) -> None:
        self._shown = sorted([*self._shown, seat])
        self._table.broadcast_thinking()

    def _hide(self, seat: int) -> None:
        if seat in self._shown:
            self._shown = [other for other in self._shown if other != seat]
            self._table.broadcast_thinking()
