"""What the driver offers and Karmaka does not use: simultaneous questions, side actions, the clock, matches."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.core.errors import BadOption, BadPosition, IllegalAction, InvalidAction, NotYourTurn
from pentakl.core.flow import CLOCK
from pentakl.core.state import State
from tests.tiny import HUSH


def do(state: State, seat: int, text: str) -> list[dict[str, object]]:
    return state.scrubbed(state.apply(seat, HUSH.parse(text)), None)


def ready(seed: int = 1, wins: str = "1") -> State:
    """A game in which both players are asked for a card."""
    state = HUSH.start(2, seed, {"wins": wins})
    do(state, 0, "ready")
    return state


def test_simultaneous_answers_in_either_order_give_the_same_game() -> None:
    one, two = ready(), ready()
    first, second = (one.legal(seat)[-1] for seat in (0, 1))
    one.apply(0, first)
    events = one.scrubbed(one.apply(1, second), None)
    two.apply(1, second)
    assert two.scrubbed(two.apply(0, first), None) == events
    assert one.digest() == two.digest()


def test_an_answer_is_hidden_until_all_are_in_and_cannot_be_given_twice() -> None:
    state = ready()
    before = state.view(1)["table"]
    assert state.apply(0, state.legal(0)[0]) == []
    assert state.view(1)["table"] == before
    assert state.view(1)["asked"] == [
        {"seat": 0, "prompt": "lay", "answered": True},
        {"seat": 1, "prompt": "lay"},
    ]
    with pytest.raises(NotYourTurn):
        do(state, 0, "five")


def test_a_hidden_answer_is_imagined_anew_for_the_rival_and_kept_for_its_giver() -> None:
    state = ready()
    state.apply(0, state.legal(0)[0])
    laid = set()
    for seed in range(40):
        for seat in (0, 1):
            world = state.determinized(seat, quick(seed))
            events = world.apply(1, world.legal(1)[0])
            laid.add((seat, events[0].faces[0]))
    assert len([face for seat, face in laid if seat == 0]) == 1
    assert len([face for seat, face in laid if seat == 1]) > 2


def test_a_side_action_interrupts_nothing() -> None:
    state = HUSH.start(2, 1, {})
    assert state.legal(1) == [HUSH.parse("bow")]
    assert [event["kind"] for event in do(state, 1, "bow")] == ["bowed"]
    assert state.legal(1) == []
    assert HUSH.parse("ready") in state.legal(0)


def test_there_are_no_side_actions_in_the_middle_of_an_effect() -> None:
    state = ready()
    with pytest.raises(IllegalAction):
        do(state, 0, "bow")
    assert state.legal(CLOCK) == []


def test_time_running_out_is_an_action_of_the_clock() -> None:
    state = HUSH.start(2, 1, {})
    do(state, CLOCK, "time")
    assert [outcome.reason for outcome in state.match.played] == ["time"]


def test_a_match_goes_on_until_somebody_has_the_wins() -> None:
    state = HUSH.start(2, 3, {"wins": "2"})
    chance = quick(3)
    while state.outcome is None:
        played = len(state.match.played)
        choice = next(choice for choice in state.pending if not choice.side)
        legal = state.legal(choice.seat)
        events = state.apply(choice.seat, legal[chance.below(len(legal))])
        told = [event.kind for event in events]
        assert ("next-game" in told) == (len(state.match.played) > played and state.outcome is None)
    assert max(state.match.wins) == 2
    assert state.outcome.reason == "match"
    assert state.view(None)["match"] == state.match.dump()


def test_faces_stay_under_their_backs_when_imagined() -> None:
    state = ready()
    for seed in range(20):
        world = state.determinized(None, quick(seed))
        assert sorted(world.table.face[:5]) == sorted(world.table.face[5:]) == [0, 1, 2, 3, 4]


def test_a_card_laid_unseen_among_known_ones_is_only_heard_of() -> None:
    state = ready()
    table = state.table
    hand = table.zones()[0]
    for token in hand[:2]:
        table.show(token, 1 << 1)
    faces = {table.face[token] for token in hand[:2]}
    table.mingle(hand, 1 << 0)
    assert not any(table.sees(1, token) for token in hand)
    assert all(table.sees(0, token) for token in hand)
    seen = set()
    for seed in range(40):
        world = state.clone().table.copy()
        world.copy_tokens(table)
        world.determinize(1, quick(seed))
        assert faces <= {world.face[token] for token in hand}  # the rival still knows that they are among these
        seen.add(tuple(world.face[token] for token in hand))
    assert len(seen) > 5


def test_errors_name_what_is_wrong() -> None:
    state = HUSH.start(2, 1, {})
    with pytest.raises(InvalidAction, match="no action 99"):
        state.apply(0, 99)
    with pytest.raises(InvalidAction, match="no action 'fly'"):
        HUSH.parse("fly")
    with pytest.raises(IllegalAction, match="Seat 0 cannot 'five' when asked 'ready'; legal: bow, ready"):
        do(state, 0, "five")
    with pytest.raises(BadOption, match="no option 'colour'"):
        HUSH.start(2, 1, {"colour": "red"})
    with pytest.raises(BadOption, match="is one of 1, 2, not '7'"):
        HUSH.start(2, 1, {"wins": "7"})
    with pytest.raises(BadOption, match="is for 2 seats, not 3"):
        HUSH.start(3, 1, {})
    with pytest.raises(BadOption, match="A seed"):
        HUSH.start(2, -1, {})
    with pytest.raises(BadPosition, match="not a state of hush"):
        HUSH.from_json({"game": "chess"})


@pytest.mark.parametrize("damage", ["table", "settings", "match"])
def test_a_damaged_document_is_refused(damage: str) -> None:
    document = ready().to_json()
    wrong: object
    for wrong in ([], "text", None, {"seats": 2}):
        with pytest.raises(BadPosition):
            HUSH.from_json({**document, damage: wrong})


def test_a_scratch_state_cannot_be_copied_in_the_middle_of_an_effect() -> None:
    scratch = ready().scratch()
    with pytest.raises(RuntimeError, match="scratch"):
        scratch.clone()
    with pytest.raises(RuntimeError, match="scratch"):
        scratch.to_json()


def test_a_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert HUSH.start(2, 2**128 - 1, {}).digest() == HUSH.start(2, 2**128 - 1, {}).digest()
    assert HUSH.start(2, 1, {}).digest() != HUSH.start(2, 2, {}).digest()


def test_chance_is_uniform_enough() -> None:
    for chance in (quick(5), HUSH.start(2, 9, {}).table.chance):
        counts = [0] * 6
        for _ in range(6000):
            counts[chance.below(6)] += 1
        assert min(counts) > 800
