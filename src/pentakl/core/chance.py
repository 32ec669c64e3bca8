"""Chance: the random numbers of a game, from a key and a counter, so that a position can be copied and replayed.

A real game draws from keyed BLAKE2 over its 128-bit seed: nobody who has seen some numbers can work out the next.
A determinized game draws from a small quick generator, so that no bot foresees a shuffle and playouts are fast.

The quick generator multiplies with carry (G. Marsaglia): its next state is the low half times MULTIPLIER, plus the high
half. That equals the state times MULTIPLIER modulo the prime MODULUS. So one power of MULTIPLIER jumps ahead by any
number of draws, and every seed begins NUMBERS_A_SEED draws after the seed before it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, SupportsIndex, cast

from pentakl.core.errors import BadOption
from pentakl.core.values import Value, index_of

if TYPE_CHECKING:
    from mypy_extensions import i64

SEED_BITS: Final = 128
WORD: Final = 1 << 64
MULTIPLIER: Final = 698769069  # (MODULUS - 1) / 2 is a prime as well, so it is the period
MODULUS: Final = MULTIPLIER * (1 << 32) - 1
PERIOD: Final = MODULUS // 2
HALF: Final = 0xFFFFFFFF
NUMBERS_A_SEED: Final = 1 << 36
SEEDS: Final = 1 << 24  # the streams of this many consecutive seeds do not overlap
NEXT_SEED: Final = pow(MULTIPLIER, NUMBERS_A_SEED, MODULUS)
DIGIT: Final = 256  # seeds are read digit by digit to this base
DIGITS: Final = 8  # the number of digits of PERIOD
FIRST_QUICK: Final = 0x2545F4914F6CDD1D % MODULUS
# The states form two cycles without a common state: one for decisions, the other for the deals of simulations.
FIRST_DEAL: Final = FIRST_QUICK * 0x6A09E667F3BCC908 % MODULUS


class ChanceForbidden(Exception):
    """A random number was needed where nothing may be left to chance: see foresight.py."""


class Chance(Value):
    """A stream of numbers. `key` is empty for the quick generator, whose whole state is `quick_state`."""

    __slots__ = ("_keyed", "counter", "key", "quick_state")
    key: bytes
    counter: int
    quick_state: i64
    _keyed: blake2b | None  # BLAKE2 with this key; every number is computed on a copy of it

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
        # Every product stays below 2**63, so that native ints do not overflow.
        state: i64 = self.quick_state
        state = (state & HALF) * MULTIPLIER + (state >> 32)
        self.quick_state = state
        return (((state ^ (state >> 32)) & HALF) * bound) >> 32

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
        # Compiled, a list of objects exchanges references; a list of ints would make new ints.
        things = cast("list[object]", items)
        i: i64 = len(things) - 1
        if self.key:
            while i > 0:
                j: i64 = self._keyed_below(int(i + 1))
                held = things[i]
                things[i] = things[j]
                things[j] = held
                i -= 1
            return
        state: i64 = self.quick_state
        while i > 0:
            # `below`, written out: this loop is most of the cost of imagining hidden cards.
            state = (state & HALF) * MULTIPLIER + (state >> 32)
            j = (((state ^ (state >> 32)) & HALF) * (i + 1)) >> 32
            held = things[i]
            things[i] = things[j]
            things[j] = held
            i -= 1
        self.quick_state = state

    def fork(self) -> Chance:
        """A quick chance for an imagined game. It begins in one of 2**60 states, drawn from this chance."""
        high = int(self.below(1 << 30))
        return Chance(b"", 0, (high << 30 | int(self.below(1 << 30))) + 1)

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


def quick(seed: SupportsIndex) -> Chance:
    """A fast chance for playouts and bots; its numbers are good for sampling, not for secrets.

    The numbers of two seeds that are less than SEEDS apart do not overlap: each has NUMBERS_A_SEED for itself.
    """
    return stream(FIRST_QUICK, index_of(seed))


def quick_deal(seed: SupportsIndex) -> Chance:
    """The chance of a simulated game. Its numbers never overlap with those of a `quick` chance, whatever the seeds."""
    return stream(FIRST_DEAL, index_of(seed))


def stream(first: int, seed: int) -> Chance:
    """The stream of a seed, where seed 0 begins in the state `first`."""
    state = first
    left = seed % PERIOD
    place = 0
    while left:
        state = state * JUMPS[place][left % DIGIT] % MODULUS
        left //= DIGIT
        place += 1
    return Chance(b"", 0, state)


def powers_of_next_seed() -> list[list[int]]:
    """For every digit place of a seed: the powers of NEXT_SEED for each value of that digit.

    Multiplying these takes a fifth of the time of `pow`, which would be a tenth of the time of a short game.
    """
    powers: list[list[int]] = []
    base = NEXT_SEED
    for _ in range(DIGITS):
        row = [1]
        for _ in range(DIGIT):
            row.append(row[-1] * base % MODULUS)
        base = row.pop()
        powers.append(row)
    return powers


JUMPS: Final = powers_of_next_seed()


def no_chance() -> Chance:
    """A chance that raises ChanceForbidden when it is asked for a number."""
    return Chance(b"none", -1, 0)


def load_chance(document: dict[str, object]) -> Chance:
    key, counter, state = document.get("key"), document.get("counter"), document.get("quick")
    if isinstance(key, str) and isinstance(counter, int):
        return Chance(bytes.fromhex(key), counter, 0)
    if isinstance(state, int) and 0 < state < MODULUS:
        return Chance(b"", 0, state)
    raise ValueError("a chance needs a key and a counter, or a quick state")
