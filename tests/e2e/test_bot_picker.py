"""The picker for bots in the waiting room: by mouse, by keyboard alone and with a thumb, in both languages."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor


def opens_room(visitor: Visitor) -> None:
    """Open a table of Karmaka for three and go to its waiting room."""
    visitor.opens("karmaka", seats=3, pace="slow")


def chair(visitor: Visitor, seat: int) -> Locator:
    return visitor.page.get_by_role("main").get_by_role("listitem").nth(seat)


def looks_well(visitor: Visitor) -> None:
    assert violations(visitor.page) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= (390 if visitor.phone else 1280)


def test_by_keyboard_and_by_mouse(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en")
    page = visitor.page
    opens_room(visitor)
    levels = page.get_by_role("group", name="Strength of the bots").get_by_role("radio")
    expect(levels).to_have_count(4)
    adept = page.get_by_role("radio", name="adept")
    expect(adept).to_be_checked()
    expect(page.get_by_text("does not look far ahead")).to_be_visible()
    looks_well(visitor)

    adept.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="mage", exact=True)).to_be_checked()
    expect(page.get_by_role("status").filter(has_text="Thinks ahead")).to_be_visible()
    page.get_by_role("button", name="Bot: mage, seat 2").focus()
    page.keyboard.press("Enter")
    expect(chair(visitor, 1)).to_contain_text("bot · mage")
    # Its button is gone; the keyboard goes on in the same chair.
    expect(page.get_by_role("button", name="Free the seat: 2")).to_be_focused()

    page.get_by_text("archmage", exact=True).click()
    page.get_by_role("button", name="Bot: archmage, seat 3").click()
    expect(chair(visitor, 2)).to_contain_text("bot · archmage")
    page.get_by_role("button", name="Change to: archmage, seat 2").click()
    expect(chair(visitor, 1)).to_contain_text("bot · archmage")
    expect(page.get_by_role("button", name="Change to:")).to_have_count(0)
    looks_well(visitor)

    page.get_by_role("button", name="Start the game").click()
    rival = page.get_by_role("article").filter(has_text="bot: archmage").first
    expect(rival.get_by_text("archmage", exact=True)).to_be_visible()
    chronicle = page.locator(".rail [role=log]")
    expect(chronicle).to_contain_text(re.compile(r"Bots: \w+ \(archmage\), \w+ \(archmage\)\."))


def test_by_thumb_in_polish(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl", phone=True)
    page = visitor.page
    opens_room(visitor)
    page.get_by_text("uczeń", exact=True).tap()
    expect(page.get_by_text("dobry na pierwszą grę")).to_be_visible()
    page.get_by_role("button", name="Bot: uczeń, miejsce 2").tap()
    expect(chair(visitor, 1)).to_contain_text("bot · uczeń")
    page.get_by_text("arcymag", exact=True).tap()
    page.get_by_role("button", name="Zmień na: arcymag, miejsce 2").tap()
    expect(chair(visitor, 1)).to_contain_text("bot · arcymag")
    looks_well(visitor)

    # The home page proposes what was chosen there, the second level at first; here nothing was chosen.
    page.reload()
    expect(page.get_by_role("radio", name="adept")).to_be_checked()


def test_only_the_host_chooses_bots(server: RunningServer, enters: Door) -> None:
    host, guest = enters(server, "en"), enters(server, "en")
    opens_room(host)
    guest.goes(f"/t/{host.code}")
    guest.page.get_by_role("button", name="Only watch").click()
    expect(chair(guest, 1)).to_contain_text("free seat")
    expect(guest.page.get_by_role("radio")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Bot:")).to_have_count(0)
