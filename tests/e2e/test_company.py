"""People at one table: two of them, a bot and a spectator. Nobody's page is sent a face that its seat may not know."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from contextlib import closing

from playwright.sync_api import expect

from pentakl.core.record import read_record
from pentakl.games import load
from pentakl.server.guests import COOKIE
from pentakl.server.services import DATABASE
from pentakl.server.wire import StoredEntry
from tests.e2e.conftest import Door
from tests.e2e.prepared import bots_play_until, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import LONGEST_GAME, Visitor
from tests.server.oracle import Oracle


def open_table(host: Visitor, players: str, who: str = "only with the link") -> None:
    """Go from the home page through the variants dialog to the waiting room."""
    host.goes("/")
    host.page.get_by_role("button", name="Variants").click()
    dialog = host.page.get_by_role("dialog")
    host.picks(dialog.get_by_role("radio", name=players, exact=True))
    host.picks(dialog.get_by_role("radio", name=who))
    dialog.get_by_label("Your name").fill("Anna")
    dialog.get_by_label("Your name").blur()
    dialog.get_by_role("button", name="Invite friends").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.get_by_text("Waiting for players")).to_be_visible()


def sit_down(guest: Visitor, path: str, name: str) -> None:
    guest.goes(path)
    field = guest.page.get_by_label({"pl": "Twoje imię", "en": "Your name"}[guest.language])
    field.fill(name)
    guest.page.get_by_role("button", name={"pl": "Usiądź", "en": "Sit down"}[guest.language], exact=True).click()
    expect(guest.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()


def play_together(people: list[Visitor], dice: random.Random, most: int = LONGEST_GAME) -> int:
    """Everybody answers until the end of the game is shown or enough was answered; returns how many answers it was."""
    answered = 0
    patience = time.monotonic() + 150
    while time.monotonic() < patience:
        for person in people:
            if answered == most:
                return answered
            found = person.possibilities()
            if found is None:
                person.page.wait_for_timeout(15)
            elif found["story"]:
                return answered
            else:
                # Three browsers draw every move, so the game should be short.
                person.answers(dice, found, deeds=0.9)
                answered += 1
    raise AssertionError(f"the game stopped after {answered} answers")


def log_of(server: RunningServer, code: str) -> list[StoredEntry]:
    """The stored log of a table, read beside the running server."""
    with closing(sqlite3.connect(server.data / DATABASE)) as database:
        rows = database.execute(
            'select "table", seq, person, command_id, entry, rules, stored from entries where "table" = ? order by seq',
            [code],
        ).fetchall()
    return [
        StoredEntry(table, seq, person, command, json.loads(entry), rules, stored)
        for table, seq, person, command, entry, rules, stored in rows
    ]


def person_of(visitor: Visitor) -> str:
    cookies = {cookie["name"]: cookie["value"] for cookie in visitor.context.cookies()}
    return cookies[COOKIE].partition(".")[0]


def test_two_people_a_bot_and_a_spectator_begin_a_game(server: RunningServer, enters: Door) -> None:
    anna, bartek, watcher = enters(server, "en"), enters(server, "pl", phone=True), enters(server, "en", phone=True)
    open_table(anna, players="3")
    path = f"/t/{anna.code}"
    sit_down(bartek, path, "Bartek")
    watcher.goes(path)
    anna.page.get_by_role("button", name="Bot: adept, seat 3").click()
    anna.page.get_by_role("button", name="Start the game").click()
    expect(watcher.page.get_by_text("You are watching this game.")).to_be_visible()

    assert play_together([anna, bartek], random.Random(5), most=8) == 8

    # The bot may still be moving: the log, which is read later, has every entry that these frames tell of.
    received = [(list(person.frames), person_of(person)) for person in (anna, bartek, watcher)]
    oracle = Oracle(log_of(server, anna.code))
    assert min(oracle.check(frames, person) for frames, person in received) > 50


def test_two_people_a_bot_and_a_spectator_end_a_game_and_play_another(server: RunningServer, enters: Door) -> None:
    anna, bartek, watcher = enters(server, "en"), enters(server, "pl", phone=True), enters(server, "en", phone=True)
    script = bots_play_until(16, "karmaka", 3, {}, seed=7)
    code = prepare(server, anna, "karmaka", {}, 7, script, [bartek, "bot"])
    for person in (anna, bartek, watcher):
        person.goes(f"/t/{code}")

    assert play_together([anna, bartek], random.Random(5)) > 0

    for person in (anna, bartek, watcher):
        expect(person.page.locator("dialog .story")).to_be_visible()
        expect(person.page.get_by_role("dialog")).to_contain_text("Transcend")
    oracle = Oracle(log_of(server, code))
    seen = [oracle.check(person.frames, person_of(person)) for person in (anna, bartek, watcher)]
    assert min(seen) > 300
    assert watcher.page.get_by_role("button", name="Rematch").count() == 0

    # When both want it, everybody moves one seat on and a new game begins.
    anna.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(bartek.page.get_by_role("dialog").get_by_role("button", name="Rewanż")).to_be_visible()
    bartek.page.get_by_role("dialog").get_by_role("button", name="Rewanż").click()
    expect(watcher.page.locator("dialog .story")).to_be_hidden()
    # The bot may have moved already, so the sentence is looked up.
    watcher.page.get_by_role("button", name="Chronicle").click()
    expect(watcher.page.get_by_role("dialog").get_by_text("Game 2 at this table begins.")).to_be_visible()
    assert [chair["name"] for chair in watcher.messages("step")[-1]["sitting"]["chairs"]][1:] == ["Hania", "Guest 1"]


def test_a_table_is_found_on_the_home_page_by_its_code_and_by_who_was_there(
    server: RunningServer, enters: Door
) -> None:
    anna, bartek = enters(server, "en"), enters(server, "en")
    open_table(anna, players="4", who="anyone")
    code = anna.code
    bartek.goes("/")
    bartek.page.get_by_role("button", name=f"Sit down at the table: Karmaka · {code}").click()
    bartek.page.wait_for_url(f"**/t/{code}")
    bartek.goes("/")
    bartek.page.get_by_label("I have a code").fill(code)
    bartek.page.get_by_role("button", name="Join").click()
    expect(bartek.page.get_by_text("Waiting for players")).to_be_visible()
    # Who sits there finds the way back.
    anna.goes("/")
    anna.page.get_by_role("link", name=f"Back to the table: {code}").click()
    expect(anna.page.get_by_role("listitem").filter(has_text="Anna")).to_be_visible()


def test_taking_back_needs_the_other_persons_consent(server: RunningServer, enters: Door) -> None:
    anna, bartek = enters(server, "en"), enters(server, "en")
    code = prepare(server, anna, "karmaka", {}, 7, lambda state: None, [bartek, "bot"])
    for person in (anna, bartek):
        person.goes(f"/t/{code}")
    mover = plays_what_may_be_taken_back([anna, bartek], random.Random(9))
    other = bartek if mover is anna else anna
    waits = f"Now: {'Guest 1' if mover is anna else 'Hania'}"
    mover.page.get_by_role("button", name="Undo").click()
    expect(mover.page.get_by_text("Waiting for the others")).to_be_visible()
    # An offered card can be refused too, so the request is recognised by its button to agree.
    expect(other.page.get_by_role("button", name="Agree")).to_be_visible()
    other.page.get_by_role("button", name="Decline").click()
    # Both must see it first, or the next clicks would belong to the first request.
    expect(other.page.get_by_role("button", name="Agree")).to_have_count(0)
    expect(mover.page.get_by_text("Waiting for the others")).to_have_count(0)
    expect(mover.page.locator(".ask")).to_contain_text(waits)
    mover.page.get_by_role("button", name="Undo").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(mover.page.get_by_role("log")).to_contain_text("You take back your last move.")
    expect(other.page.get_by_role("log")).to_contain_text("takes back the last move")
    assert not mover.awaits()["story"], "the mover is asked again"


def plays_what_may_be_taken_back(people: list[Visitor], dice: random.Random) -> Visitor:
    """Use abilities until one of them asks somebody else before anything hidden is shown; returns whose it is.

    While it asks its own player, that one may back out without anybody's consent.
    """
    for _ in range(LONGEST_GAME):
        for person in people:
            found = person.possibilities()
            if found is None:
                person.page.wait_for_timeout(15)
                continue
            steps = len(person.messages("step"))
            person.uses_ability(dice, found)
            while len(person.messages("step")) == steps:
                person.page.wait_for_timeout(15)
            if waits_for_a_person(person):
                return person
    raise AssertionError("nothing could be taken back")


def waits_for_a_person(person: Visitor) -> bool:
    """Whether this person's move may be taken back and asks another person: a bot would answer at once."""
    last = [*person.messages("table"), *person.messages("step")][-1]
    kinds = [chair["kind"] for chair in last["sitting"]["chairs"]]
    seats = [asked["seat"] for asked in (last["view"] or {"asked": []})["asked"]]
    others = all(kinds[seat] == "human" and seat != last["sitting"]["seat"] for seat in seats)
    return others and bool(last["sitting"]["may_undo"])


