"""Reads what people write: names of cards and suits, hands and choices become numbers.

Understands ids, English and Polish names, with and without diacritics, in any case. `special_choices` says which
choices are legal. Every error is a `HandError`: one sentence that names what would have been right.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from pentakl.core.errors import PentaklError
from pentakl.games.realms.cards import (
    BOOK_NUMBER,
    CARD_COUNT,
    CARD_IDS,
    CARD_SUIT,
    CARDS,
    ISLAND_NUMBER,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
    suits_in,
)
from pentakl.games.realms.hand import HAND_SIZE, HAND_SIZE_WITH_EIGHTH, SUITS, Picks
from pentakl.games.realms.special_choices import SPECIAL_CARDS, Pair, choice_of, choose, legal_choices
from pentakl.games.realms.words import Detail, card_keys, spoken, suit_keys

# Parallel to CARD_IDS. The Fluent files carry the same names, with soft hyphens; a test compares them.
ENGLISH_NAMES: Final = (
    "Mountain", "Cavern", "Bell Tower", "Forest", "Earth Elemental",
    "Fountain of Life", "Swamp", "Great Flood", "Island", "Water Elemental",
    "Rainstorm", "Blizzard", "Smoke", "Whirlwind", "Air Elemental",
    "Wildfire", "Candle", "Forge", "Lightning", "Fire Elemental",
    "Knights", "Elven Archers", "Light Cavalry", "Dwarvish Infantry", "Rangers",
    "Collector", "Beastmaster", "Necromancer", "Warlock Lord", "Enchantress",
    "King", "Queen", "Princess", "Warlord", "Empress",
    "Unicorn", "Basilisk", "Warhorse", "Dragon", "Hydra",
    "Warship", "Magic Wand", "Sword of Keth", "Elven Longbow", "War Dirigible",
    "Shield of Keth", "Gem of Order", "World Tree", "Book of Changes", "Protection Rune",
    "Shapeshifter", "Mirage", "Doppelgänger",
)  # fmt: skip
POLISH_NAMES: Final = (
    "Góry", "Jaskinia", "Dzwonnica", "Las", "Żywiołak ziemi",
    "Fontanna życia", "Bagno", "Potop", "Wyspa", "Żywiołak wody",
    "Burza", "Śnieżyca", "Dym", "Tornado", "Żywiołak powietrza",
    "Pożar", "Świeca", "Kuźnia", "Błyskawica", "Żywiołak ognia",
    "Rycerze", "Elfi łucznicy", "Lekka konnica", "Krasnoludzka piechota", "Zwiadowcy",
    "Kolekcjoner", "Władca bestii", "Nekromanta", "Czarnoksiężnik", "Zaklinaczka",
    "Król", "Królowa", "Księżniczka", "Wielki wódz", "Cesarzowa",
    "Jednorożec", "Bazyliszek", "Rumak", "Smok", "Hydra",
    "Okręt", "Magiczna różdżka", "Miecz Ketha", "Elfi długi łuk", "Wojenny sterowiec",
    "Tarcza Ketha", "Klejnot porządku", "Drzewo Świata", "Księga zmian", "Runa ochrony",
    "Zmiennokształtny", "Fatamorgana", "Mimik",
)  # fmt: skip
# Other Polish names in use.
_OTHER_NAMES: Final = (("sterowiec wojenny", "war_dirigible"), ("runa ochronna", "protection_rune"))

ENGLISH_SUITS: Final = (
    "Land", "Flood", "Weather", "Flame", "Army", "Wizard", "Leader", "Beast", "Weapon", "Artifact", "Wild",
)  # fmt: skip
POLISH_SUITS: Final = (
    "Kraina", "Powódź", "Pogoda", "Płomień", "Armia", "Czarodziej", "Przywódca", "Bestia", "Broń", "Artefakt",
    "Karta specjalna",
)  # fmt: skip

Choice = str | Mapping[str, str] | None
Choices = Mapping[str, Choice]


class HandError(PentaklError):
    """An impossible hand or choice. `str` says it in English; `key` and `details` serve to say it in any language."""

    def __init__(self, key: str, sentence: str, details: dict[str, Detail]) -> None:
        super().__init__(_filled(sentence, details))
        self.key = key
        self.details = details


def _filled(sentence: str, details: dict[str, Detail]) -> str:
    for name, text in spoken(details, english).items():
        sentence = sentence.replace("{" + name + "}", str(text))
    return sentence


def english(key: str) -> str:
    """The English name behind a Fluent key of a card or a suit.

    >>> english("card-war_dirigible"), english("suit-wild")
    ('War Dirigible', 'Wild')
    """
    kind, _, id = key.partition("-")
    return ENGLISH_NAMES[CARD_IDS.index(id)] if kind == "card" else ENGLISH_SUITS[SUITS.index(id)]


def folded(name: str) -> str:
    """A name without case, diacritics, spaces and punctuation, for comparison.

    >>> folded("Świeca"), folded("elfi_łucznicy")
    ('swieca', 'elfilucznicy')
    """
    plain = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return "".join([letter for letter in plain if letter.isalnum()])


def _known_names() -> dict[str, int]:
    known: dict[str, int] = {}
    for names in (CARD_IDS, ENGLISH_NAMES, POLISH_NAMES):
        for number, name in enumerate(names):
            assert known.setdefault(folded(name), number) == number, f"two cards are called {name}"
    for name, id in _OTHER_NAMES:
        known[folded(name)] = CARD_IDS.index(id)
    return known


def _known_suits() -> dict[str, int]:
    known: dict[str, int] = {}
    for names in (SUITS, ENGLISH_SUITS, POLISH_SUITS):
        for number, name in enumerate(names):
            known[folded(name)] = number
    return known


_KNOWN_NAMES: Final[dict[str, int]] = _known_names()
_KNOWN_SUITS: Final[dict[str, int]] = _known_suits()


def card_number(name: object) -> int:
    """The number of the card with this name.

    >>> card_number("smok") == card_number("Dragon") == card_number("SMOK")
    True
    """
    text = _name(name)
    number = _KNOWN_NAMES.get(folded(text))
    if number is None:
        nearest = card_keys(tuple(CARD_IDS[near] for near in _nearest(text, _KNOWN_NAMES)))
        raise HandError(
            "error-unknown-card",
            "No card is called “{given}”. The nearest names: {nearest}.",
            {"given": text, "nearest": nearest},
        )
    return number


def suit_number(name: object) -> int:
    """The number of the suit with this name."""
    text = _name(name)
    number = _KNOWN_SUITS.get(folded(text))
    if number is None:
        nearest = suit_keys(tuple(SUITS[near] for near in _nearest(text, _KNOWN_SUITS)))
        raise HandError(
            "error-unknown-suit",
            "No suit is called “{given}”. The nearest names: {nearest}.",
            {"given": text, "nearest": nearest},
        )
    return number


LONGEST_SHOWN: Final = 40


def _name(given: object) -> str:
    """Check that this is a name: a text with at least one letter or digit."""
    if not isinstance(given, str):
        raise HandError("error-not-a-text", "A name must be a text, not this: {given}.", {"given": _shown(given)})
    if not folded(given):
        raise HandError("error-no-name", "There is no name in “{given}”.", {"given": given})
    return given


def _shown(given: object) -> str:
    """Something unexpected, shortened for an error message."""
    text = repr(given)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _list(given: object) -> list[object]:
    """Check that this is a list, not a single text."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise HandError(
            "error-not-a-list",
            "Cards must be given as a list of names, not as this: {given}.",
            {"given": _shown(given)},
        )
    return list(given)


