"""The benchmark can measure every game; the figures are not checked here."""

from __future__ import annotations

import pytest

from pentakl.games import keys
from pentakl.lab import bench


@pytest.mark.parametrize("key", keys())
def test_every_game_can_be_measured(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "REPEATS", 1)
    figures = bench.run(key, thinking=[0.02, 0.05])
    memory = [
        f"search_{place}_megabytes_after_{seconds}_s" for place in ("first", "middle") for seconds in (0.02, 0.05)
    ]
    assert all(figures[name] >= 0 for name in memory), figures  # a small search fits into what the process holds
    assert all(value > 0 for name, value in figures.items() if name not in memory), figures
    assert {"search_first_iterations_per_second", "search_middle_iterations_per_second"} <= figures.keys()
