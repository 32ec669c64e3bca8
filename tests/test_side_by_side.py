"""The program that runs the parts of `make test` at the same time: what it shows, and how it ends."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parent.parent / "tools" / "side_by_side.py"
# Ends only when the other one has begun.
MEETS = """
import pathlib, sys, time
me, other = sys.argv[1:]
print(me, "begins", flush=True)
pathlib.Path(me).touch()
while not pathlib.Path(other).exists():
    time.sleep(0.01)
print(me, "ends", file=sys.stderr)
"""
FAILS = "print('something is wrong'); raise SystemExit(3)"
WAITS = "import os, time; print(os.getpid(), flush=True); time.sleep(600)"

Written = Callable[[str], str]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """Returns the command that runs a program."""

    def write(program: str) -> str:
        file = tmp_path / f"program-{len(list(tmp_path.iterdir()))}.py"
        file.write_text(program)
        return f"{sys.executable} {file}"

    return write


def side_by_side(here: Path, *commands: str) -> subprocess.Popen[str]:
    """Started in a process group of its own, as a shell with a terminal does."""
    return subprocess.Popen(
        [sys.executable, str(PROGRAM), *commands],
        cwd=here, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )  # fmt: skip


def test_commands_run_at_once_and_are_shown_in_turn(tmp_path: Path, written: Written) -> None:
    meets = written(MEETS)
    running = side_by_side(tmp_path, f"{meets} one two", f"{meets} two one")
    shown, _ = running.communicate(timeout=60)
    said, verdicts = shown.split("\n\n")
    assert said.splitlines() == ["one begins", "one ends", "two begins", "two ends"]
    assert re.sub(r"\d+ s", "0 s", verdicts).splitlines() == [
        f"passed after 0 s: {meets} one two",
        f"passed after 0 s: {meets} two one",
    ]
    assert running.returncode == 0


def test_a_failure_is_named_at_the_end_and_the_others_are_still_shown(tmp_path: Path, written: Written) -> None:
    fails, meets = written(FAILS), written(MEETS)
    running = side_by_side(tmp_path, fails, f"{meets} one one")
    shown, _ = running.communicate(timeout=60)
    said, verdicts = shown.split("\n\n")
    assert said.splitlines() == ["something is wrong", "one begins", "one ends"]
    assert re.sub(r"\d+ s", "0 s", verdicts).splitlines() == [
        f"FAILED after 0 s: {fails}",
        f"passed after 0 s: {meets} one one",
    ]
    assert running.returncode == 1


@pytest.mark.parametrize(
    ("stop", "code"),
    [
        pytest.param(lambda group: os.killpg(group, signal.SIGINT), 130, id="ctrl-c"),
        pytest.param(lambda group: os.kill(group, signal.SIGTERM), 143, id="terminated"),
    ],
)
def test_stopping_it_stops_all_commands(
    tmp_path: Path, written: Written, stop: Callable[[int], None], code: int
) -> None:
    running = side_by_side(tmp_path, written(WAITS), written(WAITS))
    assert running.stdout is not None
    child = int(running.stdout.readline())
    stop(running.pid)
    running.communicate(timeout=60)
    assert running.returncode == code
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)
    with pytest.raises(ProcessLookupError):
        os.killpg(running.pid, 0)
