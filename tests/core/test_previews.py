"""Previews: a game may add its own description of an answer to the foresight, for the asked seat only."""

from __future__ import annotations

from typing import Any

import pytest

from pentakl.core import table as core
from pentakl.core.chance import quick
from pentakl.core.errors import IllegalAction
from pentakl.core.flow import Choice
from pentakl.core.game import Game
from pentakl.core.rules import Rules
from pentakl.core.viewer import Viewer
from tests.tiny import HUSH, LAY, HushRules


class Foretold(HushRules):
    """Hush with a preview: how many of the five numbers a card beats. `asked` counts the calls."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def preview(
        self, table: core.Table, choice: Choice, option: int, after: core.Table, stopped: str, viewer: Viewer
    ) -> dict[str, object] | None:
        self.asked += 1
        return {"beats": table.face[option]} if choice.prompt == LAY else None


@pytest.fixture
def rules() -> Foretold:
    return Foretold()


def laying(rules: Rules) -> Any:
    state = Game(rules).start(2, 1)
    state.apply(0, state.rules.action_of("ready"))
    return state


def test_a_considered_answer_carries_its_preview(rules: Foretold) -> None:
    state = laying(rules)
    for seat in range(2):
        acts = [act for act in state.view(seat)["acts"] if act["word"] == "card"]
        assert len(acts) == 4
        for act in acts:
            shown = state.shown_foresight(seat, act["action"], Viewer(seat))
            assert shown["preview"] == {"beats": rules.cards.index(act["card"])}


def test_where_the_game_has_nothing_to_add_no_preview_is_sent(rules: Foretold) -> None:
    state = Game(rules).start(2, 1)
    assert "preview" not in state.shown_foresight(0, rules.action_of("ready"), Viewer(0))
    plain = laying(HUSH.rules)
    assert "preview" not in plain.shown_foresight(0, plain.legal(0)[-1], Viewer(0))


def test_what_a_seat_may_not_do_is_not_foreseen_for_it(rules: Foretold) -> None:
    state = laying(rules)
    state.apply(0, state.legal(0)[-1])
    with pytest.raises(IllegalAction):
        state.shown_foresight(0, state.legal(1)[-1], Viewer(0))


def test_views_and_searches_ask_for_no_preview(rules: Foretold) -> None:
    state = laying(rules)
    state.legal(0)
    state.acts(1)
    state.view(0)
    state.scratch().playout(quick(1), 100)
    assert rules.asked == 0
