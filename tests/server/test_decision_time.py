"""The server measures the time for a decision, and lets a bot answer once when it is up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visitors import running, two_players

pytestmark = pytest.mark.anyio


async def test_a_bot_answers_when_the_time_is_up_and_the_time_is_shown(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server, seconds=1, pace="instant") as (_, first, second):
        mover = first if first.acts else second
        seat = mover.sitting["seat"]
        assert mover.sitting["seconds"] == 1
        assert [left is not None for left in mover.steps[-1]["decide"]] == [seat == 0, seat == 1]
        await mover.until(lambda: {"do": "overdue", "seat": seat} in [step["entry"] for step in mover.steps])
        await mover.until(lambda: mover.steps[-1]["entry"] == {"do": "act", "seat": seat})


async def test_a_table_that_everybody_has_left_stays_as_it_is_and_has_the_whole_time_after_a_restart(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as server:
        async with two_players(server, seconds=1, pace="instant") as (code, first, _):
            seq = first.seq
        table = await server.services.live_tables.find(code)
        assert table.is_idle, "no clock runs while everybody is away"
    async with running(tmp_path) as server, server.guest() as watcher, watcher.at(code) as eyes:
        assert eyes.seq >= seq
        assert eyes.table["decide"] is None, "nobody who plays is here"
