"""Hints: what the strongest bot would answer for a person, found in a worker process from what the person's seat knows.

A search whose question has passed is dropped. Everybody is told that a hint was taken before the person gets it; what
it says is sent to nobody else.
"""

from __future__ import annotations

import asyncio

import msgspec

from pentakl.server import worker
from pentakl.server.helper_pool import HelperPool
from pentakl.server.limits import Limits
from pentakl.server.live_table import LiveTable
from pentakl.server.wire import Document, HintAnswer, encode
from pentakl.sitting import Refused


class Hints:
    """Gives hints to people at all tables."""

    def __init__(self, pool: HelperPool, limits: Limits) -> None:
        self._pool = pool
        self._limits = limits

    async def hint(self, table: LiveTable, person: str, address: str) -> HintAnswer:
        """The best answers to what this person is asked; raises Refused, and the errors of the pool."""
        sitting = table.sitting
        seat = sitting.seat_for_hint(person)
        state = sitting.state
        assert state is not None
        # Like the hint, this changes only with what the seat sees: not when others answer in secret.
        position = table.positions[seat]
        # Encoded now: the position may change before the pool has sent it.
        document = encode(state.to_json())
        search = asyncio.create_task(
            self._pool.run(
                address, self._limits.hint_wait_seconds, worker.hint, sitting.game.key, document, seat, position,
                self._limits.hint_seconds,
            )
        )  # fmt: skip
        passed = asyncio.create_task(table.game_changes(seat, position))
        try:
            await asyncio.wait([search, passed], return_when=asyncio.FIRST_COMPLETED)
            if not search.done():
                raise Refused("hint-passed", "The question has passed.")
            found: Document = search.result()
        finally:
            search.cancel()
            passed.cancel()
        seq = await table.enter_hint(person, seat, position)
        return msgspec.convert({"seq": seq, **found}, HintAnswer)
