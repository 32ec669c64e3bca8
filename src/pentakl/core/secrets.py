"""Secrets other than cards: ballots, messages, passes given in advance, each with the seats that know it."""

from __future__ import annotations

from typing import Final

from pentakl.core.documents import ints, whole
from pentakl.core.values import Value

# Foresight (foresight.py) replaces what a seat does not know by numbers from here downwards.
FIRST_BLOT: Final = -(1 << 20)


class Secret(Value):
    """A value that the seats of the mask `known` know; for all others it may be any of `choices`. Immutable."""

    __slots__ = ("choices", "known", "value")
    value: int
    choices: list[int]
    known: int

    def __init__(self, value: int, choices: list[int], known: int) -> None:
        self.value = value
        self.choices = choices
        self.known = known

    def arguments(self) -> dict[str, object]:
        return {"value": self.value, "choices": self.choices, "known": self.known}

    def read(self) -> int:
        """The value, for the rules; raises ValueError if it is blotted out."""
        if self.value <= FIRST_BLOT:
            raise ValueError("this secret is blotted out")
        return self.value

    def dump(self) -> dict[str, object]:
        return {"value": self.value, "choices": self.choices[:], "known": self.known}


NO_SECRETS: Final[dict[str, Secret]] = {}


def load_secret(document: dict[str, object]) -> Secret:
    return Secret(whole(document["value"]), ints(document["choices"]), whole(document["known"]))
