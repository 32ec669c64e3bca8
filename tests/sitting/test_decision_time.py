"""A table with a time for each decision: when it is up, a bot answers once."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.core.errors import BadOption
from pentakl.sitting import Refused
from tests.sitting.evening import ANNA, BARTEK, Evening, snapshot


def timed() -> tuple[Evening, int, int]:
    """A game of two people, who is asked, and the number of that question."""
    evening = Evening(seconds=30).seated(ANNA, BARTEK).begun()
    ((seat, question),) = evening.sitting.timed_questions()
    return evening, seat, question


def test_when_the_time_is_up_a_bot_answers_once() -> None:
    evening, seat, question = timed()
    assert evening.sitting.bots_to_move() == []

    assert evening.enter(evening.sitting.propose_overdue(seat, question)) == ["time-up"]
    assert evening.sitting.bots_to_move() == [(seat, "adept")]
    assert evening.sitting.timed_questions() == []
    evening.enter(evening.sitting.propose_bot_act(seat, evening.acts(seat)[0]))

    assert evening.sitting.bots_to_move() == [], "the next answer is the person's again"
    assert not evening.sitting.may_undo(seat)
    assert len(evening.sitting.timed_questions()) == 1
    assert snapshot(evening.again()) == snapshot(evening.sitting)


def test_a_person_may_still_be_quicker_than_the_bot() -> None:
    evening, seat, question = timed()
    evening.enter(evening.sitting.propose_overdue(seat, question))
    evening.plays()

    assert evening.sitting.bots_to_move() == []


def test_an_answered_question_is_never_overdue() -> None:
    evening, seat, question = timed()
    evening.plays()

    with pytest.raises(Refused):
        evening.sitting.propose_overdue(seat, question)
    assert (seat, question) not in evening.sitting.timed_questions()


def test_chat_and_pace_give_nobody_more_time_and_a_new_question_does() -> None:
    evening, seat, question = timed()
    evening.says(ANNA, "pace", pace="fast")
    evening.says(BARTEK, "say", phrase="hello")
    assert evening.sitting.timed_questions() == [(seat, question)]
    while evening.asked() == seat:
        evening.plays()
    evening.plays()
    while evening.asked() != seat:
        evening.plays()

    assert evening.sitting.timed_questions()[0][1] > question


def test_without_a_limit_no_time_runs() -> None:
    assert Evening().seated(ANNA, BARTEK).begun().sitting.timed_questions() == []


@pytest.mark.parametrize("seconds", [0, -1, 3601])
def test_a_time_has_bounds(seconds: int) -> None:
    with pytest.raises(BadOption):
        Evening(seconds=seconds)


def test_no_time_runs_in_a_sealed_window_because_it_would_show_who_has_answered() -> None:
    evening, chance = Evening(game="ravehard", options={"reaction": "off"}, seconds=30), quick(1)
    evening.seated(ANNA, BARTEK).begun()
    assert evening.sitting.timed_questions() != []
    while not evening.sitting.has_sealed_question():
        legal = evening.acts(evening.asked())
        evening.plays(legal[chance.below(len(legal))])

    assert evening.sitting.phase == "playing"
    assert evening.sitting.timed_questions() == []
    assert not evening.sitting.people_wait(), "bots do not hurry, whoever has answered"


def test_people_wait_for_bots_alone_in_sealed_windows_that_ask_only_bots() -> None:
    """Who is asked is public, who has answered is not."""
    evening, chance = Evening(game="ravehard", seats=3).seated(ANNA), quick(1)
    for seat in (1, 2):
        evening.says(ANNA, "bot", seat=seat, bot="random")
    evening.begun()
    asked_anna = []
    while evening.sitting.phase == "playing":
        state = evening.sitting.state
        assert state is not None
        sealed = [choice.seat for choice in state.questions() if choice.is_sealed]
        if sealed:
            asked_anna.append(0 in sealed)
            assert evening.sitting.people_wait() == (0 not in sealed), "also once Anna has answered"
        seat = max(state.movers()) if len(asked_anna) % 2 else min(state.movers())
        legal = evening.acts(seat)
        evening.enter({"do": "act", "seat": seat, "action": legal[chance.below(len(legal))]})
    assert {True, False} == set(asked_anna)
