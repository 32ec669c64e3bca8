"""The cards are data: all of them load, equal the card design, and any mistake is refused by card and field."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pentakl.games.ravehard import vocabulary
from pentakl.games.ravehard.cards import DECKS, OBVERSE, REVERSE, SCHOOLS
from pentakl.games.ravehard.entry import BadCard
from pentakl.games.ravehard.grammar import ARGUMENTS
from pentakl.games.ravehard.loader import load
from pentakl.games.ravehard.printed import (
    CARDS,
    COPIES,
    DECK,
    KINDS_OF_DECK,
    MESSAGE_WORDS,
    NAMES,
    PARAGRAPH_WORDS,
    kind_of,
)
from pentakl.games.ravehard.vocabulary import (
    DAMAGE,
    FROM_ANY,
    FROM_ANY_OTHER_PLAYER,
    ON_LETHAL_TO_ME,
    ON_SPELL_CAST,
    PER_LIVING_PLAYERS,
    PREVENT,
    REVIVE,
    TARGET_ANY,
    WHO_TARGET,
)
from pentakl.words import LANGUAGES, Language
from tools.write_ravehard_texts import DESIGN, FOLDER, renewed

SPECIFICATION: dict[str, Any] = json.loads((Path(__file__).parent / "specification.json").read_text(encoding="utf-8"))

# Fields only in the design: texts that follow from the operations, and facts that follow from other facts.
FOLLOWS = {"rules_en", "rules_pl", "fury_en", "fury_pl", "type", "named_in_synergy_of", "partner_decks", "sides"}
# Fields only in the game.
ADDED = {"gist_en", "gist_pl", "short_en", "short_pl"}


# --- what is there


def test_every_card_of_the_design_is_there_with_all_its_facts() -> None:
    ours = [without(card, ADDED | FOLLOWS) for card in DESIGN]
    assert ours == [without(card, FOLLOWS) for card in SPECIFICATION["cards"]]


def without(value: Any, names: set[str]) -> Any:
    """A document without some fields, and without those that say nothing."""
    if isinstance(value, dict):
        return {key: without(each, names) for key, each in value.items() if key not in names and each is not None}
    return [without(each, names) for each in value] if isinstance(value, list) else value


def test_the_decks_have_their_numbers_of_cards() -> None:
    cards: Counter[str] = Counter()
    for deck, copies in zip(DECK, COPIES, strict=True):
        cards[DECKS[deck]] += copies
    assert cards == {
        "majestic": 24, "classical": 24, "contemporary": 24, "general": 18, "black_magic": 20, "characters": 6,
        "crime_tools": 12, "evidence": 10, "bosses": 8, "enemies": 24, "events": 18, "archmages_chamber": 1,
        "flirt": 14, "components": 3,
    }  # fmt: skip
    assert len(CARDS) == 146
    assert sum(COPIES) == 206


def test_two_tools_a_player_are_left_at_every_number_of_players() -> None:
    tools = [CARDS[kind] for kind in KINDS_OF_DECK[DECKS.index("crime_tools")]]
    for players in (3, 4, 5, 6):
        assert len([tool for tool in tools if tool.min_players <= players]) == 2 * players
    assert sorted(tool.seniority for tool in tools) == [*range(1, 13)]


def test_the_vocabulary_is_the_one_of_the_design() -> None:
    words = SPECIFICATION["vocabulary"]
    assert words["operations"] == vocabulary.VERBS
    assert words["triggers"] == vocabulary.TRIGGERS
    assert words["targets"] == vocabulary.TARGETS
    assert words["who"] == vocabulary.WHO
    assert words["timings"] == vocabulary.TIMINGS
    assert words["amount"]["per"] == vocabulary.PER
    assert [*ARGUMENTS] == vocabulary.VERBS


@pytest.mark.parametrize(
    ("words", "prefix"),
    [
        (vocabulary.VERBS, ""),
        (vocabulary.TRIGGERS, "ON_"),
        (vocabulary.SOURCES, "FROM_"),
        (vocabulary.TARGETS, "TARGET_"),
        (vocabulary.WHO, "WHO_"),
        (vocabulary.TIMINGS, "TIMING_"),
        (vocabulary.ACTIONS, "ACTION_"),
        (vocabulary.CHOOSERS, "BY_"),
        (vocabulary.ZONES, "ZONE_"),
        (vocabulary.MODES, "MODE_"),
        (vocabulary.PER, "PER_"),
    ],
)
def test_a_constant_is_the_place_of_its_word(words: list[str], prefix: str) -> None:
    assert [getattr(vocabulary, prefix + word.upper()) for word in words] == [*range(len(words))]


# --- what is read


def test_a_spell_is_read_with_its_synergy() -> None:
    sneeze = CARDS[kind_of("royal_sneeze")]
    assert sneeze.effect is not None
    assert sneeze.synergy is not None
    (operation,) = sneeze.effect.operations
    assert (sneeze.effect.target, operation.verb, operation.who) == (TARGET_ANY, DAMAGE, WHO_TARGET)
    assert operation.n.reckoned(0) == 3
    assert [NAMES[kind] for kind in sneeze.synergy.partners] == ["circle_of_chalk"]


def test_a_shield_and_a_spell_with_a_shield_text_can_both_be_laid() -> None:
    swoon, pompom = CARDS[kind_of("theatrical_swoon")], CARDS[kind_of("cheerleader_pompom")]
    assert swoon.shield is not None
    assert swoon.shield is swoon.effect
    assert swoon.shield.trigger is not None
    assert (swoon.shield.trigger.on, swoon.shield.trigger.source) == (ON_LETHAL_TO_ME, FROM_ANY)
    assert swoon.shield.operations[0].n.is_all
    assert pompom.shield is not None
    assert pompom.shield is not pompom.effect
    assert [operation.verb for operation in pompom.shield.operations] == [PREVENT]
    assert CARDS[kind_of("bass_drop")].shield is None


def test_a_shield_that_only_answers_players_says_so() -> None:
    whisper = CARDS[kind_of("whisper_from_the_wardrobe")].shield
    assert whisper is not None
    assert whisper.trigger is not None
    assert (whisper.trigger.on, whisper.trigger.source) == (ON_SPELL_CAST, FROM_ANY_OTHER_PLAYER)


def test_an_amount_grows_with_the_living_players_up_to_its_limit_and_never_below_zero() -> None:
    slap = CARDS[kind_of("slap_of_reality")].effect
    assert slap is not None
    one, all_others = (operation.n for operation in slap.operations)
    assert one.per == PER_LIVING_PLAYERS
    assert [one.reckoned(players) for players in (1, 3, 6)] == [3, 7, 12]
    assert [all_others.reckoned(players) for players in (1, 3, 6)] == [0, 1, 4]


def test_a_character_has_two_sides_and_a_boss_life_by_the_number_of_players() -> None:
    professor, bouncer = CARDS[kind_of("professor_gromoslaw")].character, CARDS[kind_of("bouncer_who_remembers")].boss
    assert professor is not None
    assert DECKS[:SCHOOLS][professor.school] == "classical"
    assert (professor.attack[OBVERSE], professor.life[OBVERSE]) == (3, 12)
    assert (professor.attack[REVERSE], professor.life[REVERSE]) == (4, 6)
    assert bouncer is not None
    assert (bouncer.attack, bouncer.fury, bouncer.life[3], bouncer.life[6]) == (3, 3, 31, 70)


def test_the_chamber_makes_a_darkchmage_by_the_number_of_players() -> None:
    darkchmage = CARDS[kind_of("archmages_chamber")].darkchmage
    assert darkchmage is not None
    assert darkchmage.life[3:] == [20, 28, 32, 42]
    assert darkchmage.strategic[3:] == [1, 1, 1, 2]
    assert darkchmage.offensive[3:] == [1, 2, 3, 3]
    assert darkchmage.scheme[3:] == [0, 0, 0, 0]
    # The number and the operation agree.
    revived = [each.n.base for each in darkchmage.effect.operations if each.verb == REVIVE]
    assert revived == [darkchmage.revive_life]


def test_evidence_and_flirt_cards_have_words_for_what_is_read_aloud() -> None:
    protocol = CARDS[kind_of("the_bathtub_protocol")]
    assert [NAMES[each.tool] for each in protocol.paragraphs][:2] == ["third_volume_of_memoirs", "chained_disco_ball"]
    assert (len(PARAGRAPH_WORDS), len(MESSAGE_WORDS)) == (60, 42)
    assert "the_bathtub_protocol-6" in PARAGRAPH_WORDS
    assert "note_on_a_napkin-3" in MESSAGE_WORDS


def test_a_paragraph_of_evidence_ends_with_its_points() -> None:
    for card in DESIGN:
        for paragraph in card.get("paragraphs", []):
            for language in LANGUAGES:
                assert paragraph[f"text_{language}"].endswith(f" ({paragraph['points']})"), card["id"]


# --- what is refused


def refused(name: str, change: Callable[[dict[str, Any]], object]) -> str:
    """The loader's error message for the design with one card changed."""
    cards = json.loads(json.dumps(DESIGN))
    change(next(card for card in cards if card["id"] == name))
    with pytest.raises(BadCard) as error:
        load(json.dumps(cards))
    return str(error.value)


