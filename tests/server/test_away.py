"""Who is away, since when, and the bot that stands in."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from pentakl.server.presence import Presence
from tests.server.visitors import HASTY, play_on, running

pytestmark = pytest.mark.anyio


def test_who_is_away_since_when_and_for_how_long_the_others_wait() -> None:
    presence = Presence(now=1000.0, patience=60.0, seen_before={"Bartek": 400.0})
    presence.come("Anna")
    presence.come("Anna")
    presence.go("Anna", now=1010.0)
    assert presence.is_here("Anna"), "she has another tab"
    presence.go("Anna", now=1020.0)

    assert not presence.is_here("Anna")
    assert (presence.away_for("Anna", 1050.0), presence.patience_left("Anna", 1050.0)) == (30.0, 30.0)
    # The server has just been restarted: Bartek gets his minute to come back, though he was last seen before it.
    assert (presence.away_for("Bartek", 1050.0), presence.patience_left("Bartek", 1050.0)) == (650.0, 10.0)
    assert presence.patience_left("Bartek", 1060.0) == 0.0
    assert presence.away_for("somebody", 1003.0) == 3.0


async def test_a_minute_must_pass_before_a_bot_stands_in(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=2)
        async with anna.at(code) as first:
            async with bartek.at(code) as second:
                await second.does("sit", seat=1)
                await first.does("start")
                assert await first.refused("stand-in", seat=1) == "not-away"
            await first.until(lambda: first.here == [True, False])
            assert first.away[0] is None
            assert first.away[1] is not None
            assert 0 <= first.away[1]["seconds"] < 20
            assert 40 < first.away[1]["bot_in"] <= 60
            assert await first.refused("stand-in", seat=1) == "not-away"


async def test_a_bot_stands_in_and_the_person_takes_the_seat_back_also_after_a_restart(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(HASTY, away_seconds=0.0)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=2, pace="instant")
        async with anna.at(code) as first:
            async with bartek.at(code) as second:
                await second.does("sit", seat=1)
                await first.does("start")
            await first.until(lambda: first.here == [True, False])
            await first.does("stand-in", seat=1)
            await play_on([first], steps=4)
            assert {"do": "act", "seat": 1} in [step["entry"] for step in first.steps], "the bot plays"
        cookies = anna.cookie, bartek.cookie
    async with running(tmp_path, limits) as server, server.guest(cookie=cookies[1]) as bartek:
        # The table is still one of his.
        mine = await bartek.call("GET", "/api/tables?mine=1")
        assert [(table["code"], table["seats"][1]) for table in mine] == [(code, {"kind": "bot", "name": "Bartek"})]
        async with bartek.at(code) as second:
            assert second.sitting["seat"] is None
            await second.does("sit", seat=1)
            assert [event["kind"] for event in second.steps[-1]["events"]] == ["came-back"]
            assert second.sitting["seat"] == 1


async def test_a_table_that_everybody_has_left_stays_as_it_is(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(HASTY, away_seconds=0.0)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=2)
        async with anna.at(code) as first, bartek.at(code) as second:
            await second.does("sit", seat=1)
            seq = await first.does("start")
        left = time.time()
        async with server.guest() as watcher, watcher.at(code) as eyes:
            await eyes.until(lambda: eyes.here == [False, False])
            assert [each is not None and each["seconds"] <= time.time() - left + 20 for each in eyes.away] == [True] * 2
            assert await eyes.refused("stand-in", seat=0) == "not-seated"
            assert eyes.seq == seq
