"""One object of `cards.json` while it is read: typed access to its fields, and errors that name the card and the field.

Knows JSON values and families of words, but no deck and no verb.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.errors import PentaklError

LONGEST_LIST: Final = 12  # an error message lists at most this many words


class BadCard(PentaklError):
    """A card says something that the vocabulary does not have; the message names the card and the field."""


class Entry:
    """A JSON object inside a card; `path` leads to it from the card, as "synergy.effect[0]", "" is the card itself."""

    __slots__ = ("card", "fields", "path")

    def __init__(self, card: str, path: str, fields: dict[str, object]) -> None:
        self.card = card
        self.path = path
        self.fields = fields

    def where(self, name: str) -> str:
        """The path of a field, from the card."""
        return f"{self.path}.{name}" if self.path else name

    def fault(self, name: str, reason: str) -> BadCard:
        """The error for a field; `reason` completes "card 'x', field 'y': ..."."""
        return BadCard(f"card '{self.card}', field '{self.where(name)}': {reason}")

    def allow(self, needed: list[str], optional: list[str]) -> None:
        """Refuse a missing or an unknown field."""
        for name in needed:
            if name not in self.fields:
                raise self.fault(name, "is missing")
        for name in self.fields:
            if name not in needed and name not in optional:
                raise self.fault(name, f"is unknown; known here: {', '.join(needed + optional)}")

    def has(self, name: str) -> bool:
        return name in self.fields

    def value(self, name: str) -> object:
        if name not in self.fields:
            raise self.fault(name, "is missing")
        return self.fields[name]

    def text(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str) or not value or value != value.strip():
            raise self.fault(name, f"{value!r} is not a text")
        return value

    def word(self, name: str, family: list[str]) -> int:
        """The number of a word within its family."""
        value = self.value(name)
        if not isinstance(value, str) or value not in family:
            known = ", ".join(family) if len(family) <= LONGEST_LIST else f"the {len(family)} known words"
            raise self.fault(name, f"{value!r} is none of {known}")
        return family.index(value)

    def number(self, name: str, least: int) -> int:
        value = self.value(name)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.fault(name, f"{value!r} is not a whole number of at least {least}")
        return value

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.fault(name, f"{value!r} is neither true nor false")
        return value

    def entry(self, name: str) -> Entry:
        return self._inner(self.value(name), name)

    def entries(self, name: str) -> list[Entry]:
        """A list of objects."""
        return self._inner_list(self.value(name), name)

    def lists(self, name: str) -> list[list[Entry]]:
        """A list of lists of objects."""
        value = self.value(name)
        if not isinstance(value, list):
            raise self.fault(name, "is not a list")
        return [self._inner_list(each, f"{name}[{number}]") for number, each in enumerate(value)]

    def texts(self, name: str) -> list[str]:
        value = self.value(name)
        if not isinstance(value, list) or not value:
            raise self.fault(name, "is not a list of texts")
        found: list[str] = []
        for each in value:
            if not isinstance(each, str):
                raise self.fault(name, f"{each!r} is not a text")
            found.append(each)
        return found

    def _inner(self, value: object, name: str) -> Entry:
        if not isinstance(value, dict):
            raise self.fault(name, f"{value!r} is not an object")
        fields: dict[str, object] = {}
        for key, each in value.items():
            fields[str(key)] = each
        return Entry(self.card, self.where(name), fields)

    def _inner_list(self, value: object, name: str) -> list[Entry]:
        if not isinstance(value, list):
            raise self.fault(name, "is not a list")
        return [self._inner(each, f"{name}[{number}]") for number, each in enumerate(value)]
