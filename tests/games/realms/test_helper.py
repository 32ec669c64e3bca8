"""The scoring helper: what it answers about one hand, about several, about choices made by hand and about swaps."""

from __future__ import annotations

from typing import Any

import pytest

from pentakl.core.errors import PentaklError
from pentakl.games.realms import best_choices, score
from pentakl.games.realms.helper import BadQuestion, answer
from pentakl.games.realms.names import HandError

RULEBOOK = ["wildfire", "smoke", "mountain", "great_flood", "whirlwind", "air_elemental", "mirage"]
BEASTS = ["dragon", "hydra", "warhorse", "unicorn", "swamp", "great_flood", "knights"]


def ask(*hands: list[str], discard: list[str] | None = None, **more: object) -> dict[str, Any]:
    return answer({"hands": [{"cards": hand} for hand in hands], "discard": discard or [], **more})


def test_a_hand_is_scored_by_its_best_choices() -> None:
    hand = ask(RULEBOOK)["hands"][0]
    assert hand["score"] == best_choices(RULEBOOK).score.to_json()
    assert hand["best"] == hand["score"]["total"] == 260
    assert hand["best_choices"] == {"mirage": "rainstorm"}


def test_names_may_be_limited_to_the_cards_that_appeared() -> None:
    assert ask(RULEBOOK, names="appeared")["hands"][0]["best"] < 260
    assert ask(RULEBOOK, names="appeared", discard=["rainstorm"])["hands"][0]["best"] == 260
    assert ask(RULEBOOK, ["rainstorm"], names="appeared")["hands"][0]["best"] == 260


def test_choices_made_by_hand_are_scored_beside_the_best_ones() -> None:
    hand = asked_again(RULEBOOK, {"mirage": "blizzard"}, [])
    assert hand["score"] == score(RULEBOOK, {"mirage": "blizzard"}).to_json()
    assert hand["best"] == 260
    assert hand["best_choices"] == {"mirage": "rainstorm"}


ASKING = ["necromancer", "doppelganger", "mirage", "shapeshifter", "book_of_changes", "island"]
SPECIAL = ["necromancer", "doppelganger", "book_of_changes", "island", "swamp", "candle", "shapeshifter"]


@pytest.mark.once
@pytest.mark.parametrize(("cards", "discard"), [(RULEBOOK, []), (SPECIAL, ["dragon", "king"])])
def test_every_offer_gives_what_it_promises(cards: list[str], discard: list[str]) -> None:
    answered = ask(cards, discard=discard, look=0)
    hand, options = answered["hands"][0], answered["look"]["options"]
    assert [each["card"] for each in options] == [card for card in ASKING if card in cards]
    for each in options:
        card, offers = each["card"], each["offers"]
        assert offers[0]["choice"] is None
        assert max(offer["total"] for offer in offers) == hand["best"]
        assert hand["best_choices"].get(card) in [offer["choice"] for offer in offers]
        for offer in offers:
            assert offer["choices"].get(card) == offer["choice"]
            assert asked_again(cards, offer["choices"], discard)["score"]["total"] == offer["total"]


def asked_again(cards: list[str], choices: dict[str, object], discard: list[str]) -> dict[str, Any]:
    again: dict[str, Any] = answer({"hands": [{"cards": cards, "choices": choices}], "discard": discard})
    hand: dict[str, Any] = again["hands"][0]
    return hand


def test_the_winner_has_most_points_and_among_equals_the_lowest_strengths() -> None:
    answered = ask(["dragon"], ["hydra"], ["warhorse"])
    assert (answered["winners"], answered["reason"]) == ([1], "points")
    # Knights without a Leader are worth 20 - 8, a Hydra alone 12.
    answered = ask(["knights"], ["hydra"])
    assert (answered["winners"], answered["reason"]) == ([1], "strengths")
    answered = ask(["forge"], ["mountain"], ["candle"])
    assert (answered["winners"], answered["reason"]) == ([0, 1], "shared")


def test_an_empty_hand_wins_nothing() -> None:
    answered = ask([], ["dragon"])
    assert (answered["winners"], answered["reason"]) == ([1], "points")
    assert ask([])["winners"] == []


