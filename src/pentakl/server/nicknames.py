"""Nicknames: what may stand beside a chair, so that others can see it and it stays on its line."""

from __future__ import annotations

import unicodedata
from typing import Final

from pentakl.sitting import Refused
from pentakl.sitting.sitting import LONGEST_NAME

FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols by their category that look like nothing."""
MARKS_IN_A_ROW: Final = 2
"""Scripts put two on a letter; more of them only climb over the lines above."""


def nickname(wish: str) -> str:
    """A nickname as it is kept, with single spaces; raises Refused."""
    name = " ".join(wish.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", f"A nickname has 1 to {LONGEST_NAME} printable characters.")
    if not any(is_visible(letter) for letter in name):
        raise Refused("bad-name", "A nickname has a letter, a digit or a symbol that can be seen.")
    if most_marks(name) > MARKS_IN_A_ROW:
        raise Refused("bad-name", f"A nickname has at most {MARKS_IN_A_ROW} combining marks in a row.")
    return name


def is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in FILLERS


def most_marks(name: str) -> int:
    """The longest row of combining marks."""
    longest = row = 0
    for letter in name:
        row = row + 1 if unicodedata.category(letter)[0] == "M" else 0
        longest = max(longest, row)
    return longest
