"""The search for final choices: all hands lie open, so every answer has its points, and nothing is left to chance."""

from __future__ import annotations

from math import exp
from typing import Final

from pentakl.core.flow import Choice
from pentakl.core.search import Answer, Judgement, Search
from pentakl.core.state import State
from pentakl.games.realms.estimate import estimated_points, mask_of
from pentakl.games.realms.final_choices import final_total, lying_open
from pentakl.games.realms.greedy import points_with
from pentakl.games.realms.hand import bit
from pentakl.games.realms.play import RealmsTable
from pentakl.games.realms.table import BEST, EIGHTH, NONE, SETTLE

# A lead of this many points makes a win 73 % likely: only the choices of others are still open.
SURE: Final = 3.0


class FinalSearch(Search):
    """A search that values every answer once; more iterations change nothing."""

    __slots__ = ("_answers",)
    _answers: list[Answer]

    def __init__(self, state: State, seat: int, seed: int) -> None:
        super().__init__(state, seat, seed, Judgement())
        self._answers = []

    def iterate(self) -> None:
        if self.iterations:
            return
        world = self.imagine(self.chance)
        t = world.table
        assert isinstance(t, RealmsTable)
        question = next(choice for choice in world.pending if choice.seat == self.seat)
        rivals = max([final_total(t, seat) for seat in range(t.seats) if seat != self.seat])
        numbers = world.numbers_of(question)
        ranked: list[tuple[int, int]] = []
        for place in range(len(numbers)):
            ranked.append((-points_after(t, question, question.options[place]), numbers[place]))
        ranked.sort()
        for points, action in ranked:
            chance = 1.0 / (1.0 + exp((rivals + points) / SURE))
            self._answers.append(Answer(action, 1, chance, 1.0 / len(ranked)))

    def choices(self) -> list[Answer]:
        """The answers, the best first."""
        visits = self.iterations
        return [Answer(answer.action, visits, answer.expected, answer.share) for answer in self._answers]


def points_after(t: RealmsTable, question: Choice, option: int) -> int:
    """The points of a hand after an answer, if the choices that follow are no worse than none."""
    me = question.seat
    if question.prompt == SETTLE:
        points = final_total(t, me)
        return points if option == BEST else points - 1  # the same points by own choices are more work
    if question.prompt == EIGHTH:
        hand = mask_of(t.faces(t.hands[me]))
        if option != NONE:
            hand |= bit(t.face[option])
        return int(estimated_points(hand, 0, lying_open(t) | hand))
    return points_with(t, me, question.prompt, option)
