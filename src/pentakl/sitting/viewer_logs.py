"""ViewerLogs: what has been told to each seat and to the spectators, in the order in which it happened.

Cards are numbered for each of them (core/viewer.py), so everything is told once and kept as it was told.
"""

from __future__ import annotations

from pentakl.core.events import Event
from pentakl.core.tokens import WATCHER
from pentakl.core.viewer import Viewer


class ViewerLog:
    """A seat, or all spectators: its viewer and what it was told so far, one part an entry."""

    __slots__ = ("parts", "viewer")
    viewer: Viewer
    parts: list[dict[str, object]]

    def __init__(self, seat: int) -> None:
        self.viewer = Viewer(seat)
        self.parts = []


class ViewerLogs:
    """Everybody who looks at one running game. Who never looks costs nothing: they catch up when they come."""

    __slots__ = ("_chronicle", "_logs", "_names")
    _names: list[str]
    _chronicle: list[tuple[int, list[Event]]]  # what happened, by the number of its entry
    _logs: dict[int, ViewerLog]

    def __init__(self, names: list[str]) -> None:
        self._names = names
        self._chronicle = []
        self._logs = {}

    def add(self, seq: int, events: list[Event]) -> None:
        self._chronicle.append((seq, events))

    def of(self, seat: int | None) -> ViewerLog:
        """A seat, or the spectators, up to date."""
        place = WATCHER if seat is None else seat
        log = self._logs.get(place)
        if log is None:
            log = self._logs[place] = ViewerLog(place)
        for seq, events in self._chronicle[len(log.parts) :]:
            log.parts.append({"seq": seq, "events": log.viewer.tell(events, self._names)})
        return log
