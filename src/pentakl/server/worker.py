"""The functions that run inside worker processes: a bot's decision, a helper's answer, a hint, a replay.

Imports no other server code.
"""

from __future__ import annotations

import gzip
import json
import multiprocessing
import os
import signal
import threading
import time
from typing import Final

import msgspec

from pentakl import bots
from pentakl.bots.explaining import Comparison, best_answers, strongest_iterations
from pentakl.bots.searching import begin
from pentakl.core.chance import quick
from pentakl.core.errors import PentaklError
from pentakl.games import has_helper, helper, keys, load, part
from pentakl.sitting import Entry, Refused
from pentakl.sitting.replay import branch_at, game_in, moments_of

MY_SEAT: Final = -2  # stands for the seat of the person who asks, or the spectators if there is none
SPECTATORS: Final = -1
OLD_RULES: Final[dict[str, object]] = {
    "code": "old-rules",
    "message": "This game was played under older rules, and today's rules cannot replay it.",
}
PACKING: Final = 5  # how hard gzip tries; the views of a game resemble each other, so little effort is enough
ITERATIONS_AT_ONCE: Final = 20  # between two looks at the clock
WORLDS_AT_ONCE: Final = 5
MOST_WORLDS: Final = 200
FOR_THE_REASON: Final = 0.25  # of the time for a hint

read_log = msgspec.json.Decoder(list[Entry]).decode


def decide(key: str, document: bytes, bot: str, seat: int, seed: int) -> str:
    """The text of the action that this bot chooses; the position is given as JSON."""
    game = load(key)
    state = game.from_json(json.loads(document))
    return game.text(bots.bot(key, bot)(state, seat, quick(seed)))


def answer(key: str, question: dict[str, object]) -> tuple[bool, dict[str, object]]:
    """Whether the helper of this game could answer, and its answer or its complaint.

    A complaint has a `message` and, where the game has translations of it, `key` and `details`.
    """
    try:
        return True, helper(key)(question)
    except PentaklError as error:
        complaint: dict[str, object] = {"message": str(error)}
        for name in ("key", "details"):
            if hasattr(error, name):
                complaint[name] = getattr(error, name)
        return False, complaint


class Stopwatch:
    """Measures the time of this process; what it waits for others counts half."""

    def __init__(self) -> None:
        self._worked, self._began = time.process_time(), time.monotonic()

    def seconds(self) -> float:
        return max(time.process_time() - self._worked, (time.monotonic() - self._began) / 2)


def hint(key: str, document: bytes, seat: int, seed: int, seconds: float) -> dict[str, object]:
    """The best answers of a seat with their chances, and why the first is the best; the position is given as JSON.

    Thinks as long as the strongest level of the game, but for at most so many seconds of this process, and on a busy
    machine for twice as long at most.
    """
    clock = Stopwatch()
    search = begin(load(key).from_json(json.loads(document)), seat, seed)
    most = strongest_iterations(key)
    search.run(1)
    while search.iterations < most and clock.seconds() < seconds * (1 - FOR_THE_REASON):
        search.run(min(ITERATIONS_AT_ONCE, most - search.iterations))
    comparison = Comparison(search)
    comparison.run(1)
    while 0 < comparison.worlds < MOST_WORLDS and clock.seconds() < seconds:
        comparison.run(WORLDS_AT_ONCE)
    reason = comparison.reason()
    return {
        "answers": [
            {"action": answer.action, "chance": round(answer.expected, 4), "share": round(answer.share, 4)}
            for answer in best_answers(search)
        ],
        "why": {"key": reason.key, "best": reason.best, "next": reason.next},
    }


def replay(
    log: bytes, game: int, outcome: dict[str, object] | None, person: str, seat: int, is_open: bool
) -> bytes | None:
    """The moments of a game as a viewer saw them, as packed JSON; None if today's rules cannot play the game.

    `outcome` is how the game ended, None while it runs. `seat` may be MY_SEAT, that of the person, or SPECTATORS.
    """
    try:
        played = game_in(read_log(log), game, outcome is not None, person)
        viewed = played.seat if seat == MY_SEAT else None if seat == SPECTATORS else seat
        moments = moments_of(played, viewed, is_open, outcome)
    except PentaklError:
        return None
    answer = {
        "round": game, "is_over": outcome is not None, "seat": viewed, "own": played.seat, "open": is_open,
        "moments": moments,
    }  # fmt: skip
    # Without the time, so that the same game gives the same bytes.
    return gzip.compress(msgspec.json.encode(answer), PACKING, mtime=0)


def branch(log: bytes, game: int, person: str, seq: int) -> tuple[bool, dict[str, object]]:
    """Whether a finished game can be continued after entry `seq`, with how it stood there, or the refusal.

    `own` is the seat of the person in that game, or None.
    """
    try:
        played = game_in(read_log(log), game, True, person)
        return True, {"own": played.seat, **branch_at(played, seq)}
    except Refused as refused:
        return False, {"code": refused.code, "message": str(refused)}
    except PentaklError:
        return False, OLD_RULES


def import_games() -> None:
    """Import every game, its helper and what hints need."""
    for key in keys():
        load(key)
        part(key, "judgement")
        part(key, "aspects")
        if has_helper(key):
            helper(key)


def prepare() -> None:
    """Ignore interrupts, which the server handles, and exit when the server ends, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_the_server, daemon=True).start()


def _exit_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
