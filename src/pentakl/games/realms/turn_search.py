"""The search for turns: every answer is tried in the same imagined worlds, and everybody plays on quickly to the end.

An answer to "take which card?" is tried together with the cards that could be discarded for it; its result is that of
the best of them. What falls clearly behind is not tried any more, so that the best ones get most of the time.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from pentakl.core.flow import Choice
from pentakl.core.search import Answer, Judgement, Search
from pentakl.core.state import State
from pentakl.games.realms.estimate import mask_of
from pentakl.games.realms.hand import HAND_SIZE, bit
from pentakl.games.realms.imagined import World, imagined_world
from pentakl.games.realms.play import RealmsTable
from pentakl.games.realms.quick_points import QuickPoints
from pentakl.games.realms.table import DECK, DISCARD, KEEP

if TYPE_CHECKING:
    from mypy_extensions import i64

# How many exchanges are tried, the best by their points at once, beside the best one for each card.
EXCHANGES: Final = 14
# An attempt is given up when its mean lies this many standard errors of the difference behind the best one.
BEHIND: Final = 2.5
FIRST_LOOK: Final = 12  # not before this many worlds


class Attempt:
    """One way to play the turn: the hand that it leads to, and how well it did. Hand 0: what the deck brings."""

    __slots__ = ("action", "differences", "hand", "is_given_up", "squares", "total", "visits")
    action: int
    hand: i64
    visits: int
    total: float
    is_given_up: bool
    differences: float
    squares: float

    def __init__(self, action: int, hand: i64) -> None:
        self.action = action
        self.hand = hand
        self.visits = 0
        self.total = 0.0
        self.is_given_up = False
        self.differences = 0.0
        self.squares = 0.0


class TurnSearch(Search):
    """A search for one question of a turn: what to take, what to discard, what to keep."""

    __slots__ = ("_attempts", "_prompt", "_quick", "_results")
    _attempts: list[Attempt]
    _quick: QuickPoints
    _prompt: int
    _results: list[float]

    def __init__(self, state: State, seat: int, seed: int, question: Choice) -> None:
        super().__init__(state, seat, seed, Judgement())
        self._quick = QuickPoints()
        self._prompt = question.prompt
        self._attempts = self._list_attempts(state, question)
        self._results = [0.0] * len(self._attempts)

    def _list_attempts(self, state: State, question: Choice) -> list[Attempt]:
        t = state.table
        assert isinstance(t, RealmsTable)
        numbers = state.numbers_of(question)
        hand = mask_of(t.faces(t.hands[self.seat]))
        area = mask_of(t.faces(t.discard))
        found: list[Attempt] = []
        ranked: list[tuple[int, int, int, int]] = []  # is not the first of its answer, points, action, hand
        for place in range(len(question.options)):
            option = question.options[place]
            if option == DECK:
                found.append(Attempt(numbers[place], 0))
                continue
            card = bit(t.face[option])
            if question.prompt == DISCARD:
                found.append(Attempt(numbers[place], hand & ~card))
            elif question.prompt == KEEP or len(t.hands[self.seat]) < HAND_SIZE:
                found.append(Attempt(numbers[place], hand | card))
            else:
                exchanges: list[tuple[int, int]] = []
                held = hand
                while held:
                    changed = hand & ~(held & -held) | card
                    held &= held - 1
                    exchanges.append((-int(self._quick.best(changed, area)), int(changed)))
                exchanges.sort()
                for i in range(len(exchanges)):
                    ranked.append((min(i, 1), exchanges[i][0], numbers[place], exchanges[i][1]))
        ranked.sort()
        for i in range(len(ranked)):
            if ranked[i][0] == 0 or i < EXCHANGES:
                found.append(Attempt(ranked[i][2], ranked[i][3]))
        return found

    def iterate(self) -> None:
        chance = self.chance.fork()
        table = self.imagine(chance).table
        assert isinstance(table, RealmsTable)
        root = imagined_world(table, self.seat, self._quick, chance)
        drawn: i64 = 0
        for token in table.drawn:
            drawn |= bit(table.face[token])
        results = self._results
        for place in range(len(self._attempts)):
            attempt = self._attempts[place]
            if attempt.is_given_up:
                continue
            world = root.copy()
            self._begin(world, attempt.hand, drawn)
            world.play_on()
            results[place] = world.results(self.seat)
            attempt.visits += 1
            attempt.total += results[place]
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

    def _give_up(self) -> None:
        """Stop trying what lies clearly behind the best."""
        results = self._results
        best = self._leader()
        for place in range(len(self._attempts)):
            attempt = self._attempts[place]
            if attempt.is_given_up:
                continue
            behind = results[best] - results[place]
            attempt.differences += behind
            attempt.squares += behind * behind
            visits = attempt.visits
            if place == best or visits < FIRST_LOOK:
                continue
            mean = attempt.differences / visits
            spread = attempt.squares / visits - mean * mean
            if mean > BEHIND * sqrt(max(spread, 0.0001) / visits):
                attempt.is_given_up = True

    def _leader(self) -> int:
        best = 0
        highest = -1.0
        for place in range(len(self._attempts)):
            attempt = self._attempts[place]
            if not attempt.is_given_up and attempt.total / attempt.visits > highest:
                best = place
                highest = attempt.total / attempt.visits
        return best

    def choices(self) -> list[Answer]:
        """The answers, the best first; those that were given up come last."""
        visits: dict[int, int] = {}
        expected: dict[int, float] = {}
        standing: dict[int, bool] = {}
        tried = 0
        for attempt in self._attempts:
            if not attempt.visits:
                continue
            action = attempt.action
            mean = attempt.total / attempt.visits
            tried += attempt.visits
            visits[action] = visits.get(action, 0) + attempt.visits
            if mean > expected.get(action, -1.0):
                expected[action] = mean
            standing[action] = standing.get(action, False) or not attempt.is_given_up
        found = [Answer(action, visits[action], expected[action], visits[action] / tried) for action in visits]
        return sorted(found, key=lambda answer: (not standing[answer.action], -answer.expected, answer.action))
