"""Checks that every use of every card of Ravehard occurs: in steered games, and in positions arranged for one use each.

    python -m tools.ravehard_cards [GAMES]

Steered games are played from the deal by greedy bots, except that a seat which can use a card in a way that has not
occurred yet does so. Arranged starts are late positions, one for each use of each card. The table shows for each kind
of card how often it was played, used as a reaction, flashed back, used in a Synergy and boosted: in steered games and,
after the plus, from arranged starts. `-` means that its text does not allow it. Exits with 1 if something is missing.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from pentakl import bots
from pentakl.core.chance import Chance, quick
from pentakl.core.events import Event
from pentakl.core.flow import Choice
from pentakl.core.state import State
from pentakl.games.ravehard.cards import BLACK_MAGIC, DECKS, SCHOOLS, SPELL_DECKS, Card
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.printed import CARDS, NAMES
from pentakl.games.ravehard.rules import GAME
from pentakl.games.ravehard.vocabulary import (
    AMPLIFY,
    ATTACH,
    DAMAGE,
    DISCARD,
    DRAW,
    HEAL,
    ON_DAMAGE_TO_ANY_OTHER,
    ON_DAMAGE_TO_OTHER_PLAYER,
    ON_SHIELD_ACTIVATED,
    PREVENT,
    REDIRECT,
    REFLECT,
    SET_LIFE,
    TIMING_OFFENSIVE,
    TIMING_STRATEGIC,
)

GAMES: Final = 20  # steered games for each number of players
COLUMNS: Final = ["played", "reacted", "flashed back", "in synergy", "boosted"]
BOOST: Final = "emergency_sequins"
# What a boost can raise: numbers of damage, life and cards.
NUMBERED: Final = [DAMAGE, HEAL, DRAW, DISCARD, SET_LIFE, PREVENT, REFLECT, REDIRECT, AMPLIFY]
# By deck: the kinds of events that show that a card other than a Spell was played.
PLAYED: Final = {
    "characters": ["attacked", "turned-over"],
    "crime_tools": ["gave-tool"],
    "evidence": ["evidence"],
    "bosses": ["boss", "after-fight"],
    "enemies": ["boss-cast"],
    "events": ["event"],
    "archmages_chamber": ["chamber", "darkchmage"],
    "flirt": ["message-1", "message-2", "message-3"],
}
COMPONENTS: Final = {"turn": "turn_card", "beaten-card": "being_beaten_card", "osom": "severe_magic_coin"}
Deed = tuple[str, str]  # a card and what it has done


# --- what the text of a card allows


def deeds_of(card: Card) -> dict[str, list[str]]:
    """By column: everything that the text of a card allows."""
    deeds: dict[str, list[str]] = {column: [] for column in COLUMNS}
    if card.deck >= SPELL_DECKS:
        deeds["played"] = PLAYED.get(DECKS[card.deck], [])
        deeds["played"] = deeds["played"] or [kind for kind, name in COMPONENTS.items() if name == card.name]
        return deeds
    if card.timing in (TIMING_STRATEGIC, TIMING_OFFENSIVE):
        deeds["played"].append("cast")
    if card.shield is not None:
        deeds["played"].append("placed" if card.deck == BLACK_MAGIC else "laid")
        deeds["reacted"] = ["activated"]
        if can_be_boosted(card):
            deeds["boosted"] = ["boosted"]
    elif card.effect is not None and card.effect.operations[0].verb == ATTACH:
        deeds["played"].append("attached")
    if card.flashback is not None:
        deeds["flashed back"] = ["flashed-back"]
    if card.synergy is not None:
        deeds["in synergy"] += [f"with {NAMES[partner]}" for partner in card.synergy.partners]
    mains = [each for each in CARDS if each.synergy is not None and card.kind in each.synergy.partners]
    deeds["in synergy"] += [f"joined {main.name}" for main in mains]
    return deeds


def can_be_boosted(card: Card) -> bool:
    """Whether the effect of a Shield has an amount of damage, life or cards."""
    assert card.shield is not None
    return any(each.verb in NUMBERED and not each.n.is_all for each in card.shield.operations)


ALL_DEEDS: Final[list[Deed]] = [
    (card.name, deed) for card in CARDS for deeds in deeds_of(card).values() for deed in deeds
]


class Seen:
    """What cards have done so far, gathered from events."""

    def __init__(self) -> None:
        self.counts: Counter[Deed] = Counter()
        self.latest = ""  # the card that was cast or activated last

    def hear(self, events: list[Event], table: RavehardTable) -> None:
        told = [event for event in events if not event.is_bookkeeping]
        before = ""
        for event in told:
            kind, name = event.kind, NAMES[event.faces[0]] if event.faces else ""
            if kind in ("attacked", "turned-over"):
                name = NAMES[table.face[table.players[event.seat].character[0]]]
            elif kind == "darkchmage":
                name = "archmages_chamber"
            elif kind == "message":
                name, _, number = event.word.rpartition("-")
                kind = f"message-{number}"
            elif kind == "joined":
                self.counts[self.latest, f"with {name}"] += 1
                kind = f"joined {self.latest}"
            elif kind == "dropped" and name == BOOST and before == "activated":
                name, kind = self.latest, "boosted"
            if kind in ("cast", "activated", "flashed-back"):
                self.latest = name
            self.counts[name or COMPONENTS.get(kind, ""), kind] += 1
            before = event.kind

    def missing(self) -> list[Deed]:
        return [deed for deed in ALL_DEEDS if not self.counts[deed]]


# --- steered games


def promises(table: RavehardTable, seat: int, text: str) -> list[Deed]:
    """What an action may let a card do, now or later."""
    if text.startswith("osom "):
        return [("severe_magic_coin", "osom"), *promises(table, seat, text.removeprefix("osom "))]
    if text == "attack":
        return [(NAMES[table.face[table.players[seat].character[0]]], "attacked")]
    verb, _, rest = text.partition(" ")
    name, _, partner = rest.partition(" with ")
    partner = partner.removeprefix("laid ").partition("#")[0]
    if verb == "join":
        joined = name.removeprefix("laid ").partition("#")[0]
        return [(joined, f"joined {NAMES[table.face[table.frames[-1].card]]}")]
    if verb == "flirt":
        return [(name.split()[0], f"message-{name.split()[1]}")]
    if verb == "cast":
        return [(name, f"with {partner}")] if partner else [(name, "cast")]
    name = name.partition("#")[0]
    own = [NAMES[table.face[token]] for token in table.players[seat].shields]
    if verb == "shield":
        place, _, owner = rest.partition(" of seat ")
        return [(own[int(place) - 1], "boosted")] if int(owner) == seat else []
    if verb == "attach" and name == BOOST:
        return [(BOOST, "attached"), *[(each, "boosted") for each in own]]
    if verb == "activate":
        return [(name, "activated"), (name, "boosted")] if boosts_on(table, seat, name) else [(name, "activated")]
    if verb == "lay":
        return [(name, deed) for deed in ("laid", "activated", "boosted")]
    deed = {"attach": "attached", "flashback": "flashed-back", "scheme": "gave-tool"}.get(verb)
    return [(name, deed)] if deed else []


def boosts_on(table: RavehardTable, seat: int, name: str) -> bool:
    player = table.players[seat]
    laid = [token for token in player.shields if NAMES[table.face[token]] == name]
    return any(NAMES[table.face[lying]] == BOOST for token in laid for lying in player.on(token))


def steer(state: State, seen: Seen, chance: Chance, limit: int = 3000) -> None:
    """Play a game to its end; a seat that can do something new does it."""
    greedy = bots.bot("ravehard", "greedy")
    table = state.table
    assert isinstance(table, RavehardTable)
    seen.hear(state.opening, table)
    for _ in range(limit):
        if state.outcome is not None:
            return
        pending = [choice for choice in state.pending if choice.seat < state.seats]
        seat, action = newest(state, pending, seen) or (-1, -1)
        if seat < 0:
            seat = next(choice.seat for choice in pending if not choice.side)
            action = greedy(state, seat, chance)
        seen.hear(state.apply(seat, action), table)


def newest(state: State, pending: list[Choice], seen: Seen) -> tuple[int, int] | None:
    """The seat and its action that promise most new deeds; None if no action promises any."""
    table = state.table
    assert isinstance(table, RavehardTable)
    best, found = 0, None
    for choice in pending:
        for action in state.moves(choice):
            deeds = promises(table, choice.seat, GAME.text(action))
            news = sum(deed in WANTED and not seen.counts[deed] for deed in deeds)
            if news > best:
                best, found = news, (choice.seat, action)
    return found


WANTED: Final = set(ALL_DEEDS)


def play_steered_games(games: int) -> Seen:
    seen = Seen()
    for number in range(games):
        for seats in range(2, 7):
            steer(GAME.start(seats, number, {"reaction": "off", "cowards": "merciful"}), seen, quick(number))
    return seen


# --- arranged starts


@dataclass(frozen=True)
class Start:
    """A position and what is answered in it: the first of these texts that is legal, else a pass or any legal one."""

    deed: Deed
    position: dict[str, Any]
    answers: list[str] = field(default_factory=list)


# Four players, one of them dead, in a fight that is not won at once.
CAST: Final = ["swan_duke_bazyli", "professor_gromoslaw", "kornelia_of_the_installation", "dj_null_spell"]
IDLE: Final = ["pass", "stay-back", "confirm", "end"]


def seats(*held: dict[str, Any], characters: list[str] = CAST) -> list[dict[str, Any]]:
    """Four seats, the first of which hold what is given; the fourth is dead."""
    described = [*held, *[{} for _ in range(4 - len(held))]]
    described[3] = {"level": "dead", **described[3]}
    return [{"character": who, **each} for who, each in zip(characters, described, strict=True)]


def fight(*held: dict[str, Any], **rest: Any) -> dict[str, Any]:
    boss = {"card": "mime_lich", "life": 20}
    return {"seats": seats(*held), "boss": boss, "options": {"reaction": "off"}, **rest}


def story_card(name: str, people: int = 4, **rest: Any) -> dict[str, Any]:
    """The moment before a card of the story is revealed."""
    position = {"phase": "next-card", "story": [name, "archmages_chamber"], "seats": [{} for _ in range(people)]}
    return {"options": {"reaction": "off", "cowards": "merciful"}, **position, **rest}


def starts() -> Iterator[Start]:
    """One for everything that the texts of the cards allow."""
    for card in CARDS:
        for deeds in deeds_of(card).values():
            for deed in deeds:
                yield start(card, deed)


def start(card: Card, deed: str) -> Start:
    name = card.name
    wanted = (name, deed)
    how, _, other = deed.partition(" ")
    if deed == "cast":
        return Start(wanted, fight({"hand": [name]}), [f"cast {name}"])
    if deed == "laid":
        return Start(wanted, fight({"hand": [name]}), [f"lay {name}"])
    if deed == "attached":
        return Start(wanted, fight({"hand": [name]}, {"shields": ["circle_of_chalk"]}), [f"attach {name}"])
    if deed == "flashed-back":
        return Start(wanted, flashback(card), [f"flashback {name}"])
    if deed in ("activated", "boosted"):
        return reaction(card, wanted, [BOOST] if deed == "boosted" else [])
    if how == "with":
        return synergy(card, CARDS[NAMES.index(other)], wanted)
    if how == "joined":
        return synergy(CARDS[NAMES.index(other)], card, wanted)
    return start_of_other_deck(card, wanted)


def flashback(card: Card) -> dict[str, Any]:
    school = DECKS[card.deck]
    assert card.deck < SCHOOLS
    return fight(turn=card.deck, trash={school: [card.name]}, decks={school: ["cheerleader_pompom"][: card.deck == 0]})


def reaction(card: Card, wanted: Deed, on: list[str]) -> Start:
    """The first player casts a Meteor at a target for which the second player's Shield fits; the second is weak."""
    assert card.shield is not None
    assert card.shield.trigger is not None
    trigger = card.shield.trigger.on
    others = (ON_DAMAGE_TO_ANY_OTHER, ON_DAMAGE_TO_OTHER_PLAYER, ON_SHIELD_ACTIVATED)
    answers = ["cast meteor_of_tenure", "seat 2" if trigger in others else "seat 1", f"activate {card.name}"]
    owner = {"shields": [{"card": card.name, "on": on}], "life": 4}
    third = {"shields": ["cocktail_umbrella"]} if trigger == ON_SHIELD_ACTIVATED else {}
    return Start(wanted, fight({"hand": ["meteor_of_tenure"]}, owner, third), [*answers, "activate cocktail_umbrella"])


