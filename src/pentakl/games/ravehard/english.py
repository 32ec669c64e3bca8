"""Rule sentences in English: one function for each verb, and phrases for triggers, targets and players."""

from __future__ import annotations

from typing import Final

from pentakl.games.ravehard.cards import Boss, Darkchmage
from pentakl.games.ravehard.sentences import Sentences, by_players, capital, signed
from pentakl.games.ravehard.vocabulary import (
    BY_OWNER,
    BY_RANDOM,
    DESTROY_SHIELD,
    FROM_ANY_OTHER_PLAYER,
    MODE_LOCK,
    ON_SPELL_CAST,
    TARGETS,
    TRIGGERS,
    WHO,
    WHO_EACH_PLAYER,
    WHO_RANDOM_OTHER_PLAYER,
    WHO_RANDOM_PLAYER,
    WHO_RIGHT_OF_EACH,
    WHO_SELF,
    ZONE_OWN_TRASH,
    Operation,
    Trigger,
)

WHEN: Final = {
    "damage_to_any_other": "When a player is about to deal damage to anyone but you:",
    "damage_to_any_player": "When any player would take damage:",
    "damage_to_me": "When you would take damage:",
    "damage_to_other_player": "When another player would take damage:",
    "i_flip_or_die": "When you have lost all life of a side:",
    "lethal_to_me": "When damage would bring you to 0 life:",
    "shield_activated": "When somebody else activates a Shield:",
    "spell_cast": "When someone else casts a Spell:",
}
WHEN_A_PLAYER_CASTS: Final = "When another player casts a Spell:"

AT: Final = {
    "any": "yourself, another player or the enemy",
    "any_player": "any living player",
    "any_player_or_dead": "any player, living or dead",
    "any_player_shield": "any laid Shield",
    "dead_player": "a dead player",
    "designated": "the designated player",
    "enemy": "your enemy in the current fight",
    "none": "none",
    "other_player": "another player",
}

PEOPLE: Final = {
    "beaten_holder": "the holder of the Being-Beaten card (if none: a random living player)",
    "boss": "the Boss",
    "designated": "the designated player",
    "designated_next": "a newly designated player",
    "each_dead_player": "each dead player",
    "each_player": "each living player",
    "least_life": "the living player with least total life",
    "most_cards": "the living player with most cards in hand",
    "most_life": "the living player with most total life",
    "most_life_before": "that player",
    "players_with_shields": "each living player with a Shield",
    "players_without_shields": "each living player without Shields",
    "random_dead_player": "one random dead player",
    "self": "you",
    "source": "the source",
    "target": "the target",
    "turn_holder": "the holder of the Turn card",
    "winner": "the winner",
    "right_of_each": "the player on the right",
    "left_of_a": "the next living player to the left",
    "left_of_designated": "the player on that player's left",
    "least_life_other": "another living player with least total life",
    "chosen_by_a": "another living player chosen by them",
    "chosen_other_player": "another living player of your choice",
    "second_player": "another player with a free place",
    "random_player": "a random player",
    "random_other_player": "another random player",
    "murderer": "the murderer",
    "accused_innocent": "the wrongly accused player",
}

ACTION_NAMES: Final = ["strategic", "offensive", "scheming"]
TOOL_CHOICES: Final = ["Crime Tool of their choice", "Crime Tool of your choice", "random Crime Tool"]
SHIELD_CHOICES: Final = ["of own choice", "chosen by you (unseen)", "at random"]
CARD_CHOICES: Final = ["of choice", "chosen by you", "at random"]


