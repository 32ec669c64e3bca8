"""A tournament for four players: the schedule, the standings and the deciding games. Pure.

The format is our own: the rulebook only points to a page that we could not find. There are three rounds, in which
everybody meets everybody. Two duels run at a time, one with deck I and one with deck II, and a duel is one match of
Cardia. If players share the first place, single games decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cmp_to_key
from typing import Final

PLAYERS: Final = 4
WINS: Final = 2  # of a duel
POSSIBLE_SCORES: Final = [[2, 0], [2, 1], [1, 2], [0, 2]]
MOST_DECIDERS: Final = 2  # only three players can share the first place: for two, the match between them decides
DECIDING_DECK: Final = "1"


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
    """Where a player stands. Players with the same rank are equal in everything, also against each other.

    `reason` says what sets a player apart from the one before: "matches", "games", "mutual" (the match against each
    other), "decider", or "level" if nothing does; the first one has no reason.
    """

    player: int
    rank: int
    matches: int
    games: int
    reason: str = ""


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

    def mutual(player: int) -> int:
        mine = (matches[player], games[player])
        level = [other for other in range(PLAYERS) if (matches[other], games[other]) == mine]
        return mutual_wins(results, player, level)

    def compare(one: int, other: int) -> int:
        """Below zero if `one` stands before `other`."""
        if matches[one] != matches[other]:
            return matches[other] - matches[one]
        if games[one] != games[other]:
            return games[other] - games[one]
        return mutual(other) - mutual(one)

    ordered = sorted(range(PLAYERS), key=cmp_to_key(compare))
    ranked: list[Standing] = []
    for place, player in enumerate(ordered):
        rank, reason = place + 1, ""
        if place > 0:
            before = ordered[place - 1]
            if matches[before] != matches[player]:
                reason = "matches"
            elif games[before] != games[player]:
                reason = "games"
            elif mutual(before) != mutual(player):
                reason = "mutual"
            else:
                rank, reason = ranked[-1].rank, "level"
        ranked.append(Standing(player, rank, matches[player], games[player], reason))
    return ranked


def deciding_games(leaders: list[int], winners: list[int]) -> list[tuple[int, int]]:
    """The single games for a shared first place, as far as they are known: the first two meet, the winner the next.

    `winners` are those of the games played so far; raises ValueError if one of them did not play.

    >>> deciding_games([0, 1, 2], [1])
    [(0, 1), (1, 2)]
    """
    if len(winners) > max(0, len(leaders) - 1):
        raise ValueError("there are more winners than deciding games")
    games: list[tuple[int, int]] = []
    for place, challenger in enumerate(leaders[1:]):
        if place > len(winners):
            break
        games.append((leaders[0] if place == 0 else winners[place - 1], challenger))
        if place < len(winners) and winners[place] not in games[-1]:
            raise ValueError("the winner of a deciding game did not play in it")
    return games


def crowned(ranked: list[Standing], champion: int) -> list[Standing]:
    """The standings once the first place is decided: the other leaders share the second."""
    leaders = [each for each in ranked if each.rank == 1]
    others = [each for each in leaders if each.player != champion]
    placed = [Standing(each.player, 1, each.matches, each.games) for each in leaders if each.player == champion]
    for each in others:
        placed.append(Standing(each.player, 2, each.matches, each.games, "level" if len(placed) > 1 else "decider"))
    return placed + [each for each in ranked if each.rank != 1]


def needs_decider(results: list[Result]) -> list[int]:
    """The players who share the first place when all duels are played, and play deciding games for it."""
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
    """Who won the match; -1 if nobody did."""
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
