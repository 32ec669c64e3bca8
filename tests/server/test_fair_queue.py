"""The queue of the pools: groups take turns, nobody waits for ever, and no place is lost."""

from __future__ import annotations

import asyncio

import pytest

from pentakl.server.fair_queue import FairQueue
from tests.server.visitors import PATIENCE

pytestmark = pytest.mark.anyio


async def test_addresses_take_turns_in_the_line() -> None:
    line, order = FairQueue(), []

    async def go(address: str) -> None:
        async with line.turn(address, PATIENCE):
            order.append(address)
            await asyncio.sleep(0)

    waiting = [asyncio.create_task(go(address)) for address in "aaaaabbc"]
    await asyncio.sleep(0)
    waiting[1].cancel()  # somebody goes away
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == list("abcabaa")
    await asyncio.wait_for(go("d"), 1)


async def test_nobody_waits_in_the_line_for_ever() -> None:
    line = FairQueue()
    async with line.turn("a", PATIENCE):
        with pytest.raises(TimeoutError):
            async with line.turn("b", 0.02):
                pass
    async with line.turn("b", 0.02):
        pass


async def test_as_many_go_through_at_once_as_there_are_places() -> None:
    queue = FairQueue(2)
    async with queue.turn("a") as first, queue.turn("a") as second:
        assert {first, second} == {0, 1}
        third = asyncio.create_task(queue.enter("b"))
        await asyncio.sleep(0)
        assert len(queue) == 1
        assert not third.done()
    assert await third in (0, 1)
    assert len(queue) == 0


async def test_a_place_that_comes_while_its_caller_is_cancelled_goes_to_the_next() -> None:
    queue = FairQueue()
    place = await queue.enter("a")
    leaves, stays = asyncio.create_task(queue.enter("b")), asyncio.create_task(queue.enter("c"))
    await asyncio.sleep(0)
    queue.leave(place)
    leaves.cancel()
    assert await asyncio.wait_for(stays, PATIENCE) == place


async def test_in_the_background_one_waits_until_nobody_else_does() -> None:
    queue, order = FairQueue(), []

    async def go(group: str, in_background: bool) -> None:
        async with queue.turn(group, in_background=in_background):
            order.append(group)
            await asyncio.sleep(0)

    async with queue.turn("x"):
        background = [asyncio.create_task(go(group, True)) for group in "xxyx"]
        await asyncio.sleep(0)
        others = [asyncio.create_task(go(group, False)) for group in "aab"]
        await asyncio.sleep(0)
    await asyncio.gather(*background, *others)
    # In the background, too, groups take turns.
    assert order == list("abaxyxx")
