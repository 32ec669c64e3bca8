"""Tables that outlive a change of their game's rules: what continues, what is only shown, and that nothing is lost.

The older version is made by changing the data between two runs of the server: entries that claim to be of older
rules, actions that are no longer legal, digests of another position, options that are no longer offered.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pentakl.core.record import read_record
from pentakl.games import load
from tests.server.test_before import LIMITS, TOLD, plays_to_the_end, unpack
from tests.server.visitors import Client, Guest, Server, play_on, running

pytestmark = pytest.mark.anyio

Entry = dict[str, Any]
RULES = load("karmaka").rules_version
DIGEST_AFTER = 16  # actions


class Table:
    """A table of Anna and Bartek in a directory of data, between two runs of the server."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.code = ""
        self.cookies: list[str] = []

    # --- playing at it

    @asynccontextmanager
    async def open(self, **wish: object) -> AsyncIterator[tuple[Client, Client]]:
        """Anna opens the table and Bartek sits down; the game has begun."""
        async with running(self.data) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
            self.code = await anna.opens(**({"seats": 2} | wish))
            self.cookies = [anna.cookie, bartek.cookie]
            async with anna.at(self.code) as first, bartek.at(self.code) as second:
                await second.does("sit", seat=1)
                await first.does("start")
                await second.until(lambda: second.view is not None)
                yield first, second

    @asynccontextmanager
    async def again(self) -> AsyncIterator[tuple[Client, Client]]:
        """Both reconnect to a new run of the server."""
        async with running(self.data, LIMITS) as server, AsyncExitStack() as stack:
            clients = []
            for guest in await self._guests(server, stack):
                clients.append(await stack.enter_async_context(guest.at(self.code)))
            yield clients[0], clients[1]

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[Guest]:
        """Anna, who only sends HTTP requests."""
        async with running(self.data, LIMITS) as server, AsyncExitStack() as stack:
            yield (await self._guests(server, stack))[0]

    async def _guests(self, server: Server, stack: AsyncExitStack) -> list[Guest]:
        return [await stack.enter_async_context(server.guest(cookie=cookie)) for cookie in self.cookies]

    async def says_old_rules(self) -> None:
        """Check that the server answers `old-rules` and leaves the log unchanged."""
        before = self.log()
        async with self.alone() as anna:
            async with anna.at(self.code) as client:
                assert client.errors[0]["code"] == "old-rules"
                assert await client.closes() == 4410
            problem = await anna.call("GET", f"/api/tables/{self.code}", status=409)
            assert problem["error"]["code"] == "old-rules"
        assert self.log() == before

    # --- changing what is stored

    def sql(self, statement: str, *values: object) -> list[Any]:
        database = sqlite3.connect(self.data / "pentakl.db")
        rows = database.execute(statement, values).fetchall()
        database.commit()
        database.close()
        return rows

    def log(self) -> list[Entry]:
        rows = self.sql('SELECT entry FROM entries WHERE "table" = ? ORDER BY seq', self.code)
        return [json.loads(text) for (text,) in rows]

    def change(self, change: Callable[[Entry], object]) -> None:
        """Change the entries of the log in the database."""
        for number, entry in enumerate(self.log(), start=1):
            change(entry)
            text = json.dumps(entry)
            self.sql('UPDATE entries SET entry = ? WHERE "table" = ? AND seq = ?', text, self.code, number)

    def grow_old(self) -> None:
        """Mark everything so far as accepted by older rules."""
        self.sql("UPDATE entries SET rules = rules - 1")

    def result(self) -> tuple[int, str] | None:
        """Round and record of the latest result."""
        rows = self.sql('SELECT round, record FROM results WHERE "table" = ? ORDER BY round DESC', self.code)
        return rows[0] if rows else None

    def grow_old_and_finished(self) -> Entry:
        """The same for a finished game and its record; returns the record."""
        self.grow_old()
        found = self.result()
        assert found is not None
        record: Entry = json.loads(found[1])
        record["rules_version"] -= 1
        self.sql("UPDATE results SET record = ?", json.dumps(record))
        return record


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def spoil_an_act(entry: Entry) -> None:
    """Make a recorded action illegal today."""
    if entry["do"] == "act":
        entry["action"] = "castle"


def kinds(client: Client) -> list[str]:
    return [event["kind"] for part in client.table["log"] for event in part["events"]]


def digests(log: list[Entry]) -> list[Entry]:
    return [entry["digest"] for entry in log if "digest" in entry]


