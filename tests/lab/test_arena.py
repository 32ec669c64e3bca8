"""The arena: a game depends only on its number, so the pieces of a study add up to the whole."""

from __future__ import annotations

import pickle

import pytest

import pentakl
from examples import study as example
from pentakl.bots import random_bot
from pentakl.core.chance import Chance
from pentakl.core.record import Record
from pentakl.core.state import State
from pentakl.lab.arena import Result, Study, play_in_pieces, play_in_processes


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


def test_several_processes_find_the_same_as_one() -> None:
    assert without_time(play_in_processes(study(), 2)) == without_time(study().play())


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
