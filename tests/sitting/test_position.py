"""Tables whose first game begins in a position, which is stored in the entry that opens the table."""

from __future__ import annotations

import json

import pytest

from pentakl.core.errors import BadOption, BadPosition
from pentakl.core.record import read_record
from pentakl.games import load
from pentakl.sitting import open_sitting, reopen_sitting
from pentakl.sitting.old_logs import over_before
from pentakl.sitting.result import NOTHING_KEPT
from tests.sitting.evening import ANNA, BARTEK, Evening, snapshot

KARMAKA = load("karmaka")


def position() -> dict[str, object]:
    """Anna has one card to play and Bartek two; the position also says whose turn it is."""
    return {"seats": [{"hand": ["spite"]}, {"hand": ["vengeance", "thievery"]}], "turn": 0}


def arranged(**more: object) -> Evening:
    return Evening(position={**position(), **more}).seated(ANNA, BARTEK).begun()


def hand_of(evening: Evening, person: str) -> list[str]:
    view = evening.sitting.view(person)
    assert view is not None
    seat = evening.sitting.seat_of(person)
    hand = json.loads(json.dumps(view))["table"]["players"][seat]["hand"]["cards"]
    return sorted(card["card"] for card in hand)


def test_the_first_game_begins_in_the_position() -> None:
    evening = arranged()

    assert hand_of(evening, ANNA) == ["spite"]
    assert hand_of(evening, BARTEK) == ["thievery", "vengeance"]
    assert evening.player() == ANNA
    evening.plays("deed spite")
    assert evening.sitting.actions[0][0] == 0


def test_what_the_position_leaves_open_is_shuffled_by_the_seed_of_the_start() -> None:
    one, other = Evening(position=position()), Evening(position=position())
    other.seed = 8
    decks = [each.seated(ANNA, BARTEK).begun().sitting.state for each in (one, other)]

    assert decks[0] is not None
    assert decks[1] is not None
    assert decks[0].digest() != decks[1].digest()
    fixed = [Evening(position={**position(), "seed": 3}).seated(ANNA, BARTEK) for _ in range(2)]
    fixed[1].seed = 8
    states = [each.begun().sitting.state for each in fixed]
    assert states[0] is not None
    assert states[1] is not None
    assert states[0].digest() == states[1].digest()


def test_the_log_gives_the_same_table_again() -> None:
    evening = arranged()
    evening.plays("deed spite")
    evening.plays()

    assert snapshot(evening.again()) == snapshot(evening.sitting)


def test_the_first_action_can_be_taken_back_to_the_position() -> None:
    evening = arranged()
    before = hand_of(evening, ANNA)
    evening.plays("deed spite")
    evening.says(ANNA, "undo")
    evening.says(BARTEK, "answer-undo", yes=True)

    assert hand_of(evening, ANNA) == before
    assert evening.player() == ANNA


def test_the_record_holds_the_position_and_replays_from_it() -> None:
    evening = arranged()
    evening.plays_to_the_end()
    result = evening.sitting.result
    assert result is not None

    record, claimed = read_record(result.record)

    assert record.position == position()
    outcome = record.replay(KARMAKA).outcome
    assert outcome is not None
    assert outcome.dump() == claimed


def test_a_rematch_is_dealt_as_always() -> None:
    evening = arranged()
    evening.plays_to_the_end()
    evening.says(ANNA, "rematch")
    evening.says(BARTEK, "rematch")

    dealt = KARMAKA.start(2, evening.seed)
    assert evening.sitting.state is not None
    assert evening.sitting.state.digest() == dealt.digest()
    assert evening.sitting.record().position is None
    assert "position" not in json.loads(evening.sitting.record().to_text(None))


def test_the_log_of_a_rematch_is_read_without_the_position() -> None:
    evening = arranged()
    evening.plays_to_the_end()
    evening.says(ANNA, "rematch")
    evening.says(BARTEK, "rematch")
    over = over_before(evening.entries, False)
    read = reopen_sitting(evening.entries[0])
    for index in range(1, len(over) - 1):
        read.enter_without_playing(evening.entries[index], over[index])
    read.result = NOTHING_KEPT
    read.enter(evening.entries[-1])

    assert read.position is None
    assert snapshot(read) == snapshot(evening.sitting)


def test_no_command_brings_a_position() -> None:
    evening = Evening().seated(ANNA, BARTEK)
    evening.says(ANNA, "start", position=position())

    assert evening.sitting.position is None
    assert evening.sitting.state is not None
    assert evening.sitting.state.digest() == KARMAKA.start(2, evening.seed).digest()


def test_a_position_that_does_not_fit_its_table_opens_none() -> None:
    opening = Evening().entries[0]
    with pytest.raises(BadPosition, match="not a position of karmaka"):
        open_sitting({**opening, "position": {"seats": [{"hand": ["castle"]}, {}]}})
    with pytest.raises(BadOption, match="other seats or options"):
        open_sitting({**opening, "position": {"seats": [{}, {}, {}]}})
    with pytest.raises(BadOption, match="other seats or options"):
        open_sitting({**opening, "seats": 3, "position": {"seats": [{}, {}, {}], "options": {"variant": "wolf"}}})
