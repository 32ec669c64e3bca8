"""Whole games of ETER in the terminal, by answers typed as they are written there."""

from __future__ import annotations

import io

import pytest

import pentakl
from pentakl import bots
from pentakl.cli import run
from pentakl.core.chance import quick
from pentakl.core.table import Outcome
from pentakl.words import Language, Words

GAME = pentakl.load("eter")
SEED = 4


def answers_to(preset: str) -> tuple[list[str], Outcome]:
    """What a person answers at random in a game against the random bot, and how that game ends."""
    options = next(each.options for each in GAME.rules.presets if each.name == preset)
    state = GAME.start(2, SEED, {**options, "format": "game"})
    person, bot = quick(1), quick(SEED)
    typed = []
    while state.outcome is None:
        seat = state.pending[0].seat
        if seat == 0:
            legal = state.legal(0)
            hidden = [action for action in legal if GAME.text(action).startswith("?")]
            action = (hidden or legal)[person.below(len(hidden or legal))]
            typed.append(GAME.text(action))
        else:
            action = bots.random_bot(state, seat, bot)
        state.apply(seat, action)
    return typed, state.outcome


def told(preset: str, typed: list[str], language: Language, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in typed)))
    arguments = ["--preset", preset, "--option", "format=game", "--bots", "random"]
    return run(["play", "eter", "--seed", str(SEED), "--language", language, *arguments])


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("preset", ["first", "tricks", "full"])
def test_a_whole_game_is_played_by_typing(
    preset: str, language: Language, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    typed, outcome = answers_to(preset)
    assert told(preset, typed, language, monkeypatch) == 0
    words = Words("eter", language)
    shown = capsys.readouterr().out
    assert words.say("play-over") in shown
    names = [words.say("seat-you"), words.say("bot-name-1")]
    assert words.outcome(outcome.dump(), names, 0) in shown
    # Who begins is told before the first question.
    assert shown.index(words.say("play-news")) < shown.index(words.say("ask-turn"))


def test_the_terminal_shows_field_hands_powers_and_points(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    told("full", ["1@0,1", "q"], "en", monkeypatch)  # whatever the bot has laid on 0,0
    shown = capsys.readouterr().out
    for text in ("Powers: ", "Explosion: Explosion ", "Points", "Jade 3 ×3", "(You)", "You play Jade"):
        assert text in shown, text
