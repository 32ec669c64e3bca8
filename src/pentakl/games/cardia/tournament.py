"""A tournament for four, in our own format: the rulebook only points to a page that we could not find.

Three rounds; everybody meets everybody. Two duels run at a time, one with deck I and one with deck II, and a duel is
one match of Cardia. It knows pairings, scores and ranks; it plays nothing and asks nobody.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cmp_to_key
from typing import Final

PLAYERS: Final = 4


@dataclass(frozen=True)
class Duel:
    """One match of the schedule: its round, its two players (the first sits in seat 0), and the deck."""

    round: int
    players: tuple[int, int]
    deck: str


@dataclass(frozen=True)
class Result:
    """A duel that was played, with the games that each of its players won."""

    duel: Duel
    games: tuple[int, int]


@dataclass(frozen=True)
class Standing:
    """Where a player stands. Players with the same rank are equal in everything, also against each other."""

    player: int
    rank: int
    matches: int
    games: int


# Everybody meets everybody once. However the decks are dealt out, one of four players uses the same deck in all three
# rounds (here player 2, deck II), so who is which number should be drawn by lot.
SCHEDULE: Final = (
    Duel(1, (0, 1), "1"),
    Duel(1, (2, 3), "2"),
    Duel(2, (0, 2), "2"),
    Duel(2, (3, 1), "1"),
    Duel(3, (0, 3), "1"),
    Duel(3, (1, 2), "2"),
)


def standings(results: list[Result]) -> list[Standing]:
    """The players from first to last: by matches won, then games won, then the match against each other.

    >>> first = Result(SCHEDULE[0], (2, 1))
    >>> [(each.player, each.rank, each.matches, each.games) for each in standings([first])]
    [(0, 1, 1, 2), (1, 2, 0, 1), (2, 3, 0, 0), (3, 3, 0, 0)]
    """
    matches = [sum([winner(each) == player for each in results]) for player in range(PLAYERS)]
    games = [sum([games_of(each, player) for each in results]) for player in range(PLAYERS)]

    def compare(one: int, other: int) -> int:
        """Below zero if `one` stands before `other`."""
        if matches[one] != matches[other]:
            return matches[other] - matches[one]
        if games[one] != games[other]:
            return games[other] - games[one]
        level = [player for player in range(PLAYERS) if (matches[player], games[player]) == (matches[one], games[one])]
        return mutual_wins(results, other, level) - mutual_wins(results, one, level)

    ordered = sorted(range(PLAYERS), key=cmp_to_key(compare))
    ranked: list[Standing] = []
    for place, player in enumerate(ordered):
        rank = place + 1
        if place > 0 and compare(ordered[place - 1], player) == 0:
            rank = ranked[-1].rank
        ranked.append(Standing(player, rank, matches[player], games[player]))
    return ranked


def needs_decider(results: list[Result]) -> list[int]:
    """The players who share the first place when all duels are played, and play one deciding game for it."""
    if len(results) < len(SCHEDULE):
        return []
    leaders = [each.player for each in standings(results) if each.rank == 1]
    return leaders if len(leaders) > 1 else []


def next_duels(results: list[Result]) -> list[Duel]:
    """The duels that may start now: those of the first round that is not finished."""
    played = {each.duel for each in results}
    remaining = [duel for duel in SCHEDULE if duel not in played]
    return [duel for duel in remaining if duel.round == remaining[0].round]


def winner(result: Result) -> int:
    """Who won the match; -1 where nobody did."""
    one, other = result.games
    if one == other:
        return -1
    return result.duel.players[0] if one > other else result.duel.players[1]


def games_of(result: Result, player: int) -> int:
    if player not in result.duel.players:
        return 0
    return result.games[result.duel.players.index(player)]


def mutual_wins(results: list[Result], player: int, level: list[int]) -> int:
    """The matches that a player won against those who are level with them."""
    wins = 0
    for result in results:
        if winner(result) == player and all(other in level for other in result.duel.players):
            wins += 1
    return wins