def _nearest(name: str, known: dict[str, int]) -> list[int]:
    wanted = folded(name)
    spellings = difflib.get_close_matches(wanted, known, n=6, cutoff=0.6)
    if not spellings:
        spellings = difflib.get_close_matches(wanted, known, n=3, cutoff=0.0)
    nearest: list[int] = []
    for spelling in spellings:
        if known[spelling] not in nearest:
            nearest.append(known[spelling])
    return nearest[:3]


def card_numbers(names: Sequence[str]) -> list[int]:
    """The numbers of a hand's cards, in the order given; no card twice, and not more cards than a hand holds.

    A hand of eight needs the Necromancer. Which of them is the eighth and where it came from is not checked.
    """
    cards: list[int] = []
    for name in _list(names):
        card = card_number(name)
        if card in cards:
            raise HandError("error-double-card", "The hand holds this card twice: {card}.", {"card": _key(card)})
        cards.append(card)
    _check_size(cards)
    return cards


def _check_size(cards: list[int]) -> None:
    limit = HAND_SIZE_WITH_EIGHTH if NECROMANCER_NUMBER in cards else HAND_SIZE
    if len(cards) > limit:
        raise HandError(
            "error-hand-too-large",
            "A hand holds at most {limit} cards (eight only with the Necromancer); this one has {count}.",
            {"limit": limit, "count": len(cards)},
        )


def numbers_mask(names: Collection[str]) -> int:
    """A set of cards as a bitmask of card numbers."""
    mask = 0
    for card in numbers_of(names):
        mask |= 1 << card
    return mask


def numbers_of(names: Collection[str]) -> list[int]:
    """The numbers of some cards, in the order given; not checked as a hand."""
    return [card_number(name) for name in _list(names)]


EVERY_CARD: Final[int] = (1 << CARD_COUNT) - 1
EVERY_CARD_NUMBER: Final[list[int]] = list(range(CARD_COUNT))


