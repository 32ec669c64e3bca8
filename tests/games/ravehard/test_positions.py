"""`game.arrange` and its inverse `describe`."""

from __future__ import annotations

import json

import pytest

from pentakl.core.errors import BadPosition
from pentakl.games.ravehard import describe
from pentakl.games.ravehard.rules import GAME
from tests.conformance.checks import states
from tests.games.ravehard.language import duel, story


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_quiet_moment_of_a_game_can_be_described_and_arranged(seats: int) -> None:
    described = 0
    for state in states(GAME, seats, {"characters": "chosen"}, seats):
        if not state.is_mid_effect and state.outcome is None:
            document = describe(state)
            again = GAME.arrange(json.loads(json.dumps(document)))
            assert describe(again) == document
            assert [again.legal(seat) for seat in range(seats)] == [state.legal(seat) for seat in range(seats)]
            described += 1
    assert described > 5


def test_a_position_holds_everything_open_and_hidden() -> None:
    t = story(
        anna={
            "life": 5,
            "hand": ["royal_sneeze"],
            "shields": [{"card": "velvet_parry", "on": ["duct_tape_of_ages"]}],
            "tools": ["frozen_trout", "fondue_set"],
            "flirts": [{"card": "smoke_signal", "message": 2, "from": 1}],
            "skips": ["strategic"],
        },
        boss={"card": "mime_lich", "life": 7, "fury": 3, "turns": 4},
        beaten="bartek",
        turns_left=2,
        story=["ring_dance", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        actions={"scheme": 1},
    )
    position = t.position
    anna = position["seats"][0]
    assert (anna["life"], anna["level"], anna["hand"]) == (5, "obverse", ["royal_sneeze"])
    assert anna["shields"] == [{"card": "velvet_parry", "on": ["duct_tape_of_ages"]}]
    assert anna["flirts"] == [{"card": "smoke_signal", "message": 2, "from": 1}]
    assert position["boss"] == {"card": "mime_lich", "life": 7, "change": 0, "fury": 3, "turns": 4}
    assert position["story"] == ["ring_dance", "archmages_chamber"]
    assert position["actions"] == {"strategic": 0, "offensive": 0, "scheme": 1}
    assert (position["beaten"], position["turns_left"]) == (1, 2)


def test_piles_are_written_from_the_top() -> None:
    t = story(decks={"majestic": ["royal_sneeze", "velvet_parry"]}, anna={"hand": ["bolt_basic"] * 3})
    t.plays("anna", "end")
    assert "royal_sneeze" in t.hand("anna")
    assert t.position["decks"]["majestic"] == ["velvet_parry"]


def test_a_duel_describes_coin_and_lanes() -> None:
    t = duel(coin="bartek", anna={"shields": [{"card": "velvet_parry", "lane": 2}]})
    assert t.position["coin"] == 1
    assert t.position["seats"][0]["shields"] == [{"card": "velvet_parry", "on": [], "lane": 2}]


def test_a_standing_pass_is_part_of_a_position() -> None:
    t = story(anna={"hand": ["bolt_basic"]}, bartek={"shields": ["sip_of_a_soul"]})
    t.plays("anna", "cast bolt_basic", "boss")
    t.answers("bartek", "pass-turn")
    assert [seat["passes"] for seat in t.position["seats"]] == [False, True, False]
    again = GAME.arrange(t.position)
    assert describe(again) == t.position


def test_no_position_is_described_in_the_middle_of_an_effect() -> None:
    t = story(anna={"hand": ["bolt_basic"]})
    t.plays("anna", "cast bolt_basic")
    with pytest.raises(ValueError, match="between two actions"):
        describe(t.state)
    assert t.asks("anna: target")


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"seats": [{}, {}, {}], "weather": 1}, "has no 'weather'"),
        ({"seats": [{"hat": 1}, {}, {}]}, "a seat has no 'hat'"),
        ({"seats": [{"hand": ["umbrella"]}, {}, {}]}, "there is no card 'umbrella'"),
        ({"seats": [{"hand": ["dance_off", "dance_off"]}, {}, {}]}, "no 'dance_off' left"),
        ({"seats": [{"life": 13}, {}, {}]}, "has 1 to 12 life"),
        ({"seats": [{}, {}, {}], "turn": 3}, "there is no seat 3"),
        ({"seats": [{"level": "dead"}, {}, {}], "actions": {"strategic": 1}}, "a dead player can only scheme"),
        ({"seats": [{}, {}, {}], "phase": "lunch"}, "a position begins with one of"),
        ({"seats": [{"shields": ["velvet_parry"] * 3 + ["sip_of_a_soul"] * 2}, {}, {}]}, "no room for so many"),
        ({"seats": [{}, {}, {}], "boss": {"card": "ring_dance"}}, "no card of bosses 'ring_dance'"),
        ({"seats": [{"shields": [{"card": "velvet_parry", "lane": 2}]}, {}, {}]}, "there is no lane 2"),
    ],
)
def test_an_invalid_position_is_refused_with_a_reason(position: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.arrange(position)
