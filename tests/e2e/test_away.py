"""Somebody vanishes, a bot stands in, the person returns: in every game, in two browsers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from pentakl.cli.app import fewest_seats
from pentakl.games import keys, load
from tests.e2e.conftest import Door
from tests.e2e.prepared import prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

# As if the browser had been closed for an hour.
LAST_LOOKED_AN_HOUR_AGO = """() => {
  const seen = JSON.parse(localStorage.getItem('pentakl.seen-at'));
  const earlier = Object.entries(seen).map(([code, moment]) => [code, moment - 3600_000]);
  localStorage.setItem('pentakl.seen-at', JSON.stringify(Object.fromEntries(earlier)));
}"""


@pytest.fixture(scope="module")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Nobody waits a minute here before a bot may stand in."""
    with RunningServer(tmp_path_factory.mktemp("impatient"), "--away-seconds", "0") as running:
        yield running


def answers_until(person: Visitor, holds: Callable[[], object]) -> None:
    dice = random.Random(4)
    while not holds():
        found = person.possibilities()
        if found is None:
            person.page.wait_for_timeout(15)
        else:
            person.answers(dice, found)


@pytest.mark.parametrize("game", keys())
def test_a_bot_plays_until_the_person_returns(impatient_server: RunningServer, enters: Door, game: str) -> None:
    hania, bartek = enters(impatient_server, "en"), enters(impatient_server, "pl", phone=True)
    seats = fewest_seats(load(game), {})
    code = prepare(impatient_server, hania, game, {}, 7, lambda state: None, [bartek, *["bot"] * (seats - 2)])
    for person in (hania, bartek):
        person.goes(f"/t/{code}")
        person.page.wait_for_selector(".ask")

    bartek.goes("/")
    # The page says so and offers a bot when the table waits for an absent player.
    stand_in = hania.page.get_by_role("button", name="Let a bot play meanwhile")
    answers_until(hania, stand_in.is_visible)
    expect(hania.page.locator(".ask")).to_contain_text("Guest 1: away since")
    # The sign of the absent player is grey and says since when.
    expect(hania.page.locator("main .sigil.away .below").first).to_have_text(re.compile(r"^\d+:\d+"))
    stand_in.click()
    expect(stand_in).to_have_count(0)
    expect(hania.page.get_by_role("log")).to_contain_text("Guest 1 is away; a bot plays meanwhile.")
    answers_until(hania, lambda: {"do": "act", "seat": 1} in [step["entry"] for step in hania.messages("step")])

    bartek.page.evaluate(LAST_LOOKED_AN_HOUR_AGO)
    bartek.goes(f"/t/{code}")
    expect(bartek.page.get_by_text("Witaj z powrotem.")).to_be_visible()
    news = bartek.page.get_by_role("dialog", name="Pod twoją nieobecność")
    expect(news.get_by_role("paragraph")).not_to_have_count(0)
    news.get_by_role("button", name="Dalej").click()
    expect(hania.page.get_by_role("log")).to_contain_text("Guest 1 is back.")
    assert bartek.messages("step")[-1]["sitting"]["seat"] == 1
    answers_until(hania, bartek.possibilities)
