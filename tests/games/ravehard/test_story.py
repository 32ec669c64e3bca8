"""The story: Evidence, Bosses, designation, Events and their fights."""

from __future__ import annotations

from typing import Any

from pentakl.games.ravehard.cards import DECKS
from pentakl.games.ravehard.printed import DECK
from tests.games.ravehard.language import WATCHER, SpokenRavehard, new_game, story

QUIET: dict[str, Any] = {"boss": None, "phase": "next-card", "evidence": ["the_bathtub_protocol"]}
VOTES = ["anna: vote", "bartek: vote", "celina: vote"]


def points(t: SpokenRavehard) -> dict[str, int]:
    tools = t.view(WATCHER)["table"]["tools"]
    return {tool["card"]: tool["points"] for tool in tools if tool["points"]}


def leading(t: SpokenRavehard) -> list[str]:
    return [tool["card"] for tool in t.view(WATCHER)["table"]["tools"] if tool["is_leading"]]


# --- Evidence


def test_only_paragraphs_for_this_number_of_players_are_read() -> None:
    t = story(people=3, evidence=["the_bathtub_protocol"])
    assert points(t) == {"third_volume_of_memoirs": 2, "chained_disco_ball": 3, "pointy_glow_stick": 1}
    t = story(people=4, evidence=["the_bathtub_protocol"])
    assert points(t)["basilisk_rubber_duck"] == 2
    t = story(people=4, evidence=["the_bathtub_protocol"], dawid={"level": "dead"})
    assert points(t)["basilisk_rubber_duck"] == 2  # dead players count


def test_between_equal_totals_seniority_decides() -> None:
    # Memoirs (seniority 5) and the disco ball (11) have 5 and 5.
    t = story(evidence=["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"])
    assert points(t)["third_volume_of_memoirs"] == points(t)["chained_disco_ball"] == points(t)["cursed_kazoo"] == 5
    assert leading(t) == ["chained_disco_ball"]


def test_the_story_stack_is_evidence_boss_and_two_events_three_times() -> None:
    t = new_game(4, seed=2)
    stack = t.table.evidence + t.table.boss + t.table.story[::-1]  # the first two cards are revealed
    a_round = ["evidence", "bosses", "events", "events"]
    assert [DECKS[DECK[t.table.face[token]]] for token in stack] == [*a_round * 3, "archmages_chamber"]
    t.is_named = True


# --- the Boss


def test_the_first_three_boss_turns_cast_enemy_cards() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 2}, enemies=["strobe_of_agony"])
    assert t.lives() == [8, 8, 8]
    assert t.sees(WATCHER, "enemy_discard") == ["strobe_of_agony"]


def test_from_the_fourth_on_it_attacks_with_growing_fury() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 3}, beaten="anna")
    t.each(anna="volunteer", bartek="stay-back", celina="stay-back")
    assert t.life("anna") == 6
    for name in ("anna", "bartek", "celina"):
        t.plays(name, "end")
    t.each(anna="stay-back", bartek="volunteer", celina="stay-back")
    assert t.life("bartek") == 3
    assert t.boss_life == 31  # nobody strikes back


def test_the_boss_acts_again_after_one_turn_of_each_player_dead_ones_too() -> None:
    t = story(bartek={"level": "dead"}, turn="celina", turns_left=3, enemies=["motivational_speech"])
    t.plays("celina", "end")
    t.plays("anna", "end")
    t.plays("bartek", "end")
    assert t.lives() == [10, 0, 10]
    assert t.turn == "celina"


def test_an_empty_enemy_deck_is_rebuilt() -> None:
    t = story(phase="boss-turn", enemies=[], enemy_discard=["strobe_of_agony"])
    assert t.lives() == [8, 8, 8]


