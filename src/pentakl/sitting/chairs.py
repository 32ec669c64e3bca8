"""A chair: who sits in a seat, a person, a bot or nobody. A person's id is never sent; others see only the nickname."""

from __future__ import annotations

from typing import Final

EMPTY: Final = "empty"
HUMAN: Final = "human"
BOT: Final = "bot"


class Chair:
    """A seat at the table: empty, a person with a nickname, or a bot. `last_person` may return to it during a game."""

    __slots__ = ("bot", "kind", "last_person", "name", "person")
    kind: str
    person: str
    name: str
    bot: str
    last_person: str

    def __init__(self) -> None:
        self.clear()
        self.last_person = ""

    def clear(self) -> None:
        self.kind = EMPTY
        self.person = ""
        self.name = ""
        self.bot = ""

    def seat_person(self, person: str, name: str) -> None:
        self.kind = HUMAN
        self.person = self.last_person = person
        self.name = name
        self.bot = ""

    def seat_bot(self, bot: str, name: str) -> None:
        self.kind = BOT
        self.person = ""
        self.name = name
        self.bot = bot
