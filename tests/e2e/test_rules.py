"""The rules at the table: they open at the section behind the present question, are searched and closed, in every game.

web/src/games/rulebooks.test.ts checks that every question has a section and that everything can be found.
"""

from __future__ import annotations

import unicodedata
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from pentakl.games import keys, load
from pentakl.words import Language, Words
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor
from tests.e2e.weight import PLAY

NOW: Final = ".rules article.is-now"
# How far below the search field the section of the question begins, in px.
BELOW_THE_SEARCH: Final = f"""() => document.querySelector('{NOW}').getBoundingClientRect().top
  - document.querySelector('.rules .tools').getBoundingClientRect().bottom"""
FOCUSED: Final = "(selector) => document.activeElement?.matches(selector)"


def sits_down(visitor: Visitor, game: str, language: Language) -> None:
    """From the home page to the first question of a game against bots."""
    visitor.goes("/")
    visitor.picks(visitor.page.get_by_role("radio", name=Words(game, language).say("game-name")))
    visitor.page.get_by_role("button", name=PLAY[language]).click()
    visitor.page.wait_for_url("**/t/*")
    visitor.awaits()


def shows_the_question(visitor: Visitor, sheet: Locator, words: Words) -> None:
    """The section behind the question is marked by the question itself, and begins below the search field."""
    view = (visitor.messages("step") or visitor.messages("table"))[-1]["view"]
    [asked] = [one for one in view["asked"] if one["seat"] == view["seat"]]
    expect(sheet.locator(".question")).to_have_text(words.ask(asked))
    visitor.page.wait_for_function(f"() => Math.abs(({BELOW_THE_SEARCH})()) < 30")


def hurried(name: str) -> str:
    """A name typed in a hurry, without case and diacritics."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@pytest.mark.parametrize("game", keys())
def test_beside_the_table_by_keyboard(server: RunningServer, enters: Door, game: str) -> None:
    visitor = enters(server, "pl")
    page, polish, english = visitor.page, Words(game, "pl"), Words(game, "en")
    sits_down(visitor, game, "pl")
    page.locator("main .tray").focus()
    page.keyboard.press("r")
    sheet = page.get_by_role("complementary", name=polish.say("game-name"))
    shows_the_question(visitor, sheet, polish)
    assert page.evaluate(FOCUSED, f"{NOW} .heading")
    # The table is neither covered nor disabled.
    assert visitor.possibilities() is not None
    assert violations(page) == []

    first, *_, last = load(game).rules.cards
    found = sheet.locator("button.card")
    for wanted, typed in ((last, hurried(polish.card(last))), (first, english.card(first).upper())):
        sheet.get_by_role("textbox").fill(typed)
        expect(found.first).to_contain_text(polish.card(wanted))
    page.keyboard.press("Escape")
    expect(sheet.locator(NOW)).to_have_count(1)
    sheet.get_by_role("textbox").fill(hurried(polish.card(last)))
    expect(found.first).to_contain_text(polish.card(last))
    found.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=polish.card(last))).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUSED, ".rules button.card")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.wait_for_function(FOCUSED, arg="main .tray")


def test_over_the_table_on_a_phone(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en", phone=True)
    page, words = visitor.page, Words("ravehard", "en")
    sits_down(visitor, "ravehard", "en")
    page.get_by_role("button", name="Rules").tap()
    sheet = page.get_by_role("dialog", name="Ravehard")
    shows_the_question(visitor, sheet, words)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    sheet.get_by_role("textbox").fill("frozen")
    sheet.locator("button.card").first.tap()
    expect(page.get_by_role("dialog", name="Frozen Trout")).to_be_visible()
    page.get_by_role("dialog", name="Frozen Trout").get_by_role("button", name="Close").tap()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    assert visitor.awaits()
