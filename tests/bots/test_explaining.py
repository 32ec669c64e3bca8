"""Why a hint advises an answer: the clearest difference that players count, from what the seat knows alone."""

from __future__ import annotations

import pytest

from pentakl.bots.explaining import Comparison, Difference, Reason, best_answers, strongest_iterations
from pentakl.bots.searching import begin, levels
from pentakl.core.aspect import Aspect
from pentakl.core.chance import quick
from pentakl.core.search import Answer
from pentakl.core.state import State
from pentakl.games import keys, load, part
from tests.conformance.cases import CASES, IS_BRIEF, Case, one_for_each_table
from tests.games.eter.language import eter

ITERATIONS = 4 if IS_BRIEF else 12
WORLDS = 20
POSITIONS = 2 if IS_BRIEF else 6  # of each game
EVERY = 23  # questions of a random game


def explained(state: State, seat: int) -> tuple[list[Answer], Reason]:
    search = begin(state, seat, 5)
    search.run(ITERATIONS)
    comparison = Comparison(search)
    comparison.run(WORLDS)
    return best_answers(search), comparison.reason()


ONE_EACH: dict[str, Case] = {case.game.key: case for case in reversed(one_for_each_table(CASES))}


@pytest.mark.parametrize("key", keys())
def test_a_hint_is_the_same_whatever_lies_hidden(key: str) -> None:
    """Also in the middle of effects, where several are asked at once, and where something may be done unasked."""
    case, chance = ONE_EACH[key], quick(3)
    state = case.game.start(seats=case.seats, seed=4, options=case.options)
    asked = 0
    while state.outcome is None and asked < POSITIONS * EVERY:
        movers = state.movers()
        if not movers:
            break
        seat = movers[chance.below(len(movers))]
        if asked % EVERY == 0:
            answers, reason = explained(state, seat)
            assert 1 <= len(answers) <= 3
            assert all(answer.action in state.legal(seat) for answer in answers)
            assert explained(state.determinized(seat, chance), seat) == (answers, reason)
        asked += 1
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("key", keys())
def test_a_game_counts_each_of_its_aspects(key: str) -> None:
    module = part(key, "aspects")
    assert module is not None
    case = ONE_EACH[key]
    state = case.game.start(seats=case.seats, seed=4, options=case.options)
    for seat in range(case.seats):
        assert len(module.aspects(state, seat)) == len(module.ASPECTS)
    assert len({aspect.key for aspect in module.ASPECTS}) == len(module.ASPECTS)


def test_the_strongest_level_says_how_long_to_think() -> None:
    assert strongest_iterations("karmaka") == levels("karmaka")[-1].iterations
    assert strongest_iterations("no such game") > 0


def difference(aspect: Aspect, pairs: list[tuple[float, float]]) -> Difference:
    found = Difference(aspect)
    for best, other in pairs:
        found.add(best, other)
    return found


def test_a_reason_must_be_clear_and_large_enough() -> None:
    points = Aspect("points", 1.0)
    assert difference(points, [(3.0, 1.0)] * 30).weight() == 2.0
    assert difference(points, [(3.0, 1.0)] * 5).weight() == 0.0, "too few worlds"
    assert difference(points, [(1.5, 1.0)] * 30).weight() == 0.0, "too small"
    assert difference(points, [(1.0, 3.0)] * 30).weight() == 0.0, "in favour of the other answer"
    assert difference(points, [(21.0, 0.0), (0.0, 18.0)] * 15).weight() == 0.0, "noise"
    assert difference(Aspect("harm", 1.0, False), [(1.0, 3.0)] * 30).weight() == 2.0


def test_a_card_that_completes_a_line_wins_for_certain() -> None:
    state = eter("A1 A2", "B3 B1", anna=["4", "3"], bartek=["4"]).state
    answers, reason = explained(state, 0)
    assert reason == Reason("sure-win", 0.0, 0.0)
    assert answers[0].expected == 1.0


def test_answers_that_are_worth_exactly_the_same_are_equally_good_whatever_they_lead_to() -> None:
    state = eter("A1 B2", anna=["4", "3"], bartek=["4", "3"], mode="training").state
    answers, reason = explained(state, 0)
    assert answers[0].expected == answers[1].expected, "mirrored on the diagonal"
    assert reason.key == "even"


def test_a_single_answer_needs_no_reason() -> None:
    state = load("realms").start(seats=4, seed=1)
    seat = state.movers()[0]
    assert len(state.legal(seat)) == 1, "the discard area is still empty"
    assert explained(state, seat)[1].key == "only"
