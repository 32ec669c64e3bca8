"""The table of Wisps: hands, lanterns, the night from which wisps are drawn, and a row of stones.

A stone is a place, by its number from 0. The table knows who may know what; it knows no kind of wisp and no order of
turns.
"""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow
from pentakl.core.tokens import EVERYONE

# The questions, by number; PROMPTS are their keys in texts and on the wire.
PLAY: Final = 0
NAME: Final = 1
LOOK: Final = 2
PROMPTS: Final = ["play", "name", "look"]


class Table(core.Table):
    """Zones and verbs. On every stone lies one wisp or none; `owners` says who has hidden it there."""

    __slots__ = ("box", "hands", "lanterns", "night", "owners", "stones")
    hands: list[list[int]]
    lanterns: list[list[int]]
    night: list[int]
    stones: list[list[int]]
    owners: list[int]
    box: list[int]  # unused wisps; only arranged positions have any

    def free_stones(self) -> list[int]:
        return [place for place in range(len(self.stones)) if not self.stones[place]]

    def hidden_by_others(self, me: int) -> list[int]:
        """The stones where somebody else has hidden a wisp."""
        return [place for place in range(len(self.stones)) if self.stones[place] and self.owners[place] != me]

    # --- questions

    def choose_stone(self, me: int, places: list[int]) -> Flow[int]:
        """Point at the stone to be looked at; a single one is taken without asking."""
        if len(places) == 1:
            return places[0]
        place = yield Choice(me, LOOK, places)
        return place

    # --- verbs

    def draw(self, me: int) -> None:
        """The top wisp of the night comes to a hand, if there is one left."""
        if self.night:
            token = self.night.pop()
            self.show(token, 1 << me)
            self.hands[me].append(token)
            self.moved("drew", me, token, "night", NOBODY, "hand", me)

    def hide(self, me: int, token: int, place: int) -> None:
        """A wisp goes face down from a hand to a free stone; the others cannot tell which of the hand it was."""
        self.mingle(self.hands[me], 1 << me)
        self.hands[me].remove(token)
        self.stones[place].append(token)
        self.owners[place] = me
        self.moved("hid", me, token, "hand", me, "stones", NOBODY, goal_place=place)

    def point_at(self, me: int, place: int) -> None:
        self.event("pointed", me, other=self.owners[place], place=place)

    def uncover(self, place: int, keeper: int, kind: str) -> None:
        """The wisp of a stone comes to somebody's lantern before everybody's eyes."""
        token = self.stones[place].pop()
        self.owners[place] = NOBODY
        self.show(token, EVERYONE)
        self.lanterns[keeper].append(token)
        self.moved(kind, keeper, token, "stones", NOBODY, "lantern", keeper, start_place=place)

    def look_at(self, me: int, place: int) -> None:
        """Everybody sees at which stone somebody looks, and nobody else what lies there."""
        token = self.stones[place][0]
        self.show(token, 1 << me)
        self.moved("looked", me, token, "stones", NOBODY, "stones", NOBODY, start_place=place, goal_place=place)
