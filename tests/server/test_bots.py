"""Bots at a table: their pace, their workers, and what happens when a worker dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from pathlib import Path

import msgspec
import pytest

from pentakl import bots
from pentakl.core.chance import quick
from pentakl.server.limits import Limits
from pentakl.server.table_bots import (
    BURST,
    HASTE,
    JITTER,
    LEAST_THINKING,
    PAUSES,
    THINKING,
    Haste,
    answer_time,
    pause,
    thinking_time,
)
from pentakl.sitting import Sitting, open_sitting
from tests.server.visitors import HASTY, Client, play_on, running

pytestmark = pytest.mark.anyio


async def until_bot_thinks(client: Client) -> None:
    """Play until the bot's turn; its thinking has been announced."""
    while not client.thinking:
        if client.acts:
            await client.does("act", action=client.acts[0])
        else:
            await client.read()


def test_the_pause_depends_on_the_pace() -> None:
    assert PAUSES == {"slow": 2.4, "normal": 1.2, "fast": 0.4, "instant": 0.0}
    for pace, length in PAUSES.items():
        pauses = [pause(pace, 0) for _ in range(200)]
        assert all(length * (1 - JITTER) <= each <= length * (1 + JITTER) for each in pauses)
    assert len({pause("slow", 0) for _ in range(50)}) > 10


MOST_BOTS = [("cardia", 2), ("eter", 2), ("karmaka", 4), ("ravehard", 6), ("ravehard", 2), ("realms", 6)]


@pytest.mark.parametrize(("game", "seats"), MOST_BOTS)
def test_with_the_most_bots_no_pauses_last_six_seconds(game: str, seats: int) -> None:
    """A person among bots plays whole games; every wait counts the longest pauses that chance allows.

    Decisions of a burst are counted as slow as a full burst after the other. All bots think as long as the strongest.
    """
    longest, floor = 0.0, Limits().bot_floor
    for seed in range(2):
        waited, haste, chance = 0.0, Haste(), quick(seed)
        sitting = among_bots(game, seats, seed)
        while sitting.phase == "playing" and sitting.state is not None:
            asked = sorted(sitting.state.movers())
            haste.notice(sitting.people_wait(), is_busy=False)
            if 0 in asked:
                longest, waited, asked = max(longest, waited), 0.0, [0]
            else:
                rounds = haste.next_round()
                usual = PAUSES["normal"] * HASTE**rounds * (1 + JITTER)
                thinking = thinking_time("karmaka", "archmage", rounds)
                waited += max(thinking, floor / BURST) if haste.is_burst(rounds) else max(floor, usual, thinking)
            is_sealed = sitting.has_sealed_question()
            for seat in asked if is_sealed else asked[:1]:
                action = bots.bot(game, "greedy")(sitting.state, seat, chance)
                sitting.enter({"do": "act", "seat": seat, "action": sitting.game.text(action)})
        assert sitting.phase == "over"
    # What was decided last may have to wait until its burst is shown.
    assert 0 < longest + floor < 6


def among_bots(game: str, seats: int, seed: int) -> Sitting:
    """A person in seat 0, a game that has begun, greedy bots everywhere else."""
    sitting = open_sitting(
        {"do": "open", "game": game, "seats": seats, "options": {}, "host": "anna", "undo": "ask", "public": False}
    )
    commands: list[dict[str, object]] = [{"do": "sit", "seat": 0}]
    commands += [{"do": "bot", "seat": seat, "bot": "greedy"} for seat in range(1, seats)]
    commands.append({"do": "start"})
    for command in commands:
        sitting.enter(sitting.propose("anna", "Anna", command, seed))
    return sitting


async def test_whoever_waits_may_hurry_the_bots(tmp_path: Path) -> None:
    """Then nobody is seen to think until a person is asked again, however slow the pace."""
    limits = msgspec.structs.replace(HASTY, bot_floor=0.05)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=4, bots=["greedy"] * 3, start=True, pace="instant")
        async with anna.at(code) as client:
            await client.until(lambda: client.acts)
            await client.does("pace", pace="slow")
            for _ in range(4):
                assert await client.refused("hurry") == "nothing-to-hurry"
                while client.acts:
                    await client.does("act", action=client.acts[0])
                await client.until(lambda: client.thinking)
                heard, seq = len(client.frames), client.seq
                await client.does("hurry")
                await client.until(lambda: client.acts)
                assert client.seq > seq
                thoughts = [frame for frame in client.frames[heard:] if '"type":"thinking"' in frame]
                assert all('"seats":[]' in frame for frame in thoughts)
        async with bartek.at(code) as watching:
            assert await watching.refused("hurry") == "not-seated"


