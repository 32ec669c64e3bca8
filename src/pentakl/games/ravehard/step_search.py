"""The search of Ravehard's bots: every answer one step ahead.

An iteration imagines one world. Every answer is tried in it with the same luck; then all players go on as greedy bots,
and the judgement says where that led. Answers that have fallen far behind are no longer tried. This is the search of
the duel; `story_search.py` changes it for the story.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import UNANSWERED, Choice
from pentakl.core.search import Answer, Judgement, Search
from pentakl.core.state import State
from pentakl.games.ravehard.greedy import advise
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.questions import (
    CHARACTER,
    EXCHANGE_HAND,
    FIRST_PLAYER,
    HELP,
    PASS_TURN,
    REACT_DAMAGE,
)

TRUST: Final = 0.3  # in the greedy bot's answer, divided by the number of worlds
BEHIND: Final = 0.35  # divided by the root of the number of worlds: an answer that is worse by more is given up
FEW: Final = 3  # worlds after which an answer may be given up
ENOUGH: Final = 4  # worlds to judge a single answer by
A_GUESS: Final = 0.1  # the variance of results before any were seen


class StepSearch(Search):
    """A search that tries every answer in the same imagined worlds."""

    __slots__ = ("_actions", "_options", "_questions", "_squares", "_totals", "_visits")
    # For every answer; the greedy bot's is the first.
    _actions: list[int]
    _questions: list[int]  # which of the seat's questions it answers
    _options: list[int]
    _visits: list[int]
    _totals: list[float]
    _squares: list[float]

    def __init__(self, state: State, seat: int, seed: int, judgement: Judgement) -> None:
        super().__init__(state, seat, seed, judgement)
        self._actions = []
        self._questions = []
        self._options = []
        self._visits = []
        self._totals = []
        self._squares = []
        chance = self.chance.fork()
        self._find_answers(self.imagine(chance), chance)

    def _find_answers(self, world: State, chance: Chance) -> None:
        """What to try: a Flirt that the greedy bot wants comes before the question; some answers need no search."""
        t = world.table
        assert isinstance(t, RavehardTable)
        asked = self._asked(world)
        for place in range(len(asked) - 1, 0, -1):
            flirt = advise(world, asked[place], chance) if asked[place].side else UNANSWERED
            if flirt != UNANSWERED:
                self._enter(world, place, flirt)
                return
        advised = advise(world, asked[0], chance)
        self._enter(world, 0, advised)
        for option in self.answers_to_try(t, asked[0]):
            self._enter(world, 0, option)

    def answers_to_try(self, t: RavehardTable, choice: Choice) -> list[int]:
        """The options among which to search; none if the question is left to the greedy bot."""
        prompt = choice.prompt
        if prompt == EXCHANGE_HAND or prompt == FIRST_PLAYER or prompt == CHARACTER:
            return []
        if REACT_DAMAGE <= prompt <= HELP:
            return [option for option in choice.options if option != PASS_TURN]
        return choice.options

    def _enter(self, world: State, question: int, option: int) -> None:
        """Add an answer, unless it is there; equal cards are one answer."""
        choice = self._asked(world)[question]
        action = world.numbers_of(choice)[choice.options.index(option)]
        if action not in self._actions:
            self._actions.append(action)
            self._questions.append(question)
            self._options.append(option)
            self._visits.append(0)
            self._totals.append(0.0)
            self._squares.append(0.0)

    def _asked(self, world: State) -> list[Choice]:
        """The questions of the seat; side choices come last."""
        return [choice for choice in world.pending if choice.seat == self.seat]

    def choices(self) -> list[Answer]:
        """The answers, those that were not given up first, and the best of them first."""
        visits = sum(self._visits)
        tried = [place for place in range(len(self._visits)) if self._visits[place]]
        tried.sort(key=lambda place: (-self._visits[place], -self._worth(place), self._actions[place]))
        return [
            Answer(self._actions[place], self._visits[place], self._mean(place), self._visits[place] / visits)
            for place in tried
        ]

    def error(self, answer: Answer) -> float:
        """By how much the results of this answer have differed: most are estimates, neither won nor lost."""
        place = self._actions.index(answer.action)
        visits = max(1, self._visits[place])
        variance = max(0.0, self._squares[place] / visits - (self._totals[place] / visits) ** 2)
        return sqrt((variance * visits + A_GUESS) / (visits + 1.0) / visits)

    def insist(self, action: int, visits: int) -> None:
        world = self.imagine(self.chance.fork())
        asked = self._asked(world)
        for question in range(len(asked)):
            numbers = world.numbers_of(asked[question])
            if action in numbers:
                self._enter(world, question, asked[question].options[numbers.index(action)])
        if action in self._actions:
            place = self._actions.index(action)
            while self._visits[place] < visits:
                self._try_again(place)

    def _try_again(self, place: int) -> None:
        """Try an answer in one more world."""
        self._try(place, self.chance.fork())

    def _mean(self, place: int) -> float:
        return self._totals[place] / self._visits[place]

    def _worth(self, place: int) -> float:
        """What an answer has brought, with some trust in the greedy bot's while there are few worlds."""
        return self._mean(place) + (TRUST / self._visits[place] if place == 0 else 0.0)

    def iterate(self) -> None:
        chance = self.chance.fork()
        if len(self._options) > 1 or self._visits[0] < ENOUGH:
            for place in self._still_tried():
                self._try(place, chance.copy())

    def _try(self, place: int, luck: Chance) -> None:
        """Try an answer in a world; equal luck gives an equal world."""
        world = self.imagine(luck)
        world.take(self._asked(world)[self._questions[place]], self._options[place])
        result = self._judge(place, world, luck)
        self._totals[place] += result
        self._squares[place] += result * result
        self._visits[place] += 1

    def _judge(self, place: int, world: State, luck: Chance) -> float:
        """The result of an answer that was given in this world."""
        return self.judgement.results(world, luck)[self.seat]

    def _still_tried(self) -> list[int]:
        """The places of the answers that are not given up."""
        places = list(range(len(self._options)))
        most = max(self._visits)
        if most < FEW:
            return places
        going_on = [place for place in places if self._visits[place] == most]
        best = max([self._worth(place) for place in going_on])
        return [place for place in going_on if self._worth(place) >= best - BEHIND / sqrt(float(most))]
