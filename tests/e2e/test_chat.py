"""The chat at the table in real browsers: two people and a spectator, a phone among them."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer
from tests.e2e.test_company import sit_down
from tests.e2e.visitor import Visitor

FIELD = {"pl": "Twoja wiadomość", "en": "Your message"}
CHAT = {"pl": "Czat", "en": "Chat"}


def meet(server: RunningServer, enters: Door, phone: bool = False) -> tuple[Visitor, Visitor]:
    """Anna, the host, at an English desktop; Bartek in Polish. Both sit at a table that waits."""
    anna, bartek = enters(server, "en"), enters(server, "pl", phone=phone)
    anna.opens("karmaka", seats=2, name="Anna")
    sit_down(bartek, f"/t/{anna.code}", "Bartek")
    return anna, bartek


def opens_chat(visitor: Visitor) -> None:
    page, name = visitor.page, CHAT[visitor.language]
    (page.get_by_role("button", name=name) if visitor.phone else page.get_by_role("tab", name=name)).click()


def said(visitor: Visitor) -> Locator:
    """What the page shows of the conversation."""
    return visitor.page.get_by_role("log", name={"pl": "Wiadomości", "en": "Messages"}[visitor.language])


def field(visitor: Visitor) -> Locator:
    return visitor.page.get_by_label(FIELD[visitor.language])


def says(visitor: Visitor, text: str) -> None:
    field(visitor).fill(text)
    field(visitor).press("Enter")
    expect(said(visitor)).to_contain_text(text)
    expect(field(visitor)).to_have_value("")
    expect(field(visitor)).to_be_focused()


def starts(anna: Visitor, *others: Visitor) -> None:
    anna.page.get_by_role("button", name="Start the game").click()
    for visitor in (anna, *others):
        visitor.page.wait_for_selector(".ask")


def test_two_people_talk_and_a_spectator_reads(server: RunningServer, enters: Door) -> None:
    anna, bartek = meet(server, enters, phone=True)
    watcher = enters(server, "en")
    watcher.goes(f"/t/{anna.code}")
    # In the waiting room, messages are plain text: no markup, no links.
    text = "<b>Hi</b> & see https://example.org"
    says(anna, text)
    expect(said(watcher)).to_contain_text(text)
    expect(watcher.page.get_by_text("only players can write")).to_be_visible()
    expect(watcher.page.get_by_role("textbox", name="Your message")).to_have_count(0)
    expect(watcher.page.get_by_role("button", name="Phrases")).to_have_count(0)
    assert said(watcher).locator("a").count() == 0

    # On a phone the icon shows a number, and the chat opens as a sheet.
    bartek.page.get_by_role("button", name="Czat, nieprzeczytane: 1").tap()
    expect(said(bartek)).to_contain_text(text)
    bartek.page.get_by_role("button", name="Zwroty").tap()
    phrases = bartek.page.get_by_role("group", name="Gotowe zwroty").get_by_role("button")
    expect(phrases).to_have_count(12)
    assert min(box["height"] for box in (one.bounding_box() for one in phrases.all()) if box) >= 44
    assert violations(bartek.page, "dialog") == []
    phrases.filter(has_text="Powodzenia!").tap()
    expect(said(bartek)).to_contain_text("Powodzenia!")
    # Everybody reads a ready phrase in their own language.
    expect(said(anna)).to_contain_text("Good luck!")
    bartek.page.get_by_role("button", name="Zamknij").tap()
    expect(bartek.page.get_by_role("button", name="Czat", exact=True)).to_be_visible()

    # During the game the chat is a tab beside the chronicle: new messages are counted, and announced.
    starts(anna, bartek)
    opens_chat(bartek)
    says(bartek, "Do dzieła!")
    expect(anna.page.get_by_role("tab", name="Chat, unread: 1")).to_be_visible()
    expect(anna.page.locator("p[aria-live=polite]")).to_have_text("Bartek: Do dzieła!")
    opens_chat(anna)
    expect(said(anna)).to_contain_text("Do dzieła!")
    expect(anna.page.get_by_role("tab", name="Chat", exact=True)).to_have_attribute("aria-selected", "true")
    assert violations(anna.page) == []

    # A reload keeps the messages, and what was read stays read.
    anna.page.reload()
    tab = anna.page.get_by_role("tab", name="Chat", exact=True)
    tab.click()
    expect(said(anna)).to_contain_text(text)
    expect(said(anna)).to_contain_text("Good luck!")
    expect(said(anna)).to_contain_text("Do dzieła!")


def test_a_person_is_muted_by_one_and_silenced_by_the_host_for_all(server: RunningServer, enters: Door) -> None:
    anna, bartek = meet(server, enters)
    says(bartek, "Raz.")
    expect(said(anna)).to_contain_text("Raz.")
    anna.page.get_by_role("button", name="People").click()
    anna.page.get_by_role("button", name="Mute Bartek").click()
    expect(said(anna)).not_to_contain_text("Raz.")
    says(bartek, "Dwa.")
    says(anna, "I hear nothing.")
    expect(said(bartek)).to_contain_text("I hear nothing.")
    expect(said(anna)).not_to_contain_text("Dwa.")
    assert "muted" in anna.page.evaluate("localStorage.getItem('pentakl.settings')")
    anna.page.get_by_role("button", name="Unmute Bartek").click()
    expect(said(anna)).to_contain_text("Dwa.")

    anna.page.get_by_role("button", name="Silence Bartek").click()
    expect(said(anna)).to_contain_text("The host has silenced Bartek.")
    expect(anna.page.get_by_role("list", name="People in the chat")).to_contain_text("silenced by the host")
    assert violations(anna.page, "aside") == []
    expect(said(bartek)).to_contain_text("Gospodarz stołu odbiera głos: Bartek.")
    expect(bartek.page.get_by_text("Gospodarz stołu odebrał ci głos.")).to_be_visible()
    expect(field(bartek)).to_have_count(0)
    # Only the host has the button.
    bartek.page.get_by_role("button", name="Osoby").click()
    expect(bartek.page.get_by_role("button", name="Wycisz: Anna")).to_be_visible()
    expect(bartek.page.get_by_role("button", name="Odbierz głos")).to_have_count(0)
    bartek.page.reload()
    expect(bartek.page.get_by_text("Gospodarz stołu odebrał ci głos.")).to_be_visible()
    anna.page.get_by_role("button", name="Let speak again: Bartek").click()
    expect(field(bartek)).to_be_visible()


def test_a_question_does_not_take_the_focus_from_the_chat_and_the_keyboard_leads_back(
    server: RunningServer, enters: Door
) -> None:
    anna, bartek = meet(server, enters)
    field(anna).focus()
    anna.page.keyboard.type("Move 12345 ")
    bartek.page.get_by_role("button", name="Zacznij grę").click()
    dice = random.Random(3)
    bartek.page.wait_for_selector(".ask")
    while not anna.page.locator(".ask.urgent").count():
        found = bartek.possibilities()
        if found is None:
            bartek.page.wait_for_timeout(30)
        else:
            bartek.answers(dice, found)
    # The game has begun and asks her: she writes on, and the numbers of the keyboard choose no card.
    expect(field(anna)).to_be_focused()
    anna.page.keyboard.type("1 2 3")
    expect(field(anna)).to_have_value("Move 12345 1 2 3")
    anna.page.keyboard.press("Enter")
    opens_chat(bartek)
    expect(said(bartek)).to_contain_text("Move 12345 1 2 3")
    # Near the limit the remaining characters are counted, and no more can be typed.
    field(anna).fill("x" * 295)
    expect(anna.page.get_by_text("Characters left: 5")).to_be_attached()
    anna.page.keyboard.type("123456789")
    assert len(field(anna).input_value()) == 300
    field(anna).fill("")
    anna.page.keyboard.press("Escape")
    assert anna.page.evaluate("document.querySelector('main').contains(document.activeElement)")

    # And back by keyboard alone: the tabs are one Tab stop, arrows move between them, and the field comes soon after.
    anna.page.get_by_role("tab", name="Chronicle").press("Enter")
    expect(field(anna)).to_have_count(0)
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    for _ in range(4):
        anna.page.keyboard.press("Tab")
    expect(field(anna)).to_be_focused()
    # A ready phrase, by keyboard too; the drawer closes, and the focus is where it was opened.
    opener = anna.page.get_by_role("button", name="Phrases")
    opener.press("Enter")
    for key in ("ArrowRight", "Enter"):
        anna.page.keyboard.press(key)
    expect(said(bartek)).to_contain_text("Powodzenia!")
    expect(opener).to_be_focused()
