"""Reading parsed JSON: each function checks the type of one value and raises ValueError if it is another."""

from __future__ import annotations


def whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{value!r} should be a whole number")
    return value


def ints(value: object) -> list[int]:
    return [whole(item) for item in items(value)]


def items(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} should be a list")
    return value[:]


def mapping(value: object) -> dict[str, object]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise ValueError(f"{value!r} should be an object")
    return value


def plain(value: object) -> object:
    """A deep copy of a plain value: a number, a bool, a text, lists of them, or an object with a `dump()`."""
    if isinstance(value, list):
        # Most items are numbers; to call this function for each would take longer than the rest.
        return [item if isinstance(item, int | str) else plain(item) for item in value]
    if isinstance(value, int | str):
        return value
    if hasattr(value, "dump"):
        return value.dump()
    raise ValueError(f"{value!r} should be a plain value")
