"""Seat: what belongs to one player, with the questions about it that need no other part of the table."""

from __future__ import annotations

from typing import Final

from pentakl.games.ravehard.cards import OBVERSE, REVERSE

# Where a player stands. A duel has the level between the two sides of the character; a Darkchmage has one level only.
ON_OBVERSE: Final = 0
WOUNDED: Final = 1
ON_REVERSE: Final = 2
DEAD: Final = 3
DARK: Final = 4
LEVELS: Final = ["obverse", "wounded", "reverse", "dead", "darkchmage"]
# By level: the printed side of the character.
SIDE: Final = [OBVERSE, OBVERSE, REVERSE, REVERSE, OBVERSE]

LANES: Final = 2
MOST_SHIELDS: Final = 4
MOST_SHIELDS_IN_LANE: Final = 2


class Seat:
    """`shields` lie in places 0 to 3; `lanes` says for each in which lane it lies (0 in the story).

    `attached` lie face up on Shields; `beneath` says for each on which. `seen` lists the entries of the
    ledger by which this player saw a Crime Tool; which one is a secret. `deck` is the number of the player's deck.
    Lists that seldom change (`character`, `attached`, `beneath`, `tools`, `flirts` and `seen`) are shared between
    copies, and replaced rather than changed.
    """

    __slots__ = (
        "attached", "attack_change", "beneath", "character", "deck", "flirts", "hand", "has_flirted", "index", "lanes",
        "level", "life", "seen", "shields", "skips", "tools",
    )  # fmt: skip
    index: int
    character: list[int]
    hand: list[int]
    shields: list[int]
    lanes: list[int]
    attached: list[int]
    beneath: list[int]
    tools: list[int]
    flirts: list[int]
    level: int
    life: int
    attack_change: int
    deck: int
    skips: int  # a mask of the actions that the coming turn, or the running one, does not have
    has_flirted: bool
    seen: list[int]

    def __init__(self, index: int) -> None:
        """A seat without zones, which the caller sets: `copy` is hot, and empty lists would double its cost."""
        self.index = index

    def copy(self) -> Seat:
        seat = Seat(self.index)
        seat.character = self.character
        seat.hand = self.hand[:]
        seat.shields = self.shields[:]
        seat.lanes = self.lanes[:]
        seat.attached = self.attached
        seat.beneath = self.beneath
        seat.tools = self.tools
        seat.flirts = self.flirts
        seat.level = self.level
        seat.life = self.life
        seat.attack_change = self.attack_change
        seat.deck = self.deck
        seat.skips = self.skips
        seat.has_flirted = self.has_flirted
        seat.seen = self.seen
        return seat

    def is_alive(self) -> bool:
        return self.level != DEAD

    def on(self, shield: int) -> list[int]:
        """The attachments on a Shield."""
        if not self.attached:
            return self.attached
        return [token for place, token in enumerate(self.attached) if self.beneath[place] == shield]

    def add_attachment(self, token: int, shield: int) -> None:
        self.attached = [*self.attached, token]
        self.beneath = [*self.beneath, shield]

    def take_attachment(self, token: int) -> None:
        place = self.attached.index(token)
        self.attached = self.attached[:place] + self.attached[place + 1 :]
        self.beneath = self.beneath[:place] + self.beneath[place + 1 :]

    def lane_of(self, shield: int) -> int:
        return self.lanes[self.shields.index(shield)]


def new_seat(index: int) -> Seat:
    """A seat with nothing in its zones."""
    seat = Seat(index)
    seat.character = []
    seat.hand = []
    seat.shields = []
    seat.lanes = []
    seat.attached = []
    seat.beneath = []
    seat.tools = []
    seat.flirts = []
    seat.level = ON_OBVERSE
    seat.life = 0
    seat.attack_change = 0
    seat.deck = 0
    seat.skips = 0
    seat.has_flirted = False
    seat.seen = []
    return seat
