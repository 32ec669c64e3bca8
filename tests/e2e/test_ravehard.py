"""Ravehard in Chromium: the end of a story with bots, people who talk, windows and their clock, duels, and moments.

Most tests begin in a position (`ravehard_moments.py`). PENTAKL_WHOLE_STORIES=1 plays stories from their first card too.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from pentakl.core.flow import CLOCK
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.ravehard_moments import (
    all_wait,
    boss_turn,
    chamber,
    changed,
    duel,
    event,
    fight,
    last_fight,
    others_answer,
    sits,
)
from tests.e2e.running_server import RunningServer
from tests.e2e.test_chat import opens_chat, said, says
from tests.e2e.test_company import log_of, person_of, sit_down
from tests.e2e.visitor import LONGEST_GAME, Visitor
from tests.server.oracle import Oracle

OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Whether all of an element lies inside the window.
IN_SIGHT = """(element) => {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
}"""
LENGTHS = ["late", *(["whole"] if "PENTAKL_WHOLE_STORIES" in os.environ else [])]
LOST = "The connection is lost"


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that may be killed, and that gives a clock one second after a restart."""
    with RunningServer(tmp_path_factory.mktemp("hasty"), "--clock-grace", "1") as running:
        yield running


def opens(visitor: Visitor, **more: Any) -> str:
    """Open a table of Ravehard and go there; returns its code."""
    return visitor.opens("ravehard", options={"reaction": "off"}, **more)


def looks_well(visitor: Visitor) -> None:
    assert violations(visitor.page) == []
    assert visitor.page.evaluate(OVERFLOW) == 0


def view_of(visitor: Visitor) -> dict[str, Any]:
    """What the page was sent last."""
    views = [message["view"] for message in visitor.messages("table") + visitor.messages("step")]
    return dict(views[-1])


def life_of(visitor: Visitor, seat: int) -> int:
    return int(view_of(visitor)["table"]["players"][seat]["life"])


def ends_as_told(visitor: Visitor) -> None:
    """The page says why the game is over, and does not call a lost story a draw."""
    outcome = view_of(visitor)["outcome"]
    told = visitor.page.locator("dialog .end").inner_text().lower()
    if outcome.get("lost"):
        assert ("everybody has lost" if visitor.language == "en" else "przegrali wszyscy") in told
    else:
        assert outcome["winners"]
    assert not re.search(r"\bdraw\b(?<!no draw)|\bremis\b(?<!to nie remis)", told)


# --- whole evenings


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize(
    ("seats", "language", "phone", "by_keyboard"),
    [
        pytest.param(3, "en", False, True, id="three-by-keyboard"),
        pytest.param(6, "pl", True, False, id="six-on-a-phone"),
    ],
)
def test_a_person_and_bots_play_to_the_end(
    server: RunningServer, enters: Door, length: str, seats: int, language: str, phone: bool, by_keyboard: bool
) -> None:
    """Three vote, and fight if the vote goes wrong; six are in the last fight; a whole story has its first card too."""
    person = enters(server, language=language, phone=phone)
    if length == "late":
        position = chamber(seats) if by_keyboard else last_fight(seats, life=3)
        sits(server, person, position, others=["bot"] * (seats - 1), script=all_wait)
    else:
        opens(person, seats=seats, bots=["greedy"] * (seats - 1), start=True)
    person.awaits()
    assert person.plays_to_the_end(random.Random(seats), by_keyboard) > 0
    looks_well(person)
    ends_as_told(person)


def test_three_people_talk_and_agree_who_takes_the_blow(server: RunningServer, enters: Door) -> None:
    """Nobody holds the Being-Beaten card: all nominate at once, after a word in the chat. No page is sent a secret."""
    hania, bartek, sara = enters(server, "en"), enters(server, "pl", phone=True), enters(server, "pl")
    code = sits(server, hania, boss_turn("collar_grip"), others=[bartek, sara], script=all_wait)
    bartek.goes(f"/t/{code}")
    sara.goes(f"/t/{code}")
    hania.awaits()
    expect(sara.page.locator(".ask")).to_contain_text("Hania")
    hania.page.locator(".ask .btn").get_by_text("Pass", exact=True).click()
    for person in (hania, bartek, sara):
        expect(person.page.locator(".player button.place.is-lit").first).to_be_visible()
    opens_chat(sara)
    says(sara, "Niech Hania to weźmie!")
    opens_chat(hania)
    expect(said(hania)).to_contain_text("Niech Hania to weźmie!")
    for person in (hania, bartek, sara):
        mine = person.page.locator(".me button.place")
        (mine if person is hania else person.page.locator(".player button.place").first).click()
        person.page.locator(".ask .btn.main").click()
    expect(hania.page.locator(".me .beaten")).to_be_visible()
    expect(bartek.page.locator(".player .beaten")).to_be_visible()
    looks_well(bartek)
    oracle = Oracle(log_of(server, code), words=False)
    assert min(oracle.check(person.frames, person_of(person)) for person in (hania, bartek, sara)) > 50


