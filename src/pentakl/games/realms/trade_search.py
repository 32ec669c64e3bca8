"""The search for trades: what every step of trading brings in imagined worlds.

A rival is imagined to take what gains points: it answers an offer with the card that it can spare best, and accepts a
card for its own if that is better. Knows nothing of the steps after that; they are searched when they come.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from pentakl.core.flow import NO_CARD
from pentakl.core.search import Answer, Judgement, Search
from pentakl.core.state import State
from pentakl.games.realms.estimate import mask_of
from pentakl.games.realms.hand import bit
from pentakl.games.realms.imagined import EVERY_CARD
from pentakl.games.realms.play import ACCEPT, CONTENT, REFUSE, RealmsTable
from pentakl.games.realms.quick_points import Choices, QuickPoints
from pentakl.games.realms.table import ASKED, ASKEDS_CARD, MOVERS_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

# A lead of this many points makes a win 73 % likely, as long as others may still trade.
SURE: Final = 20.0
# How much of the best rival's points is subtracted from mine.
ENVY: Final = 0.4
# What a step that leads to no trade costs, in points, so that trading comes to an end.
EFFORT: Final = 0.5


class Step:
    """A step of trading and how well it did."""

    __slots__ = ("action", "option", "total", "wins")
    action: int
    option: int
    total: float
    wins: float

    def __init__(self, action: int, option: int) -> None:
        self.action = action
        self.option = option
        self.total = 0.0
        self.wins = 0.0


class TradeSearch(Search):
    """A search for a seat that may trade. Every iteration values every step in one imagined world."""

    __slots__ = ("_choices", "_hands", "_points", "_quick", "_steps")
    _steps: list[Step]
    _quick: QuickPoints
    _hands: list[int]  # of all seats in the last world, with their points and choices
    _points: list[int]
    _choices: list[Choices]

    def __init__(self, state: State, seat: int, seed: int) -> None:
        super().__init__(state, seat, seed, Judgement())
        self._quick = QuickPoints()
        self._steps = []
        self._hands = []
        self._points = []
        self._choices = []
        for choice in state.pending:
            if choice.seat == seat:
                numbers = state.numbers_of(choice)
                for place in range(len(numbers)):
                    self._steps.append(Step(numbers[place], choice.options[place]))

    def iterate(self) -> None:
        t = self.imagine(self.chance.fork()).table
        assert isinstance(t, RealmsTable)
        self._hands = [int(mask_of(t.faces(hand))) for hand in t.hands]
        self._choices = [Choices() for _ in t.hands]
        self._points = [
            int(self._quick.choose(self._hands[seat], 0, EVERY_CARD, self._choices[seat])) for seat in range(t.seats)
        ]
        for step in self._steps:
            self._value(t, step)

    def _value(self, t: RealmsTable, step: Step) -> None:
        option = step.option
        me = self.seat
        if option == CONTENT:
            self._note(step, me, 0, 0, 0.0)
        elif option >= REFUSE:
            self._note(step, me, 0, 0, EFFORT)
        elif option >= ACCEPT:
            rival = option - ACCEPT
            trade = t.trade_between(me, rival)
            assert trade is not None
            self._note(step, rival, bit(t.face[trade[ASKEDS_CARD]]), bit(t.face[trade[MOVERS_CARD]]), 0.0)
        else:
            rival = option & 7
            given = bit(t.face[option >> 3])
            trade = t.trade_between(me, rival)
            taken: i64 = 0
            if trade is None and self._has_to_answer(t):
                self._note(step, me, 0, 0, 2 * EFFORT)  # that can wait until the offers to me are answered
                return
            if trade is not None and trade[MOVERS_CARD] != NO_CARD:
                offered = bit(t.face[trade[MOVERS_CARD]])
                if self._after(rival, offered, given) > self._points[rival]:
                    taken = offered
            elif not t.sees(rival, option >> 3):
                taken = self._answer(rival, given)
                if taken and self._after(me, given, taken) <= self._points[me]:
                    taken = 0
            self._note(step, rival, given if taken else 0, taken, EFFORT)

    def _has_to_answer(self, t: RealmsTable) -> bool:
        for trade in t.trades:
            if trade[ASKED] == self.seat:
                return True
        return False

    def _after(self, seat: int, given: i64, taken: i64) -> i64:
        """The points of a seat after a trade."""
        hand: i64 = self._hands[seat]
        return self._quick.with_choices(hand & ~given | taken, 0, self._choices[seat])

    def _answer(self, rival: int, offered: i64) -> i64:
        """The card that a rival would give for an offered one, or 0."""
        best: i64 = self._points[rival]
        answer: i64 = 0
        held: i64 = self._hands[rival]
        while held:
            card = held & -held
            held &= held - 1
            points = self._after(rival, card, offered)
            if points > best:
                best = points
                answer = card
        return answer

    def _note(self, step: Step, rival: int, given: i64, taken: i64, effort: float) -> None:
        """Add what the hands are worth after I have given and taken these cards; 0 and 0: nothing changes."""
        me = self.seat
        mine = self._points[me]
        highest = -1000
        if taken:
            mine = int(self._after(me, given, taken))
            highest = int(self._after(rival, taken, given))
        for seat in range(len(self._points)):
            if seat != me and (seat != rival or not taken):
                highest = max(highest, self._points[seat])
        step.total += mine - ENVY * highest - effort
        step.wins += 1.0 / (1.0 + exp((highest - mine) / SURE))

    def choices(self) -> list[Answer]:
        """The steps, the best first."""
        if not self.iterations:
            return []
        ranked = sorted(self._steps, key=lambda step: (-step.total, step.action))
        share = 1.0 / len(ranked)
        found: list[Answer] = []
        lowest = 1.0
        for step in ranked:
            # A worse step never looks likelier to win.
            lowest = min(lowest, step.wins / self.iterations)
            found.append(Answer(step.action, self.iterations, lowest, share))
        return found
