"""One whole game of every game against a bot, by mouse, from the home page to the end; a new game is included."""

from __future__ import annotations

import random

import pytest

from pentakl.games import keys
from pentakl.words import Words
from tests.e2e.axe import violations
from tests.e2e.chronicle import told_by_terminal, told_on_page
from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer


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
    assert visitor.plays_to_the_end(random.Random(3)) > 0
    assert violations(visitor.page) == []
    visitor.page.keyboard.press("Escape")
    assert told_on_page(visitor)[-300:] == told_by_terminal(visitor, game)[-300:]
