"""Rulings that need an example of their own: see docs/rulings/ravehard.md."""

from __future__ import annotations

import pytest

from pentakl.core.errors import BadOption
from pentakl.core.flow import NO_CARD
from pentakl.games.ravehard.cards import BLACK_MAGIC
from pentakl.games.ravehard.entities import reckon
from pentakl.games.ravehard.frame import SPELL, Frame
from pentakl.games.ravehard.printed import KINDS_OF_DECK
from pentakl.games.ravehard.programs import NO_PROGRAM
from pentakl.games.ravehard.rules import GAME
from pentakl.games.ravehard.table import is_shield
from pentakl.games.ravehard.vocabulary import PER_DEAD_PLAYERS, Amount
from tests.games.ravehard.language import TABLES, WATCHER, SpokenRavehard, duel, event, new_game, story
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening

BOSS = {"card": "mime_lich", "life": 30}


def test_two_to_six_play() -> None:
    for people in (1, 7):
        with pytest.raises(BadOption):
            GAME.start(people, 0)
    assert new_game(2).asks("anna: exchange-hand", "bartek: exchange-hand")
    for people in (3, 4, 5, 6):
        t = new_game(people)
        assert t.view(WATCHER)["table"]["boss"] is not None
        t.is_named = True


def test_every_black_magic_card_is_a_shield() -> None:
    assert all(is_shield(kind) for kind in KINDS_OF_DECK[BLACK_MAGIC])


def test_every_tool_of_the_game_is_in_somebodys_pocket() -> None:
    for people in (3, 4, 5, 6):
        t = new_game(people, seed=1)
        held = [card for name in t.seats for card in t.tools(name)]
        assert len(held) == 2 * people
        assert sorted(held) == sorted(tool["card"] for tool in t.view(WATCHER)["table"]["tools"])
        t.is_named = True


def test_a_player_who_is_only_turned_retaliates_with_the_reverse() -> None:
    t = duel(bartek={"level": "wounded", "life": 1}, black_magic=[])
    t.plays("anna", "attack", "lane 1")
    assert (t.level("bartek"), t.life("anna")) == ("reverse", 8)


def test_the_first_player_without_life_loses() -> None:
    t = story(
        boss=None,
        darkchmage="celina",
        celina={"level": "darkchmage", "life": 3},
        anna={"level": "reverse", "life": 1},
        bartek={"level": "dead"},
        evidence=["the_bathtub_protocol"],
    )
    t.plays("anna", "attack")
    assert (t.winners, t.reason) == (["anna", "bartek"], "darkchmage-beaten")


def test_the_darkchmage_keeps_hand_and_shields_and_loses_changes_of_attack() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        celina={
            "tools": ["chained_disco_ball"],
            "hand": ["bass_drop"],
            "shields": ["do_not_disturb"],
            "attack_change": -2,
        },
    )
    t.each(anna="bartek", bartek="anna", celina="anna")
    t.each(anna="confirm", bartek="confirm", celina="confirm")
    assert "bass_drop" in t.hand("celina")
    assert t.shields("celina")[0] == "do_not_disturb"
    assert (len(t.shields("celina")), t.attack("celina")) == (3, 4)


def test_for_spells_the_darkchmage_is_a_player() -> None:
    t = story(
        boss=None,
        darkchmage="celina",
        celina={"level": "darkchmage", "life": 10},
        anna={"hand": ["caviar_breakfast"]},
        evidence=["the_bathtub_protocol"],
    )
    t.plays("anna", "cast caviar_breakfast")
    assert t.life("celina") == 12


def test_a_duel_with_nothing_to_draw_goes_on() -> None:
    t = duel(anna={"hand": []}, decks={"seat 0": []})
    t.plays("anna", "end")
    assert (t.hand("anna"), t.turn) == ([], "bartek")


def test_a_duel_has_no_story_and_no_tools() -> None:
    t = new_game(2, seed=4)
    table = t.table
    assert not table.story
    assert not table.enemies
    assert [player.tools + player.flirts for player in table.players] == [[], []]
    t.is_named = True


def test_a_boost_does_nothing_where_there_is_no_number() -> None:
    boosted = {"card": "theatrical_swoon", "on": ["emergency_sequins"]}
    t = story(anna={"life": 4, "shields": [boosted]}, bartek={"hand": ["bolt_basic"]}, turn="bartek", boss=BOSS)
    t.plays("bartek", "cast bolt_basic", "anna")
    t.answers("anna", "pass")
    t.answers("anna", "activate theatrical_swoon")
    assert t.life("anna") == 4


