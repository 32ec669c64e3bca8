"""Resigning, where two sides play against each other: the other side wins, and the record can be checked."""

from __future__ import annotations

import json

import pytest

from pentakl.core.record import read_record
from pentakl.games import keys, load
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening, snapshot

DANUTA = "person-danuta"


def for_two(game: str) -> Evening:
    """A table of two people some moves into a game."""
    variants = [{}, *[{"variant": variant} for option in load(game).rules.options for variant in option.choices]]
    options = next(options for options in variants if 2 in load(game).seats_for(options))
    evening = Evening(game=game, options=options).seated(ANNA, BARTEK).begun()
    for _ in range(5):
        evening.plays()
    return evening


@pytest.mark.parametrize("game", keys())
def test_a_player_who_resigns_loses_and_the_record_replays_to_that_end(game: str) -> None:
    evening = for_two(game)
    assert evening.says(BARTEK, "resign") == ["resigned", "game-ends"]

    state, result = evening.sitting.state, evening.sitting.result
    assert state is not None
    assert state.outcome is not None
    assert result is not None
    assert (state.outcome.winners, state.outcome.reason) == ([0], "resigned")
    assert evening.sitting.phase == "over"
    record, claimed = read_record(result.record)
    assert record.actions[-1] == (1, "resign")
    replayed = record.replay(evening.sitting.game)
    assert replayed.outcome is not None
    assert replayed.outcome.dump() == claimed == result.outcome
    assert evening.sitting.game.from_json(json.loads(json.dumps(state.to_json()))) == state.clone() == state
    assert state.view(0)["acts"] == []
    assert snapshot(evening.again()) == snapshot(evening.sitting)


def test_after_a_resignation_nothing_is_taken_back_and_a_rematch_begins() -> None:
    evening = Evening(undo="free").seated(ANNA, BARTEK).begun()
    mover = evening.plays_until(may_undo=True)
    evening.says(mover, "resign")

    evening.refuses("not-playing", mover, "undo")
    evening.refuses("not-playing", ANNA, "resign")
    evening.says(ANNA, "rematch")
    evening.says(BARTEK, "rematch")
    assert evening.sitting.phase == "playing"
    assert evening.sitting.show(ANNA)["may_resign"] is True


def test_a_team_resigns_when_all_its_people_agree() -> None:
    evening = Evening(seats=4, options={"variant": "teams"}).seated(ANNA, BARTEK, CELINA)
    evening.enter({"do": "sit", "seat": 3, "person": DANUTA, "name": "Danuta"})
    evening.begun()

    assert evening.says(ANNA, "resign") == ["would-resign"]
    assert evening.sitting.show(CELINA)["resigning"] == [0]
    evening.refuses("cannot-resign", ANNA, "resign")
    assert evening.says(CELINA, "resign") == ["resigned", "game-ends"]
    assert evening.sitting.state is not None
    assert evening.sitting.state.outcome is not None
    assert evening.sitting.state.outcome.winners == [1, 3]


def test_whoever_would_resign_may_play_on_until_the_partner_agrees() -> None:
    evening = Evening(seats=4, options={"variant": "teams"}).seated(ANNA, BARTEK, CELINA)
    evening.enter({"do": "sit", "seat": 3, "person": DANUTA, "name": "Danuta"})
    evening.begun()
    evening.refuses("not-resigning", ANNA, "play-on")
    evening.says(ANNA, "resign")

    assert evening.says(ANNA, "play-on") == ["plays-on"]
    assert evening.sitting.show(CELINA)["resigning"] == []
    assert evening.says(CELINA, "resign") == ["would-resign"], "Anna has to agree again"
    evening.refuses("not-resigning", ANNA, "play-on")
    assert evening.says(ANNA, "resign") == ["resigned", "game-ends"]
    evening.refuses("not-playing", ANNA, "play-on")
    assert snapshot(evening.again()) == snapshot(evening.sitting)


def test_a_bot_does_not_keep_its_partner_from_resigning() -> None:
    evening = Evening(seats=3, options={"variant": "wolf"}).seated(BARTEK, ANNA)
    evening.says(ANNA, "bot", seat=2, bot="greedy")
    evening.begun()

    assert evening.says(ANNA, "resign") == ["resigned", "game-ends"]


def test_among_three_who_play_for_themselves_nobody_resigns() -> None:
    evening = Evening(seats=3).seated(ANNA, BARTEK, CELINA).begun()

    assert evening.sitting.show(ANNA)["may_resign"] is False
    evening.refuses("cannot-resign", ANNA, "resign")
