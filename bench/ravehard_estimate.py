"""Fits the chances of winning that Ravehard's search uses (games/ravehard/judgement.py) to games of greedy bots.

    python -m bench.ravehard_estimate [--games 500]

It prints the weights of a logistic regression for the duel, for the way to the Chamber and for the fight against the
Darkchmage, each with its log loss, beside that of a constant guess.
"""

from __future__ import annotations

import argparse
from math import exp, log
from statistics import mean, pstdev

import pentakl
from pentakl.core.chance import quick
from pentakl.core.events import NOBODY
from pentakl.games.ravehard.greedy import advise
from pentakl.games.ravehard.judgement import team
from pentakl.games.ravehard.life import full_life, total_life
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.table import BOSS

DUEL = ["life", "Shields", "cards", "Attack", "coin", "turn", "levels lost"]
STORY = ["constant", "living", "life", "Shields", "cards of the story", "life of the Boss", "Evidence"]
FIGHT = ["constant", "living hunters", "life of hunters", "Shields", "life of the Darkchmage"]
BETWEEN = 25  # decisions between two positions of a game
STEPS = 250

# What was counted in a position, and whether the event then happened.
Row = tuple[list[float], bool]


def duellist(t: RavehardTable, seat: int) -> list[float]:
    player = t.players[seat]
    counted = [total_life(t, seat), len(player.shields), len(player.hand), t.attack_of(seat)]
    return [float(each) for each in [*counted, t.coin == seat, t.turn == seat, player.level]]


def counted(t: RavehardTable) -> list[float]:
    """What is counted in a position: of a duel, of the story, or of the fight against the Darkchmage."""
    if t.is_duel:
        return [mine - theirs for mine, theirs in zip(duellist(t, 0), duellist(t, 1), strict=True)]
    living, life, shields = team(t)
    if t.dark != NOBODY:
        return [1.0, living, life, shields, t.players[t.dark].life / t.seats]
    boss = t.boss_life / max(1, full_life(t, BOSS)) if t.boss else 0.0
    return [1.0, living, life, shields, float(len(t.story)), boss, float(len(t.evidence))]


def play(seats: int, seed: int, rows: dict[str, list[Row]]) -> None:
    """Play one game and enter its positions."""
    state, chance = pentakl.load("ravehard").simulation(seats, seed), quick(seed)
    positions: list[tuple[str, list[float]]] = []
    while state.playout(chance, BETWEEN, advise) and state.outcome is None:
        t = state.table
        assert isinstance(t, RavehardTable)
        if t.turn != NOBODY:
            name = "duel" if t.is_duel else "story" if t.dark == NOBODY else "fight"
            positions.append((name, counted(t)))
    outcome = state.outcome
    assert outcome is not None
    happened = {
        "duel": outcome.winners == [0],
        "story": not outcome.everybody_lost,
        "fight": len(outcome.winners) == 1,
    }
    for name, numbers in positions:
        rows[name].append((numbers, happened[name]))


def fit(names: list[str], rows: list[Row]) -> None:
    """Print the weights, by gradient ascent on numbers of equal spread."""
    columns = list(zip(*[numbers for numbers, _ in rows], strict=True))
    spreads = [pstdev(column) or 1.0 for column in columns]
    has_constant = names[0] == "constant"
    means = [0.0 if not has_constant or i == 0 else mean(column) for i, column in enumerate(columns)]
    scaled = [[(x - m) / s for x, m, s in zip(numbers, means, spreads, strict=True)] for numbers, _ in rows]
    weights = [0.0] * len(names)
    loss = 0.0
    for _ in range(STEPS):
        slopes = [0.0] * len(names)
        loss = 0.0
        for numbers, (_, happened) in zip(scaled, rows, strict=True):
            chance = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, numbers, strict=True))))
            loss -= log(chance if happened else 1 - chance)
            for i, x in enumerate(numbers):
                slopes[i] += (happened - chance) * x
        weights = [w + 2 * slope / len(rows) for w, slope in zip(weights, slopes, strict=True)]
    real = [w / s for w, s in zip(weights, spreads, strict=True)]
    if has_constant:
        real[0] -= sum(w * m for w, m in zip(real[1:], means[1:], strict=True))
    share = mean(float(happened) for _, happened in rows)
    guess = -share * log(share) - (1 - share) * log(1 - share)
    print(f"{len(rows)} positions, {share:.1%}, log loss {loss / len(rows):.3f}, of a constant {guess:.3f}")
    print("  " + ", ".join(f"{name} {weight:.2f}" for name, weight in zip(names, real, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500, help="duels, and as many stories for 3 to 6 in turn")
    given = parser.parse_args()
    rows: dict[str, list[Row]] = {"duel": [], "story": [], "fight": []}
    for seed in range(given.games):
        play(2, seed, rows)
        play(3 + seed % 4, seed, rows)
    for names, name in ((DUEL, "duel"), (STORY, "story"), (FIGHT, "fight")):
        print(name, end=": ")
        fit(names, rows[name])


if __name__ == "__main__":
    main()
