"""What is printed on the cards of Cardia: influence, faction, and the rule of an ongoing ability.

It knows no table. Both decks number their cards from 1 to 16, and the faction follows the number, so a kind of card is
a deck and a number: kinds 0 to 15 are deck I, kinds 16 to 31 deck II.
"""

from __future__ import annotations

from typing import Final

REBELLION: Final = 0
ACADEMY: Final = 1
GUILD: Final = 2
DYNASTY: Final = 3
FACTIONS: Final = ["rebellion", "academy", "guild", "dynasty"]
COLOURS: Final = ["green", "yellow", "red", "blue"]  # of the factions

CARDS_IN_DECK: Final = 16
KINDS: Final = 2 * CARDS_IN_DECK

# What an ability is: INSTANT does its work once; the others hold as long as an ongoing token lies on the card.
INSTANT: Final = 0
TIES_ITS_ENCOUNTER: Final = 1
WINS_ALL_TIES: Final = 2
ENRICHES_PREVIOUS: Final = 3  # the winner of the previous encounter carries one signet more
ENRICHES_ITSELF: Final = 4  # while it wins it carries one signet more
WINS_PREVIOUS: Final = 5
WINS_GAME_BY_FOLLOWING: Final = 6  # its owner wins the game by winning the following encounter

# By kind. Importing the decks fills in the names and rules.
NAMES: Final = [""] * KINDS
RULE: Final = [INSTANT] * KINDS
VALUE: Final = [kind % CARDS_IN_DECK + 1 for kind in range(KINDS)]
FACTION: Final = [kind % len(FACTIONS) for kind in range(KINDS)]


def kinds_of(mix: str) -> list[int]:
    """The sixteen kinds of a deck, given as four digits: which deck each faction comes from.

    >>> [VALUE[kind] for kind in kinds_of("1212")] == list(range(1, 17))
    True
    >>> [kind >= CARDS_IN_DECK for kind in kinds_of("1212")][:4]
    [False, True, False, True]
    """
    return [
        CARDS_IN_DECK * (int(mix[FACTION[number]]) - 1) + number for number in range(CARDS_IN_DECK)
    ]  # fmt: skip
