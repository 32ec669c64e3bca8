"""Each condition of a Shield: when it may be activated and when not. Tests are named after the word."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ravehard.language import SpokenRavehard, enemy, story

BOSS = {"card": "mime_lich", "life": 20}
PASSES = ["pass", "pass-turn"]


def bolt(by: str, at: str, **people: Any) -> SpokenRavehard:
    """Somebody's Bolt is about to deal 4 damage; nobody has answered the Spell."""
    people[by] = {"hand": ["bolt_basic"], **people.get(by, {})}
    t = story(turn=by, boss=BOSS, **people)
    t.plays(by, "cast bolt_basic", at)
    while "react-spell" in t.prompts:
        t.applies(t.asked[0].partition(":")[0], "pass")
    return t


# --- before damage


def test_damage_to_me_is_damage_to_the_owner() -> None:
    t = bolt("anna", "bartek", bartek={"shields": ["velvet_parry"]})
    t.answers("bartek", "activate velvet_parry")
    assert t.life("bartek") == 12


@pytest.mark.parametrize("victim", ["celina", "boss"])
def test_damage_to_me_is_no_other_damage(victim: str) -> None:
    t = bolt("anna", victim, bartek={"shields": ["velvet_parry"]})
    assert t.choices("bartek") == PASSES
    t.all_pass()


def test_damage_to_other_player_is_damage_to_somebody_else() -> None:
    t = bolt("anna", "celina", bartek={"shields": ["sip_of_a_soul"], "life": 5})
    t.answers("bartek", "activate sip_of_a_soul")
    assert (t.life("bartek"), t.life("celina")) == (7, 8)


@pytest.mark.parametrize("victim", ["bartek", "boss"])
def test_damage_to_other_player_is_neither_mine_nor_the_bosss(victim: str) -> None:
    t = bolt("anna", victim, bartek={"shields": ["sip_of_a_soul"]})
    assert t.choices("bartek") == PASSES
    t.all_pass()


@pytest.mark.parametrize("victim", ["bartek", "celina"])
def test_damage_to_any_player_is_mine_and_everybody_elses(victim: str) -> None:
    t = bolt("anna", victim, bartek={"shields": ["the_page_takes_it"]})
    t.answers("bartek", "activate the_page_takes_it")
    assert t.life(victim) == 12


def test_damage_to_any_player_is_not_the_bosss() -> None:
    t = bolt("anna", "boss", bartek={"shields": ["the_page_takes_it"]})
    assert t.choices("bartek") == PASSES
    t.all_pass()


def test_damage_to_any_other_is_what_a_player_deals_to_anybody_but_me() -> None:
    t = bolt("anna", "celina", bartek={"shields": ["bad_omen_with_sprinkles"]})
    t.answers("bartek", "activate bad_omen_with_sprinkles")
    assert t.life("celina") == 6
    t = bolt("anna", "boss", bartek={"shields": ["bad_omen_with_sprinkles"]})
    t.answers("bartek", "activate bad_omen_with_sprinkles")
    assert t.boss_life == 14


def test_damage_to_any_other_is_neither_mine_nor_what_a_boss_deals() -> None:
    t = bolt("anna", "bartek", bartek={"shields": ["bad_omen_with_sprinkles"]})
    assert t.choices("bartek") == PASSES
    t.all_pass()
    t = story(bartek={"shields": ["bad_omen_with_sprinkles"]}, boss=BOSS)
    t.plays("anna", "attack")
    assert t.choices("bartek") == [*PASSES, "activate bad_omen_with_sprinkles"]
    t.answers("bartek", "pass")
    assert t.choices("bartek") == PASSES  # to the Retaliation
    t.all_pass()


def test_lethal_to_me_is_answered_before_the_damage() -> None:
    t = bolt("bartek", "anna", anna={"life": 4, "shields": ["theatrical_swoon"]})
    t.answers("anna", "activate theatrical_swoon")
    assert (t.level("anna"), t.life("anna")) == ("obverse", 4)


def test_lethal_to_me_is_nothing_less() -> None:
    t = bolt("bartek", "anna", anna={"life": 5, "shields": ["theatrical_swoon"]})
    assert t.choices("anna") == PASSES
    t.all_pass()
    assert t.life("anna") == 1


