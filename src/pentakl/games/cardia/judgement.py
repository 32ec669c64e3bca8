"""What a search knows about Cardia: how to answer the questions of cards, and how likely each seat is to win.

The weights are logarithms of odds, found by logistic regression on the beginnings of rounds and who won the game in the
end: docs/bots.md says from which games.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.search import Level
from pentakl.core.state import State
from pentakl.games.cardia.greedy import answer
from pentakl.games.cardia.play import CardiaTable
from pentakl.games.cardia.printed import RULE, WINS_GAME_BY_FOLLOWING
from pentakl.games.cardia.row import NO_FACTION, Seat
from pentakl.games.cardia.table import PLAY, PLAY_OPENLY, PLAY_SECOND

LEVELS: Final = [Level("apprentice", 20, 0.1), Level("adept", 50), Level("mage", 300), Level("archmage", 1_000)]
LIMIT: Final = 40
ROUNDS: Final = 0

# By the number of signets; five win unless the rival has as many.
SIGNETS: Final = [0.0, 0.69, 1.37, 2.2, 3.48]
ANOTHER_SIGNET: Final = 1.0  # each beyond the fourth, when both have five
# A card in hand or deck, by kind.
CARDS: Final = [
    0.25, 0.43, 0.0, 0.22, 0.13, 0.1, 0.41, 0.61, 0.25, 0.69, 0.35, 0.39, 0.49, 0.44, 0.39, 0.36,
    0.42, 0.69, 0.72, 0.03, 0.11, -0.13, 0.35, -0.01, 0.04, 0.5, 0.09, 0.46, 0.08, 0.36, 0.35, 0.47,
]  # fmt: skip
# By the number of cards in hand, and in hand and deck together; more cards than listed count like the last number.
HAND: Final = [-0.7, -0.5, -0.33, -0.19, -0.15, -0.14, 0.0]
STOCK: Final = [-5.0, -3.39, -2.06, -1.16, -0.58, -0.24, -0.1, -0.04, 0.0]
# An ongoing ability at work, by its rule.
AT_WORK: Final = [0.0, -0.25, 0.32, 0.06, 0.0, 0.0, 0.22]
ABOUT_TO_WIN: Final = 0.8  # a Mechanical Djinn at work whose following encounter is the next one
# What waits for the next card: each point of influence, each late one, each choice of a Librarian, a demand.
WAITING: Final = [-0.04, 0.12, 0.05, -0.25]
OPEN_PLAY: Final = -0.1


def policy(state: State, choice: Choice, chance: Chance) -> int:
    """A random card; to every other question what the strategist answers."""
    options = choice.options
    if choice.prompt == PLAY or choice.prompt == PLAY_OPENLY or choice.prompt == PLAY_SECOND:
        return options[chance.below(len(options))]
    t = state.table
    assert isinstance(t, CardiaTable)
    return answer(t, choice)


def estimate(state: State) -> list[float]:
    """How likely each seat is to win the match."""
    t = state.table
    assert isinstance(t, CardiaTable)
    score = t.score()
    lead = prospects(t, t.players[0], score[0]) - prospects(t, t.players[1], score[1])
    game = 1.0 / (1.0 + exp(-lead))
    wins = state.match.wins
    first = chance_of_match(t.wins_needed - wins[0], t.wins_needed - wins[1], game)
    return [first, 1.0 - first]


def prospects(t: CardiaTable, me: Seat, signets: int) -> float:
    """What a player's signets, cards, ongoing abilities and waiting effects add to the odds."""
    face = t.face
    odds = SIGNETS[signets] if signets < len(SIGNETS) else SIGNETS[-1] + ANOTHER_SIGNET * (signets - len(SIGNETS) + 1)
    for token in me.hand:
        odds += CARDS[face[token]]
    for token in me.deck:
        odds += CARDS[face[token]]
    odds += HAND[min(len(me.hand), len(HAND) - 1)] + STOCK[min(len(me.hand) + len(me.deck), len(STOCK) - 1)]
    row = me.row
    for token in row:
        if t.ongoing[token]:
            odds += AT_WORK[RULE[face[token]]]
    if row and t.active_rule(row[-1]) == WINS_GAME_BY_FOLLOWING:
        odds += ABOUT_TO_WIN
    waiting = me.waiting
    odds += WAITING[0] * waiting.modifier + WAITING[1] * waiting.late + WAITING[2] * waiting.choices
    if waiting.demand != NO_FACTION:
        odds += WAITING[3]
    return odds + OPEN_PLAY if me.plays_openly else odds


def chance_of_match(mine: int, theirs: int, game: float) -> float:
    """How likely I am to win `mine` more games before the rival wins `theirs`; later games are even.

    >>> chance_of_match(1, 2, 0.5)
    0.75
    """
    if mine <= 0 or theirs <= 0:
        return 1.0 if mine <= 0 else 0.0
    won, lost = chance_of_match(mine - 1, theirs, 0.5), chance_of_match(mine, theirs - 1, 0.5)
    return game * won + (1.0 - game) * lost
