"""The duel: lanes, wild magic, the opening, the coin and OSOM, three levels of life."""

from __future__ import annotations

from pentakl.games.ravehard.printed import DECK
from tests.games.ravehard.language import SpokenRavehard, duel, new_game


def at_lane(card: str, lane: int) -> dict[str, object]:
    return {"card": card, "lane": lane}


def test_the_opening_of_a_duel() -> None:
    t = new_game(2, seed=3)
    assert t.asks("anna: exchange-hand", "bartek: exchange-hand")
    assert [len(deck) for deck in t.table.decks] == [32, 32]
    old = t.hand("anna")
    t.answers("bartek", "exchange nothing")
    t.answers("anna", "exchange 1 2 6")
    assert len(t.trash("anna")) == 2
    assert len(t.removed) == 1
    assert len(t.hand("anna")) == 6
    assert t.hand("anna") != old
    winner = t.asked[0].partition(":")[0]
    assert t.prompts == ["first-player"]
    t.answers(winner, "anna")
    t.answers("bartek", "exchange")
    t.answers("bartek", "lane 2")
    assert (t.turn, t.coin, t.seat("bartek").lanes) == ("anna", "bartek", [1])
    assert len(t.removed) == 2


def test_the_schools_of_duellists_differ() -> None:
    t = new_game(2, characters="chosen")
    t.applies("bartek", "character dj_null_spell")
    assert "character kornelia_of_the_installation" not in t.choices("anna")
    t.applies("anna", "character swan_duke_bazyli")
    assert t.asks("anna: exchange-hand", "bartek: exchange-hand")


def test_an_action_happens_in_one_lane_and_shields_react_only_there() -> None:
    t = duel(anna={"hand": ["bolt_basic"]}, bartek={"shields": [at_lane("velvet_parry", 2)]})
    t.plays("anna", "cast bolt_basic", "lane 1", "bartek")
    assert t.life("bartek") == 8
    t = duel(anna={"hand": ["bolt_basic"]}, bartek={"shields": [at_lane("velvet_parry", 2)]})
    t.plays("anna", "cast bolt_basic", "lane 2", "bartek")
    t.answers("bartek", "pass", "activate velvet_parry")
    assert t.life("bartek") == 12


def test_an_attack_and_its_retaliation_happen_in_one_lane() -> None:
    t = duel(anna={"shields": [at_lane("velvet_parry", 1)]}, bartek={"level": "reverse"})
    t.plays("anna", "attack", "lane 1")
    t.answers("anna", "pass")  # bartek's damage is no business of a Parry, but anna is asked
    t.answers("anna", "activate velvet_parry")
    assert t.lives() == [12, 3]


def test_at_most_two_shields_lie_in_a_lane() -> None:
    t = duel(
        anna={"hand": ["mirror_of_vanity"], "shields": [at_lane("velvet_parry", 1), at_lane("the_page_takes_it", 1)]}
    )
    t.plays("anna", "lay mirror_of_vanity", "lane 1", "replace velvet_parry")
    assert (t.shields("anna"), t.trash("anna")) == (["the_page_takes_it", "mirror_of_vanity"], ["velvet_parry"])


def test_the_hand_is_refilled_to_six_also_in_the_first_turn() -> None:
    t = duel(anna={"hand": ["bolt_basic"]}, turns=0)
    t.plays("anna", "end")
    assert len(t.hand("anna")) == 6


def test_osom_is_one_extra_action_and_turns_the_coin() -> None:
    t = duel(anna={"hand": ["bolt_basic", "royal_sneeze"]}, coin="anna")
    t.plays("anna", "osom cast bolt_basic", "lane 1", "bartek")
    assert (t.actions, t.coin) == ([1, 1, 0], "bartek")
    t.plays("anna", "cast royal_sneeze", "lane 1", "bartek")
    assert t.life("bartek") == 5
    assert not any(choice.startswith("osom") for choice in t.choices("anna"))


def test_osom_needs_your_own_side_of_the_coin() -> None:
    t = duel(anna={"hand": ["bolt_basic"]}, coin="bartek")
    assert not any(choice.startswith("osom") for choice in t.choices("anna"))


def test_a_lost_level_gives_a_black_magic_card() -> None:
    t = duel(anna={"hand": ["bolt_basic"]}, bartek={"life": 2}, black_magic=["sip_of_a_soul", "voodoo_plush"])
    t.plays("anna", "cast bolt_basic", "lane 1", "bartek")
    assert (t.level("bartek"), t.life("bartek")) == ("wounded", 12)
    assert t.asks("bartek: exchange")
    assert t.sees("bartek", "black_magic") == ["?", "sip_of_a_soul"]
    t.answers("bartek", "exchange", "lane 2")
    assert (t.shields("bartek"), t.removed) == (["voodoo_plush"], ["sip_of_a_soul", "bolt_basic"])


