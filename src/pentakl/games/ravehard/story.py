"""The story: its cards are revealed one by one, Bosses take their turns and are beaten, players take theirs.

Each step is one phase; `play.py` runs them.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD
from pentakl.core.tokens import EVERYONE
from pentakl.games.ravehard import reactions
from pentakl.games.ravehard.cards import BOSSES, EVENTS, EVIDENCE
from pentakl.games.ravehard.casting import cast_enemy
from pentakl.games.ravehard.chamber import MOST_ROUNDS, end_by_limit
from pentakl.games.ravehard.frame import AFTER_FIGHT, BOSS_ATTACK, CHAMBER, EVENT, NO_LANE, Frame
from pentakl.games.ravehard.life import end_attack_changes
from pentakl.games.ravehard.printed import CARDS, DECK, PARAGRAPH_WORDS
from pentakl.games.ravehard.programs import EFFECT, NO_PROGRAM
from pentakl.games.ravehard.questions import BOSS_HITS, CALL_DESIGNATION, PERFORM, PUT_AWAY, STRIKE_BLOW
from pentakl.games.ravehard.table import BOSS, Table

# Phases, of the story and of a duel.
CHOOSING: Final = 0  # characters are chosen
DEALING: Final = 1
EXCHANGING: Final = 2  # of a duel: the opening hands
TOSSING: Final = 3  # of a duel: who starts
NEXT_CARD: Final = 4  # of the story
BOSS_TURN: Final = 5
AFTER_BOSS_TURN: Final = 6
BEGIN_TURN: Final = 7
TURNING: Final = 8  # a player is asked
END_TURN: Final = 9
FIGHT_WON: Final = 10
PHASES: Final = [
    "choosing", "dealing", "exchanging", "tossing", "next-card", "boss-turn", "after-boss-turn", "begin-turn", "turn",
    "end-turn", "fight-won",
]  # fmt: skip

# By kind: where the words of its paragraphs begin.
FIRST_PARAGRAPH: Final[list[int]] = [
    sum([len(earlier.paragraphs) for earlier in CARDS[:kind]]) for kind in range(len(CARDS))
]
ENEMY_TURNS: Final = 3  # of a fight: after them the Boss attacks by itself


def next_card(t: Table) -> None:
    """Reveal the top card of the story."""
    reactions.end_standing_passes(t)
    token = t.story[-1]
    t.story = t.story[:-1]
    t.known[token] = EVERYONE
    deck = DECK[t.face[token]]
    if deck == EVIDENCE:
        reveal_evidence(t, token)
    elif deck == BOSSES:
        meet_boss(t, token)
    elif deck == EVENTS:
        t.middle.append(token)
        t.moved("event", NOBODY, token, "story", NOBODY, "middle", NOBODY)
        t.frames = [Frame(EVENT, EFFECT[t.face[token]], NOBODY, token)]
        t.next_on_agenda([[PERFORM], [PUT_AWAY]])
    else:
        enter_chamber(t, token)


def reveal_evidence(t: Table, token: int) -> None:
    """Read the paragraphs that are for this number of players."""
    t.evidence = [*t.evidence, token]
    t.moved("evidence", NOBODY, token, "story", NOBODY, "evidence", NOBODY)
    card = CARDS[t.face[token]]
    for number, paragraph in enumerate(card.paragraphs):
        if paragraph.min_players <= t.seats <= paragraph.max_players:
            t.event("paragraph", NOBODY, paragraph.points, word=PARAGRAPH_WORDS[FIRST_PARAGRAPH[card.kind] + number])


def meet_boss(t: Table, token: int) -> None:
    t.boss = [token]
    t.boss_life = t.the_boss().life[t.seats]
    t.boss_turns = 0
    t.moved("boss", NOBODY, token, "story", NOBODY, "boss", NOBODY)
    t.phase = BOSS_TURN


def enter_chamber(t: Table, token: int) -> None:
    """The last card of the story: the vote, after which the Darkchmage may come."""
    t.past = [*t.past, token]
    t.moved("chamber", NOBODY, token, "story", NOBODY, "past", NOBODY)
    frame = Frame(CHAMBER, EFFECT[t.face[token]], NOBODY, token)
    frame.lies_open = False
    t.frames = [frame]
    t.next_on_agenda([[PERFORM], [PUT_AWAY]])
    t.phase = BEGIN_TURN


# --- the Boss


def boss_turn(t: Table) -> None:
    """Three times the Boss casts an Enemy card; after that it attacks by itself, ever harder."""
    reactions.end_standing_passes(t)
    t.boss_turns += 1
    t.phase = AFTER_BOSS_TURN
    t.event("boss-turn", NOBODY, t.boss_turns)
    if t.boss_turns <= ENEMY_TURNS:
        cast_enemy(t)
    else:
        t.fury += t.the_boss().fury
        t.event("fury", NOBODY, t.attack_of(BOSS))
        t.frames = [Frame(BOSS_ATTACK, NO_PROGRAM, BOSS, NO_CARD)]
        t.next_on_agenda([[CALL_DESIGNATION], [BOSS_HITS], [PUT_AWAY]])


def boss_hits(t: Table) -> None:
    """The Boss's own attack: it is not a Spell, and nobody retaliates."""
    t.next_on_agenda([[STRIKE_BLOW, t.frames[-1].designated, BOSS, t.attack_of(BOSS), NO_LANE]])


def after_boss_turn(t: Table) -> None:
    if t.boss_life == 0:
        t.phase = FIGHT_WON
        return
    if t.turn == NOBODY:
        t.turn = int(t.chance.below(t.seats))
        t.event("last-at-a-party", t.turn)
    t.turns_left = t.seats
    t.phase = BEGIN_TURN


def fight_won(t: Table) -> None:
    """What is printed on the Boss for after the fight; changes of Attack end."""
    token = t.boss[-1]
    t.boss = []
    t.past = [*t.past, token]
    t.moved("after-fight", NOBODY, token, "boss", NOBODY, "past", NOBODY)
    end_attack_changes(t)
    reactions.end_standing_passes(t)
    t.boss_turns = 0
    frame = Frame(AFTER_FIGHT, EFFECT[t.face[token]], NOBODY, token)
    frame.lies_open = False
    t.frames = [frame]
    t.phase = NEXT_CARD
    t.next_on_agenda([[PERFORM], [PUT_AWAY]])


# --- the Turn card goes on


def pass_turn_card(t: Table) -> None:
    """After a player's turn: to the left; the dead have turns too, but not against the Darkchmage."""
    t.turn = (t.turn + 1) % t.seats
    if t.dark != NOBODY:
        while not t.players[t.turn].is_alive():
            t.turn = (t.turn + 1) % t.seats
        t.phase = BEGIN_TURN
        if t.turn == t.dark:
            t.rounds += 1
            if t.rounds > MOST_ROUNDS:
                end_by_limit(t)
    elif t.boss_life == 0:
        t.phase = FIGHT_WON
    else:
        t.turns_left -= 1
        t.phase = BOSS_TURN if t.turns_left == 0 else BEGIN_TURN
