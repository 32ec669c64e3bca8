"""The language of the rulebook tests of Fantastyczne światy: position, moves, answers, outcome.

It knows names of seats, names of cards and the questions in plain words, and it plays only through the public
protocol of the engine. It refuses an answer that nobody asked for; the fixture in conftest.py refuses a
question left open at the end of a test.
It must not know a rule: only the engine decides what is legal and what happens.

>>> t = realms(anna=["king"], bartek=["queen"], celina=["dragon"], discard=["hydra", "forest"])
>>> t.takes("anna", "hydra")
>>> t.discards("anna", "king")
>>> t.names("discard"), t.turn
(['forest', 'king'], 'bartek')
"""

from __future__ import annotations

from typing import Any, Final

import pentakl
from pentakl.core.flow import CLOCK
from pentakl.core.state import State
from pentakl.games.realms.play import ROUNDS_TO_END, RealmsTable
from tests.games.language import WATCHER, SpokenTable

__all__ = ["TABLES", "WATCHER", "SpokenRealms", "ended", "new_game", "realms", "trading"]

QUESTIONS: Final = {
    "take": "deck or area?",
    "take-or-draw-two": "two from the deck, or one of the area?",
    "discard": "discard which card?",
    "keep": "keep which card?",
    "trade": "trade?",
    "haggle": "what for {source}?",
    "eighth": "which of the drawn cards?",
    "settle": "as proposed?",
    "raise": "raise which card?",
    "copy": "copy which card?",
    "mirage": "what does the mirage become?",
    "shapeshifter": "what does the shapeshifter become?",
    "book": "which card changes its suit?",
    "book-suit": "to which suit?",
    "island": "whose penalty is cleared?",
}
QUIET: Final = ("take", "take-or-draw-two", "trade")

# Cards that ask nothing at the end, to fill places that do not matter to a test.
PLAIN: Final = [
    card
    for card in pentakl.load("realms").rules.cards
    if card not in ("necromancer", "doppelganger", "mirage", "shapeshifter", "book_of_changes", "island")
]
FULL: Final = 7

TABLES: list[SpokenRealms] = []
"""Every table of the test that runs, for the fixture that looks for open questions."""


def realms(
    *,
    variant: str = "standard",
    turn: str | None = None,
    discard: list[str] | int = 0,
    deck: list[str] | None = None,
    idle: int = 0,
    **hands: list[str],
) -> SpokenRealms:
    """A position at the start of a turn (of the first seat, or of `turn`), or while everybody trades.

    Seats sit clockwise in the order they are named. Except in the draft a hand is filled up to seven with plain
    cards that the test does not name; so is a discard area that is only counted. The top of the deck is its last card;
    a position that names no deck has all the other cards in it.
    """
    position: dict[str, object] = {"idle": idle, "turn": 0 if turn is None else list(hands).index(turn)}
    return arranged(variant, hands, discard, deck, position)


def trading(*, deck: list[str] | None = None, **hands: list[str]) -> SpokenRealms:
    """Anna, Bartek and Celina in the chaos game, before the first offer."""
    return arranged("chaos", {"anna": [], "bartek": [], "celina": [], **hands}, 0, deck, {})


def ended(*, discard: list[str] | int = 1, **hands: list[str]) -> SpokenRealms:
    """A standard game that has just ended, with these hands and this area: nobody has drawn for too long."""
    t = arranged("standard", hands, discard, None, {"idle": ROUNDS_TO_END * len(hands) - 1})
    t.passes_by(t.turn)
    return t


def arranged(
    variant: str,
    hands: dict[str, list[str]],
    discard: list[str] | int,
    deck: list[str] | None,
    position: dict[str, object],
) -> SpokenRealms:
    named = {card for zone in [*hands.values(), discard, deck] if isinstance(zone, list) for card in zone}
    plain = [card for card in PLAIN if card not in named]
    position["discard"] = [plain.pop(0) for _ in range(discard)] if isinstance(discard, int) else discard
    places = 0 if variant == "draft" else FULL
    position["seats"] = [
        {"hand": hand + [plain.pop(0) for _ in range(places - len(hand))]} for hand in hands.values()
    ]  # fmt: skip
    position["options"] = {"variant": variant}
    if deck is not None:
        position["deck"] = deck
    return SpokenRealms(list(hands), pentakl.load("realms").arrange(position))


def new_game(*seats: str, variant: str = "standard", seed: int = 0) -> SpokenRealms:
    """A game as it is dealt, at its first question."""
    return SpokenRealms(list(seats), pentakl.load("realms").start(len(seats), seed, {"variant": variant}))


