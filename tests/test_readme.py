"""The README's Python runs as it stands there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_first_bot_of_the_readme_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(program.splitlines()) <= 24
    names: dict[str, object] = {}
    exec(program, names)
    state, wins = capsys.readouterr().out.splitlines()
    assert state == "<State of eter for 2: seat 1 is asked 'turn', 4 actions>"
    won = ast.literal_eval(wins)
    assert won["thoughtful"] >= 8
