"""The time that each person at a table has for a decision. It runs only in memory: after a restart it starts anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Question = tuple[int, int]
"""A seat, and the number of the question that it is asked; another number is another question."""


class DecisionClock:
    """Calls `run_out` with a question that has been open for `seconds`."""

    def __init__(self, seconds: float, run_out: Callable[[Question], None]) -> None:
        self._seconds = seconds
        self._run_out = run_out
        self._timers: dict[Question, asyncio.TimerHandle] = {}

    def set(self, questions: list[Question]) -> None:
        """These questions are open now. Time goes on for those that were open before, and starts for the others."""
        for question in [each for each in self._timers if each not in questions]:
            self._timers.pop(question).cancel()
        for question in questions:
            if question not in self._timers:
                loop = asyncio.get_running_loop()
                self._timers[question] = loop.call_later(self._seconds, self._run_out, question)

    def left(self, seats: int) -> list[float | None] | None:
        """For each seat the seconds that are left; None where it has nothing to decide. None if no time runs."""
        if not self._timers:
            return None
        now = asyncio.get_running_loop().time()
        left = {seat: max(0.0, round(timer.when() - now, 1)) for (seat, _), timer in self._timers.items()}
        return [left.get(seat) for seat in range(seats)]
