"""Cardia in Chromium: two people, one person against a bot; deck I, deck II with a location, a mix.

Bots have played most of a long game before the browser takes over.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from playwright.sync_api import expect

from pentakl import bots
from pentakl.core.chance import quick
from pentakl.core.state import State
from pentakl.core.viewer import Viewer
from pentakl.games import load
from pentakl.words import Words
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.prepared import Move, Script, bots_play, bots_play_until, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.test_company import sit_down
from tests.e2e.visitor import LONGEST_GAME, Visitor

Found = TypeVar("Found")
LEFT = 10  # decisions of two bots until the end
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def last_view(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = (visitor.messages("table") + visitor.messages("step"))[-1]["view"]
    return found


def told(visitor: Visitor, kind: str) -> int:
    """How many events of this kind this browser was told."""
    return sum(event["kind"] == kind for step in visitor.messages("step") for event in step["events"])


def looks_well(visitor: Visitor) -> None:
    assert violations(visitor.page) == []
    assert visitor.page.evaluate(OVERFLOW) == 0


def test_a_match_with_deck_two_at_the_temple_ends_on_a_phone(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="en", phone=True)
    options = {"deck": "2", "locations": "serpent_temple", "wins": "2"}
    script = bots_play_until(LEFT, "cardia", 2, options, seed=5)
    person.goes(f"/t/{prepare(server, person, 'cardia', options, 5, script, ['bot'])}")
    person.awaits()
    looks_well(person)
    assert person.plays_to_the_end(random.Random(5)) > 0
    assert max(last_view(person)["match"]["wins"]) == 2
    looks_well(person)


def test_the_next_game_of_a_match_with_a_mix_begins_on_a_phone(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="pl", phone=True)
    options = {"deck": "1212", "locations": "random:2", "wins": "2"}
    script = bots_play_one_game(LEFT, options, seed=4)
    person.goes(f"/t/{prepare(server, person, 'cardia', options, 4, script, ['bot'])}")
    person.awaits()
    looks_well(person)
    assert last_view(person)["match"]["played"] == []
    dice = random.Random(5)
    while not told(person, "next-game"):
        person.answers(dice, person.awaits())
    for _ in range(3):
        person.answers(dice, person.awaits())
    match = last_view(person)["match"]
    assert told(person, "next-game") == len(match["played"]) == 1
    assert sum(match["wins"]) == 1


def bots_play_one_game(left: int, options: dict[str, str], seed: int) -> Script:
    """Bots play the first game of a match until they would need so many decisions to end it."""
    game = load("cardia")
    state, move, made = game.start(2, seed, options), bots_play(), 0
    while not any(state.match.wins):
        next_move = move(state)
        assert next_move is not None
        state.apply(next_move[0], game.parse(next_move[1]))
        made += 1
    return bots_play(made - left)


def test_two_people_begin_a_game_and_end_one(server: RunningServer, enters: Door) -> None:
    """Both see that the other has chosen and not what; then they play a late game to its end."""
    host = enters(server, language="en")
    guest = enters(server, language="pl", phone=True)
    code = host.opens("cardia", options={"deck": "1", "wins": "1"}, seats=2)
    sit_down(guest, f"/t/{code}", "Bartek")
    host.page.get_by_role("button", name="Start").click()
    guest.awaits()

    host.touches(host.awaits()["cards"][0])
    host.page.wait_for_selector(".ask.urgent .btn.main")
    before = len(guest.frames)
    host.touches(host.awaits()["buttons"][0])
    host.page.get_by_text("You have chosen.").wait_for()
    guest.page.get_by_text("karta wybrana").wait_for()
    mine = last_view(host)["table"]["players"][0]["hand"]["cards"]
    news = "".join(guest.frames[before:])
    assert news, "the guest was not told that the host has chosen"
    assert not any(json.dumps(card["card"]) in hidden_part(guest) for card in mine)
    looks_well(host)
    looks_well(guest)

    options = {"deck": "1", "wins": "1"}
    code = prepare(server, host, "cardia", options, 7, bots_play_until(LEFT, "cardia", 2, options, seed=7), [guest])
    for person in (host, guest):
        person.goes(f"/t/{code}")
    dice = random.Random(2)
    for _ in range(LONGEST_GAME):
        for person in (guest, host):
            found = person.possibilities()
            if found is not None and not found["story"]:
                person.answers(dice, found)
        if host.is_over() and guest.is_over():
            break
        host.page.wait_for_timeout(30)
    assert last_view(host)["outcome"] == last_view(guest)["outcome"] is not None
    assert max(last_view(guest)["match"]["wins"]) == 1


def hidden_part(guest: Visitor) -> str:
    """Everything that the guest sees of the host's side."""
    return json.dumps(last_view(guest)["table"]["players"][0])


