"""What runs in worker processes: a bot's decision, a helper's answer. Imports the engine and nothing of the server."""

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
    """The text of the action that this bot chooses in this position, which is given as JSON."""
    game = load(key)
    state = game.from_json(json.loads(document))
    return game.text(bots.bot(key, bot)(state, seat, quick(seed)))


def answer(key: str, question: dict[str, object]) -> tuple[bool, dict[str, object]]:
    """Whether the helper of this game could answer, and its answer or its complaint.

    A complaint is `message`, and for the client's own words, where the game has them, `key` and `details`.
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
    """Import the helper of this game, so that the first question need not wait for it."""
    helper(key)


def prepare() -> None:
    """Leave interrupts to the server, and do not outlive it: it may have been killed without a word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
