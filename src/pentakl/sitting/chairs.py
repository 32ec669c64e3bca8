"""A chair: who sits in a seat, a person, a bot or nobody. A person's id is never sent; others see only the nickname."""

from __future__ import annotations

from typing import Final

EMPTY: Final = "empty"
HUMAN: Final = "human"
BOT: Final = "bot"


class Chair:
    """A seat at the table: empty, a person with a nickname, or a bot. `last_person` may return to it during a game.

    A bot that stands in for somebody who is away plays under that person's name.
    """

    __slots__ = ("bot", "is_stand_in", "kind", "last_person", "name", "person")
    kind: str
    person: str
    name: str
    bot: str
    is_stand_in: bool
    last_person: str

    def __init__(self) -> None:
        self.clear()
        self.last_person = ""

    def clear(self) -> None:
        self.kind = EMPTY
        self.person = ""
        self.name = ""
        self.bot = ""
        self.is_stand_in = False

    def seat_person(self, person: str, name: str) -> None:
        self.kind = HUMAN
        self.person = self.last_person = person
        self.name = name
        self.bot = ""
        self.is_stand_in = False

    def seat_bot(self, bot: str, name: str) -> None:
        self.kind = BOT
        self.person = ""
        self.name = name
        self.bot = bot
        self.is_stand_in = False

    def stand_in(self, bot: str) -> None:
        """Let a bot play for the person of this chair, who is away."""
        self.seat_bot(bot, self.name)
        self.is_stand_in = True
