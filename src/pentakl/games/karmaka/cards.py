"""The 64 cards of Karmaka: 23 kinds, each one decorated function.

The decorator holds what is printed (colour, points, copies, at whom the ability aims); the docstring says what the
ability does. A function that asks nothing is plain; one that asks is a flow. play.py offers the used card afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentakl.core.flow import Flow
from pentakl.games.karmaka.table import (
    BLUE,
    DONE,
    DRAW_MORE,
    EXPOSED,
    FROM_FUTURE,
    FROM_HAND,
    FROM_HAND_OR_DONE,
    FROM_RUINS,
    FROM_SEEN,
    FROM_SEEN_OR_DONE,
    GREEN,
    MOSAIC,
    NO,
    OWN_DEED,
    PUT_BACK,
    RED,
    YES,
    Seat,
    Table,
)

Ability = Callable[[Table, Seat], Flow[None] | None]

# At whom an ability aims: a rival or any player of its user's choice, nobody, or the target of the ability it copies.
AIMS: Final = ["rival", "player", "nobody", "copied"]

NAMES: Final[list[str]] = []
COLOUR: Final[list[int]] = []
VALUE: Final[list[int]] = []
COPIES: Final[list[int]] = []
AIM: Final[list[str]] = []
ABILITIES: Final[list[Ability]] = []


def card(name: str, colour: int, value: int, copies: int, aim: str = "nobody") -> Callable[[Ability], Ability]:
    """Register a kind of card; its number is its place among all kinds."""
    assert aim in AIMS, f"{name} aims at '{aim}', which is not one of {', '.join(AIMS)}"

    def register(ability: Ability) -> Ability:
        NAMES.append(name)
        COLOUR.append(colour)
        VALUE.append(value)
        COPIES.append(copies)
        AIM.append(aim)
        ABILITIES.append(ability)
        return ability

    return register


# --- blue: courage and cunning


@card("transmigrate", BLUE, 1, copies=3)
def transmigrate(t: Table, me: Seat) -> Flow[None]:
    """Take any one card of your Future Life into your hand.

    Ruling: the others keep their order, and everybody sees from which place the card came.
    """
    if me.future:
        dream = yield from t.choose(me, FROM_FUTURE, me.future[:])
        t.recall(dream, me)


@card("peek", BLUE, 1, copies=3, aim="rival")
def peek(t: Table, me: Seat) -> Flow[None]:
    """Look at a rival's whole hand. Then you may play another card."""
    rival = yield from t.choose_rival(me)
    t.look_at_hand(me, rival)
    t.extra = True


@card("destiny", BLUE, 2, copies=3)
def destiny(t: Table, me: Seat) -> Flow[None]:
    """Look at the top three cards of the Well; put up to two on your Future Life, the rest back in any order.

    Ruling: with fewer than three in the Well the Ruins are first shuffled beneath it.
    """
    seen = t.look_at_well(me, 3)
    for _ in range(2):
        if not seen:
            break
        wanted = yield from t.choose(me, FROM_SEEN_OR_DONE, [DONE, *seen])
        if wanted == DONE:
            break
        t.keep_from_well(me, wanted, seen)
        seen.remove(wanted)
    order: list[int] = []
    while seen:
        lowest = yield from t.choose(me, PUT_BACK, seen[:])
        seen.remove(lowest)
        order.append(lowest)
    t.put_back(me, order)


@card("stolen_dreams", BLUE, 2, copies=3, aim="rival")
def stolen_dreams(t: Table, me: Seat) -> Flow[None]:
    """Move the top card of a rival's Future Life to the top of your own."""
    rival = yield from t.choose_rival(me)
    t.steal_dream(rival, me)


@card("denial", BLUE, 2, copies=3, aim="copied")
def denial(t: Table, me: Seat) -> Flow[None]:
    """Ruin a card from your hand, then carry out its ability.

    Ruling: the ruined card already lies in the Ruins, so an ability may fetch it from there.
    Ruling: it starts a fresh chain of copies.
    """
    if me.hand:
        denied = yield from t.choose(me, FROM_HAND, me.hand[:])
        t.ruin_from_hand(denied, me)
        t.entered = 0
        ability = t.resolve(me, denied)
        if ability is not None:
            yield from ability


@card("swindle", BLUE, 3, copies=2, aim="rival")
def swindle(t: Table, me: Seat) -> Flow[None]:
    """Look at three random cards of a rival's hand and keep one of them."""
    rival = yield from t.choose_rival(me)
    seen = t.see_at_random(me, rival, 3)
    if seen:
        wanted = yield from t.choose(me, FROM_SEEN, seen)
        t.steal_from_hand(wanted, rival, me)


@card("thievery", BLUE, 3, copies=2, aim="rival")
def thievery(t: Table, me: Seat) -> Flow[None]:
    """Take a rival's exposed Deed into your hand."""
    rival = yield from t.choose_rival(me)
    if rival.deeds:
        t.steal_deed(rival.deeds[-1], rival, me)


# --- green: generosity and temper


@card("another_day", GREEN, 1, copies=3)
def another_day(t: Table, me: Seat) -> None:
    """Draw a card from the Well. Then you may play another card."""
    t.draw_from_well(me)
    t.extra = True


@card("recycle", GREEN, 1, copies=3)
def recycle(t: Table, me: Seat) -> Flow[None]:
    """Put one of the top three cards of the Ruins on your Future Life."""
    if t.ruins:
        wanted = yield from t.choose(me, FROM_RUINS, t.top_of_ruins())
        t.recycle(wanted, me)


