"""Advice for Karmaka's bot `greedy`, the racer: it climbs the ladder with its best colour.

It plays its best colour to the Deeds until the rung is earned, attacks if that pays, and saves the rest for the next
life.
It gets an imagined world that fits what its seat knows, so reading any card there is not cheating.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.state import State
from pentakl.games.karmaka.cards import COLOUR, NAMES, VALUE
from pentakl.games.karmaka.play import ABILITY, DEED, FUTURE, PASS, KarmakaTable
from pentakl.games.karmaka.table import (
    AGAIN,
    DONE,
    DRAW_MORE,
    EXPOSED,
    FROM_HAND,
    FROM_HAND_OR_DONE,
    MOSAIC,
    NEEDED,
    NO,
    OFFER,
    OWN_DEED,
    PLAY,
    PLAYER,
    PUT_BACK,
    RIVAL,
    YES,
    Seat,
)

ANOTHER_DAY: Final = NAMES.index("another_day")
JOURNEY: Final = NAMES.index("journey")
JUBILEE: Final = NAMES.index("jubilee")
LONGEVITY: Final = NAMES.index("longevity")
SALVAGE: Final = NAMES.index("salvage")
SOWING: Final = NAMES.index("sowing")
STOLEN_DREAMS: Final = NAMES.index("stolen_dreams")
THIEVERY: Final = NAMES.index("thievery")
VENGEANCE: Final = NAMES.index("vengeance")


def advise(state: State, choice: Choice, chance: Chance) -> int:
    """The option that the racer takes."""
    t = state.table
    assert isinstance(t, KarmakaTable)
    me = t.players[choice.seat]
    prompt = choice.prompt
    if prompt == PLAY or prompt == AGAIN:
        return best(choice.options, [play_score(t, me, option) for option in choice.options])
    if prompt == OFFER or prompt == DRAW_MORE:
        return YES
    if prompt == RIVAL or prompt == EXPOSED:
        return best(choice.options, [threat(t, t.players[seat]) for seat in choice.options])
    if prompt == PLAYER:
        gift = choice.source >= 0 and t.face[choice.source] == LONGEVITY
        return best(choice.options, [target_score(t, me, seat, gift) for seat in choice.options])
    if prompt == FROM_HAND or prompt == FROM_HAND_OR_DONE:
        return choose_from_hand(t, me, choice)
    if prompt == OWN_DEED:
        return choose_own_deed(t, me, choice)
    if prompt == PUT_BACK:
        return best(choice.options, [-hand_value(t, me, token) for token in choice.options])
    if choice.options[0] == NO and len(choice.options) == 2 and choice.options[1] == YES:
        return YES  # rings: climb
    return best(choice.options, [0 if token == DONE else hand_value(t, me, token) for token in choice.options])


def best(options: list[int], scores: list[int]) -> int:
    """The first option with the highest score."""
    return options[scores.index(max(scores))]


def colour_to_race(t: KarmakaTable, me: Seat) -> int:
    """The colour with the most points in Deeds and hand together; earlier colours win ties."""
    promise = t.points(me)
    for token in me.hand:
        kind = t.face[token]
        if COLOUR[kind] != MOSAIC:
            promise[COLOUR[kind]] += VALUE[kind]
    return promise.index(max(promise))


def hand_value(t: KarmakaTable, me: Seat, token: int) -> int:
    """How valuable a card is in hand: its points, doubled in the colour that the bot collects."""
    kind = t.face[token]
    races = COLOUR[kind] == MOSAIC or COLOUR[kind] == colour_to_race(t, me)
    return VALUE[kind] * (2 if races else 1)


def play_score(t: KarmakaTable, me: Seat, option: int) -> int:
    if option == PASS:
        return 1
    token, way = option >> 2, option & 3
    kind = t.face[token]
    races = COLOUR[kind] == MOSAIC or COLOUR[kind] == colour_to_race(t, me)
    lacking = NEEDED[me.rung] - max(t.points(me))
    if way == DEED:
        return 40 + 10 * VALUE[kind] if races and lacking > 0 else 2
    if way == FUTURE:
        return 20 + 5 * VALUE[kind]
    if way == ABILITY:
        return ability_score(t, me, kind, lacking)
    return 5


def ability_score(t: KarmakaTable, me: Seat, kind: int, lacking: int) -> int:
    """The score of an ability that pays at once; all others are better played for points or for the next life."""
    if kind == JOURNEY:
        return 90
    if kind == ANOTHER_DAY:
        return 75
    if kind == JUBILEE and lacking > 3 and len(me.hand) > 2:
        return 65
    if kind == LONGEVITY and lacking > 0 and len(me.hand) + len(me.deck) < 4:
        return 62
    if kind == SALVAGE and lacking > 0 and any(hand_value(t, me, token) >= 6 for token in t.top_of_ruins()):
        return 66
    if kind == SOWING:
        return 45
    if kind == THIEVERY or kind == VENGEANCE:
        return max([exposed_value(t, seat) * 12 + 25 for seat in t.rivals_in_reach(me)])
    if kind == STOLEN_DREAMS and any(t.players[seat].future for seat in t.rivals_in_reach(me)):
        return 36
    return 0


def exposed_value(t: KarmakaTable, seat: int) -> int:
    """The points of a player's exposed Deed, more when the player is about to climb."""
    player = t.players[seat]
    if not player.deeds:
        return -3
    about_to_climb = max(t.points(player)) + player.rings >= NEEDED[player.rung]
    return VALUE[t.face[player.deeds[-1]]] + (2 if about_to_climb else 0)


