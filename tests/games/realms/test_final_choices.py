"""The end of a game: hands laid open, special cards used as proposed or differently, the winner and the ties."""

from __future__ import annotations

import itertools

from pentakl.games.realms import score
from pentakl.words import Words
from tests.games.realms.language import WATCHER, SpokenRealms, ended

# The rulebook's example: with the Rainstorm's name the Mirage makes this hand worth 260.
MIRAGE_HAND = ["wildfire", "smoke", "mountain", "great_flood", "whirlwind", "air_elemental", "mirage"]
CANDLE_HAND = ["candle", "book_of_changes", "bell_tower", "queen", "shield_of_keth", "gem_of_order", "sword_of_keth"]
EVERYTHING = ["necromancer", "doppelganger", "mirage", "shapeshifter", "book_of_changes", "island", "wildfire"]
# The first card of these blanks all the others.
BASILISK_HAND = ["basilisk", "hydra", "elven_archers", "light_cavalry", "dwarvish_infantry", "queen", "king"]
WILDFIRE_HAND = ["wildfire", "hydra", "elven_archers", "light_cavalry", "dwarvish_infantry", "queen", "king"]
SUITS = ["land", "flood", "weather", "flame", "army", "wizard", "leader", "beast", "weapon", "artifact", "wild"]


def named(t: SpokenRealms, seat: str) -> set[str]:
    """The cards among what a seat may choose."""
    return {text.removeprefix("choose ") for text in t.choices(seat) if text.startswith("choose ")}


def suits(t: SpokenRealms, seat: str) -> set[str]:
    return {text.removeprefix("suit ") for text in t.choices(seat) if text.startswith("suit ")}


# --- hands are laid open


def test_at_the_end_all_hands_are_laid_open() -> None:
    t = ended(anna=[], bartek=["dragon"], celina=[])
    for viewer in ("anna", "bartek", WATCHER):
        for owner in t.seats:
            assert sorted(t.sees(viewer, f"{owner}'s hand")) == sorted(t.hand(owner))
    assert [line.split()[:2] for line in t.told(WATCHER) if "revealed" in line] == [
        ["anna", "revealed"], ["bartek", "revealed"], ["celina", "revealed"],
    ]  # fmt: skip


def test_without_special_cards_nothing_is_asked() -> None:
    t = ended(anna=[], bartek=[], celina=[])
    assert t.is_over()


def test_only_those_with_a_choice_are_asked() -> None:
    t = ended(anna=MIRAGE_HAND, bartek=[], celina=[])
    assert t.questions == ["anna: as proposed?"]
    t.answers("anna", "best")
    assert t.is_over()


def test_a_necromancer_who_finds_nobody_asks_nothing() -> None:
    t = ended(anna=["necromancer"], bartek=[], celina=[], discard=["forest", "candle"])
    assert t.is_over()


# --- the best choices are proposed, shown and explained


def test_the_best_choices_are_proposed_and_taken_with_one_answer() -> None:
    t = ended(anna=MIRAGE_HAND, bartek=["rainstorm"], celina=[])
    assert t.score("anna")["choices"] == {"mirage": "rainstorm"}
    assert t.total("anna") == 260
    t.answers("anna", "best")
    assert t.total("anna") == 260
    assert "anna settled" in t.told("bartek")


def test_the_proposal_is_explained_card_by_card_in_words() -> None:
    t = ended(anna=MIRAGE_HAND, bartek=["rainstorm"], celina=[])
    (mirage,) = [card for card in t.score("anna")["cards"] if card["card"] == "mirage"]
    (reason, *_) = mirage["reasons"]
    assert reason["rule"] == "takes-name"
    assert reason["names"] == ["rainstorm"]
    assert Words("realms", "en").has(f"why-{reason['rule']}")
    assert t.asks("anna", "as proposed?")


def test_the_rulebooks_candle_is_proposed_as_well() -> None:
    t = ended(anna=CANDLE_HAND, bartek=[], celina=[])
    assert t.total("anna") == 380
    t.answers("anna", "best")
    assert t.winners == ["anna"]


def test_the_proposed_eighth_card_comes_to_the_hand() -> None:
    t = ended(anna=["necromancer"], bartek=[], celina=[], discard=["dragon", "forest"])
    assert t.score("anna")["choices"] == {"necromancer": "dragon"}
    assert "dragon" not in t.hand("anna")
    t.answers("anna", "best")
    assert t.hand("anna")[-1] == "dragon"
    assert "anna raised dragon from discard to anna's hand" in t.told("bartek")


