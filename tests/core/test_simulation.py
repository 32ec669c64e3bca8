"""Simulations and scratch copies play the same games as ordinary states; what they cannot do raises an error."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.chance import Chance, quick
from pentakl.core.flow import Choice
from pentakl.core.state import State
from pentakl.games import keys

KEYS = keys()


def begun(key: str, seed: int) -> State:
    game = pentakl.load(key)
    return game.start(game.rules.fewest_seats if key != "realms" else 3, seed)


@pytest.mark.parametrize("key", KEYS)
def test_a_scratch_copy_plays_the_same_game_and_every_seat_knows_the_same_cards(key: str) -> None:
    full = begun(key, 5)
    scratch = full.scratch()
    one, other = quick(5), quick(5)
    while full.outcome is None:
        full.playout(one, 1)
        scratch.playout(other, 1)
        assert scratch.table.known == full.table.known
        assert [choice.options for choice in scratch.pending] == [choice.options for choice in full.pending]
    assert scratch.outcome == full.outcome


@pytest.mark.parametrize("key", KEYS)
def test_a_simulation_ends_like_any_game_and_its_seed_decides_it(key: str) -> None:
    game = pentakl.load(key)
    seats = begun(key, 1).seats
    ends = []
    for seed in (3, 3):
        state = game.simulation(seats, seed)
        assert state.playout(quick(1), game.max_decisions) > 0
        assert state.outcome is not None
        ends.append((state.outcome, state.table.face, state.table.known))
    assert ends[0] == ends[1]


def test_another_seed_deals_other_cards() -> None:
    game = pentakl.load("karmaka")
    one, other = game.simulation(2, 3).table, game.simulation(2, 4).table
    assert one.known != other.known


def test_a_simulation_answers_actions_as_any_game_does() -> None:
    state = pentakl.load("karmaka").simulation(2, 7)
    while movers := state.movers():
        state.step(movers[0], state.legal(movers[0])[0])
    assert state.outcome is not None


def test_a_simulation_that_was_played_on_can_be_neither_saved_nor_imagined() -> None:
    state = pentakl.load("karmaka").simulation(2, 7)
    while state.outcome is None:
        state.playout(quick(1), 1)
    for refused in (state.to_json, lambda: state.determinize(0, quick(1)), lambda: state.knowledge(0)):
        with pytest.raises(RuntimeError, match="neither saved nor determinized"):
            refused()


def test_the_next_game_of_a_simulated_match_is_simulated_too() -> None:
    state = pentakl.load("cardia").simulation(2, 1)
    while state.match.count == 0:
        state.playout(quick(1), 1)
    assert state.table.events is None
    state.playout(quick(2), 10_000)
    with pytest.raises(RuntimeError, match="neither saved nor determinized"):
        state.to_json()


def test_a_playout_follows_advice() -> None:
    asked: list[int] = []

    def last_option(state: State, choice: Choice, chance: Chance) -> int:
        asked.append(choice.seat)
        return choice.options[-1]

    advised, by_hand = begun("karmaka", 2), begun("karmaka", 2)
    assert advised.playout(quick(1), 12, last_option) == 12
    for seat in asked:
        choice = by_hand.pending[0]
        assert choice.seat == seat
        by_hand.take(choice, choice.options[-1])
    assert advised.digest() == by_hand.digest()


def test_a_view_without_previews_lacks_only_the_computed_part() -> None:
    state = begun("realms", 3)
    whole, bare = state.view(0), state.view(0, previews=False)
    table = whole["table"]
    assert isinstance(table, dict)
    assert table["mine"] is not None
    assert bare == {**whole, "table": {**table, "mine": None}}
