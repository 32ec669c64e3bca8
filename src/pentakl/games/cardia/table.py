"""The table of Cardia: the verbs that move cards and tokens, and the questions that cards ask.

It keeps track of who knows which card, and emits the events. It knows no card by name and not the order of a round.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow
from pentakl.core.tokens import EVERYONE
from pentakl.games.cardia.printed import FACTION, FACTIONS, INSTANT, KINDS, RULE
from pentakl.games.cardia.row import NOBODY_WINS, NextCard, Row, Seat

# The questions, by number; PROMPTS are their keys in texts and messages.
PLAY: Final = 0
PLAY_OPENLY: Final = 1
NAME_FACTION: Final = 2
ANY_CARD: Final = 3
CLEAR_WHAT: Final = 4
CARD_OR_NEXT: Final = 5
RAISE: Final = 6
LOWER: Final = 7
TAKE_TOKENS: Final = 8
GIVE_TOKENS: Final = 9
OWN_CARD: Final = 10
COPY: Final = 11
ACTIVATE: Final = 12
FROM_HAND: Final = 13
FACTION_OR_DECLINE: Final = 14
KEEP: Final = 15
INSTANT_FROM_HAND: Final = 16
BLACKMAIL: Final = 17
LIBRARIAN: Final = 18
TEMPLE: Final = 19
BURY: Final = 20
PLAY_SECOND: Final = 21
PROMPTS: Final = [
    "play", "play-openly", "faction", "any-card", "clear-what", "card-or-next", "raise", "lower", "take-tokens",
    "give-tokens", "own-card", "copy", "activate", "hand", "faction-or-decline", "keep", "instant", "blackmail",
    "librarian", "temple", "bury", "play-second",
]  # fmt: skip

DECLINE: Final = -1
NEXT: Final = -1
# What is taken off a card; an option of CLEAR_WHAT is twice the card's token and one of these.
MODIFIERS: Final = 0
TOKENS: Final = 1
PLUS: Final = 0
MINUS: Final = 1


class Table(Row):
    """Verbs and questions. `speaker` is the card whose text is being carried out."""

    __slots__ = ("locations", "speaker")
    locations: int  # a mask over the locations of locations.py
    speaker: int

    # --- questions

    def choose(self, who: Seat, prompt: int, options: list[int]) -> Flow[int]:
        """Ask, unless there is only one option: then take it."""
        if len(options) == 1:
            return options[0]
        answer = yield Choice(who.index, prompt, options, self.speaker)
        return answer

    def ask(self, who: Seat, prompt: int, options: list[int]) -> Flow[int]:
        """Ask even if there is only one option: where the number of options is secret, not asking would reveal it."""
        answer = yield Choice(who.index, prompt, options, self.speaker)
        return answer

    def name_faction(self, me: Seat) -> Flow[int]:
        faction = yield from self.choose(me, NAME_FACTION, list(range(len(FACTIONS))))
        self.event("named", me.index, word=FACTIONS[faction])
        return faction

    def discard_by_choice(self, player: Seat, count: int, prompt: int) -> Flow[None]:
        """The player discards this many cards of their own choice; if all must go, nothing is asked."""
        for remaining in range(count, 0, -1):
            if len(player.hand) <= remaining:
                for token in player.hand[:]:
                    self.discard_from_hand(token, player)
                return
            token = yield from self.choose(player, prompt, player.hand[:])
            self.discard_from_hand(token, player)

    # --- verbs: hand and deck

    def draw(self, me: Seat, count: int) -> None:
        """Draw this many cards, or as many as the deck has."""
        for _ in range(min(count, len(me.deck))):
            token = me.deck.pop()
            self.known[token] |= 1 << me.index
            me.hand.append(token)
            self.moved("drew", me.index, token, "deck", me.index, "hand", me.index)

    def discard(self, token: int, owner: Seat, zone: str) -> None:
        """Put a card that was just taken out of its zone face up on its owner's discard pile."""
        self.known[token] = EVERYONE
        owner.discard.append(token)
        self.moved("discarded", owner.index, token, zone, owner.index, "discard", owner.index)

    def discard_from_hand(self, token: int, owner: Seat) -> None:
        owner.hand.remove(token)
        self.discard(token, owner, "hand")

    def discard_top_of_deck(self, owner: Seat, count: int) -> None:
        for _ in range(min(count, len(owner.deck))):
            self.discard(owner.deck.pop(), owner, "deck")

    def discard_faction_from_hand(self, owner: Seat, faction: int) -> None:
        """Discard every card of the faction; everybody sees that none is left."""
        for token in [token for token in owner.hand if self.faction(token) == faction]:
            self.discard_from_hand(token, owner)
        self.rule_out(owner.hand, kinds_of_faction(faction), EVERYONE)

    def discard_faction_from_deck(self, owner: Seat, faction: int) -> None:
        """Discard every card of the faction, the topmost first; everybody sees that none is left."""
        for token in [token for token in reversed(owner.deck) if self.faction(token) == faction]:
            owner.deck.remove(token)
            self.discard(token, owner, "deck")
        self.rule_out(owner.deck, kinds_of_faction(faction), EVERYONE)

    def shuffle_deck(self, owner: Seat) -> None:
        self.shuffle(owner.deck)
        self.event("shuffled", owner.index)

    def instants_in_hand(self, me: Seat) -> list[int]:
        return [token for token in me.hand if self.is_instant(token)]

    def admit_no_instant(self, me: Seat) -> None:
        """A player who should discard an instant card and does not shows that the hand has none."""
        self.event("no-instant", me.index)
        self.rule_out(me.hand, [kind for kind in range(KINDS) if RULE[kind] == INSTANT], EVERYONE)

    def bury(self, token: int, me: Seat) -> None:
        """Put a card from hand under the deck; the rival sees only a back."""
        self.mingle(me.hand, 1 << me.index)
        me.hand.remove(token)
        me.deck.insert(0, token)
        self.moved("buried", me.index, token, "hand", me.index, "deck", me.index)

    # --- verbs: tokens on cards

    def modify(self, token: int, amount: int) -> None:
        """Put a modifier on a played card; only the sum is kept."""
        if amount == 0:
            return
        self.modifier[token] += amount
        owner = self.owner(token).index
        if amount > 0:
            self.moved("raised", owner, token, "row", owner, "", NOBODY, amount)
        else:
            self.moved("lowered", owner, token, "row", owner, "", NOBODY, -amount)

    def put_token(self, token: int) -> None:
        """Put an ongoing token on a played card; more than one adds nothing."""
        self.ongoing[token] = 1
        owner = self.owner(token).index
        self.moved("ongoing", owner, token, "row", owner, "", NOBODY)

    def clear_modifiers(self, token: int) -> int:
        """Take all modifiers off a card; returns their sum."""
        amount = self.modifier[token]
        self.modifier[token] = 0
        if amount:
            owner = self.owner(token).index
            self.moved("cleared", owner, token, "row", owner, "", NOBODY)
        return amount

    def clear_token(self, token: int) -> bool:
        """Take the ongoing token off a card; returns whether there was one."""
        had_token = self.ongoing[token] == 1
        self.ongoing[token] = 0
        if had_token:
            owner = self.owner(token).index
            self.moved("ceased", owner, token, "row", owner, "", NOBODY)
        return had_token

    def clear(self, what: int) -> None:
        """Remove from a card what an option of CLEAR_WHAT names."""
        if what % 2 == MODIFIERS:
            self.clear_modifiers(what // 2)
        else:
            self.clear_token(what // 2)

    def move_tokens(self, giver: int, receiver: int) -> None:
        """Everything on one card goes to another and adds up with what lies there."""
        amount = self.clear_modifiers(giver)
        had_token = self.clear_token(giver)
        self.modify(receiver, amount)
        if had_token:
            self.put_token(receiver)

    def has_tokens(self, token: int) -> bool:
        return self.modifier[token] != 0 or self.ongoing[token] == 1

    # --- verbs: cards that leave the row

    def strip(self, token: int) -> None:
        """A card that leaves the row leaves its tokens behind."""
        self.modifier[token] = 0
        self.ongoing[token] = 0

    def discard_encounter(self, place: int) -> None:
        """Both cards of an encounter are discarded; later encounters slide back."""
        for player in self.players:
            token = player.row.pop(place)
            self.strip(token)
            self.discard(token, player, "row")

    def take_back(self, token: int, me: Seat) -> None:
        """A played card returns to its owner's hand, the card opposing it is discarded, the row closes the gap."""
        place = me.row.index(token)
        rival = self.rival(me)
        me.row.remove(token)
        self.strip(token)
        me.hand.append(token)
        self.moved("returned", me.index, token, "row", me.index, "hand", me.index)
        lost = rival.row.pop(place)
        self.strip(lost)
        self.discard(lost, rival, "row")

    def replace_at_random(self, token: int, owner: Seat) -> None:
        """A played card is discarded, and a random card of its owner's hand takes its place."""
        place = owner.row.index(token)
        successor = owner.hand[self.chance.below(len(owner.hand))]
        self.strip(token)
        owner.row[place] = successor
        self.discard(token, owner, "row")
        owner.hand.remove(successor)
        self.known[successor] = EVERYONE
        self.moved("replaced", owner.index, successor, "hand", owner.index, "row", owner.index)
        # The card that won before has left the row, so no event says that it lost.
        if self.events is not None and place < self.encounters() and self.results()[place] == NOBODY_WINS:
            self.event("tied", NOBODY, place + 1)

    # --- verbs: what waits for the next card

    def modify_next(self, me: Seat, amount: int) -> None:
        """A modifier that lands on the next card as soon as it is revealed; several add up."""
        waiting = me.waiting
        me.waiting = NextCard(waiting.modifier + amount, waiting.choices, waiting.late, waiting.demand)
        if amount > 0:
            self.event("next-raised", me.index, amount)
        else:
            self.event("next-lowered", me.index, -amount)

    def choose_for_next(self, me: Seat) -> None:
        """A choice between +2 and -2 after the next card is revealed."""
        waiting = me.waiting
        me.waiting = NextCard(waiting.modifier, waiting.choices + 1, waiting.late, waiting.demand)
        self.event("next-choice", me.index)

    def modify_next_late(self, me: Seat, amount: int) -> None:
        """A modifier that lands on the next card at the end of phase 2 of its encounter."""
        waiting = me.waiting
        me.waiting = NextCard(waiting.modifier, waiting.choices, waiting.late + amount, waiting.demand)
        self.event("next-late", me.index, amount)

    def demand_of_next(self, victim: Seat, faction: int) -> None:
        """The victim's next card should be of this faction."""
        waiting = victim.waiting
        victim.waiting = NextCard(waiting.modifier, waiting.choices, waiting.late, faction)
        self.event("next-demand", victim.index, word=FACTIONS[faction])

    def see_next(self, victim: Seat) -> None:
        """The victim places the next card face up, before the rival chooses."""
        victim.plays_openly = True
        self.event("next-openly", victim.index)

    # --- provided by the rules

    def copy_ability(self, me: Seat, this: int, model: int) -> Flow[None]:
        """Carry out the ability of `model` as if it were printed on `this`."""
        raise NotImplementedError

    def activate(self, me: Seat, this: int) -> Flow[None]:
        """Carry out the ability of a played card in its own place."""
        raise NotImplementedError

    def win(self, winners: int, reason: str) -> None:
        """End the game in favour of a mask of players."""
        raise NotImplementedError


def kinds_of_faction(faction: int) -> list[int]:
    return [kind for kind in range(KINDS) if FACTION[kind] == faction]
