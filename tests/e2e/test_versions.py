"""Tables of older rules in the browser: a line in the chronicle, a page that says why, a result that was kept."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from pentakl.core.chance import quick
from pentakl.core.state import State
from pentakl.games import load
from pentakl.server.services import DATABASE
from pentakl.sitting import reopen_sitting
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.prepared import Move, Script, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

GAME = load("karmaka")


def at_random(actions: int) -> Script:
    """This many random actions, or fewer if the game ends before."""
    chance = quick(2)
    left = iter(range(actions))

    def script(state: State) -> Move | None:
        if state.outcome is not None or next(left, None) is None:
            return None
        seat = next(choice.seat for choice in state.pending if not choice.side)
        legal = state.legal(seat)
        return seat, GAME.text(legal[chance.below(len(legal))])

    return script


def played(server: RunningServer, person: Visitor, actions: int) -> str:
    """A table that was played by older rules, against somebody who never answers; returns its code."""
    code = prepare(server, person, "karmaka", {"variant": "free"}, 7, at_random(actions), ["Bartek"])
    change(server, 'UPDATE entries SET rules = rules - 1 WHERE "table" = ?', code)
    return code


def change(server: RunningServer, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(server.data / DATABASE, timeout=20)) as database:
        database.execute(statement, values)
        database.commit()


def spoil(server: RunningServer, code: str) -> None:
    """Make all recorded actions unknown to today's rules."""
    spoilt = json.dumps({"do": "act", "seat": 0, "action": "castle"})
    change(server, """UPDATE entries SET entry = ? WHERE "table" = ? AND do = 'act'""", spoilt, code)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "From here on this game follows the new ones"), ("pl", "Od teraz ta gra toczy się według nowych")],
)
def test_a_game_that_goes_on_by_new_rules_says_so_in_its_chronicle(
    server: RunningServer, enters: Door, language: str, line: str
) -> None:
    person = enters(server, language=language)
    person.goes("/t/" + played(server, person, 12))
    expect(person.page.get_by_role("log").get_by_text(line)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title"), [("en", "This game cannot go on"), ("pl", "Tej gry nie można dokończyć")]
)
def test_the_page_of_a_game_that_cannot_go_on_says_so(
    server: RunningServer, enters: Door, language: str, title: str
) -> None:
    person = enters(server, language=language)
    code = played(server, person, 12)
    spoil(server, code)
    person.goes(f"/t/{code}")
    expect(person.page.get_by_role("heading", name=title)).to_be_visible()
    assert violations(person.page) == []


def test_a_finished_game_that_cannot_be_replayed_shows_its_result(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="en")
    code = played(server, person, 5000)
    with closing(sqlite3.connect(server.data / DATABASE)) as database:
        rows = database.execute('SELECT entry FROM entries WHERE "table" = ? ORDER BY seq', [code]).fetchall()
    first, *others = [json.loads(text) for (text,) in rows]
    sitting = reopen_sitting(first)
    for entry in others:
        sitting.enter(entry)
    result = sitting.result
    assert result is not None
    assert result.outcome is not None
    change(server, "INSERT INTO results VALUES (?, 1, ?, ?)", code, result.record, json.dumps(result.match))
    spoil(server, code)

    person.goes(f"/t/{code}")
    page = person.page
    expect(page.get_by_role("heading", name="Played under older rules")).to_be_visible()
    winners = result.outcome["winners"]
    assert isinstance(winners, list)
    expect(page.get_by_role("heading", level=3)).to_contain_text("You" if 0 in winners else "Bartek")
    points = result.outcome["points"]
    assert isinstance(points, list)
    expect(page.locator("dl dd")).to_have_text([str(each) for each in points])
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert json.loads(download.value.path().read_text())["outcome"] == result.outcome
    assert violations(page) == []
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Rematch")).to_have_attribute("aria-disabled", "true")
