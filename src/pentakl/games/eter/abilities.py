"""The interface of a mage or a power: it lists all its complete uses in a position, and carries one out.

A use is a list of answers, one for each part that is asked. The stepper in play.py asks for the parts one by one and
offers only what leads to a complete use; previews, bots and "why not now" read the same list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pentakl.core.flow import Flow
from pentakl.games.eter.printed import FIRST_MAGE, MAGES, NAMES, POWERS
from pentakl.games.eter.table import Seat, Table

Uses = Callable[[Table, Seat], Iterator[list[int]]]
CarryOut = Callable[[Table, Seat, list[int]], Flow[None] | None]


class Ability:
    """A mage or a power. `parts` are the prompts of its parts.

    If `is_private`, its uses depend on cards that others may not see. Then every part is asked, even if only one answer
    is left: skipping the question would tell them something.
    """

    __slots__ = ("carry_out", "is_private", "parts", "uses")
    parts: list[int]
    uses: Uses
    carry_out: CarryOut
    is_private: bool

    def __init__(self, parts: list[int], uses: Uses, carry_out: CarryOut, is_private: bool) -> None:
        self.parts = parts
        self.uses = uses
        self.carry_out = carry_out
        self.is_private = is_private


_BY_KIND: Final[list[Ability | None]] = [None] * (len(MAGES) + len(POWERS))


def ability(name: str, parts: list[int], uses: Uses, carry_out: CarryOut, is_private: bool = False) -> None:
    """Enter a mage or a power into the register."""
    _BY_KIND[NAMES.index(name) - FIRST_MAGE] = Ability(parts, uses, carry_out, is_private)


def ability_of(kind: int) -> Ability:
    """The ability of a kind of card, which is a mage or a power."""
    found = _BY_KIND[kind - FIRST_MAGE]
    assert found is not None, f"{NAMES[kind]} has no ability"
    return found


def can_be_used(t: Table, me: Seat, token: int) -> bool:
    """Whether there is a complete use of a mage or a power in this position."""
    for _ in ability_of(t.face[token]).uses(t, me):
        return True
    return False


def uses_after(t: Table, me: Seat, token: int, parts: list[int]) -> list[list[int]]:
    """All complete uses that begin with these parts."""
    return [use for use in ability_of(t.face[token]).uses(t, me) if use[: len(parts)] == parts]
