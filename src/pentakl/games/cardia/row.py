"""The row of encounters, and everything that follows from how it lies: influence, winners, signets.

Results are never stored. They are computed from the cards and the tokens on them, so nothing can become stale when a
modifier, a token or a card comes or goes. This module changes nothing and asks nobody.
"""

from __future__ import annotations

from typing import Final

from pentakl.core import table as core
from pentakl.core.documents import ints
from pentakl.games.cardia.printed import (
    ENRICHES_ITSELF,
    ENRICHES_PREVIOUS,
    FACTION,
    INSTANT,
    RULE,
    TIES_ITS_ENCOUNTER,
    VALUE,
    WINS_ALL_TIES,
    WINS_GAME_BY_FOLLOWING,
    WINS_PREVIOUS,
)

NO_FACTION: Final = -1
NOBODY_WINS: Final = 0  # the mask of the winners of a tie


class NextCard:
    """What waits for the next card that a player chooses from hand, and then travels with it. Immutable.

    `modifier` lands when the card is revealed, `choices` are Librarians' choices after it, `late` lands at the end of
    phase 2; `demand` is the faction that a Blackmailer wants to see, or NO_FACTION.
    """

    __slots__ = ("choices", "demand", "late", "modifier")
    modifier: int
    choices: int
    late: int
    demand: int

    def __init__(self, modifier: int, choices: int, late: int, demand: int) -> None:
        self.modifier = modifier
        self.choices = choices
        self.late = late
        self.demand = demand

    def dump(self) -> list[int]:
        return [self.modifier, self.choices, self.late, self.demand]


NOTHING_WAITS: Final = NextCard(0, 0, 0, NO_FACTION)


def load_next_card(document: object) -> NextCard:
    modifier, choices, late, demand = ints(document)
    return NextCard(modifier, choices, late, demand)


class Seat:
    """What belongs to one player. The last card of the deck is its top; the row runs in the direction of play.

    `placed` are cards that were chosen and are not revealed yet, the oldest first, each with its luggage in `luggage`;
    `carried` is the luggage of the card that was revealed in this round.
    """

    __slots__ = ("carried", "deck", "discard", "hand", "index", "luggage", "placed", "plays_openly", "row", "waiting")
    index: int
    hand: list[int]
    deck: list[int]
    discard: list[int]
    row: list[int]
    placed: list[int]
    luggage: list[NextCard]
    carried: NextCard
    waiting: NextCard
    plays_openly: bool  # a Fortune Teller wants to see the next card first

    def __init__(self, index: int) -> None:
        """A seat without zones, which the caller sets: `copy` is hot, and empty lists would double its cost."""
        self.index = index
        self.carried = NOTHING_WAITS
        self.waiting = NOTHING_WAITS
        self.plays_openly = False

    def copy(self) -> Seat:
        seat = Seat(self.index)
        seat.hand = self.hand[:]
        seat.deck = self.deck[:]
        seat.discard = self.discard[:]
        seat.row = self.row[:]
        seat.placed = self.placed[:]
        seat.luggage = self.luggage[:]
        seat.carried = self.carried
        seat.waiting = self.waiting
        seat.plays_openly = self.plays_openly
        return seat


def new_seat(index: int) -> Seat:
    """A seat with nothing in its zones."""
    seat = Seat(index)
    seat.hand = []
    seat.deck = []
    seat.discard = []
    seat.row = []
    seat.placed = []
    seat.luggage = []
    return seat


