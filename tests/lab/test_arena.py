"""The arena: a game depends only on its number, so the pieces of a study add up to the whole."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace

import pytest

import pentakl
from examples import study as example
from pentakl.bots import random_bot
from pentakl.bots.searching import SearchBot
from pentakl.core.chance import Chance
from pentakl.core.record import Record
from pentakl.core.search import Level
from pentakl.core.state import State
from pentakl.lab.arena import Result, Study, play_in_pieces, play_in_processes
from tests.sticks import STICKS


def study(games: int = 23, duplicated: bool = False) -> Study:
    return Study(pentakl.load("karmaka"), ["random", "random", "random"], games, seed=5, duplicated=duplicated)


def without_time(result: Result) -> dict[str, object]:
    document = result.document()
    del document["decisions_per_second"]
    return document


@pytest.mark.parametrize("pieces", [1, 2, 7, 23, 50])
def test_the_pieces_of_a_study_add_up_to_the_whole(pieces: int) -> None:
    split = study().split(pieces)
    assert len(split) == min(pieces, 23)
    assert without_time(play_in_pieces(study(), pieces, map)) == without_time(study().play())


def test_a_piece_can_be_sent_elsewhere_and_its_result_back() -> None:
    piece = study().split(2)[1]
    again: Study = pickle.loads(pickle.dumps(piece))
    result: Result = pickle.loads(pickle.dumps(again.play()))
    assert without_time(result) == without_time(piece.play())


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_any_number_of_processes_plays_the_same_games_in_the_same_order(workers: int) -> None:
    mage = SearchBot(Level("mage", 3))
    games = Study(pentakl.load("karmaka"), [mage, "greedy"], 5, seed=8, duplicated=True, opening=4, recorded=True)
    pieces: list[Result] = []
    played, expected = play_in_processes(games, workers, pieces.append), games.play()

    assert without_time(played) == without_time(expected)
    assert played.played == expected.played
    assert played.records == expected.records
    assert [text for piece in pieces for text in piece.records] == expected.records


def test_the_example_finds_the_same_by_any_number_of_workers() -> None:
    def play_here(pieces: list[bytes], workers: int) -> list[bytes]:
        return [example.play(piece) for piece in pieces]

    whole = example.play_in_pieces(study(), 1, play_here)
    assert whole == without_time(study().play())
    assert example.play_in_pieces(study(), 7, play_here) == whole
    assert example.play_in_pieces(study(), 2, example.play_by_pool) == whole


def test_every_win_counts_for_a_bot_and_for_a_seat() -> None:
    result = study().play()
    assert sum(result.wins.values()) == sum(result.wins_by_seat.values())
    assert sorted(result.wins_by_seat) == [0, 1, 2]


def test_a_duplicated_deal_is_played_once_for_every_rotation() -> None:
    kept: list[Record] = []

    def keep(record: Record, state: State) -> None:
        kept.append(record)

    study(6, duplicated=True).play(keep)
    assert [record.seed for record in kept] == [5, 5, 5, 6, 6, 6]


def test_an_opening_is_random_and_the_same_in_all_games_of_a_deal() -> None:
    opened = replace(study(6, duplicated=True), opening=10, recorded=True).play()
    actions = [json.loads(text)["actions"][:10] for text in opened.records]
    assert actions[0] == actions[1] == actions[2]
    assert actions[3] == actions[4] == actions[5]
    assert actions[0] != actions[3]


def test_an_opening_does_not_end_the_game() -> None:
    """Of five sticks one or two are taken at a time; so many random actions stop before the last stick."""
    last: list[tuple[int, str]] = []

    def take_one(state: State, seat: int, chance: Chance) -> int:
        return state.legal(seat)[0]

    def keep(record: Record, state: State) -> None:
        assert record.replay(STICKS).outcome == state.outcome
        last.append(record.actions[-1])

    Study(STICKS, [take_one, take_one], games=8, seed=1, opening=100).play(keep)
    assert len(last) == 8


def test_the_games_of_a_study_tell_who_won_which_deal() -> None:
    result = study(6, duplicated=True).play()
    assert [game.deal for game in result.played] == [5, 5, 5, 6, 6, 6]
    for bot, wins in result.wins.items():
        assert sum(bot in game.winners for game in result.played) == wins
        assert result.win_rates()[bot].share == pytest.approx(wins / 6)


def test_the_points_of_every_bot_are_counted() -> None:
    """In a game for three, the points of all bots are those of all seats."""
    total = 0

    def keep(record: Record, state: State) -> None:
        nonlocal total
        assert state.outcome is not None
        total += sum(state.outcome.points)

    result = study(6).play(keep)
    assert sum(result.mean_points().values()) * 6 == pytest.approx(total, abs=0.1)


def first_legal(state: State, seat: int, chance: Chance) -> int:
    return state.legal(seat)[0]


def test_any_function_that_decides_is_a_bot() -> None:
    game = pentakl.load("karmaka")
    result = Study(game, [first_legal, random_bot, "random"], 6, seed=1).play()
    assert list(result.wins) == ["first_legal", "random_bot", "random"]
    assert result.games == 6


def test_a_study_by_functions_can_be_pickled() -> None:
    piece = Study(pentakl.load("karmaka"), [first_legal, random_bot], 2, seed=1)
    again: Study = pickle.loads(pickle.dumps(piece))
    assert without_time(again.play()) == without_time(piece.play())
