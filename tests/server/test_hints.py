"""Hints over HTTP: the best answers for the person who asked, an entry for everybody, and nothing else for anybody."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from pentakl.core.chance import quick
from pentakl.games import keys, load
from pentakl.server import worker
from pentakl.server.wire import encode
from tests.conformance.cases import CASES, one_for_each_table
from tests.server.visitors import HASTY, Client, Guest, running, two_players

pytestmark = pytest.mark.anyio

QUICK = msgspec.structs.replace(HASTY, hint_seconds=0.05)
SLOW = msgspec.structs.replace(HASTY, hint_seconds=5.0)


async def asks(guest: Guest, code: str, status: int = 200) -> dict[str, object]:
    answer: dict[str, object] = await guest.call("POST", f"/api/tables/{code}/hint", status=status)
    return answer


async def refused(guest: Guest, code: str) -> str:
    answer = await guest.call("POST", f"/api/tables/{code}/hint", status=400)
    return str(answer["error"]["code"])


async def until_asked(client: Client) -> None:
    await client.until(lambda: client.view is not None and client.view["acts"])


async def test_a_hint_names_legal_answers_and_everybody_sees_that_it_was_taken(tmp_path: Path) -> None:
    async with running(tmp_path, QUICK) as server, server.guest("Anna") as guest, server.guest() as watcher:
        code = await guest.opens(bots=["greedy"], start=True, pace="instant")
        async with guest.at(code) as anna, watcher.at(code) as watching:
            await until_asked(anna)
            assert anna.view is not None
            found = msgspec.convert(await asks(guest, code), dict)
            legal = [act["action"] for act in anna.view["acts"]]
            assert [each["action"] in legal for each in found["answers"]] == [True] * len(found["answers"])
            assert all(0 <= each["chance"] <= 1 for each in found["answers"])
            assert set(found["why"]) == {"key", "best", "next"}

            await watching.reaches(found["seq"])
            assert watching.steps[-1]["entry"] == {"do": "hint", "seat": 0}
            assert watching.steps[-1]["events"] == [{"kind": "took-hint", "seat": 0}]
            assert not any("chance" in json.loads(frame) or "answers" in frame for frame in watching.frames)

            again = await asks(guest, code)
            assert again["seq"] == found["seq"], "a position has one entry"
            log = await server.services.store.log_of(code)
            assert [each.entry["do"] for each in log].count("hint") == 1


async def test_with_other_people_a_table_must_be_opened_with_hints(tmp_path: Path) -> None:
    async with running(tmp_path, QUICK) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        for hints in (False, True):
            code = await anna.opens(hints=hints)
            async with anna.at(code) as one, bartek.at(code) as other:
                await other.does("sit", seat=1)
                await one.does("start")
                await other.reaches(one.seq)
                mover = anna if one.acts else bartek
                if hints:
                    await asks(mover, code)
                    assert await refused(bartek if mover is anna else anna, code) == "not-your-turn"
                else:
                    assert await refused(mover, code) == "no-hints"
                async with server.guest() as stranger:
                    assert await refused(stranger, code) == "not-seated"


async def test_a_hint_whose_question_has_passed_is_dropped_and_leaves_no_entry(tmp_path: Path) -> None:
    async with running(tmp_path, SLOW) as server, server.guest("Anna") as guest:
        code = await guest.opens(bots=["greedy"], start=True, pace="slow")
        async with guest.at(code) as anna:
            await until_asked(anna)
            asking = asyncio.create_task(refused(guest, code))
            while not len(server.services.helper_pool):
                await asyncio.sleep(0.01)
            await anna.does("act", action=anna.acts[0])
            assert await asking == "hint-passed"
            log = await server.services.store.log_of(code)
            assert "hint" not in [each.entry["do"] for each in log]


async def test_an_unknown_table_has_no_hints(tmp_path: Path) -> None:
    async with running(tmp_path, QUICK) as server, server.guest("Anna") as guest:
        assert (await asks(guest, "2222222222", status=404))["error"] is not None


async def test_a_table_of_two_people_is_shown_whether_it_has_hints(tmp_path: Path) -> None:
    async with running(tmp_path, QUICK) as server, two_players(server) as (_, anna, bartek):
        for client in (anna, bartek):
            assert (client.sitting["hints"], client.sitting["may_hint"]) == (False, False)


@pytest.mark.parametrize("key", keys())
def test_what_a_worker_answers_does_not_depend_on_hidden_cards(key: str) -> None:
    case = {case.game.key: case for case in reversed(one_for_each_table(CASES))}[key]
    state, chance = case.game.start(seats=case.seats, seed=6, options=case.options), quick(6)
    for _ in range(5):
        seat = state.movers()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    seat = state.movers()[0]
    told = [
        worker.hint(load(key).key, encode(world.to_json()), seat, 9, 0.0)
        for world in (state, state.determinized(seat, chance), state.determinized(seat, chance))
    ]
    assert told[0] == told[1] == told[2]
