"""A real server with the built web client and a real Chromium. A missing browser is a failure, never a skip."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import PATIENCE, Visitor, launch, visit

# Long, because the machine may be busy with other tests; a right answer comes in the end.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The server that most tests share; tests that kill a server start their own."""
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server for one test only."""
    with RunningServer(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launch(playwright) as browser:
        yield browser


@pytest.fixture
def visitors(browser: Browser) -> Iterator[list[Visitor]]:
    """Everybody who came during a test; all leave at its end, and nobody may have seen an error in the page."""
    came: list[Visitor] = []
    yield came
    for visitor in came:
        visitor.context.close()
    complaints = [complaint for visitor in came for complaint in visitor.complaints]
    assert complaints == []


class Door:
    """Lets people in, each with a browser context of their own."""

    def __init__(self, browser: Browser, came: list[Visitor]) -> None:
        self._browser = browser
        self._came = came

    def __call__(
        self, server: RunningServer, language: str = "en", phone: bool = False, motion: str = "reduced"
    ) -> Visitor:
        visitor = visit(self._browser, server.address, language, phone, motion)
        self._came.append(visitor)
        return visitor


@pytest.fixture
def enters(browser: Browser, visitors: list[Visitor]) -> Door:
    return Door(browser, visitors)
