"""Makes rule sentences from the operations of a card, in one language. No card has a text of its own here.

`Sentences` knows how the parts of a card's text follow each other: trigger, target, operations; then Acid Flashback,
Synergy and the Shield text. A language (`english.py`, `polish.py`) has one small function for each verb and the phrases
for triggers, targets and whom an operation concerns. The result equals the texts of the card design byte for byte,
which a test proves; `tools/write_ravehard_texts.py` writes it into the Fluent files.
"""

from __future__ import annotations

from collections.abc import Callable

from pentakl.games.ravehard.cards import BOSSES, FEWEST_PLAYERS, Boss, Card, Darkchmage
from pentakl.games.ravehard.vocabulary import (
    AMPLIFY,
    ATTACH,
    BECOME_DARKCHMAGE,
    BRAWL,
    BRAWL_RING,
    CHOOSE,
    COIN,
    DAMAGE,
    DESTROY_SHIELD,
    DISCARD,
    DRAW,
    EACH_CHOOSE,
    EXTRA_ACTION,
    GIVE_BEATEN,
    HEAL,
    IF,
    MODIFY_ATTACK,
    MOVE_SHIELD,
    NEGATE,
    NOTHING,
    PASS_TOOL,
    PEEK_TOOL,
    PLACE_SHIELD,
    PREVENT,
    RECOVER,
    REDIRECT,
    REFLECT,
    REVIVE,
    SET_LIFE,
    SKIP_ACTION,
    STEAL_CARD,
    STRIKE,
    SWAP_TOOL,
    TARGET_DESIGNATED,
    TARGET_NONE,
    TIMING_SHIELD,
    VOTE_MURDERER,
    Amount,
    Effect,
    Operation,
    Trigger,
)

Say = Callable[[Operation], str]


