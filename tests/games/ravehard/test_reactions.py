"""Windows and Shields: who is asked, in which order answers are carried out, and what others see of them."""

from __future__ import annotations

import json

from tests.games.ravehard.language import WATCHER, story


def test_everybody_with_a_face_down_shield_is_asked_whatever_it_is() -> None:
    t = story(
        people=4,
        anna={"hand": ["bolt_basic"]},
        bartek={"shields": ["velvet_parry"]},
        celina={"shields": ["sip_of_a_soul"]},
        boss={"card": "mime_lich", "life": 20},
    )
    t.plays("anna", "cast bolt_basic", "boss")
    assert t.asks("bartek: react-spell", "celina: react-spell")
    t.all_pass()
    assert t.boss_life == 16


def test_the_caster_is_not_asked_about_their_own_spell_but_about_its_damage() -> None:
    t = story(anna={"hand": ["bolt_basic"], "shields": ["velvet_parry"]})
    t.plays("anna", "cast bolt_basic", "anna")
    assert t.asks("anna: react-damage")
    t.answers("anna", "activate velvet_parry")
    assert t.life("anna") == 12


def test_dead_players_and_players_with_only_locked_shields_are_not_asked() -> None:
    locked = {"card": "velvet_parry", "on": ["duct_tape_of_ages"]}
    t = story(
        people=4,
        anna={"hand": ["bolt_basic"]},
        bartek={"shields": [locked]},
        celina={"level": "dead", "shields": ["sip_of_a_soul"]},
        dawid={"shields": ["sip_of_a_soul"]},
    )
    t.plays("anna", "cast bolt_basic", "bartek")
    assert t.asks("dawid: react-spell")
    t.all_pass()
    assert t.life("bartek") == 8


def test_the_shields_of_a_revived_player_work_again() -> None:
    t = story(
        anna={"hand": ["encore_from_beyond", "bolt_basic"]},
        bartek={"level": "dead", "shields": ["velvet_parry"]},
        boss={"card": "mime_lich", "life": 20},
    )
    t.plays("anna", "cast encore_from_beyond")
    t.plays("anna", "cast bolt_basic", "bartek")
    t.answers("bartek", "pass", "activate velvet_parry")
    assert t.life("bartek") == 5


def test_the_victim_comes_first_and_then_clockwise() -> None:
    t = story(
        people=4,
        anna={"hand": ["bolt_basic"]},
        bartek={"shields": ["the_page_takes_it"]},
        celina={"shields": ["cocktail_umbrella"]},
        dawid={"shields": ["sip_of_a_soul"], "life": 5},
    )
    t.plays("anna", "cast bolt_basic", "celina")
    t.each(bartek="pass", celina="pass", dawid="pass")
    assert t.asks("celina: react-damage", "dawid: react-damage", "bartek: react-damage")
    t.each(bartek="activate the_page_takes_it", dawid="activate sip_of_a_soul", celina="activate cocktail_umbrella")
    t.all_pass()
    # Nothing is left of the damage after celina's Shield: the others stay face down and are not named.
    assert (t.life("celina"), t.life("dawid")) == (12, 5)
    assert (t.shields("bartek"), t.shields("dawid")) == (["the_page_takes_it"], ["sip_of_a_soul"])
    assert not any("the_page_takes_it" in line for line in t.told("anna"))


def test_a_later_shield_sees_the_remaining_damage() -> None:
    t = story(
        bartek={"shields": ["circle_of_chalk"], "hand": []},
        celina={"shields": ["the_page_takes_it"]},
        anna={"hand": ["descent_of_the_chandelier"]},
        decks={"classical": ["whip_of_the_beard"]},
    )
    t.plays("anna", "cast descent_of_the_chandelier")
    t.all_pass()
    t.answers("anna", "bartek")
    t.each(bartek="pass", celina="pass")
    t.each(bartek="activate circle_of_chalk", celina="activate the_page_takes_it")
    t.all_pass()
    assert (t.life("bartek"), t.shields("celina")) == (12, [])


