"""Rules: the interface that a game implements, with its options and presets, acts (described actions) and matches."""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.documents import items
from pentakl.core.errors import BadOption
from pentakl.core.events import NO_NUMBER, NOBODY
from pentakl.core.flow import EMPTY, NO_CARD, NO_PLACE, Choice
from pentakl.core.native import mypyc_attr
from pentakl.core.table import Outcome, Table
from pentakl.core.values import Value
from pentakl.core.viewer import Viewer

Settings = dict[str, str]
# No single flow asks more questions than this; longer effects put their parts on the table's agenda.
USUAL_LONGEST_FLOW: Final = 40
NO_TEXTS: Final[list[str]] = []


class Option(Value):
    """An option of the game, shown in the lobby, on the command line and in the docs.

    `kind` is "choice" (one of `choices`) or "text" (checked by the game's `check`). Its texts in both languages are the
    Fluent messages `option-<name>` and `option-<name>-<choice>`. An option that is not offered is set by the rules
    themselves (`Rules.rematch`) and shown to nobody; records contain it like every other.
    """

    __slots__ = ("choices", "default", "is_offered", "kind", "name")
    name: str
    kind: str
    default: str
    choices: list[str]
    is_offered: bool

    def __init__(self, name: str, default: str, choices: list[str], is_offered: bool = True) -> None:
        self.name = name
        self.kind = "choice" if choices else "text"
        self.default = default
        self.choices = choices
        self.is_offered = is_offered

    def arguments(self) -> dict[str, object]:
        return {
            "name": self.name, "default": self.default, "choices": self.choices, "is_offered": self.is_offered,
        }  # fmt: skip

    def dump(self) -> dict[str, object]:
        return {"name": self.name, "type": self.kind, "default": self.default, "choices": self.choices}


class Preset(Value):
    """A usual combination of options; options that it does not name have their defaults.

    Its texts in both languages are the Fluent message `preset-<name>` with `.about`.
    """

    __slots__ = ("name", "options")
    name: str
    options: dict[str, str]

    def __init__(self, name: str, options: dict[str, str]) -> None:
        self.name = name
        self.options = options

    def arguments(self) -> dict[str, object]:
        return {"name": self.name, "options": self.options}


NO_PRESETS: Final[list[Preset]] = []


class Act(Value):
    """One legal answer, described: its number in the game's dense range of actions, and what it points at.

    `word` is a key ("deed", "accept"), `card` a token, `kind` a kind of card that is only named, `seat` a seat,
    `place` a place, `number` a number; what does not apply is absent. `tokens` are all equal cards for which the act
    stands; `card` is the one that is used. If each of them is an option of its own, the engine collects them; if one
    option stands for all of them, the game lists them, and `card` is the best-known.
    An act may point at a card that the seat does not know.
    """

    __slots__ = ("action", "card", "kind", "number", "place", "seat", "tokens", "word")
    action: int
    word: str
    card: int
    kind: int
    seat: int
    place: int
    number: int
    tokens: list[int]

    def __init__(
        self,
        action: int,
        word: str,
        card: int = NO_CARD,
        seat: int = NOBODY,
        number: int = NO_NUMBER,
        place: int = NO_PLACE,
        kind: int = NO_CARD,
    ) -> None:
        self.action = action
        self.word = word
        self.card = card
        self.kind = kind
        self.seat = seat
        self.place = place
        self.number = number
        self.tokens = EMPTY

    def arguments(self) -> dict[str, object]:
        return {
            "action": self.action, "word": self.word, "card": self.card, "seat": self.seat, "number": self.number,
            "place": self.place, "kind": self.kind,
        }  # fmt: skip

    def added(self) -> dict[str, object]:
        return {"tokens": self.tokens}


class Match(Value):
    """The games of a match that are already over, with each seat's wins. Immutable: a new one replaces it.

    `earlier` counts the games before an arranged position; only their wins are known.
    """

    __slots__ = ("earlier", "played", "wins")
    played: list[Outcome]
    wins: list[int]
    earlier: int

    def __init__(self, played: list[Outcome], wins: list[int], earlier: int = 0) -> None:
        self.played = played
        self.wins = wins
        self.earlier = earlier

    def arguments(self) -> dict[str, object]:
        return {"played": self.played, "wins": self.wins, "earlier": self.earlier}

    @property
    def count(self) -> int:
        """How many games are over."""
        return self.earlier + len(self.played)

    def after(self, outcome: Outcome) -> Match:
        wins = [won + (seat in outcome.winners) for seat, won in enumerate(self.wins)]
        return Match([*self.played, outcome], wins, self.earlier)

    def dump(self) -> dict[str, object]:
        document: dict[str, object] = {"wins": self.wins[:], "played": [outcome.dump() for outcome in self.played]}
        if self.earlier:
            document["earlier"] = self.earlier
        return document


