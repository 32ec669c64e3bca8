"""Analyses over HTTP: they grow while one asks, are stored and never computed twice, and stop when nobody asks."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentakl.core.chance import quick
from pentakl.games import keys
from pentakl.server.live_tables import CODE_LENGTH, CODE_LETTERS
from pentakl.server.wire import StoredEntry
from tests.server.test_damage import database_of
from tests.server.test_replay import replay
from tests.server.test_versions import Table, spoil_an_act
from tests.server.visitors import HASTY, Guest, Server, play_on, running
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening

pytestmark = pytest.mark.anyio

SEATS = {"realms": 3, "ravehard": 3}
QUICK = msgspec.structs.replace(HASTY, analysis_iterations=4)
# Nobody can ask often enough for this: it stops before the first decision.
IMPATIENT = msgspec.structs.replace(QUICK, analysis_patience=-1.0)


async def played(server: Server, game: str, decisions: int = 100_000) -> str:
    """A table of Anna and others whose game has gone on for so many decisions, or to its end; returns its code."""
    seats = SEATS.get(game, 2)
    evening = Evening(seats=seats, game=game).seated(*[ANNA, BARTEK, CELINA][:seats]).begun()
    chance = quick(2)
    while evening.sitting.phase == "playing" and len(evening.sitting.actions) < decisions:
        legal = evening.acts(evening.asked())
        evening.plays(legal[chance.below(len(legal))])
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    version = evening.sitting.game.rules_version
    log = [StoredEntry(code, seq, None, None, each, version, 1.0) for seq, each in enumerate(evening.entries, start=1)]
    await server.services.store.writer.store(log)
    return code


async def ask(guest: Guest, code: str, status: int | None = None, **wish: int) -> Any:
    return await guest.call("POST", f"/api/tables/{code}/analysis", {"seat": 0, **wish}, status)


async def complete(guest: Guest, code: str, **wish: int) -> Any:
    """Ask until the analysis is complete; what was judged once stays as it is."""
    before: list[Any] = []
    while True:
        answer = await ask(guest, code, **wish)
        judged = [each for each in answer["decisions"] or [] if "is_judged" in each]
        assert judged[: len(before)] == before
        if answer["is_complete"]:
            return answer
        before = judged
        await asyncio.sleep(0.05)


async def until_idle(server: Server) -> None:
    while len(server.services.analyses):
        await asyncio.sleep(0.01)


def stored(data: Path) -> list[Any]:
    database = sqlite3.connect(data / "pentakl.db")
    rows = database.execute("SELECT content FROM analyses").fetchall()
    database.close()
    return [json.loads(content) for (content,) in rows]


async def test_every_game_is_analysed_and_the_analysis_is_kept_with_the_table(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}
    async with running(tmp_path, QUICK) as server, server.guest("Anna") as anna:
        for game in keys():
            code = await played(server, game)
            kept[code] = await complete(anna, code)
            await is_sound(anna, code, kept[code])
    async with running(tmp_path, QUICK) as server, server.guest() as celina:
        for code, answer in kept.items():
            # Like a replay it is for everybody who has the link.
            assert await ask(celina, code) == answer
        assert not server.services.helper_pool._worker.is_running, "nothing was computed again"


async def is_sound(anna: Guest, code: str, answer: Any) -> None:
    moments = {each["seq"]: each for each in (await replay(anna, code, seat=0))["moments"]}
    decisions = answer["decisions"]
    assert decisions
    assert answer["result"] in (0.0, 0.5, 1.0)
    for each in decisions:
        assert set(each) <= {"seq", "action", "is_judged", "before", "after", "error", "better"}
        assert 0.0 <= each["after"] <= 1.0
        assert 0.0 <= each["before"] <= 1.0
        if each["seq"] in moments:
            assert (moments[each["seq"]]["seat"], moments[each["seq"]]["action"]) == (0, each["action"])
    assert [each["seq"] for each in decisions] == sorted({each["seq"] for each in decisions})
    for point in answer["turning_points"]:
        assert point["kind"] in ("mistake", "swing")
        assert point["seq"] in {each["seq"] for each in decisions}


async def test_it_stops_when_nobody_asks_and_continues_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, IMPATIENT) as server, server.guest("Anna") as anna:
        code = await played(server, "eter")
        answer = await ask(anna, code)
        assert (answer["is_complete"], answer["decisions"], answer["turning_points"]) == (False, None, [])
        await until_idle(server)
        (content,) = stored(tmp_path)
        decisions = content["decisions"]
        assert not any("is_judged" in each for each in decisions)

    # What is stored counts, whatever it says: it is not judged again.
    decisions[0] |= {"is_judged": True, "before": 0.1234, "after": 0.1234}
    with database_of(tmp_path) as database:
        database.execute("UPDATE analyses SET content = ?", (json.dumps(content),))
    async with running(tmp_path, QUICK) as server, server.guest() as anna, server.guest() as celina:
        first = await ask(anna, code)
        assert first["decisions"] == decisions
        answer, other = await asyncio.gather(complete(anna, code), complete(celina, code))
        assert answer == other
        assert answer["decisions"][0] == decisions[0]
        await until_idle(server)
        assert stored(tmp_path)[0]["decisions"] == answer["decisions"]
        # Computed anew from the beginning it is the same, apart from what was changed above.
        with database_of(tmp_path) as database:
            database.execute("DELETE FROM analyses")
        again = await complete(anna, code)
        assert again["decisions"][1:] == answer["decisions"][1:]
        assert again["decisions"][0]["before"] != 0.1234


async def test_each_game_and_seat_has_its_own_analysis_and_older_rules_answer_as_replays_do(tmp_path: Path) -> None:
    table = Table(tmp_path)
    async with table.open(game="eter", options={"format": "game"}) as (first, second):
        await play_on([first, second])
        for client in (first, second):
            await client.does("rematch")
        await play_on([first, second])
    async with running(tmp_path, QUICK) as server, server.guest() as anna:
        mine, theirs = await complete(anna, table.code, round=1), await complete(anna, table.code, round=1, seat=1)
        assert mine["result"] + theirs["result"] == 1.0
        assert not {each["seq"] for each in mine["decisions"]} & {each["seq"] for each in theirs["decisions"]}
    table.grow_old()
    table.change(spoil_an_act)
    async with running(tmp_path, QUICK) as server, server.guest() as anna:
        assert (await ask(anna, table.code, 409))["error"]["code"] == "old-rules"
        # Whether an earlier game can be replayed turns out while it is; what is stored can be shown.
        assert await ask(anna, table.code, round=1) == mine
        table.sql("DELETE FROM analyses")
        status = 200
        while status == 200:
            answer = await anna.http.post(f"/api/tables/{table.code}/analysis", json={"seat": 0, "round": 1})
            status = answer.status_code
            await asyncio.sleep(0.02)
        assert (status, answer.json()["error"]["code"]) == (409, "old-rules")


async def test_what_cannot_be_analysed_is_refused_with_a_reason(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(QUICK, analyses_per_address=1)
    async with running(tmp_path, limits) as server, server.guest("Anna") as anna:
        code, begun = await played(server, "eter"), await played(server, "eter", 3)
        waiting = await anna.opens(seats=2)

        async def refused(path: str, body: object, status: int = 400) -> str:
            answer = await anna.call("POST", f"/api/tables/{path}/analysis", body, status)
            assert answer["error"]["message"].endswith(".")
            return str(answer["error"]["code"])

        assert await refused(code, {"seat": -1}) == "no-seat"
        assert await refused(code, {"seat": 2}) == "no-seat"
        assert await refused(code, {}) == "bad-request"
        assert await refused(code, {"seat": "north"}) == "bad-request"
        assert await refused(code, {"seat": 0, "round": 2}) == "no-game"
        assert await refused(begun, {"seat": 0}) == "not-over"
        assert await refused(waiting, {"seat": 0}) == "no-game"
        assert await refused("zzzzzzzzzz", {"seat": 0}, 404) == "no-table"
        assert not len(server.services.analyses)
        # One analysis after the other for an address.
        await ask(anna, code, seat=1)
        assert await refused(code, {"seat": 0}, 429) == "too-fast"
        await complete(anna, code, seat=1)
        await until_idle(server)

        for content in ("{", '{"result": 1}', '{"result": 1, "decisions": [{"seq": "a", "action": "b"}]}'):
            with database_of(tmp_path) as database:
                database.execute("UPDATE analyses SET content = ?", (content,))
            assert await refused(code, {"seat": 1}, 500) == "damaged"
        # The game itself can still be replayed.
        await replay(anna, code, seat=0)