def test_the_answer_of_a_player_who_dies_meanwhile_is_void() -> None:
    t = story(
        anna={"level": "reverse", "life": 1, "hand": ["bolt_basic"], "shields": ["the_page_takes_it"]},
        bartek={"shields": ["return_to_sender"]},
    )
    t.plays("anna", "cast bolt_basic", "bartek")
    t.answers("bartek", "pass")  # to the Spell
    t.each(bartek="activate return_to_sender", anna="activate the_page_takes_it")
    t.answers("bartek", "pass")  # no partner
    t.all_pass()
    # anna dies of what comes back to her; her Shield stays face down, and bartek takes the rest.
    assert (t.level("anna"), t.shields("anna"), t.life("bartek")) == ("dead", ["the_page_takes_it"], 10)
    assert not any("the_page_takes_it" in line for line in t.told("celina"))


def test_the_rest_of_a_retaliation_is_taken_even_if_a_shield_beats_the_boss() -> None:
    t = story(anna={"shields": ["explosive_retort"]}, boss={"card": "housekeeper_bozenna", "life": 5})
    t.plays("anna", "attack")
    t.answers("anna", "pass")  # to the Boss's damage
    t.answers("anna", "activate explosive_retort")
    assert (t.boss_life, t.life("anna")) == (0, 10)  # 4, less 2


def test_a_boss_beaten_in_its_own_turn_deals_no_more_and_later_answers_are_void() -> None:
    t = story(
        phase="boss-turn",
        boss={"card": "mime_lich", "life": 3, "turns": 3},
        beaten="bartek",
        anna={"shields": ["explosive_retort"]},
        bartek={"shields": ["the_page_takes_it"]},
        story=["archmages_chamber"],
        evidence=["the_bathtub_protocol"],
    )
    t.each(anna="volunteer", bartek="stay-back", celina="stay-back")
    t.each(anna="activate explosive_retort", bartek="activate the_page_takes_it")
    t.answers("bartek", "pass")  # to the activation of a Shield
    assert (t.life("anna"), t.shields("bartek")) == (12, ["the_page_takes_it"])
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_each_player_activates_at_most_one_shield_for_an_event() -> None:
    t = story(anna={"hand": ["bolt_basic"]}, bartek={"shields": ["do_not_disturb", "do_not_disturb"]})
    t.plays("anna", "cast bolt_basic", "bartek")
    t.answers("bartek", "pass")
    assert t.choices("bartek") == ["pass", "pass-turn", "activate do_not_disturb", "activate do_not_disturb#2"]
    t.answers("bartek", "activate do_not_disturb#2")
    assert (t.life("bartek"), t.shields("bartek")) == (11, ["do_not_disturb"])


def test_two_damage_parts_are_two_events() -> None:
    t = story(
        anna={"hand": ["descent_of_the_chandelier"], "shields": ["velvet_parry"]},
        bartek={"shields": ["do_not_disturb"]},
        boss=None,
        phase="turn",
    )
    t.plays("anna", "cast descent_of_the_chandelier")
    t.answers("bartek", "pass")
    t.answers("anna", "bartek")
    t.answers("bartek", "pass")
    t.each(bartek="activate do_not_disturb", anna="pass")
    t.answers("anna", "pass")  # to the activation of a Shield
    t.answers("anna", "activate velvet_parry")
    assert t.lives() == [12, 10, 12]


def test_damage_by_a_shield_opens_no_window() -> None:
    t = story(anna={"hand": ["bolt_basic"], "shields": ["velvet_parry"]}, bartek={"shields": ["explosive_retort"]})
    t.plays("anna", "cast bolt_basic", "bartek")
    t.answers("bartek", "pass")
    t.each(bartek="activate explosive_retort", anna="pass")
    t.answers("anna", "pass")  # to the activation, not to its damage
    assert t.lives() == [9, 10, 12]


def test_the_bosss_own_attack_is_no_spell_but_it_is_damage() -> None:
    t = story(
        phase="boss-turn",
        boss={"card": "mime_lich", "turns": 3},
        beaten="anna",
        bartek={"shields": ["objection_in_dead_language", "velvet_parry"]},
    )
    t.each(anna="stay-back", bartek="volunteer", celina="stay-back")
    assert t.asks("bartek: react-damage")
    assert t.choices("bartek") == ["pass", "pass-turn", "activate velvet_parry"]
    t.answers("bartek", "activate velvet_parry")
    assert t.life("bartek") == 10  # 3 and a Fury of 3, less 4


