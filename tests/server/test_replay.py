"""Replays and tables that continue a finished game, over HTTP: who may see what, and that nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pentakl.core.record import read_record
from pentakl.games import keys, load
from tests.server.visitors import Client, Guest, Server, play_on, running, two_players
from tests.sitting.evening import without_numbers

pytestmark = pytest.mark.anyio

# With more seats there are bystanders, and Ravehard has its secret messages and votes.
SEATS = {"realms": 3, "ravehard": 4, "karmaka": 3}
OPTIONS = {"eter": {"illusions": "yes", "mode": "both"}}


def table_of(game: str) -> dict[str, object]:
    """A table of this game for one person against bots."""
    seats = SEATS.get(game, 2)
    bots = ["random"] * (seats - 1)
    return {"game": game, "seats": seats, "options": OPTIONS.get(game, {}), "bots": bots, "pace": "instant"}


async def finished(guest: Guest, game: str) -> str:
    """A table of Anna's whose game bots have played to its end; returns its code."""
    code = await guest.opens(**table_of(game))
    async with guest.at(code) as client:
        await client.does("start")
        await client.does("bot", seat=0, bot="random")
        await client.until(lambda: client.is_over)
    return code


async def replay(guest: Guest, code: str, status: int | None = None, **wish: object) -> Any:
    query = "&".join(f"{name}={value}" for name, value in wish.items())
    return await guest.call("GET", f"/api/tables/{code}/replay?{query}", status=status)


def seen_in(replayed: Any) -> list[tuple[int, Any, Any]]:
    return [(moment["seq"], moment["events"], moment["view"]) for moment in replayed["moments"]]


def sent_to(client: Client) -> list[tuple[int, Any, Any]]:
    """What came over the socket with every step of the game that told or showed this client something new."""
    seen: list[tuple[int, Any, Any]] = []
    for step in client.steps:
        if step["view"] is not None and (step["events"] or step["view"] != seen[-1][2]):
            seen.append((step["seq"], step["events"], step["view"]))
    return seen


async def test_a_running_game_is_replayed_exactly_as_the_viewer_saw_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        for game in keys():
            await replays_what_was_sent(server, game)


def is_asked(client: Client) -> bool:
    return any(one["seat"] == 0 and "answered" not in one for one in (client.view or {"asked": []})["asked"])


async def replays_what_was_sent(server: Server, game: str) -> None:
    async with server.guest("Anna") as anna, server.guest() as celina:
        code = await anna.opens(**table_of(game))
        async with anna.at(code) as client, celina.at(code) as watching:
            await client.does("start")
            for _ in range(4):
                await client.until(lambda: is_asked(client))
                # A bot may be quicker with something that is possible without a question.
                await client.says("act", action=client.acts[0])
            mine, theirs = await replay(anna, code), await replay(celina, code)
            # Bots may have gone on meanwhile.
            await client.reaches(mine["moments"][-1]["seq"])
            await watching.reaches(theirs["moments"][-1]["seq"])

        assert (mine["seat"], mine["own"], mine["is_over"]) == (0, 0, False)
        assert (theirs["seat"], theirs["own"], theirs["is_over"]) == (None, None, False)
        # Card numbers too: a viewer who was connected from the start gets the same ones.
        assert seen_in(mine) == sent_to(client)[: len(mine["moments"])]
        assert seen_in(theirs) == sent_to(watching)[: len(theirs["moments"])]
        assert min(len(mine["moments"]), len(theirs["moments"])) > 4
        assert all(moment.get("sitting", {}).get("seed") is None for moment in mine["moments"] + theirs["moments"])
        # Only the events tell what others have answered.
        assert all("action" not in moment for moment in mine["moments"] if moment.get("seat") != 0)
        assert all("action" not in moment for moment in theirs["moments"])

        for guest, wish in [(anna, "open=true"), (anna, "seat=1"), (anna, "seat=-1"), (celina, "seat=0")]:
            refused = await guest.call("GET", f"/api/tables/{code}/replay?{wish}", status=400)
            assert refused["error"]["code"] == "not-over"


async def test_a_finished_game_is_shown_from_every_seat_and_goes_on_at_a_new_table(tmp_path: Path) -> None:
    moments: dict[str, Any] = {}
    continued: dict[str, str] = {}
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        cookie = anna.cookie
        for game in keys():
            code = await finished(anna, game)
            await shows_every_seat(server, anna, code)
            moments[code] = (await replay(anna, code))["moments"]
            continued[game] = await continues(anna, code, moments[code])

    async with running(tmp_path) as server, server.guest(cookie=cookie) as anna:
        for game, new in continued.items():
            await ends_with_a_record(anna, new, game)
        for code, before in moments.items():
            # The finished games themselves have not changed.
            assert (await replay(anna, code))["moments"] == before


async def shows_every_seat(server: Server, anna: Guest, code: str) -> None:
    mine = await replay(anna, code)
    assert (mine["seat"], mine["own"], mine["is_over"]) == (0, 0, True)
    async with server.guest() as celina:
        views = {seat: await replay(celina, code, seat=seat) for seat in range(mine["moments"][0]["view"]["seats"])}
        opened = [await replay(celina, code, seat=seat, open="true") for seat in (0, -1)]
    assert views[0]["moments"] == mine["moments"]
    for seat, view in views.items():
        assert {moment["view"]["seat"] for moment in view["moments"]} == {seat}
    for view in opened:
        hands = [player["hand"] for moment in view["moments"] for player in moment["view"]["table"]["players"]]
        assert all(len(hand["cards"]) == hand["count"] for hand in hands)
        assert view["moments"][-1]["view"]["outcome"] == mine["moments"][-1]["view"]["outcome"] is not None
    assert mine["moments"][-1]["sitting"]["phase"] == "over"
    log = await server.services.store.log_of(code)
    acts = [(each.seq, each.entry["seat"], each.entry["action"]) for each in log if each.entry["do"] == "act"]
    told = [(each["seq"], each["seat"], each["action"]) for each in mine["moments"] if each["do"] == "act"]
    assert set(told) <= set(acts)
    assert told[-1] == acts[-1]
    people = {str(each.entry["person"]) for each in log if "person" in each.entry}
    assert not any(person in json.dumps(opened) for person in people)


