"""Every game against bots, by mouse: from the home page into the game, and the end of one; a new game is included.

A whole game takes up to forty seconds of a core, so bots play the middle of it.
"""

from __future__ import annotations

import random

import pytest

from pentakl.cli.app import fewest_seats
from pentakl.games import keys, load
from pentakl.words import Words
from tests.e2e.axe import violations
from tests.e2e.chronicle import told_by_terminal, told_on_page
from tests.e2e.conftest import Door
from tests.e2e.prepared import bots_play_until, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

FIRST = 6  # answers
LEFT = 12  # decisions of bots until the end


@pytest.mark.parametrize("game", keys())
def test_from_the_home_page_to_the_end(server: RunningServer, enters: Door, game: str) -> None:
    """Two clicks to start, the game, its end; the chronicle says word for word what the terminal would say."""
    visitor = enters(server, "pl")
    visitor.goes("/")
    visitor.picks(visitor.page.get_by_role("radio", name=Words(game, "pl").say("game-name")))
    visitor.page.get_by_role("button", name="Zagraj z botami").click()
    visitor.page.wait_for_url("**/t/*")
    visitor.awaits()
    assert violations(visitor.page) == []
    dice = random.Random(3)
    for _ in range(FIRST):
        if not (found := visitor.awaits())["story"]:
            visitor.answers(dice, found)
    visitor.awaits()
    is_told_as_in_the_terminal(visitor, game)

    visitor.frames.clear()
    seats = fewest_seats(load(game), {})
    script = bots_play_until(LEFT, game, seats, {}, seed=7)
    visitor.goes(f"/t/{prepare(server, visitor, game, {}, 7, script, ['bot'] * (seats - 1))}")
    assert visitor.plays_to_the_end(dice) > 0
    assert violations(visitor.page) == []
    is_told_as_in_the_terminal(visitor, game)


def is_told_as_in_the_terminal(visitor: Visitor, game: str) -> None:
    visitor.page.keyboard.press("Escape")
    told = told_on_page(visitor)[-300:]
    assert told
    assert told == told_by_terminal(visitor, game)[-300:]
