"""The answers offered to the person, and which of them a typed line means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pentakl.words import Document


@dataclass(frozen=True)
class Offer:
    """The answers on the screen: some are chosen by number, the others are typed as they are written there."""

    numbered: Sequence[Document]
    written: Sequence[Document] = ()

    @property
    def example(self) -> str:
        """One of the answers that are typed; empty if all have numbers."""
        return str(self.written[0]["text"]) if self.written else ""

    def chosen(self, answer: str) -> int | None:
        """The action of a number, or of the engine's own text for it; None if the line means neither."""
        if answer.isdecimal():
            number = int(answer) if len(answer) < 6 else 0
            return int(self.numbered[number - 1]["action"]) if 1 <= number <= len(self.numbered) else None
        typed = " ".join(answer.lower().split())
        fitting = (act["action"] for act in [*self.numbered, *self.written] if act["text"].lower() == typed)
        return next(fitting, None)
