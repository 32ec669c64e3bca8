"""The conformance list over every state of random games of every game."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.core.record import Record, read_record
from tests.conformance import checks
from tests.conformance.cases import IS_BRIEF, PLAYED_CASES, PLAYED_LATE_CASES, Case

# How many states of a game the costly checks look at, evenly spread.
MOST_STATES = 30
MOST_STATES_IN_BRIEF = 20

all_cases = pytest.mark.parametrize("case", PLAYED_CASES, ids=str)


@pytest.mark.parametrize("case", PLAYED_CASES + PLAYED_LATE_CASES, ids=str)
def test_every_state_passes_the_conformance_list(case: Case, random_games: int) -> None:
    """All checks; the costly ones on every third state, on fewer in long games and in runs with few games."""
    most = MOST_STATES_IN_BRIEF if IS_BRIEF else MOST_STATES
    for seed in range(max(random_games // 10, 1)):
        chance = quick(seed + 1)
        length = sum(1 for _ in checks.Journey(case.start(seed), seed).states())
        step = -(-length // most)
        journey = checks.Journey(case.start(seed), seed)
        with journey.naming(case):
            for number, state in enumerate(journey.states()):
                checks.check_cards(state)
                checks.check_flows(state)
                if number % step != seed % step:
                    continue
                if state.is_mid_effect:
                    checks.check_stale_faces(state, chance)
                    checks.check_hidden_answers(state)
                if state.table.secrets:
                    checks.check_secrets(state, chance)
                    checks.check_private_answers(state)
                if number // step % 3 == seed % 3:
                    checks.check_layout(state)
                    checks.check_actions(case.game, state, chance)
                    checks.check_acts(state)
                    checks.check_clone(state, chance)
                    checks.check_json(case.game, state)
                    checks.check_view(state, chance)
                    checks.check_exclusions(state)
                    checks.check_honest(state, chance)
                    checks.check_tracks(state, journey.viewers, chance)
                checks.check_foresight(state, chance)
                checks.check_leaks(state, chance)


@all_cases
def test_a_record_replays_to_the_same_state(case: Case) -> None:
    game = case.game
    state = game.start(case.seats, 5, case.options)
    record = Record(game.key, game.rules_version, case.seats, case.options, 5)
    chance = quick(3)
    while state.outcome is None:
        seat, action = checks.random_action(state, chance)
        state.apply(seat, action)
        record.actions.append((seat, game.text(action)))
    again, claimed = read_record(record.to_text(state.outcome.dump()))
    assert claimed == state.outcome.dump()
    assert again.replay(game).digest() == state.digest()


@all_cases
def test_games_end_with_winners_among_the_seats(case: Case, random_games: int) -> None:
    for seed in range(random_games):
        state = case.game.start(case.seats, seed, case.options)
        made = state.playout(quick(seed), case.game.max_decisions)
        outcome = state.outcome
        assert outcome is not None, f"seed {seed} does not end"
        assert made <= case.game.longest(case.seats, case.options) <= case.game.max_decisions
        assert set(outcome.winners) <= set(range(case.seats))
        assert not (outcome.winners and outcome.everybody_lost)
        assert len(outcome.points) == case.seats
        assert state.pending == ()
        assert all(state.legal(seat) == [] for seat in range(case.seats))
