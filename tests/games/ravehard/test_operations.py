"""Each operation of a card at least once, as a player would see it. Tests are named after the verb."""

from __future__ import annotations

from tests.games.ravehard.language import VOTES, SpokenRavehard, duel, enemy, event, story


def test_damage_hits_the_chosen_target() -> None:
    t = story(anna={"hand": ["royal_sneeze"]})
    t.plays("anna", "cast royal_sneeze", "bartek")
    assert t.lives() == [12, 9, 12]
    assert t.trash("majestic") == ["royal_sneeze"]
    assert t.actions == [1, 0, 1]


def test_damage_may_hit_the_caster_too() -> None:
    t = story(anna={"hand": ["descent_of_the_chandelier"]}, boss={"card": "mime_lich", "life": 20})
    t.plays("anna", "cast descent_of_the_chandelier", "boss")
    assert (t.boss_life, t.life("anna")) == (15, 11)


def test_damage_may_count_your_own_shields() -> None:
    shields = ["velvet_parry", "velvet_parry"]
    t = story(anna={"hand": ["glitter_cannon"], "shields": shields}, boss={"card": "mime_lich", "life": 20})
    t.plays("anna", "cast glitter_cannon", "boss")
    t.all_pass()
    assert t.boss_life == 16


def test_damage_is_computed_once_when_its_part_starts() -> None:
    # 1 plus the living players: 4 when the card is cast. anna dies of it, and the others still take 4.
    t = enemy("strobe_of_agony", anna={"level": "reverse", "life": 1})
    assert t.lives() == [0, 8, 8]


def test_heal_gives_no_more_than_is_printed() -> None:
    t = story(anna={"hand": ["curtain_bandage"]}, bartek={"life": 10})
    t.plays("anna", "cast curtain_bandage", "bartek")
    assert t.life("bartek") == 12


def test_heal_never_turns_a_character_back() -> None:
    t = story(anna={"hand": ["curtain_bandage"]}, bartek={"level": "reverse", "life": 5})
    t.plays("anna", "cast curtain_bandage", "bartek")
    assert (t.level("bartek"), t.life("bartek")) == ("reverse", 6)


def test_draw_takes_from_your_own_school() -> None:
    deck = ["bass_drop", "endless_loop", "forced_update"]
    t = story(celina={"hand": ["lost_property_office"]}, turn="celina", decks={"contemporary": deck})
    t.plays("celina", "cast lost_property_office")
    assert t.hand("celina") == ["bass_drop", "endless_loop", "forced_update"]
    assert t.removed == ["lost_property_office"]


def test_discard_asks_the_owner() -> None:
    t = story(bartek={"hand": ["meteor_of_tenure", "bolt_basic", "pickle_juice"]}, turn="bartek")
    t.plays("bartek", "cast meteor_of_tenure", "boss", "discard bolt_basic")
    assert t.hand("bartek") == ["pickle_juice"]
    assert t.removed == ["bolt_basic"]


def test_steal_card_takes_a_random_card() -> None:
    t = story(
        celina={"hand": []},
        bartek={"hand": ["bolt_basic"]},
        turn="celina",
        trash={"contemporary": ["pirated_copy"]},
        decks={"classical": ["whip_of_the_beard"]},
    )
    t.plays("celina", "flashback pirated_copy", "bartek")
    assert t.hand("celina") == ["bolt_basic"]
    assert t.hand("bartek") == ["whip_of_the_beard"]


def test_recover_takes_from_your_own_trash() -> None:
    trash = {"classical": ["whip_of_the_beard", "fireball_chapter_one"], "majestic": ["royal_sneeze"]}
    t = story(bartek={"hand": ["index_of_the_grimoire"]}, turn="bartek", trash=trash)
    t.plays("bartek", "cast index_of_the_grimoire")
    assert t.choices("bartek") == ["recover fireball_chapter_one", "recover whip_of_the_beard"]
    t.answers("bartek", "recover whip_of_the_beard")
    assert t.hand("bartek") == ["whip_of_the_beard"]


