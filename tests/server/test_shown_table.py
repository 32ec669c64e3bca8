"""What anybody with a table's link may know: who sits there, how it stands, how it ended; never a card."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visitors import play_on, running

pytestmark = pytest.mark.anyio


async def test_a_table_tells_how_it_stands_and_how_it_ended(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Ewa") as ewa:
        code = await anna.opens(game="cardia", options={"wins": "1"}, bots=["random"], pace="instant")
        shown = await ewa.call("GET", f"/api/tables/{code}")
        assert shown["seats"] == [{"kind": "human", "name": "Anna"}, {"kind": "bot", "name": "Orion"}]
        assert (shown["game"], shown["phase"], shown["round"]) == ("cardia", "waiting", 0)
        assert shown["options"]["wins"] == "1"
        assert shown["match"] is None
        assert shown["outcome"] is None
        async with anna.at(code) as client:
            await client.does("start")
            running_one = await ewa.call("GET", f"/api/tables/{code}")
            assert (running_one["phase"], running_one["round"]) == ("playing", 1)
            assert running_one["match"] == {"wins": [0, 0], "played": []}
            assert set(running_one) == set(shown)
            await play_on([client])
            assert client.view is not None
            ended = await ewa.call("GET", f"/api/tables/{code}")
            assert ended["phase"] == "over"
            assert ended["outcome"] == client.view["outcome"]
            assert ended["match"] == client.view["match"]


async def test_a_table_that_does_not_exist_is_not_found(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        refused = await anna.call("GET", "/api/tables/2222222222", status=404)
        assert refused["error"]["code"] == "no-table"