def no_games(seats: int) -> Match:
    return Match([], [0] * seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one game; each game is one subclass of Rules and one of Table. Constant after the constructor."""

    key: str
    version: int
    fewest_seats: int
    most_seats: int
    options: list[Option]  # in the order of choosing: those on which others depend come first
    presets: list[Preset] = NO_PRESETS  # from a first game to the full one
    cards: list[str]  # what is printed on a face, by number
    prompts: list[str]  # the keys of the questions, by number
    actions: list[str]  # the text form of every action, by number
    max_decisions: int  # an upper bound for one game
    longest_flow: int = USUAL_LONGEST_FLOW  # how many answers one flow may take; copying it runs all of them again
    idle_actions: list[str] = NO_TEXTS  # actions of a seat that can do nothing else; `pentakl perft` skips them

    def check(self, seats: int, settings: Settings) -> None:
        """Raise BadOption if these options are not allowed together or with this number of seats."""

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Table:
        """A new table, before the first decision."""
        raise NotImplementedError

    def longest(self, seats: int, settings: Settings) -> int:
        """The most decisions to expect of one game: measured, while `max_decisions` is proven.

        About a third more than the longest of at least ten thousand random games.
        """
        return self.max_decisions

    def blank(self) -> Table:
        """An empty table, to be filled by its `load`."""
        raise NotImplementedError

    def act(self, table: Table, choice: Choice, option: int) -> Act:
        """The action that an option of this question stands for."""
        raise NotImplementedError

    def action_numbers(self, table: Table, choice: Choice) -> list[int]:
        """The action numbers of all options. A game overrides this if it can find them faster than by `act`."""
        return [self.act(table, choice, option).action for option in choice.options]

    def preview(
        self, table: Table, choice: Choice, option: int, after: Table, stopped: str, viewer: Viewer
    ) -> dict[str, object] | None:
        """What this answer would lead to, in the game's own terms, ready for JSON; None: there is nothing to add.

        `after` is the table as far as the answer can be foreseen, and `stopped` says why no further (foresight.py).
        What the asked seat does not know is blotted out there. Called when a player considers an answer, never in a
        search.
        """
        return None

    def asks_openly(self, choice: Choice) -> bool:
        """Whether everybody who knows the asking card sees that it asks; otherwise only the asked seat sees it."""
        return True

    def facts(self, kind: int) -> dict[str, str | int]:
        """What is printed on this kind of card besides its name and text, ready for JSON and for messages."""
        return {}

    def game_facts(self) -> dict[str, object]:
        """The facts of the whole game that are printed on its board or in its rulebook, ready for JSON.

        Ladders, lists and limits that a client shows or calculates with, so that it needs no copy of its own.
        """
        return {}

    def view(self, table: Table, viewer: Viewer) -> dict[str, object]:
        """Everything on the table that a viewer may see, ready for JSON; every card goes through the viewer."""
        raise NotImplementedError

    def arrange(self, position: dict[str, object], settings: Settings) -> Table:
        """A table from a small readable document; raises BadPosition."""
        raise NotImplementedError

    def arrange_match(self, position: dict[str, object], settings: Settings) -> Match:
        """The games of the match before an arranged position, usually none; raises ValueError."""
        return no_games(len(items(position["seats"])))

    def next_table(self, table: Table, match: Match) -> Table | None:
        """The table of the next game of the match, or None when the match is over."""
        return None

    def match_outcome(self, table: Table, match: Match) -> Outcome:
        """How the whole match ended; by default as its last table did."""
        assert table.outcome is not None
        return table.outcome

    def rematch(self, settings: Settings, outcome: Outcome, moved: list[int]) -> Settings:
        """The settings of a rematch: those of the last match, unless its outcome changes them.

        The player of `seat` now sits in `moved[seat]`.
        """
        return settings

    def sides(self, seats: int, settings: Settings) -> list[int]:
        """The side of each seat, by number, if two sides play against each other; otherwise []."""
        return [0, 1] if seats == 2 else []

    def standing(self, table: Table) -> list[int]:
        """How many points, signets or the like each seat has now; [] if that cannot be said, or decides nothing.

        May be counted from hidden cards: it is told only after the end, as the largest change of the standing.
        """
        return []

    # --- shared by all games

    def offered_options(self) -> list[Option]:
        """The options that people can choose."""
        return [option for option in self.options if option.is_offered]

    def offered_settings(self, settings: Settings) -> Settings:
        """The part of these settings that people chose."""
        return {option.name: settings[option.name] for option in self.offered_options()}

    def preset(self, name: str) -> dict[str, str]:
        """The options that a preset names; raises BadOption if there is none of this name."""
        for preset in self.presets:
            if preset.name == name:
                return preset.options
        known = ", ".join([preset.name for preset in self.presets]) or "none"
        raise BadOption(f"{self.key} has no preset '{name}'; its presets: {known}.")

    def action_of(self, text: str) -> int:
        """The number of an action that the engine itself uses, by its text: "time" or "confirm"."""
        assert text in self.actions, f"{self.key} asks questions that need the action '{text}'"
        return self.actions.index(text)

    def fill_in(self, given: dict[str, str]) -> Settings:
        """Every option with its given or default value, unchecked; unknown names are dropped."""
        return {option.name: given.get(option.name, option.default) for option in self.options}

    def settings_for(self, seats: int, given: dict[str, str]) -> Settings:
        """Every option with its given or default value, checked; raises BadOption."""
        if not self.fewest_seats <= seats <= self.most_seats:
            wanted = f"{self.fewest_seats} to {self.most_seats}"
            if self.fewest_seats == self.most_seats:
                wanted = str(self.fewest_seats)
            raise BadOption(f"{self.key} is for {wanted} seats, not {seats}.")
        settings = self.fill_in(given)
        for name in given:
            if name not in settings:
                known = ", ".join(sorted(self.offered_settings(settings))) or "none"
                raise BadOption(f"{self.key} has no option '{name}'; its options: {known}.")
        for option in self.options:
            if option.choices and settings[option.name] not in option.choices:
                raise BadOption(
                    f"Option {option.name} of {self.key} is one of {', '.join(option.choices)}, "
                    f"not '{settings[option.name]}'."
                )
        self.check(seats, settings)
        return settings