# --- running games


async def test_a_table_stores_a_digest_now_and_then_and_sends_it_to_nobody(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek], steps=2 * DIGEST_AFTER + 1)
        assert not any("digest" in frame for frame in [*anna.frames, *bartek.frames])
    acts = [entry for entry in table.log() if entry["do"] == "act"]
    assert [number for number, act in enumerate(acts) if "digest" in act] == [0, DIGEST_AFTER, 2 * DIGEST_AFTER]


async def test_a_game_begun_under_older_rules_goes_on_with_a_line_in_the_chronicle(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek], steps=20)
    table.grow_old()
    seen, count = anna.view, len(table.log())
    for _ in range(2):
        async with table.again() as (anna, bartek):
            assert anna.table["view"] == seen
            assert kinds(anna).count("new-rules") == 1, "the second run adds no other line"
            assert anna.table["log"][-1] == {
                "seq": count + 1, "events": [{"kind": "new-rules", "seat": -1, "number": RULES}],
            }  # fmt: skip
    async with table.again() as (anna, bartek):
        await play_on([anna, bartek])
    async with table.alone() as guest:
        record, claimed = read_record((await guest.http.get(f"/api/tables/{table.code}/record")).text)
    # Today's rules replayed all of it.
    outcome = record.replay(load("karmaka")).outcome
    assert outcome is not None
    assert outcome.dump() == claimed


async def test_a_person_who_was_away_is_told_of_the_new_rules(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek], steps=5)
        seq = anna.seq
    table.grow_old()
    async with table.alone() as guest, guest.at(table.code, since=seq) as client:
        assert kinds(client) == ["new-rules"]


async def test_a_game_of_older_rules_does_not_go_on_after_an_action_that_is_no_longer_legal(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek], steps=20)
    table.grow_old()
    table.change(spoil_an_act)
    await table.says_old_rules()


@pytest.mark.parametrize("part", ["cards", "legal", "asked", "table.players.rung"])
async def test_a_game_of_older_rules_does_not_go_on_from_another_position(table: Table, part: str) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek], steps=20)
    table.grow_old()

    def leads_elsewhere(entry: Entry) -> None:
        if "digest" in entry:
            assert part in entry["digest"]
            entry["digest"][part] = "000000"

    table.change(leads_elsewhere)
    await table.says_old_rules()


async def test_another_deal_is_noticed_before_the_first_action(table: Table) -> None:
    async with table.open() as (anna, bartek):
        mover = anna if anna.acts else bartek
        await mover.does("act", action=mover.acts[0])
    table.grow_old()

    def deals_otherwise(entry: Entry) -> None:
        if entry["do"] == "start":
            entry["seed"] = f"{int(entry['seed'], 16) ^ 1:032x}"

    table.change(deals_otherwise)
    await table.says_old_rules()


async def test_the_latest_digest_counts(table: Table) -> None:
    """An earlier one may be of an even older version, whose parts had another meaning."""
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek], steps=20)
    table.grow_old()
    first = table.log()[4]
    assert "digest" in first
    first["digest"]["cards"] = "000000"
    table.sql("UPDATE entries SET entry = ? WHERE seq = 5", json.dumps(first))
    async with table.again() as (anna, _):
        assert "new-rules" in kinds(anna)


async def test_parts_that_only_one_version_knows_are_not_compared(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek], steps=20)
    table.grow_old()

    def knows_other_parts(entry: Entry) -> None:
        if "digest" in entry:
            entry["digest"]["table.players.karma"] = "123456"
            del entry["digest"]["legal"]

    table.change(knows_other_parts)
    async with table.again() as (anna, _):
        assert "new-rules" in kinds(anna)


async def test_without_digests_legal_actions_are_enough(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek], steps=20)
        seen = anna.view
    table.grow_old()
    table.change(lambda entry: entry.pop("digest", None))
    async with table.again() as (anna, bartek):
        assert anna.table["view"] == seen
        await play_on([anna, bartek], steps=3)


async def test_the_same_rules_say_nothing(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek], steps=20)
    count = len(table.log())
    async with table.again() as (anna, bartek):
        assert "new-rules" not in kinds(anna)
    assert len(table.log()) == count


# --- finished games


