"""The bots of one table: when they are asked to decide, and when their decisions are entered.

How long a bot takes must not reveal what it holds, and no bot may act on a position that has changed.
"""

from __future__ import annotations

import asyncio
import math
import secrets
from typing import TYPE_CHECKING, Final

import structlog

from pentakl.server.bot_pool import BotPool
from pentakl.sitting import Refused

if TYPE_CHECKING:
    from pentakl.server.live_table import LiveTable

LOG = structlog.get_logger()

PAUSES: Final = {"slow": 2.4, "normal": 1.2, "fast": 0.4, "instant": 0.0}
JITTER: Final = 0.25
HASTE: Final = 0.7
"""While people wait only for bots, each pause is this fraction of the pause before. So at the normal pace the pauses of
any number of decisions add up to about four seconds at most, and the page has two more to show the last of them."""
SHOWN_AFTER: Final = 0.05
PACE_WITHOUT_THINKING: Final = "instant"
"""At this pace clients are never told that a bot is thinking; at all other paces they always are."""


def pause(pace: str, decisions: int) -> float:
    """The least seconds that a bot takes for a decision. `decisions` counts bots' decisions since a person was asked.

    This depends on the pace, on chance and on what everybody has seen. If it depended on the bot's choices, timing
    would reveal what it holds.
    """
    return PAUSES[pace] * HASTE**decisions * (1 + JITTER * (secrets.randbelow(2001) - 1000) / 1000)


def answer_time(due: float, now: float, floor: float) -> float:
    """When a bot acts that has decided at `now`: at `due` or, if that has passed, a multiple of `floor` after it.

    So its real thinking time can be seen only in coarse steps.
    """
    if now <= due or floor <= 0:
        return due
    return due + floor * math.ceil((now - due) / floor)


class TableBots:
    """One task for each bot that has to decide now. No bot acts within `floor` seconds."""

    def __init__(self, table: LiveTable, bot_pool: BotPool, floor: float) -> None:
        self._table = table
        self._bot_pool = bot_pool
        self._floor = floor
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._shown: list[int] = []
        self._decisions = 0  # of bots, since a person was last asked something

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
        if not self._table.sitting.people_wait():
            self._decisions = 0
        for seat, _ in self._table.sitting.bots_to_move():
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._play(seat))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _play(self, seat: int) -> None:
        loop = asyncio.get_running_loop()
        pace = self._table.sitting.pace
        announced = None if pace == PACE_WITHOUT_THINKING else loop.call_later(SHOWN_AFTER, self._show, seat)
        try:
            await self._decide_and_act(seat, loop.time() + max(self._floor, pause(pace, self._count_decision())))
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

    def _count_decision(self) -> int:
        """Count one more decision; returns how many there were before it."""
        self._decisions += 1
        return self._decisions - 1

    async def _decide_and_act(self, seat: int, due: float) -> None:
        """Decide, wait until it is time, and act; if the position has changed by then, decide again."""
        table, loop = self._table, asyncio.get_running_loop()
        while True:
            bot = dict(table.sitting.bots_to_move()).get(seat)
            state = table.sitting.state
            if bot is None or state is None:
                return
            position = table.position
            action = await self._bot_pool.decide(state, bot, seat)
            await asyncio.sleep(answer_time(due, loop.time(), self._floor) - loop.time())
            if await table.act_for_bot(seat, action, position):
                return
            due = max(due, loop.time() + self._floor)

    def _show(self, seat: int) -> None:
        self._shown = sorted([*self._shown, seat])
        self._table.broadcast_thinking()

    def _hide(self, seat: int) -> None:
        if seat in self._shown:
            self._shown = [other for other in self._shown if other != seat]
            self._table.broadcast_thinking()
