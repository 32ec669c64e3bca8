"""Who may sit where, and when."""

from __future__ import annotations

import pytest

from pentakl.core.errors import BadOption
from pentakl.sitting import open_sitting
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening, snapshot


def chairs(evening: Evening) -> list[tuple[str, str]]:
    return [(chair.kind, chair.name) for chair in evening.sitting.chairs]


def test_people_and_bots_take_chairs_and_the_game_starts_when_none_is_empty() -> None:
    evening = Evening(seats=3)
    evening.says(ANNA, "sit", seat=0)
    evening.refuses("not-full", ANNA, "start")
    evening.says(BARTEK, "sit", seat=2)
    evening.says(ANNA, "bot", seat=1, bot="greedy")

    assert chairs(evening) == [("human", "Anna"), ("bot", "Orion"), ("human", "Bartek")]
    assert evening.says(BARTEK, "start")[0] == "game-begins"
    assert evening.sitting.phase == "playing"
    assert evening.sitting.round == 1


def test_two_bots_have_two_names_and_never_that_of_a_guest() -> None:
    evening = Evening(seats=4)
    evening.enter({"do": "sit", "seat": 0, "person": ANNA, "name": "Orion"})
    for seat in (1, 2, 3):
        evening.says(ANNA, "bot", seat=seat, bot="random")

    assert [name for _, name in chairs(evening)] == ["Orion", "Vega", "Rigel", "Mira"]


def test_a_chair_with_a_person_is_taken_and_nobody_sits_twice() -> None:
    evening = Evening().seated(ANNA)

    evening.refuses("taken", BARTEK, "sit", seat=0)
    evening.refuses("seated", ANNA, "sit", seat=1)
    evening.refuses("taken", BARTEK, "bot", seat=0, bot="greedy")


def test_a_person_without_a_nickname_cannot_sit() -> None:
    Evening().refuses("bad-name", "person-without-a-name", "sit", seat=0)


def test_only_the_host_places_bots_and_clears_chairs() -> None:
    evening = Evening(seats=3).seated(ANNA, BARTEK)

    evening.refuses("not-host", BARTEK, "bot", seat=2, bot="greedy")
    evening.refuses("not-host", BARTEK, "clear", seat=0)
    evening.says(ANNA, "clear", seat=1)
    assert chairs(evening)[1] == ("empty", "")


def test_only_people_at_the_table_may_start_set_the_pace_and_stand_up() -> None:
    evening = Evening().seated(ANNA)
    evening.says(ANNA, "bot", seat=1, bot="random")

    for do, fields in (("start", {}), ("pace", {"pace": "fast"}), ("stand", {})):
        evening.refuses("not-seated", CELINA, do, **fields)
    evening.says(ANNA, "pace", pace="fast")
    assert evening.sitting.pace == "fast"


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("dance", {}),
        ("sit", {}),
        ("sit", {"seat": 2}),
        ("sit", {"seat": -1}),
        ("sit", {"seat": True}),
        ("sit", {"seat": "0"}),
        ("bot", {"seat": 1, "bot": "hal"}),
        ("bot", {"seat": 1}),
        ("pace", {"pace": "never"}),
        ("pace", {}),
    ],
)
def test_an_invalid_command_is_refused(do: str, fields: dict[str, object]) -> None:
    person = CELINA if do == "sit" else ANNA
    Evening().seated(ANNA).refuses("bad-command", person, do, **fields)


def test_a_person_who_leaves_a_running_game_is_replaced_by_the_second_level_and_may_come_back() -> None:
    evening = Evening().seated(ANNA, BARTEK).begun()
    evening.says(BARTEK, "stand")

    assert chairs(evening)[1] == ("bot", "Orion")
    assert evening.sitting.chairs[1].bot == "adept"
    assert evening.sitting.show(BARTEK)["seat"] is None
    assert {"kind": "bot", "name": "Orion", "bot": "adept", "yours": True} in list_of_chairs(evening, BARTEK)
    assert "yours" not in str(list_of_chairs(evening, ANNA))

    evening.refuses("not-waiting", CELINA, "sit", seat=1)
    evening.says(BARTEK, "sit", seat=1)
    assert evening.sitting.show(BARTEK)["seat"] == 1


def test_nobody_comes_back_to_a_chair_that_they_left_before_the_game() -> None:
    """Anna tries two chairs and plays in the second: the first one's cards are not hers to see."""
    evening = Evening(seats=3)
    evening.says(ANNA, "sit", seat=0)
    evening.says(ANNA, "stand")
    evening.says(ANNA, "sit", seat=1)
    evening.says(ANNA, "bot", seat=0, bot="greedy")
    evening.says(BARTEK, "sit", seat=2)
    evening.begun()
    evening.says(ANNA, "stand")

    evening.refuses("not-waiting", ANNA, "sit", seat=0)
    evening.says(ANNA, "sit", seat=1)


def test_the_host_may_change_a_bot_in_mid_game_and_a_person_may_hand_over_to_one() -> None:
    evening = Evening().seated(ANNA)
    evening.says(ANNA, "bot", seat=1, bot="random")
    evening.begun()

    evening.says(ANNA, "bot", seat=1, bot="greedy")
    evening.says(ANNA, "bot", seat=0, bot="random")
    assert [chair.bot for chair in evening.sitting.chairs] == ["random", "greedy"]
    evening.refuses("not-waiting", ANNA, "clear", seat=1)


def test_bots_are_asked_when_their_seat_is() -> None:
    evening = Evening().seated(ANNA)
    evening.says(ANNA, "bot", seat=1, bot="random")
    assert evening.sitting.bots_to_move() == []
    evening.begun()

    while evening.asked() == 0:
        evening.plays()
    assert evening.sitting.bots_to_move() == [(1, "random")]
    evening.refuses("not-your-turn", ANNA, "act", action="pass")


@pytest.mark.parametrize(
    "change",
    [{"game": "chess"}, {"game": "../core"}, {"seats": 9}, {"seats": True}, {"options": ["teams"]}, {"undo": "maybe"},
     {"options": {"variant": "teams"}}, {"options": {"colour": "red"}}],
)  # fmt: skip
def test_an_impossible_table_is_not_opened(change: dict[str, object]) -> None:
    opening = Evening().entries[0] | change
    with pytest.raises(BadOption):
        open_sitting(opening)


def list_of_chairs(evening: Evening, person: str) -> list[object]:
    shown = evening.sitting.show(person)["chairs"]
    assert isinstance(shown, list)
    return shown


def test_every_bot_of_the_game_may_sit_here_also_those_that_are_no_longer_offered() -> None:
    """Old logs and lessons name them; a bot that does not exist is refused with the names of those offered."""
    for bot in ("apprentice", "adept", "mage", "archmage", "random", "greedy"):
        evening = Evening(seats=2).seated(ANNA)
        evening.says(ANNA, "bot", seat=1, bot=bot)
        assert evening.sitting.chairs[1].bot == bot
        assert snapshot(evening.again()) == snapshot(evening.sitting)
    for bot in ("genius", "archmage:5", "greedy:", ""):
        Evening(seats=2).seated(ANNA).refuses("bad-command", ANNA, "bot", seat=1, bot=bot)
