"""A board in the terminal: its cells in rows and columns, each with its top card.

In a view a board is a list of `{place, count, cards}`, for occupied cells only; core/grid.py numbers the places.
Anything else on the board, such as a hole, is in a second list of `{place, word}`: its marks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pentakl.core.grid import column_of, place_of, row_of
from pentakl.words import Document, Words, with_real_minus

MARKS: Final = "_marks"
"""The field of a view with a board's marks is named after the board, with this suffix."""
EMPTY: Final = "·"
BACK: Final = "?"


def boards_in(table: Document) -> Iterator[tuple[str, Sequence[Document], Sequence[Document]]]:
    """The boards of a view: name, occupied cells and marks. A board without either is left out."""
    for name, value in table.items():
        if isinstance(value, list) and not name.endswith(MARKS):
            marks = table.get(name + MARKS, [])
            if is_board(value) or (marks and not value):
                yield name, value, marks


def is_board(value: object) -> bool:
    """Whether a part of a view is a board with something on it."""
    if not isinstance(value, list) or not value:
        return False
    return all(isinstance(each, dict) and "place" in each and "count" in each for each in value)


def grid_of(
    cells: Sequence[Document], marks: Sequence[Document], words: Words, names: Sequence[str]
) -> list[list[str]]:
    """The board as lines of texts: first the numbers of the columns, then each row after its own number."""
    told: dict[int, list[str]] = {}
    for cell in cells:
        told.setdefault(cell["place"], []).append(top_of(cell, words, names))
    for mark in marks:
        told.setdefault(mark["place"], []).append(words.say(f"word-{mark['word']}"))
    rows, columns = span(map(row_of, told)), span(map(column_of, told))
    lines = [["", *map(spoken, columns)]]
    for row in rows:
        shown = [", ".join(told.get(place_of(row, column), [EMPTY])) for column in columns]
        lines.append([spoken(row), *shown])
    return lines


def top_of(cell: Document, words: Words, names: Sequence[str]) -> str:
    """The top card of a cell: its name (or "?"), its owner if the view names one, and how many cards lie there."""
    card: Document = cell["cards"][-1] or {}
    name = words.card(card["card"]) if "card" in card else BACK
    owner = f" ({names[card['seat']]})" if "seat" in card else ""
    return name + owner + (f" ×{cell['count']}" if cell["count"] > 1 else "")


def span(numbers: Iterator[int]) -> range:
    """From the smallest to the largest."""
    found = list(numbers)
    return range(min(found), max(found) + 1)


def spoken(number: int) -> str:
    return with_real_minus(str(number))
