"""Ravehard in play: the phases, a player's turn, the work that waits. The turn loop is data; effects are flows."""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow, choose, side_choice
from pentakl.core.layout import Layout, heap, pile
from pentakl.games.ravehard import blows, brawls, casting, deal, designation, duel, operations, reactions, story, tools
from pentakl.games.ravehard.frame import load_frames
from pentakl.games.ravehard.plays import has_action, plays
from pentakl.games.ravehard.printed import TIMING
from pentakl.games.ravehard.questions import (
    ANSWER_SCHEME,
    ATTACK_NOW,
    BOSS_HITS,
    BRAWL_ACTION,
    BRAWL_OVER,
    CALL_DESIGNATION,
    CALL_HELP,
    CALL_NOMINATION,
    CARRY_OUT,
    CAST,
    CHARACTER,
    CHOOSE_LANE,
    DISCARD_CARD,
    DISCARD_ONE,
    END,
    FLASH_BACK,
    FLIRT_CARD,
    FREE,
    LAND,
    LAY,
    LAY_CARD,
    LEVEL_LOST,
    MESSAGES,
    PERFORM,
    POP,
    PUT_AWAY,
    PUT_ON,
    RETALIATE,
    RETURN_TOOL,
    RING_BLOW,
    SCHEME,
    SCHEME_NOW,
    SCHEME_WITH,
    STRIKE_BLOW,
    STRIKE_OUT,
    TAKE_AIM,
    TAKE_BRANCH,
    TURN,
    WINDOW,
    flirt,
    flirt_message,
    flirt_receiver,
    flirt_token,
    is_osom,
    partner_in,
    token_in,
    way_in,
)
from pentakl.games.ravehard.seat import Seat, new_seat
from pentakl.games.ravehard.story import (
    AFTER_BOSS_TURN,
    BEGIN_TURN,
    BOSS_TURN,
    CHOOSING,
    DEALING,
    END_TURN,
    EXCHANGING,
    FIGHT_WON,
    NEXT_CARD,
    TOSSING,
    TURNING,
)
from pentakl.games.ravehard.table import LOCKS, THRONE, Table
from pentakl.games.ravehard.vocabulary import (
    ACTION_OFFENSIVE,
    ACTION_SCHEME,
    ACTION_STRATEGIC,
    TIMING_OFFENSIVE,
)

REFILL: Final = 4  # at the end of a turn of the story
MOST_CARDS: Final = 6  # in hand at the end of a player's own turn; a duel refills to this number

LAYOUT: Final = Layout(
    zones=[
        pile("deck", by_place="decks"), pile("trash", by_place="trashes"), pile("general"), pile("black_magic"),
        heap("removed"), pile("middle"), pile("story"), pile("evidence"), pile("boss"), pile("enemies"),
        heap("enemy_discard"), pile("past"), heap("box"),
    ],
    fields=[
        "homes", "is_duel", "is_chosen", "is_merciful", "seconds", "phase", "turn", "turns", "turns_left", "rounds",
        "actions", "osom_used", "coin", "lane", "beaten", "boss_life", "boss_change", "boss_turns", "fury", "frames",
        "victim", "striker", "amount", "blow_lane", "brawl", "most_life", "dark", "accused", "ledger",
    ],
    new_seat=new_seat,
    seat_zones=[
        pile("character"), heap("hand"), pile("shields"), pile("attached"), heap("tools"), heap("flirts"),
    ],
    seat_fields=[
        "lanes", "beneath", "level", "life", "attack_change", "deck", "skips", "has_flirted", "seen",
    ],
    unpack={"frames": load_frames},
)  # fmt: skip


