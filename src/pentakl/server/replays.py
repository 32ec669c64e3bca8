"""Replays of games, and moments of finished games from which to go on. A worker process plays them again.

Checks who may see what: everybody who has the link of a table may see a finished game from every seat and with all
cards open, but of a running game only what was sent to them anyway. Replays are kept in memory, packed.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from pentakl.server import worker
from pentakl.server.helper_pool import HelperPool
from pentakl.server.limits import Limits
from pentakl.server.live_table import LiveTable
from pentakl.server.live_tables import unless_damaged
from pentakl.server.log_replay import BrokenTable
from pentakl.server.storage import Store
from pentakl.server.wire import Document, encode
from pentakl.server.worker import MY_SEAT, OLD_RULES, SPECTATORS
from pentakl.sitting import Refused, Result, Sitting
from pentakl.sitting.seated_table import OVER


class Wish(NamedTuple):
    """What somebody wants to see: which game of a table, from which seat, and whether with all cards open.

    `seat` may be MY_SEAT or SPECTATORS.
    """

    game: int
    seat: int
    is_open: bool


class Replays:
    """Plays games again for everybody who wants to see them."""

    def __init__(self, store: Store, pool: HelperPool, limits: Limits) -> None:
        self._store = store
        self._pool = pool
        self._limits = limits
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()  # the one used last at the end
        self._kept_bytes = 0

    async def replay(
        self, table: LiveTable, person: str, address: str, game: int | None, seat: int | None, is_open: bool
    ) -> bytes:
        """A game as this person may see it, as JSON packed by gzip.

        Raises Refused, BrokenTable, and the errors of the pool.
        """
        sitting = table.sitting
        wish = allowed(sitting, person, game, seat, is_open)
        # A running game goes on; nothing is added to a finished one.
        last = 0 if is_over(sitting, wish.game) else sitting.seq
        key = (table.code, wish, person if wish.seat == MY_SEAT else "", last)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        outcome = await self.outcome_of(table, wish.game)
        log = await self.log_of(table)
        answer = await self._pool.run(
            address, self._limits.replay_seconds, worker.replay, log, wish.game, outcome, person, wish.seat,
            wish.is_open,
        )  # fmt: skip
        if answer is None:
            raise cannot_replay()
        self._keep(key, answer)
        return answer

    async def branch(self, table: LiveTable, person: str, address: str, game: int | None, seq: int) -> Document:
        """How a finished game stood after an entry, for a table that goes on from there; raises as `replay` does."""
        number = number_of(table.sitting, game)
        if not is_over(table.sitting, number):
            raise Refused("not-over", "A game can be continued at another table only when it is over.")
        log = await self.log_of(table)
        could, found = await self._pool.run(
            address, self._limits.replay_seconds, worker.branch, log, number, person, seq
        )  # fmt: skip
        if could:
            return found
        if found == OLD_RULES:
            raise cannot_replay()
        raise Refused(str(found["code"]), str(found["message"]))

    async def outcome_of(self, table: LiveTable, number: int) -> Document | None:
        """How a game ended, as far as it was stored; None while it runs."""
        sitting = table.sitting
        if not is_over(sitting, number):
            return None
        if number == sitting.round:
            return (sitting.result.outcome if sitting.result is not None else None) or {}
        kept = await unless_damaged(self._store.result_of(table.code, number))
        return {} if kept is None else Result(kept.record, kept.match).outcome or {}

    async def log_of(self, table: LiveTable) -> bytes:
        """The entries that everybody at the table has been sent. An entry that is being stored is left out."""
        entered = table.sitting.seq
        log = await self._store.log_of(table.code)
        return encode([each.entry for each in log[:entered]])

    def _keep(self, key: tuple[object, ...], answer: bytes) -> None:
        if key in self._kept:
            return
        self._kept[key] = answer
        self._kept_bytes += len(answer)
        while self._kept_bytes > self._limits.replay_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._kept_bytes -= len(dropped)


def number_of(sitting: Sitting, game: int | None) -> int:
    """The number of a game of this table, the last one if none is given; raises Refused."""
    number = sitting.round if game is None else game
    if not 1 <= number <= sitting.round:
        raise Refused("no-game", "No such game has been started at this table.")
    return number


def is_over(sitting: Sitting, number: int) -> bool:
    return number < sitting.round or sitting.phase == OVER


def allowed(sitting: Sitting, person: str, game: int | None, seat: int | None, is_open: bool) -> Wish:
    """What this person wants to see, if it may be shown; raises Refused and BrokenTable.

    Without a seat it is the person's own, or the spectators' view.
    """
    number = number_of(sitting, game)
    if seat is not None and not SPECTATORS <= seat < len(sitting.chairs):
        raise Refused("no-seat", f"A seat is a number from 0 to {len(sitting.chairs) - 1}; -1 are the spectators.")
    if is_over(sitting, number):
        if number == sitting.round and sitting.state is None:
            raise cannot_replay()
        return Wish(number, MY_SEAT if seat is None else seat, is_open)
    mine = sitting.seat_of(person)
    own = SPECTATORS if mine is None else mine
    if is_open or seat not in (None, own):
        raise Refused("not-over", "While a game runs, you can replay only what you have seen yourself.")
    return Wish(number, own, False)


def cannot_replay() -> BrokenTable:
    return BrokenTable(str(OLD_RULES["code"]), str(OLD_RULES["message"]))
