"""Runs the real command: in a process of its own, or in this one, which saves the time that Python takes to start.

`pentakl_here` calls the function that the installed program calls, with the streams, arguments and environment of a
process; test_same_as_a_process.py shows that both do the same. A test about the process itself, such as its start, its
signals or its encoding, takes `pentakl_command`.
"""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

import pentakl
from pentakl.cli import main

COMMAND = Path(sys.executable).parent / "pentakl"
LONGEST_RUN: Final = 120
WIDTH_WITHOUT_A_TERMINAL: Final = "80"


def environment(**changes: str) -> dict[str, str]:
    """This environment without its language and colours, and with the engine that this test run has loaded."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "PYTHONIOENCODING"):
        kept.pop(name, None)
    return {**kept, "PENTAKL_ENGINE": pentakl.engine_build(), "PYTHONUTF8": "1", **changes}


def pentakl_command(*arguments: str, answers: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """Run `pentakl` in a process with these arguments and these lines on its standard input."""
    return subprocess.run(
        [COMMAND, *arguments],
        input=answers,
        env=environment(**changes),
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST_RUN,
        check=False,
    )


def pentakl_here(*arguments: str, answers: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """Run `pentakl` in this process; an error that would be printed as a traceback is raised."""
    # A terminal that the tests run in would otherwise set the width: its own, not that of a pipe.
    wanted = environment(**{"COLUMNS": WIDTH_WITHOUT_A_TERMINAL, **changes})
    stdin, stdout, stderr = stream(answers), stream(), stream()
    with pytest.MonkeyPatch.context() as patch, stopped_after(LONGEST_RUN):
        for name in os.environ.keys() - wanted.keys():
            patch.delenv(name)
        for name, value in wanted.items():
            patch.setenv(name, value)
        patch.setattr(sys, "argv", [str(COMMAND), *arguments])
        patch.setattr(sys, "stdin", stdin)
        patch.setattr(sys, "stdout", stdout)
        patch.setattr(sys, "stderr", stderr)
        with pytest.raises(SystemExit) as ended:
            main()
    code = ended.value.code
    assert isinstance(code, int)
    return subprocess.CompletedProcess([COMMAND, *arguments], code, text_in(stdout), text_in(stderr))


def stream(text: str = "") -> io.TextIOWrapper:
    """A standard stream that is not a terminal, as Python opens it for a process."""
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")


def text_in(printed: io.TextIOWrapper) -> str:
    printed.seek(0)
    return printed.read()


@contextmanager
def stopped_after(seconds: int) -> Iterator[None]:
    """Let the test fail if this takes longer, as when a command asks for ever at the end of its input."""

    def stop(*_: object) -> None:
        # Not an error that the command could report itself.
        pytest.fail(f"the command still runs after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
