"""The rules object of Cardia: options, actions with their text forms, matches, dealing and arranging."""

from __future__ import annotations

import re
from typing import Final

from pentakl.core import table as core
from pentakl.core.chance import Chance, seeded
from pentakl.core.documents import items, mapping, whole
from pentakl.core.errors import BadOption
from pentakl.core.flow import Choice
from pentakl.core.game import Game
from pentakl.core.rules import Act, Match, Option, Rules, Settings
from pentakl.core.table import Outcome
from pentakl.core.tokens import EVERYONE
from pentakl.core.viewer import Viewer
from pentakl.games.cardia.locations import LOCATIONS, SKULLS, hides_what_is_placed
from pentakl.games.cardia.play import CardiaTable, bare_table, deal
from pentakl.games.cardia.preview import foreseen
from pentakl.games.cardia.printed import CARDS_IN_DECK, COLOURS, FACTION, FACTIONS, INSTANT, NAMES, RULE, VALUE
from pentakl.games.cardia.row import NO_FACTION, NOTHING_WAITS, NextCard
from pentakl.games.cardia.table import (
    CLEAR_WHAT,
    DECLINE,
    FACTION_OR_DECLINE,
    LIBRARIAN,
    MODIFIERS,
    NAME_FACTION,
    PLAY,
    PLAY_OPENLY,
    PLAY_SECOND,
    PLUS,
    PROMPTS,
)
from pentakl.games.cardia.tournament import MOST_DECIDERS, PLAYERS, POSSIBLE_SCORES, SCHEDULE
from pentakl.games.cardia.view import view_table

DECKS: Final = ["1", "2"]
MOST_GAMES: Final = 20  # a match is drawn after this many. So many draws never happen, but a match must end
COUNTS: Final = [str(count) for count in range(len(LOCATIONS) + 1)]
WORDS: Final = ["decline", "next", "plus", "minus", "modifiers", "tokens", *FACTIONS]
FIRST_FACTION: Final = len(WORDS) - len(FACTIONS)
FIRST_PLAY: Final = len(WORDS)
FIRST_OWN: Final = FIRST_PLAY + len(NAMES)
FIRST_RIVAL: Final = FIRST_OWN + len(NAMES)


def all_actions() -> list[str]:
    """Words, every card played, every own card picked from hand or row, every card of the rival's row."""
    actions = [*WORDS]
    actions += [f"play {name}" for name in NAMES]
    actions += NAMES
    actions += [f"rival {name}" for name in NAMES]
    return actions


