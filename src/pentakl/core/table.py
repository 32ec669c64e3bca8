"""Table: everything that lies on the table of one game, and the five things that every game's table can do.

A game subclasses it with its zones and verbs. Verbs change zones, keep `known` right and emit one event each;
cards never touch `known` and never emit.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance, load_chance
from pentakl.core.events import NOBODY, Event
from pentakl.core.flow import Choice, Flow
from pentakl.core.native import mypyc_attr
from pentakl.core.tokens import Tokens

NO_CHOICES: Final[list[Choice]] = []


class Outcome:
    """How a game ended: the winning seats (none for a draw), why, and each seat's points."""

    __slots__ = ("points", "reason", "winners")
    winners: list[int]
    reason: str
    points: list[int]

    def __init__(self, winners: list[int], reason: str, points: list[int]) -> None:
        self.winners = winners
        self.reason = reason
        self.points = points

    def dump(self) -> dict[str, object]:
        return {"winners": self.winners, "reason": self.reason, "points": self.points}


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Tokens):
    """A position between two decisions.

    A subclass names its own plain fields (ints, bools, lists of ints) in `fields()`; everything else that it owns it
    saves itself by extending `dump` and `load`. Two promises make effects cheap to copy:
    `answer` and `proceed` either do all their work and return None, or change nothing that matters and return a flow
    that has not started, so that calling them again on a copy gives the same flow.
    """

    __slots__ = ("asking", "chance", "events", "outcome", "seats")
    seats: int
    chance: Chance
    outcome: Outcome | None
    asking: Choice | None
    events: list[Event] | None

    def __init__(self) -> None:
        self.outcome = None
        self.asking = None
        self.events = None

    # --- what a game provides

    def copy(self) -> Table:
        """An equal, independent table that keeps no events. Written by hand: this is the hottest function."""
        raise NotImplementedError

    def proceed(self) -> Flow[None] | None:
        """Go on until somebody must be asked (`asking`), a flow must run (returned), or the game is over (`outcome`).

        Called after every answer, with `asking` empty; after a side action it asks the same question again.
        """
        raise NotImplementedError

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        """Carry out the answer to `asking`, or a side action."""
        raise NotImplementedError

    def side_choices(self) -> list[Choice]:
        """What seats may do at this quiet moment although nothing asks them.

        A choice in it that is not marked `side` is a question: several seats then answer each in their own time, and
        none waits for another. Questions come before side choices, and both before the clock.
        """
        return NO_CHOICES

    def deadline(self) -> int | None:
        """How many seconds the clock gives from the moment this turns from None into a number; None: no clock runs.

        Whoever drives the game measures the time and answers for the seat CLOCK when it has run out.
        """
        return None

    def zones(self) -> list[list[int]]:
        """Every zone; each token lies in exactly one of them, also in the middle of an effect."""
        raise NotImplementedError

    def fields(self) -> list[str]:
        """The names of the plain attributes that `dump` saves."""
        raise NotImplementedError

    # --- shared by all tables

    def copy_table(self, source: Table) -> None:
        """Copy what this class owns; for the subclass's `copy`."""
        self.copy_tokens(source)
        self.seats = source.seats
        self.chance = source.chance.copy()
        self.outcome = source.outcome
        self.asking = source.asking

    def is_over(self) -> bool:
        """Asked by a method because mypyc believes that an attribute once seen as None stays None."""
        return self.outcome is not None

    def shuffle(self, zone: list[int]) -> None:
        """Shuffle a face-down zone: nobody knows any longer which card lies where in it."""
        self.chance.shuffle(zone)
        self.mingle(zone, 0)

    def show(self, token: int, seats: int) -> None:
        """The seats of the mask `seats` now know this card."""
        self.known[token] |= seats

    def event(self, kind: str, seat: int, number: int = 0, other: int = NOBODY, word: str = "") -> None:
        """Tell everybody that something happened that moves no card."""
        if self.events is not None:
            told = Event(kind, seat)
            told.number = number
            told.other = other
            told.word = word
            self.events.append(told)

    def moved(
        self,
        kind: str,
        seat: int,
        token: int,
        start: str,
        start_seat: int,
        goal: str,
        goal_seat: int,
        number: int = 0,
    ) -> None:
        """Tell that a card went from one zone to another; its face goes to the seats that know it now."""
        if self.events is not None:
            told = Event(kind, seat)
            told.cards = [token]
            told.faces = [self.face[token]]
            told.start = start
            told.start_seat = start_seat
            told.goal = goal
            told.goal_seat = goal_seat
            told.number = number
            told.seen_by = self.known[token]
            self.events.append(told)

    def looked(self, seat: int, tokens: list[int], start: str, start_seat: int) -> None:
        """`seat` looks at these cards; everybody else learns only how many."""
        for token in tokens:
            self.known[token] |= 1 << seat
        if self.events is not None:
            told = Event("looked", seat)
            told.cards = tokens[:]
            told.faces = [self.face[token] for token in tokens]
            told.start = start
            told.start_seat = start_seat
            told.number = len(tokens)
            told.seen_by = 1 << seat
            self.events.append(told)

    def dump(self) -> dict[str, object]:
        document: dict[str, object] = {name: plain(getattr(self, name)) for name in BASIC + self.fields()}
        document["chance"] = self.chance.dump()
        document["outcome"] = None if self.outcome is None else self.outcome.dump()
        asking = self.asking
        document["asking"] = None if asking is None else dump_choice(asking)
        return document

    def load(self, document: dict[str, object]) -> None:
        """Fill this empty table from what `dump` gave; raises ValueError, KeyError or TypeError on anything else."""
        for name in BASIC + self.fields():
            setattr(self, name, plain(document[name]))
        self.chance = load_chance(mapping(document["chance"]))
        outcome = document["outcome"]
        if outcome is not None:
            ended = mapping(outcome)
            self.outcome = Outcome(ints(ended["winners"]), str(ended["reason"]), ints(ended["points"]))
        asking = document["asking"]
        self.asking = None if asking is None else load_choice(mapping(asking))


BASIC: Final = ["seats", "backs", "face", "known", "heard", "group", "pool"]


def dump_choice(choice: Choice) -> dict[str, object]:
    return {
        "seat": choice.seat, "prompt": choice.prompt, "options": choice.options, "source": choice.source,
    }  # fmt: skip


def load_choice(document: dict[str, object]) -> Choice:
    return Choice(
        whole(document["seat"]),
        whole(document["prompt"]),
        ints(document["options"]),
        whole(document["source"]),
    )


def whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{value!r} should be a whole number")
    return value


def ints(value: object) -> list[int]:
    return [whole(item) for item in items(value)]


def items(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} should be a list")
    return value[:]


def mapping(value: object) -> dict[str, object]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise ValueError(f"{value!r} should be an object")
    return value


def plain(value: object) -> object:
    """A deep copy of a plain value: a number, a truth, a text, or lists of them."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, int | str):
        return value
    raise ValueError(f"{value!r} should be a plain value")
