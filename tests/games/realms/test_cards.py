"""Every card, read aloud: a hand, and what the card is worth in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pentakl.games.realms import best_choices, score
from pentakl.games.realms.cards import CARD_IDS, CARD_NUMBER, CARD_STRENGTH, CARD_SUIT, CARDS
from pentakl.games.realms.hand import SUITS
from pentakl.games.realms.names import ENGLISH_NAMES, POLISH_NAMES, POLISH_SUITS
from pentakl.games.realms.rules import GAME

PRINTED = json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8"))["cards"]


@pytest.mark.parametrize("number", range(53), ids=lambda number: PRINTED[number]["id"])
def test_the_facts_of_a_card_are_those_of_the_box(number: int) -> None:
    printed = PRINTED[number]
    assert CARD_IDS[number] == printed["id"]
    assert (ENGLISH_NAMES[number], POLISH_NAMES[number]) == (printed["name_en"], printed["name_pl"])
    assert SUITS[CARD_SUIT[number]] == printed["suit"]
    assert POLISH_SUITS[CARD_SUIT[number]] == printed["suit_pl"]
    assert CARD_STRENGTH[number] == printed["strength"]
    assert GAME.card_facts()[printed["id"]] == {"suit": printed["suit"], "strength": printed["strength"]}
    assert CARDS[number].has_penalty == bool(printed["penalty"])


def test_the_cards_that_the_order_of_scoring_names_have_these_numbers() -> None:
    from pentakl.games.realms import cards

    assert CARD_NUMBER["island"] == cards.ISLAND_NUMBER
    assert CARD_NUMBER["necromancer"] == cards.NECROMANCER_NUMBER
    assert CARD_NUMBER["book_of_changes"] == cards.BOOK_NUMBER
    assert CARD_NUMBER["shapeshifter"] == cards.SHAPESHIFTER_NUMBER
    assert CARD_NUMBER["mirage"] == cards.MIRAGE_NUMBER
    assert CARD_NUMBER["doppelganger"] == cards.DOPPELGANGER_NUMBER
    assert CARD_NUMBER["smoke"] == cards.SMOKE_NUMBER
    assert CARD_NUMBER["warship"] == cards.WARSHIP_NUMBER
    assert CARD_NUMBER["war_dirigible"] == cards.DIRIGIBLE_NUMBER


# Land


def test_mountain_gains_50_with_smoke_and_wildfire() -> None:
    assert score(["mountain", "smoke", "wildfire"])["mountain"].total == 9 + 50
    assert score(["mountain", "wildfire"])["mountain"].total == 9


def test_mountain_clears_the_penalties_of_floods() -> None:
    hand = score(["mountain", "swamp", "great_flood", "knights"])
    assert hand["swamp"].is_cleared
    assert hand["swamp"].total == 18
    assert not hand["knights"].is_blanked


def test_cavern_gains_25_once_with_dwarvish_infantry_or_dragon() -> None:
    assert score(["cavern", "dwarvish_infantry"])["cavern"].total == 6 + 25
    assert score(["cavern", "dwarvish_infantry", "dragon"])["cavern"].total == 6 + 25
    assert score(["cavern", "hydra"])["cavern"].total == 6


def test_cavern_clears_the_penalties_of_weather() -> None:
    assert score(["cavern", "smoke"])["smoke"].total == 27
    assert score(["cavern", "blizzard", "king"])["blizzard"].total == 30


def test_bell_tower_gains_15_with_any_wizard() -> None:
    assert score(["bell_tower", "collector"])["bell_tower"].total == 8 + 15
    assert score(["bell_tower", "collector", "enchantress"])["bell_tower"].total == 8 + 15
    assert score(["bell_tower", "king"])["bell_tower"].total == 8


def test_forest_gains_12_for_each_beast_and_elven_archers() -> None:
    assert score(["forest", "hydra", "unicorn", "elven_archers"])["forest"].total == 7 + 3 * 12
    assert score(["forest", "knights"])["forest"].total == 7


def test_earth_elemental_gains_15_for_each_other_land() -> None:
    assert score(["earth_elemental", "forest", "cavern"])["earth_elemental"].total == 4 + 2 * 15
    assert score(["earth_elemental"])["earth_elemental"].total == 4


# Flood


def test_fountain_of_life_adds_the_highest_strength_of_five_suits() -> None:
    assert score(["fountain_of_life", "swamp", "magic_wand", "basilisk"])["fountain_of_life"].total == 1 + 18


def test_swamp_loses_3_for_each_army_and_each_flame() -> None:
    assert score(["swamp", "knights", "rangers", "forge"])["swamp"].total == 18 - 3  # Rangers clear the word Army
    assert score(["swamp", "knights", "elven_archers", "forge"])["swamp"].total == 18 - 3 * 3


def test_great_flood_blanks_armies_lands_but_mountain_and_flames_but_lightning() -> None:
    hand = score(["great_flood", "knights", "forest", "candle", "lightning", "king"])
    blanked = [card.card for card in hand.cards if card.is_blanked]
    assert blanked == ["knights", "forest", "candle"]
    # Mountain clears the real Great Flood, so only one that has left its suit shows that Mountain is spared.
    hand = score(
        ["great_flood", "mountain", "forest", "book_of_changes"],
        {"book_of_changes": {"card": "great_flood", "suit": "weapon"}},
    )
    assert hand["forest"].is_blanked
    assert not hand["mountain"].is_blanked


def test_island_clears_one_flood_or_flame() -> None:
    assert score(["island", "wildfire", "king"], {"island": "wildfire"}).total == 14 + 40 + 8
    assert score(["island", "swamp", "knights"], {"island": "swamp"})["swamp"].total == 18


def test_water_elemental_gains_15_for_each_other_flood() -> None:
    assert score(["water_elemental", "swamp", "island"])["water_elemental"].total == 4 + 2 * 15


# Weather


def test_rainstorm_gains_10_for_each_flood_and_blanks_flames_but_lightning() -> None:
    hand = score(["rainstorm", "swamp", "island", "forge", "lightning"])
    assert hand["rainstorm"].total == 8 + 2 * 10
    assert hand["forge"].is_blanked
    assert not hand["lightning"].is_blanked


def test_blizzard_blanks_floods_and_loses_5_for_armies_leaders_beasts_and_flames() -> None:
    hand = score(["blizzard", "swamp", "knights", "king", "hydra", "forge"])
    assert hand["swamp"].is_blanked
    assert hand["blizzard"].total == 30 - 4 * 5


def test_smoke_is_blanked_unless_there_is_a_flame() -> None:
    assert score(["smoke", "king"])["smoke"].is_blanked
    assert score(["smoke", "candle"])["smoke"].total == 27


def test_whirlwind_gains_40_with_rainstorm_and_blizzard_or_great_flood() -> None:
    assert score(["whirlwind", "rainstorm", "blizzard"])["whirlwind"].total == 13 + 40
    assert score(["whirlwind", "rainstorm", "great_flood"])["whirlwind"].total == 13 + 40
    assert score(["whirlwind", "rainstorm"])["whirlwind"].total == 13
    assert score(["whirlwind", "blizzard"])["whirlwind"].total == 13


def test_air_elemental_gains_15_for_each_other_weather() -> None:
    assert score(["air_elemental", "rainstorm", "whirlwind"])["air_elemental"].total == 4 + 2 * 15


# Flame


def test_wildfire_blanks_all_but_five_suits_and_five_names() -> None:
    by_suit = score(["wildfire", "candle", "collector", "air_elemental", "magic_wand", "world_tree"])
    assert not [card.card for card in by_suit.cards if card.is_blanked]
    by_name = score(["wildfire", "mountain", "great_flood", "island", "unicorn", "dragon"])
    assert not [card.card for card in by_name.cards if card.is_blanked]
    the_rest = score(["wildfire", "forest", "swamp", "knights", "king", "hydra", "mirage"])
    assert [card.card for card in the_rest.cards if not card.is_blanked] == ["wildfire"]


def test_candle_gains_100_with_book_bell_tower_and_any_wizard() -> None:
    assert score(["candle", "book_of_changes", "bell_tower", "collector"])["candle"].total == 2 + 100
    assert score(["candle", "book_of_changes", "collector"])["candle"].total == 2
    assert score(["candle", "book_of_changes", "bell_tower"])["candle"].total == 2


def test_forge_gains_9_for_each_weapon_and_artifact() -> None:
    assert score(["forge", "magic_wand", "sword_of_keth", "world_tree"])["forge"].total == 9 + 3 * 9


def test_lightning_gains_30_with_rainstorm() -> None:
    assert score(["lightning", "rainstorm"])["lightning"].total == 11 + 30
    assert score(["lightning", "whirlwind"])["lightning"].total == 11


def test_fire_elemental_gains_15_for_each_other_flame() -> None:
    assert score(["fire_elemental", "candle", "forge"])["fire_elemental"].total == 4 + 2 * 15


# Army


def test_knights_lose_8_without_a_leader() -> None:
    assert score(["knights"])["knights"].total == 20 - 8
    assert score(["knights", "princess"])["knights"].total == 20


def test_elven_archers_gain_5_without_weather() -> None:
    assert score(["elven_archers"])["elven_archers"].total == 10 + 5
    assert score(["elven_archers", "rainstorm"])["elven_archers"].total == 10


def test_light_cavalry_loses_2_for_each_land() -> None:
    assert score(["light_cavalry", "forest", "cavern"])["light_cavalry"].total == 17 - 2 * 2


def test_dwarvish_infantry_loses_2_for_each_other_army() -> None:
    hand = score(["dwarvish_infantry", "knights", "light_cavalry"])
    assert hand["dwarvish_infantry"].total == 15 - 2 * 2


def test_rangers_gain_10_for_each_land_and_clear_the_word_army() -> None:
    hand = score(["rangers", "forest", "cavern", "dwarvish_infantry"])
    assert hand["rangers"].total == 5 + 2 * 10
    assert hand["dwarvish_infantry"].total == 15


# Wizard


@pytest.mark.parametrize(("lands", "bonus"), [(2, 0), (3, 10), (4, 40), (5, 100)])
def test_collector_gains_for_three_four_and_five_cards_of_a_suit(lands: int, bonus: int) -> None:
    hand = ["forest", "cavern", "bell_tower", "mountain", "earth_elemental"][:lands]
    assert score(["collector", *hand])["collector"].total == 7 + bonus


def test_beastmaster_gains_9_for_each_beast_and_clears_their_penalties() -> None:
    hand = score(["beastmaster", "basilisk", "hydra", "king"])
    assert hand["beastmaster"].total == 9 + 2 * 9
    assert not hand["hydra"].is_blanked
    assert not hand["king"].is_blanked


def test_necromancer_takes_an_eighth_card_from_the_discard_area() -> None:
    hand = ["necromancer", "king", "forest", "candle", "world_tree", "smoke", "island"]
    best = best_choices(hand, discard=["knights", "great_flood", "rangers"])
    assert best.choices == {"necromancer": "knights"}
    assert best.score.total == score([*hand, "knights"]).total == score(hand, best.choices).total


def test_warlock_lord_loses_10_for_each_leader_and_each_other_wizard() -> None:
    assert score(["warlock_lord", "king", "collector"])["warlock_lord"].total == 25 - 2 * 10


def test_enchantress_gains_5_for_each_land_weather_flood_and_flame() -> None:
    hand = score(["enchantress", "forest", "whirlwind", "swamp", "forge", "king"])
    assert hand["enchantress"].total == 5 + 4 * 5


# Leader


def test_king_gains_5_for_each_army_and_20_beside_the_queen() -> None:
    assert score(["king", "knights", "elven_archers"])["king"].total == 8 + 2 * 5
    assert score(["king", "queen", "knights", "elven_archers"])["king"].total == 8 + 2 * 20


def test_queen_gains_5_for_each_army_and_20_beside_the_king() -> None:
    assert score(["queen", "knights", "elven_archers"])["queen"].total == 6 + 2 * 5
    assert score(["queen", "king", "knights", "elven_archers"])["queen"].total == 6 + 2 * 20


def test_princess_gains_8_for_each_army_wizard_and_other_leader() -> None:
    assert score(["princess", "knights", "collector", "king"])["princess"].total == 2 + 3 * 8


def test_warlord_adds_the_strengths_of_all_armies() -> None:
    assert score(["warlord", "knights", "elven_archers"])["warlord"].total == 4 + 20 + 10


def test_empress_gains_10_for_each_army_and_loses_5_for_each_other_leader() -> None:
    empress = score(["empress", "knights", "elven_archers", "king"])["empress"]
    assert (empress.base, empress.bonus, empress.penalty, empress.total) == (15, 20, -5, 30)


# Beast


def test_unicorn_gains_30_with_princess_or_else_15_with_three_others() -> None:
    assert score(["unicorn", "princess", "queen"])["unicorn"].total == 9 + 30
    for lady in ("empress", "queen", "enchantress"):
        assert score(["unicorn", lady])["unicorn"].total == 9 + 15
    assert score(["unicorn", "king"])["unicorn"].total == 9


def test_basilisk_blanks_armies_leaders_and_other_beasts() -> None:
    hand = score(["basilisk", "knights", "king", "hydra", "collector"])
    assert [card.card for card in hand.cards if card.is_blanked] == ["knights", "king", "hydra"]


def test_warhorse_gains_14_once_with_any_leader_or_wizard() -> None:
    assert score(["warhorse", "king"])["warhorse"].total == 6 + 14
    assert score(["warhorse", "king", "collector"])["warhorse"].total == 6 + 14
    assert score(["warhorse", "knights"])["warhorse"].total == 6


def test_dragon_loses_40_without_a_wizard() -> None:
    assert score(["dragon"])["dragon"].total == 30 - 40
    assert score(["dragon", "collector"])["dragon"].total == 30


def test_hydra_gains_28_with_swamp() -> None:
    assert score(["hydra", "swamp"])["hydra"].total == 12 + 28
    assert score(["hydra", "island"])["hydra"].total == 12


# Weapon


def test_warship_is_blanked_unless_there_is_a_flood() -> None:
    assert score(["warship", "king"])["warship"].is_blanked
    assert score(["warship", "island"])["warship"].total == 23


def test_warship_clears_the_word_army_from_floods() -> None:
    hand = score(["warship", "great_flood", "swamp", "knights", "forest"])
    assert not hand["knights"].is_blanked
    assert hand["forest"].is_blanked
    assert hand["swamp"].total == 18


def test_magic_wand_gains_25_once_with_any_wizard() -> None:
    assert score(["magic_wand", "collector", "enchantress"])["magic_wand"].total == 1 + 25
    assert score(["magic_wand", "king"])["magic_wand"].total == 1


def test_sword_of_keth_gains_10_with_a_leader_and_40_with_the_shield_too() -> None:
    assert score(["sword_of_keth", "king"])["sword_of_keth"].total == 7 + 10
    assert score(["sword_of_keth", "king", "shield_of_keth"])["sword_of_keth"].total == 7 + 40
    assert score(["sword_of_keth", "shield_of_keth"])["sword_of_keth"].total == 7


def test_elven_longbow_gains_30_once_with_archers_warlord_or_beastmaster() -> None:
    for friend in ("elven_archers", "warlord", "beastmaster"):
        assert score(["elven_longbow", friend])["elven_longbow"].total == 3 + 30
    assert score(["elven_longbow", "warlord", "beastmaster"])["elven_longbow"].total == 3 + 30


def test_war_dirigible_needs_an_army_and_no_weather() -> None:
    assert score(["war_dirigible", "knights"])["war_dirigible"].total == 35
    assert score(["war_dirigible"])["war_dirigible"].is_blanked
    assert score(["war_dirigible", "knights", "rainstorm"])["war_dirigible"].is_blanked


# Artifact


def test_shield_of_keth_gains_15_with_a_leader_and_40_with_the_sword_too() -> None:
    assert score(["shield_of_keth", "king"])["shield_of_keth"].total == 4 + 15
    assert score(["shield_of_keth", "king", "sword_of_keth"])["shield_of_keth"].total == 4 + 40
    assert score(["shield_of_keth", "sword_of_keth"])["shield_of_keth"].total == 4


@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        (["shield_of_keth"], 0),
        (["shield_of_keth", "warhorse"], 10),
        (["shield_of_keth", "warhorse", "forest"], 30),
        (["shield_of_keth", "warhorse", "forest", "king"], 60),
        (["shield_of_keth", "warhorse", "forest", "king", "forge"], 100),
        (["shield_of_keth", "warhorse", "forest", "king", "forge", "elven_archers"], 150),
    ],
)
def test_gem_of_order_gains_for_strengths_in_a_row(others: list[str], bonus: int) -> None:
    assert score(["gem_of_order", *others])["gem_of_order"].total == 5 + bonus


def test_world_tree_gains_50_if_all_active_suits_differ() -> None:
    assert score(["world_tree", "forest", "king"])["world_tree"].total == 2 + 50
    assert score(["world_tree", "gem_of_order"])["world_tree"].total == 2
    blanked = score(["world_tree", "basilisk", "king", "queen"])  # both Leaders are blanked and count no more
    assert blanked["world_tree"].total == 2 + 50


def test_book_of_changes_gives_another_card_a_suit_and_leaves_the_rest() -> None:
    hand = score(["book_of_changes", "forge", "magic_wand"], {"book_of_changes": {"card": "forge", "suit": "wizard"}})
    assert (hand["forge"].suit, hand["forge"].name, hand["forge"].total) == ("wizard", "forge", 9 + 2 * 9)
    assert hand["magic_wand"].total == 1 + 25


def test_protection_rune_clears_every_penalty() -> None:
    hand = score(["protection_rune", "basilisk", "dragon", "knights", "war_dirigible", "smoke", "blizzard"])
    assert hand.total == 1 + 35 + 30 + 20 + 35 + 27 + 30


# Wild


def test_shapeshifter_takes_name_and_suit_but_no_strength_bonus_or_penalty() -> None:
    hand = score(["shapeshifter", "unicorn"], {"shapeshifter": "princess"})
    assert hand["unicorn"].total == 9 + 30
    assert (hand["shapeshifter"].name, hand["shapeshifter"].suit) == ("princess", "leader")
    assert hand["shapeshifter"].total == 0
    assert not score(["shapeshifter", "king"], {"shapeshifter": "basilisk"})["king"].is_blanked


def test_mirage_takes_name_and_suit_but_no_strength_bonus_or_penalty() -> None:
    hand = score(["mirage", "lightning", "forge", "swamp"], {"mirage": "rainstorm"})
    assert hand["lightning"].total == 11 + 30
    assert not hand["forge"].is_blanked
    assert (hand["mirage"].name, hand["mirage"].suit, hand["mirage"].total) == ("rainstorm", "weather", 0)


def test_doppelganger_copies_name_suit_strength_and_penalty_but_no_bonus() -> None:
    hand = score(["doppelganger", "dragon", "forest"], {"doppelganger": "dragon"})
    assert (hand["doppelganger"].name, hand["doppelganger"].suit) == ("dragon", "beast")
    assert hand["doppelganger"].total == 30 - 40
    assert hand["forest"].total == 7 + 2 * 12
    assert score(["doppelganger", "hydra", "swamp"], {"doppelganger": "hydra"})["doppelganger"].total == 12
