"""Both languages say everything, in the same keys with the same arguments, and the names agree with the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pentakl.games.realms.cards import CARD_IDS
from pentakl.games.realms.hand import SUITS
from pentakl.games.realms.names import ENGLISH_NAMES, ENGLISH_SUITS, POLISH_NAMES, POLISH_SUITS
from pentakl.games.realms.scoring import Reason
from pentakl.words import Words

SOFT_HYPHEN = '{"\\u00AD"}'
LANGUAGES = ["en", "pl"]
SOURCES = Path(__file__).parents[3] / "src" / "pentakl" / "games" / "realms"


def messages(language: str) -> dict[str, str]:
    """Every message and attribute of a Fluent file as it is written: `key` and `key.attribute`."""
    text = (SOURCES / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    key = attribute = ""
    for line in text.splitlines():
        if start := re.match(r"([a-z][\w-]*) =(.*)", line):
            key = attribute = start[1]
            assert key not in found, f"{key} is said twice"
            found[key] = start[2].strip()
        elif start := re.match(r"    \.(\w+) = (.+)", line):
            attribute = f"{key}.{start[1]}"
            found[attribute] = start[2]
        elif line.startswith(" "):
            found[attribute] += "\n" + line.strip()
        else:
            assert not line or line.startswith("#"), line
    return found


# The arguments that `pentakl.words` and the browser give to a message, by its first word.
GIVEN = {
    "ask": {"card"},
    "act": {"card", "seat", "number"},
    "event": {"seat", "other", "receiver", "you", "otheryou", "receiveryou", "known", "cards", "count", "number"},
    "outcome": {"winners", "count"},
    "score": {"given", "points", "deals", "bots", "card", "choice", "take", "drop", "gain"},
}
TEXT = {language: messages(language) for language in LANGUAGES}


def test_both_languages_have_the_same_messages() -> None:
    attributes_of_one_language = {"card-dwarvish_infantry.short"}  # the English name is short enough
    assert set(TEXT["en"]) ^ set(TEXT["pl"]) == attributes_of_one_language


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_the_arguments_they_are_given(language: str) -> None:
    given = set(Reason("with").details)
    for key, text in TEXT[language].items():
        arguments = set(re.findall(r"\$(\w+)", text))
        if key.startswith("why-"):
            assert arguments <= given, key
        elif key.startswith("error-"):
            assert arguments == set(re.findall(r"\$(\w+)", TEXT["en"][key])), key
        elif key.startswith("card-"):
            assert not arguments, key
        else:
            assert arguments <= GIVEN.get(key.partition("-")[0], set()), key


@pytest.mark.parametrize(
    ("language", "names", "suits"), [("en", ENGLISH_NAMES, ENGLISH_SUITS), ("pl", POLISH_NAMES, POLISH_SUITS)]
)
def test_names_are_those_that_are_understood(language: str, names: tuple[str, ...], suits: tuple[str, ...]) -> None:
    text = TEXT[language]
    assert [text[f"card-{id}"].replace(SOFT_HYPHEN, "") for id in CARD_IDS] == list(names)
    assert [text[f"suit-{id}"] for id in SUITS] == list(suits)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARD_IDS)
def test_a_card_has_a_text_and_a_gist_that_fit_its_plate(card: str, language: str) -> None:
    text = TEXT[language]
    name = text[f"card-{card}"]
    assert text[f"card-{card}.text"].endswith(".")
    assert len(text[f"card-{card}.gist"]) <= 18
    for word in name.split():
        assert len(word) <= 11 or SOFT_HYPHEN in word
    if len(name.replace(SOFT_HYPHEN, "")) > 18:
        assert len(text[f"card-{card}.short"]) <= 18


def test_every_rule_that_can_be_told_has_a_sentence_and_every_sentence_a_rule() -> None:
    source = "".join(
        (SOURCES / f"{module}.py").read_text(encoding="utf-8") for module in ("effects", "settle", "scoring")
    )
    rules = set(re.findall(r'(?:Part|Reason)\(\s*"([\w-]+)"', source)) | set(re.findall(r'"(blanked-[\w-]+)"', source))
    assert {f"why-{rule}" for rule in rules} == {key for key in TEXT["en"] if key.startswith("why-")}


def test_every_complaint_reads_the_same_in_code_and_in_the_english_file() -> None:
    source = "".join((SOURCES / f"{module}.py").read_text(encoding="utf-8") for module in ("names", "helper"))
    spoken = dict(re.findall(r'HandError\(\s*"(error-[\w-]+)",\s*"([^"]+)"', source))
    written = {key: text for key, text in TEXT["en"].items() if key.startswith("error-")}
    assert {key: re.sub(r"\{ \$(\w+) \}", r"{\1}", text) for key, text in written.items()} == spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_carry_a_real_minus(language: str) -> None:
    for key, text in TEXT[language].items():
        assert not re.search(r"(^|\s)-\d", text), key


def test_every_event_has_a_sentence_in_both_languages() -> None:
    source = "".join((SOURCES / f"{module}.py").read_text(encoding="utf-8") for module in ("table", "play", "finale"))
    kinds = set(re.findall(r'(?:event|moved|Event|call_off)\("([\w-]+)"', source)) | {"offered", "countered", "looked"}
    assert {"drew", "stalled", "time-up", "steps-up"} <= kinds
    for language in LANGUAGES:
        assert {f"event-{kind}" for kind in kinds} == {key for key in TEXT[language] if key.startswith("event-")}


def test_the_end_of_trading_after_too_many_steps_is_not_that_of_the_clock() -> None:
    told = {"kind": "steps-up", "seat": -1, "number": 3000}
    [english], [polish] = (Words("realms", language).tell([told], [], None) for language in ("en", "pl"))
    assert english == "There have been 3,000 steps of trading, the most there can be: the trading is over."
    assert polish.replace("\u00a0", "") == "Kroków wymiany było już 3000, więcej być nie może: wymiana się kończy."
