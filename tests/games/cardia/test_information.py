"""Who knows what at a table of Cardia: hidden cards stay hidden, and imagined worlds fit what everybody has seen."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pentakl.games.cardia.printed import FACTION, NAMES
from tests.games.cardia.language import SpokenCardia, cardia

GUILD_OF_DECK_ONE = {"surgeon", "palace_guard", "clockmaker", "inventor"}


def sent(t: SpokenCardia, viewer: str) -> str:
    """Everything that a viewer is sent."""
    return json.dumps([t.state.view(t.viewer(viewer)), t.state.scrubbed(t.log, t.viewer(viewer))])


# --- zones


def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    t = cardia(anna=["judge", "djinn"], bartek=["surgeon"])
    assert t.sees("anna", "anna's hand") == ["judge", "djinn"]
    assert t.sees("bartek", "anna's hand") == t.sees("a watcher", "anna's hand") == ["?", "?"]


def test_nobody_sees_a_deck_and_everybody_sees_discards_and_row() -> None:
    t = cardia(
        anna={"hand": ["judge"], "row": ["saboteur"], "discard": ["djinn"]},
        bartek={"hand": ["surgeon"], "row": ["judge"]},
    )
    for viewer in ("anna", "bartek", "a watcher"):
        assert set(t.sees(viewer, "anna's deck")) == {"?"}
        assert t.sees(viewer, "anna's discard") == ["djinn"]
        assert t.sees(viewer, "anna's row") == ["saboteur"]


def test_a_card_taken_back_from_the_row_stays_known_in_the_hand() -> None:
    t = cardia(
        anna={"hand": ["swamp_guardian", "surgeon"], "row": ["judge"], "deck": []},
        bartek={"hand": ["djinn", "inventor"], "row": ["saboteur"]},
    )
    t.play(anna="swamp_guardian", bartek="djinn")
    assert t.sees("bartek", "anna's hand") == ["judge", "?"]
    t.play(anna="surgeon", bartek="inventor")
    assert t.sees("bartek", "anna's hand") == ["judge"]


def test_a_known_card_may_be_the_one_in_the_fog() -> None:
    t = cardia(
        locations="foggy_swamp",
        anna={"hand": ["judge", "surgeon", "saboteur"], "row": ["mediator"], "placed": ["swamp_guardian"], "deck": []},
        bartek={"hand": ["ambusher", "inventor", "surgeon"], "row": ["saboteur"], "placed": ["djinn"]},
    )
    t.play(anna="surgeon", bartek="ambusher")
    assert t.sees("bartek", "anna's hand") == ["mediator", "?", "?"]
    t.play(anna="judge", bartek="inventor")
    assert t.sees("bartek", "anna's hand") == ["?", "?"]
    hands = [hand for hand, _ in t.imagined("bartek", "anna")]
    assert any("mediator" in hand for hand in hands)
    assert any("mediator" not in hand for hand in hands)


def test_a_card_put_under_the_deck_is_known_to_its_owner_alone() -> None:
    t = cardia(
        locations="scrapyard",
        anna={"hand": ["surgeon", "inventor"], "deck": ["djinn", "mediator", "judge"]},
        bartek={"hand": ["judge", "inventor"], "deck": []},
    )
    t.play(anna="surgeon", bartek="judge")
    t.answers("anna", "inventor")
    assert t.sees("anna", "anna's deck") == ["inventor", "?"]
    assert t.sees("bartek", "anna's deck") == ["?", "?"]


# --- the choice of cards


def test_before_the_reveal_no_message_to_one_seat_depends_on_the_others_card() -> None:
    messages: dict[str, set[str]] = {"bartek": set(), "a watcher": set()}
    for card in ("judge", "surgeon", "djinn"):
        t = cardia(anna=["judge", "surgeon", "djinn"], bartek=["saboteur"])
        t.play(anna=card)
        for viewer, found in messages.items():
            found.add(sent(t, viewer))
    assert [len(found) for found in messages.values()] == [1, 1]


def test_in_the_fog_no_message_to_one_seat_depends_on_the_others_card() -> None:
    messages: dict[str, set[str]] = {"bartek": set(), "a watcher": set()}
    for card in ("judge", "surgeon", "djinn"):
        t = cardia(locations="foggy_swamp", anna={"hand": ["judge", "surgeon", "djinn"]}, bartek=["saboteur"], seed=1)
        t.play(anna=card, bartek="saboteur")
        for viewer, found in messages.items():
            found.add(sent(t, viewer))
    assert [len(found) for found in messages.values()] == [1, 1]


def test_the_victim_of_a_fortune_teller_shows_the_card_to_everybody_before_the_rival_chooses() -> None:
    t = cardia(anna=["judge", "djinn"], bartek={"hand": ["surgeon", "inventor"], "next": {"openly": True}})
    t.play(bartek="inventor")
    assert t.sees("anna", "bartek's placed") == t.sees("a watcher", "bartek's placed") == ["inventor"]
    assert t.choices("bartek") == []


def test_a_card_is_revealed_from_the_hand_unless_it_lay_there_before() -> None:
    t = cardia(
        anna={"hand": ["swamp_guardian", "djinn"], "row": ["judge"]},
        bartek={"hand": ["inventor", "saboteur", "surgeon"], "row": ["ambusher"]},
    )
    t.play(anna="swamp_guardian", bartek="inventor")
    t.play(anna="judge", bartek="saboteur")  # everybody knows the Judge, and yet it was not shown early
    seen = [event for event in t.state.scrubbed(t.log, 1) if event["kind"] == "revealed"]
    assert [event["from"] for event in seen[-2:]] == [{"zone": "hand", "seat": 0}, {"zone": "hand", "seat": 1}]


# --- prompts that must not reveal a hand


@pytest.mark.parametrize("viewer", ["anna", "a watcher"])
def test_a_palace_guards_question_looks_the_same_whatever_the_victim_holds(viewer: str) -> None:
    views = set()
    for other in ("judge", "inventor"):
        t = cardia(anna=["palace_guard"], bartek={"hand": ["djinn", other]})
        t.play(anna="palace_guard", bartek="djinn")
        t.answers("anna", "guild")
        views.add(sent(t, viewer))
        t.answers("bartek", "decline")
    assert len(views) == 1


@pytest.mark.parametrize("hand", [["envoy"], ["envoy", "counselor"], ["envoy", "poisoner"]])
def test_an_elementals_owner_is_asked_whether_one_card_fits_or_several(hand: list[str]) -> None:
    t = cardia(deck="2", anna=["elemental", *hand], bartek=["mechanical_djinn"])
    t.play(anna="elemental", bartek="mechanical_djinn")
    assert t.asks("anna", "discard which instant?")


# --- what everybody has seen


def test_after_an_ambush_nobody_imagines_that_faction_in_the_hand() -> None:
    t = cardia(anna=["ambusher"], bartek={"hand": ["djinn", "judge", "mediator", "saboteur"]})
    t.play(anna="ambusher", bartek="djinn")
    t.answers("anna", "guild")
    for viewer in ("anna", "a watcher"):
        for hand, deck in t.imagined(viewer, "bartek"):
            # The card drawn at the end of the round may be of the guild, no older one can.
            assert len(hand & GUILD_OF_DECK_ONE) <= 1
            assert len((hand | deck) & GUILD_OF_DECK_ONE) == 4


def test_what_an_ambush_showed_survives_saving() -> None:
    t = cardia(
        anna={"hand": ["ambusher", "magistra"], "row": []},
        bartek={
            "hand": ["djinn", "judge", "mediator", "treasurer"],
            "deck": ["surgeon", "inventor", "saboteur", "hired_blade"],
        },
    )
    t.play(anna="ambusher", bartek="djinn")
    t.answers("anna", "guild")
    seen = set()
    for hand, deck in t.imagined("anna", "bartek"):
        assert len(hand & {"surgeon", "inventor"}) <= 1
        assert hand | deck == {"judge", "mediator", "treasurer", "surgeon", "inventor", "saboteur", "hired_blade"}
        seen.add(frozenset(hand))
    assert len(seen) > 5
    document = t.state.to_json()
    again = SpokenCardia(t.seats, t.game.from_json(document))
    assert again.imagined("anna", "bartek") == t.imagined("anna", "bartek")


def test_after_the_witch_king_a_faction_can_only_lie_in_the_fog() -> None:
    t = cardia(
        deck="2",
        locations="foggy_swamp",
        anna={"hand": ["poisoner", "aristocrat"], "placed": ["witch_king"]},
        bartek={"hand": ["engineer", "prodigy", "counselor"], "placed": ["successor"], "deck": ["envoy", "poisoner"]},
    )
    t.play(anna="poisoner", bartek="engineer")
    t.answers("anna", "guild")
    assert t.discard("bartek") == ["prodigy", "envoy"]
    for hand, deck in t.imagined("anna", "bartek"):
        assert not any(FACTION[NAMES.index(card)] == 2 for card in hand | deck)


def test_an_elemental_without_an_instant_card_tells_what_the_hand_is_made_of() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["elemental", "counselor", "aristocrat"], "deck": ["successor", "poisoner", "envoy"]},
        bartek=["mechanical_djinn"],
    )
    t.play(anna="elemental", bartek="mechanical_djinn")
    for hand, deck in t.imagined("bartek", "anna"):
        assert len(hand & {"successor", "poisoner", "envoy"}) == 2  # those drawn since
        assert len(deck) == 1


def test_each_players_cards_stay_with_that_player_when_imagined() -> None:
    t = cardia(anna=["judge", "djinn"], bartek={"hand": ["surgeon"], "discard": ["djinn", "judge"]})
    for hand, deck in t.imagined("anna", "bartek"):
        assert not (hand | deck) & {"djinn", "judge"}
        assert len(hand | deck) == 14


# --- the view


def test_the_view_shows_the_parts_of_influence_tokens_and_signets() -> None:
    t = cardia(
        anna={"hand": ["judge"], "row": ["djinn-3*", "saboteur"], "next": {"modifier": 3, "openly": True}},
        bartek={"hand": ["surgeon"], "row": ["inventor-5", "treasurer*"], "next": {"demand": "guild", "late": 5}},
    )
    view: Any = t.state.view(1)
    table = view["table"]
    djinn, saboteur = table["players"][0]["row"]["cards"]
    assert (djinn["printed"], djinn["modifier"], djinn["influence"]) == (16, -3, 13)
    assert (djinn["ongoing"], djinn["signets"], saboteur["signets"]) == (True, 2, 0)
    assert [encounter["winners"] for encounter in table["encounters"]] == [[0], [1]]
    assert table["players"][0]["next"] == [{"kind": "modifier", "number": 3}, {"kind": "openly"}]
    assert table["players"][1]["next"] == [{"kind": "late", "number": 5}, {"kind": "demand", "faction": "guild"}]
    assert (table["mix"], table["wins_needed"], table["signets_needed"]) == ("1111", 1, 5)


def test_the_current_encounter_is_marked_during_its_ability() -> None:
    t = cardia(anna={"hand": ["ambusher"], "row": ["judge"]}, bartek={"hand": ["djinn"], "row": ["surgeon"]})
    t.play(anna="ambusher", bartek="djinn")
    view: Any = t.state.view(None)
    assert [encounter["current"] for encounter in view["table"]["encounters"]] == [False, True]
    t.answers("anna", "guild")


def test_the_log_says_who_wins_what_and_why() -> None:
    t = cardia(
        anna={"hand": ["clockmaker"], "row": ["palace_guard"], "deck": []},
        bartek={"hand": ["magistra", "surgeon"], "row": ["judge"], "deck": ["djinn"]},
    )
    t.play(anna="clockmaker", bartek="magistra")
    assert t.told("anna")[:8] == [
        "anna revealed clockmaker",
        "bartek revealed magistra",
        "bartek won magistra 2 higher",
        "anna activated clockmaker",
        "anna raised palace_guard 3",
        "anna next-raised 3",
        "anna won palace_guard 1 higher",
        "bartek drew ?",
    ]
