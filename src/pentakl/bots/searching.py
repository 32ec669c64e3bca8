"""Searching: the search that fits a position, and the levels that play by it.

A game brings a module `judgement` with a quick `policy`, an `estimate`, the `LIMIT` of decisions that the policy makes
before the estimate, and its LEVELS. It may have ROUNDS, after which the policy stops too; `search(state, seat, seed)`:
an engine of its own, or None where the engines that work for every game are good enough; and AT_ONCE, the prompts of
questions that are too small for a search. docs/bots.md has the games by which judgements and levels were measured.
"""

from __future__ import annotations

from math import exp
from typing import Final, SupportsIndex

from pentakl.bots.advice import advice_for, take_advice
from pentakl.bots.joint_search import JointSearch
from pentakl.bots.tree_search import TreeSearch
from pentakl.core.chance import Chance
from pentakl.core.flow import CONFIRM, Choice
from pentakl.core.search import ALL_ROUNDS, Answer, Judgement, Level, Search
from pentakl.core.state import Advice, State
from pentakl.core.values import index_of
from pentakl.games import part

FINE: Final = 1 << 30  # how finely a random number between 0 and 1 is divided
NO_ACTION: Final = -1


def begin(state: State, seat: SupportsIndex, seed: SupportsIndex) -> Search:
    """A search for this seat, which must be asked something: the engine of its game that fits the position."""
    me, number = index_of(seat), index_of(seed)
    module = part(state.rules.key, "judgement")
    if module is not None and hasattr(module, "search"):
        special: Search | None = module.search(state, me, number)
        if special is not None:
            return special
    return begin_general(state, me, number)


def begin_general(state: State, me: int, number: int) -> Search:
    """The same without the engine of the game; the search considers every answer."""
    judgement = judgement_of(state.rules.key)
    if len(state.questions()) > 1:
        return JointSearch(state, me, number, judgement)
    return TreeSearch(state, me, number, judgement)


def judgement_of(key: str) -> Judgement:
    """The judgement of a game; without a module for it, games are played to their end at random."""
    module = part(key, "judgement")
    if module is None:
        return Judgement()
    return Judgement(module.policy, module.estimate, module.LIMIT, getattr(module, "ROUNDS", ALL_ROUNDS))


def quick_advice(key: str) -> Advice | None:
    """What answers small questions: the game's advice, or else its policy, if it has either."""
    if part(key, "greedy") is not None:
        return advice_for(key)
    return judgement_of(key).policy


def levels(key: str) -> list[Level]:
    """The levels of a game, the weakest first; [] if it has none."""
    module = part(key, "judgement")
    return [] if module is None else list(module.LEVELS)


def is_answered_at_once(key: str, question: Choice) -> bool:
    """Whether bots answer this question without a search: a reaction window, or one that the game calls small.

    A window is sealed or has a clock, and its answer is final. It opens so often, and for so many seats, that thinking
    about each would hold up the table, and thinking only about some would show who can react.
    """
    if (question.seconds or question.is_sealed) and not question.changes:
        return True
    module = part(key, "judgement")
    return module is not None and question.prompt in getattr(module, "AT_ONCE", [])


class SearchBot:
    """The bot of a level."""

    __slots__ = ("level",)
    level: Level

    def __init__(self, level: Level) -> None:
        self.level = level

    @property
    def __name__(self) -> str:
        return self.level.key

    def __reduce__(self) -> tuple[object, ...]:
        return SearchBot, (self.level,)

    def __call__(self, state: State, seat: int, chance: Chance) -> int:
        decision = Decision(self.level, state, seat, chance)
        decision.run(decision.left)
        return decision.action()


class Decision:
    """What a level does for a seat that is asked. Whoever has a clock calls `run` in slices and may stop early.

    What was answered before is confirmed, a single action is taken, and a small question is answered by the game's
    advice, or by its policy if it has no advice. Everything else is searched.
    """

    __slots__ = ("_at_once", "_chance", "_level", "_search", "iterations")
    iterations: int  # how many it has thought
    _level: Level
    _chance: Chance
    _at_once: int  # the action to take without a search, or NO_ACTION
    _search: Search | None

    def __init__(self, level: Level, state: State, seat: SupportsIndex, chance: Chance) -> None:
        me = index_of(seat)
        self.iterations = 0
        self._level = level
        self._chance = chance
        self._at_once = action_at_once(state, me, chance)
        self._search = begin(state, me, int(chance.below(FINE))) if self._at_once == NO_ACTION else None

    @property
    def left(self) -> int:
        """How many more iterations its level would think."""
        return 0 if self._search is None else self._level.iterations - self.iterations

    def run(self, iterations: SupportsIndex) -> None:
        """Think for this many more iterations, but not beyond those of the level."""
        if self._search is not None:
            number = min(index_of(iterations), self.left)
            self._search.run(number)
            self.iterations += number

    def action(self) -> int:
        """The action to take, by what was thought so far. A search must have run at least once."""
        if self._search is None:
            return self._at_once
        softness = self._level.softness
        if softness <= 0.0:
            return self._search.best()
        return soft_choice(self._search.choices(), softness * self._search.stakes, self._chance)


def action_at_once(state: State, seat: int, chance: Chance) -> int:
    """The action of a seat that has nothing to think about, or NO_ACTION."""
    mine = [choice for choice in state.pending if choice.seat == seat]
    if mine[0].options[0] == CONFIRM:
        return state.act_of(mine[0], CONFIRM).action
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    key = state.rules.key
    advice = quick_advice(key) if is_answered_at_once(key, mine[0]) else None
    return NO_ACTION if advice is None else take_advice(advice, state, seat, chance)


def soft_choice(answers: list[Answer], softness: float, chance: Chance) -> int:
    """One of these answers, the better ones more often."""
    top = max([answer.expected for answer in answers])
    weights = [exp((answer.expected - top) / softness) for answer in answers]
    drawn = chance.below(FINE) / FINE * sum(weights)
    for i in range(len(answers)):
        drawn -= weights[i]
        if drawn < 0.0:
            return answers[i].action
    return answers[-1].action
