"""Searches at unusual questions: teams, side choices, several at once, changeable answers, mid-effect, windows."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.bots.joint_search import JointSearch
from pentakl.bots.searching import SearchBot, begin, is_answered_at_once, judgement_of
from pentakl.bots.tree_search import TreeSearch
from pentakl.core.chance import quick
from pentakl.core.flow import Choice, sealed, with_changes, with_clock
from pentakl.core.game import Game
from pentakl.core.search import Judgement, Level
from pentakl.core.state import State
from tests.tiny import HUSH, VIGIL


def actions_found(state: State, seat: int, iterations: int = 60) -> list[str]:
    """The texts of the answers that a search for this seat has tried, sorted; its best is one of them and legal."""
    search = begin(state, seat, 1)
    search.run(iterations)
    found = [answer.action for answer in search.choices()]
    assert search.best() in found
    assert set(found) <= set(state.legal(seat))
    return sorted(state.rules.actions[action] for action in found)


@pytest.mark.parametrize(("variant", "seats"), [("free", 3), ("free", 4), ("teams", 4), ("wolf", 3)])
def test_karmaka_for_more_than_two(variant: str, seats: int) -> None:
    """A whole game of searching bots in every variant; those who win together are judged together."""
    game = pentakl.load("karmaka")
    state, chance = game.start(seats, 5, {} if variant == "free" else {"variant": variant}), quick(5)
    bot, judge = SearchBot(Level("quick", 12)), judgement_of("karmaka").estimate
    assert judge is not None
    sides = game.rules.sides(seats, state.settings)
    while state.outcome is None:
        results = judge(state)
        assert all(0.0 <= result <= 1.0 for result in results)
        for seat in range(seats if sides else 0):
            assert results[seat] == results[sides.index(sides[seat])]
        seat = state.movers()[0]
        state.apply(seat, bot(state, seat, chance))


def test_a_search_tries_side_choices_beside_the_question() -> None:
    state = VIGIL.start(3, 1)
    assert [choice.side for choice in state.pending if choice.seat == 0] == [False, True]
    found = actions_found(state, 0, 300)
    assert {"whisper 0", "whisper 1", "whisper 2", "rest", "guess moon"} <= set(found)


def test_an_answer_that_may_be_changed_is_confirmed_or_changed() -> None:
    """Asked again, a search still weighs all answers; the one that was given is now to confirm it."""
    state = voting()
    assert actions_found(state, 0) == ["vote 0", "vote 1", "vote 2"]
    state.apply(0, VIGIL.rules.actions.index("vote 1"))
    assert actions_found(state, 0) == ["confirm", "vote 0", "vote 2"]
    bot = SearchBot(Level("quick", 5))
    assert VIGIL.text(bot(state, 0, quick(1))) == "confirm"


def voting() -> State:
    """The vote of Vigil, at which three answer at once and may change their answers."""
    state = VIGIL.start(3, 1)
    rest, passing = (VIGIL.rules.actions.index(text) for text in ("rest", "pass"))
    while state.prompt_of(state.pending[0]) != "vote":
        seat = state.movers()[0]
        state.apply(seat, rest if rest in state.legal(seat) else passing)
    return state


@pytest.mark.parametrize("game", [HUSH, VIGIL])
def test_searching_bots_finish_games_with_windows_ballots_and_matches(game: Game) -> None:
    for seed in range(3):
        state, chance = game.start(game.rules.fewest_seats, seed), quick(seed)
        bot = SearchBot(Level("quick", 6, 0.1))
        while state.outcome is None:
            seat = state.movers()[0]
            state.apply(seat, bot(state, seat, chance))


def test_a_search_begins_in_the_middle_of_an_effect() -> None:
    """In every question that a game of Karmaka asks inside an effect, the search has tried legal answers only."""
    state, chance, found = pentakl.load("karmaka").start(3, 2), quick(2), 0
    while state.outcome is None:
        seat = state.movers()[0]
        if state.is_mid_effect and len(state.legal(seat)) > 1:
            found += 1
            actions_found(state, seat, 10)
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    assert found > 10


def test_windows_are_answered_at_once_and_decisions_are_not() -> None:
    window = Choice(0, 0, [0, 1])
    assert not is_answered_at_once("karmaka", window)
    assert is_answered_at_once("karmaka", with_clock(Choice(0, 0, [0, 1]), 15, 0))
    assert is_answered_at_once("karmaka", sealed(Choice(0, 0, [0, 1])))
    assert not is_answered_at_once("karmaka", sealed(with_changes(Choice(0, 0, [0, 1]), 1)))


def test_a_window_is_answered_by_advice_however_long_the_level_searches() -> None:
    """A level that would search for years answers five windows of Ravehard, so it searches in none of them."""
    state, chance = pentakl.load("ravehard").start(3, 1), quick(1)
    endless, quick_bot = SearchBot(Level("endless", 1 << 40)), SearchBot(Level("quick", 1))
    windows = 0
    while state.outcome is None and windows < 5:
        seat = state.movers()[0]
        question = next(choice for choice in state.pending if choice.seat == seat)
        is_window = is_answered_at_once("ravehard", question)
        windows += is_window
        state.apply(seat, (endless if is_window else quick_bot)(state, seat, chance))
    assert windows == 5


def test_joint_searches_of_all_seats_agree_on_who_is_asked() -> None:
    """For every seat that is asked together with others there is a joint search, whoever has answered already."""
    state = voting()
    for seat in range(3):
        assert isinstance(begin(state, seat, 1), JointSearch)
        assert actions_found(state, seat) == ["vote 0", "vote 1", "vote 2"]
        state.apply(seat, state.legal(seat)[0])
        if state.outcome is not None:
            break


def test_a_seat_asked_alone_gets_a_tree() -> None:
    state = pentakl.load("karmaka").start(4, 2, {"variant": "teams"})
    assert isinstance(begin(state, state.movers()[0], 1), TreeSearch)


def test_a_judgement_without_a_game_module_plays_to_the_end() -> None:
    state = VIGIL.start(3, 4)
    results = Judgement().results(state.scratch(), quick(3))
    assert all(result in (0.0, 0.5, 1.0) for result in results)
