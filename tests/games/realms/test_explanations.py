"""What a score says of its cards: the rule, the cards behind it, what is missing."""

from __future__ import annotations

import json
from random import Random

import pytest

from pentakl.games.realms import Score, score
from pentakl.games.realms.scoring import Reason
from tests.games.realms.oracle import CARDS
from tests.games.realms.test_oracle import random_choices


def why(hand: Score, card: str) -> list[Reason]:
    return list(hand[card].reasons)


def test_a_bonus_for_each_card_names_the_cards() -> None:
    hand = score(["rangers", "forest", "cavern"])
    assert Reason("each", points=20, each=10, cards=("forest", "cavern")) in why(hand, "rangers")


def test_a_card_that_is_counted_twice_is_told_with_both_gains() -> None:
    hand = score(
        ["forest", "elven_archers", "book_of_changes", "hydra"],
        {"book_of_changes": {"card": "elven_archers", "suit": "beast"}},
    )
    assert why(hand, "forest") == [
        Reason("each", points=12, each=12, cards=("hydra",)),
        Reason("each", points=24, each=24, cards=("elven_archers",)),
    ]
    alone = score(["forest", "elven_archers", "book_of_changes"], hand.choices)
    assert why(alone, "forest") == [Reason("each", points=24, each=24, cards=("elven_archers",))]


def test_a_bonus_with_cards_names_them() -> None:
    hand = score(["mountain", "smoke", "wildfire"])
    assert Reason("with", points=50, cards=("smoke", "wildfire")) in why(hand, "mountain")


def test_a_bonus_that_fails_says_what_is_missing() -> None:
    hand = score(["whirlwind", "candle", "bell_tower"])
    assert why(hand, "whirlwind") == [
        Reason("missing", names=("rainstorm",)),
        Reason("missing", names=("great_flood", "blizzard")),
    ]
    assert why(hand, "candle") == [
        Reason("missing", names=("book_of_changes",)),
        Reason("missing", suits=("wizard",)),
    ]


def test_of_two_bonuses_the_better_is_told_and_a_failure_once() -> None:
    assert why(score(["sword_of_keth", "king", "shield_of_keth"]), "sword_of_keth") == [
        Reason("with", points=40, cards=("king", "shield_of_keth"))
    ]
    assert why(score(["sword_of_keth"]), "sword_of_keth") == [Reason("missing", suits=("leader",))]
    assert why(score(["unicorn"]), "unicorn") == [
        Reason("missing", names=("enchantress", "queen", "empress")),
        Reason("missing", names=("princess",)),
    ]


def test_a_penalty_names_its_cause() -> None:
    hand = score(["dragon", "knights", "swamp"])
    assert why(hand, "dragon") == [Reason("without", points=-40, suits=("wizard",))]
    assert why(hand, "swamp") == [Reason("each", points=-3, each=-3, cards=("knights",))]


def test_a_bonus_for_absence_says_what_spoils_it() -> None:
    assert why(score(["elven_archers", "rainstorm"]), "elven_archers") == [Reason("spoiled", cards=("rainstorm",))]
    assert why(score(["elven_archers"]), "elven_archers") == [Reason("without", points=5, suits=("weather",))]


def test_a_blanked_card_names_its_blankers_and_a_blanker_its_victims() -> None:
    hand = score(["great_flood", "basilisk", "knights", "candle"])
    assert why(hand, "knights")[-1] == Reason("blanked-by", cards=("great_flood", "basilisk"))
    assert why(hand, "candle")[-1] == Reason("blanked-by", cards=("great_flood",))
    assert Reason("blanks", cards=("knights", "candle")) in why(hand, "great_flood")


def test_a_circle_names_its_members() -> None:
    hand = score(["basilisk", "doppelganger"], {"doppelganger": "basilisk"})
    assert why(hand, "basilisk") == [Reason("blanked-in-circle", cards=("basilisk", "doppelganger"))]
    alone = score(["blizzard", "book_of_changes"], {"book_of_changes": {"card": "blizzard", "suit": "flood"}})
    assert why(alone, "blizzard")[-1].rule == "blanked-by-itself"


def test_a_card_that_blanks_itself_says_what_it_lacks_or_cannot_bear() -> None:
    assert why(score(["smoke"]), "smoke") == [Reason("blanked-without", suits=("flame",))]
    hand = score(["war_dirigible", "knights", "rainstorm"])
    assert why(hand, "war_dirigible") == [Reason("blanked-beside", cards=("rainstorm",))]


def test_clearing_is_told_on_both_sides() -> None:
    hand = score(["mountain", "protection_rune", "great_flood", "forest"])
    assert why(hand, "great_flood") == [Reason("cleared", cards=("mountain", "protection_rune"))]
    assert Reason("clears", cards=("great_flood",)) in why(hand, "mountain")
    assert not hand["forest"].is_cleared  # it has no penalty


