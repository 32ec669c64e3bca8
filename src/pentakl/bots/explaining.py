"""Explaining: the best answers that a search has found, and one reason why the first is better than the second.

Both answers are tried in the same imagined worlds, with the same chances. The game's Judgement plays on for a few
decisions, and then what players count is compared: the game's aspects (`core/aspect.py`). The clearest difference in
favour of the better answer is the reason. So a reason depends only on what the seat knows, on the seed and on the
number of worlds.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from pentakl.bots.joint_search import JointSearch
from pentakl.bots.searching import judgement_of, levels
from pentakl.core.aspect import NOT_COUNTED, Aspect
from pentakl.core.chance import quick
from pentakl.core.search import ALL_ROUNDS, Answer, Judgement, Search
from pentakl.core.state import State
from pentakl.core.values import Value
from pentakl.games import part

MOST_ANSWERS: Final = 3
ITERATIONS: Final = 2_000  # for a game without levels
FEWEST_WORLDS: Final = 20  # a difference seen in fewer worlds is no reason
CLEAR: Final = 2.5  # standard errors
EVEN: Final = 0.01  # answers whose chances differ by less are equally good
# What counts in every game: how often the running game is won or lost at once.
WINS: Final = Aspect("wins", 0.08)
LOSES: Final = Aspect("loses", 0.08, False)
PERCENT: Final = 100.0


class Reason(Value):
    """Why an answer is the best: the key of a sentence, and its numbers with this answer and with the next one."""

    __slots__ = ("best", "key", "next")
    key: str
    best: float
    next: float

    def __init__(self, key: str, best: float, next: float) -> None:
        self.key = key
        self.best = best
        self.next = next

    def arguments(self) -> dict[str, object]:
        return {"key": self.key, "best": self.best, "next": self.next}


class Difference:
    """One aspect of two answers, added up over many worlds."""

    __slots__ = ("aspect", "best", "count", "next", "squares", "total")
    aspect: Aspect
    count: int
    best: float
    next: float
    total: float
    squares: float

    def __init__(self, aspect: Aspect) -> None:
        self.aspect = aspect
        self.count = 0
        self.best = 0.0
        self.next = 0.0
        self.total = 0.0
        self.squares = 0.0

    def add(self, best: float, other: float) -> None:
        gain = best - other if self.aspect.is_good else other - best
        self.count += 1
        self.best += best
        self.next += other
        self.total += gain
        self.squares += gain * gain

    def weight(self) -> float:
        """How much the best answer gains, in units of the least difference worth a sentence; 0 if it is not clear."""
        if self.count < FEWEST_WORLDS:
            return 0.0
        mean = self.total / self.count
        if mean < self.aspect.least or rounded(self.best / self.count) == rounded(self.next / self.count):
            return 0.0
        variance = max(self.squares / self.count - mean * mean, 0.0)
        return mean / self.aspect.least if mean >= CLEAR * sqrt(variance / self.count) else 0.0


class Comparison:
    """The two best answers of a search, played on in the same worlds. `run` may be called in slices."""

    __slots__ = ("_actions", "_differences", "_judgement", "_key", "_search", "_sudden", "worlds")
    worlds: int
    _search: Search
    _key: str
    _actions: list[int]  # the best and the next one; fewer if there is no other
    _judgement: Judgement
    _differences: list[Difference]
    _sudden: list[Difference]  # wins and losses

    def __init__(self, search: Search) -> None:
        self._search = search
        self._key = search.root.rules.key
        self._actions = [answer.action for answer in best_answers(search)[:2]]
        module = part(self._key, "aspects")
        policy = judgement_of(self._key)
        horizon = 0 if module is None else module.HORIZON
        self._judgement = Judgement(policy.policy, None, horizon, getattr(module, "ROUNDS", ALL_ROUNDS))
        self._differences = [] if module is None else [Difference(aspect) for aspect in module.ASPECTS]
        self._sudden = [Difference(WINS), Difference(LOSES)]
        self.worlds = 0

    def run(self, worlds: int) -> None:
        """Compare the answers in this many more worlds."""
        if len(self._actions) == 2:
            for _ in range(worlds):
                self._compare(self._search.seed + self.worlds)
                self.worlds += 1

    def _compare(self, seed: int) -> None:
        best = self._led_to(self._actions[0], seed)
        other = self._led_to(self._actions[1], seed)
        seat = self._search.seat
        before = self._search.root.match.count
        for difference in self._sudden:
            wants = difference.aspect is WINS
            difference.add(sudden(best, seat, before, wants), sudden(other, seat, before, wants))
        if is_over(best, before) or is_over(other, before) or not self._differences:
            return
        module = part(self._key, "aspects")
        assert module is not None
        counted: list[float] = module.aspects(best, seat)
        against: list[float] = module.aspects(other, seat)
        for i in range(len(self._differences)):
            if counted[i] != NOT_COUNTED and against[i] != NOT_COUNTED:
                self._differences[i].add(counted[i], against[i])

    def _led_to(self, action: int, seed: int) -> State:
        """Where an answer led in the world of this seed."""
        chance = quick(seed)
        search = self._search
        if isinstance(search, JointSearch):
            world = search.after(action, chance)
        else:
            world = search.imagine(chance)
            choice, option = world.find(search.seat, action)
            world.take(choice, option)
        self._judgement.results(world, chance)
        return world

    def reason(self) -> Reason:
        """Why the best answer is the best, as far as it has shown."""
        answers = best_answers(self._search)
        best = answers[0]
        if len(answers) == 1:
            return Reason("only", percent(best.expected), 0.0)
        following = answers[1]
        if best.expected >= 1.0 or best.expected <= 0.0:
            return Reason("sure-win" if best.expected >= 1.0 else "sure-loss", 0.0, 0.0)
        is_joint = isinstance(self._search, JointSearch)
        if best.expected == following.expected and not is_joint:
            # Whatever else differs does not matter: the position is solved.
            return Reason("even", percent(best.expected), percent(following.expected))
        clearest: Difference | None = None
        for difference in self._sudden + self._differences:
            if difference.weight() > (0.0 if clearest is None else clearest.weight()):
                clearest = difference
        if clearest is not None:
            scale = PERCENT if clearest in self._sudden else 1.0
            mean, other = scale * clearest.best / clearest.count, scale * clearest.next / clearest.count
            return Reason(clearest.aspect.key, rounded(mean), rounded(other))
        if is_joint:
            return Reason("mixed", percent(best.share), percent(following.share))
        ahead = best.expected - following.expected
        return Reason("ahead" if ahead >= EVEN else "even", percent(best.expected), percent(following.expected))


def best_answers(search: Search) -> list[Answer]:
    """The best answers that a search has found, the best first."""
    return search.choices()[:MOST_ANSWERS]


def strongest_iterations(key: str) -> int:
    """How many iterations the strongest level of a game searches."""
    found = levels(key)
    return found[-1].iterations if found else ITERATIONS


def is_over(world: State, before: int) -> bool:
    """Whether the game that was running is over; `before` is how many games of the match were over then."""
    return world.outcome is not None or world.match.count > before


def sudden(world: State, seat: int, before: int, wants: bool) -> float:
    """1 if the running game has been won by this seat (or, without `wants`, by others only), else 0."""
    outcome = world.outcome
    if world.match.count > before:
        outcome = world.match.played[before - world.match.earlier]
    if outcome is None or (not outcome.winners and wants):
        return 0.0
    return 1.0 if (seat in outcome.winners) == wants else 0.0


def percent(share: float) -> float:
    return float(round(share * PERCENT))


def rounded(number: float) -> float:
    """A number as it is said: with one digit after the point, or none if it is large.

    >>> rounded(2.449), rounded(31.7)
    (2.4, 32.0)
    """
    return float(round(number)) if abs(number) >= 10.0 else round(number, 1)
