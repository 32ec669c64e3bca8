"""A person at a browser: opens pages and answers whatever is lit, by mouse, by keyboard alone or with a thumb.

Everything is read from the page and done to the page; nothing here knows the rules of a game.
"""

from __future__ import annotations

import json
import random
import re
import shutil
from contextlib import suppress
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    TimeoutError,
    ViewportSize,
    WebSocket,
    expect,
)

PATIENCE = 20_000
DESKTOP = (1280, 800)
PHONE = (390, 844)
EMPTY_PAGE = "/health"
# Not the card that is already picked up: a second touch would put it back.
CARD = "main button.card.is-lit:not(.is-selected)"
PLACE = "main button.place.is-lit"
# The ways to play a card that is picked up.
WAYS = "main:has(button.card.is-selected) .ask.urgent .btn"
PICKED_PLACE = "main button.place.is-selected"
BOARD_PLACE = "main button.place"
BUTTON = '.ask.urgent .btn:not([aria-disabled="true"])'
# Where a pointer hits an element after it was scrolled into view; null if something else covers it.
POINT = """(element) => {
  if (!element.checkVisibility()) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  for (const [x, y] of [[0.12, 0.3], [0.5, 0.5], [0.88, 0.3], [0.12, 0.9], [0.88, 0.9]]) {
    const at = { x: box.x + box.width * x, y: box.y + box.height * y };
    if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
}"""
# Cards and places that may be chosen and buttons that may be pressed: those that a pointer can hit, each by its number.
POSSIBILITIES = f"""() => {{
  const point = {POINT};
  const within = (selector) => [...document.querySelectorAll(selector)].flatMap((element, index) =>
    point(element) ? [{{ selector, index }}] : []);
  if (document.querySelector('[data-busy]')) return null;
  const story = document.querySelector('dialog .story') !== null;
  const cards = within({json.dumps(CARD)});
  const places = within({json.dumps(PLACE)});
  const buttons = within({json.dumps(BUTTON)});
  return story || cards.length || places.length || buttons.length ? {{ story, cards, places, buttons }} : null;
}}"""
# What the keyboard is on.
FOCUS = f"""() => {{
  const on = document.activeElement;
  if (on?.matches({json.dumps(CARD)})) return 'card';
  if (on?.matches({json.dumps(PLACE)})) return 'place';
  return on?.matches({json.dumps(BUTTON)}) ? 'button' : '';
}}"""
# The arrow key that leads from the focus towards the nearest place that may be chosen.
TOWARDS = f"""() => {{
  const middle = (element) => {{
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }};
  const [x, y] = middle(document.activeElement);
  const ways = [...document.querySelectorAll({json.dumps(PLACE)})].map(middle).map(([a, b]) => [a - x, b - y]);
  const [across, down] = ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0] ?? [1, 0];
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}}"""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
LONGEST_GAME = 900  # answers
GLANCE = 40  # ms between two looks at the page: looking in every frame would slow down drawing

# One of the elements that a selector finds.
Target = dict[str, Any]