async def test_a_bot_takes_its_time_and_is_seen_to_think(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"], start=True, pace="fast")
        async with anna.at(code) as client:
            await until_bot_thinks(client)
            assert client.thinking == [1]
            async with anna.at(code) as late:
                await late.until(lambda: late.thinking == [1])
            seq, began = client.seq, time.monotonic()
            await client.reaches(seq + 1)
            # The worker may have to start first; without it the pause is at most half a second.
            assert 0.1 < time.monotonic() - began < 10
            await client.until(lambda: client.thinking == [] or client.seq > seq + 1)


async def test_at_once_means_after_a_constant_time_and_never_seen_to_think(tmp_path: Path) -> None:
    """A bot with more options needs longer to decide; neither the time nor the page may reveal that."""
    floor = 0.4
    limits = msgspec.structs.replace(HASTY, bot_floor=floor)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"], start=True, pace="instant")
        async with anna.at(code) as client:
            waited: list[float] = []
            asked = time.monotonic()
            while len(waited) < 4:
                if client.acts:
                    await client.does("act", action=client.acts[0])
                else:
                    await client.reaches(client.seq + 1)
                    waited.append(time.monotonic() - asked)
                asked = time.monotonic()
            # The first decision also waits until its worker has started, so it is left out.
            assert all(floor - 0.05 < each for each in waited[1:])
            assert not any('"type":"thinking"' in frame for frame in client.frames)


def test_a_level_takes_a_time_of_its_own_which_tells_nothing_and_shrinks_while_people_wait() -> None:
    assert [thinking_time("karmaka", bot, 0) for bot in bots.names("karmaka")] == list(THINKING)
    for bot in bots.names("karmaka"):
        row = [thinking_time("karmaka", bot, decisions) for decisions in range(80)]
        assert row == sorted(row, reverse=True)
        assert row[-1] == LEAST_THINKING
    assert thinking_time("karmaka", "greedy", 0) == 0.0


async def test_a_level_answers_after_its_own_time_however_soon_it_has_decided(tmp_path: Path) -> None:
    """At once means: after the time of the level, whether it has searched or had nothing to decide."""
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["mage"], start=True, pace="instant")
        async with anna.at(code) as client:
            waited: list[float] = []
            while len(waited) < 5:
                await client.until(lambda: client.acts)
                await client.does("act", action=client.acts[0])
                if not client.acts:
                    asked, seq = time.monotonic(), client.seq
                    await client.reaches(seq + 1)
                    waited.append(time.monotonic() - asked)
            # A step may come in one frame with the answer to the command before, so a little is left out.
            assert min(waited) > THINKING[2] - 0.05


def test_a_bot_that_is_late_answers_at_the_next_step() -> None:
    assert answer_time(due=10.0, now=9.3, floor=0.15) == 10.0
    assert answer_time(due=10.0, now=10.01, floor=0.15) == answer_time(due=10.0, now=10.14, floor=0.15) == 10.15
    assert answer_time(due=10.0, now=10.2, floor=0.15) == 10.3
    assert answer_time(due=10.0, now=10.2, floor=0.0) == 10.0


async def test_bots_that_are_asked_one_after_the_other_all_act(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(seats=4, bots=["random", "greedy", "random"], start=True, pace="instant")
        async with anna.at(code) as client:
            await play_on([client], steps=6)
        acted = {each.entry.get("seat") for each in await server.services.store.log_of(code) if each.person is None}
        assert acted == {1, 2, 3}


async def test_when_everybody_has_left_the_bots_finish_the_game(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        options = {"wins": "1"}
        code = await anna.opens(game="cardia", options=options, bots=["apprentice"], start=True, pace="instant")
        async with anna.at(code) as client:
            await client.does("stand")
        table = await server.services.live_tables.find(code)
        for _ in range(600):
            if table.sitting.phase == "over":
                break
            await asyncio.sleep(0.1)
        assert table.sitting.phase == "over"
        assert table.is_idle


async def test_a_worker_that_is_killed_is_replaced_and_the_bot_still_acts(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["random"], start=True, pace="instant")
        async with anna.at(code) as client:
            while not multiprocessing.active_children():
                await play_on([client], steps=1)
            for child in multiprocessing.active_children():
                assert child.pid is not None
                os.kill(child.pid, signal.SIGKILL)
            await play_on([client], steps=10)
        assert b"pentakl_worker_crashes_total 0.0" not in server.services.metrics.text()


async def test_a_person_may_take_over_from_a_bot_that_thinks(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=2)
        async with anna.at(code) as first, bartek.at(code) as second:
            await second.does("sit", seat=1)
            await first.does("pace", pace="slow")
            await first.does("start")
            await play_on([first, second], steps=3)
            while not second.acts:
                await play_on([first, second], steps=1)
                await asyncio.gather(first.reaches(second.seq), second.reaches(first.seq))
            await second.does("stand")
            await second.until(lambda: second.thinking == [1])
            await second.does("sit", seat=1)
            seq = second.seq
            await second.until(lambda: second.thinking == [])
            assert second.seq == seq, "the bot has not acted for the person"
            await second.does("act", action=second.acts[0])


async def test_a_bot_does_not_act_on_a_position_that_was_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(bots=["greedy"], start=True, pace="normal", undo="free")
        async with anna.at(code) as client:
            for _ in range(40):
                await until_bot_thinks(client)
                if client.sitting["may_undo"]:
                    break
                await client.until(lambda: client.acts and not client.thinking)
            assert client.sitting["may_undo"]
            await client.does("undo")
            seq = client.seq
            assert client.acts
            await client.until(lambda: client.thinking == [])
            assert client.seq == seq
            await play_on([client], steps=1)
