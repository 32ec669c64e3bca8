"""Names that people type are understood, and those that are not get a helpful error message."""

from __future__ import annotations

from typing import Any

import pytest

from pentakl.games.realms import best_choices, score
from pentakl.games.realms.cards import CARD_IDS
from pentakl.games.realms.names import (
    ENGLISH_NAMES,
    POLISH_NAMES,
    Choice,
    HandError,
    card_number,
    choices_from,
    picks_from,
    suit_number,
)
from pentakl.games.realms.special_choices import SPECIAL_CARDS

WITHOUT_DIACRITICS = str.maketrans("ąćęłńóśźżäĄĆĘŁŃÓŚŹŻ", "acelnoszzaACELNOSZZ")


@pytest.mark.parametrize("number", range(53), ids=lambda number: CARD_IDS[number])
def test_ids_and_names_in_both_languages_are_understood(number: int) -> None:
    for name in (CARD_IDS[number], ENGLISH_NAMES[number], POLISH_NAMES[number]):
        for spelling in (name, name.lower(), name.upper(), name.translate(WITHOUT_DIACRITICS)):
            assert card_number(spelling) == number
        assert card_number(name.replace(" ", "-").replace("_", " ")) == number
        assert card_number(f"  {name[:5]}\u00ad{name[5:]} ") == number


def test_other_polish_names_are_understood() -> None:
    assert CARD_IDS[card_number("sterowiec wojenny")] == "war_dirigible"
    assert CARD_IDS[card_number("runa ochronna")] == "protection_rune"


def test_suits_are_understood_in_both_languages() -> None:
    assert suit_number("flood") == suit_number("Powódź") == suit_number("POWODZ") == suit_number("Flood")
    assert suit_number("wild") == suit_number("karta specjalna")


def test_hands_and_choices_may_mix_languages() -> None:
    mixed = score(["Góry", "smoke", "POZAR", "Mirage"], {"Fatamorgana": "Burza"})
    assert mixed.total == score(["mountain", "smoke", "wildfire", "mirage"], {"mirage": "rainstorm"}).total
    assert score(["mirage", "smoke"], {"mirage": "Płomień"})["mirage"].suit == "flame"  # a suit as a plain word
    book = score(["Księga zmian", "Król"], {"Księga zmian": {"card": "Król", "suit": "Armia"}})
    assert book["king"].suit == "army"


def complaint(cards: Any, choices: Any = None) -> HandError:
    with pytest.raises(HandError) as caught:
        score(cards, choices)
    return caught.value


def test_an_unknown_card_gets_the_nearest_names() -> None:
    error = complaint(["smoak"])
    assert error.key == "error-unknown-card"
    assert str(error).startswith("No card is called “smoak”. The nearest names: ")
    assert "Smoke" in str(error)
    assert "Dragon" in str(error)  # Smok is Dragon in Polish
    assert error.details["given"] == "smoak"
    assert "Great Flood" in str(complaint(["potob"]))


def test_even_nonsense_gets_the_nearest_names() -> None:
    assert len(str(complaint(["qqqq"])).split(": ")[1].split(", ")) == 3


@pytest.mark.parametrize("nothing", ["", "  ", "…"])
def test_a_text_without_a_name_gets_no_nearest_names(nothing: str) -> None:
    assert str(complaint([nothing])) == f"There is no name in “{nothing}”."
    assert complaint(["mirage"], {"mirage": {"suit": nothing}}).key == "error-no-name"


@pytest.mark.parametrize(
    ("cards", "choices", "sentence"),
    [
        (["dragon", 5], None, "A name must be a text, not this: 5."),
        (["dragon", None], None, "A name must be a text, not this: None."),
        (5, None, "Cards must be given as a list of names, not as this: 5."),
        ("dragon", None, "Cards must be given as a list of names, not as this: 'dragon'."),
        (["mirage"], {"mirage": 5}, "The choice for this card must be a card or a suit: Mirage."),
        (["mirage"], {"mirage": ["smoke"]}, "The choice for this card must be a card or a suit: Mirage."),
        (["mirage"], {"mirage": {"suit": 5}}, "A name must be a text, not this: 5."),
        (["mirage"], {5: "smoke"}, "A name must be a text, not this: 5."),
        (["mirage"], ["mirage"], "Choices must be given by the name of their card, not as this: ['mirage']."),
        (["island", "swamp"], {"island": 5}, "The choice for this card must be one card: Island."),
        (
            ["book_of_changes", "dragon"],
            {"book_of_changes": {"card": "dragon", "suit": None}},
            "A name must be a text, not this: None.",
        ),
        (
            ["book_of_changes", "dragon"],
            {"book_of_changes": {"card": 5, "suit": "army"}},
            "A name must be a text, not this: 5.",
        ),
        (
            ["book_of_changes", "dragon"],
            {"book_of_changes": {5: "dragon", "suit": "army"}},
            "The choice for this card must be another card and its new suit: Book of Changes.",
        ),
    ],
)
def test_whatever_is_given_instead_of_names_gets_a_sentence(cards: Any, choices: Any, sentence: str) -> None:
    assert str(complaint(cards, choices)) == sentence


