"""The search for training: at first like everywhere else, then exactly, for every play.

Below SOLVED_AFTER iterations it knows no more than a best-first search: weak levels shall not play perfectly.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.grid import place_of
from pentakl.core.search import Answer
from pentakl.games.eter import actions
from pentakl.games.eter.best_first import BestFirstSearch
from pentakl.games.eter.chances import chance_of_all
from pentakl.games.eter.play import EterTable
from pentakl.games.eter.solver import position_of
from pentakl.games.eter.training import Worth, worth_of_plays

SOLVED_AFTER: Final = 100


class TrainingSearch(BestFirstSearch):
    """A search for a turn of training without illusions and explosions, in which nothing is hidden."""

    __slots__ = ()

    def iterate(self) -> None:
        if self.iterations < SOLVED_AFTER:
            super().iterate()

    def choices(self) -> list[Answer]:
        """All answers, the best first; of equal ones first those after which the rival errs most easily."""
        return super().choices() if self.iterations < SOLVED_AFTER else self._solved()

    def error(self, answer: Answer) -> float:
        return super().error(answer) if self.iterations < SOLVED_AFTER else 0.0

    def _solved(self) -> list[Answer]:
        t = self.root.table
        assert isinstance(t, EterTable)
        plays = worth_of_plays(position_of(t))
        if not plays:
            return super().choices()
        return [self._answer(worth, 1.0 if worth is plays[0] else 0.0) for worth in plays]

    def _answer(self, worth: Worth, share: float) -> Answer:
        value, row, column = worth.play
        action = actions.play_number(value - 1, place_of(row, column), False)
        game = 0.5 if worth.value == 0 else 1.0 if worth.value > 0 else 0.0
        return Answer(action, self.iterations, chance_of_all(self.root, self.seat, game), share)