async def test_a_finished_game_that_can_no_longer_be_replayed_is_shown_from_its_result(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek])
        assert anna.view is not None
        outcome, match, seed = anna.view["outcome"], anna.view["match"], anna.sitting["seed"]
    record = table.grow_old_and_finished()
    table.change(spoil_an_act)
    before = table.log()
    async with table.alone() as guest:
        assert (await guest.call("GET", f"/api/tables/{table.code}/record")) == record
        shown = await guest.call("GET", f"/api/tables/{table.code}")
        assert (shown["phase"], shown["outcome"], shown["match"]) == ("over", outcome, match)
        (mine,) = await guest.call("GET", "/api/tables?mine=1")
        assert mine["phase"] == "over"
    assert table.log() == before
    async with table.again() as (anna, bartek):
        assert anna.view is None
        assert anna.sitting["phase"] == "over"
        assert anna.sitting["seed"] == seed
        assert anna.sitting["ended"] == {"outcome": outcome, "match": match, "rules_version": RULES - 1}
        # And the next game is played by today's rules.
        await anna.does("rematch")
        await bartek.does("rematch")
        await anna.until(lambda: anna.view is not None)
        assert anna.sitting["ended"] is None
        assert anna.sitting["seat"] == 1
        await play_on([anna, bartek])
        assert anna.is_over
    found = table.result()
    assert found is not None
    assert found[0] == 2


async def test_a_finished_game_of_older_rules_that_ends_the_same_is_shown_whole_and_keeps_its_record(
    table: Table,
) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek])
        seen = anna.view
    record = table.grow_old_and_finished()
    async with table.again() as (anna, _):
        assert anna.table["view"] == seen
        assert anna.sitting["ended"] is None
        assert kinds(anna)[-1] == "game-ends"
    async with table.alone() as guest:
        assert (await guest.call("GET", f"/api/tables/{table.code}/record")) == record
    assert table.result() == (1, json.dumps(record)), "the result of the rules that played the game stays"


async def test_a_finished_game_that_would_end_differently_today_is_shown_as_it_ended(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek])
    record = table.grow_old_and_finished()
    record["outcome"]["points"] = [99, 98]
    table.sql("UPDATE results SET record = ?", json.dumps(record))
    async with table.again() as (anna, _):
        assert anna.sitting["ended"]["outcome"] == record["outcome"]


async def test_a_finished_game_without_a_stored_result_opens_too(table: Table) -> None:
    """An old database that is opened directly by a version with other rules."""
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek])
    table.grow_old()
    table.change(spoil_an_act)
    table.sql("DELETE FROM results")
    async with table.again() as (anna, bartek):
        assert anna.sitting["phase"] == "over"
        assert anna.sitting["ended"] == {"outcome": None, "match": None, "rules_version": None}
        await anna.does("rematch")
        await bartek.does("rematch")
        await anna.until(lambda: anna.view is not None)


async def test_a_result_that_a_crash_has_lost_is_stored_when_the_table_is_read(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek])
    kept = table.result()
    assert kept is not None
    table.sql("DELETE FROM results")
    async with table.again():
        pass
    assert table.result() == kept


async def test_the_results_of_an_old_database_are_stored_before_anybody_asks(tmp_path: Path) -> None:
    unpack(tmp_path)
    finished = {each["code"]: each["record"] for each in TOLD["tables"] if each["phase"] == "over"}
    async with running(tmp_path) as server:
        for _ in range(400):
            if not await server.services.store.without_results():
                break
            await asyncio.sleep(0.05)
        assert not len(server.services.live_tables)
    database = sqlite3.connect(tmp_path / "pentakl.db")
    rows = database.execute('SELECT "table", record FROM results').fetchall()
    database.close()
    assert {code: json.loads(record) for code, record in rows} == finished


# --- earlier rounds


async def test_an_earlier_round_that_can_no_longer_be_played_does_not_break_a_later_one(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek])
        # Between the rounds Bartek leaves, a bot sits down, and he takes the chair back: he has come for the next game.
        await bartek.does("stand")
        await anna.does("bot", seat=1, bot="random")
        await bartek.does("sit", seat=1)
        assert bartek.sitting["ready"] == [1]
        await anna.does("rematch")
        await bartek.until(lambda: bartek.sitting["phase"] == "playing")
        await play_on([anna, bartek], steps=20)
        seen, sitting = anna.view, anna.sitting
    table.grow_old()
    is_first = True

    def spoil_the_first_round(entry: Entry) -> None:
        nonlocal is_first
        is_first = is_first and entry["do"] != "rematch"
        if is_first:
            spoil_an_act(entry)

    table.change(spoil_the_first_round)
    async with table.again() as (anna, bartek):
        assert (anna.view, anna.sitting) == (seen, sitting)
        await play_on([anna, bartek])
        assert anna.sitting["round"] == 2


