"""A player's turn: actions, drawing, Shields and attachments, Flashbacks, attacks, life."""

from __future__ import annotations

from tests.games.ravehard.language import WATCHER, new_game, story

BOSS = {"card": "mime_lich", "life": 30}


def test_every_action_is_optional_and_taken_once() -> None:
    t = story(anna={"hand": ["royal_sneeze", "curtain_bandage"]}, boss=BOSS)
    t.plays("anna", "attack")
    assert not any(choice.startswith("cast royal") for choice in t.choices("anna"))
    t.plays("anna", "cast curtain_bandage", "bartek")
    t.plays("anna", "end")
    assert t.turn == "bartek"


def test_a_turn_without_actions_left_ends_by_itself() -> None:
    t = story(anna={"hand": []}, boss=BOSS, actions={"offensive": 1})
    t.plays("anna", "attack")
    assert t.turn == "bartek"


def test_the_hand_is_refilled_to_four() -> None:
    t = story(anna={"hand": ["royal_sneeze"]}, boss=BOSS)
    t.plays("anna", "end")
    assert len(t.hand("anna")) == 4


def test_a_hand_of_four_or_more_draws_nothing() -> None:
    hand = ["royal_sneeze", "royal_sneeze", "bolt_basic", "bolt_basic", "pickle_juice"]
    t = story(anna={"hand": hand}, boss=BOSS)
    t.plays("anna", "end")
    assert t.hand("anna") == sorted(hand)


def test_a_hand_above_six_is_discarded_down_by_choice() -> None:
    hand = ["royal_sneeze", "royal_sneeze", "bolt_basic", "bolt_basic", "pickle_juice", "pickle_juice", "dance_off"]
    t = story(anna={"hand": hand}, boss=BOSS)
    t.plays("anna", "end", "discard dance_off")
    assert (len(t.hand("anna")), t.removed) == (6, ["dance_off"])


def test_during_a_turn_a_hand_has_no_limit() -> None:
    hand = ["lost_property_office", "royal_sneeze", "royal_sneeze", "bolt_basic", "bolt_basic", "pickle_juice"]
    t = story(anna={"hand": hand}, boss=BOSS)
    t.plays("anna", "cast lost_property_office")
    assert len(t.hand("anna")) == 8
    assert t.asks("anna: turn")


def test_a_dead_player_has_only_the_scheming_action() -> None:
    t = story(anna={"level": "dead", "hand": ["royal_sneeze"], "tools": ["frozen_trout", "fondue_set"]}, boss=BOSS)
    assert t.choices("anna") == ["end", "scheme frozen_trout", "scheme fondue_set"]
    t.plays("anna", "end")
    assert t.hand("anna") == ["royal_sneeze"]


def test_a_player_who_dies_in_their_own_turn_can_only_scheme_on() -> None:
    t = story(anna={"level": "reverse", "life": 1, "hand": ["royal_decree_no_7"]}, boss=BOSS)
    t.plays("anna", "attack")  # the Lich retaliates
    assert (t.level("anna"), t.actions) == ("dead", [0, 0, 1])
    t.plays("anna", "end")
    assert t.hand("anna") == ["royal_decree_no_7"]


def test_a_player_who_dies_of_their_own_spell_gets_no_extra_action() -> None:
    t = story(celina={"level": "reverse", "life": 2, "hand": ["push_notification"]}, turn="celina", boss=BOSS)
    t.plays("celina", "cast push_notification", "celina")
    assert (t.level("celina"), t.actions) == ("dead", [0, 0, 1])


def test_an_empty_deck_is_rebuilt_from_its_trash() -> None:
    t = story(
        anna={"hand": []}, boss=BOSS, decks={"majestic": []}, trash={"majestic": ["royal_sneeze", "velvet_parry"]}
    )
    t.plays("anna", "end")
    assert (t.hand("anna"), t.trash("majestic")) == (["royal_sneeze", "velvet_parry"], [])


def test_with_deck_and_trash_empty_nothing_is_drawn() -> None:
    t = story(anna={"hand": []}, boss=BOSS, decks={"majestic": []})
    t.plays("anna", "end")
    assert (t.hand("anna"), t.turn) == ([], "bartek")


