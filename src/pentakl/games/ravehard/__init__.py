"""Ravehard: hung-over wizards look for the murderer of their Archmage, and one of them carries the weapon.

The cards are a design of our own; only the rules and their terms are the rulebook's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pentakl.core.state import State


def describe(state: State) -> dict[str, object]:
    """The position between two actions as a document, hidden cards included: what `Game.arrange` takes."""
    # Imported here: listing the games imports this package, and must not load its rules.
    from pentakl.games.ravehard import description

    return description.describe(state)
