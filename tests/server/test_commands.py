"""What clients send: retries, resyncs, nonsense, floods. Wrong messages change nothing and disturb nobody else."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import time
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from pentakl.server.connection import Connection
from pentakl.server.guests import COOKIE
from pentakl.server.limits import Limits
from pentakl.server.live_table import LiveTable
from tests.server.visitors import HASTY, Guest, Server, play_on, running, two_players

pytestmark = pytest.mark.anyio


async def log_length(server: Server, code: str) -> int:
    return len(await server.services.store.log_of(code))


# --- retries and resyncs


async def test_a_command_sent_again_is_answered_with_its_first_seq_and_not_done_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (code, anna, bartek):
        mover = anna if anna.acts else bartek
        action = mover.acts[0]
        first = await mover.says("act", id="once", action=action)
        before = await log_length(server, code)
        for _ in range(3):
            assert await mover.says("act", id="once", action=action) == first
        # Not even if its content differs.
        assert await mover.says("pace", id="once", pace="fast") == first
        assert await log_length(server, code) == before
        # Another person's command of the same id is another command.
        other = bartek if mover is anna else anna
        assert (await other.says("pace", id="once", pace="fast"))["seq"] == first["seq"] + 1


async def test_a_retry_over_another_socket_while_the_first_is_under_way_is_done_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"])
        async with anna.at(code) as first, anna.at(code) as second:
            await asyncio.gather(*[client.send("pace", id="twice", pace="fast") for client in (first, second)])
            await first.until(lambda: "twice" in first.answers)
            await second.until(lambda: "twice" in second.answers)
            assert first.answers["twice"]["seq"] == second.answers["twice"]["seq"]
            assert first.seq == second.seq == 4


async def test_a_dropped_socket_comes_back_and_hears_what_it_has_missed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=2)
        async with bartek.at(code) as second:
            async with anna.at(code) as first:
                await second.does("sit", seat=1)
                await first.does("start")
                await play_on([first, second], steps=6)
                await second.reaches(first.seq)
                first.socket.transport.abort()
            await second.until(lambda: second.here == [False, True])
            # The start of Bartek's turn: everybody is told of whatever is played then.
            while [(asked["seat"], asked["prompt"]) for asked in (second.view or {})["asked"]] != [(1, "play")]:
                if second.acts:
                    await second.does("act", action=second.acts[0])
                    continue
                # Anna is asked: her browser comes back for one move.
                async with anna.at(code) as first:
                    await first.does("act", action=first.acts[0])
                await second.reaches(first.seq)
            missed = second.seq
            await second.does("act", action=second.acts[0])

            async with anna.at(code, since=missed) as again:
                assert [each["seq"] for each in again.table["log"]] == [missed + 1]
                assert again.table["since"] == missed
                assert again.seq == second.seq
                assert again.sitting["seat"] == 0
                whole = await again.resyncs(0)
                assert [each["seq"] for each in whole["log"]][-1] == missed + 1
                assert len(whole["log"]) > 6
                assert (await again.resyncs(again.seq))["log"] == []


async def test_a_ping_is_answered_with_the_last_seq(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens()
        async with anna.at(code) as client:
            assert await client.does("ping") == client.seq == 2
            assert await log_length(server, code) == 2


# --- nonsense


async def test_wrong_commands_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        two_players(server) as (code, anna, bartek),
        server.guest("Celina") as celina,
        celina.at(code) as watching,
    ):
        mover, waiter = (anna, bartek) if anna.acts else (bartek, anna)
        before = await server.services.store.log_of(code)

        assert await waiter.refused("act", action=mover.acts[0]) == "not-your-turn"
        assert await mover.refused("act", action="accept") == "illegal"
        assert await mover.refused("act", action="castle") == "invalid"
        assert await mover.refused("act", action=10**40) == "invalid"
        assert await mover.refused("act") == "bad-command"
        assert await mover.refused("dance") == "bad-command"
        assert await mover.refused("open") == "bad-command"
        assert await mover.refused("sit", seat=0) == "seated"
        assert await mover.refused("start") == "not-waiting"
        assert await watching.refused("act", action=mover.acts[0]) == "not-seated"
        assert await watching.refused("sit", seat=0) == "taken"
        assert await watching.refused("stand") == "not-seated"
        assert await watching.refused("bot", seat=0, bot="greedy") == "taken"

        assert await server.services.store.log_of(code) == before
        await mover.does("act", action=mover.acts[0])


async def test_a_player_of_another_table_is_a_stranger_at_this_one(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        two_players(server) as (code, anna, bartek),
        server.guest("Celina") as celina,
    ):
        other = await celina.opens(bots=["random"], start=True)
        async with celina.at(code) as client:
            mover = anna if anna.acts else bartek
            assert await client.refused("act", action=mover.acts[0], table=other) == "not-seated"
            assert await client.refused("rematch") == "not-over"
            assert client.sitting["seat"] is None


NO_COMMANDS = [
    "", "{", "[]", "null", "7", '"act"', "[" * 4000, '{"do": "start"}', '{"id": 7, "do": "start"}',
    '{"id": "", "do": "start"}', '{"id": "\\ud800", "do": "start"}', '{"id": "x", "id": NaN}',
    '{"do": "act", "action": [1]}', "\x00", '{"id": "' + "x" * 65 + '", "do": "start"}',
]  # fmt: skip


async def test_an_unreadable_message_gets_an_error_without_id_and_the_socket_stays_open(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"])
        async with anna.at(code) as client:
            for number, text in enumerate(NO_COMMANDS, start=1):
                await client.socket.send(text)
                await client.until_errors(number)
                assert client.errors[-1]["code"] == "bad-command", text
                assert "id" not in client.errors[-1], text
            assert await client.does("start") == 4


async def test_a_field_of_the_wrong_type_is_an_error_with_the_id(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"])
        async with anna.at(code) as client:
            for field in ("seat", "since", "yes", "bot", "pace", "action"):
                assert await client.refused("start", **{field: [1]}) == "bad-command", field


async def test_a_message_beyond_the_limit_closes_the_socket(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"])
        async with anna.at(code) as client:
            await client.socket.send(json.dumps({"id": "big", "do": "x" * 3000}))
            await client.until(lambda: "big" in client.answers)
            await client.socket.send(json.dumps({"id": "x", "do": "y" * 5000}))
            assert await client.closes() == 1009
        async with anna.at(code) as client:
            # Sent in many fragments it is just as large.
            await client.socket.send(["z" * 1000 for _ in range(6)])
            assert await client.closes() == 1009


def ping_frame(id: str, filling: str = "") -> bytes:
    return Frame(Opcode.TEXT, json.dumps({"id": id, "do": "ping", "text": filling}).encode()).serialize(mask=True)


async def test_a_message_is_read_however_its_bytes_arrive(tmp_path: Path) -> None:
    pong = Frame(Opcode.PONG, b"unasked").serialize(mask=True)
    halved = ping_frame("halved")
    arrivals = [
        ping_frame("single"),
        ping_frame("two") + ping_frame("together"),
        pong,
        pong + ping_frame("after a pong"),
        ping_frame("long", filling="ą" * 300),
        ping_frame("after a long one"),
        halved[:9],
        halved[9:],
        Frame(Opcode.TEXT, b'{"id": "in', fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b' parts", "do": "ping"}').serialize(mask=True),
        ping_frame("last"),
    ]
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens()
        async with anna.at(code) as client, anna.at(code) as other:
            for bytes_together in arrivals:
                client.socket.transport.write(bytes_together)
                # When this is answered, the server has read what was sent before.
                await other.does("ping")
            await client.until(lambda: "last" in client.answers)
    ids = ["single", "two", "together", "after a pong", "long", "after a long one", "halved", "in parts", "last"]
    assert [(id, answer["type"]) for id, answer in client.answers.items()] == [(id, "ok") for id in ids]


async def test_a_text_that_is_not_utf8_closes_the_socket(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, anna.at(await anna.opens()) as client:
        client.socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert await client.closes() == 1007


async def test_a_binary_message_closes_the_socket(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, anna.at(await anna.opens()) as client:
        await client.socket.send(b"\x01\x02")
        assert await client.closes() == 1003


async def test_a_socket_for_an_unknown_table_is_told_no_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        for code in ("2222222222", "nope", "x" * 500, "%2e%2e", "ąąą"):
            async with anna.at(code) as client:
                assert client.errors[0]["code"] == "no-table"
                assert await client.closes() == 4404


async def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens()
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "https://", "http://[bad"):
            with pytest.raises(InvalidStatus) as refusal:
                async with anna.at(code, origin=origin):
                    pass
            assert refusal.value.response.status_code == 403
        async with anna.at(code, origin=server.address.rstrip("/")) as client:
            assert client.sitting["seat"] == 0


async def test_a_socket_without_a_cookie_is_a_new_guest_who_watches(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens()
        stranger = Guest(server.address)
        async with stranger.http, stranger.at(code) as client:
            given = client.socket.response
            assert given is not None
            assert given.headers["Set-Cookie"].startswith(f"{COOKIE}=")
            assert client.sitting["seat"] is None
            assert await client.refused("sit", seat=1) == "bad-name"


# --- too much


async def test_too_many_commands_are_refused_and_at_last_the_socket_is_closed(tmp_path: Path) -> None:
    limits = Limits()
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"])
        async with anna.at(code) as client:
            sent = [await client.send("ping") for _ in range(400)]
            assert await client.closes() == 1008
        answered = [client.answers[id]["type"] for id in sent if id in client.answers]
        refused = [each["code"] for each in client.errors]
        assert refused == ["too-fast"] * limits.refusals
        assert all(error["id"] in sent for error in client.errors)
        # Two of the first twenty were spent on the nickname and on opening the table; a few are regained meanwhile.
        assert 15 <= answered.count("ok") <= 25


async def test_after_a_pause_commands_are_accepted_again(tmp_path: Path) -> None:
    async with running(tmp_path, Limits(burst=5, per_second=20.0)) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"])
        async with anna.at(code) as client:
            while not client.errors:
                await client.says("ping")
            await asyncio.sleep(0.3)
            assert (await client.says("ping"))["type"] == "ok"


async def test_the_limit_is_per_person_not_per_socket(tmp_path: Path) -> None:
    async with running(tmp_path, Limits(per_second=0.1)) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"])
        async with anna.at(code) as first, anna.at(code) as second:
            for _ in range(20):
                await first.says("ping")
            assert first.errors
            assert await second.refused("ping") == "too-fast"


async def test_a_flood_at_one_table_does_not_delay_another(tmp_path: Path) -> None:
    # A limit that lets most of the flood through, so that the server has to work.
    limits = Limits(per_second=1000.0, burst=3000, refusals=1000)
    async with running(tmp_path, limits) as server, two_players(server) as (_, anna, bartek), server.guest() as guest:
        code = await guest.opens(bots=["random"], name="Flood")
        flooding = asyncio.create_task(flood_from_a_process(guest, code))
        slowest = 0.0
        while not flooding.done():
            began = time.perf_counter()
            await play_on([anna, bartek], steps=1)
            slowest = max(slowest, time.perf_counter() - began)
        assert await flooding == 1008
        # One move: two clients, the server and a commit on the disk, all in this one event loop.
        assert slowest < 1.5


async def flood_from_a_process(guest: Guest, code: str) -> int:
    """Another process sends without pause, so that this one has its event loop for the others."""
    script = Path(__file__).with_name("flood.py")
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(script), guest.address, code, guest.cookie, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    return int(output)


async def test_a_client_that_does_not_read_is_cut_off_and_delays_nobody(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (code, anna, bartek):
        await play_on([anna, bartek], steps=40)
        deaf = await asyncio.to_thread(deaf_socket, server.address, code)
        table = await server.services.live_tables.find(code)
        try:
            while table.connection_count < 3:
                await asyncio.sleep(0.01)
            await asyncio.wait_for(asyncio.to_thread(ask_without_reading, deaf), 20)
            while table.connection_count == 3:
                await play_on([anna, bartek], steps=1)
            assert b"pentakl_slow_clients_total 1.0" in server.services.metrics.text()
            await play_on([anna, bartek], steps=3)
        finally:
            deaf.close()


def deaf_socket(address: str, code: str) -> socket.socket:
    """A client that completes the handshake and then never reads a byte."""
    host, port = address.removeprefix("http://").rstrip("/").split(":")
    connection = socket.create_connection((host, int(port)))
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    request = (
        f"GET /ws/tables/{code} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    connection.sendall(request.encode())
    return connection


def ask_without_reading(connection: socket.socket) -> None:
    """Ask for the whole table again and again, until the server closes the connection."""
    asking = Frame(Opcode.TEXT, b'{"id": "x", "do": "resync"}').serialize(mask=True)
    try:
        while True:
            connection.sendall(asking)
    except OSError:
        pass


async def test_a_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    limits = Limits(sockets_per_person=2)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna, server.guest() as celina:
        code = await anna.opens()
        async with anna.at(code) as first, anna.at(code):
            async with anna.at(code) as third:
                assert third.errors[0]["code"] == "too-many-sockets"
                assert await third.closes() == 1013
            async with celina.at(code) as other:
                assert not other.errors
            assert await first.does("ping") == 2
        async with anna.at(code) as again:
            assert not again.errors


async def test_an_address_has_only_so_many_sockets_whoever_asks(tmp_path: Path) -> None:
    limits = Limits(sockets_per_address=3)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna:
        code = await anna.opens()
        strangers = [Guest(server.address) for _ in range(4)]
        async with strangers[0].at(code), strangers[1].at(code), strangers[2].at(code) as third:
            async with strangers[3].at(code) as fourth:
                assert fourth.errors[0]["code"] == "too-many-sockets"
                assert await fourth.closes() == 1013
            async with anna.at(code, sender="203.0.113.7") as elsewhere:
                assert not elsewhere.errors
            await third.socket.close()
            while server.services._sockets_by_person.total() > 2:
                await asyncio.sleep(0.02)
            async with anna.at(code) as again:
                assert not again.errors


async def test_the_server_and_a_table_have_only_so_many_sockets(tmp_path: Path) -> None:
    limits = Limits(sockets=3, sockets_per_table=2)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code, other = await anna.opens(), await bartek.opens()
        async with anna.at(code), bartek.at(code):
            async with anna.at(code) as third:
                assert third.errors[0]["code"] == "too-many-sockets"
            async with bartek.at(other), anna.at(other) as fourth:
                assert fourth.errors[0]["code"] == "too-many-sockets"


async def test_a_connection_that_cannot_be_shown_the_table_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = msgspec.structs.replace(HASTY, idle_seconds=0.05)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=2, bots=["random"])

        def fails(table: LiveTable, connection: Connection, since: int) -> None:
            raise AssertionError("an error in a spectator's view")

        async with anna.at(code):
            with monkeypatch.context() as patched:
                patched.setattr(LiveTable, "send_table", fails)
                async with bartek.at(code) as spectator:
                    assert await spectator.closes() == 4500
            assert server.services.live_tables.connections_at(code) == 1
            async with bartek.at(code) as again:
                assert not again.errors
        while len(server.services.live_tables):
            await asyncio.sleep(0.02)