def test_the_cleared_word_army_is_told_on_both_sides() -> None:
    hand = score(["rangers", "dwarvish_infantry", "light_cavalry"])
    assert why(hand, "dwarvish_infantry") == [Reason("army-cleared", cards=("rangers",))]
    assert Reason("clears-army", cards=("dwarvish_infantry",)) in why(hand, "rangers")
    assert why(hand, "light_cavalry") == []  # its penalty speaks of Lands


def test_an_island_chosen_in_vain_says_so() -> None:
    hand = score(["island", "basilisk"], {"island": "basilisk"})
    assert why(hand, "island") == [Reason("clears-in-vain", cards=("basilisk",))]
    hand = score(["island", "swamp"], {"island": "swamp"})
    assert why(hand, "island") == [Reason("clears", cards=("swamp",))]


def test_choices_are_told_first() -> None:
    hand = score(
        ["doppelganger", "mirage", "shapeshifter", "book_of_changes", "dragon"],
        {
            "doppelganger": "dragon",
            "mirage": "rainstorm",
            "shapeshifter": {"suit": "wizard"},
            "book_of_changes": {"card": "doppelganger", "suit": "flood"},
        },
    )
    assert why(hand, "doppelganger") == [
        Reason("copies", names=("dragon",)),
        Reason("suit-changed", cards=("book_of_changes",), suits=("flood",)),
    ]
    assert why(hand, "mirage") == [Reason("takes-name", names=("rainstorm",))]
    assert why(hand, "shapeshifter") == [Reason("plain-suit", suits=("wizard",))]


def test_a_plain_suit_changed_by_the_book_tells_both_suits() -> None:
    hand = score(
        ["mirage", "book_of_changes"],
        {"mirage": {"suit": "flame"}, "book_of_changes": {"card": "mirage", "suit": "wizard"}},
    )
    assert why(hand, "mirage") == [
        Reason("plain-suit", suits=("flame",)),
        Reason("suit-changed", cards=("book_of_changes",), suits=("wizard",)),
    ]


def test_runs_and_sets_are_told_one_by_one() -> None:
    gem = score(["gem_of_order", "warhorse", "fire_elemental", "king", "beastmaster", "elven_archers", "lightning"])
    assert why(gem, "gem_of_order") == [
        Reason("run", points=30, cards=("king", "beastmaster", "elven_archers", "lightning")),
        Reason("run", points=10, cards=("gem_of_order", "warhorse", "fire_elemental")),
    ]
    sets = score(["collector", "enchantress", "beastmaster", "forest", "cavern", "bell_tower"])
    assert why(sets, "collector") == [
        Reason("set", points=10, cards=("forest", "cavern", "bell_tower"), suits=("land",)),
        Reason("set", points=10, cards=("collector", "enchantress", "beastmaster"), suits=("wizard",)),
    ]
    assert why(score(["gem_of_order"]), "gem_of_order") == [Reason("no-run")]
    assert why(score(["collector"]), "collector") == [Reason("no-set")]


def test_world_tree_names_the_cards_that_share_a_suit() -> None:
    hand = score(["world_tree", "king", "queen", "forest"])
    assert why(hand, "world_tree") == [Reason("same-suit", cards=("king", "queen"), suits=("leader",))]
    assert why(score(["world_tree", "king"]), "world_tree")[0].rule == "all-differ"


def test_strengths_name_their_cards() -> None:
    hand = score(["warlord", "knights", "fountain_of_life", "swamp"])
    assert why(hand, "warlord") == [Reason("strengths", points=20, cards=("knights",))]
    assert why(hand, "fountain_of_life") == [Reason("one-strength", points=18, cards=("swamp",))]


@pytest.mark.parametrize("favoured", [[], ["doppelganger", "mirage", "shapeshifter", "book_of_changes", "island"]])
def test_the_reasons_add_up_to_the_points(favoured: list[str]) -> None:
    rng = Random("realms: reasons")
    for _ in range(500):
        cards = rng.sample([card for card in CARDS if card not in favoured], 7 - len(favoured)) + favoured
        hand = score(cards, random_choices(cards, rng))
        assert hand.total == sum(card.total for card in hand.cards)
        for card in hand.cards:
            assert sum(reason.points for reason in card.reasons) == card.bonus + card.penalty
            blankings = [reason for reason in card.reasons if reason.rule.startswith("blanked-")]
            assert len(blankings) == card.is_blanked
            assert card.bonus >= 0 >= card.penalty
            if card.is_blanked:
                assert card.total == 0


def test_a_score_is_json() -> None:
    hand = score(["mirage", "lightning"], {"mirage": "rainstorm"})
    told = json.loads(json.dumps(hand.to_json()))
    assert told["total"] == 41
    assert told["choices"] == {"mirage": "rainstorm"}
    assert told["cards"][1]["reasons"] == [
        {"rule": "with", "points": 30, "each": 0, "cards": ["mirage"], "suits": [], "names": []}
    ]
