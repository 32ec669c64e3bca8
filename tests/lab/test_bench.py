"""The benchmark can measure every game; the figures are not checked here."""

from __future__ import annotations

import pytest

from pentakl.games import keys
from pentakl.lab import bench


@pytest.mark.parametrize("key", keys())
def test_every_game_can_be_measured(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "REPEATS", 1)
    figures = bench.run(key)
    assert all(value > 0 for value in figures.values()), figures
