"""The analysis names the blunder and the better answer, treats rarely tried answers fairly, and does not peek."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.bots.analysis import (
    CLEAR,
    MISTAKE,
    NO_ACTION,
    SWING,
    Verdict,
    assess,
    budget,
    is_decision,
    turning_points,
)
from pentakl.bots.searching import begin, levels
from pentakl.bots.tree_search import TreeSearch
from pentakl.cli.app import fewest_seats
from pentakl.core.chance import quick
from pentakl.core.search import Judgement
from pentakl.core.state import State
from pentakl.games import keys
from pentakl.games.eter.solver import solve as solve_eter
from tests.bots.test_search import ROCK, THROWS
from tests.sticks import STICKS, solve


def position(game: str, decisions: int) -> State:
    """A state of this game after so many random decisions."""
    found = pentakl.load(game)
    state = found.start(fewest_seats(found, {}), 7)
    state.playout(quick(3), decisions)
    return state


def test_in_a_solved_game_every_blunder_is_found_and_the_winning_answer_named() -> None:
    blunders = 0
    for sticks in range(1, 6):
        state = STICKS.arrange({"seats": [{}, {}], "sticks": sticks, "games": 1})
        solved = solve(state)
        for action in state.legal(0):
            if not is_decision(state, 0):
                continue
            verdict = assess(state, 0, action, 300, 1)
            assert verdict is not None
            loses = solved["value"] == 1 and STICKS.text(action) not in solved["best"]  # type: ignore[operator]
            assert (verdict.better != NO_ACTION) == loses, (sticks, STICKS.text(action), verdict)
            if loses:
                assert STICKS.text(verdict.better) in solved["best"]  # type: ignore[operator]
                assert verdict.before > 0.9
                assert verdict.after < 0.3
                blunders += 1
    assert blunders


def test_in_eter_a_line_that_is_not_completed_is_a_blunder() -> None:
    game = pentakl.load("eter")
    state = game.arrange(
        {"field": ["A1 A2", "B4 B3"], "seats": [{"hand": ["1"]}, {"hand": ["2"]}], "options": {"format": "game"}}
    )
    best = solve_eter(state)["best"]
    assert isinstance(best, list)
    for action in state.legal(0):
        verdict = assess(state, 0, action, 200, 1)
        assert verdict is not None
        assert verdict.before > 0.95
        if game.text(action) in best:
            assert (verdict.after > 0.95, verdict.better) == (True, NO_ACTION)
        else:
            assert verdict.after < 0.6
            assert game.text(verdict.better) in best


def test_an_answer_that_the_search_avoids_is_tried_as_often_as_the_best() -> None:
    state = STICKS.arrange({"seats": [{}, {}], "sticks": 3, "games": 1})
    search = TreeSearch(state, 0, 1, Judgement())
    search.run(400)
    best, worst = search.choices()[0], search.choices()[-1]
    assert worst.visits < best.visits / 10
    search.insist(worst.action, best.visits)
    tried = {answer.action: answer.visits for answer in search.choices()}
    assert tried == {best.action: best.visits, worst.action: best.visits}
    # It is not tried more often than that.
    search.insist(worst.action, best.visits)
    assert search.iterations == 2 * best.visits


def test_among_answers_given_at_once_none_of_a_good_mixture_is_a_mistake() -> None:
    state = THROWS.start(2, 1)
    verdict = assess(state, 0, ROCK, 1_000, 1)
    assert verdict is not None
    assert verdict.better == NO_ACTION
    assert verdict.before == pytest.approx(0.5, abs=0.05)
    assert verdict.after == pytest.approx(0.5, abs=0.05)


def test_an_answer_that_the_engine_of_the_game_does_not_consider_is_judged_too() -> None:
    anna = {"hand": ["bolt_basic"], "tools": ["frozen_trout", "fondue_set"]}
    fight: dict[str, object] = {"boss": {"card": "mime_lich"}, "seats": [anna, {}, {}]}
    turn = pentakl.load("ravehard").arrange(fight)
    engine = begin(turn, 0, 6)
    engine.run(4)
    assert len(engine.choices()) < len(turn.legal(0))
    assert all(assess(turn, 0, action, 4, 6) is not None for action in turn.legal(0))


def test_what_leaves_no_choice_is_no_decision() -> None:
    assert not is_decision(STICKS.arrange({"seats": [{}, {}], "sticks": 1, "games": 1, "turn": 0}), 0)
    state = STICKS.arrange({"seats": [{}, {}], "sticks": 3, "games": 1})
    assert is_decision(state, 0)
    assert not is_decision(state, 1)


@pytest.mark.parametrize("game", keys())
def test_a_verdict_depends_on_what_the_seat_knew_and_on_nothing_else(game: str) -> None:
    chance = quick(11)
    judged = 0
    for decisions in (4, 9, 17):
        state = position(game, decisions)
        for seat in state.movers():
            if not is_decision(state, seat):
                continue
            action = state.legal(seat)[-1]
            other = state.determinized(seat, chance)
            assert assess(state, seat, action, 12, 5) == assess(other, seat, action, 12, 5)
            assert assess(state, seat, action, 12, 5) == assess(state.clone(), seat, action, 12, 5)
            judged += 1
    assert judged


def test_a_peeking_search_would_be_noticed() -> None:
    """The check above fails for a verdict that reads the true faces."""
    state = position("karmaka", 9)
    seat = state.movers()[0]

    def peeking(world: State) -> float:
        search = begin(world, seat, world.table.face[-1] + 7 * world.table.face[-2])
        search.run(12)
        return search.choices()[0].expected

    chance = quick(11)
    assert len({peeking(state.determinized(seat, chance)) for _ in range(5)}) > 1


def test_the_budget_is_that_of_the_strongest_level_within_the_limit() -> None:
    strongest = levels("karmaka")[-1].iterations
    assert budget("karmaka", 10 * strongest) == strongest
    assert budget("karmaka", 40) == 40
    assert 0 < budget("sticks", 10**6) < 10**6


def verdict(before: float, after: float, error: float = 0.01, better: int = NO_ACTION) -> Verdict:
    return Verdict(before, after, error, better)


def points(verdicts: list[Verdict | None], result: float) -> list[tuple[int, str, float]]:
    return [(point.index, point.kind, round(point.change, 2)) for point in turning_points(verdicts, result)]


def test_turning_points_are_mistakes_and_swings_in_the_order_of_the_game() -> None:
    verdicts = [verdict(0.5, 0.5), verdict(0.8, 0.6, better=3), verdict(0.6, 0.59), None, verdict(0.3, 0.3)]
    assert points([*verdicts], 0.0) == [(0, SWING, 0.3), (1, MISTAKE, -0.2), (4, SWING, -0.3)]
    assert points([*verdicts[:2]], 1.0) == [(0, SWING, 0.3), (1, MISTAKE, -0.2), (1, SWING, 0.4)]
    assert points([], 1.0) == []


def test_what_may_be_noise_is_no_turning_point() -> None:
    assert points([verdict(0.5, 0.5, 0.1), verdict(0.7, 0.7, 0.1), verdict(0.7, 0.7)], 0.6) == []
    assert points([verdict(0.5, 0.5), verdict(0.7, 0.7), verdict(0.7, 0.7)], 0.6) == [(0, SWING, 0.2)]


def test_only_the_largest_changes_are_turning_points() -> None:
    losses = [0.06, 0.3, 0.07, 0.2, 0.08, 0.09, 0.1]
    assert min(losses) > CLEAR
    verdicts: list[Verdict | None] = [verdict(0.5, 0.5 - loss, better=1) for loss in losses]
    mistakes = [each for each in points(verdicts, 0.4) if each[1] == MISTAKE]
    assert [index for index, _, _ in mistakes] == [1, 3, 4, 5, 6]