def test_the_black_magic_card_may_be_declined_and_leaves_the_game() -> None:
    t = duel(anna={"hand": ["bolt_basic"]}, bartek={"level": "wounded", "life": 2}, black_magic=["sip_of_a_soul"])
    t.plays("anna", "cast bolt_basic", "lane 1", "bartek")
    t.answers("bartek", "keep", "nowhere")
    assert (t.level("bartek"), t.life("bartek"), t.shields("bartek")) == ("reverse", 6, [])
    assert "sip_of_a_soul" in t.removed


def test_with_both_lanes_full_the_black_magic_card_may_replace_a_shield() -> None:
    full = [
        at_lane(card, 1 + place // 2) for place, card in enumerate(["circle_of_chalk"] * 2 + ["explosive_retort"] * 2)
    ]
    t = duel(anna={"hand": ["bolt_basic"]}, bartek={"life": 2, "shields": full}, black_magic=["sip_of_a_soul"])
    t.plays("anna", "cast bolt_basic", "lane 1", "bartek")
    t.all_pass()
    t.answers("bartek", "keep")
    assert "replace explosive_retort#2" in t.choices("bartek")
    t.answers("bartek", "replace explosive_retort")
    assert t.shields("bartek") == ["circle_of_chalk", "circle_of_chalk", "explosive_retort", "sip_of_a_soul"]
    assert t.seat("bartek").lanes == [0, 0, 1, 1]


def test_a_second_part_of_damage_hits_the_new_level() -> None:
    t = duel(anna={"hand": ["descent_of_the_chandelier"], "life": 5}, black_magic=["sip_of_a_soul"])
    t.plays("anna", "cast descent_of_the_chandelier", "lane 1", "anna")
    t.answers("anna", "keep", "nowhere")
    assert (t.level("anna"), t.life("anna")) == ("wounded", 11)


def test_the_third_level_lost_is_defeat() -> None:
    t = duel(anna={"hand": ["bolt_basic"]}, bartek={"level": "reverse", "life": 2})
    t.plays("anna", "cast bolt_basic", "lane 1", "bartek")
    assert (t.winners, t.reason) == (["anna"], "defeated")


def test_a_wild_card_goes_to_your_own_trash() -> None:
    t = duel(anna={"hand": ["bass_drop"]})
    t.plays("anna", "cast bass_drop", "lane 1", "bartek")
    assert (t.trash("anna"), t.life("bartek")) == (["bass_drop"], 9)


def test_a_wild_card_from_the_rivals_trash_goes_to_your_own_trash_a_card_of_the_rivals_school_back() -> None:
    trash = {"seat 1": ["bass_drop", "fireball_chapter_one"]}
    for card, goal in (("bass_drop", "anna"), ("fireball_chapter_one", "bartek")):
        t = duel(anna={"hand": ["pirated_copy"]}, trash=trash)
        t.plays("anna", "cast pirated_copy", "lane 1", f"recover {card}")
        t.plays("anna", f"cast {card}", "lane 1", "bartek")
        assert card in t.trash(goal)


def test_a_flashback_of_a_wild_card_goes_into_your_own_game_deck() -> None:
    t = duel(trash={"seat 0": ["endless_loop"]}, decks={"seat 0": ["royal_sneeze"]})
    t.plays("anna", "flashback endless_loop", "lane 1", "bartek")
    assert sorted(t.cards(t.table.decks[0])) == ["endless_loop", "royal_sneeze"]


def test_a_redirecting_shield_means_the_opponent() -> None:
    t = duel(anna={"hand": ["bolt_basic"]}, bartek={"shields": [at_lane("voodoo_plush", 1)]})
    t.plays("anna", "cast bolt_basic", "lane 1", "bartek")
    t.answers("bartek", "pass", "activate voodoo_plush")
    assert t.lives() == [10, 10]


def test_nobody_knows_the_wild_halves_nor_where_wild_cards_lie() -> None:
    t = new_game(2, seed=5)
    schools = {tuple(t.table.pool[token] for token in t.seat("bartek").hand)}
    hands = {tuple(sorted(world.hand("bartek"))) for world in t.imagined("anna")}
    assert len(hands) > 20
    assert len(schools) == 1
    wild = 3 - sum(t.table.character(seat).school for seat in range(2))
    counts = set()
    for world in t.imagined("anna"):
        from_wild = [token for token in world.seat("bartek").hand if world_school(world, token) == wild]
        counts.add(len(from_wild))
        assert all(world_school(world, token) != t.table.character(0).school for token in world.seat("bartek").hand)
    assert len(counts) > 1
    t.is_named = True


def world_school(world: SpokenRavehard, token: int) -> int:
    return DECK[world.table.face[token]]


def test_after_two_hundred_turns_most_life_wins() -> None:
    t = duel(anna={"life": 3}, bartek={"level": "reverse"}, turns=199)
    t.plays("anna", "end")
    assert (t.winners, t.reason) == (["anna"], "turn-limit")
    t = duel(anna={"character": "professor_gromoslaw"}, bartek={"character": "dj_null_spell"}, turns=199)
    t.plays("anna", "end")
    assert (t.winners, t.reason, t.everybody_lost) == ([], "turn-limit", False)
