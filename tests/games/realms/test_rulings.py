"""The questions of the rulebook and those it leaves open, each with our answer: see docs/rulings/realms.md."""

from __future__ import annotations

import pytest

from pentakl.games.realms import Score, best_choices, score
from pentakl.games.realms.names import Choices, HandError


def blanked(hand: Score) -> list[str]:
    return [card.card for card in hand.cards if card.is_blanked]


# The rulebook's own questions


def test_faq_1_cavern_clears_blizzard_before_anything_is_blanked() -> None:
    hand = score(["blizzard", "great_flood", "wildfire", "cavern"])
    assert blanked(hand) == ["wildfire", "cavern"]
    assert hand.total == 62


def test_faq_1_without_cavern_great_flood_is_blanked() -> None:
    hand = score(["blizzard", "great_flood", "wildfire"])
    assert blanked(hand) == ["great_flood"]
    assert hand.total == 65


def test_faq_1_doppelganger_comes_before_mirage_and_shapeshifter() -> None:
    hand = score(["doppelganger", "mirage", "lightning"], {"doppelganger": "mirage", "mirage": "rainstorm"})
    assert (hand["doppelganger"].name, hand["doppelganger"].suit) == ("mirage", "wild")
    assert hand["lightning"].total == 11 + 30


def test_faq_1_book_of_changes_comes_after_the_wild_cards() -> None:
    hand = score(
        ["doppelganger", "candle", "book_of_changes"],
        {"doppelganger": "candle", "book_of_changes": {"card": "candle", "suit": "wizard"}},
    )
    assert (hand["candle"].suit, hand["doppelganger"].suit) == ("wizard", "flame")


def test_faq_2_two_basilisks_blank_each_other() -> None:
    hand = score(["basilisk", "doppelganger"], {"doppelganger": "basilisk"})
    assert blanked(hand) == ["basilisk", "doppelganger"]
    assert hand.total == 0


def test_faq_2_two_basilisks_spare_each_other_if_their_penalties_are_cleared() -> None:
    hand = score(["basilisk", "doppelganger", "beastmaster"], {"doppelganger": "basilisk"})
    assert hand.total == 35 + 35 + 9 + 2 * 9


def test_faq_3_book_leaves_name_strength_bonus_and_penalty() -> None:
    hand = score(
        ["dragon", "cavern", "book_of_changes", "basilisk"],
        {"book_of_changes": {"card": "dragon", "suit": "weapon"}},
    )
    assert hand["dragon"].total == 30 - 40  # no longer a Beast, so the Basilisk spares it; still a Dragon in need
    assert hand["cavern"].total == 6 + 25


def test_faq_4_rangers_do_not_save_armies_from_wildfire() -> None:
    hand = score(["rangers", "knights", "wildfire", "king"])
    assert blanked(hand) == ["rangers", "knights", "king"]
    assert hand.total == 40


def test_faq_5_a_bare_suit_may_be_named() -> None:
    hand = score(["shapeshifter", "forge", "world_tree"], {"shapeshifter": {"suit": "weapon"}})
    assert hand["forge"].total == 9 + 2 * 9
    assert hand["world_tree"].total == 2 + 50


def test_faq_5_the_strength_stays_0_and_counts_for_a_gem_of_order() -> None:
    hand = score(["gem_of_order", "mirage", "magic_wand", "world_tree"], {"mirage": "wildfire"})
    assert hand["mirage"].base == 0
    assert hand["gem_of_order"].total == 5 + 10  # 0, 1, 2


def test_faq_5_a_wild_card_may_be_left_as_it_is() -> None:
    hand = score(["mirage", "king"])
    assert (hand["mirage"].name, hand["mirage"].suit, hand.total) == ("mirage", "wild", 8)


# What the rulebook leaves open


