"""For logs of older versions: stores digests in new entries and checks them on a replay; finds finished games."""

from __future__ import annotations

from typing import Final

from pentakl.core.documents import mapping
from pentakl.core.errors import PentaklError
from pentakl.sitting.digests import differing_parts, digest_of
from pentakl.sitting.entries import Entry
from pentakl.sitting.sitting import Sitting

DIGEST: Final = "digest"  # the field of an act's entry with the digest of the position before it
DIGEST_EVERY: Final = 16  # actions


class OtherPosition(PentaklError):
    """A log leads to another position than when it was written; `parts` names what differs."""

    parts: list[str]

    def __init__(self, message: str, parts: list[str]) -> None:
        super().__init__(message)
        self.parts = parts


def with_digest(sitting: Sitting, entry: Entry) -> Entry:
    """The entry to store: every sixteenth act gets a digest of the position before it."""
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
            raise OtherPosition(f"Before entry {sitting.seq + 1} the position differs in {', '.join(parts)}.", parts)


def over_before(entries: list[Entry], is_finished: bool) -> list[bool]:
    """For each entry of a log, whether a game was over before it. No game is played to find out.

    People ask for a rematch only after the end of a game, and nobody acts between that end and the next start.
    `is_finished` says whether the last game is over.
    """
    over: list[bool] = []
    is_over = is_finished
    for entry in reversed(entries):
        if entry["do"] == "rematch":
            is_over = True
        elif entry["do"] in ("act", "resign", "start"):
            is_over = False
        over.append(is_over)
    over.reverse()
    return over
