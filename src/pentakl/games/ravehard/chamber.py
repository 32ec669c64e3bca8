"""The Archmage's Chamber: the murder weapon, the vote, the accusation, and the rise of the Darkchmage.

Nothing before the Chamber depends on who holds the weapon.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice, Flow, choose_together, sealed, with_changes
from pentakl.games.ravehard.cards import CRIME_TOOLS
from pentakl.games.ravehard.frame import CHAMBER, Frame
from pentakl.games.ravehard.life import CAUGHT, TURN_LIMIT, end, end_attack_changes, total_life
from pentakl.games.ravehard.printed import CARDS, KINDS_OF_DECK
from pentakl.games.ravehard.programs import DARKCHMAGE
from pentakl.games.ravehard.questions import PERFORM, PUT_AWAY, VOTE
from pentakl.games.ravehard.seat import DARK
from pentakl.games.ravehard.table import THRONE, Table
from pentakl.games.ravehard.tools import VOTED, show_tools, write_down

MOST_CHANGES: Final = 3  # of a ballot
MOST_ROUNDS: Final = 60  # of the fight with the Darkchmage
EVIDENCE_NEEDED: Final = 3


# --- the weapon


def points_of_tools(t: Table) -> list[int]:
    """By kind: the points that the Evidence so far gives to a Crime Tool."""
    points = [0] * len(CARDS)
    for token in t.evidence:
        for paragraph in CARDS[t.face[token]].paragraphs:
            if paragraph.min_players <= t.seats <= paragraph.max_players:
                points[paragraph.tool] += paragraph.points
    return points


def leading_tool(t: Table) -> int:
    """The kind of the tool with most points, equal ones by seniority; -1 before the first Evidence."""
    points = points_of_tools(t)
    best = -1
    for kind in KINDS_OF_DECK[CRIME_TOOLS]:
        if CARDS[kind].min_players <= t.seats and points[kind] > 0:
            if best < 0 or (points[kind], CARDS[kind].seniority) > (points[best], CARDS[best].seniority):
                best = kind
    return best


def holder_of_weapon(t: Table) -> int:
    """The murderer. Called only in the Chamber."""
    weapon = leading_tool(t)
    for player in t.players:
        for token in player.tools:
            if t.face[token] == weapon:
                return player.index
    raise AssertionError(f"nobody holds tool {weapon}")


# --- the vote


def vote(t: Table) -> Flow[None]:
    """Everybody accuses another player; a tie is voted on once more among the tied."""
    everybody = list(range(t.seats))
    leaders = yield from ballot(t, everybody)
    if len(leaders) > 1:
        t.event("vote-tied", NOBODY, len(leaders))
        leaders = yield from ballot(t, leaders)
    if len(leaders) > 1:
        t.event("vote-tied", NOBODY, len(leaders))
        rise(t, NOBODY)
    else:
        accuse(t, leaders[0])


def ballot(t: Table, candidates: list[int]) -> Flow[list[int]]:
    """One simultaneous ballot; returns who has most votes."""
    choices: list[Choice] = []
    for seat in range(t.seats):
        others = [each for each in candidates if each != seat]
        # Sealed: who has already confirmed, and who may still change their mind, must stay hidden.
        choices.append(sealed(with_changes(Choice(seat, VOTE, others), MOST_CHANGES)))
    named = yield from choose_together(choices)
    counts = [0] * t.seats
    for seat in range(t.seats):
        counts[named[seat]] += 1
        write_down(t, VOTED, seat, named[seat])
        t.event("voted", seat, other=named[seat])
    return [seat for seat in candidates if counts[seat] == max(counts)]


def accuse(t: Table, seat: int) -> None:
    """The accused shows both tools: the weapon is among them, or the Darkchmage comes."""
    t.event("accused", seat)
    show_tools(t, seat)
    if holder_of_weapon(t) == seat:
        end(t, [each for each in range(t.seats) if each != seat], CAUGHT)
    else:
        rise(t, seat)


# --- the Darkchmage


def rise(t: Table, accused: int) -> None:
    """The murderer is revealed and the Chamber card is turned over; from now on all tools lie open."""
    t.accused = accused
    t.dark = holder_of_weapon(t)
    t.event("murderer", t.dark)
    for seat in t.clockwise(t.dark):
        show_tools(t, seat)
    card = t.past[-1]
    frame = Frame(CHAMBER, DARKCHMAGE[t.face[card]], NOBODY, card)
    frame.lies_open = False
    t.frames = t.frames + [frame]
    t.next_on_agenda([[PERFORM], [PUT_AWAY]])


def become_darkchmage(t: Table, seat: int) -> None:
    """The murderer rises, even from the dead, with new life, more cards and more Shields."""
    player = t.players[seat]
    player.level = DARK
    player.life = THRONE.life[t.seats]
    end_attack_changes(t)
    t.beaten = NOBODY
    t.event("darkchmage", seat, player.life)
    t.draw(seat, max(0, THRONE.hand_size - len(player.hand)))
    for _ in range(THRONE.shields):
        t.lay_black_magic(player, 0)
    t.turn = seat
    t.rounds = 1


def end_by_limit(t: Table) -> None:
    """The fight does not end: the side with more life left wins; if both have the same, everybody has lost."""
    hunters = [seat for seat in range(t.seats) if seat != t.dark]
    theirs = sum([total_life(t, seat) for seat in hunters])
    mine = total_life(t, t.dark)
    winners = hunters if theirs > mine else [t.dark] if mine > theirs else []
    end(t, winners, TURN_LIMIT)
