"""People at one table: who sits where, what they may do, undo, rematch. Pure: no clock and no I/O."""

from pentakl.sitting.chairs import Chair
from pentakl.sitting.entries import Entry
from pentakl.sitting.opening import open_sitting, reopen_sitting
from pentakl.sitting.refused import Refused
from pentakl.sitting.result import Result
from pentakl.sitting.sitting import Sitting

__all__ = ["Chair", "Entry", "Refused", "Result", "Sitting", "open_sitting", "reopen_sitting"]
