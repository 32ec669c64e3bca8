"""`pentakl solve`: the value of a position, computed by the game's own solver. The tiny game Sticks has one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import pentakl.games
from pentakl.cli import run

Solve = Callable[..., int]


@pytest.fixture
def solve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Solve:
    """Runs the command on a file with this text; returns the exit code."""
    package = tmp_path / "games" / "sticks"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rules.py").write_text("from tests.sticks import STICKS as GAME\n")
    (package / "solver.py").write_text("from tests.sticks import solve\n")
    monkeypatch.setattr(pentakl.games, "__path__", [*pentakl.games.__path__, str(tmp_path / "games")])
    file = tmp_path / "position.json"

    def command(text: str | bytes, *arguments: str, game: str = "sticks") -> int:
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return run(["solve", game, str(file), *arguments])

    return command


def position(sticks: int, turn: int) -> str:
    return json.dumps({"seats": [{}, {}], "sticks": sticks, "turn": turn})


def test_a_position_is_solved_for_programs(solve: Solve, capsys: pytest.CaptureFixture[str]) -> None:
    """Of three sticks Bartek takes all. Of four he leaves one or two, and Anna takes the rest."""
    assert solve(position(3, 1), "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"value": 1, "best": ["take 3"]}
    assert solve(position(4, 1), "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"value": -1, "best": ["take 2", "take 3"]}


def test_a_position_is_solved_for_people(solve: Solve, capsys: pytest.CaptureFixture[str]) -> None:
    assert solve(position(3, 1), "--language", "en") == 0
    assert solve(position(4, 1), "--language", "pl") == 0
    assert capsys.readouterr().out.splitlines() == [
        "Value: 1; best action: take 3",
        "Wartość: \u22121; najlepsze ruchy: take 2 · take 3",
    ]


@pytest.mark.parametrize(
    ("game", "text", "complaint"),
    [
        ("chess", "{}", "There is no game 'chess'"),
        ("karmaka", "{}", "There is no solver for 'karmaka'; games with a solver:"),
        ("sticks", "", "is not JSON"),
        ("sticks", "[" * 100_000, "is not JSON"),
        ("sticks", b"\xff\xfe\x00\x80", "is not JSON"),
        ("sticks", "[]", "is not a JSON object"),
        ("sticks", "{}", "not a position of sticks"),
        ("sticks", '{"seats": [{}], "sticks": 3}', "2 seats, not 1"),
        ("sticks", '{"seats": [{}, {}], "sticks": "many"}', "not a position of sticks"),
    ],
)
def test_what_cannot_be_solved_gets_a_sentence(
    game: str, text: str | bytes, complaint: str, solve: Solve, capsys: pytest.CaptureFixture[str]
) -> None:
    assert solve(text, game=game) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert complaint in line
    assert line.endswith(".")


def test_a_missing_file_gets_a_sentence(solve: Solve, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "sticks", "/nowhere/at/all"]) == 2
    assert "/nowhere/at/all" in capsys.readouterr().err


def test_a_game_that_is_over_has_nothing_to_solve(solve: Solve, capsys: pytest.CaptureFixture[str]) -> None:
    """The second game of the match, and the last stick is gone."""
    over = {**json.loads(position(0, 1)), "games": 1}

    assert solve(json.dumps(over)) == 2
    assert "The game is already over" in capsys.readouterr().err