def test_recover_may_take_from_any_trash() -> None:
    trash = {"majestic": ["royal_sneeze"], "classical": ["whip_of_the_beard"]}
    t = story(celina={"hand": ["pirated_copy"]}, turn="celina", trash=trash)
    t.plays("celina", "cast pirated_copy", "recover royal_sneeze")
    assert t.hand("celina") == ["royal_sneeze"]


def test_extra_action_is_one_more_of_this_turn() -> None:
    t = story(
        anna={"hand": ["royal_decree_no_7", "royal_sneeze", "bolt_basic"]}, boss={"card": "mime_lich", "life": 30}
    )
    t.plays("anna", "cast royal_decree_no_7")
    assert t.actions == [0, 2, 1]
    t.plays("anna", "cast royal_sneeze", "boss")
    t.plays("anna", "cast bolt_basic", "boss")
    assert (t.actions, t.boss_life) == ([0, 0, 1], 23)


def test_extra_action_may_be_a_scheming_one() -> None:
    t = story(anna={"hand": ["gossip_at_the_bar"]})
    t.plays("anna", "cast gossip_at_the_bar", "bartek")
    assert t.actions == [0, 1, 2]


def test_skip_action_takes_an_action_of_the_coming_turn() -> None:
    t = story(phase="boss-turn", boss={"card": "mime_lich", "turns": 1}, enemies=["earworm"], turn="bartek")
    assert t.actions == [0, 1, 1]
    assert t.turn == "bartek"
    t.plays("bartek", "end")
    assert t.actions == [1, 1, 1]


def test_skip_action_also_stops_an_extra_action_of_that_turn() -> None:
    t = story(anna={"skips": ["strategic"], "hand": ["push_notification"]})
    assert t.actions == [0, 1, 1]
    t.plays("anna", "cast push_notification", "boss")
    assert t.actions == [0, 0, 1]


def test_modify_attack_lasts_until_the_end_of_the_fight() -> None:
    t = story(bartek={"hand": ["ice_cubes_of_doom"]}, turn="bartek", boss={"card": "mime_lich", "life": 30})
    t.plays("bartek", "cast ice_cubes_of_doom", "boss")
    assert t.table.attack_of(6) == 2


def test_modify_attack_never_falls_below_zero() -> None:
    t = story(bartek={"hand": ["ice_cubes_of_doom"]}, celina={"attack_change": -3}, turn="bartek")
    t.plays("bartek", "cast ice_cubes_of_doom", "celina")
    assert t.attack("celina") == 0


def test_revive_brings_the_dead_back_on_the_reverse() -> None:
    kept = {"hand": ["bolt_basic"], "shields": ["circle_of_chalk"], "tools": ["fondue_set", "frozen_trout"]}
    t = story(anna={"hand": ["encore_from_beyond"]}, bartek={"level": "dead", **kept})
    t.plays("anna", "cast encore_from_beyond")
    assert (t.level("bartek"), t.life("bartek")) == ("reverse", 5)
    assert (t.hand("bartek"), t.shields("bartek"), t.tools("bartek")) == tuple(kept.values())


def test_revive_gives_no_more_than_the_reverse_shows() -> None:
    t = story(
        boss=None,
        story=["reanimation_raffle", "archmages_chamber"],
        phase="next-card",
        bartek={"level": "dead"},
        evidence=["the_bathtub_protocol"],
    )
    assert t.life("bartek") == 6
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_set_life_is_exact() -> None:
    t = story(anna={"life": 3, "shields": ["unlife_insurance"]}, bartek={"hand": ["bolt_basic"]}, turn="bartek")
    t.plays("bartek", "cast bolt_basic", "anna")
    t.answers("anna", "pass")  # to the Spell
    t.answers("anna", "activate unlife_insurance")
    assert (t.level("anna"), t.life("anna")) == ("obverse", 2)


