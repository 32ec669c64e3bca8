"""Fantastyczne światy in play: turns, the draft, trading against the clock, the end and the winner.

The loop is data: nothing here is a flow. While players trade or make their final choices, every seat answers in its
own time. Points come from `scoring`, the questions about special cards from `final_choices`.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import CLOCK, NO_CARD, Choice, Flow, side_choice
from pentakl.core.layout import Layout, heap, pile
from pentakl.core.table import Outcome
from pentakl.games.realms import final_choices
from pentakl.games.realms.cards import CARD_COUNT, NECROMANCER_NUMBER
from pentakl.games.realms.hand import HAND_SIZE
from pentakl.games.realms.scoring import winners_among
from pentakl.games.realms.table import (
    ASKED,
    ASKEDS_CARD,
    CHAOS,
    DECK,
    DISCARD,
    DISCARDING,
    EIGHTH,
    HAGGLE,
    KEEP,
    KEEPING,
    MOVER,
    MOVERS_CARD,
    NONE,
    RAISE,
    RAISING,
    SETTLING,
    TAKE,
    TAKE_OR_DRAW_TWO,
    TAKING,
    TIME,
    TRADE,
    TRADING,
    Table,
)

# How many cards of the discard area end the game, by variant.
AREA_AT_THE_END: Final = [10, 12, 0]
# The stall guard: after this many rounds in a row without a draw players get a notice, or the game ends.
ROUNDS_TO_NOTICE: Final = 3
ROUNDS_TO_END: Final = 6
# After this many steps trading ends, whatever the clock says, so that no record grows for ever.
MOST_STEPS_OF_TRADING: Final = 3000
DRAWN_BY_NECROMANCER: Final = 3

# Steps of trading beside putting a card forward; the option of TRADE and HAGGLE is token * 8 + seat for a card.
CONTENT: Final = -1
ACCEPT: Final = 1000
REFUSE: Final = 1010
WITHDRAW: Final = 1020


LAYOUT: Final = Layout(
    zones=[heap("hand", by_seat="hands"), pile("deck"), pile("discard"), heap("drawn"), heap("box")],
    fields=["variant", "phase", "turn", "turns", "idle", "seconds", "trades", "content", "step", "picked"],
)


class RealmsTable(Table):
    """Fantastyczne światy in play."""

    __slots__ = ()

    def copy(self) -> RealmsTable:
        table = RealmsTable()
        table.copy_table(self)
        table.hands = [hand[:] for hand in self.hands]
        table.deck = self.deck[:]
        table.discard = self.discard[:]
        table.drawn = self.drawn[:]
        table.box = self.box
        table.variant = self.variant
        table.phase = self.phase
        table.turn = self.turn
        table.turns = self.turns
        table.idle = self.idle
        table.seconds = self.seconds
        table.trades = self.trades[:]  # a trade is replaced, never changed
        table.content = self.content[:]
        table.step = self.step[:]
        table.picked = self.picked[:]  # so are the choices of a seat
        return table

    def layout(self) -> Layout:
        return LAYOUT

    def deadline(self) -> int | None:
        """How many seconds the clock runs from the moment it starts; None while there is none."""
        return self.seconds if self.phase == TRADING else None

    # --- going on

    def proceed(self) -> Flow[None] | None:
        me = self.turn
        if self.phase == TAKING:
            if self.events is not None:
                self.event("turn", me, self.turns // self.seats + 1)
            is_full = len(self.hands[me]) >= HAND_SIZE
            can_draw = len(self.deck) >= (1 if is_full else 2)  # always true, except in arranged positions
            options = [DECK, *self.discard] if can_draw else self.discard[:]
            self.open_choice = Choice(me, TAKE if is_full else TAKE_OR_DRAW_TWO, options)
        elif self.phase == DISCARDING:
            self.open_choice = Choice(me, DISCARD, self.hands[me][:])
        elif self.phase == KEEPING:
            self.open_choice = Choice(me, KEEP, self.drawn[:])
        elif self.phase == TRADING:
            if min(self.content):
                self.event("all-content", NOBODY)
                self.end_play()
                return self.proceed()
            if self.turns >= MOST_STEPS_OF_TRADING:
                self.event("steps-up", NOBODY, self.turns)
                self.end_play()
                return self.proceed()
        elif self.phase == RAISING:
            holder = self.holder_of(NECROMANCER_NUMBER)
            self.open_choice = Choice(
                holder, EIGHTH, [NONE, *self.drawn], final_choices.asking_card(self, holder, RAISE)
            )
        elif self.step.count(NONE) == self.seats:
            self.judge()
        return None

    def side_choices(self) -> list[Choice]:
        if self.phase == TRADING:
            return self.trading()
        if self.phase == SETTLING:
            return final_choices.questions(self)
        return NO_CHOICES

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        if prompt == TAKE or prompt == TAKE_OR_DRAW_TWO:
            self.take_or_draw(seat, option, prompt == TAKE)
        elif prompt == DISCARD:
            self.lay_off(option, seat)
            self.end_turn()
        elif prompt == KEEP:
            self.keep(option, seat)
            self.end_turn()
        elif prompt == TRADE or prompt == HAGGLE:
            self.turns += 1
            self.trade(seat, option)
        elif prompt == TIME:
            self.event("time-up", NOBODY)
            self.end_play()
        elif prompt == EIGHTH:
            if option != NONE:
                self.raise_drawn(option, seat)
            self.put_back_drawn()
            self.begin_final_choices()
        else:
            final_choices.answer(self, seat, prompt, option)
        return None

    # --- turns

    def take_or_draw(self, me: int, option: int, with_full_hand: bool) -> None:
        """The first half of a turn; without a full hand a card taken from the discard area is the whole turn."""
        if option == DECK or not self.is_everybody_full():
            self.idle = NONE  # not a stall: hands that grow will be full soon
        if option == DECK:
            if with_full_hand:
                self.draw(me)
                self.phase = DISCARDING
            else:
                self.draw_two(me)
                self.phase = KEEPING
        else:
            self.take(option, me)
            if with_full_hand:
                self.phase = DISCARDING
            else:
                self.end_turn()

    def end_turn(self) -> None:
        """The next seat's turn, unless the discard area is full or nobody will ever fill it."""
        self.turns += 1
        self.idle += 1
        if len(self.discard) >= AREA_AT_THE_END[self.variant] and self.is_everybody_full():
            self.event("area-full", NOBODY, len(self.discard))
            self.end_play()
        elif self.idle >= ROUNDS_TO_END * self.seats:
            self.event("stalled", NOBODY, self.idle)
            self.end_play()
        else:
            if self.idle == ROUNDS_TO_NOTICE * self.seats:
                self.event("stalling", NOBODY, ROUNDS_TO_END * self.seats - self.idle)
            self.turn = (self.turn + 1) % self.seats
            self.phase = TAKING

    def is_everybody_full(self) -> bool:
        for hand in self.hands:
            if len(hand) < HAND_SIZE:
                return False
        return True

    # --- trading

    def trading(self) -> list[Choice]:
        """What every seat may do, beginning with those that are asked, and the option that time runs out.

        A seat is asked to answer an offer, and to trade unless it is content or waits for an answer.
        """
        asked: list[Choice] = []
        unasked: list[Choice] = []
        for seat in range(self.seats):
            offered = NO_CARD
            is_waiting = False
            for trade in self.trades:
                if trade[ASKED] == seat and offered == NO_CARD:
                    offered = trade[MOVERS_CARD]
                is_waiting = is_waiting or trade[MOVER] == seat
            options = self.steps_of_trading(seat)
            if offered != NO_CARD:
                asked.append(Choice(seat, HAGGLE, options, offered))
            elif self.content[seat] or is_waiting:
                unasked.append(side_choice(seat, TRADE, options))
            else:
                asked.append(Choice(seat, TRADE, [CONTENT, *options]))
        return [*asked, *unasked, side_choice(CLOCK, TIME, [NONE])]

    def steps_of_trading(self, me: int) -> list[int]:
        """Answers to open offers, and cards that may be put forward: to anybody who does not owe me an answer."""
        options: list[int] = []
        for rival in range(self.seats):
            if rival == me:
                continue
            mine = NO_CARD
            trade = self.trade_between(me, rival)
            if trade is not None:
                if trade[MOVER] == me:
                    options.append(WITHDRAW + rival)
                    continue
                mine = trade[ASKEDS_CARD]
                options.append(REFUSE + rival)
                if mine != NO_CARD:
                    options.append(ACCEPT + rival)
            for token in self.hands[me]:
                if token != mine:
                    options.append(token * 8 + rival)
        return options

    def trade(self, me: int, option: int) -> None:
        if option == CONTENT:
            self.content[me] = 1
            self.event("content", me)
        elif option >= WITHDRAW:
            self.call_off("withdrew", me, option - WITHDRAW)
        elif option >= REFUSE:
            self.call_off("refused", me, option - REFUSE)
        elif option >= ACCEPT:
            self.swap(me, option - ACCEPT)
        else:
            self.content[me] = 0
            self.put_forward(option >> 3, me, option & 7)

    # --- the end

    def end_play(self) -> None:
        """All hands are laid open; in the chaos game the Necromancer's holder now looks at three cards of the deck."""
        self.trades = []
        for seat in range(self.seats):
            self.reveal_hand(seat)
        holder = self.holder_of(NECROMANCER_NUMBER)
        if self.variant == CHAOS and holder != NOBODY and self.deck:
            self.look_at_deck(holder, min(DRAWN_BY_NECROMANCER, len(self.deck)))
            self.phase = RAISING
        else:
            self.begin_final_choices()

    def begin_final_choices(self) -> None:
        self.phase = SETTLING
        final_choices.begin(self)

    def judge(self) -> None:
        totals = {seat: final_choices.final_total(self, seat) for seat in range(self.seats)}
        strengths = {seat: self.printed_strength(seat) for seat in range(self.seats)}
        for seat in range(self.seats):
            self.event("scored", seat, totals[seat])
        winners, reason = winners_among(totals, strengths)
        self.outcome = Outcome(winners, reason, list(totals.values()))


NO_CHOICES: Final[list[Choice]] = []


def bare_table(seats: int, variant: int, chance: Chance) -> RealmsTable:
    """A table with everybody in place and every card still in the box."""
    table = RealmsTable()
    table.print_cards(list(range(CARD_COUNT)), [0] * CARD_COUNT)
    table.seats = seats
    table.chance = chance
    table.hands = [[] for _ in range(seats)]
    table.deck = []
    table.discard = []
    table.drawn = []
    table.box = list(range(CARD_COUNT))
    table.variant = variant
    table.phase = TRADING if variant == CHAOS else TAKING
    table.turn = 0
    table.turns = 0
    table.idle = 0
    table.seconds = 0
    table.trades = []
    table.content = [0] * seats
    table.step = [NONE] * seats
    table.picked = [[] for _ in range(seats)]
    return table
