"""The table of Wisps: hands, lanterns, the night from which wisps are drawn, and a row of stones.

A stone is a place of the row, by its number from 0. The table knows who may know what; it knows no kind of wisp and no
order of turns.
"""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice, Flow
from pentakl.core.tokens import EVERYONE

# The questions, by number; PROMPTS are their keys in texts and on the wire.
PLAY: Final = 0
STONE: Final = 1
NAME: Final = 2
LOOK: Final = 3
PROMPTS: Final = ["play", "stone", "name", "look"]

NOWHERE: Final = -1


class Table(core.Table):
    """Zones and verbs. `row` holds a wisp or NO_CARD for every stone, `owner` who has hidden it there."""

    __slots__ = ("box", "hands", "lanterns", "night", "owner", "pointed", "row")
    hands: list[list[int]]
    lanterns: list[list[int]]
    night: list[int]
    row: list[int]
    owner: list[int]
    pointed: int  # the stone at which somebody points and has not named a wisp yet, or NOWHERE
    box: list[int]  # wisps that take no part; only arranged positions have any

    def free_places(self) -> list[int]:
        return [place for place in range(len(self.row)) if self.row[place] == NO_CARD]

    def hidden_by_others(self, me: int) -> list[int]:
        """The stones where somebody else has hidden a wisp."""
        return [place for place in range(len(self.row)) if self.owner[place] != NOBODY and self.owner[place] != me]

    # --- questions

    def choose_place(self, me: int, places: list[int]) -> Flow[int]:
        """Point at the stone to be looked under; a single one is taken without asking."""
        if len(places) == 1:
            return places[0]
        place = yield Choice(me, LOOK, places)
        return place

    # --- verbs

    def draw(self, me: int) -> None:
        """The top wisp of the night comes to a hand, if there is one left."""
        if self.night:
            token = self.night.pop()
            self.known[token] |= 1 << me
            self.hands[me].append(token)
            self.moved("drew", me, token, "night", NOBODY, "hand", me)

    def hide(self, me: int, token: int, place: int) -> None:
        """A wisp goes face down from a hand to a free stone; the others no longer know whether it left the hand."""
        self.mingle(self.hands[me], 1 << me)
        self.hands[me].remove(token)
        self.row[place] = token
        self.owner[place] = me
        self.moved("hid", me, token, "hand", me, "row", NOBODY, place + 1)

    def point_at(self, me: int, place: int) -> None:
        self.pointed = place
        self.event("pointed", me, place + 1, self.owner[place])

    def catch(self, me: int, place: int) -> None:
        """A wisp that was named rightly comes to the lantern of whoever named it."""
        token = self.uncover(place)
        self.lanterns[me].append(token)
        self.moved("caught", me, token, "row", NOBODY, "lantern", me, place + 1)

    def send_home(self, place: int) -> int:
        """A wisp that was named wrongly goes to the lantern of whoever hid it; gives that seat."""
        owner = self.owner[place]
        token = self.uncover(place)
        self.lanterns[owner].append(token)
        self.moved("went-home", owner, token, "row", NOBODY, "lantern", owner, place + 1)
        return owner

    def uncover(self, place: int) -> int:
        """Take the wisp from a stone before everybody's eyes."""
        token = self.row[place]
        self.known[token] = EVERYONE
        self.row[place] = NO_CARD
        self.owner[place] = NOBODY
        self.pointed = NOWHERE
        return token

    def look_at_stone(self, me: int, place: int) -> None:
        self.looked(me, [self.row[place]], "row", NOBODY)