def test_destroy_shield_by_the_caster_is_unseen() -> None:
    t = story(
        celina={"hand": ["forced_update"]}, bartek={"shields": ["circle_of_chalk", "explosive_retort"]}, turn="celina"
    )
    t.plays("celina", "cast forced_update", "bartek")
    t.answers("bartek", "pass")
    t.answers("celina", "choose destroy_shield", "shield 2 of bartek")
    assert t.shields("bartek") == ["circle_of_chalk"]
    assert t.trash("classical") == ["explosive_retort"]


def test_destroy_shield_by_the_owners_asks_all_at_once() -> None:
    t = story(
        phase="boss-turn",
        enemies=["lights_out"],
        anna={"shields": ["velvet_parry", "the_page_takes_it"]},
        bartek={"shields": ["circle_of_chalk", "explosive_retort"]},
        celina={"shields": ["do_not_disturb"]},
    )
    t.all_pass()
    assert t.asks("anna: own-shield", "bartek: own-shield")
    t.each(anna="give up velvet_parry", bartek="give up circle_of_chalk")
    t.all_pass()
    assert [t.shields(name) for name in t.seats] == [["the_page_takes_it"], ["explosive_retort"], []]


def test_destroy_shield_at_random_asks_nobody() -> None:
    lost: set[str] = set()
    for seed in range(8):
        t = enemy("confiscation", beaten="anna", bartek={"shields": ["circle_of_chalk", "explosive_retort"]}, seed=seed)
        t.answers("bartek", "pass")  # to the Spell
        t.each(anna="stay-back", bartek="volunteer", celina="stay-back")
        t.all_pass()
        lost.update(t.trash("classical"))
    assert lost == {"circle_of_chalk", "explosive_retort"}


def test_move_shield_goes_to_a_player_with_room() -> None:
    t = story(celina={"hand": ["forced_update"]}, bartek={"shields": ["circle_of_chalk"]}, turn="celina")
    t.plays("celina", "cast forced_update", "bartek")
    t.answers("bartek", "pass")
    t.answers("celina", "choose move_shield", "anna")
    assert (t.shields("bartek"), t.shields("anna")) == ([], ["circle_of_chalk"])
    assert t.view("anna")["table"]["players"][0]["shields"][0]["cards"][0]["card"] == "circle_of_chalk"
    assert t.view("celina")["table"]["players"][0]["shields"][0]["cards"] == [None]


def test_place_shield_lays_black_magic_where_there_is_room() -> None:
    four = ["velvet_parry", "velvet_parry", "the_page_takes_it", "the_page_takes_it"]
    t = story(
        boss=None,
        phase="next-card",
        story=["market_under_the_stage", "archmages_chamber"],
        anna={"shields": four},
        evidence=["the_bathtub_protocol"],
        black_magic=["sip_of_a_soul", "voodoo_plush", "beetroot_pact"],
    )
    assert (t.shields("anna"), t.shields("bartek"), t.shields("celina")) == (four, ["sip_of_a_soul"], ["voodoo_plush"])
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_attach_lock_stops_a_shield() -> None:
    t = story(
        anna={"hand": ["duct_tape_of_ages"]}, bartek={"shields": ["circle_of_chalk"]}, celina={"hand": ["bolt_basic"]}
    )
    t.plays("anna", "attach duct_tape_of_ages")
    t.plays("anna", "end")
    t.plays("bartek", "end")
    t.plays("celina", "cast bolt_basic", "bartek")
    assert t.life("bartek") == 8


def test_attach_boost_raises_the_first_number() -> None:
    boosted = {"card": "velvet_parry", "on": ["emergency_sequins"]}
    t = story(anna={"shields": [boosted]}, bartek={"hand": ["meteor_of_tenure"]}, turn="bartek")
    t.plays("bartek", "cast meteor_of_tenure", "anna")
    t.answers("anna", "pass")
    t.answers("anna", "activate velvet_parry")
    assert t.life("anna") == 12
    assert t.removed == ["emergency_sequins"]