class CardiaRules(Rules):
    """Cardia for two."""

    def __init__(self) -> None:
        self.key = "cardia"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 2
        self.options = [Option("deck", "1", []), Option("locations", "none", []), Option("wins", "2", ["2", "1"])]
        self.cards = NAMES
        self.prompts = PROMPTS
        self.actions = all_actions()
        # A round takes two cards out of the hands and gives at most one back, so a game has at most 32 of them.
        self.max_decisions = 40_000

    def check(self, seats: int, settings: Settings) -> None:
        mix_of(settings["deck"])
        count_of_locations(settings["locations"])

    def longest(self, seats: int, settings: Settings) -> int:
        return 170 if settings["wins"] == "1" else 280

    def blank(self) -> CardiaTable:
        return CardiaTable()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> CardiaTable:
        drawn = draw_locations(settings["locations"], chance)
        return deal(mix_of(settings["deck"]), drawn, int(settings["wins"]), chance)

    def next_table(self, table: core.Table, match: Match) -> CardiaTable | None:
        """The next game of the match: the same deck, the same locations. A draw scores nothing and is replayed."""
        assert isinstance(table, CardiaTable)
        if max(match.wins) >= table.wins_needed or len(match.played) == MOST_GAMES:
            return None
        return deal(table.mix, table.locations, table.wins_needed, table.chance)

    def match_outcome(self, table: core.Table, match: Match) -> Outcome:
        """The player with enough wins has won; a match to one win ends as its deciding game did."""
        assert isinstance(table, CardiaTable)
        assert table.outcome is not None
        if table.wins_needed == 1:
            return table.outcome
        winners = [seat for seat in range(2) if match.wins[seat] >= table.wins_needed]
        return Outcome(winners, "match", match.wins[:])

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        prompt = choice.prompt
        if prompt == PLAY or prompt == PLAY_OPENLY or prompt == PLAY_SECOND:
            return Act(FIRST_PLAY + table.face[option], "play", card=option)
        if prompt == NAME_FACTION:
            return Act(FIRST_FACTION + option, FACTIONS[option])
        if prompt == LIBRARIAN:
            return word("plus" if option == PLUS else "minus")
        if prompt == CLEAR_WHAT:
            return word("modifiers" if option % 2 == MODIFIERS else "tokens")
        if option == DECLINE:
            return word("decline" if prompt == FACTION_OR_DECLINE else "next")
        assert isinstance(table, CardiaTable)
        me = table.players[choice.seat]
        if option in table.rival(me).row:
            return Act(FIRST_RIVAL + table.face[option], "rival", card=option)
        return Act(FIRST_OWN + table.face[option], "own" if option in me.row else "card", card=option)

    def action_numbers(self, table: core.Table, choice: Choice) -> list[int]:
        prompt = choice.prompt
        if prompt == PLAY or prompt == PLAY_OPENLY or prompt == PLAY_SECOND:
            return [FIRST_PLAY + table.face[token] for token in choice.options]
        return [self.act(table, choice, option).action for option in choice.options]

    def preview(
        self, table: core.Table, choice: Choice, option: int, after: core.Table, stopped: str, viewer: Viewer
    ) -> dict[str, object] | None:
        assert isinstance(table, CardiaTable)
        assert isinstance(after, CardiaTable)
        return foreseen(table, choice, option, after, viewer)

    def facts(self, kind: int) -> dict[str, str | int]:
        faction = FACTION[kind]
        return {
            "value": VALUE[kind],
            "colour": COLOURS[faction],
            "faction": FACTIONS[faction],
            "deck": kind // CARDS_IN_DECK + 1,
            "ongoing": int(RULE[kind] != INSTANT),
        }

    def game_facts(self) -> dict[str, object]:
        """`factions` in the order of a mix, `decks` as the option names them, `locations`, and a `tournament`."""
        return {
            "factions": FACTIONS,
            "decks": DECKS,
            "locations": [{"key": key, "skulls": skulls} for key, skulls in zip(LOCATIONS, SKULLS, strict=True)],
            "tournament": {
                "players": PLAYERS,
                "rounds": max([duel.round for duel in SCHEDULE]),
                "duels": len(SCHEDULE),
                "deciders": MOST_DECIDERS,
                "scores": POSSIBLE_SCORES,
            },
        }

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        assert isinstance(table, CardiaTable)
        return view_table(table, viewer)

    def standing(self, table: core.Table) -> list[int]:
        """The signets."""
        assert isinstance(table, CardiaTable)
        return table.score()

    def arrange(self, position: dict[str, object], settings: Settings) -> CardiaTable:
        """A position at the start of a round.

        `seats` lists for each player `hand`, `deck`, `discard` (names of cards, the top last), `row` (oldest first; a
        card may carry tokens: "judge+3", "judge*" with an ongoing token, "judge-5*"), `placed` (a card in the fog) and
        `next` (what waits for the next card: `modifier`, `choices`, `late`, `demand`, `openly`). Cards that are not
        named are shuffled into the owner's deck; a seat that names its `deck` leaves them in the box, open to all.
        """
        check_keys(position, ["seats", "seed", "options"], "it")
        chance = seeded(whole(position.get("seed", 0)))
        drawn = draw_locations(settings["locations"], chance)
        table = bare_table(mix_of(settings["deck"]), drawn, int(settings["wins"]), chance)
        for player, each in zip(table.players, items(position["seats"]), strict=True):
            described = mapping(each)
            check_keys(described, ["hand", "deck", "discard", "row", "placed", "next"], "a seat")
            seat = player.index
            player.hand = from_box(table, described.get("hand", []), seat, 1 << seat)
            player.discard = from_box(table, described.get("discard", []), seat, EVERYONE)
            player.row = from_box(table, described.get("row", []), seat, EVERYONE, has_tokens=True)
            player.placed = from_box(table, described.get("placed", []), seat, 1 << seat)
            player.luggage = [NOTHING_WAITS for _ in player.placed]
            waiting = mapping(described.get("next", {}))
            player.waiting = waiting_of(waiting)
            player.plays_openly = bool(waiting.get("openly", False))
            if "deck" in described:
                player.deck = from_box(table, described["deck"], seat, 0)
            else:
                player.deck = [token for token in table.box if table.pool[token] == seat]
                table.box = [token for token in table.box if table.pool[token] != seat]
                table.shuffle(player.deck)
        for token in table.box:
            table.known[token] = EVERYONE
        rows = [len(player.row) for player in table.players]
        if rows[0] != rows[1]:
            raise ValueError(f"every encounter has two cards, so rows of {rows[0]} and {rows[1]} do not fit")
        if [len(player.placed) for player in table.players] not in ([0, 0], [1, 1]):
            raise ValueError("at most one pair lies in the fog")
        if table.players[0].placed and not hides_what_is_placed(table):
            raise ValueError("cards lie hidden only in the foggy_swamp")
        return table