def test_laying_a_shield_and_attaching_are_not_answered() -> None:
    t = story(anna={"hand": ["velvet_parry", "duct_tape_of_ages"]}, bartek={"shields": ["objection_in_dead_language"]})
    t.plays("anna", "lay velvet_parry")
    assert t.asks("anna: turn")
    t = story(anna={"hand": ["duct_tape_of_ages"]}, bartek={"shields": ["objection_in_dead_language"]})
    t.plays("anna", "attach duct_tape_of_ages")
    assert t.asks("anna: turn")


def test_a_pass_until_the_end_of_the_turn_answers_every_later_window() -> None:
    t = story(anna={"hand": ["bolt_basic"]}, bartek={"shields": ["velvet_parry"]}, celina={"hand": ["bolt_basic"]})
    t.plays("anna", "cast bolt_basic", "bartek")
    t.answers("bartek", "pass-turn")
    assert t.life("bartek") == 8
    t.plays("anna", "end")
    t.plays("bartek", "end")
    t.plays("celina", "cast bolt_basic", "bartek")
    assert t.asks("bartek: react-spell")


def test_a_standing_pass_shows_nowhere_while_others_are_asked() -> None:
    shields = {"shields": ["sip_of_a_soul"]}
    t = story(
        people=4, anna={"hand": ["bolt_basic"]}, bartek=shields, celina=shields, boss={"card": "mime_lich", "life": 20}
    )
    t.plays("anna", "cast bolt_basic", "boss")
    t.each(bartek="pass-turn", celina="pass")
    assert t.asked == ["celina: react-damage"]
    for viewer in ("anna", "celina", WATCHER):
        seats = [(asked["seat"], asked.get("answered")) for asked in t.view(viewer)["asked"]]
        assert seats == [(1, None), (2, None)]
    t.all_pass()


def test_nobody_is_shown_as_having_answered() -> None:
    shields = {"shields": ["sip_of_a_soul"]}
    t = story(
        people=4, anna={"hand": ["bolt_basic"]}, bartek=shields, celina=shields, boss={"card": "mime_lich", "life": 20}
    )
    t.plays("anna", "cast bolt_basic", "boss")
    before = json.dumps(t.view("anna"))
    t.answers("celina", "pass")
    assert json.dumps(t.view("anna")) == before
    t.answers("bartek", "pass")
    t.all_pass()


def test_a_window_has_a_clock_and_its_default_is_a_pass() -> None:
    t = story(reaction="15", anna={"hand": ["bolt_basic"]}, bartek={"shields": ["velvet_parry"]})
    t.plays("anna", "cast bolt_basic", "bartek")
    clock = t.state.clock()
    assert clock is not None
    assert clock[1] == 15
    t.time_runs_out()
    t.time_runs_out()
    assert t.life("bartek") == 8
    assert not any("time-up" in line for line in t.told("anna"))


def test_a_window_shows_whose_damage_it_is_and_how_much() -> None:
    t = story(anna={"hand": ["bolt_basic"]}, bartek={"shields": ["velvet_parry"]})
    t.plays("anna", "cast bolt_basic", "bartek")
    t.answers("bartek", "pass")
    assert t.view(WATCHER)["table"]["blow"] == {"victim": 1, "striker": 0, "amount": 4}
    t.all_pass()


def test_damage_of_an_event_is_nobodys_doing() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["collective_headache", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        anna={"shields": ["return_to_sender"]},
        bartek={"shields": ["bad_omen_with_sprinkles"]},
    )
    t.each(anna="activate return_to_sender", bartek="pass")
    t.each(anna="pass", bartek="pass")  # the Synergy of Return to Sender
    t.answers("bartek", "pass")
    assert t.choices("bartek") == ["pass", "pass-turn"]
    t.all_pass()
    assert t.lives() == [12, 10, 10]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")
