"""The first visit stays light. `make weight` prints the whole table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.running_server import RunningServer
from tests.e2e.weight import CARD_KB, HOME_KB, HOME_REQUESTS, weigh


@pytest.mark.parametrize("game", ["karmaka", "ravehard"])
def test_a_first_visit_stays_in_its_budget(server: RunningServer, browser: Browser, game: str) -> None:
    """In Polish, which has more letters and longer texts; Karmaka is the first game on the home page."""
    home, card = weigh(browser, server, game, "pl")
    assert home.requests <= HOME_REQUESTS
    assert home.kb <= HOME_KB
    assert card.kb <= CARD_KB
