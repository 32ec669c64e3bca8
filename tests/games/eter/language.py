"""The language of ETER's rulebook tests: position, plays, answers, outcome.

Fields, cards and answers are written as docs/rulings/eter.md says; anna is seat 0 and her cards are A, bartek is seat 1
and his cards are B, and row 0 is his side. It plays only through the public protocol of the engine. It refuses an
answer that nobody asked for; the hook in conftest.py refuses a question left open at the end of a test.
It must not know a rule: only the engine decides what is legal and what happens.

>>> t = eter("A1 A2/B3", ". B1", anna=["4"], bartek=["4"], powers=["XII"])
>>> t.plays("anna", "power XII")
>>> t.field, t.out("anna"), t.out("bartek")
(['A1 .', '. B1'], ['2'], ['3'])
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

import pentakl
from pentakl.core.grid import WIDTH
from pentakl.core.state import State
from pentakl.core.viewer import Viewer
from pentakl.games.eter.field import Bounds
from pentakl.games.eter.play import EterTable
from pentakl.games.eter.positions import describe, show_cell, show_left_card
from pentakl.games.eter.printed import NAMES, RANKS
from pentakl.games.eter.table import Seat
from tests.games.language import WATCHER, SpokenTable

__all__ = ["TABLES", "WATCHER", "Holding", "SpokenEter", "eter", "new_game", "with_mage", "with_power"]

SEATS: Final = ["anna", "bartek"]
TURN: Final = "turn"

TABLES: list[SpokenEter] = []
"""Every table of the test that runs, for the hook that looks for open questions."""


class Holding(TypedDict, total=False):
    """What belongs to one seat when the position begins."""

    hand: list[str]
    aside: list[str]
    out: list[str]
    illusion_used: bool
    mage: str
    mage_used: bool
    power_used: str
    last: list[int]


def eter(
    *field: str,
    anna: Holding | list[str],
    bartek: Holding | list[str],
    mode: str = "",
    illusions: str = "no",
    explosions: str = "",
    format: str = "game",
    **rest: object,
) -> SpokenEter:
    """A position at the start of a turn, usually anna's; a seat given as a list holds just that hand.

    If no mode is named, it is the smallest one that has what the position names: mages, powers, or neither.
    An explosion card may be given as its number.
    """
    seats = [{"hand": given} if isinstance(given, list) else dict(given) for given in (anna, bartek)]
    has_mages = any("mage" in seat for seat in seats)
    usual_mode = ("both" if has_mages else "elemental") if "powers" in rest else ("mages" if has_mages else "training")
    if isinstance(rest.get("explosion"), int):
        rest["explosion"] = {"card": rest["explosion"]}
    usual_explosions = "optional" if "explosion" in rest else "off"
    options = {
        "mode": mode or usual_mode,
        "illusions": illusions,
        "explosions": explosions or usual_explosions,
        "format": format,
    }
    return SpokenEter(pentakl.load("eter").arrange({"options": options, "field": list(field), "seats": seats, **rest}))


def with_power(power: str, *field: str, anna: Holding | list[str] | None = None, **rest: object) -> SpokenEter:
    """A position in which anna may use this power; unless it says otherwise, everybody holds just a 4."""
    return eter(*field, **{"anna": anna or ["4"], "bartek": ["4"], "powers": [power], **rest})  # type: ignore[arg-type]


def with_mage(mage: str, *field: str, hand: str = "4", **rest: object) -> SpokenEter:
    """A position in which anna may use this mage and holds these cards; unless it says otherwise, bartek holds a 4."""
    anna: Holding = {"hand": hand.split(), "mage": mage}
    return eter(*field, **{"anna": anna, "bartek": ["4"], **rest})  # type: ignore[arg-type]


def new_game(seed: int = 0, **options: str) -> SpokenEter:
    """A game as it is dealt, at its first question."""
    return SpokenEter(pentakl.load("eter").start(2, seed, options))


class SpokenEter(SpokenTable):
    """A running game of ETER."""

    def __init__(self, state: State) -> None:
        super().__init__(SEATS, state)
        self.is_named = False  # the open question was named by `asks`: the test knows of it
        TABLES.append(self)

    # --- moving on

    def plays(self, seat: str, text: str, *answers: str) -> None:
        """The seat takes its turn, and answers what that asks of it."""
        assert self.prompt == TURN, f"it is nobody's turn: {self.question}"
        self.applies(seat, text)
        self.answers(seat, *answers)

    def answers(self, seat: str, *texts: str) -> None:
        """The seat answers what it is asked in the middle of something, one text for each question."""
        for text in texts:
            assert self.prompt != TURN, f"nothing is asked but the next turn: {self.question}"
            self.applies(seat, text)

    def applies(self, seat: str, text: str) -> None:
        self.log += self.state.apply(self.seats.index(seat), self.game.parse(text))
        self.is_named = False

    # --- what is asked

    @property
    def prompt(self) -> str:
        """The key of the open question; empty when the match is over."""
        return "" if self.state.outcome is not None else self.state.prompt_of(self.state.pending[0])

    @property
    def question(self) -> str:
        """Whom the open question is put to, and its key."""
        if self.state.outcome is not None:
            return "the game is over"
        return f"{self.seats[self.state.pending[0].seat]}: {self.prompt}"

    def asks(self, seat: str, prompt: str) -> bool:
        """Whether just this is asked of just this seat; a test may end with a question that it named."""
        self.is_named = self.question == f"{seat}: {prompt}"
        return self.is_named

    def choices(self, seat: str) -> list[str]:
        """Everything that this seat, which is asked, may answer now."""
        choices = [self.game.text(action) for action in self.state.legal(self.seats.index(seat))]
        assert choices, f"{seat} is asked nothing; {self.question}"
        return choices

    def goals(self, seat: str, card: str) -> list[str]:
        """The cells on which this seat may play a card now: "3" face up, "?3" as an illusion."""
        return [choice.partition("@")[2] for choice in self.choices(seat) if choice.startswith(f"{card}@")]

    @property
    def is_waiting(self) -> bool:
        """Whether a question is open that is neither the next turn nor named by the test."""
        return self.prompt not in ("", TURN) and not self.is_named

    # --- the true state of the table

    @property
    def table(self) -> EterTable:
        assert isinstance(self.state.table, EterTable)
        return self.state.table

    def seat(self, name: str) -> Seat:
        return self.table.players[self.seats.index(name)]

    @property
    def field(self) -> list[str]:
        """What lies in the smallest rectangle round cards, holes and Border, as a position writes it."""
        taken = self.table.taken()
        if not taken:
            return []
        bounds = Bounds(taken)
        return [
            " ".join(show_cell(self.table, bounds.corner + row * WIDTH + column) for column in range(bounds.width))
            for row in range(bounds.height)
        ]

    def hand(self, seat: str) -> list[str]:
        return sorted(RANKS[self.table.rank(token)] for token in self.seat(seat).hand)

    def aside(self, seat: str) -> list[str]:
        """The cards aside; a star marks those that left unrevealed."""
        return sorted(show_left_card(self.table, token) for token in self.seat(seat).aside)

    def out(self, seat: str) -> list[str]:
        """The cards that are out; a star marks those that left unrevealed."""
        return sorted(show_left_card(self.table, token) for token in self.seat(seat).out)

    @property
    def points(self) -> list[int]:
        return self.table.points()

    @property
    def wall(self) -> object:
        return self.position["wall"]

    @property
    def position(self) -> dict[str, object]:
        """The position as a document, at the start of a turn."""
        return describe(self.state)

    @property
    def powers(self) -> list[str]:
        """The two powers of this game."""
        return [NAMES[self.table.face[token]] for token in self.table.powers]

    @property
    def explosion(self) -> str:
        """The explosion card that lies open."""
        return NAMES[self.table.face[self.table.explosion[-1]]]

    def mage(self, seat: str) -> str:
        return NAMES[self.table.face[self.table.mages_of(self.seat(seat))[0]]]

    @property
    def arena(self) -> list[str]:
        """The markers on the arena, as a position writes them."""
        arena = self.position["arena"]
        assert isinstance(arena, list)
        return arena

    @property
    def games(self) -> list[tuple[list[str], str]]:
        """The games of the match that are over: the winners and the reason of each."""
        return [([self.seats[seat] for seat in each.winners], each.reason) for each in self.state.match.played]

    # --- what somebody sees

    def may_take_back(self, seat: str, text: str) -> bool:
        """Whether this answer would reveal nothing to anybody."""
        return not self.state.foresee(self.seats.index(seat), self.game.parse(text), witnesses=0b11).is_revealing

    def foreseen(self, seat: str, text: str) -> Any:
        """What the asked seat is shown of an answer that it considers."""
        index = self.seats.index(seat)
        return self.state.shown_foresight(index, self.game.parse(text), Viewer(index))

    def imagined(self, viewer: str, times: int = 60) -> list[SpokenEter]:
        """What a viewer considers possible: random worlds that fit all that they know."""
        worlds = [SpokenEter(state) for state in self.believed(viewer, times)]
        del TABLES[-times:]
        return worlds