def test_ruling_1_names_are_limited_to_cards_that_appeared_and_suits_are_not() -> None:
    hand = ["mirage", "lightning", "forge"]
    with pytest.raises(HandError, match="Rainstorm"):
        score(hand, {"mirage": "rainstorm"}, appeared=["swamp", "king"])
    assert score(hand, {"mirage": "rainstorm"}, appeared=["rainstorm"]).total == score(hand).total + 30
    assert score(hand, {"mirage": {"suit": "weather"}}, appeared=[])["mirage"].suit == "weather"
    assert score(hand, {"mirage": "forge"}, appeared=[])["mirage"].name == "forge"  # one's own hand did appear


def test_ruling_1_the_limit_can_be_lifted() -> None:
    hand = ["mirage", "lightning", "forge"]
    assert best_choices(hand).choices == {"mirage": "rainstorm"}
    assert best_choices(hand, appeared=[]).score.total == score(hand).total


def test_ruling_2_a_nameless_card_differs_for_the_collector() -> None:
    hand = ["collector", "shield_of_keth", "gem_of_order", "shapeshifter"]
    assert score(hand, {"shapeshifter": {"suit": "artifact"}})["collector"].total == 7 + 10
    assert score(hand, {"shapeshifter": "shield_of_keth"})["collector"].total == 7


def test_ruling_2_a_nameless_card_is_no_exception_of_a_penalty() -> None:
    hand = ["mirage", "great_flood"]
    assert score(hand, {"mirage": {"suit": "land"}})["mirage"].is_blanked
    assert not score(hand, {"mirage": "mountain"})["mirage"].is_blanked


def test_ruling_3_with_the_word_army_cleared_the_war_dirigible_needs_no_army() -> None:
    rangers_as_land = {"book_of_changes": {"card": "rangers", "suit": "land"}}
    assert score(["book_of_changes", "war_dirigible", "rangers"], rangers_as_land).total == 53
    dirigible_as_flood = {"book_of_changes": {"card": "war_dirigible", "suit": "flood"}}
    assert score(["book_of_changes", "warship", "war_dirigible"], dirigible_as_flood).total == 61


def test_ruling_3_weather_still_blanks_the_war_dirigible() -> None:
    assert score(["war_dirigible", "rangers", "rainstorm"])["war_dirigible"].is_blanked


def test_ruling_4_a_blanked_card_has_no_name() -> None:
    hand = score(["cavern", "dragon", "basilisk"])
    assert blanked(hand) == ["dragon"]
    assert hand["cavern"].total == 6


def test_ruling_5_every_run_counts_for_the_gem_of_order() -> None:
    hand = ["gem_of_order", "warhorse", "fire_elemental", "king", "beastmaster", "elven_archers", "lightning"]
    assert score(hand)["gem_of_order"].total == 5 + 10 + 30  # 4-5-6 and 8-9-10-11


def test_ruling_5_two_equal_runs_count_and_a_card_is_in_one_run_only() -> None:
    two_runs = ["gem_of_order", "shield_of_keth", "elven_longbow", "rangers", "water_elemental", "book_of_changes"]
    assert score(two_runs)["gem_of_order"].total == 5 + 10 + 10  # 3-4-5 twice
    assert score([*two_runs[:4], "queen"])["gem_of_order"].total == 5 + 30  # 3-4-5-6; the other 5 is left over


def test_ruling_6_several_suits_count_for_the_collector() -> None:
    hand = ["collector", "enchantress", "beastmaster", "forest", "cavern", "bell_tower"]
    assert score(hand)["collector"].total == 7 + 10 + 10


def test_ruling_6_equal_names_count_once_for_the_collector() -> None:
    hand = ["collector", "shield_of_keth", "gem_of_order", "shapeshifter", "doppelganger"]
    choices = {"shapeshifter": "shield_of_keth", "doppelganger": "shield_of_keth"}
    assert score(hand, choices).total == 20


