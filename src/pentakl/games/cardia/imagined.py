"""Copies of a table that contain only what a seat knows, for trying out every answer; used by `preview`.

Anything that needs a hidden card or chance fails there, so the results never go beyond what the seat can know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentakl.core.chance import ChanceForbidden
from pentakl.core.flow import Choice, Flow
from pentakl.core.foresight import BLOT_ERRORS, blot_out
from pentakl.games.cardia.play import CardiaTable
from pentakl.games.cardia.row import Seat
from pentakl.games.cardia.table import BLACKMAIL, FROM_HAND, KEEP, TEMPLE

MOST_ENDS: Final = 64  # if more combinations of answers would have to be tried, nothing is foreseen
HAND_CARDS: Final = [FROM_HAND, KEEP, BLACKMAIL, TEMPLE]  # questions for any card of a hand
Course = Callable[["Imagined"], Flow[None]]


class Imagined(CardiaTable):
    """A table on which what a seat does not know is blotted out.

    Which cards of a faction leave a hidden hand or deck, and how a deck is shuffled, cannot be foreseen. The row does
    not depend on it, so these verbs do nothing here, and what follows them can still be foreseen.
    """

    __slots__ = ()

    def hide(self, tokens: list[int], seat: int) -> None:
        """Blot out cards that this seat knows now but may no longer have later."""
        for token in tokens:
            self.known[token] = 0
        blot_out(self, seat)

    def discard_faction_from_hand(self, owner: Seat, faction: int) -> None:
        return

    def discard_faction_from_deck(self, owner: Seat, faction: int) -> None:
        return

    def shuffle_deck(self, owner: Seat) -> None:
        return


def imagined(t: CardiaTable, seat: int) -> Imagined:
    """A copy of this table as a seat knows it."""
    world = Imagined()
    world.copy_play(t)
    blot_out(world, seat)
    return world


def every_end(t: CardiaTable, seat: int, course: Course, answers: list[int]) -> list[Imagined]:
    """All tables to which a course of events may lead for this seat, whatever is answered after the given answers.

    [] if something hidden or chance decides, or if there are too many.
    """
    ends: list[Imagined] = []
    lines = [answers]
    while lines:
        line = lines.pop()
        world = imagined(t, seat)
        flow = course(world)
        try:
            choice = next(flow)
            for answer in line:
                choice = flow.send(answer)
            lines += [[*line, option] for option in distinct_answers(world, choice)]
        except StopIteration:
            ends.append(world)
        except ChanceForbidden:
            return []
        except BLOT_ERRORS:
            return []
        if len(ends) + len(lines) > MOST_ENDS:
            return []
    return ends


def distinct_answers(world: Imagined, choice: Choice) -> list[int]:
    """The answers to try: hidden cards of a hand are interchangeable, so one of them is enough."""
    if choice.prompt not in HAND_CARDS:
        return choice.options
    hidden = [token for token in choice.options if world.face[token] < 0]
    return [token for token in choice.options if token not in hidden[1:]]
