"""The grammar of effects: reads operations, triggers, targets and amounts, and refuses what the vocabulary lacks.

ARGUMENTS has one line for each verb: its fields and what each means. Knows the vocabulary and entries, but no deck.
"""

from __future__ import annotations

from typing import Final

from pentakl.games.ravehard.entry import Entry
from pentakl.games.ravehard.vocabulary import (
    ACTIONS,
    AMPLIFY,
    CHOOSERS,
    FROM_ANY,
    FROM_ANY_OTHER,
    MODE_BOOST,
    MODES,
    NEGATE,
    NOTHING,
    ON_SHIELD_ACTIVATED,
    ON_SPELL_CAST,
    PER,
    PREVENT,
    REDIRECT,
    REFLECT,
    SOURCES,
    TARGET_DESIGNATED,
    TARGET_NONE,
    TARGETS,
    TRIGGERS,
    VERBS,
    WHO,
    WHO_DESIGNATED,
    WHO_DESIGNATED_NEXT,
    WHO_LEFT_OF_DESIGNATED,
    WHO_SECOND_PLAYER,
    WHO_SOURCE,
    WHO_TARGET,
    ZONES,
    Amount,
    Effect,
    Operation,
    Trigger,
)

# By verb: its fields, and what each of them is.
#   who, other                  the one concerned, the other one
#   number                      a number from 1
#   amount                      a number from 1, or X
#   all                         a number from 1, or "all"
#   change                      a number above or below 0
#   choose, action, zone, mode  words of their families
#   flag                        whether there is Retaliation
#   branch, branches            operations, a list of such
#   reward                      operations, perhaps none
#   =word                       this word and no other
#   ?number                     a number that may be missing
ARGUMENTS: Final[dict[str, dict[str, str]]] = {
    "damage": {"who": "who", "n": "amount"},
    "heal": {"who": "who", "n": "amount"},
    "draw": {"who": "who", "n": "number", "from": "=school"},
    "discard": {"who": "who", "n": "number", "choose": "choose"},
    "steal_card": {"from": "who", "n": "number", "choose": "choose"},
    "recover": {"n": "number", "zone": "zone", "choose": "choose"},
    "extra_action": {"kind": "action"},
    "skip_action": {"who": "who", "kind": "action", "until": "=end_of_next_turn"},
    "modify_attack": {"who": "who", "n": "change", "until": "=fight_end"},
    "revive": {"who": "who", "n": "number"},
    "set_life": {"who": "who", "n": "number"},
    "destroy_shield": {"who": "who", "n": "all", "choose": "choose"},
    "move_shield": {"from": "who", "to": "other"},
    "place_shield": {"who": "who", "from": "=black_magic", "n": "number"},
    "attach": {"mode": "mode", "n": "?number"},
    "prevent": {"n": "all"},
    "reflect": {"n": "all"},
    "redirect": {"n": "all", "to": "other"},
    "amplify": {"n": "number"},
    "negate": {},
    "peek_tool": {"who": "who", "n": "number"},
    "swap_tool": {"a": "who", "b": "other", "choose": "choose"},
    "pass_tool": {"who": "who", "dir": "=left", "choose": "choose"},
    "brawl": {"a": "who", "b": "other", "reward": "reward"},
    "brawl_ring": {"dir": "=left", "damage": "number"},
    "strike": {"bonus": "number", "retaliation": "flag"},
    "give_beaten": {"who": "who"},
    "coin": {"heads": "branch", "tails": "branch"},
    "choose": {"options": "branches"},
    "each_choose": {"who": "who", "options": "branches"},
    "if": {"cond": "=target_dead", "then": "branch", "else": "branch"},
    "vote_murderer": {},
    "become_darkchmage": {"who": "who"},
}

# Verbs that only make sense in reply to something.
REPLIES: Final = [PREVENT, REFLECT, REDIRECT, AMPLIFY, NEGATE]
# Words of `who` that only a card with a target, or only a card of the Enemies, can use.
OF_TARGET: Final = [WHO_TARGET, WHO_SECOND_PLAYER]
OF_DESIGNATED: Final = [WHO_DESIGNATED, WHO_DESIGNATED_NEXT, WHO_LEFT_OF_DESIGNATED]


def read_effect(entry: Entry, trigger: Trigger | None, target: int, field: str = "effect") -> Effect:
    """The effect in a field of an entry, with its target rule; `trigger` is that of the Shield to which it belongs."""
    operations = read_operations(entry.entries(field), entry, field)
    check(entry, field, operations, trigger is not None, target)
    return Effect(trigger, target, operations)


def read_target(entry: Entry) -> int:
    return entry.word("target", TARGETS)