def test_players_of_one_school_share_deck_and_trash() -> None:
    t = story(people=4, anna={"hand": ["royal_sneeze"]}, dawid={"hand": []}, boss=BOSS)
    t.plays("anna", "cast royal_sneeze", "boss")
    assert t.seat("anna").deck == t.seat("dawid").deck
    assert t.trash("majestic") == ["royal_sneeze"]


# --- Shields and attachments


def test_a_laid_shield_is_hidden_from_others() -> None:
    t = story(anna={"hand": ["velvet_parry"]}, boss=BOSS)
    t.plays("anna", "lay velvet_parry")
    assert t.told("bartek")[-1] == "anna laid ? from anna's hand to anna's shields"
    assert t.told("anna")[-1] == "anna laid velvet_parry from anna's hand to anna's shields"
    for viewer, seen in (("anna", "velvet_parry"), ("bartek", None), (WATCHER, None)):
        (card,) = t.view(viewer)["table"]["players"][0]["shields"][0]["cards"]
        assert (card and card["card"]) == seen


def test_a_fifth_shield_replaces_one_within_the_same_action() -> None:
    shields = ["velvet_parry", "velvet_parry", "the_page_takes_it", "sip_of_a_soul"]
    t = story(anna={"hand": ["mirror_of_vanity"], "shields": shields}, boss=BOSS)
    t.plays("anna", "lay mirror_of_vanity", "replace sip_of_a_soul")
    assert t.shields("anna") == ["velvet_parry", "velvet_parry", "the_page_takes_it", "mirror_of_vanity"]
    assert (t.removed, t.actions) == (["sip_of_a_soul"], [0, 1, 1])


def test_a_replaced_shield_of_a_school_goes_to_its_trash() -> None:
    shields = ["velvet_parry", "velvet_parry", "the_page_takes_it", "circle_of_chalk"]
    t = story(anna={"hand": ["mirror_of_vanity"], "shields": shields}, boss=BOSS)
    t.plays("anna", "lay mirror_of_vanity", "replace circle_of_chalk")
    assert t.trash("classical") == ["circle_of_chalk"]


def test_attachments_do_not_count_and_go_with_the_shield() -> None:
    shields = [
        "velvet_parry",
        "velvet_parry",
        "the_page_takes_it",
        {"card": "circle_of_chalk", "on": ["duct_tape_of_ages"]},
    ]
    t = story(anna={"hand": ["mirror_of_vanity"], "shields": shields}, boss=BOSS)
    t.plays("anna", "lay mirror_of_vanity", "replace circle_of_chalk")
    assert (t.removed, t.seat("anna").attached) == (["duct_tape_of_ages"], [])


def test_freeing_a_locked_shield_costs_a_strategic_action() -> None:
    t = story(anna={"shields": [{"card": "velvet_parry", "on": ["duct_tape_of_ages"]}]}, boss=BOSS)
    t.plays("anna", "free velvet_parry")
    assert (t.removed, t.actions) == (["duct_tape_of_ages"], [0, 1, 1])


def test_a_moved_shield_keeps_its_attachments() -> None:
    taped = {"card": "circle_of_chalk", "on": ["duct_tape_of_ages"]}
    t = story(celina={"hand": ["forced_update"]}, bartek={"shields": [taped]}, turn="celina", boss=BOSS)
    t.plays("celina", "cast forced_update", "bartek", "choose move_shield", "anna")
    assert t.position["seats"][0]["shields"] == [taped]


# --- Flashbacks


def test_a_flashback_is_a_strategic_action_and_is_shuffled_into_the_deck() -> None:
    t = story(boss=BOSS, trash={"majestic": ["royal_decree_no_7"]}, decks={"majestic": ["royal_sneeze"]})
    t.plays("anna", "flashback royal_decree_no_7", "boss")
    assert (t.boss_life, t.trash("majestic"), t.actions) == (29, [], [0, 1, 1])
    assert sorted(t.cards(t.table.decks[0])) == ["royal_decree_no_7", "royal_sneeze"]


