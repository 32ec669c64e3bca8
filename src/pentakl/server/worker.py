"""The functions that run inside worker processes: a bot's decision, a helper's answer, a replay, an analysis.

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
from typing import Final

import msgspec

from pentakl import bots
from pentakl.bots import analysis
from pentakl.core.chance import quick
from pentakl.core.errors import PentaklError
from pentakl.games import has_helper, helper, keys, load
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
    """Import every game and its helper."""
    for key in keys():
        load(key)
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
