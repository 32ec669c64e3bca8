"""Checks a nickname: its length, printable and visible characters. services.py stores it."""

from __future__ import annotations

from pentakl.sitting import Refused
from pentakl.sitting.proposals import LONGEST_NAME
from pentakl.sitting.visible_text import MARKS_IN_A_ROW, is_visible, most_marks


def nickname(wish: str) -> str:
    """The nickname to store, with single spaces; raises Refused."""
    name = " ".join(wish.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", f"A nickname has 1 to {LONGEST_NAME} printable characters.")
    if not is_visible(name):
        raise Refused("bad-name", "A nickname has a visible letter, digit or symbol.")
    if most_marks(name) > MARKS_IN_A_ROW:
        raise Refused("bad-name", f"A nickname has at most {MARKS_IN_A_ROW} combining marks in a row.")
    return name
