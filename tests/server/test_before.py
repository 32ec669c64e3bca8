"""A database made by a much older version: its tables open, continue and export (see before/README.md)."""

from __future__ import annotations

import gzip
import json
import shutil
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentakl.core.chance import quick
from pentakl.core.record import read_record
from pentakl.games import load
from tests.server.visitors import HASTY, Client, Guest, Server, running

pytestmark = pytest.mark.anyio

BEFORE = Path(__file__).parent / "before"
TOLD: dict[str, Any] = json.loads((BEFORE / "tables.json").read_text())
GAMES = sorted({table["game"] for table in TOLD["tables"]})
# How long trades whose clock has run out still last after the start.
LIMITS = msgspec.structs.replace(HASTY, clock_grace=1.0)


def unpack(data: Path) -> None:
    (data / "pentakl.db").write_bytes(gzip.decompress((BEFORE / "pentakl.db.gz").read_bytes()))
    shutil.copyfile(BEFORE / "pentakl.key", data / "pentakl.key")
    # All clocks of the fixture have run out, however recent its file is.
    database = sqlite3.connect(data / "pentakl.db")
    database.execute("UPDATE entries SET stored = stored - 86400")
    database.commit()
    database.close()


def tables(game: str, phase: str) -> list[dict[str, Any]]:
    return [table for table in TOLD["tables"] if (table["game"], table["phase"]) == (game, phase)]


async def comes(stack: AsyncExitStack, server: Server, code: str, people: list[str]) -> list[Client]:
    """Connect these people to a table again, one after the other."""
    clients = []
    for name in people:
        guest = await stack.enter_async_context(server.guest(cookie=TOLD["people"][name]))
        clients.append(await stack.enter_async_context(guest.at(code)))
    return clients


async def plays_to_the_end(clients: list[Client]) -> None:
    """People play at random and bots answer. An act may come too late, because somebody else was quicker."""
    chance = quick(1)
    while True:
        seq = max(client.seq for client in clients)
        for client in clients:
            await client.reaches(seq)
        if clients[0].is_over:
            return
        mover = next((client for client in clients if client.acts), None)
        if mover is None:
            await clients[0].read()
        else:
            answer = await mover.says("act", action=mover.acts[chance.below(len(mover.acts))])
            assert answer["type"] == "ok" or answer["code"] in ("illegal", "not-your-turn", "not-playing"), answer


async def exports(guest: Guest, game: str, code: str) -> dict[str, Any]:
    """The record of a finished table, which today's rules replay to the same outcome."""
    text = (await guest.http.get(f"/api/tables/{code}/record")).text
    record, claimed = read_record(text)
    outcome = record.replay(load(game)).outcome
    assert outcome is not None
    assert outcome.dump() == claimed
    document: dict[str, Any] = json.loads(text)
    return document


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_table_opens_as_it_was_and_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    unpack(tmp_path)
    async with running(tmp_path, LIMITS) as server:
        for table in tables(game, "playing"):
            code, people = table["code"], table["people"]
            async with AsyncExitStack() as stack:
                clients = await comes(stack, server, code, people)
                first = clients[0]
                assert first.table["sitting"]["phase"] == "playing", table["about"]
                assert first.table["sitting"]["round"] == table["round"]
                assert first.table["log"], "what happened so far is told"
                if first.table["seq"] == table["seq"]:  # otherwise a bot has moved already
                    acts = [act["text"] for act in first.table["view"]["acts"]]
                    assert acts == table["acts"][people[0]], table["about"]
                await first.does("pace", pace="instant")
                if "stood up" in table["about"]:
                    await clients[1].does("sit", seat=1)
                if "not answered" in table["about"]:
                    other = next(client for client in clients if not client.sitting["may_undo"])
                    await other.does("answer-undo", yes=True)
                    assert [event["kind"] for event in other.steps[-1]["events"]] == ["took-back"]
                await plays_to_the_end(clients)
                guest = await stack.enter_async_context(server.guest())
                await exports(guest, game, code)


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_table_opens_and_exports_the_record_that_it_had(tmp_path: Path, game: str) -> None:
    unpack(tmp_path)
    async with running(tmp_path, LIMITS) as server:
        for table in tables(game, "over"):
            code, before = table["code"], table["record"]
            async with AsyncExitStack() as stack:
                clients = await comes(stack, server, code, table["people"])
                guest = await stack.enter_async_context(server.guest())
                assert clients[0].is_over, table["about"]
                assert (clients[0].view or {})["outcome"]["winners"] == before["outcome"]["winners"]
                record = await exports(guest, game, code)
                assert {name: record[name] for name in before if name != "outcome"} == {
                    name: before[name] for name in before if name != "outcome"
                }
                shown = await guest.call("GET", f"/api/tables/{code}")
                assert (shown["phase"], shown["outcome"]["reason"]) == ("over", before["outcome"]["reason"])
                if "asks for a rematch" in table["about"]:
                    await clients[1].does("rematch")
                    assert clients[1].sitting["round"] == table["round"] + 1
                    await plays_to_the_end(clients)
                    await exports(guest, game, code)


@pytest.mark.parametrize("game", GAMES)
async def test_a_waiting_table_is_in_the_lobby_of_its_people_and_starts(tmp_path: Path, game: str) -> None:
    unpack(tmp_path)
    async with running(tmp_path, LIMITS) as server:
        (table,) = tables(game, "waiting")
        async with AsyncExitStack() as stack:
            guest = await stack.enter_async_context(server.guest(cookie=TOLD["people"]["Anna"]))
            mine = {each["code"]: each["phase"] for each in await guest.call("GET", "/api/tables?mine=1")}
            assert mine[table["code"]] == "waiting"
            client = await stack.enter_async_context(guest.at(table["code"]))
            for seat, chair in enumerate(client.sitting["chairs"]):
                if chair["kind"] == "empty":
                    await client.does("bot", seat=seat, bot="random")
            await client.does("start")
            assert client.view is not None
