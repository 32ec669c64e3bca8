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


class Door:
    """Lets people in, each with a browser context of their own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._came: list[Visitor] = []
        self._gone: list[Visitor] = []

    def __call__(
        self, server: RunningServer, language: str = "en", phone: bool = False, motion: str = "reduced"
    ) -> Visitor:
        """Somebody new. Those who have left come back as other people: their browser need not warm up again."""
        for gone in self._gone:
            if (gone.language, gone.phone, gone.motion) == (language, phone, motion):
                self._gone.remove(gone)
                visitor = gone.comes_back(server.address)
                break
        else:
            visitor = visit(self._browser, server.address, language, phone, motion)
        self._came.append(visitor)
        return visitor

    def empty(self) -> list[str]:
        """Everybody leaves; returns the errors that they have seen in their pages."""
        came, self._came = self._came, []
        self._gone += [visitor for visitor in came if visitor.leaves()]
        return [complaint for visitor in came for complaint in visitor.complaints]


@pytest.fixture(scope="session")
def door(browser: Browser) -> Door:
    return Door(browser)


@pytest.fixture
def enters(door: Door) -> Iterator[Door]:
    """The door for one test, during which nobody may see an error in the page."""
    yield door
    assert door.empty() == []