def test_ruling_6_six_of_a_suit_are_worth_as_much_as_five() -> None:
    lands = ["mountain", "cavern", "bell_tower", "forest", "earth_elemental"]
    hand = score(["collector", "mirage", *lands], {"mirage": {"suit": "land"}})
    assert hand["collector"].total == 7 + 100


def test_ruling_7_every_copy_of_elven_archers_counts_for_the_forest() -> None:
    hand = ["forest", "elven_archers", "doppelganger", "mirage"]
    copies = {"doppelganger": "elven_archers", "mirage": "elven_archers"}
    assert score(hand, copies)["forest"].total == 7 + 3 * 12


def test_ruling_7_a_beast_called_elven_archers_brings_the_forest_both_gains() -> None:
    hand = ["forest", "elven_archers", "hydra", "book_of_changes"]
    turned = score(hand, {"book_of_changes": {"card": "elven_archers", "suit": "beast"}})
    assert turned["forest"].bonus == 12 + 2 * 12  # Hydra once, the Archers as a Beast and by their name
    assert best_choices(hand).score.total == turned.total == 7 + 36 + 10 + 5 + 12 + 3


def test_ruling_7_a_copy_of_elven_archers_turned_into_a_beast_brings_both_gains_too() -> None:
    hand = ["forest", "mirage", "book_of_changes"]
    choices: Choices = {"mirage": "elven_archers", "book_of_changes": {"card": "mirage", "suit": "beast"}}
    assert score(hand, choices)["forest"].total == 7 + 2 * 12
    assert best_choices(hand).score.total == 7 + 2 * 12 + 3


@pytest.mark.parametrize(
    ("card", "suit"),
    [
        ("blizzard", "flood"),
        ("rainstorm", "flame"),
        ("great_flood", "army"),
        ("great_flood", "land"),
        ("great_flood", "flame"),
        ("wildfire", "leader"),
        ("wildfire", "army"),
        ("basilisk", "leader"),
        ("basilisk", "army"),
    ],
)
def test_ruling_8_a_penalty_that_fits_its_own_card_blanks_it_and_nothing_else(card: str, suit: str) -> None:
    others = [other for other in ("king", "forest", "island", "candle") if other != card]
    hand = score([card, "book_of_changes", *others], {"book_of_changes": {"card": card, "suit": suit}})
    assert blanked(hand) == [card]


def test_ruling_8_a_card_counts_itself_unless_the_text_says_other() -> None:
    warship = score(
        ["warship", "knights", "king", "book_of_changes"], {"book_of_changes": {"card": "warship", "suit": "flood"}}
    )
    assert warship["warship"].total == 23
    tower = score(["bell_tower", "book_of_changes"], {"book_of_changes": {"card": "bell_tower", "suit": "wizard"}})
    assert tower["bell_tower"].total == 8 + 15
    forest = score(["forest", "book_of_changes"], {"book_of_changes": {"card": "forest", "suit": "beast"}})
    assert forest["forest"].total == 7 + 12
    assert score(["basilisk"]).total == 35  # every *other* Beast


def test_ruling_8_a_war_dirigible_turned_weather_blanks_itself() -> None:
    hand = score(
        ["war_dirigible", "knights", "book_of_changes"],
        {"book_of_changes": {"card": "war_dirigible", "suit": "weather"}},
    )
    assert blanked(hand) == ["war_dirigible"]


def test_ruling_9_wildfire_blanks_wild_cards_left_alone() -> None:
    hand = score(["wildfire", "mirage", "shapeshifter", "doppelganger"])
    assert blanked(hand) == ["mirage", "shapeshifter", "doppelganger"]


def test_ruling_10_wild_is_a_suit() -> None:
    assert score(["collector", "mirage", "shapeshifter", "doppelganger"])["collector"].total == 7 + 10
    assert score(["world_tree", "mirage", "shapeshifter"])["world_tree"].total == 2
    to_wild = {"book_of_changes": {"card": "smoke", "suit": "wild"}}
    assert score(["smoke", "book_of_changes", "candle"], to_wild)["smoke"].suit == "wild"


