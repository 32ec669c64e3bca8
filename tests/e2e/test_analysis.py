"""The analysis of a finished game in every game: by keyboard alone on a desktop, by thumb on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from pentakl.games import keys
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.prepared import bots_play, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.short_games import blundered, finished
from tests.e2e.test_replay import goes_on, step_of
from tests.e2e.visitor import PATIENCE


def complete(page: Page) -> int:
    """Wait for the end of the analysis; returns how many decisions were judged."""
    page.wait_for_selector(".tray:not([data-busy])")
    curve = page.locator(".plot")
    page.wait_for_function(
        "() => Number(document.querySelector('.plot')?.getAttribute('aria-valuemax')) > 0"
        " && document.querySelectorAll('polyline').length && !document.querySelector('progress')",
        timeout=4 * PATIENCE,
    )
    return int(curve.get_attribute("aria-valuemax") or 0)


def test_by_keyboard_alone(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en")
    page = visitor.page
    visitor.resizes(1440, 900)
    for game in keys():
        code = blundered(server, visitor) if game == "eter" else finished(server, visitor, game)
        visitor.goes(f"/t/{code}")
        page.get_by_role("button", name="Story").press("Enter")
        page.get_by_role("link", name="Analysis").press("Enter")
        decisions = complete(page)

        # The arrows walk from decision to decision, and the table follows.
        curve = page.get_by_role("slider", name="Your chance of winning")
        curve.press("Home")
        first = table_step(page)
        expect(curve).to_have_attribute("aria-valuenow", "1")
        expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"^Decision 1 of {decisions}: \d+% before, "))
        expect(page.locator(".ask")).to_contain_text("Answer:")
        curve.press("End")
        expect(curve).to_have_attribute("aria-valuenow", str(decisions))
        if decisions > 1:
            assert table_step(page) > first
            curve.press("ArrowLeft")
            expect(curve).to_have_attribute("aria-valuenow", str(decisions - 1))
            curve.press("ArrowRight")
            expect(curve).to_have_attribute("aria-valuenow", str(decisions))
        page.get_by_role("slider", name="Step").press("ArrowRight")
        curve.press("ArrowLeft")
        expect(curve).to_have_attribute("aria-valuenow", str(decisions))

        # The same in words: the turning points, and every decision.
        page.get_by_text("All decisions").press("Enter")
        rows = page.get_by_role("table", name="The chance of winning").locator("tbody tr")
        expect(rows).to_have_count(decisions)
        assert violations(page) == []
        rows.first.get_by_role("button").press("Enter")
        assert table_step(page) == first
        if game == "eter":
            blunder = page.get_by_role("region", name="Analysis").get_by_role("listitem").first
            expect(blunder).to_contain_text("you chose “Jade 1 on 2,0”")
            expect(blunder).to_contain_text(re.compile("“Jade [13] on 0,(−1|2)” would have won \\d+ more games in 100"))
            page.keyboard.press("Home")
            page.keyboard.press("End")
            blunder.get_by_role("button").press("Enter")
            assert table_step(page) == first
            # The address leads back here, and from here another answer can be tried.
            there = page.url
            assert "analysis=1" in there
            page.goto(there)
            assert complete(page) == decisions
            assert table_step(page) == first
            page.get_by_role("button", name="Continue from here").press("Enter")
            page.get_by_role("button", name="Play on").press("Enter")
            goes_on(visitor, code)


def table_step(page: Page) -> int:
    page.wait_for_selector(".tray:not([data-busy])")
    return int(page.get_by_role("slider", name=re.compile("Step|Krok")).input_value())


def test_by_thumb(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl", phone=True)
    page = visitor.page
    for game in keys():
        code = blundered(server, visitor) if game == "eter" else finished(server, visitor, game)
        visitor.goes(f"/t/{code}")
        page.get_by_role("button", name="Opowieść").tap()
        page.get_by_role("link", name="Analiza").tap()
        page.wait_for_url("**/replay?**analysis=1**")
        decisions = complete(page)
        box = page.locator(".plot").bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] - 14, box["y"] + box["height"] / 2)
        curve = page.get_by_role("slider", name="Twoja szansa na wygraną")
        expect(curve).to_have_attribute("aria-valuenow", str(decisions))
        last = table_step(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
        assert violations(page) == []

        page.get_by_role("button", name="Punkty zwrotne").tap()
        dialog = page.get_by_role("dialog")
        dialog.get_by_text("Wszystkie decyzje").tap()
        assert violations(page, "dialog") == []
        dialog.get_by_role("table").locator("tbody button").first.tap()
        expect(dialog).to_have_count(0)
        expect(curve).to_have_attribute("aria-valuenow", "1")
        assert table_step(page) <= last

        # Another seat has its own analysis; spectators decide nothing.
        if game == "eter":
            page.get_by_role("button", name="Widok").tap()
            page.get_by_role("dialog").get_by_text("Orion", exact=True).tap()
            page.wait_for_url("**seat=1**")
            page.keyboard.press("Escape")
            expect(page.get_by_role("slider", name="Orion: szansa na wygraną")).to_have_attribute(
                "aria-valuetext", re.compile("^Decyzja")
            )
            page.get_by_role("button", name="Analiza").tap()
            expect(page.locator(".plot")).to_have_count(0)


def test_a_running_game_cannot_be_analysed(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en")
    page = visitor.page
    code = prepare(server, visitor, "karmaka", {}, 7, bots_play(30), ["bot"])
    visitor.goes(f"/t/{code}/replay?analysis=1")
    assert step_of(page) > 0
    expect(page.get_by_role("button", name="Analysis")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".plot")).to_have_count(0)
