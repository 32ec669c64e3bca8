"""The result of a finished game, stored in a form that can be shown without its rules."""

from __future__ import annotations

import json
from typing import Final

Document = dict[str, object]


class Result:
    """The record of a finished game as a line of text, and the state of its match.

    The record is empty if the game is known to be over but nothing else was stored.
    """

    __slots__ = ("match", "outcome", "record", "rules_version")
    record: str
    match: Document | None
    outcome: Document | None
    rules_version: int | None

    def __init__(self, record: str, match: Document | None) -> None:
        self.record = record
        self.match = match
        document = json.loads(record) if record else {}
        self.outcome = document.get("outcome")
        self.rules_version = document.get("rules_version")

    def show(self) -> Document:
        """What everybody may see of it, ready for JSON."""
        return {"outcome": self.outcome, "match": self.match, "rules_version": self.rules_version}


NOTHING_KEPT: Final = Result("", None)
