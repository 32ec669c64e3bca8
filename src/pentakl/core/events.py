"""Events: what happened, in causal order, and who may know which part of it.

Clients animate events and put them into words; they never compare states. An event contains no text in any language.
`viewer.py` decides which part of an event a viewer gets.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.flow import NO_PLACE
from pentakl.core.values import NO_NUMBER as NO_NUMBER
from pentakl.core.values import Value

NOBODY: Final = -1
ALL_VIEWERS: Final = (1 << 9) - 1

# These two kinds of events are never sent: they tell viewer.py which cards a viewer can no longer follow.
LOST_TRACK: Final = "lost-track"  # all but `seen_by` can no longer tell `cards` apart
TAKEN_FOR: Final = "taken-for"  # the seats of `seen_by` now take the second card of `cards` for the first

# After these two kinds of events every viewer numbers all cards anew.
NEXT_GAME: Final = "next-game"  # all cards are gathered up
TOOK_BACK: Final = "took-back"  # an undo: an earlier position lies on the table again


class Event(Value):
    """One thing that happened.

    `seat` did it, `other` is the second seat concerned, `cards` are tokens with what is printed on them in `faces`,
    `seen_by` is the mask of the seats that see these faces; everybody else sees only how many cards there are.
    `number` and `word` (a key) say how much and which; only the seats of the mask `told` get these two.
    `start` and `goal` are zones, each with the seat that owns it (or NOBODY) and a place in it (or NO_PLACE);
    `place` is where something happened that moves no card.
    """

    __slots__ = (
        "cards", "faces", "goal", "goal_place", "goal_seat", "kind", "number", "other", "place", "seat", "seen_by",
        "start", "start_place", "start_seat", "told", "word",
    )  # fmt: skip
    kind: str
    seat: int
    other: int
    cards: list[int]
    faces: list[int]
    start: str
    start_seat: int
    start_place: int
    goal: str
    goal_seat: int
    goal_place: int
    place: int
    number: int
    seen_by: int
    told: int
    word: str

    def __init__(self, kind: str, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.other = NOBODY
        self.cards = []
        self.faces = []
        self.start = ""
        self.start_seat = NOBODY
        self.start_place = NO_PLACE
        self.goal = ""
        self.goal_seat = NOBODY
        self.goal_place = NO_PLACE
        self.place = NO_PLACE
        self.number = NO_NUMBER
        self.seen_by = 0
        self.told = ALL_VIEWERS
        self.word = ""

    def arguments(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat}

    def added(self) -> dict[str, object]:
        return {
            "other": self.other, "number": self.number, "word": self.word, "place": self.place,
            "cards": self.cards, "faces": self.faces,
            "start": self.start, "start_seat": self.start_seat, "start_place": self.start_place,
            "goal": self.goal, "goal_seat": self.goal_seat, "goal_place": self.goal_place,
            "seen_by": self.seen_by, "told": self.told,
        }  # fmt: skip

    @property
    def is_bookkeeping(self) -> bool:
        """Whether this only concerns the numbering of cards and is never sent."""
        return self.kind == LOST_TRACK or self.kind == TAKEN_FOR