class RavehardTable(Table):
    """Ravehard in play: the table with its turn loop."""

    def copy(self) -> RavehardTable:
        t = RavehardTable()
        t.copy_table(self)
        t.players = [player.copy() for player in self.players]
        t.decks = [deck[:] for deck in self.decks]
        t.trashes = [trash[:] for trash in self.trashes]
        t.general = self.general[:]
        t.black_magic = self.black_magic[:]
        t.removed = self.removed[:]
        t.middle = self.middle[:]
        t.enemies = self.enemies[:]
        t.enemy_discard = self.enemy_discard[:]
        # These seldom change, and are then replaced.
        t.story = self.story
        t.evidence = self.evidence
        t.boss = self.boss
        t.past = self.past
        t.box = self.box
        t.homes = self.homes
        t.is_duel = self.is_duel
        t.is_chosen = self.is_chosen
        t.is_merciful = self.is_merciful
        t.seconds = self.seconds
        t.phase = self.phase
        t.turn = self.turn
        t.turns = self.turns
        t.turns_left = self.turns_left
        t.rounds = self.rounds
        t.actions = self.actions
        t.osom_used = self.osom_used
        t.coin = self.coin
        t.lane = self.lane
        t.beaten = self.beaten
        t.boss_life = self.boss_life
        t.boss_change = self.boss_change
        t.boss_turns = self.boss_turns
        t.fury = self.fury
        t.frames = [frame.copy() for frame in self.frames]
        t.victim = self.victim
        t.striker = self.striker
        t.amount = self.amount
        t.blow_lane = self.blow_lane
        t.brawl = self.brawl
        t.most_life = self.most_life
        t.dark = self.dark
        t.accused = self.accused
        t.ledger = self.ledger
        return t

    def layout(self) -> Layout:
        return LAYOUT

    # --- the phases

    def proceed(self) -> Flow[None] | None:
        while not self.agenda and not self.is_over():
            if self.phase == CHOOSING and deal.is_choosing(self):
                return None
            if self.phase == TURNING and has_action(self, self.turn):
                self.open_choice = Choice(self.turn, TURN, plays(self, self.turn))
                return None
            flow = self.advance()
            if flow is not None:
                return flow
        return None

    def advance(self) -> Flow[None] | None:
        """One step of the game that begins by itself."""
        phase = self.phase
        if phase == EXCHANGING:
            return self.exchange_hands()
        if phase == TOSSING:
            return self.toss()
        if phase == TURNING or phase == END_TURN:
            return self.end_turn()
        if phase == CHOOSING or phase == DEALING:
            if phase == DEALING:
                deal.draw_characters(self)
            deal.deal(self)
            self.phase = EXCHANGING if self.is_duel else NEXT_CARD
        elif phase == NEXT_CARD:
            story.next_card(self)
        elif phase == BOSS_TURN:
            story.boss_turn(self)
        elif phase == AFTER_BOSS_TURN:
            story.after_boss_turn(self)
        elif phase == FIGHT_WON:
            story.fight_won(self)
        else:
            assert phase == BEGIN_TURN, phase
            self.begin_turn()
        return None

    def exchange_hands(self) -> Flow[None]:
        yield from duel.exchange_hands(self)
        self.phase = TOSSING

    def toss(self) -> Flow[None]:
        yield from duel.toss(self)
        self.phase = BEGIN_TURN

    def begin_turn(self) -> None:
        """Count the actions of the turn; skipped actions, passes and Flirts of the turn before are forgotten."""
        reactions.end_standing_passes(self)
        reactions.no_blow(self)
        for each in self.players:
            each.has_flirted = False
        self.actions = self.usual_actions()
        self.osom_used = False
        self.phase = TURNING
        self.event("turn", self.turn, self.turns + 1)

    def usual_actions(self) -> list[int]:
        """How many strategic, offensive and scheming actions the turn has when it begins."""
        player = self.players[self.turn]
        if self.turn == self.dark:
            actions = [THRONE.strategic[self.seats], THRONE.offensive[self.seats], THRONE.scheme[self.seats]]
        else:
            is_alive = int(player.is_alive())
            actions = [is_alive, is_alive, int(not self.is_duel and self.dark == NOBODY)]
        return [0 if player.skips >> action & 1 else count for action, count in enumerate(actions)]

    def end_turn(self) -> Flow[None] | None:
        """Discard what is above the limit, or draw, and pass the turn on."""
        player = self.players[self.turn]
        if player.is_alive():
            if len(player.hand) > MOST_CARDS:
                return self.discard_above_limit(player)
            is_full = self.is_duel or self.turn == self.dark
            self.draw(self.turn, max(0, (MOST_CARDS if is_full else REFILL) - len(player.hand)))
        player.skips = 0
        self.actions = [0, 0, 0]
        self.turns += 1
        if not self.is_duel:
            story.pass_turn_card(self)
        else:
            self.turn = 1 - self.turn
            self.phase = BEGIN_TURN
            if self.turns >= duel.MOST_TURNS:
                duel.end_by_limit(self)
        return None

    def discard_above_limit(self, player: Seat) -> Flow[None]:
        while len(player.hand) > MOST_CARDS:
            token = yield Choice(player.index, DISCARD_CARD, player.hand[:])
            self.discard(token, player)

    # --- answers between effects

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        if prompt == CHARACTER:
            deal.take_character(self, seat, option)
        elif prompt == FLIRT_CARD:
            receiver = flirt_receiver(option)
            tools.give_flirt(self, seat, flirt_token(option), flirt_message(option), receiver)
        else:
            self.take_play(seat, option)
        return None

    def take_play(self, seat: int, option: int) -> None:
        """Pay for a play and begin it."""
        way, token = way_in(option), token_in(option)
        player = self.players[seat]
        if way == END:
            self.phase = END_TURN
            return
        self.pay(seat, option)
        if way == CAST:
            casting.cast(self, seat, token, partner_in(option))
        elif way == LAY:
            casting.lay(self, seat, token)
        elif way == PUT_ON:
            casting.put_on(self, seat, token)
        elif way == FLASH_BACK:
            casting.flash_back(self, seat, token)
        elif way == STRIKE_OUT:
            blows.attack(self, seat)
        elif way == SCHEME:
            self.next_on_agenda([[SCHEME_NOW, seat, token]])
        else:
            assert way == FREE, option
            locks = [each for each in player.on(token) if LOCKS[self.face[each]]]
            self.drop_attachment(player, locks[0])

    def pay(self, seat: int, option: int) -> None:
        """An action of the turn, or the coin, pays for a play."""
        if is_osom(option):
            self.osom_used = True
            self.coin = 1 - seat
            self.event("osom", seat)
            return
        way = way_in(option)
        action = ACTION_STRATEGIC
        if way == SCHEME:
            action = ACTION_SCHEME
        elif way == STRIKE_OUT or (way == CAST and TIMING[self.face[token_in(option)]] == TIMING_OFFENSIVE):
            action = ACTION_OFFENSIVE
        self.actions = [left - (each == action) for each, left in enumerate(self.actions)]

    def side_choices(self) -> list[Choice]:
        """While characters are chosen everybody is asked at once; in a turn everybody may flirt once."""
        if self.phase == CHOOSING:
            return deal.open_choices(self)
        choices: list[Choice] = []
        if self.phase == TURNING:
            for player in self.players:
                if player.flirts and not player.has_flirted:
                    choices.append(side_choice(player.index, FLIRT_CARD, self.flirts_of(player)))
        return choices

    def flirts_of(self, player: Seat) -> list[int]:
        options: list[int] = []
        for token in player.flirts:
            options += flirts_with(token, player.index, self.seats)
        return options

    def scheme(self, seat: int, token: int) -> Flow[None]:
        """Give a tool to another player, who looks at it."""
        others = [each for each in range(self.seats) if each != seat]
        receiver = yield from choose(seat, SCHEME_WITH, others, token)
        tools.offer_tool(self, token, seat, receiver)
        self.next_on_agenda([[ANSWER_SCHEME, seat, receiver, token]])

    def answer_scheme(self, seat: int, receiver: int, token: int) -> Flow[None]:
        """The other player gives back one of the two other tools."""
        own = [each for each in self.players[receiver].tools if each != token]
        returned = yield Choice(receiver, RETURN_TOOL, own, token)
        tools.return_tool(self, returned, token, receiver, seat)

    # --- work that waits

    def work(self, piece: list[int]) -> Flow[None] | None:
        if self.is_over():
            return None
        kind = piece[0]
        if kind == PERFORM:
            return operations.perform(self)
        if kind == WINDOW:
            return reactions.open_window(self, piece[1], piece[2])
        if kind == CALL_HELP:
            return casting.call_help(self)
        if kind == CHOOSE_LANE:
            return casting.choose_lane(self)
        if kind == TAKE_AIM:
            return casting.take_aim(self)
        if kind == ATTACK_NOW:
            return blows.attack_somebody(self)
        if kind == LAY_CARD:
            return casting.lay_card(self, piece[1], piece[2])
        if kind == DISCARD_ONE:
            return operations.discard_one(self, piece[1])
        if kind == CALL_DESIGNATION:
            return designation.call_designation(self)
        if kind == CALL_NOMINATION:
            return designation.call_nomination(self, piece[1])
        if kind == BRAWL_ACTION:
            return brawls.take_action(self, piece[1])
        if kind == SCHEME_NOW:
            return self.scheme(piece[1], piece[2])
        if kind == ANSWER_SCHEME:
            return self.answer_scheme(piece[1], piece[2], piece[3])
        if kind == LEVEL_LOST:
            return duel.level_lost(self, piece[1])
        self.work_at_once(piece)
        return None

    def work_at_once(self, piece: list[int]) -> None:
        """Pieces that ask nobody."""
        kind = piece[0]
        if kind == CARRY_OUT:
            reactions.carry_out(self, piece[1], piece[2])
        elif kind == STRIKE_BLOW:
            blows.strike_blow(self, piece[1], piece[2], piece[3], piece[4])
        elif kind == LAND:
            blows.land(self)
        elif kind == PUT_AWAY:
            casting.put_away(self)
        elif kind == POP:
            self.frames = self.frames[:-1]
        elif kind == RETALIATE:
            blows.retaliate(self, piece[1], piece[2], piece[3])
        elif kind == TAKE_BRANCH:
            operations.take_branch(self, piece[1], piece[2])
        elif kind == BOSS_HITS:
            story.boss_hits(self)
        elif kind == BRAWL_OVER:
            brawls.end(self, piece[1])
        else:
            assert kind == RING_BLOW, piece
            blows.ring_blow(self, piece[1], piece[2])


# What `flirts_with` has returned: Flirts are listed very often.
FLIRTS: Final[dict[int, list[int]]] = {}


def flirts_with(token: int, giver: int, seats: int) -> list[int]:
    """The options of a Flirt card: each of its messages, to each of the others."""
    key = (token << 3 | giver) << 3 | seats
    found = FLIRTS.get(key)
    if found is None:
        others = [seat for seat in range(seats) if seat != giver]
        found = [flirt(token, message, other) for message in range(1, MESSAGES + 1) for other in others]
        FLIRTS[key] = found
    return found
