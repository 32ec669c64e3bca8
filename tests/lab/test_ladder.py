"""Ladders and ratings: who plays whom, and that the stronger bot is rated higher."""

from __future__ import annotations

import pickle

import pytest

import pentakl
from pentakl.bots.searching import SearchBot, levels
from pentakl.core.errors import BadOption
from pentakl.core.search import Level
from pentakl.lab.arena import Played, Study
from pentakl.lab.ladder import climb, games_in_turn, rung_studies, with_iterations
from pentakl.lab.ratings import ratings
from tests.sticks import STICKS

PLAN = Study(pentakl.load("cardia"), [], games=2, seed=3, duplicated=True)


def test_every_level_plays_against_the_one_below() -> None:
    names = [study.titles() for study in rung_studies(PLAN)]
    assert names == [["apprentice", "adept"], ["adept", "mage"], ["mage", "archmage"]]


def test_a_ladder_counts_the_wins_of_the_upper_level_and_rates_all() -> None:
    rungs = [climb(study, workers=1) for study in rung_studies(PLAN, [1, 2, 3, 4])]

    assert [(rung.level, rung.below) for rung in rungs] == [
        ("adept", "apprentice"), ("mage", "adept"), ("archmage", "mage"),
    ]  # fmt: skip
    for rung in rungs:
        document = rung.document()
        assert document["games"] == 2
        assert document["wins"] == sum(rung.level in game.winners for game in rung.result.played)
    in_turn = games_in_turn(rungs)
    assert [game.bots[1] for game in in_turn] == ["adept", "mage", "archmage"] * 2
    assert list(ratings(in_turn)) == ["apprentice", "adept", "mage", "archmage"]


def test_a_game_without_levels_has_no_ladder() -> None:
    with pytest.raises(BadOption, match="sticks has no levels"):
        rung_studies(Study(STICKS, [], games=2, seed=3))


def test_iterations_are_given_for_all_levels_or_for_each() -> None:
    known = [Level("adept", 100, 0.5), Level("mage", 800)]
    assert with_iterations(known, []) == known
    assert with_iterations(known, [7]) == [Level("adept", 7, 0.5), Level("mage", 7)]
    assert with_iterations(known, [7, 8]) == [Level("adept", 7, 0.5), Level("mage", 8)]
    for wrong in ([1, 2, 3], [0], [5, -1]):
        with pytest.raises(BadOption, match="--iterations"):
            with_iterations(known, wrong)


def test_the_bot_that_wins_is_rated_higher_and_more_games_make_it_surer() -> None:
    def after(games: int) -> tuple[float, float]:
        rated = ratings([Played(deal, ("strong", "weak"), ("strong",)) for deal in range(games)])
        return rated["strong"].mean - rated["weak"].mean, rated["weak"].deviation

    (small, unsure), (large, sure) = after(2), after(20)
    assert 0 < small < large
    assert sure < unsure


def test_bots_that_win_together_and_games_that_nobody_wins_leave_them_equal() -> None:
    bots = ("one", "two", "three")
    rated = ratings([Played(0, bots, ("one", "two")), Played(1, bots, ())])
    assert rated["one"].mean == pytest.approx(rated["two"].mean)
    assert rated["one"].mean > rated["three"].mean


def test_ratings_are_one_scale_for_bots_that_never_met() -> None:
    games = [Played(deal, pair, pair[1:]) for deal in range(20) for pair in (("low", "middle"), ("middle", "high"))]
    rated = ratings(games)
    assert rated["low"].mean < rated["middle"].mean < rated["high"].mean


def test_the_bot_of_a_level_can_be_sent_to_a_worker() -> None:
    mage = SearchBot(levels("karmaka")[2])
    again: SearchBot = pickle.loads(pickle.dumps(mage))
    assert again.level == mage.level
    assert again.__name__ == "mage"
