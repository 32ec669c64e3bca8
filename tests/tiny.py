"""Tiny games that use features of the core which the first games do not need: Hush, Grudge and Vigil.

Hush has simultaneous questions, side actions, the clock, matches and two backs. Two players have a deck of their own
with the numbers 1 to 5. Each round both lay a card at the same time; the higher one takes the round. The loser of a
round may swap one card of the hand for the top of their own deck, unseen by the rival. Once a game each player may bow
at a quiet moment, and the clock may end a game early. Three rounds are a game.
"""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.chance import Chance
from pentakl.core.flow import CLOCK, Choice, Flow, choose, choose_together, side_choice, with_changes, with_clock
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
            self.open_choice = Choice(self.rounds % 2, READY, [0])
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


# --- Grudge: a rematch that depends on how the last match ended


class GrudgeRules(HushRules):
    """Hush in which the loser of the last match begins the rematch with a round in hand."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "grudge"
        self.options = [*self.options, Option("underdog", "none", ["none", "0", "1"], is_offered=False)]

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Hush:
        table = super().deal(seats, settings, chance)
        underdog = settings.get("underdog", "none")
        if underdog != "none":
            table.taken[int(underdog)] = 1
        return table

    def rematch(self, settings: Settings, outcome: Outcome, moved: list[int]) -> Settings:
        losers = [seat for seat in range(2) if outcome.winners and seat not in outcome.winners]
        return {**settings, "underdog": str(moved[losers[0]]) if losers else "none"}


GRUDGE: Final = Game(GrudgeRules())


# --- Vigil: places, guesses, windows with a clock, ballots

KINDS: Final = ["moon", "raven", "key"]
CELLS: Final = 4
TURN, REACT, GIVE_UP, VOTE, OPEN, WHISPER = range(6)
# Options of TURN: token * CELLS + cell lays a card, then come pointing at a cell, guessing a kind, and resting.
POINT: Final = 100
GUESS: Final = 200
REST: Final = -1
PASS, HISS = range(2)
REACTION: Final = 0  # a piece of work: the others react to what was laid at a cell
MESSAGES: Final = 3
TURNS_EACH: Final = 2
VIGIL_LAYOUT: Final = Layout(
    zones=[heap("hand", by_seat="hands"), pile("cell", by_place="cells"), pile("lost")],
    fields=["hisses", "turns", "has_begun", "has_voted"],
)


class Vigil(core.Table):
    """Three keep watch over four cells. On a turn a player lays a card of the hand face down on a free cell, turns up a
    card that lies there, or names a kind of card: the next player then shows all such cards and gives one up.
    Whenever a card is laid, the others may hiss within fifteen seconds. After two turns each they vote in secret, and
    may change their vote once; if all name the same one, the others win, otherwise everybody has lost. Each may once
    whisper a number to the next player.
    """

    __slots__ = ("cells", "hands", "has_begun", "has_voted", "hisses", "lost", "turns")
    hands: list[list[int]]
    cells: list[list[int]]
    lost: list[int]
    hisses: list[int]
    turns: int
    has_begun: bool
    has_voted: bool

    def copy(self) -> Vigil:
        table = type(self)()
        table.copy_table(self)
        table.hands = [hand[:] for hand in self.hands]
        table.cells = [cell[:] for cell in self.cells]
        table.lost = self.lost[:]
        table.hisses = self.hisses[:]
        table.turns = self.turns
        table.has_begun = self.has_begun
        table.has_voted = self.has_voted
        return table

    def layout(self) -> Layout:
        return VIGIL_LAYOUT

    @property
    def mover(self) -> int:
        return self.turns % self.seats

    def proceed(self) -> Flow[None] | None:
        if self.has_voted:
            self.open_choice = Choice(0, OPEN, [0])
            return None
        if self.turns == TURNS_EACH * self.seats:
            return self.vote()
        if not self.has_begun:
            self.has_begun = True
            if self.mover == 0:
                self.event("round", -1, self.turns // self.seats + 1)
            self.event("turn", self.mover, self.turns // self.seats + 1)
        self.open_choice = Choice(self.mover, TURN, self.plays(self.mover))
        return None

    def plays(self, me: int) -> list[int]:
        free = [cell for cell in range(CELLS) if not self.cells[cell]]
        taken = [cell for cell in range(CELLS) if self.cells[cell] and not self.sees(me, self.cells[cell][0])]
        options = [token * CELLS + cell for token in self.hands[me] for cell in free]
        options += [POINT + cell for cell in taken]
        return [*options, *[GUESS + kind for kind in range(len(KINDS))], REST]

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        if prompt == WHISPER:
            self.whisper(seat, option)
        elif prompt == OPEN:
            self.open_ballots()
        elif option >= GUESS:
            return self.guess(seat, option - GUESS)
        else:
            if option >= POINT:
                self.turn_up(seat, option - POINT)
            elif option != REST:
                self.lay(seat, option // CELLS, option % CELLS)
            self.end_turn()
        return None

    def end_turn(self) -> None:
        self.turns += 1
        self.has_begun = False

    def side_choices(self) -> list[Choice]:
        silent = [seat for seat in range(self.seats) if f"message-{seat}" not in self.secrets]
        return [side_choice(seat, WHISPER, list(range(MESSAGES))) for seat in silent]

    def lay(self, me: int, token: int, cell: int) -> None:
        self.mingle(self.hands[me], 1 << me)
        self.hands[me].remove(token)
        self.cells[cell].append(token)
        self.moved("laid", me, token, "hand", me, "cell", -1, goal_place=cell)
        self.next_on_agenda([[REACTION, me, cell]])

    def turn_up(self, me: int, cell: int) -> None:
        token = self.cells[cell][0]
        self.show(token, EVERYONE)
        self.moved("turned", me, token, "cell", -1, "cell", -1, start_place=cell, goal_place=cell)

    def is_of(self, token: int, kind: int) -> bool:
        # Compared by name: in foresight a hidden face is blotted out and has no name, so this fails.
        return KINDS[self.face[token]] == KINDS[kind]

    def guess(self, me: int, kind: int) -> Flow[None]:
        victim = (me + 1) % self.seats
        self.event("guessed", me, other=victim, word=KINDS[kind])
        held = [token for token in self.hands[victim] if self.is_of(token, kind)]
        for token in held:
            self.show(token, EVERYONE)
            self.moved("admitted", victim, token, "hand", victim, "hand", victim)
        self.deny([token for token in self.hands[victim] if token not in held], kind)
        if held:
            given = yield with_clock(Choice(victim, GIVE_UP, held), 15, held[0])
            self.hands[victim].remove(given)
            self.lost.append(given)
            self.moved("lost", victim, given, "hand", victim, "lost", -1)
        else:
            self.event("none", victim, word=KINDS[kind])
        self.end_turn()

    def deny(self, tokens: list[int], kind: int) -> None:
        """Everybody sees that none of these cards is of a kind."""
        self.rule_out(tokens, [kind], EVERYONE)

    def work(self, piece: list[int]) -> Flow[None]:
        _, mover, cell = piece
        others = [seat for seat in range(self.seats) if seat != mover]
        answers = yield from choose_together([self.reaction(seat, cell) for seat in others])
        for seat, answer in zip(others, answers, strict=True):
            if answer == HISS:
                self.hisses[seat] += 1
                self.event("hissed", seat, self.hisses[seat], place=cell)

    def reaction(self, seat: int, cell: int) -> Choice:
        return with_clock(Choice(seat, REACT, [PASS, HISS], place=cell), 15, PASS)

    def whisper(self, me: int, message: int) -> None:
        friend = (me + 1) % self.seats
        self.keep_secret(f"message-{me}", message, list(range(MESSAGES)), 1 << me | 1 << friend)
        self.event("whispered", me, message, friend, told=1 << me | 1 << friend)

    def vote(self) -> Flow[None]:
        seats = list(range(self.seats))
        ballots = yield from choose_together(
            [with_changes(with_clock(Choice(seat, VOTE, seats), 30, seat), 1) for seat in seats]
        )
        for seat in seats:
            self.keep_secret(f"ballot-{seat}", ballots[seat], seats, 1 << seat)
        self.has_voted = True
        self.event("voted", -1)

    def open_ballots(self) -> None:
        named = []
        for seat in range(self.seats):
            named.append(self.reveal_secret(f"ballot-{seat}", EVERYONE))
            self.event("ballot", seat, other=named[-1])
        others = [seat for seat in range(self.seats) if seat != named[0]]
        agreed = len(set(named)) == 1
        self.outcome = Outcome(others if agreed else [], "agreed" if agreed else "torn", self.hisses[:], not agreed)


class VigilRules(Rules):
    def __init__(self) -> None:
        self.key = "vigil"
        self.version = 1
        self.fewest_seats = 3
        self.most_seats = 3
        self.options = []
        self.cards = KINDS
        self.prompts = ["turn", "react", "give-up", "vote", "open", "whisper"]
        self.actions = ["time", "confirm", "rest", "pass", "hiss", "open"]
        self.first_vote = len(self.actions)
        self.actions += [f"vote {seat}" for seat in range(3)] + [f"whisper {number}" for number in range(MESSAGES)]
        self.first_place = len(self.actions)
        self.actions += [f"point {cell}" for cell in range(CELLS)]
        self.first_kind = len(self.actions)
        self.actions += [f"guess {kind}" for kind in KINDS] + [f"give {kind}" for kind in KINDS]
        self.actions += [f"{kind}@{cell}" for kind in KINDS for cell in range(CELLS)]
        self.max_decisions = 80

    def blank(self) -> Vigil:
        return Vigil()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Vigil:
        table = self.blank()
        table.print_cards([0, 0, 0, 0, 1, 1, 1, 2, 2], [0] * 9)
        table.events = []
        table.seats = seats
        table.chance = chance
        deck = list(range(9))
        table.shuffle(deck)
        table.hands = [deck[3 * seat : 3 * seat + 3] for seat in range(seats)]
        for seat, hand in enumerate(table.hands):
            for token in hand:
                table.show(token, 1 << seat)
                table.moved("dealt", seat, token, "deck", -1, "hand", seat)
        table.cells = [[] for _ in range(CELLS)]
        table.lost = []
        table.hisses = [0] * seats
        table.turns = 0
        table.has_begun = table.has_voted = False
        return table

    def act(self, table: core.Table, choice: Choice, option: int) -> Act:
        assert isinstance(table, Vigil)
        if choice.prompt == WHISPER:
            return Act(self.first_vote + 3 + option, "whisper", number=option)
        if choice.prompt == VOTE:
            return Act(self.first_vote + option, "vote", seat=option)
        if choice.prompt == REACT:
            return Act(3 + option, "hiss" if option == HISS else "pass", place=choice.place)
        if choice.prompt == OPEN:
            return Act(5, "open")
        if choice.prompt == GIVE_UP:
            return Act(self.first_kind + len(KINDS) + table.face[option], "give", card=option)
        if option == REST:
            return Act(2, "rest")
        if option >= GUESS:
            return Act(self.first_kind + option - GUESS, "guess", kind=option - GUESS)
        if option >= POINT:
            cell = option - POINT
            return Act(self.first_place + cell, "point", card=table.cells[cell][0], place=cell)
        token, cell = option // CELLS, option % CELLS
        number = self.first_kind + 2 * len(KINDS) + table.face[token] * CELLS + cell
        return Act(number, "lay", card=token, place=cell)

    def view(self, table: core.Table, viewer: Viewer) -> dict[str, object]:
        assert isinstance(table, Vigil)
        shown = {
            name: secret.value if secret.known >> viewer.seat & 1 else None for name, secret in table.secrets.items()
        }
        return {
            "hands": [viewer.hand(table, hand, seat, KINDS) for seat, hand in enumerate(table.hands)],
            "cells": [[self.lying(table, token, viewer) for token in cell] for cell in table.cells],
            "lost": viewer.pile(table, table.lost, KINDS),
            "hisses": table.hisses[:],
            "secrets": shown,
        }

    def lying(self, table: core.Table, token: int, viewer: Viewer) -> dict[str, object]:
        """A card on a cell: a back has a number as well, so that it can be pointed at."""
        return viewer.card(table, token, KINDS) or {"token": viewer.number(token)}


VIGIL: Final = Game(VigilRules())
