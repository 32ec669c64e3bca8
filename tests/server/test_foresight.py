"""Foresight over the socket: requested when a player considers an answer, sent only to them, without any effect."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentakl.server.clock import Running, running
from tests.server.visitors import running as running_server
from tests.server.visitors import two_players

pytestmark = pytest.mark.anyio


async def test_a_considered_answer_is_foreseen_and_nothing_is_done(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (code, anna, bartek):
        mover, other = (anna, bartek) if anna.acts else (bartek, anna)
        seq = mover.seq
        deed = next(act for act in mover.acts if act.startswith("deed"))
        shown = await mover.says("foresee", action=deed)
        assert (shown["type"], shown["action"], shown["seq"]) == ("foreseen", deed, seq)
        assert shown["events"][0]["kind"] == "deed"
        assert shown["stopped"] in ("asks", "hidden", "chance")
        assert len(await server.services.store.log_of(code)) == seq
        await mover.does("act", action=deed)
        assert mover.steps[-1]["events"][: len(shown["events"])] == shown["events"]
        assert not any("foreseen" in frame for frame in other.frames)


async def test_an_illegal_action_is_not_foreseen(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (_, anna, bartek):
        mover, other = (anna, bartek) if anna.acts else (bartek, anna)
        assert await other.refused("foresee", action=mover.acts[0]) == "not-your-turn"
        assert await mover.refused("foresee", action="no such thing") == "invalid"
        assert await mover.refused("foresee") == "bad-command"
        async with server.guest("Celina") as celina, celina.at(_) as watching:
            assert await watching.refused("foresee", action=mover.acts[0]) == "not-seated"


def test_a_clock_of_another_number_is_another_clock() -> None:
    first = running(None, (1, 15), 100.0)
    assert first == Running(1, 15, 100.0)
    assert running(first, (1, 15), 107.0) == first
    assert running(first, (2, 15), 107.0) == Running(2, 15, 107.0)
    assert running(first, None, 107.0) is None