@pytest.mark.parametrize("length", LENGTHS)
def test_two_people_fight_a_duel(server: RunningServer, enters: Door, length: str) -> None:
    host, guest = enters(server, language="en"), enters(server, language="pl", phone=True)
    if length == "late":
        near = changed(changed(duel(), 0, level="reverse", life=3), 1, level="reverse", life=3)
        guest.goes(f"/t/{sits(server, host, near, others=[guest], script=all_wait)}")
    else:
        exchange_opening_hands(host, guest)
    guest.page.locator(".lane").first.wait_for()
    looks_well(guest)
    dice = random.Random(4)
    for _ in range(LONGEST_GAME):
        for person in (host, guest):
            found = person.possibilities()
            if found is not None and not found["story"]:
                person.answers(dice, found)
        if host.is_over() and guest.is_over():
            break
        host.page.wait_for_timeout(30)
    assert host.is_over()
    assert guest.is_over()
    looks_well(host)


def exchange_opening_hands(host: Visitor, guest: Visitor) -> None:
    """Two people open a duel; both exchange cards of their opening hands at once."""
    code = opens(host, seats=2)
    sit_down(guest, f"/t/{code}", "Bartek")
    host.page.get_by_role("button", name="Start").click()
    host.page.get_by_role("button", name="Keep the whole hand").wait_for()
    host.page.locator("main .hand button.card").first.click()
    looks_well(host)
    host.page.get_by_role("button", name="Exchange 1 card").click()
    guest.page.get_by_role("button", name="Zostaw całą rękę").click()


def test_a_duel_begins_with_an_exchange_of_cards(server: RunningServer, enters: Door) -> None:
    host, guest = enters(server, language="en"), enters(server, language="pl", phone=True)
    exchange_opening_hands(host, guest)
    expect(host.page.locator(".lane")).to_have_count(2)
    expect(guest.page.locator(".lane")).to_have_count(2)


# --- windows


def test_a_reaction_that_nobody_gives_in_time_is_a_pass(hasty_server: RunningServer, enters: Door) -> None:
    """The window against the Spell is over unanswered; the next one, against its damage, has a clock of its own."""
    person = enters(hasty_server, language="en", phone=True)
    sits(hasty_server, person, boss_turn("strobe_of_agony", reaction="30"), seconds_ago=60)
    expect(person.page.locator(".ask")).to_contain_text("You would lose 4")
    expect(person.page.locator(".ask").get_by_role("timer")).to_be_visible()
    assert [step["entry"] for step in person.messages("step")] == [{"do": "act", "seat": CLOCK}]
    looks_well(person)


def test_killed_inside_a_window_the_server_comes_back_and_the_window_is_still_open(
    hasty_server: RunningServer, enters: Door
) -> None:
    person = enters(hasty_server, language="en")
    code = sits(hasty_server, person, boss_turn("strobe_of_agony", reaction="30"))
    person.awaits()
    hasty_server.kill()
    expect(person.page.get_by_text(LOST)).to_be_visible()
    hasty_server.start()
    expect(person.page.get_by_text(LOST)).to_have_count(0)
    expect(person.page.locator(".ask").get_by_role("timer")).to_be_visible()
    assert violations(person.page, ".ask") == []
    person.page.locator(".ask .btn").get_by_text("Pass", exact=True).click()
    # Now the damage itself: one of my Shields stops all of it, and nobody is asked twice.
    expect(person.page.locator(".ask")).to_contain_text("You would lose 4")
    person.page.locator(".shields button.card.is-lit").first.click()
    person.page.locator(".ask .btn.main").click()
    expect(person.page.locator(".chronicle, .rail [role=log]").first).to_contain_text("Velvet Parry")
    assert life_of(person, 0) == 8
    seqs = [each.seq for each in log_of(hasty_server, code)]
    assert seqs == list(range(1, len(seqs) + 1))


# --- moments


def test_a_spell_is_aimed_by_pointing(server: RunningServer, enters: Door) -> None:
    """A card, how to play it, then its target: a player or the Boss is pointed at before the answer is confirmed."""
    person = enters(server, language="en")
    sits(server, person, fight())
    person.awaits()
    person.page.get_by_role("button", name="Royal Sneeze").first.click()
    cast = person.page.locator(".ask .btn").get_by_text("Cast")
    expect(person.page.locator(".actions .now")).to_contain_text("Offensive")
    cast.click()
    person.page.get_by_role("button", name="may be chosen").first.wait_for()
    person.page.locator(".foe button.place").click()
    looks_well(person)
    person.page.get_by_role("button", name="Choose: the Boss").click()
    # My own Shield could still react: the prompt says who would be hit, and the life bar shows it.
    expect(person.page.locator(".ask")).to_contain_text("The Boss would lose 3")
    expect(person.page.locator(".foe")).to_contain_text("−3")
    person.page.get_by_role("button", name="Pass", exact=False).first.click()
    expect(person.page.locator(".foe")).to_contain_text("17")


