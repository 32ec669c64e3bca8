"""The 53 cards: every card as printed, one line for each card, in the words of `effects`.

Knows what each card says and nothing of how a hand is scored. Read `With(50, SMOKE, WILDFIRE)` as "+50 with
Smoke and Wildfire", `Each(9, WEAPON | ARTIFACT)` as "+9 for each Weapon and each Artifact". Card
numbers are places in `CARD_IDS`; `CARD_SUIT` and `CARD_STRENGTH` are parallel to it.
"""

from __future__ import annotations

from typing import Final

from pentakl.games.realms.effects import (
    AllSuitsDiffer,
    BlankedIf,
    BlankedUnless,
    Blanks,
    BlanksAllBut,
    BlanksOther,
    Each,
    EachOther,
    EachSuitAndName,
    OneStrength,
    Or,
    Runs,
    Sets,
    SumOfStrengths,
    With,
    Without,
)
from pentakl.games.realms.hand import (
    ANY_SUIT,
    ARMY,
    ARTIFACT,
    BEAST,
    CARDS_WITH_A_NAME_BIT,
    FIRST_NAME_BIT,
    FLAME,
    FLOOD,
    LAND,
    LEADER,
    SUITS,
    WEAPON,
    WEATHER,
    WILD,
    WIZARD,
    Card,
    Clears,
    ClearsArmy,
    Effect,
    Held,
    MayChoose,
    name_bit,
)

CARD_IDS: Final = (
    "mountain", "cavern", "bell_tower", "forest", "earth_elemental",
    "fountain_of_life", "swamp", "great_flood", "island", "water_elemental",
    "rainstorm", "blizzard", "smoke", "whirlwind", "air_elemental",
    "wildfire", "candle", "forge", "lightning", "fire_elemental",
    "knights", "elven_archers", "light_cavalry", "dwarvish_infantry", "rangers",
    "collector", "beastmaster", "necromancer", "warlock_lord", "enchantress",
    "king", "queen", "princess", "warlord", "empress",
    "unicorn", "basilisk", "warhorse", "dragon", "hydra",
    "warship", "magic_wand", "sword_of_keth", "elven_longbow", "war_dirigible",
    "shield_of_keth", "gem_of_order", "world_tree", "book_of_changes", "protection_rune",
    "shapeshifter", "mirage", "doppelganger",
)  # fmt: skip
CARD_COUNT: Final = 53
CARD_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(CARD_IDS)}


def _named(id: str) -> int:
    return name_bit(CARD_NUMBER[id])


# The names that cards ask for, as kinds.
BEASTMASTER: Final = _named("beastmaster")
BELL_TOWER: Final = _named("bell_tower")
BLIZZARD: Final = _named("blizzard")
BOOK_OF_CHANGES: Final = _named("book_of_changes")
DRAGON: Final = _named("dragon")
DWARVISH_INFANTRY: Final = _named("dwarvish_infantry")
ELVEN_ARCHERS: Final = _named("elven_archers")
EMPRESS: Final = _named("empress")
ENCHANTRESS: Final = _named("enchantress")
GREAT_FLOOD: Final = _named("great_flood")
ISLAND: Final = _named("island")
KING: Final = _named("king")
LIGHTNING: Final = _named("lightning")
MOUNTAIN: Final = _named("mountain")
PRINCESS: Final = _named("princess")
QUEEN: Final = _named("queen")
RAINSTORM: Final = _named("rainstorm")
SHIELD_OF_KETH: Final = _named("shield_of_keth")
SMOKE: Final = _named("smoke")
SWAMP: Final = _named("swamp")
SWORD_OF_KETH: Final = _named("sword_of_keth")
UNICORN: Final = _named("unicorn")
WARLORD: Final = _named("warlord")
WILDFIRE: Final = _named("wildfire")

CARDS: Final[list[Card]] = []


def _card(
    id: str, suit: int, strength: int, bonus: list[Effect] | None = None, penalty: list[Effect] | None = None
) -> None:
    number = len(CARDS)
    assert CARD_IDS[number] == id, f"{id} is not card {number}"
    CARDS.append(Card(number, id, suit.bit_length() - 1, strength, bonus or [], penalty or []))


