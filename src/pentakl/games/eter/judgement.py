"""What a search knows about ETER: which engine answers a question, how strong the levels are, who stands better."""

from __future__ import annotations

from typing import Final

from pentakl.core.search import Answer, Judgement, Level, Search
from pentakl.core.state import Advice, State
from pentakl.games.eter.best_first import BestFirstSearch
from pentakl.games.eter.chances import chance_of_all, chance_of_game, chance_of_mark
from pentakl.games.eter.greedy import mark_score
from pentakl.games.eter.play import EterTable
from pentakl.games.eter.printed import NAMES
from pentakl.games.eter.quick_evaluation import quick_value
from pentakl.games.eter.solver import is_training
from pentakl.games.eter.table import ARENA, MAGE
from pentakl.games.eter.training_search import TrainingSearch

LEVELS: Final = [Level("apprentice", 1, 0.04), Level("adept", 2, 0.005), Level("mage", 40), Level("archmage", 400)]
# No policy plays on: positions are judged where they are.
LIMIT: Final = 0
policy: Final[Advice | None] = None
# How often each mage won, in percent: see docs/bots.md.
MAGE_WINS: Final = {
    "fire-1": 79, "fire-2": 55, "earth-1": 27, "earth-2": 43, "air-1": 55, "air-2": 52, "water-1": 41, "water-2": 45,
}  # fmt: skip
A_MARK: Final = 0.01  # what a neighbouring mark on the arena adds to the chance of winning


def estimate(state: State) -> list[float]:
    """How likely each seat is to win, without looking ahead."""
    t = state.table
    assert isinstance(t, EterTable)
    first = chance_of_all(state, 0, chance_of_game(float(quick_value(t, 0, True))))
    return [first, 1.0 - first]


def search(state: State, seat: int, seed: int) -> Search:
    """The engine that fits a question: perfect play in training, a look ahead elsewhere."""
    t = state.table
    assert isinstance(t, EterTable)
    judgement = Judgement(policy, estimate, LIMIT)
    prompt = state.questions()[0].prompt
    if prompt == MAGE or prompt == ARENA:
        return KnownSearch(state, seat, seed, judgement)
    if is_training(t):
        return TrainingSearch(state, seat, seed, judgement)
    return BestFirstSearch(state, seat, seed, judgement)


class KnownSearch(Search):
    """Which mage to choose and which cell of the arena to mark: open questions, answered without looking ahead."""

    __slots__ = ()

    def iterate(self) -> None:
        pass

    def choices(self) -> list[Answer]:
        """All answers, the best first."""
        question = self.root.questions()[0]
        numbers = self.root.numbers_of(question)
        found: list[Answer] = []
        for place in range(len(numbers)):
            found.append(Answer(numbers[place], self.iterations, self._expected(question.options[place]), 0.0))
        best = max([answer.expected for answer in found])
        first = [answer.expected for answer in found].index(best)
        found[first].share = 1.0
        return sorted(found, key=lambda answer: (-answer.expected, answer.action))

    def _expected(self, option: int) -> float:
        t = self.root.table
        assert isinstance(t, EterTable)
        if self.root.questions()[0].prompt == MAGE:
            return chance_of_all(self.root, self.seat, MAGE_WINS[NAMES[t.face[option]]] / 100.0)
        near = A_MARK * mark_score(t, self.seat, option)
        return min(max(chance_of_mark(self.root, self.seat, option) + near, 0.0), 1.0)