def change_to(path: str, value: object) -> Callable[[dict[str, Any]], object]:
    """Set a field inside a card: `effect[0].who`."""
    *way, last = [int(step) if step.isdecimal() else step for step in re.findall(r"\w+", path)]

    def change(card: dict[str, Any]) -> None:
        inner: Any = card
        for step in way:
            inner = inner[step]
        inner[last] = value

    return change


@pytest.mark.parametrize(
    ("name", "field", "value", "reason"),
    [
        # words
        ("bass_drop", "deck", "techno", "'techno' is none of the 14 known words"),
        ("bass_drop", "timing", "event", "'event' is none of strategic, offensive, shield, attachment"),
        ("bass_drop", "target", "anybody", "'anybody' is none of any, any_player"),
        ("bass_drop", "effect[0].op", "explode", "'explode' is none of the 33 known words"),
        ("bass_drop", "effect[0].who", "everybody", "'everybody' is none of the 29 known words"),
        ("bass_drop", "synergy.effect[1].who", 7, "7 is none of the 29 known words"),
        ("velvet_parry", "trigger.on", "damage", "'damage' is none of damage_to_any_other"),
        ("velvet_parry", "trigger.source", "any_other", "'any_other' is none of any, any_player"),
        ("terms_of_service", "trigger.by", "any", "'any' is none of any_other, any_other_player"),
        ("cancelled_by_the_abyss", "trigger.scope", "own", "'own' is none of any_spell"),
        ("meteor_of_tenure", "effect[1].choose", "fate", "'fate' is none of owner, caster, random"),
        ("royal_decree_no_7", "effect[0].kind", "free", "'free' is none of strategic, offensive, scheme"),
        ("pirated_copy", "effect[0].zone", "hand", "'hand' is none of own_trash, any_trash"),
        ("duct_tape_of_ages", "effect[0].mode", "glue", "'glue' is none of lock, boost"),
        ("dusty_library_card", "effect[0].from", "general", "'general' is none of school"),
        ("ice_cubes_of_doom", "effect[1].until", "dawn", "'dawn' is none of fight_end"),
        ("smelling_salts", "effect[0].cond", "target_alive", "'target_alive' is none of target_dead"),
        ("ring_dance", "effect[0].dir", "right", "'right' is none of left"),
        ("ring_dance", "event_kind", "dance", "'dance' is none of fight, revive, tools, good, bad"),
        ("ring_dance", "target", "any", "'any' is none of none"),
        ("earworm", "target", "none", "'none' is none of designated"),
        ("dj_null_spell", "school", "general", "'general' is none of majestic, classical, contemporary"),
        ("smoke_signal", "messages[0].meaning", "boo", "'boo' is none of the 25 known words"),
        # numbers
        ("bass_drop", "count", 0, "0 is not a whole number of at least 1"),
        ("bass_drop", "effect[0].n", 0, "0 is not a whole number of at least 1"),
        ("bass_drop", "effect[0].n", "all", "'all' is not a whole number of at least 1"),
        ("bass_drop", "effect[0].n", True, "True is not a whole number of at least 1"),
        ("dusty_library_card", "effect[0].n", {"base": 1}, "{'base': 1} is not a whole number of at least 1"),
        ("collar_grip", "effect[0].n.per", "players", "'players' is none of dead_players, living_players, my_shields"),
        ("ice_cubes_of_doom", "effect[1].n", 0, "0 changes nothing"),
        ("dance_off", "effect[0].retaliation", "no", "'no' is neither true nor false"),
        ("dj_null_spell", "reverse.life", -1, "-1 is not a whole number of at least 1"),
        ("mime_lich", "life.4", "many", "'many' is not a whole number of at least 1"),
        ("frozen_trout", "min_players", 7, "7 is above 6 players"),
        ("smoke_signal", "messages[1].no", 1, "messages are numbered from 1, so this is 2"),
        ("archmages_chamber", "obverse.darkchmage.actions.offensive.6", 1.5, "1.5 is not a whole number"),
        # shapes and texts
        ("bass_drop", "effect", [], "is empty"),
        ("bass_drop", "effect", "boom", "is not a list"),
        ("bass_drop", "effect[0]", "boom", "'boom' is not an object"),
        ("art_nobody_gets", "effect[0].heads", [], "is empty"),
        ("forced_update", "effect[0].options", {}, "is not a list"),
        ("bass_drop", "name_pl", "", "'' is not a text"),
        ("turn_card", "rules_en", 3, "3 is not a text"),
        # other cards
        ("bass_drop", "synergy.partners", ["velvet_glove"], "there is no Spell 'velvet_glove'"),
        ("bass_drop", "synergy.partners", ["mime_lich"], "there is no Spell 'mime_lich'"),
        ("bass_drop", "synergy.partners", ["bass_drop"], "a card is no partner of itself"),
        ("choir_of_gargoyles", "paragraphs[0].tool", "bass_drop", "there is no Crime Tool 'bass_drop'"),
    ],
)
def test_a_mistake_is_refused_by_card_and_field(name: str, field: str, value: object, reason: str) -> None:
    assert refused(name, change_to(field, value)).startswith(f"card '{name}', field '{field}': {reason}")