def picks_from(cards: list[int], choices: Choices, appeared: int = EVERY_CARD) -> Picks:
    """The choices for a hand, checked. Mirage and Shapeshifter take names of cards that `appeared` or are in the hand.

    Island may choose any card of the hand; a card that is no Flood or Flame then gains nothing.
    """
    picks = Picks()
    chosen: dict[int, object] = {}
    given: object = choices  # it may come from outside, so its type is checked too
    if not isinstance(given, Mapping):
        raise HandError(
            "error-no-choices",
            "Choices must be given by the name of their card, not as this: {given}.",
            {"given": _shown(given)},
        )
    for name, choice in given.items():
        card = card_number(name)
        if card in chosen:
            raise double_choice(card)
        if card not in SPECIAL_CARDS:
            raise HandError(
                "error-no-choice",
                "This card has no choice to make: {card}. These have: {nearest}.",
                {"card": _key(card), "nearest": card_keys(tuple([CARD_IDS[special] for special in SPECIAL_CARDS]))},
            )
        chosen[card] = choice
    hand = list(cards)
    for card in SPECIAL_CARDS:
        choice = chosen.get(card)
        if choice is None:
            continue
        if card not in hand:
            raise HandError(
                "error-choice-not-held",
                "There is a choice for a card that is not in the hand: {card}.",
                {"card": _key(card)},
            )
        pair = _numbers_in(card, choice)
        if pair not in legal_choices(card, cards, EVERY_CARD_NUMBER, appeared, picks):
            _refuse(card, pair, hand)
        choose(picks, card, pair[0], pair[1])
        if card == NECROMANCER_NUMBER:
            hand.append(pair[0])
    return picks


def double_choice(card: int) -> HandError:
    """The error for two choices for one card."""
    return HandError("error-double-choice", "There are two choices for this card: {card}.", {"card": _key(card)})


def choices_from(picks: Picks) -> dict[str, Choice]:
    """The choices as names, in the form that `picks_from` reads; unused cards are not listed."""
    choices: dict[str, Choice] = {}
    for special in SPECIAL_CARDS:
        card, suit = choice_of(picks, special)
        if card >= 0 and special == BOOK_NUMBER:
            choices[CARD_IDS[special]] = {"card": CARD_IDS[card], "suit": SUITS[suit]}
        elif card >= 0:
            choices[CARD_IDS[special]] = CARD_IDS[card]
        elif suit >= 0 and special != BOOK_NUMBER:
            choices[CARD_IDS[special]] = {"suit": SUITS[suit]}
    return choices


def _key(card: int) -> tuple[str, ...]:
    return ("card-" + CARD_IDS[card],)


def _numbers_in(special: int, choice: object) -> Pair:
    """What is chosen, as numbers (see `special_choices`); checks only the form."""
    if special == BOOK_NUMBER:
        if not isinstance(choice, Mapping) or set(choice) != {"card", "suit"}:
            raise HandError(
                "error-choice-names-card-and-suit",
                "The choice for this card must be another card and its new suit: {card}.",
                {"card": _key(special)},
            )
        return card_number(choice["card"]), suit_number(choice["suit"])
    if special == MIRAGE_NUMBER or special == SHAPESHIFTER_NUMBER:
        # A bare word may be a suit or the name of a card.
        if isinstance(choice, Mapping) and set(choice) == {"suit"}:
            return -1, suit_number(choice["suit"])
        if isinstance(choice, str) and folded(choice) in _KNOWN_SUITS:
            return -1, suit_number(choice)
        if isinstance(choice, str):
            name = card_number(choice)
            return name, CARD_SUIT[name]
        raise HandError(
            "error-choice-names-card-or-suit",
            "The choice for this card must be a card or a suit: {card}.",
            {"card": _key(special)},
        )
    if isinstance(choice, str):
        return card_number(choice), -1
    raise HandError(
        "error-choice-names-a-card", "The choice for this card must be one card: {card}.", {"card": _key(special)}
    )


def _refuse(special: int, pair: Pair, hand: list[int]) -> None:
    """Raise the error that says why a special card of this hand may not choose this."""
    card, suit = pair
    kind = CARDS[special].may_choose
    if special == NECROMANCER_NUMBER and card in hand:
        raise HandError("error-double-card", "The hand holds this card twice: {card}.", {"card": _key(card)})
    if special in (NECROMANCER_NUMBER, MIRAGE_NUMBER, SHAPESHIFTER_NUMBER):
        if not kind >> (CARD_SUIT[card] if card >= 0 else suit) & 1:
            raise HandError(
                "error-wrong-suit",
                "{card} cannot choose this: {target}. It can choose from these suits: {nearest}.",
                {
                    "card": _key(special),
                    "target": _key(card) if card >= 0 else suit_keys((SUITS[suit],)),
                    "nearest": suit_keys(suits_in(kind)),
                },
            )
        if special == NECROMANCER_NUMBER:
            _check_size([*hand, card])
        raise HandError(
            "error-not-appeared",
            "Only the name of a card that appeared in the game can be taken, not this one: {target}.",
            {"card": _key(special), "target": _key(card)},
        )
    if card not in hand:
        held = card_keys(tuple(CARD_IDS[other] for other in hand if other != special))
        raise HandError(
            "error-target-not-held",
            "Only a card of the hand can be chosen, not this one: {target}. The hand holds: {nearest}.",
            {"card": _key(special), "target": _key(card), "nearest": held},
        )
    if special != ISLAND_NUMBER:
        raise HandError("error-itself", "This card cannot choose itself: {card}.", {"card": _key(special)})