class SpokenRealms(SpokenTable):
    """A running game of Fantastyczne światy."""

    def __init__(self, seats: list[str], state: State) -> None:
        super().__init__(seats, state)
        self.named: list[str] = []  # open questions that were named by `asks`: the test knows of them
        TABLES.append(self)

    # --- turns

    def draws(self, seat: str) -> None:
        """The seat draws from the deck: a card with a full hand, two without one."""
        self.applies(seat, "draw-two" if self.prompt(seat) == "take-or-draw-two" else "draw")

    def takes(self, seat: str, card: str) -> None:
        self.applies(seat, f"take {card}")

    def discards(self, seat: str, card: str) -> None:
        self.applies(seat, f"discard {card}")

    def keeps(self, seat: str, card: str) -> None:
        self.applies(seat, f"keep {card}")

    def passes_by(self, seat: str) -> None:
        """A turn that changes nothing: the seat takes the first card of the area and puts it back."""
        card = self.names("discard")[0]
        self.takes(seat, card)
        self.discards(seat, card)

    # --- trading

    def offers(self, seat: str, card: str, to: str) -> None:
        """The seat puts a card forward: as an offer, or against the card that it is offered."""
        self.applies(seat, f"offer {card} to {self.seats.index(to)}")

    def accepts(self, seat: str, rival: str) -> None:
        self.applies(seat, f"accept {self.seats.index(rival)}")

    def refuses(self, seat: str, rival: str) -> None:
        self.applies(seat, f"refuse {self.seats.index(rival)}")

    def withdraws(self, seat: str, rival: str) -> None:
        self.applies(seat, f"withdraw {self.seats.index(rival)}")

    def swaps(self, seat: str, card: str, rival: str, theirs: str) -> None:
        """A whole trade: an offer, a card against it, the acceptance."""
        self.offers(seat, card, to=rival)
        self.offers(rival, theirs, to=seat)
        self.accepts(seat, rival)

    def are_content(self, *seats: str) -> None:
        """These seats want no more trades."""
        for seat in seats:
            self.applies(seat, "content")

    def time_runs_out(self) -> None:
        self.log += self.state.apply(CLOCK, self.game.parse("time"))

    # --- answers

    def answers(self, seat: str, *texts: str) -> None:
        """The seat answers what it is asked at the end, one text for each question: a card, "suit …", or a word."""
        for text in texts:
            assert self.prompt(seat) not in ("", *QUIET), f"nothing of the end is asked of {seat}: {self.questions}"
            self.applies(seat, f"choose {text}" if text in self.game.rules.cards else text)

    def applies(self, seat: str, text: str) -> None:
        """Carry out an action by its text form."""
        self.log += self.state.apply(self.seats.index(seat), self.game.parse(text))
        self.named = []

    def stops(self) -> None:
        """The test goes no further, whatever is still asked."""
        self.named = self.questions

    # --- what is asked

    def prompt(self, seat: str) -> str:
        """The key of what is asked of a seat; empty if nothing is."""
        view: Any = self.view(WATCHER)
        prompts = [str(asked["prompt"]) for asked in view["asked"] if self.seats[asked["seat"]] == seat]
        return prompts[0] if prompts else ""

    @property
    def questions(self) -> list[str]:
        """The open questions in plain words; a card on offer is named as the asked seat sees it."""
        if self.state.outcome is not None:
            return []
        asked = []
        for index, seat in enumerate(self.seats):
            view: Any = self.view(seat)
            for each in view["asked"]:
                if each["seat"] == index:
                    source = each.get("source", {}).get("card", "")
                    asked.append(f"{seat}: {QUESTIONS[each['prompt']].format(source=source)}")
        return asked

    def asks(self, seat: str, question: str) -> bool:
        """Whether this is asked of this seat; a test may end with questions that it named."""
        if f"{seat}: {question}" not in self.questions:
            return False
        self.named.append(f"{seat}: {question}")
        return True

    def choices(self, seat: str) -> list[str]:
        """Everything that this seat may do now."""
        return [self.game.text(action) for action in self.state.legal(self.seats.index(seat))]

    def is_waiting(self) -> bool:
        """Whether a question is open that is neither the next move of play nor named by the test."""
        quiet = [QUESTIONS[prompt] for prompt in QUIET]
        return any(asked not in self.named and asked.partition(": ")[2] not in quiet for asked in self.questions)

    # --- the true state of the table

    @property
    def table(self) -> RealmsTable:
        assert isinstance(self.state.table, RealmsTable)
        return self.state.table

    def names(self, zone: str) -> list[str]:
        """The cards of "discard", "deck" (the top last) or "drawn"."""
        return self.cards(getattr(self.table, zone))

    def hand(self, seat: str) -> list[str]:
        return self.cards(self.table.hands[self.seats.index(seat)])

    @property
    def turn(self) -> str:
        return self.seats[self.table.turn]

    @property
    def phase(self) -> str:
        return str(self.view(WATCHER)["table"]["phase"])

    def is_over(self) -> bool:
        return self.state.outcome is not None

    def score(self, seat: str) -> Any:
        """The score of an open hand, as everybody sees it: as proposed, or as chosen so far."""
        return self.view(WATCHER)["table"]["players"][self.seats.index(seat)]["score"]

    def total(self, seat: str) -> int:
        return int(self.score(seat)["total"])

    # --- what somebody sees

    def imagined(self, viewer: str, owner: str) -> list[set[str]]:
        """What a viewer considers possible: the hand of a seat in random worlds that fit all that the viewer knows."""
        return [set(world.hand(owner)) for world in self.worlds(viewer, 60)]

    def worlds(self, viewer: str, times: int) -> list[SpokenRealms]:
        """This many imagined tables that fit what the viewer knows."""
        found = [SpokenRealms(self.seats, state) for state in self.believed(viewer, times)]
        del TABLES[-times:]
        return found