# --- chosen differently, step by step


def test_choosing_otherwise_begins_with_nothing_used() -> None:
    t = ended(anna=MIRAGE_HAND, bartek=["rainstorm"], celina=[])
    t.answers("anna", "own")
    assert t.score("anna")["choices"] == {}
    assert t.total("anna") == score(MIRAGE_HAND).total
    t.answers("anna", "none")
    assert t.total("anna") == score(MIRAGE_HAND).total


def test_special_cards_are_asked_for_in_the_order_of_scoring() -> None:
    t = ended(anna=EVERYTHING, bartek=["rainstorm"], celina=[], discard=["dragon", "forest"])
    asked = []
    for answer in ("own", "dragon", "wildfire", "rainstorm", "suit beast", "dragon", "suit flame", "wildfire"):
        asked += t.questions
        t.answers("anna", answer)
    assert asked == [
        "anna: as proposed?",
        "anna: raise which card?",
        "anna: copy which card?",
        "anna: what does the mirage become?",
        "anna: what does the shapeshifter become?",
        "anna: which card changes its suit?",
        "anna: to which suit?",
        "anna: whose penalty is cleared?",
    ]
    assert t.score("anna")["choices"] == {
        "necromancer": "dragon",
        "doppelganger": "wildfire",
        "mirage": "rainstorm",
        "shapeshifter": {"suit": "beast"},
        "book_of_changes": {"card": "dragon", "suit": "flame"},
        "island": "wildfire",
    }


def test_what_was_chosen_is_what_is_scored() -> None:
    t = ended(anna=EVERYTHING, bartek=["rainstorm"], celina=[], discard=["dragon", "forest"])
    t.answers("anna", "own", "dragon", "wildfire", "rainstorm", "suit beast", "dragon", "suit flame", "wildfire")
    assert t.total("anna") == score(EVERYTHING, t.score("anna")["choices"]).total
    assert t.state.outcome is not None
    assert t.state.outcome.points[0] == t.total("anna")


def test_every_choice_may_be_left_unused() -> None:
    t = ended(anna=EVERYTHING, bartek=[], celina=[], discard=["dragon"])
    t.answers("anna", "own", "none", "none", "none", "none", "none", "none")
    assert t.score("anna")["choices"] == {}
    assert len(t.hand("anna")) == 7
    assert t.is_over()


def test_the_score_so_far_is_shown_while_one_chooses() -> None:
    t = ended(anna=MIRAGE_HAND, bartek=["rainstorm"], celina=["island"])
    t.answers("anna", "own", "rainstorm")
    assert t.total("anna") == 260
    assert t.asks("celina", "as proposed?")


# --- what may be chosen


def test_the_necromancer_may_raise_an_army_a_leader_a_wizard_or_a_beast_of_the_area() -> None:
    t = ended(
        anna=["necromancer"], bartek=["hydra"], celina=[],
        discard=["knights", "king", "collector", "dragon", "forest", "swamp", "smoke", "forge", "warship"],
    )  # fmt: skip
    t.answers("anna", "own")
    assert named(t, "anna") == {"knights", "king", "collector", "dragon"}
    t.answers("anna", "none")


def test_a_discarded_special_card_cannot_be_raised() -> None:
    t = ended(anna=["necromancer"], bartek=[], celina=[], discard=["dragon", "mirage", "shapeshifter", "doppelganger"])
    t.answers("anna", "own")
    assert named(t, "anna") == {"dragon"}
    t.answers("anna", "none")


def test_the_doppelganger_may_copy_any_other_card_of_the_hand() -> None:
    t = ended(anna=["doppelganger"], bartek=[], celina=[])
    t.answers("anna", "own")
    assert named(t, "anna") == set(t.hand("anna")) - {"doppelganger"}
    t.answers("anna", "none")


def test_the_doppelganger_may_copy_the_eighth_card() -> None:
    t = ended(anna=["doppelganger", "necromancer"], bartek=[], celina=[], discard=["dragon"])
    t.answers("anna", "own", "dragon")
    assert "dragon" in named(t, "anna")
    t.answers("anna", "dragon")
    assert t.score("anna")["choices"]["doppelganger"] == "dragon"