class Visitor:
    """One browser context with one page. `frames` are the raw messages that its sockets received."""

    def __init__(
        self, context: BrowserContext, address: str, language: str, phone: bool, motion: str, page: Page | None = None
    ) -> None:
        self.context = context
        self.address = address
        self.language = language
        self.phone = phone
        self.motion = motion
        self.frames: list[str] = []
        self._heard = 0  # how many frames there were when the page was last looked at
        self.complaints: list[str] = []
        self.page: Page = page or context.new_page()
        if page is None and not phone:
            draw_little(self.page)
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", self._see_error)
        self.page.on("console", self._hear)

    def leaves(self) -> bool:
        """Leave nothing behind: no cookie, no stored setting, no socket; returns whether the page can be used again."""
        try:
            self.context.set_offline(False)
            for other in self.context.pages:
                if other is not self.page:
                    other.close()
            self.page.unroute_all()
            self.resizes(*(PHONE if self.phone else DESKTOP))
            self.goes(EMPTY_PAGE)
            self.page.mouse.move(-10, -10)
            self.page.evaluate("() => localStorage.clear()")
            self.context.clear_cookies()
        except Error:  # the server was killed, or the browser
            self.context.close()
            return False
        self.page.remove_listener("websocket", self._listen)
        self.page.remove_listener("pageerror", self._see_error)
        self.page.remove_listener("console", self._hear)
        return True

    def comes_back(self, address: str) -> Visitor:
        """Somebody else with the same kind of browser, which has run our pages before."""
        return Visitor(self.context, address, self.language, self.phone, self.motion, self.page)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _see_error(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _hear(self, message: ConsoleMessage) -> None:
        # The browser itself reports a dropped connection; some tests drop it on purpose.
        if message.type == "error" and not re.search(r"WebSocket|ERR_|Failed to load resource", message.text):
            self.complaints.append(message.text)

    def resizes(self, width: int, height: int) -> None:
        resize(self.page, width, height, little=not self.phone)

    def goes(self, path: str) -> None:
        self.page.goto(self.address + path)

    def opens(self, game: str, **wish: Any) -> str:
        """Open a table of this game under the name Hania and go there; returns its code."""
        opening = {"game": game, "name": "Hania", "pace": "instant", **wish}
        origin = {"Origin": self.address}
        answer = self.context.request.post(f"{self.address}/api/tables", data=opening, headers=origin)
        assert answer.ok, answer.text()
        self.goes(f"/t/{answer.json()['code']}")
        return self.code

    def picks(self, radio: Locator) -> None:
        """Pick a radio button as the keyboard does: it lies under its label, where no pointer can hit it."""
        radio.press("Space")
        expect(radio).to_be_checked()

    @property
    def code(self) -> str:
        """The code of the table at which the page is."""
        return self.page.url.rsplit("/", 1)[-1]

    def messages(self, kind: str) -> list[dict[str, Any]]:
        found = [json.loads(frame) for frame in self.frames]
        return [message for message in found if message["type"] == kind]

    # --- playing

    def possibilities(self) -> dict[str, Any] | None:
        """What may be chosen now; None while nothing is asked or something is still on its way."""
        self._heard = len(self.frames)
        found: dict[str, Any] | None = self.page.evaluate(POSSIBILITIES)
        return found

    def awaits(self) -> dict[str, Any]:
        """Wait until something is asked or the game is over; returns what may be chosen."""
        found: dict[str, Any] = self.page.wait_for_function(POSSIBILITIES, polling=GLANCE).json_value()
        self._heard = len(self.frames)
        return found

    def awaits_cards(self) -> dict[str, Any]:
        """Wait until a card may be chosen; whatever is asked before gets its first answer."""
        found = self.awaits()
        while not found["cards"]:
            assert not found["story"], "the game ended before a card could be chosen"
            self.touches(found["buttons"][0])
            found = self.awaits()
        return found

    def is_over(self) -> bool:
        return self.page.locator("dialog .story").count() > 0

    def touches(self, target: Target) -> None:
        """Click or tap where the target is now; scrolling may have moved it since it was found."""
        element = self.page.locator(target["selector"]).nth(target["index"])
        point = element.evaluate(POINT)
        assert point is not None, f"something covers {target}"
        if self.phone:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def answers(self, dice: random.Random, found: dict[str, Any], deeds: float = 0.7) -> None:
        """Answer by mouse or thumb: a lit card or place, a place for the card, then any button; or a button at once."""
        lit = found["cards"] + found["places"]
        if lit and (not found["buttons"] or dice.random() < 0.9):
            self.touches(dice.choice(lit))
            if not self._is_offered_ways():
                return
            found = self.awaits()
            if found["places"] and not self.page.locator(PICKED_PLACE).count():
                self.touches(dice.choice(found["places"]))
                found = self.awaits()
        # The first way is a Deed, which ends the game sooner.
        self.touches(found["buttons"][0] if dice.random() < deeds else dice.choice(found["buttons"]))

    def _is_offered_ways(self) -> bool:
        """Wait for the places or ways of what was touched; False if the table has changed under the finger."""
        try:
            self.page.wait_for_selector(f"{WAYS}, .ask.urgent .btn.main, {PLACE}", timeout=PATIENCE / 4)
        except TimeoutError:
            assert len(self.frames) > self._heard, "a lit card was touched, and nothing is offered"
            return False
        return True

    def uses_ability(self, dice: random.Random, found: dict[str, Any]) -> None:
        """Play any lit card by its second way; whatever else is asked gets its first answer."""
        ways = self.page.locator(".ask.urgent .btn")
        if found["cards"]:
            self.touches(dice.choice(found["cards"]))
            self.page.wait_for_selector(WAYS)
            ways.nth(1 if ways.count() > 1 else 0).click()
        else:
            self.touches(found["buttons"][0])

    def answers_by_keyboard(self, dice: random.Random) -> None:
        """Answer by keys alone, moving the focus from the question to a card, its place, and what to do with it."""
        on = self._finds_focus()
        if on == "card" and dice.random() < 0.4 and self.page.locator(PLACE).count():
            self._tabs_to(BOARD_PLACE)
            on = "place"
        while on != "button":
            self._walks(dice, on)
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(f"(was) => !['', was].includes(({FOCUS})())", arg=on)
            on = self.page.evaluate(FOCUS)
        if dice.random() < 0.3:
            self._walks(dice, "button")
        self.page.keyboard.press("Enter")

    def _walks(self, dice: random.Random, to: str) -> None:
        """A few steps with the arrow keys, until one leads to what can be chosen."""
        for _ in range(dice.randrange(4)):
            self.page.keyboard.press("ArrowRight")
        for _ in range(60):
            if self.page.evaluate(FOCUS) == to:
                return
            self.page.keyboard.press(self._arrow(dice, to))
        raise AssertionError(f"the arrow keys lead to no {to}")

    def _arrow(self, dice: random.Random, to: str) -> str:
        """Cards and buttons lie in a row; on a board the direct way may be blocked, so some steps are random."""
        if to != "place":
            return "ArrowLeft"
        return dice.choice(ARROWS) if dice.random() < 0.2 else str(self.page.evaluate(TOWARDS))

    def _tabs_to(self, selector: str) -> None:
        for _ in range(60):
            if self.page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {selector}")

    def _finds_focus(self) -> str:
        on: str = self.page.evaluate(FOCUS)
        for _ in range(60):
            if on:
                return on
            self.page.keyboard.press("Tab")
            on = self.page.evaluate(FOCUS)
        raise AssertionError("no key leads to what is lit")

    def plays_to_the_end(self, dice: random.Random, by_keyboard: bool = False) -> int:
        """Play until the game is over; returns how many questions were answered."""
        for answered in range(LONGEST_GAME):
            found = self.awaits()
            if found["story"]:
                return answered
            if by_keyboard:
                self.answers_by_keyboard(dice)
            else:
                self.answers(dice, found)
        raise AssertionError(f"the game is not over after {LONGEST_GAME} answers")


def draw_little(page: Page) -> None:
    """Let the browser draw only a corner of the page: drawing all of it is a third of its work.

    Layout, styles, hit tests and pictures are those of the whole page. Not for touch screens: outside of what is drawn
    the browser does not know who listens to a touch, and a page could no longer prevent what it does by default.
    """
    # A browser that no longer knows this command draws everything and is slower, no more.
    with suppress(Error):
        page.context.new_cdp_session(page).send("Emulation.setVisibleSize", {"width": 64, "height": 64})


def resize(page: Page, width: int, height: int, little: bool = True) -> None:
    """Give the window another size; the browser would then draw all of it if it were not told again to draw little."""
    page.set_viewport_size({"width": width, "height": height})
    if little:
        draw_little(page)


def launch(playwright: Playwright, *more: str) -> Browser:
    """The browser; `more` are further options of its command."""
    # The headless shell is the same browser without windows, each of which would cost a second of CPU time.
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found is not None, "there must be a browser: Debian's chromium"
    return playwright.chromium.launch(executable_path=found, args=list(more))


def visit(browser: Browser, address: str, language: str, phone: bool, motion: str) -> Visitor:
    """A new person with a language, a device and a motion setting; bots answer at once."""
    width, height = PHONE if phone else DESKTOP
    context = browser.new_context(
        viewport=ViewportSize(width=width, height=height),
        has_touch=phone,
        is_mobile=phone,
        locale="pl-PL" if language == "pl" else "en-GB",
        device_scale_factor=1,
    )
    settings = {"language": language, "botSpeed": "instant", "motion": motion, "sound": False}
    context.add_init_script(f"localStorage.setItem('pentakl.settings', {json.dumps(json.dumps(settings))})")
    return Visitor(context, address, language, phone, motion)
