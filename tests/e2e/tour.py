"""Visits every page and dialog, one after another, and yields the name of each.

The caller looks at the page at each name: the layout audit in every size, axe once. Nothing here
knows a game: labels are read from the texts of the web client.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext

from pentakl.bots import greedy_bot
from pentakl.core.chance import quick
from pentakl.core.state import State
from pentakl.games import keys, lesson, load
from tests.e2e.prepared import Move, Script, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.test_lessons import WANTED, answers_somehow
from tests.e2e.visitor import GLANCE, Visitor

TEXTS: Final = Path(__file__).parents[2] / "web" / "src" / "text"
HELPERS: Final = {
    "a hand": "/helper/realms#h=wildfire.smoke.mountain.great_flood.whirlwind.air_elemental.mirage",
    "hands": "/helper/realms#h=dragon.hydra.warhorse.unicorn.swamp.great_flood.knights&h=smoke.wildfire.mirage",
    "an empty hand": "/helper/realms",
    "a tournament": "/helper/cardia",
}
AT_REST: Final = """() =>
  document.querySelector('main .tray:not([data-busy])') && document.fonts.status === 'loaded'"""
# As if the browser had last looked at its tables an hour ago, when they were just opened.
LAST_LOOKED_LONG_AGO: Final = """(code) => {
  localStorage.setItem('pentakl.seen-at', JSON.stringify({ [code]: Date.now() - 3600_000 }));
  localStorage.setItem('pentakl.seen', JSON.stringify({ [code]: 8 }));
}"""


@cache
def said(language: str, key: str) -> str:
    """A text of the web client that needs no arguments: `key` or `key.attribute`."""
    name, _, attribute = key.partition(".")
    for file in (f"table.{language}.ftl", f"{language}.ftl", f"chat.{language}.ftl"):
        text = (TEXTS / file).read_text(encoding="utf-8")
        found = re.search(rf"^{re.escape(name)} =(.*(?:\n .*)*)", text, re.MULTILINE)
        if found and attribute:
            found = re.search(rf"^ +\.{attribute} = (.*)$", found[1], re.MULTILINE)
        if found:
            return found[1].strip().partition("\n")[0]
    raise KeyError(key)


class Tour:
    """One visitor's way through all pages."""

    def __init__(self, server: RunningServer, visitor: Visitor) -> None:
        self.server = server
        self.visitor = visitor
        self.page = visitor.page

    def says(self, key: str) -> str:
        return said(self.visitor.language, key)

    def presses(self, key: str) -> None:
        """Press a button or a tool by its label, however small the window is."""
        self.page.get_by_role("button", name=self.says(key), exact=True).first.press("Enter")

    def closes(self) -> None:
        self.page.keyboard.press("Escape")

    def table(self, game: str, questions: int, others: int | None = None, seed: int = 5) -> str:
        """A table where greedy bots have answered this many questions."""
        seats = load(game).seats_for({})[0] if others is None else 1 + others
        names = ["Bartek", "Celina", "Dobrosława", "Ewa", "Franciszek"][: seats - 1]
        return prepare(self.server, self.visitor, game, {}, seed, plays(seed, questions), names)

    def goes_to_table(self, code: str) -> None:
        self.visitor.goes(f"/t/{code}")
        self.page.wait_for_function(AT_REST, polling=GLANCE)

    def everywhere(self) -> Iterator[str]:
        yield from self.home()
        for game in keys():
            yield from self.before_the_game(game)
            yield from self.in_the_game(game)
            yield from self.at_the_end(game)
        for game in keys():
            yield from self.lesson(game)
        yield from self.elsewhere()

    def home(self) -> Iterator[str]:
        self.visitor.goes("/")
        self.page.get_by_role("button", name=self.says("home-play")).wait_for()
        yield "home, the first time"
        self.presses("home-settings")
        yield "settings on the home page"
        self.closes()
        for game in keys():
            self.newcomer_table(game)
            yield f"name first, {game}"
        for game in keys():
            self.opens(game, start=True)
        self.visitor.goes("/")
        self.page.locator("a[href^='/t/']").first.wait_for()
        yield "home with tables"
        for radio in self.page.locator("label.plate input").all():
            self.visitor.picks(radio)
            name = radio.get_attribute("value")
            yield f"home, {name} chosen"
            self.presses("home-options")
            yield f"variants of {name}"
            self.closes()

    def before_the_game(self, game: str) -> Iterator[str]:
        self.visitor.goes(f"/rules/{game}")
        self.page.locator("button.card").first.wait_for()
        yield f"rules of {game}"
        self.page.locator("button.card").first.press("Enter")
        yield f"a card in the rules of {game}"
        self.visitor.goes(f"/t/{self.opens(game)}")
        self.page.get_by_role("button", name=self.says("room-start")).wait_for()
        yield f"waiting room of {game}"

    def opens(self, game: str, *, start: bool = False, of: BrowserContext | None = None) -> str:
        """A table that waits for others, or is played against bots; my own, or that of somebody else."""
        seats = load(game).seats_for({})[0 if start else -1]
        bots = ["greedy"] * (seats - 1) if start else []
        wish = {"game": game, "seats": seats, "name": "Aleksandra", "pace": "instant", "bots": bots, "start": start}
        answer = (of or self.visitor.context).request.post(f"{self.server.address}/api/tables", data=wish)
        assert answer.ok, answer.text()
        return str(answer.json()["code"])

    def newcomer_table(self, game: str) -> None:
        """Somebody else's table, by its link."""
        browser = self.visitor.context.browser
        assert browser is not None
        host = browser.new_context()
        self.visitor.goes(f"/t/{self.opens(game, of=host)}")
        host.close()
        self.page.get_by_role("button", name=self.says("name-first.sit")).wait_for()

    def in_the_game(self, game: str) -> Iterator[str]:
        code = self.table(game, 9, seed=6)
        self.goes_to_table(code)
        self.page.locator("main .hand button.card, main button.card").last.click(button="right", force=True)
        self.page.get_by_role("dialog").wait_for()
        yield f"a card of {game} enlarged"
        self.closes()
        self.page.keyboard.press("?")
        yield f"keys, {game}"
        self.closes()
        self.presses("bar-rules")
        self.page.locator("[data-sheet] .close").wait_for()
        yield f"rules beside a table of {game}"
        self.page.locator("[data-sheet] .close").press("Enter")
        self.presses("bar-settings")
        yield f"settings at a table of {game}"
        self.presses("bar-leave")
        yield f"leaving, {game}"
        resign = self.page.get_by_role("button", name=self.says("leave-resign.asks"))
        if resign.count():
            resign.press("Enter")
            yield f"resigning, {game}"
        self.closes()
        yield from self.piles(game)
        # On leaving, the table page would store that it was looked at just now.
        self.visitor.goes("/")
        self.page.evaluate(LAST_LOOKED_LONG_AGO, code)
        self.visitor.goes(f"/t/{code}")
        self.page.get_by_role("dialog", name=self.says("meanwhile-title")).wait_for()
        yield f"meanwhile, {game}"
        self.closes()

    def piles(self, game: str) -> Iterator[str]:
        """Whatever opens a dialog at the table, but no answer and no card."""
        buttons = self.page.locator("main button:not(.card):not(.place):not(.btn), main .phone button.pile")
        for index in range(min(buttons.count(), 12)):
            button = buttons.nth(index)
            if not button.is_visible():
                continue
            button.press("Enter")
            if self.page.locator("dialog:modal").count():
                yield f"{game}: {(button.get_attribute('aria-label') or button.inner_text())[:40]}"
                self.closes()

    def at_the_end(self, game: str) -> Iterator[str]:
        fitting = load(game).seats_for({})
        for others in sorted({fitting[0] - 1, fitting[-1] - 1}):
            self.goes_to_table(self.table(game, 100_000, others))
            yield f"the end of {game}, {1 + others} seats, the table"
            self.presses("end-story")
            self.page.locator("dialog .story").wait_for()
            yield f"the end of {game}, {1 + others} seats"
            self.visitor.goes(f"/t/{self.visitor.code}/replay")
            self.page.locator("main .tray").wait_for()
            yield f"replay of {game}, {1 + others} seats"

    def lesson(self, game: str) -> Iterator[str]:
        self.visitor.goes(f"/rules/{game}")
        self.page.get_by_role("button", name=self.says("home-learn")).press("Enter")
        self.page.wait_for_url("**/t/*")
        begin = self.page.locator("dialog .btn.main")
        begin.wait_for()
        yield f"the goal of {game}"
        begin.press("Enter")
        told: list[str] = []
        for _ in range(20 * len(lesson(game).steps)):
            found = self.page.wait_for_function(WANTED, polling=GLANCE).json_value()
            if found.get("step") not in (None, *told):
                told.append(found["step"])
                yield f"lesson of {game}, step {len(told)}"
            elif found["wants"] == "end":
                yield f"the end of the lesson of {game}"
                return
            else:
                self.follows(found)

    def follows(self, found: dict[str, Any]) -> None:
        """Do what the lesson suggests, or anything if it suggests nothing."""
        if found["wants"] == "story":
            self.page.locator("dialog:has(.story) .close").press("Enter")
        elif found["wants"] == "next":
            self.page.keyboard.press("Escape")
        elif found["wants"] == "press":
            self.page.mouse.click(found["x"], found["y"])
        else:
            answers_somehow(self.visitor)

    def elsewhere(self) -> Iterator[str]:
        for name, path in HELPERS.items():
            self.visitor.goes(path)
            self.page.locator("main button, main input").first.wait_for()
            self.page.wait_for_load_state("networkidle")
            yield f"helper: {name}"
        for path in ("/rules/nothing", "/t/nothing", "/nowhere"):
            self.visitor.goes(path)
            self.page.get_by_role("heading", level=1).wait_for()
            yield f"nothing at {path}"


def plays(seed: int, questions: int) -> Script:
    """Greedy bots play until seat 0 has been asked this often, or to the end."""
    chance, asked = quick(seed), 0

    def move(state: State) -> Move | None:
        nonlocal asked
        asked += any(choice.seat == 0 for choice in state.pending)
        if asked >= questions or not state.pending:
            return None
        seat = state.pending[0].seat
        return seat, state.rules.actions[greedy_bot(state, seat, chance)]

    return move