def test_ruling_11_the_book_need_not_be_used_and_may_name_the_same_suit() -> None:
    hand = ["book_of_changes", "king", "knights"]
    same = {"book_of_changes": {"card": "king", "suit": "leader"}}
    assert score(hand).total == score(hand, same).total == 3 + 13 + 20


def test_ruling_12_blanking_begins_with_cards_that_nothing_can_blank() -> None:
    hand = score(
        ["rainstorm", "wildfire", "great_flood", "book_of_changes"],
        {"book_of_changes": {"card": "rainstorm", "suit": "beast"}},
    )
    assert blanked(hand) == ["wildfire"]  # Great Flood comes first, so Rainstorm survives
    assert hand.total == 8 + 10 + 32 + 3


def test_ruling_13_all_cards_of_a_circle_are_blanked() -> None:
    hand = score(
        ["great_flood", "blizzard", "wildfire", "book_of_changes"],
        {"book_of_changes": {"card": "blizzard", "suit": "beast"}},
    )
    assert blanked(hand) == ["great_flood", "blizzard", "wildfire"]


def test_ruling_13_all_cards_of_interwoven_circles_are_blanked() -> None:
    hand = score(
        ["great_flood", "blizzard", "wildfire", "book_of_changes", "doppelganger"],
        {"doppelganger": "great_flood", "book_of_changes": {"card": "blizzard", "suit": "beast"}},
    )
    assert hand.total == 3


def test_ruling_14_a_circle_hits_nothing_outside_it() -> None:
    hand = score(
        ["great_flood", "blizzard", "wildfire", "book_of_changes", "cavern"],
        {"book_of_changes": {"card": "blizzard", "suit": "beast"}},
    )
    assert not hand["cavern"].is_blanked
    assert hand.total == 9
    assert score(["basilisk", "doppelganger", "king"], {"doppelganger": "basilisk"}).total == 8


def test_ruling_15_island_looks_at_the_suits_the_book_has_made() -> None:
    hand = score(
        ["island", "basilisk", "book_of_changes", "king"],
        {"book_of_changes": {"card": "basilisk", "suit": "flame"}, "island": "basilisk"},
    )
    assert not hand["king"].is_blanked


def test_ruling_15_island_may_clear_a_copy() -> None:
    hand = score(["island", "wildfire", "doppelganger"], {"doppelganger": "wildfire", "island": "doppelganger"})
    assert hand["doppelganger"].is_cleared
    assert not hand["wildfire"].is_cleared


def test_ruling_15_island_clears_even_when_blanked() -> None:
    hand = score(["island", "blizzard", "wildfire", "basilisk"], {"island": "wildfire"})
    assert blanked(hand) == ["island"]
    assert hand.total == 95


def test_ruling_15_a_useless_target_is_allowed() -> None:
    assert score(["island", "water_elemental"], {"island": "water_elemental"}).total == 14 + 4 + 15
    hand = score(["island", "basilisk", "king"], {"island": "basilisk"})
    assert blanked(hand) == ["king"]


def test_ruling_16_a_fountain_of_life_alone_adds_its_own_strength() -> None:
    assert score(["fountain_of_life"]).total == 2


def test_ruling_17_ties_go_to_the_lowest_printed_strengths_of_all_cards_held() -> None:
    hand = score(["smoke", "mirage", "doppelganger", "king"], {"doppelganger": "king"})
    assert blanked(hand) == ["smoke"]
    assert hand.printed_strength == 27 + 0 + 0 + 8
    eighth = score(["necromancer", "forest"], {"necromancer": "dragon"})
    assert eighth.printed_strength == 3 + 7 + 30


def test_ruling_18_a_copy_gets_no_bonus() -> None:
    hand = score(["beastmaster", "doppelganger", "hydra"], {"doppelganger": "beastmaster"})
    assert hand["doppelganger"].total == 9