def test_a_card_is_put_back_and_the_signs_in_the_row_are_read_by_keyboard(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="en")
    options = {"deck": "1", "locations": "none", "wins": "1"}
    person.goes(f"/t/{prepare(server, person, 'cardia', options, 3, bots_play(12), ['bot'])}")
    person.awaits_cards()
    keys, question = person.page.keyboard, person.page.locator(".ask.urgent .btn.main")
    keys.press("1")
    expect(question).to_be_visible()
    keys.press("Escape")
    expect(question).to_have_count(0)
    signs = person.page.locator(".row .mark")
    signs.first.focus()
    expect(signs.first).to_be_focused()
    assert any("Signet" in (sign.get_attribute("aria-label") or "") for sign in signs.all())
    person.answers_by_keyboard(random.Random(1))
    person.awaits()


def at_moment(fits: Callable[[State], Found | None]) -> tuple[int, list[Move], Found]:
    """A seed with deck I, the moves of two strategists up to the first moment that fits, and what fits."""
    game = load("cardia")
    brain = bots.bot("cardia", "greedy")
    for seed in itertools.count():
        state, chance = game.start(2, seed, {"deck": "1"}), quick(seed)
        moves: list[Move] = []
        while state.outcome is None:
            if (found := fits(state)) is not None:
                return seed, moves, found
            seat = state.pending[-1].seat
            action = brain(state, seat, chance)
            moves.append((seat, game.text(action)))
            state.apply(seat, action)
    raise AssertionError


def turning(state: State, prompt: str) -> tuple[str, dict[str, Any]] | None:
    """The first answer of seat 0 that would turn an earlier encounter: its text and its preview."""
    view: Any = state.view(0)
    if not any(one["seat"] == 0 and one["prompt"] == prompt and "answered" not in one for one in view["asked"]):
        return None
    last = len(view["table"]["encounters"])
    for act in view["acts"]:
        foreseen: Any = state.shown_foresight(0, act["action"], Viewer(0))
        preview: dict[str, Any] = foreseen.get("preview", {})
        if any(turn["encounter"] < last for turn in preview.get("turns", [])):
            return act["text"], preview
    return None


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("prompt", ["play", "lower"])
def test_the_encounters_that_an_answer_would_turn_are_shown_before_it_is_given(
    server: RunningServer, enters: Door, prompt: str, phone: bool
) -> None:
    """A card of the hand, or a card of the row that an ability asks for: by pointer, by focus, or in the fingers."""
    seed, moves, (text, preview) = at_moment(lambda state: turning(state, prompt))
    person = enters(server, language="en", phone=phone)
    options = {"deck": "1", "locations": "none", "wins": "2"}
    code = prepare(server, person, "cardia", options, seed, lambda _: moves.pop(0) if moves else None, ["bot"])
    person.goes(f"/t/{code}")
    person.awaits()
    view = last_view(person)
    act = next(each for each in view["acts"] if each["text"] == text)
    card = person.page.locator("main button.card.is-lit").filter(has_text=Words("cardia", "en").card(act["card"]))
    if prompt == "lower":
        card = card.filter(has_text="your card" if act["word"] == "own" else "card of")
    shown = person.page.locator(".row .turn, .beads .would")
    expect(shown).to_have_count(0)
    if phone:
        card.first.tap(position={"x": 9, "y": 30})
    else:
        card.first.focus()
        expect(shown.first).to_be_visible()
        person.page.locator(".tray").focus()
        expect(shown).to_have_count(0)
        card.first.hover(position={"x": 9, "y": 30})
    expect(shown.first).to_be_visible()
    if not phone:
        card.first.click(position={"x": 9, "y": 30})
    mine, theirs = preview["signets"]
    expect(person.page.locator(".ask")).to_contain_text("Encounter")
    if [player["signets"] for player in view["table"]["players"]] != [mine, theirs]:
        expect(person.page.locator(".ask")).to_contain_text(f"{mine} to {theirs}")
    looks_well(person)


def test_the_variants_are_chosen_with_controls_of_their_own(server: RunningServer, enters: Door) -> None:
    """A mix and two locations, pointed at in the dialog, are what the table is opened with."""
    person = enters(server, language="en")
    person.goes("/")
    person.picks(person.page.get_by_role("radio", name="Cardia"))
    person.page.get_by_role("button", name="Variants").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_text("A mix", exact=True).click()
    dialog.get_by_role("group", name="Guild").get_by_text("Deck II", exact=True).click()
    dialog.get_by_text("Chosen locations").click()
    dialog.get_by_text("Bazaar").click()
    looks_well(person)
    dialog.get_by_role("button", name="Play").click()
    person.page.wait_for_url("**/t/*")
    person.awaits()
    table = last_view(person)["table"]
    assert table["mix"] == "1222"
    assert table["locations"] == ["serpent_temple", "bazaar"]
    assert table["skulls"] == 4
