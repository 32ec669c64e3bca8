"""Rule sentences follow from operations: byte for byte those of the card design, in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pentakl.games.ravehard import vocabulary
from pentakl.games.ravehard.cards import Card
from pentakl.games.ravehard.english import English
from pentakl.games.ravehard.polish import Polish
from pentakl.games.ravehard.printed import CARDS, NAMES
from pentakl.games.ravehard.sentences import Sentences
from pentakl.games.ravehard.vocabulary import (
    ACTIONS,
    CHOOSERS,
    MODES,
    NOTHING,
    PER,
    SOURCES,
    TARGETS,
    TRIGGERS,
    VERBS,
    WHO,
    ZONES,
    Amount,
    Operation,
    Trigger,
)
from tools.write_ravehard_texts import FOLDER

DESIGN: dict[str, dict[str, Any]] = {
    card["id"]: card
    for card in json.loads((Path(__file__).parent / "specification.json").read_text(encoding="utf-8"))["cards"]
}
LANGUAGES: dict[str, Sentences] = {
    "en": English([DESIGN[name]["name_en"] for name in NAMES]),
    "pl": Polish([DESIGN[name]["name_pl"] for name in NAMES]),
}

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def every(text: str) -> list[Card]:
    """The cards on which the design has such a text."""
    return [card for card in CARDS if DESIGN[card.name].get(text)]


@both_languages
def test_the_main_text_of_every_card_follows_from_its_operations(language: str) -> None:
    saying = LANGUAGES[language]
    written = {name: card[f"rules_{language}"] for name, card in DESIGN.items() if f"rules_{language}" in card}
    written = {name: text for name, text in written.items() if DESIGN[name]["deck"] != "components"}
    assert {card.name: saying.rules(card) for card in CARDS if card.name in written} == written
    assert len(written) == 100


@both_languages
def test_every_flashback_follows_from_its_operations(language: str) -> None:
    for card in every("flashback"):
        assert LANGUAGES[language].flashback_text(card) == DESIGN[card.name]["flashback"][f"rules_{language}"]


@both_languages
def test_every_synergy_follows_from_its_operations(language: str) -> None:
    for card in every("synergy"):
        synergy = DESIGN[card.name]["synergy"]
        said = LANGUAGES[language].synergy_text(card, synergy[f"name_{language}"])
        assert said == synergy[f"rules_{language}"]


@both_languages
def test_every_second_text_as_a_shield_follows_from_its_operations(language: str) -> None:
    for card in every("alt_shield"):
        assert LANGUAGES[language].shield_text(card) == DESIGN[card.name]["alt_shield"][f"rules_{language}"]


@both_languages
def test_fury_follows_from_the_number_on_the_boss(language: str) -> None:
    for card in every("fury"):
        assert card.boss is not None
        assert LANGUAGES[language].fury(card.boss) == DESIGN[card.name][f"fury_{language}"]


@both_languages
def test_both_sides_of_the_chamber_follow_from_its_operations_and_numbers(language: str) -> None:
    (chamber,) = (card for card in CARDS if card.darkchmage is not None)
    assert chamber.darkchmage is not None
    design = DESIGN[chamber.name]
    assert LANGUAGES[language].rules(chamber) == design["reverse"][f"rules_{language}"]
    assert LANGUAGES[language].throne_text(chamber.darkchmage) == design["obverse"][f"rules_{language}"]


@both_languages
def test_components_have_no_operations_so_their_texts_are_those_of_the_design(language: str) -> None:
    ours = {card["id"]: card for card in json.loads((FOLDER / "cards.json").read_text(encoding="utf-8"))}
    components = [name for name, card in DESIGN.items() if card["deck"] == "components"]
    assert len(components) == 3
    for name in components:
        assert ours[name][f"rules_{language}"] == DESIGN[name][f"rules_{language}"]


@both_languages
def test_the_whole_text_has_every_text_of_the_card_once(language: str) -> None:
    pompom = CARDS[NAMES.index("cheerleader_pompom")]
    design = DESIGN["cheerleader_pompom"]
    key = f"rules_{language}"
    said = LANGUAGES[language].whole_text(pompom, design["synergy"][f"name_{language}"])
    assert said == " ".join([design[key], design["synergy"][key], design["alt_shield"][key]])


@both_languages
def test_every_word_of_the_vocabulary_can_be_said(language: str) -> None:
    """Also what no card says yet: every verb with every player, every choice, every amount."""
    saying = LANGUAGES[language]
    for target in range(len(TARGETS)):
        assert saying.target(target).endswith(".")
    for on in range(len(TRIGGERS)):
        for source in range(len(SOURCES)):
            assert saying.trigger(Trigger(on, source)).endswith(":")
    amounts = [Amount(2, NOTHING, 0, 2), Amount(0, NOTHING, 0, 0, is_all=True)]
    amounts += [Amount(-1, per, 2, 9) for per in range(len(PER))]
    for verb in range(len(VERBS)):
        for who in range(len(WHO)):
            for choose in range(len(CHOOSERS)):
                for amount in amounts:
                    operation = some_operation(verb, who, choose, amount)
                    sentence = saying.operation(operation)
                    assert sentence[0].isupper(), sentence
                    assert sentence.endswith("."), sentence
                    assert "  " not in sentence, sentence


def some_operation(verb: int, who: int, choose: int, amount: Amount) -> Operation:
    operation = Operation(verb)
    operation.who = operation.other = who
    operation.choose = choose
    operation.n = amount
    operation.action = choose % len(ACTIONS)
    operation.zone = choose % len(ZONES)
    operation.mode = choose % len(MODES)
    branch = Operation(vocabulary.DAMAGE)
    branch.who = vocabulary.WHO_SELF
    branch.n = Amount(3, NOTHING, 0, 3)
    operation.branches = [[branch], [branch]]
    return operation
