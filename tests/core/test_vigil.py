"""What the core offers beyond the first games, one feature in each test, shown with the tiny game Vigil."""

from __future__ import annotations

from typing import Any

import pytest

from pentakl.core.chance import quick
from pentakl.core.errors import IllegalAction
from pentakl.core.flow import CLOCK
from pentakl.core.state import State
from pentakl.core.viewer import Viewer
from tests.tiny import KINDS, VIGIL, Vigil


def dealt(hands: list[list[str]]) -> State:
    """A new game in which these cards were dealt."""
    state = VIGIL.start(3, 1)
    table = state.table
    assert isinstance(table, Vigil)
    face = table.face[:]
    for hand, names in zip(table.hands, hands, strict=True):
        for token, name in zip(hand, names, strict=True):
            face[token] = KINDS.index(name)
    table.face = face
    return state


def usual() -> State:
    return dealt([["moon", "moon", "raven"], ["moon", "raven", "key"], ["moon", "raven", "key"]])


def does(state: State, seat: int, text: str) -> list[dict[str, Any]]:
    """Carry out an action; returns what a spectator is told."""
    told: list[dict[str, Any]] = state.scrubbed(state.apply(seat, VIGIL.parse(text)), None)
    return told


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in events]


def view(state: State, seat: int | None) -> Any:
    return state.view(seat)


def texts(state: State, seat: int) -> list[str]:
    return [VIGIL.text(action) for action in state.legal(seat)]


# --- places


def test_an_act_names_the_card_and_the_place_and_0_is_a_place() -> None:
    [act] = [act for act in view(usual(), 0)["acts"] if act["text"] == "raven@0"]
    assert (act["card"], act["place"], act["word"]) == ("raven", 0, "lay")


def test_an_event_names_the_place_that_a_card_reaches() -> None:
    laid = does(usual(), 0, "raven@0")[0]
    assert laid["to"] == {"zone": "cell", "place": 0}
    assert laid["cards"] == [None]


def test_a_question_says_from_which_place_it_comes_and_how_long_it_waits() -> None:
    state = usual()
    does(state, 0, "raven@0")
    assert view(state, 1)["asked"] == [
        {"seat": 1, "prompt": "react", "place": 0, "seconds": 15},
        {"seat": 2, "prompt": "react", "place": 0, "seconds": 15},
    ]


def test_an_unknown_card_may_be_pointed_at() -> None:
    state = usual()
    does(state, 0, "raven@2")
    does(state, 1, "pass")
    does(state, 2, "pass")
    seen = view(state, 1)
    [act] = [act for act in seen["acts"] if act["word"] == "point"]
    assert "card" not in act
    assert act["place"] == 2
    assert seen["table"]["cells"][2] == [{"token": act["token"]}]


def test_an_act_may_name_a_kind_of_card() -> None:
    named = [act for act in view(usual(), 0)["acts"] if act["word"] == "guess"]
    assert [act["card"] for act in named] == KINDS
    assert not any("token" in act for act in named)


def test_0_is_a_number_like_any_other() -> None:
    whisper = next(act for act in view(usual(), 0)["acts"] if act["text"] == "whisper 0")
    assert whisper["number"] == 0
    state = usual()
    [event] = state.scrubbed(state.apply(0, VIGIL.parse("whisper 0")), 0)
    assert event["number"] == 0


def test_an_act_lists_all_equal_cards_and_uses_the_one_that_it_shows() -> None:
    state = usual()
    viewer = Viewer(0)
    hand: Any = state.shown_to(viewer)["table"]
    moons = [card["token"] for card in hand["hands"][0]["cards"] if card["card"] == "moon"]
    acts: Any = state.shown_to(viewer)["acts"]
    [act] = [act for act in acts if act["text"] == "moon@1"]
    assert sorted(act["tokens"]) == sorted(moons)
    state.told_to(state.apply(0, act["action"]), viewer)
    cells: Any = state.shown_to(viewer)["table"]
    assert cells["cells"][1] == [{"token": act["token"], "card": "moon"}]


# --- windows with a clock


def test_time_that_runs_out_gives_the_default_for_those_who_have_not_answered() -> None:
    state = usual()
    does(state, 0, "raven@0")
    does(state, 2, "hiss")
    told = does(state, CLOCK, "time")
    assert [(event["kind"], event["seat"]) for event in told] == [("time-up", 1), ("hissed", 2), ("turn", 1)]


def test_each_window_has_a_clock_of_its_own() -> None:
    state = usual()
    assert state.clock() is None
    does(state, 0, "raven@0")
    assert state.clock() == (1, 15)
    does(state, 1, "pass")
    assert state.clock() == (1, 15), "it runs on while somebody has not answered"
    does(state, 2, "pass")
    assert state.clock() is None
    does(state, 1, "raven@1")
    assert state.clock() == (2, 15)
    again = VIGIL.from_json(state.to_json())
    assert again.clock() == state.clone().clock() == (2, 15)


def test_a_single_seat_may_have_a_clock_too() -> None:
    state = usual()
    does(state, 0, "guess moon")
    assert texts(state, CLOCK) == ["time"]
    assert kinds(does(state, CLOCK, "time")) == ["time-up", "lost", "turn"]


# --- answers that may be changed


def voting() -> State:
    state = usual()
    for turn in range(6):
        does(state, turn % 3, "rest")
    return state


def test_an_answer_may_be_changed_once_until_all_have_confirmed() -> None:
    state = voting()
    does(state, 0, "vote 1")
    assert view(state, 0)["asked"][0]["answer"]["text"] == "vote 1"
    assert texts(state, 0)[:1] == ["confirm"]
    assert "vote 1" not in texts(state, 0)
    does(state, 0, "vote 2")
    assert texts(state, 0) == [], "it is final now"
    assert view(state, 0)["asked"][0]["answered"] is True
    with pytest.raises(IllegalAction):
        does(state, 0, "vote 1")


