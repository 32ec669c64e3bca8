"""Damaged data: the server starts, says what cannot be read, serves the rest, and tells no client to retry in vain."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from tests.server.visitors import HASTY, Client, Guest, Server, play_on, running, two_players

pytestmark = pytest.mark.anyio

FORGETFUL = msgspec.structs.replace(HASTY, idle_seconds=0.05)


@contextmanager
def database_of(data: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(data / "pentakl.db")
    try:
        yield connection
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()


def spoil_root(data: Path, name: str) -> None:
    """Overwrite the first page of a table or an index, while no server runs."""
    with database_of(data) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with (data / "pentakl.db").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xaa" * size)


def spoil_log(data: Path, code: str) -> None:
    """Overwrite the pages on which the log of a table lies, while no server runs."""
    with database_of(data) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
    file = data / "pentakl.db"
    content = file.read_bytes()
    pages = [content[at : at + size] for at in range(0, len(content), size)]
    # In SQLite's format, a leaf page of this kind of table begins with byte 10.
    is_spoilt = [page[0] == 10 and code.encode() in page and b'"do":' in page for page in pages]
    spoilt = [b"\xaa" * size if spoil else page for page, spoil in zip(pages, is_spoilt)]
    assert 0 < sum(before != after for before, after in zip(pages, spoilt)) < 5
    file.write_bytes(b"".join(spoilt))


async def is_damaged(guest: Guest, code: str) -> None:
    """Check that the table is reported as damaged, by an error that clients do not retry."""
    async with guest.at(code) as client:
        (error,) = client.errors
        assert error["code"] == "damaged"
        assert error["message"] == "The stored data is damaged. Trying again will not help."
        assert await client.closes() == 4500
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/record"):
        assert (await guest.call("GET", path, status=409))["error"]["code"] == "damaged"


def damage_in(events: list[Any]) -> list[list[str]]:
    return [event["tables"] for event in events if event["event"] == "data-damaged"]


@pytest.mark.parametrize("name", ["entries", "tables"])
async def test_a_damaged_table_of_the_database_is_named_in_one_line_and_the_rest_is_served(
    tmp_path: Path, name: str
) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code, cookie = await anna.opens(bots=["random"]), anna.cookie
    spoil_root(tmp_path, name)
    with capture_logs() as events:
        async with running(tmp_path) as server, server.guest(cookie=cookie) as anna:
            assert damage_in(events) == [[name]]
            assert (await anna.call("GET", "/health"))["status"] == "ok"
            assert (await anna.call("GET", "/api/me"))["name"] == "Anna"
            assert (await anna.call("PUT", "/api/me", {"name": "Ania"}))["name"] == "Ania"
            assert await anna.call("GET", "/api/games")
            if name == "entries":
                await is_damaged(anna, code)
                (mine,) = await anna.call("GET", "/api/tables?mine=1")
                assert mine["code"] == code
            else:
                # The log decides, so the game can go on; only the lobby cannot be shown.
                async with anna.at(code) as client:
                    await client.does("start")
                answer = await anna.call("GET", "/api/tables?mine=1", status=500)
                assert answer["error"]["code"] == "damaged"
            answer = await anna.call("POST", "/api/tables", {"game": "karmaka"}, status=500)
            assert answer["error"]["code"] == "damaged"
    assert damage_in(events) == [[name]]


async def test_damage_in_the_log_of_one_table_affects_no_other(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        # In the order in which they are stored.
        codes = sorted([await anna.opens(bots=["random"]) for _ in range(25)])
        cookie = anna.cookie
    spoil_log(tmp_path, codes[5])
    async with running(tmp_path) as server, server.guest(cookie=cookie) as anna:
        await is_damaged(anna, codes[5])
        answers = [(await anna.http.get(f"/api/tables/{code}")).status_code for code in codes]
        # Neighbouring tables share its pages.
        assert answers.count(200) > 12
        async with anna.at(codes[-1]) as client:
            await client.does("start")


@pytest.mark.parametrize("value", ["CAST(x'ff7b7d' AS TEXT)", "'{'", "x'00'"])
async def test_a_damaged_entry_is_not_reported_as_a_temporary_failure(tmp_path: Path, value: str) -> None:
    async with running(tmp_path, FORGETFUL) as server, server.guest("Anna") as anna:
        code, fine = await anna.opens(seats=2), await anna.opens(seats=2)
        await until_forgotten(server)
        with database_of(tmp_path) as database:
            database.execute(f'UPDATE entries SET entry = {value} WHERE "table" = ? AND seq = 2', (code,))
        await is_damaged(anna, code)
        async with anna.at(fine) as client:
            await client.does("stand")


async def until_forgotten(server: Server) -> None:
    while len(server.services.live_tables):
        await asyncio.sleep(0.02)


async def test_a_damaged_row_of_the_lobby_is_left_out_of_its_lists(tmp_path: Path) -> None:
    async with running(tmp_path, FORGETFUL) as server, server.guest("Anna") as anna:
        codes = [await anna.opens(seats=2, public=True) for _ in range(4)]
        with database_of(tmp_path) as database:
            database.execute("UPDATE tables SET options = CAST(x'ff' AS TEXT) WHERE code = ?", (codes[0],))
            database.execute("UPDATE tables SET options = '[' WHERE code = ?", (codes[1],))
            database.execute("UPDATE chairs SET name = CAST(x'ff' AS TEXT) WHERE \"table\" = ?", (codes[2],))
        for path in ("/api/tables", "/api/tables?mine=1"):
            assert [table["code"] for table in await anna.call("GET", path)] == codes[3:]
        # A visitor finds such a table as its log says, and its row in the lobby is written again.
        await until_forgotten(server)
        for code in codes:
            async with anna.at(code) as client:
                await client.does("pace", pace="fast")
        assert {table["code"] for table in await anna.call("GET", "/api/tables?mine=1")} == set(codes)


async def test_a_finished_game_opens_despite_a_damaged_result(tmp_path: Path) -> None:
    async with running(tmp_path, FORGETFUL) as server, two_players(server) as (code, anna, bartek):
        await play_on([anna, bartek])
    spoil_root(tmp_path, "results")
    with capture_logs() as events:
        async with running(tmp_path) as server, server.guest() as guest, guest.at(code) as client:
            assert client.is_over
            assert (await guest.http.get(f"/api/tables/{code}/record")).status_code == 200
    assert damage_in(events) == [["results"]]


async def test_a_guest_whose_name_is_damaged_has_none_and_may_choose_a_new_one(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        server.services._names.clear()
        with database_of(tmp_path) as database:
            database.execute("UPDATE people SET name = CAST(x'ff' AS TEXT)")
        assert (await anna.call("GET", "/api/me"))["name"] == ""
        await anna.call("PUT", "/api/me", {"name": "Ania"})
        server.services._names.clear()
        assert (await anna.call("GET", "/api/me"))["name"] == "Ania"


async def test_clients_are_told_not_to_resend_a_command_that_damaged_data_cannot_store(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code, cookies = await anna.opens(seats=2), (anna.cookie, bartek.cookie)
    # The index that finds commands sent twice: needed for writing, not for reading.
    spoil_root(tmp_path, "sqlite_autoindex_entries_2")
    async with running(tmp_path) as server:
        guests = [Guest(server.address, cookie) for cookie in cookies]
        async with guests[0].http, guests[1].http, guests[0].at(code) as first, guests[1].at(code) as second:
            assert await first.refused("pace", pace="fast") == "damaged"
            assert await all_close([first, second]) == [4500, 4500]
        assert (await guests_health(server))["status"] == "ok"


async def all_close(clients: list[Client]) -> list[int]:
    return [await client.closes() for client in clients]


async def guests_health(server: Server) -> Any:
    async with server.guest() as guest:
        return await guest.call("GET", "/health")
