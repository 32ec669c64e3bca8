"""Deck II: sixteen cards, each one decorated function. See deck_one.py for the form."""

from __future__ import annotations

from pentakl.core.flow import Flow
from pentakl.games.cardia.cards import card
from pentakl.games.cardia.printed import ENRICHES_ITSELF, WINS_GAME_BY_FOLLOWING, WINS_PREVIOUS
from pentakl.games.cardia.row import Seat
from pentakl.games.cardia.table import (
    ACTIVATE,
    CARD_OR_NEXT,
    FROM_HAND,
    GIVE_TOKENS,
    INSTANT_FROM_HAND,
    KEEP,
    NEXT,
    OWN_CARD,
    TAKE_TOKENS,
    Table,
)


@card("poisoner", deck=2, influence=1)
def poisoner(t: Table, me: Seat, this: int) -> None:
    """Lower the opposing card's influence to that of this card, so that the encounter is a tie.

    Ruling: once only; later changes of either influence are not made up for.
    """
    opposing = t.opposing(this)
    excess = t.influence(opposing) - t.influence(this)
    if excess > 0:
        t.modify(opposing, -excess)


@card("kinesis_mage", deck=2, influence=2, asks=True)
def kinesis_mage(t: Table, me: Seat, this: int) -> Flow[None]:
    """Move all modifiers and the ongoing token from one of your played cards to another of yours.

    Ruling: a card without tokens may be chosen; then nothing happens.
    """
    if len(me.row) < 2 or not any(t.has_tokens(token) for token in me.row):
        return
    giver = yield from t.choose(me, TAKE_TOKENS, me.row[:])
    if t.has_tokens(giver):
        receiver = yield from t.choose(me, GIVE_TOKENS, [token for token in me.row if token != giver])
        t.move_tokens(giver, receiver)


@card("envoy", deck=2, influence=3, asks=True)
def envoy(t: Table, me: Seat, this: int) -> Flow[None]:
    """Any played card gets -3, or the next card you play does."""
    chosen = yield from t.choose(me, CARD_OR_NEXT, [NEXT, *t.cards_in_play()])
    if chosen == NEXT:
        t.modify_next(me, -3)
    else:
        t.modify(chosen, -3)


@card("tax_collector", deck=2, influence=4)
def tax_collector(t: Table, me: Seat, this: int) -> None:
    """This card gets +4."""
    t.modify(this, 4)


@card("revolutionary", deck=2, influence=5, asks=True)
def revolutionary(t: Table, me: Seat, this: int) -> Flow[None]:
    """The rival discards two cards of their choice from hand, then draws two.

    Ruling: they draw even if they had fewer to discard.
    """
    rival = t.rival(me)
    yield from t.discard_by_choice(rival, 2, FROM_HAND)
    t.draw(rival, 2)


@card("librarian", deck=2, influence=6)
def librarian(t: Table, me: Seat, this: int) -> None:
    """After the next card you play is revealed, and before influences are compared, it gets +2 or -2: your choice."""
    t.choose_for_next(me)


@card("prodigy", deck=2, influence=7, asks=True)
def prodigy(t: Table, me: Seat, this: int) -> Flow[None]:
    """One of your played cards with an influence of 8 or less gets +3.

    Ruling: what counts is the influence now, with modifiers.
    """
    small = [token for token in me.row if t.influence(token) <= 8]
    if small:
        chosen = yield from t.choose(me, OWN_CARD, small)
        t.modify(chosen, 3)


@card("aristocrat", deck=2, influence=8, rule=ENRICHES_ITSELF)
def aristocrat(t: Table, me: Seat, this: int) -> None:
    """Ongoing: while this card wins its encounter it carries one signet more."""
    t.put_token(this)


@card("blackmailer", deck=2, influence=9, asks=True)
def blackmailer(t: Table, me: Seat, this: int) -> Flow[None]:
    """Name a faction. If the rival's next card is of another one, they discard two from hand when it is revealed."""
    faction = yield from t.name_faction(me)
    t.demand_of_next(t.rival(me), faction)


@card("illusionist", deck=2, influence=10, asks=True)
def illusionist(t: Table, me: Seat, this: int) -> Flow[None]:
    """Activate the ability of another of your played cards that is losing its encounter, in that card's place.

    Ruling: whether that ability was used before does not matter; a tie is not a loss.
    """
    losing = [token for token in me.row if token != this and t.is_losing(token)]
    if losing:
        chosen = yield from t.choose(me, ACTIVATE, losing)
        yield from t.activate(me, chosen)


@card("engineer", deck=2, influence=11)
def engineer(t: Table, me: Seat, this: int) -> None:
    """The next card you play gets +5 at the end of its encounter, after any ability.

    Ruling: also after a tie; not if that card has left the row by then.
    """
    t.modify_next_late(me, 5)


@card("counselor", deck=2, influence=12, rule=WINS_PREVIOUS)
def counselor(t: Table, me: Seat, this: int) -> None:
    """Ongoing: in the previous encounter your card wins and the rival's loses, whatever the influences are.

    Ruling: two active Counselors facing each other cancel out.
    """
    t.put_token(this)


@card("witch_king", deck=2, influence=13, asks=True)
def witch_king(t: Table, me: Seat, this: int) -> Flow[None]:
    """Name a faction. The rival discards every card of it from hand and deck, then shuffles the deck."""
    faction = yield from t.name_faction(me)
    rival = t.rival(me)
    t.discard_faction_from_hand(rival, faction)
    t.discard_faction_from_deck(rival, faction)
    t.shuffle_deck(rival)


@card("elemental", deck=2, influence=14, asks=True)
def elemental(t: Table, me: Seat, this: int) -> Flow[None]:
    """Discard a card with an instant ability from your hand and copy that ability; then draw a card.

    Ruling: without such a card in hand you just draw.
    """
    instants = t.instants_in_hand(me)
    if instants:
        model = yield from t.ask(me, INSTANT_FROM_HAND, instants)
        t.discard_from_hand(model, me)
        yield from t.copy_ability(me, this, model)
    else:
        t.admit_no_instant(me)
    if not t.is_over():
        t.draw(me, 1)


@card("mechanical_djinn", deck=2, influence=15, rule=WINS_GAME_BY_FOLLOWING)
def mechanical_djinn(t: Table, me: Seat, this: int) -> None:
    """Ongoing: if you are winning the following encounter at the end of a phase 2, you win the game."""
    t.put_token(this)


@card("successor", deck=2, influence=16, asks=True)
def successor(t: Table, me: Seat, this: int) -> Flow[None]:
    """The rival discards their whole deck, and all cards of their hand but two of their choice."""
    rival = t.rival(me)
    t.discard_top_of_deck(rival, len(rival.deck))
    if len(rival.hand) > 2:
        kept = yield from t.choose(rival, KEEP, rival.hand[:])
        other = yield from t.choose(rival, KEEP, [token for token in rival.hand if token != kept])
        for token in [token for token in rival.hand if token not in (kept, other)]:
            t.discard_from_hand(token, rival)