def test_an_event_fight_is_fought_out_with_a_chosen_opponent(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="pl", phone=True)
    sits(server, person, changed(event("duel_for_the_sofa"), 0, shields=[]), others=["bot", "bot"], script=all_wait)
    person.awaits()
    expect(person.page.locator("main")).to_contain_text("Pojedynek")
    person.page.get_by_role("button", name="Orion").first.tap()
    person.page.locator(".ask .btn.main").tap()
    expect(person.page.locator(".player.fighter")).to_have_count(2)
    looks_well(person)
    person.page.locator(".ask .btn").get_by_text("Zaatakuj").tap()
    expect(person.page.locator(".player.fighter")).to_have_count(0)
    assert life_of(person, 1) < 12 or view_of(person)["table"]["players"][1]["level"] == "reverse"


def votes_for(person: Visitor, name: str) -> None:
    """Point, choose, confirm. The buttons have names of their own: a quick second click would hit the first again."""
    person.page.get_by_role("button", name=name).first.click()
    person.page.get_by_role("button", name=f"Choose: {name}").click()
    person.page.get_by_role("button", name="Confirm").click()


def test_the_vote_is_pointed_confirmed_and_brings_the_darkchmage(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="en", phone=True)
    sits(server, person, chamber())
    person.awaits()
    expect(person.page.get_by_text("Who killed the Archmage?")).to_be_visible()
    looks_well(person)
    votes_for(person, "Bartek")
    expect(person.page.locator(".foe")).to_contain_text("Darkchmage: Orion")
    looks_well(person)


def test_the_rise_of_the_murderer_fills_the_screen(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="en", motion="full")
    sits(server, person, chamber(), pace="slow")
    person.awaits()
    votes_for(person, "Bartek")
    expect(person.page.locator(".rising")).to_contain_text("Orion")


def test_a_caught_murderer_is_told_with_weapon_and_votes(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="en")
    sits(server, person, chamber(), script=others_answer("seat 2", "seat 0"))
    person.awaits()
    votes_for(person, "Orion")
    story = person.page.locator("dialog .story")
    expect(story).to_contain_text("Murder weapon: Disco Ball on a Chain")
    expect(story).to_contain_text("in the pocket of: Orion")
    expect(story).to_contain_text("You → Orion")
    assert violations(person.page, "dialog") == []


def test_a_rematch_of_a_prepared_table_begins_an_ordinary_evening(server: RunningServer, enters: Door) -> None:
    """The Darkchmage falls at the first blow; the rematch begins with the first card of a new story."""
    person = enters(server, language="en")
    sits(server, person, last_fight(life=1), others=["bot", "bot"], script=all_wait)
    person.awaits()
    person.page.locator(".ask .btn").get_by_text("Attack").click()
    while not (found := person.awaits())["story"]:
        person.answers(random.Random(1), found)
    ends_as_told(person)
    person.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(person.page.locator("dialog .story")).to_have_count(0)
    person.awaits()
    table = view_of(person)["table"]
    assert table["darkchmage"] is None
    assert table["evidence"]["count"] == 1


def test_suspicions_stay_in_this_browser(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="en")
    sent: list[str] = []
    person.page.on("request", lambda request: sent.append(request.post_data or ""))
    sits(server, person, fight())
    person.awaits()
    person.page.get_by_role("button", name="Notebook").click()
    person.page.locator("dialog").get_by_role("group", name="What you think of: Bartek").get_by_label("guilty!").check()
    person.page.locator("dialog textarea").fill("he winked at the kazoo")
    assert violations(person.page, "dialog") == []
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("button", name="guilty!")).to_have_count(1)
    assert not any("kazoo" in body for body in sent)
    person.page.reload()
    person.awaits()
    person.page.get_by_role("button", name="Notebook").click()
    expect(person.page.locator("dialog textarea")).to_have_value("he winked at the kazoo")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_of_mine_is_cut_on_a_low_laptop(server: RunningServer, enters: Door, language: str) -> None:
    """With six players at 1366 x 650: life, actions and every card of the hand are in sight whatever is asked."""
    person = enters(server, language=language)
    person.resizes(1366, 650)
    for position in (fight(6), boss_turn("strobe_of_agony", 6, reaction="30"), chamber(6)):
        sits(server, person, position)
        person.awaits()
        shows_all_of_mine(person)
        if position["options"]["reaction"] != "off":
            person.page.locator(".ask .btn").first.click()
            expect(person.page.locator(".ask")).to_contain_text(re.compile(r"You would lose|Masz stracić"))
            shows_all_of_mine(person)
    if language == "pl":
        looks_well(person)


def shows_all_of_mine(person: Visitor) -> None:
    for part in [".me .life", ".actions li", ".tray .hand li", ".tray .shields li", ".ask .prompt", ".player"]:
        seen = person.page.locator(part).evaluate_all(f"(all) => all.map({IN_SIGHT})")
        assert seen, part
        assert all(seen), part
