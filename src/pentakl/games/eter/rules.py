"""The rules object of ETER: options, actions with their text forms, matches and tournaments, dealing and arranging."""

from __future__ import annotations

from typing import Final

from pentakl.core import foresight
from pentakl.core import table as core
from pentakl.core.chance import Chance
from pentakl.core.errors import BadOption
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice
from pentakl.core.game import Game
from pentakl.core.rules import Act, Match, Option, Preset, Rules, Settings
from pentakl.core.table import Outcome
from pentakl.core.viewer import Viewer
from pentakl.games.eter import actions, positions, tournament
from pentakl.games.eter.deal import EXPLOSIONS_CHOICES, FORMATS, MODES, MODES_WITH_MAGES, deal, deal_next
from pentakl.games.eter.play import EXPLODE, MATCH, PASS, TOURNAMENT, USE, EterTable
from pentakl.games.eter.play import GAME as SINGLE_GAME
from pentakl.games.eter.plays import CELL_MASK, FACE_DOWN, cell_in, token_in
from pentakl.games.eter.printed import (
    COMBAT_KINDS,
    EXPLOSIONS,
    FIRST_EXPLOSION,
    FIRST_MAGE,
    FIRST_POWER,
    FULL_SIZE,
    KNOWN_SIDES,
    NAMES,
    RANK,
    RANKS,
    TRAINING_SIZE,
    element_of,
)
from pentakl.games.eter.table import (
    ARENA,
    CARD,
    CELL,
    DIRECTION,
    EDGE,
    EXPLOSION,
    GOAL,
    HEIGHT,
    LINE,
    LINES,
    MAGE,
    MAGE_BACK,
    PLAY,
    PROMPTS,
    QUARTER,
    ROTATE,
    SPARE,
    STRENGTH,
    TOP,
    TURN,
    WINDOW,
)
from pentakl.games.eter.view import view_field, view_table

WINS_NEEDED: Final = 2
MOST_GAMES: Final = 20  # a match or tournament that is undecided after this many is drawn
# How many decisions a match, a game and a tournament take at most: see Rules.longest.
LONGEST_TRAINING: Final = [100, 30, 140]
LONGEST_FULL: Final = [220, 48, 280]
SUITS: Final = ["jade", "violet"]  # the players' colours
CELL_WORDS: Final = ["cell", "goal", "top"]  # answers to CELL, GOAL and TOP


