"""The bots of one table: when they think, how long they seem to, and that they never act on an old position."""

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
SHOWN_AFTER: Final = 0.05
UNSEEN: Final = "instant"
"""The pace at which bots are not seen to think. Whether they are must not depend on how long they do."""


def pause(pace: str) -> float:
    """How long a bot seems to think, in seconds.

    It depends on the pace and on chance alone. Were it longer where a bot has more to choose from, a clock would tell
    what it holds.
    """
    return PAUSES[pace] * (1 + JITTER * (secrets.randbelow(2001) - 1000) / 1000)


def answer_time(due: float, now: float, floor: float) -> float:
    """When a bot answers that has decided now: when it is due or, if that is over, a whole number of floors later.

    How long it has really thought is so told in coarse steps at most.
    """
    if now <= due or floor <= 0:
        return due
    return due + floor * math.ceil((now - due) / floor)


class TableBots:
    """One task for each bot that is asked something now. None answers within `floor` seconds."""

    def __init__(self, table: LiveTable, bot_pool: BotPool, floor: float) -> None:
        self._table = table
        self._bot_pool = bot_pool
        self._floor = floor
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._shown: list[int] = []

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def thinking(self) -> list[int]:
        """The seats whose bots are seen to think."""
        return self._shown

    def wake(self) -> None:
        """Let the bots think that are asked something. To be called after every change and when a table is loaded."""
        if not self._table.is_open:
            return
        for seat, _ in self._table.sitting.bots_to_move():
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._play(seat))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _play(self, seat: int) -> None:
        loop = asyncio.get_running_loop()
        pace = self._table.sitting.pace
        announced = None if pace == UNSEEN else loop.call_later(SHOWN_AFTER, self._show, seat)
        try:
            await self._decide_and_act(seat, loop.time() + max(self._floor, pause(pace)))
        except Refused as refused:
            LOG.error("bot-refused", code=refused.code)
        except Exception as error:
            # The table waits until something wakes its bots again.
            LOG.error("bot-stands-still", error=error)
        else:
            # Only after a success: what fails must not be tried again and again.
            loop.call_soon(self.wake)
        finally:
            if announced is not None:
                announced.cancel()
            del self._tasks[seat]
            self._hide(seat)

    async def _decide_and_act(self, seat: int, due: float) -> None:
        """Decide, wait until it is time, act; if the position has changed meanwhile, decide again."""
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
