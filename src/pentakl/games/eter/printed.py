"""What is printed: the kinds of cards with their names and values, the hands of each mode, the explosion cards.

A kind is a number. Combat cards come first, five of each player: the values 1 to 4 and the Eter card.
"""

from __future__ import annotations

from typing import Final

PLAYERS: Final = ["A", "B"]
RANKS: Final = ["1", "2", "3", "4", "E"]
ETER: Final = 4  # the rank of the Eter card
ELEMENTS: Final = ["fire", "earth", "air", "water"]
MAGES: Final = [f"{element}-{side}" for element in ELEMENTS for side in (1, 2)]
POWERS: Final = [
    "I", "II", "III", "IV", "V", "VI",
    "VII", "VIII", "IX", "X", "XI", "XII",
    "XIII", "XIV", "XV", "XVI", "XVII", "XVIII",
    "XIX", "XX", "XXI", "XXII", "XXIII", "XXIV",
]  # fmt: skip
# Six powers for each element, in this order.
ELEMENTS_OF_POWERS: Final = ["fire", "air", "water", "earth"]
POWERS_OF_AN_ELEMENT: Final = 6
NEED_EXPLOSIONS: Final = ["I"]
NEED_ILLUSIONS: Final = ["III", "XI", "XIV", "XXIV"]

# Every hand as ranks.
TRAINING_HAND: Final = [0, 0, 1, 1, 2, 2, 3]
FULL_HAND: Final = [0, 0, 1, 1, 1, 2, 2, 2, 3, ETER]
TRAINING_SIZE: Final = 3
FULL_SIZE: Final = 4

# What an explosion does to a cell.
NOTHING: Final = "."
RETURN: Final = "R"
REMOVE: Final = "X"
HOLE: Final = "O"
# The nine explosion cards: the side for training and the side for the other modes, rows from the top.
EXPLOSIONS: Final = [
    [["..X", ".R.", "X.."], ["...X", "..R.", ".R..", "X..."]],
    [[".R.", "X..", "..R"], [".R..", "X...", "...X", "..R."]],
    [["XR.", "...", ".X."], ["XR..", "....", "..R.", ".X.."]],
    [["R..", ".XX", "..."], ["R...", ".XX.", "..R.", "...R"]],
    [["R..", "...", "..X"], ["R...", "....", "...X", ".R.."]],
    [["X.R", "...", "R.X"], [".X.R", "R...", "...R", "R.X."]],
    [["R.X", ".O.", "..."], ["R...", ".OX.", "....", "...R"]],
    [["O.R", "...", ".X."], [".X..", "..R.", "O...", "..R."]],
    [[".O.", "R.X", ".R."], ["O..R", "..X.", ".X..", "R..."]],
]
# The sides that are known from the box; all others are designs of our own, and the game says so.
KNOWN_SIDES: Final = [(number, TRAINING_SIZE) for number in range(4)]

NAMES: Final = (
    [player + rank for player in PLAYERS for rank in RANKS]
    + MAGES
    + POWERS
    + [f"explosion-{number}" for number in range(1, len(EXPLOSIONS) + 1)]
)
COMBAT_KINDS: Final = len(PLAYERS) * len(RANKS)
FIRST_MAGE: Final = COMBAT_KINDS
FIRST_POWER: Final = FIRST_MAGE + len(MAGES)
FIRST_EXPLOSION: Final = FIRST_POWER + len(POWERS)

# By kind: the strength of a combat card. The Eter card, and a mage that lies as one, count 1.
VALUE: Final = [1, 2, 3, 4, 1, 1, 2, 3, 4, 1] + [1] * len(MAGES)
# By kind: the rank of a combat card.
RANK: Final = [0, 1, 2, 3, ETER, 0, 1, 2, 3, ETER]


def kind_of(seat: int, rank: int) -> int:
    """The kind of a player's combat card."""
    return seat * len(RANKS) + rank


def element_of(name: str) -> str:
    """The element of a mage or a power.

    >>> element_of("water-2"), element_of("VIII")
    ('water', 'air')
    """
    if name in MAGES:
        return name.split("-")[0]
    return ELEMENTS_OF_POWERS[POWERS.index(name) // POWERS_OF_AN_ELEMENT]