async def continues(anna: Guest, code: str, moments: Any) -> str:
    """Continue in the middle of the game, before a decision of seat 0, and take it; returns the new table's code."""
    asked = [index for index, each in enumerate(moments) if each["do"] == "act" and each["seat"] == 0]
    at = moments[asked[len(asked) // 2] - 1]
    answer = await anna.call("POST", f"/api/tables/{code}/continue", {"at": at["seq"], "pace": "instant"})
    async with anna.at(answer["code"]) as client:
        await client.until(lambda: bool(client.acts))
        assert client.sitting["seat"] == 0
        assert without_numbers(client.view) == without_numbers(at["view"])
        assert client.table["log"][0]["events"][0]["kind"] == "game-begins"
        await client.does("act", action=client.acts[0])
    return str(answer["code"])


async def ends_with_a_record(anna: Guest, code: str, game: str) -> None:
    async with anna.at(code) as client:
        await client.does("bot", seat=0, bot="random")
        await client.until(lambda: client.is_over)
    record, claimed = read_record((await anna.http.get(f"/api/tables/{code}/record")).text)
    outcome = record.replay(load(game)).outcome
    assert outcome is not None
    assert outcome.dump() == claimed


async def test_undo_in_a_continued_game_reaches_back_as_far_as_in_any_other(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        two_players(server, undo="free") as (code, first, second),
        server.guest("Celina") as celina,
    ):
        await play_on([first, second])
        moments = (await replay(celina, code, seat=0))["moments"]
        at = next(each for each in moments if each["do"] == "act" and each["seat"] == 0)
        opened = await celina.call("POST", f"/api/tables/{code}/continue", {"at": at["seq"], "seat": 0})
        async with celina.at(opened["code"]) as client:
            # The last action of seat 0 may be taken back if it revealed nothing; nothing before the deal ever can.
            while client.sitting["may_undo"]:
                await client.does("undo")
            assert client.view is not None
            assert await client.refused("undo") == "undo-refused"


async def test_an_earlier_game_of_the_table_is_replayed_by_its_number(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens(seats=2, bots=["greedy"], pace="instant")
        async with anna.at(code) as client:
            await client.does("start")
            await play_on([client])
            before = await replay(anna, code)
            await client.does("rematch")
            earlier, now = await replay(anna, code, round=1), await replay(anna, code)
            # Only the running game is secret. People change seats for a rematch.
            assert earlier == before
            assert (earlier["seat"], earlier["is_over"], now["seat"], now["is_over"]) == (0, True, 1, False)
            assert len((await replay(anna, code, round=1, seat=1, open="true"))["moments"]) > 10
            await replay(anna, code, status=400, round=2, open="true")


async def test_what_cannot_be_shown_or_continued_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await finished(anna, "eter")
        last = (await replay(anna, code))["moments"][-1]["seq"]
        tables = len(await anna.call("GET", "/api/tables?mine=1"))
        waiting = await anna.opens(seats=2)

        async def refused(path: str, body: object = None, status: int = 400) -> str:
            answer = await anna.call("GET" if body is None else "POST", path, body, status)
            assert answer["error"]["message"].endswith(".")
            return str(answer["error"]["code"])

        table = f"/api/tables/{code}"
        assert await refused(f"{table}/replay?seat=2") == "no-seat"
        assert await refused(f"{table}/replay?seat=-2") == "no-seat"
        assert await refused(f"{table}/replay?seat=north") == "bad-request"
        assert await refused(f"{table}/replay?round=0") == "no-game"
        assert await refused(f"{table}/replay?round=2") == "no-game"
        assert await refused(f"/api/tables/{waiting}/replay") == "no-game"
        assert await refused("/api/tables/zzzzzzzzzz/replay", status=404) == "no-table"
        assert await refused(f"{table}/continue", {}) == "bad-request"
        assert await refused(f"{table}/continue", {"at": 1}) == "no-moment"
        assert await refused(f"{table}/continue", {"at": last + 1}) == "no-moment"
        assert await refused(f"{table}/continue", {"at": 10**30}) == "no-moment"
        assert await refused(f"{table}/continue", {"at": last}) == "game-over"
        assert await refused(f"{table}/continue", {"at": 5, "seat": 2}) == "no-seat"
        assert await refused(f"{table}/continue", {"at": 5, "round": 2}) == "no-game"
        assert await refused(f"{table}/continue", {"at": 5, "pace": "late"}) == "bad-command"
        assert await refused(f"/api/tables/{waiting}/continue", {"at": 1}) == "no-game"
        assert await refused("/api/tables/zzzzzzzzzz/continue", {"at": 1}, 404) == "no-table"
        running_one = await anna.opens(seats=2, bots=["random"], start=True)
        assert await refused(f"/api/tables/{running_one}/continue", {"at": 4}) == "not-over"
        assert len(await anna.call("GET", "/api/tables?mine=1")) == tables + 2


async def test_a_client_that_does_not_unpack_gets_plain_json(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await finished(anna, "eter")
        packed = await anna.http.get(f"/api/tables/{code}/replay")
        plain = await anna.http.get(f"/api/tables/{code}/replay", headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
