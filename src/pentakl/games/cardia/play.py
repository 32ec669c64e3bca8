"""Cardia in play: CardiaTable, the complete table, with the round, its phases and timing, and the end of a game.

The round is data: `phase` says what comes next, and a phase in which somebody may be asked is a flow. row.py computes
results; the decks define what cards do, locations.py what locations do.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.documents import items
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice, Flow, choose_together
from pentakl.core.layout import Layout, heap, pile
from pentakl.core.table import Outcome
from pentakl.core.tokens import EVERYONE
from pentakl.games.cardia import deck_one, deck_two, locations
from pentakl.games.cardia.cards import ABILITIES, ASKS
from pentakl.games.cardia.printed import CARDS_IN_DECK, KINDS, NAMES, kinds_of
from pentakl.games.cardia.row import NO_FACTION, NOTHING_WAITS, Seat, load_next_card, new_seat
from pentakl.games.cardia.table import BLACKMAIL, LIBRARIAN, MINUS, PLAY, PLAY_OPENLY, PLAY_SECOND, PLUS, Table

# Importing the decks registers their cards.
DECKS: Final = [deck_one.__name__, deck_two.__name__]
assert "" not in NAMES, "a deck does not define all its cards"

SIGNETS_TO_WIN: Final = 5
LIBRARIAN_AMOUNT: Final = 2
BLACKMAIL_DISCARDS: Final = 2
BOTH: Final = 0b11
NO_SIGNETS: Final[list[int]] = []

# Phases of a round.
PLACING: Final = 0
REVEALING: Final = 1
FIGHTING: Final = 2
ENDING: Final = 3


LAYOUT: Final = Layout(
    zones=[heap("box")],
    fields=[
        "modifier", "ongoing", "current", "is_fresh", "locations", "speaker", "phase", "opened", "round", "mix",
        "wins_needed",
    ],
    new_seat=new_seat,
    seat_zones=[heap("hand"), pile("deck"), pile("discard"), pile("row"), pile("placed")],
    seat_fields=["luggage", "carried", "waiting", "plays_openly"],
    unpack={
        "luggage": lambda value: [load_next_card(each) for each in items(value)],
        "carried": load_next_card,
        "waiting": load_next_card,
    },
)  # fmt: skip


class CardiaTable(Table):
    """Cardia in play: the table with its rounds. `mix` and `wins_needed` stay the same through a match."""

    __slots__ = ("mix", "opened", "phase", "round", "wins_needed")
    phase: int
    opened: int  # the card that was last placed face up for a Fortune Teller
    round: int
    mix: str
    wins_needed: int

    def copy(self) -> CardiaTable:
        table = CardiaTable()
        table.copy_play(self)
        return table

    def copy_play(self, source: CardiaTable) -> None:
        """Become equal to another table."""
        self.copy_table(source)
        self.players = [source.players[0].copy(), source.players[1].copy()]
        self.modifier = source.modifier[:]
        self.ongoing = source.ongoing[:]
        self.current = source.current[:]
        self.is_fresh = source.is_fresh
        self.box = source.box
        self.locations = source.locations
        self.speaker = source.speaker
        self.phase = source.phase
        self.opened = source.opened
        self.round = source.round
        self.mix = source.mix
        self.wins_needed = source.wins_needed

    def layout(self) -> Layout:
        return LAYOUT

    # --- the round

    def proceed(self) -> Flow[None] | None:
        """Go through the phases. One in which somebody may be asked is a flow, all others are carried out at once."""
        while not self.is_over():
            if self.phase == PLACING:
                able = (1 if self.players[0].hand else 0) | (2 if self.players[1].hand else 0)
                if able == BOTH:
                    return self.place()
                self.win(able, "no-card")
            elif self.phase == REVEALING:
                if self.asks_on_reveal():
                    return self.reveal()
                self.reveal_unasked()
            elif self.phase == FIGHTING:
                if self.asks_in_fight():
                    return self.fight()
                self.fight_unasked()
            else:
                if locations.asks_at_end_of_round(self):
                    return self.end_round()
                self.end_round_unasked()
        return None

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        raise AssertionError("every question of Cardia is asked by a flow")

    # --- phase 1

    def place(self) -> Flow[None]:
        """Both choose a card at the same time; the victim of a Fortune Teller shows theirs first."""
        self.round += 1
        self.event("round", NOBODY, self.round)
        victims = [player for player in self.players if player.plays_openly]
        if len(victims) == 1:
            first = victims[0]
            second = self.rival(first)
            shown = yield Choice(first.index, PLAY_OPENLY, first.hand[:])
            self.lay(shown, first, is_open=True)
            hidden = yield Choice(second.index, PLAY_SECOND, second.hand[:])
            self.lay(hidden, second, is_open=False)
        else:
            chosen = yield from choose_together([Choice(me.index, PLAY, me.hand[:]) for me in self.players])
            for me in self.players:
                self.lay(chosen[me.index], me, is_open=False)
        locations.bazaar(self)
        self.phase = REVEALING

    def lay(self, token: int, me: Seat, is_open: bool) -> None:
        """A card from hand comes to the next free place and takes along everything that waited for it."""
        if is_open:
            self.known[token] = EVERYONE
            self.opened = token
        elif locations.hides_what_is_placed(self):
            self.mingle(me.hand, 1 << me.index)
        me.hand.remove(token)
        me.placed.append(token)
        me.luggage.append(me.waiting)
        me.waiting = NOTHING_WAITS
        me.plays_openly = False
        if is_open:
            self.moved("shown", me.index, token, "hand", me.index, "placed", me.index)
        elif locations.hides_what_is_placed(self):
            self.moved("placed", me.index, token, "hand", me.index, "placed", me.index)

    def asks_on_reveal(self) -> bool:
        """Whether a Blackmailer or a Librarian may ask something when the next pair is revealed."""
        for me in self.players:
            waiting = me.luggage[0]
            if waiting.choices or waiting.demand != NO_FACTION:
                return True
        return False

    def reveal(self) -> Flow[None]:
        """Reveal a pair; then everything in its order up to the comparison of influences."""
        if self.turn_up_pair():
            for me in self.players:
                yield from self.meet_demand(me)
            locations.bazaar(self)
            for me in self.players:
                yield from self.choose_signs(me)
            self.compare()

    def reveal_unasked(self) -> None:
        if self.turn_up_pair():
            locations.bazaar(self)
            self.compare()

    def turn_up_pair(self) -> bool:
        """Turn the placed pair up, and do all that comes before anybody is asked; returns whether the round goes on."""
        is_foggy = locations.hides_what_is_placed(self)
        if is_foggy and len(self.players[0].placed) < 2:
            locations.tell_of_fog(self)
            self.phase = ENDING
            return False
        for me in self.players:
            self.turn_up(me, is_foggy)
        self.is_fresh = True
        for me in self.players:
            self.modify(me.row[-1], me.carried.modifier)
        locations.haunted_catacombs(self)
        if self.is_over():
            return False
        locations.auction_house(self)
        return True

    def compare(self) -> None:
        """Compare the influences of the revealed pair."""
        self.is_fresh = False
        self.tell_result(len(self.players[0].row) - 1)
        locations.founders_day(self)
        self.phase = FIGHTING

    def turn_up(self, me: Seat, is_foggy: bool) -> None:
        """The oldest placed card becomes a played card."""
        token = me.placed.pop(0)
        me.carried = me.luggage.pop(0)
        self.known[token] = EVERYONE
        me.row.append(token)
        self.current[me.index] = token
        lay_there = is_foggy
        if token == self.opened:
            lay_there = True
            self.opened = NO_CARD
        self.moved("revealed", me.index, token, "placed" if lay_there else "hand", me.index, "row", me.index)

    def meet_demand(self, me: Seat) -> Flow[None]:
        """A player who reveals a card of another faction than a Blackmailer demanded discards from hand."""
        if me.carried.demand != NO_FACTION and me.carried.demand != self.faction(me.row[-1]):
            yield from self.discard_by_choice(me, BLACKMAIL_DISCARDS, BLACKMAIL)

    def choose_signs(self, me: Seat) -> Flow[None]:
        """Librarians' choices for the card just revealed."""
        for _ in range(me.carried.choices):
            sign = yield from self.choose(me, LIBRARIAN, [PLUS, MINUS])
            self.modify(me.row[-1], LIBRARIAN_AMOUNT if sign == PLUS else -LIBRARIAN_AMOUNT)

    # --- phase 2

    def asks_in_fight(self) -> bool:
        """Whether the loser's ability or the Serpent Temple may ask something."""
        if locations.is_at(self, locations.SERPENT_TEMPLE):
            return True
        loser = self.loser()
        return loser is not None and ASKS[self.face[loser.row[-1]]]

    def fight(self) -> Flow[None]:
        """The loser's ability, then what follows it; a tie skips only the ability."""
        before = self.signets()
        loser = self.loser()
        if loser is not None:
            yield from self.activate(loser, loser.row[-1])
        yield from self.end_fight(before)

    def end_fight(self, before: list[int]) -> Flow[None]:
        """What follows the ability; `before` are the signets from before it."""
        if self.follow_ability(before):
            yield from locations.serpent_temple(self, before)
        if not self.is_over():
            before = self.signets()
            if self.land_late_modifiers(before):
                yield from locations.serpent_temple(self, before)
        self.end_phase_two()

    def fight_unasked(self) -> None:
        """`fight` if nobody is asked. Signets are compared only if events are collected."""
        before = NO_SIGNETS if self.events is None else self.signets()
        loser = self.loser()
        if loser is not None:
            this = loser.row[-1]
            self.moved("activated", loser.index, this, "row", loser.index, "", NOBODY)
            speaker = self.speaker
            self.speaker = this
            ability = ABILITIES[self.face[this]](self, loser, this)
            assert ability is None, f"{NAMES[self.face[this]]} asks something, but its decorator does not say `asks`"
            self.speaker = speaker
        self.follow_ability(before)
        if not self.is_over():
            before = NO_SIGNETS if self.events is None else self.signets()
            self.land_late_modifiers(before)
        self.end_phase_two()

    def follow_ability(self, before: list[int]) -> bool:
        """Handle what the ability has changed; returns whether the game goes on."""
        if self.is_over():
            return False
        locations.bazaar(self)
        return self.look_at_changes(before)

    def end_phase_two(self) -> None:
        if not self.is_over():
            self.look_at_mechanical_djinns()
        self.phase = ENDING

    def land_late_modifiers(self, before: list[int]) -> bool:
        """Engineers' modifiers come to the cards they waited for, unless those have left the row.

        Returns whether the game goes on.
        """
        for me in self.players:
            if me.carried.late and self.current[me.index] in me.row:
                self.modify(self.current[me.index], me.carried.late)
        return self.look_at_changes(before)

    def look_at_mechanical_djinns(self) -> None:
        if not self.has_ongoing():
            return
        winners = self.wins_by_following()
        if winners:
            self.win(winners, "mechanical-djinn")

    def loser(self) -> Seat | None:
        """Whose card has less influence in the encounter just revealed; nobody in a tie, also if a Judge wins it."""
        one, other = self.players
        lead = self.influence(one.row[-1]) - self.influence(other.row[-1])
        if lead == 0:
            return None
        return one if lead < 0 else other

    def look_at_changes(self, before: list[int]) -> bool:
        """Tell which encounters changed hands, and check Founder's Day; returns whether the game goes on."""
        self.tell_changes(before)
        locations.founders_day(self)
        return not self.is_over()

    def activate(self, me: Seat, this: int) -> Flow[None]:
        self.moved("activated", me.index, this, "row", me.index, "", NOBODY)
        yield from self.carry_out(me, this, this)

    def copy_ability(self, me: Seat, this: int, model: int) -> Flow[None]:
        self.moved("copied", me.index, model, "row" if self.is_in_row(model) else "discard", me.index, "", NOBODY)
        yield from self.carry_out(me, this, model)

    def carry_out(self, me: Seat, this: int, model: int) -> Flow[None]:
        """What is printed on `model`, in the place of `this`; questions name `model`, whose text asks them."""
        speaker = self.speaker
        self.speaker = model
        ability = ABILITIES[self.face[model]](self, me, this)
        if ability is not None:
            yield from ability
        self.speaker = speaker

    # --- phase 3

    def end_round(self) -> Flow[None]:
        """Count the signets; if nobody has won, draw."""
        self.count_signets()
        if not self.is_over():
            yield from locations.draw_and_bury(self)
            self.begin_round()

    def end_round_unasked(self) -> None:
        self.count_signets()
        if not self.is_over():
            locations.draw_at_end_of_round(self)
            self.begin_round()

    def begin_round(self) -> None:
        locations.bazaar(self)
        self.phase = PLACING

    def count_signets(self) -> None:
        """Five signets win, if they are more than the rival's."""
        score = self.score()
        if score[0] != score[1]:
            best = 0 if score[0] > score[1] else 1
            if score[best] >= SIGNETS_TO_WIN:
                self.win(1 << best, "signets")

    # --- results, told

    def tell_result(self, place: int) -> None:
        """Tell the result of the encounter just compared; a tie is told even if a Judge wins it."""
        if self.events is None:
            return  # nobody listens: a search
        if self.loser() is None:
            self.event("tied", NOBODY, place + 1)
        winners = self.results()[place]
        for me in self.players:
            if winners >> me.index & 1:
                self.moved("won", me.index, me.row[place], "row", me.index, "", NOBODY, place + 1)
                self.tell_why(place)

    def tell_why(self, place: int) -> None:
        """Add the reason to the result that was told last."""
        events = self.events
        assert events is not None
        events[-1].word = self.reason(place)

    def tell_changes(self, before: list[int]) -> None:
        """Tell which encounters changed hands, and which cards carry more or fewer signets than `before`."""
        if self.events is None:
            return  # nobody listens: a search
        after = self.signets()
        if after == before:
            return
        for place in range(self.encounters()):
            gained = [me for me in self.players if after[me.row[place]] and not before[me.row[place]]]
            lost = [me for me in self.players if before[me.row[place]] and not after[me.row[place]]]
            for me in gained:
                self.moved("won", me.index, me.row[place], "row", me.index, "", NOBODY, place + 1)
                self.tell_why(place)
            for me in lost:
                if not gained:
                    self.moved("unwon", me.index, me.row[place], "row", me.index, "", NOBODY, place + 1)
                    self.tell_why(place)
            for me in self.players:
                token = me.row[place]
                if after[token] > 1 or before[token] > 1:
                    if after[token] and after[token] != before[token]:
                        self.moved("signets", me.index, token, "row", me.index, "", NOBODY, after[token])

    # --- the end

    def win(self, winners: int, reason: str) -> None:
        """End the game. If both or none are among the winners, more signets win; equal signets are a draw."""
        score = self.score()
        if winners == BOTH or winners == 0:
            winners = 0
            if score[0] != score[1]:
                winners = 1 << score.index(max(score))
        won = [player.index for player in self.players if winners >> player.index & 1]
        self.outcome = Outcome(won, reason, score)
        if won:
            self.event("game-won", won[0], word=reason)
        else:
            self.event("game-drawn", NOBODY, word=reason)


