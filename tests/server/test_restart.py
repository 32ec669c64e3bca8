"""The log is the truth: kills, restarts, evictions and crashes at the worst moment lose nothing and repeat nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from pentakl.core.flow import CLOCK
from pentakl.core.record import read_record
from pentakl.games import load
from pentakl.server.clock import Clock, Running
from pentakl.server.log_replay import replay
from pentakl.server.metrics import Metrics
from pentakl.server.storage import Store
from pentakl.server.wire import StoredEntry
from pentakl.sitting.seated_table import seed_hash
from tests.server.oracle import Oracle
from tests.server.processes import ServerProcess, is_alive, server_process
from tests.server.visitors import HASTY, Client, Guest, play_on, running, two_players

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def data_of(directory: Path) -> AsyncIterator[Store]:
    """The data of a server that does not run."""
    store = Store(directory / "pentakl.db", Metrics())
    try:
        yield store
    finally:
        await store.close()


async def opens_for_two(server: ServerProcess) -> tuple[str, str, str]:
    """A table where Anna and Bartek have begun a game; returns its code and their cookies."""
    anna, bartek = server.guest(), server.guest()
    async with anna.http, bartek.http:
        code = await anna.opens(seats=2, name="Anna")
        await bartek.call("PUT", "/api/me", {"name": "Bartek"})
        async with anna.at(code) as first, bartek.at(code) as second:
            await second.does("sit", seat=1)
            await first.does("start")
        return code, anna.cookie, bartek.cookie


@asynccontextmanager
async def both(server: ServerProcess, code: str, cookies: tuple[str, str]) -> AsyncIterator[tuple[Client, Client]]:
    anna, bartek = (server.guest(cookie) for cookie in cookies)
    async with anna.http, bartek.http, anna.at(code) as first, bartek.at(code) as second:
        yield first, second


async def test_killed_in_the_middle_of_an_effect_the_server_comes_back_and_the_game_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with server_process(data) as server:
        code, *cookies = await opens_for_two(server)
        anna_cookie, bartek_cookie = cookies
        async with both(server, code, (anna_cookie, bartek_cookie)) as (anna, bartek):
            promised = anna.sitting["seed_hash"]
            for _ in range(500):
                await play_on([anna, bartek], steps=1, seed=anna.seq)
                await anna.reaches(bartek.seq)
                await bartek.reaches(anna.seq)
                assert anna.view is not None
                # A card asks something: its effect is under way.
                if any("source" in asked for asked in anna.view["asked"]):
                    break
            seq, views = anna.seq, (anna.view, bartek.view)
            await server.kill()

    async with data_of(data) as store:
        log = await store.log_of(code)
    state = (await replay(log))[0].state
    assert state is not None
    assert state.is_mid_effect
    assert len(log) == seq

    async with server_process(data) as server:
        async with both(server, code, (anna_cookie, bartek_cookie)) as (anna, bartek):
            assert (anna.seq, bartek.seq) == (seq, seq)
            assert (anna.view, bartek.view) == views
            await play_on([anna, bartek])
            guest = server.guest()
            async with guest.http:
                record, claimed = read_record((await guest.http.get(f"/api/tables/{code}/record")).text)
        assert await server.stop() == 0
    assert seed_hash(record.seed) == promised
    outcome = record.replay(load("karmaka")).outcome
    assert outcome is not None
    assert outcome.dump() == claimed


async def test_a_command_that_a_kill_left_unanswered_is_done_once_however_often_it_is_sent(tmp_path: Path) -> None:
    """The kill may come before or after the commit: the client sends again in both cases."""
    data = tmp_path / "data"
    async with server_process(data) as server:
        code, anna_cookie, bartek_cookie = await opens_for_two(server)
    unanswered: tuple[int, str, str] | None = None
    for number in range(4):
        async with server_process(data) as server, both(server, code, (anna_cookie, bartek_cookie)) as clients:
            if unanswered is not None:
                seat, id, action = unanswered
                await clients[seat].does("act", id=id, action=action)
                await clients[1 - seat].resyncs(0)
            seat = 0 if clients[0].acts else 1
            unanswered = seat, f"crash-{number}", clients[seat].acts[0]
            await clients[seat].send("act", id=unanswered[1], action=unanswered[2])
            await asyncio.sleep(0.004 * number)
            await server.kill()
    async with data_of(data) as store:
        log = await store.log_of(code)
    ids = [each.command_id for each in log if each.command_id is not None and each.command_id.startswith("crash-")]
    assert ids[:3] == ["crash-0", "crash-1", "crash-2"]
    assert len(ids) == len(set(ids))


async def test_a_crash_between_storing_and_entering_loses_nothing(tmp_path: Path) -> None:
    """Such a crash leaves an entry in the log that nobody was told of."""
    async with running(tmp_path) as server, two_players(server) as (code, anna, bartek):
        await play_on([anna, bartek], steps=5)
        # The start of a turn: everybody is told of whatever is played then.
        while not any(asked["prompt"] == "play" for asked in (anna.view or {})["asked"]):
            await play_on([anna, bartek], steps=1)
        await asyncio.gather(anna.reaches(bartek.seq), bartek.reaches(anna.seq))
        mover, name = (anna, "Anna") if anna.acts else (bartek, "Bartek")
        seq, action = mover.seq, mover.acts[0]
        chairs = (await server.services.live_tables.find(code)).sitting.chairs
        person = next(chair.person for chair in chairs if chair.name == name)
        cookie = server.services.guests.sign(person)
        rules = load("karmaka").rules_version
    entry: dict[str, object] = {"do": "act", "seat": mover.sitting["seat"], "action": action}
    async with data_of(tmp_path) as store:
        await store.writer.store([StoredEntry(code, seq + 1, person, "lost", entry, rules, time.time())])

    async with running(tmp_path) as server, server.guest(cookie=cookie) as guest, guest.at(code, since=seq) as again:
        assert again.seq == seq + 1
        assert [each["seq"] for each in again.table["log"]] == [seq + 1]
        answer = await again.says("act", id="lost", action=action)
        assert answer == {"type": "ok", "id": "lost", "seq": seq + 1}
        assert len(await server.services.store.log_of(code)) == seq + 1


async def test_an_idle_table_leaves_the_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(HASTY, idle_seconds=0.05)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=2)
        async with anna.at(code) as first, bartek.at(code) as second:
            await second.does("sit", seat=1)
            await first.does("start")
            await play_on([first, second], steps=15)
            await first.reaches(second.seq)
            mover, guest = (first, anna) if first.acts else (second, bartek)
            done = await mover.says("act", id="before", action=mover.acts[0])
            await first.reaches(done["seq"])
            await asyncio.sleep(0.3)
            assert len(server.services.live_tables) == 1, "a table with connections stays in memory"
            view = mover.view
        while len(server.services.live_tables):
            await asyncio.sleep(0.02)

        async with guest.at(code) as again:
            assert again.view == view
            assert await again.says("act", id="before", action="whatever") == done
        assert server.services.live_tables.connections_at(code) <= 1


async def test_a_table_that_many_load_at_once_is_loaded_once(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(HASTY, idle_seconds=0.05)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"])
        while len(server.services.live_tables):
            await asyncio.sleep(0.02)
        tables = await asyncio.gather(*[server.services.live_tables.find(code) for _ in range(20)])
        assert len({id(table) for table in tables}) == 1


async def test_bots_act_again_after_a_restart_and_their_workers_do_not_outlive_a_kill(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with server_process(data) as server:
        anna = server.guest()
        async with anna.http:
            code = await anna.opens(seats=2, bots=["greedy"], name="Anna", start=True, pace="normal")
            cookie = anna.cookie
            async with anna.at(code) as client:
                while client.acts or not client.thinking:
                    if client.acts:
                        await client.does("act", action=client.acts[0])
                    else:
                        await client.read()
                seq = client.seq
                while not server.children:
                    await asyncio.sleep(0.02)
                workers = server.children
                await server.kill()
    for _ in range(200):
        if not any(is_alive(worker) for worker in workers):
            break
        await asyncio.sleep(0.05)
    assert not any(is_alive(worker) for worker in workers)

    async with server_process(data) as server:
        again = Guest(server.address, cookie)
        async with again.http, again.at(code) as client:
            assert client.seq == seq
            await client.reaches(seq + 1)
            assert client.steps[0]["entry"] == {"do": "act", "seat": 1}


async def test_the_lobby_is_brought_up_to_date_after_a_crash(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(seats=2, public=True)
        chair = (await server.services.live_tables.find(code)).sitting.chairs[0]
        cookie = anna.cookie
    rules = load("karmaka").rules_version
    entry: dict[str, object] = {"do": "sit", "seat": 1, "person": "somebody", "name": "Bartek"}
    async with data_of(tmp_path) as store:
        # Stored, but the crash came before the lobby's copy was written.
        await store.writer.store([StoredEntry(code, 3, "somebody", "sit", entry, rules, time.time())])
        assert await store.outdated() == [code]
    async with running(tmp_path) as server, server.guest(cookie=cookie) as anna:
        for _ in range(100):
            if not await server.services.store.outdated():
                break
            await asyncio.sleep(0.02)
        assert await anna.call("GET", "/api/tables") == []
        (mine,) = await anna.call("GET", "/api/tables?mine=1")
        assert [seat["name"] for seat in mine["seats"]] == [chair.name, "Bartek"]


async def test_killed_at_the_end_of_a_game_the_lobby_hears_of_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (code, anna, bartek):
        await play_on([anna, bartek])
        chair = (await server.services.live_tables.find(code)).sitting.chairs[0]
        cookie = server.services.guests.sign(chair.person)
    database = sqlite3.connect(tmp_path / "pentakl.db")
    # The crash came after the last act and before the lobby's copy.
    database.execute("UPDATE tables SET phase = 'playing', seq = 4, touched = touched - 60")
    (ended,) = database.execute("SELECT max(stored) FROM entries").fetchone()
    database.commit()
    database.close()
    async with running(tmp_path) as server, server.guest(cookie=cookie) as guest:
        async with guest.at(code) as client:
            assert client.is_over
        for _ in range(100):
            (mine,) = await guest.call("GET", "/api/tables?mine=1")
            if mine["phase"] == "over":
                break
            await asyncio.sleep(0.02)
        assert mine["phase"] == "over"
        (summary,) = await server.services.store.tables_of(chair.person)
        assert summary.touched == ended, "loading a table does not count as playing at it"


async def test_a_log_that_cannot_be_read_breaks_only_its_own_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (code, anna, bartek), server.guest("C") as celina:
        await play_on([anna, bartek], steps=3)
        fine = await celina.opens(bots=["random"])
        old = await celina.opens(bots=["random"], start=True)
        cookie = celina.cookie
    rules = load("karmaka").rules_version
    async with data_of(tmp_path) as store:
        log = await store.log_of(code)
        nonsense: dict[str, object] = {"do": "act", "seat": 0, "action": "castle"}
        await store.writer.store([StoredEntry(code, len(log) + 1, None, None, nonsense, rules, time.time())])
        count = len(await store.log_of(old))
        await store.writer.store([StoredEntry(old, count + 1, None, None, nonsense, rules - 1, time.time())])
    async with running(tmp_path) as server, server.guest(cookie=cookie) as guest:
        for broken, reason, closing in ((code, "broken-table", 4500), (old, "old-rules", 4410)):
            async with guest.at(broken) as client:
                assert client.errors[0]["code"] == reason
                assert await client.closes() == closing
            problem = await guest.call("GET", f"/api/tables/{broken}/record", status=409)
            assert problem["error"]["code"] == reason
        async with guest.at(fine) as client:
            await client.does("start")


async def test_a_clock_runs_on_over_a_restart_and_ends_the_time_once(tmp_path: Path) -> None:
    wish = {"game": "realms", "seats": 3, "options": {"variant": "chaos", "minutes": "1"}, "bots": ["random"] * 2}
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(**wish, start=True)
        cookie = anna.cookie
        async with anna.at(code) as client:
            assert 55 < client.table["clock"] <= 60
            await client.does("pace", pace="instant")
            assert 55 < client.steps[-1]["clock"] <= 60
    # The server was down for ten minutes.
    database = sqlite3.connect(tmp_path / "pentakl.db")
    database.execute("UPDATE entries SET stored = stored - 600")
    database.commit()
    database.close()
    limits = msgspec.structs.replace(HASTY, clock_grace=0.5)
    async with running(tmp_path, limits) as server, server.guest(cookie=cookie) as anna, anna.at(code) as client:
        assert 0 < client.table["clock"] <= 0.5
        await client.until(lambda: client.steps and client.steps[-1]["entry"] == {"do": "act", "seat": CLOCK})
        assert client.steps[-1]["clock"] is None
        await asyncio.sleep(0.3)
        times = [each for each in await server.services.store.log_of(code) if each.entry.get("seat") == CLOCK]
        assert len(times) == 1


async def test_a_wall_clock_that_was_moved_back_gives_nobody_more_time_than_the_clock_has(tmp_path: Path) -> None:
    wish = {"game": "realms", "seats": 3, "options": {"variant": "chaos", "minutes": "1"}, "bots": ["random"] * 2}
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(**wish, start=True, pace="slow")
        cookie = anna.cookie
    # As if it were now an hour before the game began.
    database = sqlite3.connect(tmp_path / "pentakl.db")
    database.execute("UPDATE entries SET stored = stored + 3600")
    database.commit()
    database.close()
    async with running(tmp_path) as server, server.guest(cookie=cookie) as anna, anna.at(code) as client:
        assert 50 < client.table["clock"] <= 60


async def test_a_short_clock_is_not_made_longer_by_a_restart() -> None:
    clock = Clock(lambda: None)
    clock.set(Running(1, 3, time.time() - 2), at_least=10.0)
    left = clock.left()
    assert left is not None
    assert 2 < left <= 3
    clock.stop()


async def test_the_logs_of_the_server_tell_no_secrets(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with server_process(data, "--log-level", "debug") as server:
        anna = server.guest()
        async with anna.http:
            code = await anna.opens(seats=2, bots=["greedy"], name="Anna", start=True, pace="instant")
            cookie = anna.cookie
            async with anna.at(code) as client:
                await play_on([client], steps=20)
                await client.says("act", action="castle")
                await client.socket.send(b"\x00")
                await client.closes()
            async with anna.at(code) as client:
                await play_on([client], steps=5)
        assert await server.stop() == 0
    async with data_of(data) as store:
        oracle = Oracle(await store.log_of(code))
    lines = server.log.read_text().splitlines()
    events = [json.loads(line) for line in lines if line.startswith("{")]
    assert {"server-starts", "table-opened", "server-stopped"} <= {event["event"] for event in events}
    said = "\n".join(lines)
    for secret in [*oracle.names, *oracle.seeds, *oracle.people, code, cookie]:
        assert secret not in said, secret


async def test_a_second_server_on_the_same_data_does_not_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with server_process(data):
        with pytest.raises(AssertionError, match="Another server uses"):
            async with server_process(data):
                pass