def test_nobody_else_sees_an_answer_or_that_it_was_changed() -> None:
    state = voting()
    before = view(state, 1)
    does(state, 0, "vote 1")
    assert view(state, 1) == before
    does(state, 0, "confirm")
    assert view(state, 1)["asked"][0] == {"seat": 0, "prompt": "vote", "seconds": 30, "answered": True}


def test_when_all_have_confirmed_the_answers_count() -> None:
    state = voting()
    for seat in range(3):
        does(state, seat, "vote 2")
    assert [event["kind"] for seat in range(3) for event in does(state, seat, "confirm")] == ["voted"]
    does(state, 0, "open")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ([0, 1], "agreed")


def test_time_keeps_an_answer_that_was_not_confirmed() -> None:
    state = voting()
    does(state, 0, "vote 2")
    does(state, CLOCK, "time")
    does(state, 0, "open")
    assert view(state, None)["table"]["secrets"] == {"ballot-0": 2, "ballot-1": 1, "ballot-2": 2}


def test_everybody_lost_is_no_draw() -> None:
    state = voting()
    does(state, CLOCK, "time")
    does(state, 0, "open")
    outcome = state.outcome
    assert outcome is not None
    assert outcome.everybody_lost
    assert not outcome.is_draw
    assert view(state, None)["outcome"]["lost"] is True


# --- secrets other than cards


def test_a_message_is_told_only_to_its_receiver() -> None:
    state = usual()
    events = state.apply(0, VIGIL.parse("whisper 2"))
    told = [state.scrubbed(events, seat)[0].get("number") for seat in (0, 1, 2, None)]
    assert told == [2, 2, None, None]
    assert [view(state, seat)["table"]["secrets"]["message-0"] for seat in (0, 1, 2, None)] == [2, 2, None, None]


def test_imagined_worlds_deal_a_secret_anew_for_those_who_do_not_know_it() -> None:
    state = usual()
    does(state, 0, "whisper 2")
    believed = [{state.determinized(seat, quick(n)).table.secret("message-0") for n in range(30)} for seat in (1, 2)]
    assert believed == [{2}, {0, 1, 2}]


# --- what a seat can exclude


def hand_of(state: State, seat: int) -> list[str]:
    table = state.table
    assert isinstance(table, Vigil)
    return [KINDS[table.face[token]] for token in table.hands[seat]]


def test_what_was_denied_is_in_no_imagined_hand() -> None:
    state = dealt([["moon", "key", "raven"], ["moon", "moon", "raven"], ["moon", "raven", "key"]])
    does(state, 0, "guess key")
    for number in range(50):
        assert "key" not in hand_of(state.determinized(2, quick(number)), 1)
        assert "key" not in hand_of(state.determinized(None, quick(number)), 1)


def test_exclusions_add_up() -> None:
    state = dealt([["moon", "key", "raven"], ["moon", "moon", "moon"], ["raven", "raven", "key"]])
    does(state, 0, "guess key")
    does(state, 1, "rest")
    does(state, 2, "rest")
    does(state, 0, "guess raven")
    for number in range(20):
        assert hand_of(state.determinized(None, quick(number)), 1) == ["moon"] * 3


def test_a_card_laid_out_of_such_a_hand_is_no_such_card_either() -> None:
    state = dealt([["moon", "key", "raven"], ["moon", "moon", "raven"], ["moon", "raven", "key"]])
    does(state, 0, "guess key")
    does(state, 1, "raven@0")
    for number in range(50):
        table = state.determinized(2, quick(number)).table
        assert isinstance(table, Vigil)
        assert KINDS[table.face[table.cells[0][0]]] != "key"


# --- foresight


def foreseen(state: State, seat: int, text: str) -> Any:
    return state.shown_foresight(seat, VIGIL.parse(text), Viewer(seat))


def test_what_my_answer_does_is_foreseen_until_somebody_else_is_asked() -> None:
    shown = foreseen(usual(), 0, "raven@0")
    assert kinds(shown["events"]) == ["laid"]
    assert (shown["stopped"], shown["seat"], shown["prompt"]) == ("asks", 1, "react")


def test_nothing_is_foreseen_of_what_is_hidden() -> None:
    shown = foreseen(usual(), 0, "guess moon")
    assert (kinds(shown["events"]), shown["stopped"]) == (["guessed"], "hidden")


def test_turning_up_a_card_reveals_something() -> None:
    state = usual()
    does(state, 0, "raven@0")
    does(state, 1, "pass")
    does(state, 2, "pass")
    assert foreseen(state, 1, "point 0") == {"events": [], "stopped": "hidden"}


def test_the_last_of_several_answers_reveals_the_others() -> None:
    state = usual()
    does(state, 0, "raven@0")
    assert foreseen(state, 1, "hiss")["stopped"] == "asks"
    does(state, 2, "pass")
    assert foreseen(state, 1, "hiss")["stopped"] == "answers"


def test_the_end_is_foreseen_by_a_seat_that_knows_everything() -> None:
    state = voting()
    does(state, CLOCK, "time")
    assert foreseen(state, 0, "open")["stopped"] == "hidden"


# --- the opening, rounds and turns


def test_the_opening_tells_of_the_deal_the_round_and_the_turn() -> None:
    state = VIGIL.start(3, 1)
    told = state.scrubbed(state.opening, 0)
    assert kinds(told) == ["dealt"] * 9 + ["round", "turn"]
    assert [event["cards"] == [None] for event in told[:9]] == [False] * 3 + [True] * 6
    assert state.clone().opening == []