def test_prevent_reduces_the_damage() -> None:
    t = story(anna={"shields": ["velvet_parry"]}, bartek={"hand": ["meteor_of_tenure"]}, turn="bartek")
    t.plays("bartek", "cast meteor_of_tenure", "anna")
    t.answers("anna", "pass")
    t.answers("anna", "activate velvet_parry")
    assert t.life("anna") == 10


def test_reflect_deals_the_same_to_the_source() -> None:
    t = story(anna={"shields": ["mirror_of_vanity"]}, bartek={"hand": ["meteor_of_tenure"]}, turn="bartek")
    t.plays("bartek", "cast meteor_of_tenure", "anna")
    t.answers("anna", "pass")
    t.answers("anna", "activate mirror_of_vanity")
    assert t.lives() == [10, 8, 12]


def test_redirect_lets_another_player_take_it() -> None:
    t = story(celina={"shields": ["forward_to_all"]}, anna={"hand": ["royal_sneeze"]})
    t.plays("anna", "cast royal_sneeze")
    t.answers("celina", "pass")  # whatever her Shield is, it might be a partner
    t.answers("anna", "celina")
    t.answers("celina", "pass")  # to the Spell
    t.answers("celina", "activate forward_to_all", "bartek")
    assert t.lives() == [12, 9, 12]


def test_amplify_raises_the_damage() -> None:
    t = story(
        bartek={"shields": ["bad_omen_with_sprinkles"]},
        anna={"hand": ["bolt_basic"]},
        boss={"card": "mime_lich", "life": 20},
    )
    t.plays("anna", "cast bolt_basic", "boss")
    t.answers("bartek", "pass")
    t.answers("bartek", "activate bad_omen_with_sprinkles")
    assert t.boss_life == 14


def test_negate_cancels_a_spell() -> None:
    t = story(
        bartek={"shields": ["objection_in_dead_language"]},
        anna={"hand": ["bolt_basic"]},
        boss={"card": "mime_lich", "life": 20},
    )
    t.plays("anna", "cast bolt_basic", "boss")
    t.answers("bartek", "activate objection_in_dead_language")
    assert t.boss_life == 20
    assert t.removed == ["bolt_basic"]
    assert t.trash("classical") == ["objection_in_dead_language"]


def test_peek_tool_shows_one_or_both() -> None:
    t = story(
        celina={"hand": ["group_selfie"]},
        anna={"tools": ["frozen_trout", "fondue_set"]},
        bartek={"tools": ["cursed_kazoo"]},
        turn="celina",
    )
    t.plays("celina", "cast group_selfie", "anna")
    assert sorted(t.kinds_seen("celina")) == ["fondue_set", "frozen_trout"]
    assert t.kinds_seen("bartek") == []


def test_swap_tool_exchanges_one_random_tool_each() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["raccoon_pickpockets", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
    )
    assert [len(player.tools) for player in t.table.players] == [2, 2, 2]
    assert [entry[0] for entry in t.table.ledger] == [2, 2]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_pass_tool_by_choice_goes_to_the_left() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["coat_check_catastrophe", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        anna={"tools": ["frozen_trout", "fondue_set"]},
        bartek={"tools": ["cursed_kazoo", "pointy_glow_stick"]},
        celina={"tools": ["chained_disco_ball", "third_volume_of_memoirs"]},
    )
    t.each(anna="pass on fondue_set", bartek="pass on cursed_kazoo", celina="pass on chained_disco_ball")
    assert t.tools("anna") == ["chained_disco_ball", "frozen_trout"]
    assert t.tools("bartek") == ["fondue_set", "pointy_glow_stick"]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_pass_tool_at_random_asks_nobody() -> None:
    passed: set[str] = set()
    for seed in range(8):
        t = enemy("compulsory_conga", anna={"tools": ["frozen_trout", "fondue_set"]}, seed=seed)
        passed.update({"frozen_trout", "fondue_set"} & set(t.tools("bartek")))
    assert passed == {"frozen_trout", "fondue_set"}


def test_brawl_is_one_offensive_action_each() -> None:
    t = event("who_took_the_last_one", beaten="celina", celina={"hand": ["push_notification"]})
    t.answers("celina", "cast push_notification")
    t.answers("anna", "attack")
    assert t.lives() == [7, 12, 9]  # 2 for anna; she strikes for 3, and celina strikes back for 3
    assert t.asks(*VOTES)


