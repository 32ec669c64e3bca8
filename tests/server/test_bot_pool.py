"""The processes in which bots think: they decide, keep to their time, take turns, and stop when they are cancelled."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path

import pytest

from pentakl.bots.searching import Decision, levels
from pentakl.core.chance import quick
from pentakl.core.search import Level
from pentakl.core.state import State
from pentakl.games import load
from pentakl.server import worker
from pentakl.server.bot_pool import BotPool, usual_size
from pentakl.server.metrics import Metrics
from pentakl.server.worker import ThinkingTime, think
from tests.server.visitors import PATIENCE, running, two_players

pytestmark = pytest.mark.anyio

FOREVER = "archmage:1000000000"
LONG = ThinkingTime(1e6, 1e12)
NO_TIME = ThinkingTime(0.0, 0.0)


@asynccontextmanager
async def pool_of(size: int) -> AsyncIterator[BotPool]:
    pool = BotPool(Metrics(), size)
    try:
        yield pool
    finally:
        pool.close()
        await asyncio.sleep(0)


def karmaka() -> tuple[State, int]:
    state = load("karmaka").start(2, 7)
    return state, state.pending[0].seat


async def until_free(pool: BotPool) -> None:
    async with asyncio.timeout(PATIENCE):
        while pool.busy_workers:
            await asyncio.sleep(0.005)


def count_of(pool: BotPool, name: str) -> float:
    value = pool._metrics.registry.get_sample_value(name)
    assert value is not None
    return value


async def test_a_worker_decides_for_the_given_position() -> None:
    state, seat = karmaka()
    async with pool_of(1) as pool:
        for bot in ("random", "greedy", "apprentice", "archmage:300"):
            action = await pool.decide("a", state, bot, seat, LONG)
            assert load("karmaka").parse(action) in state.legal(seat)
        assert count_of(pool, "pentakl_bot_seconds_count") == 4


async def test_a_bot_that_fails_is_replaced_for_one_decision() -> None:
    state, seat = karmaka()
    async with pool_of(1) as pool:
        action = await pool.decide("a", state, "no-such-bot", seat, LONG)
    assert load("karmaka").parse(action) in state.legal(seat)


def test_a_worker_reads_the_position_from_its_document_also_in_mid_effect() -> None:
    game, chance = load("karmaka"), quick(3)
    state = game.start(2, 5)
    while not state.is_mid_effect:
        seat = state.pending[0].seat
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    seat = state.pending[0].seat
    worker._cancel_flags = [0]
    for bot in ("random", "greedy", "adept"):
        action = worker.decide("karmaka", json.dumps(state.to_json()).encode(), bot, seat, 1, LONG, 0)
        assert action is not None
        assert game.parse(action) in state.legal(seat)


async def test_a_cancelled_search_leaves_no_busy_worker() -> None:
    """Searches that would never end are cancelled, running or waiting; then the workers are free for everybody."""
    state, seat = karmaka()
    async with pool_of(2) as pool:
        await pool.decide("warm-up", state, "random", seat, LONG)
        for _ in range(5):
            searches = [asyncio.create_task(pool.decide(table, state, FOREVER, seat, LONG)) for table in "abcd"]
            while pool.busy_workers < 2:
                await asyncio.sleep(0.005)
            # Time to begin: a worker is not asked before it has begun.
            await asyncio.sleep(0.05)
            for search in searches:
                search.cancel()
            for search in searches:
                with suppress(asyncio.CancelledError):
                    await search
            await until_free(pool)
        assert count_of(pool, "pentakl_bot_cancelled_total") == 10
        assert pool._workers._processes is not None
        workers = list(pool._workers._processes._processes.values())
        used = [cpu_of(each.pid) for each in workers]
        await asyncio.sleep(0.2)
        assert [cpu_of(each.pid) - before for each, before in zip(workers, used)] == pytest.approx([0.0, 0.0], abs=0.05)
        # They are alive, too: nobody had to kill them.
        await asyncio.gather(*[pool.decide(table, state, "apprentice", seat, LONG) for table in "ab"])
        assert all(each.is_alive() for each in workers)


def cpu_of(process: int | None) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def test_tables_take_turns_at_the_workers() -> None:
    """A table with many bots does not keep another one waiting for all of them."""
    state, seat = karmaka()
    order: list[str] = []

    async with pool_of(1) as pool:

        async def decide(table: str) -> None:
            await pool.decide(table, state, "random", seat, LONG)
            order.append(table)

        await asyncio.gather(*[decide(table) for table in "aaaabb"])
    assert order == list("aababa")


def test_a_search_ends_when_its_time_is_up_but_not_before_the_fewest_iterations() -> None:
    state, seat = karmaka()
    endless = Level("endless", 10**9)
    for hurried in (NO_TIME, ThinkingTime(60.0, 0.0), ThinkingTime(0.0, 1e12)):
        decision = Decision(endless, state, seat, quick(1))
        assert think(decision, 37, hurried, lambda: False)
        assert decision.iterations == 37
        assert decision.action() in state.legal(seat)
    decision = Decision(endless, state, seat, quick(1))
    assert think(decision, 1, ThinkingTime(0.05, 1e12), lambda: False)
    assert decision.iterations > 1


def test_a_level_thinks_for_its_own_iterations_however_they_are_sliced() -> None:
    state, seat = karmaka()
    level = levels("karmaka")[2]
    sliced, whole = Decision(level, state, seat, quick(4)), Decision(level, state, seat, quick(4))
    assert think(sliced, 1, LONG, lambda: False)
    whole.run(level.iterations)
    assert sliced.iterations == whole.iterations == level.iterations
    assert sliced.left == 0
    assert sliced.action() == whole.action()


def test_a_cancelled_search_ends_between_two_slices() -> None:
    state, seat = karmaka()
    decision = Decision(Level("endless", 10**9), state, seat, quick(1))
    asked: list[float] = []

    def is_cancelled() -> bool:
        asked.append(time.process_time())
        return len(asked) > 30

    assert not think(decision, 10**9, LONG, is_cancelled)
    slices = sorted(after - before for before, after in pairwise(asked))
    assert slices[len(slices) // 2] < 0.05


def test_one_core_is_left_to_the_server() -> None:
    cores = len(os.sched_getaffinity(0))
    assert usual_size() == max(1, cores - 1)


async def test_an_undo_and_a_person_who_returns_end_the_search_for_the_old_position(tmp_path: Path) -> None:
    """Cardia asks both at once. Anna's hidden answer changes nothing for Bartek's bot, taking it back does."""
    async with running(tmp_path) as server, two_players(server, game="cardia", undo="free") as (code, anna, bartek):
        pool = server.services._bot_pool
        table = await server.services.live_tables.find(code)
        # As if Bartek had left his seat to a bot, but to one that thinks for ever, which no table offers.
        await table._store_and_enter({"do": "bot", "seat": 1, "bot": FOREVER}, None, None)
        while not pool.busy_workers:
            await asyncio.sleep(0.01)
        search = table.bots._searches[1].decision

        await anna.does("act", action=anna.acts[0])
        await asyncio.sleep(0)
        assert table.bots._searches[1].decision is search

        await anna.does("undo")
        while table.bots._searches[1].decision is search:
            await asyncio.sleep(0.01)
        assert search.cancelled()

        await bartek.does("sit", seat=1)
        await until_free(pool)
        assert not table.bots.is_busy
        await bartek.does("act", action=bartek.acts[0])


async def test_a_table_that_closes_ends_its_searches(tmp_path: Path) -> None:
    async with running(tmp_path) as server, two_players(server) as (code, _, _):
        pool = server.services._bot_pool
        table = await server.services.live_tables.find(code)
        for seat in range(2):
            await table._store_and_enter({"do": "bot", "seat": seat, "bot": FOREVER}, None, None)
        while not pool.busy_workers:
            await asyncio.sleep(0.01)
        table.discard()
        await until_free(pool)
        await asyncio.sleep(0)
        assert not table.bots.is_busy
