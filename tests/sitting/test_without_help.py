"""A table without help with counting: nobody is told their total, or what an answer leads to."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.core.documents import mapping
from pentakl.sitting import Refused
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("cardia", 2, {"locations": "haunted_catacombs"}),
    ("eter", 2, {}),
    ("karmaka", 2, {}),
    ("ravehard", 3, {}),
    ("realms", 2, {"variant": "draft"}),
    ("realms", 3, {"variant": "standard"}),
    ("realms", 3, {"variant": "chaos"}),
]
PEOPLE = [ANNA, BARTEK, CELINA]
# What a game computes for a person; the views of the other games have nothing of the kind.
COUNTED = {"realms": "mine", "cardia": "fatal_faction"}


@pytest.mark.once
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_without_help_views_leave_out_what_is_counted_and_no_answer_is_foreseen(
    game: str, seats: int, options: dict[str, str]
) -> None:
    helped = Evening(game=game, seats=seats, options=options).seated(*PEOPLE[:seats]).begun()
    alone = Evening(game=game, seats=seats, options=options, helps=False).seated(*PEOPLE[:seats]).begun()
    chance, was_counted = quick(1), False
    while alone.sitting.phase == "playing":
        for person in [*PEOPLE[:seats], None]:
            with_help, without = helped.sitting.view(person), alone.sitting.view(person)
            assert with_help is not None
            assert without is not None
            counted = mapping(with_help["table"]).pop(COUNTED.get(game, ""), None)
            was_counted = was_counted or counted is not None
            assert mapping(without["table"]).pop(COUNTED.get(game, ""), None) is None
            assert without == with_help, "nothing else depends on the help"
        acts = alone.acts(alone.asked())
        action = acts[chance.below(len(acts))]
        assert "events" in helped.sitting.foresee(helped.player(), action)
        with pytest.raises(Refused, match="without help"):
            alone.sitting.foresee(alone.player(), action)
        assert alone.plays(action) == helped.plays(action)

    assert was_counted == (game in COUNTED)
