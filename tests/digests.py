"""Digests of random games of every registered game, printed one line a game: `python -m tests.digests GAMES`.

Run once by each build of the engine, the two outputs must be equal. Covers every number of seats and, one at
a time, every choice of every option.
"""

from __future__ import annotations

import hashlib
import json
import sys

from pentakl.core.chance import quick
from pentakl.core.game import Game
from tests.conformance.cases import CASES


def digest_of_game(game: Game, seats: int, options: dict[str, str], seed: int) -> str:
    """One number for all positions, views and events of a random game, and for copies that play on."""
    digest = hashlib.blake2b(digest_size=16)
    state = game.start(seats, seed, options)
    chance = quick(seed)
    while state.pending:
        asked = state.pending[chance.below(len(state.pending))].seat
        legal = state.legal(asked)
        events = state.apply(asked, legal[chance.below(len(legal))])
        sent = [[state.view(seat), state.scrubbed(events, seat)] for seat in (*range(seats), None)]
        digest.update(json.dumps(sent, sort_keys=True).encode())
        digest.update(state.digest().encode())
        imagined = state.determinized(asked if asked < seats else None, quick(chance.below(1 << 30)))
        imagined.playout(quick(seed), 10)
        digest.update(imagined.digest().encode())
    return digest.hexdigest()


def main(games: int) -> None:
    for case in CASES:
        for seed in range(games):
            digest = digest_of_game(case.game, case.seats, case.options, seed)
            sys.stdout.write(f"{case} {seed} {digest}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
