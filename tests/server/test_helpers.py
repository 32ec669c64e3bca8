"""Helpers over HTTP: answers of the game, complaints in words, limits, and a worker that dies."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from pentakl.server.limits import Limits
from tests.server.visitors import HASTY, running

pytestmark = pytest.mark.anyio

BEASTS = ["dragon", "hydra", "swamp", "beastmaster"]


async def test_a_hand_is_scored_and_explained(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as guest:
        answer = await guest.call("POST", "/api/helpers/realms", {"hands": [{"cards": BEASTS}]}, status=200)
        score = answer["hands"][0]["score"]
        assert score["total"] == 30 + (12 + 28) + 18 + (9 + 18)
        dragon = score["cards"][0]
        assert dragon["card"] == "dragon"
        assert dragon["cleared"]
        assert dragon["reasons"][0]["rule"] == "cleared"
        assert answer["winners"] == [0]


async def test_a_complaint_has_the_key_and_the_details_of_its_sentence(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as guest:
        answer = await guest.call("POST", "/api/helpers/realms", {"hands": [{"cards": ["smoc"]}]}, status=400)
        error = answer["error"]
        assert error["code"] == "cannot-answer"
        assert error["message"].startswith("No card is called “smoc”.")
        assert error["key"] == "error-unknown-card"
        assert error["details"]["given"] == "smoc"
        assert "card-dragon" in error["details"]["nearest"]


async def test_a_question_that_cannot_be_read_is_told_so_in_a_sentence(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as guest:
        questions: list[object] = [{}, {"hands": 3}, {"hands": [[]]}, {"hands": [{"cards": [7]}]}, {"hands": [{}] * 8}]
        for question in questions:
            answer = await guest.call("POST", "/api/helpers/realms", question, status=400)
            assert answer["error"]["code"] == "cannot-answer"
            assert answer["error"]["message"].endswith(".")
            assert "key" not in answer["error"]


async def test_a_game_without_a_helper_and_no_game_at_all_are_not_found(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as guest:
        for game in ("karmaka", "nothing", "realms.text", "..", "realms%2Ftext"):
            answer = await guest.http.post(f"/api/helpers/{game}", json={})
            assert answer.status_code in (404, 405), game
        answer = await guest.call("POST", "/api/helpers/karmaka", {}, status=404)
        assert answer["error"]["code"] == "no-helper"


async def test_what_is_no_json_object_or_too_large_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as guest:
        await guest.call("POST", "/api/helpers/realms", [1, 2], status=400)
        answer = await guest.http.post(
            "/api/helpers/realms", content=b"{", headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400
        below, above = {"note": "x" * 60_000, "hands": [{"cards": []}]}, {"note": "x" * 70_000}
        await guest.call("POST", "/api/helpers/realms", below, status=200)
        await guest.call("POST", "/api/helpers/realms", above, status=413)


async def test_a_person_who_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    async with running(tmp_path, Limits(burst=3, per_second=0.01)) as server, server.guest() as guest:
        for _ in range(3):
            await guest.call("POST", "/api/helpers/realms", {"hands": [{"cards": BEASTS}]}, status=200)
        answer = await guest.call("POST", "/api/helpers/realms", {"hands": [{"cards": BEASTS}]}, status=429)
        assert answer["error"]["code"] == "too-fast"


async def test_the_event_loop_does_not_wait_for_a_hard_question(tmp_path: Path) -> None:
    hardest = ["doppelganger", "mirage", "shapeshifter", "book_of_changes", "island", "wildfire", "collector"]
    async with running(tmp_path, HASTY) as server, server.guest() as guest:
        await guest.call("POST", "/api/helpers/realms", {"hands": [{"cards": BEASTS}]})  # the process has started
        question = asyncio.create_task(guest.call("POST", "/api/helpers/realms", {"hands": [{"cards": hardest}]}))
        longest, last = 0.0, asyncio.get_running_loop().time()
        while not question.done():
            await asyncio.sleep(0.001)
            now = asyncio.get_running_loop().time()
            longest, last = max(longest, now - last), now
        assert (await question)["hands"][0]["best"] == 114
        assert longest < 0.25, "the whole question would have taken longer, interpreted"


async def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as guest:
        await guest.call("POST", "/api/helpers/realms", {"hands": [{"cards": BEASTS}]})
        pool = server.house.helpers._pool
        assert pool is not None
        for process in pool._processes:
            os.kill(process, signal.SIGKILL)
        answer = await guest.call("POST", "/api/helpers/realms", {"hands": [{"cards": BEASTS}]}, status=200)
        assert answer["hands"][0]["best"] == 115
