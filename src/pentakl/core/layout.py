"""Layout: the declaration of a table's zones and fields, used for saving, loading and counting cards.

Only `copy()` is written by hand, because it is the hottest function of a game; the conformance list checks it, and the
attributes of the classes, against this declaration.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

# The attribute in which a table may keep one object for each seat.
PLAYERS: Final = "players"
Unpack = Callable[[object], object]


class Zone:
    """Where cards lie. `name` is used in events and views; `attribute` is the table's list of tokens.

    There may be one such list for each seat (`is_by_seat`) or for each place (`is_by_place`); the attribute then holds
    a list of lists.
    """

    __slots__ = ("attribute", "is_by_place", "is_by_seat", "is_ordered", "name")
    name: str
    attribute: str
    is_ordered: bool
    is_by_seat: bool
    is_by_place: bool

    def __init__(self, name: str, is_ordered: bool, by_seat: str, by_place: str) -> None:
        self.name = name
        self.attribute = by_seat or by_place or name
        self.is_ordered = is_ordered
        self.is_by_seat = by_seat != ""
        self.is_by_place = by_place != ""


def pile(name: str, by_seat: str = "", by_place: str = "") -> Zone:
    """A zone whose order counts, from the bottom to the top; `by_seat` or `by_place` names an attribute of lists."""
    return Zone(name, True, by_seat, by_place)


def heap(name: str, by_seat: str = "") -> Zone:
    """A zone without an order, such as a hand."""
    return Zone(name, False, by_seat, "")


class Layout:
    """The zones and plain fields of a table, and those of the objects that it may keep for the seats.

    `seat_zones` and `seat_fields` are attributes of the objects in `players`, each made by `new_seat`. A field is a
    number, a bool, a text, or lists of them; any other type needs a `dump()`, and a function in `unpack` that reads it.
    """

    __slots__ = ("fields", "new_seat", "seat_fields", "seat_zones", "unpack", "zones")
    zones: list[Zone]
    fields: list[str]
    seat_zones: list[Zone]
    seat_fields: list[str]
    new_seat: Callable[[int], object] | None
    unpack: dict[str, Unpack]

    def __init__(
        self,
        zones: list[Zone],
        fields: list[str],
        new_seat: Callable[[int], object] | None = None,
        seat_zones: list[Zone] | None = None,
        seat_fields: list[str] | None = None,
        unpack: dict[str, Unpack] | None = None,
    ) -> None:
        self.zones = zones
        self.fields = fields
        self.new_seat = new_seat
        self.seat_zones = seat_zones or []
        self.seat_fields = seat_fields or []
        self.unpack = unpack or {}

    def attributes(self) -> list[str]:
        """All declared attributes of the table."""
        players = [PLAYERS] if self.new_seat is not None else []
        return [zone.attribute for zone in self.zones] + self.fields + players

    def seat_attributes(self) -> list[str]:
        return [zone.attribute for zone in self.seat_zones] + self.seat_fields
