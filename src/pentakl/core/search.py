"""Searches: what a seat should answer, found by playing many imagined games from what the seat knows.

A search is a function of what its seat knows, of the seed and of the number of iterations; it has no clock. Whoever
drives it calls `run` in slices, asks for `choices` or `best` whenever it likes, and stops when it wants.

This file has what games and bots share. The searches that work for every game are in `bots`; a game brings a Judgement
for them, or a Search of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, SupportsIndex

from pentakl.core.chance import Chance, quick
from pentakl.core.flow import CLOCK, CONFIRM, Choice
from pentakl.core.state import Advice, State
from pentakl.core.values import Value, index_of

# How likely each seat is to win, from 0 to 1.
Estimate = Callable[[State], list[float]]

TO_THE_END: Final = 1 << 20  # more decisions than any game has
ALL_ROUNDS: Final = -1


class Judgement:
    """How a game is judged without searching: a policy plays on from a position, an estimate says where that led.

    Playing on ends after `limit` decisions, or when the question after `rounds` more joint questions is asked.
    Without a policy the decisions are random; without an estimate an unfinished game counts half for everybody.
    """

    __slots__ = ("estimate", "limit", "policy", "rounds")
    policy: Advice | None
    estimate: Estimate | None
    limit: int
    rounds: int

    def __init__(
        self,
        policy: Advice | None = None,
        estimate: Estimate | None = None,
        limit: int = TO_THE_END,
        rounds: int = ALL_ROUNDS,
    ) -> None:
        self.policy = policy
        self.estimate = estimate
        self.limit = limit
        self.rounds = rounds

    def results(self, world: State, chance: Chance) -> list[float]:
        """The result for each seat, after playing on in `world`, which is changed."""
        self._play_on(world, chance)
        outcome = world.outcome
        if outcome is not None:
            return [(each + 1.0) / 2.0 for each in outcome.returns(world.seats)]
        if self.estimate is None:
            return [0.5] * world.seats
        return self.estimate(world)

    def _play_on(self, world: State, chance: Chance) -> None:
        rounds = self.rounds
        for _ in range(self.limit):
            question = next_question(world, chance)
            if question is None:
                return
            if question.others and not world.replies:
                if rounds == 0:
                    return
                rounds -= 1
            world.take(question, self._answer(world, question, chance))

    def _answer(self, world: State, question: Choice, chance: Chance) -> int:
        options = question.options
        if options[0] == CONFIRM:
            return CONFIRM
        if self.policy is None:
            return options[chance.below(len(options))]
        return self.policy(world, question, chance)


class Level(Value):
    """How strong a bot plays: how many iterations it searches, and how strictly it then takes the best answer.

    With a softness above 0 an answer whose result is worse than the best by the softness is given e times less often.
    """

    __slots__ = ("iterations", "key", "softness")
    key: str
    iterations: int
    softness: float

    def __init__(self, key: str, iterations: int, softness: float = 0.0) -> None:
        self.key = key
        self.iterations = iterations
        self.softness = softness

    def arguments(self) -> dict[str, object]:
        return {"key": self.key, "iterations": self.iterations, "softness": self.softness}


class Answer(Value):
    """An answer as a search sees it.

    `expected` is its result, from 0, a loss, to 1, a win; `share` is how often a good player would give it.
    """

    __slots__ = ("action", "expected", "share", "visits")
    action: int
    visits: int
    expected: float
    share: float

    def __init__(self, action: int, visits: int, expected: float, share: float) -> None:
        self.action = action
        self.visits = visits
        self.expected = expected
        self.share = share

    def arguments(self) -> dict[str, object]:
        return {"action": self.action, "visits": self.visits, "expected": self.expected, "share": self.share}


class Search:
    """A search for a seat that is asked something. `bots.searching.begin` makes one that fits the position."""

    __slots__ = ("chance", "iterations", "judgement", "root", "seat", "seed", "stakes")
    root: State
    seat: int
    seed: int
    iterations: int
    judgement: Judgement
    chance: Chance
    stakes: float  # the unit of a level's softness: less than 1 where single answers change the result little

    def __init__(self, state: State, seat: int, seed: int, judgement: Judgement) -> None:
        self.root = state.clone()
        self.seat = seat
        self.seed = seed
        self.iterations = 0
        self.judgement = judgement
        self.chance = quick(seed)
        self.stakes = 1.0

    def run(self, iterations: SupportsIndex) -> None:
        """Think for this many more iterations."""
        for _ in range(index_of(iterations)):
            self.iterate()
            self.iterations += 1

    def choices(self) -> list[Answer]:
        """The answers that were tried, the best first."""
        raise NotImplementedError

    def best(self) -> int:
        """The action to take. There is none before the first iteration."""
        return self.choices()[0].action

    def error(self, answer: Answer) -> float:
        """The standard error of an answer's result, as if every game that was tried had been won or lost."""
        likely = (answer.expected * answer.visits + 1.0) / (answer.visits + 2.0)
        return sqrt(likely * (1.0 - likely) / (answer.visits + 2.0))

    def insist(self, action: int, visits: int) -> None:
        """Try this answer until it was tried so often, so that its result is as certain as that of others.

        A search that tries all answers equally often need not do anything.
        """

    def iterate(self) -> None:
        raise NotImplementedError

    def imagine(self, chance: Chance) -> State:
        """A world that the seat cannot tell from the real one; equal chances give equal worlds."""
        world = self.root.scratch()
        world.determinize(self.seat, chance)
        return world


def next_question(world: State, chance: Chance) -> Choice | None:
    """A question that somebody must answer; of several open ones, a random one. None when the game is over."""
    asked = world.asked
    if asked is not None and not asked.others:
        return asked
    if world.outcome is not None:
        return None
    waiting = world.open_questions() if asked is not None else must_be_answered(world)
    return waiting[chance.below(len(waiting))]


def must_be_answered(world: State) -> list[Choice]:
    """The open questions without the clock and without side choices."""
    return [choice for choice in world.list_pending() if not choice.side and choice.seat != CLOCK]


def chance_of_match(mine: int, theirs: int, game: float) -> float:
    """How likely I am to win `mine` more games before the rival wins `theirs`, if I win this one so likely.

    Later games are even.

    >>> chance_of_match(1, 2, 0.5)
    0.75
    """
    if mine <= 0 or theirs <= 0:
        return 1.0 if mine <= 0 else 0.0
    won, lost = chance_of_match(mine - 1, theirs, 0.5), chance_of_match(mine, theirs - 1, 0.5)
    return game * won + (1.0 - game) * lost