def test_a_cancelled_flashback_is_still_shuffled_in() -> None:
    t = story(
        boss=BOSS,
        trash={"majestic": ["royal_decree_no_7"]},
        decks={"majestic": []},
        bartek={"shields": ["objection_in_dead_language"]},
    )
    t.plays("anna", "flashback royal_decree_no_7", "boss")
    t.answers("bartek", "activate objection_in_dead_language")
    assert (t.boss_life, t.cards(t.table.decks[0])) == (30, ["royal_decree_no_7"])


def test_only_your_own_schools_trash_has_flashbacks() -> None:
    t = story(boss=BOSS, trash={"classical": ["whip_of_the_beard"]})
    assert "flashback whip_of_the_beard" not in t.choices("anna")


# --- attacks and life


def test_an_attacked_boss_retaliates_if_it_survives() -> None:
    t = story(boss={"card": "mime_lich", "life": 4})
    t.plays("anna", "attack")
    assert (t.boss_life, t.life("anna")) == (1, 9)


def test_a_beaten_boss_does_not_retaliate_and_the_turn_is_finished() -> None:
    t = story(anna={"hand": ["curtain_bandage"]}, boss={"card": "mime_lich", "life": 3})
    t.plays("anna", "attack")
    assert (t.boss_life, t.life("anna"), t.actions) == (0, 12, [1, 0, 1])
    assert "attack" not in t.choices("anna")
    t.plays("anna", "cast curtain_bandage", "anna")


def test_players_cannot_attack_each_other_outside_fights_but_spells_may() -> None:
    t = story(anna={"hand": ["bolt_basic"]}, boss=BOSS)
    t.plays("anna", "cast bolt_basic")
    assert t.choices("anna") == ["boss", "anna", "bartek", "celina"]
    t.answers("anna", "bartek")
    assert t.life("bartek") == 8


def test_at_zero_life_the_character_is_turned_and_excess_damage_is_lost() -> None:
    t = story(anna={"hand": ["bolt_basic"]}, bartek={"life": 1}, boss=BOSS)
    t.plays("anna", "cast bolt_basic", "bartek")
    assert (t.level("bartek"), t.life("bartek"), t.attack("bartek")) == ("reverse", 6, 4)


def test_a_change_of_attack_stays_when_the_character_is_turned() -> None:
    t = story(anna={"hand": ["bolt_basic"]}, bartek={"life": 1, "attack_change": -2}, boss=BOSS)
    assert t.attack("bartek") == 1
    t.plays("anna", "cast bolt_basic", "bartek")
    assert t.attack("bartek") == 2


def test_on_the_reverse_zero_life_is_death_and_the_beaten_card_goes_back() -> None:
    t = story(anna={"hand": ["bolt_basic"]}, bartek={"level": "reverse", "life": 1}, beaten="bartek", boss=BOSS)
    t.plays("anna", "cast bolt_basic", "bartek")
    assert (t.level("bartek"), t.beaten) == ("dead", None)


def test_a_second_part_of_damage_hits_the_new_side() -> None:
    t = story(
        phase="boss-turn",
        boss={"card": "mime_lich", "turns": 1},
        enemies=["slap_of_reality"],
        beaten="bartek",
        anna={"life": 3},
    )
    t.each(anna="volunteer", bartek="stay-back", celina="stay-back")
    assert (t.level("anna"), t.life("anna")) == ("reverse", 6)
    assert t.lives() == [6, 11, 11]


# --- the deal


def test_the_deal_of_a_story() -> None:
    for people in (3, 4, 5, 6):
        t = new_game(people, seed=people)
        for player in t.table.players:
            assert (len(player.hand), len(player.shields), len(player.tools), len(player.flirts)) == (6, 2, 2, 2)
        kinds = [t.table.pool[token] for token in t.table.story]
        assert len(kinds) == 11
        assert len(t.table.evidence) == 1
        assert len(t.table.boss) == 1
        t.is_named = True


def test_characters_may_be_chosen_first_come_first_served() -> None:
    t = new_game(3, characters="chosen")
    assert t.asks("anna: character", "bartek: character", "celina: character")
    t.applies("celina", "character dj_null_spell")
    assert "character dj_null_spell" not in t.choices("anna")
    t.applies("anna", "character swan_duke_bazyli")
    t.applies("bartek", "character ludwika_of_the_third_encore")
    assert len(t.hand("anna")) == 6
    t.is_named = True
