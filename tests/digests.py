"""Digests of random games of every registered game, printed one line for each game: `python -m tests.digests GAMES`.

Each game has one short search in it. Run once by each build of the engine, the two outputs must be equal. Covers every
configuration and late position of the conformance list.
"""

from __future__ import annotations

import hashlib
import json
import sys

from pentakl.bots.searching import begin
from pentakl.core.chance import quick
from tests.conformance.cases import CASES, LATE_CASES, Case

SEARCHED = 4  # after this action somebody searches


def digest_of_game(case: Case, seed: int) -> str:
    """A hash of all events of a random game, of a view after each action, of some states, and of a search."""
    digest = hashlib.blake2b(digest_size=16)
    state = case.start(seed)
    viewers = [*range(case.seats), None]
    chance = quick(seed)
    step = 0
    while state.pending:
        asked = state.pending[chance.below(len(state.pending))].seat
        legal = state.legal(asked)
        events = state.apply(asked, legal[chance.below(len(legal))])
        viewer = viewers[step % len(viewers)]
        sent = [state.view(viewer), *[state.scrubbed(events, each) for each in viewers]]
        digest.update(json.dumps(sent, sort_keys=True).encode())
        if step % 10 == 0 or state.outcome is not None:
            # Most of the time goes here; what differs after one action differs after the next ones as well.
            digest.update(state.digest().encode())
        if step % 6 == 0:
            imagined = state.determinized(viewer, quick(chance.below(1 << 30)))
            imagined.playout(quick(seed), 10)
            digest.update(imagined.digest().encode())
        if step == SEARCHED and state.movers():
            search = begin(state, state.movers()[0], seed)
            search.run(2)
            digest.update(repr(search.choices()).encode())
        step += 1
    return digest.hexdigest()


def main(games: int) -> None:
    for case in CASES + LATE_CASES:
        for seed in range(games):
            sys.stdout.write(f"{case} {seed} {digest_of_game(case, seed)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
