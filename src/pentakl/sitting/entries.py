"""The kinds of entries in a table's log, each declared once with what it may change, and functions to read fields."""

from __future__ import annotations

from typing import Final

from pentakl.core.errors import BadOption

Entry = dict[str, object]


class EntryKind:
    """One kind of entry, by the text of its field `do`."""

    __slots__ = ("do", "is_chat", "is_inside_game", "may_change_game", "may_change_people")
    do: str
    is_inside_game: bool  # concerns only one game; people, chairs and rounds do not depend on it
    may_change_game: bool  # changes the position, so that bots must decide again
    may_change_people: bool  # who sits where
    is_chat: bool  # touches neither the game nor the chairs

    def __init__(self, do: str, changes: str = "", inside_game: bool = False) -> None:
        self.do = do
        self.is_inside_game = inside_game
        self.may_change_game = "game" in changes
        self.may_change_people = "people" in changes
        self.is_chat = changes == "chat"


KINDS: Final = [
    EntryKind("open"),
    EntryKind("sit", changes="people"),
    EntryKind("stand", changes="people"),
    EntryKind("bot", changes="people"),
    EntryKind("stand-in", changes="people"),
    EntryKind("pace"),
    EntryKind("start", changes="game"),
    EntryKind("act", changes="game", inside_game=True),
    EntryKind("undo", changes="game", inside_game=True),
    EntryKind("answer-undo", changes="game", inside_game=True),
    EntryKind("overdue", inside_game=True),
    EntryKind("hint", inside_game=True),
    EntryKind("resign", changes="game", inside_game=True),
    EntryKind("play-on", inside_game=True),
    EntryKind("new-rules", inside_game=True),
    EntryKind("rematch", changes="game and people"),
    EntryKind("say", changes="chat"),
    EntryKind("silence", changes="chat"),
]
KIND_BY_DO: Final = {kind.do: kind for kind in KINDS}
CHAT_KINDS: Final = [kind.do for kind in KINDS if kind.is_chat]
# A later version may have written kinds that this one does not know: they are counted and change nothing.
UNKNOWN_KIND: Final = EntryKind("")


def kind_of(entry: Entry) -> EntryKind:
    return KIND_BY_DO.get(str(entry["do"]), UNKNOWN_KIND)


def number_in(entry: Entry, field: str) -> int:
    """A field that must be a whole number."""
    return whole_number(entry[field])


def options_in(entry: Entry) -> dict[str, str]:
    """The options of a game, in an entry that opens a table or starts a rematch."""
    given = entry["options"]
    if not isinstance(given, dict):
        raise BadOption("Options are an object of names and values.")
    return {str(name): str(value) for name, value in given.items()}


def seed_in(entry: Entry) -> int:
    """The seed of a game, which is written in hexadecimal digits."""
    return int(str(entry["seed"]), 16)


def seed_text(seed: int) -> str:
    return f"{seed:032x}"


def whole_number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOption(f"{value!r} should be a whole number.")
    return value
