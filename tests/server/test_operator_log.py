"""What the server logs about errors: their type and where they occurred, never their message, which may name a card."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from pentakl.server.bot_pool import BotPool
from pentakl.server.live_table import LiveTable
from pentakl.server.operator_log import LineFormatter
from pentakl.sitting import Entry
from tests.server.visitors import running

pytestmark = pytest.mark.anyio

SECRET = "seat 1 is offered spite"


@contextmanager
def lines_of(name: str) -> Iterator[io.StringIO]:
    """The lines that the server writes for a library's logger."""
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(LineFormatter())
    logger = logging.getLogger(name)
    logger.addHandler(handler)
    try:
        yield said
    finally:
        logger.removeHandler(handler)


async def fails() -> None:
    raise AssertionError(SECRET)


def test_the_message_of_an_error_that_nobody_awaited_is_not_logged() -> None:
    async def forgets() -> None:
        forgotten = asyncio.create_task(fails())
        await asyncio.wait([forgotten])
        del forgotten
        gc.collect()

    async def calls_back() -> None:
        task = asyncio.create_task(fails())
        await asyncio.wait([task])
        assert task.exception() is not None
        # asyncio quotes the arguments of the callback.
        asyncio.get_running_loop().call_soon(fail_with, task)
        await asyncio.sleep(0)

    with lines_of("asyncio") as said:
        asyncio.run(forgets())
        asyncio.run(calls_back())
        logging.getLogger("asyncio").error("A library may quote it as well: %s", AssertionError(SECRET))
    lines = [json.loads(line) for line in said.getvalue().splitlines()]
    assert [line["event"] for line in lines] == [
        "Task exception was never retrieved",
        "Exception in callback",
        "A library may quote it as well: AssertionError",
    ]
    assert [line.get("error") for line in lines] == ["AssertionError", "ValueError", None]
    assert lines[0]["places"][-1].endswith(" fails")
    assert "spite" not in said.getvalue()


def fail_with(task: asyncio.Task[None]) -> None:
    raise ValueError(SECRET)


async def test_an_error_in_a_bots_play_is_logged_and_the_bot_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def decide(bot_pool: BotPool, *asked: object) -> str:
        raise AssertionError(SECRET)

    async with running(tmp_path) as server, server.guest("Anna") as anna:
        with capture_logs() as events, lines_of("asyncio") as said, monkeypatch.context() as patched:
            patched.setattr(BotPool, "decide", decide)
            code = await anna.opens(bots=["random"], start=True, pace="instant")
            async with anna.at(code) as client:
                while client.acts:
                    await client.does("act", action=client.acts[0])
                while (table := await server.services.live_tables.find(code)).bots.is_busy:
                    await asyncio.sleep(0.02)
            gc.collect()
        assert said.getvalue() == ""
        stood_still = [event for event in events if event["event"] == "bot-cannot-act"]
        assert stood_still
        # Logged as an error, with its type and place only.
        assert all(isinstance(event["error"], AssertionError) for event in stood_still)
        seq = table.sitting.seq
        async with anna.at(code) as again:
            await again.reaches(seq + 1)


async def test_an_error_when_the_time_runs_out_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def store_and_enter(table: LiveTable, entry: Entry, person: str | None, command_id: str | None) -> None:
        raise AssertionError(SECRET)

    async with running(tmp_path) as server, server.guest("Anna") as anna:
        options = {"variant": "chaos", "minutes": "1"}
        code = await anna.opens(game="realms", seats=3, options=options, bots=["random"] * 2, start=True, pace="slow")
        table = await server.services.live_tables.find(code)
        with capture_logs() as events:
            monkeypatch.setattr(LiveTable, "_store_and_enter", store_and_enter)
            table._clock_ran_out()
            await asyncio.sleep(0.05)
        (failed,) = [event for event in events if event["event"] == "clock-failed"]
        assert isinstance(failed["error"], AssertionError)
