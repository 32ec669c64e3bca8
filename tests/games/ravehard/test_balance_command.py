"""The command that measures the balance: it counts what happened, and its pieces add up to the whole."""

from __future__ import annotations

from collections import Counter

import pytest

import pentakl
from bench.ravehard import Figure, count_piece, document, figures
from pentakl.lab.arena import Study


def study(seats: int, games: int) -> Study:
    return Study(pentakl.load("ravehard"), ["greedy"] * seats, games, seed=3, options={"reaction": "off"})


def test_the_pieces_add_up_to_the_whole() -> None:
    whole = count_piece(study(3, 2))
    pieces = [count_piece(piece) for piece in study(3, 2).split(2)]
    assert sum(pieces, Counter()) == +whole


def test_what_it_counts_fits_together() -> None:
    counts = count_piece(study(3, 3))
    assert counts["games"] == 3
    assert counts["caught"] <= counts["accused"] <= counts["chambers"] <= 3
    assert counts["weapon passed on"] <= counts["exchanges"]
    assert counts["caught"] == counts["reason caught"]
    assert counts["team won"] == counts["reason caught"] + counts["reason darkchmage-beaten"]
    assert counts["chambers"] == 3 - counts["reason all-dead"]


def test_of_a_duel_it_tells_how_often_the_first_player_wins() -> None:
    counts = count_piece(study(2, 2))
    assert counts["decided"] == 2
    shown = document(counts, 2)["first player won"]
    assert isinstance(shown, dict)
    assert shown["of"] == 2


@pytest.mark.parametrize(("count", "kept"), [(34, False), (35, True), (65, True), (66, False)])
def test_a_bar_is_kept_from_its_lower_to_its_upper_bound(count: int, kept: bool) -> None:
    assert Figure("team won", count, 100, 0.35, 0.65).keeps_bar is kept


def test_fewer_than_one_duel_in_a_hundred_may_end_by_the_limit() -> None:
    for count, kept in ((9, True), (10, False)):
        counts = Counter({"games": 1000, "decided": 1000, "first player won": 500, "reason turn-limit": count})
        assert [figure.keeps_bar for figure in figures(counts, 2)] == [True, kept]


def test_the_confidence_interval_is_that_of_wilson() -> None:
    low, high = Figure("heads", 50, 100).interval()
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert Figure("never", 0, 100).interval()[0] == 0
