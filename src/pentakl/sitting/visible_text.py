"""Letters: whether a text can be seen, and whether it stays on its line. For names and for what people say."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters and symbols by their category that look like nothing.
FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
# Scripts put two combining marks on a letter; more of them only climb over the lines above.
MARKS_IN_A_ROW: Final = 2


def is_visible(text: str) -> bool:
    """Whether there is a letter, a digit or a symbol that can be seen."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in FILLERS for letter in text)


def most_marks(text: str) -> int:
    """The longest row of combining marks."""
    longest = row = 0
    for letter in text:
        row = row + 1 if unicodedata.category(letter)[0] == "M" else 0
        longest = max(longest, row)
    return longest
