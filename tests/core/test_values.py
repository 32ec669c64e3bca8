"""Everything public can be pickled, copied, compared and read at a prompt, in both builds."""

from __future__ import annotations

import copy
import pickle

import pytest

import pentakl
from pentakl.core.chance import Chance, quick, seeded
from pentakl.core.events import Event
from pentakl.core.flow import Choice, with_clock
from pentakl.core.game import Game
from pentakl.core.record import Record
from pentakl.core.rules import Act, Match, Option, Preset
from pentakl.core.secrets import Secret
from pentakl.core.state import State
from pentakl.core.table import Outcome
from pentakl.core.values import Value
from pentakl.games import keys


def record() -> Record:
    made = Record("karmaka", 1, 2, {"variant": "free"}, 7)
    made.actions.append((0, "pass"))
    return made


def event() -> Event:
    made = Event("laid", 1)
    made.cards = [3]
    made.goal = "field"
    return made


VALUES: list[Value] = [
    Choice(0, 2, [4, 5], 3),
    with_clock(Choice(1, 0, [0, 1]), 15, 0),
    Act(4, "deed", card=2),
    event(),
    Outcome([0], "line", [4, 2]),
    Match([Outcome([0], "line", [4, 2])], [1, 0]),
    Option("mode", "training", ["training", "mages"]),
    Preset("first", {"mode": "training"}),
    Secret(1, [0, 1], 3),
    record(),
    quick(4),
    seeded(9),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_is_the_same_after_pickling_and_copying(value: Value) -> None:
    for again in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value), copy.copy(value)):
        assert type(again) is type(value)
        assert again == value
        assert repr(again) == repr(value)


def test_values_that_differ_in_one_part_differ() -> None:
    assert Act(4, "deed", card=2) != Act(4, "deed", card=3)
    assert Choice(0, 2, [4, 5]) != with_clock(Choice(0, 2, [4, 5]), 15, 0)
    assert Outcome([0], "line", [4, 2]) != (0, "line")


def test_what_is_absent_is_left_out_at_a_prompt() -> None:
    assert repr(Act(4, "deed", card=2, number=0)) == "Act(action=4, word='deed', card=2, number=0)"
    assert repr(Choice(0, 2, [4, 5])) == "Choice(seat=0, prompt=2, options=[4, 5])"
    assert repr(Outcome([1], "line", [4, 7])) == "Outcome(winners=[1], reason='line', points=[4, 7])"


def half_played(game: Game, decisions: int) -> State:
    seats = game.seats_for({})[-1]
    state = game.start(seats, 5)
    chance = quick(3)
    for _ in range(decisions):
        if state.outcome is None:
            seat = state.movers()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
    return state


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 9, 14, 2000])
def test_a_state_is_the_same_after_pickling_and_copying_also_in_mid_effect(key: str, decisions: int) -> None:
    state = half_played(pentakl.load(key), decisions)
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert again == state
        assert repr(again) == repr(state)
        if state.outcome is None:
            seat = state.movers()[0]
            again.apply(seat, again.legal(seat)[0])
            assert again != state


@pytest.mark.parametrize("key", keys())
def test_a_game_is_itself_after_pickling_and_copying(key: str) -> None:
    game = pentakl.load(key)
    assert pickle.loads(pickle.dumps(game)) == game
    assert copy.deepcopy(game) is game
    assert repr(game) == f"<Game {key}, rules version {game.rules_version}>"


class WholeNumber:
    """A whole number that is not an int, like those of numpy."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_whole_numbers_of_other_libraries_are_taken_for_ints() -> None:
    game = pentakl.load("karmaka")
    state = game.start(WholeNumber(2), WholeNumber(7))
    seat = state.movers()[0]
    legal = state.legal(WholeNumber(seat))
    assert game.text(WholeNumber(legal[0])) == game.text(legal[0])
    assert state.view(WholeNumber(seat)) == state.view(seat)
    other = state.clone()
    state.apply(WholeNumber(seat), WholeNumber(legal[0]))
    other.step(WholeNumber(seat), WholeNumber(legal[0]))
    assert state == other


def test_a_chance_goes_on_after_pickling_where_it_was() -> None:
    chance = quick(4)
    chance.below(10)
    again: Chance = pickle.loads(pickle.dumps(chance))
    assert [again.below(1000) for _ in range(5)] == [chance.below(1000) for _ in range(5)]


# --- what searches and studies ask


@pytest.mark.parametrize("key", keys())
def test_movers_are_the_seats_that_are_asked(key: str) -> None:
    state = half_played(pentakl.load(key), 5)
    assert state.movers() == sorted(
        {choice.seat for choice in state.pending if not choice.side}, key=state.movers().index
    )
    assert all(state.legal(seat) for seat in state.movers())


@pytest.mark.parametrize("key", keys())
def test_the_moves_of_all_questions_are_the_legal_actions(key: str) -> None:
    state = half_played(pentakl.load(key), 4)
    for seat in state.movers():
        mine = [action for choice in state.pending if choice.seat == seat for action in state.moves(choice)]
        assert sorted(set(mine)) == state.legal(seat)


def test_returns_know_teams_draws_and_games_that_all_have_lost() -> None:
    assert Outcome([0, 2], "karma", [1, 2, 3, 4]).returns(4) == [1.0, -1.0, 1.0, -1.0]
    assert Outcome([], "points", [3, 3]).returns(2) == [0.0, 0.0]
    assert Outcome([], "all-dead", [0, 0, 0], everybody_lost=True).returns(3) == [-1.0, -1.0, -1.0]


@pytest.mark.parametrize("key", keys())
def test_positions_that_a_seat_cannot_tell_apart_are_one_knowledge(key: str) -> None:
    state = half_played(pentakl.load(key), 14)
    if state.outcome is not None:
        state = half_played(pentakl.load(key), 3)
    for seat in range(state.seats):
        keys_of_worlds = {state.determinized(seat, quick(number)).knowledge(seat) for number in range(6)}
        assert keys_of_worlds == {state.knowledge(seat)}
    mover = state.movers()[0]
    after = state.clone()
    after.step(mover, after.legal(mover)[-1])
    assert after.knowledge(mover) != state.knowledge(mover)
