"""Record: a game as its seed and its actions, from which every position can be replayed.

docs/record-format.md describes the format. A record is text that a person can read and anybody can check.
"""

from __future__ import annotations

import json

from pentakl.core.documents import items, mapping, whole
from pentakl.core.errors import BadRecord, PentaklError
from pentakl.core.game import Game
from pentakl.core.state import State
from pentakl.core.values import Value

FORMAT = "pentakl-record-1"
RESIGN = "resign"  # stands in place of an action: the side of this seat gives up


class Record(Value):
    """A finished or running game."""

    __slots__ = ("actions", "game", "options", "position", "rules_version", "seats", "seed")
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: int
    position: dict[str, object] | None  # where the game began, if not with a deal
    actions: list[tuple[int, str]]

    def __init__(self, game: str, rules_version: int, seats: int, options: dict[str, str], seed: int) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.seed = seed
        self.position = None
        self.actions = []

    def arguments(self) -> dict[str, object]:
        return {
            "game": self.game, "rules_version": self.rules_version, "seats": self.seats, "options": self.options,
            "seed": self.seed,
        }  # fmt: skip

    def added(self) -> dict[str, object]:
        return {"position": self.position, "actions": self.actions}

    def replay(self, game: Game) -> State:
        """Replay the whole record and check every step; raises BadRecord."""
        if self.game != game.key:
            raise BadRecord(f"This is a record of {self.game}, not of {game.key}.")
        if self.rules_version != game.rules_version:
            raise BadRecord(
                f"This record was made by rules version {self.rules_version} of {self.game}; "
                f"this program has version {game.rules_version}."
            )
        try:
            settings = game.rules.settings_for(self.seats, self.options)
            state = game.deal(self.seats, self.seed, settings, self.position)
        except PentaklError as error:
            raise BadRecord(f"This record cannot be started: {error}") from error
        for number, (seat, text) in enumerate(self.actions, start=1):
            try:
                if text == RESIGN:
                    state.resign(seat)
                else:
                    state.apply(seat, game.parse(text))
            except PentaklError as error:
                raise BadRecord(f"Action {number} of this record does not fit: {error}") from error
        return state

    def to_text(self, outcome: dict[str, object] | None) -> str:
        """The record as one line of JSON; `outcome` is what a replay must end with, None while the game runs."""
        document: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "seed": f"{self.seed:032x}",
        }
        if self.position is not None:
            document["position"] = self.position
        document["actions"] = [f"{seat} {text}" for seat, text in self.actions]
        document["outcome"] = outcome
        return json.dumps(document, ensure_ascii=False)


def read_record(text: str) -> tuple[Record, dict[str, object] | None]:
    """Parse a record from a line of text; returns it with the outcome that it claims. Raises BadRecord."""
    try:
        document = mapping(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"This is not a record: {error}") from error
    if document.get("format") != FORMAT:
        raise BadRecord(f"This is not a record of Pentakl: its format is not '{FORMAT}'.")
    try:
        options = {name: str(value) for name, value in mapping(document["options"]).items()}
        seed = int(str(document["seed"]), 16)
        record = Record(
            str(document["game"]), whole(document["rules_version"]), whole(document["seats"]), options, seed
        )
        if "position" in document:
            record.position = mapping(document["position"])
        for entry in items(document["actions"]):
            seat, _, action = str(entry).partition(" ")
            record.actions.append((int(seat), action))
        claimed = document["outcome"]
        return record, None if claimed is None else mapping(claimed)
    except (KeyError, ValueError) as error:
        raise BadRecord(f"This record is damaged: {error}") from error
