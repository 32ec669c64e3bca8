"""Values: small objects that can be compared, pickled, copied and read at a prompt, in both builds.

Compiled classes have neither `__dict__` nor `__slots__`, so each class says itself what it is made of.
"""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

NO_NUMBER: Final = -(1 << 30)  # 0 and -1 are numbers like any other
NONE_OF_THEM: Final = -1  # no card, no place, no seat


class Value:
    """An object that is what it is made of: the `arguments` of its constructor, and what was `added` afterwards."""

    def arguments(self) -> dict[str, object]:
        """The arguments of the constructor by their names."""
        raise NotImplementedError

    def added(self) -> dict[str, object]:
        """The attributes that may have been set after the constructor."""
        return {}

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other) or not isinstance(other, Value):
            return NotImplemented
        return self.arguments() == other.arguments() and self.added() == other.added()

    def __hash__(self) -> int:
        raise TypeError(f"a {type(self).__name__} can be changed and so has no hash")

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), self.arguments(), self.added())

    def __repr__(self) -> str:
        """What it is made of, as one would write it; what is absent is left out.

        >>> from pentakl.core.table import Outcome
        >>> Outcome([1], "line", [4, 7])
        Outcome(winners=[1], reason='line', points=[4, 7])
        """
        parts = [
            f"{name}={value!r}" for name, value in {**self.arguments(), **self.added()}.items() if not is_absent(value)
        ]
        return f"{type(self).__name__}({', '.join(parts)})"


def is_absent(value: object) -> bool:
    """Whether a value says that there is nothing: none, nobody, no card, no place, no number."""
    return value is None or value is False or value in ("", [], NONE_OF_THEM, NO_NUMBER)


def rebuild(kind: type[Value], arguments: dict[str, object], added: dict[str, object]) -> Value:
    """The value that was pickled."""
    value = kind(**arguments)
    for name, part in added.items():
        setattr(value, name, part)
    return value


def index_of(number: SupportsIndex) -> int:
    """A whole number of any kind as an int, those of numpy too; raises TypeError for anything else."""
    return number if isinstance(number, int) else index(number)
