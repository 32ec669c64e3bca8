"""What the browser's table can say beforehand: a considered card, and the row after an answer."""

from __future__ import annotations

from typing import Any

from pentakl.games.cardia.preview import after
from tests.games.cardia.language import CardiaTable, Holding, cardia


def considered(t: CardiaTable, seat: str, card: str) -> Any:
    view: Any = t.state.view(t.seats.index(seat))
    shown = view["table"]["players"][t.seats.index(seat)]["considered"]
    return next(each for each in shown if each["card"] == card)


def foreseen(t: CardiaTable, answer: str) -> list[int] | None:
    """The signets after an answer to the open question."""
    choice = t.state.pending[0]
    for option in choice.options:
        action = t.game.rules.act(t.table, choice, option).action
        if t.game.text(action) == answer:
            world = after(t.table, choice, option)
            return None if world is None else world.score()
    raise AssertionError(f"'{answer}' is no answer now")


ANNA: Holding = {
    "hand": ["clockmaker", "judge", "treasurer", "surgeon"],
    "row": ["saboteur", "palace_guard"],
    "next": {"modifier": 3},
}
BARTEK: Holding = {"hand": ["djinn"], "row": ["saboteur", "ambusher"]}


def test_a_considered_card_arrives_with_what_waits_for_it() -> None:
    t = cardia(anna=ANNA, bartek=BARTEK)
    assert considered(t, "anna", "surgeon")["influence"] == 6
    assert considered(t, "anna", "surgeon")["turns"] == []


def test_a_considered_card_tells_which_encounters_it_would_turn_by_losing() -> None:
    t = cardia(anna=ANNA, bartek=BARTEK)
    assert considered(t, "anna", "clockmaker")["turns"] == [{"encounter": 2, "winners": [0]}]
    assert considered(t, "anna", "judge")["turns"] == [{"encounter": 1, "winners": [0]}]
    assert considered(t, "anna", "judge")["signets"] == [1, 1]
    assert considered(t, "anna", "treasurer")["turns"] == []
    assert considered(t, "anna", "treasurer")["signets"] == [0, 2]


def test_the_second_seat_considers_just_as_well() -> None:
    t = cardia(anna=BARTEK, bartek=ANNA)
    assert considered(t, "bartek", "clockmaker")["turns"] == [{"encounter": 2, "winners": [1]}]


def test_only_ones_own_cards_are_considered() -> None:
    t = cardia(anna=ANNA, bartek=BARTEK)
    view: Any = t.state.view(0)
    assert view["table"]["players"][1]["considered"] == []
    watched: Any = t.state.view(None)
    assert [player["considered"] for player in watched["table"]["players"]] == [[], []]


def test_considering_changes_nothing() -> None:
    t = cardia(anna=ANNA, bartek=BARTEK)
    before = t.state.digest()
    considered(t, "anna", "judge")
    assert t.state.digest() == before


def test_the_row_after_each_half_of_the_inventors_ability() -> None:
    t = cardia(anna={"hand": ["inventor"], "row": ["palace_guard"]}, bartek={"hand": ["djinn"], "row": ["judge"]})
    t.play(anna="inventor", bartek="djinn")
    assert foreseen(t, "inventor") == [1, 1]
    t.answers("anna", "inventor")
    assert foreseen(t, "rival judge") == [2, 0]
    assert foreseen(t, "palace_guard") == [1, 1]
    t.answers("anna", "rival judge")
    assert [t.signets("anna"), t.signets("bartek")] == [2, 0]


def test_the_row_after_moved_tokens() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["kinesis_mage"], "row": ["aristocrat", "envoy+5"]},
        bartek={"hand": ["successor"], "row": ["engineer", "prodigy"]},
    )
    t.play(anna="kinesis_mage", bartek="successor")
    assert foreseen(t, "envoy") is None  # that depends on the card that gets the tokens
    t.answers("anna", "envoy")
    assert foreseen(t, "aristocrat") == [1, 2]
    t.answers("anna", "aristocrat")
    assert [t.signets("anna"), t.signets("bartek")] == [1, 2]
