"""Wisps: one test a sentence of the rules."""

from __future__ import annotations

from typing import Any

import pytest

import pentakl
from pentakl.core.errors import BadPosition, IllegalAction
from pentakl.core.state import State

GAME = pentakl.load("wisps")


def marsh(hands: list[list[str]], stones: list[tuple[int, str] | None], **more: Any) -> State:
    """A position: what everybody holds, and for every stone who has hidden what there."""
    row = [None if stone is None else {"owner": stone[0], "wisp": stone[1]} for stone in stones]
    seats = [{"hand": hand} for hand in hands]
    return GAME.arrange({"seats": seats, "stones": row, "night": [], **more})


def does(state: State, seat: int, *actions: str) -> list[dict[str, object]]:
    """Carry out these actions; gives what a spectator hears of the last one."""
    for action in actions:
        events = state.apply(seat, GAME.parse(action))
    return state.scrubbed(events, None)


def table(state: State, seat: int | None) -> Any:
    return state.view(seat)["table"]


def lantern(state: State, seat: int) -> list[str]:
    return [card["card"] for card in table(state, None)["players"][seat]["lantern"]["cards"]]


def legal(state: State, seat: int) -> list[str]:
    return [GAME.text(action) for action in state.legal(seat)]


@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_begins_with_three_wisps(seats: int) -> None:
    shown = table(GAME.start(seats, 1), None)
    assert [player["hand"]["count"] for player in shown["players"]] == [3] * seats
    assert shown["night"]["count"] == 15 - 3 * seats


def test_whoever_hides_a_wisp_draws_another() -> None:
    state = marsh([["spark", "moth"], ["glow"]], [None, None], night=["blaze"])
    heard = does(state, 0, "hide spark", "stone 2")
    assert [event["kind"] for event in heard] == ["hid", "drew"]
    assert table(state, 1)["stones"][:2] == [None, {"owner": 0, "card": None}]
    assert sorted(card["card"] for card in table(state, 0)["players"][0]["hand"]["cards"]) == ["blaze", "moth"]


def test_the_last_free_stone_is_taken_without_a_question() -> None:
    state = marsh([["spark"], ["glow"]], [(1, "glow"), (1, "moth"), (0, "spark"), None])
    does(state, 0, "hide spark")
    assert table(state, 0)["stones"][3]["card"]["card"] == "spark"


def test_without_a_free_stone_one_must_guess() -> None:
    state = marsh([["spark"], ["glow"]], [(1, "glow"), (1, "moth"), (1, "spark"), (0, "spark")])
    assert legal(state, 0) == ["guess 1", "guess 2", "guess 3"]


def test_a_wisp_that_is_named_rightly_comes_to_my_lantern() -> None:
    state = marsh([["spark"], ["glow"]], [(1, "blaze")])
    does(state, 0, "guess 1", "name blaze")
    assert (lantern(state, 0), lantern(state, 1)) == (["blaze"], [])
    assert table(state, None)["players"][0]["points"] == 3


def test_a_wisp_that_is_named_wrongly_goes_home() -> None:
    state = marsh([["spark"], ["glow"]], [(1, "blaze")])
    does(state, 0, "guess 1", "name moth")
    assert (lantern(state, 0), lantern(state, 1)) == ([], ["blaze"])


def test_nobody_guesses_their_own_wisp() -> None:
    state = marsh([["spark"], ["glow"]], [(0, "blaze"), (1, "glow")])
    assert legal(state, 0) == ["hide spark", "guess 2"]
    with pytest.raises(IllegalAction):
        state.apply(0, GAME.parse("guess 1"))


def test_moth_lets_its_new_keeper_look_under_a_stone() -> None:
    state = marsh([["spark"], ["glow"]], [(1, "moth"), (1, "blaze"), (1, "glow")])
    does(state, 0, "guess 1", "name moth", "look 2")
    assert table(state, 0)["stones"][1] == {"owner": 1, "card": {"token": 9, "card": "blaze"}}
    assert table(state, None)["stones"][1] == {"owner": 1, "card": None}


def test_moth_that_goes_home_lets_its_owner_look() -> None:
    state = marsh([["spark"], ["glow"]], [(1, "moth"), (0, "blaze")])
    does(state, 0, "guess 1", "name spark")
    assert table(state, 1)["stones"][1]["card"]["card"] == "blaze"


def test_whoever_can_do_nothing_is_passed_over() -> None:
    state = marsh([[], ["glow"]], [(1, "spark"), (1, "glow")], turn=1)
    heard = does(state, 1, "hide glow", "stone 3")
    assert state.pending[0].seat == 0
    assert [event["kind"] for event in heard] == ["hid"]
    heard = does(state, 0, "guess 1", "name spark")
    assert [event["kind"] for event in heard] == ["named", "caught", "passed"]
    assert state.pending[0].seat == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        pytest.param(["glow"], ["glow"], [0], id="more points"),
        pytest.param(["glow"], ["blaze"], [0], id="as many points, more wisps"),
        pytest.param(["glow"], ["glow", "spark"], [], id="alike"),
    ],
)
def test_most_points_win_then_most_wisps(mine: list[str], theirs: list[str], winners: list[int]) -> None:
    seats = [{"lantern": mine}, {"lantern": theirs}]
    state = GAME.arrange({"seats": seats, "stones": [{"owner": 1, "wisp": "spark"}], "night": []})
    does(state, 0, "guess 1", "name spark")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == (winners, "lights")


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [{}, {}], "moon": 1},
        {"seats": [{"hand": ["blaze"] * 4}, {}]},
        {"seats": [{"hand": ["star"]}, {}]},
        {"seats": [{}, {}], "turn": 2},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        GAME.arrange(wrong)
