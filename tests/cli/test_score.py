"""`pentakl score`: a hand of Fantastyczne światy scored for a person, in both languages, and for a program."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.command import pentakl_here

RULEBOOK = ["wildfire", "smoke", "mountain", "great_flood", "whirlwind", "air_elemental", "mirage"]


def scored(*arguments: str) -> dict[str, Any]:
    done = pentakl_here("score", *arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def complaint(*arguments: str) -> str:
    """The error message for bad arguments: one line, and nothing else is printed."""
    done = pentakl_here("score", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()


def test_a_program_gets_the_total_the_cards_and_the_reasons() -> None:
    document = scored(*RULEBOOK)

    assert set(document) == {
        "total", "cards", "choices", "printed_strength", "best", "best_choices", "percentile", "swap"
    }  # fmt: skip
    assert document["total"] == document["best"] == 260
    assert document["choices"] == {"mirage": "rainstorm"}
    assert sum(card["total"] for card in document["cards"]) == 260
    assert all(card["reasons"] for card in document["cards"] if card["total"] != card["base"])
    assert 90 <= document["percentile"]["deals"] <= 100


def test_ids_english_and_polish_names_are_the_same_cards() -> None:
    polish = scored("Pożar", "DYM", "gory", "Potop", "tornado", "Żywiołak powietrza", "fatamorgana")
    english = scored("Wildfire", "smoke", "Mountain", "Great Flood", "whirlwind", "air elemental", "Mirage")

    assert polish == english == scored(*RULEBOOK)


def test_the_discard_area_feeds_the_necromancer_and_the_swap() -> None:
    hand = ["necromancer", "knights", "king", "queen", "candle", "swamp", "island"]
    alone, beside = scored(*hand), scored(*hand, "--discard", "dragon", "Cesarzowa")

    assert alone["swap"] is None
    assert "necromancer" not in alone["choices"]
    assert beside["choices"]["necromancer"] in ("dragon", "empress")
    assert beside["swap"]["total"] == beside["best"] + beside["swap"]["gain"]


def test_choices_made_by_hand_are_scored_and_the_best_ones_named() -> None:
    by_hand = scored(*RULEBOOK, "--choice", "mirage=blizzard")

    assert by_hand["choices"] == {"mirage": "blizzard"}
    assert by_hand["total"] < by_hand["best"] == 260
    assert by_hand["best_choices"] == {"mirage": "rainstorm"}
    assert scored(*RULEBOOK, "--choice", "Fatamorgana=pogoda")["choices"] == {"mirage": {"suit": "weather"}}
    book = scored("book_of_changes", "candle", "--choice", "book_of_changes=candle:wizard")
    assert book["choices"] == {"book_of_changes": {"card": "candle", "suit": "wizard"}}


def test_names_may_be_limited_to_cards_that_appeared() -> None:
    assert scored(*RULEBOOK, "--names", "appeared")["total"] < 260
    assert scored(*RULEBOOK, "--names", "appeared", "--discard", "rainstorm")["total"] == 260


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Points: 260, more than", "Blanked by: Great Flood", "Mirage: Rainstorm"]),
        ("pl", ["Punkty: 260, więcej niż", "Anulowana przez: Potop", "Fatamorgana: Burza"]),
    ],
)
def test_a_person_reads_it_in_either_language(language: str, lines: list[str]) -> None:
    hand = ["great_flood", "candle", *RULEBOOK[:2], *RULEBOOK[4:]]
    done = pentakl_here("score", *RULEBOOK, "--language", language)
    beside = pentakl_here("score", *hand, "--language", language)

    assert (done.returncode, done.stderr) == (0, "")
    assert lines[0] in done.stdout
    assert lines[1] in beside.stdout
    assert lines[2] in done.stdout


def test_a_better_use_and_a_better_card_are_told() -> None:
    done = pentakl_here("score", *RULEBOOK, "--choice", "mirage=blizzard", "--discard", "lightning")

    assert "With the best choices the total would be 260:" in done.stdout
    assert "  Mirage: Rainstorm" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), "Name the cards"),
        (("dragn",), "No card is called “dragn”. The nearest names: Dragon"),
        (("dragon", "Smok"), "twice: Dragon"),
        (("dragon", "--discard", "dragon"), "two places: Dragon"),
        (("mountain", "cavern", "forest", "swamp", "island", "smoke", "candle", "forge"), "this one has 8"),
        (("mirage", "--choice", "mirage=dragon"), "Mirage cannot choose this: Dragon"),
        (("mirage", "--choice", "mirage"), "card=card"),
        (("dragon", "--choice", "dragon=king"), "has no choice to make: Dragon"),
        (("mirage", "--choice", "mirage=rainstorm", "--choice", "mirage=smoke"), "two choices for this card: Mirage"),
        (
            ("mirage", "--choice", "mirage=rainstorm", "--choice", "Fatamorgana=smoke"),
            "two choices for this card: Mirage",
        ),
        (("dragon", "--names", "none"), "names"),
    ],
)
def test_a_wrong_hand_or_choice_is_refused_and_the_nearest_names_are_suggested(
    arguments: tuple[str, ...], named: str
) -> None:
    assert named in complaint(*arguments)


def test_complaints_about_a_hand_speak_polish() -> None:
    assert "Smok" in complaint("smokk", "--language", "pl")
    assert "Smok" in complaint("dragon", "dragon", "--language", "pl")
    assert complaint("--language", "pl") == "Podaj karty z ręki, na przykład: pentakl score góry dym pożar."
    assert complaint("mirage", "--choice", "mirage", "--language", "pl") == (
        "Wybór zapisuje się karta=karta, karta=zestaw albo karta=karta:zestaw, a nie „mirage”."
    )
    twice = ["--choice", "mirage=burza", "--choice", "Fatamorgana=dym"]
    assert complaint("mirage", *twice, "--language", "pl") == "Dla tej karty podano dwa wybory: Fatamorgana."


def test_for_an_empty_name_no_card_is_suggested() -> None:
    assert complaint("") == "There is no name in “”."
    assert complaint("", "--language", "pl") == "W „” nie ma żadnej nazwy."


@pytest.mark.parametrize(("language", "line"), [("en", "Points: −10, more than"), ("pl", "Punkty: −10, więcej niż")])
def test_a_negative_total_has_a_real_minus(language: str, line: str) -> None:
    done = pentakl_here("score", "dragon", "--language", language)

    assert done.stdout.startswith(line)
    assert "-10" not in done.stdout
