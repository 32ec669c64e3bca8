"""Card, then place, then confirm: the board of the gallery page, by keyboard, by mouse and with a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def opens_board(visitor: Visitor, size: str) -> Page:
    page = visitor.page
    visitor.resizes(*SIZES[size])
    visitor.goes("/gallery?sheet=board")
    board(page).scroll_into_view_if_needed()
    expect(question(page)).to_have_text("Which card goes where?")
    return page


def board(page: Page) -> Locator:
    return page.get_by_role("group", name="Board")


def place(page: Page, name: str) -> Locator:
    return board(page).get_by_role("button", name=name)


def lit(page: Page) -> list[str]:
    """The names of the lit places, as they are drawn."""
    names = board(page).locator(".place.is-lit > .unseen").all_text_contents()
    return [name.split(",")[0] for name in names]


def question(page: Page) -> Locator:
    return page.locator(".tray .ask h2")


def buttons(page: Page) -> Locator:
    return page.locator(".tray .ask .btn")


def card(page: Page, name: str) -> Locator:
    return page.locator(".tray button.card").filter(has_text=name).first


def looks_well(page: Page, size: str) -> None:
    # The rest of the sheet is looked at by test_pages.py.
    assert violations(page, ".table") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]


@pytest.mark.parametrize("size", list(SIZES))
def test_the_keyboard_walks_from_card_to_place_to_confirm(server: RunningServer, enters: Door, size: str) -> None:
    page = opens_board(enters(server, phone=size == "phone"), size)
    keys = page.keyboard
    looks_well(page, size)
    # A place that needs no card, and a back that can be pointed at, are lit at once.
    assert lit(page) == ["d1", "c2"]
    expect(place(page, "c2, face-down card")).to_have_attribute("aria-pressed", "false")
    expect(place(page, "b2, Crisis")).to_have_accessible_name("b2, Crisis, asks this question")

    card(page, "Mimic").focus()
    keys.press("Enter")
    expect(question(page)).to_have_text("Which card goes where?")
    expect(page.locator(".tray .ask p").first).to_have_text("Mimic: choose a lit place.")
    assert lit(page) == ["b1", "d1", "d2", "b3"]
    expect(place(page, "b1")).to_be_focused()

    # The arrow keys move over all places; a dim one says why it cannot be chosen.
    keys.press("ArrowDown")
    expect(place(page, "b2")).to_be_focused()
    expect(place(page, "b2")).to_have_accessible_description("A card lies there already")
    # Moving the focus may scroll, and the browser says so only later.
    page.evaluate("document.dispatchEvent(new Event('scroll'))")
    expect(page.get_by_text("A card lies there already").last).to_be_visible()
    keys.press("Enter")
    expect(board(page).locator(".is-selected")).to_have_count(0)
    keys.press("ArrowLeft")
    expect(place(page, "a2")).to_be_focused()
    expect(place(page, "a2")).to_have_accessible_description("Choose one of the lit places")
    keys.press("End")
    expect(place(page, "c3")).to_be_focused()
    keys.press("Home")
    expect(place(page, "a1")).to_be_focused()
    looks_well(page, size)

    keys.press("ArrowRight")
    keys.press("Enter")
    expect(place(page, "b1")).to_have_attribute("aria-pressed", "true")
    expect(buttons(page)).to_have_text(["Mimic → b1", "Back"])
    expect(buttons(page).first).to_be_focused()
    # The page has asked for the foresight of this answer.
    expect(page.locator(".tray .ask p").first).to_have_text("That would be worth 2 points. Then chance decides.")
    looks_well(page, size)

    # Escape steps back from the place to the card, and from the card to nothing.
    keys.press("Escape")
    expect(place(page, "b1")).to_be_focused()
    expect(place(page, "b1")).to_have_attribute("aria-pressed", "false")
    keys.press("Escape")
    expect(card(page, "Mimic")).to_be_focused()
    assert lit(page) == ["d1", "c2"]

    keys.press("Enter")
    keys.press("Enter")
    keys.press("Enter")
    expect(place(page, "b1")).to_have_accessible_name("b1, Mimic")
    expect(page.get_by_role("log", name="Places")).to_have_text("Hania lays Mimic on b1.")
    looks_well(page, size)


def test_numbers_choose_cards_and_places(server: RunningServer, enters: Door) -> None:
    page = opens_board(enters(server), "desktop")
    card(page, "Vengeance").focus()
    for key in "121":  # the first card, its second place, the first button
        page.keyboard.press(key)
    expect(place(page, "c1")).to_have_accessible_name("c1, Vengeance")


@pytest.mark.parametrize("size", list(SIZES))
def test_pointer_and_thumb_do_the_same(server: RunningServer, enters: Door, size: str) -> None:
    visitor = enters(server, phone=size == "phone", motion="full")
    page = opens_board(visitor, size)

    def touches(what: Locator) -> None:
        what.scroll_into_view_if_needed()
        if visitor.phone:
            what.tap(position={"x": 12, "y": 24})
        else:
            what.click(position={"x": 12, "y": 24})

    touches(card(page, "Journey"))
    touches(place(page, "a1"))
    expect(question(page)).to_contain_text("how do you play it?")
    looks_well(page, size)
    touches(buttons(page).filter(has_text="Face down"))
    expect(place(page, "a1")).to_have_accessible_name("a1, face-down card")
    touches(place(page, "d1"))
    touches(buttons(page).filter(has_text="Choose: d1"))
    expect(place(page, "d1")).to_have_accessible_name("d1, sealed")
    touches(place(page, "c2"))
    touches(buttons(page).filter(has_text="face-down card"))
    expect(place(page, "c2")).to_have_accessible_name("c2, Destiny")
    # Picked, then picked again: the second touch of a place confirms it.
    touches(card(page, "Vengeance"))
    touches(place(page, "a3"))
    touches(place(page, "a3"))
    expect(place(page, "a3")).to_have_accessible_name("a3, Vengeance")
    looks_well(page, size)
