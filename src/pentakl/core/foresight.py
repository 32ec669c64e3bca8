"""Foresight: what an answer certainly leads to, as far as its seat can know. Used for previews and for undo.

The real answer is carried out on a copy in which everything that the seat does not know is blotted out and nothing may
be left to chance. A rule that reads a blotted value fails, and that is where foresight ends. So the result is the same
in all worlds that the seat cannot tell apart, and it never predicts anything that does not happen.

Blots are distinct numbers that are outside every list. A rule that only compares a face with a constant would not fail
on one; tests/conformance compares every foreseen change with what then happens.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import ChanceForbidden, no_chance
from pentakl.core.driver import Driver, is_complete
from pentakl.core.events import Event
from pentakl.core.flow import Choice, Flow
from pentakl.core.secrets import FIRST_BLOT, Secret
from pentakl.core.table import Table

# Why foresight ends.
ASKS: Final = "asks"  # a question follows
OVER: Final = "over"  # the game has ended
CHANCE: Final = "chance"
HIDDEN: Final = "hidden"  # the result depends on something that the seat does not know, or reveals it
ANSWERS: Final = "answers"  # the sealed answers of others come in

# What reading a blot raises: it is not a valid list index, mask bit or dictionary key.
BLOT_ERRORS: Final = (IndexError, KeyError, ValueError, OverflowError)


class Foresight:
    """What will certainly happen: the events, why foresight ends there, what is asked next, and the table by then."""

    __slots__ = ("asks", "events", "stopped", "table")
    events: list[Event]
    stopped: str
    asks: Choice | None  # if foresight ends with a question; its options may not be known
    table: Table

    def __init__(self, events: list[Event], stopped: str, asks: Choice | None, table: Table) -> None:
        self.events = events
        self.stopped = stopped
        self.asks = asks
        self.table = table

    @property
    def is_revealing(self) -> bool:
        """Whether the answer reveals something, so that it cannot be undone."""
        return self.stopped == CHANCE or self.stopped == HIDDEN or self.stopped == ANSWERS


def foresee(before: Driver, after: Driver, seat: int, choice: Choice, option: int, witnesses: int) -> Foresight:
    """What an answer of a seat certainly leads to. It is carried out on `after`, a copy of `before`.

    Foresight ends where the result depends on chance or on something that the seat does not know, and also where a
    seat of the mask `witnesses` would see a card that this seat has no right to show.
    """
    table = after.table
    blot_out(table, seat)
    if before.flow is not None and len(before.questions()) > 1:
        replies, changes = before.replies_after(choice, option)
        if is_complete(replies, changes):
            return Foresight([], ANSWERS, None, table)
    events: list[Event] = []
    table.events = events
    stopped = ""
    asks: Choice | None = None
    try:
        after.take(choice, option)
    except ChanceForbidden:
        stopped = CHANCE
    except BLOT_ERRORS:
        # A table may decide to ask another seat before it lists that seat's options, which may depend on what this
        # seat does not know.
        following = table.open_choice
        if following is None or following.seat == seat:
            stopped = HIDDEN
        else:
            asks = following
    table.events = None
    seats = witnesses | 1 << seat
    certain = first_revelation(events, seats)
    if certain < len(events):
        events = events[:certain]
        stopped = HIDDEN
    if not stopped and (
        table.has_learnt(before.table, seats, seat) or table.has_learnt_secret(before.table, seats, seat)
    ):
        stopped = HIDDEN
    if not stopped:
        stopped = OVER
        if after.outcome is None:
            stopped = ASKS
            if asks is None:
                asks = next((each for each in after.list_pending() if not each.side), None)
    return Foresight(events, stopped, asks if stopped == ASKS else None, table)


def blot_out(table: Table, seat: int) -> None:
    """Make everything on this table that a seat does not know unreadable: faces, secrets, future chance."""
    table.face = [
        face if table.sees(seat, token) else FIRST_BLOT - token for token, face in enumerate(table.face)
    ]  # fmt: skip
    secrets: dict[str, Secret] = {}
    for number, (name, secret) in enumerate(table.secrets.items()):
        if not secret.known >> seat & 1:
            secret = Secret(FIRST_BLOT - len(table.face) - number, secret.choices, secret.known)
        secrets[name] = secret
    table.secrets = secrets
    table.chance = no_chance()


def reason_of(error: Exception) -> str:
    """Why foresight ended, from the error that was raised."""
    return CHANCE if isinstance(error, ChanceForbidden) else HIDDEN


def first_revelation(events: list[Event], seats: int) -> int:
    """The index of the first event in which a seat of the mask sees a blotted face; len(events) if none does."""
    for number, event in enumerate(events):
        if event.seen_by & seats and not event.is_bookkeeping:
            for face in event.faces:
                if face <= FIRST_BLOT:
                    return number
    return len(events)


def run_blotted(flow: Flow[None] | None) -> str:
    """Run a flow on a blotted table until it asks, ends or reads a blot; returns the reason, "" if it ended.

    For what-if questions of a game ("if it loses"), on a copy that is thrown away afterwards.
    """
    if flow is None:
        return ""
    try:
        next(flow)
    except StopIteration:
        return ""
    except ChanceForbidden:
        return CHANCE
    except BLOT_ERRORS:
        return HIDDEN
    return ASKS
