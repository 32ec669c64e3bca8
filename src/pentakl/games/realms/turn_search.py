"""The search for turns: every answer is tried in the same imagined worlds, and everybody plays on quickly to the end.

An answer to "take which card?" is tried together with the cards that could be discarded for it; its result is that of
the best of them. What falls clearly behind is not tried any more, so that the best ones get most of the time.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from pentakl.core.flow import Choice
from pentakl.core.search import Answer, Judgement, Search
from pentakl.core.state import State
from pentakl.games.realms.estimate import mask_of
from pentakl.games.realms.evaluation import HandEvaluator
from pentakl.games.realms.greedy import draws_left, value_of_deck
from pentakl.games.realms.hand import bit
from pentakl.games.realms.imagined import World, imagined_world
from pentakl.games.realms.play import RealmsTable
from pentakl.games.realms.quick_points import QuickPoints
from pentakl.games.realms.table import DECK, DISCARD, KEEP, TAKE

if TYPE_CHECKING:
    from mypy_extensions import i64

# How many exchanges are tried, the best by the gatherer's value, beside the best one for each card.
EXCHANGES: Final = 12
# The gatherer's value of a hand counts as much as half of the imagined games so far, at most as much as this many.
TRUST: Final = 30.0
# How many points the gatherer's value is usually wrong by.
DOUBT: Final = 6.0
# How much of the best rival's points is subtracted from mine.
ENVY: Final = 0.4
# An attempt is given up when it lies this many standard errors behind the best one.
BEHIND: Final = 2.0
FIRST_LOOK: Final = 16  # not before this many worlds
# A final lead of this many points makes a win 73 % likely; so does an expected one, which is less sure.
SURE: Final = 8.0
SURE_OF_EXPECTED: Final = 20.0


class Attempt:
    """One way to play the turn: the hand that it leads to, and how well it did. Hand 0: what the deck brings."""

    __slots__ = ("action", "behind", "behind_squared", "gap", "hand", "is_given_up", "total", "value", "visits", "wins")
    action: int
    hand: i64
    value: float  # what the gatherer expects of it, in points
    visits: int
    total: float
    wins: float
    is_given_up: bool
    behind: float  # the sum of the differences to the attempts that led then
    behind_squared: float
    gap: float  # by how much its score was lower than the best one when it was given up

    def __init__(self, action: int, hand: i64, value: float) -> None:
        self.action = action
        self.hand = hand
        self.value = value
        self.visits = 0
        self.total = 0.0
        self.wins = 0.0
        self.is_given_up = False
        self.behind = 0.0
        self.behind_squared = 0.0
        self.gap = 0.0

    def score(self, surplus: float) -> float:
        """The expected points, from imagined games and from what the gatherer expects.

        `surplus` is by how much imagined games end better than the gatherer expects, on average.
        """
        trust = trust_after(self.visits)
        return (self.total + trust * (self.value + surplus)) / (self.visits + trust)


def trust_after(visits: int) -> float:
    """How many imagined games the gatherer's value counts as much as, after so many of them."""
    return min(0.5 * visits, TRUST) if visits else 1.0


