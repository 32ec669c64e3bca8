"""Texts that only Fantastyczne światy has: reasons of a score, errors about a hand. Their keys agree with the code.

Cards, questions, answers and events are checked by tests/texts.
"""

from __future__ import annotations

import re

import pytest

from pentakl.games.realms.cards import CARD_IDS
from pentakl.games.realms.hand import SUITS
from pentakl.games.realms.names import ENGLISH_NAMES, ENGLISH_SUITS, POLISH_NAMES, POLISH_SUITS
from pentakl.games.realms.scoring import Reason
from pentakl.words import LANGUAGES, Language, Words
from tests.texts.fluent_files import SOURCES, Texts, read

FOLDER = SOURCES / "games" / "realms"
TEXTS = Texts(FOLDER / "text", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_use_only_what_a_reason_tells(language: Language) -> None:
    given = set(Reason("with").details)
    reasons = {key: pattern for key, pattern in TEXTS.patterns(language).items() if key.startswith("why-")}
    assert [key for key, pattern in reasons.items() if not set(read(pattern).variants) <= given] == []


@pytest.mark.parametrize(
    ("language", "names", "suits"), [("en", ENGLISH_NAMES, ENGLISH_SUITS), ("pl", POLISH_NAMES, POLISH_SUITS)]
)
def test_names_are_those_that_are_understood(
    language: Language, names: tuple[str, ...], suits: tuple[str, ...]
) -> None:
    words = Words("realms", language)
    assert [words.card(card) for card in CARD_IDS] == list(names)
    assert [words.say(f"suit-{suit}") for suit in SUITS] == list(suits)


def test_every_rule_that_can_be_told_has_a_sentence_and_every_sentence_a_rule() -> None:
    source = "".join(
        (FOLDER / f"{module}.py").read_text(encoding="utf-8") for module in ("effects", "scoring_steps", "scoring")
    )
    rules = set(re.findall(r'(?:Part|Reason)\(\s*"([\w-]+)"', source)) | set(re.findall(r'"(blanked-[\w-]+)"', source))
    assert {f"why-{rule}" for rule in rules} == {key for key in TEXTS.keys("en") if key.startswith("why-")}


def test_every_complaint_reads_the_same_in_code_and_in_the_english_file() -> None:
    source = "".join((FOLDER / f"{module}.py").read_text(encoding="utf-8") for module in ("names", "helper"))
    spoken = dict(re.findall(r'HandError\(\s*"(error-[\w-]+)",\s*"([^"]+)"', source))
    text = TEXTS.file("en").read_text(encoding="utf-8")
    written = dict(re.findall(r"^(error-[\w-]+) = (.+)$", text, flags=re.MULTILINE))
    assert {key: re.sub(r"\{ \$(\w+) \}", r"{\1}", complaint) for key, complaint in written.items()} == spoken


def test_the_end_of_trading_after_too_many_steps_is_not_that_of_the_clock() -> None:
    told = {"kind": "steps-up", "seat": -1, "number": 3000}
    [english], [polish] = (Words("realms", language).tell([told], [], None) for language in ("en", "pl"))
    assert english == "The limit of 3,000 steps of trading is reached: the trading is over."
    assert polish.replace("\u00a0", "") == "Limit kroków wymiany (3000) został osiągnięty: wymiana się kończy."
