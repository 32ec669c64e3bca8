"""The functions that run inside worker processes: a bot's decision, a helper's answer. Imports no other server code."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading

from pentakl import bots
from pentakl.core.chance import quick
from pentakl.core.errors import PentaklError
from pentakl.games import helper, load


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


def read_helper(key: str) -> None:
    """Import the helper of this game."""
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