def test_a_person_who_leaves_is_replaced_by_a_bot_and_may_come_back(server: RunningServer, enters: Door) -> None:
    anna = enters(server, "en")
    anna.goes("/")
    anna.page.get_by_role("button", name="Play against bots").click()
    anna.page.wait_for_url("**/t/*")
    path = f"/t/{anna.code}"
    anna.page.wait_for_selector(".ask")
    anna.page.get_by_role("button", name="Settings").click()
    # Two bots at the pace of people: the game must not be over before the return.
    anna.picks(anna.page.get_by_role("radio", name="slow"))
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Leave the table").click()
    anna.page.get_by_role("button", name="Give my seat to a bot").click()
    anna.page.wait_for_url(lambda address: "/t/" not in address)
    anna.goes(path)
    anna.page.get_by_role("button", name="Come back to your seat").click()
    expect(anna.page.get_by_text("You are watching this game.")).to_have_count(0)
    expect(anna.page.get_by_role("group", name="Your hand")).to_be_visible()


def test_one_of_two_resigns_at_a_table_with_a_time_for_each_decision(server: RunningServer, enters: Door) -> None:
    anna, bartek = enters(server, "en"), enters(server, "pl", phone=True)
    wish = {"game": "cardia", "name": "Anna", "seconds": 300, "pace": "instant"}
    code = anna.context.request.post(f"{server.address}/api/tables", data=wish).json()["code"]
    anna.goes(f"/t/{code}")
    expect(anna.page.get_by_text("Time for each decision: 5 min")).to_be_visible()
    expect(anna.page.get_by_text("pentakl serve --host 0.0.0.0")).to_be_visible()
    sit_down(bartek, f"/t/{code}", "Bartek")
    anna.page.get_by_role("button", name="Start the game").click()
    expect(anna.page.get_by_role("timer", name="Time left")).to_be_visible()

    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_contain_text("choose a lit card or place by its number")
    anna.page.keyboard.press("Escape")

    anna.page.get_by_role("button", name="Leave the table").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    anna.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    expect(anna.page.get_by_role("dialog", name="The end of the game")).to_contain_text("You resigned. Bartek wins.")
    expect(bartek.page.get_by_role("dialog", name="Koniec gry")).to_contain_text("Wygrywasz: druga strona się poddała.")
    # The record can be checked like any other.
    record, _ = read_record(anna.context.request.get(f"{server.address}/api/tables/{code}/record").text())
    assert record.replay(load("cardia")).outcome is not None


