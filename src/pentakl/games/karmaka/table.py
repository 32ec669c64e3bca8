"""The table of Karmaka: its zones, its verbs and the questions that cards ask.

It knows who may be aimed at, and who knows which card. It knows no card by name and not the order of turns.
"""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice, Flow
from pentakl.core.tokens import EVERYONE

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
MOSAIC: Final = 3
COLOURS: Final = ["red", "green", "blue", "mosaic"]

RUNGS: Final = ["beetle", "snake", "wolf", "monkey", "transcendence"]
NEEDED: Final = [4, 5, 6, 7]
WOLF_RUNG: Final = 2
TRANSCENDENCE: Final = 4

FREE: Final = 0
TEAMS: Final = 1
WOLF: Final = 2
VARIANTS: Final = ["free", "teams", "wolf"]

# The questions, by number; PROMPTS are their keys in texts and messages.
PLAY: Final = 0
AGAIN: Final = 1
RIVAL: Final = 2
PLAYER: Final = 3
FROM_HAND: Final = 4
FROM_HAND_OR_DONE: Final = 5
OWN_DEED: Final = 6
FROM_RUINS: Final = 7
FROM_FUTURE: Final = 8
FROM_SEEN: Final = 9
FROM_SEEN_OR_DONE: Final = 10
PUT_BACK: Final = 11
DRAW_MORE: Final = 12
EXPOSED: Final = 13
OFFER: Final = 14
RINGS: Final = 15
PROMPTS: Final = [
    "play", "again", "rival", "player", "hand", "hand-or-done", "deed", "ruins", "future", "seen", "seen-or-done",
    "put-back", "draw-more", "exposed", "offer", "rings",
]  # fmt: skip

DONE: Final = -1
NO: Final = 0
YES: Final = 1


class Seat:
    """What belongs to one player. The last card of a pile is its top."""

    __slots__ = ("deck", "deeds", "future", "hand", "index", "rings", "rung")
    index: int
    hand: list[int]
    deck: list[int]
    future: list[int]
    deeds: list[int]
    rings: int
    rung: int

    def __init__(self, index: int) -> None:
        """A seat without zones, which the caller sets: `copy` is hot, and empty lists would double its cost."""
        self.index = index
        self.rings = 0
        self.rung = 0

    def copy(self) -> Seat:
        seat = Seat(self.index)
        seat.hand = self.hand[:]
        seat.deck = self.deck[:]
        seat.future = self.future[:]
        seat.deeds = self.deeds[:]
        seat.rings = self.rings
        seat.rung = self.rung
        return seat


def new_seat(index: int) -> Seat:
    """A seat with nothing in its zones."""
    seat = Seat(index)
    seat.hand = []
    seat.deck = []
    seat.future = []
    seat.deeds = []
    return seat


