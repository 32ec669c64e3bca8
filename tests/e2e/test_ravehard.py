"""Ravehard in Chromium: whole stories with bots, a duel of two people, and arranged moments of the evening."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from pentakl.core.state import State
from pentakl.games.ravehard.rules import GAME
from tests.e2e.arranged import ArrangedTable
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.house import House
from tests.e2e.visitor import LONGEST_GAME, Visitor

OPEN = """async (wish) => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish),
  });
  return (await answer.json()).code;
}"""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Whether all of an element lies inside the window.
IN_SIGHT = """(element) => {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
}"""
NAMES = ["Hania", "Bartek", "Orion", "Sara", "Mira", "Vega"]
CHARACTERS = [
    "swan_duke_bazyli", "professor_gromoslaw", "kornelia_of_the_installation", "ludwika_of_the_third_encore",
    "aunt_hermenegilda", "dj_null_spell",
]  # fmt: skip
EVIDENCE = ["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"]


def opens(visitor: Visitor, **more: Any) -> str:
    """Open a table of Ravehard and go there; gives its code."""
    visitor.goes("/")
    wish = {"game": "ravehard", "options": {"reaction": "off"}, "pace": "instant", "name": "Hania", **more}
    code: str = visitor.page.evaluate(OPEN, wish)
    visitor.goes(f"/t/{code}")
    return code


def arranged(people: int, *seats: dict[str, object], **rest: object) -> State:
    """A position; what it does not say of a seat is usual."""
    described = [
        {"character": CHARACTERS[seat], **(seats[seat] if seat < len(seats) else {})} for seat in range(people)
    ]
    return GAME.arrange({"seats": described, "options": {"reaction": "off"}, **rest})


def chamber(people: int = 3) -> State:
    """The moment of the vote: Orion holds the weapon."""
    mine: dict[str, object] = {"tools": ["frozen_trout", "fondue_set"]}
    weapon: dict[str, object] = {"tools": ["chained_disco_ball", "cursed_kazoo"]}
    return arranged(
        people, mine, {}, weapon, phase="next-card", story=["archmages_chamber"], evidence=EVIDENCE, boss=None
    )


def fight(people: int = 3) -> State:
    mine: dict[str, object] = {
        "hand": ["royal_sneeze", "circle_of_chalk", "curtain_bandage"], "shields": ["velvet_parry"],
        "tools": ["frozen_trout", "cursed_kazoo"], "life": 8,
    }  # fmt: skip
    return arranged(people, mine, {"level": "reverse", "life": 4}, boss={"card": "mime_lich", "life": 20})


def others_pass(state: State) -> tuple[int, str] | None:
    """The others let everything pass; in the Chamber they accuse seat 1, who accuses seat 0."""
    for choice in state.pending:
        if choice.seat == 0 or choice.side:
            continue
        texts = [state.rules.actions[act.action] for act in state.acts(choice.seat)]
        wanted = ["confirm", "pass", "stay-back", f"seat {0 if choice.seat == 1 else 1}", *texts]
        return choice.seat, next(text for text in wanted if text in texts)
    return None


def looks_well(visitor: Visitor) -> None:
    assert violations(visitor.page) == []
    assert visitor.page.evaluate(OVERFLOW) == 0


@pytest.mark.parametrize(
    ("seats", "language", "phone"),
    [pytest.param(3, "en", False, id="three"), pytest.param(6, "pl", True, id="six-on-a-phone")],
)
def test_a_person_and_bots_live_through_a_story(
    house: House, enters: Door, seats: int, language: str, phone: bool
) -> None:
    person = enters(house, language=language, phone=phone)
    opens(person, seats=seats, bots=["greedy"] * (seats - 1), start=True)
    person.awaits()
    looks_well(person)
    assert person.plays_to_the_end(random.Random(seats)) > 0
    looks_well(person)
    outcome = (person.messages("table") + person.messages("step"))[-1]["view"]["outcome"]
    told = person.page.locator("dialog .end").inner_text()
    if outcome.get("lost"):
        assert ("everybody has lost" if language == "en" else "przegrali wszyscy") in told
    assert "draw" not in told.replace("no draw", "")


def test_two_people_fight_a_duel(house: House, enters: Door) -> None:
    """Both exchange cards of their opening hands at once, then play to the end."""
    host = enters(house, language="en")
    guest = enters(house, language="pl", phone=True)
    code = opens(host, seats=2)
    guest.goes(f"/t/{code}")
    guest.page.get_by_role("button", name="Usiądź").first.click()
    host.page.get_by_role("button", name="Start").click()
    host.page.get_by_role("button", name="Keep the whole hand").wait_for()
    host.page.locator("main .hand button.card").first.click()
    looks_well(host)
    host.page.get_by_role("button", name="Exchange 1 card").click()
    guest.page.get_by_role("button", name="Zostaw całą rękę").click()
    guest.page.locator(".lane").first.wait_for()
    dice = random.Random(4)
    for turn in range(LONGEST_GAME):
        for person in (host, guest):
            found = person.possibilities()
            if found is not None and not found["story"]:
                person.answers(dice, found)
        if turn == 20:
            looks_well(host)
            looks_well(guest)
        if host.is_over() and guest.is_over():
            break
        host.page.wait_for_timeout(30)
    assert host.is_over()
    assert guest.is_over()


def test_a_spell_is_aimed_by_pointing(house: House, enters: Door) -> None:
    """A card, its way, then whom it hits: a player or the Boss is pointed at before it is said for good."""
    person = enters(house, language="en")
    ArrangedTable(person, fight(), NAMES[:3], others_pass)
    person.awaits()
    person.page.get_by_role("button", name="Royal Sneeze").first.click()
    expect(person.page.locator(".ask .btn.main")).to_contain_text("Cast")
    expect(person.page.locator(".actions .now")).to_contain_text("Offensive")
    person.page.locator(".ask .btn.main").click()
    person.page.get_by_role("button", name="may be chosen").first.wait_for()
    person.page.locator(".foe button.place").click()
    looks_well(person)
    person.page.get_by_role("button", name="Choose: the Boss").click()
    # My own Shield could still react: the prompt says whose life is at stake, and the bar shows it.
    expect(person.page.locator(".ask")).to_contain_text("The Boss would lose 3")
    expect(person.page.locator(".foe")).to_contain_text("−3")
    person.page.get_by_role("button", name="Pass", exact=False).first.click()
    expect(person.page.locator(".foe")).to_contain_text("17")


def test_the_vote_is_pointed_confirmed_and_brings_the_darkchmage(house: House, enters: Door) -> None:
    person = enters(house, language="en", phone=True)
    ArrangedTable(person, chamber(), NAMES[:3], others_pass)
    person.awaits()
    expect(person.page.get_by_text("Who killed the Archmage?")).to_be_visible()
    looks_well(person)
    person.page.get_by_role("button", name="Bartek").first.click()
    person.page.get_by_role("button", name="Choose: Bartek").click()
    person.page.locator(".ask .btn.main").click()
    expect(person.page.locator(".foe")).to_contain_text("Darkchmage: Orion")
    looks_well(person)


def test_a_caught_murderer_is_told_with_weapon_and_votes(house: House, enters: Door) -> None:
    def all_accuse_orion(state: State) -> tuple[int, str] | None:
        for choice in state.pending:
            if choice.seat != 0 and not choice.side:
                texts = [state.rules.actions[act.action] for act in state.acts(choice.seat)]
                wanted = ["confirm", "seat 2", "seat 0"]
                return choice.seat, next(text for text in wanted if text in texts)
        return None

    person = enters(house, language="en")
    ArrangedTable(person, chamber(), NAMES[:3], all_accuse_orion)
    person.awaits()
    person.page.get_by_role("button", name="Orion").first.click()
    person.page.get_by_role("button", name="Choose: Orion").click()
    person.page.locator(".ask .btn.main").click()
    story = person.page.locator("dialog .story")
    expect(story).to_contain_text("Murder weapon: Disco Ball on a Chain")
    expect(story).to_contain_text("in the pocket of Orion")
    expect(story).to_contain_text("Hania → Orion")
    looks_well(person)


def test_suspicions_stay_in_this_browser(house: House, enters: Door) -> None:
    person = enters(house, language="en")
    sent: list[str] = []
    person.page.on("request", lambda request: sent.append(request.post_data or ""))
    ArrangedTable(person, fight(), NAMES[:3], others_pass)
    person.awaits()
    person.page.get_by_role("button", name="Notebook").click()
    person.page.locator("dialog").get_by_role("group", name="What you think of: Bartek").get_by_label("guilty!").check()
    person.page.locator("dialog textarea").fill("he winked at the kazoo")
    looks_well(person)
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("button", name="guilty!")).to_have_count(1)
    assert not any("kazoo" in body for body in sent)
    person.page.reload()
    person.awaits()
    person.page.get_by_role("button", name="Notebook").click()
    expect(person.page.locator("dialog textarea")).to_have_value("he winked at the kazoo")


def test_nothing_of_mine_is_cut_on_a_low_laptop(house: House, enters: Door) -> None:
    """With six players at 1366 x 650: life, actions and every card of the hand are in sight while one is asked."""
    person = enters(house, language="pl")
    person.page.set_viewport_size({"width": 1366, "height": 650})
    ArrangedTable(person, fight(6), NAMES, others_pass)
    person.awaits()
    for part in [".me .life", ".actions li", ".tray .hand li", ".ask .prompt", ".player"]:
        found = person.page.locator(part)
        assert found.count() > 0
        assert all(found.nth(i).evaluate(IN_SIGHT) for i in range(found.count())), part
    looks_well(person)
