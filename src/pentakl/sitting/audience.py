"""Audience: what has been told to each seat and to the spectators, in the order in which it happened.

Cards are numbered for each of them (core/viewer.py), so everything is told once and kept as it was told.
"""

from __future__ import annotations

from pentakl.core.events import Event
from pentakl.core.tokens import WATCHER
from pentakl.core.viewer import Viewer


class Onlooker:
    """A seat, or all spectators: its viewer and what it was told so far, one part an entry."""

    __slots__ = ("parts", "viewer")
    viewer: Viewer
    parts: list[dict[str, object]]

    def __init__(self, seat: int) -> None:
        self.viewer = Viewer(seat)
        self.parts = []


class Audience:
    """Everybody who looks at one running game. Who never looks costs nothing: they catch up when they come."""

    __slots__ = ("_chronicle", "_names", "_onlookers")
    _names: list[str]
    _chronicle: list[tuple[int, list[Event]]]  # what happened, by the number of its entry
    _onlookers: dict[int, Onlooker]

    def __init__(self, names: list[str]) -> None:
        self._names = names
        self._chronicle = []
        self._onlookers = {}

    def add(self, seq: int, events: list[Event]) -> None:
        self._chronicle.append((seq, events))

    def onlooker(self, seat: int | None) -> Onlooker:
        """A seat, or the spectators, up to date."""
        place = WATCHER if seat is None else seat
        onlooker = self._onlookers.get(place)
        if onlooker is None:
            onlooker = self._onlookers[place] = Onlooker(place)
        for seq, events in self._chronicle[len(onlooker.parts) :]:
            onlooker.parts.append({"seq": seq, "events": onlooker.viewer.tell(events, self._names)})
        return onlooker