def read_trigger(entry: Entry) -> Trigger:
    """When a Shield may be activated."""
    on = entry.word("on", TRIGGERS)
    if on == ON_SPELL_CAST:
        entry.allow(["on", "by", "scope"], [])
        entry.word("scope", ["any_spell"])
    else:
        entry.allow(["on", "by" if on == ON_SHIELD_ACTIVATED else "source"], [])
    if on == ON_SPELL_CAST or on == ON_SHIELD_ACTIVATED:
        return Trigger(on, FROM_ANY_OTHER + entry.word("by", SOURCES[FROM_ANY_OTHER:]))
    return Trigger(on, FROM_ANY + entry.word("source", SOURCES[:FROM_ANY_OTHER]))


def read_operations(entries: list[Entry], around: Entry, field: str) -> list[Operation]:
    if not entries:
        raise around.fault(field, "is empty")
    return [read_operation(each) for each in entries]


def read_operation(entry: Entry) -> Operation:
    """One operation; all its fields are known, and none is missing."""
    verb = entry.word("op", VERBS)
    arguments = ARGUMENTS[VERBS[verb]]
    needed = [name for name in arguments if not arguments[name].startswith("?")]
    entry.allow(["op"] + needed, [name for name in arguments if name not in needed])
    operation = Operation(verb)
    for name, meaning in arguments.items():
        if meaning.startswith("="):
            entry.word(name, [meaning[1:]])
        elif not meaning.startswith("?") or entry.has(name):
            read_argument(operation, entry, name, meaning.removeprefix("?"))
    if operation.mode != NOTHING and (operation.mode == MODE_BOOST) != entry.has("n"):
        raise entry.fault("n", "a boost has a number, a lock has none")
    return operation


def read_argument(operation: Operation, entry: Entry, name: str, meaning: str) -> None:
    if meaning == "who":
        operation.who = entry.word(name, WHO)
    elif meaning == "other":
        operation.other = entry.word(name, WHO)
    elif meaning == "choose":
        operation.choose = entry.word(name, CHOOSERS)
    elif meaning == "action":
        operation.action = entry.word(name, ACTIONS)
    elif meaning == "zone":
        operation.zone = entry.word(name, ZONES)
    elif meaning == "mode":
        operation.mode = entry.word(name, MODES)
    elif meaning == "flag":
        operation.retaliation = entry.flag(name)
    elif meaning == "branch":
        operation.branches.append(read_operations(entry.entries(name), entry, name))
    elif meaning == "reward":
        operation.branches.append([read_operation(each) for each in entry.entries(name)])
    elif meaning == "branches":
        for number, branch in enumerate(entry.lists(name)):
            operation.branches.append(read_operations(branch, entry, f"{name}[{number}]"))
    else:
        operation.n = read_amount(entry, name, meaning)


def read_amount(entry: Entry, name: str, meaning: str) -> Amount:
    """A number, "all" or X, as far as the verb allows it."""
    value = entry.value(name)
    if meaning == "all" and value == "all":
        return Amount(0, NOTHING, 0, 0, is_all=True)
    if meaning == "amount" and isinstance(value, dict):
        x = entry.entry(name)
        x.allow(["base", "per", "mult", "max"], [])
        return Amount(x.number("base", -99), x.word("per", PER), x.number("mult", 1), x.number("max", 1))
    if meaning == "change":
        change = entry.number(name, -99)
        if change == 0:
            raise entry.fault(name, "0 changes nothing")
        return Amount(change, NOTHING, 0, change)
    number = entry.number(name, 1)
    return Amount(number, NOTHING, 0, number)


def check(entry: Entry, field: str, operations: list[Operation], is_reply: bool, target: int) -> None:
    """Refuse operations that need a target, a designated player or something to reply to where there is none."""
    for number, operation in enumerate(operations):
        check_operation(entry, f"{field}[{number}]", operation, is_reply, target)


def check_operation(entry: Entry, field: str, operation: Operation, is_reply: bool, target: int) -> None:
    verb = VERBS[operation.verb]
    if operation.verb in REPLIES and not is_reply:
        raise entry.fault(field, f"'{verb}' is for Shields")
    for who in (operation.who, operation.other):
        if who in OF_TARGET and (target == TARGET_NONE or target == TARGET_DESIGNATED):
            raise entry.fault(field, f"'{verb}' concerns '{WHO[who]}', but there is no target")
        if who in OF_DESIGNATED and target != TARGET_DESIGNATED:
            raise entry.fault(field, f"'{verb}' concerns '{WHO[who]}', but nobody is designated")
        if who == WHO_SOURCE and not is_reply:
            raise entry.fault(field, f"'{verb}' concerns 'source', which only a Shield has")
    for branch in operation.branches:
        for each in branch:
            check_operation(entry, field, each, is_reply, target)
