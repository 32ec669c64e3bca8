"""All sixteen decks and many sets of locations, played through with the conformance list on some of their states."""

from __future__ import annotations

import itertools

import pytest

import pentakl
from pentakl.core.chance import quick
from tests.conformance import checks

MIXES = ["".join(digits) for digits in itertools.product("12", repeat=4)]


@pytest.mark.once
@pytest.mark.parametrize("mix", MIXES)
def test_a_mix_passes_the_conformance_list(mix: str) -> None:
    """One game with two random locations each; every seventh state is looked at closely."""
    game = pentakl.load("cardia")
    seed = int(mix, 3)
    chance = quick(seed)
    options = {"deck": mix, "locations": "random:2", "wins": "1"}
    for number, state in enumerate(checks.states(game, 2, options, seed)):
        checks.check_cards(state)
        checks.check_leaks(state, chance)
        checks.check_stale_faces(state, chance)
        checks.check_hidden_answers(state)
        if number % 7 == 0:
            checks.check_actions(game, state, chance)
            checks.check_clone(state, chance)
            checks.check_json(game, state)
            checks.check_view(state, chance)


@pytest.mark.parametrize("mix", MIXES)
def test_games_of_a_mix_end_under_any_number_of_locations(mix: str) -> None:
    game = pentakl.load("cardia")
    for count in range(9):
        state = game.start(2, int(mix) + count, {"deck": mix, "locations": f"random:{count}"})
        state.playout(quick(count), game.max_decisions)
        assert state.outcome is not None
