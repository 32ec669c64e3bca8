"""Aspects: what players count in a position, so that a hint can say why one answer is better than another.

Every game has a module `aspects` with its ASPECTS, `aspects(state, seat)`, which counts them, and HORIZON: after how
many more decisions they are counted. `bots.explaining` compares what two answers lead to.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.values import Value

# Stands for an aspect that means nothing in a position, such as the life of a Boss when there is none.
NOT_COUNTED: Final = -1e9


class Aspect(Value):
    """One thing that players count. Its sentence is `hint-<key>`, with the arguments `best` and `next`.

    A smaller difference than `least` is not worth a sentence. `is_good`: a seat wants more of it, not less.
    """

    __slots__ = ("is_good", "key", "least")
    key: str
    least: float
    is_good: bool

    def __init__(self, key: str, least: float, is_good: bool = True) -> None:
        self.key = key
        self.least = least
        self.is_good = is_good

    def arguments(self) -> dict[str, object]:
        return {"key": self.key, "least": self.least, "is_good": self.is_good}
