"""The language of Cardia's rulebook tests: position, both cards, answers, outcome.

It knows names of seats, names of cards and the questions in plain words, and it plays only through the public
protocol of the engine. It refuses an answer that nobody asked for; the fixture in conftest.py refuses a
question left open at the end of a test.
It must not know a rule: only the engine decides what is legal and what happens.

>>> t = cardia(anna=["palace_guard"], bartek=["judge", "inventor"])
>>> t.play(anna="palace_guard", bartek="judge")
>>> t.answers("anna", "guild")
>>> t.answers("bartek", "decline")
>>> t.row("anna"), t.results
(['palace_guard+7'], ['anna'])
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

import pentakl
from pentakl.core.state import State
from pentakl.games.cardia.play import CardiaTable
from pentakl.games.cardia.row import Seat
from tests.games.language import WATCHER, SpokenTable

__all__ = ["TABLES", "WATCHER", "Holding", "SpokenCardia", "cardia", "new_game"]

QUESTIONS: Final = {
    "play": "which card?",
    "play-openly": "which card, face up?",
    "play-second": "which card against the open one?",
    "faction": "which faction?",
    "any-card": "which card in play?",
    "clear-what": "modifiers or token?",
    "card-or-next": "which card in play, or the next?",
    "raise": "which card is raised?",
    "lower": "which card is lowered?",
    "take-tokens": "tokens from which card?",
    "give-tokens": "tokens to which card?",
    "own-card": "which of your cards?",
    "copy": "copy which card?",
    "activate": "activate which card?",
    "hand": "discard which card?",
    "faction-or-decline": "discard a card of the faction?",
    "keep": "keep which card?",
    "instant": "discard which instant?",
    "blackmail": "discard which card to the blackmailer?",
    "librarian": "plus or minus?",
    "temple": "discard which card to the temple?",
    "bury": "bury which card?",
}
PLAYS: Final = ("play", "play-openly", "play-second")

TABLES: list[SpokenCardia] = []
"""Every table of the test that runs, for the fixture that looks for open questions."""


class Holding(TypedDict, total=False):
    """What belongs to one seat when the position begins; the top of a pile is its last card.

    A card of the row may carry tokens: "judge+3", "judge*" with an ongoing token. A seat that names no `deck` has all
    its other cards in it.
    """

    hand: list[str]
    deck: list[str]
    discard: list[str]
    row: list[str]
    placed: list[str]
    next: dict[str, object]


def cardia(
    *,
    deck: str = "1",
    locations: str = "none",
    wins: str = "1",
    seed: int = 0,
    **seats: Holding | list[str],
) -> SpokenCardia:
    """A position at the start of a round; a seat given as a list holds just that hand."""
    holdings = [{"hand": given} if isinstance(given, list) else dict(given) for given in seats.values()]
    options = {"deck": deck, "locations": locations, "wins": wins}
    position: dict[str, object] = {"seats": holdings, "options": options, "seed": seed}
    return SpokenCardia(list(seats), pentakl.load("cardia").arrange(position))


def new_game(*, deck: str = "1", locations: str = "none", wins: str = "1", seed: int = 0) -> SpokenCardia:
    """A game as it is dealt, at its first question."""
    options = {"deck": deck, "locations": locations, "wins": wins}
    return SpokenCardia(["anna", "bartek"], pentakl.load("cardia").start(2, seed, options))


class SpokenCardia(SpokenTable):
    """A running game of Cardia."""

    def __init__(self, seats: list[str], state: State) -> None:
        super().__init__(seats, state)
        self.is_named = False  # the open question was named by `asks`: the test knows of it
        TABLES.append(self)

    # --- moving on

    def play(self, **cards: str) -> None:
        """Seats choose their cards, in the order in which they are named."""
        for seat, card in cards.items():
            asked = [question for question in self.asked if self.seats[question["seat"]] == seat]
            assert [question["prompt"] for question in asked if question["prompt"] in PLAYS], self.question
            self.applies(seat, f"play {card}")

    def answers(self, seat: str, *texts: str) -> None:
        """The seat answers what it is asked, one text for each question: a card, "rival" and a card, or a word."""
        for text in texts:
            assert self.prompt not in PLAYS, f"nothing is asked but the next card: {self.question}"
            self.applies(seat, text)

    def applies(self, seat: str, text: str) -> None:
        self.log += self.state.apply(self.seats.index(seat), self.game.parse(text))
        self.is_named = False

    # --- what is asked

    @property
    def asked(self) -> list[Any]:
        """The open questions as everybody sees them."""
        view: Any = self.state.view(None)
        return [question for question in view["asked"] if "answered" not in question]

    @property
    def prompt(self) -> str:
        """The key of the first open question; empty when the game is over."""
        return "" if self.state.outcome is not None else str(self.asked[0]["prompt"])

    @property
    def question(self) -> str:
        """The open questions in plain words."""
        if self.state.outcome is not None:
            return "the game is over"
        return "; ".join(f"{self.seats[each['seat']]}: {QUESTIONS[each['prompt']]}" for each in self.asked)

    def asks(self, seat: str, question: str) -> bool:
        """Whether just this is asked of just this seat; a test may end with a question that it named."""
        self.is_named = self.question == f"{seat}: {question}"
        return self.is_named

    @property
    def source(self) -> str:
        """The card that asks the open question; empty if no card does."""
        return str(self.asked[0].get("source", {}).get("card", ""))

    def choices(self, seat: str) -> list[str]:
        """Everything that this seat may answer now."""
        return [self.game.text(action) for action in self.state.legal(self.seats.index(seat))]

    @property
    def is_waiting(self) -> bool:
        """Whether a question is open that is neither the next card nor named by the test."""
        return self.prompt not in ("", *PLAYS) and not self.is_named

    # --- the true state of the table

    @property
    def table(self) -> CardiaTable:
        assert isinstance(self.state.table, CardiaTable)
        return self.state.table

    def seat(self, name: str) -> Seat:
        return self.table.players[self.seats.index(name)]

    def hand(self, seat: str) -> list[str]:
        return self.cards(self.seat(seat).hand)

    def deck(self, seat: str) -> list[str]:
        return self.cards(self.seat(seat).deck)

    def discard(self, seat: str) -> list[str]:
        return self.cards(self.seat(seat).discard)

    def placed(self, seat: str) -> list[str]:
        return self.cards(self.seat(seat).placed)

    def row(self, seat: str) -> list[str]:
        """The seat's side of the row, with the tokens on the cards, written as in a position."""
        return [self.describe(card) for card in self.player(seat)["row"]["cards"]]

    def describe(self, card: Any) -> str:
        modifier = f"{card['modifier']:+d}" if card["modifier"] else ""
        return f"{card['card']}{modifier}{'*' if card['ongoing'] else ''}"

    def player(self, seat: str) -> Any:
        view: Any = self.state.view(None)
        return view["table"]["players"][self.seats.index(seat)]

    def influence(self, seat: str, card: str) -> int:
        return int(next(each["influence"] for each in self.player(seat)["row"]["cards"] if each["card"] == card))

    def signets(self, seat: str) -> int:
        """All signets of a seat."""
        return int(self.player(seat)["signets"])

    def signets_in_row(self, seat: str) -> list[int]:
        """The signets on each card of the seat's row."""
        return [card["signets"] for card in self.player(seat)["row"]["cards"]]

    @property
    def results(self) -> list[str]:
        """Who wins each encounter: a name, "tie", "both", or "open" where influences are not compared yet."""
        view: Any = self.state.view(None)
        shown = []
        for encounter in view["table"]["encounters"]:
            winners = encounter["winners"]
            if winners is None:
                shown.append("open")
            elif len(winners) == 1:
                shown.append(self.seats[winners[0]])
            else:
                shown.append("both" if winners else "tie")
        return shown

    def waiting(self, seat: str) -> list[Any]:
        """What waits for the seat's next card."""
        return list(self.player(seat)["next"])

    @property
    def games(self) -> list[tuple[list[str], str]]:
        """The games of the match that are over: the winners and the reason of each."""
        return [([self.seats[seat] for seat in each.winners], each.reason) for each in self.state.match.played]

    # --- what somebody sees

    def sentence(self, event: Any) -> str:
        """Without the zones: a card of the row says enough."""
        return super().sentence({key: event[key] for key in event if key not in ("from", "to")})

    def imagined(self, viewer: str, owner: str, times: int = 60) -> list[tuple[set[str], set[str]]]:
        """What a viewer considers possible: hand and deck of a seat in random worlds that fit all they know."""
        worlds = [SpokenCardia(self.seats, state) for state in self.believed(viewer, times)]
        del TABLES[-times:]
        return [(set(world.hand(owner)), set(world.deck(owner))) for world in worlds]
