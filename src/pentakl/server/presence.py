"""Which people are connected to a table, and how long the others have been away. Time is passed in, not read here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


class Presence:
    """The people at one table. `seen_before` says when people were last seen before this object was created.

    A bot may stand in for a person who has been away for `patience` seconds. After a restart these are counted from the
    restart, so that everybody has time to reconnect. All times are in seconds since 1970.
    """

    def __init__(self, now: float, patience: float, seen_before: dict[str, float] | None = None) -> None:
        self._watching_since = now
        self._patience = patience
        self._last_seen = dict(seen_before or {})
        self._connections: Counter[str] = Counter()

    def come(self, person: str) -> None:
        self._connections[person] += 1

    def go(self, person: str, now: float) -> None:
        self._connections[person] -= 1
        if not self._connections[person]:
            del self._connections[person]
            self._last_seen[person] = now

    def is_here(self, person: str) -> bool:
        return person in self._connections

    def is_anybody_here(self, people: Iterable[str]) -> bool:
        return any(person in self._connections for person in people)

    def others_here(self, people: Iterable[str]) -> int:
        """How many are here besides these people."""
        return len(self._connections.keys() - set(people))

    def away_for(self, person: str, now: float) -> float:
        """The seconds for which a person has been away; not negative, even if the system time was set back."""
        return max(0.0, now - self._last_seen.get(person, self._watching_since))

    def patience_left(self, person: str, now: float) -> float:
        """The seconds until a bot may stand in for a person who is away."""
        since = max(self._watching_since, self._last_seen.get(person, self._watching_since))
        return max(0.0, since + self._patience - now)
