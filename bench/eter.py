"""Checks the strongest bot of ETER against the solver: does it ever choose a play of training that gives value away?

    python -m bench.eter [--positions 300] [--seed 0] [--level archmage]

The positions come from games whose first plays are random. In each the bot chooses a play, and the solver computes what
the position that it leaves is worth to the rival. A play is worse if that is more than what it leaves after the best
one. Exits with 1 if the bot was worse anywhere.
"""

from __future__ import annotations

import argparse
import sys

import pentakl
from pentakl.bots import bot
from pentakl.core.chance import quick
from pentakl.core.state import State
from pentakl.games.eter.solver import solve

GAME = pentakl.load("eter")
LATEST = 9  # plays before a position; most games are over soon after


def random_position(number: int) -> State:
    """A position of training that has a choice, after some random plays."""
    chance = quick(number)
    while True:
        state = GAME.start(2, number, {"format": "game"})
        for _ in range(int(chance.below(LATEST + 1))):
            if state.outcome is None:
                legal = state.legal(state.movers()[0])
                state.apply(state.movers()[0], legal[chance.below(len(legal))])
        if state.outcome is None and len(state.legal(state.movers()[0])) > 1:
            return state


def value_for(state: State, seat: int) -> int:
    """What a position is worth to a seat, from -2 to 2, whoever moves; also if it is over."""
    if state.outcome is None:
        value = solve(state)["value"]
        assert isinstance(value, int)
        return value if state.movers() == [seat] else -value
    if state.outcome.is_draw:
        return 0
    return (2 if state.outcome.reason == "line" else 1) * (1 if seat in state.outcome.winners else -1)


def lost_by(state: State, action: int) -> int:
    """How much of the value of a position this play gives away."""
    seat = state.movers()[0]
    after = state.clone()
    after.apply(seat, action)
    return value_for(state, seat) - value_for(after, seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="archmage")
    wanted = parser.parse_args()
    decide = bot("eter", wanted.level)
    worse = []
    for number in range(wanted.seed, wanted.seed + wanted.positions):
        state = random_position(number)
        action = decide(state, state.movers()[0], quick(number))
        if lost_by(state, action) > 0:
            worse.append(f"{number}: {GAME.text(action)}")
    print(f"{wanted.positions} positions, {wanted.level} worse than the solver in {len(worse)}", *worse, sep="\n  ")
    sys.exit(1 if worse else 0)


if __name__ == "__main__":
    main()