def bare_table(mix: str, locations_mask: int, wins_needed: int, chance: Chance) -> CardiaTable:
    """A table with both players in place and every card in the box. Each player's cards are a pool of their own."""
    table = CardiaTable()
    kinds = kinds_of(mix)
    table.print_cards(kinds + kinds, [0] * CARDS_IN_DECK + [1] * CARDS_IN_DECK)
    table.seats = 2
    table.chance = chance
    table.players = [new_seat(0), new_seat(1)]
    table.modifier = [0] * KINDS
    table.ongoing = [0] * KINDS
    table.current = [NO_CARD, NO_CARD]
    table.is_fresh = False
    table.box = list(range(len(table.face)))
    table.locations = locations_mask
    table.speaker = NO_CARD
    table.phase = PLACING
    table.opened = NO_CARD
    table.round = 0
    table.mix = mix
    table.wins_needed = wins_needed
    return table


def deal(mix: str, locations_mask: int, wins_needed: int, chance: Chance) -> CardiaTable:
    """A new game: everybody shuffles the same sixteen cards and draws the opening hand."""
    table = bare_table(mix, locations_mask, wins_needed, chance)
    table.events = None if chance.is_quick else []
    for player in table.players:
        player.deck = [token for token in table.box if token // CARDS_IN_DECK == player.index]
        table.shuffle(player.deck)
        table.draw(player, locations.opening_hand(table))
    table.box = []
    return table
