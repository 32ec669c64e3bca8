"""Previews: what the game can say beforehand of an answer travels with the question, to the asked seat alone."""

from __future__ import annotations

from typing import Any

import pytest

from pentakl.core import table as core
from pentakl.core.chance import quick
from pentakl.core.flow import Choice
from pentakl.core.game import Game
from tests.tiny import HUSH, LAY, HushRules


class Foretold(HushRules):
    """Hush that says of a card how many of the five numbers it beats. `asked` counts how often it was called."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def preview(self, table: core.Table, choice: Choice, option: int) -> dict[str, object] | None:
        self.asked += 1
        return {"beats": table.face[option]} if choice.prompt == LAY else None


@pytest.fixture
def rules() -> Foretold:
    return Foretold()


def acts(state: Any, seat: int | None) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = state.view(seat)["acts"]
    return shown


def laying(rules: Foretold) -> Any:
    state = Game(rules).start(2, 1)
    state.apply(0, 3)
    return state


def test_every_answer_carries_its_preview(rules: Foretold) -> None:
    state = laying(rules)
    for seat in range(2):
        shown = [act for act in acts(state, seat) if act["word"] == "card"]
        assert len(shown) == 4
        assert [act["preview"]["beats"] for act in shown] == [rules.cards.index(act["card"]) for act in shown]


def test_where_nothing_can_be_said_nothing_is_sent(rules: Foretold) -> None:
    state = Game(rules).start(2, 1)
    assert [act["word"] for act in acts(state, 0)] == ["bow", "ready"]
    assert not any("preview" in act for act in acts(state, 0))
    plain: Any = HUSH.start(2, 1)
    plain.apply(0, 3)
    assert not any("preview" in act for act in acts(plain, 0))


def test_nobody_but_the_asked_seat_is_shown_a_preview(rules: Foretold) -> None:
    state = laying(rules)
    tokens = {act["token"] for act in acts(state, 0)}
    assert tokens.isdisjoint(act["token"] for act in acts(state, 1))
    assert acts(state, None) == []
    state.apply(0, state.legal(0)[-1])
    assert acts(state, 0) == []


def test_searches_ask_for_no_preview(rules: Foretold) -> None:
    state = laying(rules)
    asked = rules.asked
    state.legal(0)
    state.acts(1)
    state.scratch().playout(quick(1), 100)
    assert rules.asked == asked
