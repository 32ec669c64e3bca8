"""A short finished game of every game, for pages that look back at one: long games cost time and show nothing more."""

from __future__ import annotations

from typing import Any

from pentakl.cli.app import fewest_seats
from pentakl.core.state import State
from pentakl.games import load
from tests.e2e import ravehard_moments
from tests.e2e.prepared import Move, Script, bots_play, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

# Hania could complete a line, and does not.
BLUNDER: dict[str, Any] = {
    "field": ["A1 A2", "B4 B3"], "seats": [{"hand": ["1", "3"]}, {"hand": ["2", "1"]}], "options": {"format": "game"},
}  # fmt: skip
OPTIONS: dict[str, dict[str, str]] = {"cardia": {"wins": "1"}, "eter": {"format": "game"}}


def finished(server: RunningServer, visitor: Visitor, game: str) -> str:
    """A table where a short game is over; returns its code."""
    if game == "ravehard":
        position = ravehard_moments.chamber()
        options = position["options"]
        return prepare(server, visitor, game, options, 7, bots_play(), ["bot"] * 2, position=position)
    options = OPTIONS.get(game, {})
    return prepare(server, visitor, game, options, 7, bots_play(), ["bot"] * (fewest_seats(load(game), options) - 1))


def blundered(server: RunningServer, visitor: Visitor) -> str:
    """A game of ETER that Hania could have won at once; she lost it."""
    return prepare(server, visitor, "eter", BLUNDER["options"], 7, blunders_first(), ["bot"], position=BLUNDER)


def blunders_first() -> Script:
    """Hania covers nothing and completes nothing; after that bots play to the end."""
    goes_on_by = bots_play()
    is_first = True

    def move(state: State) -> Move | None:
        nonlocal is_first
        if not is_first:
            return goes_on_by(state)
        is_first = False
        return 0, "1@2,0"

    return move
