"""The register of Cardia's cards: every kind with what is printed on it and its ability as one function.

The two decks fill it. An ability gets the table, the player and `this`, the card at whose place it is carried out:
"this card", "opposing" and "previous" are read from there, so that a copy works from the copier's place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentakl.core.flow import Flow
from pentakl.games.cardia.printed import CARDS_IN_DECK, INSTANT, KINDS, NAMES, RULE
from pentakl.games.cardia.row import Seat
from pentakl.games.cardia.table import Table

Ability = Callable[[Table, Seat, int], Flow[None] | None]


def blank(t: Table, me: Seat, this: int) -> None:
    """A placeholder for a kind of card that no deck defines; it is never carried out."""
    raise AssertionError("this kind of card was never printed")


ABILITIES: Final[list[Ability]] = [blank for _ in range(KINDS)]
ASKS: Final[list[bool]] = [False] * KINDS  # whether the ability is a flow


def card(name: str, deck: int, influence: int, rule: int = INSTANT, asks: bool = False) -> Callable[[Ability], Ability]:
    """Register a card: its deck, its influence (from which its faction follows), its rule if it is ongoing.

    `asks` says that its ability is a flow.
    """

    def register(ability: Ability) -> Ability:
        kind = CARDS_IN_DECK * (deck - 1) + influence - 1
        NAMES[kind] = name
        RULE[kind] = rule
        ABILITIES[kind] = ability
        ASKS[kind] = asks
        return ability

    return register