def test_a_boss_that_dies_in_its_turn_stops_at_once() -> None:
    t = story(
        phase="boss-turn",
        boss={"card": "mime_lich", "life": 2, "turns": 1},
        enemies=["strobe_of_agony"],
        anna={"shields": ["return_to_sender"], "life": 6},
        story=["scrambled_eggs_of_destiny", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
    )
    t.answers("anna", "pass")
    t.answers("anna", "activate return_to_sender", "pass")
    assert t.lives() == [9, 12, 12]  # nobody was hit, and anna was healed by the Event
    assert t.asks(*VOTES)


def test_a_beaten_boss_leaves_its_effect_and_ends_changes_of_attack() -> None:
    t = story(
        boss={"card": "bouncer_who_remembers", "life": 1},
        anna={"life": 5, "attack_change": 2},
        story=["lukewarm_fountain", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
    )
    t.plays("anna", "attack")
    t.plays("anna", "end")
    assert (t.life("anna"), t.attack("anna")) == (12, 3)  # 5 + 2 from the Bouncer + 6 from the fountain, at most 12
    assert t.asks(*VOTES)


def test_the_turn_card_goes_on_between_fights() -> None:
    t = story(
        boss={"card": "bouncer_who_remembers", "life": 1},
        story=["the_archmages_diary", "mime_lich", "archmages_chamber"],
        enemies=["strobe_of_agony"],
    )
    t.plays("anna", "attack")
    t.plays("anna", "end")
    assert t.turn == "bartek"
    assert t.table.boss_turns == 1


def test_players_may_lose_together_before_the_chamber() -> None:
    dying = {"level": "reverse", "life": 1}
    t = story(phase="boss-turn", enemies=["strobe_of_agony"], anna=dying, bartek=dying, celina=dying)
    assert (t.winners, t.reason, t.everybody_lost) == ([], "all-dead", True)


# --- designation


def test_the_only_volunteer_takes_it_and_the_card() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["collar_grip"], beaten="anna")
    t.each(anna="stay-back", bartek="volunteer", celina="stay-back")
    assert (t.lives(), t.beaten, t.turn) == ([12, 3, 12], "bartek", "anna")


def test_otherwise_the_holder_decides_but_not_for_themselves() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["collar_grip"], beaten="anna")
    t.each(anna="stay-back", bartek="volunteer", celina="volunteer")
    assert t.choices("anna") == ["bartek", "celina"]
    t.answers("anna", "celina")
    assert (t.lives(), t.beaten) == ([12, 12, 3], "celina")


def test_the_holder_may_be_the_only_volunteer() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["collar_grip"], beaten="anna")
    t.each(anna="volunteer", bartek="stay-back", celina="stay-back")
    assert (t.lives(), t.beaten) == ([3, 12, 12], "anna")


def test_without_a_holder_all_nominate_and_a_plurality_decides() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["collar_grip"])
    assert t.asks("anna: nominate", "bartek: nominate", "celina: nominate")
    t.each(anna="celina", bartek="celina", celina="anna")
    assert (t.lives(), t.beaten) == ([12, 12, 3], "celina")


def test_the_only_one_who_names_themselves_takes_it() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["collar_grip"])
    t.each(anna="celina", bartek="bartek", celina="anna")
    assert t.beaten == "bartek"


def test_where_several_name_themselves_the_plurality_decides() -> None:
    t = story(people=5, phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["collar_grip"])
    t.each(anna="anna", bartek="bartek", celina="ewa", dawid="ewa", ewa="anna")
    assert t.asks(*[f"{name}: nominate" for name in t.seats])  # two for anna, two for ewa, one for bartek
    t.each(anna="anna", bartek="bartek", celina="bartek", dawid="ewa", ewa="dawid")
    assert t.beaten == "bartek"


def test_three_failed_nominations_lose_the_game_for_cowards() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["collar_grip"])
    for _ in range(3):
        t.each(anna="bartek", bartek="celina", celina="anna")
    assert (t.winners, t.reason, t.everybody_lost) == ([], "cowards", True)


def test_merciful_rules_let_chance_decide_for_cowards() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["collar_grip"], cowards="merciful")
    for _ in range(3):
        t.each(anna="bartek", bartek="celina", celina="anna")
    assert t.beaten is not None
    assert sorted(t.lives()) == [3, 12, 12]


def test_nominations_stay_hidden_until_all_are_in() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["collar_grip"])
    t.answers("anna", "bartek")
    assert not any("nominated" in line for line in t.told("celina"))
    t.each(bartek="bartek", celina="bartek")
    assert "anna nominated bartek" in t.told(WATCHER)


def test_the_only_living_player_takes_everything() -> None:
    dead = {"level": "dead"}
    t = story(
        phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["collar_grip"], bartek=dead, celina=dead
    )
    assert (t.life("anna"), t.beaten) == (7, "anna")


def test_prevented_damage_still_gives_the_card() -> None:
    t = story(
        phase="boss-turn",
        boss={"card": "mime_lich", "turns": 3},
        beaten="anna",
        bartek={"shields": ["forward_to_all"]},
    )
    t.each(anna="stay-back", bartek="volunteer", celina="stay-back")
    t.answers("bartek", "activate forward_to_all", "celina")
    assert (t.lives(), t.beaten) == ([12, 12, 6], "bartek")


def test_mass_damage_gives_no_card() -> None:
    t = story(phase="boss-turn", enemies=["strobe_of_agony"], beaten="anna")
    assert t.beaten == "anna"


def test_the_first_designated_player_of_the_game_gets_the_turn_card() -> None:
    t = story(
        phase="boss-turn",
        boss={"card": "mime_lich", "turns": 0},
        enemies=["collar_grip"],
        turn=None,
        turns=0,
    )
    t.each(anna="celina", bartek="celina", celina="celina")
    assert (t.turn, t.beaten) == ("celina", "celina")