def test_bad_names_of_cards_that_appeared_or_were_discarded_get_a_sentence_too() -> None:
    wrong: Any = [5]
    with pytest.raises(HandError, match="not this: 5"):
        score(["mirage"], appeared=wrong)
    with pytest.raises(HandError, match="not this: 5"):
        best_choices(["mirage"], discard=wrong)


def test_two_choices_for_one_card_are_refused_however_it_is_called() -> None:
    error = complaint(["mirage", "dragon"], {"mirage": "rainstorm", "Fatamorgana": "smoke"})
    assert (error.key, str(error)) == ("error-double-choice", "There are two choices for this card: Mirage.")
    assert complaint(["mirage"], {"mirage": None, "MIRAGE": "smoke"}).key == "error-double-choice"


def test_a_double_card_is_named() -> None:
    assert str(complaint(["king", "Król"])) == "The hand holds this card twice: King."


def test_a_hand_that_is_too_large_is_refused() -> None:
    eight = list(CARD_IDS[:8])
    error = complaint(eight)
    assert "at most 7 cards" in str(error)
    assert "has 8" in str(error)
    assert len(score([*eight[:7], "necromancer"]).cards) == 8
    assert "at most 8 cards" in str(complaint([*eight, "necromancer"]))
    assert "at most 8 cards" in str(complaint([*eight[:7], "necromancer"], {"necromancer": "king"}))


@pytest.mark.parametrize(
    ("cards", "choices", "key"),
    [
        (["king"], {"king": "queen"}, "error-no-choice"),
        (["king"], {"mirage": "forest"}, "error-choice-not-held"),
        (["doppelganger", "king"], {"doppelganger": "queen"}, "error-target-not-held"),
        (["doppelganger", "king"], {"doppelganger": "doppelganger"}, "error-itself"),
        (["doppelganger", "king"], {"doppelganger": {"suit": "army"}}, "error-choice-names-a-card"),
        (["mirage"], {"mirage": "king"}, "error-wrong-suit"),
        (["mirage"], {"mirage": {"suit": "leader"}}, "error-wrong-suit"),
        (["mirage"], {"mirage": {"suit": "water"}}, "error-unknown-suit"),
        (["mirage"], {"mirage": {"card": "forest"}}, "error-choice-names-card-or-suit"),
        (["shapeshifter"], {"shapeshifter": "forest"}, "error-wrong-suit"),
        (["shapeshifter"], {"shapeshifter": "mirage"}, "error-wrong-suit"),
        (["book_of_changes", "king"], {"book_of_changes": "king"}, "error-choice-names-card-and-suit"),
        (["book_of_changes"], {"book_of_changes": {"card": "king", "suit": "army"}}, "error-target-not-held"),
        (["book_of_changes"], {"book_of_changes": {"card": "book_of_changes", "suit": "army"}}, "error-itself"),
        (["island", "king"], {"island": "wildfire"}, "error-target-not-held"),
        (["necromancer"], {"necromancer": "forest"}, "error-wrong-suit"),
        (["necromancer", "king"], {"necromancer": "king"}, "error-double-card"),
    ],
)
def test_an_impossible_choice_is_refused(cards: list[str], choices: dict[str, Any], key: str) -> None:
    error = complaint(cards, choices)
    assert error.key == key
    assert str(error).endswith(".")
    assert "{" not in str(error)


def test_a_wrong_suit_says_what_would_be_right() -> None:
    assert str(complaint(["mirage"], {"mirage": "king"})) == (
        "Mirage cannot choose this: King. It can choose from these suits: Land, Flood, Weather, Flame, Army."
    )


def test_a_choice_of_none_is_a_choice_not_used() -> None:
    assert score(["mirage", "king"], {"mirage": None}).choices == {}


def test_choices_come_back_as_they_went_in() -> None:
    choices: dict[str, Choice] = {
        "necromancer": "king",
        "doppelganger": "king",
        "mirage": "rainstorm",
        "shapeshifter": {"suit": "wizard"},
        "book_of_changes": {"card": "king", "suit": "wild"},
        "island": "doppelganger",
    }
    cards = list(SPECIAL_CARDS)
    assert choices_from(picks_from(cards, choices)) == choices
