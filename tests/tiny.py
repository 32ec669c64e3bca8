"""Hush, a tiny game with what Karmaka lacks: simultaneous questions, side actions, the clock, matches, two backs.

Two players have a deck of their own with the numbers 1 to 5. Each round both lay a card at the same time; the higher
one takes the round. Whoever loses a round may swap one card of the hand for the top of the own deck, unseen by the
rival. Once a game each player may bow at a quiet moment, and the clock may end a game early. Three rounds are a game.
"""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.chance import Chance
from pentakl.core.flow import CLOCK, Choice, Flow, choose, choose_together, side_choice
from pentakl.core.game import Game
from pentakl.core.layout import Layout, heap, pile
from pentakl.core.rules import Act, Match, Option, Rules, Settings
from pentakl.core.table import Outcome
from pentakl.core.tokens import EVERYONE
from pentakl.core.viewer import Viewer

NAMES: Final = ["one", "two", "three", "four", "five"]
LAY, SWAP, BOW, TIME, READY = range(5)
KEEP: Final = -1
ROUNDS: Final = 3
SECONDS: Final = 30


LAYOUT: Final = Layout(
    zones=[heap("hand", by_seat="hands"), pile("deck", by_seat="decks"), pile("laid")],
    fields=["taken", "bowed", "rounds", "waiting", "wins_needed"],
)


class Hush(core.Table):
    __slots__ = ("bowed", "decks", "hands", "laid", "rounds", "taken", "waiting", "wins_needed")
    hands: list[list[int]]
    decks: list[list[int]]
    laid: list[int]
    taken: list[int]
    bowed: list[int]
    rounds: int
    waiting: bool
    wins_needed: int

    def copy(self) -> Hush:
        table = Hush()
        table.copy_table(self)
        table.hands = [hand[:] for hand in self.hands]
        table.decks = [deck[:] for deck in self.decks]
        table.laid = self.laid[:]
        table.taken = self.taken[:]
        table.bowed = self.bowed[:]
        table.rounds = self.rounds
        table.waiting = self.waiting
        table.wins_needed = self.wins_needed
        return table

    def layout(self) -> Layout:
        return LAYOUT

    def proceed(self) -> Flow[None] | None:
        if self.rounds == ROUNDS:
            self.end("rounds")
            return None
        if self.waiting:
            self.asking = Choice(self.rounds % 2, READY, [0])
            return None
        return self.round()

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        if prompt == TIME:
            self.end("time")
        elif prompt == BOW:
            self.bowed[seat] = 1
            self.event("bowed", seat)
        else:
            self.waiting = False
        return None

    def side_choices(self) -> list[Choice]:
        bows = [side_choice(seat, BOW, [0]) for seat in range(2) if not self.bowed[seat]]
        return [*bows, side_choice(CLOCK, TIME, [0])]

    def deadline(self) -> int | None:
        return SECONDS

    def round(self) -> Flow[None]:
        played = yield from choose_together([Choice(seat, LAY, self.hands[seat][:]) for seat in range(2)])
        for seat, token in enumerate(played):
            self.hands[seat].remove(token)
            self.known[token] = EVERYONE
            self.laid.append(token)
            self.moved("laid", seat, token, "hand", seat, "laid", seat)
        values = [self.face[token] for token in played]
        if values[0] != values[1]:
            winner = values.index(max(values))
            self.taken[winner] += 1
            yield from self.console(1 - winner)
        self.rounds += 1
        self.waiting = True

    def console(self, loser: int) -> Flow[None]:
        hand, deck = self.hands[loser], self.decks[loser]
        given = yield from choose(loser, SWAP, [KEEP, *hand])
        if given != KEEP:
            self.mingle(hand, 1 << loser)
            hand.remove(given)
            drawn = deck.pop()
            self.known[drawn] |= 1 << loser
            hand.append(drawn)
            deck.insert(0, given)
            self.moved("swapped", loser, given, "hand", loser, "deck", loser)
            self.shuffle(deck)

    def end(self, reason: str) -> None:
        best = max(self.taken)
        winners = [seat for seat in range(2) if self.taken[seat] == best]
        self.outcome = Outcome(winners if len(winners) == 1 else [], reason, self.taken[:])


class HushRules(Rules):
    def __init__(self) -> None:
        self.key = "hush"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 2
        self.options = [Option("wins", "1", ["1", "2"])]
        self.cards = NAMES
        self.prompts = ["lay", "swap", "bow", "time", "ready"]
        self.actions = ["keep", "bow", "time", "ready", *NAMES]
        self.max_decisions = 400
        self.games = 12

    def blank(self) -> Hush:
        return Hush()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Hush:
        table = Hush()
        table.print_cards([face for _ in range(2) for face in range(5)], [seat for seat in range(2) for _ in range(5)])
        table.seats = seats
        table.chance = chance
        table.decks = [list(range(5)), list(range(5, 10))]
        table.hands = []
        for seat, deck in enumerate(table.decks):
            table.shuffle(deck)
            hand = [deck.pop() for _ in range(4)]
            for token in hand:
                table.show(token, 1 << seat)
            table.hands.append(hand)
        table.laid = []
        table.taken = [0, 0]
        table.bowed = [0, 0]
        table.rounds = 0
        table.waiting = True
        table.wins_needed = int(settings["wins"])
        return table

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        if choice.prompt == BOW:
            return Act(1, "bow")
        if choice.prompt == TIME:
            return Act(2, "time")
        if choice.prompt == READY:
            return Act(3, "ready")
        if option == KEEP:
            return Act(0, "keep")
        return Act(4 + table.face[option], "card", card=option)

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        assert isinstance(table, Hush)
        return {
            "hands": [viewer.hand(table, hand, seat, NAMES) for seat, hand in enumerate(table.hands)],
            "decks": [viewer.pile(table, deck, NAMES) for deck in table.decks],
            "laid": viewer.pile(table, table.laid, NAMES),
            "taken": table.taken[:],
            "bowed": table.bowed[:],
        }

    def next_table(self, table: core.Table, match: Match) -> Hush | None:
        assert isinstance(table, Hush)
        if max(match.wins) >= table.wins_needed or len(match.played) == self.games:
            return None
        return self.deal(2, {"wins": str(table.wins_needed)}, table.chance)

    def match_outcome(self, table: core.Table, match: Match) -> Outcome:
        best = max(match.wins)
        winners = [seat for seat in range(2) if match.wins[seat] == best]
        return Outcome(winners if len(winners) == 1 else [], "match", match.wins)


HUSH: Final = Game(HushRules())
