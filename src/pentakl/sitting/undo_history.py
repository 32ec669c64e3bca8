"""UndoHistory: the latest actions, as far back as nothing hidden was shown, and how they are taken back.

It keeps one copy of the position before them and the actions since. Whether an action has shown something is foreseen
by the core (`State.foresee`), the same way as for the person who considers it.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.state import State

FARTHEST: Final = 64  # how many actions in a row may be taken back


class Step:
    """An action of a seat, and the number of the entry that did it."""

    __slots__ = ("action", "seat", "seq")
    seat: int
    action: int
    seq: int

    def __init__(self, seat: int, action: int, seq: int) -> None:
        self.seat = seat
        self.action = action
        self.seq = seq


class UndoHistory:
    """What could still be taken back. `begin` is to be called before an action is carried out, `add` after it."""

    __slots__ = ("_effect", "_start", "_steps")
    _start: State | None  # the position before the first of the steps
    _steps: list[Step]
    _effect: int  # how many actions belong to the effect that is going on

    def __init__(self) -> None:
        self._start = None
        self._steps = []
        self._effect = 0

    def close(self) -> None:
        """Nothing that was done so far can be taken back any more."""
        self._start = None
        self._steps = []
        self._effect = 0

    def begin(self, state: State) -> None:
        if self._start is None:
            self._start = state.clone()

    def add(self, step: Step, state: State) -> None:
        """An action was carried out that has shown nothing; `state` is the position after it."""
        self._steps.append(step)
        self._effect = self._effect + 1 if state.is_continued_effect else state.actions_in_effect
        if len(self._steps) > FARTHEST:
            oldest = self._steps.pop(0)
            assert self._start is not None
            self._start.apply(oldest.seat, oldest.action)

    @property
    def last(self) -> Step | None:
        """The action that would be taken back first."""
        return self._steps[-1] if self._steps else None

    def is_unfinished(self, seat: int, state: State) -> bool:
        """Whether the last action belongs to an effect of this seat that waits for nobody else."""
        return self._effect > 0 and state.is_mid_effect and all(choice.seat == seat for choice in state.pending)

    def take_back(self) -> State:
        """The position before the last action."""
        assert self._start is not None
        self._steps.pop()
        state = self._start.clone()
        for step in self._steps:
            state.apply(step.seat, step.action)
        self._effect = max(self._effect - 1, 0)
        return state
