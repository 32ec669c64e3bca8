"""Every list of operations that is printed on a card, by number: a running effect keeps the number, never the card.

Knows only the printed cards. Branches of an operation are programs of their own.
"""

from __future__ import annotations

from typing import Final

from pentakl.games.ravehard.printed import CARDS
from pentakl.games.ravehard.vocabulary import TARGET_NONE, Effect, Operation

NO_PROGRAM: Final = -1

PROGRAMS: Final[list[list[Operation]]] = []
# By program and by the place of an operation in it: the programs of the branches of that operation.
BRANCHES: Final[list[list[list[int]]]] = []
# By program: the rule for its target.
AIM: Final[list[int]] = []


def enter(operations: list[Operation], target: int) -> int:
    """Give a list of operations and all its branches their numbers."""
    number = len(PROGRAMS)
    PROGRAMS.append(operations)
    BRANCHES.append([])
    AIM.append(target)
    for operation in operations:
        BRANCHES[number].append([enter(branch, TARGET_NONE) for branch in operation.branches])
    return number


def enter_effect(effect: Effect | None) -> int:
    return NO_PROGRAM if effect is None else enter(effect.operations, effect.target)


# By kind of card; NO_PROGRAM if the card has no such text.
EFFECT: Final[list[int]] = [enter_effect(card.effect) for card in CARDS]
SHIELD: Final[list[int]] = [enter_effect(card.shield) for card in CARDS]
FLASHBACK: Final[list[int]] = [enter_effect(card.flashback) for card in CARDS]
SYNERGY: Final[list[int]] = [enter_effect(card.synergy.effect if card.synergy else None) for card in CARDS]
DARKCHMAGE: Final[list[int]] = [enter_effect(card.darkchmage.effect if card.darkchmage else None) for card in CARDS]
# By kind: the kinds that are its partners in a Synergy.
PARTNERS: Final[list[list[int]]] = [card.synergy.partners if card.synergy else [] for card in CARDS]
# By kind: when its Shield may be activated; -1 if it is not a Shield.
ON: Final[list[int]] = [card.shield.trigger.on if card.shield and card.shield.trigger else -1 for card in CARDS]
SOURCE: Final[list[int]] = [card.shield.trigger.source if card.shield and card.shield.trigger else -1 for card in CARDS]
