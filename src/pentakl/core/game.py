"""Game: one game by its rules, as everybody outside the engine meets it."""

from __future__ import annotations

from pentakl.core.chance import seeded
from pentakl.core.errors import BadOption, BadPosition, InvalidAction
from pentakl.core.rules import Match, Rules, Settings
from pentakl.core.state import State
from pentakl.core.table import Outcome, ints, items, mapping


class Game:
    """Rules and parameters; immutable.

    >>> import pentakl
    >>> game = pentakl.load("karmaka")
    >>> state = game.start(seats=2, seed=7)
    >>> state.apply(state.pending[0].seat, state.legal(state.pending[0].seat)[0]) != []
    True
    """

    __slots__ = ("_numbers", "rules")
    rules: Rules
    _numbers: dict[str, int]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._numbers = {text: number for number, text in enumerate(rules.actions)}

    @property
    def key(self) -> str:
        return self.rules.key

    @property
    def rules_version(self) -> int:
        return self.rules.version

    @property
    def num_actions(self) -> int:
        """Actions are the ints below this number: for masks and networks."""
        return len(self.rules.actions)

    @property
    def max_decisions(self) -> int:
        """No game takes more decisions than this."""
        return self.rules.max_decisions

    def start(self, seats: int, seed: int, options: dict[str, str] | None = None) -> State:
        """A new game, at its first question. `seed` has up to 128 bits; raises BadOption."""
        return self.deal(seats, seed, self.rules.settle(seats, options or {}))

    def deal(self, seats: int, seed: int, settings: Settings) -> State:
        """A new game with settings that were accepted before, perhaps by an older version: they are not checked."""
        state = State(self.rules, settings, no_games(seats), self.rules.deal(seats, settings, seeded(seed)))
        state.begin()
        return state

    def arrange(self, position: dict[str, object]) -> State:
        """A position from a small readable document, for tests, puzzles and bug reports; raises BadPosition.

        Common to all games are the keys `seats` (a list, one object a seat), `options` and `seed`;
        docs/adding-a-card.md shows examples.
        """
        try:
            seats = len(items(position["seats"]))
            given = mapping(position.get("options", {}))
            settings = self.rules.settle(seats, {name: str(value) for name, value in given.items()})
            table = self.rules.arrange(position, settings)
        except (BadOption, ValueError, KeyError, TypeError) as error:
            raise BadPosition(f"This is not a position of {self.key}: {error}") from error
        state = State(self.rules, settings, no_games(seats), table)
        state.begin()
        return state

    def from_json(self, document: dict[str, object]) -> State:
        """The state that `to_json` wrote down; raises BadPosition."""
        if document.get("game") != self.key or document.get("rules_version") != self.rules_version:
            raise BadPosition(f"This is not a state of {self.key} with rules version {self.rules_version}.")
        try:
            table = self.rules.blank()
            table.load(mapping(document["table"]))
            given = mapping(document["settings"])
            # Their values were accepted when the game began: today's checks may be others.
            settings = {option.name: str(given[option.name]) for option in self.rules.options}
            state = State(self.rules, settings, load_match(mapping(document["match"])), table)
            state.restore(document)
        except (
            BadOption,
            ValueError,
            KeyError,
            TypeError,
            IndexError,
            AttributeError,
            StopIteration,
        ) as error:
            raise BadPosition(f"This document is damaged: {error}") from error
        return state

    def text(self, action: int) -> str:
        """The text form of an action."""
        if not 0 <= action < self.num_actions:
            raise InvalidAction(f"{self.key} has no action {action}.")
        return self.rules.actions[action]

    def parse(self, text: str) -> int:
        """The action of a text form; raises InvalidAction."""
        number = self._numbers.get(" ".join(text.split()))
        if number is None:
            raise InvalidAction(f"{self.key} has no action '{text}'.")
        return number


def no_games(seats: int) -> Match:
    return Match([], [0] * seats)


def load_match(document: dict[str, object]) -> Match:
    played = []
    for each in items(document["played"]):
        outcome = mapping(each)
        played.append(Outcome(ints(outcome["winners"]), str(outcome["reason"]), ints(outcome["points"])))
    return Match(played, ints(document["wins"]))
