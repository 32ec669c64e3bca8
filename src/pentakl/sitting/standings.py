"""How the seats stood after each action of the running game, from which the end tells the largest change.

A standing may be counted from hidden cards, so nothing of this is shown before the match is over.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NEXT_GAME, Event
from pentakl.core.state import State

HAND: Final = "hand"
ROUND: Final = "round"


class Moment:
    """What an action did, and how everybody stood after it; [] if that cannot be said, as in the middle of an effect.

    The next standing is compared with `start`: that of the new game after an action that ended one.
    """

    __slots__ = ("events", "standing", "start")
    events: list[Event]
    standing: list[int]
    start: list[int]

    def __init__(self, events: list[Event], standing: list[int], start: list[int]) -> None:
        self.events = events
        self.standing = standing
        self.start = start


class Swing:
    """A change of the standing: the game of the match and the round, the seat whose own standing changed most."""

    __slots__ = ("after", "before", "card", "game", "round", "seat")
    game: int
    round: int  # 0 in a game without rounds
    before: list[int]
    after: list[int]
    seat: int
    card: int  # the kind that made the difference; -1 if it moved no card

    def __init__(self, game: int, played_round: int, before: list[int], after: list[int]) -> None:
        self.game = game
        self.round = played_round
        self.before = before
        self.after = after
        changes = self.changes()
        self.seat = changes.index(max(changes, key=abs))
        self.card = -1

    def changes(self) -> list[int]:
        return [after - before for before, after in zip(self.before, self.after, strict=True)]

    def size(self) -> int:
        """By how much somebody gained on somebody else."""
        changes = self.changes()
        return max(changes) - min(changes)


class Standings:
    """The standings of one match. Call `note` after every action, and `take_back` when one is undone."""

    __slots__ = ("_moments",)
    _moments: list[Moment]

    def __init__(self) -> None:
        self._moments = []

    def begin(self, state: State) -> None:
        standing = state.rules.standing(state.table)
        self._moments = [Moment(state.opening, standing, standing)]

    def note(self, state: State, events: list[Event]) -> None:
        start = [] if state.is_mid_effect else state.rules.standing(state.table)
        standing = start
        if any(event.kind == NEXT_GAME for event in events):
            standing = state.match.played[-1].points
        self._moments.append(Moment(events, standing, start))

    def take_back(self) -> None:
        self._moments.pop()

    def largest(self) -> Swing | None:
        """The largest change so far; None if the standing has not changed or the game has none."""
        found: Swing | None = None
        game, played_round = 1, 0
        before: list[int] = []
        events: list[Event] = []  # since `before`
        for moment in self._moments:
            events = events + moment.events
            if moment.standing:
                if before:
                    swing = Swing(game, played_round, before, moment.standing)
                    if swing.size() > (0 if found is None else found.size()):
                        swing.card = card_of(events, swing.seat)
                        found = swing
                before = moment.start
                events = []
            for event in moment.events:
                if event.kind == NEXT_GAME:
                    game += 1
                elif event.kind == ROUND:
                    played_round = event.number
        return found


def card_of(events: list[Event], seat: int) -> int:
    """The kind of the card that came into this seat's hand, else of the first card with which something happened."""
    for event in events:
        if event.faces and event.goal == HAND and event.goal_seat == seat:
            return event.faces[0]
    for event in events:
        if event.faces:
            return event.faces[0]
    return -1
