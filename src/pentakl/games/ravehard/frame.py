"""Frame: an effect that is being carried out, as data of the table.

It knows which program runs, how far it is, and whom it concerns. It holds seats, tokens and counts, never a face.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.documents import ints, items
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD

# What kind of effect it is.
SPELL: Final = 0
FLASHBACK_SPELL: Final = 1
ATTACHMENT: Final = 2
ENEMY: Final = 3
ACTIVATION: Final = 4  # of a Shield
EVENT: Final = 5
AFTER_FIGHT: Final = 6
BOSS_ATTACK: Final = 7
ATTACK: Final = 8  # with the character
CHAMBER: Final = 9

NO_LANE: Final = -1


class Frame:
    """`caster` is a seat, BOSS or NOBODY; `source` is whose damage, Spell or Shield an activated Shield reacts to.

    `card` and `partner` are tokens. `target` is a seat or BOSS, `shield` the token of a Shield that was aimed at,
    `designated` who was designated last and `designations` how often. `boost` is added to the first amount.
    """

    __slots__ = (
        "boost", "card", "caster", "designated", "designations", "is_cancelled", "kind", "lane", "lies_open",
        "partner", "program", "shield", "source", "step", "target",
    )  # fmt: skip
    kind: int
    program: int
    step: int
    caster: int
    source: int
    card: int
    partner: int
    target: int
    shield: int
    lane: int
    designated: int
    designations: int
    boost: int
    is_cancelled: bool
    lies_open: bool  # the card is in the middle and has to be put away; a branch shares the card of its effect

    def __init__(self, kind: int, program: int, caster: int, card: int) -> None:
        self.kind = kind
        self.program = program
        self.step = 0
        self.caster = caster
        self.source = NOBODY
        self.card = card
        self.partner = NO_CARD
        self.target = NOBODY
        self.shield = NO_CARD
        self.lane = NO_LANE
        self.designated = NOBODY
        self.designations = 0
        self.boost = 0
        self.is_cancelled = False
        self.lies_open = card != NO_CARD

    def copy(self) -> Frame:
        frame = Frame(self.kind, self.program, self.caster, self.card)
        frame.step = self.step
        frame.source = self.source
        frame.partner = self.partner
        frame.target = self.target
        frame.shield = self.shield
        frame.lane = self.lane
        frame.designated = self.designated
        frame.designations = self.designations
        frame.boost = self.boost
        frame.is_cancelled = self.is_cancelled
        frame.lies_open = self.lies_open
        return frame

    def branch(self, program: int, caster: int) -> Frame:
        """The frame of a branch of this effect, carried out for `caster`."""
        frame = self.copy()
        frame.program = program
        frame.caster = caster
        frame.step = 0
        frame.lies_open = False
        return frame

    def dump(self) -> list[int]:
        return [
            self.kind, self.program, self.caster, self.card, self.step, self.source, self.partner, self.target,
            self.shield, self.lane, self.designated, self.designations, self.boost, int(self.is_cancelled),
            int(self.lies_open),
        ]  # fmt: skip


def load_frame(document: object) -> Frame:
    written = ints(document)
    frame = Frame(written[0], written[1], written[2], written[3])
    frame.step = written[4]
    frame.source = written[5]
    frame.partner = written[6]
    frame.target = written[7]
    frame.shield = written[8]
    frame.lane = written[9]
    frame.designated = written[10]
    frame.designations = written[11]
    frame.boost = written[12]
    frame.is_cancelled = written[13] == 1
    frame.lies_open = written[14] == 1
    return frame


def load_frames(document: object) -> object:
    return [load_frame(each) for each in items(document)]
