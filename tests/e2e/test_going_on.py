"""Nothing is lost by a reload, a dropped connection or a killed server in the middle of an effect: the game goes on."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import LONGEST_GAME, Visitor

LOST = "The connection is lost"


def play_into_an_effect(visitor: Visitor, dice: random.Random) -> str:
    """Use abilities until one of them asks something of us; returns the question."""
    visitor.goes("/")
    visitor.page.get_by_role("button", name="Play against bots").click()
    visitor.page.wait_for_url("**/t/*")
    for _ in range(LONGEST_GAME):
        found = visitor.awaits()
        assert not found["story"], "the game ended before an effect asked anything"
        if is_mid_effect(visitor):
            return question(visitor)
        visitor.uses_ability(dice, found)
    raise AssertionError("no ability asks anything")


def is_mid_effect(visitor: Visitor) -> bool:
    view = (visitor.messages("step") or visitor.messages("table"))[-1]["view"]
    mine = [asked for asked in view["asked"] if asked["seat"] == view["seat"]]
    return any("source" in asked and asked["prompt"] != "offer" for asked in mine)


def question(visitor: Visitor) -> str:
    return visitor.page.locator(".ask.urgent h2").inner_text()


def test_a_reload_in_the_middle_of_an_effect(server: RunningServer, enters: Door) -> None:
    visitor = enters(server)
    asked = play_into_an_effect(visitor, random.Random(3))
    before = visitor.awaits()
    visitor.page.reload()
    after = visitor.awaits()
    assert question(visitor) == asked
    assert [len(after[kind]) for kind in ("cards", "buttons")] == [len(before[kind]) for kind in ("cards", "buttons")]


def test_after_a_dropped_connection_unanswered_commands_are_sent_again(server: RunningServer, enters: Door) -> None:
    visitor = enters(server)
    play_into_an_effect(visitor, random.Random(4))
    steps = visitor.messages("step")[-1]["seq"]
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text(LOST)).to_be_visible()
    # The answer is given while there is no connection.
    visitor.answers(random.Random(1), visitor.awaits())
    visitor.page.wait_for_timeout(200)
    assert visitor.messages("step")[-1]["seq"] == steps
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_text(LOST)).to_have_count(0)
    visitor.awaits()
    assert visitor.messages("step")[-1]["seq"] > steps
    for _ in range(3):
        visitor.answers(random.Random(4), visitor.awaits())


def test_a_killed_server_in_the_middle_of_an_effect(own_server: RunningServer, enters: Door) -> None:
    visitor = enters(own_server)
    asked = play_into_an_effect(visitor, random.Random(6))
    own_server.kill()
    expect(visitor.page.get_by_text(LOST)).to_be_visible()
    own_server.start()
    expect(visitor.page.get_by_text(LOST)).to_have_count(0)
    visitor.awaits()
    assert question(visitor) == asked
    steps = visitor.messages("step")[-1]["seq"]
    for _ in range(3):
        visitor.answers(random.Random(6), visitor.awaits())
    visitor.awaits()
    assert visitor.messages("step")[-1]["seq"] > steps


def test_what_happened_in_the_meantime_is_marked(server: RunningServer, enters: Door) -> None:
    visitor = enters(server)
    play_into_an_effect(visitor, random.Random(7))
    path = f"/t/{visitor.code}"
    # Another window of the same person plays on while this one is in the background.
    visitor.goes("/")
    seen = visitor.page.evaluate("localStorage.getItem('pentakl.seen')")
    other = Visitor(visitor.context, visitor.address, visitor.language, visitor.phone, visitor.motion)
    other.goes(path)
    for _ in range(3):
        other.answers(random.Random(2), other.awaits())
    other.awaits()
    other.page.close()
    visitor.page.evaluate("seen => localStorage.setItem('pentakl.seen', seen)", seen)
    visitor.goes(path)
    expect(visitor.page.get_by_role("log")).to_contain_text("Since you left")
