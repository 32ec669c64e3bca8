"""Joint search: how to answer a question that is asked of several seats at once.

The best single answer is one that rivals can guess, so every seat that is asked gets a mixture of answers, found by
regret matching: an answer is given the more often, the more one would have gained by giving it before. The average of
these mixtures approaches an equilibrium, and the search's answer is drawn from it. (O. Tammelin: Solving Large
Imperfect Information Games Using CFR+, 2014, without the tree.)
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance, quick
from pentakl.core.flow import UNANSWERED
from pentakl.core.search import Answer, Judgement, Search
from pentakl.core.state import State

# Answers of a mixture are equally good when it is found. Until then, those whose result is worse than the best by more
# than this, or whose share is so small beside the largest, come from the noise of sampling, and are not given.
WORSE: Final = 0.01
RARE: Final = 0.1
FINE: Final = 1 << 30  # how finely a random number between 0 and 1 is divided


class Mixture:
    """What is known of the answers of one seat, by their actions."""

    __slots__ = ("offered", "regrets", "totals", "visits", "weights")
    regrets: dict[int, float]
    # How often each was given, how often it could have been, and its results; later iterations count more in all three.
    weights: dict[int, float]
    offered: dict[int, float]
    totals: dict[int, float]
    visits: dict[int, int]

    def __init__(self) -> None:
        self.regrets = {}
        self.weights = {}
        self.offered = {}
        self.totals = {}
        self.visits = {}

    def mixed(self, actions: list[int]) -> list[float]:
        """How often to give each of these answers now."""
        regrets = [self.regrets.get(action, 0.0) for action in actions]
        total = sum(regrets)
        if total <= 0.0:
            return [1.0 / len(actions)] * len(actions)
        return [regret / total for regret in regrets]

    def average(self, actions: list[int]) -> list[float]:
        """How often each of these answers was played so far."""
        weights = [self.weights.get(action, 0.0) for action in actions]
        total = sum(weights)
        return [1.0 / len(actions)] * len(actions) if total <= 0.0 else [weight / total for weight in weights]

    def learn(self, actions: list[int], mixed: list[float], values: list[float], weight: float) -> None:
        """Add what each of these answers would have brought, when they were given as often as `mixed` says."""
        mean = sum([mixed[i] * values[i] for i in range(len(actions))])
        for i in range(len(actions)):
            action = actions[i]
            self.regrets[action] = max(self.regrets.get(action, 0.0) + values[i] - mean, 0.0)
            self.weights[action] = self.weights.get(action, 0.0) + weight * mixed[i]
            self.offered[action] = self.offered.get(action, 0.0) + weight
            self.totals[action] = self.totals.get(action, 0.0) + weight * values[i]
            self.visits[action] = self.visits.get(action, 0) + 1


class JointSearch(Search):
    """A search that imagines what everybody may answer, and draws its own answer."""

    __slots__ = ("_mixtures", "_place")
    _mixtures: list[Mixture]  # one for each seat that is asked
    _place: int  # of the own question among those asked together

    def __init__(self, state: State, seat: int, seed: int, judgement: Judgement) -> None:
        super().__init__(state, seat, seed, judgement)
        seats = [question.seat for question in state.questions()]
        self._place = seats.index(seat)
        self._mixtures = [Mixture() for _ in seats]

    def choices(self) -> list[Answer]:
        """The answers, the most frequent first."""
        mine = self._mixtures[self._place]
        total = sum(mine.weights.values())
        found = [
            Answer(
                self._action(action), visits, mine.totals[action] / mine.offered[action], mine.weights[action] / total
            )
            for action, visits in mine.visits.items()
        ]
        return sorted(found, key=lambda answer: (-answer.share, -answer.expected, answer.action))

    def _action(self, action: int) -> int:
        """The action that gives this answer: if it was given already and may still be changed, it is to confirm it."""
        root = self.root
        given = root.replies[self._place] if root.replies else UNANSWERED
        if given == UNANSWERED or root.act_of(root.questions()[self._place], given).action != action:
            return action
        return root.rules.action_of("confirm")

    def best(self) -> int:
        """An answer drawn from the mixture; the same one as long as the mixture stays the same."""
        found = self.choices()
        best = max([answer.expected for answer in found])
        good = [answer for answer in found if answer.expected >= best - WORSE]
        common = [answer for answer in good if answer.share >= RARE * good[0].share]
        drawn = quick(self.seed).below(FINE) / FINE * sum([answer.share for answer in common])
        for answer in common:
            drawn -= answer.share
            if drawn < 0.0:
                return answer.action
        return common[-1].action

    def iterate(self) -> None:
        """Try every answer of one seat against drawn answers of the others, in one imagined world."""
        chance = self.chance.fork()
        world = self.imagine(chance.copy())
        questions = world.questions()
        learner = self._place if self.iterations % 2 == 0 else self.iterations // 2 % len(questions)
        numbers = [world.numbers_of(question) for question in questions]
        places = [0] * len(questions)
        for i in range(len(questions)):
            if i != learner:
                places[i] = drawn_from(self._mixtures[i].mixed(numbers[i]), self.chance)
        tried = first_places(numbers[learner])
        values: list[float] = []
        for place in tried:
            places[learner] = place
            values.append(self._result(world, places, chance.copy())[questions[learner].seat])
            if len(values) < len(tried):
                world = self.imagine(chance.copy())
        actions = [numbers[learner][place] for place in tried]
        mixture = self._mixtures[learner]
        mixture.learn(actions, mixture.mixed(actions), values, float(self.iterations + 1))

    def after(self, action: int, chance: Chance) -> State:
        """An imagined world after this action, in which the others have answered as they probably would."""
        world = self.imagine(chance)
        places: list[int] = []
        questions = world.questions()
        for i in range(len(questions)):
            numbers = world.numbers_of(questions[i])
            if i == self._place:
                places.append([self._action(number) for number in numbers].index(action))
            else:
                places.append(drawn_from(self._mixtures[i].average(numbers), chance))
        self._give(world, places)
        return world

    def _result(self, world: State, places: list[int], chance: Chance) -> list[float]:
        """The results if everybody answers so, whether they have answered already or not."""
        self._give(world, places)
        return self.judgement.results(world, chance)

    def _give(self, world: State, places: list[int]) -> None:
        questions = world.questions()
        answers = [questions[i].options[places[i]] for i in range(len(questions))]
        waiting = list(range(len(questions)))
        if world.replies:
            waiting = [i for i in waiting if world.replies[i] == UNANSWERED]
            world.replies = [UNANSWERED if i in waiting else answers[i] for i in range(len(questions))]
        for i in waiting:
            world.take(questions[i], answers[i])


def drawn_from(mixed: list[float], chance: Chance) -> int:
    """A place of this list, drawn as often as it says."""
    drawn = chance.below(FINE) / FINE
    for place in range(len(mixed)):
        drawn -= mixed[place]
        if drawn < 0.0:
            return place
    return len(mixed) - 1


def first_places(numbers: list[int]) -> list[int]:
    """The first place of every number.

    >>> first_places([4, 7, 4])
    [0, 1]
    """
    return [place for place in range(len(numbers)) if numbers[place] not in numbers[:place]]
