"""Whole games against a bot, from the home page to the end: by mouse, by keys alone, on a phone; in both languages.

Karmaka's; the other games' whole games are in tests of their own. Each takes ten seconds of a core or two, so each way
of playing is tried in one language. The chronicle is compared with the terminal's, word by word, in both.
"""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

from pentakl.words import Words
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.house import House
from tests.e2e.visitor import Visitor

PLAY = {"pl": "Zagraj z botami", "en": "Play against bots"}


def sits_down(visitor: Visitor) -> None:
    """The two clicks: the page is open, a game is chosen; play."""
    visitor.goes("/")
    visitor.picks(visitor.page.get_by_role("radio", name="Karmaka"))
    visitor.page.get_by_role("button", name=PLAY[visitor.language]).click()
    visitor.page.wait_for_url("**/t/*")


def has_no_sideways_scroll(visitor: Visitor) -> bool:
    wide: int = visitor.page.evaluate("document.documentElement.scrollWidth")
    return wide <= visitor.page.viewport_size["width"] if visitor.page.viewport_size else False


def test_by_mouse(house: House, enters: Door) -> None:
    visitor = enters(house, "pl")
    sits_down(visitor)
    assert visitor.plays_to_the_end(random.Random(3)) > 10
    assert violations(visitor.page) == []
    visitor.page.keyboard.press("Escape")
    assert told_on_page(visitor)[-300:] == told_by_terminal(visitor)[-300:]


def test_by_keyboard_alone(house: House, enters: Door) -> None:
    visitor = enters(house, "en")
    visitor.goes("/")
    visitor.page.get_by_role("button", name=PLAY["en"]).wait_for()
    # To the gold button without touching the mouse.
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement?.matches('.btn.main')"):
            break
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/t/*")
    assert visitor.plays_to_the_end(random.Random(1), by_keyboard=True) > 10
    visitor.page.keyboard.press("Escape")
    assert told_on_page(visitor)[-300:] == told_by_terminal(visitor)[-300:]


def test_numbers_choose_and_escape_lets_go(house: House, enters: Door) -> None:
    visitor = enters(house)
    sits_down(visitor)
    visitor.awaits_cards()
    keys, picked = visitor.page.keyboard, visitor.page.locator("main button.card[aria-pressed=true]")
    keys.press("2")
    expect(picked).to_have_count(1)
    expect(visitor.page.locator(".ask .btn.main")).to_be_focused()
    name = picked.inner_text()
    keys.press("Escape")
    expect(picked).to_have_count(0)
    expect(visitor.page.locator("main button.card:focus")).to_have_text(name)
    before = visitor.page.get_by_role("log").inner_text()
    keys.press("1")
    keys.press("3")
    expect(visitor.page.get_by_role("log")).not_to_have_text(before)
    expect(visitor.page.get_by_role("log")).to_contain_text("You lay a card on your Future Life")


def test_on_a_phone(house: House, enters: Door) -> None:
    visitor = enters(house, "pl", phone=True)
    sits_down(visitor)
    assert has_no_sideways_scroll(visitor)
    assert visitor.plays_to_the_end(random.Random(2)) > 10
    assert violations(visitor.page) == []
    visitor.page.keyboard.press("Escape")
    assert violations(visitor.page) == []
    assert has_no_sideways_scroll(visitor)


def told_on_page(visitor: Visitor) -> list[str]:
    """The sentences of the chronicle, without headings and without the words of the table itself."""
    said: list[str] = visitor.page.locator(".rail [role=log] p:not(.heading)").all_text_contents()
    return [plain(sentence) for sentence in said if plain(sentence) not in shell_sentences(visitor.language)]


def told_by_terminal(visitor: Visitor) -> list[str]:
    words = Words("karmaka", "pl" if visitor.language == "pl" else "en")
    table = visitor.messages("table")[0]
    names = [chair["name"] for chair in table["sitting"]["chairs"]]
    told: list[str] = []
    for part in [*table["log"], *visitor.messages("step")]:
        events = [event for event in between_headings(part["events"]) if words.has(f"event-{event['kind']}")]
        told += words.tell(events, names, table["view"]["seat"])
    return [plain(sentence) for sentence in told]


def between_headings(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the page tells in sentences: rounds and turns are its headings, and a deal is one sentence of its own."""
    told: list[dict[str, Any]] = []
    dealing = False
    for event in events:
        is_mark = event["kind"] in ("round", "turn")
        dealing = event["kind"] in ("game-begins", "next-game") or (dealing and not is_mark)
        if not is_mark and not (dealing and event.get("cards")):
            told.append(event)
    return told


def shell_sentences(language: str) -> list[str]:
    if language == "pl":
        return ["Gra się zaczyna.", "Karty są rozdane.", "Koniec gry."]
    return ["The game begins.", "The cards are dealt.", "The game is over."]


def plain(sentence: str) -> str:
    return re.sub(r"\s+", " ", sentence).strip()
