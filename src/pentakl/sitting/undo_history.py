"""The actions that can still be undone: those since something hidden was last revealed.

It keeps one copy of the position before them; an undo replays all but the last action. Whether an action reveals
something is computed by `State.foresee`, the same code that shows a person the consequences of an action.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.state import State

FARTHEST: Final = 64  # how many actions in a row can be undone


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
    """The actions that can be taken back. Call `begin` before an action is carried out and `add` after it."""

    __slots__ = ("_effect", "_start", "_steps")
    _start: State | None  # the position before the first of the steps
    _steps: list[Step]
    _effect: int  # how many of the actions belong to the unfinished effect

    def __init__(self) -> None:
        self._start = None
        self._steps = []
        self._effect = 0

    def close(self) -> None:
        """Forget all actions so far: they can no longer be taken back."""
        self._start = None
        self._steps = []
        self._effect = 0

    def begin(self, state: State) -> None:
        if self._start is None:
            self._start = state.clone()

    def add(self, step: Step, state: State) -> None:
        """Add an action that was carried out and revealed nothing; `state` is the position after it."""
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
