"""Tables that begin in mid-game: a log is written into the data of a running server, as if it had been played there.

A browser cannot choose the deal, and tests should not wait for rare moments: here a test chooses the seed or
a position of `game.arrange`, and plays the others' moves, by the same sitting that the server would use.
"""

from __future__ import annotations

import itertools
import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any

from pentakl.bots import greedy_bot
from pentakl.core.chance import quick
from pentakl.core.state import State
from pentakl.games import load
from pentakl.server.live_tables import CODE_LENGTH, CODE_LETTERS
from pentakl.sitting import open_sitting
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

Move = tuple[int, str]
# The next move of a prepared game: its seat and its text; None where the browser takes over.
Script = Callable[[State], Move | None]


def bots_play(decisions: int = 100_000) -> Script:
    """Bots make so many decisions, or play to the end."""
    chance, left = quick(5), decisions

    def move(state: State) -> Move | None:
        nonlocal left
        left -= 1
        if left < 0 or not state.pending:
            return None
        seat = state.pending[0].seat
        return seat, state.rules.actions[greedy_bot(state, seat, chance)]

    return move


def bots_play_until(left: int, game: str, seats: int, options: dict[str, str], seed: int) -> Script:
    """Bots play the game of this seed until they would need so many decisions to end it."""
    state, move, made = load(game).start(seats, seed, options), bots_play(), 0
    while (next_move := move(state)) is not None:
        state.apply(next_move[0], load(game).parse(next_move[1]))
        made += 1
    return bots_play(made - left)


def seed_of(game: str, seats: int, options: dict[str, str], fits: Callable[[State], bool]) -> int:
    """The first seed whose deal fits."""
    for seed in itertools.count():
        if fits(load(game).start(seats, seed, options)):
            return seed
    raise AssertionError


def prepare(
    server: RunningServer, visitor: Visitor, game: str, options: dict[str, str], seed: int, script: Script,
    others: Sequence[str | Visitor],
    pace: str = "instant", seconds_ago: float = 0.0, position: dict[str, Any] | None = None,
    hints: bool = False,
) -> str:  # fmt: skip
    """A table where the visitor has seat 0 and the game has gone on by the script; returns its code.

    `others` are the names of people who never answer, "bot", or other visitors. With a `position` the game begins
    there instead of with a deal. With `hints` people may take hints against each other.
    """
    me = person_of(visitor)
    opening: dict[str, Any] = {
        "do": "open", "game": game, "seats": 1 + len(others), "options": options, "host": me, "undo": "ask",
        "public": False, "hints": hints,
    }  # fmt: skip
    if position is not None:
        opening["position"] = position
    sitting = open_sitting(opening)
    entries = [opening]

    def enters(entry: dict[str, Any]) -> None:
        sitting.enter(entry)
        entries.append(entry)

    enters(sitting.propose(me, "Hania", {"do": "sit", "seat": 0}, seed))
    for seat, name in enumerate(others, start=1):
        if name == "bot":
            enters(sitting.propose(me, "Hania", {"do": "bot", "seat": seat, "bot": "greedy"}, seed))
        elif isinstance(name, Visitor):
            enters(sitting.propose(person_of(name), f"Guest {seat}", {"do": "sit", "seat": seat}, seed))
        else:
            enters(sitting.propose(f"{name} of a test", name, {"do": "sit", "seat": seat}, seed))
    enters(sitting.propose(me, "Hania", {"do": "pace", "pace": pace}, seed))
    enters(sitting.propose(me, "Hania", {"do": "start"}, seed))
    while sitting.state is not None and (move := script(sitting.state)) is not None:
        enters({"do": "act", "seat": move[0], "action": move[1]})
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    rules, stored = sitting.game.rules_version, time.time() - seconds_ago
    rows = [
        (code, seq, me, None, entry["do"], json.dumps(entry), rules, stored)
        for seq, entry in enumerate(entries, start=1)
    ]
    database = sqlite3.connect(server.data / "pentakl.db", timeout=20)
    with database:
        database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    database.close()
    return code


def person_of(visitor: Visitor) -> str:
    """The person that the server knows this browser as; its first answer sets the cookie."""
    if not guest_cookies(visitor):
        visitor.context.request.get(f"{visitor.address}/api/me")
    cookies = guest_cookies(visitor)
    assert cookies, "the server gave no cookie"
    return cookies[0].partition(".")[0]


def guest_cookies(visitor: Visitor) -> list[str]:
    return [cookie["value"] for cookie in visitor.context.cookies(visitor.address) if cookie["name"] == "pentakl_guest"]
