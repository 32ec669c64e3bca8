"""A command that a test runs in its own process prints and returns what it does as a program of its own."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

import pentakl.games
from tests.cli.command import pentakl_command, pentakl_here, stopped_after


@pytest.mark.parametrize(
    ("arguments", "answers"),
    [
        ("games --json", ""),
        ("play karmaka --bots greedy --seed 3 --language pl", "?\n2\n1\n99\n1\nq\n"),
        ("score wildfire smoke mountain", ""),
        ("perft karmaka --depth 1 --json", ""),
        ("replay /nowhere/at/all", ""),
        ("play chess", "1\n"),
    ],
)
def test_a_command_does_the_same_here_and_as_a_program(arguments: str, answers: str) -> None:
    here = pentakl_here(*arguments.split(), answers=answers)
    there = pentakl_command(*arguments.split(), answers=answers)

    assert vars(here) == vars(there)


def test_an_error_that_the_command_does_not_report_is_raised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").touch()
    (tmp_path / "broken" / "rules.py").write_text("raise RuntimeError('broken rules')\n")
    monkeypatch.setattr(pentakl.games, "__path__", [*pentakl.games.__path__, str(tmp_path)])

    with pytest.raises(RuntimeError, match="broken rules"):
        pentakl_here("play", "broken")


def test_a_command_leaves_nothing_behind_here() -> None:
    before = (dict(os.environ), os.getcwd(), sys.argv, sys.stdin, sys.stdout, sys.stderr)
    handlers = [signal.getsignal(each) for each in signal.valid_signals()]

    pentakl_here("score", "dragon", LANG="pl_PL.UTF-8", FORCE_COLOR="1")

    assert before == (dict(os.environ), os.getcwd(), sys.argv, sys.stdin, sys.stdout, sys.stderr)
    assert handlers == [signal.getsignal(each) for each in signal.valid_signals()]


def test_a_command_that_does_not_end_fails_the_test() -> None:
    with pytest.raises(pytest.fail.Exception, match="still runs after 1 second"), stopped_after(1):
        time.sleep(10)
