"""Fantastyczne światy in Chromium: the ends of all three variants, and rare moments, prepared by their seed."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Position, expect

from pentakl.core.state import State
from pentakl.games import load
from pentakl.games.realms.cards import CARD_IDS
from pentakl.games.realms.play import RealmsTable
from pentakl.words import Words
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.prepared import Move, Script, bots_play_until, prepare, seed_of
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import LONGEST_GAME, WAYS, Visitor

GAME = load("realms")
WORDS = {"pl": Words("realms", "pl"), "en": Words("realms", "en")}
STANDARD = {"variant": "standard", "minutes": "5"}
DRAFT = {"variant": "draft", "minutes": "5"}
CHAOS = {"variant": "chaos", "minutes": "1"}
LEFT = 16  # decisions of bots until the end
WITH_A_CHOICE = {"necromancer", "doppelganger", "mirage", "shapeshifter", "book_of_changes", "island"}
ACCEPT = {"pl": "Przyjmij", "en": "Accept"}
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def opens(visitor: Visitor, options: dict[str, str], seats: int) -> None:
    """Open a table against greedy bots and go there."""
    visitor.opens("realms", options=options, seats=seats, bots=["greedy"] * (seats - 1), start=True)


def last_view(visitor: Visitor) -> dict[str, Any]:
    """What the server said last."""
    for frame in reversed(visitor.frames):
        message: dict[str, Any] = json.loads(frame)
        if message["type"] in ("table", "step"):
            found: dict[str, Any] = message["view"]
            return found
    raise AssertionError("the server has said nothing of a table")


def looks_well(visitor: Visitor) -> None:
    assert violations(visitor.page) == []
    assert visitor.page.evaluate(OVERFLOW) == 0


def looks_well_on_a_laptop(visitor: Visitor) -> None:
    """There the rail scrolls, and a keyboard must reach it."""
    usual = visitor.page.viewport_size
    assert usual is not None
    visitor.resizes(1366, 600)
    assert violations(visitor.page, ".side") == []
    assert visitor.page.evaluate(OVERFLOW) == 0
    visitor.resizes(usual["width"], usual["height"])


def told(visitor: Visitor, kind: str) -> list[dict[str, Any]]:
    """The events of this kind that this browser was told."""
    steps = visitor.messages("step")
    return [event for step in steps for event in step["events"] if event["kind"] == kind]


def number(text: str) -> int:
    return int(text.replace("\u2212", "-").replace("+", "").strip())


# --- what the table says about points


def says_what_my_hand_is_worth(visitor: Visitor) -> None:
    """The page shows the live total, and under every card of the hand its points."""
    mine = last_view(visitor)["table"]["mine"]["score"]
    expect(visitor.page.locator(".tray .total b")).to_have_text(str(mine["total"]).replace("-", "\u2212"))
    shares = visitor.page.locator(".tray .points b").all_inner_texts()
    assert sorted(number(share) for share in shares) == sorted(card["total"] for card in mine["cards"])


def says_what_the_area_would_bring(visitor: Visitor) -> None:
    """Every discarded card with the change of my total."""
    table = last_view(visitor)["table"]
    changes = {change["token"]: change["change"] for change in table["mine"]["changes"]}
    signs = visitor.page.locator(".area .card__tokens").all_inner_texts()
    assert [number(sign) for sign in signs] == [changes[card["token"]] for card in table["discard"]["cards"]]


# --- the end of a game


def comes_to_a_late_table(server: RunningServer, person: Visitor, options: dict[str, str], seats: int) -> None:
    script = bots_play_until(LEFT, "realms", seats, options, seed=7)
    person.goes("/t/" + prepare(server, person, "realms", options, 7, script, ["bot"] * (seats - 1)))
    person.awaits()


@pytest.mark.parametrize(
    ("options", "seats", "language", "phone"),
    [
        pytest.param(STANDARD, 4, "pl", False, id="standard"),
        pytest.param(DRAFT, 2, "en", True, id="draft-on-a-phone"),
    ],
)
def test_the_end_of_a_game_against_bots(
    server: RunningServer, enters: Door, options: dict[str, str], seats: int, language: str, phone: bool
) -> None:
    person = enters(server, language=language, phone=phone)
    comes_to_a_late_table(server, person, options, seats)
    dice = random.Random(language)
    looks_well(person)
    if not phone:
        looks_well_on_a_laptop(person)
    valued = 0
    for _ in range(LONGEST_GAME):
        found = person.awaits()
        if found["story"]:
            break
        table = last_view(person)["table"]
        if table["phase"] == "taking" and table["mine"]["score"]["cards"]:
            says_what_my_hand_is_worth(person)
            says_what_the_area_would_bring(person)
            valued += 1
        answers(person, dice)
    assert valued > 0
    view = last_view(person)
    assert view["outcome"]["points"] == [player["score"]["total"] for player in view["table"]["players"]]
    if phone:
        # On a desktop it is looked at in test_every_game.py.
        looks_well(person)
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".final-hands .row")).to_have_count(seats)
    totals = [number(total) for total in person.page.locator(".final-hands .row > .total").all_inner_texts()]
    assert sorted(totals) == sorted(view["outcome"]["points"])
    scored = [card for player in view["table"]["players"] for card in player["score"]["cards"]]
    reasons = person.page.locator(".final-hands .why").all_inner_texts()
    assert len([why for why in reasons if why]) == len([card for card in scored if card["reasons"]])
    looks_well(person)


def answers(person: Visitor, dice: random.Random) -> None:
    """Any lit card and the gold button; or any button if no card is lit. Scrolls to what is out of sight."""
    cards, buttons = person.page.locator("main .card.is-lit:is(button)"), person.page.locator(".ask.urgent .btn")
    if person.phone:
        # The same card may lie on the table and, larger, in the sheet.
        sheet = person.page.locator(".sheet .card.is-lit:is(button)")
        cards = sheet if sheet.count() else cards
    if cards.count():
        touch(person, cards.nth(dice.randrange(cards.count())))
        touch(person, person.page.locator(".ask.urgent .btn.main"))
    else:
        touch(person, buttons.nth(dice.randrange(buttons.count())))


def touch(person: Visitor, what: Locator) -> None:
    """By mouse or thumb, where neighbours leave it free."""
    position: Position = {"x": 12, "y": 24}
    if person.phone:
        what.tap(position=position)
    else:
        what.click(position=position)


def test_the_draft_by_keyboard_alone(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="pl")
    comes_to_a_late_table(server, person, DRAFT, 2)
    assert person.plays_to_the_end(random.Random(8), by_keyboard=True) > 0


def test_chaos_until_nobody_wants_more(server: RunningServer, enters: Door) -> None:
    """Make an offer, answer one with a card, accept a trade; then refuse everything until all are content."""
    person = enters(server, language="pl", phone=True)
    opens(person, CHAOS, 3)
    person.awaits()
    looks_well(person)
    trades(person)
    assert told(person, "all-content")
    given = [event for event in told(person, "gave") if event["seat"] == 0]
    assert given
    assert any(event["seat"] == 0 for event in told(person, "offered"))
    assert any(event["seat"] == 0 for event in told(person, "countered"))


def trades(person: Visitor) -> None:
    """Trade until a card has changed hands, then refuse everything and say so."""
    page = person.page
    answer = page.locator(".market .asks .btn")
    for _ in range(LONGEST_GAME):
        found = person.awaits()
        if found["story"]:
            return
        if last_view(person)["table"]["phase"] != "trading":
            person.touches(found["buttons"][0])
            continue
        done = {event["kind"] for step in person.messages("step") for event in step["events"] if event["seat"] == 0}
        if {"gave", "offered", "countered"} <= done:
            # Refuse what is open, then say so.
            page.locator(".ask .btn").last.click()
        elif answer.get_by_text(ACCEPT[person.language]).count() and {"offered", "countered"} <= done:
            answer.get_by_text(ACCEPT[person.language]).first.click()
        else:
            puts_forward(person, found, len(told(person, "offered")) + len(told(person, "countered")))


def puts_forward(person: Visitor, found: dict[str, Any], turn: int) -> None:
    """Offer a card of my hand to the first possible player; players who have offered me one come first."""
    person.touches(found["cards"][turn % len(found["cards"])])
    person.page.locator(WAYS).first.click()


# --- moments that are prepared: everybody keeps the hand that was dealt


def table_of(state: State) -> RealmsTable:
    assert isinstance(state.table, RealmsTable)
    return state.table


def held(state: State, seat: int = 0) -> set[str]:
    table = table_of(state)
    return {CARD_IDS[face] for face in table.faces(table.hands[seat])}


def until_asked(prompt: str, discards: int = 0) -> Script:
    """Everybody draws and discards again, trades nothing and accepts the proposal, until seat 0 is asked this.

    `discards` is how many cards must lie in the area by then.
    """

    def script(state: State) -> Move | None:
        for seat in reversed(range(state.seats)):
            asked = [GAME.rules.prompts[choice.prompt] for choice in state.pending if choice.seat == seat]
            if seat == 0 and prompt in asked and len(table_of(state).discard) >= discards:
                return None
            newest = table_of(state).hands[seat][-1]
            for act in state.acts(seat):
                if act.word in ("draw", "content", "best") or (act.word == "discard" and act.card == newest):
                    return seat, GAME.text(act.action)
        return None

    return script


def sits_at(
    server: RunningServer, person: Visitor, options: dict[str, str], cards: set[str], without: set[str], script: Script,
    **more: Any,
) -> None:  # fmt: skip
    """A table for three where this person was dealt these cards and none of those."""

    def fits(state: State) -> bool:
        return cards <= held(state) and not without & held(state)

    seed = seed_of("realms", 3, options, fits)
    more = {"others": ["Bartek", "Orion"], **more}
    person.goes("/t/" + prepare(server, person, "realms", options, seed, script, **more))


def test_cards_that_work_together_are_joined(server: RunningServer, enters: Door) -> None:
    """Under the pointer and under the focus; whole lines for what helps."""
    person = enters(server, language="en")
    sits_at(server, person, STANDARD, {"hydra", "swamp"}, {"blizzard", "wildfire", "basilisk"}, until_asked("take"))
    hydra, lines = person.page.locator(".tray [data-tie=hydra] button"), person.page.locator(".ties .line.good")
    expect(lines).to_have_count(0)
    hydra.hover()
    expect(person.page.locator(".ties b.good").get_by_text("+28")).to_be_visible()
    expect(lines).not_to_have_count(0)
    looks_well(person)
    person.page.mouse.move(5, 5)
    expect(lines).to_have_count(0)
    hydra.focus()
    person.page.keyboard.press("Home")
    for _ in range(7):
        if person.page.evaluate("document.activeElement.closest('[data-tie=hydra]') !== null"):
            break
        person.page.keyboard.press("ArrowRight")
    expect(person.page.locator(".ties b.good").get_by_text("+28")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_take_and_a_discard_say_what_becomes_of_my_total(server: RunningServer, enters: Door, phone: bool) -> None:
    person = enters(server, language="en", phone=phone)
    sits_at(server, person, STANDARD, {"dragon"}, WITH_A_CHOICE, until_asked("take", discards=3))
    table = last_view_at(person, "taking")["table"]
    before, change = table["mine"]["score"]["total"], table["mine"]["changes"][-1]
    page = person.page
    page.locator(".area button.card.is-lit").last.click()
    expect(page.locator(".ask h2 + p")).to_contain_text(f"{before} → {before + change['change']}")
    expect(page.locator(".tray .total")).to_contain_text(f"by this choice: {before + change['change']}.")
    page.locator(".ask .btn.main").click()

    mine = last_view_at(person, "discarding")["table"]["mine"]
    without = sorted(mine["score"]["total"] + change["change"] for change in mine["changes"])
    shown = page.locator(".tray .points b" if phone else ".tray .above").all_inner_texts()
    assert sorted(number(total) for total in shown) == without
    assert violations(page, None if phone else ".tray") == []
    assert page.evaluate(OVERFLOW) == 0
    page.locator(".tray button.card.is-lit").first.click()
    page.locator(".ask .btn.main").click()
    expect(page.locator(".ask")).not_to_have_class(re.compile("urgent"))


def last_view_at(person: Visitor, phase: str) -> dict[str, Any]:
    """The view of this phase, once it is here."""
    for _ in range(400):
        person.awaits()
        if last_view(person)["table"]["phase"] == phase:
            return last_view(person)
        person.page.wait_for_timeout(25)
    raise AssertionError(f"the table never came to {phase}")


def test_the_best_use_is_proposed_and_the_end_is_told_card_by_card(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="pl", motion="full")
    sits_at(server, person, STANDARD, {"doppelganger", "book_of_changes"}, set(), until_asked("settle"), pace="fast")
    page = person.page
    proposed = last_view_at(person, "settling")["table"]["players"][0]["score"]
    for card in (card for card, choice in proposed["choices"].items() if choice is not None):
        expect(page.locator(".proposal")).to_contain_text(WORDS["pl"].card(card))
    looks_well(person)
    page.locator(".ask .btn.main").click()
    expect(page.locator(".final-hands .sentence")).to_be_visible()
    expect(page.locator(".final-hands .untold")).not_to_have_count(0)
    # Any input ends the telling; then the story opens by itself.
    page.keyboard.press("Shift")
    expect(page.locator(".final-hands .untold")).to_have_count(0)
    expect(page.locator("dialog .story")).to_be_visible()
    assert last_view(person)["outcome"]["points"][0] == proposed["total"]
    page.keyboard.press("Escape")
    page.locator(".final-hands .row.me .total").click()
    expect(page.locator("dialog .sheet > li")).to_have_count(len(proposed["cards"]))
    assert violations(page, "dialog") == []


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("pl", False)])
def test_choosing_the_use_of_special_cards_myself(
    server: RunningServer, enters: Door, language: str, phone: bool
) -> None:
    person = enters(server, language=language, phone=phone)
    cards = {"necromancer", "doppelganger", "mirage"} if phone else {"shapeshifter", "book_of_changes", "island"}
    sits_at(server, person, STANDARD, cards, set(), until_asked("settle"), others=["bot", "bot"])
    person.awaits()
    person.page.locator(".ask .btn").nth(1).click()
    asked = []
    for _ in range(8):
        found = person.awaits()
        if found["story"]:
            break
        asked.append(last_view(person)["asked"][-1]["prompt"])
        assert violations(person.page, ".ask" if len(asked) > 1 else None) == []
        assert person.page.evaluate(OVERFLOW) == 0
        answers(person, random.Random(len(asked)))
    assert person.is_over()
    wanted = ["raise", "copy", "mirage"] if phone else ["shapeshifter", "book", "book-suit", "island"]
    assert [prompt for prompt in wanted if prompt in asked] == wanted
    assert len(last_view(person)["table"]["players"][0]["score"]["choices"]) >= len(cards) - 1


def test_the_necromancer_of_chaos_looks_at_three_cards(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="pl", phone=True)
    sits_at(
        server,
        person,
        CHAOS,
        {"necromancer"},
        WITH_A_CHOICE - {"necromancer"},
        until_asked("eighth"),
        others=["bot", "bot"],
    )
    found = person.awaits()
    assert len(found["cards"]) == 3
    looks_well(person)
    person.touches(found["cards"][1])
    person.page.locator(".ask .btn.main").click()
    expect(person.page.locator("dialog .story")).to_be_visible()
    assert last_view(person)["table"]["players"][0]["hand"]["count"] == 8


def test_an_offer_is_noticed_and_the_picked_up_card_stays_picked_up(server: RunningServer, enters: Door) -> None:
    """Two people: while one is about to offer a card, the other is quicker."""
    host, guest = enters(server, language="en"), enters(server, language="pl", phone=True)
    code = prepare(server, host, "realms", CHAOS, 5, lambda _: None, [guest, "Orion"])
    host.goes(f"/t/{code}")
    guest.goes(f"/t/{code}")
    host.awaits()
    host.page.locator(".tray button.card.is-lit").nth(2).click()
    expect(host.page.locator(".stall.lit")).to_have_count(2)
    guest.awaits()
    guest.page.locator(".tray button.card.is-lit").first.tap()
    guest.page.locator(".ask .btn").get_by_text("Hania").tap()
    expect(host.page.locator(".stall.asks")).to_have_count(1)
    expect(host.page.locator(".tray button.card[aria-pressed=true]")).to_have_count(1)
    # The player who waits comes first, with what the total would become.
    expect(host.page.locator(".ask .btn").first).to_contain_text(re.compile(r"Guest 1.*\d+ → ", re.DOTALL))
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".ask h2")).to_contain_text("You are offered")
    expect(host.page).to_have_title(re.compile("Your turn"))
    looks_well(host)
    host.page.locator(".ask .btn").get_by_text("Refuse").click()
    expect(host.page.locator(".stall.asks")).to_have_count(0)
    expect(guest.page.locator(".stall.open")).to_have_count(0)


def test_the_clock_of_chaos_runs_out(server: RunningServer, enters: Door) -> None:
    """A reload leaves ten seconds; an open offer stands in the question until time is up."""
    person = enters(server, language="en", phone=True)

    def fits(state: State) -> bool:
        return not any(WITH_A_CHOICE & held(state, seat) for seat in range(3))

    seed = seed_of("realms", 3, CHAOS, fits)
    offered = min(held(GAME.start(3, seed, CHAOS), 1))
    moves = iter([(1, f"offer {offered} to 0")])
    code = prepare(
        server, person, "realms", CHAOS, seed, lambda _: next(moves, None), ["Bartek", "Orion"], seconds_ago=55
    )
    person.goes(f"/t/{code}")
    expect(person.page.get_by_role("timer")).to_have_class(re.compile("hurry"))
    expect(person.page.locator(".ask h2")).to_contain_text(WORDS["en"].card(offered))
    looks_well(person)
    expect(person.page.locator(".final-hands .row")).to_have_count(3)
    expect(person.page.locator("dialog .story")).to_be_visible()
    assert last_view(person)["outcome"] is not None
