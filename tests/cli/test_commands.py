"""The commands for programs: games, arena, replay, bench, perft; what they print as JSON and what a person reads."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pentakl
from pentakl import bots
from pentakl.bots.searching import levels
from pentakl.games import keys, load
from tests.cli.command import COMMAND, environment, pentakl_command, pentakl_here

ALONE = ("--workers", "1")
"""Without processes that would only have to start."""


def answer_of(*arguments: str, run: Callable[..., subprocess.CompletedProcess[str]] = pentakl_here) -> Any:
    done = run(*arguments, "--json")
    assert done.stderr == ""
    assert done.returncode == 0
    return json.loads(done.stdout)


def test_games_lists_every_game() -> None:
    listed = answer_of("games")

    assert [game["key"] for game in listed] == keys()
    for game in listed:
        described = load(game["key"]).describe()
        own = {"seats": game["seats"], "bots": bots.names(game["key"]), "levels": game["levels"]}
        assert game == {**described, **own}
        assert [(level["key"], level["iterations"]) for level in game["levels"]] == [
            (level.key, level.iterations) for level in levels(game["key"])
        ]
    karmaka = next(game for game in listed if game["key"] == "karmaka")
    assert karmaka["seats"] == [2, 3, 4]
    assert [level["bot"] for level in karmaka["levels"]] == ["apprentice", "adept", "mage", "archmage"]
    assert karmaka["cards"]["spite"] == {"colour": "red", "value": 3, "copies": 2, "aim": "rival"}


def test_games_can_be_read_by_a_person() -> None:
    english, polish = (pentakl_here("games", "--language", language).stdout for language in ("en", "pl"))

    assert "karmaka: Karmaka, seats 2–4; bots: apprentice, adept, mage, archmage" in english
    assert "--bots adept: adept. Plays sensibly" in english
    assert "--option variant=free|teams|wolf" in english
    assert "karmaka: Karmaka, miejsca: 2–4; boty: apprentice, adept, mage, archmage" in polish
    assert "--bots archmage: arcymag. Przed" in polish


def test_an_arena_counts_wins_by_bot() -> None:
    asked = ["arena", "karmaka", "--bots", "greedy,random", "--games", "6", "--seed", "1"]
    result = answer_of(*asked, run=pentakl_command)

    assert set(result) == {
        "games", "wins", "wins_by_seat", "draws", "everybody_lost", "reasons", "winners_mean_points", "mean_decisions",
        "decisions_per_second", "win_rates", "ratings", "mean_points",
    }  # fmt: skip
    assert result["games"] == 6
    assert result["reasons"] == {"transcendence": 6}
    assert result["everybody_lost"] == 0
    assert set(result["wins"]) == {"greedy", "random"}
    assert sum(result["wins"].values()) + result["draws"] == 6
    for bot, rate in result["win_rates"].items():
        assert rate["share"] == pytest.approx(result["wins"][bot] / 6, abs=0.001)
        assert rate["low"] <= rate["share"] <= rate["high"]
    assert result["ratings"]["greedy"]["mu"] > result["ratings"]["random"]["mu"]


def test_a_ladder_rates_every_level() -> None:
    asked = ["arena", "--ladder", "cardia", "--games", "2", "--iterations", "1,2,3,4", *ALONE]
    result, again = answer_of(*asked), pentakl_command(*asked, "--language", "pl").stdout

    assert [rung["level"] for rung in result["rungs"]] == ["adept", "mage", "archmage"]
    assert list(result["ratings"]) == ["apprentice", "adept", "mage", "archmage"]
    for rung in result["rungs"]:
        assert rung["games"] == 2
        assert rung["low"] <= rung["share"] <= rung["high"]
        assert f"{rung['level']} kontra {rung['below']}: wygrane {rung['wins']} z 2" in again


def test_a_level_searches_for_as_many_iterations_as_it_is_told() -> None:
    """Two bots of one level: told the same, it is as if they had been named so."""
    asked = ["arena", "cardia", "--bots", "mage,mage", "--games", "2", *ALONE]
    named = answer_of(*asked, "--iterations", "3")

    assert set(named["wins"]) == {"mage#1", "mage#2"}
    assert answer_of(*asked, "--iterations", "3,3")["wins"] == named["wins"]


def test_the_same_bot_twice_is_numbered_and_a_team_wins_together() -> None:
    bots = "greedy,greedy,random,random"
    four = answer_of("arena", "karmaka", "--bots", bots, "--games", "4", "--option", "variant=teams", *ALONE)

    assert set(four["wins"]) == {"greedy#1", "greedy#2", "random#1", "random#2"}
    assert sum(four["wins"].values()) == 2 * (4 - four["draws"])


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    """In one process, and in two that another one has started."""
    files = [tmp_path / "one", tmp_path / "two"]
    for workers, file, run in ((1, files[0], pentakl_here), (2, files[1], pentakl_command)):
        asked = ["--games", "3", "--seed", "9", "--workers", str(workers), "--record", str(file)]
        answer_of("arena", "karmaka", "--bots", "greedy,random", *asked, run=run)

    assert files[0].read_bytes() == files[1].read_bytes()


def test_recorded_games_replay_to_the_same_outcomes(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = ["arena", "karmaka", "--bots", "greedy,random", "--games", "3", "--record", str(file)]
    arena = answer_of(*asked, *ALONE)

    replayed = answer_of("replay", str(file), run=pentakl_command)

    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [game["outcome"] for game in replayed] == [line["outcome"] for line in lines]
    assert sum(game["decisions"] for game in replayed) / 3 == pytest.approx(arena["mean_decisions"], abs=0.01)


def test_one_record_gives_one_answer_on_one_line_or_on_several(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer_of("arena", "karmaka", "--bots", "random,random", "--games", "1", "--record", str(file))
    in_a_line = answer_of("replay", str(file))
    file.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8")), indent=2), encoding="utf-8")

    assert answer_of("replay", str(file)) == in_a_line
    assert in_a_line["game"] == "karmaka"
    assert in_a_line["outcome"]["reason"] == "transcendence"


def test_a_running_game_replays_without_an_outcome(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer_of("arena", "karmaka", "--bots", "random,random", "--games", "1", "--record", str(file))
    record = json.loads(file.read_text(encoding="utf-8"))
    record["actions"], record["outcome"] = record["actions"][:5], None
    file.write_text(json.dumps(record), encoding="utf-8")

    assert answer_of("replay", str(file))["outcome"] is None
    assert "still running" in pentakl_here("replay", str(file)).stdout


def test_arena_and_replay_can_be_read_by_a_person(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = ["arena", "karmaka", "--bots", "greedy,random", "--games", "2", "--record", str(file), *ALONE]
    arena = pentakl_here(*asked, "--language", "pl")
    replay = pentakl_here("replay", str(file), "--language", "pl")

    assert "Gry: 2, remisy: 0" in arena.stdout
    assert "Zakończenia: transcendence 2" in arena.stdout
    assert "Zapisy gier: " in arena.stdout
    assert replay.stdout.count("Transcendencja! Wygrywa: miejsce ") == 2


def test_bench_measures_both_builds() -> None:
    done = pentakl_command("bench", "karmaka", "--thinking", "0.02,0.05", "--json")

    assert done.returncode == 0
    figures = json.loads(done.stdout)
    assert list(figures) == ["interpreted", "compiled"]
    for build, found in figures.items():
        if found is None:
            assert f"{build}: not here" in done.stderr
        else:
            assert {"decisions_per_second", "clone_us", "determinize_us", "view_us"} <= set(found)
            assert {"search_first_iterations_per_second", "search_middle_megabytes_after_0.05_s"} <= set(found)


def test_perft_counts_the_sequences_of_the_first_actions() -> None:
    state = load("karmaka").start(2, 3)
    first = len(state.legal(state.pending[0].seat))
    counted = answer_of("perft", "karmaka", "--depth", "2", "--seed", "3")

    assert list(counted) == ["1", "2"]
    assert counted["1"] == first
    assert counted["2"] > first
    for_three = answer_of("perft", "karmaka", "--depth", "1", "--seed", "3", "--option", "variant=wolf")
    assert for_three == answer_of(
        "perft", "karmaka", "--depth", "1", "--seed", "3", "--seats", "3", "--option", "variant=wolf"
    )
    said = pentakl_here("perft", "karmaka", "--depth", "1", "--seed", "3", "--language", "pl").stdout
    assert said == f"Ruchy: 1, ciągi ruchów: {first}\n"


def test_help_needs_no_engine() -> None:
    program = (
        "import sys, pentakl.cli.program\n"
        "heavy = {'rich', 'fluent.runtime', 'pentakl.core.state', 'pentakl.games'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment(), capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "[]"
    assert "arena" in pentakl_command("--help").stdout
    assert pentakl_command().returncode == 0


@pytest.mark.parametrize(("command", "extras"), [("games", "cli"), ("serve", "cli,server")])
def test_the_bare_package_says_what_a_command_needs(command: str, extras: str) -> None:
    program = "from pentakl.cli import main; main()"
    # Without the other packages: a bare wheel installs only the engine.
    done = subprocess.run(
        [sys.executable, "-S", "-c", program, command],
        env=environment(PYTHONPATH=str(Path(pentakl.__file__).parents[1])),
        capture_output=True,
        text=True,
    )

    assert done.returncode == 2
    assert done.stderr == f"This needs the package cyclopts: pip install 'pentakl[{extras}]'.\n"


def test_an_interrupt_ends_quietly() -> None:
    with subprocess.Popen(
        [COMMAND, "play", "karmaka"],
        env=environment(PYTHONUNBUFFERED="1"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        seen = b""
        while b"> " not in seen:
            byte = process.stdout.read(1)
            assert byte, process.stderr.read().decode()
            seen += byte
        process.send_signal(signal.SIGINT)
        complaint = process.stderr.read()

    assert process.returncode == 130
    assert b"Traceback" not in complaint


def test_a_closed_pipe_is_not_an_error() -> None:
    with subprocess.Popen(
        [COMMAND, "games", "--json"], env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaint = process.stderr.read()

    assert process.returncode == 141
    assert complaint == b""
