"""Acting: the legal actions of each seat, and which option of which question each action stands for.

Inside the engine an option is a token, a seat, a place or a number. Outside, an action is a number from the game's
dense range, and equal cards share one action. Lists of actions are cached until the next step.
"""

from __future__ import annotations

from typing import Final, SupportsIndex

from pentakl.core.driver import Driver
from pentakl.core.errors import IllegalAction, InvalidAction, NotYourTurn
from pentakl.core.flow import CLOCK, CONFIRM, TIME_UP, Choice
from pentakl.core.rules import Act, Match, Rules, Settings
from pentakl.core.table import Table
from pentakl.core.values import index_of

NO_NUMBERS: Final[list[int]] = []


class Acting(Driver):
    """A driver that takes actions as answers to its questions."""

    __slots__ = ("_listed_at", "_listed_seat", "_numbers", "_pending", "_pending_at")
    _pending: tuple[Choice, ...]
    _pending_at: int  # the step for which `pending` was listed
    _numbers: list[int]  # the actions of one seat: of each option of each of its questions
    _listed_at: int
    _listed_seat: int

    def __init__(self, rules: Rules, settings: Settings, match: Match, table: Table) -> None:
        super().__init__(rules, settings, match, table)
        self._pending = ()
        self._pending_at = -1
        self._numbers = NO_NUMBERS
        self._listed_at = -1
        self._listed_seat = -1

    # --- questions

    @property
    def pending(self) -> tuple[Choice, ...]:
        """The open questions, side choices included; () when the game is over."""
        if self._pending_at != self.steps:
            self._pending = tuple(self.list_pending())
            self._pending_at = self.steps
        return self._pending

    def movers(self) -> list[int]:
        """The seats that must answer now. The clock is left out, and so are seats that only have side choices.

        >>> import pentakl
        >>> pentakl.load("karmaka").start(seats=2, seed=7).movers()
        [1]
        """
        asked: list[int] = []
        for choice in self.pending:
            if not choice.side and choice.seat != CLOCK and choice.seat not in asked:
                asked.append(choice.seat)
        return asked

    def prompt_of(self, choice: Choice) -> str:
        return "time" if choice.prompt == TIME_UP else self.rules.prompts[choice.prompt]

    # --- actions

    def act_of(self, choice: Choice, option: int) -> Act:
        """The action that an option of an open question stands for, with its description."""
        if option == CONFIRM:
            return Act(self.rules.action_of("confirm"), "confirm")
        if choice.prompt == TIME_UP:
            return Act(self.rules.action_of("time"), "time")
        return self.rules.act(self.table, choice, option)

    def numbers_of(self, choice: Choice) -> list[int]:
        """The action numbers of the options of an open question, in the order of the options."""
        if choice.prompt == TIME_UP or (choice.options and choice.options[0] == CONFIRM):
            return [self.act_of(choice, option).action for option in choice.options]
        return self.rules.action_numbers(self.table, choice)

    def acts(self, seat: int) -> list[Act]:
        """What this seat may do now, described and sorted by action; equal cards are one act that lists them all."""
        found: dict[int, Act] = {}
        for choice in self.pending:
            if choice.seat == seat:
                for option in choice.options:
                    act = self.act_of(choice, option)
                    equal = found.get(act.action)
                    if equal is None:
                        found[act.action] = act
                        if act.card >= 0 and not act.tokens:
                            act.tokens = [act.card]
                    elif act.card >= 0:
                        tokens = equal.tokens + [act.card]
                        if self._fame(act) > self._fame(equal):
                            found[act.action] = act
                        found[act.action].tokens = tokens
        return [found[action] for action in sorted(found)]

    def legal(self, seat: SupportsIndex) -> list[int]:
        """The legal actions of this seat, sorted; [] if it is not asked and has no side choices."""
        self._list(index_of(seat))
        return sorted_once(self._numbers)

    def moves(self, choice: Choice) -> list[int]:
        """The actions that answer one open question, sorted."""
        return sorted_once(self.numbers_of(choice))

    def _list(self, seat: int) -> None:
        """Cache the actions of a seat."""
        if self._listed_at == self.steps and self._listed_seat == seat:
            return
        numbers = NO_NUMBERS
        for choice in self.pending:
            if choice.seat == seat:
                listed = self.numbers_of(choice)
                numbers = numbers + listed if numbers else listed
        self._numbers = numbers
        self._listed_at = self.steps
        self._listed_seat = seat

    def _fame(self, act: Act) -> int:
        """How many seats know the card of an act. Among equal cards the best-known is used: it reveals least."""
        return self.table.known[act.card].bit_count() if act.card >= 0 else 0

    def find(self, seat: int, action: int) -> tuple[Choice, int]:
        """The question and the option that an action of this seat stands for; raises if it is not legal."""
        if not 0 <= action < len(self.rules.actions):
            last = len(self.rules.actions) - 1
            raise InvalidAction(f"{self.rules.key} has no action {action}; its actions are 0 to {last}.")
        if self.outcome is not None:
            raise IllegalAction("The game is over.")
        self._list(seat)
        numbers = self._numbers
        place = 0
        found: Choice | None = None
        best = 0
        fame = -1
        for choice in self.pending:
            if choice.seat != seat:
                continue
            for option in choice.options:
                if numbers[place] == action:
                    if found is None:
                        found, best = choice, option
                    else:
                        if fame < 0:
                            fame = self._fame(self.act_of(found, best))
                        known = self._fame(self.act_of(choice, option))
                        if known > fame:
                            found, best, fame = choice, option, known
                place += 1
        if found is None:
            raise self._why_illegal(seat, action)
        return found, best

    def _why_illegal(self, seat: int, action: int) -> IllegalAction:
        rules = self.rules
        mine = [choice for choice in self.pending if choice.seat == seat]
        if not mine:
            asked = ", ".join(str(choice.seat) for choice in self.pending)
            return NotYourTurn(f"Seat {seat} is not asked anything now; seat {asked} is.")
        legal = ", ".join(rules.actions[each] for each in self.legal(seat))
        return IllegalAction(
            f"Seat {seat} cannot '{rules.actions[action]}' when asked '{self.prompt_of(mine[0])}'; legal: {legal}."
        )


def sorted_once(numbers: list[int]) -> list[int]:
    """These numbers sorted, without duplicates."""
    ordered = numbers[:]
    if is_rising(ordered):
        return ordered
    ordered.sort()
    if is_rising(ordered):
        return ordered
    once = ordered[:1]
    for number in ordered:
        if number != once[-1]:
            once.append(number)
    return once


def is_rising(numbers: list[int]) -> bool:
    """Whether each number is greater than the one before it."""
    last = -1
    for number in numbers:
        if number <= last:
            return False
        last = number
    return True