# --- options


def mix_of(deck: str) -> str:
    """Four digits: the deck of each faction. `1` and `2` are the whole decks."""
    if deck in DECKS:
        return deck * len(FACTIONS)
    if not re.fullmatch("[12]{4}", deck):
        raise BadOption(
            f"Option deck of cardia is 1, 2, or four digits 1 and 2 for {', '.join(FACTIONS)} (such as 1212); "
            f"not '{deck}'."
        )
    return deck


def count_of_locations(text: str) -> int:
    """How many locations the option asks for; raises BadOption if the text is wrong."""
    if text in ("", "none"):
        return 0
    if text.startswith("random:"):
        number = text.removeprefix("random:")
        if number in COUNTS:
            return COUNTS.index(number)
        raise BadOption(f"Option locations of cardia draws 0 to {len(LOCATIONS)} at random, not '{number}'.")
    wanted = text.split(",")
    for name in wanted:
        if name not in LOCATIONS:
            raise BadOption(
                f"Option locations of cardia is none, random:N, or a list with commas of {', '.join(LOCATIONS)}; "
                f"not '{name}'."
            )
    if len(set(wanted)) < len(wanted):
        raise BadOption(f"Option locations of cardia names a location twice: '{text}'.")
    return len(wanted)


def draw_locations(text: str, chance: Chance) -> int:
    """The mask of the locations of a match: those that are named, or this many at random."""
    count = count_of_locations(text)
    numbers = list(range(len(LOCATIONS)))
    if text.startswith("random:"):
        chance.shuffle(numbers)
    elif count:
        numbers = [LOCATIONS.index(name) for name in text.split(",")]
    return sum([1 << number for number in numbers[:count]])


# --- positions


def check_keys(document: dict[str, object], keys: list[str], what: str) -> None:
    unknown = set(document) - set(keys)
    if unknown:
        raise ValueError(f"{what} has no '{min(unknown)}'")


def from_box(table: CardiaTable, names: object, seat: int, known: int, has_tokens: bool = False) -> list[int]:
    """Take a player's named cards out of the box, known to the seats of a mask; cards of the row with their tokens."""
    zone = []
    for each in items(names):
        parts = re.fullmatch(r"([a-z_]+)([+-]\d+)?(\*)?", str(each))
        if parts is None or parts[1] not in NAMES:
            raise ValueError(f"there is no card '{each}'")
        kind = NAMES.index(parts[1])
        token = next((token for token in table.box if table.face[token] == kind and table.pool[token] == seat), None)
        if token is None:
            raise ValueError(f"seat {seat} has no '{parts[1]}' left in this deck")
        if not has_tokens and (parts[2] or parts[3]):
            raise ValueError(f"tokens lie only on cards of the row, not on '{each}'")
        table.box.remove(token)
        table.known[token] = known
        table.modifier[token] = int(parts[2] or 0)
        table.ongoing[token] = 1 if parts[3] else 0
        zone.append(token)
    return zone


def waiting_of(document: dict[str, object]) -> NextCard:
    check_keys(document, ["modifier", "choices", "late", "demand", "openly"], "a next card")
    demand = document.get("demand")
    return NextCard(
        whole(document.get("modifier", 0)),
        whole(document.get("choices", 0)),
        whole(document.get("late", 0)),
        NO_FACTION if demand is None else FACTIONS.index(str(demand)),
    )


def word(text: str) -> Act:
    return Act(WORDS.index(text), text)


GAME: Final = Game(CardiaRules())
