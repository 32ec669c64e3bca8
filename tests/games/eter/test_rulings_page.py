"""docs/rulings/eter.md has all its rulings; see also tests/games/test_rulings_pages.py."""

from __future__ import annotations

import pytest

from pentakl.games.eter.printed import MAGES, POWERS
from tests.games.rulings_page import RulingsPage, numbers

PAGE = RulingsPage("eter")
# The powers as they are called in names of tests, I to XXIV.
NAMES_OF_POWERS = [
    "controlled_explosion", "destruction", "flame", "fire_power", "ash", "spark",
    "squall", "gale", "hurricane", "gust", "mirage", "storm",
    "tide", "mist", "wave", "whirlpool", "blizzard", "waterfall",
    "support", "earthquake", "crumble", "border", "avalanche", "rock",
]  # fmt: skip
NAMES_OF_MAGES = [mage.replace("-", "_") for mage in MAGES]


@pytest.mark.parametrize(
    ("part", "letter", "count"),
    [
        ("Match and hands", "M", 3),
        ("The field", "F", 3),
        ("Illusions", "I", 7),
        ("Cards that leave the field", "H", 3),
        ("Explosions", "X", 11),
        ("The end of a game", "E", 7),
        ("Mages and powers in common", "P", 8),
        ("The tournament", "A", 6),
        ("Further rulings", "", 9),
        ("What a digital table needs", "", 8),
    ],
)
def test_no_ruling_is_lost(part: str, letter: str, count: int) -> None:
    assert PAGE.questions(part) == [f"{letter}{number}" for number in numbers(count)]


def test_no_ruling_of_a_turn_is_lost() -> None:
    assert PAGE.questions("A turn") == ["T1", "T2", "T3", "T4", "V1"]


def test_the_page_holds_every_mage_and_every_power() -> None:
    assert PAGE.questions("Powers") == POWERS
    assert [name.lower().replace(" ", "-") for name in PAGE.questions("Mages")] == MAGES


def test_every_mage_and_every_power_has_tests_that_bear_its_name() -> None:
    assert len(NAMES_OF_POWERS) == len(POWERS)
    assert PAGE.without_tests(NAMES_OF_MAGES + NAMES_OF_POWERS) == []


def test_every_test_of_a_mage_or_a_power_is_named_on_the_page() -> None:
    beginnings = tuple(f"test_{name}_" for name in NAMES_OF_MAGES + NAMES_OF_POWERS)
    assert {name for name in PAGE.written if name.startswith(beginnings)} - PAGE.named == set()
