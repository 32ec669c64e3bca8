"""The language of Karmaka's rulebook tests: position, play, answers, outcome.

It knows names of seats, names of cards and the questions in plain words, and it plays only through the public
protocol of the engine. It refuses an answer that nobody asked for; the fixture in conftest.py refuses a
question left open at the end of a test.
It must not know a rule: only the engine decides what is legal and what happens.

>>> t = karmaka(anna=["dwindle", "spite"], bartek=["peek", "panic"])
>>> t.plays("anna", "ability dwindle")
>>> t.answers("anna", "bartek")
>>> t.answers("bartek", "panic")
>>> t.names("ruins")
['panic']
>>> t.asks("bartek", "take dwindle?")
True
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

import pentakl
from pentakl.core.state import State
from pentakl.games.karmaka.play import KarmakaTable
from pentakl.games.karmaka.table import RUNGS, Seat
from tests.games.language import WATCHER, SpokenTable

__all__ = ["TABLES", "WATCHER", "Holding", "SpokenKarmaka", "karmaka", "new_game"]

QUESTIONS: Final = {
    "play": "play?",
    "again": "play another?",
    "rival": "which rival?",
    "player": "which player?",
    "hand": "which card from your hand?",
    "hand-or-done": "which card from your hand, or done?",
    "deed": "which deed?",
    "ruins": "which card from the ruins?",
    "future": "which card from your future?",
    "seen": "which card of these?",
    "seen-or-done": "which card of these, or done?",
    "put-back": "which card goes back first?",
    "draw-more": "draw?",
    "exposed": "whose exposed deed?",
    "offer": "take {source}?",
    "rings": "climb with rings?",
}
PLAYS: Final = ("play", "again")
COMMON_ZONES: Final = ("well", "ruins", "middle")

TABLES: list[SpokenKarmaka] = []
"""Every table of the test that runs, for the fixture that looks for open questions."""


class Holding(TypedDict, total=False):
    """What belongs to one seat when the position begins; the top of a pile is its last card."""

    hand: list[str]
    deck: list[str]
    future: list[str]
    deeds: list[str]
    rings: int
    rung: str


def karmaka(
    *,
    turn: str | None = None,
    ruins: list[str] | None = None,
    well: list[str] | None = None,
    variant: str = "free",
    seed: int = 0,
    **seats: Holding | list[str],
) -> SpokenKarmaka:
    """A position at the start of a turn: of the first seat, or of `turn`.

    Seats sit clockwise in the order in which they are named; a seat given as a list holds just that hand.
    A position that names no `well` has all the other cards in it.
    """
    names = list(seats)
    holdings = [{"hand": given} if isinstance(given, list) else dict(given) for given in seats.values()]
    position: dict[str, object] = {
        "seats": holdings, "ruins": ruins or [], "options": {"variant": variant}, "seed": seed,
        "turn": 0 if turn is None else names.index(turn),
    }  # fmt: skip
    if well is not None:
        position["well"] = well
    return SpokenKarmaka(names, pentakl.load("karmaka").arrange(position))


def new_game(*seats: str, variant: str = "free", seed: int = 0) -> SpokenKarmaka:
    """A game as it is dealt, at its first question."""
    return SpokenKarmaka(list(seats), pentakl.load("karmaka").start(len(seats), seed, {"variant": variant}))


class SpokenKarmaka(SpokenTable):
    """A running game of Karmaka."""

    def __init__(self, seats: list[str], state: State) -> None:
        super().__init__(seats, state)
        self.is_named = False  # the open question was named by `asks`: the test knows of it
        TABLES.append(self)

    # --- moving on

    def plays(self, seat: str, text: str) -> None:
        """The seat answers the question of its turn: "ability peek", "deed peek", "future peek", "pass"."""
        assert self.prompt in PLAYS, f"nobody is to play a card now: {self.question}"
        self.applies(seat, text)

    def answers(self, seat: str, *texts: str) -> None:
        """The seat answers what it is asked, one text for each question: a card, a seat, or a word like "done"."""
        for text in texts:
            assert self.prompt not in PLAYS, f"nothing is asked but the next play: {self.question}"
            self.applies(seat, text)

    def takes(self, seat: str, card: str) -> None:
        """The seat accepts the card that is offered to it."""
        assert self.asks(seat, f"take {card}?"), self.question
        self.applies(seat, "accept")

    def refuses(self, seat: str, card: str) -> None:
        assert self.asks(seat, f"take {card}?"), self.question
        self.applies(seat, "refuse")

    def applies(self, seat: str, text: str) -> None:
        """Carry out an action by its text form, in which a seat may be named."""
        index = self.seats.index(seat)
        action = self.game.parse(f"seat {self.seats.index(text)}" if text in self.seats else text)
        self.log += self.state.apply(index, action)
        self.is_named = False

    # --- what is asked

    @property
    def prompt(self) -> str:
        """The key of the open question; empty when the game is over."""
        return "" if self.state.outcome is not None else str(self.asked["prompt"])

    @property
    def asked(self) -> Any:
        """The open question as everybody sees it. Karmaka never asks two at once."""
        view: Any = self.state.view(None)
        (asked,) = view["asked"]
        return asked

    @property
    def question(self) -> str:
        """The open question in plain words."""
        if self.state.outcome is not None:
            return "the game is over"
        source = self.asked.get("source", {}).get("card", "")
        return f"{self.seats[self.asked['seat']]}: {QUESTIONS[self.prompt].format(source=source)}"

    def asks(self, seat: str, question: str) -> bool:
        """Whether just this is asked of just this seat; a test may end with a question that it named."""
        self.is_named = self.question == f"{seat}: {question}"
        return self.is_named

    def choices(self, seat: str) -> list[str]:
        """Everything that this seat may answer now, seats by their names."""
        return [self.in_names(self.game.text(action)) for action in self.state.legal(self.seats.index(seat))]

    def in_names(self, text: str) -> str:
        return self.seats[int(text.removeprefix("seat "))] if text.startswith("seat ") else text

    @property
    def is_waiting(self) -> bool:
        """Whether a question is open that is neither the start of a turn nor named by the test."""
        return self.prompt not in ("", "play") and not self.is_named

    # --- the true state of the table

    @property
    def table(self) -> KarmakaTable:
        assert isinstance(self.state.table, KarmakaTable)
        return self.state.table

    def names(self, zone: str) -> list[str]:
        """The cards of "ruins", "well", "middle", or of "bartek's hand", bottom first."""
        owner, _, pile = zone.rpartition("'s ")
        tokens = getattr(self.seat(owner) if owner else self.table, pile)
        return self.cards(tokens)

    def seat(self, name: str) -> Seat:
        return self.table.players[self.seats.index(name)]

    def hand(self, seat: str) -> list[str]:
        return self.names(f"{seat}'s hand")

    def deck(self, seat: str) -> list[str]:
        return self.names(f"{seat}'s deck")

    def future(self, seat: str) -> list[str]:
        return self.names(f"{seat}'s future")

    def deeds(self, seat: str) -> list[str]:
        return self.names(f"{seat}'s deeds")

    def rings(self, seat: str) -> int:
        return self.seat(seat).rings

    def rung(self, seat: str) -> str:
        return RUNGS[self.seat(seat).rung]

    @property
    def turn(self) -> str:
        return self.seats[self.table.turn]

    # --- what somebody sees

    def imagined(self, viewer: str, zone: str, times: int = 60) -> list[list[str]]:
        """What a seat considers possible in a zone: that zone in random worlds that fit all it knows."""
        worlds = [SpokenKarmaka(self.seats, state) for state in self.believed(viewer, times)]
        del TABLES[-times:]
        return [world.names(zone) for world in worlds]

    # --- a long game, shortened

    def after_turns(self, turns: int) -> None:
        """The same position after this many turns of the game."""
        document: Any = self.state.to_json()
        document["table"]["turns"] = turns
        self.state = self.game.from_json(document)
