"""The eight locations: each is a rule for the whole game and for both players; none, one or several may be in play.

Each location has a function that does nothing if the location is not in play; play.py calls it at the right moment.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow, choose_together
from pentakl.games.cardia.row import NO_FACTION, Seat
from pentakl.games.cardia.table import BURY, TEMPLE, Table

SERPENT_TEMPLE: Final = 0
BAZAAR: Final = 1
FOUNDERS_DAY: Final = 2
GRAND_LIBRARY: Final = 3
SCRAPYARD: Final = 4
AUCTION_HOUSE: Final = 5
HAUNTED_CATACOMBS: Final = 6
FOGGY_SWAMP: Final = 7
LOCATIONS: Final = [
    "serpent_temple", "bazaar", "founders_day", "grand_library", "scrapyard", "auction_house", "haunted_catacombs",
    "foggy_swamp",
]  # fmt: skip
SKULLS: Final = [1, 1, 1, 2, 2, 2, 3, 3]

OPENING_HAND: Final = 5
SMALL_OPENING_HAND: Final = 2
LEVELS: Final = ["training", "engineers", "mages", "djinn"]


def is_at(t: Table, location: int) -> bool:
    return bool(t.locations >> location & 1)


def skulls(mix: str, locations: int) -> int:
    """The difficulty in skulls: of the deck (I none, II one, a mix two) and of every location.

    >>> skulls("2222", 1 << HAUNTED_CATACOMBS), skulls("1121", 0)
    (4, 2)
    """
    deck = 0 if mix == "1111" else 1 if mix == "2222" else 2
    return deck + sum([SKULLS[location] for location in range(len(LOCATIONS)) if locations >> location & 1])


def level(count: int) -> str:
    """The rulebook's name for this number of skulls, as a key."""
    if count < 2:
        return LEVELS[0]
    if count == 2:
        return LEVELS[1]
    return LEVELS[2] if count < 5 else LEVELS[3]


# --- set-up and the end of a round


def opening_hand(t: Table) -> int:
    """Grand Library: the game begins with two cards in hand instead of five."""
    return SMALL_OPENING_HAND if is_at(t, GRAND_LIBRARY) else OPENING_HAND


def asks_at_end_of_round(t: Table) -> bool:
    return is_at(t, SCRAPYARD)


def draw_at_end_of_round(t: Table) -> list[Seat]:
    """Everybody draws one card; returns those who must put one from hand under the deck.

    Bazaar: nobody draws. Grand Library: two cards. Scrapyard: two cards, then one from hand goes under the deck.
    Ruling: the Scrapyard does not affect a deck of one card or none; together the two locations let you draw two.
    """
    burying: list[Seat] = []
    if is_at(t, BAZAAR):
        return burying
    for me in t.players:
        buries = is_at(t, SCRAPYARD) and len(me.deck) >= 2
        t.draw(me, 2 if buries or is_at(t, GRAND_LIBRARY) else 1)
        if buries:
            burying.append(me)
    return burying


def draw_and_bury(t: Table) -> Flow[None]:
    """`draw_at_end_of_round`, then ask which card goes under the deck."""
    burying = draw_at_end_of_round(t)
    if burying:
        buried = yield from choose_together([Choice(me.index, BURY, me.hand[:]) for me in burying])
        for me, token in zip(burying, buried):
            t.bury(token, me)


def bazaar(t: Table) -> None:
    """Bazaar: a player with one card or none in hand draws four."""
    if is_at(t, BAZAAR):
        for me in t.players:
            if len(me.hand) <= 1:
                t.draw(me, 4)


# --- when cards are placed and revealed


def hides_what_is_placed(t: Table) -> bool:
    """Foggy Swamp: what is placed now is revealed a round later."""
    return is_at(t, FOGGY_SWAMP)


def haunted_catacombs(t: Table) -> None:
    """Haunted Catacombs: who reveals a card of the same faction as their card in the previous encounter loses."""
    if is_at(t, HAUNTED_CATACOMBS):
        survivors = 0
        for me in t.players:
            if len(me.row) < 2 or t.faction(me.row[-1]) != t.faction(me.row[-2]):
                survivors |= 1 << me.index
        if survivors != 0b11:
            t.win(survivors, "catacombs")


def fatal_faction(t: Table, me: Seat) -> int:
    """The faction that this player must not play now, because of the Haunted Catacombs; NO_FACTION if there is none.

    In the fog the card that was placed last will be the previous one; its faction cannot change.
    """
    previous = me.row[-1:] + me.placed[-1:]
    return t.faction(previous[-1]) if previous and is_at(t, HAUNTED_CATACOMBS) else NO_FACTION


def auction_house(t: Table) -> None:
    """Auction House: who reveals a card weaker than their card in the previous encounter discards the deck's top."""
    if is_at(t, AUCTION_HOUSE):
        for me in t.players:
            if len(me.row) >= 2 and t.influence(me.row[-1]) < t.influence(me.row[-2]):
                t.discard_top_of_deck(me, 1)


# --- when results change


def founders_day(t: Table) -> None:
    """Founder's Day: who wins three adjacent encounters at the same time wins the game."""
    if is_at(t, FOUNDERS_DAY):
        results = t.results()
        winners = 0
        for place in range(2, len(results)):
            winners |= results[place] & results[place - 1] & results[place - 2]
        if winners:
            t.win(winners, "founders-day")


def serpent_temple(t: Table, before: list[int]) -> Flow[None]:
    """Serpent Temple: who becomes the winner of a past encounter draws a card, and the rival discards one.

    `before` are the signets from before the change. Ruling: once for every encounter that changed hands, the oldest
    first; a rival with an empty hand discards nothing, a winner with an empty deck draws nothing.
    """
    if not is_at(t, SERPENT_TEMPLE):
        return
    after = t.signets()
    for place in range(t.encounters()):
        if t.is_past(place):
            gained = [me for me in t.players if after[me.row[place]] and not before[me.row[place]]]
            for me in gained:
                t.event("temple", me.index, place + 1)
                t.draw(me, 1)
            for me in gained:
                yield from t.discard_by_choice(t.rival(me), 1, TEMPLE)


def tell_of_fog(t: Table) -> None:
    """Foggy Swamp: in the first round nothing is revealed."""
    t.event("fog", NOBODY)
