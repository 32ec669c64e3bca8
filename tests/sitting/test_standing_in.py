"""A bot stands in for somebody who is away; the person takes the seat back on return."""

from __future__ import annotations

from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening, snapshot


def with_bartek_away() -> Evening:
    evening = Evening(seats=3).seated(ANNA, BARTEK, CELINA).begun()
    evening.away = [1]
    return evening


def chair_of(evening: Evening, seat: int, person: str | None) -> object:
    chairs = evening.sitting.show(person)["chairs"]
    assert isinstance(chairs, list)
    return chairs[seat]


def test_a_bot_stands_in_under_the_absent_persons_name_until_they_come_back() -> None:
    evening = with_bartek_away()

    assert evening.says(CELINA, "stand-in", seat=1) == ["stood-in"]
    stand_in = {"kind": "bot", "name": "Bartek", "bot": "adept", "stands_in": True}
    assert chair_of(evening, 1, ANNA) == stand_in
    assert chair_of(evening, 1, BARTEK) == {**stand_in, "yours": True}
    while evening.asked() != 1:
        evening.plays()
    assert evening.sitting.bots_to_move() == [(1, "adept")]
    evening.plays()

    assert evening.says(BARTEK, "sit", seat=1) == ["came-back"]
    assert chair_of(evening, 1, ANNA) == {"kind": "human", "name": "Bartek", "guest": 1}
    assert evening.sitting.bots_to_move() == []
    assert snapshot(evening.again()) == snapshot(evening.sitting)


def test_only_an_absent_person_is_replaced_and_only_a_player_may_ask_for_it() -> None:
    evening = with_bartek_away()

    evening.refuses("not-away", ANNA, "stand-in", seat=2)
    evening.refuses("not-away", ANNA, "stand-in", seat=0)
    evening.refuses("not-seated", "person-who-watches", "stand-in", seat=1)
    evening.says(ANNA, "stand-in", seat=1)
    evening.refuses("nobody-there", ANNA, "stand-in", seat=1)


def test_before_the_game_the_host_frees_a_chair_instead() -> None:
    evening = Evening(seats=2).seated(ANNA, BARTEK)
    evening.away = [1]

    evening.refuses("not-playing", ANNA, "stand-in", seat=1)


def test_a_rematch_keeps_the_chair_of_a_person_who_is_still_away() -> None:
    evening = with_bartek_away()
    evening.says(ANNA, "stand-in", seat=1)
    evening.plays_to_the_end()
    evening.says(ANNA, "rematch")
    evening.says(CELINA, "rematch")

    assert [chair.name for chair in evening.sitting.chairs] == ["Celina", "Anna", "Bartek"]
    assert evening.says(BARTEK, "sit", seat=2) == ["came-back"]


def test_after_the_end_a_returning_person_may_take_another_bots_chair_and_no_bot_stands_in() -> None:
    evening = with_bartek_away()
    evening.says(ANNA, "stand-in", seat=1)
    evening.plays_to_the_end()
    evening.says(CELINA, "stand")
    evening.says(BARTEK, "sit", seat=2)

    assert [chair.name for chair in evening.sitting.chairs] == ["Anna", "Orion", "Bartek"]
    assert not any(chair.is_stand_in for chair in evening.sitting.chairs)
