"""Game: the public API of one game. It starts games, loads and arranges positions, and describes the game itself."""

from __future__ import annotations

from itertools import product
from sys import modules
from typing import Final, SupportsIndex

from pentakl.core import saving
from pentakl.core.chance import quick_deal, seeded
from pentakl.core.documents import ints, items, mapping, whole
from pentakl.core.errors import BadOption, BadPosition, InvalidAction
from pentakl.core.refused_combinations import refused_sets
from pentakl.core.rules import Match, Rules, Settings, no_games
from pentakl.core.state import State
from pentakl.core.table import load_outcome
from pentakl.core.tokens import UNWANTED
from pentakl.core.values import index_of

SEATS: Final = ""  # stands for the number of seats among the options; no option has this name


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
        """Actions are the ints from 0 to this number - 1; for action masks and neural networks."""
        return len(self.rules.actions)

    @property
    def max_decisions(self) -> int:
        """An upper bound on the decisions of one game."""
        return self.rules.max_decisions

    def longest(self, seats: SupportsIndex, options: dict[str, str] | None = None) -> int:
        """How many decisions to allow for: a third more than the longest of many thousands of random games.

        >>> import pentakl
        >>> pentakl.load("karmaka").longest(seats=2)
        700
        """
        return self.rules.longest(index_of(seats), self.rules.settings_for(index_of(seats), options or {}))

    # --- facts about the game

    def describe(self) -> dict[str, object]:
        """Seats, offered options, the printed facts of every card and the facts of the whole game, ready for JSON.

        docs/protocol.md describes it, under GET /api/games/{key}.
        """
        rules = self.rules
        presets: list[dict[str, object]] = []
        for preset in rules.presets:
            presets.append({"name": preset.name, "options": rules.offered_settings(rules.fill_in(preset.options))})
        return {
            "key": self.key,
            "seats": [rules.fewest_seats, rules.most_seats],
            "options": [option.dump() for option in rules.offered_options()],
            "presets": presets,
            "refused": self.refused_choices(),
            "cards": self.card_facts(),
            "facts": self.rules.game_facts(),
        }

    def card_facts(self) -> dict[str, dict[str, str | int]]:
        """What is printed on every kind of card besides its name and text.

        >>> import pentakl
        >>> pentakl.load("realms").card_facts()["mountain"]
        {'suit': 'land', 'strength': 9}
        """
        return {name: self.rules.facts(kind) for kind, name in enumerate(self.rules.cards)}

    def seats_for(self, options: dict[str, str]) -> list[int]:
        """The numbers of seats that are allowed with these options; none if the options themselves are refused.

        >>> import pentakl
        >>> pentakl.load("karmaka").seats_for({"variant": "wolf"})
        [3]
        """
        fitting: list[int] = []
        for seats in range(self.rules.fewest_seats, self.rules.most_seats + 1):
            try:
                self.rules.settings_for(seats, options)
            except BadOption:
                continue
            fitting.append(seats)
        return fitting

    def refused_choices(self) -> list[dict[str, object]]:
        """The smallest sets of choices that are refused, each as `{options, seats?}`.

        A set without `seats` is refused for any number of seats. Any choice that contains none of these sets can be
        played. Options that are free text or not offered keep their defaults.

        >>> import pentakl
        >>> pentakl.load("karmaka").refused_choices()[0]
        {'options': {'variant': 'teams'}, 'seats': 2}
        """
        listed = [option for option in self.rules.offered_options() if option.choices]
        choices: dict[str, list[str]] = {option.name: option.choices for option in listed}
        fitting: list[dict[str, str]] = []
        for values in product(*[option.choices for option in listed]):
            given: dict[str, str] = dict(zip(choices, values))
            for seats in self.seats_for(given):
                fitting.append({SEATS: str(seats), **given})
        numbers = range(self.rules.fewest_seats, self.rules.most_seats + 1)
        refused: list[dict[str, object]] = []
        for together in refused_sets({SEATS: [str(number) for number in numbers], **choices}, fitting):
            found: dict[str, object] = {"options": {name: together[name] for name in together if name != SEATS}}
            if SEATS in together:
                found["seats"] = int(together[SEATS])
            refused.append(found)
        return refused

    # --- games

    def start(self, seats: SupportsIndex, seed: SupportsIndex, options: dict[str, str] | None = None) -> State:
        """A new game at its first question. `seed` has up to 128 bits. Raises BadOption."""
        return self.deal(index_of(seats), index_of(seed), self.rules.settings_for(index_of(seats), options or {}))

    def deal(self, seats: int, seed: int, settings: Settings, position: dict[str, object] | None = None) -> State:
        """A new game with settings that were accepted before, perhaps by an older version, and are not checked again.

        If a position is given, the game begins there, and `seed` is used only if the position has none.
        """
        if position is not None:
            return self.arrange({"seed": seed, **position}, settings)
        state = State(self.rules, settings, no_games(seats), self.rules.deal(seats, settings, seeded(seed)))
        state.begin()
        return state

    def simulation(self, seats: SupportsIndex, seed: SupportsIndex, options: dict[str, str] | None = None) -> State:
        """A new game for studies that only play on, by `playout` or `step`: the same rules, several times as fast.

        It uses quick chance, so a seed deals other cards than in `start` and does not keep them secret. There are no
        events of the deal. As with a `scratch` state, the state cannot be saved or copied in the middle of an effect,
        and it cannot be determinized after its first move.

        >>> import pentakl
        >>> from pentakl.core.chance import quick
        >>> game = pentakl.load("karmaka").simulation(seats=2, seed=7)
        >>> game.playout(quick(7), limit=100_000) > 20, game.outcome is not None
        (True, True)
        """
        settings = self.rules.settings_for(index_of(seats), options or {})
        table = self.rules.deal(index_of(seats), settings, quick_deal(seed))
        state = State(self.rules, settings, no_games(index_of(seats)), table)
        state.keeps_effects = False
        table.rumours = UNWANTED
        table.events = None
        state.run_to_next_question()
        return state

    def arrange(self, position: dict[str, object], settings: Settings | None = None) -> State:
        """A position from a small readable document, for tests, puzzles and bug reports; raises BadPosition.

        All games share the keys `seats` (a list with one object for each seat), `options` and `seed`;
        docs/adding-a-card.md shows examples. `settings` that were accepted before replace `options`, unchecked.
        """
        try:
            if settings is None:
                seats = len(items(position["seats"]))
                given = mapping(position.get("options", {}))
                settings = self.rules.settings_for(seats, {name: str(value) for name, value in given.items()})
            table = self.rules.arrange(position, settings)
            match = self.rules.arrange_match(position, settings)
        except KeyError as missing:
            raise BadPosition(f"This is not a position of {self.key}: it lacks {missing}.") from missing
        except (BadOption, ValueError, TypeError) as error:
            raise BadPosition(f"This is not a position of {self.key}: {error}") from error
        state = State(self.rules, settings, match, table)
        state.begin()
        return state

    def from_json(self, document: dict[str, object]) -> State:
        """The state from a document that `to_json` returned; raises BadPosition."""
        if document.get("game") != self.key or document.get("rules_version") != self.rules_version:
            raise BadPosition(f"This is not a state of {self.key} with rules version {self.rules_version}.")
        try:
            table = self.rules.blank()
            table.load(mapping(document["table"]))
            given = mapping(document["settings"])
            # The settings were accepted when the game began; the checks may have changed since.
            settings = {option.name: str(given[option.name]) for option in self.rules.options}
            state = State(self.rules, settings, load_match(mapping(document["match"])), table)
            saving.restore_state(state, document)
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

    def text(self, action: SupportsIndex) -> str:
        """The text form of an action."""
        number = index_of(action)
        if not 0 <= number < self.num_actions:
            raise InvalidAction(f"{self.key} has no action {number}.")
        return self.rules.actions[number]

    def parse(self, text: str) -> int:
        """The action with this text form; raises InvalidAction."""
        number = self._numbers.get(" ".join(text.split()))
        if number is None:
            raise InvalidAction(f"{self.key} has no action '{text}'.")
        return number

    # --- equality and pickling: games with the same rules are equal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.rules is self.rules

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return game_by, (type(self.rules),)

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __repr__(self) -> str:
        return f"<Game {self.key}, rules version {self.rules_version}>"


def game_by(rules: type) -> Game:
    """The game with these rules, found in the module of the rules; used to unpickle a game."""
    for value in vars(modules[rules.__module__]).values():
        if isinstance(value, Game) and type(value.rules) is rules:
            return value
    raise ValueError(f"The module {rules.__module__} has no game by {rules.__name__}.")


def restore_state(rules: type, document: dict[str, object]) -> State:
    """Unpickle a state."""
    return game_by(rules).from_json(document)


def load_match(document: dict[str, object]) -> Match:
    played = [load_outcome(mapping(each)) for each in items(document["played"])]
    return Match(played, ints(document["wins"]), whole(document.get("earlier", 0)))
