"""`pentakl serve`, as a person starts and stops it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from pentakl import cli
from pentakl.server.__main__ import main as server_main
from pentakl.server.run import new_event_loop
from tests.cli.command import COMMAND, environment, pentakl_command


def test_serve_says_where_it_is_answers_and_ends_quietly(tmp_path: Path) -> None:
    arguments = ["serve", "--port", "0", "--data", str(tmp_path / "new" / "data"), "--no-browser"]
    with subprocess.Popen(
        [COMMAND, *arguments], env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        line = process.stdout.readline()
        (address,) = re.findall(r"^Pentakl: (http://127\.0\.0\.1:\d+/)$", line)
        assert httpx.get(f"{address}health", timeout=60).json()["status"] == "ok"
        process.send_signal(signal.SIGINT)
        said = process.stderr.read()
    assert process.returncode == 0
    assert "Traceback" not in said
    assert (tmp_path / "new" / "data" / "pentakl.db").is_file()


def test_what_stops_it_from_starting_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        done = pentakl_command("serve", "--port", port, "--data", str(tmp_path), "--no-browser")
    assert done.returncode == 2
    assert done.stderr.strip() == f"Cannot listen at 127.0.0.1, port {port}: Address already in use."

    (tmp_path / "file").write_text("")
    done = pentakl_command("serve", "--port", "0", "--data", str(tmp_path / "file"), "--no-browser")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr

    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "pentakl.key").write_text("short")
    done = pentakl_command("serve", "--port", "0", "--data", str(tmp_path / "bad"), "--no-browser")
    assert done.returncode == 2
    assert "is not a key of Pentakl" in done.stderr


@pytest.mark.parametrize("port", ["80000", "-1"])
def test_a_port_that_does_not_exist_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, port: str
) -> None:
    arguments = ["--port", port, "--data", str(tmp_path)]
    sentence = f"A port is a number from 0 to 65535, not {port}.\n"
    assert cli.run(["serve", "--no-browser", *arguments]) == 2
    assert capsys.readouterr().err == sentence
    monkeypatch.setattr("sys.argv", ["pentakl.server", *arguments])
    assert server_main() == 2
    assert capsys.readouterr().err == sentence


def test_without_uvloop_asyncios_own_event_loop_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)  # an import of it now fails
    loop = new_event_loop()
    loop.close()
    assert type(loop).__module__.startswith("asyncio.")