class TurnSearch(Search):
    """A search for one question of a turn: what to take, what to discard, what to keep."""

    __slots__ = ("_attempts", "_insisted", "_quick", "_results", "_surplus", "_tries")
    _tries: int  # the imagined games so far
    _surplus: float  # the sum of their results, less what the gatherer expected
    _insisted: int  # the action that is not given up, or -1
    _attempts: list[Attempt]
    _quick: QuickPoints
    _results: list[float]  # of all attempts in the last world

    def __init__(self, state: State, seat: int, seed: int, question: Choice) -> None:
        super().__init__(state, seat, seed, Judgement())
        self._quick = QuickPoints()
        self._insisted = -1
        self._tries = 0
        self._surplus = 0.0
        self._attempts = []
        self._list_attempts(self.imagine(self.chance.fork()), question)
        self._results = [0.0] * len(self._attempts)

    def _list_attempts(self, state: State, question: Choice) -> None:
        t = state.table
        assert isinstance(t, RealmsTable)
        numbers = state.numbers_of(question)
        hand = mask_of(t.faces(t.hands[self.seat]))
        evaluator = HandEvaluator(t, self.seat)
        draws = draws_left(t)
        is_exchange = question.prompt == TAKE
        ranked: list[tuple[int, int, int, int]] = []  # is not the first of its answer, -value, action, hand
        for place in range(len(question.options)):
            option = question.options[place]
            if option == DECK:
                evaluator.expect(max(draws - 1, 0))
                value = value_of_deck(evaluator, hand, not is_exchange)
                self._attempts.append(Attempt(numbers[place], 0, int(value) / 1000.0))
                continue
            evaluator.expect(draws if question.prompt != DISCARD and question.prompt != KEEP else max(draws - 1, 0))
            card = bit(t.face[option])
            hands: list[i64] = []
            if question.prompt == DISCARD:
                hands.append(hand & ~card)
            elif is_exchange:
                for left in evaluator.without_weakest(hand):
                    hands.append(left | card)
            else:
                hands.append(hand | card)
            found: list[tuple[int, int]] = []
            for changed in hands:
                found.append((-int(evaluator.value(changed)), int(changed)))
            found.sort()
            for i in range(len(found)):
                ranked.append((min(i, 1), found[i][0], numbers[place], found[i][1]))
        ranked.sort()
        for i in range(len(ranked)):
            if ranked[i][0] == 0 or i < EXCHANGES:
                self._attempts.append(Attempt(ranked[i][2], ranked[i][3], -ranked[i][1] / 1000.0))

    def iterate(self) -> None:
        chance = self.chance.fork()
        table = self.imagine(chance).table
        assert isinstance(table, RealmsTable)
        root = imagined_world(table, self.seat, self._quick, chance)
        drawn: i64 = 0
        for token in table.drawn:
            drawn |= bit(table.face[token])
        for place in range(len(self._attempts)):
            attempt = self._attempts[place]
            if attempt.is_given_up:
                continue
            world = root.copy()
            self._begin(world, attempt.hand, drawn)
            world.play_on()
            lead = int(world.lead())
            mine = int(world.best_points)
            result = mine + ENVY * (lead - mine)
            self._results[place] = result
            attempt.visits += 1
            attempt.total += result
            self._tries += 1
            self._surplus += result - attempt.value
            attempt.wins += 1.0 / (1.0 + exp(-lead / SURE))
        self._give_up()

    def _begin(self, world: World, hand: i64, drawn: i64) -> None:
        """Play the rest of my turn."""
        me = self.seat
        if hand == 0:
            world.idle = 0
            world.draw(me, world.points(me))
        else:
            world.change_hand(me, hand)
            world.area |= drawn & ~hand
            world.idle += 1
        world.turn = (me + 1) % world.seats

    def insist(self, action: int, visits: int) -> None:
        """Try the best attempt of this answer again, even if it was given up."""
        mine = [attempt for attempt in self._attempts if attempt.action == action]
        if not mine:
            return
        best = mine[0]
        for attempt in mine:
            if (attempt.is_given_up, attempt.gap) < (best.is_given_up, best.gap):
                best = attempt
        best.is_given_up = False
        self._insisted = action
        self.run(max(0, min(visits, self.iterations) - best.visits))
        self._insisted = -1

    def _give_up(self) -> None:
        """Stop trying what lies clearly behind the best."""
        best = self._attempts[self._leader()]
        highest = self._results[self._leader()]
        for place in range(len(self._attempts)):
            attempt = self._attempts[place]
            if attempt.is_given_up:
                continue
            behind = highest - self._results[place]
            attempt.behind += behind
            attempt.behind_squared += behind * behind
            visits = attempt.visits
            if attempt is best or visits < FIRST_LOOK or attempt.action == self._insisted:
                continue
            mean = attempt.behind / visits
            spread = max(attempt.behind_squared / visits - mean * mean, 1.0)
            gap = self._score(best) - self._score(attempt)
            trust = trust_after(visits)
            if gap > BEHIND * sqrt(spread * visits + (DOUBT * trust) ** 2) / (visits + trust):
                attempt.is_given_up = True
                attempt.gap = gap

    def _score(self, attempt: Attempt) -> float:
        return attempt.score(self._surplus / max(self._tries, 1))

    def _leader(self) -> int:
        best = -1
        highest = 0.0
        for place in range(len(self._attempts)):
            attempt = self._attempts[place]
            if not attempt.is_given_up and (best < 0 or self._score(attempt) > highest):
                best = place
                highest = self._score(attempt)
        return best

    def choices(self) -> list[Answer]:
        """The answers, the best first. How likely they win follows from how many points they expect less."""
        leader = self._attempts[self._leader()]
        if not leader.visits:
            return []
        wins = min(max(leader.wins / leader.visits, 0.001), 0.999)
        top = log(wins / (1.0 - wins))
        visits: dict[int, int] = {}
        expected: dict[int, float] = {}
        tried = 0
        for attempt in self._attempts:
            action = attempt.action
            tried += attempt.visits
            visits[action] = visits.get(action, 0) + attempt.visits
            gap = attempt.gap if attempt.is_given_up else self._score(leader) - self._score(attempt)
            chance = 1.0 / (1.0 + exp(gap / SURE_OF_EXPECTED - top))
            expected[action] = max(chance, expected.get(action, 0.0))
        found = [Answer(action, visits[action], expected[action], visits[action] / tried) for action in visits]
        first = leader.action
        return sorted(found, key=lambda answer: (-answer.expected, answer.action != first, answer.action))
