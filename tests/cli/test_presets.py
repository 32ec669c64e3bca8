"""Presets at the command line: listed, chosen, and changed by single options."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from pentakl.cli import run
from tests.meadow import make_it_a_game


@pytest.fixture(autouse=True)
def meadow_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_it_a_game(tmp_path, monkeypatch)


def test_games_lists_presets_for_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--language", "en"]) == 0
    listed = capsys.readouterr().out
    assert "  --preset brief: A brief game. For a first look.\n  --preset full: The full game. All turns.\n" in listed
    assert run(["games", "--language", "pl"]) == 0
    assert "--preset brief: Krótka gra. Na pierwszy raz." in capsys.readouterr().out
    assert run(["games", "--json"]) == 0
    (meadow,) = [game for game in json.loads(capsys.readouterr().out) if game["key"] == "meadow"]
    assert meadow["presets"] == [
        {"name": "brief", "options": {"turns": "4"}},
        {"name": "full", "options": {"turns": "8"}},
    ]


@pytest.mark.parametrize(
    ("arguments", "turns"),
    [
        (["--preset", "brief"], 4),
        (["--preset", "full"], 8),
        (["--preset", "brief", "--option", "turns=8"], 8),
        ([], 8),
    ],
)
def test_an_arena_takes_a_preset_and_single_options_win(
    arguments: list[str], turns: int, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "meadow", "--bots", "random,random", "--games", "2", "--workers", "1", "--json"]
    assert run([*asked, *arguments]) == 0
    assert json.loads(capsys.readouterr().out)["mean_decisions"] == turns


def test_play_takes_a_preset(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("rest\n" * 2))
    assert run(["play", "meadow", "--preset", "brief", "--language", "en"]) == 0
    assert "The game is over." in capsys.readouterr().out


def test_perft_takes_a_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["perft", "meadow", "--preset", "brief", "--depth", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"1": 4}


@pytest.mark.parametrize("command", [["play"], ["arena", "--bots", "random,random"], ["perft", "--depth", "1"]])
def test_an_unknown_preset_gets_a_sentence(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command[0], "meadow", *command[1:], "--preset", "huge"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "meadow has no preset 'huge'; its presets: brief, full.\n")
