"""The functions that run inside worker processes: decisions of bots, answers of helpers, hints, replays, analyses.

Imports no other server code.
"""

from __future__ import annotations

import gzip
import json
import multiprocessing
import os
import signal
import threading
import zlib
from collections.abc import Callable, Sequence
from time import monotonic, process_time
from typing import Final, NamedTuple

import msgspec

from pentakl import bots
from pentakl.bots import analysis
from pentakl.bots.explaining import Comparison, best_answers, strongest_iterations
from pentakl.bots.searching import Decision, SearchBot, begin, levels
from pentakl.core.chance import quick
from pentakl.core.errors import PentaklError
from pentakl.games import has_helper, helper, keys, load, part
from pentakl.sitting import Entry, Refused
from pentakl.sitting.analysis import history_of
from pentakl.sitting.replay import branch_at, game_in, moments_of

MY_SEAT: Final = -2  # stands for the seat of the person who asks, or the spectators if there is none
SPECTATORS: Final = -1
OLD_RULES: Final[dict[str, object]] = {
    "code": "old-rules",
    "message": "This game was played under older rules, and today's rules cannot replay it.",
}
DIGITS: Final = 4  # of a chance
PACKING: Final = 5  # how hard gzip tries; the views of a game resemble each other, so little effort is enough
WORLDS_AT_ONCE: Final = 5
MOST_WORLDS: Final = 200
FOR_THE_REASON: Final = 0.25  # of the time for a hint

SLICE_SECONDS: Final = 0.01
"""A search looks about this often whether it was cancelled or its time is up."""
POLITENESS: Final = 5
"""How much lower the priority of processes in which bots think is: the server answers people first."""

read_log = msgspec.json.Decoder(list[Entry]).decode

_cancel_flags: Sequence[int] = ()  # shared with the server: one for each decision that runs at the same time


class ThinkingTime(NamedTuple):
    """How long a bot may search: at most for these seconds, and at most until this moment of the monotonic clock.

    All processes of a machine have the same monotonic clock.
    """

    seconds: float
    until: float


def decide(key: str, document: bytes, bot: str, seat: int, seed: int, time: ThinkingTime, place: int) -> str | None:
    """The text of the action that this bot chooses, None if it was cancelled; the position is given as JSON.

    `place` says which of the cancel flags belongs to this decision.
    """
    game = load(key)
    state = game.from_json(json.loads(document))
    brain, chance = bots.bot(key, bot), quick(seed)
    if not isinstance(brain, SearchBot):
        return game.text(brain(state, seat, chance))
    decision = Decision(brain.level, state, seat, chance)
    fewest = min(brain.level.iterations, levels(key)[0].iterations)
    if not think(decision, fewest, time, lambda: bool(_cancel_flags[place])):
        return None
    return game.text(decision.action())


def think(decision: Decision, fewest: int, time: ThinkingTime, is_cancelled: Callable[[], bool]) -> bool:
    """Run a decision in short slices; returns False if it was cancelled.

    It ends with the iterations of its level, or when its time is up, but not before the fewest iterations.
    """
    began = now = monotonic()
    end = min(began + time.seconds, time.until)
    step = 1
    while decision.left and not is_cancelled():
        if now >= end:
            if decision.iterations >= fewest:
                break
            step = min(step, fewest - decision.iterations)
        decision.run(step)
        took, now = monotonic() - now, monotonic()
        step = next_step(step, took)
    return not is_cancelled()


def next_step(step: int, took: float) -> int:
    """How many iterations make the next slice, if the last `step` ones took so many seconds."""
    return max(1, min(2 * step, int(step * SLICE_SECONDS / max(took, 1e-6))))


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
        self._worked, self._began = process_time(), monotonic()

    def seconds(self) -> float:
        return max(process_time() - self._worked, (monotonic() - self._began) / 2)


def hint(key: str, document: bytes, seat: int, seed: int, seconds: float) -> dict[str, object]:
    """The best answers of a seat with their chances, and why the first is the best; the position is given as JSON.

    Thinks as long as the strongest level of the game, but for at most so many seconds of this process, and on a busy
    machine for twice as long at most.
    """
    clock = Stopwatch()
    search = begin(load(key).from_json(json.loads(document)), seat, seed)
    most = strongest_iterations(key)
    search.run(1)
    step, now = 1, clock.seconds()
    while search.iterations < most and now < seconds * (1 - FOR_THE_REASON):
        search.run(min(step, most - search.iterations))
        took, now = clock.seconds() - now, clock.seconds()
        step = next_step(step, took)
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


def history(
    log: bytes, game: int, outcome: dict[str, object], seat: int
) -> tuple[float, list[tuple[int, str, bytes]]] | None:
    """The result of a seat in a finished game, and its decisions: entry, action and packed position.

    None if today's rules cannot play the game.
    """
    try:
        played = game_in(read_log(log), game, True, "")
        found = history_of(played, seat, outcome)
    except PentaklError:
        return None
    text = played.before.game.text
    decisions = [
        (each.seq, text(each.action), zlib.compress(msgspec.json.encode(each.position.to_json()), PACKING))
        for each in found.decisions
    ]
    return found.result, decisions


def judge(key: str, packed: bytes, seat: int, action: str, iterations: int, seed: int) -> dict[str, object]:
    """The verdict on a decision, as the fields of an AnalysedDecision; no fields if the search does not know it."""
    game = load(key)
    state = game.from_json(json.loads(zlib.decompress(packed)))
    verdict = analysis.assess(state, seat, game.parse(action), iterations, seed)
    if verdict is None:
        return {}
    chances = {"before": verdict.before, "after": verdict.after, "error": verdict.error}
    fields: dict[str, object] = {name: round(value, DIGITS) for name, value in chances.items()}
    if verdict.better != analysis.NO_ACTION:
        fields["better"] = game.text(verdict.better)
    return fields


def import_games() -> None:
    """Import every game, its helper and what hints need."""
    for key in keys():
        load(key)
        part(key, "judgement")
        part(key, "aspects")
        if has_helper(key):
            helper(key)


def prepare_bots(cancel_flags: Sequence[int]) -> None:
    """Prepare a process in which bots think."""
    global _cancel_flags
    _cancel_flags = cancel_flags
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    prepare()


def prepare() -> None:
    """Ignore interrupts, which the server handles, and exit when the server ends, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_the_server, daemon=True).start()


def _exit_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
