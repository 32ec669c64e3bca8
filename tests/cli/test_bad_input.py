"""Bad arguments and files: the command prints one clear sentence and exits with code 2, without a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pentakl
from pentakl.core.chance import quick
from pentakl.core.record import Record
from tests.cli.command import pentakl_here


def complaint_of(*arguments: str) -> str:
    """The error message of a command that must fail."""
    done = pentakl_here(*arguments, answers="1\n" * 10)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.splitlines()
    assert len(line) < 600
    assert line.endswith((".", "?"))
    return line


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ("dance", "dance"),
        ("play", "game"),
        ("play chess", "There is no game 'chess'"),
        ("play ../karmaka", "There is no game"),
        ("play karmaka extra", "extra"),
        ("play karmaka --seats 7", "2 to 4 seats"),
        ("play karmaka --seats 0", "2 to 4 seats"),
        ("play karmaka --seats two", "two"),
        ("play karmaka --seats", "--seats"),
        ("play karmaka --bots deepblue", "There is no bot 'deepblue'"),
        ("play karmaka --bots ,", "There is no bot ''"),
        ("play karmaka --seats 4 --bots random,greedy", "3 seats"),
        ("play karmaka --option variant", "name=value"),
        ("play karmaka --option =teams", "name=value"),
        ("play karmaka --option variant=solo", "variant"),
        ("play karmaka --option colour=red", "no option 'colour'"),
        ("play karmaka --option variant=free --option variant=wolf", "twice"),
        ("play karmaka --seats 2 --option variant=teams", "4 seats"),
        ("play karmaka --seed -1", "seed"),
        ("play karmaka --seed 340282366920938463463374607431768211456", "seed"),
        ("play karmaka --seed luck", "luck"),
        ("play karmaka --language de", "de"),
        ("play karmaka --colour red", "--colour"),
        ("games --xml", "--xml"),
        ("arena karmaka", "--bots"),
        ("arena karmaka --ladder --bots random,random", "either --bots"),
        ("arena karmaka --ladder --option variant=wolf", "3 seats"),
        ("arena karmaka --bots random,random --workers 0", "--workers"),
        ("arena karmaka --bots random,random --opening -1", "--opening"),
        ("arena karmaka --bots random,random --iterations 5", "none of these bots"),
        ("arena karmaka --bots mage,random --iterations 0", "at least 1"),
        ("arena karmaka --bots mage,random --iterations many", "whole numbers"),
        ("arena karmaka --ladder --iterations 1,2,3", "or 4, one for each"),
        ("arena chess --bots random,random", "There is no game 'chess'"),
        ("arena karmaka --bots random", "not 1"),
        ("arena karmaka --bots random,deepblue", "There is no bot 'deepblue'"),
        ("arena karmaka --bots random,random --games 0", "at least one game"),
        ("arena karmaka --bots random,random --games many", "many"),
        ("arena karmaka --bots random,random --seed -5", "seed"),
        ("arena karmaka --bots random,random --option variant=wolf", "3 seats"),
        ("arena karmaka --bots random,random --record /nowhere/at/all", "/nowhere/at/all"),
        ("replay", "file"),
        ("replay /nowhere/at/all", "/nowhere/at/all"),
        ("replay /", "directory"),
        ("bench chess", "There is no game 'chess'"),
        ("bench karmaka --thinking long", "takes seconds"),
        ("bench karmaka --thinking 10,0.5", "ascending"),
        ("perft karmaka", "--depth"),
        ("perft karmaka --depth 0", "at least 1"),
        ("perft karmaka --depth deep", "deep"),
        ("perft karmaka --depth 1 --seats 9", "2 to 4 seats"),
        ("perft karmaka --depth 1 --option variant=solo", "variant"),
        ("perft chess --depth 1", "There is no game 'chess'"),
    ],
)
def test_bad_arguments(arguments: str, word: str) -> None:
    assert word in complaint_of(*arguments.split())


def a_record() -> dict[str, Any]:
    """A finished game of two random players."""
    game = pentakl.load("karmaka")
    state = game.start(2, 5)
    record = Record(game.key, game.rules_version, 2, dict(state.settings), 5)
    chance = quick(5)
    while state.outcome is None:
        seat = state.pending[0].seat
        legal = state.legal(seat)
        action = legal[chance.below(len(legal))]
        state.apply(seat, action)
        record.actions.append((seat, game.text(action)))
    document: dict[str, Any] = json.loads(record.to_text(state.outcome.dump()))
    return document


def spoil(change: Callable[[dict[str, Any]], object]) -> str:
    record = a_record()
    change(record)
    return json.dumps(record)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "empty"),
        ("\n \n", "empty"),
        ("no record", "not a record"),
        ("{", "not a record"),
        ("[]", "not a record"),
        ("null", "not a record"),
        ("[" * 100_000, "not a record"),
        ("1" * 10_000, "not a record"),
        (json.dumps(["seed"] * 10_000), "not a record"),
        ('{"format": "chess-1"}', "not a record of Pentakl"),
        ('{"format": "pentakl-record-1"}', "damaged"),
        (spoil(lambda record: record.update(game="chess")), "no game 'chess'"),
        (spoil(lambda record: record.update(rules_version=999)), "999"),
        (spoil(lambda record: record.update(rules_version=None)), "damaged"),
        (spoil(lambda record: record.update(seats=9)), "9"),
        (spoil(lambda record: record.update(seats="2")), "damaged"),
        (spoil(lambda record: record.update(seed="z")), "damaged"),
        (spoil(lambda record: record.update(seed="f" * 40)), "seed"),
        (spoil(lambda record: record.update(options={"colour": "red"})), "no option 'colour'"),
        (spoil(lambda record: record.update(options=[])), "damaged"),
        (spoil(lambda record: record.update(actions="pass")), "damaged"),
        (spoil(lambda record: record["actions"].insert(3, "0 dance")), "Action 4"),
        (spoil(lambda record: record["actions"].insert(3, "7 pass")), "Action 4"),
        (spoil(lambda record: record["actions"].insert(3, "pass")), "damaged"),
        (spoil(lambda record: record["actions"].append("0 pass")), "The game is over"),
        (spoil(lambda record: record["actions"].pop()), "claims the outcome"),
        (spoil(lambda record: record["outcome"].update(winners=[])), "claims the outcome"),
        (spoil(lambda record: record.update(outcome=None)), "claims the outcome none"),
        (spoil(lambda record: record.update(outcome="won")), "damaged"),
        (spoil(lambda record: record.pop("actions")), "damaged"),
        (json.dumps(a_record()) + "\n" + "{}\n", "Record 2"),
    ],
)
def test_a_damaged_or_foreign_record(text: str, word: str, tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_text(text, encoding="utf-8")

    assert word in complaint_of("replay", str(file))


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_bytes(b"\xff\xfe\x00\x80")

    assert "not a text file" in complaint_of("replay", str(file))


def test_a_refused_arena_leaves_an_older_record_alone(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("precious", encoding="utf-8")
    for refused in (["--bots", "random"], ["--games", "0"], ["--option", "variant=teams"], ["--seed", "-1"]):
        arguments = ["arena", "karmaka", "--record", str(file), *refused]
        if "--bots" not in refused:
            arguments += ["--bots", "random,random"]
        complaint_of(*arguments)

    assert file.read_text(encoding="utf-8") == "precious"
