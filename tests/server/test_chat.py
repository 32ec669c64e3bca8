"""The chat over real sockets: who reads what, what survives, how fast people may write, and bots are not disturbed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from pentakl.server.live_table import LiveTable
from pentakl.sitting.chat import LONGEST_TEXT, MESSAGES_KEPT
from tests.server.visitors import HASTY, Client, Server, play_on, running, two_players

pytestmark = pytest.mark.anyio


def texts(client: Client) -> list[object]:
    return [message.get("text") for message in client.chat]


async def table_of(server: Server, code: str) -> LiveTable:
    return await server.services.live_tables.find(code)


async def test_everybody_hears_what_is_said_and_spectators_cannot_speak(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        two_players(server) as (code, anna, bartek),
        server.guest() as guest,
        guest.at(code) as watcher,
    ):
        seq = await anna.does("say", text=" <i>Cześć</i> ")
        await bartek.does("say", phrase="good-luck")
        await asyncio.gather(anna.reaches(seq + 1), watcher.reaches(seq + 1))
        heard = [
            {"seq": seq, "guest": 0, "name": "Anna", "text": "<i>Cześć</i>"},
            {"seq": seq + 1, "guest": 1, "name": "Bartek", "phrase": "good-luck"},
        ]
        assert anna.chat == bartek.chat == watcher.chat == heard
        assert await watcher.refused("say", text="The red one!") == "spectator"
        assert await watcher.refused("say", phrase="hello") == "spectator"
        # Nobody was sent a step, or a person's id.
        assert all(step["entry"]["do"] != "say" for step in anna.steps + bartek.steps + watcher.steps)
        log = await server.services.store.log_of(code)
        people = {each.person for each in log if each.person}
        assert not any(person in frame for frame in watcher.frames for person in people)
        assert [each.entry["do"] for each in log[-2:]] == ["say", "say"]


async def test_a_reload_gets_the_last_messages_and_a_dropped_connection_only_what_it_missed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as guest:
        code = await guest.opens(seats=2)
        async with guest.at(code) as anna:
            for number in range(MESSAGES_KEPT + 5):
                await anna.does("say", text=f"message {number}")
            async with guest.at(code) as again:
                assert len(again.chat) == MESSAGES_KEPT
                assert texts(again)[0] == "message 5"
                assert again.chat == anna.chat[5:]
            async with guest.at(code, since=anna.seq - 2) as back:
                assert texts(back) == ["message 103", "message 104"]
            assert (await anna.resyncs(since=anna.seq - 1))["chat"]["messages"] == anna.chat[-1:]


async def test_what_was_said_survives_a_restart_and_a_repeated_command_is_said_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (code, anna, bartek):
        first = await anna.says("say", id="once", text="only once")
        assert await anna.says("say", id="once", text="only once") == first
        await anna.does("silence", seat=1, yes=True)
        await bartek.reaches(anna.seq)
        heard, seq = bartek.chat, anna.seq
        assert texts(anna).count("only once") == 1
    async with running(tmp_path) as server, server.guest() as guest, guest.at(code) as watcher:
        assert watcher.chat == heard
        assert watcher.silenced == [1]
        assert watcher.seq == seq
        assert await server.services.store.outdated() == [], "a chat message does not make the lobby outdated"


async def test_an_invalid_message_is_refused_and_not_stored(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as guest:
        code = await guest.opens(seats=2)
        async with guest.at(code) as anna:
            before = len(await server.services.store.log_of(code))
            for text in ("", "  ", "x" * (LONGEST_TEXT + 1), "two\nlines", "\x07", "\u202eabc"):
                assert await anna.refused("say", text=text) == "bad-text"
            assert await anna.refused("say") == "bad-command"
            assert await anna.refused("say", text=5) == "bad-command"
            assert len(await server.services.store.log_of(code)) == before
            # The longest one fits into a message of the protocol, however its letters are written.
            await anna.does("say", text="🂡" * LONGEST_TEXT)


async def test_the_host_silences_a_person_for_everybody(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (_, anna, bartek):
        assert await bartek.refused("silence", seat=0, yes=True) == "not-host"
        await anna.does("silence", seat=1, yes=True)
        await bartek.reaches(anna.seq)
        assert bartek.silenced == anna.silenced == [1]
        assert bartek.chat[-1]["silenced"] is True
        assert await bartek.refused("say", text="Why?") == "silenced"
        await anna.does("silence", seat=1, yes=False)
        await bartek.does("say", phrase="thanks")
        assert bartek.silenced == []


async def test_a_person_who_writes_too_fast_must_wait_but_may_still_play(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(HASTY, chat_burst=3, chat_per_second=5.0)
    async with running(tmp_path, limits) as server, two_players(server) as (_, anna, bartek):
        # A message that is refused for another reason does not count.
        assert await anna.refused("say", text="") == "bad-text"
        for number in range(3):
            await anna.does("say", id=f"say-{number}", text="hey")
        assert await anna.refused("say", text="hey") == "too-chatty"
        # A repeated command is answered, not counted.
        await anna.does("say", id="say-0", text="hey")
        # Others may talk, and everybody may play.
        await bartek.does("say", text="Easy.")
        await play_on([anna, bartek], steps=2)
        began = time.monotonic()
        while (await anna.says("say", text="better"))["type"] != "ok":
            await asyncio.sleep(0.02)
            assert time.monotonic() - began < 5


async def test_the_chat_neither_stops_nor_restarts_a_thinking_bot(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as guest:
        code = await guest.opens(bots=["greedy"], start=True, pace="normal")
        async with guest.at(code) as anna:
            while not anna.thinking:
                if anna.acts:
                    await anna.does("act", action=anna.acts[0])
                else:
                    await anna.read()
            table = await table_of(server, code)
            tasks, positions = dict(table.bots._tasks), table.positions[:]
            acted, seen = len(table.sitting.actions), len(anna.frames)
            for _ in range(5):
                await anna.does("say", phrase="hurry")
            assert table.bots._tasks == tasks
            assert not any(task.cancelling() for task in tasks.values())
            assert table.positions == positions
            assert len(table.sitting.actions) == acted, "the bot was quicker than this test"
            await anna.until(lambda: anna.steps and anna.steps[-1]["seq"] > anna.chat[-1]["seq"])
            # It answered the question for which it had begun to think, and nobody saw it start again.
            told = [frame for frame in anna.frames[seen:] if '"thinking"' in frame]
            assert told in ([], ['{"type":"thinking","seats":[]}'])
            assert anna.steps[-1]["entry"] == {"do": "act", "seat": 1}
            decided = server.services.metrics.registry.get_sample_value("pentakl_bot_seconds_count")
            by_bots = [each for each in await server.services.store.log_of(code) if each.person is None]
            assert decided is not None
            assert decided - len(by_bots) in (0, 1), "one decision for each act, and perhaps the next one"


async def test_the_chat_does_not_wake_an_idle_bot(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as guest:
        code = await guest.opens(bots=["random"], start=True, pace="slow")
        async with guest.at(code) as anna:
            while anna.acts:
                await anna.does("act", action=anna.acts[0])
            table = await table_of(server, code)
            table.bots.stop()
            while table.bots.is_busy:
                await asyncio.sleep(0)
            await anna.does("say", text="Are you there?")
            assert not table.bots.is_busy


async def test_what_may_be_taken_back_still_may_after_a_message(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as guest:
        code = await guest.opens(bots=["random"], start=True, pace="slow", undo="free")
        async with guest.at(code) as anna:
            while not anna.sitting["may_undo"]:
                if anna.acts:
                    await anna.does("act", action=anna.acts[0])
                else:
                    await anna.read()
            last = anna.steps[-1]["seq"]
            await anna.does("say", phrase="misclick")
            await anna.does("undo")
            assert anna.steps[-1]["entry"]["takes_back"] == last


async def test_the_exported_record_never_contains_the_chat(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (code, anna, bartek), server.guest() as guest:
        await anna.does("say", text="a secret of ours")
        await bartek.reaches(anna.seq)
        await play_on([anna, bartek])
        await bartek.does("say", phrase="good-game")
        record = (await guest.http.get(f"/api/tables/{code}/record")).text
        assert "actions" in record
        assert not any(word in record for word in ("secret", "say", "good-game", "chat"))
