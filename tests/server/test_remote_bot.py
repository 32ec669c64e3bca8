"""The example of a remote bot plays a whole game against a level, and is sent nothing that a person would not get."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.visitors import Server, running

pytestmark = pytest.mark.anyio


async def bot_at(server: Server, code: str, *arguments: str) -> tuple[int, str, str]:
    """Run the example as a program of its own; returns its exit code and what it said."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "examples.remote_bot", f"{server.address}t/{code}", *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, complained = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode(), complained.decode()


async def test_a_remote_bot_plays_a_whole_game_against_a_level(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        options = {"wins": "1"}
        code = await anna.opens(game="cardia", options=options, bots=["apprentice"], pace="instant")
        async with anna.at(code) as watching:
            await watching.does("stand")
            exit_code, said, complained = await bot_at(server, code, "--start", "--name", "Robot")
            assert (exit_code, complained) == (0, "")
            await watching.until(lambda: watching.is_over)
            chairs = watching.sitting["chairs"]
            assert [(chair["kind"], chair["name"]) for chair in chairs] == [("human", "Robot"), ("bot", "Orion")]
            assert chairs[1]["bot"] == "apprentice"
            assert watching.view is not None
            assert f"Winners: {watching.view['outcome']['winners']}." in said
        acted = [each.entry["seat"] for each in await server.services.store.log_of(code) if each.entry["do"] == "act"]
        assert f"after {acted.count(0)} answers" in said
        assert acted.count(1) > 2


async def test_a_remote_bot_says_why_it_cannot_play(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        full = await anna.opens(bots=["random"])
        assert await bot_at(server, full) == (1, "", "All seats of this table are taken.\n")
        code, said, complained = await bot_at(server, full, "--seat", "0")
        assert (code, said, complained) == (1, "", "Somebody sits there already.\n")
