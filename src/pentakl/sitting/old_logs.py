"""Reading logs of other versions: which games can be passed over, and whether a position is the one it was then."""

from __future__ import annotations

from typing import Final

from pentakl.core.documents import mapping
from pentakl.core.errors import PentaklError
from pentakl.sitting.digests import differing_parts, digest_of
from pentakl.sitting.sitting import Entry, Sitting

DIGEST: Final = "digest"  # the key of an act's entry under which the digest of the position before it is
DIGEST_EVERY: Final = 16  # actions


class OtherPosition(PentaklError):
    """A log leads to another position than it did when it was written; `parts` are what differs, by name."""

    parts: list[str]

    def __init__(self, message: str, parts: list[str]) -> None:
        super().__init__(message)
        self.parts = parts


def with_digest(sitting: Sitting, entry: Entry) -> Entry:
    """An entry that is about to be stored, now and then with a digest of the position before it."""
    state = sitting.state
    if entry["do"] != "act" or state is None or len(sitting.actions) % DIGEST_EVERY:
        return entry
    return {**entry, DIGEST: digest_of(state)}


def check_digest(sitting: Sitting, entry: Entry) -> None:
    """Raise OtherPosition if an entry has a digest that does not fit the position before it."""
    state = sitting.state
    if DIGEST in entry and state is not None:
        parts = differing_parts(mapping(entry[DIGEST]), state)
        if parts:
            raise OtherPosition(f"Before entry {sitting.seq + 1} there is another position: {', '.join(parts)}.", parts)


def over_before(entries: list[Entry], is_finished: bool) -> list[bool]:
    """For each entry of a log whether a game was over before it, told without playing any.

    A rematch is asked for after the end of a game, and nobody acts between the end and the next game. `is_finished`
    says so of the last game.
    """
    over: list[bool] = []
    is_over = is_finished
    for entry in reversed(entries):
        if entry["do"] == "rematch":
            is_over = True
        elif entry["do"] == "act" or entry["do"] == "start":
            is_over = False
        over.append(is_over)
    over.reverse()
    return over
