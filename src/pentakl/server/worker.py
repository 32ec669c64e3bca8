"""What runs in a bot's worker process: one decision at a time. Imports the engine and nothing of the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from pentakl import bots
from pentakl.core.chance import quick
from pentakl.games import load


def decide(key: str, document: dict[str, object], bot: str, seat: int, seed: int) -> str:
    """The text of the action that this bot chooses in this position."""
    game = load(key)
    state = game.from_json(document)
    return game.text(bots.bot(key, bot)(state, seat, quick(seed)))


def prepare() -> None:
    """Leave interrupts to the server, and do not outlive it: it may have been killed without a word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
