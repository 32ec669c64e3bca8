"""Every page and dialog: axe finds nothing, nothing scrolls sideways, and the facts on cards come from the engine.

The end of a game is in test_whole_games.py.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from pentakl import bots
from pentakl.games import load
from pentakl.words import Words
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor


def looked_at(visitor: Visitor, language: str) -> Iterator[str]:
    """Goes from page to page and from dialog to dialog; yields the name of each while it is open."""
    page = visitor.page
    words = {"pl": POLISH, "en": ENGLISH}[language]
    visitor.goes("/")
    page.get_by_role("button", name=words["play"]).wait_for()
    yield "home"
    page.get_by_role("button", name=words["settings"]).click()
    yield "settings"
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words["variants"]).click()
    yield "variants"
    page.get_by_role("dialog").get_by_role("button", name=words["invite"]).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name=words["start"]).wait_for()
    yield "waiting room"
    page.get_by_role("button", name=words["bot"]).first.click()
    page.get_by_role("button", name=words["start"]).click()
    visitor.awaits_cards()
    yield "a question"
    page.locator("main button.card.is-lit").first.click(position={"x": 12, "y": 40})
    yield "the ways of a card"
    page.locator(".rivals button.card, .hand button.card").first.click(button="right", position={"x": 12, "y": 20})
    page.get_by_role("dialog").wait_for()
    yield "a card enlarged"
    page.keyboard.press("Escape")
    if visitor.phone:
        page.get_by_role("button", name=words["chronicle"]).click()
        yield "the chronicle"
        page.keyboard.press("Escape")
    page.get_by_role("button", name=words["future"]).first.click()
    page.get_by_role("dialog").wait_for()
    yield "a pile looked through"
    page.keyboard.press("Escape")
    visitor.goes("/rules/karmaka")
    page.get_by_role("heading", level=1).wait_for()
    yield "rules"
    page.locator("button.card").first.click()
    page.get_by_role("dialog").wait_for()
    yield "a card of the rules"
    visitor.goes("/rules/nothing")
    yield "no rules"
    visitor.goes("/t/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text(words["missing"])
    yield "no table"
    visitor.goes("/nowhere")
    yield "no page"
    visitor.goes("/gallery")
    page.locator("button.card").first.wait_for()
    yield "gallery"


POLISH = {
    "play": "Zagraj z botami", "settings": "Ustawienia", "variants": "Warianty", "invite": "Zaproś znajomych",
    "start": "Zacznij grę", "bot": "Bot: adept", "chronicle": "Kronika", "future": "Przyszłe Życie:",
    "missing": "Nie ma takiego stołu",
}  # fmt: skip
ENGLISH = {
    "play": "Play against bots", "settings": "Settings", "variants": "Variants", "invite": "Invite friends",
    "start": "Start the game", "bot": "Bot: adept", "chronicle": "Chronicle", "future": "Future Life:",
    "missing": "There is no such table",
}  # fmt: skip


@pytest.mark.parametrize(("language", "phone"), [("pl", False), ("en", True)])
def test_axe_finds_nothing_on_any_page(server: RunningServer, enters: Door, language: str, phone: bool) -> None:
    visitor = enters(server, language, phone)
    wide = 390 if phone else 1280
    for name in looked_at(visitor, language):
        assert violations(visitor.page) == [], name
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= wide, name


def test_every_card_of_the_rules_is_drawn_by_the_facts_of_the_engine_even_if_the_connection_drops(
    server: RunningServer, enters: Door
) -> None:
    visitor = enters(server)
    asked = 0

    def drop_the_first_two(route: Route) -> None:
        nonlocal asked
        asked += 1
        if asked <= 2:
            route.abort()
        else:
            route.continue_()

    visitor.page.route("**/api/games/realms", drop_the_first_two)
    visitor.goes("/rules/realms")
    cards = load("realms").card_facts()
    expect(visitor.page.locator("button.card .card__index b")).to_have_text(
        [str(card["strength"]) for card in cards.values()]
    )
    assert asked == 3


def test_the_seats_that_are_offered_are_those_of_the_variant(server: RunningServer, enters: Door) -> None:
    visitor = enters(server)
    page = visitor.page
    visitor.goes("/")
    plate = page.locator("label.plate", has=page.locator('input[value="realms"]'))
    expect(plate).to_contain_text("for 2 to 7 players")
    visitor.picks(plate.get_by_role("radio"))
    proposed = Words("realms", "en").bot(bots.usual("realms"))
    expect(page.get_by_text(f"3 players, bots: {proposed}")).to_be_visible()
    page.get_by_role("button", name=ENGLISH["variants"]).click()
    players = page.get_by_role("dialog").get_by_role("group", name="Players").get_by_role("radio")
    for variant, numbers in (("Standard", "3456"), ("Chaos", "34567"), ("Draft", "")):
        visitor.picks(page.get_by_role("dialog").get_by_role("radio", name=variant))
        expect(players).to_have_count(len(numbers))
        assert [each.get_attribute("value") for each in players.all()] == list(numbers)
        if numbers:
            expect(players.first).to_be_checked()
