"""What a seat may see of a table of Fantastyczne światy, and the points of its own hand.

During the game a viewer is told the points of its own hand only, computed from cards that it knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentakl.core.flow import NO_CARD
from pentakl.core.tokens import WATCHER
from pentakl.core.viewer import Viewer
from pentakl.games.realms import final_choices
from pentakl.games.realms.best import best_picks
from pentakl.games.realms.cards import CARD_IDS
from pentakl.games.realms.estimate import cards_in, estimated_points, mask_of
from pentakl.games.realms.hand import HAND_SIZE, bit, picks_from_list
from pentakl.games.realms.play import AREA_AT_THE_END, ROUNDS_TO_END, RealmsTable
from pentakl.games.realms.scoring import score_of
from pentakl.games.realms.table import (
    ASKED,
    ASKEDS_CARD,
    CHAOS,
    DISCARDING,
    KEEPING,
    MOVER,
    MOVERS_CARD,
    NONE,
    PHASES,
    RAISING,
    SETTLING,
    TRADING,
    VARIANTS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

NAMES: Final = list(CARD_IDS)


def view_table(t: RealmsTable, viewer: Viewer) -> dict[str, object]:
    """The table as one viewer sees it: counts are public, cards are shown to seats that know them."""
    deadline = t.deadline()
    return {
        "variant": VARIANTS[t.variant],
        "phase": "over" if t.is_over() else PHASES[t.phase],
        "turn": t.turn if t.phase <= KEEPING and t.variant != CHAOS else None,
        "round": t.turns // t.seats + 1,
        "players": [view_player(t, seat, viewer) for seat in range(t.seats)],
        "discard": viewer.pile(t, t.discard, NAMES),
        "drawn": viewer.pile(t, t.drawn, NAMES),
        "deck": {"count": len(t.deck)},
        "ends_at": AREA_AT_THE_END[t.variant],
        "idle": {"turns": t.idle, "ends_at": ROUNDS_TO_END * t.seats} if t.phase <= KEEPING else None,
        "clock": None if deadline is None else {"seconds": deadline},
        "trades": [view_trade(t, trade, viewer) for trade in t.trades],
        "mine": view_own_hand(t, viewer) if shows_own_hand(t, viewer) else None,
    }


def view_player(t: RealmsTable, seat: int, viewer: Viewer) -> dict[str, object]:
    """A seat. Once all hands lie open it has a score, with the proposed choices or with those already settled."""
    is_open = t.phase == SETTLING
    return {
        "hand": viewer.hand(t, t.hands[seat], seat, NAMES),
        "content": bool(t.content[seat]),
        "settled": is_open and t.step[seat] == NONE,
        "score": final_choices.final_score(t, seat).to_json() if is_open else None,
    }


def view_trade(t: RealmsTable, trade: list[int], viewer: Viewer) -> dict[str, object]:
    """An open offer: who moved last and with which card, who has to answer and which card that player has offered."""
    mine, theirs = trade[MOVERS_CARD], trade[ASKEDS_CARD]
    is_shown = viewer.seat == trade[MOVER] or viewer.seat == trade[ASKED] or viewer.sees_all
    return {
        "seat": trade[MOVER],
        "asked": trade[ASKED],
        "card": viewer.card(t, mine, NAMES) if is_shown else None,
        "against": viewer.card(t, theirs, NAMES) if is_shown and theirs >= 0 else None,
        "answered": theirs >= 0,
    }


# --- the viewer's own hand


def shows_own_hand(t: RealmsTable, viewer: Viewer) -> bool:
    return viewer.wants_previews and viewer.seat != WATCHER and t.phase < SETTLING


def view_own_hand(t: RealmsTable, viewer: Viewer) -> dict[str, object]:
    """The score of my hand with its best choices, and how each card that I could get would change its total.

    While I hold one card too many, it is the score of the best seven cards and the change by discarding each card.
    """
    me = viewer.seat
    tokens = t.hands[me]
    hand = mask_of(t.faces(tokens))
    discard = mask_of(t.faces(t.discard))
    nameable = t.seen_outside_deck(me)
    if len(tokens) > HAND_SIZE and t.phase == DISCARDING:
        return view_too_many(t, tokens, hand, discard, nameable, viewer)
    now = OwnHand(t.faces(tokens), discard, nameable)
    changes: list[dict[str, object]] = []
    if t.phase == TRADING:
        for trade in t.trades:
            if trade[ASKED] == me:
                changes.append(change_by_trade(t, viewer, trade, now))
    else:
        for token in in_reach(t, me):
            changes.append(change_by(t, viewer, token, now))
    return {"score": now.score.to_json(), "changes": changes}


class OwnHand:
    """A hand with its best choices; estimates how its total would change with another card, never too high."""

    def __init__(self, cards: list[int], discard: i64, nameable: i64) -> None:
        self.hand: i64 = mask_of(cards)
        self.discard: i64 = discard
        self.nameable: i64 = nameable
        self.picks = best_picks(tuple(cards), tuple(cards_in(discard)), nameable)
        self.score = score_of(cards, picks_from_list(self.picks))

    def change(self, card: i64, gone: i64, discard: i64) -> i64:
        """The change of the total after gaining one card and losing another, given as bits, with this discard area."""
        after = estimated_points(self.hand & ~gone | card, discard, self.nameable | card, self.picks)
        return after - self.score.total


def view_too_many(
    t: RealmsTable, tokens: list[int], hand: i64, discard: i64, nameable: i64, viewer: Viewer
) -> dict[str, object]:
    """The score of the best seven of eight cards, and how much worse it is to discard each of the eight."""
    bits = [bit(card) for card in t.faces(tokens)]
    left = [int(estimated_points(hand & ~card, discard | card, nameable)) for card in bits]
    dropped = left.index(max(left))
    while True:
        gone = bit(t.face[tokens[dropped]])
        kept = [t.face[token] for token in tokens if token != tokens[dropped]]
        best = OwnHand(kept, discard | gone, nameable)
        changes: list[int] = []
        for place, token in enumerate(tokens):
            card = bit(t.face[token])
            changes.append(0 if place == dropped else int(best.change(gone, card, discard | card)))
        if max(changes) <= 0:
            break
        dropped = changes.index(max(changes))  # this seven is better
    told = [{"token": viewer.number(tokens[place]), "change": change} for place, change in enumerate(changes)]
    return {"score": best.score.to_json(), "changes": told}


def in_reach(t: RealmsTable, me: int) -> list[int]:
    """The cards that I could get: those of the discard area, or those that I drew."""
    if t.phase == RAISING or (t.phase == KEEPING and t.turn == me):
        return [token for token in t.drawn if t.sees(me, token)]
    return t.discard


def change_by(t: RealmsTable, viewer: Viewer, token: int, now: OwnHand) -> dict[str, object]:
    """How my total would change with this card, and which card of a full hand I should drop for it."""
    me = viewer.seat
    card = bit(t.face[token])
    discard = now.discard & ~card
    if len(t.hands[me]) < HAND_SIZE or t.phase == RAISING:
        return {"token": viewer.number(token), "change": now.change(card, 0, discard)}
    best: i64 = 0
    drop = NONE
    for held in t.hands[me]:
        gone = bit(t.face[held])
        change = now.change(card, gone, discard | gone)
        if drop == NONE or change > best:
            best, drop = change, held
    return {"token": viewer.number(token), "change": best, "drop": viewer.number(drop)}


def change_by_trade(t: RealmsTable, viewer: Viewer, trade: list[int], now: OwnHand) -> dict[str, object]:
    """How my total would change with the offered card, for each card that I could give for it.

    The change of the offer itself is that for the card which I have offered, or else for the best card to give.
    """
    me = viewer.seat
    card = bit(t.face[trade[MOVERS_CARD]])
    swaps: list[dict[str, object]] = []
    best: i64 = 0
    drop = NONE
    for held in t.hands[me]:
        change = now.change(card, bit(t.face[held]), now.discard)
        swaps.append({"token": viewer.number(held), "change": change})
        if held == trade[ASKEDS_CARD] or (trade[ASKEDS_CARD] == NO_CARD and (drop == NONE or change > best)):
            best, drop = change, held
    offered = viewer.number(trade[MOVERS_CARD])
    return {"token": offered, "change": best, "drop": viewer.number(drop), "swaps": swaps}