# --- what was once accepted


@pytest.mark.parametrize("phase", ["waiting", "playing", "over"])
async def test_an_option_that_is_no_longer_offered_is_still_played(tmp_path: Path, phase: str) -> None:
    """Ninety minutes of trade were accepted once; today an hour is the longest."""
    table = Table(tmp_path)
    wish = {"game": "realms", "seats": 3, "options": {"variant": "chaos", "minutes": "60"}, "bots": ["greedy"]}
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        table.code = await anna.opens(**wish, pace="instant")
        table.cookies = [anna.cookie, bartek.cookie]
        async with anna.at(table.code) as first, bartek.at(table.code) as second:
            await second.does("sit", seat=1)
            if phase != "waiting":
                await first.does("start")

    def traded_longer(entry: Entry) -> None:
        entry.get("options", {}).update(minutes="90", colour="red")
        entry.pop("digest", None)  # the digests of a trade of one hour, if a bot has already traded

    table.change(traded_longer)
    table.sql("UPDATE entries SET stored = stored - 86400, rules = rules - 1")
    async with table.again() as (anna_again, bartek_again):
        assert anna_again.sitting["options"] == {"variant": "chaos", "minutes": "90"}
        if phase == "waiting":
            assert await anna_again.refused("start") == "bad-option"
            return
        assert anna_again.view is not None
        assert anna_again.view["settings"]["minutes"] == "90"
        if phase == "over":
            await plays_to_the_end([anna_again, bartek_again])
            assert await anna_again.refused("rematch") == "bad-option"


async def test_a_variant_that_is_gone_ends_a_running_game_and_leaves_a_finished_one(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await play_on([anna, bartek], steps=20)
    table.grow_old()
    table.change(lambda entry: entry.get("options", {}).update(variant="chess"))
    await table.says_old_rules()
    table.change(lambda entry: entry.get("options", {}).update(variant="free"))
    async with table.again() as (anna, bartek):
        await play_on([anna, bartek])
        outcome = (anna.view or {})["outcome"]
    table.grow_old_and_finished()
    table.change(lambda entry: entry.get("options", {}).update(variant="chess"))
    async with table.again() as (anna, bartek):
        assert anna.sitting["ended"]["outcome"] == outcome
        assert await anna.refused("rematch") == "bad-option"


async def test_words_of_other_versions_do_not_stop_a_log_from_being_read(table: Table) -> None:
    async with table.open() as (anna, bartek):
        await anna.does("pace", pace="instant")
        await anna.does("bot", seat=0, bot="greedy")
        await play_on([bartek], steps=2)
        await anna.does("sit", seat=0)
        await anna.does("pace", pace="slow")

    def says_it_otherwise(entry: Entry) -> None:
        if entry["do"] == "open":
            entry["undo"] = "sometimes"
        elif entry["do"] == "bot":
            entry["bot"] = "clairvoyant"
        elif entry["do"] == "pace" and entry["pace"] == "slow":
            entry["do"] = "applaud"
        elif entry["do"] == "sit":
            entry["name"] = "x" * 40

    table.change(says_it_otherwise)
    async with table.again() as (anna, bartek):
        assert anna.sitting["undo"] == "ask"
        assert anna.sitting["pace"] == "instant"
        assert anna.sitting["chairs"][0]["name"] == "x" * 40
        assert anna.seq == len(table.log())
        await play_on([anna, bartek], steps=3)


async def test_another_bot_plays_for_a_bot_that_no_longer_exists(table: Table) -> None:
    async with running(table.data) as server, server.guest("Anna") as anna:
        table.code = await anna.opens(seats=2, bots=["greedy"], start=True)
        table.cookies = [anna.cookie]
    table.change(lambda entry: entry.update(bot="clairvoyant") if entry["do"] == "bot" else None)
    async with table.alone() as guest, guest.at(table.code) as client:
        await client.does("pace", pace="instant")
        await play_on([client], steps=3)


async def test_a_new_table_stores_every_option(table: Table) -> None:
    """A later version may have other defaults."""
    async with table.open():
        pass
    assert table.log()[0]["options"] == {"variant": "free"}