class Sentences:
    """What every language shares; `names` are the names of all cards, by kind, in that language."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.per: list[str] = []  # what an amount is counted by, in the order of PER
        self.at_most = ""
        self.twice = ""
        self.verbs: dict[int, Say] = {
            DAMAGE: self.damage,
            HEAL: self.heal,
            DRAW: self.draw,
            DISCARD: self.discard,
            STEAL_CARD: self.steal_card,
            RECOVER: self.recover,
            EXTRA_ACTION: self.extra_action,
            SKIP_ACTION: self.skip_action,
            MODIFY_ATTACK: self.modify_attack,
            REVIVE: self.revive,
            SET_LIFE: self.set_life,
            DESTROY_SHIELD: self.destroy_shield,
            MOVE_SHIELD: self.move_shield,
            PLACE_SHIELD: self.place_shield,
            ATTACH: self.attach,
            PREVENT: self.prevent,
            REFLECT: self.reflect,
            REDIRECT: self.redirect,
            AMPLIFY: self.amplify,
            NEGATE: self.negate,
            PEEK_TOOL: self.peek_tool,
            SWAP_TOOL: self.swap_tool,
            PASS_TOOL: self.pass_tool,
            BRAWL: self.brawl,
            BRAWL_RING: self.brawl_ring,
            STRIKE: self.strike,
            GIVE_BEATEN: self.give_beaten,
            COIN: self.coin,
            CHOOSE: self.choose,
            EACH_CHOOSE: self.each_choose,
            IF: self.if_dead,
            VOTE_MURDERER: self.vote_murderer,
            BECOME_DARKCHMAGE: self.become_darkchmage,
        }

    # --- what a language says

    def trigger(self, trigger: Trigger) -> str:
        """When a Shield may be activated; ends with a colon."""
        raise NotImplementedError

    def target(self, target: int) -> str:
        """The rule for the target, a full sentence."""
        raise NotImplementedError

    def shield(self, text: str) -> str:
        """The second text of a card, by which it may be laid as a Shield."""
        raise NotImplementedError

    def flashback(self, text: str) -> str:
        raise NotImplementedError

    def synergy(self, title: str, partners: list[str], text: str) -> str:
        raise NotImplementedError

    def after_fight(self, text: str) -> str:
        raise NotImplementedError

    def fury(self, boss: Boss) -> str:
        raise NotImplementedError

    def throne(self, darkchmage: Darkchmage, accused_life: int) -> str:
        """The obverse of the Chamber: how the fight with the Darkchmage begins and goes on."""
        raise NotImplementedError

    # --- one function for each verb; each returns full sentences

    def damage(self, operation: Operation) -> str:
        raise NotImplementedError

    def heal(self, operation: Operation) -> str:
        raise NotImplementedError

    def draw(self, operation: Operation) -> str:
        raise NotImplementedError

    def discard(self, operation: Operation) -> str:
        raise NotImplementedError

    def steal_card(self, operation: Operation) -> str:
        raise NotImplementedError

    def recover(self, operation: Operation) -> str:
        raise NotImplementedError

    def extra_action(self, operation: Operation) -> str:
        raise NotImplementedError

    def skip_action(self, operation: Operation) -> str:
        raise NotImplementedError

    def modify_attack(self, operation: Operation) -> str:
        raise NotImplementedError

    def revive(self, operation: Operation) -> str:
        raise NotImplementedError

    def set_life(self, operation: Operation) -> str:
        raise NotImplementedError

    def destroy_shield(self, operation: Operation) -> str:
        raise NotImplementedError

    def move_shield(self, operation: Operation) -> str:
        raise NotImplementedError

    def place_shield(self, operation: Operation) -> str:
        raise NotImplementedError

    def attach(self, operation: Operation) -> str:
        raise NotImplementedError

    def prevent(self, operation: Operation) -> str:
        raise NotImplementedError

    def reflect(self, operation: Operation) -> str:
        raise NotImplementedError

    def redirect(self, operation: Operation) -> str:
        raise NotImplementedError

    def amplify(self, operation: Operation) -> str:
        raise NotImplementedError

    def negate(self, operation: Operation) -> str:
        raise NotImplementedError

    def peek_tool(self, operation: Operation) -> str:
        raise NotImplementedError

    def swap_tool(self, operation: Operation) -> str:
        raise NotImplementedError

    def pass_tool(self, operation: Operation) -> str:
        raise NotImplementedError

    def brawl(self, operation: Operation) -> str:
        raise NotImplementedError

    def brawl_ring(self, operation: Operation) -> str:
        raise NotImplementedError

    def strike(self, operation: Operation) -> str:
        raise NotImplementedError

    def give_beaten(self, operation: Operation) -> str:
        raise NotImplementedError

    def coin(self, operation: Operation) -> str:
        raise NotImplementedError

    def choose(self, operation: Operation) -> str:
        raise NotImplementedError

    def each_choose(self, operation: Operation) -> str:
        raise NotImplementedError

    def if_dead(self, operation: Operation) -> str:
        raise NotImplementedError

    def vote_murderer(self, operation: Operation) -> str:
        raise NotImplementedError

    def become_darkchmage(self, operation: Operation) -> str:
        raise NotImplementedError

    # --- how the parts follow each other

    def whole_text(self, card: Card, synergy_title: str) -> str:
        """All texts of a card that does something, in one paragraph."""
        texts = [self.rules(card)]
        if card.boss is not None:
            texts.append(self.fury(card.boss))
        if card.darkchmage is not None:
            texts.append(self.throne_text(card.darkchmage))
        if card.flashback is not None:
            texts.append(self.flashback_text(card))
        if card.synergy is not None:
            texts.append(self.synergy_text(card, synergy_title))
        if card.shield is not None and card.timing != TIMING_SHIELD:
            texts.append(self.shield_text(card))
        return " ".join(texts)

    def rules(self, card: Card) -> str:
        """The main text: what the card does when it is cast, activated or revealed, or after a Boss's fight."""
        assert card.effect is not None, f"{card.name} does nothing"
        text = self.effect(card.effect)
        return self.after_fight(text) if card.deck == BOSSES else text

    def flashback_text(self, card: Card) -> str:
        assert card.flashback is not None, f"{card.name} has no Flashback"
        return self.flashback(self.effect(card.flashback))

    def shield_text(self, card: Card) -> str:
        assert card.shield is not None, f"{card.name} cannot be laid as a Shield"
        return self.shield(self.effect(card.shield))

    def synergy_text(self, card: Card, title: str) -> str:
        """A Synergy; that of a Shield does not repeat the trigger."""
        assert card.synergy is not None, f"{card.name} has no Synergy"
        effect = card.synergy.effect
        partners = [self.names[kind] for kind in card.synergy.partners]
        return self.synergy(title, partners, self.effect(Effect(None, effect.target, effect.operations)))

    def throne_text(self, darkchmage: Darkchmage) -> str:
        accused = [each.n.base for each in darkchmage.effect.operations if each.verb == SET_LIFE]
        return self.throne(darkchmage, accused[0])

    def effect(self, effect: Effect) -> str:
        """Trigger, target and operations of one text."""
        parts = [] if effect.trigger is None else [self.trigger(effect.trigger)]
        if effect.target != TARGET_NONE and effect.target != TARGET_DESIGNATED:
            parts.append(self.target(effect.target))
        parts.append(self.operations(effect.operations))
        return " ".join(parts)

    def operations(self, operations: list[Operation]) -> str:
        """Operations in order; one that occurs twice in a row is written once."""
        said: list[str] = []
        for operation in operations:
            sentence = self.operation(operation)
            if said and said[-1] == sentence:
                said[-1] = f"{self.twice} {sentence}"
            else:
                said.append(sentence)
        return " ".join(said)

    def operation(self, operation: Operation) -> str:
        """One operation as a full sentence."""
        return self.verbs[operation.verb](operation)

    def amount(self, amount: Amount) -> str:
        """A number, or X with its formula."""
        if amount.per == NOTHING:
            return str(amount.base)
        counted = self.per[amount.per]
        if amount.mult != 1:
            counted = f"{amount.mult} × {counted}"
        if amount.base:
            counted += f" {signed(amount.base, ' ')}"
        return f"X ({counted}, {self.at_most} {amount.most})"


def signed(number: int, space: str = "") -> str:
    """A number with its sign, a real minus.

    >>> signed(2), signed(-1, " ")
    ('+2', '− 1')
    """
    return f"{'+' if number > 0 else '−'}{space}{abs(number)}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def by_players(numbers: list[int]) -> str:
    """Numbers for 3, 4, 5 and 6 players, as 20/28/32/42."""
    return "/".join(str(number) for number in numbers[FEWEST_PLAYERS:])


def concerning(operation: Operation, who: int) -> Operation:
    """The same operation on somebody else."""
    other = Operation(operation.verb)
    other.who = who
    other.other = operation.other
    other.n = operation.n
    other.choose = operation.choose
    other.action = operation.action
    other.zone = operation.zone
    other.mode = operation.mode
    other.retaliation = operation.retaliation
    other.branches = operation.branches
    return other
