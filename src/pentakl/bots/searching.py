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


def begin(state: State, seat: SupportsIndex, seed: SupportsIndex) -> Search:
    """A search for this seat, which must be asked something: the engine of its game that fits the position."""
    me, number = index_of(seat), index_of(seed)
    module = part(state.rules.key, "judgement")
    if module is not None and hasattr(module, "search"):
        special: Search | None = module.search(state, me, number)
        if special is not None:
            return special
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
        """The action of a seat that is asked.

        What was answered before is confirmed, a single action is taken, and a small question is answered by the
        game's advice, or by its policy if it has no advice. Everything else is searched.
        """
        mine = [choice for choice in state.pending if choice.seat == seat]
        if mine[0].options[0] == CONFIRM:
            return state.act_of(mine[0], CONFIRM).action
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        key = state.rules.key
        if is_answered_at_once(key, mine[0]):
            policy = quick_advice(key)
            if policy is not None:
                return take_advice(policy, state, seat, chance)
        search = begin(state, seat, int(chance.below(FINE)))
        search.run(self.level.iterations)
        softness = self.level.softness
        return search.best() if softness <= 0.0 else soft_choice(search.choices(), softness, chance)


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
