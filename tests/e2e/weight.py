"""How much a first visit has to download: for the home page, and from there to the first card of a game.

`make weight` prints the table; test_weight.py holds it to the budget.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, Page

from pentakl.words import Language, Words
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import visit

KB: Final = 1000
# After it is shown, the home page also fetches what every table needs.
TABLES_ARE_READY: Final = (
    "() => performance.getEntriesByType('resource').some((one) => one.name.includes('/TablePage'))"
)
HOME_KB, HOME_REQUESTS, CARD_KB = 260, 20, 120
PLAY: Final[dict[Language, str]] = {"pl": "Zagraj z botami", "en": "Play against bots"}
FONTS: Final = "() => document.fonts.ready.then(() => [...document.fonts].every((font) => font.status !== 'loading'))"


@dataclass(frozen=True)
class Load:
    """Bytes and requests of one step, as they go over the line: compressed, with their headers."""

    requests: int
    bytes: int
    kinds: dict[str, int]

    @property
    def kb(self) -> float:
        return self.bytes / KB


class Scales:
    """Counts what a page downloads, as the browser reports it."""

    def __init__(self, page: Page) -> None:
        self._asked: dict[str, tuple[str, str]] = {}
        self._loads: dict[str, tuple[str, int]] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self._came)
        session.on("Network.loadingFinished", self._ended)
        session.send("Network.enable")

    def _came(self, found: dict[str, Any]) -> None:
        self._asked[found["requestId"]] = (found["response"]["url"], found["type"])

    def _ended(self, found: dict[str, Any]) -> None:
        address, kind = self._asked.get(found["requestId"], (found["requestId"], "Other"))
        # The home page asks again for its tables every few seconds; that adds nothing to the page. Images inside a
        # style sheet are not requests.
        if not address.startswith("data:"):
            self._loads.setdefault(address, (kind, int(found["encodedDataLength"])))

    def take(self) -> Load:
        """All that was downloaded since the last call."""
        taken, self._loads = self._loads, {}
        kinds: dict[str, int] = {}
        for kind, size in taken.values():
            kinds[kind] = kinds.get(kind, 0) + size
        return Load(len(taken), sum(kinds.values()), kinds)


def weigh(browser: Browser, server: RunningServer, game: str, language: Language) -> tuple[Load, Load]:
    """The home page without a cache, then the way from there to the first card of a game against bots."""
    visitor = visit(browser, server.address, language, phone=False, motion="reduced")
    page = visitor.page
    scales = Scales(page)
    visitor.goes("/")
    page.get_by_role("button", name=PLAY[language]).wait_for()
    visitor.picks(page.get_by_role("radio", name=Words(game, language).say("game-name")))
    page.wait_for_function(TABLES_ARE_READY)
    page.wait_for_load_state("networkidle")
    home = scales.take()
    page.get_by_role("button", name=PLAY[language]).click()
    page.wait_for_url("**/t/*")
    page.locator("main .card:visible").first.wait_for()
    page.wait_for_function(FONTS)
    card = scales.take()
    visitor.context.close()
    return home, card
