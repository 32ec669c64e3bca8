"""Every lesson, followed to its end: with a thumb on a phone, and by keys alone in the other language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from pentakl.games import keys, lesson
from pentakl.words import Language, Words
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import BUTTON, CARD, GLANCE, Visitor

LONGEST_LESSON = 120  # touches
TEACH_ME = {"pl": "Naucz mnie", "en": "Teach me"}
BEGIN = {"pl": "Zaczynamy", "en": "Let's begin"}
# What the page waits for: a step with or without a button, the learner's own answer, or a dialog.
WANTED = f"""() => {{
  if (document.querySelector('dialog .lesson-end')) return {{ wants: 'end' }};
  if (document.querySelector('dialog .story')) return {{ wants: 'story' }};
  if (document.querySelector('dialog[open]') || document.querySelector('[data-busy]')) return null;
  const words = document.querySelector('section.words');
  const ring = document.querySelector('.ring.press')?.getBoundingClientRect();
  const step = words?.querySelector('[role=status] p')?.textContent.replaceAll('\u00a0', ' ');
  if (words && !words.querySelector('.suggested')) return {{ wants: 'next', step }};
  if (words) {{
    // A ring follows what it surrounds within a moment.
    const at = ring && {{ x: ring.x + ring.width / 2, y: ring.y + Math.min(ring.height / 2, 60) }};
    const hit = at && document.elementFromPoint(at.x, at.y)?.closest('button:not(.is-selected)');
    const fits = hit && Math.abs(hit.getBoundingClientRect().width - ring.width) < 40;
    return fits ? {{ wants: 'press', step, ...at }} : null;
  }}
  return document.querySelector('{BUTTON}, {CARD}') ? {{ wants: 'answer' }} : null;
}}"""
# Whether the focus is on what the ring surrounds; otherwise the arrow key that leads there.
TOWARDS_THE_RING = """() => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const ring = document.querySelector('.ring.press')?.getBoundingClientRect();
  const on = document.activeElement;
  if (!ring || !on || on === document.body) return 'Tab';
  const box = on.getBoundingClientRect();
  const [x, y] = middle(box), [a, b] = middle(ring);
  if (Math.abs(a - x) < 12 && Math.abs(b - y) < 12 && Math.abs(ring.width - box.width) < 40) return '';
  // Arrow keys walk within a hand, a board or a row of buttons; the question lies between those.
  let around = on.parentElement;
  const goal = document.elementFromPoint(a, b);
  while (around && !around.contains(goal)) around = around.parentElement;
  if (!around || around.querySelector('.ask')) return 'Tab';
  if (Math.abs(a - x) > Math.abs(b - y)) return a > x ? 'ArrowRight' : 'ArrowLeft';
  return b > y ? 'ArrowDown' : 'ArrowUp';
}"""
FOCUSED = "() => [...document.querySelectorAll('*')].indexOf(document.activeElement)"


def follows(visitor: Visitor, by_keyboard: bool) -> list[str]:
    """Follow the lesson's suggestions to its end, and answer anything where it has none; returns what was told."""
    told: list[str] = []
    for _ in range(LONGEST_LESSON):
        found: dict[str, Any] = visitor.page.wait_for_function(WANTED, polling=GLANCE).json_value()
        if found.get("step") not in (None, *told):
            told.append(found["step"])
        if found["wants"] == "end":
            return told
        if found["wants"] == "story":
            visitor.page.locator("dialog:has(.story) .close").press("Enter")
        elif found["wants"] == "next" and by_keyboard:
            visitor.page.keyboard.press("Escape")
        elif found["wants"] == "next":
            visitor.page.locator("section.words footer .btn").tap()
        elif found["wants"] == "press" and by_keyboard:
            walks_to_the_ring(visitor)
        elif found["wants"] == "press":
            visitor.page.touchscreen.tap(found["x"], found["y"])
        else:
            answers_somehow(visitor)
    raise AssertionError(f"the lesson does not end; it told: {told}")


def walks_to_the_ring(visitor: Visitor) -> None:
    for _ in range(60):
        key: str = visitor.page.evaluate(TOWARDS_THE_RING)
        if not key:
            visitor.page.keyboard.press("Enter")
            return
        before = visitor.page.evaluate(FOCUSED)
        visitor.page.keyboard.press(key)
        if visitor.page.evaluate(FOCUSED) == before:
            visitor.page.keyboard.press("Tab")
    raise AssertionError("no key leads to what is suggested")


def answers_somehow(visitor: Visitor) -> None:
    """The first answer that is a button, else the first card."""
    found = visitor.awaits()
    if not found["story"]:
        visitor.touches((found["buttons"] or found["cards"])[0])


def alternating(first: Language, second: Language) -> list[tuple[str, Language]]:
    """Every game, in one language or the other."""
    return [(game, second if number % 2 else first) for number, game in enumerate(keys())]


def begins(visitor: Visitor, language: Language) -> None:
    visitor.page.wait_for_url("**/t/*")
    visitor.page.get_by_role("button", name=BEGIN[language]).press("Enter")


@pytest.mark.parametrize(("game", "language"), alternating("pl", "en"))
def test_with_a_thumb_from_the_home_page(server: RunningServer, enters: Door, game: str, language: Language) -> None:
    visitor = enters(server, language, phone=True)
    visitor.goes("/")
    visitor.picks(visitor.page.get_by_role("radio", name=Words(game, language).say("game-name")))
    visitor.page.get_by_role("button", name=TEACH_ME[language]).tap()
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.page.get_by_text(Words(game, language).say("lesson-goal"))).to_be_visible()
    begins(visitor, language)
    assert violations(visitor.page) == []
    assert follows(visitor, by_keyboard=False) == said_in(game, language)


@pytest.mark.parametrize(("game", "language"), alternating("en", "pl"))
def test_by_keys_alone_from_the_rules(server: RunningServer, enters: Door, game: str, language: Language) -> None:
    visitor = enters(server, language)
    visitor.goes(f"/rules/{game}")
    visitor.page.get_by_role("button", name=TEACH_ME[language]).press("Enter")
    begins(visitor, language)
    assert follows(visitor, by_keyboard=True) == said_in(game, language)


def said_in(game: str, language: Language) -> list[str]:
    words = Words(game, language)
    return [words.say(f"lesson-{step.key}") for step in lesson(game).steps]


def test_a_lesson_can_be_left_continued_and_repeated(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en")
    visitor.goes("/rules/karmaka")
    visitor.page.get_by_role("button", name="Teach me").click()
    begins(visitor, "en")
    words = visitor.page.get_by_role("region", name="Lesson")
    words.get_by_role("button", name="Next").click()
    expect(words).to_contain_text("Lesson · 2 of 11")
    visitor.page.reload()
    expect(words).to_contain_text("Lesson · 2 of 11")
    words.get_by_role("button", name="No more hints").click()
    expect(words).to_have_count(0)
    visitor.page.reload()
    visitor.awaits()
    expect(words).to_have_count(0)
    code = visitor.code
    visitor.page.get_by_role("button", name="Lesson").click()
    visitor.page.get_by_role("button", name="Go on").click()
    expect(words).to_contain_text("Lesson · 2 of 11")
    visitor.page.get_by_role("button", name="Lesson", exact=True).click()
    visitor.page.get_by_role("button", name="Once more").click()
    visitor.page.wait_for_url(lambda address: code not in address)
    begins(visitor, "en")
    expect(words).to_contain_text("Lesson · 1 of 11")
