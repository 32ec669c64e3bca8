"""Replaying the stored log of a table into a sitting, also when the rules of its game have changed since.

Only the last game is played through. A finished game that today's rules cannot play through is opened with its stored
result. Nothing here ever changes the log.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from pentakl.server.clock import Running, running
from pentakl.server.storage import PORTION
from pentakl.server.wire import StoredEntry, StoredResult, Summary
from pentakl.sitting import Entry, Result, Sitting, reopen_sitting
from pentakl.sitting.old_logs import DIGEST, OtherPosition, check_digest, over_before
from pentakl.sitting.replay import check_outcome
from pentakl.sitting.result import NOTHING_KEPT
from pentakl.sitting.seated_table import OVER

LOG = structlog.get_logger()

LONGEST_TURN: Final = 0.002
"""A long replay gives way to other tasks after this many seconds."""

DoneCommands = dict[tuple[str, str], int]
"""The commands that were carried out at a table: person and command id, with the seq of the entry."""


class BrokenTable(Exception):
    """The table cannot be opened; `code` and the message are sent to the client."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class FairShare:
    """Gives way to other tasks whenever this one has run long enough."""

    __slots__ = ("_began",)

    def __init__(self) -> None:
        self._began = time.perf_counter()

    async def give_way(self) -> None:
        if time.perf_counter() - self._began > LONGEST_TURN:
            await asyncio.sleep(0)
            self._began = time.perf_counter()


async def replay(
    log: list[StoredEntry], kept: StoredResult | None = None, lobby: Summary | None = None
) -> tuple[Sitting, Running | None]:
    """The sitting of a log, and its running clock; raises BrokenTable.

    `kept` is the latest stored result of this table, `lobby` its row in the lobby.
    """
    share = FairShare()
    entries = [each.entry for each in log]
    try:
        begins, rounds = await find_last_game(entries, share)
        last_game = log[begins:]
        ended = None if not last_game else how_it_ended(last_game, rounds, kept, lobby)
        sitting = await pass_over(entries, begins, False, share)
    except Exception as error:
        raise broken_by(error) from error
    rules_version = sitting.game.rules_version
    try:
        clock = await play(sitting, last_game, share)
        if ended is not None:
            check_outcome(sitting, ended.outcome or {})
    except Exception as error:
        if ended is not None:
            LOG.info("finished-game-not-played", error=error, parts=parts_of(error))
            sitting = await pass_over(entries, len(entries), True, share)
            sitting.result = ended
            return sitting, None
        if any(each.rules != rules_version for each in last_game):
            LOG.info("old-rules", error=error, parts=parts_of(error))
            message = "This game was started under older rules and cannot continue under the new ones. Its log is kept."
            raise BrokenTable("old-rules", message) from error
        raise broken_by(error) from error
    if ended is not None and ended is not NOTHING_KEPT:
        # A record keeps the version of the rules by which it was played.
        sitting.result = ended
    return sitting, clock


async def find_last_game(entries: list[Entry], share: FairShare) -> tuple[int, int]:
    """The index of the entry that started the last game (the log's length if none), and how many games were started."""
    sitting = reopen_sitting(entries[0])
    begins = len(entries)
    over = over_before(entries, False)
    for index in range(1, len(entries)):
        rounds = sitting.round
        sitting.enter_without_playing(entries[index], over[index])
        if sitting.round > rounds:
            begins = index
        await share.give_way()
    return begins, sitting.round


async def pass_over(entries: list[Entry], until: int, is_finished: bool, share: FairShare) -> Sitting:
    """The sitting after the entries before index `until`, without playing their games."""
    sitting = reopen_sitting(entries[0])
    over = over_before(entries, is_finished)
    for index in range(1, until):
        sitting.enter_without_playing(entries[index], over[index])
        await share.give_way()
    return sitting


async def play(sitting: Sitting, last_game: list[StoredEntry], share: FairShare) -> Running | None:
    """Play the last game through; returns the clock that runs at its end. Raises whatever the rules raise."""
    clock: Running | None = None
    # Only the latest digest is compared: it shows whether people find the position that they left.
    older = [each for each in last_game if DIGEST in each.entry and each.rules != sitting.game.rules_version]
    for each in last_game:
        if older and each is older[-1]:
            check_digest(sitting, each.entry)
        sitting.enter(each.entry)
        clock = running(clock, sitting.clock(), each.stored)
        await share.give_way()
    return clock


def how_it_ended(
    last_game: list[StoredEntry], rounds: int, kept: StoredResult | None, lobby: Summary | None
) -> Result | None:
    """The stored result of the last game; None unless that game is known to be over."""
    if kept is not None and kept.round == rounds:
        return Result(kept.record, kept.match)
    last_act = max(each.seq for each in last_game if each is last_game[0] or each.entry["do"] in ("act", "resign"))
    is_over = lobby is not None and lobby.phase == OVER and lobby.seq >= last_act
    return NOTHING_KEPT if is_over else None


def parts_of(error: Exception) -> list[str]:
    """The names of the fields in which a position differs; they reveal no hidden value."""
    return error.parts if isinstance(error, OtherPosition) else []


async def done_commands_in(log: list[StoredEntry]) -> DoneCommands:
    """The commands that a log has carried out. Gives way to other tasks in between."""
    done_commands: DoneCommands = {}
    for number, each in enumerate(log):
        if each.person is not None and each.command_id is not None:
            done_commands[(each.person, each.command_id)] = each.seq
        if number % PORTION == 0:
            await asyncio.sleep(0)
    return done_commands


def broken_by(error: Exception) -> BrokenTable:
    LOG.error("log-broken", error=error)
    return BrokenTable("broken-table", "This table is broken. Its log is kept.")
