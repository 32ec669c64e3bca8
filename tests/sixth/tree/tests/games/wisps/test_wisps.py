"""Wisps: one test for each sentence of the rules."""

from __future__ import annotations

from typing import Any

import pytest

import pentakl
from pentakl.core.errors import BadOption, BadPosition, IllegalAction
from pentakl.core.state import State

GAME = pentakl.load("wisps")


def marsh(hands: list[list[str]], stones: list[tuple[int, str] | None], **more: Any) -> State:
    """A position: everybody's hand, and for every stone who has hidden which wisp there."""
    row = [None if stone is None else {"owner": stone[0], "wisp": stone[1]} for stone in stones]
    seats = [{"hand": hand} for hand in hands]
    return GAME.arrange({"seats": seats, "stones": row, "night": [], **more})


def does(state: State, seat: int, *actions: str) -> list[dict[str, object]]:
    """Carry out these actions; returns what a spectator is told of the last one."""
    for action in actions:
        events = state.apply(seat, GAME.parse(action))
    return state.scrubbed(events, None)


def table(state: State, seat: int | None) -> Any:
    return state.view(seat)["table"]


def lantern(state: State, seat: int) -> list[str]:
    return [card["card"] for card in table(state, None)["players"][seat]["lantern"]["cards"]]


def legal(state: State, seat: int) -> list[str]:
    return [GAME.text(action) for action in state.legal(seat)]


def on_stones(state: State, seat: int | None) -> list[list[str]]:
    """What this seat sees on every stone: the name of a wisp, or "?"."""
    return [[card.get("card", "?") for card in stone["cards"]] for stone in table(state, seat)["stones"]]


@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_begins_with_three_wisps(seats: int) -> None:
    state = GAME.start(seats, 1)
    shown = table(state, None)
    assert [player["hand"]["count"] for player in shown["players"]] == [3] * seats
    assert shown["night"]["count"] == 15 - 3 * seats
    told = state.scrubbed(state.opening, None)
    assert [event["kind"] for event in told] == ["drew"] * 3 * seats + ["round", "turn"]


def test_with_six_stones_everybody_may_begin_with_four_wisps() -> None:
    state = GAME.start(2, 1, {"stones": "6", "hand": "4"})
    assert [player["hand"]["count"] for player in table(state, None)["players"]] == [4, 4]
    with pytest.raises(BadOption, match="need six stones"):
        GAME.start(2, 1, {"hand": "4"})


def test_a_player_who_hides_a_wisp_draws_another() -> None:
    state = marsh([["spark", "moth"], ["glow"]], [None, None], night=["blaze"])
    heard = does(state, 0, "hide spark 2")
    assert [event["kind"] for event in heard] == ["hid", "drew", "turn"]
    assert heard[0]["to"] == {"zone": "stones", "place": 1}
    assert (on_stones(state, 0)[1], on_stones(state, 1)[1]) == (["spark"], ["?"])
    assert table(state, 1)["owners"] == [-1, 0, -1, -1]
    assert sorted(card["card"] for card in table(state, 0)["players"][0]["hand"]["cards"]) == ["blaze", "moth"]


def test_a_wisp_may_be_hidden_on_every_free_stone() -> None:
    state = marsh([["spark"], ["glow"]], [(0, "glow"), None, (0, "moth"), None])
    assert legal(state, 0) == ["hide spark 2", "hide spark 4"]


def test_without_a_free_stone_one_must_guess() -> None:
    state = marsh([["spark"], ["glow"]], [(1, "glow"), (1, "moth"), (1, "spark"), (0, "spark")])
    assert legal(state, 0) == ["guess 1", "guess 2", "guess 3"]


def test_a_player_guesses_by_pointing_at_an_unknown_wisp() -> None:
    state = marsh([["spark"], ["glow"]], [None, (1, "blaze")])
    seen: Any = state.view(0)
    [act] = [act for act in seen["acts"] if act["word"] == "guess"]
    assert (act["place"], "card" in act) == (1, False)
    assert seen["table"]["stones"][1]["cards"] == [{"token": act["token"]}]
    does(state, 0, "guess 2")
    asked: Any = state.view(1)["asked"]
    assert asked == [{"seat": 0, "prompt": "name", "place": 1}]


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
    state = marsh([["spark"], ["glow"]], [(0, "blaze"), (1, "glow"), (0, "moth"), (0, "moth")])
    assert legal(state, 0) == ["guess 2"]
    with pytest.raises(IllegalAction):
        state.apply(0, GAME.parse("guess 1"))


def test_moth_lets_its_new_keeper_look_at_a_stone() -> None:
    state = marsh([["spark"], ["glow"]], [(1, "moth"), (1, "blaze"), (1, "glow")])
    does(state, 0, "guess 1", "name moth", "look 2")
    assert [on_stones(state, seat)[1] for seat in (0, 1, None)] == [["blaze"], ["blaze"], ["?"]]


def test_moth_that_goes_home_lets_its_owner_look() -> None:
    state = marsh([["spark"], ["glow"]], [(1, "moth"), (0, "blaze")])
    does(state, 0, "guess 1", "name spark")
    assert on_stones(state, 1)[1] == ["blaze"]


def test_a_player_who_can_do_nothing_is_skipped() -> None:
    state = marsh([[], ["glow"]], [(0, "spark"), (0, "glow")])
    told = state.scrubbed(state.opening, None)
    assert [(event["kind"], event["seat"]) for event in told] == [
        ("round", -1),
        ("turn", 0),
        ("passed", 0),
        ("turn", 1),
    ]
    assert state.pending[0].seat == 1


def test_every_round_begins_with_the_first_player() -> None:
    state = marsh([["spark", "spark"], ["glow", "glow"]], [], turn=1)
    heard = [*does(state, 1, "hide glow 1"), *does(state, 0, "hide spark 2")]
    marks = [(event["kind"], event["seat"], event["number"]) for event in heard if event["kind"] in ("round", "turn")]
    assert marks == [("turn", 0, 1), ("round", -1, 2), ("turn", 1, 2)]


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
def test_an_impossible_position_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        GAME.arrange(wrong)
