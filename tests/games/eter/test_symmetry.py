"""The game is the same from both seats: a position with the players exchanged and the board turned by 180 degrees has
the same answers, turned, and they lead to the same positions, turned.
"""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

import pentakl
from pentakl.core.chance import Chance, quick
from pentakl.core.state import State
from pentakl.games.eter import describe
from pentakl.games.eter.play import EterTable
from tests.conformance.cases import Case, cases_of

GAME = pentakl.load("eter")
OPPOSITE: Final = {"north": "south", "south": "north", "west": "east", "east": "west"}
EXCHANGED: Final = str.maketrans("AB", "BA")


class Turned:
    """The board of one turn, seen from the other side: `height` and `width` are those of what lies on it."""

    def __init__(self, document: dict[str, Any], size: int) -> None:
        rows = document["field"]
        self.height = max(len(rows), 1)
        self.width = len(rows[0].split()) if rows else 1
        self.size = size

    def cell(self, row: int, column: int) -> tuple[int, int]:
        return self.height - 1 - row, self.width - 1 - column

    def text(self, text: str) -> str:
        """The answer that the other player gives on the turned board."""
        if text in OPPOSITE:
            return OPPOSITE[text]
        if text.startswith("rotate"):
            return f"rotate {(int(text.split()[1]) + 180) % 360}"
        found = re.fullmatch(r"(.*?)(-?\d+),(-?\d+)", text)
        if found is None:
            return text
        word, row, column = found[1], int(found[2]), int(found[3])
        if word == "arena ":
            row, column = self.size - 1 - row, self.size - 1 - column
        else:
            row, column = self.cell(row, column)
        if word == "window ":
            row, column = row - self.size + 1, column - self.size + 1
        return f"{word}{row},{column}"

    def document(self, document: dict[str, Any]) -> dict[str, Any]:
        """The position with the players exchanged on the turned board."""
        turned = {**document, "field": reversed_rows(document["field"]), "wins": document["wins"][::-1]}
        turned["seats"] = [{**seat, "last": self.last(seat["last"])} for seat in document["seats"][::-1]]
        turned["turn"], turned["first"] = 1 - document["turn"], 1 - document["first"]
        if document["wall"] is not None:
            turned["wall"] = {**document["wall"], "cell": list(self.cell(*document["wall"]["cell"]))}
        if "arena" in document:
            turned["arena"] = reversed_rows(document["arena"])
        return turned

    def last(self, last: list[int] | None) -> list[int] | None:
        return None if last is None else [*self.cell(last[0], last[1]), last[2]]


def reversed_rows(rows: list[str]) -> list[str]:
    return [" ".join(row.translate(EXCHANGED).split()[::-1]) for row in rows[::-1]]


def texts(state: State) -> list[str]:
    return [GAME.text(action) for action in state.legal(state.pending[0].seat)]


def is_turn(state: State) -> bool:
    return state.outcome is None and state.prompt_of(state.pending[0]) == "turn"


def play_turn(state: State, chance: Chance) -> None:
    """Play one turn at random, and the same on the turned board; every second answer avoids plain plays.

    The order of questions about dropped effects depends on the order of the cells, so a turn with them is not followed.
    """
    document = describe(state)
    assert isinstance(state.table, EterTable)
    board = Turned(document, state.table.size)
    other: State | None = GAME.arrange(board.document(document))
    games = state.match.count
    while True:
        choices = texts(state)
        if state.prompt_of(state.pending[0]) == "spare":
            other = None
        if other is not None:
            assert sorted(map(board.text, choices)) == sorted(texts(other)), document
        among = choices
        if chance.below(2) == 0:
            among = [text for text in choices if "@" not in text] or choices
        text = among[chance.below(len(among))]
        seat = state.pending[0].seat
        state.apply(seat, GAME.parse(text))
        if other is not None:
            other.apply(1 - seat, GAME.parse(board.text(text)))
        if state.outcome is not None or state.match.count > games or is_turn(state):
            break
    if other is None or state.match.count > games:
        return
    assert (other.outcome is None) == (state.outcome is None), document
    if is_turn(state):
        after = describe(state)
        assert describe(other) == Turned(after, state.table.size).document(after), document


@pytest.mark.parametrize("case", cases_of(GAME), ids=str)
def test_the_game_is_the_same_from_both_seats(case: Case) -> None:
    chance = quick(3)
    state = GAME.start(2, 1, case.options)
    for seed in range(2, 60):
        while state.outcome is None and not is_turn(state):  # mages are chosen
            state.apply(state.pending[0].seat, state.legal(state.pending[0].seat)[0])
        if state.outcome is not None:
            state = GAME.start(2, seed, case.options)
        else:
            play_turn(state, chance)
