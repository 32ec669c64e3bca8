"""ETER: lay a line of your own cards on a field that the cards themselves define."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pentakl.core.state import State


def describe(state: State) -> dict[str, object]:
    """The position at the start of a turn as a document, hidden cards included: what `Game.arrange` takes."""
    # Imported here: listing the games imports this package, and must not load its rules.
    from pentakl.games.eter import positions

    return positions.describe(state)
