"""Replay and continue-from-here in every game: by keyboard alone on a desktop, by thumb on a phone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from pentakl.games import keys
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.prepared import bots_play, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.short_games import finished
from tests.e2e.visitor import Visitor


def step_of(page: Page) -> int:
    """Which step lies on the table, once nothing moves any more."""
    page.wait_for_selector(".tray:not([data-busy])")
    return int(page.get_by_role("slider").input_value())


def at_rest(page: Page) -> str:
    """The whole table in words."""
    step_of(page)
    return page.locator("main").inner_text()


def test_by_keyboard_alone(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en")
    page = visitor.page
    visitor.resizes(1440, 900)
    for game in keys():
        code = finished(server, visitor, game)
        visitor.goes(f"/t/{code}")
        page.get_by_role("button", name="Replay").press("Enter")
        slider = page.get_by_role("slider", name="Step")
        last = int(slider.get_attribute("max") or 0)
        assert step_of(page) == 0

        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        assert step_of(page) == 2
        page.keyboard.press("ArrowDown")
        turn = step_of(page)
        assert turn > 2
        page.keyboard.press("PageDown")
        decision = step_of(page)
        assert decision > turn
        expect(page.locator(".ask")).to_contain_text("Asked:")
        expect(page.locator(".ask")).to_contain_text("Answer:")
        assert violations(page) == []

        # The address is the link to this moment.
        there = page.url
        shown = at_rest(page)
        # What follows looks alike in every game.
        if game == keys()[0]:
            walks_from_end_to_end(page, last)
        visitor.page.goto(there)
        assert step_of(page) == decision
        assert at_rest(page) == shown

        page.get_by_role("combobox", name="Seen from").select_option("1")
        page.wait_for_url("**seat=1&at=**")
        page.get_by_role("checkbox", name="All cards face up").press("Space")
        page.wait_for_url("**seat=1&open=1&**")
        expect(page.get_by_role("region", name="The others’ hands")).to_contain_text("Hania:")
        if game == keys()[0]:
            assert violations(page, ".page > :last-child, .page > :nth-child(3)") == []

        page.get_by_role("button", name="Continue from here").press("Enter")
        expect(page.get_by_role("radio", name="Hania")).to_be_checked()
        if game == keys()[0]:
            assert violations(page, "dialog") == []
        page.get_by_role("button", name="Play on").press("Enter")
        goes_on(visitor, code)
        visitor.answers_by_keyboard(random.Random(2))


def walks_from_end_to_end(page: Page, last: int) -> None:
    """To the end and back to the deal, on by itself until it is stopped, and to the moment of a sentence."""
    page.keyboard.press("End")
    assert step_of(page) == last
    expect(page.get_by_role("button", name="Continue from here")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    assert step_of(page) == 0
    dealt = at_rest(page)

    page.keyboard.press("Space")
    page.wait_for_function("() => Number(document.querySelector('[type=range]').value) > 0")
    if page.get_by_role("button", name="Pause").is_visible():
        page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    # The chronicle tells the whole game, and each of its sentences leads to its moment.
    page.get_by_role("log").get_by_role("button", name="The game begins.").press("Enter")
    assert step_of(page) == 0
    assert at_rest(page) == dealt


def goes_on(visitor: Visitor, code: str) -> None:
    """A new table has opened, and it waits for an answer of the visitor."""
    visitor.page.wait_for_url(re.compile(rf"/t/(?!{code})\w+$"))
    assert not visitor.awaits()["story"]


def test_by_thumb(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl", phone=True)
    page = visitor.page
    for game in keys():
        code = finished(server, visitor, game)
        visitor.goes(f"/t/{code}")
        page.get_by_role("button", name="Opowieść").tap()
        page.get_by_role("link", name="Powtórka").tap()
        page.wait_for_url("**/replay?**")
        assert step_of(page) == 0
        page.get_by_role("button", name="Krok dalej").tap()
        page.get_by_role("button", name="Krok dalej").tap()
        page.get_by_role("button", name="Krok wstecz").tap()
        assert step_of(page) == 1
        page.get_by_role("slider").fill("6")
        assert step_of(page) == 6
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
        assert violations(page) == []

        page.get_by_role("button", name="Widok").tap()
        page.get_by_role("dialog").get_by_text("Orion", exact=True).tap()
        page.wait_for_url("**seat=1&at=**")
        page.get_by_role("dialog").get_by_text("Wszystkie odkryte").tap()
        page.wait_for_url("**seat=1&open=1&**")
        if game == keys()[0]:
            assert violations(page, "dialog") == []
        before = step_of(page)
        page.get_by_role("button", name="Do następnej decyzji").tap()
        assert step_of(page) > before
        expect(page.get_by_role("region", name="Karty na ręce pozostałych")).to_contain_text("Hania:")

        page.get_by_role("button", name="Graj dalej stąd").tap()
        page.get_by_role("dialog").get_by_text("Orion", exact=True).tap()
        page.get_by_role("dialog").get_by_role("button", name="Graj dalej").tap()
        goes_on(visitor, code)
        assert visitor.messages("table")[-1]["sitting"]["seat"] == 1


def test_a_running_game_shows_what_i_have_seen_and_cannot_be_continued(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en")
    page = visitor.page
    code = prepare(server, visitor, "karmaka", {}, 7, bots_play(30), ["bot"])
    visitor.goes(f"/t/{code}/replay?open=1&seat=1")
    expect(page.get_by_role("main")).to_contain_text("only what you have seen yourself")
    visitor.goes(f"/t/{code}/replay")
    assert step_of(page) == int(page.get_by_role("slider").get_attribute("max") or 0)
    expect(page.get_by_role("combobox")).to_have_count(0)
    expect(page.get_by_role("checkbox")).to_have_count(0)
    expect(page.get_by_role("button", name="Continue from here")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="To the table").click()
    visitor.awaits()
    # Looking back has not changed what the table remembers as seen.
    assert not page.get_by_role("dialog").count()
