"""Each word for whom an operation concerns. Tests are named after the word of the vocabulary."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ravehard.language import VOTES, SpokenRavehard, enemy, event, story

DEAD = {"level": "dead"}
BOSS = {"card": "mime_lich", "life": 30}


# --- by their part in the effect


def test_self_is_the_caster() -> None:
    t = story(anna={"hand": ["minuet_of_inconvenience"], "life": 5}, bartek={"life": 5}, boss=BOSS)
    t.plays("anna", "cast minuet_of_inconvenience", "boss")
    assert (t.lives(), t.boss_life) == ([7, 5, 12], 27)


def test_target_is_whoever_was_chosen() -> None:
    t = story(anna={"hand": ["royal_sneeze"]}, boss=BOSS)
    t.plays("anna", "cast royal_sneeze", "celina")
    assert (t.lives(), t.boss_life) == ([12, 12, 9], 30)


def test_source_is_whose_damage_it_was() -> None:
    t = story(bartek={"hand": ["bolt_basic"]}, celina={"shields": ["explosive_retort"]}, turn="bartek", boss=BOSS)
    t.plays("bartek", "cast bolt_basic", "celina")
    t.answers("celina", "pass")  # to the Spell
    t.answers("celina", "activate explosive_retort")
    assert (t.lives(), t.boss_life) == ([12, 9, 10], 30)


def test_source_of_retaliation_is_the_boss() -> None:
    t = story(anna={"shields": ["explosive_retort"]}, boss=BOSS)
    t.plays("anna", "attack")
    t.answers("anna", "pass")  # to the Boss's damage
    t.answers("anna", "activate explosive_retort")
    assert (t.life("anna"), t.boss_life) == (11, 24)


def test_boss_is_the_boss_of_the_fight() -> None:
    t = enemy("second_wind", boss={"card": "mime_lich", "life": 10})
    assert t.boss_life == 16


def test_designated_is_whoever_was_designated_in_every_part() -> None:
    t = enemy("spilled_cocktail", beaten="anna")
    t.each(anna="stay-back", bartek="stay-back", celina="volunteer")
    assert (t.lives(), t.attack("celina"), t.attack("bartek")) == ([11, 11, 4], 2, 3)


def test_designated_next_is_designated_again() -> None:
    t = enemy("double_chorus", beaten="anna")
    t.each(anna="stay-back", bartek="volunteer", celina="stay-back")
    t.each(anna="stay-back", bartek="stay-back", celina="volunteer")
    assert (t.lives(), t.beaten) == ([12, 5, 7], "celina")


def test_left_of_designated_is_the_player_on_the_left_dead_or_alive() -> None:
    tools = {"bartek": ["frozen_trout", "fondue_set"], "celina": ["cursed_kazoo", "pointy_glow_stick"]}
    t = enemy(
        "swapped_luggage",
        beaten="anna",
        anna={"tools": ["chained_disco_ball", "third_volume_of_memoirs"]},
        bartek={"tools": tools["bartek"]},
        celina={**DEAD, "tools": tools["celina"]},
    )
    t.each(anna="stay-back", bartek="volunteer")
    for name, other in (("bartek", "celina"), ("celina", "bartek")):
        assert len(set(t.tools(name)) & set(tools[name])) == 1
        assert len(set(t.tools(name)) & set(tools[other])) == 1


def test_chosen_other_player_is_chosen_by_the_owner_of_the_shield() -> None:
    t = story(people=4, celina={"shields": ["voodoo_plush"]}, anna={"hand": ["bolt_basic"]}, bartek=DEAD)
    t.plays("anna", "cast bolt_basic", "celina")
    t.answers("celina", "pass")  # to the Spell
    t.answers("celina", "activate voodoo_plush")
    assert t.choices("celina") == ["anna", "dawid"]
    t.answers("celina", "dawid")
    assert t.lives() == [12, 0, 10, 10]


def test_second_player_is_another_living_player_with_room() -> None:
    four = ["velvet_parry", "velvet_parry", "the_page_takes_it", "the_page_takes_it"]
    t = story(
        people=5,
        anna={"shields": four},
        bartek={"shields": ["circle_of_chalk"]},
        celina={"hand": ["forced_update"]},
        dawid=DEAD,
        turn="celina",
    )
    t.plays("celina", "cast forced_update", "bartek")
    t.all_pass()
    t.answers("celina", "choose move_shield")
    assert t.choices("celina") == ["celina", "ewa"]
    t.answers("celina", "ewa")
    assert (t.shields("bartek"), t.shields("ewa")) == ([], ["circle_of_chalk"])


# --- all of a kind


def test_each_player_is_every_living_player() -> None:
    t = event("collective_headache", bartek=DEAD)
    assert t.lives() == [10, 0, 10]
    assert t.asks(*VOTES)


def test_each_dead_player_is_every_dead_player() -> None:
    t = event("necromancer_on_call", anna=DEAD, celina=DEAD, bartek={"life": 5})
    assert [t.level(name) for name in t.seats] == ["reverse", "obverse", "reverse"]
    assert t.lives() == [6, 6, 6]  # 5 for the dead; then everybody heals 1
    assert t.asks(*VOTES)


def test_players_with_shields_are_living_players() -> None:
    t = enemy("karaoke_of_shame", anna={"shields": ["sip_of_a_soul"]}, celina={**DEAD, "shields": ["sip_of_a_soul"]})
    t.all_pass()
    assert (t.life("anna"), t.life("celina")) == (9, 0)


def test_players_without_shields_are_living_players() -> None:
    t = enemy("karaoke_of_shame", anna={"shields": ["sip_of_a_soul"]}, celina=DEAD)
    t.all_pass()
    assert t.lives() == [9, 7, 0]


def test_right_of_each_is_the_neighbour_on_the_right_dead_or_alive() -> None:
    pockets: dict[str, Any] = {
        "anna": {"tools": ["frozen_trout", "fondue_set"]},
        "bartek": {**DEAD, "tools": ["cursed_kazoo", "pointy_glow_stick"]},
        "celina": {"tools": ["chained_disco_ball", "third_volume_of_memoirs"]},
    }
    t = event("inspector_kielbasa", **pockets)
    for name, right in (("anna", "celina"), ("bartek", "anna"), ("celina", "bartek")):
        (seen,) = t.kinds_seen(name)
        assert seen in pockets[right]["tools"]
    assert t.asks(*VOTES)


# --- one of all


def test_turn_holder_is_whoever_holds_the_turn_card() -> None:
    t = enemy("earworm", turn="bartek")
    assert (t.turn, t.actions) == ("bartek", [0, 1, 1])
    t.plays("bartek", "end")
    assert t.actions == [1, 1, 1]


def test_beaten_holder_is_whoever_holds_the_being_beaten_card() -> None:
    for holder in ("bartek", "celina"):
        t = event("who_took_the_last_one", beaten=holder)
        assert t.asks(f"{holder}: brawl")


def test_beaten_holder_is_a_random_living_player_if_nobody_holds_the_card() -> None:
    fighters = set()
    for seed in range(12):
        t = event("who_took_the_last_one", anna=DEAD, seed=seed)
        fighters.add(t.asked[0])
        t.is_named = True
    assert fighters == {"bartek: brawl", "celina: brawl"}


def test_most_cards_are_counted_clockwise_from_the_turn_card() -> None:
    one = {"hand": ["royal_sneeze"]}
    t = enemy("invoice_for_damages", anna=one, celina=one, turn="bartek")
    assert t.lives() == [11, 11, 4]  # 7 for celina, 1 for everybody


def test_most_life_counts_the_unused_reverse() -> None:
    # anna has 5 and 7 to come, bartek 6 and nothing, celina 6 and 7 to come.
    t = mistaken_identity()
    assert t.lives() == [5, 6, 2]
    assert t.asks(*VOTES)


def test_most_life_before_is_who_had_most_before_the_damage() -> None:
    t = mistaken_identity()  # now it is anna who has most
    assert t.beaten == "celina"
    assert t.asks(*VOTES)


def mistaken_identity() -> SpokenRavehard:
    return event("mistaken_identity", anna={"life": 5}, bartek={"level": "reverse", "life": 6}, celina={"life": 6})


def test_least_life_counts_the_unused_reverse() -> None:
    t = event("lukewarm_fountain", anna={"life": 1}, bartek={"level": "reverse", "life": 3}, celina={"life": 2})
    assert t.lives() == [1, 6, 2]
    assert t.asks(*VOTES)


def test_least_life_is_found_clockwise_from_the_turn_card() -> None:
    # anna and celina have 1 and 7 to come.
    t = event("lukewarm_fountain", anna={"life": 1}, celina={"life": 1}, turn="bartek")
    assert t.lives() == [1, 12, 7]
    assert t.asks(*VOTES)


def test_random_dead_player_is_one_of_the_dead() -> None:
    raised = set()
    for seed in range(12):
        t = event("reanimation_raffle", anna=DEAD, celina=DEAD, seed=seed)
        raised.add(tuple(t.level(name) for name in t.seats))
        assert t.asks(*VOTES)
    assert raised == {("reverse", "obverse", "dead"), ("dead", "obverse", "reverse")}


def test_random_player_and_another_swap_tools_dead_or_alive() -> None:
    assert swappers() == {(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)}


def test_random_other_player_is_never_the_same_player() -> None:
    assert all(one != other for one, other in swappers())
    assert {other for _, other in swappers()} == {0, 1, 2}


def swappers() -> set[tuple[int, int]]:
    """Who swaps with whom, twice in each of many games with a dead player."""
    found: set[tuple[int, int]] = set()
    for seed in range(20):
        t = event("raccoon_pickpockets", bartek=DEAD, seed=seed)
        entries = t.view("anna")["table"]["ledger"]
        assert [entry["deed"] for entry in entries] == ["swapped", "swapped"]
        found.update((entry["seat"], entry["other"]) for entry in entries)
        assert t.asks(*VOTES)
    return found


# --- the fighters of an Event


def test_left_of_a_is_the_next_living_player_to_the_left() -> None:
    t = event("who_took_the_last_one", people=4, beaten="bartek", celina=DEAD)
    t.answers("bartek", "attack")
    assert t.asks("dawid: brawl")


@pytest.mark.parametrize("first_life", [12, 1])
def test_least_life_other_is_another_player_than_the_first_fighter(first_life: int) -> None:
    t = event("old_flame", bartek={"hand": ["bolt_basic"], "life": first_life}, anna={"life": 9})
    t.answers("bartek", "cast bolt_basic")
    assert t.asks("anna: brawl")


def test_chosen_by_a_is_any_other_living_player() -> None:
    t = event("duel_for_the_sofa", people=4, bartek=DEAD)
    assert t.asks("anna: opponent")
    assert t.choices("anna") == ["celina", "dawid"]
    t.answers("anna", "dawid")
    t.answers("anna", "attack")
    assert t.asks("dawid: brawl")


def test_winner_is_who_dealt_more_damage() -> None:
    t = event("duel_for_the_sofa", anna={"hand": ["bolt_basic"], "life": 5})
    t.answers("anna", "bartek", "cast bolt_basic")
    t.answers("bartek", "attack")
    # bolt 4; attack 3 and Retaliation 3: anna dealt 7 and heals 4
    assert t.lives() == [6, 5, 12]
    assert t.asks(*VOTES)


def test_winner_is_nobody_if_both_dealt_the_same() -> None:
    t = event("duel_for_the_sofa", anna={"life": 8})
    t.answers("anna", "bartek", "attack")
    t.answers("bartek", "attack")
    assert t.lives() == [2, 6, 12]
    assert t.asks(*VOTES)


# --- in the Chamber


def test_murderer_is_who_holds_the_weapon() -> None:
    t = wrong_accusation()
    assert [t.level(name) for name in t.seats] == ["obverse", "obverse", "darkchmage"]


def test_accused_innocent_is_whoever_was_accused_wrongly() -> None:
    t = wrong_accusation()
    assert t.lives() == [12, 1, 20]


def wrong_accusation() -> SpokenRavehard:
    """bartek is accused; celina holds the disco ball, to which the only Evidence gives most points."""
    t = story(
        boss=None,
        phase="next-card",
        story=["archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        celina={"tools": ["chained_disco_ball"]},
    )
    t.each(anna="bartek", bartek="anna", celina="bartek")
    t.each(anna="confirm", bartek="confirm", celina="confirm")
    return t
