"""A server in a separate process, which can be killed and started again with the same data and port."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[2]
# Scripted players are faster than people; the limits have tests of their own.
COMMANDS_A_SECOND = "100000"
# Too few for a good verdict, but each takes as long as any other.
ANALYSIS_ITERATIONS = "24"


class RunningServer:
    """The running server. `address` ends without a slash; `more` are further options of its command."""

    def __init__(self, data: Path, *more: str) -> None:
        assert (ROOT / "web" / "dist" / "index.html").is_file(), "the web client is not built: make web"
        self.data = data
        self.more = more
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> RunningServer:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end(signal.SIGTERM)

    def start(self) -> None:
        port = re.sub(r".*:", "", self.address) or "0"
        command = [
            sys.executable, "-m", "pentakl.server", "--port", port, "--data", str(self.data),
            "--per-second", COMMANDS_A_SECOND, "--bot-floor", "0",
            "--analysis-iterations", ANALYSIS_ITERATIONS, "--log-level", "warning", *self.more,
        ]  # fmt: skip
        with (self.data / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=os.environ
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.fullmatch(r"Pentakl: (http://\S+)/\n", line)
        assert found, f"the server did not start: {(self.data / 'server.log').read_text()}"
        self.address = found.group(1)

    def kill(self) -> None:
        """Kill it, as a power failure would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is not None:
            process.send_signal(how)
            process.wait(20)
            assert process.stdout is not None
            process.stdout.close()
        self._process = None
