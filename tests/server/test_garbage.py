"""Garbage is collected when nobody is disturbed by it."""

from __future__ import annotations

from pentakl.server.garbage import (
    LONGEST_INTERVAL,
    MOST_CLOSED_SOCKETS,
    QUIET_SECONDS,
    SHORTEST_INTERVAL,
    is_time_to_collect,
)

NOW = 10_000.0
JUST_NOW = NOW - QUIET_SECONDS / 2
A_MOMENT_AGO = NOW - QUIET_SECONDS * 2


def test_a_quiet_moment_is_used_every_now_and_then() -> None:
    assert is_time_to_collect(NOW, NOW - SHORTEST_INTERVAL - 1, A_MOMENT_AGO, 0)
    assert not is_time_to_collect(NOW, NOW - SHORTEST_INTERVAL + 1, A_MOMENT_AGO, 0)


def test_while_people_play_it_waits_but_not_for_ever() -> None:
    assert not is_time_to_collect(NOW, NOW - LONGEST_INTERVAL + 1, JUST_NOW, 0)
    assert is_time_to_collect(NOW, NOW - LONGEST_INTERVAL - 1, JUST_NOW, 0)


def test_many_closed_sockets_are_not_kept_while_people_play() -> None:
    assert not is_time_to_collect(NOW, NOW - 1, JUST_NOW, MOST_CLOSED_SOCKETS)
    assert is_time_to_collect(NOW, NOW - 1, JUST_NOW, MOST_CLOSED_SOCKETS + 1)