def test_in_the_first_boss_turn_of_a_later_fight_the_turn_card_stays() -> None:
    t = story(
        phase="boss-turn",
        boss={"card": "mime_lich", "turns": 0},
        enemies=["collar_grip"],
        beaten="anna",
        turn="anna",
        turns=7,
    )
    t.each(anna="stay-back", bartek="volunteer", celina="stay-back")
    assert (t.beaten, t.turn) == ("bartek", "anna")


def test_without_a_designation_a_random_player_starts() -> None:
    boss = {"card": "mime_lich", "turns": 0}
    t = story(phase="boss-turn", boss=boss, enemies=["strobe_of_agony"], turn=None, turns=0)
    assert t.beaten is None
    starters = {t.turn}
    for seed in range(1, 12):
        t = story(phase="boss-turn", boss=boss, enemies=["strobe_of_agony"], turn=None, turns=0, seed=seed)
        starters.add(t.turn)
    assert starters == {"anna", "bartek", "celina"}


# --- Events and their fights


def test_a_fight_of_an_event_is_one_offensive_action_each_against_the_other() -> None:
    t = story(
        **QUIET,
        story=["duel_for_the_sofa", "archmages_chamber"],
        anna={"hand": ["bolt_basic", "curtain_bandage"], "life": 5},
    )
    t.answers("anna", "bartek")
    assert t.choices("anna") == ["attack", "cast bolt_basic"]
    t.answers("anna", "cast bolt_basic")
    t.answers("bartek", "attack")
    # bolt 4; attack 3 and Retaliation 3; anna dealt 7 and heals 4
    assert t.lives() == [6, 5, 12]
    assert t.asks(*VOTES)


def test_a_fighter_is_asked_even_if_only_the_attack_is_possible() -> None:
    t = story(**QUIET, story=["who_took_the_last_one", "archmages_chamber"], beaten="celina")
    assert t.asks("celina: brawl")
    t.answers("celina", "attack")
    t.answers("anna", "attack")
    assert t.lives() == [6, 12, 6]
    assert t.asks(*VOTES)


def test_old_flame_names_most_cards_and_least_life() -> None:
    t = story(**QUIET, story=["old_flame", "archmages_chamber"], bartek={"hand": ["bolt_basic"]}, celina={"life": 9})
    t.answers("bartek", "cast bolt_basic")
    t.answers("celina", "attack")
    assert t.lives() == [12, 9, 2]
    assert t.asks(*VOTES)


def test_a_fight_ends_when_a_fighter_dies() -> None:
    t = story(
        **QUIET,
        story=["who_took_the_last_one", "archmages_chamber"],
        beaten="celina",
        anna={"level": "reverse", "life": 1},
    )
    t.answers("celina", "attack")
    assert (t.level("anna"), t.life("celina")) == ("dead", 12)
    assert t.asks(*VOTES)


def test_a_fighters_shield_may_aim_at_anybody() -> None:
    t = story(
        **QUIET,
        story=["who_took_the_last_one", "archmages_chamber"],
        beaten="celina",
        anna={"life": 3, "shields": ["vintage_grudge"]},
    )
    t.answers("celina", "attack")
    t.answers("anna", "pass")  # to the damage
    t.answers("anna", "activate vintage_grudge")
    assert t.choices("anna") == ["anna", "bartek", "celina"]
    t.answers("anna", "bartek")
    t.answers("anna", "attack")
    assert t.lives() == [4, 9, 6]  # anna is on the reverse; both strike and strike back for 3
    assert t.asks(*VOTES)


def test_without_two_living_players_there_is_no_fight() -> None:
    dead = {"level": "dead"}
    t = story(**QUIET, story=["who_took_the_last_one", "archmages_chamber"], bartek=dead, celina=dead)
    assert t.life("anna") == 12
    assert t.asks(*VOTES)


def test_an_event_on_nobody_is_skipped() -> None:
    t = story(**QUIET, story=["night_bus_of_the_living", "archmages_chamber"])
    assert [len(t.hand(name)) for name in t.seats] == [1, 1, 1]
    assert t.asks(*VOTES)


def test_cleaning_golem_takes_two_cards_one_after_the_other() -> None:
    t = story(
        **QUIET,
        story=["cleaning_golem", "archmages_chamber"],
        anna={"hand": ["bolt_basic", "pickle_juice", "dance_off"]},
    )
    t.answers("anna", "discard bolt_basic", "discard dance_off")
    assert t.hand("anna") == ["pickle_juice"]
    assert t.asks(*VOTES)
