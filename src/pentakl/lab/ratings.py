"""Ratings of bots by openskill: one scale for bots that have not all played against each other.

Needs the extra `cli` of this package; nothing else in the laboratory does.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from pentakl.lab.arena import Played


@dataclass(frozen=True)
class Rating:
    """A bot's strength, and how uncertain it is: the mean and the standard deviation of a normal distribution.

    Everybody begins with 25 ± 8.33. What counts is the difference to another rating of the same games.
    """

    mean: float
    deviation: float

    def document(self) -> dict[str, float]:
        return {"mu": round(self.mean, 2), "sigma": round(self.deviation, 2)}


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """The rating of every bot after these games, which depends a little on their order.

    The winners of a game share the first place, all others the second. A game that nobody wins is a draw.
    """
    # A bot is as strong in its last game as in its first: tau, by which strength may drift from game to game, is 0.
    model = PlackettLuce(tau=0.0)
    known: dict[str, PlackettLuceRating] = {}
    for game in games:
        teams = [[known.setdefault(bot, model.rating(name=bot))] for bot in game.bots]
        ranks = [0.0 if bot in game.winners else 1.0 for bot in game.bots]
        for (rated,) in model.rate(teams, ranks=ranks):
            assert rated.name is not None
            known[rated.name] = rated
    return {bot: Rating(rated.mu, rated.sigma) for bot, rated in known.items()}
