"""A tournament of Cardia in Chromium: names and the draw, duels at tables and by hand, deciding games, the link."""

from __future__ import annotations

import json
import random
import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from pentakl.server.guests import COOKIE
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import PATIENCE, Visitor

ANSWERS_BY_HAND = 4
NAMES = ["Hania", "Bartek", "Orion", "Vega"]
SAID = {
    "pl": {
        "tile": "Turniej dla czworga", "name": "Imię gracza numer", "draw": "Losuj numery", "open": "Otwórz stół",
        "enter": "Wpisz wynik", "standings": "Tabela", "champion": "Turniej wygrywa", "nobody": "Nikt",
        "shared": "Pierwsze miejsce jest wspólne", "ours": "To nasza formuła", "change": "Zmień wynik",
        "sit": "Usiądź",
    },
    "en": {
        "tile": "Tournament for four", "name": "Name of player", "draw": "Draw the numbers", "open": "Open a table",
        "enter": "Enter the result", "standings": "Standings", "champion": "wins the tournament", "nobody": "Nobody",
        "shared": "The first place is shared", "ours": "The format is ours", "change": "Change the result",
        "sit": "Sit",
    },
}  # fmt: skip
CIRCLE = "20.20.02.02.20.20"  # three of four beat each other in a circle
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a, select, input, summary')]
  .filter((one) => one.checkVisibility() && one.closest('[popover]') === null)
  .map((one) => {
    const area = one.matches('[type=checkbox], [type=radio]') ? one.closest('label') : one;
    const box = area.getBoundingClientRect();
    return { what: one.outerHTML.slice(0, 120), width: box.width, height: box.height };
  })
  .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
  .map(({ what, width, height }) => `${width}x${height} ${what}`)"""


def said(visitor: Visitor) -> dict[str, str]:
    return SAID[visitor.language]


def is_clean(visitor: Visitor) -> None:
    assert violations(visitor.page) == []
    size = visitor.page.viewport_size
    assert size is not None
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    if visitor.phone:
        assert visitor.page.evaluate(SMALL_TARGETS) == []


def meeting(visitor: Visitor, one: str, other: str) -> Locator:
    joined = "i" if visitor.language == "pl" else "and"
    pattern = re.compile(f"^({one} {joined} {other}|{other} {joined} {one})$")
    return visitor.page.get_by_role("article", name=pattern)


def enters_result(visitor: Visitor, one: str, other: str, games: tuple[int, int]) -> None:
    """Enter a result by hand, whichever player the schedule names first."""
    card = meeting(visitor, one, other).last
    card.get_by_role("button", name=said(visitor)["enter"]).click()
    score = re.compile(f"^({one} {games[0]}, {other} {games[1]}|{other} {games[1]}, {one} {games[0]})$")
    card.get_by_role("button", name=score).click()
    expect(card.get_by_role("button", name=re.compile(f"^{said(visitor)['change']}"))).to_be_visible()


def ranks(visitor: Visitor) -> list[list[str]]:
    """Rank and name of everybody, from first to last."""
    rows = visitor.page.get_by_role("table").locator("tbody tr")
    return [[row.locator(".rank").inner_text(), row.locator("th").inner_text().split("\n")[0]] for row in rows.all()]


def test_a_tournament_from_the_first_lot_to_the_last_duel(server: RunningServer, enters: Door) -> None:
    """Two duels are played at tables that the page opens, the others come by hand; the link keeps it all."""
    visitor = enters(server, "pl", phone=True)
    page, words = visitor.page, said(visitor)
    visitor.goes("/")
    page.get_by_role("link", name=words["tile"]).click()
    page.wait_for_url("**/helper/cardia")
    expect(page.get_by_role("article")).to_have_count(6)
    expect(page.get_by_role("heading", name=words["ours"])).to_be_visible()
    is_clean(visitor)

    for number, name in enumerate(NAMES, start=1):
        page.get_by_role("textbox", name=f"{words['name']} {number}").fill(name)
    for name in NAMES[2:]:
        page.get_by_role("checkbox", name=re.compile(name)).check()
    page.get_by_role("button", name=words["draw"]).click()
    order = [box.input_value() for box in page.get_by_role("textbox").all()]
    assert sorted(order) == sorted(NAMES)

    # The draw decides who meets whom first, so the duels are found by the players' names.
    rounds = [[(0, 1), (2, 3)], [(0, 2), (3, 1)], [(0, 3), (1, 2)]]
    at_tables: list[set[str]] = []
    for pairs in rounds:
        for first, second in pairs:
            one, other = order[first], order[second]
            bots = {one, other} & set(NAMES[2:])
            if len(bots) == 2:
                plays_by_themselves(visitor, one, other)
                at_tables.append({one, other})
            elif bots and "Hania" in (one, other) and not any("Hania" in pair for pair in at_tables):
                plays_at_a_table(visitor, server, one, other)
                at_tables.append({one, other})
            else:
                enters_result(visitor, one, other, (2, 0))
    assert len(at_tables) == 2
    is_clean(visitor)
    before = ranks(visitor)
    page.reload()
    expect(page.locator("tbody tr .rank").first).to_have_text("1")
    assert ranks(visitor) == before
    assert [box.input_value() for box in page.get_by_role("textbox").all()] == order


def plays_by_themselves(visitor: Visitor, one: str, other: str) -> None:
    """Two bots need nobody: their result comes to the page by itself."""
    card = meeting(visitor, one, other)
    card.get_by_role("button", name=said(visitor)["open"]).click()
    expect(card.get_by_role("link")).to_have_attribute("href", re.compile("^/t/"))
    expect(card.get_by_role("button", name=re.compile(f"^{said(visitor)['change']}"))).to_be_visible(timeout=60_000)


def plays_at_a_table(visitor: Visitor, server: RunningServer, one: str, other: str) -> None:
    """Hania plays against a bot at the table that the page has opened; the result comes to the page by itself."""
    card = meeting(visitor, one, other)
    card.get_by_role("button", name=said(visitor)["open"]).click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Hania").click()
    link = card.get_by_role("link")
    address = link.get_attribute("href")
    assert address is not None
    tournament = visitor.page.url
    visitor.page.goto(server.address + address)
    dice = random.Random(3)
    for _ in range(ANSWERS_BY_HAND):
        visitor.answers(dice, visitor.awaits())
    visitor.page.goto(tournament)
    plays_without_a_page(server, address.removeprefix("/t/"), cookie_of(visitor))
    expect(card.get_by_role("button", name=re.compile(f"^{said(visitor)['change']}"))).to_be_visible()


def plays_without_a_page(server: RunningServer, code: str, cookie: str) -> None:
    """Play this person's part to the end of the match, as the page would do it but without drawing every move."""
    dice = random.Random(3)
    address = f"{server.address.replace('http', 'ws', 1)}/ws/tables/{code}?since=0"
    with connect(address, additional_headers={"Cookie": f"{COOKIE}={cookie}"}, max_size=None) as socket:
        view, seen, made, is_answering = None, 0, 0, False
        while view is None or view["outcome"] is None:
            # A view from before my last answer still shows what I could have answered.
            if view is not None and view["acts"] and seen >= made and not is_answering:
                action = dice.choice(view["acts"])["text"]
                socket.send(json.dumps({"id": f"{code} {seen}", "do": "act", "action": action}))
                is_answering = True
            frame = json.loads(socket.recv(timeout=PATIENCE / 1000))
            assert frame["type"] != "error", frame
            if frame["type"] in ("table", "step"):
                view, seen = frame["view"], frame["seq"]
            elif frame["type"] == "ok":
                made, is_answering = frame["seq"], False


