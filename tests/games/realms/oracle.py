"""A second scorer, written from the facts in cards.json alone: slow, plain, and not part of the game.

It shares no line with `pentakl.games.realms`, so that the two can be compared over random hands.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for card in json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8"))["cards"]
}
SUITS = sorted({card["suit"] for card in CARDS.values()})


class Shown:
    """A card of the hand as it is seen after the choices."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.name: str | None = id
        self.suit: str = CARDS[id]["suit"]
        self.strength: int = CARDS[id]["strength"]
        self.penalty: list[dict[str, Any]] = CARDS[id]["penalty"]
        self.penalty_of = id
        self.is_cleared = False
        self.is_army_cleared = False
        self.is_blanked = False

    def suits_in(self, op: dict[str, Any], field: str = "suits") -> set[str]:
        """The suits that an operation of this card's penalty names, without a cleared word."""
        return set(op.get(field, [])) - ({"army"} if self.is_army_cleared else set())


def oracle_total(cards: list[str], choices: dict[str, Any]) -> int:
    hand = [Shown(id) for id in cards + ([choices["necromancer"]] if "necromancer" in choices else [])]
    by_id = {card.id: card for card in hand}
    if "doppelganger" in choices:
        copy, original = by_id["doppelganger"], CARDS[choices["doppelganger"]]
        copy.name, copy.suit, copy.strength = original["id"], original["suit"], original["strength"]
        copy.penalty, copy.penalty_of = original["penalty"], original["id"]
    for wild in ("mirage", "shapeshifter"):
        if isinstance(choices.get(wild), dict):
            by_id[wild].name, by_id[wild].suit = None, choices[wild]["suit"]
        elif wild in choices:
            by_id[wild].name, by_id[wild].suit = choices[wild], CARDS[choices[wild]]["suit"]
    if "book_of_changes" in choices:
        by_id[choices["book_of_changes"]["card"]].suit = choices["book_of_changes"]["suit"]
    _clear(hand, by_id, choices)
    _blank(hand)
    _blank_themselves(hand)
    return sum(_points(card, hand) for card in hand if not card.is_blanked)


def _clear(hand: list[Shown], by_id: dict[str, Shown], choices: dict[str, Any]) -> None:
    for clearer in hand:
        for op in CARDS[clearer.id]["clear"]:
            for card in hand:
                if op["op"] == "clear_penalty":
                    card.is_cleared |= op["suits"] == "all" or card.suit in op["suits"]
                if op["op"] == "clear_word_army":
                    card.is_army_cleared |= op["from"] == "all" or card.suit in op["from"]
    if "island" in choices and by_id[choices["island"]].suit in ("flood", "flame"):
        by_id[choices["island"]].is_cleared = True


def _would_blank(blanker: Shown, target: Shown) -> bool:
    if blanker.is_cleared:
        return False
    for op in blanker.penalty:
        if op.get("exclude_self") and target is blanker:
            continue
        if op["op"] == "blank":
            if target.suit in blanker.suits_in(op) and target.name not in op.get("except_names", []):
                return True
        if op["op"] == "blank_all_except":
            if target.suit not in op["suits"] and target.name not in op["names"]:
                return True
    return False


def _blank(hand: list[Shown]) -> None:
    blankers = {card.id: {other.id for other in hand if _would_blank(other, card)} for card in hand}
    undecided = {card.id for card in hand}
    active: set[str] = set()
    while undecided:
        is_decided = {id for id in undecided if blankers[id] & active or not blankers[id] & undecided}
        if is_decided:
            active |= {id for id in is_decided if not blankers[id] & (active | undecided)}
            undecided -= is_decided
            continue
        # Only circles are left: find the smallest sets that no undecided card outside them blanks.
        for size in range(1, len(undecided) + 1):
            closed = [
                set(circle)
                for circle in combinations(sorted(undecided), size)
                if all(blankers[id] & undecided <= set(circle) for id in circle)
            ]
            if closed:
                undecided -= set().union(*closed)
                break
    for card in hand:
        card.is_blanked = card.id not in active


def _breaks(card: Shown, suits: set[str]) -> bool:
    for op in card.penalty:
        if op["op"] == "self_blank_unless" and card.suits_in(op, "any_suits"):
            if not suits & card.suits_in(op, "any_suits"):
                return True
        if op["op"] == "self_blank_if" and suits & set(op["any_suits"]):
            return True
    return False


def _blank_themselves(hand: list[Shown]) -> None:
    while True:
        live = [card for card in hand if not card.is_blanked]
        suits = {card.suit for card in live}
        broken = [card for card in live if not card.is_cleared and _breaks(card, suits)]
        if not broken:
            return
        order = ["smoke", "warship", "war_dirigible"]
        # Of two cards with the same penalty, first the one that would break it alone by its own suit.
        broken.sort(key=lambda card: (order.index(card.penalty_of), card.suit != "weather"))
        broken[0].is_blanked = True


def _holds(when: dict[str, Any], names: set[str | None], suits: set[str]) -> bool:
    return (
        all(name in names for name in when.get("all_names", []))
        and ("any_names" not in when or any(name in names for name in when["any_names"]))
        and ("any_suits" not in when or any(suit in suits for suit in when["any_suits"]))
        and not any(suit in suits for suit in when.get("no_suits", []))
    )


def _points(card: Shown, hand: list[Shown]) -> int:
    live = [other for other in hand if not other.is_blanked]
    points = card.strength + sum(_worth(op, card, live, set(op.get("suits", []))) for op in CARDS[card.id]["bonus"])
    if not card.is_cleared:
        points += sum(_worth(op, card, live, card.suits_in(op)) for op in card.penalty)
    return points


def _worth(op: dict[str, Any], card: Shown, live: list[Shown], op_suits: set[str]) -> int:
    names, suits = {other.name for other in live}, {other.suit for other in live}
    fitting = [
        other
        for other in live
        if (other.suit in op_suits or other.name in op.get("names", []))
        and not (op.get("exclude_self") and other is card)
    ]
    match op["op"]:
        case "flat":
            return int(op["amount"]) if _holds(op["when"], names, suits) else 0
        case "per":
            # Suits and names count separately: a Beast called Elven Archers counts twice.
            both = [other for other in fitting if other.suit in op_suits and other.name in op.get("names", [])]
            return int(op["amount"]) * (len(fitting) + len(both))
        case "per_if":
            return int(op["amount_if"] if set(op["if_names"]) <= names else op["amount"]) * len(fitting)
        case "best_of":
            return max(_worth(option, card, live, set()) for option in op["options"])
        case "max_strength":
            return max((other.strength for other in fitting), default=0)
        case "sum_strength":
            return sum(other.strength for other in fitting)
        case "all_suits_different":
            return int(op["amount"]) if len(suits) == len(live) else 0
        case "collector":
            return sum(_by_table(op["table"], _different([o for o in live if o.suit == suit])) for suit in suits)
        case "runs":
            return _runs(op["table"], sorted(other.strength for other in live))
    return 0


def _by_table(table: dict[str, int], length: int) -> int:
    return table.get(str(min(length, max(map(int, table)))), 0)


def _different(cards: list[Shown]) -> int:
    return len({card.name for card in cards if card.name}) + len([card for card in cards if not card.name])


def _runs(table: dict[str, int], strengths: list[int]) -> int:
    points = 0
    while strengths:
        runs = []
        for start in strengths:
            run = [start]
            while run[-1] + 1 in strengths:
                run.append(run[-1] + 1)
            runs.append(run)
        longest = max(runs, key=len)
        points += _by_table(table, len(longest))
        for strength in longest:
            strengths.remove(strength)
    return points
