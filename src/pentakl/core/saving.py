"""Saving: turns a position into a JSON document and back, also in the middle of an effect; digests of positions."""

from __future__ import annotations

import hashlib
import json

from pentakl.core.chance import load_chance
from pentakl.core.documents import ints, items, mapping, whole
from pentakl.core.driver import FINAL, Driver, Patch
from pentakl.core.flow import UNANSWERED
from pentakl.core.secrets import load_secret
from pentakl.core.table import Table


def dump_state(state: Driver) -> dict[str, object]:
    """The whole position, hidden cards included."""
    document: dict[str, object] = {
        "game": state.rules.key,
        "rules_version": state.rules.version,
        "settings": dict(state.settings),
        "match": state.match.dump(),
    }
    if state.windows:
        document["windows"] = state.windows
    if state.resigned >= 0:
        document["resigned"] = state.resigned
    if state.flow is None:
        document["table"] = state.table.dump()
        return document
    if state.base is None:
        raise RuntimeError("a scratch state cannot be saved in the middle of an effect")
    document["table"] = state.base.dump()
    document["opener"] = state.opener[:]
    document["answers"] = state.answers[:]
    document["replies"] = state.replies[:]
    document["patches"] = [dump_patch(patch) for patch in state.patches]
    if any(choice.changes for choice in state.questions()):
        document["changes"] = state.changes[:]
    return document


def restore_state(state: Driver, document: dict[str, object]) -> None:
    """Fill a state, whose table is already loaded, from the rest of the document; ValueError if it does not fit."""
    if "opener" in document:
        patches = [load_patch(mapping(each), state.table) for each in items(document["patches"])]
        opener, answers = ints(document["opener"]), ints(document["answers"])
        state.base = state.table.copy()
        state.keeps_effects = False
        state.run_again(opener, answers, patches)
        state.keeps_effects = True
        state.opener, state.answers, state.patches = opener, answers, patches
        state.replies = ints(document["replies"])
        state.changes = [0 if reply == UNANSWERED else FINAL for reply in state.replies]
        if "changes" in document:
            state.changes = ints(document["changes"])
    elif "resigned" in document:
        state.resign(whole(document["resigned"]))
    elif state.table.outcome is not None:
        state.outcome = state.rules.match_outcome(state.table, state.match)
    else:
        state.asked = state.table.open_choice
    state.windows = whole(document.get("windows", 0))


def digest_of(state: Driver) -> str:
    """A short fingerprint of everything: equal positions have equal digests."""
    questions = [[choice.seat, choice.prompt, choice.source, *choice.options] for choice in state.questions()]
    return fingerprint([dump_state(state), state.table.dump(), questions])


def fingerprint(document: object) -> str:
    """A short hash of a document; equal documents have equal hashes."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def dump_patch(patch: Patch) -> dict[str, object]:
    document: dict[str, object] = {
        "after": patch.after,
        "face": patch.face[:],
        "heard": patch.heard[:],
        "chance": patch.chance.dump(),
    }
    if patch.secrets:
        document["secrets"] = {name: secret.dump() for name, secret in patch.secrets.items()}
    return document


def load_patch(document: dict[str, object], table: Table) -> Patch:
    patch = Patch(whole(document["after"]), table)
    patch.face = ints(document["face"])
    patch.heard = ints(document["heard"])
    patch.chance = load_chance(mapping(document["chance"]))
    if "secrets" in document:
        patch.secrets = {name: load_secret(mapping(each)) for name, each in mapping(document["secrets"]).items()}
    return patch
