"""The closed vocabulary of Ravehard's cards: every word that a card may use, as an int, and classes made of them.

Cards are data (`cards.json`). Whatever a card does is a list of operations; an operation is one small verb with a few
arguments. This module knows the words and the classes `Amount`, `Operation`, `Trigger`, `Effect` and `Synergy`. It
knows neither a table nor a file: `cards.py` has the class of a card, `loader.py` and `grammar.py` read and check,
`printed.py` holds what was read, `sentences.py` says it in words.

**Families of words.** Each family is a list of the words of `cards.json`; a word's number is its place in the list. The
constants are named after the family and the word: `VERBS[DESTROY_SHIELD] == "destroy_shield"`,
`WHO[WHO_EACH_PLAYER] == "each_player"`, `TARGETS[TARGET_ANY] == "any"`, `TRIGGERS[ON_LETHAL_TO_ME] == "lethal_to_me"`.
A test compares constants and lists. NOTHING (-1) means that an operation has no such argument.

**Operations.** Every operation has all attributes; which ones mean something depends on its verb:

| verb | attributes |
|---|---|
| DAMAGE, HEAL, REVIVE, SET_LIFE, DRAW, PLACE_SHIELD, PEEK_TOOL, MODIFY_ATTACK | who, n |
| DISCARD, DESTROY_SHIELD | who, n, choose |
| STEAL_CARD | who (from whom), n, choose |
| MOVE_SHIELD | who (from whom), other (to whom) |
| RECOVER | n, zone, choose |
| EXTRA_ACTION, SKIP_ACTION | action; who for SKIP_ACTION |
| ATTACH | mode, n (of a boost) |
| PREVENT, REFLECT, AMPLIFY | n |
| REDIRECT | n, other (to whom) |
| NEGATE, VOTE_MURDERER | none |
| SWAP_TOOL | who, other, choose |
| PASS_TOOL | who, choose; always to the left |
| BRAWL | who, other, branches: [reward] |
| BRAWL_RING | n; always to the left |
| STRIKE | n (more damage than the Attack), retaliation |
| GIVE_BEATEN, BECOME_DARKCHMAGE | who |
| COIN | branches: [heads, tails] |
| CHOOSE, EACH_CHOOSE | branches: the options; who for EACH_CHOOSE, and "self" in its branches is the player who chose |
| IF | branches: [then, else]; the only condition is that the target is dead |

Cards are drawn from the player's own school deck, Shields are placed from the Black Magic deck, changes of Attack last
until the end of the fight, and a skipped action is one of the coming turn. The cards say so in fields that have only
this one value, so the loader checks these fields and no attribute holds them.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

# --- verbs: what an operation does

VERBS: Final = [
    "damage", "heal", "draw", "discard", "steal_card", "recover", "extra_action", "skip_action", "modify_attack",
    "revive", "set_life", "destroy_shield", "move_shield", "place_shield", "attach", "prevent", "reflect", "redirect",
    "amplify", "negate", "peek_tool", "swap_tool", "pass_tool", "brawl", "brawl_ring", "strike", "give_beaten", "coin",
    "choose", "each_choose", "if", "vote_murderer", "become_darkchmage",
]  # fmt: skip
DAMAGE: Final = 0
HEAL: Final = 1
DRAW: Final = 2
DISCARD: Final = 3
STEAL_CARD: Final = 4
RECOVER: Final = 5
EXTRA_ACTION: Final = 6
SKIP_ACTION: Final = 7
MODIFY_ATTACK: Final = 8
REVIVE: Final = 9
SET_LIFE: Final = 10
DESTROY_SHIELD: Final = 11
MOVE_SHIELD: Final = 12
PLACE_SHIELD: Final = 13
ATTACH: Final = 14
PREVENT: Final = 15
REFLECT: Final = 16
REDIRECT: Final = 17
AMPLIFY: Final = 18
NEGATE: Final = 19
PEEK_TOOL: Final = 20
SWAP_TOOL: Final = 21
PASS_TOOL: Final = 22
BRAWL: Final = 23
BRAWL_RING: Final = 24
STRIKE: Final = 25
GIVE_BEATEN: Final = 26
COIN: Final = 27
CHOOSE: Final = 28
EACH_CHOOSE: Final = 29
IF: Final = 30
VOTE_MURDERER: Final = 31
BECOME_DARKCHMAGE: Final = 32

# --- triggers: when a Shield may be activated

TRIGGERS: Final = [
    "damage_to_any_other", "damage_to_any_player", "damage_to_me", "damage_to_other_player", "i_flip_or_die",
    "lethal_to_me", "shield_activated", "spell_cast",
]  # fmt: skip
ON_DAMAGE_TO_ANY_OTHER: Final = 0
ON_DAMAGE_TO_ANY_PLAYER: Final = 1
ON_DAMAGE_TO_ME: Final = 2
ON_DAMAGE_TO_OTHER_PLAYER: Final = 3
ON_I_FLIP_OR_DIE: Final = 4
ON_LETHAL_TO_ME: Final = 5
ON_SHIELD_ACTIVATED: Final = 6
ON_SPELL_CAST: Final = 7

# Whose damage, Spell or Shield it must be: anybody's, a player's, somebody else's, another player's.
SOURCES: Final = ["any", "any_player", "any_other", "any_other_player"]
FROM_ANY: Final = 0
FROM_ANY_PLAYER: Final = 1
FROM_ANY_OTHER: Final = 2
FROM_ANY_OTHER_PLAYER: Final = 3

# --- targets: what may be chosen as the one target of a card

TARGETS: Final = [
    "any", "any_player", "any_player_or_dead", "any_player_shield", "dead_player", "designated", "enemy", "none",
    "other_player",
]  # fmt: skip
TARGET_ANY: Final = 0
TARGET_ANY_PLAYER: Final = 1
TARGET_ANY_PLAYER_OR_DEAD: Final = 2
TARGET_ANY_PLAYER_SHIELD: Final = 3
TARGET_DEAD_PLAYER: Final = 4
TARGET_DESIGNATED: Final = 5
TARGET_ENEMY: Final = 6
TARGET_NONE: Final = 7
TARGET_OTHER_PLAYER: Final = 8

# --- who: whom an operation concerns

WHO: Final = [
    "beaten_holder", "boss", "designated", "designated_next", "each_dead_player", "each_player", "least_life",
    "most_cards", "most_life", "most_life_before", "players_with_shields", "players_without_shields",
    "random_dead_player", "self", "source", "target", "turn_holder", "winner", "right_of_each", "left_of_a",
    "left_of_designated", "least_life_other", "chosen_by_a", "chosen_other_player", "second_player", "random_player",
    "random_other_player", "murderer", "accused_innocent",
]  # fmt: skip
WHO_BEATEN_HOLDER: Final = 0
WHO_BOSS: Final = 1
WHO_DESIGNATED: Final = 2
WHO_DESIGNATED_NEXT: Final = 3
WHO_EACH_DEAD_PLAYER: Final = 4
WHO_EACH_PLAYER: Final = 5
WHO_LEAST_LIFE: Final = 6
WHO_MOST_CARDS: Final = 7
WHO_MOST_LIFE: Final = 8
WHO_MOST_LIFE_BEFORE: Final = 9
WHO_PLAYERS_WITH_SHIELDS: Final = 10
WHO_PLAYERS_WITHOUT_SHIELDS: Final = 11
WHO_RANDOM_DEAD_PLAYER: Final = 12
WHO_SELF: Final = 13
WHO_SOURCE: Final = 14
WHO_TARGET: Final = 15
WHO_TURN_HOLDER: Final = 16
WHO_WINNER: Final = 17
WHO_RIGHT_OF_EACH: Final = 18
WHO_LEFT_OF_A: Final = 19
WHO_LEFT_OF_DESIGNATED: Final = 20
WHO_LEAST_LIFE_OTHER: Final = 21
WHO_CHOSEN_BY_A: Final = 22
WHO_CHOSEN_OTHER_PLAYER: Final = 23
WHO_SECOND_PLAYER: Final = 24
WHO_RANDOM_PLAYER: Final = 25
WHO_RANDOM_OTHER_PLAYER: Final = 26
WHO_MURDERER: Final = 27
WHO_ACCUSED_INNOCENT: Final = 28

# --- small families

TIMINGS: Final = ["strategic", "offensive", "shield", "attachment", "boss_turn", "event"]
TIMING_STRATEGIC: Final = 0
TIMING_OFFENSIVE: Final = 1
TIMING_SHIELD: Final = 2
TIMING_ATTACHMENT: Final = 3
TIMING_BOSS_TURN: Final = 4
TIMING_EVENT: Final = 5

ACTIONS: Final = ["strategic", "offensive", "scheme"]
ACTION_STRATEGIC: Final = 0
ACTION_OFFENSIVE: Final = 1
ACTION_SCHEME: Final = 2

# Who chooses among cards, Shields or tools: their owner, the caster (Shields: unseen), or nobody.
CHOOSERS: Final = ["owner", "caster", "random"]
BY_OWNER: Final = 0
BY_CASTER: Final = 1
BY_RANDOM: Final = 2

ZONES: Final = ["own_trash", "any_trash"]
ZONE_OWN_TRASH: Final = 0
ZONE_ANY_TRASH: Final = 1

MODES: Final = ["lock", "boost"]
MODE_LOCK: Final = 0
MODE_BOOST: Final = 1

# What an amount X is counted by.
PER: Final = ["dead_players", "living_players", "my_shields"]
PER_DEAD_PLAYERS: Final = 0
PER_LIVING_PLAYERS: Final = 1
PER_MY_SHIELDS: Final = 2

# --- the classes made of these words


class Amount:
    """How much: a fixed number, all of it, or X = base + mult times a count, never above `most` and never below 0.

    A fixed number is `base` with `per` NOTHING. Only a change of Attack may be a negative number.

    >>> Amount(1, PER_LIVING_PLAYERS, 2, 12).reckoned(6)
    12
    """

    __slots__ = ("base", "is_all", "most", "mult", "per")

    def __init__(self, base: int, per: int, mult: int, most: int, is_all: bool = False) -> None:
        self.base = base
        self.per = per
        self.mult = mult
        self.most = most
        self.is_all = is_all

    def reckoned(self, count: int) -> int:
        """The number, given the count that X depends on; not for `is_all`."""
        if self.per == NOTHING:
            return self.base
        return max(0, min(self.most, self.base + self.mult * count))


NO_AMOUNT: Final = Amount(0, NOTHING, 0, 0)


class Operation:
    """One verb with its arguments; the table at the head of this module says which a verb has."""

    __slots__ = ("action", "branches", "choose", "mode", "n", "other", "retaliation", "verb", "who", "zone")

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.who = NOTHING
        self.other = NOTHING
        self.n = NO_AMOUNT
        self.choose = NOTHING
        self.action = NOTHING
        self.zone = NOTHING
        self.mode = NOTHING
        self.retaliation = True
        self.branches: list[list[Operation]] = []


class Trigger:
    """When a Shield may be activated: what happens (`on`, ON_…), and whose doing it must be (`source`, FROM_…)."""

    __slots__ = ("on", "source")

    def __init__(self, on: int, source: int) -> None:
        self.on = on
        self.source = source


class Effect:
    """What one text of a card does: the trigger if it is a Shield's, the target rule, the operations in order."""

    __slots__ = ("operations", "target", "trigger")

    def __init__(self, trigger: Trigger | None, target: int, operations: list[Operation]) -> None:
        self.trigger = trigger
        self.target = target
        self.operations = operations


class Synergy:
    """What replaces the effects of a card and one of its partners (kinds of cards) when both are revealed."""

    __slots__ = ("effect", "partners")

    def __init__(self, partners: list[int], effect: Effect) -> None:
        self.partners = partners
        self.effect = effect