def test_who_would_resign_may_play_on_until_the_partner_agrees(server: RunningServer, enters: Door) -> None:
    anna = enters(server, "en")
    others = ["bot", "Celina", "bot"]
    code = prepare(server, anna, "karmaka", {"variant": "teams"}, 7, lambda state: None, others)
    anna.goes(f"/t/{code}")
    anna.page.get_by_role("button", name="Leave the table").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    anna.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    notice = anna.page.get_by_role("status").filter(has_text="You want to resign; your partners must agree.")
    expect(notice).to_be_visible()
    anna.page.get_by_role("button", name="Play on").click()
    expect(notice).to_have_count(0)
    expect(anna.page.get_by_role("log")).to_contain_text("You play on.")


def test_a_key_hurries_the_bots(server: RunningServer, enters: Door) -> None:
    anna = enters(server, "en")
    sent: list[str] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    code = prepare(server, anna, "karmaka", {}, 7, lambda state: None, ["bot"] * 3, pace="slow")
    anna.goes(f"/t/{code}")
    anna.page.wait_for_selector(".ask")
    dice = random.Random(1)
    while not any('"do":"hurry"' in frame for frame in sent):
        found = anna.possibilities()
        if found:
            anna.answers(dice, found)
        else:
            anna.page.keyboard.press("Shift")
            anna.page.wait_for_timeout(50)
    anna.awaits()
    thoughts = [message["seats"] for message in anna.messages("thinking")]
    assert thoughts[-1] == [], "whoever was shown to think when the key was pressed was the last"