def test_ruling_18_a_copied_island_clears_nothing() -> None:
    hand = score(["island", "doppelganger", "swamp", "wildfire"], {"doppelganger": "island", "island": "swamp"})
    assert [card.card for card in hand.cards if card.is_cleared] == ["swamp"]
    assert "clears" not in [reason.rule for reason in hand["doppelganger"].reasons]


def test_ruling_18_a_copied_necromancer_brings_no_ninth_card() -> None:
    cards = ["necromancer", "doppelganger", "king", "queen", "forest", "swamp", "forge", "candle", "smoke"]
    with pytest.raises(HandError, match="at most 8 cards"):
        score(cards, {"doppelganger": "necromancer"})


def test_ruling_19_blanked_rangers_still_clear_the_word_army() -> None:
    hand = score(["rangers", "wildfire", "war_dirigible"])
    assert blanked(hand) == ["rangers"]
    assert hand["war_dirigible"].total == 35


def test_ruling_19_a_blanked_warship_still_clears_the_word_army() -> None:
    hand = score(
        ["warship", "great_flood", "knights", "book_of_changes"],
        {"book_of_changes": {"card": "warship", "suit": "land"}},
    )
    assert blanked(hand) == ["warship"]
    assert hand["knights"].total == 20 - 8


def test_ruling_20_a_card_whose_penalty_is_cleared_can_still_be_blanked() -> None:
    hand = score(["wildfire", "mountain", "swamp"])
    assert hand["swamp"].is_cleared
    assert hand["swamp"].is_blanked


# Questions that came up during implementation


def test_the_eighth_card_comes_before_everything_and_even_if_the_necromancer_is_blanked() -> None:
    hand = score(
        ["necromancer", "book_of_changes", "basilisk", "doppelganger"],
        {
            "necromancer": "collector",
            "doppelganger": "collector",
            "book_of_changes": {"card": "necromancer", "suit": "army"},
        },
    )
    assert blanked(hand) == ["necromancer"]
    assert hand["collector"].total == hand["doppelganger"].total == 7


def test_the_eighth_card_is_judged_by_its_printed_suit() -> None:
    with pytest.raises(HandError, match="Army, Wizard, Leader, Beast"):
        score(["necromancer", "king"], {"necromancer": "swamp"})


def test_eight_cards_are_taken_as_they_are_because_chaos_allows_any_eighth_card() -> None:
    cards = ["necromancer", "forest", "swamp", "smoke", "candle", "magic_wand", "world_tree", "island"]
    assert len(score(cards).cards) == 8


def test_smoke_without_flame_is_no_weather_for_the_war_dirigible() -> None:
    assert score(["knights", "war_dirigible", "smoke"]).total == 47


def test_after_each_card_that_blanks_itself_smoke_is_judged_again() -> None:
    hand = score(
        ["war_dirigible", "smoke", "warship", "knights", "book_of_changes"],
        {"book_of_changes": {"card": "warship", "suit": "flame"}},
    )
    assert blanked(hand) == ["smoke", "warship"]  # no Flood for the Warship, so no Flame for the Smoke
    assert hand["war_dirigible"].total == 35


@pytest.mark.parametrize("changed", ["war_dirigible", "doppelganger"])
def test_of_two_war_dirigibles_the_one_turned_weather_goes_first(changed: str) -> None:
    hand = score(
        ["war_dirigible", "doppelganger", "knights", "book_of_changes"],
        {"doppelganger": "war_dirigible", "book_of_changes": {"card": changed, "suit": "weather"}},
    )
    assert blanked(hand) == [changed]


def test_a_total_may_be_negative() -> None:
    hand = ["necromancer", "warlock_lord", "king", "queen", "warlord", "empress", "shapeshifter", "doppelganger"]
    assert score(hand, {"doppelganger": "warlock_lord", "shapeshifter": "king"}).total == -74
