"""The decisions of one seat in a finished game of a stored log, for `bots.analysis` to judge one by one.

An action that was taken back is no decision, and neither is one without an alternative. A vote that was changed before
it was confirmed counts as it was in the end.
"""

from __future__ import annotations

from pentakl.bots.analysis import is_decision
from pentakl.core.flow import CONFIRM
from pentakl.core.state import State
from pentakl.sitting.replay import Document, PlayedGame, check_outcome
from pentakl.sitting.seated_table import OVER


class Decision:
    """The position in which a seat decided, its action, and the number of the entry in the log."""

    __slots__ = ("action", "position", "seq")
    seq: int
    action: int
    position: State

    def __init__(self, seq: int, action: int, position: State) -> None:
        self.seq = seq
        self.action = action
        self.position = position


class SeatHistory:
    """The decisions of a seat in a finished game, and its result: 1 won, 0 lost, between them a draw."""

    __slots__ = ("decisions", "result")
    decisions: list[Decision]
    result: float

    def __init__(self, decisions: list[Decision], result: float) -> None:
        self.decisions = decisions
        self.result = result


def history_of(game: PlayedGame, seat: int, outcome: Document) -> SeatHistory:
    """Play the game again and collect the decisions of a seat; `outcome` is how it ended, as far as it was stored.

    Raises OtherPosition if the game now ends otherwise, and whatever the rules raise if they have changed.
    """
    kept = kept_actions(game)
    sitting = game.before
    check_outcome(sitting, outcome)
    ended = sitting.state
    assert ended is not None
    assert ended.outcome is not None
    result = (ended.outcome.returns(ended.seats)[seat] + 1.0) / 2.0
    state = sitting.game.deal(len(sitting.chairs), sitting.seed, sitting.options, sitting.position)
    decisions: list[Decision] = []
    for seq, actor, action in kept:
        if actor == seat:
            if is_decision(state, seat):
                decisions.append(Decision(seq, action, state.clone()))
            elif decisions and is_changed_answer(state, seat, action):
                decisions[-1].action = action
        state.apply(actor, action)
    return SeatHistory(decisions, result)


def kept_actions(game: PlayedGame) -> list[tuple[int, int, int]]:
    """Play all entries of a game; returns entry, seat and action of what was not taken back."""
    sitting = game.before
    seqs: list[int] = []
    for entry in game.entries:
        sitting.enter(entry)
        if len(sitting.actions) > len(seqs):
            seqs.append(sitting.seq)
        del seqs[len(sitting.actions) :]
        if sitting.phase == OVER:
            break
    return [(seqs[i], *sitting.actions[i]) for i in range(len(seqs))]


def is_changed_answer(state: State, seat: int, action: int) -> bool:
    """Whether this action changes an answer that could also have been confirmed."""
    choice, option = state.find(seat, action)
    return choice.options[0] == CONFIRM and option != CONFIRM