def test_strike_attacks_without_retaliation() -> None:
    t = story(anna={"hand": ["dance_off"]}, boss={"card": "mime_lich", "life": 20})
    t.plays("anna", "cast dance_off")
    assert (t.boss_life, t.life("anna")) == (15, 12)


def test_give_beaten_goes_to_whoever_had_most_life() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["mistaken_identity", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        anna={"life": 5},
        celina={"life": 5},
    )
    assert (t.lives(), t.beaten) == ([5, 8, 5], "bartek")
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_coin_decides_between_two_branches() -> None:
    lives = set()
    for seed in range(8):
        t = story(
            celina={"hand": ["art_nobody_gets"]}, turn="celina", boss={"card": "mime_lich", "life": 20}, seed=seed
        )
        t.plays("celina", "cast art_nobody_gets", "boss")
        lives.add(t.boss_life)
    assert lives == {14, 19}


def test_choose_offers_only_what_can_be_done() -> None:
    t = story(celina={"hand": ["forced_update"]}, turn="celina", decks={"classical": ["whip_of_the_beard"]})
    t.plays("celina", "cast forced_update", "bartek")
    assert t.hand("bartek") == ["whip_of_the_beard"]


def test_each_choose_asks_all_at_once_and_goes_in_turn_order() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["shield_tax", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        anna={"shields": ["velvet_parry"]},
        turn="bartek",
    )
    assert t.asks("bartek: branch", "celina: branch", "anna: branch")
    assert t.choices("bartek") == ["choose damage"]
    assert t.choices("anna") == ["choose damage", "choose destroy_shield"]
    t.each(anna="choose destroy_shield", bartek="choose damage", celina="choose damage")
    t.all_pass()
    assert (t.lives(), t.shields("anna")) == ([12, 9, 9], [])
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_if_the_target_is_dead_it_returns_otherwise_it_heals() -> None:
    t = story(anna={"hand": ["smelling_salts", "smelling_salts"]}, bartek={"level": "dead"}, celina={"life": 5})
    t.plays("anna", "cast smelling_salts", "bartek")
    assert (t.level("bartek"), t.life("bartek")) == ("reverse", 4)
    t = story(anna={"hand": ["smelling_salts"]}, celina={"life": 5})
    t.plays("anna", "cast smelling_salts", "celina")
    assert t.life("celina") == 8


def test_damage_to_each_player_comes_in_turn_order() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["collective_headache", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
    )
    assert t.lives() == [10, 10, 10]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_brawl_ring_goes_to_the_left() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["ring_dance", "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        bartek={"level": "dead"},
    )
    assert t.lives() == [10, 0, 10]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_peek_tool_may_be_played_without_effect_in_a_duel() -> None:
    t = duel(anna={"hand": ["gossip_at_the_bar"]})
    t.plays("anna", "cast gossip_at_the_bar", "lane 1")
    assert t.actions == [0, 1, 0]


def test_vote_murderer_accuses_whoever_has_most_votes() -> None:
    t = chamber(anna="celina", bartek="celina", celina="anna")
    assert (t.winners, t.reason) == (["anna", "bartek"], "caught")


def test_become_darkchmage_gives_another_life_cards_and_shields() -> None:
    t = chamber(anna="bartek", bartek="anna", celina="anna")
    assert (t.level("celina"), t.life("celina"), t.attack("celina")) == ("darkchmage", 20, 4)
    assert (len(t.hand("celina")), len(t.shields("celina")), t.turn) == (6, 2, "celina")


def chamber(**votes: str) -> SpokenRavehard:
    """The vote; celina holds the weapon."""
    t = story(
        boss=None,
        phase="next-card",
        story=["archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        celina={"tools": ["chained_disco_ball"]},
    )
    t.each(**votes)
    t.each(**dict.fromkeys(votes, "confirm"))
    return t
