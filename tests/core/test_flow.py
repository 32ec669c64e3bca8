"""Questions of a flow, answered by hand: no driver, no game."""

from __future__ import annotations

import pytest

from pentakl.core.flow import Choice, choose_together


def test_several_asked_together_give_their_answers_in_order() -> None:
    flow = choose_together([Choice(0, 0, [5, 6]), Choice(1, 0, [7, 8])])
    asked = next(flow)
    asked.answers = [6, 7]
    with pytest.raises(StopIteration) as end:
        flow.send(6)
    assert end.value.value == [6, 7]


def test_a_single_seat_asked_together_gives_its_answer_too() -> None:
    """Who is asked may depend on the position; the driver treats a single question as an ordinary one."""
    flow = choose_together([Choice(1, 0, [7, 8])])
    assert next(flow).others == []
    with pytest.raises(StopIteration) as end:
        flow.send(8)
    assert end.value.value == [8]
