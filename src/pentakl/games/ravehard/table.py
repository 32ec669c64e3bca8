"""The table of Ravehard: its zones and the verbs that move cards.

It keeps `known` right and emits the events. It knows nothing of the order of turns, of operations and of questions.
Life is in `life.py`, Crime Tools and Flirt cards are in `tools.py`.
"""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.events import NO_NUMBER, NOBODY
from pentakl.core.flow import NO_CARD
from pentakl.core.tokens import EVERYONE
from pentakl.games.ravehard.cards import CHARACTERS, COMPONENTS, Boss, Character, Darkchmage
from pentakl.games.ravehard.frame import NO_LANE, Frame
from pentakl.games.ravehard.printed import CARDS, COPIES, DECK
from pentakl.games.ravehard.programs import ON
from pentakl.games.ravehard.seat import DARK, MOST_SHIELDS, MOST_SHIELDS_IN_LANE, SIDE, Seat
from pentakl.games.ravehard.vocabulary import ATTACH, MODE_BOOST, MODE_LOCK

BOSS: Final = 6  # beside the seats: the Boss as a target or a source

# By token: what is printed. The Turn card, the Being-Beaten card and the coin are fields, not tokens.
FACES: Final[list[int]] = [
    kind for kind in range(len(CARDS)) if DECK[kind] != COMPONENTS for _ in range(COPIES[kind])
]  # fmt: skip


def attachment_facts(mode: int) -> list[int]:
    """By kind: the number of an attachment of this mode (1 for a lock); 0 for every other card."""
    found = [0] * len(CARDS)
    for card in CARDS:
        if card.effect is not None:
            for operation in card.effect.operations:
                if operation.verb == ATTACH and operation.mode == mode:
                    found[card.kind] = operation.n.base if mode == MODE_BOOST else 1
    return found


def throne() -> Darkchmage:
    """The obverse of the Archmage's Chamber."""
    for card in CARDS:
        if card.darkchmage is not None:
            return card.darkchmage
    raise AssertionError("no card has a Darkchmage")


THRONE: Final[Darkchmage] = throne()
LOCKS: Final[list[int]] = attachment_facts(MODE_LOCK)
BOOSTS: Final[list[int]] = attachment_facts(MODE_BOOST)


