"""Offer: the answers that a person is given, and which of them a typed line means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pentakl.words import Document


@dataclass(frozen=True)
class Offer:
    """The answers as they stand on the screen: some by number, others to be typed as they are written there."""

    numbered: Sequence[Document]
    written: Sequence[Document] = ()

    @property
    def example(self) -> str:
        """An answer to be typed; empty where all have numbers."""
        return str(self.written[0]["text"]) if self.written else ""

    def chosen(self, answer: str) -> int | None:
        """The action behind a number, or behind the engine's own text of an action."""
        if answer.isdecimal():
            number = int(answer) if len(answer) < 6 else 0
            return int(self.numbered[number - 1]["action"]) if 1 <= number <= len(self.numbered) else None
        typed = " ".join(answer.lower().split())
        fitting = (act["action"] for act in [*self.numbered, *self.written] if act["text"].lower() == typed)
        return next(fitting, None)