class EterRules(Rules):
    """ETER for two."""

    def __init__(self) -> None:
        self.key = "eter"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 2
        self.options = [
            Option("mode", "training", MODES),
            Option("illusions", "no", ["no", "yes"]),
            Option("explosions", "off", EXPLOSIONS_CHOICES),
            Option("format", "match", FORMATS),
            Option("mages", "drawn", ["drawn", "chosen"]),
            # Which seat chooses a mage first in a rematch; empty in a first match.
            Option("chooser", "", [], is_offered=False),
        ]
        self.presets = [
            Preset("first", {}),
            Preset("tricks", {"illusions": "yes", "explosions": "optional"}),
            Preset("logic", {"format": "tournament"}),
            Preset("duel", {"mode": "mages", "illusions": "yes", "explosions": "optional", "mages": "chosen"}),
            Preset("battle", {"mode": "elemental", "illusions": "yes", "explosions": "optional"}),
            Preset("full", {"mode": "both", "illusions": "yes", "explosions": "optional"}),
        ]
        self.cards = NAMES
        self.prompts = PROMPTS
        self.actions = actions.ACTIONS
        self.idle_actions = ["pass"]
        # A turn uses up a card, except two uses of a mage or power, and passes; few cards come back.
        self.max_decisions = MOST_GAMES * 120

    def check(self, seats: int, settings: Settings) -> None:
        if settings["mages"] == "chosen" and settings["mode"] not in MODES_WITH_MAGES:
            raise BadOption(
                f"Option mages of eter is chosen only where there are mages: mode {' or '.join(MODES_WITH_MAGES)}."
            )
        if settings["chooser"] not in ("", "0", "1"):
            raise BadOption(f"Option chooser of eter is empty or a seat, 0 or 1, not '{settings['chooser']}'.")

    def longest(self, seats: int, settings: Settings) -> int:
        by_format = LONGEST_TRAINING if settings["mode"] == "training" else LONGEST_FULL
        return by_format[FORMATS.index(settings["format"])]

    def rematch(self, settings: Settings, outcome: Outcome, moved: list[int]) -> Settings:
        """If mages are chosen, the loser of the last match chooses first; after a draw the second player does."""
        if settings["mages"] != "chosen":
            return settings
        return {**settings, "chooser": str(moved[1 - outcome.winners[0]]) if outcome.winners else ""}

    # --- tables

    def blank(self) -> EterTable:
        return EterTable()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> EterTable:
        return deal(settings, chance)

    def arrange(self, position: dict[str, object], settings: Settings) -> EterTable:
        return positions.arrange(position, settings)

    def arrange_match(self, position: dict[str, object], settings: Settings) -> Match:
        return positions.arrange_match(position)

    def next_table(self, table: core.Table, match: Match) -> EterTable | None:
        assert isinstance(table, EterTable)
        if table.format == SINGLE_GAME or match.count >= MOST_GAMES or self.winner(table, match) != NOBODY:
            return None
        return deal_next(table)

    def winner(self, table: EterTable, match: Match) -> int:
        """Who has won the match or the tournament; NOBODY while it is undecided."""
        assert table.outcome is not None
        if table.format == TOURNAMENT:
            return tournament.decided_by(table.arena, table.size, match.count, table.outcome.winners)
        leaders = [seat for seat in range(2) if match.wins[seat] >= WINS_NEEDED]
        return leaders[0] if leaders else NOBODY

    def match_outcome(self, table: core.Table, match: Match) -> Outcome:
        assert isinstance(table, EterTable)
        assert table.outcome is not None
        if table.format == SINGLE_GAME:
            return table.outcome
        winner = self.winner(table, match)
        winners = [] if winner == NOBODY else [winner]
        if table.format == MATCH:
            return Outcome(winners, "wins", match.wins[:])
        has_line = tournament.owner_of_line(table.arena, table.size) != NOBODY
        return Outcome(winners, "arena" if has_line else "wins", tournament.markers(table.arena))

    # --- actions

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        assert isinstance(table, EterTable)
        prompt = choice.prompt
        if prompt == TURN or prompt == PLAY:
            return turn_act(table, choice.seat, option)
        if prompt == EXPLOSION:
            if option == EXPLODE:
                return Act(actions.EXPLODE, "explode")
            return Act(actions.DECLINE, "decline")
        if prompt == ROTATE:
            return Act(actions.FIRST_ROTATION + option, "rotate", number=option * QUARTER)
        if prompt == WINDOW:
            return Act(actions.FIRST_WINDOW + actions.number_of(option), "window", place=option)
        if prompt == SPARE:
            return Act(actions.FIRST_SPARED + actions.number_of(option), "spare", place=option)
        if prompt == ARENA:
            return Act(actions.FIRST_MARK + actions.number_of(option), "arena", place=option)
        if prompt == MAGE:
            return Act(actions.FIRST_CHOICE + table.face[option] - FIRST_MAGE, "choose", card=option)
        return part_act(table, prompt, option)

    def action_numbers(self, table: core.Table, choice: Choice) -> list[int]:
        if choice.prompt != TURN:
            return [self.act(table, choice, option).action for option in choice.options]
        numbers: list[int] = []
        token = NO_CARD
        first = 0
        for option in choice.options:
            if option >= FACE_DOWN:
                numbers.append(self.act(table, choice, option).action)
                continue
            played = token_in(option)
            if played != token:
                token = played
                first = actions.FIRST_PLAY + RANK[table.face[token]] * actions.CELL_COUNT
            numbers.append(first + actions.NUMBER_OF_CELL[option & CELL_MASK])
        return numbers

    def preview(
        self, table: core.Table, choice: Choice, option: int, after: core.Table, stopped: str, viewer: Viewer
    ) -> dict[str, object] | None:
        """The field as a mage, a power or an explosion leaves it, if that is certain. A plain play shows itself."""
        assert isinstance(after, EterTable)
        is_certain = stopped == foresight.ASKS or stopped == foresight.OVER
        if not is_certain or (choice.prompt == TURN and option < USE):
            return None
        return view_field(after, viewer)

    # --- what is shown

    def facts(self, kind: int) -> dict[str, str | int]:
        """`seat` is the owner of a combat card, NOBODY for all others."""
        if kind < COMBAT_KINDS:
            seat = kind // len(RANKS)
            return {"type": "combat", "suit": SUITS[seat], "value": RANKS[RANK[kind]], "seat": seat}
        if kind < FIRST_POWER:
            side = NAMES[kind].partition("-")[2]
            return {"type": "mage", "suit": element_of(NAMES[kind]), "value": side, "seat": NOBODY}
        if kind < FIRST_EXPLOSION:
            return {"type": "power", "suit": element_of(NAMES[kind]), "value": NAMES[kind], "seat": NOBODY}
        return {"type": "explosion", "suit": "blast", "value": str(kind - FIRST_EXPLOSION + 1), "seat": NOBODY}

    def game_facts(self) -> dict[str, object]:
        """`explosions`: by name the rows of both sides by their size, and for which sizes they are our own designs."""
        explosions: dict[str, object] = {}
        for number, sides in enumerate(EXPLOSIONS):
            sizes = [TRAINING_SIZE, FULL_SIZE]
            explosions[NAMES[FIRST_EXPLOSION + number]] = {
                "rows": {str(size): rows for size, rows in zip(sizes, sides)},
                "house": [size for size in sizes if (number, size) not in KNOWN_SIDES],
            }
        return {"explosions": explosions, "wins_needed": WINS_NEEDED, "tournament_games": tournament.GAMES}

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        assert isinstance(table, EterTable)
        return view_table(table, viewer)

    def standing(self, table: core.Table) -> list[int]:
        """The points on the field; a mage, a power or an explosion is used first."""
        assert isinstance(table, EterTable)
        return [] if table.using != NO_CARD else table.points()


