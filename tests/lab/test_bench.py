"""The benchmark can measure every game; the figures are not checked here."""

from __future__ import annotations

import pytest

from pentakl.bots.searching import judgement_of
from pentakl.bots.tree_search import MOST_NODES, TreeSearch
from pentakl.games import keys, load
from pentakl.lab import bench
from pentakl.lab.search_bench import MEGABYTE, memory_held


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


@pytest.mark.compiled
def test_a_tree_that_is_full_holds_less_than_150_megabytes() -> None:
    """Measured on a tree a twentieth as large, in the game with the widest trees."""
    state, nodes = load("karmaka").start(4, 7), MOST_NODES // 20
    search = TreeSearch(state, state.movers()[0], 3, judgement_of("karmaka"), nodes)
    before = memory_held()
    while search.nodes < nodes:
        search.run(100)
    assert (memory_held() - before) * 20 / MEGABYTE < 150
