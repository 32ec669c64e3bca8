"""Reading the log of a table: the sitting that follows from it, also when the rules of its game have changed since.

Only the last game is played through; earlier ones are passed over. A finished game that today's rules cannot play
through is opened by its stored result. Whatever happens, the log is kept.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from pentakl.server.clock import Running, running
from pentakl.server.storage import PORTION
from pentakl.server.wire import Document, StoredEntry, StoredResult, Summary
from pentakl.sitting import Entry, Result, Sitting, reopen_sitting
from pentakl.sitting.reading import DIGEST, OtherPosition, check_digest, over_before
from pentakl.sitting.result import NOTHING_KEPT
from pentakl.sitting.sitting import OVER

LOG = structlog.get_logger()

LONGEST_TURN: Final = 0.002
"""Reading a long log lets others have their turn after so many seconds."""

Answered = dict[tuple[str, str], int]
"""The commands of a table that were carried out, by person and id, with the seq of their entry."""


class BrokenTable(Exception):
    """The log of this table cannot be read; `code` says why, the message is one English sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Turns:
    """Lets others have their turn whenever this one has taken long enough."""

    __slots__ = ("_began",)

    def __init__(self) -> None:
        self._began = time.perf_counter()

    async def share(self) -> None:
        if time.perf_counter() - self._began > LONGEST_TURN:
            await asyncio.sleep(0)
            self._began = time.perf_counter()


async def fold(
    log: list[StoredEntry], kept: StoredResult | None = None, lobby: Summary | None = None
) -> tuple[Sitting, Running | None]:
    """The sitting of a log, and the clock that runs at it; raises BrokenTable.

    `kept` is the latest result that was stored of this table, `lobby` what the lobby says of it.
    """
    turns = Turns()
    entries = [each.entry for each in log]
    try:
        begins, rounds = await find_last_game(entries, turns)
        last_game = log[begins:]
        ended = None if not last_game else how_it_ended(last_game, rounds, kept, lobby)
        sitting = await pass_over(entries, begins, False, turns)
    except Exception as error:
        raise broken_by(error) from error
    rules_version = sitting.game.rules_version
    try:
        clock = await play(sitting, last_game, turns)
        if ended is not None:
            check_end(sitting, ended)
    except Exception as error:
        if ended is not None:
            LOG.info("finished-game-not-played", error=error, parts=parts_of(error))
            sitting = await pass_over(entries, len(entries), True, turns)
            sitting.result = ended
            return sitting, None
        if any(each.rules != rules_version for each in last_game):
            LOG.info("old-rules", error=error, parts=parts_of(error))
            message = "This game was begun under older rules and cannot go on by the new ones; its log was kept."
            raise BrokenTable("old-rules", message) from error
        raise broken_by(error) from error
    if ended is not None and ended is not NOTHING_KEPT:
        # A record keeps the version of the rules by which it was played.
        sitting.result = ended
    return sitting, clock


async def find_last_game(entries: list[Entry], turns: Turns) -> tuple[int, int]:
    """The index of the entry that began the last game (the length of the log if none did), and how many were begun."""
    sitting = reopen_sitting(entries[0])
    begins = len(entries)
    over = over_before(entries, False)
    for index in range(1, len(entries)):
        rounds = sitting.round
        sitting.pass_over(entries[index], over[index])
        if sitting.round > rounds:
            begins = index
        await turns.share()
    return begins, sitting.round


async def pass_over(entries: list[Entry], until: int, is_finished: bool, turns: Turns) -> Sitting:
    """The sitting after the entries before the index `until`, none of whose games is played."""
    sitting = reopen_sitting(entries[0])
    over = over_before(entries, is_finished)
    for index in range(1, until):
        sitting.pass_over(entries[index], over[index])
        await turns.share()
    return sitting


async def play(sitting: Sitting, last_game: list[StoredEntry], turns: Turns) -> Running | None:
    """Play the last game through; gives the clock that runs at its end. Raises whatever the rules raise."""
    clock: Running | None = None
    # The latest digest says whether people find the position that they left; how it came about matters no longer.
    older = [each for each in last_game if DIGEST in each.entry and each.rules != sitting.game.rules_version]
    for each in last_game:
        if older and each is older[-1]:
            check_digest(sitting, each.entry)
        sitting.enter(each.entry)
        clock = running(clock, sitting.clock(), each.stored)
        await turns.share()
    return clock


def how_it_ended(
    last_game: list[StoredEntry], rounds: int, kept: StoredResult | None, lobby: Summary | None
) -> Result | None:
    """The result of the last game as it was stored; None if that game is not known to be over."""
    if kept is not None and kept.round == rounds:
        return Result(kept.record, kept.match)
    last_act = max(each.seq for each in last_game if each is last_game[0] or each.entry["do"] == "act")
    is_over = lobby is not None and lobby.phase == OVER and lobby.seq >= last_act
    return NOTHING_KEPT if is_over else None


def check_end(sitting: Sitting, ended: Result) -> None:
    """Raise OtherPosition if a finished game does not end as it ended then."""
    state = sitting.state
    if state is None or state.outcome is None:
        raise OtherPosition("By today's rules the game is not over.", ["outcome"])
    outcome: Document = state.outcome.dump()
    if ended.outcome is not None and any(outcome.get(name) != value for name, value in ended.outcome.items()):
        raise OtherPosition("By today's rules the game ends otherwise.", ["outcome"])


def parts_of(error: Exception) -> list[str]:
    """What of a position differs: names of fields, which tell nothing of what is in them."""
    return error.parts if isinstance(error, OtherPosition) else []


async def answered_in(log: list[StoredEntry]) -> Answered:
    """The commands that a log has carried out. Others have their turn in between."""
    answered: Answered = {}
    for number, each in enumerate(log):
        if each.person is not None and each.command_id is not None:
            answered[(each.person, each.command_id)] = each.seq
        if number % PORTION == 0:
            await asyncio.sleep(0)
    return answered


def broken_by(error: Exception) -> BrokenTable:
    LOG.error("log-broken", error=error)
    return BrokenTable("broken-table", "This table is broken; its log was kept.")
