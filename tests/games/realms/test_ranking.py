"""How good a total is: percentages from tables that a script in the repository computes."""

from __future__ import annotations

import pytest

from pentakl.games.realms import percentile
from pentakl.games.realms.quantiles import BOTS, DEALS
from tools.realms_quantiles import bots_totals, dealt_totals, quantiles


def test_a_higher_total_never_beats_fewer_hands() -> None:
    ranks = [percentile(total) for total in range(-100, 500)]
    for among in ("deals", "bots"):
        column = [rank[among] for rank in ranks]
        assert column == sorted(column)
        assert (column[0], column[-1]) == (0, 100)


def test_bots_hands_are_better_than_random_deals() -> None:
    for total in range(DEALS[1] + 1, BOTS[99]):
        rank = percentile(total)
        assert rank["bots"] <= rank["deals"], total


@pytest.mark.once
def test_the_tables_say_what_fresh_hands_say() -> None:
    """Two hundred deals and four games, drawn by the script's own functions, fall where the tables put them."""
    for totals, among in ((dealt_totals(200), "deals"), (bots_totals(1), "bots")):
        middle = sorted(totals)[len(totals) // 2]
        assert 25 <= percentile(middle)[among] <= 75


def test_quantiles_are_totals_of_the_sample() -> None:
    assert quantiles(list(range(1, 101))) == [1, *range(1, 101)]
    assert set(quantiles([5])) == {5}
