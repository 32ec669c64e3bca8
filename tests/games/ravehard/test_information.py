"""Who sees what: tools, schemes, peeks, Flirts, ballots, hands, Shields; and that nothing names the murderer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pentakl.games.ravehard.printed import CARDS
from pentakl.games.ravehard.table import is_shield
from tests.games.ravehard.language import WATCHER, SpokenRavehard, story

TOOLS = {
    "anna": ["frozen_trout", "fondue_set"],
    "bartek": ["cursed_kazoo", "pointy_glow_stick"],
    "celina": ["chained_disco_ball", "third_volume_of_memoirs"],
}

SHIELDS = {card.name for card in CARDS if is_shield(card.kind)}


def table(**rest: Any) -> SpokenRavehard:
    """Everybody with known tools."""
    for name, tools in TOOLS.items():
        rest[name] = {"tools": tools, **rest.get(name, {})}
    return story(**rest)


# --- scheming


def test_scheming_the_receiver_looks_first_and_returns_one_of_the_others() -> None:
    t = table()
    t.plays("anna", "scheme frozen_trout", "bartek")
    assert t.asks("bartek: return-tool")
    assert t.choices("bartek") == ["return cursed_kazoo", "return pointy_glow_stick"]
    assert "frozen_trout" in t.sees("bartek", "bartek's tools")
    t.answers("bartek", "return cursed_kazoo")
    assert (t.tools("anna"), t.tools("bartek")) == (
        ["cursed_kazoo", "fondue_set"],
        ["frozen_trout", "pointy_glow_stick"],
    )
    assert t.actions == [1, 1, 0]


def test_others_learn_only_that_two_have_schemed() -> None:
    t = table()
    t.plays("anna", "scheme frozen_trout", "bartek")
    t.answers("bartek", "return cursed_kazoo")
    for viewer in ("celina", WATCHER):
        assert not any("trout" in line or "kazoo" in line for line in t.told(viewer))
        assert "anna schemed bartek" in t.told(viewer)
    assert t.kinds_seen("anna") == t.kinds_seen("bartek") == ["frozen_trout", "cursed_kazoo"]
    assert t.kinds_seen("celina") == []


def test_scheming_with_the_dead_is_possible() -> None:
    t = table(bartek={"level": "dead"})
    t.plays("anna", "scheme frozen_trout", "bartek")
    t.answers("bartek", "return cursed_kazoo")
    assert t.tools("bartek") == ["frozen_trout", "pointy_glow_stick"]
    t.plays("anna", "end")
    t.plays("bartek", "scheme frozen_trout", "celina")
    t.answers("celina", "return chained_disco_ball")
    assert t.tools("bartek") == ["chained_disco_ball", "pointy_glow_stick"]


def test_a_tool_that_was_seen_may_be_in_two_pockets_after_a_scheme() -> None:
    t = table(celina={"hand": ["group_selfie"]}, turn="celina")
    t.plays("celina", "cast group_selfie", "anna")
    t.plays("celina", "end")
    t.plays("anna", "scheme frozen_trout", "bartek")
    t.answers("bartek", "return cursed_kazoo")
    holders = set()
    for world in t.imagined("celina"):
        assert ("frozen_trout" in world.tools("anna")) == ("fondue_set" in world.tools("bartek"))
        holders.add("frozen_trout" in world.tools("anna"))
    assert holders == {True, False}
    assert sorted(t.kinds_seen("celina")) == ["fondue_set", "frozen_trout"]


# --- peeks and passes


def test_a_peek_is_seen_by_the_peeking_player_alone() -> None:
    t = table(bartek={"hand": ["divination_from_grounds"]}, turn="bartek")
    t.plays("bartek", "cast divination_from_grounds", "anna")
    assert len(t.kinds_seen("bartek")) == 1
    for viewer in ("anna", "celina", WATCHER):
        assert [line for line in t.told(viewer) if "looked" in line] == ["bartek looked ? from anna's tools 1"]


def test_the_inspector_lets_everybody_look_to_the_right() -> None:
    t = table(
        boss=None,
        phase="next-card",
        story=["inspector_kielbasa", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
    )
    assert t.kinds_seen("anna")[0] in TOOLS["celina"]
    assert t.kinds_seen("bartek")[0] in TOOLS["anna"]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_passing_tools_each_sees_what_they_gave_and_got() -> None:
    t = table(
        boss=None,
        phase="next-card",
        story=["coat_check_catastrophe", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
    )
    t.each(anna="pass on fondue_set", bartek="pass on cursed_kazoo", celina="pass on chained_disco_ball")
    assert sorted(t.kinds_seen("anna")) == ["chained_disco_ball", "fondue_set"]
    assert not any("cursed_kazoo" in line for line in t.told("anna"))
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_the_ledger_tells_what_happened_after_how_much_evidence() -> None:
    t = table(evidence=["the_bathtub_protocol"])
    t.plays("anna", "scheme frozen_trout", "bartek")
    t.answers("bartek", "return cursed_kazoo")
    assert t.view(WATCHER)["table"]["ledger"] == [{"deed": "schemed", "evidence": 1, "seat": 0, "other": 1}]


# --- Flirts


def test_a_flirt_is_private_and_the_card_changes_hands() -> None:
    t = table(anna={"flirts": ["note_on_a_napkin", "smoke_signal"]})
    t.flirts("anna", "note_on_a_napkin 2 with bartek")
    assert t.sees("bartek", "bartek's flirts") == ["note_on_a_napkin"]
    assert t.sees("celina", "bartek's flirts") == ["?"]
    assert "anna message bartek note_on_a_napkin-2" in t.told("bartek")
    assert "anna message bartek" in t.told("celina")
    assert t.view("bartek")["table"]["players"][1]["messages"] == [{"card": "note_on_a_napkin", "message": 2}]
    assert t.view("celina")["table"]["players"][1]["messages"] == []


def test_one_flirt_a_player_and_turn_at_any_moment() -> None:
    t = table(anna={"flirts": ["note_on_a_napkin", "smoke_signal"]}, celina={"flirts": ["love_potion_sample"]})
    t.flirts("anna", "note_on_a_napkin 1 with bartek")
    t.flirts("celina", "love_potion_sample 3 with anna")
    assert t.state.legal(2) == []
    assert not any(t.game.text(action).startswith("flirt") for action in t.state.legal(0))
    t.plays("anna", "end")
    t.flirts("anna", "love_potion_sample 1 with celina")
    t.flirts("bartek", "note_on_a_napkin 3 with celina")


def test_a_player_without_flirt_cards_cannot_flirt() -> None:
    t = table(anna={"flirts": ["smoke_signal"]})
    t.flirts("anna", "smoke_signal 1 with bartek")
    t.plays("anna", "end")
    assert t.state.legal(0) == []


# --- hands, Shields, decks


def test_a_stolen_card_is_seen_by_the_two_concerned() -> None:
    t = table(
        bartek={"hand": ["bolt_basic"]}, turn="celina", trash={"contemporary": ["pirated_copy"]}, celina={"hand": []}
    )
    t.plays("celina", "flashback pirated_copy", "bartek")
    assert t.sees("celina", "celina's hand") == ["bolt_basic"]
    assert t.sees("bartek", "celina's hand") == ["bolt_basic"]
    assert t.sees("anna", "celina's hand") == ["?"]


@pytest.mark.parametrize("seed", range(6))
def test_after_a_theft_nobody_else_knows_where_a_known_card_is(seed: int) -> None:
    """Also if it is the only card of its school in the hand: a hand does not show its backs."""
    t = table(
        bartek={"hand": ["index_of_the_grimoire", "bolt_basic", "smelling_salts", "gossip_at_the_bar"]},
        celina={"hand": []},
        turn="bartek",
        trash={"classical": ["circle_of_chalk"], "contemporary": ["pirated_copy"]},
        seed=seed,
    )
    t.plays("bartek", "cast index_of_the_grimoire")
    assert "circle_of_chalk" in t.sees("anna", "bartek's hand")
    t.plays("bartek", "end")
    t.plays("celina", "flashback pirated_copy", "bartek")
    for viewer in ("anna", WATCHER):
        assert "circle_of_chalk" not in t.sees(viewer, "bartek's hand") + t.sees(viewer, "celina's hand")
        assert not any("stole circle_of_chalk" in line for line in t.told(viewer))


def test_a_shield_laid_from_a_partly_known_hand_hides_which_card_it_is() -> None:
    t = table(
        bartek={"hand": ["index_of_the_grimoire", "explosive_retort"]},
        turn="bartek",
        trash={"classical": ["circle_of_chalk"]},
        actions={"strategic": 2},
    )
    t.plays("bartek", "cast index_of_the_grimoire")
    assert "circle_of_chalk" in t.sees("anna", "bartek's hand")
    t.plays("bartek", "lay explosive_retort")
    assert "circle_of_chalk" not in t.sees("anna", "bartek's hand")
    worlds = t.imagined("anna")
    assert {"circle_of_chalk" in world.shields("bartek") for world in worlds} == {True, False}
    assert all("circle_of_chalk" in world.shields("bartek") + world.hand("bartek") for world in worlds)


def test_a_face_down_shield_shows_its_back() -> None:
    t = table(anna={"shields": ["sip_of_a_soul", "velvet_parry"]})
    assert [shield["back"] for shield in t.view("bartek")["table"]["players"][0]["shields"]] == [
        "black_magic",
        "majestic",
    ]


def test_removed_cards_and_trashes_lie_open() -> None:
    t = table(trash={"majestic": ["royal_sneeze"]}, removed=["bolt_basic"])
    assert t.view(WATCHER)["table"]["trash"][0]["cards"][0]["card"] == "royal_sneeze"
    assert t.view(WATCHER)["table"]["removed"]["cards"][0]["card"] == "bolt_basic"


# --- the murderer


def test_nothing_names_the_murderer_before_the_chamber() -> None:
    """Two worlds that differ only in who holds the weapon look the same to whoever does not hold it."""
    evidence = ["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"]
    shown = []
    for holders in (["celina", "bartek"], ["bartek", "celina"]):
        tools = {"anna": TOOLS["anna"], holders[0]: TOOLS["celina"], holders[1]: TOOLS["bartek"]}
        people: dict[str, Any] = {name: {"tools": held, "flirts": []} for name, held in tools.items()}
        decks = {"majestic": ["royal_sneeze"] * 3, "classical": [], "contemporary": []}
        t = story(evidence=evidence, decks=decks, enemies=["strobe_of_agony"], **people)
        for name in ("anna", "bartek", "celina"):
            t.plays(name, "end")
        for viewer in ("anna", WATCHER):
            shown.append(json.dumps([t.view(viewer), t.told(viewer), t.asked]))
    assert shown[:2] == shown[2:]


def test_only_the_holder_can_see_the_weapon_in_their_own_pocket() -> None:
    t = table(evidence=["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"])
    assert "chained_disco_ball" in t.sees("celina", "celina's tools")
    holders: set[str] = set()
    for world in t.imagined("anna"):
        holders.update(name for name in ("bartek", "celina") if "chained_disco_ball" in world.tools(name))
    assert holders == {"bartek", "celina"}


def test_a_card_that_is_laid_face_down_is_taken_for_a_shield_by_everybody() -> None:
    t = story(anna={"hand": ["velvet_parry", "royal_sneeze"], "shields": ["mirror_of_vanity"]})
    t.plays("anna", "lay velvet_parry")
    assert t.shields("anna") == ["mirror_of_vanity", "velvet_parry"]
    for viewer in ("bartek", WATCHER):
        believed = {name for world in t.imagined(viewer) for name in world.shields("anna")}
        assert len(believed) > 2
        assert believed <= SHIELDS
