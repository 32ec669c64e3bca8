"""ETER in the browser: the end of a game in every mode, and the moments that a table of its own must show."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from pentakl.core.grid import place_of
from pentakl.core.state import State
from pentakl.games import load
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.prepared import Move, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

ETER = load("eter")
Moment = tuple[int, list[Move]]
TRICKS = {"illusions": "yes", "explosions": "optional"}


# --- moments: found by playing at random, and prepared


def found(options: dict[str, str], fits: Callable[[State], bool]) -> Moment:
    """The first seed, and the moves of a game played at random with it, that lead to a state that fits."""
    for seed in range(400):
        for state, moves in random_game(options, seed):
            if state.outcome is None and fits(state):
                return seed, moves
    raise AssertionError("no game comes to this")


def random_game(options: dict[str, str], seed: int) -> Iterator[tuple[State, list[Move]]]:
    """The state before every move and at the end, and the moves until then; both change as the game goes on."""
    dice, state, moves = random.Random(seed), ETER.start(2, seed, options), list[Move]()
    yield state, moves
    while state.outcome is None:
        seat = state.pending[0].seat
        moves.append((seat, ETER.text(dice.choice(state.legal(seat)))))
        state.apply(seat, ETER.parse(moves[-1][1]))
        yield state, moves


def near_the_end(options: dict[str, str], left: int) -> Moment:
    """A game played at random to the last time that seat 0 is asked with at least so many moves left."""
    *_, (_, moves) = random_game(options, 0)
    kept = max(i for i, (seat, _) in enumerate(moves[: len(moves) - left + 1]) if seat == 0)
    return 0, moves[:kept]


def asks(state: State, prompt: str, seat: int = 0) -> bool:
    return any(one.seat == seat and state.prompt_of(one) == prompt for one in state.pending)


def used(state: State) -> str:
    """The mage, power or explosion that is being used."""
    table: Any = state.table
    return state.rules.cards[table.face[table.using]] if table.using >= 0 else ""


def arrives(
    server: RunningServer, visitor: Visitor, options: dict[str, str], moment: Moment, other: str | Visitor = "Bartek"
) -> str:
    """The visitor has seat 0 at a table that has come to this moment; returns its code."""
    seed, moves = moment
    rest = iter(moves)
    code = prepare(server, visitor, "eter", options, seed, lambda _: next(rest, None), [other])
    visitor.goes(f"/t/{code}")
    visitor.awaits()
    return code


def cell(visitor: Visitor, row: int, column: int) -> Locator:
    return visitor.page.locator(f'button.place[data-place="{place_of(row, column)}"]')


def plays(visitor: Visitor, move: str) -> None:
    """A card face up on a cell, by mouse: `3@0,1`."""
    rank, _, at = move.partition("@")
    row, column = at.split(",")
    name = re.compile(rf"^Jade {'Eter' if rank == 'E' else rank}\b")
    visitor.page.get_by_role("button", name=name).and_(visitor.page.locator(".tray .is-lit")).first.click()
    cell(visitor, int(row), int(column)).click()
    visitor.page.locator(".ask .btn.main").click()


def winning_move(state: State, reason: str, decides: bool) -> str:
    """A play with which seat 0 wins the game for that reason, and with it the match or not; empty if there is none."""
    if not asks(state, "turn"):
        return ""
    for action in state.legal(0):
        text = ETER.text(action)
        if "@" in text and not text.startswith("?"):
            then = state.clone()
            told = [(event.kind, event.seat, event.word) for event in then.apply(0, action)]
            if ("game-won", 0, reason) in told and (then.outcome is not None) == decides:
                return text
    return ""


# --- games


@pytest.mark.parametrize(
    ("options", "language", "phone", "by_keyboard"),
    [
        ({"mode": "training", **TRICKS}, "en", False, True),
        ({"mode": "mages", "mages": "chosen", "format": "game"}, "pl", False, True),
        ({"mode": "elemental", "format": "game", **TRICKS}, "en", True, False),
        ({"mode": "both", "format": "game", "illusions": "yes", "explosions": "always"}, "pl", True, False),
        ({"format": "tournament"}, "pl", False, False),
    ],
)  # fmt: skip
def test_a_game_in_every_mode_comes_to_its_end(
    server: RunningServer, enters: Door, options: dict[str, str], language: str, phone: bool, by_keyboard: bool
) -> None:
    visitor = enters(server, language, phone)
    arrives(server, visitor, options, near_the_end(options, left=6), other="bot")
    assert violations(visitor.page) == []
    assert visitor.plays_to_the_end(random.Random(5), by_keyboard) > 0
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog")).to_have_count(0)
    if options == {"format": "tournament"}:
        # The end of a single game is looked at below.
        assert violations(visitor.page) == []


def test_a_mage_is_chosen_by_keyboard(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl")
    options = {"mode": "mages", "mages": "chosen", "format": "game"}
    visitor.opens("eter", options=options, bots=["random"], start=True)
    visitor.awaits()
    assert violations(visitor.page) == []
    dice = random.Random(5)
    while not visitor.page.locator("button.place").count():
        visitor.answers_by_keyboard(dice)
        visitor.awaits()
    assert not visitor.is_over()


# --- the field


def test_the_second_seat_sees_the_field_from_the_other_side_and_cannot_read_the_illusion(
    server: RunningServer, enters: Door
) -> None:
    def fits(state: State) -> bool:
        table: Any = state.table
        mine = [token for token in table.illusions if table.owners[token] == 0]
        return asks(state, "turn") and len(mine) == 1 and len(table.illusions) == 1 and len(table.cells) > 3

    options = {**TRICKS, "format": "game"}
    hania, rival = enters(server, "en"), enters(server, "en", phone=True)
    moment = found(options, fits)
    code = arrives(server, hania, options, moment, rival)
    rival.goes(f"/t/{code}")
    readable = re.compile(r"an illusion, Jade \d, yours")
    expect(hania.page.get_by_role("button", name=readable)).to_have_count(1)
    expect(rival.page.get_by_role("button", name=re.compile("a face-down illusion, Hania"))).to_have_count(1)
    expect(rival.page.get_by_role("button", name=readable)).to_have_count(0)
    expect(rival.page.get_by_text("1 of these lies face down")).to_be_visible()
    places = [
        [int(one.get_attribute("data-place") or "") for one in who.page.locator("button.place").all()]
        for who in (hania, rival)
    ]
    assert places[0] == places[1][::-1]
    assert violations(rival.page) == []


def test_a_picked_card_lights_its_cells_and_a_stack_lies_open_under_the_focus(
    server: RunningServer, enters: Door
) -> None:
    def fits(state: State) -> bool:
        table: Any = state.table
        return asks(state, "turn") and any(len(stack) > 1 for stack in table.stacks)

    visitor = enters(server, "pl")
    arrives(server, visitor, {}, found({}, fits))
    lit = visitor.page.locator("button.place.is-lit")
    expect(lit).to_have_count(0)
    visitor.page.locator(".tray button.card.is-lit").last.click()
    expect(lit.first).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name=re.compile("stos z")).first.focus()
    expect(visitor.page.get_by_text("od spodu do wierzchu")).to_be_visible()


# --- mages, powers, explosions


@pytest.mark.parametrize("phone", [False, True])
def test_a_power_shows_before_and_after_until_it_is_confirmed(server: RunningServer, enters: Door, phone: bool) -> None:
    options = {"mode": "elemental", "format": "game"}
    visitor = enters(server, "en", phone)
    arrives(server, visitor, options, found(options, lambda state: asks(state, "cell") and used(state) == "XIX"))
    expect(visitor.page.locator(".ask")).to_contain_text("+1 to its value until it is covered")
    visitor.page.locator("button.place.is-lit").first.click()
    preview = visitor.page.get_by_label("Before and after")
    expect(preview).to_be_visible()
    expect(preview.locator(".changed")).to_have_count(2 if phone else 1)
    assert violations(visitor.page) == []
    visitor.page.locator(".ask .btn.main").click()
    expect(preview).to_have_count(0)
    expect(visitor.page.get_by_role("button", name=re.compile("with its marker"))).to_have_count(1)


def test_an_explosion_is_turned_by_key_and_seen_before_it_goes_off(server: RunningServer, enters: Door) -> None:
    options = {**TRICKS, "format": "game"}
    visitor = enters(server, "en")
    arrives(server, visitor, options, found(options, lambda state: asks(state, "rotate")))
    gold = visitor.page.locator(".ask .btn.main")
    expect(gold).to_have_count(0)
    visitor.page.keyboard.press("t")
    expect(gold).to_have_text("Turned by 90°")
    visitor.page.get_by_role("button", name="Turn (T)").click()
    expect(gold).to_have_text("Turned by 180°")
    expect(visitor.page.locator("button.place .effect").first).to_be_visible()
    expect(visitor.page.get_by_label("Before and after")).to_be_visible()
    assert violations(visitor.page) == []
    gold.click()
    expect(visitor.page.locator(".log")).to_contain_text("turned by 180°")


# --- the end of a game and of the match


def test_between_two_games_it_is_said_who_won_why_and_who_begins(server: RunningServer, enters: Door) -> None:
    seed, moves = found({}, lambda state: bool(winning_move(state, "line", decides=False)))
    state = ETER.start(2, seed, {})
    for seat, text in moves:
        state.apply(seat, ETER.parse(text))
    visitor = enters(server, "en")
    arrives(server, visitor, {}, (seed, moves))
    plays(visitor, winning_move(state, "line", decides=False))
    interlude = visitor.page.locator(".interlude")
    expect(interlude).to_contain_text("you win")
    expect(interlude).to_contain_text("A line of one colour decides.")
    expect(interlude).to_contain_text(f"Match {state.match.wins[0] + 1} : {state.match.wins[1]}")
    expect(interlude).to_contain_text(re.compile("(You begin|Bartek begins) the next game"))
    expect(interlude.locator(".won")).to_have_count(3)
    assert violations(visitor.page) == []
    visitor.page.keyboard.press("Shift")
    expect(interlude).to_have_count(0)


@pytest.mark.parametrize("reason", ["line", "points"])
def test_the_end_shows_the_line_or_the_points_cell_by_cell(server: RunningServer, enters: Door, reason: str) -> None:
    options = {"format": "game"}
    seed, moves = found(options, lambda state: bool(winning_move(state, reason, decides=True)))
    state = ETER.start(2, seed, options)
    for seat, text in moves:
        state.apply(seat, ETER.parse(text))
    visitor = enters(server, "en", phone=reason == "points")
    arrives(server, visitor, options, (seed, moves))
    plays(visitor, winning_move(state, reason, decides=True))
    expect(visitor.page.locator("dialog .story")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    part = "part of the winning line" if reason == "line" else re.compile(r"\d points?$")
    marked = visitor.page.get_by_role("button", name=part)
    if reason == "line":
        expect(marked).to_have_count(3)
    else:
        expect(marked).to_have_count(visitor.page.locator("button.place .stack").count())
    assert violations(visitor.page) == []


def test_the_winner_marks_a_cell_of_the_arena(server: RunningServer, enters: Door) -> None:
    options = {"format": "tournament"}
    visitor = enters(server, "pl", phone=True)
    arrives(server, visitor, options, found(options, lambda state: asks(state, "arena")))
    lit = visitor.page.locator(".arena button.place.is-lit")
    expect(visitor.page.locator(".arena button.place")).to_have_count(9)
    lit.first.click()
    assert violations(visitor.page) == []
    visitor.page.locator(".ask .btn.main").click()
    expect(visitor.page.locator(".arena button.place")).to_have_count(0)
    expect(visitor.page.locator(".marks").first).to_be_visible()
