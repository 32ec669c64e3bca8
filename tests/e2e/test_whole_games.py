"""Karmaka against a bot, from the home page on and to the end: by keys alone, on a phone.

A whole game of every game by mouse is in test_every_game.py; more of the other games are in tests of their own. A whole
game takes twenty seconds of a core, so here two bots play the middle of it, and each way is tried in one language.
"""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.chronicle import told_by_terminal, told_on_page
from tests.e2e.conftest import Door
from tests.e2e.prepared import bots_play_until, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

PLAY = {"pl": "Zagraj z botami", "en": "Play against bots"}
LEFT = 12  # decisions of two bots until the end


def sits_down(visitor: Visitor) -> None:
    """Two clicks: choose a game, then play."""
    visitor.goes("/")
    visitor.picks(visitor.page.get_by_role("radio", name="Karmaka"))
    visitor.page.get_by_role("button", name=PLAY[visitor.language]).click()
    visitor.page.wait_for_url("**/t/*")


def comes_to_a_late_table(server: RunningServer, visitor: Visitor) -> None:
    script = bots_play_until(LEFT, "karmaka", 2, {}, seed=7)
    visitor.goes(f"/t/{prepare(server, visitor, 'karmaka', {}, 7, script, ['bot'])}")


def has_no_sideways_scroll(visitor: Visitor) -> bool:
    wide: int = visitor.page.evaluate("document.documentElement.scrollWidth")
    return wide <= visitor.page.viewport_size["width"] if visitor.page.viewport_size else False


def test_by_keyboard_alone(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en")
    visitor.goes("/")
    visitor.page.get_by_role("button", name=PLAY["en"]).wait_for()
    # To the gold button without touching the mouse.
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement?.matches('.btn.main')"):
            break
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/t/*")
    dice = random.Random(1)
    for _ in range(4):
        visitor.awaits()
        visitor.answers_by_keyboard(dice)
    late = enters(server, "en")
    comes_to_a_late_table(server, late)
    assert late.plays_to_the_end(dice, by_keyboard=True) > 5
    late.page.keyboard.press("Escape")
    assert told_on_page(late)[-300:] == told_by_terminal(late, "karmaka")[-300:]


def test_numbers_choose_and_escape_lets_go(server: RunningServer, enters: Door) -> None:
    visitor = enters(server)
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


def test_on_a_phone(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl", phone=True)
    sits_down(visitor)
    assert has_no_sideways_scroll(visitor)
    dice = random.Random(2)
    for _ in range(4):
        visitor.answers(dice, visitor.awaits())
    comes_to_a_late_table(server, visitor)
    assert visitor.plays_to_the_end(dice) > 5
    assert violations(visitor.page) == []
    visitor.page.keyboard.press("Escape")
    assert violations(visitor.page) == []
    assert has_no_sideways_scroll(visitor)
