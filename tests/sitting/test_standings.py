"""After the end everybody is told the largest change in the standings, and which card caused it."""

from __future__ import annotations

import pytest

from pentakl.core.documents import mapping
from pentakl.games.realms.best import best_choices
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening, snapshot

RIVALS = [
    ["swamp", "rangers", "warship", "hydra", "fire_elemental", "lightning", "magic_wand"],
    ["king", "collector", "unicorn", "bell_tower", "great_flood", "wildfire", "sword_of_keth"],
]
ANNAS = ["mountain", "cavern", "earth_elemental", "forest", "princess", "queen", "candle"]
AREA = ["dragon", "dwarvish_infantry", "beastmaster", "basilisk", "smoke", "warlock_lord", "elven_archers", "blizzard"]


def points(hand: list[str]) -> int:
    return best_choices(hand).score.total


def swing_of(evening: Evening, person: str | None = ANNA) -> object:
    return evening.sitting.show(person)["swing"]


def test_realms_a_hand_and_the_card_that_came_into_it() -> None:
    """Anna takes a card that is worth much to her; the two others take what they discard again, until it is over."""
    hands = [ANNAS, *RIVALS]
    position: dict[str, object] = {
        "seats": [{"hand": hand} for hand in hands], "discard": AREA, "options": {"variant": "standard"},
    }  # fmt: skip
    evening = Evening(game="realms", seats=3, options={"variant": "standard"}, position=position)
    evening.seated(ANNA, BARTEK, CELINA).begun()
    evening.plays("take dwarvish_infantry")
    evening.plays("discard candle")
    while evening.sitting.phase == "playing":
        assert swing_of(evening) is None
        if "take dragon" in evening.acts(evening.asked()):
            evening.plays("take dragon")
            evening.plays("discard dragon")
        else:
            evening.plays("best")

    after = [*[card for card in ANNAS if card != "candle"], "dwarvish_infantry"]
    told = mapping(swing_of(evening))
    assert (told["game"], told["seat"], told["card"]) == (1, 0, "dwarvish_infantry")
    assert told["before"] == [points(hand) for hand in hands]
    assert told["after"] == [points(after), *(points(hand) for hand in RIVALS)]
    assert told == swing_of(evening, BARTEK) == swing_of(evening, None)


@pytest.mark.parametrize("game", ["cardia", "eter"])
def test_of_a_match_it_names_game_and_round(game: str) -> None:
    evening = Evening(game=game).seated(ANNA, BARTEK).begun()
    evening.plays_to_the_end()

    state, told = evening.sitting.state, mapping(swing_of(evening))
    assert state is not None
    assert told["game"] in range(1, len(state.match.played) + 1)
    assert told["round"] != 0
    assert told["before"] != told["after"]
    assert snapshot(evening.again()) == snapshot(evening.sitting)


def test_what_was_taken_back_does_not_count() -> None:
    evening = Evening(game="eter", undo="free").seated(ANNA, BARTEK).begun()
    evening.plays_until(may_undo=True)
    kept = len(evening.sitting.actions)
    evening.says(evening.sitting.chairs[evening.sitting.actions[-1][0]].person, "undo")
    assert len(evening.sitting.actions) == kept - 1
    evening.plays_to_the_end()

    untouched = Evening(game="eter", undo="free").seated(ANNA, BARTEK).begun()
    for _, action in evening.sitting.actions:
        untouched.plays(evening.sitting.game.text(action))
    assert swing_of(untouched) == swing_of(evening)


def test_a_game_without_a_standing_tells_none() -> None:
    evening = Evening(game="karmaka").seated(ANNA, BARTEK).begun()
    evening.plays_to_the_end()
    assert swing_of(evening) is None