def threat(t: KarmakaTable, player: Seat) -> int:
    """How near to the top a player is."""
    return player.rung * 20 + max(t.points(player)) * 2 + player.rings + len(player.future)


def target_score(t: KarmakaTable, me: Seat, seat: int, is_gift: bool) -> int:
    if is_gift:
        return 1 if seat == me.index else 0
    return threat(t, t.players[seat]) if t.are_rivals(me.index, seat) else -1


def choose_from_hand(t: KarmakaTable, me: Seat, choice: Choice) -> int:
    """Give up the worst card, keep what the chosen colour needs."""
    asking_card = t.face[choice.source] if choice.source >= 0 else -1
    if asking_card == JUBILEE:
        colour = colour_to_race(t, me)
        scores = [0 if token == DONE else deed_score(t, token, colour) for token in choice.options]
        return best(choice.options, scores)
    if asking_card == SOWING:
        return best(choice.options, [sowing_score(t, me, token) for token in choice.options])
    cards = [token for token in choice.options if token != DONE]
    worst = best(cards, [-hand_value(t, me, token) for token in cards])
    if DONE in choice.options and hand_value(t, me, worst) > 1:
        return DONE
    return worst


def deed_score(t: KarmakaTable, token: int, colour: int) -> int:
    kind = t.face[token]
    return VALUE[kind] if COLOUR[kind] == colour or COLOUR[kind] == MOSAIC else -1


def sowing_score(t: KarmakaTable, me: Seat, token: int) -> int:
    kind = t.face[token]
    races = COLOUR[kind] == MOSAIC or COLOUR[kind] == colour_to_race(t, me)
    return VALUE[kind] - (10 if races and NEEDED[me.rung] > max(t.points(me)) else 0)


def choose_own_deed(t: KarmakaTable, me: Seat, choice: Choice) -> int:
    """Lose the Deed that counts least; embody the one whose ability pays most."""
    if choice.source >= 0 and t.face[choice.source] == NAMES.index("embody"):
        lacking = NEEDED[me.rung] - max(t.points(me))
        return best(choice.options, [ability_score(t, me, t.face[token], lacking) for token in choice.options])
    sums = t.points(me)
    colour = sums.index(max(sums))
    return best(choice.options, [-deed_score(t, token, colour) for token in choice.options])
