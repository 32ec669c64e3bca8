"""The chat of one table: the numbers of its guests, the latest messages, and whom the host has silenced.

It is separate from the game: nothing in it changes a position, and no game reads it.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from pentakl.sitting.chairs import HUMAN, Chair
from pentakl.sitting.refused import Refused
from pentakl.sitting.visible_text import MARKS_IN_A_ROW, is_visible, most_marks

LONGEST_TEXT: Final = 300
MESSAGES_KEPT: Final = 100
# Ready phrases are sent as keys, so everybody reads them in their own language: the client's texts `phrase-<key>`.
PHRASES: Final = [
    "hello", "good-luck", "thanks", "well-played", "good-game", "one-moment", "your-turn", "misclick", "suspect",
    "trust-me", "hurry", "play-again",
]  # fmt: skip
# Not plain text: control characters, surrogates, private use, unassigned characters, line and paragraph separators.
REFUSED_CATEGORIES: Final = ["Cc", "Cs", "Co", "Cn", "Zl", "Zp"]
# Marks that change the writing direction could make a message look like somebody else's.
DIRECTION_MARKS: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

Message = dict[str, object]


class Chat:
    """The messages of one table. Person ids are never sent; others know a person by a number at this table."""

    __slots__ = ("guests", "messages", "silenced")
    guests: list[str]  # everybody who has ever sat down here, in that order
    messages: list[Message]  # the latest, as everybody may read them
    silenced: list[str]

    def __init__(self) -> None:
        self.guests = []
        self.messages = []
        self.silenced = []

    def welcome(self, person: str) -> None:
        """Give a person who sits down a number, unless they have one."""
        if person not in self.guests:
            self.guests.append(person)

    def number_of(self, person: str) -> int:
        """The number of a person at this table; -1 for somebody who never sat here."""
        return self.guests.index(person) if person in self.guests else -1

    def say(self, seq: int, chair: Chair, words: Message) -> None:
        """Add what the person in a chair says: a text, or the key of a ready phrase."""
        self._add({"seq": seq, "guest": self.number_of(chair.person), "name": chair.name, **words})

    def silence(self, seq: int, chair: Chair, yes: bool) -> None:
        """The host silences the person in a chair, or lets them speak again; a message tells everybody."""
        person = chair.person
        self.silenced = [other for other in self.silenced if other != person]
        if yes:
            self.silenced.append(person)
        self._add({"seq": seq, "guest": self.number_of(person), "name": chair.name, "silenced": yes})

    def _add(self, message: Message) -> None:
        self.messages.append(message)
        if len(self.messages) > MESSAGES_KEPT:
            self.messages.pop(0)

    def show(self, since: int) -> Message:
        """The latest messages after entry `since`, and the numbers of those who are silenced; ready for JSON."""
        recent = [message for message in self.messages if seq_of(message) > since]
        return {"messages": recent, "silenced": self.show_silenced()}

    def show_silenced(self) -> list[int]:
        return [self.number_of(person) for person in self.silenced]

    # --- what may be said

    def check_may_speak(self, person: str) -> None:
        if person in self.silenced:
            raise Refused("silenced", "The host has silenced you at this table.")

    def check_may_silence(self, chair: Chair, host: str, yes: object) -> None:
        """Raise Refused unless the host can silence the person in this chair, or let them speak again."""
        if not isinstance(yes, bool):
            raise Refused("bad-command", "To silence somebody, `yes` must be true or false.")
        if chair.kind != HUMAN:
            raise Refused("nobody-there", "No person sits there.")
        if chair.person == host:
            raise Refused("bad-command", "You are the host and cannot silence yourself.")
        if (chair.person in self.silenced) == yes:
            raise Refused("silenced-already", "This person is already silenced, or already allowed to speak.")


def words_in(text: object, phrase: object) -> Message:
    """The content of a chat command: either a text or the key of a ready phrase. Raises Refused."""
    if (text is None) == (phrase is None):
        raise Refused("bad-command", "A message is either a text or a ready phrase.")
    if text is None:
        if phrase not in PHRASES:
            raise Refused("bad-command", f"The ready phrases are {', '.join(PHRASES)}.")
        return {"phrase": phrase}
    if not isinstance(text, str):
        raise Refused("bad-command", "A text must be a string.")
    return {"text": plain_text(text)}


def plain_text(given: str) -> str:
    """A trimmed message of one line; raises Refused if it is too long, invisible, or not plain text."""
    text = given.strip()
    if not 1 <= len(text) <= LONGEST_TEXT:
        raise Refused("bad-text", f"A message has 1 to {LONGEST_TEXT} characters.")
    for letter in text:
        if unicodedata.category(letter) in REFUSED_CATEGORIES or letter in DIRECTION_MARKS:
            raise Refused("bad-text", "A message is one line of plain text, without control characters.")
    if not is_visible(text):
        raise Refused("bad-text", "A message has a visible letter, digit or symbol.")
    if most_marks(text) > MARKS_IN_A_ROW:
        raise Refused("bad-text", f"A message has at most {MARKS_IN_A_ROW} combining marks in a row.")
    return text


def seq_of(message: Message) -> int:
    seq = message["seq"]
    assert isinstance(seq, int)
    return seq