def test_an_operation_on_an_absent_source_is_skipped() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["collective_headache", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        bartek={"shields": ["explosive_retort"]},
    )
    t.answers("bartek", "pass")  # anna's damage
    t.answers("bartek", "activate explosive_retort")
    t.all_pass()
    assert t.lives() == [10, 12, 10]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_an_amount_may_count_the_dead() -> None:
    """No card of the set does, but the vocabulary has the word."""
    t = story(people=4, bartek={"level": "dead"}, dawid={"level": "dead"})
    amount = Amount(1, PER_DEAD_PLAYERS, 2, 12)
    assert reckon(t.table, Frame(SPELL, NO_PROGRAM, 0, NO_CARD), amount) == 5


def test_a_card_without_a_possible_target_may_be_cast_without_effect() -> None:
    t = story(anna={"hand": ["encore_from_beyond"]}, boss=BOSS)
    t.plays("anna", "cast encore_from_beyond")
    assert t.trash("majestic") == ["encore_from_beyond"]


def test_an_extra_action_outside_your_own_turn_is_lost() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["who_took_the_last_one", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        beaten="celina",
        celina={"hand": ["push_notification"]},
        turn="bartek",
    )
    t.answers("celina", "cast push_notification")
    t.answers("anna", "attack")
    assert t.lives() == [7, 12, 9]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_all_who_could_react_pass_for_the_turn_and_nobody_is_asked() -> None:
    t = story(anna={"hand": ["bolt_basic"]}, bartek={"shields": ["sip_of_a_soul"]}, boss=BOSS)
    t.plays("anna", "cast bolt_basic", "boss")
    t.answers("bartek", "pass-turn")
    assert t.boss_life == 26
    t.plays("anna", "end")
    t.plays("bartek", "attack")
    assert t.asks("bartek: react-damage")


def test_the_ledger_holds_nominations_volunteers_and_votes() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["double_chorus"])
    t.each(anna="celina", bartek="celina", celina="anna")
    t.each(anna="volunteer", bartek="stay-back", celina="stay-back")
    deeds = [entry["deed"] for entry in t.view(WATCHER)["table"]["ledger"]]
    assert deeds == ["nominated", "nominated", "nominated", "volunteered"]


def test_an_effect_with_many_answers_is_many_short_flows() -> None:
    people = ["anna", "bartek", "celina", "dawid", "ewa", "filip"]
    black = ["sip_of_a_soul", "voodoo_plush", "beetroot_pact", "return_to_sender", "vintage_grudge", "unlife_insurance"]
    held = {name: {"shields": [black[number]]} for number, name in enumerate(people)}
    t = story(people=6, phase="boss-turn", enemies=["strobe_of_agony"], **held)  # type: ignore[arg-type]
    answers = 0
    while set(t.prompts) <= {"react-damage", "react-spell"}:
        assert t.state.answers_kept <= 6
        assert t.state.clone().digest() == t.state.digest()
        t.applies(t.asked[0].partition(":")[0], "pass")
        answers += 1
    assert answers == 42  # the Spell, and the damage to each of six


def test_a_bot_takes_the_seat_of_whoever_leaves_and_holds_the_same_tools() -> None:
    evening = Evening(seats=3, game="ravehard").seated(ANNA, BARTEK, CELINA).begun()
    state = evening.sitting.state
    assert state is not None
    before = SpokenRavehard(state).tools("celina")
    evening.says(CELINA, "stand")
    assert evening.sitting.chairs[2].kind == "bot"
    t = SpokenRavehard(state)
    assert t.tools("celina") == before
    TABLES.clear()


def test_an_effect_does_no_more_for_a_caster_who_has_died_of_it() -> None:
    """A90: an absent player is left out. Lightning with Footnotes would let the caster draw."""
    t = story(
        turn="bartek",
        bartek={"level": "reverse", "life": 1, "hand": ["lightning_with_footnotes"]},
        anna={"hand": [], "shields": ["mirror_of_vanity"]},
        celina={"hand": []},
    )
    t.plays("bartek", "cast lightning_with_footnotes")
    t.answers("anna", "pass")
    t.answers("bartek", "anna")
    t.answers("anna", "pass", "activate mirror_of_vanity")
    assert t.level("bartek") == "dead"
    assert t.hand("bartek") == []


def test_a_player_who_dies_before_their_own_part_of_an_event_comes_gives_up_no_shield() -> None:
    t = event(
        "shield_tax",
        anna={"life": 9, "shields": ["voodoo_plush"]},
        bartek={"level": "reverse", "life": 1, "shields": ["mirror_of_vanity", "velvet_parry"]},
        celina={"shields": []},
    )
    t.each(anna="choose damage", bartek="choose destroy_shield", celina="choose damage")
    t.each(anna="activate voodoo_plush", bartek="pass")
    t.answers("bartek", "pass")
    t.answers("anna", "bartek")
    t.all_pass()
    assert t.level("bartek") == "dead"
    assert t.shields("bartek") == ["mirror_of_vanity", "velvet_parry"]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")
