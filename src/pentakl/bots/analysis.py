"""Analysis: how good a seat's answers were, judged by what the seat knew when it gave them.

Each decision is judged by a search from the position before it, so a verdict depends on nothing that the seat could
not know. A verdict is a function of that knowledge, the seed and the number of iterations. Chances run from 0, a loss,
to 1, a win.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from pentakl.bots.joint_search import JointSearch
from pentakl.bots.searching import begin, begin_general, levels
from pentakl.core.flow import CONFIRM
from pentakl.core.search import Answer, Search
from pentakl.core.state import State
from pentakl.core.values import Value

NO_ACTION: Final = -1
WITHOUT_LEVELS: Final = 500  # iterations, in a game that has no levels yet
# A difference counts from this size on, and only if it is also this many times as large as its standard error.
CLEAR: Final = 0.05
SURE: Final = 2.5
LARGE_SWING: Final = 0.15
MOST_MISTAKES: Final = 5
MOST_SWINGS: Final = 3

MISTAKE: Final = "mistake"
SWING: Final = "swing"


class Verdict(Value):
    """What a search says of one decision.

    `before` is the chance with the best play, `after` the chance with the answer that was given; `error` is the
    standard error of both. `better` is an answer that is clearly better, or NO_ACTION.
    """

    __slots__ = ("after", "before", "better", "error")
    before: float
    after: float
    error: float
    better: int

    def __init__(self, before: float, after: float, error: float, better: int) -> None:
        self.before = before
        self.after = after
        self.error = error
        self.better = better

    def arguments(self) -> dict[str, object]:
        return {"before": self.before, "after": self.after, "error": self.error, "better": self.better}


class TurningPoint(Value):
    """Where the chance changed most: by the decision `index` itself, a mistake, or between it and the next, a swing.

    `change` is how much was won or lost. After the last decision a swing leads to the result.
    """

    __slots__ = ("change", "index", "kind")
    index: int
    kind: str
    change: float

    def __init__(self, index: int, kind: str, change: float) -> None:
        self.index = index
        self.kind = kind
        self.change = change

    def arguments(self) -> dict[str, object]:
        return {"index": self.index, "kind": self.kind, "change": self.change}


def is_decision(state: State, seat: int) -> bool:
    """Whether this seat is asked something and has a choice. To confirm an earlier answer is none."""
    if seat not in state.movers() or len(state.legal(seat)) < 2:
        return False
    return all(choice.seat != seat or choice.options[0] != CONFIRM for choice in state.pending)


def budget(key: str, most: int) -> int:
    """How many iterations to search for each decision of a game: as many as its strongest level, at most `most`."""
    known = levels(key)
    return min(most, known[-1].iterations if known else WITHOUT_LEVELS)


def assess(state: State, seat: int, action: int, iterations: int, seed: int) -> Verdict | None:
    """The verdict on an action that a seat has chosen in this position; None if the search does not know the action.

    The position must be a decision of the seat (`is_decision`). After so many iterations, up to as many again let the
    best answer and the given one be tried equally often.
    """
    verdict = judged_by(begin(state, seat, seed), action, iterations)
    # An engine of the game may not consider every answer.
    return verdict or judged_by(begin_general(state, seat, seed), action, iterations)


def judged_by(search: Search, action: int, iterations: int) -> Verdict | None:
    search.run(iterations)
    best = search.choices()[0]
    enough = max(best.visits, iterations // 2)
    for each in (best.action, action):
        search.insist(each, enough)
    answers = search.choices()
    given = find(answers, action)
    if given is None:
        return None
    best = find(answers, best.action) or best
    # Where others are asked at the same time, the best play is a mixture: any single answer could be guessed.
    before = mixed(answers) if isinstance(search, JointSearch) else max(best.expected, given.expected)
    error = max(search.error(best), search.error(given))
    better = NO_ACTION
    if best.action != action and is_clear(before - given.expected, error) and best.expected > given.expected:
        better = best.action
    return Verdict(before, given.expected, error, better)


def find(answers: list[Answer], action: int) -> Answer | None:
    for answer in answers:
        if answer.action == action:
            return answer
    return None


def mixed(answers: list[Answer]) -> float:
    """The chance if each answer is given as often as its share says."""
    return sum([answer.share * answer.expected for answer in answers])


def is_clear(change: float, error: float, least: float = CLEAR) -> bool:
    """Whether the change from one chance to another, each with this standard error, is large and no accident."""
    return abs(change) >= max(least, SURE * error * sqrt(2.0))


def turning_points(verdicts: list[Verdict | None], result: float) -> list[TurningPoint]:
    """The decisions that lost most and the largest swings between decisions, in the order of the game.

    `verdicts` are those of a whole game, `result` is how it ended for the seat.
    """
    mistakes: list[TurningPoint] = []
    swings: list[TurningPoint] = []
    for index, verdict in enumerate(verdicts):
        if verdict is None:
            continue
        if verdict.better != NO_ACTION:
            mistakes.append(TurningPoint(index, MISTAKE, verdict.after - verdict.before))
        later, error = result, verdict.error
        if index + 1 < len(verdicts):
            coming = verdicts[index + 1]
            if coming is None:
                continue
            later, error = coming.before, max(error, coming.error)
        if is_clear(later - verdict.after, error, LARGE_SWING):
            swings.append(TurningPoint(index, SWING, later - verdict.after))
    chosen = largest(mistakes, MOST_MISTAKES) + largest(swings, MOST_SWINGS)
    return sorted(chosen, key=lambda point: (point.index, point.kind == SWING))


def largest(points: list[TurningPoint], count: int) -> list[TurningPoint]:
    return sorted(points, key=lambda point: -abs(point.change))[:count]
