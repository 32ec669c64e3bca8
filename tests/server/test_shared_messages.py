"""Spectators share one encoded message; nobody else is sent a message that was made for another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visitors import Client, play_on, running, two_players

pytestmark = pytest.mark.anyio


def last_step(client: Client) -> str:
    return next(frame for frame in reversed(client.frames) if '"type":"step"' in frame)


async def test_every_step_shows_each_viewer_what_their_own_table_shows(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        two_players(server) as (code, anna, bartek),
        server.guest("Celina") as celina,
        server.guest("Dorota") as dorota,
        celina.at(code) as first,
        dorota.at(code) as second,
    ):
        everybody = [anna, bartek, first, second]
        await play_on(everybody, steps=6)
        # A player who has left still sees that the chair is theirs, and none of its cards.
        await bartek.does("stand")
        for client in everybody:
            await client.reaches(bartek.seq)
        await anna.does("pace", pace="slow")
        for client in everybody:
            await client.reaches(anna.seq)
            step, table = client.steps[-1], await client.resyncs(client.seq)
            assert (step["sitting"], step["view"]) == (table["sitting"], table["view"])
        assert last_step(first) == last_step(second)
        assert len({last_step(client) for client in everybody}) == 3
        assert bartek.steps[-1]["sitting"]["chairs"][1]["yours"] is True
        assert not any("yours" in chair for client in (anna, first) for chair in client.steps[-1]["sitting"]["chairs"])