def test_a_mirage_may_be_an_army_a_land_a_weather_a_flood_or_a_flame() -> None:
    t = ended(anna=["mirage"], bartek=[], celina=[])
    t.answers("anna", "own")
    assert suits(t, "anna") == {"army", "land", "weather", "flood", "flame"}
    t.answers("anna", "suit army")
    assert t.score("anna")["choices"] == {"mirage": {"suit": "army"}}


def test_a_shapeshifter_may_be_an_artifact_a_leader_a_wizard_a_weapon_or_a_beast() -> None:
    t = ended(anna=["shapeshifter"], bartek=["king"], celina=[])
    t.answers("anna", "own")
    assert suits(t, "anna") == {"artifact", "leader", "wizard", "weapon", "beast"}
    t.answers("anna", "king")
    assert t.score("anna")["choices"] == {"shapeshifter": "king"}


def test_names_are_those_of_cards_that_appeared_in_any_hand_or_in_the_area() -> None:
    t = ended(anna=["mirage", "forest"], bartek=["rainstorm"], celina=["knights"], discard=["swamp", "dragon"])
    t.answers("anna", "own")
    choices = named(t, "anna")
    assert {"forest", "rainstorm", "knights", "swamp"} <= choices
    assert "dragon" not in choices  # a Beast
    assert not choices & set(t.names("deck"))  # what nobody has drawn has not appeared
    t.answers("anna", "none")


def test_a_card_raised_by_a_rival_has_still_appeared() -> None:
    t = ended(anna=["mirage"], bartek=["necromancer"], celina=[], discard=["knights"])
    t.answers("bartek", "best")
    assert "knights" in t.hand("bartek")
    t.answers("anna", "own")
    assert "knights" in named(t, "anna")
    t.answers("anna", "none")


def test_the_proposal_names_only_cards_that_appeared() -> None:
    others = ["forge", "forest", "dragon", "unicorn", "warhorse", "princess", "empress"]
    t = ended(anna=MIRAGE_HAND, bartek=BASILISK_HAND, celina=others, discard=["swamp"])
    assert "rainstorm" in t.names("deck")
    assert t.score("anna")["choices"].get("mirage") != "rainstorm"
    assert t.total("anna") < 260
    t.answers("anna", "best")


def test_the_book_may_change_any_other_card_to_any_suit() -> None:
    t = ended(anna=["book_of_changes", "dragon"], bartek=[], celina=[])
    t.answers("anna", "own")
    assert named(t, "anna") == set(t.hand("anna")) - {"book_of_changes"}
    t.answers("anna", "dragon")
    assert suits(t, "anna") == set(SUITS)
    t.answers("anna", "suit wizard")
    assert t.score("anna")["choices"] == {"book_of_changes": {"card": "dragon", "suit": "wizard"}}


def test_a_book_that_changes_nothing_asks_for_no_suit() -> None:
    t = ended(anna=["book_of_changes"], bartek=[], celina=[])
    t.answers("anna", "own", "none")
    assert t.is_over()


def test_the_island_may_clear_a_flood_or_a_flame_of_the_hand() -> None:
    t = ended(
        anna=["island", "swamp", "wildfire", "dragon", "blizzard", "forest", "king"], bartek=[], celina=[]
    )  # fmt: skip
    t.answers("anna", "own")
    assert named(t, "anna") == {"island", "swamp", "wildfire"}
    t.answers("anna", "swamp")


def test_the_island_sees_the_suits_that_the_choices_before_have_made() -> None:
    t = ended(
        anna=["island", "mirage", "book_of_changes", "dragon", "blizzard", "forest", "king"], bartek=[], celina=[]
    )
    t.answers("anna", "own", "suit flame", "dragon", "suit flood")
    assert named(t, "anna") == {"island", "mirage", "dragon"}
    t.answers("anna", "dragon")
    assert t.score("anna")["choices"]["island"] == "dragon"


# --- everybody in their own time


def test_nobody_waits_for_another_and_the_game_ends_with_the_last_answer() -> None:
    t = ended(anna=["island"], bartek=["doppelganger"], celina=[])
    t.answers("bartek", "best")
    assert not t.is_over()
    assert t.questions == ["anna: as proposed?"]
    t.answers("anna", "best")
    assert t.is_over()