def synergy(main: Card, partner: Card, wanted: Deed) -> Start:
    if main.timing in (TIMING_STRATEGIC, TIMING_OFFENSIVE):
        return Start(wanted, fight({"hand": [main.name, partner.name]}), [f"cast {main.name} with {partner.name}"])
    start = reaction(main, wanted, [])
    start.position["seats"][1]["hand"] = [partner.name]
    return Start(wanted, start.position, [*start.answers, f"join {partner.name}"])


def start_of_other_deck(card: Card, wanted: Deed) -> Start:
    name, deed = wanted
    if deed == "placed":
        return Start(wanted, story_card("market_under_the_stage", black_magic=[name]))
    if deed == "evidence":
        return Start(wanted, story_card(name, people=card.min_players))
    if deed == "after-fight":
        boss = {"card": name, "life": 1}
        return Start(wanted, fight(boss=boss, story=["archmages_chamber"]), ["attack", "end"])
    if deed == "boss-cast":
        return Start(wanted, fight(phase="boss-turn", enemies=[name], beaten=0))
    if deed == "gave-tool":
        position = {"seats": [{"tools": [name]}, *[{} for _ in range(max(3, card.min_players) - 1)]]}
        return Start(wanted, fight() | position, [f"scheme {name}"])
    if deed.startswith("message-"):
        return Start(wanted, fight({"flirts": [name]}), [f"flirt {name} {deed[-1]} with seat 1"])
    if deed == "attacked":
        return Start(wanted, fight() | {"seats": [{"character": name}, {}, {}]}, ["attack"])
    if deed == "turned-over":
        return Start(wanted, fight() | {"seats": [{"character": name, "life": 1}, {}, {}]}, ["attack"])
    if deed == "darkchmage":
        pockets = [{}, {}, {"tools": ["chained_disco_ball"]}]
        evidence = ["the_bathtub_protocol"]
        return Start(wanted, story_card(name, evidence=evidence) | {"seats": pockets, "story": [name]}, ["seat 1"])
    if deed == "chamber":
        return Start(wanted, story_card(name) | {"story": [name]})
    if deed == "beaten-card":
        return Start(wanted, fight(phase="boss-turn", enemies=["collar_grip"], beaten=0), ["volunteer"])
    if deed == "osom":
        return Start(wanted, {"seats": [{}, {}], "coin": 0, "options": {"reaction": "off"}}, ["osom attack"])
    if deed == "turn":
        return Start(wanted, fight(), ["end"])
    return Start(wanted, story_card(name))