class Table(core.Table):
    """Zones and verbs. `middle` holds the card whose ability is being carried out."""

    __slots__ = ("box", "entered", "extra", "middle", "players", "ruins", "target", "team", "variant", "voice", "well")
    players: list[Seat]
    well: list[int]
    ruins: list[int]
    middle: list[int]
    box: list[int]  # unused cards; only arranged positions have any
    variant: int
    team: list[int]  # players with the same number are partners
    target: int  # the player at whom the ability aims, or NOBODY
    extra: bool  # the ability grants another play
    voice: int  # the card whose ability is being carried out, the used one or one that it copies
    entered: int  # which of the two copying cards this chain of copies has entered

    # --- who is who

    def are_rivals(self, one: int, other: int) -> bool:
        return self.team[one] != self.team[other]

    def rivals(self, me: Seat) -> list[int]:
        """All rivals clockwise, the one on my left first."""
        n = self.seats
        return [(me.index + i) % n for i in range(1, n) if self.team[(me.index + i) % n] != self.team[me.index]]

    def rivals_in_reach(self, me: Seat) -> list[int]:
        """The rivals at whom I may aim: in a free game of four not the player opposite."""
        reach = self.rivals(me)
        if self.seats == 4 and self.variant == FREE:
            reach.remove((me.index + 2) % 4)
        return reach

    def partners(self, me: Seat) -> list[int]:
        return [i for i in range(self.seats) if i != me.index and self.team[i] == self.team[me.index]]

    # --- questions

    def choose(self, who: Seat, prompt: int, options: list[int]) -> Flow[int]:
        """Ask, unless there is only one option: then take it."""
        if len(options) == 1:
            return options[0]
        answer = yield Choice(who.index, prompt, options, self.voice)
        return answer

    def choose_rival(self, me: Seat) -> Flow[Seat]:
        """Aim at a rival in reach; the used card will be offered to them alone."""
        rival = yield from self.choose(me, RIVAL, self.rivals_in_reach(me))
        return self.aim(me, rival)

    def choose_player(self, me: Seat, spares_partner: bool) -> Flow[Seat]:
        """Aim at any player in reach, including myself; destructive abilities may not aim at the partner."""
        players = [me.index, *self.rivals_in_reach(me)]
        if not spares_partner:
            players += self.partners(me)
        player = yield from self.choose(me, PLAYER, players)
        return self.aim(me, player)

    def aim(self, me: Seat, target: int) -> Seat:
        self.target = target
        self.event("aimed", me.index, other=target)
        return self.players[target]

    # --- verbs: the Well

    def take_from_well(self) -> int:
        """The top card of the Well, refilled from the Ruins when it is empty; NO_CARD if even that gives nothing."""
        if not self.well:
            self.refill_well()
        return self.well.pop() if self.well else NO_CARD

    def refill_well(self) -> None:
        """All Ruins but the top three are shuffled and laid under what is left of the Well."""
        if len(self.ruins) > 3:
            fresh = self.ruins[:-3]
            self.ruins = self.ruins[-3:]
            self.shuffle(fresh)
            self.well = fresh + self.well
            self.event("reshuffled", NOBODY, len(fresh))

    def can_draw(self) -> bool:
        return bool(self.well) or len(self.ruins) > 3

    def draw_from_well(self, me: Seat) -> bool:
        token = self.take_from_well()
        if token == NO_CARD:
            return False
        self.known[token] |= 1 << me.index
        me.hand.append(token)
        self.moved("drew", me.index, token, "well", NOBODY, "hand", me.index)
        return True

    def deal_to_deck(self, player: Seat) -> None:
        token = self.take_from_well()
        if token != NO_CARD:
            player.deck.append(token)
            self.moved("dealt", player.index, token, "well", NOBODY, "deck", player.index)

    def look_at_well(self, me: Seat, count: int) -> list[int]:
        """Look at the top cards of the Well, topmost first; the Ruins are shuffled beneath if there are too few."""
        if len(self.well) < count:
            self.refill_well()
        seen = self.well[-count:]
        seen.reverse()
        self.looked(me.index, seen, "well", NOBODY)
        return seen

    def keep_from_well(self, me: Seat, token: int, seen: list[int]) -> None:
        """Put one of the cards that I have seen face down on my Future Life; nobody else learns which."""
        self.mingle(seen, 1 << me.index)
        self.well.remove(token)
        me.future.append(token)
        self.moved("kept", me.index, token, "well", NOBODY, "future", me.index)

    def put_back(self, me: Seat, order: list[int]) -> None:
        """The seen cards lie on top of the Well in a new order, the last one topmost."""
        self.mingle(order, 1 << me.index)
        for token in order:
            self.well.remove(token)
        self.well += order
        self.event("put-back", me.index, len(order))

    # --- verbs: the Ruins

    def ruin(self, token: int, owner: int, zone: str) -> None:
        """Put a card that was just taken out of its zone on top of the Ruins."""
        self.known[token] = EVERYONE
        self.ruins.append(token)
        self.moved("ruined", owner, token, zone, owner, "ruins", NOBODY)

    def leave_hand(self, token: int, player: Seat) -> None:
        """Take a card out of a hand; everybody sees it."""
        self.single_out(token, player.hand, EVERYONE & ~(1 << player.index))
        player.hand.remove(token)
        self.known[token] = EVERYONE

    def ruin_from_hand(self, token: int, player: Seat) -> None:
        self.leave_hand(token, player)
        self.ruin(token, player.index, "hand")

    def ruin_deed(self, token: int, player: Seat) -> None:
        player.deeds.remove(token)
        self.ruin(token, player.index, "deeds")

    def ruin_top_of_deck(self, player: Seat) -> None:
        if player.deck:
            self.ruin(player.deck.pop(), player.index, "deck")

    def ruin_top_of_future(self, player: Seat) -> None:
        if player.future:
            self.ruin(player.future.pop(), player.index, "future")

    def top_of_ruins(self) -> list[int]:
        return self.ruins[-3:]

    def salvage(self, token: int, me: Seat) -> None:
        self.ruins.remove(token)
        me.hand.append(token)
        self.moved("took", me.index, token, "ruins", NOBODY, "hand", me.index)

    def recycle(self, token: int, me: Seat) -> None:
        self.ruins.remove(token)
        me.future.append(token)
        self.moved("kept", me.index, token, "ruins", NOBODY, "future", me.index)

    # --- verbs: between players

    def do_deed(self, token: int, me: Seat) -> None:
        """A card from the hand becomes the exposed Deed."""
        self.leave_hand(token, me)
        me.deeds.append(token)
        self.moved("deed", me.index, token, "hand", me.index, "deeds", me.index)

    def lay_by(self, token: int, me: Seat, owner: Seat) -> None:
        """A card from my hand goes face down on a Future Life, mine or my partner's; the others see only a back."""
        self.mingle(me.hand, 1 << me.index | 1 << owner.index)
        me.hand.remove(token)
        self.known[token] |= 1 << owner.index
        owner.future.append(token)
        self.moved("laid", me.index, token, "hand", me.index, "future", owner.index)

    def steal_deed(self, token: int, rival: Seat, me: Seat) -> None:
        rival.deeds.remove(token)
        me.hand.append(token)
        self.moved("took", me.index, token, "deeds", rival.index, "hand", me.index)

    def steal_from_hand(self, token: int, rival: Seat, me: Seat) -> None:
        """Only the two players concerned know which card changed hands."""
        self.mingle(rival.hand, 1 << me.index | 1 << rival.index)
        rival.hand.remove(token)
        me.hand.append(token)
        self.moved("took", me.index, token, "hand", rival.index, "hand", me.index)

    def steal_dream(self, rival: Seat, me: Seat) -> None:
        if rival.future:
            token = rival.future.pop()
            self.known[token] |= 1 << me.index
            me.future.append(token)
            self.moved("kept", me.index, token, "future", rival.index, "future", me.index)

    def recall(self, token: int, me: Seat) -> None:
        """A card of my own Future Life comes to my hand; everybody sees from which place, counted from the top."""
        place = len(me.future) - me.future.index(token)
        me.future.remove(token)
        me.hand.append(token)
        self.moved("recalled", me.index, token, "future", me.index, "hand", me.index, place)

    def look_at_hand(self, me: Seat, rival: Seat) -> None:
        # Sorted by face: the order in which they came to the hand would tell which is new.
        self.looked(me.index, sorted(rival.hand, key=self.face.__getitem__), "hand", rival.index)

    def see_at_random(self, me: Seat, rival: Seat, count: int) -> list[int]:
        """Look at random cards of a rival's hand."""
        seen = rival.hand[:]
        self.chance.shuffle(seen)
        hidden = seen[count:]
        seen = seen[:count]
        for token in seen:
            self.single_out(token, hidden, 1 << me.index)
        self.looked(me.index, seen, "hand", rival.index)
        return seen

    def ruin_at_random(self, rival: Seat) -> None:
        if rival.hand:
            self.ruin_from_hand(rival.hand[self.chance.below(len(rival.hand))], rival)

    def copy_deed(self, me: Seat, token: int, owner: Seat) -> Flow[None] | None:
        """Carry out the ability of a Deed, which stays where it is; everybody sees which one."""
        self.moved("copied", me.index, token, "deeds", owner.index, "", NOBODY)
        return self.resolve(me, token)

    # --- provided by the rules

    def resolve(self, me: Seat, token: int) -> Flow[None] | None:
        """Carry out the ability of a card that everybody sees, with `me` as its owner."""
        raise NotImplementedError
