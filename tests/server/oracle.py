"""What each person may know, computed from the stored log apart from the server; every frame is compared with it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from pentakl.core.table import Table
from pentakl.core.tokens import WATCHER
from pentakl.server.wire import StoredEntry
from pentakl.sitting import Sitting, open_sitting

Cards = Counter[str]
"""Names of cards, each as often as there are such cards. Tokens are numbered for their viewer and say nothing here."""


class Oracle:
    """The history of a table. `known[seq][viewer]` are the cards that this seat knows after entry `seq`.

    With `words`, no text may name an unknown card. Not for every game: some name cards that are not in play, such as
    those that a Shapeshifter could become.
    """

    def __init__(self, log: list[StoredEntry], words: bool = True) -> None:
        self.words = words
        self.people = {each.person for each in log if each.person}
        self.people |= {str(each.entry["person"]) for each in log if "person" in each.entry}
        self.seeds = {str(each.entry["seed"]) for each in log if "seed" in each.entry}
        sitting = open_sitting(log[0].entry)
        self.names = set(sitting.game.rules.cards)
        self.seats = {1: seats_of(sitting)}
        self.known = {1: known_in(sitting)}
        self.over = {1: ""}
        self.left: dict[int, list[Cards]] = {}
        for each in log[1:]:
            before = None if sitting.state is None else sitting.state.table
            sitting.enter(each.entry)
            seq = sitting.seq
            self.seats[seq] = seats_of(sitting)
            self.known[seq] = known_in(sitting)
            # When a game of a match ends, the next one has a new table; this is what was seen on the old one.
            self.left[seq] = self.known[seq] if before is None else known_on(before, sitting.game.rules.cards)
            self.over[seq] = f"{sitting.seed:032x}" if sitting.phase == "over" else ""

    def check(self, frames: list[str], person: str | None) -> int:
        """Check that every frame shows only what this person may know; returns how many cards were compared."""
        compared = 0
        for raw in frames:
            assert not any(each in raw for each in self.people), "a person's id was sent"
            frame = json.loads(raw)
            if frame["type"] == "foreseen":
                # Foresight uses only what is known now.
                viewer = self.seats[frame["seq"]].get(person, WATCHER)
                named = {name for _, name in cards_in(frame) if name}
                assert named <= set(self.known[frame["seq"]][viewer]), f"seat {viewer} foresees {named}"
                compared += len(named)
                continue
            if frame["type"] not in ("table", "step"):
                assert list(cards_in(frame)) == []
                assert not any(seed in raw for seed in self.seeds)
                continue
            seq = frame["seq"]
            viewer = self.seats[seq].get(person, WATCHER)
            assert not any(seed in raw for seed in self.seeds - {self.over[seq]}), "a secret seed was sent"
            known = self.known[seq][viewer]
            shown = list(cards_in(frame["view"]))
            assert shown_among(shown) <= known, f"entry {seq} shows {shown} to seat {viewer}"
            compared += len(shown)
            compared += self._check_words(frame["view"], set(known))
            told = frame.get("log", [frame])
            for each in told:
                compared += self._check_events(each["events"], each["seq"], viewer)
        return compared

    def _check_events(self, events: object, seq: int, viewer: int) -> int:
        # An event may show a card that is known before or after its entry; the events themselves prove nothing.
        may_know = self.known[seq - 1][viewer] | self.left[seq][viewer] | self.known[seq][viewer]
        cards = list(cards_in(events))
        named = {name for _, name in cards if name}
        assert named <= set(may_know), f"the events of entry {seq} show {named - set(may_know)} to seat {viewer}"
        self._check_words(events, set(may_know))
        return len(cards)

    def _check_words(self, document: object, known: set[str]) -> int:
        """Check that no text names an unknown card."""
        if not self.words:
            return 0
        words = [word for text in texts_in(document) for word in re.findall(r"[a-z_]+", text)]
        named = self.names & set(words)
        assert named <= known, f"{named - known} are named"
        return len(named)


def seats_of(sitting: Sitting) -> dict[str | None, int]:
    return {chair.person: seat for seat, chair in enumerate(sitting.chairs) if chair.kind == "human"}


def known_in(sitting: Sitting) -> list[Cards]:
    state = sitting.state
    if state is None:
        return [Counter() for _ in range(WATCHER + 1)]
    return known_on(state.table, sitting.game.rules.cards)


def known_on(table: Table, names: list[str]) -> list[Cards]:
    """The cards that each seat and the spectators know."""
    return [
        Counter(names[face] for token, face in enumerate(table.face) if table.known[token] >> viewer & 1)
        for viewer in range(WATCHER + 1)
    ]


def shown_among(cards: list[tuple[int, str]]) -> Cards:
    """The cards of a message, each once, by name. A back that can be pointed at has a number and no name."""
    shown = {card for card in cards if card[1]}
    assert len({number for number, _ in shown}) == len(shown), "one number means two cards"
    return Counter(name for _, name in shown)


def cards_in(document: Any) -> Iterator[tuple[int, str]]:
    """Every card in a message: its token, and its name if the message has it."""
    if isinstance(document, dict):
        if "token" in document:
            yield document["token"], document.get("card", "")
        for value in document.values():
            yield from cards_in(value)
    elif isinstance(document, list):
        for value in document:
            yield from cards_in(value)


def texts_in(document: Any) -> Iterator[str]:
    """Every text in a message except keys of sentences, which may equal names of cards."""
    if isinstance(document, dict):
        for key, value in document.items():
            if key not in ("kind", "prompt", "word", "reason"):
                yield from texts_in(value)
    elif isinstance(document, list):
        for value in document:
            yield from texts_in(value)
    elif isinstance(document, str):
        yield document