def turn_act(t: EterTable, seat: int, option: int) -> Act:
    if option == PASS:
        return Act(actions.PASS, "pass")
    if option >= USE:
        token = option - USE
        if t.pool[token] == MAGE_BACK:
            return Act(actions.MAGE, "mage", card=token)
        return Act(actions.FIRST_POWER + t.face[token] - FIRST_POWER, "power", card=token)
    token, cell = token_in(option), cell_in(option)
    is_face_down = option & FACE_DOWN != 0
    word = "hide" if is_face_down else "lay"
    if cell in t.cells:
        word = "attack" if t.is_illusion(t.top(cell)) else "cover"
    act = Act(actions.play_number(t.rank(token), cell, is_face_down), word, card=token, place=cell)
    act.tokens = equal_cards(t, seat, token)
    return act


def equal_cards(t: EterTable, seat: int, token: int) -> list[int]:
    """The cards beside the field for which one of them stands."""
    me = t.players[seat]
    for zone in (me.hand, me.out):
        if token in zone:
            return [other for other in zone if t.face[other] == t.face[token]]
    return [token]


def part_act(t: EterTable, prompt: int, option: int) -> Act:
    """An answer to a part of a mage or a power."""
    if prompt == CELL or prompt == GOAL or prompt == TOP:
        return Act(actions.FIRST_CELL + actions.number_of(option), CELL_WORDS[prompt - CELL], place=option)
    if prompt == EDGE or prompt == DIRECTION:
        return Act(actions.FIRST_DIRECTION + option, actions.DIRECTIONS[option])
    if prompt == LINE:
        return Act(actions.FIRST_LINE + option, LINES[option])
    if prompt == STRENGTH:
        return Act(actions.FIRST_STRENGTH + option, "value", number=option)
    if prompt == HEIGHT:
        cell = t.parts[0]
        return Act(actions.FIRST_HEIGHT + option, "height", card=t.stack(cell)[option], number=option)
    assert prompt == CARD
    act = Act(actions.FIRST_CARD + t.rank(option), "card", card=option)
    act.tokens = equal_cards(t, t.mover, option)
    return act


GAME: Final = Game(EterRules())
