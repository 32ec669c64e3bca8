"""How good a total is: the share of hands that score less, among random deals and among games of our bots."""

from __future__ import annotations

from bisect import bisect_left

from pentakl.games.realms.quantiles import BOTS, DEALS


def percentile(total: int) -> dict[str, int]:
    """What percentage of hands a total beats: of seven cards dealt at random, and of hands that our bots end with.

    >>> percentile(-100), percentile(1000)
    ({'deals': 0, 'bots': 0}, {'deals': 100, 'bots': 100})
    """
    return {"deals": bisect_left(DEALS, total, 1) - 1, "bots": bisect_left(BOTS, total, 1) - 1}
