"""Hashes of the parts of a position, stored in logs, so that later rules can check that they reach the same position.

A digest has a short hash for each part of a position: every field of the spectators' view, the names of the cards in
each zone (hidden ones too), who is asked what, each seat's legal actions, and the match. Two digests are compared part
by part, and only parts that both have, so a later version may add or drop fields. Nothing in a digest is internal: no
tokens, no masks, no action numbers. `State.digest()` is not usable here: it covers everything, so it changes
with every version.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from pentakl.core.state import State

Digest = dict[str, str]
Parts = dict[str, list[object]]

HASH_BYTES: Final = 3
JSON: Final = json.JSONEncoder(separators=(",", ":"))
# Card numbers belong to a viewer and say nothing about the position.
NUMBERS_OF_CARDS: Final = ["token", "tokens"]


def digest_of(state: State) -> Digest:
    """The parts of a position, each with a hash of its values."""
    shown = state.view(None)
    parts: Parts = {}
    gather(shown["table"], "table", parts)
    gather(shown["match"], "match", parts)
    names, face = state.rules.cards, state.table.face
    # A zone without cards is left out: a later version may have more zones.
    parts["cards"] = [sorted([names[face[token]] for token in zone]) for zone in state.table.zones() if zone]
    asked = state.pending
    parts["asked"] = [[choice.seat, state.prompt_of(choice)] for choice in asked if not choice.side]
    actions = state.rules.actions
    parts["legal"] = [[actions[action] for action in state.legal(seat)] for seat in range(state.seats)]
    return {path: short_hash(values) for path, values in parts.items()}


def differing_parts(digest: Mapping[str, object], state: State) -> list[str]:
    """The parts of a stored digest whose hash differs in this position."""
    here = digest_of(state)
    return sorted([path for path, stored in digest.items() if path in here and here[path] != stored])


def gather(document: object, path: str, parts: Parts) -> None:
    """Collect the values of a document by their path of names; the items of a list share one path."""
    if isinstance(document, dict):
        for key, value in document.items():
            if key not in NUMBERS_OF_CARDS:
                gather(value, f"{path}.{key}", parts)
    elif isinstance(document, list):
        for value in document:
            gather(value, path, parts)
    else:
        parts.setdefault(path, []).append(document)


def short_hash(values: list[object]) -> str:
    return hashlib.blake2b(JSON.encode(values).encode(), digest_size=HASH_BYTES).hexdigest()