# --- after the damage


def test_i_flip_or_die_is_answered_when_a_side_is_lost() -> None:
    t = bolt("anna", "bartek", bartek={"life": 2, "shields": ["vintage_grudge"]})
    t.answers("bartek", "pass")  # to the damage
    assert t.asks("bartek: react-loss")
    t.answers("bartek", "activate vintage_grudge", "boss")
    assert (t.level("bartek"), t.boss_life) == ("reverse", 17)


def test_i_flip_or_die_is_answered_also_when_dying() -> None:
    t = bolt("anna", "bartek", bartek={"level": "reverse", "life": 2, "shields": ["vintage_grudge"]})
    t.answers("bartek", "pass")
    t.answers("bartek", "activate vintage_grudge", "anna")
    assert (t.level("bartek"), t.life("anna")) == ("dead", 9)


def test_i_flip_or_die_is_no_other_loss() -> None:
    t = bolt("anna", "bartek", bartek={"life": 5, "shields": ["vintage_grudge"]})
    assert t.choices("bartek") == PASSES
    t.answers("bartek", "pass")
    assert t.asks("anna: turn")


# --- Spells and Shields


def test_spell_cast_is_a_spell_of_somebody_else() -> None:
    t = story(anna={"hand": ["bolt_basic"], "shields": ["objection_in_dead_language"]}, boss=BOSS)
    t.plays("anna", "cast bolt_basic", "boss")
    assert t.asks("anna: react-damage")  # the own Spell was not asked about
    t.all_pass()
    shields = {"shields": ["objection_in_dead_language"]}
    t = story(anna={"hand": ["bolt_basic"]}, bartek=shields, boss=BOSS)
    t.plays("anna", "cast bolt_basic", "boss")
    t.answers("bartek", "activate objection_in_dead_language")
    assert t.boss_life == 20


def test_spell_cast_is_also_an_enemy_card() -> None:
    t = enemy("strobe_of_agony", bartek={"shields": ["cancelled_by_the_abyss"]})
    t.answers("bartek", "activate cancelled_by_the_abyss")
    assert t.lives() == [12, 12, 12]


def test_spell_cast_by_another_player_is_not_the_bosss() -> None:
    t = enemy("strobe_of_agony", bartek={"shields": ["whisper_from_the_wardrobe"]})
    assert t.choices("bartek") == PASSES
    t.all_pass()
    assert t.lives() == [8, 8, 8]
    anna = {"hand": ["bolt_basic"], "tools": ["frozen_trout", "fondue_set"]}
    t = story(anna=anna, bartek={"shields": ["whisper_from_the_wardrobe"]}, boss=BOSS)
    t.plays("anna", "cast bolt_basic", "boss")
    t.answers("bartek", "activate whisper_from_the_wardrobe")
    assert sorted(t.kinds_seen("bartek")) == ["fondue_set", "frozen_trout"]


def test_shield_activated_cancels_one_shield_and_is_not_answered() -> None:
    t = story(
        anna={"hand": ["bolt_basic"], "shields": ["do_not_disturb"]},
        bartek={"shields": ["velvet_parry"]},
        celina={"shields": ["terms_of_service"], "hand": []},
        decks={"contemporary": ["bass_drop"]},
    )
    t.plays("anna", "cast bolt_basic", "bartek")
    t.each(bartek="pass", celina="pass")  # to the Spell
    t.each(bartek="activate velvet_parry", celina="pass", anna="pass")
    assert t.asks("celina: react-shield", "anna: react-shield")
    assert t.choices("anna") == PASSES
    t.each(anna="pass", celina="activate terms_of_service")
    assert t.asks("anna: turn")  # nobody was asked about the Terms
    assert (t.life("bartek"), t.hand("celina")) == (8, ["bass_drop"])
    assert t.trash("majestic") == ["velvet_parry"]


def test_shield_activated_is_no_spell() -> None:
    t = story(anna={"hand": ["bolt_basic"]}, celina={"shields": ["terms_of_service"]}, boss=BOSS)
    t.plays("anna", "cast bolt_basic", "boss")
    assert t.choices("celina") == PASSES
    t.all_pass()
