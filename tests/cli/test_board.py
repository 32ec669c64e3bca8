"""A game on a board in the terminal: its cells, and what happens if there are too many answers to number."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from pentakl.cli import run
from pentakl.core.grid import place_of
from pentakl.terminal.board import boards_in, grid_of
from pentakl.words import LANGUAGES, Language, Words
from tests.meadow import MOLEHILL, make_it_a_game

Meadow = Callable[..., str]


@pytest.fixture
def meadow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Meadow:
    """A game of Meadow in the terminal with these answers; returns what was printed."""
    make_it_a_game(tmp_path, monkeypatch)
    monkeypatch.setenv("COLUMNS", "100")

    def played(*answers: str, language: Language = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
        assert run(["play", "meadow", "--seed", "1", "--language", language]) == 0
        return capsys.readouterr().out

    return played


def back(place: int, seat: int) -> dict[str, object]:
    return {"place": place, "count": 1, "cards": [{"token": 3, "seat": seat}]}


@pytest.mark.usefixtures("meadow")
def test_a_board_is_drawn_in_rows_and_columns_with_their_numbers() -> None:
    clovers = [{"token": 1, "card": "moss"}, {"token": 2, "card": "Clover", "seat": 1}]
    cells = [
        {"place": place_of(-1, 0), "count": 2, "cards": clovers},
        back(place_of(1, 2), 0),
        {"place": place_of(0, 1), "count": 1, "cards": [None]},
    ]
    marks = [{"place": MOLEHILL, "word": "molehill"}, {"place": place_of(-1, 0), "word": "molehill"}]

    assert grid_of(cells, marks, Words("meadow", "en"), ["Anna", "Bartek"]) == [
        ["", "0", "1", "2"],
        ["\u22121", "clover (Bartek) ×2, molehill", "·", "·"],
        ["0", "·", "?", "·"],
        ["1", "·", "molehill", "? (Anna)"],
    ]


def test_a_row_of_piles_is_not_a_board_and_a_board_with_only_marks_is_drawn() -> None:
    hole = {"place": 3, "word": "hole"}
    stone = {"count": 0, "cards": []}
    table = {"stones": [stone], "gone": [], "field": [], "field_marks": [hole], "board": [back(5, 0)], "turn": 1}

    assert [*boards_in(table)] == [("field", [], [hole]), ("board", [back(5, 0)], [])]


def test_the_board_stands_between_the_players_and_the_question(meadow: Meadow) -> None:
    screen = meadow("Clover@0,0", "q").split("q (quit)")[1]

    board = screen[screen.index("The meadow") : screen.index("What do you plant?")]
    assert "clover (You)" in board
    assert "molehill" in board
    assert re.search(r"^ *0 .*clover", board, flags=re.MULTILINE)


def test_many_answers_that_differ_by_their_place_are_one_line(meadow: Meadow) -> None:
    """At first there is one cell and three kinds; after two plants there are more than twenty answers."""
    first, second = meadow("Clover@0,0", "q").split("q (quit) > ")[:2]

    assert re.search(r"^ *2 +Plant clover at row 0, column 0", first, flags=re.MULTILINE)
    (line,) = re.findall(r"^ +(Plant thistle at …) +(thistle@\S+ .*)$", second, flags=re.MULTILINE)
    assert len(line[1].split()) > 4
    assert re.search(r"^ *1 +Rest", second, flags=re.MULTILINE)
    assert not re.search(r"^ *2 ", second.partition("What do you plant?")[2], flags=re.MULTILINE)
    assert re.search(r"Number, or an answer as it is written, e\.g\. Clover@\S+; \?", second)


def test_an_answer_may_be_typed_in_capital_or_small_letters(meadow: Meadow) -> None:
    told = meadow("clover@0,0", "THISTLE@0,0", "q")

    assert told.count("You: row 0, column 0.") == 2


def test_a_wrong_answer_is_told_how_answers_are_written(meadow: Meadow) -> None:
    told = " ".join(meadow("Clover@0,0", "Clover@9,9", "2", "0", "1", "q").split())

    assert told.count("Type a number from 1 to 1 or an answer as it is written, e.g. Clover@") == 3
    assert "You: a rest." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_on_a_board(language: Language, meadow: Meadow) -> None:
    words = Words("karmaka", language)

    told = meadow("Clover@0,0", "?", "moss@0,0", "1", "1", language=language)

    assert words.say("play-over") in told
    assert {"en": "It hides.", "pl": "Ukrywa się."}[language] in told
    assert {"en": "moss (You) ×2", "pl": "mech (Ty) ×2"}[language] in told
