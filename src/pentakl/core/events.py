"""Events: what happened, in causal order, and who may see which card in it.

Clients animate events and put them into words; they never compare states. An event knows nothing of languages.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1


class Event:
    """One thing that happened.

    `seat` did it, `other` is the second seat concerned, `cards` are tokens with what is printed on them in `faces`,
    `seen_by` says which seats see these faces; everybody else sees only how many cards there are.
    `number` and `word` (a key) say how much and which.
    `start` and `goal` are zones, each with the seat that owns it (or NOBODY).
    """

    __slots__ = (
        "cards", "faces", "goal", "goal_seat", "kind", "number", "other", "seat", "seen_by", "start", "start_seat",
        "word",
    )  # fmt: skip
    kind: str
    seat: int
    other: int
    cards: list[int]
    faces: list[int]
    start: str
    start_seat: int
    goal: str
    goal_seat: int
    number: int
    seen_by: int
    word: str

    def __init__(self, kind: str, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.other = NOBODY
        self.cards = []
        self.faces = []
        self.start = ""
        self.start_seat = NOBODY
        self.goal = ""
        self.goal_seat = NOBODY
        self.number = 0
        self.seen_by = 0
        self.word = ""


def scrub(event: Event, viewer: int, names: list[str]) -> dict[str, object]:
    """The event as `viewer` may see it, ready for JSON: a card that the viewer does not see is None."""
    shown: dict[str, object] = {"kind": event.kind, "seat": event.seat}
    if event.other != NOBODY:
        shown["other"] = event.other
    if event.cards:
        seen = event.seen_by >> viewer & 1
        shown["cards"] = [
            {"token": token, "card": names[face]} if seen else None
            for token, face in zip(event.cards, event.faces, strict=True)
        ]
    if event.start:
        shown["from"] = place(event.start, event.start_seat)
    if event.goal:
        shown["to"] = place(event.goal, event.goal_seat)
    if event.number:
        shown["number"] = event.number
    if event.word:
        shown["word"] = event.word
    return shown


def place(zone: str, seat: int) -> dict[str, object]:
    return {"zone": zone} if seat == NOBODY else {"zone": zone, "seat": seat}
