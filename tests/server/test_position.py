"""A table whose log begins with a position is played and reloaded like any other; only lessons have one."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from pentakl.core.record import read_record
from pentakl.games import load
from pentakl.server.storage import Store
from pentakl.server.wire import StoredEntry
from tests.server.visitors import Client, Guest, play_on, running

pytestmark = pytest.mark.anyio

CODE = "prepared22"
POSITION = {"seats": [{"hand": ["spite"], "rung": "wolf"}, {"hand": ["vengeance", "thievery"]}], "turn": 0}


async def opens_in_the_position(store: Store, guest: Guest) -> None:
    """Two entries are written into the log: Anna's table, and Anna at it."""
    me = guest.cookie.partition(".")[0]
    opening: dict[str, object] = {
        "do": "open", "game": "karmaka", "seats": 2, "options": {}, "host": me, "undo": "ask", "public": False,
        "position": POSITION,
    }  # fmt: skip
    sits: dict[str, object] = {"do": "sit", "seat": 0, "person": me, "name": "Anna"}
    rules = load("karmaka").rules_version
    await store.writer.store([
        StoredEntry(CODE, seq, me, None, entry, rules, time.time()) for seq, entry in enumerate([opening, sits], 1)
    ])  # fmt: skip


def my_hand(client: Client) -> list[str]:
    assert client.view is not None
    return [card["card"] for card in client.view["table"]["players"][0]["hand"]["cards"]]


async def test_a_game_from_a_position_survives_a_restart_and_its_rematch_is_dealt(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        cookie = anna.cookie
        await opens_in_the_position(server.services.store, anna)
        async with anna.at(CODE) as client:
            await client.does("bot", seat=1, bot="random")
            await client.does("pace", pace="instant")
            await client.does("start")
            assert my_hand(client) == ["spite"]
            await client.does("act", action="deed spite")
            await client.until(lambda: bool(client.acts))
            seq, view = client.seq, client.view

    async with running(tmp_path) as server, server.guest(cookie=cookie) as anna:
        async with anna.at(CODE) as client:
            assert (client.seq, client.view) == (seq, view)
            await play_on([client])
            record, claimed = read_record((await anna.http.get(f"/api/tables/{CODE}/record")).text)
        outcome = record.replay(load("karmaka")).outcome
        assert record.position == POSITION
        assert outcome is not None
        assert outcome.dump() == claimed

    async with running(tmp_path) as server, server.guest(cookie=cookie) as anna, anna.at(CODE) as client:
        await client.does("rematch")
        assert client.view is not None
        assert client.view["table"]["players"][1]["rung"] == "beetle"
        assert (await server.services.live_tables.find(CODE)).sitting.record().position is None


async def test_nobody_brings_a_position_from_outside(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(seats=2, bots=["random"], position=POSITION)
        async with anna.at(code) as client:
            await client.does("start", position=POSITION)
            assert len(my_hand(client)) > 1
        log = await server.services.store.log_of(code)
        assert all("position" not in each.entry for each in log)


async def test_a_lesson_is_a_started_private_table_in_its_position_and_survives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        cookie = anna.cookie
        code = str((await anna.call("POST", "/api/lessons", {"game": "karmaka", "position": POSITION}))["code"])
        async with anna.at(code) as client:
            assert sorted(my_hand(client)) == ["crisis", "panic", "salvage", "vengeance"]
            assert client.sitting["public"] is False
            first = client.sitting["lesson"]
            assert first["due"][0]["key"] == "ladder"
        async with server.guest("Bartek") as bartek, bartek.at(code) as spectator:
            assert spectator.sitting["lesson"] is None
        await anna.call("POST", "/api/lessons", {"game": "chess"}, status=400)

    async with running(tmp_path) as server, server.guest(cookie=cookie) as anna, anna.at(code) as client:
        assert client.sitting["lesson"] == first
