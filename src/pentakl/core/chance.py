"""Chance: the random numbers of a game, from a key and a counter, so that a position can be copied and replayed.

A real game draws from keyed BLAKE2 over its 128-bit seed: nobody who has seen some numbers can work out the next.
A determinized game draws from a small quick generator, so that no bot foresees a shuffle and playouts are fast.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from pentakl.core.errors import BadOption
from pentakl.core.values import Value

if TYPE_CHECKING:
    from mypy_extensions import i64

SEED_BITS: Final = 128
WORD: Final = 1 << 64
QUICK_RANGE: Final = 1 << 32


class ChanceForbidden(Exception):
    """Something was left to chance where only certain things may happen: see foresight.py."""


class Chance(Value):
    """A stream of numbers. `key` is empty for the quick generator, whose whole state is `quick_state`."""

    __slots__ = ("_keyed", "counter", "key", "quick_state")
    key: bytes
    counter: int
    quick_state: i64
    _keyed: blake2b | None  # BLAKE2 with this key, of which a copy is taken for every number

    def __init__(self, key: bytes, counter: int, quick_state: i64) -> None:
        self.key = key
        self.counter = counter
        self.quick_state = quick_state
        self._keyed = None

    def arguments(self) -> dict[str, object]:
        return {"key": self.key, "counter": self.counter, "quick_state": int(self.quick_state)}

    @property
    def is_quick(self) -> bool:
        """Whether these numbers are only good for sampling, not for secrets."""
        return not self.key

    def copy(self) -> Chance:
        twin = Chance(self.key, self.counter, self.quick_state)
        twin._keyed = self._keyed
        return twin

    def has_moved(self, before: Chance) -> bool:
        """Whether anything was left to chance since `before`, an earlier copy."""
        return self.counter != before.counter or self.quick_state != before.quick_state

    def below(self, bound: i64) -> i64:
        """A uniform number from 0 to bound - 1; `bound` is positive and below 2**31."""
        if self.key:
            return self._keyed_below(int(bound))
        # PCG-RXS-M-XS with 32 bits of state: every product stays below 2**63.
        state: i64 = self.quick_state
        self.quick_state = (state * 747796405 + 2891336453) & 0xFFFFFFFF
        word: i64 = (((state >> ((state >> 28) + 4)) ^ state) * 277803737) & 0xFFFFFFFF
        return (((word >> 22) ^ word) * bound) >> 32

    def _keyed_below(self, bound: int) -> int:
        if self.counter < 0:
            raise ChanceForbidden
        keyed = self._keyed
        if keyed is None:
            keyed = self._keyed = blake2b(digest_size=8, key=self.key)
        limit = WORD - WORD % bound
        while True:
            mixed = keyed.copy()
            mixed.update(self.counter.to_bytes(8, "little"))
            self.counter += 1
            number = int.from_bytes(mixed.digest(), "little")
            if number < limit:
                return number % bound

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a uniformly random order, in place."""
        state: i64 = self.quick_state
        i: i64 = len(items) - 1
        while i > 0:
            if self.key:
                j: i64 = self._keyed_below(int(i + 1))
            else:
                # `below`, written out: this loop is most of the cost of imagining hidden cards.
                word: i64 = (((state >> ((state >> 28) + 4)) ^ state) * 277803737) & 0xFFFFFFFF
                state = (state * 747796405 + 2891336453) & 0xFFFFFFFF
                j = (((word >> 22) ^ word) * (i + 1)) >> 32
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1
        self.quick_state = state

    def dump(self) -> dict[str, object]:
        if self.key:
            return {"key": self.key.hex(), "counter": self.counter}
        return {"quick": int(self.quick_state)}


def seeded(seed: int) -> Chance:
    """The chance of a real game.

    >>> [seeded(7).below(100) for _ in range(2)] == [seeded(7).below(100) for _ in range(2)]
    True
    """
    if seed < 0 or seed >> SEED_BITS:
        raise BadOption(f"A seed is a whole number from 0 to 2**{SEED_BITS} - 1.")
    return Chance(seed.to_bytes(SEED_BITS // 8, "big"), 0, 0)


def quick(seed: int) -> Chance:
    """A fast chance for playouts and bots; its numbers are fit for sampling, not for secrets."""
    mixed = (seed * 2654435761 + 1013904223) & 0xFFFFFFFF
    return Chance(b"", 0, mixed)


def no_chance() -> Chance:
    """A chance that raises ChanceForbidden when it is asked for a number."""
    return Chance(b"none", -1, 0)


def load_chance(document: dict[str, object]) -> Chance:
    key, counter, state = document.get("key"), document.get("counter"), document.get("quick")
    if isinstance(key, str) and isinstance(counter, int):
        return Chance(bytes.fromhex(key), counter, 0)
    if isinstance(state, int):
        return Chance(b"", 0, state & 0xFFFFFFFF)
    raise ValueError("a chance needs a key and a counter, or a quick state")
