"""Helpers over HTTP: answers of the game, errors in words, limits, and a worker that dies."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import httpx
import msgspec
import pytest

from pentakl.server.limits import Limits
from tests.server.visitors import HASTY, PATIENCE, Server, running

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


async def test_an_error_has_the_key_and_the_details_of_its_sentence(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as guest:
        answer = await guest.call("POST", "/api/helpers/realms", {"hands": [{"cards": ["smoc"]}]}, status=400)
        error = answer["error"]
        assert error["code"] == "cannot-answer"
        assert error["message"].startswith("No card is called “smoc”.")
        assert error["key"] == "error-unknown-card"
        assert error["details"]["given"] == "smoc"
        assert "card-dragon" in error["details"]["nearest"]


async def test_a_question_that_cannot_be_read_is_refused_in_a_sentence(tmp_path: Path) -> None:
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


async def test_a_body_that_is_not_a_json_object_or_too_large_is_refused(tmp_path: Path) -> None:
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
        os.kill(helper_process(server), signal.SIGKILL)
        answer = await guest.call("POST", "/api/helpers/realms", {"hands": [{"cards": BEASTS}]}, status=200)
        assert answer["hands"][0]["best"] == 115


def helper_process(server: Server) -> int:
    """The process that answers questions; there must have been one."""
    pool = server.services.helper_pool._worker._processes
    assert pool is not None
    (process,) = pool._processes
    return process


async def ask_from(server: Server, address: str, cards: list[str]) -> httpx.Response:
    """A new guest asks; a proxy on this machine says that they come from this address."""
    headers = {"X-Forwarded-For": address}
    async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=PATIENCE, verify=False) as http:
        return await http.post("/api/helpers/realms", json={"hands": [{"cards": cards}]})


async def test_ninety_guests_of_one_address_do_not_keep_another_one_waiting(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(HASTY, helper_seconds=PATIENCE, helper_wait_seconds=PATIENCE)
    async with running(tmp_path, limits) as server:
        assert (await ask_from(server, "203.0.113.7", BEASTS)).status_code == 200
        # Nothing is answered until all have asked.
        os.kill(helper_process(server), signal.SIGSTOP)
        crowd = [asyncio.create_task(ask_from(server, "203.0.113.7", BEASTS)) for _ in range(90)]
        refused = 90 - limits.helper_questions_per_address
        while sum(task.done() for task in crowd) < refused:
            await asyncio.sleep(0.01)
        answers = [task.result() for task in crowd if task.done()]
        assert {(answer.status_code, answer.json()["error"]["code"]) for answer in answers} == {(429, "too-fast")}

        order: list[str] = []
        for task in crowd:
            task.add_done_callback(lambda _: order.append("crowd"))
        other = asyncio.create_task(ask_from(server, "203.0.113.8", BEASTS))
        other.add_done_callback(lambda _: order.append("other"))
        while len(server.services.helper_pool) <= limits.helper_questions_per_address:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        order.clear()
        os.kill(helper_process(server), signal.SIGCONT)
        assert (await other).status_code == 200
        assert [answer.status_code for answer in await asyncio.gather(*crowd)].count(200) == 90 - refused
        # One of the crowd was being answered, and one more answer may have arrived earlier.
        assert order.index("other") <= 2


async def test_a_question_that_takes_too_long_is_given_up_and_the_next_one_is_answered(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(HASTY, helper_seconds=1.0, helper_wait_seconds=PATIENCE)
    async with running(tmp_path, limits) as server:
        assert (await ask_from(server, "203.0.113.7", BEASTS)).status_code == 200
        stuck = helper_process(server)
        os.kill(stuck, signal.SIGSTOP)
        endless = asyncio.create_task(ask_from(server, "203.0.113.7", BEASTS))
        while not len(server.services.helper_pool):
            await asyncio.sleep(0.01)
        waiting = asyncio.create_task(ask_from(server, "203.0.113.8", BEASTS))
        answer = await endless
        assert answer.status_code == 503
        assert answer.json()["error"] == {
            "code": "too-hard",
            "message": "This question takes too long to answer. Ask a simpler one.",
        }
        assert (await waiting).status_code == 200
        assert helper_process(server) != stuck
