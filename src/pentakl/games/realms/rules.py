"""The rules object of Fantastyczne światy: seats, options, actions with their text forms, dealing and arranging."""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.chance import Chance, seeded
from pentakl.core.documents import items, mapping, whole
from pentakl.core.errors import BadOption
from pentakl.core.flow import Choice
from pentakl.core.game import Game
from pentakl.core.rules import Act, Option, Rules, Settings
from pentakl.core.tokens import EVERYONE
from pentakl.core.viewer import Viewer
from pentakl.games.realms.cards import (
    CARD_COUNT,
    CARD_IDS,
    CARD_STRENGTH,
    CARD_SUIT,
    MIRAGE_NUMBER,
    NECROMANCER_NUMBER,
    SHAPESHIFTER_NUMBER,
)
from pentakl.games.realms.estimate import estimated_points, mask_of
from pentakl.games.realms.hand import HAND_SIZE, HAND_SIZE_WITH_EIGHTH, SUITS
from pentakl.games.realms.play import ACCEPT, CONTENT, REFUSE, WITHDRAW, RealmsTable, bare_table
from pentakl.games.realms.table import (
    BEST,
    CHAOS,
    DECK,
    DISCARD,
    DRAFT,
    FIRST_SUIT,
    HAGGLE,
    KEEP,
    MOST_SEATS,
    NONE,
    PROMPTS,
    SETTLE,
    TAKE,
    TAKE_OR_DRAW_TWO,
    TIME,
    TRADE,
    VARIANTS,
)
from pentakl.games.realms.view import view_table

SEATS: Final = [(3, 6), (2, 2), (3, 7)]  # the fewest and the most, by variant
LONGEST_TRADE: Final = 60  # minutes
MINUTES: Final = [str(minutes) for minutes in range(1, LONGEST_TRADE + 1)]
LONGEST_SHOWN: Final = 20  # letters of an option that is refused

WORDS: Final = ["draw", "draw-two", "content", "time", "best", "own", "none"]
ANSWERS: Final = ["accept", "refuse", "withdraw"]
WAYS: Final = ["take", "discard", "keep", "choose"]
FIRST_ANSWER: Final = len(WORDS)
FIRST_OF_SUITS: Final = FIRST_ANSWER + len(ANSWERS) * MOST_SEATS
FIRST_WAY: Final = FIRST_OF_SUITS + len(SUITS)
FIRST_TAKE: Final = FIRST_WAY + WAYS.index("take") * CARD_COUNT
FIRST_DISCARD: Final = FIRST_WAY + WAYS.index("discard") * CARD_COUNT
DRAW: Final = WORDS.index("draw")
FIRST_OFFER: Final = FIRST_WAY + len(WAYS) * CARD_COUNT


def all_actions() -> list[str]:
    """Words, answers to a seat's offer, suits, every card in every way, every card offered to every seat."""
    actions = [*WORDS, *[f"{answer} {seat}" for answer in ANSWERS for seat in range(MOST_SEATS)]]
    actions += [f"suit {suit}" for suit in SUITS]
    actions += [f"{way} {card}" for way in WAYS for card in CARD_IDS]
    actions += [f"offer {card} to {seat}" for card in CARD_IDS for seat in range(MOST_SEATS)]
    return actions


