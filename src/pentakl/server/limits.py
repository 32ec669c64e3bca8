"""The limits for a person, an address, a table and the whole server. Time is passed in, never read here."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """All limits of the server; docs/protocol.md lists those that a client can notice."""

    message_bytes: int = 4096
    body_bytes: int = 16 * 1024
    burst: int = 20  # commands that a person may send at once
    per_second: float = 10.0  # and on average
    chat_burst: int = 5  # chat messages that a person may send at once, over all tables
    chat_per_second: float = 0.5  # and on average
    refusals: int = 100  # commands refused as too fast before the socket is closed
    sockets: int = 4000
    sockets_per_person: int = 16
    sockets_per_address: int = 1000  # an address is an IPv4 address or the first half of an IPv6 address
    sockets_per_table: int = 200
    tables_per_hour: int = 60  # opened by one person
    tables_at_once_per_address: int = 250  # a whole club may share one address
    tables_per_hour_per_address: int = 600  # and on average
    helper_questions: int = 64  # that wait or are being answered
    helper_questions_per_address: int = 8
    helper_wait_seconds: float = 10.0  # how long a question may wait for its turn
    helper_seconds: float = 5.0  # how long an answer may then take
    hint_seconds: float = 0.8  # of a process, for the search and the reason
    hint_wait_seconds: float = 10.0  # how long a hint may take on a busy machine
    replay_seconds: float = 30.0  # how long the replay of a game may take
    replay_bytes: int = 32 * 1024 * 1024  # of replays that are kept in memory
    analyses: int = 32  # that are being computed
    analyses_per_address: int = 2
    analysis_iterations: int = 2000  # of the search for each decision, at most
    analysis_seconds: float = 60.0  # how long the search for one decision may take
    analysis_patience: float = 20.0  # an analysis for which nobody has asked for so long is stopped
    unsent_messages: int = 256  # a client that leaves more than this unread is cut off
    unsent_bytes: int = 512 * 1024
    clock_grace: float = 10.0  # the least seconds left on a running clock after a restart
    away_seconds: float = 60.0  # until a bot may stand in for somebody who is away
    bot_floor: float = 0.15  # a bot takes at least this long: its real thinking time would reveal what it holds
    idle_seconds: float = 60.0  # a table that nobody uses is dropped from memory after this


class Bucket:
    """A token bucket: `burst` at once, `per_second` on average."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take one token; returns False if there is none now."""
        self._left = self._left_at(now)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether the bucket is as good as new, so that it may be dropped."""
        return self._left_at(now) >= self._burst

    def _left_at(self, now: float) -> float:
        return min(self._burst, self._left + (now - self._at) * self._per_second)
