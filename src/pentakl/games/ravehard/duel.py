"""The duel: the exchanged opening hands, the toss, Black Magic for a lost level, the end by too many turns."""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow, choose_together
from pentakl.games.ravehard.life import TURN_LIMIT, end, total_life
from pentakl.games.ravehard.questions import (
    EXCHANGE,
    EXCHANGE_HAND,
    FIRST_PLAYER,
    NO,
    NOWHERE,
    REPLACING,
    WHERE,
    YES,
    replaced_in,
)
from pentakl.games.ravehard.seat import LANES, Seat
from pentakl.games.ravehard.table import Table

MOST_TURNS: Final = 200


def exchange_hands(t: Table) -> Flow[None]:
    """Both players at the same time exchange any of their opening cards, once. An option is a mask of places."""
    choices: list[Choice] = []
    for player in t.players:
        choices.append(Choice(player.index, EXCHANGE_HAND, list(range(1 << len(player.hand)))))
    masks = yield from choose_together(choices)
    for player in t.players:
        given = [token for place, token in enumerate(player.hand) if masks[player.index] >> place & 1]
        from_deck = 0
        for token in given:
            from_deck += t.homes[token] != NOBODY
            t.discard(token, player)
        t.draw(player.index, from_deck)
        for _ in range(len(given) - from_deck):
            draw_general(t, player)


def draw_general(t: Table, player: Seat) -> None:
    """Draw from the General School, as far as there are cards."""
    if t.general:
        token = t.general.pop()
        t.show(token, 1 << player.index)
        player.hand.append(token)
        t.moved("drew", player.index, token, "general", NOBODY, "hand", player.index)


def toss(t: Table) -> Flow[None]:
    """The winner of the toss says who starts; the other gets the coin and a Black Magic card."""
    winner = int(t.chance.below(t.seats))
    t.event("toss", winner)
    first = yield Choice(winner, FIRST_PLAYER, [0, 1])
    t.event("starts", first)
    t.turn = first
    t.coin = 1 - first
    yield from draw_black_magic(t, 1 - first, False)


def level_lost(t: Table, seat: int) -> Flow[None]:
    """A player who has lost a level draws a Black Magic card, which may be laid at once."""
    if not t.is_over():
        yield from draw_black_magic(t, seat, True)


def draw_black_magic(t: Table, seat: int, may_decline: bool) -> Flow[None]:
    """Look at the top Black Magic card, exchange it once if you like, and lay it; a card not laid leaves the game."""
    if not t.black_magic:
        return
    player = t.players[seat]
    look_at_top(t, seat)
    answer = yield Choice(seat, EXCHANGE, [NO, YES], t.black_magic[-1])
    if answer == YES and len(t.black_magic) > 1:
        t.use_up("exchanged", t.black_magic.pop(), seat, "black_magic", NOBODY)
        look_at_top(t, seat)
    token = t.black_magic[-1]
    places = [lane for lane in range(LANES) if t.has_room(player, lane)]
    if not places:
        places = [2 * shield + REPLACING for shield in player.shields]
    if may_decline:
        places.append(NOWHERE)
    where = yield Choice(seat, WHERE, places, token)
    if where == NOWHERE:
        t.use_up("declined", t.black_magic.pop(), seat, "black_magic", NOBODY)
    else:
        lane = where
        if where >= REPLACING:
            replaced = replaced_in(where)
            lane = player.lane_of(replaced)
            t.lose_shield(player, replaced, "replaced")
        t.lay_from_black_magic(player, token, lane)


def look_at_top(t: Table, seat: int) -> None:
    t.looked(seat, t.black_magic[-1:], "black_magic", NOBODY)


def end_by_limit(t: Table) -> None:
    """Too many turns: most life with all levels wins, equal life is a draw."""
    left = [total_life(t, seat) for seat in range(t.seats)]
    end(t, [] if left[0] == left[1] else [left.index(max(left))], TURN_LIMIT)