class RealmsRules(Rules):
    """Fantastyczne światy for two to seven."""

    def __init__(self) -> None:
        self.key = "realms"
        self.version = 2
        self.fewest_seats = 2
        self.most_seats = MOST_SEATS
        self.options = [Option("variant", "standard", VARIANTS), Option("minutes", "5", [])]
        self.cards = list(CARD_IDS)
        self.prompts = PROMPTS
        self.actions = all_actions()
        self.max_decisions = 4000

    def check(self, seats: int, settings: Settings) -> None:
        fewest, most = SEATS[VARIANTS.index(settings["variant"])]
        if not fewest <= seats <= most:
            wanted = str(most) if fewest == most else f"{fewest} to {most}"
            raise BadOption(f"Variant {settings['variant']} of realms is for {wanted} seats, not {seats}.")
        minutes = settings["minutes"]
        if minutes not in MINUTES:
            shown = minutes if len(minutes) <= LONGEST_SHOWN else f"{minutes[:LONGEST_SHOWN]}…"
            raise BadOption(f"Option minutes of realms is a number from 1 to {LONGEST_TRADE}, not '{shown}'.")

    def longest(self, seats: int, settings: Settings) -> int:
        """Random players of the chaos game are content soon; people may take thousands of steps."""
        return 25 * seats if settings["variant"] == "chaos" else 140 + 60 * seats

    def blank(self) -> RealmsTable:
        return RealmsTable()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> RealmsTable:
        table = new_table(seats, settings, chance)
        table.events = None if chance.is_quick else []
        table.deck, table.box = table.box, []
        table.shuffle(table.deck)
        if table.variant != DRAFT:
            for seat in range(seats):
                for _ in range(HAND_SIZE):
                    table.draw(seat)
        table.turn = int(chance.below(seats))
        return table

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        prompt = choice.prompt
        if prompt == TAKE or prompt == TAKE_OR_DRAW_TWO:
            if option == DECK:
                return word("draw" if prompt == TAKE else "draw-two")
            return card_act("take", table, option)
        if prompt == DISCARD:
            return card_act("discard", table, option)
        if prompt == KEEP:
            return card_act("keep", table, option)
        if prompt == TRADE or prompt == HAGGLE:
            return step_of_trading(table, option)
        if prompt == TIME:
            return word("time")
        if prompt == SETTLE:
            return word("best" if option == BEST else "own")
        if option == NONE:
            return word("none")
        if option >= FIRST_SUIT:
            suit = option - FIRST_SUIT
            return Act(FIRST_OF_SUITS + suit, f"suit-{SUITS[suit]}")
        return card_act("choose", table, option)

    def action_numbers(self, table: core.Table, choice: Choice) -> list[int]:
        if choice.prompt == DISCARD:
            return [FIRST_DISCARD + table.face[token] for token in choice.options]
        if choice.prompt != TAKE:
            return [self.act(table, choice, option).action for option in choice.options]
        return [DRAW if option == DECK else FIRST_TAKE + table.face[option] for option in choice.options]

    def asks_openly(self, choice: Choice) -> bool:
        """An offered card is shown to the one it is offered to, also if somebody else happens to know it."""
        return choice.prompt != HAGGLE

    def facts(self, kind: int) -> dict[str, str | int]:
        return {"suit": SUITS[CARD_SUIT[kind]], "strength": CARD_STRENGTH[kind]}

    def game_facts(self) -> dict[str, object]:
        """`hand_size_with`: how many cards a hand with one of these may hold; `take_names`: cards that take a name."""
        return {
            "suits": list(SUITS),
            "hand_size": HAND_SIZE,
            "hand_size_with": {CARD_IDS[NECROMANCER_NUMBER]: HAND_SIZE_WITH_EIGHTH},
            "take_names": [CARD_IDS[SHAPESHIFTER_NUMBER], CARD_IDS[MIRAGE_NUMBER]],
        }

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        assert isinstance(table, RealmsTable)
        return view_table(table, viewer)

    def standing(self, table: core.Table) -> list[int]:
        """What the hands are worth; whoever holds a card too many discards one first."""
        assert isinstance(table, RealmsTable)
        if any(len(hand) > HAND_SIZE for hand in table.hands):
            return []
        discard = mask_of(table.faces(table.discard))
        standing: list[int] = []
        for seat, hand in enumerate(table.hands):
            points = estimated_points(mask_of(table.faces(hand)), discard, table.seen_outside_deck(seat))
            standing.append(int(points))
        return standing

    def arrange(self, position: dict[str, object], settings: Settings) -> RealmsTable:
        """A position at the start of somebody's turn, or while everybody trades.

        `seats` lists for each player `hand` (names of cards) and `open`, the cards of it that everybody knows;
        `discard`, `deck` (the top last), `turn`, `idle` and `seed` belong to the table. Cards that are not named are
        shuffled into the deck; a position that names its `deck` leaves them in the box.
        """
        seats = items(position["seats"])
        table = new_table(len(seats), settings, seeded(whole(position.get("seed", 0))))
        unknown = set(position) - {"seats", "discard", "deck", "turn", "idle", "seed", "options"}
        if unknown:
            raise ValueError(f"it has no '{min(unknown)}'")
        for seat, each in enumerate(seats):
            described = mapping(each)
            unknown = set(described) - {"hand", "open"}
            if unknown:
                raise ValueError(f"a seat has no '{min(unknown)}'")
            table.hands[seat] = from_box(table, described.get("hand", []), 1 << seat)
            table.hands[seat] += from_box(table, described.get("open", []), EVERYONE)
            held = len(table.hands[seat])
            if held > HAND_SIZE or (held < HAND_SIZE and table.variant != DRAFT):
                raise ValueError(f"seat {seat} holds {held} cards")
        table.discard = from_box(table, position.get("discard", []), EVERYONE)
        table.turn = whole(position.get("turn", 0))
        if not 0 <= table.turn < table.seats:
            raise ValueError(f"there is no seat {table.turn}")
        table.idle = whole(position.get("idle", 0))
        if "deck" in position:
            table.deck = from_box(table, position["deck"], 0)
        else:
            table.deck, table.box = table.box, []
            table.shuffle(table.deck)
        if table.variant != CHAOS and len(table.deck) < 2 and not table.discard:
            raise ValueError("there is no card to draw and none to take")
        return table


def new_table(seats: int, settings: Settings, chance: Chance) -> RealmsTable:
    table = bare_table(seats, VARIANTS.index(settings["variant"]), chance)
    if table.variant == CHAOS:
        table.seconds = 60 * int(settings["minutes"])
    return table


def from_box(table: RealmsTable, names: object, known: int) -> list[int]:
    """Take named cards out of the box, known to the seats of a mask."""
    zone = []
    for name in items(names):
        if name not in CARD_IDS:
            raise ValueError(f"there is no card '{name}'")
        token = CARD_IDS.index(str(name))
        if token not in table.box:
            raise ValueError(f"there is only one '{name}'")
        table.box.remove(token)
        table.known[token] = known
        zone.append(token)
    return zone


def word(text: str) -> Act:
    return Act(WORDS.index(text), text)


def card_act(way: str, table: core.Table, token: int) -> Act:
    return Act(FIRST_WAY + WAYS.index(way) * CARD_COUNT + table.face[token], way, card=token)


def step_of_trading(table: core.Table, option: int) -> Act:
    if option == CONTENT:
        return word("content")
    for number, first in enumerate((ACCEPT, REFUSE, WITHDRAW)):
        if first <= option < first + MOST_SEATS:
            seat = option - first
            return Act(FIRST_ANSWER + number * MOST_SEATS + seat, ANSWERS[number], seat=seat)
    token, rival = option >> 3, option & 7
    return Act(FIRST_OFFER + table.face[token] * MOST_SEATS + rival, "offer", card=token, seat=rival)


GAME: Final = Game(RealmsRules())
