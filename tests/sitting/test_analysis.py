"""The decisions of a seat in a log: those taken back are left out, a changed vote counts as it was in the end."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.games import keys, load
from pentakl.sitting.analysis import SeatHistory, history_of
from pentakl.sitting.old_logs import OtherPosition
from pentakl.sitting.replay import game_in
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening

SEATS = {"realms": 3, "ravehard": 3}


def history(evening: Evening, seat: int, number: int = 1) -> SeatHistory:
    return history_of(game_in(evening.entries, number, True, ANNA), seat, {})


def people(game: str) -> tuple[str, ...]:
    return (ANNA, BARTEK, CELINA)[: SEATS.get(game, 2)]


@pytest.mark.parametrize("game", keys())
def test_every_choice_of_a_seat_is_a_decision_with_the_position_before_it(game: str) -> None:
    evening = Evening(seats=SEATS.get(game, 2), game=game).seated(*people(game)).begun()
    chosen: list[tuple[int, str, str]] = []
    chance = quick(1)
    while (state := evening.sitting.state) is not None and state.outcome is None:
        seat = evening.asked()
        legal = evening.acts(seat)
        action = legal[chance.below(len(legal))]
        if seat == 0 and len(legal) > 1 and "confirm" not in legal:
            chosen.append((evening.sitting.seq + 1, action, state.knowledge(0)))
        evening.plays(action)
    found = history(evening, 0)
    text = load(game).text
    assert [(each.seq, text(each.action), each.position.knowledge(0)) for each in found.decisions] == chosen
    outcome = state.outcome if state is not None else None
    assert outcome is not None
    assert found.result == (outcome.returns(state.seats if state else 0)[0] + 1) / 2


def test_what_was_taken_back_is_no_decision() -> None:
    evening = Evening(undo="free").seated(ANNA, BARTEK).begun()
    person = evening.plays_until(may_undo=True)
    undone = evening.sitting.seq
    seat = evening.sitting.actions[-1][0]
    evening.says(person, "undo")
    again = evening.acts(seat)[-1]
    evening.plays(again)
    evening.plays_to_the_end()
    found = {each.seq: each.action for each in history(evening, seat).decisions}
    assert undone not in found
    assert found[undone + 2] == load("karmaka").parse(again)


def test_a_vote_that_was_changed_counts_as_it_was_confirmed() -> None:
    seats = [{"tools": ["frozen_trout", "fondue_set"]}, {}, {"tools": ["chained_disco_ball", "cursed_kazoo"]}]
    evidence = ["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"]
    chamber: dict[str, object] = {
        "boss": None, "phase": "next-card", "story": ["archmages_chamber"], "evidence": evidence, "seats": seats,
    }  # fmt: skip
    evening = Evening(seats=3, game="ravehard", position=chamber).seated(ANNA, BARTEK, CELINA).begun()
    people = (ANNA, BARTEK, CELINA)
    voted = evening.sitting.seq + 1
    for seat, vote in [(0, "seat 1"), (0, "seat 2"), (1, "seat 2"), (2, "seat 0")]:
        evening.says(people[seat], "act", action=vote)
    for person in people:
        evening.says(person, "act", action="confirm")
    (decision,) = history(evening, 0).decisions
    assert (decision.seq, load("ravehard").text(decision.action)) == (voted, "seat 2")
    assert history(evening, 0).result == 1.0


def test_a_game_that_was_resigned_has_a_result_and_the_decisions_before_it() -> None:
    evening = Evening().seated(ANNA, BARTEK).begun()
    for _ in range(6):
        evening.plays()
    evening.says(ANNA, "resign")
    assert (history(evening, 0).result, history(evening, 1).result) == (0.0, 1.0)
    decided = len(history(evening, 0).decisions) + len(history(evening, 1).decisions)
    assert 0 < decided <= 6


def test_a_game_that_ends_otherwise_today_is_not_analysed() -> None:
    evening = Evening().seated(ANNA, BARTEK).begun()
    evening.plays_to_the_end()
    with pytest.raises(OtherPosition):
        history_of(game_in(evening.entries, 1, True, ANNA), 0, {"winners": [], "reason": "points"})
