"""Opening a table: creates the sitting from the first entry of its log."""

from __future__ import annotations

from typing import Final

from pentakl.core.documents import mapping
from pentakl.core.errors import BadOption
from pentakl.games import load
from pentakl.sitting.entries import Entry, number_in, options_in
from pentakl.sitting.sitting import Sitting

UNDO_MODES: Final = ["free", "ask", "off"]
LONGEST_DECISION: Final = 3600  # seconds


def open_sitting(entry: Entry) -> Sitting:
    """The sitting of a new table, from its first entry: game, seats, options, host, undo, public.

    There may also be a `position`, `lesson` if that position is the game's lesson, the `seconds` for each decision,
    `help`, which is false at a table that does not count for people, and `hints`, which is true at a table where people
    may take hints even if other people play.

    Raises BadOption, or BadPosition for a position that cannot be arranged.
    """
    rules = load(str(entry["game"])).rules
    settings = rules.settings_for(number_in(entry, "seats"), options_in(entry))
    for option in rules.options:
        # The client never offers such an option.
        if not option.is_offered and settings[option.name] != option.default:
            raise BadOption(f"Option {option.name} of {rules.key} cannot be chosen.")
    if entry["undo"] not in UNDO_MODES:
        raise BadOption(f"Undo is one of {', '.join(UNDO_MODES)}.")
    if "seconds" in entry and not 1 <= number_in(entry, "seconds") <= LONGEST_DECISION:
        raise BadOption(f"A decision has 1 to {LONGEST_DECISION} seconds.")
    sitting = reopen_sitting(entry)
    if sitting.position is not None:
        state = sitting.game.arrange(sitting.position)
        if state.seats != len(sitting.chairs) or state.settings != sitting.options:
            raise BadOption("The position has other seats or options than its table.")
        if state.outcome is not None:
            raise BadOption("In this position the game is over.")
    return sitting


def reopen_sitting(entry: Entry) -> Sitting:
    """The sitting of a stored table, from its first entry. Checks nothing: older versions had other checks."""
    game = load(str(entry["game"]))
    sitting = Sitting(game, game.rules.fill_in(options_in(entry)), number_in(entry, "seats"), str(entry["host"]))
    if entry["undo"] in UNDO_MODES:
        sitting.undo = str(entry["undo"])
    sitting.is_public = entry["public"] is True
    sitting.helps = entry.get("help") is not False
    sitting.has_hints = entry.get("hints") is True
    if "seconds" in entry:
        sitting.decision_seconds = number_in(entry, "seconds")
    if "position" in entry:
        sitting.position = mapping(entry["position"])
    sitting.is_lesson = entry.get("lesson") is True
    return sitting