class Row(core.Table):
    """Both players' cards, the tokens on them, and what follows from them. An encounter is a place in both rows."""

    __slots__ = ("box", "current", "is_fresh", "modifier", "ongoing", "players")
    players: list[Seat]
    modifier: list[int]  # by token: the sum of the modifiers on the card
    ongoing: list[int]  # by token: 1 while an ongoing token lies on the card
    current: list[int]  # by seat: the card revealed in this round
    is_fresh: bool  # the last encounter is revealed and not compared yet
    box: list[int]  # unused cards; only arranged positions have any

    # --- cards

    def influence(self, token: int) -> int:
        return VALUE[self.face[token]] + self.modifier[token]

    def faction(self, token: int) -> int:
        return FACTION[self.face[token]]

    def is_instant(self, token: int) -> bool:
        return RULE[self.face[token]] == INSTANT

    def active_rule(self, token: int) -> int:
        """The rule of an ongoing ability at work; INSTANT if there is none."""
        return RULE[self.face[token]] if self.ongoing[token] else INSTANT

    def rival(self, me: Seat) -> Seat:
        return self.players[1 - me.index]

    def is_in_row(self, token: int) -> bool:
        return token in self.players[0].row or token in self.players[1].row

    def owner(self, token: int) -> Seat:
        """Whose card this is: each player's cards are a pool of their own."""
        return self.players[self.pool[token]]

    def opposing(self, token: int) -> int:
        me = self.owner(token)
        return self.rival(me).row[me.row.index(token)]

    def cards_in_play(self) -> list[int]:
        """All played cards of both sides: those that lie face up in the row."""
        return self.players[0].row + self.players[1].row

    # --- results

    def encounters(self) -> int:
        """How many encounters have a result: both cards lie there, and they have been compared."""
        return min(len(self.players[0].row), len(self.players[1].row)) - (1 if self.is_fresh else 0)

    def active_at(self, place: int, rule: int) -> int:
        """The mask of the players whose card in this encounter has such a rule at work."""
        mask = 0
        for player in self.players:
            if place < len(player.row) and self.active_rule(player.row[place]) == rule:
                mask |= 1 << player.index
        return mask

    def has_ongoing(self) -> bool:
        """Whether an ongoing token lies on a card of the row."""
        for player in self.players:
            for token in player.row:
                if self.ongoing[token]:
                    return True
        return False

    def results(self) -> list[int]:
        """The mask of the winners of every encounter, the oldest first: the higher influence, or nobody in a tie."""
        results = self.bare_results()
        if self.has_ongoing():
            self.apply_ongoing(results)
        return results

    def bare_results(self) -> list[int]:
        """The results without ongoing abilities."""
        one, other = self.players[0].row, self.players[1].row
        results: list[int] = []
        for place in range(self.encounters()):
            lead = self.influence(one[place]) - self.influence(other[place])
            results.append(1 if lead > 0 else 2 if lead < 0 else NOBODY_WINS)
        return results

    def apply_ongoing(self, results: list[int]) -> None:
        """Apply ongoing abilities to the bare results: first Mediators, then Judges, then Counselors."""
        judges = NOBODY_WINS
        counselors = [NOBODY_WINS] * len(results)
        for player in self.players:
            for place, token in enumerate(player.row):
                rule = self.active_rule(token)
                if rule == TIES_ITS_ENCOUNTER and place < len(results):
                    results[place] = NOBODY_WINS
                elif rule == WINS_ALL_TIES:
                    judges |= 1 << player.index
                elif rule == WINS_PREVIOUS and 0 < place <= len(results):
                    counselors[place - 1] |= 1 << player.index
        for place in range(len(results)):
            if results[place] == NOBODY_WINS:
                results[place] = judges
            if counselors[place] == 1 or counselors[place] == 2:  # two of them cancel each other out
                results[place] = counselors[place]

    def reason(self, place: int) -> str:
        """Why an encounter has its result, as a key: the rule that decides it."""
        counselors = self.active_at(place + 1, WINS_PREVIOUS)
        if counselors == 1 or counselors == 2:
            return "counselor"
        one, other = self.players[0].row[place], self.players[1].row[place]
        is_mediated = self.active_at(place, TIES_ITS_ENCOUNTER) != 0
        if not is_mediated and self.influence(one) != self.influence(other):
            return "higher"
        if self.results()[place] != NOBODY_WINS:
            return "judge"
        return "mediator" if is_mediated else "equal"

    def signets(self) -> list[int]:
        """The signets on every card, by token. A card wins its encounter if and only if it carries one."""
        carried = [0] * len(self.face)
        results = self.results()
        for player in self.players:
            for place in range(len(results)):
                if results[place] >> player.index & 1:
                    carried[player.row[place]] = 1
        if self.has_ongoing():
            self.add_signets(carried)
        return carried

    def add_signets(self, carried: list[int]) -> None:
        """One more on winning cards for every Treasurer in the following encounter, and on a winning Aristocrat."""
        for player in self.players:
            for place, token in enumerate(player.row):
                if carried[token]:
                    carried[token] += self.active_at(place + 1, ENRICHES_PREVIOUS).bit_count()
                    carried[token] += self.active_rule(token) == ENRICHES_ITSELF

    def score(self) -> list[int]:
        """Each player's signets."""
        if not self.has_ongoing():
            winners = self.bare_results()
            return [winners.count(1), winners.count(2)]
        carried = self.signets()
        return [sum([carried[token] for token in player.row]) for player in self.players]

    def is_losing(self, token: int) -> bool:
        """The rival wins this card's encounter, and its owner does not."""
        carried = self.signets()
        return carried[token] == 0 and carried[self.opposing(token)] > 0

    def wins_by_following(self) -> int:
        """The mask of the players who win the encounter that follows an active Mechanical Djinn of theirs."""
        results = self.results()
        mask = 0
        for place in range(1, len(results)):
            mask |= results[place] & self.active_at(place - 1, WINS_GAME_BY_FOLLOWING)
        return mask

    def is_past(self, place: int) -> bool:
        """Whether an encounter lies before the current one; all do once the current one has left the row."""
        return self.players[0].row[place] != self.current[0] and self.players[1].row[place] != self.current[1]
