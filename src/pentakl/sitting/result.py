"""Result: how a finished game ended, kept in a form that needs no rules to be shown."""

from __future__ import annotations

import json
from typing import Final

Document = dict[str, object]


class Result:
    """The record of a finished game as a line of text, and the games of its match.

    The record is empty where a game is known to be over and no more was kept of it.
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
