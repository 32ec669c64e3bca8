"""Two move generators that share no line: the engine and `second_generator`, counted and played side by side."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.chance import quick
from pentakl.lab.perft import perft
from tests.games.eter.second_generator import SEQUENCES, SEQUENCES_WITH_ILLUSIONS, legal_after

GAME = pentakl.load("eter")


def test_the_engine_counts_the_same_sequences() -> None:
    assert perft(GAME.start(2, 1), 4) == list(SEQUENCES[:4])


def test_the_engine_counts_the_same_sequences_with_illusions() -> None:
    assert perft(GAME.start(2, 1, {"illusions": "yes"}), 3) == list(SEQUENCES_WITH_ILLUSIONS[:3])


@pytest.mark.compiled
def test_the_engine_counts_the_same_sequences_one_ply_further() -> None:
    assert perft(GAME.start(2, 1), 5) == list(SEQUENCES)
    assert perft(GAME.start(2, 1, {"illusions": "yes"}), 4) == list(SEQUENCES_WITH_ILLUSIONS)


@pytest.mark.parametrize("illusions", ["no", "yes"])
def test_the_engine_offers_the_same_actions_in_whole_games(illusions: str) -> None:
    for seed in range(12):
        state = GAME.start(2, seed, {"illusions": illusions, "format": "game"})
        chance = quick(seed)
        texts: list[str] = []
        while state.outcome is None:
            seat = state.pending[0].seat
            legal = [GAME.text(action) for action in state.legal(seat)]
            assert sorted(legal) == sorted(legal_after(texts, illusions == "yes")), texts
            texts.append(legal[chance.below(len(legal))])
            state.apply(seat, GAME.parse(texts[-1]))
        assert legal_after(texts, illusions == "yes") == []