def test_the_order_in_which_seats_make_their_final_choices_changes_nothing() -> None:
    moves = {
        "anna": ["own", "dragon"],
        "bartek": ["own", "suit army"],
        "celina": ["best"],
    }
    ends = set()
    for order in itertools.permutations(moves):
        t = ended(anna=["necromancer"], bartek=["mirage"], celina=["shapeshifter"], discard=["dragon", "knights"])
        for seat in order:
            t.answers(seat, *moves[seat])
        ends.add(t.state.digest())
    assert len(ends) == 1


def test_seats_may_also_make_their_final_choices_in_turns() -> None:
    t = ended(anna=["mirage", "book_of_changes"], bartek=["shapeshifter"], celina=[])
    t.answers("anna", "own")
    t.answers("bartek", "own")
    t.answers("anna", "suit flood")
    t.answers("bartek", "none")
    t.answers("anna", "none")
    assert t.score("anna")["choices"] == {"mirage": {"suit": "flood"}}
    assert t.is_over()


# --- the winner


def test_the_highest_total_wins() -> None:
    t = ended(anna=[], bartek=["warlord", "knights", "light_cavalry", "elven_archers", "king", "queen"], celina=[])
    assert t.total("bartek") > max(t.total("anna"), t.total("celina"))
    assert (t.winners, t.reason) == (["bartek"], "points")


def test_a_worse_use_of_the_special_cards_may_lose_the_game() -> None:
    armies = ["rainstorm", "warlord", "knights", "light_cavalry", "dwarvish_infantry", "king", "queen"]
    lost = ended(anna=MIRAGE_HAND, bartek=armies, celina=[])
    lost.answers("anna", "own", "none")  # 205 against 246
    won = ended(anna=MIRAGE_HAND, bartek=armies, celina=[])
    won.answers("anna", "best")  # 260
    assert (lost.winners, won.winners) == (["bartek"], ["anna"])


def test_a_tie_goes_to_the_lowest_sum_of_printed_strengths() -> None:
    t = ended(
        anna=["knights", "swamp", "empress", "warship", "fire_elemental", "water_elemental", "air_elemental"],
        bartek=["protection_rune", "earth_elemental", "war_dirigible", "magic_wand", "beastmaster", "world_tree",
                "elven_longbow"],
        celina=BASILISK_HAND,
    )  # fmt: skip
    assert t.total("anna") == t.total("bartek") == 110
    assert (t.winners, t.reason) == (["bartek"], "strengths")  # 55 against 88


def test_blanked_cards_count_in_a_tie() -> None:
    t = ended(
        anna=["shield_of_keth", "magic_wand", "blizzard", "sword_of_keth", "empress", "whirlwind", "swamp"],
        bartek=["war_dirigible", "elven_longbow", "hydra", "dwarvish_infantry", "beastmaster", "cavern",
                "protection_rune"],
        celina=[],
    )  # fmt: skip
    assert t.total("anna") == t.total("bartek") == 145
    assert t.score("anna")["printed_strength"] == 88  # the blanked Swamp is 18 of them
    assert (t.winners, t.reason) == (["bartek"], "strengths")  # with 81


def test_the_eighth_card_counts_in_a_tie() -> None:
    t = ended(
        anna=["necromancer", "enchantress", "smoke", "knights", "warhorse", "rainstorm", "whirlwind"],
        bartek=["protection_rune", "great_flood", "mountain", "magic_wand", "air_elemental", "forest", "basilisk"],
        celina=WILDFIRE_HAND,
        discard=["dragon"],
    )
    t.answers("anna", "best")
    assert t.total("anna") == t.total("bartek") == 101
    assert t.score("anna")["printed_strength"] == 112  # the Dragon is 30 of them
    assert (t.winners, t.reason) == (["bartek"], "strengths")  # with 89


def test_a_further_tie_is_a_shared_victory() -> None:
    t = ended(
        anna=["warlord", "swamp", "war_dirigible", "collector", "fire_elemental", "empress", "protection_rune"],
        bartek=["mountain", "lightning", "candle", "world_tree", "great_flood", "magic_wand", "smoke"],
        celina=BASILISK_HAND,
    )
    assert t.total("anna") == t.total("bartek") == 84
    assert (t.winners, t.reason) == (["anna", "bartek"], "shared")


def test_everybody_is_told_every_total() -> None:
    t = ended(anna=[], bartek=[], celina=[])
    assert t.told(WATCHER)[-3:] == [f"{seat} scored {t.total(seat)}" for seat in t.seats]
