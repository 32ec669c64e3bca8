"""Values: the base class of small objects that can be compared, pickled, copied and printed, compiled or not.

Compiled classes have neither `__dict__` nor `__slots__`, so each class lists its own attributes.
"""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

NO_NUMBER: Final = -(1 << 30)  # 0 and -1 are numbers like any other
ABSENT: Final = -1  # no card, no place, no seat


class Value:
    """An object defined by the `arguments` of its constructor and by the attributes `added` afterwards."""

    def arguments(self) -> dict[str, object]:
        """The constructor's arguments by name."""
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
        """The constructor call that makes it, without absent values.

        >>> from pentakl.core.table import Outcome
        >>> Outcome([1], "line", [4, 7])
        Outcome(winners=[1], reason='line', points=[4, 7])
        """
        parts = [
            f"{name}={value!r}" for name, value in {**self.arguments(), **self.added()}.items() if not is_absent(value)
        ]
        return f"{type(self).__name__}({', '.join(parts)})"


def is_absent(value: object) -> bool:
    """Whether a value stands for nothing: None, nobody, no card, no place or no number."""
    return value is None or value is False or value in ("", [], ABSENT, NO_NUMBER)


def rebuild(kind: type[Value], arguments: dict[str, object], added: dict[str, object]) -> Value:
    """Unpickle a value."""
    value = kind(**arguments)
    for name, part in added.items():
        setattr(value, name, part)
    return value


def index_of(number: SupportsIndex) -> int:
    """Any whole number as an int, including numpy's; raises TypeError for anything else."""
    return number if isinstance(number, int) else index(number)