_card("mountain", LAND, 9, bonus=[With(50, SMOKE, WILDFIRE), Clears(FLOOD)])
_card("cavern", LAND, 6, bonus=[With(25, DWARVISH_INFANTRY | DRAGON), Clears(WEATHER)])
_card("bell_tower", LAND, 8, bonus=[With(15, WIZARD)])
_card("forest", LAND, 7, bonus=[EachSuitAndName(12, BEAST, ELVEN_ARCHERS)])
_card("earth_elemental", LAND, 4, bonus=[EachOther(15, LAND)])

_card("fountain_of_life", FLOOD, 1, bonus=[OneStrength(WEAPON | FLOOD | FLAME | LAND | WEATHER)])
_card("swamp", FLOOD, 18, penalty=[Each(-3, ARMY | FLAME)])
_card(
    "great_flood", FLOOD, 32,
    penalty=[Blanks(ARMY), Blanks(LAND, but=MOUNTAIN), Blanks(FLAME, but=LIGHTNING)],
)  # fmt: skip
_card("island", FLOOD, 14, bonus=[MayChoose(FLOOD | FLAME)])  # clears the penalty of one of them
_card("water_elemental", FLOOD, 4, bonus=[EachOther(15, FLOOD)])

_card("rainstorm", WEATHER, 8, bonus=[Each(10, FLOOD)], penalty=[Blanks(FLAME, but=LIGHTNING)])
_card("blizzard", WEATHER, 30, penalty=[Blanks(FLOOD), Each(-5, ARMY | LEADER | BEAST | FLAME)])
_card("smoke", WEATHER, 27, penalty=[BlankedUnless(FLAME)])
_card("whirlwind", WEATHER, 13, bonus=[With(40, RAINSTORM, BLIZZARD | GREAT_FLOOD)])
_card("air_elemental", WEATHER, 4, bonus=[EachOther(15, WEATHER)])

_card(
    "wildfire", FLAME, 40,
    penalty=[
        BlanksAllBut(
            FLAME | WIZARD | WEATHER | WEAPON | ARTIFACT | MOUNTAIN | GREAT_FLOOD | ISLAND | UNICORN | DRAGON
        )
    ],
)  # fmt: skip
_card("candle", FLAME, 2, bonus=[With(100, BOOK_OF_CHANGES, BELL_TOWER, WIZARD)])
_card("forge", FLAME, 9, bonus=[Each(9, WEAPON | ARTIFACT)])
_card("lightning", FLAME, 11, bonus=[With(30, RAINSTORM)])
_card("fire_elemental", FLAME, 4, bonus=[EachOther(15, FLAME)])

_card("knights", ARMY, 20, penalty=[Without(-8, LEADER)])
_card("elven_archers", ARMY, 10, bonus=[Without(5, WEATHER)])
_card("light_cavalry", ARMY, 17, penalty=[Each(-2, LAND)])
_card("dwarvish_infantry", ARMY, 15, penalty=[EachOther(-2, ARMY)])
_card("rangers", ARMY, 5, bonus=[Each(10, LAND), ClearsArmy(ANY_SUIT)])

_card("collector", WIZARD, 7, bonus=[Sets(10, 40, 100)])  # for 3, 4, 5 of a suit
_card("beastmaster", WIZARD, 9, bonus=[Each(9, BEAST), Clears(BEAST)])
_card("necromancer", WIZARD, 3, bonus=[MayChoose(ARMY | LEADER | WIZARD | BEAST)])  # from the discard area
_card("warlock_lord", WIZARD, 25, penalty=[Each(-10, LEADER), EachOther(-10, WIZARD)])
_card("enchantress", WIZARD, 5, bonus=[Each(5, LAND | WEATHER | FLOOD | FLAME)])

_card("king", LEADER, 8, bonus=[Or(Each(5, ARMY), Each(20, ARMY, given=QUEEN))])
_card("queen", LEADER, 6, bonus=[Or(Each(5, ARMY), Each(20, ARMY, given=KING))])
_card("princess", LEADER, 2, bonus=[Each(8, ARMY | WIZARD), EachOther(8, LEADER)])
_card("warlord", LEADER, 4, bonus=[SumOfStrengths(ARMY)])
_card("empress", LEADER, 15, bonus=[Each(10, ARMY)], penalty=[EachOther(-5, LEADER)])