@pytest.mark.parametrize(
    ("name", "field", "value", "named", "reason"),
    [
        ("emergency_sequins", "effect[0].mode", "lock", "effect[0].n", "a boost has a number, a lock has none"),
        ("bass_drop", "effect[0]", {"op": "prevent", "n": 2}, "effect[0]", "'prevent' is for Shields"),
        ("bass_drop", "effect[0].who", "source", "effect[0]", "'damage' concerns 'source', which only a Shield has"),
        ("bass_drop", "target", "none", "effect[0]", "'damage' concerns 'target', but there is no target"),
        ("art_nobody_gets", "target", "none", "effect[0]", "'damage' concerns 'target', but there is no target"),
        ("bass_drop", "effect[0].who", "designated", "effect[0]", "'damage' concerns 'designated', but nobody is"),
        ("bass_drop", "target", "designated", "target", "only Enemies designate somebody"),
        ("bass_drop", "target", "any_player_shield", "target", "a laid Shield is the target of an attachment"),
        ("mime_lich", "after_fight[0].who", "target", "after_fight[0]", "'discard' concerns 'target', but there is no"),
    ],
)
def test_what_does_not_go_together_is_refused(name: str, field: str, value: object, named: str, reason: str) -> None:
    assert refused(name, change_to(field, value)).startswith(f"card '{name}', field '{named}': {reason}")


