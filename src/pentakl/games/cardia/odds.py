"""How likely each player is to win a game of Cardia, from how its table lies at the beginning of a round.

The weights are logarithms of odds, found by logistic regression on the beginnings of rounds and who won the game in the
end: docs/bots.md says from which games. The odds read every card, so they are for imagined worlds only.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pentakl.games.cardia.play import CardiaTable
from pentakl.games.cardia.printed import RULE, WINS_GAME_BY_FOLLOWING
from pentakl.games.cardia.row import NO_FACTION, Seat

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


def chance_of_game(t: CardiaTable) -> float:
    """How likely the first player is to win this game."""
    score = t.score()
    lead = prospects(t, t.players[0], score[0]) - prospects(t, t.players[1], score[1])
    return 1.0 / (1.0 + exp(-lead))


def worth_of_signets(signets: int) -> float:
    if signets < len(SIGNETS):
        return SIGNETS[signets]
    return SIGNETS[-1] + ANOTHER_SIGNET * (signets - len(SIGNETS) + 1)


def prospects(t: CardiaTable, me: Seat, signets: int) -> float:
    """What a player's signets, cards, ongoing abilities and waiting effects add to the odds."""
    face = t.face
    odds = worth_of_signets(signets)
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
