"""The language of Ravehard's rulebook tests: position, plays, answers, outcome.

A story sits anna, bartek and celina (and dawid, ewa, filip) clockwise at a table with a Boss; a duel sits anna and
bartek. Positions and answers are written as docs/rulings/ravehard.md says. It plays only through the public protocol of
the engine. It refuses an answer that nobody asked for; the hook in conftest.py refuses a question left open at the end.
It must not know a rule: only the engine decides what is legal and what happens.

>>> t = story(anna={"hand": ["bolt_basic"]}, boss={"card": "bouncer_who_remembers", "life": 20})
>>> t.plays("anna", "cast bolt_basic", "boss")
>>> t.boss_life
16
"""

from __future__ import annotations

from typing import Any, Final

from pentakl.core.flow import CLOCK
from pentakl.core.game import Game
from pentakl.core.state import State
from pentakl.games.ravehard import describe
from pentakl.games.ravehard.cards import DECKS
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.rules import GAME
from pentakl.games.ravehard.seat import LEVELS, Seat
from tests.games.language import WATCHER, SpokenTable

__all__ = ["TABLES", "VOTES", "WATCHER", "SpokenRavehard", "duel", "enemy", "event", "new_game", "story"]

PEOPLE: Final = ["anna", "bartek", "celina", "dawid", "ewa", "filip"]
CHARACTERS: Final = [
    "swan_duke_bazyli", "professor_gromoslaw", "kornelia_of_the_installation", "ludwika_of_the_third_encore",
    "aunt_hermenegilda", "dj_null_spell",
]  # fmt: skip
TURN: Final = "turn"
VOTES: Final = ["anna: vote", "bartek: vote", "celina: vote"]  # what three are asked in the Chamber
WINDOWS: Final = ["react-damage", "react-spell", "react-shield", "react-loss", "help"]

TABLES: list[SpokenRavehard] = []
"""Every table of the test that runs, for the hook that looks for open questions."""


def story(
    people: int = 3, boss: dict[str, object] | str | None = "bouncer_who_remembers", **rest: Any
) -> SpokenRavehard:
    """A position in a fight with a Boss, in anna's turn unless it says otherwise; windows have no clock.

    `anna` and the others are described by what their seats hold. With `boss=None` there is no fight.
    """
    seats = [{"character": CHARACTERS[seat], **rest.pop(PEOPLE[seat], {})} for seat in range(people)]
    options = {"reaction": rest.pop("reaction", "off"), "cowards": rest.pop("cowards", "lose")}
    for key in ("turn", "beaten", "darkchmage", "accused"):
        if rest.get(key) in PEOPLE:
            rest[key] = PEOPLE.index(rest[key])
    described = {"card": boss} if isinstance(boss, str) else boss
    return SpokenRavehard(GAME.arrange({"seats": seats, "options": options, "boss": described, **rest}))


def event(card: str, **rest: Any) -> SpokenRavehard:
    """The moment in which this Event is revealed; after it comes the Chamber, where three are asked for VOTES."""
    return story(
        boss=None,
        phase="next-card",
        story=[card, "archmages_chamber"],
        evidence=["the_bathtub_protocol"],
        **rest,
    )


def enemy(card: str, boss: str | dict[str, object] = "mime_lich", **rest: Any) -> SpokenRavehard:
    """The moment in which the Boss casts this Enemy card, in the second turn of a fight."""
    return story(phase="boss-turn", boss=boss, enemies=[card], **rest)


def duel(**rest: Any) -> SpokenRavehard:
    """A position of a duel between anna (Majestic) and bartek (Classical), in anna's turn unless it says otherwise."""
    seats = [{"character": CHARACTERS[seat], **rest.pop(PEOPLE[seat], {})} for seat in range(2)]
    for key in ("turn", "coin"):
        if rest.get(key) in PEOPLE:
            rest[key] = PEOPLE.index(rest[key])
    return SpokenRavehard(GAME.arrange({"seats": seats, "options": {"reaction": "off"}, **rest}))


def new_game(people: int, seed: int = 0, **options: str) -> SpokenRavehard:
    """A game as it is dealt, at its first question."""
    return SpokenRavehard(GAME.start(people, seed, {"reaction": "off", **options}))


