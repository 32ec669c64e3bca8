"""Cardia's helper: answers a page's question about a tournament for four, from the results so far.

Reads the question and puts the answer together; `tournament` computes pairings and ranks. Pure: names, tables and links
belong to the page. docs/protocol.md describes question and answer.
"""

from __future__ import annotations

from pentakl.core.documents import ints, items
from pentakl.core.errors import PentaklError
from pentakl.games.cardia.tournament import (
    DECIDING_DECK,
    POSSIBLE_SCORES,
    SCHEDULE,
    WINS,
    Result,
    Standing,
    crowned,
    deciding_games,
    needs_decider,
    next_duels,
    standings,
)


class BadQuestion(PentaklError):
    """A question in the wrong form; the message says what is wrong."""


def answer(question: dict[str, object]) -> dict[str, object]:
    """Schedule, standings and deciding games; raises PentaklError.

    The question has `results` (for each duel of the schedule the games that its two players won, or None) and
    `deciders` (the players who won the deciding games so far).

    >>> answered = answer({"results": [[2, 0], [2, 0], [0, 2], [0, 2], [2, 0], [2, 0]], "deciders": [1]})
    >>> answered["deciders"], answered["champion"]
    ([{'players': [0, 1], 'deck': '1', 'winner': 1}, {'players': [1, 2], 'deck': '1', 'winner': None}], None)
    """
    try:
        results = read_results(question.get("results", []))
        winners = ints(question.get("deciders", []))
        leaders = needs_decider(results)
        pairs = deciding_games(leaders, winners)
    except ValueError as error:
        raise BadQuestion(f"This question cannot be read: {error}.") from error
    ranked = standings(results)
    champion: int | None = None
    if len(results) == len(SCHEDULE):
        if not leaders:
            champion = ranked[0].player
        elif len(winners) == len(leaders) - 1:
            champion = winners[-1]
            ranked = crowned(ranked, champion)
    may_start = next_duels(results)
    played = {each.duel: each for each in results}
    duels: list[dict[str, object]] = []
    for duel in SCHEDULE:
        duels.append(
            {
                "round": duel.round,
                "players": list(duel.players),
                "deck": duel.deck,
                "wins": WINS,
                "games": list(played[duel].games) if duel in played else None,
                "open": duel in may_start,
            }
        )
    deciders: list[dict[str, object]] = []
    for place, pair in enumerate(pairs):
        winner = winners[place] if place < len(winners) else None
        deciders.append({"players": list(pair), "deck": DECIDING_DECK, "winner": winner})
    return {
        "duels": duels,
        "standings": [show(each) for each in ranked],
        "leaders": leaders,
        "deciders": deciders,
        "champion": champion,
    }


def read_results(value: object) -> list[Result]:
    """The duels that were played. A match is to two wins, so four scores are possible."""
    given = items(value)
    if len(given) > len(SCHEDULE):
        raise ValueError(f"there are {len(SCHEDULE)} duels, not {len(given)}")
    results = []
    for duel, each in zip(SCHEDULE, given):
        if each is not None:
            games = ints(each)
            if games not in POSSIBLE_SCORES:
                raise ValueError(f"a match to {WINS} wins cannot end {games}")
            results.append(Result(duel, (games[0], games[1])))
    return results


def show(standing: Standing) -> dict[str, object]:
    return {
        "player": standing.player,
        "rank": standing.rank,
        "matches": standing.matches,
        "games": standing.games,
        "reason": standing.reason,
    }
