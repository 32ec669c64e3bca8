"""The bot of ETER: perfect in training, far stronger than random play elsewhere, with an answer to every question."""

from __future__ import annotations

from typing import Any

import pytest

import pentakl
from pentakl import bots
from pentakl.core.chance import quick
from pentakl.core.state import State
from pentakl.games.eter.solver import solve
from pentakl.games.eter.table import PROMPTS
from pentakl.lab import arena

GAME = pentakl.load("eter")
RIVAL = bots.bot("eter", "greedy")
EVERYTHING = {"mode": "both", "illusions": "yes", "explosions": "optional"}


def arranged(field: list[str], hands: list[list[str]], **more: Any) -> State:
    seats = [{"hand": hand} for hand in hands]
    options = more.pop("options", {"mode": "mages"})
    return GAME.arrange({"field": field, "seats": seats, "options": options, **more})


def advice(state: State, luck: int = 0) -> str:
    seat = state.pending[0].seat
    return GAME.text(RIVAL(state, seat, quick(luck)))


def beaten(options: dict[str, str], games: int) -> float:
    """The share of games in which the bot beats random play."""
    result = arena.run(GAME, ["greedy", "random"], games, 1, options)
    return result.wins["greedy"] / games


@pytest.mark.compiled
def test_it_beats_chance_in_training() -> None:
    assert beaten({"format": "game"}, 40) >= 0.95


@pytest.mark.compiled
@pytest.mark.parametrize("mode", ["training", "mages", "elemental", "both"])
def test_it_beats_chance_in_every_mode_with_illusions_and_explosions(mode: str) -> None:
    assert beaten({**EVERYTHING, "mode": mode, "format": "game"}, 20) >= 0.85


def test_in_training_every_play_is_one_of_the_best() -> None:
    for seed in range(3):
        state = GAME.start(2, seed, {"format": "game"})
        chance = quick(seed)
        # The first plies are random: searching an opening takes seconds in the interpreted engine.
        for _ in range(5):
            legal = state.legal(state.pending[0].seat)
            state.apply(state.pending[0].seat, legal[chance.below(len(legal))])
        while state.outcome is None:
            seat = state.pending[0].seat
            action = RIVAL(state, seat, chance)
            assert GAME.text(action) in solve(state)["best"]  # type: ignore[operator]
            state.apply(seat, action)


def test_it_completes_a_line() -> None:
    state = arranged(["A1 A2 A3 .", "B1 B2 . B4"], [["4"], ["3", "3"]])
    assert advice(state) == "4@0,3"


def test_it_stops_the_line_of_the_other() -> None:
    state = arranged(["B3 B3 B3 .", "A1 . . A2"], [["2", "3"], ["1", "2"]])
    assert advice(state) in ("2@0,3", "3@0,3")


def test_it_uses_a_power_that_wins() -> None:
    field = ["A1 A2 A3 A1/B4", "B1 B2 B1 .", "B3 . . ."]
    state = arranged(field, [["2", "3"], ["2", "3"]], powers=["VII"], options={"mode": "elemental"})
    assert advice(state) == "power VII"
    state.apply(0, GAME.parse("power VII"))
    assert advice(state) == "cell 0,3"


@pytest.mark.compiled
def test_it_answers_every_question() -> None:
    asked = set()
    for seed in range(6):
        for mages in ("drawn", "chosen"):
            state = GAME.start(2, seed, {**EVERYTHING, "mages": mages, "format": "tournament"})
            chance = quick(seed)
            while state.outcome is None:
                choice = state.pending[0]
                asked.add(PROMPTS[choice.prompt])
                legal = state.legal(choice.seat)
                # Random answers lead it into situations that it would avoid.
                uses = [action for action in legal if GAME.text(action).startswith(("power", "mage", "explode"))]
                decided = RIVAL(state, choice.seat, chance) if state.is_mid_effect or chance.below(4) == 0 else -1
                assert decided == -1 or decided in legal
                by_chance = (uses or legal)[chance.below(len(uses or legal))]
                state.apply(choice.seat, by_chance if decided == -1 else decided)
    assert asked >= {"turn", "explosion", "rotate", "arena", "mage", "cell", "goal"}
