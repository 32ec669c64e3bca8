"""Viewer: shows cards and events as one seat, or the spectators, may see them, with card numbers of its own.

Every card and event that is sent to a client goes through a viewer. It sees the faces that its seat knows, and gives
cards its own numbers: the engine's tokens would reveal which of two equal cards came back after a shuffle. A card gets
a number when it is first shown or pointed at, keeps it as long as the viewer can follow the card, and then gets a new
one. The numbering is kept here, outside the states that searches copy. To show somebody a whole game, keep one viewer
and pass it every event in order.
"""

from __future__ import annotations

from pentakl.core.events import LOST_TRACK, NEXT_GAME, NO_NUMBER, NOBODY, TAKEN_FOR, TOOK_BACK, Event
from pentakl.core.flow import NO_PLACE
from pentakl.core.tokens import WATCHER, Tokens


class Viewer:
    """`seat` is a seat, or WATCHER for spectators.

    `wants_previews`: whether views contain what a game calculates for the seat besides what lies on the table.
    `sees_all`: whether every card and secret is shown, from the place of that seat; only for games that are over.
    """

    __slots__ = ("_next", "_numbers", "seat", "sees_all", "wants_previews")
    seat: int
    sees_all: bool
    wants_previews: bool
    _numbers: dict[int, int]
    _next: int

    def __init__(self, seat: int | None) -> None:
        self.seat = WATCHER if seat is None else seat
        self.sees_all = False
        self.wants_previews = True
        self._numbers = {}
        self._next = 0

    def copy(self) -> Viewer:
        viewer = Viewer(self.seat)
        viewer.sees_all = self.sees_all
        viewer.wants_previews = self.wants_previews
        viewer._numbers = dict(self._numbers)
        viewer._next = self._next
        return viewer

    # --- cards

    def sees(self, tokens: Tokens, token: int) -> bool:
        return self.sees_all or tokens.sees(self.seat, token)

    def is_among(self, seats: int) -> bool:
        """Whether what the seats of this mask know is shown to the viewer."""
        return self.sees_all or bool(seats >> self.seat & 1)

    def number(self, token: int) -> int:
        """The viewer's own number for a card that is shown or pointed at."""
        number = self._numbers.get(token)
        if number is None:
            number = self._numbers[token] = self._next
            self._next += 1
        return number

    def card(self, tokens: Tokens, token: int, names: list[str]) -> dict[str, object] | None:
        """A card as the viewer sees it: its number and name, or None for a back."""
        # `sees` and `number` inlined: this is most of the cost of a view.
        if tokens.known[token] >> self.seat & 1 == 0 and not self.sees_all:
            return None
        number = self._numbers.get(token)
        if number is None:
            number = self._numbers[token] = self._next
            self._next += 1
        return {"token": number, "card": names[tokens.face[token]]}

    def pile(self, tokens: Tokens, zone: list[int], names: list[str]) -> dict[str, object]:
        """An ordered zone, from the bottom to the top: every place is a card or None."""
        known, seat, sees_all = tokens.known, self.seat, self.sees_all
        cards = [self.card(tokens, token, names) if known[token] >> seat & 1 or sees_all else None for token in zone]
        return {"count": len(zone), "cards": cards}

    def hand(self, tokens: Tokens, zone: list[int], owner: int, names: list[str]) -> dict[str, object]:
        """An unordered hidden zone: the owner sees it in order, others only the cards that they know to be in it."""
        known, seat, sees_all = tokens.known, self.seat, self.sees_all
        seen = [token for token in zone if known[token] >> seat & 1 or sees_all]
        if owner != self.seat and len(seen) > 1:
            seen.sort(key=lambda token: (tokens.face[token], self._numbers.get(token, self._next)))
        return {"count": len(zone), "cards": [self.card(tokens, token, names) for token in seen]}

    # --- events

    def tell(self, events: list[Event], names: list[str]) -> list[dict[str, object]]:
        """The events as this viewer may see them, ready for JSON: a card that it does not see is None."""
        told: list[dict[str, object]] = []
        for event in events:
            self._follow(event)
            if not event.is_bookkeeping:
                told.append(self._show(event, names))
        return told

    def forget(self) -> None:
        """Give every card a new number from now on, after an undo or when all cards were gathered up."""
        self._numbers = {}

    def _follow(self, event: Event) -> None:
        if event.kind == LOST_TRACK:
            if not self.is_among(event.seen_by):
                for token in event.cards:
                    self._numbers.pop(token, None)
        elif event.kind == TAKEN_FOR:
            is_mistaken = event.seen_by >> self.seat & 1 and not self.sees_all
            number = self._numbers.pop(event.cards[0], None) if is_mistaken else None
            if number is not None:
                self._numbers[event.cards[1]] = number
        elif event.kind == NEXT_GAME or event.kind == TOOK_BACK:
            self.forget()

    def _show(self, event: Event, names: list[str]) -> dict[str, object]:
        shown: dict[str, object] = {"kind": event.kind, "seat": event.seat}
        if event.other != NOBODY:
            shown["other"] = event.other
        if event.cards:
            sees = self.is_among(event.seen_by)
            shown["cards"] = [
                {"token": self.number(token), "card": names[face]} if sees else None
                for token, face in zip(event.cards, event.faces)
            ]
        if event.start:
            shown["from"] = end_of_move(event.start, event.start_seat, event.start_place)
        if event.goal:
            shown["to"] = end_of_move(event.goal, event.goal_seat, event.goal_place)
        if event.place != NO_PLACE:
            shown["place"] = event.place
        if self.is_among(event.told):
            if event.number != NO_NUMBER:
                shown["number"] = event.number
            if event.word:
                shown["word"] = event.word
        return shown


def end_of_move(zone: str, seat: int, place: int) -> dict[str, object]:
    """The zone that a card leaves or reaches, with its owner and the place in it, if it has them."""
    shown: dict[str, object] = {"zone": zone}
    if seat != NOBODY:
        shown["seat"] = seat
    if place != NO_PLACE:
        shown["place"] = place
    return shown
