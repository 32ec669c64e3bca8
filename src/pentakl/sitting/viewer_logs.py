"""The log of the running game for each seat and for the spectators: the events as each of them may see them.

Each viewer has card numbers of its own (core/viewer.py), so events are translated once for each and kept.
"""

from __future__ import annotations

from pentakl.core.events import Event
from pentakl.core.tokens import WATCHER
from pentakl.core.viewer import Viewer


class ViewerLog:
    """What one seat, or all spectators, were told so far: one part for each entry with events."""

    __slots__ = ("parts", "viewer")
    viewer: Viewer
    parts: list[dict[str, object]]

    def __init__(self, seat: int) -> None:
        self.viewer = Viewer(seat)
        self.parts = []


class ViewerLogs:
    """The logs of all viewers of one game. A viewer costs nothing until somebody asks for its log."""

    __slots__ = ("_chronicle", "_logs", "_names")
    _names: list[str]
    _chronicle: list[tuple[int, list[Event]]]  # all events, each list with the number of its entry
    _logs: dict[int, ViewerLog]

    def __init__(self, names: list[str]) -> None:
        self._names = names
        self._chronicle = []
        self._logs = {}

    def add(self, seq: int, events: list[Event]) -> None:
        self._chronicle.append((seq, events))

    def of(self, seat: int | None) -> ViewerLog:
        """The log of a seat, or of the spectators (None), brought up to date."""
        place = WATCHER if seat is None else seat
        log = self._logs.get(place)
        if log is None:
            log = self._logs[place] = ViewerLog(place)
        for seq, events in self._chronicle[len(log.parts) :]:
            log.parts.append({"seq": seq, "events": log.viewer.tell(events, self._names)})
        return log