def play_start(start: Start, seen: Seen, limit: int = 40) -> None:
    """Answer until the card has done what the position is arranged for."""
    state = GAME.arrange(start.position)
    table = state.table
    assert isinstance(table, RavehardTable)
    before = seen.counts[start.deed]
    seen.hear(state.opening, table)
    for _ in range(limit):
        if seen.counts[start.deed] > before or state.outcome is not None:
            return
        seat, action = answer(state, start.answers)
        seen.hear(state.apply(seat, action), table)


def answer(state: State, wishes: list[str]) -> tuple[int, int]:
    asked = [choice for choice in state.pending if choice.seat < state.seats]
    legal = {(choice.seat, GAME.text(action)): action for choice in asked for action in state.moves(choice)}
    for wish in [*wishes, *IDLE]:
        for (seat, text), action in legal.items():
            if text == wish:
                return seat, action
    return next((seat, action) for (seat, _), action in legal.items())


def play_arranged_starts() -> Seen:
    seen = Seen()
    for each in starts():
        play_start(each, seen)
    return seen


# --- the table


def rows(steered: Seen, arranged: Seen) -> Iterator[list[str]]:
    for card in CARDS:
        row = [card.name, f"x{card.copies}"]
        for deeds in deeds_of(card).values():
            row.append(" ".join(cell((card.name, deed), steered, arranged) for deed in deeds) or "-")
        yield row


def cell(deed: Deed, steered: Seen, arranged: Seen) -> str:
    counts = steered.counts[deed], arranged.counts[deed]
    return f"{counts[0]}+{counts[1]}" if any(counts) else f"MISSING({deed[1]})"


def main(games: int) -> int:
    steered, arranged = play_steered_games(games), play_arranged_starts()
    table = [["card", "copies", *COLUMNS], *rows(steered, arranged)]
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for row in table:
        print("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())
    missing = [deed for deed in arranged.missing() if deed in steered.missing()]
    print(f"{len(CARDS)} kinds, {sum(card.copies for card in CARDS)} cards, {len(ALL_DEEDS)} things that they may do.")
    print(f"Not done in {games} steered games for each of 2 to 6 players: {listed(steered.missing())}.")
    print(f"Not done from arranged starts: {listed(arranged.missing())}.")
    print(f"Missing: {listed(missing)}.")
    return 1 if missing else 0


def listed(deeds: list[Deed]) -> str:
    return ", ".join(f"{name} {deed}" for name, deed in deeds) or "nothing"


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
