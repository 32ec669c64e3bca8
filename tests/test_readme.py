"""The README's Python runs as it stands there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[1] / "README.md"


def programs() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_first_bot_of_the_readme_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    program = programs()[0]
    assert len(program.splitlines()) <= 24
    names: dict[str, object] = {}
    exec(program, names)
    state, wins = capsys.readouterr().out.splitlines()
    assert state == "<State of eter for 2: seat 1 is asked 'turn', 4 actions>"
    won = ast.literal_eval(wins)
    assert won["thoughtful"] >= 8


def test_the_search_of_the_readme_prints_the_three_best_answers(capsys: pytest.CaptureFixture[str]) -> None:
    exec(f"import pentakl\n{programs()[1]}")
    lines = [line.rsplit(" ", 2) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == len({action for action, _, _ in lines}) == 3
    assert 0 < sum(int(visits) for _, visits, _ in lines) <= 500
    assert all(0 <= float(expected) <= 1 for _, _, expected in lines)
