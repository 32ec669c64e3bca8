"""Deck I: sixteen cards, each one decorated function.

The decorator holds what is printed (deck, influence, the rule of an ongoing ability); the docstring says what the
ability does. A function that asks nothing is plain; one that asks is a flow, and its decorator says so. row.py applies
the rule of an ongoing ability as long as the token lies on the card.
"""

from __future__ import annotations

from pentakl.core.flow import Flow
from pentakl.games.cardia.cards import card
from pentakl.games.cardia.printed import ENRICHES_PREVIOUS, TIES_ITS_ENCOUNTER, WINS_ALL_TIES
from pentakl.games.cardia.row import Seat
from pentakl.games.cardia.table import (
    ANY_CARD,
    CLEAR_WHAT,
    COPY,
    DECLINE,
    FACTION_OR_DECLINE,
    LOWER,
    MODIFIERS,
    OWN_CARD,
    RAISE,
    TOKENS,
    Table,
)


@card("hired_blade", deck=1, influence=1)
def hired_blade(t: Table, me: Seat, this: int) -> None:
    """Discard this card and the card opposing it."""
    t.discard_encounter(me.row.index(this))


@card("void_mage", deck=1, influence=2, asks=True)
def void_mage(t: Table, me: Seat, this: int) -> Flow[None]:
    """Choose any played card: take all modifiers off it, or the ongoing token.

    Ruling: a card without tokens may be chosen; then nothing happens.
    """
    chosen = yield from t.choose(me, ANY_CARD, t.cards_in_play())
    if t.has_tokens(chosen):
        what = yield from t.choose(me, CLEAR_WHAT, [2 * chosen + MODIFIERS, 2 * chosen + TOKENS])
        t.clear(what)


@card("surgeon", deck=1, influence=3)
def surgeon(t: Table, me: Seat, this: int) -> None:
    """The next card you play gets -5, as soon as it is revealed."""
    t.modify_next(me, -5)


@card("mediator", deck=1, influence=4, rule=TIES_ITS_ENCOUNTER)
def mediator(t: Table, me: Seat, this: int) -> None:
    """Ongoing: this encounter is a tie, whatever the influences are."""
    t.put_token(this)


@card("saboteur", deck=1, influence=5)
def saboteur(t: Table, me: Seat, this: int) -> None:
    """The rival discards the top two cards of their deck."""
    t.discard_top_of_deck(t.rival(me), 2)


@card("fortune_teller", deck=1, influence=6)
def fortune_teller(t: Table, me: Seat, this: int) -> None:
    """In the next encounter the rival places their card face up before you choose yours."""
    t.see_next(t.rival(me))


@card("palace_guard", deck=1, influence=7, asks=True)
def palace_guard(t: Table, me: Seat, this: int) -> Flow[None]:
    """Name a faction. The rival may discard one card of it from hand; if they do not, this card gets +7.

    Ruling: a rival without such a card is asked the same question and can only decline.
    """
    faction = yield from t.name_faction(me)
    rival = t.rival(me)
    fitting = [token for token in rival.hand if t.faction(token) == faction]
    given = yield from t.ask(rival, FACTION_OR_DECLINE, [DECLINE, *fitting])
    if given == DECLINE:
        t.event("declined", rival.index)
        t.modify(this, 7)
    else:
        t.discard_from_hand(given, rival)


@card("judge", deck=1, influence=8, rule=WINS_ALL_TIES)
def judge(t: Table, me: Seat, this: int) -> None:
    """Ongoing: you win every tied encounter, past and future.

    Ruling: with an active Judge on each side both players win every tie.
    """
    t.put_token(this)


@card("ambusher", deck=1, influence=9, asks=True)
def ambusher(t: Table, me: Seat, this: int) -> Flow[None]:
    """Name a faction. The rival discards every card of it from hand."""
    faction = yield from t.name_faction(me)
    t.discard_faction_from_hand(t.rival(me), faction)


@card("puppeteer", deck=1, influence=10)
def puppeteer(t: Table, me: Seat, this: int) -> None:
    """Discard the opposing card; a random card from the rival's hand takes its place, and its ability is not used.

    Ruling: a rival whose hand is empty loses the game at once.
    """
    rival = t.rival(me)
    if rival.hand:
        t.replace_at_random(t.opposing(this), rival)
    else:
        t.win(1 << me.index, "puppeteer")


@card("clockmaker", deck=1, influence=11)
def clockmaker(t: Table, me: Seat, this: int) -> None:
    """Your card in the previous encounter gets +3, and so does the next card you play.

    Ruling: without a previous encounter only the second half happens.
    """
    place = me.row.index(this)
    if place > 0:
        t.modify(me.row[place - 1], 3)
    t.modify_next(me, 3)


@card("treasurer", deck=1, influence=12, rule=ENRICHES_PREVIOUS)
def treasurer(t: Table, me: Seat, this: int) -> None:
    """Ongoing: the card that wins the previous encounter, yours or the rival's, carries one signet more."""
    t.put_token(this)


@card("swamp_guardian", deck=1, influence=13, asks=True)
def swamp_guardian(t: Table, me: Seat, this: int) -> Flow[None]:
    """Take another of your played cards back into your hand; the card opposing it is discarded."""
    others = [token for token in me.row if token != this]
    if others:
        chosen = yield from t.choose(me, OWN_CARD, others)
        t.take_back(chosen, me)


@card("magistra", deck=1, influence=14, asks=True)
def magistra(t: Table, me: Seat, this: int) -> Flow[None]:
    """Copy the instant ability of another of your played cards whose influence is at least this card's.

    Ruling: modifiers count on both cards, and if there is such a card you must copy one.
    """
    models = [
        token for token in me.row if token != this and t.is_instant(token) and t.influence(token) >= t.influence(this)
    ]
    if models:
        model = yield from t.choose(me, COPY, models)
        yield from t.copy_ability(me, this, model)


@card("inventor", deck=1, influence=15, asks=True)
def inventor(t: Table, me: Seat, this: int) -> Flow[None]:
    """Any played card gets +3, and any other played card gets -3."""
    raised = yield from t.choose(me, RAISE, t.cards_in_play())
    lowered = yield from t.choose(me, LOWER, [token for token in t.cards_in_play() if token != raised])
    t.modify(raised, 3)
    t.modify(lowered, -3)


@card("djinn", deck=1, influence=16)
def djinn(t: Table, me: Seat, this: int) -> None:
    """You win the game at once."""
    t.win(1 << me.index, "djinn")
