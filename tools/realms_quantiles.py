"""Compute the distribution of totals of Fantastyczne światy, and write it to `pentakl/games/realms/quantiles.py`.

    python tools/realms_quantiles.py

Deals: the best totals of seven cards dealt at random, every name allowed. Bots: the totals of all hands at the end of
standard games among greedy bots, as many games for three seats as for four, five and six. The seeds are fixed, so the
file changes only when the scoring or the bots do. Takes minutes, with the compiled engine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pentakl import load
from pentakl.core.chance import quick
from pentakl.core.record import Record
from pentakl.core.state import State
from pentakl.games.realms.best import best_total
from pentakl.games.realms.cards import CARD_COUNT
from pentakl.games.realms.hand import HAND_SIZE
from pentakl.lab.arena import run

FILE: Final = Path(__file__).parent.parent / "src" / "pentakl" / "games" / "realms" / "quantiles.py"
DEALS: Final = 200_000
GAMES: Final = 250
SEATS: Final = range(3, 7)

HEAD: Final = '''"""The distribution of totals: written by tools/realms_quantiles.py, read by `ranking`.

Each list holds the least total, then for each percent the total that this share of hands does not exceed.
"""

from __future__ import annotations

from typing import Final

'''


def dealt_totals(number: int) -> list[int]:
    chance = quick(1)
    cards = list(range(CARD_COUNT))
    totals = []
    for _ in range(number):
        chance.shuffle(cards)
        totals.append(best_total(cards[:HAND_SIZE], []))
    return totals


def bots_totals(games: int) -> list[int]:
    totals: list[int] = []

    def keep(_: Record, state: State) -> None:
        assert state.outcome is not None
        totals.extend(state.outcome.points)

    for seats in SEATS:
        run(load("realms"), ["greedy"] * seats, games, seed=1, options={}, keep=keep)
    return totals


def quantiles(totals: list[int]) -> list[int]:
    """The least total, and the one at every percent.

    >>> quantiles([30, 10, 20])[::25]
    [10, 10, 20, 30, 30]
    """
    ordered = sorted(totals)
    return [ordered[max(0, -(-percent * len(ordered) // 100) - 1)] for percent in range(101)]


def written(name: str, about: str, numbers: list[int]) -> str:
    lines = [f"{name}: Final = [  # {about}"]
    lines += ["    " + ", ".join(map(str, numbers[first : first + 20])) + "," for first in range(0, len(numbers), 20)]
    return "\n".join([*lines, "]  # fmt: skip", ""])


def main() -> None:
    deals, bots = dealt_totals(DEALS), bots_totals(GAMES)
    text = HEAD + written("DEALS", f"{len(deals)} random deals", quantiles(deals))
    text += written("BOTS", f"{len(bots)} hands of greedy bots, standard game for 3 to 6", quantiles(bots))
    FILE.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
