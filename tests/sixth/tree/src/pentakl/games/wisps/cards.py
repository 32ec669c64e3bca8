"""The fifteen wisps: four kinds, each one decorated function.

The decorator holds what is printed (suit, points, copies); the docstring says what happens when the wisp comes to a
lantern. A function that asks nothing is plain; one that asks is a flow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentakl.core.flow import Flow
from pentakl.games.wisps.table import Table

Arrival = Callable[[Table, int], Flow[None] | None]

LIGHT: Final = "light"
DUSK: Final = "dusk"

NAMES: Final[list[str]] = []
SUITS: Final[list[str]] = []
VALUE: Final[list[int]] = []
COPIES: Final[list[int]] = []
ARRIVALS: Final[list[Arrival]] = []


def wisp(name: str, suit: str, value: int, copies: int) -> Callable[[Arrival], Arrival]:
    """Register a kind of wisp; its number is its place among all kinds."""

    def register(arrival: Arrival) -> Arrival:
        NAMES.append(name)
        SUITS.append(suit)
        VALUE.append(value)
        COPIES.append(copies)
        ARRIVALS.append(arrival)
        return arrival

    return register


@wisp("spark", LIGHT, 1, copies=5)
def spark(t: Table, me: int) -> None:
    """One point for the lantern it comes to."""


@wisp("glow", LIGHT, 2, copies=4)
def glow(t: Table, me: int) -> None:
    """Two points for the lantern it comes to."""


@wisp("blaze", LIGHT, 3, copies=3)
def blaze(t: Table, me: int) -> None:
    """Three points for the lantern it comes to."""


@wisp("moth", DUSK, 0, copies=3)
def moth(t: Table, me: int) -> Flow[None]:
    """No points. Whoever it comes to looks at a wisp that somebody else has hidden."""
    places = t.hidden_by_others(me)
    if places:
        place = yield from t.choose_stone(me, places)
        t.look_at(me, place)


# Every wisp of the box: the kind of each of the fifteen.
CARDS: Final = [kind for kind in range(len(NAMES)) for _ in range(COPIES[kind])]