class SpokenRavehard(SpokenTable):
    """A running game of Ravehard."""

    def __init__(self, state: State) -> None:
        super().__init__(PEOPLE[: state.seats], state)
        self.is_named = False  # the open question was named by `asks`: the test knows of it
        self.log += state.opening
        TABLES.append(self)

    @property
    def game(self) -> Game:
        return GAME

    # --- moving on

    def plays(self, seat: str, text: str, *answers: str) -> None:
        """The seat takes an action of its turn, and answers what that asks of it."""
        assert self.asked == [f"{seat}: {TURN}"], f"it is not {seat}'s turn: {self.asked}"
        self.applies(seat, text)
        self.answers(seat, *answers)

    def answers(self, seat: str, *texts: str) -> None:
        """The seat answers what it is asked in the middle of something, one text for each question."""
        for text in texts:
            assert TURN not in self.prompts, f"nothing is asked but the next play: {self.asked}"
            self.applies(seat, text)

    def each(self, **answers: str) -> None:
        """Several seats answer, each one question."""
        for seat, text in answers.items():
            self.answers(seat, text)

    def all_pass(self) -> None:
        """Everybody passes in every window, until something else is asked."""
        while self.prompts and set(self.prompts) <= set(WINDOWS):
            self.applies(self.asked[0].partition(":")[0], "pass")

    def flirts(self, seat: str, text: str) -> None:
        self.applies(seat, f"flirt {text}")

    def time_runs_out(self) -> None:
        self.log += self.state.apply(CLOCK, self.game.parse("time"))
        self.is_named = False

    def applies(self, seat: str, text: str) -> None:
        for name in self.seats:
            text = text.replace(name, f"seat {self.seats.index(name)}")
        self.log += self.state.apply(self.seats.index(seat), self.game.parse(text))
        self.is_named = False

    # --- what is asked

    @property
    def asked(self) -> list[str]:
        """Whom open questions are put to, and their keys."""
        asked = [choice for choice in self.state.pending if not choice.side]
        return [f"{self.seats[choice.seat]}: {self.state.prompt_of(choice)}" for choice in asked]

    @property
    def prompts(self) -> list[str]:
        return [self.state.prompt_of(choice) for choice in self.state.pending if not choice.side]

    def asks(self, *questions: str) -> bool:
        """Whether just these questions are open ("anna: target"); a test may end with questions that it named."""
        self.is_named = self.asked == list(questions)
        return self.is_named

    def choices(self, seat: str) -> list[str]:
        """Everything that this seat may answer or do now, Flirts left out; names stand for seats."""
        texts = [self.game.text(action) for action in self.state.legal(self.seats.index(seat))]
        for number, name in enumerate(self.seats):
            texts = [text.replace(f"seat {number}", name) for text in texts]
        return [text for text in texts if not text.startswith("flirt ")]

    @property
    def is_waiting(self) -> bool:
        """Whether a question is open that is neither a turn nor named by the test."""
        return bool(self.prompts) and self.prompts != [TURN] and not self.is_named

    # --- the true state of the table

    @property
    def table(self) -> RavehardTable:
        assert isinstance(self.state.table, RavehardTable)
        return self.state.table

    def seat(self, name: str) -> Seat:
        return self.table.players[self.seats.index(name)]

    def life(self, seat: str) -> int:
        return self.seat(seat).life

    def lives(self) -> list[int]:
        return [player.life for player in self.table.players]

    def level(self, seat: str) -> str:
        return LEVELS[self.seat(seat).level]

    def attack(self, seat: str) -> int:
        return self.table.attack_of(self.seats.index(seat))

    def hand(self, seat: str) -> list[str]:
        return sorted(self.cards(self.seat(seat).hand))

    def shields(self, seat: str) -> list[str]:
        return self.cards(self.seat(seat).shields)

    def tools(self, seat: str) -> list[str]:
        return sorted(self.cards(self.seat(seat).tools))

    def trash(self, deck: str) -> list[str]:
        """The Trash of a school, or of a duellist, the top card last."""
        number = self.seats.index(deck) if deck in self.seats else DECKS.index(deck)
        return self.cards(self.table.trashes[number])

    @property
    def removed(self) -> list[str]:
        return self.cards(self.table.removed)

    @property
    def boss_life(self) -> int:
        return self.table.boss_life

    @property
    def beaten(self) -> str | None:
        return None if self.table.beaten < 0 else self.seats[self.table.beaten]

    @property
    def turn(self) -> str | None:
        return None if self.table.turn < 0 else self.seats[self.table.turn]

    @property
    def actions(self) -> list[int]:
        """What is left of the turn: strategic, offensive, scheming."""
        return self.table.actions

    @property
    def coin(self) -> str:
        return self.seats[self.table.coin]

    @property
    def position(self) -> dict[str, Any]:
        """The position as a document, between two actions."""
        return describe(self.state)

    @property
    def everybody_lost(self) -> bool:
        return self.state.outcome is not None and self.state.outcome.everybody_lost

    def secret_of(self, name: str) -> int:
        return self.table.secrets[name].value

    def kinds_seen(self, viewer: str) -> list[str]:
        """The tools that a viewer has seen, in order."""
        table = self.view(viewer)["table"]
        return [each["card"] for each in table["sightings"][self.seats.index(viewer)]]

    def imagined(self, viewer: str, times: int = 40) -> list[SpokenRavehard]:
        """What a viewer considers possible: random worlds that fit all that they know."""
        worlds = [SpokenRavehard(state) for state in self.believed(viewer, times)]
        del TABLES[-times:]
        return worlds
