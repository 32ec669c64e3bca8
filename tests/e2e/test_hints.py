"""A hint in every game: by keyboard alone on a desktop, by thumb on a phone; what it advises is then answered."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from pentakl.bots import greedy_bot
from pentakl.cli.app import fewest_seats
from pentakl.core.chance import quick
from pentakl.core.state import State
from pentakl.games import keys, load
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.prepared import Move, Script, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

ADVISED = ".advice li"
MARK = "[data-hint]"
# What the mark of the best answer stands on: what has to be pressed next for it.
MARKED_BEST = """() => {
  const mark = [...document.querySelectorAll('[data-hint]')].find((one) => one.dataset.hint.split(',')[0] === '1');
  if (!mark) return null;
  const at = mark.getBoundingClientRect();
  const distance = (button) => {
    const { left, top, width } = button.getBoundingClientRect();
    return width ? Math.hypot(left - at.left, top - at.top - 14) : Infinity;
  };
  const [nearest] = [...document.querySelectorAll('main button')].sort((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) < 16 ? nearest : null;
}"""
# Where that mark is; null if there is none.
MARK_OF_BEST = """() => [...document.querySelectorAll('[data-hint]')]
  .find((one) => one.dataset.hint.split(',')[0] === '1')?.getAttribute('style') ?? null"""


def until_i_choose(decisions: int) -> Script:
    """Bots make so many decisions, and then those before a question of seat 0 with a choice."""
    chance, left = quick(5), decisions

    def move(state: State) -> Move | None:
        nonlocal left
        left -= 1
        if not state.pending or (left < 0 and 0 in state.movers() and len(state.legal(0)) > 2):
            return None
        seat = state.pending[0].seat
        return seat, state.rules.actions[greedy_bot(state, seat, chance)]

    return move


def opens(server: RunningServer, visitor: Visitor, game: str, decisions: int) -> None:
    """A table against bots where the visitor is asked something."""
    others = ["bot"] * (fewest_seats(load(game), {}) - 1)
    visitor.goes(f"/t/{prepare(server, visitor, game, {}, 7, until_i_choose(decisions), others)}")
    visitor.awaits()


def is_advised(page: Page, sentence: str) -> None:
    """The best answers are listed with their chances, lit on the table, and one sentence says why."""
    expect(page.locator(ADVISED).first).to_contain_text("%")
    expect(page.locator(MARK).first).to_be_visible()
    assert 1 <= page.locator(ADVISED).count() <= 3
    ranks = page.locator(MARK).evaluate_all("(marks) => marks.flatMap((one) => one.dataset.hint.split(','))")
    assert "1" in ranks
    # On a phone something may be scrolled out of sight.
    assert len(ranks) <= page.locator(ADVISED).count()
    why = page.locator(".prompt .words p").inner_text()
    assert why.endswith("."), why
    expect(page.get_by_text(sentence).first).to_be_visible()


def test_by_keyboard_alone(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en")
    page = visitor.page
    visitor.resizes(1440, 900)
    for game in keys():
        opens(server, visitor, game, 14)
        page.keyboard.press("h")
        is_advised(page, "You take a hint.")
        assert violations(page) == []

        page.keyboard.press("h")
        expect(page.locator(ADVISED)).to_have_count(0)
        expect(page.locator(MARK)).to_have_count(0)
        page.get_by_role("button", name="Hint").press("Enter")
        is_advised(page, "You take a hint.")
        assert page.get_by_text("You take a hint.").count() == 1, "one line for one question"

        follows_the_marks(visitor, lambda: press_by_keyboard(page))
    page.keyboard.press("?")
    expect(page.get_by_text("a hint for the present question")).to_be_visible()


def test_by_thumb(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl", phone=True)
    page = visitor.page
    for game in keys():
        opens(server, visitor, game, 20)
        page.get_by_role("button", name="Podpowiedź").tap()
        is_advised(page, "Korzystasz z podpowiedzi.")
        assert violations(page) == []
        follows_the_marks(visitor, lambda: tap(page))


def follows_the_marks(visitor: Visitor, press: Callable[[], None]) -> None:
    """Press what is marked as best, step by step, until the answer is given and the marks are gone."""
    page, steps = visitor.page, len(visitor.messages("step"))
    for _ in range(5):
        best = page.evaluate(MARK_OF_BEST)
        press()
        page.wait_for_function(f"(was) => ({MARK_OF_BEST})() !== was", arg=best)
        if not page.locator(ADVISED).count():
            visitor.awaits()
            assert any(step["entry"] == {"do": "act", "seat": 0} for step in visitor.messages("step")[steps:])
            return
    raise AssertionError("the marks lead to no answer")


def press_by_keyboard(page: Page) -> None:
    target = page.wait_for_function(MARKED_BEST).as_element()
    assert target is not None
    target.focus()
    page.keyboard.press("Enter")


def tap(page: Page) -> None:
    target = page.wait_for_function(MARKED_BEST).as_element()
    assert target is not None
    target.tap()


def test_others_see_that_somebody_took_a_hint_but_not_what_it_says(server: RunningServer, enters: Door) -> None:
    hania, bartek = enters(server, "en"), enters(server, "pl", phone=True)
    code = prepare(server, hania, "karmaka", {}, 7, until_i_choose(14), [bartek], hints=True)
    for each in (hania, bartek):
        each.goes(f"/t/{code}")
    hania.awaits()
    hania.page.keyboard.press("h")
    is_advised(hania.page, "You take a hint.")
    expect(bartek.page.get_by_text("Hania korzysta z podpowiedzi.").first).to_be_visible()
    expect(bartek.page.locator(ADVISED)).to_have_count(0)
    assert bartek.messages("step")[-1]["entry"] == {"do": "hint", "seat": 0}


def test_without_the_setting_nobody_is_offered_a_hint_against_people(server: RunningServer, enters: Door) -> None:
    hania, bartek = enters(server, "en"), enters(server, "en")
    code = prepare(server, hania, "karmaka", {}, 7, until_i_choose(14), [bartek])
    hania.goes(f"/t/{code}")
    hania.awaits()
    expect(hania.page.get_by_role("button", name="Hint")).to_have_count(0)
    hania.page.keyboard.press("h")
    expect(hania.page.locator(ADVISED)).to_have_count(0)
