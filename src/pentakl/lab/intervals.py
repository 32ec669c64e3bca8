"""Confidence intervals of 95 % for shares of games.

The games of a duplicated deal are not independent: a lucky deal helps once and harms once, and a deal in which skill
matters helps the better bot each time. So a win rate's interval is computed over deals.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

SCORE: Final = 1.96  # of the normal distribution: 95 % lie within


@dataclass(frozen=True)
class WinRate:
    """The share of games that a bot won, and its confidence interval."""

    share: float
    low: float
    high: float

    def document(self) -> dict[str, float]:
        return {"share": round(self.share, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def wilson(share: float, games: float) -> tuple[float, float]:
    """The interval of Wilson for a share of so many independent games; it also behaves near 0 and 1.

    >>> low, high = wilson(0.65, 100)
    >>> round(low, 3), round(high, 3)
    (0.553, 0.736)
    """
    if games == 0:
        return 0.0, 1.0
    weight = SCORE * SCORE / games
    middle = (share + weight / 2) / (1 + weight)
    width = SCORE * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - width), min(1.0, middle + width)


def win_rate(games: Iterable[tuple[int, bool]]) -> WinRate:
    """The win rate in these games, each given by its deal and by whether it was won.

    The interval is that of Wilson for as many independent games as would tell as much as these: see `design_effect`.
    """
    played: defaultdict[int, int] = defaultdict(int)
    won: defaultdict[int, int] = defaultdict(int)
    for deal, is_won in games:
        played[deal] += 1
        won[deal] += is_won
    total = sum(played.values())
    share = sum(won.values()) / max(total, 1)
    deals = [(played[deal], won[deal]) for deal in played]
    low, high = wilson(share, total / design_effect(deals))
    return WinRate(share, low, high)


def design_effect(deals: list[tuple[int, int]]) -> float:
    """How many games tell as much as one independent game, from the games and the wins of every deal.

    It is the variance of the share over deals, divided by the variance that independent games would have. It is at
    least 1: duplicated deals usually make the variance smaller, but few deals are not enough to rely on that.

    >>> design_effect([(2, 2), (2, 0), (2, 2), (2, 0), (2, 2)])  # a deal wins both games or none
    2.5
    >>> design_effect([(2, 1), (2, 1), (2, 2), (2, 1)])  # most deals win one game
    1.0
    """
    games, wins = sum([games for games, _ in deals]), sum([wins for _, wins in deals])
    if len(deals) in (1, games) or wins in (0, games):
        return 1.0
    share = wins / games
    over_deals = sum([(won - share * played) ** 2 for played, won in deals]) * len(deals) / (len(deals) - 1)
    return max(1.0, round(over_deals / (share * (1 - share) * games), 9))
