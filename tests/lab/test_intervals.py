"""Confidence intervals: what they must cover, and that the games of a deal are not taken for independent ones."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.lab.intervals import WinRate, wilson, win_rate


def rounded(rate: WinRate) -> tuple[float, float, float]:
    return round(rate.share, 3), round(rate.low, 3), round(rate.high, 3)


def test_without_duplicates_it_is_the_interval_of_wilson() -> None:
    """65 of 100, each game of its own deal: textbooks give 55.3 % to 73.6 %."""
    assert rounded(win_rate([(deal, deal < 65) for deal in range(100)])) == (0.65, 0.553, 0.736)


def test_no_game_and_no_loss_have_intervals_too() -> None:
    assert rounded(win_rate([])) == (0.0, 0.0, 1.0)
    assert rounded(win_rate([(deal // 2, True) for deal in range(20)])) == (1.0, 0.839, 1.0)


def test_deals_that_win_both_games_or_none_tell_half_as_much() -> None:
    """50 deals of two games that always end alike tell as much as 50 games."""
    games = [(deal, deal < 30) for deal in range(50) for _ in range(2)]
    rate = win_rate(games)
    assert (rate.low, rate.high) == pytest.approx(wilson(0.6, 50), abs=0.005)


def test_deals_that_win_one_game_do_not_narrow_the_interval() -> None:
    games = [(deal, game == 0) for deal in range(50) for game in range(2)]
    assert rounded(win_rate(games)) == (0.5, *(round(each, 3) for each in wilson(0.5, 100)))


def test_nineteen_of_twenty_intervals_hold_the_true_win_rate() -> None:
    """400 studies of 50 duplicated deals, in half of which both games are won and in half of which each is a toss."""
    chance = quick(3)
    held = 0
    for _ in range(400):
        games = []
        for deal in range(50):
            is_easy = chance.below(2) == 0
            games += [(deal, is_easy or chance.below(2) == 0) for _ in range(2)]
        rate = win_rate(games)
        held += rate.low <= 0.75 <= rate.high
    assert 0.93 <= held / 400 <= 0.98
