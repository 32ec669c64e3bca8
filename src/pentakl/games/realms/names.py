"""What people call the cards, and how their words become card numbers and choices.

Understands ids, English and Polish names, with and without diacritics, in any case. Knows which choices are
possible; does not know what they are worth. Every complaint is a `HandError`, one sentence that names what
would have been right.
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
    DOPPELGANGER_NUMBER,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
    suits_in,
)
from pentakl.games.realms.hand import HAND_SIZE, HAND_SIZE_WITH_EIGHTH, SUITS, Picks
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
# Names that other Polish localisations and habits use.
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
# In the order of scoring: the eighth card belongs to the hand before anything else is chosen.
CARDS_WITH_A_CHOICE: Final = (
    "necromancer", "doppelganger", "mirage", "shapeshifter", "book_of_changes", "island",
)  # fmt: skip


class HandError(PentaklError):
    """A hand or choice that cannot be. `str` says it in English, `key` and `details` in every language."""

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
    """A name without case, diacritics, spaces and signs: what two spellings of one name share.

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
    """The number of the card that is called so.

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
    """The number of the suit that is called so."""
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
    """What should be a name, checked: a text with at least a letter in it."""
    if not isinstance(given, str):
        raise HandError("error-not-a-text", "A name is a text, and this is none: {given}.", {"given": _shown(given)})
    if not folded(given):
        raise HandError("error-no-name", "There is no name in “{given}”.", {"given": given})
    return given


def _shown(given: object) -> str:
    """Something that is not understood, cut short, for a complaint."""
    text = repr(given)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _list(given: object) -> list[object]:
    """What should be cards, checked: several things, but no single text."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise HandError(
            "error-not-a-list", "Cards are given as a list of names, not as this: {given}.", {"given": _shown(given)}
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
    """The numbers of a hand's cards, in the order given: none twice, and not more than a hand holds.

    Eight cards need the Necromancer among them; which of them is the eighth, and whence, is not asked.
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
    """The numbers of some cards, in the order given, be they a hand or not."""
    return [card_number(name) for name in _list(names)]


EVERY_CARD: Final[int] = (1 << CARD_COUNT) - 1


def picks_from(cards: list[int], choices: Choices, appeared: int = EVERY_CARD) -> Picks:
    """The choices for a hand, checked. Names are taken from cards that `appeared` or are in the hand."""
    picks = Picks()
    chosen: dict[int, object] = {}
    given: object = choices  # whatever a caller wrote: nothing is taken for granted
    if not isinstance(given, Mapping):
        raise HandError(
            "error-no-choices",
            "Choices are given by the name of their card, not as this: {given}.",
            {"given": _shown(given)},
        )
    for name, choice in given.items():
        card = card_number(name)
        if card in chosen:
            raise double_choice(card)
        if CARD_IDS[card] not in CARDS_WITH_A_CHOICE:
            raise HandError(
                "error-no-choice",
                "This card offers no choice: {card}. These do: {nearest}.",
                {"card": _key(card), "nearest": card_keys(CARDS_WITH_A_CHOICE)},
            )
        chosen[card] = choice
    hand = list(cards)
    for id in CARDS_WITH_A_CHOICE:
        card = CARD_IDS.index(id)
        choice = chosen.get(card)
        if choice is None:
            continue
        if card not in hand:
            raise HandError(
                "error-choice-not-held", "A choice needs its card in the hand: {card}.", {"card": _key(card)}
            )
        if card == NECROMANCER_NUMBER:
            picks.eighth = _eighth(hand, choice)
            hand.append(picks.eighth)
        elif card == DOPPELGANGER_NUMBER:
            picks.copied = _another_of_the_hand(hand, card, _name_in(card, choice))
        elif card == MIRAGE_NUMBER:
            picks.mirage_name, picks.mirage_suit = _taken_name(hand, card, choice, appeared)
        elif card == SHAPESHIFTER_NUMBER:
            picks.shape_name, picks.shape_suit = _taken_name(hand, card, choice, appeared)
        elif card == BOOK_NUMBER:
            picks.changed, picks.changed_to = _changed_suit(hand, choice)
        else:
            picks.cleared = _one_of_the_hand(hand, card, _name_in(card, choice))
    return picks


def double_choice(card: int) -> HandError:
    """The complaint about two choices for one card."""
    return HandError("error-double-choice", "There are two choices for this card: {card}.", {"card": _key(card)})


def choices_from(picks: Picks) -> dict[str, Choice]:
    """The choices as names again, in the form that `picks_from` reads; cards left unused are not listed."""
    choices: dict[str, Choice] = {}
    if picks.eighth >= 0:
        choices["necromancer"] = CARD_IDS[picks.eighth]
    if picks.copied >= 0:
        choices["doppelganger"] = CARD_IDS[picks.copied]
    if picks.mirage_suit >= 0:
        choices["mirage"] = _name_or_suit(picks.mirage_name, picks.mirage_suit)
    if picks.shape_suit >= 0:
        choices["shapeshifter"] = _name_or_suit(picks.shape_name, picks.shape_suit)
    if picks.changed >= 0:
        choices["book_of_changes"] = {"card": CARD_IDS[picks.changed], "suit": SUITS[picks.changed_to]}
    if picks.cleared >= 0:
        choices["island"] = CARD_IDS[picks.cleared]
    return choices


def _name_or_suit(name: int, suit: int) -> Choice:
    return CARD_IDS[name] if name >= 0 else {"suit": SUITS[suit]}


def _key(card: int) -> tuple[str, ...]:
    return ("card-" + CARD_IDS[card],)


def _name_in(card: int, choice: object) -> str:
    if isinstance(choice, str):
        return choice
    raise HandError(
        "error-choice-names-a-card", "This card wants one card for its choice: {card}.", {"card": _key(card)}
    )


def _one_of_the_hand(hand: list[int], card: int, name: object) -> int:
    target = card_number(name)
    if target not in hand:
        held = card_keys(tuple(CARD_IDS[other] for other in hand if other != card))
        raise HandError(
            "error-target-not-held",
            "Only a card of the hand can be chosen, and this is none: {target}. The hand holds: {nearest}.",
            {"card": _key(card), "target": _key(target), "nearest": held},
        )
    return target


def _another_of_the_hand(hand: list[int], card: int, name: object) -> int:
    target = _one_of_the_hand(hand, card, name)
    if target == card:
        raise HandError("error-itself", "This card must choose another one than itself: {card}.", {"card": _key(card)})
    return target


def _eighth(hand: list[int], choice: object) -> int:
    target = card_number(_name_in(NECROMANCER_NUMBER, choice))
    if target in hand:
        raise HandError("error-double-card", "The hand holds this card twice: {card}.", {"card": _key(target)})
    _check_suit(NECROMANCER_NUMBER, target, CARD_SUIT[target])
    _check_size(hand + [target])
    return target


def _taken_name(hand: list[int], card: int, choice: object, appeared: int) -> tuple[int, int]:
    """A card's name and suit, or -1 and a suit. A plain word may be either."""
    if isinstance(choice, str) and folded(choice) not in _KNOWN_SUITS:
        name = card_number(choice)
        _check_suit(card, name, CARD_SUIT[name])
        if not appeared >> name & 1 and name not in hand:
            raise HandError(
                "error-not-appeared",
                "Only the name of a card that appeared can be taken, and this one did not: {target}.",
                {"card": _key(card), "target": _key(name)},
            )
        return name, CARD_SUIT[name]
    if isinstance(choice, str):
        suit = suit_number(choice)
    elif isinstance(choice, Mapping) and set(choice) == {"suit"}:
        suit = suit_number(choice["suit"])
    else:
        raise HandError(
            "error-choice-names-card-or-suit",
            "This card wants a card or a suit for its choice: {card}.",
            {"card": _key(card)},
        )
    _check_suit(card, -1, suit)
    return -1, suit


def _check_suit(card: int, target: int, suit: int) -> None:
    kind = CARDS[card].may_choose
    if not kind >> suit & 1:
        raise HandError(
            "error-wrong-suit",
            "This cannot be chosen for {card}: {target}. It chooses among these suits: {nearest}.",
            {
                "card": _key(card),
                "target": _key(target) if target >= 0 else suit_keys((SUITS[suit],)),
                "nearest": suit_keys(suits_in(kind)),
            },
        )


def _changed_suit(hand: list[int], choice: object) -> tuple[int, int]:
    if not isinstance(choice, Mapping) or set(choice) != {"card", "suit"}:
        raise HandError(
            "error-choice-names-card-and-suit",
            "This card wants another card and its new suit for its choice: {card}.",
            {"card": _key(BOOK_NUMBER)},
        )
    return _another_of_the_hand(hand, BOOK_NUMBER, choice["card"]), suit_number(choice["suit"])