class Table(core.Table):
    """Zones and verbs. The last card of a pile is its top; `middle` holds the cards whose effects are carried out.

    `decks` and `trashes` are by school in the story and by seat in a duel; `homes` says for each token to which of them
    it belongs, NOBODY for those that leave the game when they are used.
    """

    __slots__ = (
        "accused", "actions", "amount", "beaten", "black_magic", "blow_lane", "boss", "boss_change", "boss_life",
        "boss_turns", "box", "brawl", "coin", "dark", "decks", "enemies", "enemy_discard", "evidence", "frames", "fury",
        "general", "homes", "is_chosen", "is_duel", "is_merciful", "lane", "ledger", "middle", "most_life",
        "osom_used", "past", "phase", "players", "removed", "rounds", "seconds", "story", "striker", "trashes", "turn",
        "turns", "turns_left", "victim",
    )  # fmt: skip
    players: list[Seat]
    # zones
    decks: list[list[int]]
    trashes: list[list[int]]
    general: list[int]
    black_magic: list[int]
    removed: list[int]
    middle: list[int]
    story: list[int]
    evidence: list[int]
    boss: list[int]
    enemies: list[int]
    enemy_discard: list[int]
    past: list[int]  # Bosses and Events that are over
    box: list[int]  # never changed in place
    homes: list[int]
    # options
    is_duel: bool
    is_chosen: bool
    is_merciful: bool
    seconds: int
    # the turn
    phase: int
    turn: int  # who holds the Turn card, or whose turn it is
    turns: int  # how many player turns are over
    turns_left: int  # player turns until the Boss acts again
    rounds: int  # of the fight with the Darkchmage
    actions: list[int]  # what is left of the turn: strategic, offensive, scheming
    osom_used: bool
    coin: int  # whose side of the coin is up
    lane: int  # of a duel: where the last action happened
    beaten: int  # who holds the Being-Beaten card
    # the Boss
    boss_life: int
    boss_change: int
    boss_turns: int
    fury: int
    # what is going on
    frames: list[Frame]
    victim: int  # of the damage about to be dealt: a seat, BOSS or NOBODY
    striker: int
    amount: int
    blow_lane: int
    brawl: list[int]  # the two fighters of an Event and the damage each has dealt; [] outside such a fight
    most_life: int  # who had most life before the damage of an Event
    dark: int  # the Darkchmage
    accused: int
    ledger: list[list[int]]  # public: [what, Evidence so far, seat, other seat]; never changed in place

    # --- who is who

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with `first`."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def in_turn_order(self) -> list[int]:
        """All seats clockwise from the Turn card."""
        return self.clockwise(self.turn if self.turn != NOBODY else 0)

    def living(self) -> list[int]:
        """The living players clockwise from the Turn card."""
        return [seat for seat in self.in_turn_order() if self.players[seat].is_alive()]

    def is_living(self, who: int) -> bool:
        """Whether a seat or the Boss is there and alive."""
        if who == BOSS:
            return self.boss_life > 0
        return who != NOBODY and self.players[who].is_alive()

    def character(self, seat: int) -> Character:
        character = CARDS[self.face[self.players[seat].character[0]]].character
        assert character is not None
        return character

    def the_boss(self) -> Boss:
        boss = CARDS[self.face[self.boss[-1]]].boss
        assert boss is not None
        return boss

    def enemies_of(self, seat: int) -> list[int]:
        """Whom a player may attack with the character: the enemy of the current fight."""
        if self.is_duel:
            return [1 - seat]
        if self.brawl:
            return [self.brawl[1] if seat == self.brawl[0] else self.brawl[0]]
        if self.dark != NOBODY:
            return [each for each in self.living() if each != seat] if seat == self.dark else [self.dark]
        return [BOSS] if self.boss_life > 0 else []

    def has_enemy(self, seat: int) -> bool:
        """Whether there is anybody whom a player may attack with the character."""
        if self.is_duel or self.brawl:
            return True
        if self.dark != NOBODY:
            return seat != self.dark or bool(self.enemies_of(seat))
        return self.boss_life > 0

    def attack_of(self, who: int) -> int:
        """The Attack of a seat or the Boss, with its changes; never below 0."""
        if who == BOSS:
            return max(0, self.the_boss().attack + self.boss_change + self.fury)
        player = self.players[who]
        if player.level == DARK:
            return max(0, THRONE.attack + player.attack_change)
        return max(0, self.character(who).attack[SIDE[player.level]] + player.attack_change)

    def declare_lane(self, seat: int, lane: int) -> None:
        """A player says in which lane an action happens."""
        self.lane = lane
        self.event("in-lane", seat, lane + 1)

    # --- decks

    def top_of_deck(self, deck: int) -> int:
        """Take the top card of a deck, rebuilt from its Trash when it is empty; NO_CARD if both are."""
        if not self.decks[deck] and self.trashes[deck]:
            self.decks[deck], self.trashes[deck] = self.trashes[deck], []
            self.shuffle(self.decks[deck])
            self.event("reshuffled", NOBODY, len(self.decks[deck]), place=deck)
        return self.decks[deck].pop() if self.decks[deck] else NO_CARD

    def draw(self, seat: int, count: int) -> None:
        """Draw from the own deck, as far as there are cards."""
        player = self.players[seat]
        for _ in range(count):
            token = self.top_of_deck(player.deck)
            if token == NO_CARD:
                return
            self.show(token, 1 << seat)
            player.hand.append(token)
            self.moved("drew", seat, token, "deck", NOBODY, "hand", seat, start_place=player.deck)

    def next_enemy(self) -> int:
        """The top Enemy card, laid in the middle for all to see; an empty deck is rebuilt from its discards."""
        if not self.enemies:
            self.enemies, self.enemy_discard = self.enemy_discard, []
            self.shuffle(self.enemies)
            self.event("enemies-reshuffled", NOBODY, len(self.enemies))
        token = self.enemies.pop()
        self.known[token] = EVERYONE
        self.middle.append(token)
        self.moved("boss-cast", NOBODY, token, "enemies", NOBODY, "middle", NOBODY)
        return token

    # --- cards out of hands

    def leave_hand(self, token: int, player: Seat) -> None:
        """A card leaves a hand, and everybody sees it."""
        self.single_out(token, player.hand, EVERYONE & ~(1 << player.index))
        player.hand.remove(token)
        self.known[token] = EVERYONE
        self.claim(token, player)

    def to_middle(self, kind: str, token: int, player: Seat) -> None:
        """A card of a hand is laid in the middle, for its effect."""
        self.leave_hand(token, player)
        self.middle.append(token)
        self.moved(kind, player.index, token, "hand", player.index, "middle", NOBODY)

    def discard(self, token: int, player: Seat) -> None:
        self.leave_hand(token, player)
        self.use_up("discarded", token, player.index, "hand", player.index)

    def steal(self, thief: int, victim: int) -> None:
        """A random card goes from one hand to another; only the two concerned see it."""
        robbed = self.players[victim]
        if robbed.hand:
            token = robbed.hand[int(self.chance.below(len(robbed.hand)))]
            # The thief cannot tell the stolen card from an equal card that they knew in this hand.
            self.single_out(token, robbed.hand, 1 << thief)
            self.hide_hand(robbed, 1 << thief | 1 << victim)
            robbed.hand.remove(token)
            self.show(token, 1 << thief)
            self.players[thief].hand.append(token)
            self.moved("stole", thief, token, "hand", victim, "hand", thief)

    def hide_hand(self, player: Seat, keepers: int) -> None:
        """One card leaves a hand unseen: nobody outside `keepers` knows any longer which cards are left.

        A hand does not show its backs, so the missing card may have any back. The core mingles only cards of one back;
        the others are forgotten, so players know a little less than they could remember.
        """
        self.mingle(player.hand, keepers)
        if len(player.hand) > 1:
            for token in player.hand:
                self.known[token] &= keepers

    def recover(self, token: int, seat: int) -> None:
        """Take a card out of a Trash."""
        for place, trash in enumerate(self.trashes):
            if token in trash:
                trash.remove(token)
                self.players[seat].hand.append(token)
                self.moved("recovered", seat, token, "trash", NOBODY, "hand", seat, start_place=place)

    # --- where used cards go

    def claim(self, token: int, player: Seat) -> None:
        """In a duel a used wild card goes to the Trash of its user, even if it was the rival's before."""
        if self.is_duel and self.homes[token] == 1 - player.index:
            schools = [self.character(seat).school for seat in range(self.seats)]
            if DECK[self.face[token]] not in schools:
                self.homes = [player.index if each == token else home for each, home in enumerate(self.homes)]

    def use_up(self, kind: str, token: int, seat: int, start: str, start_seat: int, start_place: int = -1) -> None:
        """A card that was just taken out of its zone goes to the Trash of its deck, or leaves the game."""
        self.known[token] = EVERYONE
        home = self.homes[token]
        if home == NOBODY:
            self.removed.append(token)
            self.moved(kind, seat, token, start, start_seat, "removed", NOBODY, start_place=start_place)
        else:
            self.trashes[home].append(token)
            self.moved(
                kind, seat, token, start, start_seat, "trash", NOBODY, start_place=start_place, goal_place=home
            )  # fmt: skip

    def shuffle_in(self, token: int, seat: int) -> None:
        """A card of the middle goes back into its deck, which is shuffled."""
        self.middle.remove(token)
        home = self.homes[token]
        self.decks[home].append(token)
        self.moved("shuffled-in", seat, token, "middle", NOBODY, "deck", NOBODY, goal_place=home)
        self.shuffle(self.decks[home])

    # --- Shields

    def has_room(self, player: Seat, lane: int) -> bool:
        if self.is_duel:
            return player.lanes.count(lane) < MOST_SHIELDS_IN_LANE
        return len(player.shields) < MOST_SHIELDS

    def shields_in(self, player: Seat, lane: int) -> list[int]:
        """The Shields of a player in a lane; all of them if there are no lanes."""
        if lane == NO_LANE or not self.is_duel:
            return player.shields[:]
        return [token for place, token in enumerate(player.shields) if player.lanes[place] == lane]

    def is_locked(self, player: Seat, shield: int) -> bool:
        if not player.attached:
            return False
        for token in player.on(shield):
            if LOCKS[self.face[token]]:
                return True
        return False

    def unlocked_in(self, player: Seat, lane: int) -> list[int]:
        """The Shields that could be activated in a lane."""
        shields = self.shields_in(player, lane)
        if not player.attached:
            return shields
        return [token for token in shields if not self.is_locked(player, token)]

    def lane_number(self, lane: int) -> int:
        """A lane as events tell it: 1 or 2, nothing in the story."""
        return lane + 1 if self.is_duel else NO_NUMBER

    def add_shield(self, player: Seat, token: int, lane: int) -> int:
        """Put a token among the Shields of a player; returns its place. Everybody knows that it is one."""
        self.rule_out([token], NO_SHIELDS, EVERYONE)
        player.shields.append(token)
        player.lanes.append(max(lane, 0))
        return len(player.shields) - 1

    def lay_shield(self, player: Seat, token: int, lane: int) -> None:
        """Lay a card of the hand face down; the others see only its back."""
        me = player.index
        self.mingle(player.hand, 1 << me)
        player.hand.remove(token)
        place = self.add_shield(player, token, lane)
        self.moved("laid", me, token, "hand", me, "shields", me, self.lane_number(lane), goal_place=place)

    def lay_black_magic(self, player: Seat, lane: int) -> None:
        """Lay the top Black Magic card unseen by others, if there is one and room for it."""
        if self.black_magic and self.has_room(player, lane):
            self.lay_from_black_magic(player, self.black_magic[-1], lane)

    def lay_from_black_magic(self, player: Seat, token: int, lane: int) -> None:
        """Lay a card of the Black Magic deck, which its owner looks at."""
        me = player.index
        self.black_magic.remove(token)
        self.show(token, 1 << me)
        place = self.add_shield(player, token, lane)
        self.moved("placed", me, token, "black_magic", NOBODY, "shields", me, self.lane_number(lane), goal_place=place)

    def take_shield(self, player: Seat, token: int) -> int:
        """Take a Shield from its place; returns the place. Its attachments stay with `attached`."""
        place = player.shields.index(token)
        player.shields.pop(place)
        player.lanes.pop(place)
        return place

    def drop_attachments(self, player: Seat, shield: int) -> None:
        """What lies on a Shield is discarded with it."""
        for token in player.on(shield):
            self.drop_attachment(player, token)

    def drop_attachment(self, player: Seat, token: int) -> None:
        player.take_attachment(token)
        self.use_up("dropped", token, player.index, "attached", player.index)

    def lose_shield(self, player: Seat, token: int, kind: str) -> None:
        """A Shield is discarded without effect, for all to see."""
        place = self.take_shield(player, token)
        self.claim(token, player)
        self.use_up(kind, token, player.index, "shields", player.index, place)
        self.drop_attachments(player, token)

    def shield_to_middle(self, kind: str, player: Seat, token: int) -> int:
        """A Shield is revealed for its effect; returns the boost of what lay on it."""
        place = self.take_shield(player, token)
        self.known[token] = EVERYONE
        self.claim(token, player)
        self.middle.append(token)
        self.moved(kind, player.index, token, "shields", player.index, "middle", NOBODY, start_place=place)
        boost = 0
        for lying in player.on(token):
            boost += BOOSTS[self.face[lying]]
        self.drop_attachments(player, token)
        return boost

    def move_shield(self, owner: Seat, token: int, receiver: Seat) -> None:
        """A Shield changes its owner, with all that lies on it; the new owner looks at it."""
        lane = owner.lane_of(token)
        attached = owner.on(token)
        start = self.take_shield(owner, token)
        self.show(token, 1 << receiver.index)
        place = self.add_shield(receiver, token, lane)
        for lying in attached:
            owner.take_attachment(lying)
            receiver.add_attachment(lying, token)
        self.moved(
            "moved-shield", owner.index, token, "shields", owner.index, "shields", receiver.index,
            start_place=start, goal_place=place,
        )  # fmt: skip

    def attach(self, token: int, owner: Seat, shield: int, caster: int) -> None:
        """A card of the middle is put face up on a Shield."""
        self.middle.remove(token)
        owner.add_attachment(token, shield)
        place = owner.shields.index(shield)
        self.moved("attached", caster, token, "middle", NOBODY, "attached", owner.index, goal_place=place)


def is_shield(kind: int) -> bool:
    """Whether a card may be laid as a Shield."""
    return ON[kind] >= 0


NO_SHIELDS: Final[list[int]] = [card.kind for card in CARDS if not is_shield(card.kind)]
# By token.
IS_CHARACTER: Final[list[bool]] = [DECK[kind] == CHARACTERS for kind in FACES]
