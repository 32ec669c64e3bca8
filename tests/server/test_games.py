"""Whole games over real sockets, with a real database; every raw frame is compared with what its receiver may know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pentakl.core.errors import BadOption
from pentakl.core.record import read_record
from pentakl.games import keys, load
from pentakl.sitting.seated_table import seed_hash
from tests.server.oracle import Oracle
from tests.server.visitors import Guest, play_on, running, two_players

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game_and_nobody_is_sent_a_card_they_may_not_know(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        two_players(server) as (code, anna, bartek),
        server.guest() as celina,
        celina.at(code) as watching,
    ):
        assert anna.sitting["seat"] == 0
        assert bartek.sitting["seat"] == 1
        assert watching.sitting["seat"] is None
        await play_on([anna, bartek])
        await watching.until(lambda: watching.is_over)

        oracle = Oracle(await server.services.store.log_of(code))
        people = {chair.name: chair.person for chair in (await server.services.live_tables.find(code)).sitting.chairs}
        assert oracle.check(anna.frames, people["Anna"]) > 1000
        assert oracle.check(bartek.frames, people["Bartek"]) > 1000
        assert oracle.check(watching.frames, None) > 100
        # All three were shown the same steps, each with their own view.
        assert [step["entry"] for step in anna.steps[-50:]] == [step["entry"] for step in watching.steps[-50:]]


async def test_the_oracle_itself_notices_a_leak(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (code, anna, bartek):
        await play_on([anna, bartek], steps=20)
        oracle = Oracle(await server.services.store.log_of(code))
        person = (await server.services.live_tables.find(code)).sitting.chairs[1].person

        with pytest.raises(AssertionError, match="shows"):
            oracle.check(anna.frames, person)
        step = anna.steps[0]
        step["sitting"]["seed"] = next(iter(oracle.seeds))
        with pytest.raises(AssertionError, match="seed"):
            oracle.check([json.dumps(step)], None)


async def test_three_play_with_a_bot_and_one_leaves_in_mid_game(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=3, bots=["greedy"], pace="instant", undo="free")
        async with anna.at(code) as first, bartek.at(code) as second:
            await second.does("sit", seat=1)
            await first.does("start")
            await play_on([first, second], steps=30)
            await second.does("stand")
            assert second.sitting["chairs"][1]["yours"]
            assert second.sitting["seat"] is None
            await first.until(lambda: first.sitting["chairs"][1]["kind"] == "bot")
            await play_on([first], steps=10)
            await second.does("sit", seat=1)
            await first.until(lambda: first.sitting["chairs"][1]["kind"] == "human")
            await play_on([first, second])

            log = await server.services.store.log_of(code)
            oracle = Oracle(log)
            sitting = (await server.services.live_tables.find(code)).sitting
            oracle.check(first.frames, sitting.chairs[0].person)
            oracle.check(second.frames, sitting.chairs[1].person)
            assert any(each.person is None and each.entry["seat"] == 2 for each in log)


async def test_a_person_plays_against_bots_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as anna:
        code = await anna.opens(seats=2, bots=["random"], name="Anna", start=True, pace="instant")
        async with anna.at(code) as client:
            assert client.sitting["phase"] == "playing"
            assert [chair["kind"] for chair in client.sitting["chairs"]] == ["human", "bot"]
            await play_on([client])
            oracle = Oracle(await server.services.store.log_of(code))
            sitting = (await server.services.live_tables.find(code)).sitting
            assert oracle.check(client.frames, sitting.chairs[0].person) > 100


async def test_the_record_of_a_finished_game_replays_and_its_seed_is_the_promised_one(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (code, anna, bartek), server.guest() as celina:
        promised = anna.sitting["seed_hash"]
        problem = await celina.call("GET", f"/api/tables/{code}/record", status=409)
        assert problem["error"]["code"] == "not-over"
        await play_on([anna, bartek])

        answer = await celina.http.get(f"/api/tables/{code}/record")
        record, claimed = read_record(answer.text)
        assert seed_hash(record.seed) == promised
        assert f"{record.seed:032x}" == anna.sitting["seed"]
        outcome = record.replay(load("karmaka")).outcome
        assert outcome is not None
        assert outcome.dump() == claimed
        assert anna.view is not None
        assert anna.view["outcome"] == claimed


async def test_a_rematch_moves_everybody_one_seat_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (_, anna, bartek):
        first_seed = anna.sitting["seed_hash"]
        await play_on([anna, bartek])
        await anna.does("rematch")
        await bartek.until(lambda: bartek.sitting["ready"] == [0])
        await bartek.does("rematch")
        await anna.until(lambda: anna.sitting["round"] == 2)

        assert (anna.sitting["seat"], bartek.sitting["seat"]) == (1, 0)
        assert anna.sitting["seed_hash"] != first_seed
        assert anna.steps[-1]["events"][0]["kind"] == "game-begins"
        await play_on([anna, bartek], steps=10)


async def test_undo_is_asked_and_given(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server, undo="ask") as (_, anna, bartek):
        await play_on([anna, bartek], steps=0)
        for _ in range(100):
            await play_on([anna, bartek], steps=1, seed=3)
            asker = next((each for each in (anna, bartek) if each.sitting["may_undo"]), None)
            if asker is not None:
                break
        assert asker is not None
        other = bartek if asker is anna else anna
        await asker.does("undo")
        await other.until(lambda: other.sitting["undo_asked"] is not None)
        await other.does("answer-undo", yes=True)
        await asker.until(lambda: asker.seq == other.seq)
        assert [event["kind"] for event in asker.steps[-1]["events"]] == ["took-back"]
        await play_on([anna, bartek], steps=5)


async def test_who_is_here_is_told(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=2, public=True)
        async with anna.at(code) as first:
            await first.until(lambda: first.here == [True, False] and first.watchers == 0)
            async with bartek.at(code) as second:
                await first.until(lambda: first.watchers == 1)
                await second.does("sit", seat=1)
                await first.until(lambda: first.here == [True, True] and first.watchers == 0)
            await first.until(lambda: first.here == [True, False])


@pytest.mark.parametrize("key", keys())
async def test_every_game_is_played_over_the_wire_without_a_leak(tmp_path: Path, key: str) -> None:
    seats = usual_seats(key)
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(game=key, seats=seats, bots=["random"] * (seats - 2), pace="instant")
        celina = Guest(server.address)
        async with anna.at(code) as first, bartek.at(code) as second, celina.http, celina.at(code) as watching:
            await second.does("sit", seat=1)
            await first.does("start")
            await play_on([first, second], steps=40)
            await watching.reaches(first.seq)
            oracle = Oracle(await server.services.store.log_of(code), words=False)
            chairs = (await server.services.live_tables.find(code)).sitting.chairs
            clients = ((first, chairs[0].person), (second, chairs[1].person), (watching, None))
            # A small game shows few cards, and perhaps none to spectators.
            assert sum(oracle.check(client.frames, person) for client, person in clients) > 0


def usual_seats(key: str) -> int:
    """The fewest seats with which this game can be played by its default options."""
    rules = load(key).rules
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        try:
            rules.settings_for(seats, {})
        except BadOption:
            continue
        return seats
    raise AssertionError(f"{key} cannot be played without options")