def cookie_of(visitor: Visitor) -> str:
    return next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == COOKIE)


def link_of(results: str, deciders: str = "") -> str:
    names = "&".join(f"n={name}" for name in ["Ala", "Ola", "Jan", "Ewa"])
    return f"/helper/cardia#{names}&r={results}" + (f"&d={deciders}" if deciders else "")


def test_a_shared_first_place_is_decided_by_single_games(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en")
    page = visitor.page
    visitor.goes(link_of(CIRCLE))
    shared = page.get_by_role("region", name=SAID["en"]["shared"])
    expect(shared).to_contain_text("Ala, Ola, Jan")
    expect(shared.get_by_role("article")).to_have_count(1)
    assert ranks(visitor) == [["1", "Ala"], ["1", "Ola"], ["1", "Jan"], ["4", "Ewa"]]
    expect(page.get_by_role("table")).to_contain_text("level in everything")
    is_clean(visitor)
    decide(shared, 0, "Ola")
    expect(shared.get_by_role("article")).to_have_count(2)
    decide(shared, 1, "Jan")
    expect(page.get_by_text("Jan wins the tournament")).to_be_visible()
    assert ranks(visitor)[0] == ["1", "Jan"]
    expect(page.get_by_role("table")).to_contain_text("lost a deciding game")
    page.reload()
    expect(page.get_by_text("Jan wins the tournament")).to_be_visible()
    is_clean(visitor)
    # Another result of a duel may mean other leaders: the deciding games are gone.
    first = page.get_by_role("article", name="Ala and Ola").last
    first.get_by_role("button", name="Change the result").click()
    first.get_by_role("button", name="Ala 0, Ola 2").click()
    expect(page.get_by_text("Ola wins the tournament")).to_be_visible()
    expect(shared).to_have_count(0)


def decide(shared: Locator, game: int, winner: str) -> None:
    """Enter who won a deciding game, by keys alone: the focus goes to the scores and comes back."""
    card = shared.get_by_role("article").nth(game)
    card.get_by_role("button", name="Enter the result").press("Enter")
    expect(card.locator(".scores button").first).to_be_focused()
    card.get_by_role("button", name=re.compile(f"{winner} 1")).press("Enter")
    expect(card.get_by_role("button", name="Change the result")).to_be_focused()
    expect(card.locator(".won")).to_contain_text(winner)


def test_the_standings_say_why(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl", phone=True)
    visitor.goes(link_of("21.12.12.21.21.21"))
    expect(visitor.page.get_by_text("Turniej wygrywa Ala")).to_be_visible()
    rows = visitor.page.get_by_role("table").locator("tbody tr")
    expect(rows.nth(1)).to_contain_text("tyle samo meczów i gier, mniej wygranych między sobą")
    expect(rows.nth(2)).to_contain_text("mniej wygranych meczów")
    is_clean(visitor)


def test_two_people_meet_at_a_table_that_a_third_has_opened(server: RunningServer, enters: Door) -> None:
    """Neither of the two uses the organiser's device: both come by the link, and their names tell who is who."""
    organiser = enters(server, "en")
    organiser.goes(link_of(CIRCLE))
    card = organiser.page.get_by_role("region", name=SAID["en"]["shared"]).get_by_role("article").first
    card.get_by_role("button", name="Open a table").click()
    organiser.page.get_by_role("dialog").get_by_role("button", name="Nobody").click()
    link = card.get_by_role("link")
    expect(card).to_contain_text("waits for players")
    address = link.get_attribute("href")
    assert address is not None
    code = address.removeprefix("/t/")
    # They sit down in the other order.
    people = []
    for name in ("Ola", "Ala"):
        person = enters(server, "en", phone=True)
        person.goes("/")
        person.page.evaluate(RENAME, name)
        person.goes(f"/t/{code}")
        person.page.get_by_role("button", name="Sit", exact=False).first.click()
        people.append(person)
    people[1].page.get_by_role("button", name="Start").click()
    people[0].awaits()
    expect(card).to_contain_text("being played")
    with ThreadPoolExecutor() as pool:
        for played in [pool.submit(plays_without_a_page, server, code, cookie_of(person)) for person in people]:
            played.result()
    expect(card.get_by_role("button", name=re.compile("^Change the result"))).to_be_visible()
    shown = organiser.page.evaluate("(code) => fetch(`/api/tables/${code}`).then((one) => one.json())", code)
    assert [seat["name"] for seat in shown["seats"]] == ["Ola", "Ala"]
    wins = dict(zip(["Ola", "Ala"], shown["match"]["wins"], strict=True))
    assert sorted(wins.values()) == [0, 1]
    sides = [side.inner_text().split("\n") for side in card.locator(".side").all()]
    assert {side[1]: int(side[-1]) for side in sides} == wins


RENAME = """async (name) => {
  await fetch('/api/me');
  await fetch('/api/me', {
    method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }),
  });
}"""