class English(Sentences):
    """Rule sentences in English.

    >>> from pentakl.games.ravehard.vocabulary import NEGATE
    >>> English([]).operation(Operation(NEGATE))
    'Cancel it: it has no effect and is discarded.'
    """

    def __init__(self, names: list[str]) -> None:
        super().__init__(names)
        self.per = ["dead players", "living players", "Shields in front of you"]
        self.at_most = "at most"
        self.twice = "Twice:"

    # --- the frame

    def trigger(self, trigger: Trigger) -> str:
        if trigger.on == ON_SPELL_CAST and trigger.source == FROM_ANY_OTHER_PLAYER:
            return WHEN_A_PLAYER_CASTS
        return WHEN[TRIGGERS[trigger.on]]

    def target(self, target: int) -> str:
        return f"Target: {AT[TARGETS[target]]}."

    def shield(self, text: str) -> str:
        return f"Shield. {text}"

    def flashback(self, text: str) -> str:
        return f"Acid Flashback: {text}"

    def synergy(self, title: str, partners: list[str], text: str) -> str:
        return f"Synergy “{title}” with {' or '.join(partners)}: {text}"

    def after_fight(self, text: str) -> str:
        return f"After the fight: {text}"

    def fury(self, boss: Boss) -> str:
        grows = f"Attack grows by {boss.fury} before each of its own attacks"
        return f"Fury {boss.fury}: from the fourth Boss turn on, {grows}."

    def throne(self, darkchmage: Darkchmage, accused_life: int) -> str:
        return (
            "1. The murderer becomes the Darkchmage: even if dead, returns on the obverse with "
            f"{by_players(darkchmage.life)} life (3/4/5/6 players) and Attack {darkchmage.attack}; "
            "this life is the only level. "
            f"2. The Darkchmage draws up to {darkchmage.hand_size} cards from the own school and lays "
            f"{darkchmage.shields} Black Magic cards as Shields (if there is room). "
            f"3. Every dead player returns on the reverse with {darkchmage.revive_life} life. "
            f"4. The wrongly accused player keeps {accused_life} life on the current side. "
            "5. All attack changes end. The Darkchmage takes the Turn card. In each own turn: "
            f"{by_players(darkchmage.strategic)} strategic and {by_players(darkchmage.offensive)} offensive actions, "
            f"no scheming, then draws up to {darkchmage.hand_size} cards. "
            "Players take normal turns without scheming and may attack the Darkchmage with characters."
        )

    # --- life

    def damage(self, operation: Operation) -> str:
        return f"{does(operation.who, 'take', 'takes')} {self.amount(operation.n)} damage."

    def heal(self, operation: Operation) -> str:
        return f"{does(operation.who, 'heal', 'heals')} {self.amount(operation.n)} life."

    def revive(self, operation: Operation) -> str:
        back = does(operation.who, "return", "returns")
        return f"{back} to life on the reverse with {operation.n.base} life (no more than the reverse shows)."

    def set_life(self, operation: Operation) -> str:
        return f"{does(operation.who, 'have', 'has')} exactly {operation.n.base} life left on the current side."

    def modify_attack(self, operation: Operation) -> str:
        gets = does(operation.who, "get", "gets")
        return f"{gets} {signed(operation.n.base)} Attack until the end of this fight (never below 0)."

    # --- cards and actions

    def draw(self, operation: Operation) -> str:
        whose = "your" if operation.who == WHO_SELF else "their"
        return f"{does(operation.who, 'draw', 'draws')} {cards(operation.n.base)} from {whose} school deck."

    def discard(self, operation: Operation) -> str:
        how = CARD_CHOICES[operation.choose]
        return f"{does(operation.who, 'discard', 'discards')} {cards(operation.n.base)} {how} from hand."

    def steal_card(self, operation: Operation) -> str:
        what = one_or_number(operation.n.base, "random card" if operation.choose == BY_RANDOM else "card")
        chooser = " of their choice" if operation.choose == BY_OWNER else ""
        return f"Take {what}{chooser} from {person(operation.who)}'s hand."

    def recover(self, operation: Operation) -> str:
        how = "at random" if operation.choose == BY_RANDOM else "of your choice"
        school = "your school" if operation.zone == ZONE_OWN_TRASH else "any school"
        return f"Take {one_or_number(operation.n.base, 'card')} {how} from the Trash of {school} to your hand."

    def extra_action(self, operation: Operation) -> str:
        return f"Take one more {ACTION_NAMES[operation.action]} action this turn."

    def skip_action(self, operation: Operation) -> str:
        return f"{does(operation.who, 'take', 'takes')} no {ACTION_NAMES[operation.action]} action in the coming turn."

    # --- Shields

    def destroy_shield(self, operation: Operation) -> str:
        if operation.n.is_all:
            whose = "on the table" if operation.who == WHO_EACH_PLAYER else f"of {person(operation.who)}"
            return f"Discard every Shield {whose} (in a duel: in this lane)."
        lost = count(operation.n.base, "Shield")
        return f"{does(operation.who, 'lose', 'loses')} {lost} {SHIELD_CHOICES[operation.choose]}."

    def move_shield(self, operation: Operation) -> str:
        return f"Move one Shield of {person(operation.who)}, unseen, to {person(operation.other)}."

    def place_shield(self, operation: Operation) -> str:
        top = "the top Black Magic card as a Shield"
        if operation.n.base > 1:
            top = f"the top {operation.n.base} Black Magic cards as Shields"
        return f"{does(operation.who, 'lay', 'lays')} {top} (if there is room)."

    def attach(self, operation: Operation) -> str:
        put = "Put this card face up on any laid Shield:"
        if operation.mode == MODE_LOCK:
            return (
                f"{put} while it lies there, that Shield cannot be activated. "
                "The owner may discard it as a strategic action."
            )
        return f"{put} when that Shield is activated, its first number grows by {operation.n.base}; then discard both."

    def prevent(self, operation: Operation) -> str:
        return f"Prevent {part_of_damage(operation)}."

    def reflect(self, operation: Operation) -> str:
        return f"Prevent {part_of_damage(operation)} and deal the same amount to its source."

    def redirect(self, operation: Operation) -> str:
        other = person(operation.other)
        if operation.n.is_all:
            return f"{capital(other)} takes that damage instead of you."
        return f"{capital(part_of_damage(operation))} is taken by {other} instead."

    def amplify(self, operation: Operation) -> str:
        return f"Increase that damage by {operation.n.base}."

    def negate(self, operation: Operation) -> str:
        return "Cancel it: it has no effect and is discarded."

    # --- Crime Tools

    def peek_tool(self, operation: Operation) -> str:
        what = "one random Crime Tool" if operation.n.base == 1 else "both Crime Tools"
        if operation.who == WHO_RIGHT_OF_EACH:
            return f"Each player secretly looks at {what} of {person(operation.who)}."
        return f"Secretly look at {what} of {person(operation.who)}."

    def swap_tool(self, operation: Operation) -> str:
        both = f"{capital(person(operation.who))} and {person(operation.other)}"
        if operation.who == WHO_RANDOM_PLAYER and operation.other == WHO_RANDOM_OTHER_PLAYER:
            both = "Two random players"
        return f"{both} swap one {TOOL_CHOICES[operation.choose]}."

    def pass_tool(self, operation: Operation) -> str:
        passes = does(operation.who, "pass", "passes")
        if operation.who == WHO_EACH_PLAYER:
            passes = "All players at the same time pass"
        return f"{passes} one {TOOL_CHOICES[operation.choose]} to the left."

    # --- fights

    def brawl(self, operation: Operation) -> str:
        fight = (
            f"Fight! Between {person(operation.who)} and {person(operation.other)}: "
            "in that order each takes one offensive action against the other."
        )
        reward = operation.branches[0]
        return f"{fight} Whoever dealt more damage wins: {self.operations(reward)}" if reward else fight

    def brawl_ring(self, operation: Operation) -> str:
        dealt = f"{operation.n.base} damage"
        return f"Fight! In turn order each living player deals {dealt} to the next living player on the left."

    def strike(self, operation: Operation) -> str:
        attack = f"Attack the target with your character for {operation.n.base} more damage"
        return f"{attack}." if operation.retaliation else f"{attack}; there is no Retaliation."

    def give_beaten(self, operation: Operation) -> str:
        return f"{does(operation.who, 'take', 'takes')} the Being-Beaten card."

    # --- branches

    def coin(self, operation: Operation) -> str:
        heads, tails = [self.operations(branch) for branch in operation.branches]
        return f"Flip a coin. Heads: {heads} Tails: {tails}"

    def choose(self, operation: Operation) -> str:
        return f"Choose one: {' / '.join(self.operations(branch) for branch in operation.branches)}"

    def each_choose(self, operation: Operation) -> str:
        ways = [" and ".join(self.own_way(each) for each in branch) for branch in operation.branches]
        return f"{does(operation.who, 'choose', 'chooses')}: {', or '.join(ways)}."

    def own_way(self, operation: Operation) -> str:
        """What somebody chooses to do, as the end of a sentence: "take 3 damage"."""
        if operation.verb == DESTROY_SHIELD and operation.choose == BY_OWNER:
            return f"discard {one_or_number(operation.n.base, 'own Shield')}"
        return self.operation(operation).removeprefix("You ").removesuffix(".")

    def if_dead(self, operation: Operation) -> str:
        dead, living = [self.operations(branch) for branch in operation.branches]
        return f"If the target is dead: {dead} Otherwise: {living}"

    # --- the Chamber

    def vote_murderer(self, operation: Operation) -> str:
        return (
            "Name the murderer: everybody votes for another player. If the accused holds the murder weapon, "
            "the team wins and the murderer loses. Otherwise turn this card over."
        )

    def become_darkchmage(self, operation: Operation) -> str:
        return f"{does(operation.who, 'become', 'becomes')} the Darkchmage."


def person(who: int) -> str:
    return PEOPLE[WHO[who]]


def does(who: int, you: str, they: str) -> str:
    """Who does something, at the beginning of a sentence.

    >>> does(WHO_SELF, "draw", "draws"), does(WHO_EACH_PLAYER, "draw", "draws")
    ('You draw', 'Each living player draws')
    """
    return f"{capital(person(who))} {you if who == WHO_SELF else they}"


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def cards(number: int) -> str:
    return count(number, "card")


def one_or_number(number: int, thing: str) -> str:
    """As `count`, with one in letters."""
    return f"one {thing}" if number == 1 else f"{number} {thing}s"


def part_of_damage(operation: Operation) -> str:
    return "all of that damage" if operation.n.is_all else f"up to {operation.n.base} of that damage"
