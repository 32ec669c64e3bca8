"""Runs commands at the same time and shows their output one after the other, as if they had run in turn.

    python tools/side_by_side.py "make one" "make two"

The output of the first command is shown live; that of the others follows. The last lines say how each of them ended.
Exits with 1 if one has failed; the others still run to their end, since their failures matter too.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from typing import IO, Final

GLANCE: Final = 0.1  # seconds between two looks at the output
PATIENCE: Final = 30.0  # seconds for interrupted commands to stop what they have started themselves


class Lane:
    """One running command; its output goes to a file and is shown from there."""

    def __init__(self, command: str, file: IO[bytes]) -> None:
        self.command = command
        self.seconds: float | None = None  # how long it took; None until it has ended
        self._began = time.monotonic()
        self._file = file
        self._shown = 0  # bytes
        # In our own process group, where a Ctrl-C of the terminal and the end of a CI job reach it.
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT
        )

    def has_ended(self) -> bool:
        if self.seconds is None and self.process.poll() is not None:
            self.seconds = time.monotonic() - self._began
        return self.seconds is not None

    def show(self) -> None:
        """Show what is new."""
        # The command shares the file position, so reading must not move it.
        while said := os.pread(self._file.fileno(), 1 << 16, self._shown):
            self._shown += len(said)
            sys.stdout.buffer.write(said)
        sys.stdout.buffer.flush()

    def verdict(self) -> str:
        how = "passed" if self.process.returncode == 0 else "FAILED"
        return f"{how} after {self.seconds:.0f} s: {self.command}"


def run(commands: list[str]) -> bool:
    """Run all of them; returns whether all have passed."""
    with ExitStack() as files:
        lanes = [Lane(command, files.enter_context(tempfile.TemporaryFile())) for command in commands]
        try:
            show_in_turn(lanes)
        except KeyboardInterrupt:
            # The terminal has interrupted the commands too; give them time to clean up.
            wait_for(lanes)
            raise
        finally:
            for lane in lanes:
                if not lane.has_ended():
                    lane.process.terminate()
            wait_for(lanes)
    print()
    for lane in lanes:
        print(lane.verdict())
    return all(lane.process.returncode == 0 for lane in lanes)


def show_in_turn(lanes: list[Lane]) -> None:
    shown = 0
    while shown < len(lanes):
        # Checked before the output is read, so that the last output of a command is not lost.
        ended = [lane.has_ended() for lane in lanes]
        lanes[shown].show()
        if ended[shown]:
            shown += 1
        else:
            time.sleep(GLANCE)


def wait_for(lanes: list[Lane]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not all(lane.has_ended() for lane in lanes):
        time.sleep(GLANCE)


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        passed = run(sys.argv[1:])
    except KeyboardInterrupt:
        print("\nInterrupted.")
        sys.exit(128 + signal.SIGINT)
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
