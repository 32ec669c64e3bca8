"""Hints at a table: who may take one, what everybody sees of it, and what nobody may see."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.sitting import Refused
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening, snapshot


def takes_hint(evening: Evening, person: str) -> list[str]:
    """The kinds of the events that everybody is told; [] if there is no entry."""
    entry = evening.sitting.propose_hint(person)
    return [] if entry is None else evening.enter(entry)


def refusal(evening: Evening, person: str) -> str:
    before = snapshot(evening.sitting)
    with pytest.raises(Refused) as refused:
        evening.sitting.propose_hint(person)
    assert snapshot(evening.sitting) == before
    return refused.value.code


def against_a_bot(undo: str = "ask") -> Evening:
    evening = Evening(undo=undo).seated(ANNA)
    evening.says(ANNA, "bot", seat=1, bot="greedy")
    evening.begun()
    while evening.asked() != 0:
        evening.plays()
    return evening


def test_against_bots_anybody_may_take_hints_and_the_chronicle_says_so() -> None:
    evening = against_a_bot()
    assert evening.sitting.show(ANNA)["may_hint"] is True
    acts, position = evening.acts(0), evening.sitting.actions[:]

    assert takes_hint(evening, ANNA) == ["took-hint"]

    assert evening.sitting.last_events(None) == [{"kind": "took-hint", "seat": 0}]
    assert (evening.acts(0), evening.sitting.actions) == (acts, position), "nothing in the game has changed"
    assert snapshot(evening.again()) == snapshot(evening.sitting)


def test_a_position_has_one_entry_however_often_its_hint_is_read() -> None:
    evening = against_a_bot()
    assert takes_hint(evening, ANNA) == ["took-hint"]
    assert takes_hint(evening, ANNA) == []
    evening.plays()
    while evening.asked() != 0:
        evening.plays()
    assert takes_hint(evening, ANNA) == ["took-hint"]


def test_another_answer_after_taking_one_back_is_another_position() -> None:
    evening = against_a_bot(undo="free")
    for act in evening.acts(0):
        evening = against_a_bot(undo="free")
        evening.plays(act)
        if evening.sitting.may_undo(0) and evening.asked() == 0:
            break
    assert takes_hint(evening, ANNA) == ["took-hint"]
    evening.says(ANNA, "undo")
    evening.plays(act)
    assert takes_hint(evening, ANNA) == ["took-hint"]


def test_with_other_people_only_a_table_opened_with_hints_gives_them() -> None:
    without = Evening().seated(ANNA, BARTEK).begun()
    assert without.sitting.show(without.player())["may_hint"] is False
    assert refusal(without, without.player()) == "no-hints"

    opened = Evening(hints=True).seated(ANNA, BARTEK).begun()
    assert opened.sitting.show(None)["hints"] is True
    assert takes_hint(opened, opened.player()) == ["took-hint"]


def test_whoever_has_left_the_game_may_come_back_and_still_counts() -> None:
    evening = Evening().seated(ANNA, BARTEK).begun()
    evening.says(BARTEK, "stand")
    assert evening.sitting.may_hint(0) is False
    evening.says(BARTEK, "sit", seat=1)
    evening.away = [1]
    evening.says(ANNA, "stand-in", seat=1)
    assert evening.sitting.may_hint(0) is False


def test_only_whoever_is_asked_gets_a_hint() -> None:
    evening = Evening(hints=True).seated(ANNA, BARTEK)
    assert refusal(evening, ANNA) == "not-playing"
    evening.begun()
    other = BARTEK if evening.player() == ANNA else ANNA
    assert refusal(evening, other) == "not-your-turn"
    assert refusal(evening, CELINA) == "not-seated"


def sealed(people: list[str], hints: bool) -> Evening:
    """A duel of Ravehard where Anna is asked a sealed question; an empty seat is a bot's."""
    evening = Evening(game="ravehard", hints=hints).seated(*people)
    if len(people) == 1:
        evening.says(ANNA, "bot", seat=1, bot="greedy")
    evening.begun()
    chance = quick(1)
    while not (evening.sitting.has_sealed_question() and evening.asked() == 0):
        legal = evening.acts(evening.asked())
        evening.plays(legal[chance.below(len(legal))])
    return evening


def test_while_answers_are_sealed_a_hint_would_show_who_has_not_answered() -> None:
    evening = sealed([ANNA, BARTEK], hints=True)
    assert evening.sitting.show(ANNA)["may_hint"] is False
    assert refusal(evening, ANNA) == "hint-sealed"


def test_alone_with_bots_a_sealed_question_has_hints_without_an_entry() -> None:
    evening = sealed([ANNA], hints=False)
    before = snapshot(evening.sitting)
    assert evening.sitting.show(ANNA)["may_hint"] is True
    assert evening.sitting.propose_hint(ANNA) is None
    assert snapshot(evening.sitting) == before


def test_a_new_game_begins_without_hints() -> None:
    evening = against_a_bot()
    takes_hint(evening, ANNA)
    evening.plays_to_the_end()
    evening.says(ANNA, "rematch")
    assert evening.sitting.hinted == [-1, -1]