def test_the_swap_that_gains_most_is_found() -> None:
    discard = ["beastmaster", "candle", "king"]
    swap = ask(BEASTS, discard=discard, look=0)["look"]["swap"]
    totals = {}
    for take in discard:
        for drop in BEASTS:
            hand = [take if card == drop else card for card in BEASTS]
            totals[take, drop] = best_choices(hand).score.total
    base = best_choices(BEASTS).score.total
    assert swap["total"] == max(totals.values()) == totals[swap["take"], swap["drop"]]
    assert swap["gain"] == swap["total"] - base > 0


def test_with_many_special_cards_it_is_still_the_best_swap() -> None:
    hand = ["book_of_changes", "mirage", "forge", "cavern", "elven_archers", "bell_tower", "world_tree"]
    swap = ask(hand, discard=["empress", "knights", "hydra", "shield_of_keth", "necromancer"], look=0)["look"]["swap"]
    assert (swap["take"], swap["drop"], swap["total"]) == ("necromancer", "cavern", 163)
    after = [card for card in hand if card != "cavern"] + ["necromancer"]
    assert best_choices(after, ["empress", "knights", "hydra", "shield_of_keth", "cavern"]).score.total == 163


def test_a_hand_that_is_not_full_takes_a_card_without_giving_one() -> None:
    swap = ask(BEASTS[:3], discard=["beastmaster"], look=0)["look"]["swap"]
    assert (swap["take"], swap["drop"]) == ("beastmaster", None)


def test_no_swap_is_told_if_none_gains_or_if_none_was_asked_for() -> None:
    assert ask(BEASTS, discard=["magic_wand"])["look"] is None
    full = ["candle", "book_of_changes", "bell_tower", "queen", "shield_of_keth", "gem_of_order", "sword_of_keth"]
    assert ask(full, discard=["smoke"], look=0)["look"]["swap"] is None
    assert ask(["necromancer", *BEASTS], discard=["king"], look=0)["look"]["swap"] is None


@pytest.mark.parametrize(
    ("question", "key"),
    [
        ({"hands": [{"cards": ["dragon"]}, {"cards": ["smok"]}]}, "error-two-places"),
        ({"hands": [{"cards": ["dragon"]}], "discard": ["Dragon"]}, "error-two-places"),
        ({"hands": [{"cards": ["dragon", "smok"]}]}, "error-double-card"),
        ({"hands": [{"cards": ["smoc"]}]}, "error-unknown-card"),
        ({"hands": [{"cards": ["necromancer"], "choices": {"necromancer": "king"}}]}, "error-not-discarded"),
        ({"hands": [{"cards": ["dragon"], "choices": {"dragon": "king"}}]}, "error-no-choice"),
        (
            {"hands": [{"cards": ["mirage"], "choices": {"mirage": "rainstorm"}}], "names": "appeared"},
            "error-not-appeared",
        ),
    ],
)
def test_an_impossible_hand_or_choice_is_refused_with_a_key(question: dict[str, object], key: str) -> None:
    with pytest.raises(HandError) as told:
        answer(question)
    assert told.value.key == key


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"hands": []},
        {"hands": "dragon"},
        {"hands": [{"cards": "dragon"}]},
        {"hands": [{"cards": [1]}]},
        {"hands": [{"cards": ["mirage"], "choices": {"mirage": 3}}]},
        {"hands": [{"cards": ["mirage"], "choices": {"mirage": {"suit": 3}}}]},
        {"hands": [{}] * 8},
        {"hands": [{}], "names": "some"},
        {"hands": [{}], "names": 1},
        {"hands": [{}], "look": "0"},
        {"hands": [{}], "look": 1},
        {"hands": [{}], "discard": {}},
    ],
)
def test_a_question_in_a_wrong_form_gets_a_sentence(question: dict[str, object]) -> None:
    with pytest.raises(BadQuestion) as told:
        answer(question)
    assert str(told.value).endswith(".")
    assert isinstance(told.value, PentaklError)