@card("salvage", GREEN, 2, copies=3)
def salvage(t: Table, me: Seat) -> Flow[None]:
    """Take one of the top three cards of the Ruins into your hand."""
    if t.ruins:
        wanted = yield from t.choose(me, FROM_RUINS, t.top_of_ruins())
        t.salvage(wanted, me)


@card("longevity", GREEN, 2, copies=3, aim="player")
def longevity(t: Table, me: Seat) -> Flow[None]:
    """Deal two cards from the Well to the Deck of any player, partners included."""
    player = yield from t.choose_player(me, spares_partner=False)
    t.deal_to_deck(player)
    t.deal_to_deck(player)


@card("sowing", GREEN, 2, copies=3)
def sowing(t: Table, me: Seat) -> Flow[None]:
    """Draw two cards from the Well, then put two cards from your hand on your Future Life."""
    t.draw_from_well(me)
    t.draw_from_well(me)
    for _ in range(2):
        if me.hand:
            seed = yield from t.choose(me, FROM_HAND, me.hand[:])
            t.lay_by(seed, me, me)


@card("journey", GREEN, 3, copies=2)
def journey(t: Table, me: Seat) -> None:
    """Draw three cards from the Well. Then you may play another card."""
    for _ in range(3):
        t.draw_from_well(me)
    t.extra = True


@card("jubilee", GREEN, 3, copies=2)
def jubilee(t: Table, me: Seat) -> Flow[None]:
    """Put up to two cards from your hand on your Deeds."""
    for _ in range(2):
        if not me.hand:
            break
        deed = yield from t.choose(me, FROM_HAND_OR_DONE, [DONE, *me.hand])
        if deed == DONE:
            break
        t.do_deed(deed, me)


# --- red: destruction


@card("panic", RED, 1, copies=3, aim="player")
def panic(t: Table, me: Seat) -> Flow[None]:
    """Ruin the top card of any player's Deck. Then you may play another card."""
    player = yield from t.choose_player(me, spares_partner=True)
    t.ruin_top_of_deck(player)
    t.extra = True


@card("dwindle", RED, 1, copies=3, aim="player")
def dwindle(t: Table, me: Seat) -> Flow[None]:
    """A player of your choice ruins one card of their own choice from their hand."""
    player = yield from t.choose_player(me, spares_partner=True)
    if player.hand:
        lost = yield from t.choose(player, FROM_HAND, player.hand[:])
        t.ruin_from_hand(lost, player)


@card("crisis", RED, 2, copies=3, aim="rival")
def crisis(t: Table, me: Seat) -> Flow[None]:
    """A rival of your choice ruins one of their own Deeds.

    Ruling: the victim chooses, from all their Deeds.
    """
    rival = yield from t.choose_rival(me)
    if rival.deeds:
        lost = yield from t.choose(rival, OWN_DEED, rival.deeds[:])
        t.ruin_deed(lost, rival)


@card("roulette", RED, 2, copies=3)
def roulette(t: Table, me: Seat) -> Flow[None]:
    """Ruin up to two cards from your hand, then draw up to one more than that, deciding after each."""
    draws = 1
    while draws < 3 and me.hand:
        stake = yield from t.choose(me, FROM_HAND_OR_DONE, [DONE, *me.hand])
        if stake == DONE:
            break
        t.ruin_from_hand(stake, me)
        draws += 1
    while draws and t.can_draw() and (yield from t.choose(me, DRAW_MORE, [NO, YES])) == YES:
        t.draw_from_well(me)
        draws -= 1


@card("hells_heart", RED, 2, copies=3, aim="rival")
def hells_heart(t: Table, me: Seat) -> Flow[None]:
    """Ruin the top two cards of a rival's Future Life, one after the other."""
    rival = yield from t.choose_rival(me)
    t.ruin_top_of_future(rival)
    t.ruin_top_of_future(rival)


@card("vengeance", RED, 3, copies=2, aim="rival")
def vengeance(t: Table, me: Seat) -> Flow[None]:
    """Ruin a rival's exposed Deed."""
    rival = yield from t.choose_rival(me)
    if rival.deeds:
        t.ruin_deed(rival.deeds[-1], rival)


@card("spite", RED, 3, copies=2, aim="rival")
def spite(t: Table, me: Seat) -> Flow[None]:
    """Ruin two random cards of a rival's hand, one after the other."""
    rival = yield from t.choose_rival(me)
    t.ruin_at_random(rival)
    t.ruin_at_random(rival)


# --- mosaic: one point of whichever colour is counted


@card("embody", MOSAIC, 1, copies=5, aim="copied")
def embody(t: Table, me: Seat) -> Flow[None]:
    """Carry out the ability of one of your own Deeds, which stays where it is."""
    if me.deeds:
        deed = yield from t.choose(me, OWN_DEED, me.deeds[:])
        ability = t.copy_deed(me, deed, me)
        if ability is not None:
            yield from ability


@card("mimic", MOSAIC, 1, copies=2, aim="copied")
def mimic(t: Table, me: Seat) -> Flow[None]:
    """Carry out the ability of any rival's exposed Deed, which stays where it is.

    Ruling: in a game of four the player opposite may be copied, although not aimed at.
    """
    models = [rival for rival in t.rivals(me) if t.players[rival].deeds]
    if models:
        chosen = yield from t.choose(me, EXPOSED, models)
        model = t.players[chosen]
        ability = t.copy_deed(me, model.deeds[-1], model)
        if ability is not None:
            yield from ability


# Every card of the box: the kind of each of the 64.
CARDS: Final = [kind for kind in range(len(NAMES)) for _ in range(COPIES[kind])]
EMBODY: Final = NAMES.index("embody")
MIMIC: Final = NAMES.index("mimic")
