"""A game that does not end is stopped after two hundred turns per seat, reincarnations included."""

from __future__ import annotations

import pytest

from pentakl.games.karmaka.play import TURNS_A_SEAT
from tests.games.karmaka.language import Holding, SpokenKarmaka, karmaka


def last_turn(anna: Holding, bartek: Holding) -> SpokenKarmaka:
    """The very last turn is Anna's: when she has played, the limit is reached."""
    t = karmaka(anna={"hand": ["peek"], **anna}, bartek={"hand": ["panic"], **bartek})
    t.after_turns(2 * TURNS_A_SEAT - 1)
    return t


def test_the_limit_is_two_hundred_turns_a_seat_and_reincarnations_count() -> None:
    t = karmaka(anna={}, bartek={}, well=[])  # the table is bare: every turn is a reincarnation
    while t.winners is None:
        t.answers("anna" if t.turn == "anna" else "bartek", "stay")
    assert t.table.turns == 2 * 200
    assert t.rings("anna") == t.rings("bartek") == 200
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.reason == "turn-limit"


def test_before_the_limit_the_game_goes_on() -> None:
    t = karmaka(anna=["peek"], bartek=["panic"])
    t.after_turns(2 * TURNS_A_SEAT - 2)
    t.plays("anna", "deed peek")
    assert t.winners is None
    assert t.turn == "bartek"


def test_at_the_limit_the_higher_rung_wins() -> None:
    t = last_turn({"rung": "wolf"}, {"rung": "snake", "rings": 9, "deeds": ["spite", "vengeance"]})
    t.plays("anna", "deed peek")
    assert t.winners == ["anna"]


def test_on_the_same_rung_more_rings_win() -> None:
    t = last_turn({"rings": 2}, {"rings": 1, "deeds": ["spite", "vengeance"]})
    t.plays("anna", "deed peek")
    assert t.winners == ["anna"]


def test_with_equal_rings_more_points_of_the_best_colour_win() -> None:
    t = last_turn({"deeds": ["thievery"]}, {"deeds": ["spite", "sowing", "destiny"]})  # 3 + 1 blue against 3 red
    t.plays("anna", "deed peek")
    assert t.winners == ["anna"]


def test_with_everything_equal_it_is_a_draw() -> None:
    t = last_turn({}, {"deeds": ["recycle"]})
    t.plays("anna", "deed peek")
    assert t.winners == []


def test_among_three_a_tie_of_the_best_is_a_draw_for_all() -> None:
    t = karmaka(
        anna={"hand": ["peek"], "rung": "wolf", "deeds": []},
        bartek=["panic"],
        celina={"rung": "wolf", "deeds": ["recycle"]},
    )
    t.after_turns(3 * TURNS_A_SEAT - 1)
    t.plays("anna", "deed peek")
    assert t.winners == []


@pytest.mark.parametrize("better", ["anna", "celina"])
def test_a_team_stands_where_its_better_member_stands(better: str) -> None:
    t = karmaka(
        anna={"hand": ["peek"], "rung": "monkey" if better == "anna" else "beetle"},
        bartek={"hand": ["panic"], "rung": "wolf"},
        celina={"hand": ["crisis"], "rung": "monkey" if better == "celina" else "beetle"},
        daria={"hand": ["mimic"], "rung": "wolf"},
        variant="teams",
    )
    t.after_turns(4 * TURNS_A_SEAT - 1)
    t.plays("anna", "deed peek")
    assert t.winners == ["anna", "celina"]


def test_two_partners_who_stand_alike_do_not_tie_with_each_other() -> None:
    t = karmaka(
        anna=["peek"],
        bartek={"hand": ["panic"], "rung": "monkey"},
        celina={"hand": ["crisis"], "rung": "monkey"},
        variant="wolf",
    )
    t.after_turns(3 * TURNS_A_SEAT - 1)
    t.plays("anna", "deed peek")
    assert t.winners == ["bartek", "celina"]