def test_the_whole_path_of_a_field_is_named() -> None:
    said = refused("bass_drop", change_to("synergy.effect[1].n", -2))
    assert said == "card 'bass_drop', field 'synergy.effect[1].n': -2 is not a whole number of at least 1"


@pytest.mark.parametrize("name", ["bass_drop", "velvet_parry", "mime_lich", "earworm", "ring_dance", "turn_card",
                                  "smoke_signal", "choir_of_gargoyles", "frozen_trout", "dj_null_spell",
                                  "archmages_chamber"])  # fmt: skip
def test_an_unknown_field_is_refused_on_every_kind_of_card(name: str) -> None:
    said = refused(name, change_to("luck", 3))
    assert said.startswith(f"card '{name}', field 'luck': is unknown; known here: id, name_en")


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("bass_drop", "effect"),
        ("bass_drop", "gist_pl"),
        ("velvet_parry", "trigger"),
        ("mime_lich", "fury"),
        ("ring_dance", "event_kind"),
        ("frozen_trout", "seniority"),
    ],
)
def test_a_missing_field_is_refused(name: str, field: str) -> None:
    assert refused(name, lambda card: card.pop(field)) == f"card '{name}', field '{field}': is missing"


def test_a_missing_or_unknown_argument_of_an_operation_is_refused() -> None:
    missing = refused("bass_drop", lambda card: card["effect"][0].pop("n"))
    assert missing == "card 'bass_drop', field 'effect[0].n': is missing"
    unknown = refused("bass_drop", change_to("effect[0].choose", "owner"))
    assert unknown == "card 'bass_drop', field 'effect[0].choose': is unknown; known here: op, who, n"


def test_a_spell_that_is_no_shield_has_no_trigger() -> None:
    assert "field 'trigger': is unknown" in refused("bass_drop", change_to("trigger", {"on": "damage_to_me"}))


def test_two_cards_of_one_name_are_refused() -> None:
    said = refused("bass_drop", change_to("id", "velvet_parry"))
    assert said == "card 'velvet_parry', field 'id': there are two cards of this name"


def test_a_name_that_is_no_key_is_refused() -> None:
    assert "field 'id': 'Bass Drop' is not a name" in refused("bass_drop", change_to("id", "Bass Drop"))


def test_a_file_without_cards_is_refused() -> None:
    with pytest.raises(BadCard, match="not a list of cards"):
        load("{}")
    with pytest.raises(BadCard, match="card number 0: 3 is not an object"):
        load("[3]")


# --- what is written into the texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_cards_are_in_step(language: Language) -> None:
    """If this fails: python -m tools.write_ravehard_texts."""
    text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    assert renewed(text, language) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_gists_have_room_on_a_card(language: Language) -> None:
    for card in DESIGN:
        assert len(card[f"gist_{language}"]) <= 18, card["id"]
        assert (len(card[f"name_{language}"]) > 18) == (f"short_{language}" in card), card["id"]
        assert len(card.get(f"short_{language}", "")) <= 18, card["id"]
