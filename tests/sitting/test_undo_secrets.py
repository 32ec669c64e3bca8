"""Undo must not let a player learn something and then take the action back, in any game.

The same action is carried out in the real world and in another one that the seat cannot rule out. If the seat is told
something else there, it has learned something, and undo must be refused. If it is told the same, undo must be allowed
in both worlds or in neither: otherwise that difference would tell it something.
"""

from __future__ import annotations

import json

import pytest

from pentakl.core.chance import quick
from pentakl.core.errors import PentaklError
from pentakl.core.state import State
from pentakl.games import keys, load
from pentakl.sitting import Sitting, open_sitting
from tests.conformance.cases import PLAYED_CASES, Case
from tests.games.cardia.language import cardia
from tests.games.karmaka.language import karmaka

ACTIONS = 100  # of random games, in every configuration


def sitting_of(case: Case, seed: int) -> Sitting:
    """Every seat is a person, and undo needs no consent."""
    people = [f"person-{seat}" for seat in range(case.seats)]
    sitting = open_sitting(
        {
            "do": "open", "game": case.game.key, "seats": case.seats, "options": case.options, "host": people[0],
            "undo": "free", "public": False,
        }
    )  # fmt: skip
    for seat, person in enumerate(people):
        sitting.enter(sitting.propose(person, person, {"do": "sit", "seat": seat}, 0))
    sitting.enter(sitting.propose(people[0], "", {"do": "start"}, seed))
    return sitting


def told(state: State, seat: int, action: int) -> tuple[str, bool] | None:
    """Everything that the seat is told and shown after its action, and whether undo is refused; None if the action is
    not possible in this world.
    """
    world = state.clone()
    try:
        events = world.apply(seat, action)
    except PentaklError:
        return None
    heard = json.dumps([world.scrubbed(events, seat), world.view(seat)], sort_keys=True)
    witnesses = (1 << state.seats) - 1
    return heard, state.foresee(seat, action, witnesses).is_revealing


@pytest.mark.parametrize("case", [case for case in PLAYED_CASES if case.game.key in keys()], ids=str)
def test_an_action_that_told_its_seat_something_cannot_be_taken_back(case: Case) -> None:
    seed = done = 0
    while done < ACTIONS:
        seed += 1
        chance = quick(seed)
        sitting = sitting_of(case, seed)
        state = sitting.state
        while sitting.phase == "playing" and done < ACTIONS:
            state = sitting.state
            assert state is not None
            choice = state.pending[chance.below(len(state.pending))]
            seat = choice.seat
            legal = state.legal(seat)
            action = legal[chance.below(len(legal))]
            done += 1
            if seat >= case.seats:
                sitting.enter({"do": "act", "seat": seat, "action": case.game.text(action)})
                continue
            real = told(state, seat, action)
            other = told(state.determinized(seat, quick(done)), seat, action)
            assert real is not None
            sitting.enter({"do": "act", "seat": seat, "action": case.game.text(action)})
            if sitting.may_undo(seat):
                assert other is None or other[0] == real[0], f"{case.game.text(action)} told seat {seat} something"
            if other is not None and other[0] == real[0]:
                assert other[1] == real[1], f"that {case.game.text(action)} stays done tells seat {seat} something"


# --- cases in which undo was once allowed by mistake


def at(game: str, state: State) -> Sitting:
    """Two people at a table where this position lies."""
    sitting = sitting_of(Case(load(game), 2, {}), seed=1)
    sitting.state = state
    return sitting


def test_a_draw_from_reshuffled_ruins_cannot_be_taken_back() -> None:
    """Everybody knew the cards of the Ruins, but nobody knew in which order they would come."""
    ruins = ["spite", "panic", "crisis", "swindle", "peek"]
    sitting = at("karmaka", karmaka(anna=["another_day"], bartek=["peek"], well=[], ruins=ruins).state)
    sitting.enter({"do": "act", "seat": 0, "action": "ability another_day"})
    assert not sitting.may_undo(0)


def test_learning_that_there_is_no_such_card_cannot_be_taken_back() -> None:
    """The Ambusher names a faction of which the rival holds nothing: another may not be tried."""
    sitting = at("cardia", cardia(anna=["ambusher", "judge"], bartek=["judge", "treasurer"]).state)
    sitting.enter({"do": "act", "seat": 0, "action": "play ambusher"})
    sitting.enter({"do": "act", "seat": 1, "action": "play treasurer"})
    sitting.enter({"do": "act", "seat": 0, "action": "rebellion"})
    assert not sitting.may_undo(0)


def test_the_last_of_several_answers_reveals_the_others_and_cannot_be_taken_back() -> None:
    """Bartek's Treasurer came back to his hand before everybody's eyes; that he plays it now is hidden nevertheless."""
    t = cardia(
        anna={"hand": ["djinn", "saboteur"], "row": ["judge"]},
        bartek={"hand": ["swamp_guardian"], "row": ["treasurer"]},
    )
    t.play(anna="djinn", bartek="swamp_guardian")
    sitting = at("cardia", t.state)
    sitting.enter({"do": "act", "seat": 1, "action": "play treasurer"})
    assert sitting.may_undo(1)
    sitting.enter({"do": "act", "seat": 0, "action": "play saboteur"})
    assert not sitting.may_undo(0)


def test_a_person_who_comes_back_to_their_chair_has_seen_the_hand() -> None:
    sitting = at("karmaka", karmaka(anna=["spite", "panic"], bartek={"hand": ["peek"], "deck": ["crisis"]}).state)
    sitting.enter(sitting.propose("person-1", "", {"do": "bot", "seat": 1, "bot": "random"}, 0))
    sitting.enter({"do": "act", "seat": 0, "action": "deed spite"})
    assert sitting.may_undo(0)  # a bot drew, no person
    sitting.enter(sitting.propose("person-1", "Bartek", {"do": "sit", "seat": 1}, 0))
    assert not sitting.may_undo(0)
