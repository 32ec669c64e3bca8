"""What the test languages of all games share: a running game, its outcome and its views, by name.

Each game's `language.py` adds its own positions, moves and questions. Nothing here knows a game.
"""

from __future__ import annotations

from typing import Any, Final

import pentakl
from pentakl.core.chance import quick
from pentakl.core.state import State

BACK: Final = "?"
WATCHER: Final = "a watcher"  # a spectator


class SpokenTable:
    """A running game, addressed by the names of its seats."""

    def __init__(self, seats: list[str], state: State) -> None:
        self.seats = seats
        self.state = state
        self.log: list[Any] = []

    @property
    def game(self) -> Any:
        return pentakl.load(self.state.rules.key)

    def cards(self, tokens: list[int]) -> list[str]:
        """The true names of these cards."""
        return [self.game.rules.cards[self.state.table.face[token]] for token in tokens]

    # --- how it ended

    @property
    def winners(self) -> list[str] | None:
        """The names of the winners, [] for a draw, None while the game runs."""
        outcome = self.state.outcome
        return None if outcome is None else [self.seats[seat] for seat in outcome.winners]

    @property
    def reason(self) -> str:
        """Why the game ended; empty while it runs."""
        outcome = self.state.outcome
        return "" if outcome is None else outcome.reason

    # --- what somebody sees

    def viewer(self, name: str) -> int | None:
        return None if name == WATCHER else self.seats.index(name)

    def view(self, viewer: str) -> Any:
        return self.state.view(self.viewer(viewer))

    def sees(self, viewer: str, zone: str) -> list[str]:
        """A zone, "ruins" or "anna's hand", as a seat or WATCHER sees it: names of cards, and "?" for every back."""
        table: Any = self.view(viewer)["table"]
        owner, _, pile = zone.rpartition("'s ")
        shown = table["players"][self.seats.index(owner)][pile] if owner else table[pile]
        cards = [BACK if card is None else card["card"] for card in shown.get("cards", [])]
        # A view lists only the known cards of another player's hand and of some piles; the rest is a count.
        return cards + [BACK] * (shown["count"] - len(cards))

    def told(self, viewer: str) -> list[str]:
        """The log since the position began, one line for each event, as a seat or WATCHER may read it."""
        return [self.sentence(event) for event in self.state.scrubbed(self.log, self.viewer(viewer))]

    def sentence(self, event: Any) -> str:
        words = [self.seats[event["seat"]]] if event["seat"] >= 0 else []
        words.append(event["kind"])
        words += [BACK if card is None else card["card"] for card in event.get("cards", [])]
        for preposition in ("from", "to"):
            if preposition in event:
                words.append(f"{preposition} {self.place(event[preposition])}")
        if "other" in event:
            words.append(self.seats[event["other"]])
        words += [str(event[key]) for key in ("number", "word") if key in event]
        return " ".join(words)

    def place(self, place: Any) -> str:
        owner = place.get("seat")
        return str(place["zone"]) if owner is None else f"{self.seats[owner]}'s {place['zone']}"

    def believed(self, viewer: str, times: int) -> list[State]:
        """Random states that fit all that the viewer knows."""
        return [self.state.determinized(self.viewer(viewer), quick(number)) for number in range(times)]
