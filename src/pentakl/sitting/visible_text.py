"""Whether a text is visible and stays within its line. Used for nicknames and chat messages."""

from __future__ import annotations

import unicodedata
from typing import Final

# Unicode calls these letters or symbols, but they are blank.
FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
# No script needs more than two combining marks on a letter; more would overlap the lines above.
MARKS_IN_A_ROW: Final = 2


def is_visible(text: str) -> bool:
    """Whether the text has a visible letter, digit or symbol."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in FILLERS for letter in text)


def most_marks(text: str) -> int:
    """The length of the longest run of combining marks."""
    longest = row = 0
    for letter in text:
        row = row + 1 if unicodedata.category(letter)[0] == "M" else 0
        longest = max(longest, row)
    return longest