_card("unicorn", BEAST, 9, bonus=[Or(With(15, EMPRESS | QUEEN | ENCHANTRESS), With(30, PRINCESS))])
_card("basilisk", BEAST, 35, penalty=[Blanks(ARMY | LEADER), BlanksOther(BEAST)])
_card("warhorse", BEAST, 6, bonus=[With(14, LEADER | WIZARD)])
_card("dragon", BEAST, 30, penalty=[Without(-40, WIZARD)])
_card("hydra", BEAST, 12, bonus=[With(28, SWAMP)])

_card("warship", WEAPON, 23, bonus=[ClearsArmy(FLOOD)], penalty=[BlankedUnless(FLOOD)])
_card("magic_wand", WEAPON, 1, bonus=[With(25, WIZARD)])
_card("sword_of_keth", WEAPON, 7, bonus=[Or(With(10, LEADER), With(40, LEADER, SHIELD_OF_KETH))])
_card("elven_longbow", WEAPON, 3, bonus=[With(30, ELVEN_ARCHERS | WARLORD | BEASTMASTER)])
_card("war_dirigible", WEAPON, 35, penalty=[BlankedUnless(ARMY), BlankedIf(WEATHER)])

_card("shield_of_keth", ARTIFACT, 4, bonus=[Or(With(15, LEADER), With(40, LEADER, SWORD_OF_KETH))])
_card("gem_of_order", ARTIFACT, 5, bonus=[Runs(10, 30, 60, 100, 150)])  # for 3, 4, 5, 6, 7 in a row
_card("world_tree", ARTIFACT, 2, bonus=[AllSuitsDiffer(50)])
_card("book_of_changes", ARTIFACT, 3, bonus=[MayChoose(0)])  # changes the suit of another card of the hand
_card("protection_rune", ARTIFACT, 1, bonus=[Clears(ANY_SUIT)])

# These two take the name and suit of such a card.
_card("shapeshifter", WILD, 0, bonus=[MayChoose(ARTIFACT | LEADER | WIZARD | WEAPON | BEAST)])
_card("mirage", WILD, 0, bonus=[MayChoose(ARMY | LAND | WEATHER | FLOOD | FLAME)])
_card("doppelganger", WILD, 0, bonus=[MayChoose(0)])  # copies another card of the hand, all but its bonus

CARD_SUIT: Final[list[int]] = [card.suit for card in CARDS]
CARD_STRENGTH: Final[list[int]] = [card.strength for card in CARDS]

# Each card as it lies in a hand before any choice: shared by all hands.
AS_PRINTED: Final[list[Held]] = [Held(card, card, card.number, card.suit, card.strength) for card in CARDS]

# The cards with a choice, by number: the order of scoring speaks of them by name.
ISLAND_NUMBER: Final = 8
NECROMANCER_NUMBER: Final = 27
BOOK_NUMBER: Final = 48
SHAPESHIFTER_NUMBER: Final = 50
MIRAGE_NUMBER: Final = 51
DOPPELGANGER_NUMBER: Final = 52
# The cards that can blank themselves, in the order in which they are judged.
SMOKE_NUMBER: Final = 12
WARSHIP_NUMBER: Final = 40
DIRIGIBLE_NUMBER: Final = 44


def suits_in(kind: int) -> tuple[str, ...]:
    """The ids of the suits that a kind holds.

    >>> suits_in(BEAST | ELVEN_ARCHERS)
    ('beast',)
    """
    return tuple(suit for bit, suit in enumerate(SUITS) if kind >> bit & 1)


def names_in(kind: int) -> tuple[str, ...]:
    """The ids of the cards whose names a kind holds.

    >>> names_in(BEAST | ELVEN_ARCHERS)
    ('elven_archers',)
    """
    names = kind >> FIRST_NAME_BIT
    return tuple(CARD_IDS[card] for card in range(CARDS_WITH_A_NAME_BIT) if names >> card & 1)
