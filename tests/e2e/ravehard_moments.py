"""Moments of an evening of Ravehard, as positions of `game.arrange`: the visitor sits in seat 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentakl.core.state import State
from tests.e2e.prepared import Move, Script, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

Position = dict[str, Any]

NAMES = ["Hania", "Bartek", "Orion", "Sara", "Mira", "Vega"]
CHARACTERS = [
    "swan_duke_bazyli", "professor_gromoslaw", "kornelia_of_the_installation", "ludwika_of_the_third_encore",
    "aunt_hermenegilda", "dj_null_spell",
]  # fmt: skip
EVIDENCE = ["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"]
MINE: dict[str, Any] = {
    "hand": ["royal_sneeze", "circle_of_chalk", "curtain_bandage", "velvet_parry"],
    "shields": ["velvet_parry", "return_to_sender"], "tools": ["frozen_trout", "cursed_kazoo"],
    "flirts": ["note_on_a_napkin", "song_dedication"], "life": 8,
}  # fmt: skip


# The other players: their hands do not matter, and a standing pass keeps their Shields from reacting.
THEIRS: list[dict[str, Any]] = [
    {},
    {"hand": ["fireball_chapter_one", "bolt_basic"], "shields": ["sip_of_a_soul"], "level": "reverse", "life": 4},
    {"hand": ["bass_drop", "scooter_charge", "pickle_juice"], "shields": ["voodoo_plush", "do_not_disturb"]},
    {"hand": ["glitter_cannon"], "life": 7},
    {"hand": ["herbs_for_everything", "explosive_retort"], "level": "dead", "life": 0},
    {"hand": ["bass_drop"], "shields": ["vintage_grudge", "terms_of_service", "beetroot_pact", "do_not_disturb"]},
]
AFTER_ONE_ROUND = ["bouncer_who_remembers", "lukewarm_fountain", "inspector_kielbasa"]
SECOND_ROUND = [
    "ring_dance", "shield_tax", "the_archmages_diary", "taxi_golem", "collective_headache", "old_flame",
    "archmages_chamber",
]  # fmt: skip


def arranged(people: int, mine: dict[str, Any], reaction: str = "off", **rest: Any) -> Position:
    """A position after the first round of the story, in which I am as described; others have answered nothing yet."""
    others = [{"character": CHARACTERS[seat], "passes": True, **THEIRS[seat]} for seat in range(1, people)]
    seats = [{"character": CHARACTERS[0], **mine}, *others]
    options = {"characters": "drawn", "cowards": "lose", "reaction": reaction}
    told = {"evidence": EVIDENCE[:2], "past": AFTER_ONE_ROUND, "story": SECOND_ROUND}
    return {"seats": seats, "options": options, **told, **rest}


def changed(position: Position, seat: int, **more: Any) -> Position:
    """The position with some fields of one seat changed."""
    seats = [{**each, **more} if number == seat else each for number, each in enumerate(position["seats"])]
    return {**position, "seats": seats}


def unshielded(position: Position) -> Position:
    """The same with Shields in front of me alone: nobody else is asked in a window."""
    for seat in range(1, len(position["seats"])):
        position = changed(position, seat, shields=[], passes=False)
    return position


def fight(people: int = 3, **rest: Any) -> Position:
    """My turn against a Boss."""
    return arranged(people, MINE, beaten=1, boss={"card": "mime_lich", "life": 20, "turns": 2}, **rest)


def boss_turn(enemy: str, people: int = 3, **rest: Any) -> Position:
    """The Boss casts this Enemy card."""
    boss = {"card": "mime_lich", "life": 20, "turns": 1}
    return unshielded(arranged(people, MINE, phase="boss-turn", boss=boss, enemies=[enemy], **rest))


def event(card: str, people: int = 3, **rest: Any) -> Position:
    """This Event is revealed; I hold the Being-Beaten card and the Turn card."""
    boss = {"card": "mime_lich", "life": 0, "turns": 3}
    story = [card, *SECOND_ROUND[1:]]
    return unshielded(arranged(people, MINE, phase="next-card", beaten=0, story=story, boss=boss, **rest))


def chamber(people: int = 3, **mine: Any) -> Position:
    """The moment of the vote: Orion holds the weapon."""
    me = {**MINE, "tools": ["frozen_trout", "fondue_set"], **mine}
    rest: dict[str, Any] = {"phase": "next-card", "story": ["archmages_chamber"], "evidence": EVIDENCE}
    return changed(arranged(people, me, **rest), 2, tools=["chained_disco_ball", "cursed_kazoo"])


def last_fight(people: int = 3, life: int = 20, **mine: Any) -> Position:
    """My turn against the Darkchmage, who is Orion."""
    me = {**MINE, "tools": ["frozen_trout", "fondue_set"], **mine}
    rest: dict[str, Any] = {"darkchmage": 2, "accused": 1, "story": [], "evidence": EVIDENCE}
    dark = {"level": "darkchmage", "life": life, "tools": ["chained_disco_ball", "cursed_kazoo"]}
    position = changed(arranged(people, me, **rest), 2, **dark)
    return changed(position, 4, level="reverse", life=4) if people > 4 else position


def duel(**mine: Any) -> Position:
    """My turn in a duel, with Shields in both lanes."""
    me = {
        "character": "swan_duke_bazyli", "hand": MINE["hand"],
        "shields": [{"card": "return_to_sender", "lane": 1}, {"card": "unlife_insurance", "lane": 2}], **mine,
    }  # fmt: skip
    rival = {"character": "dj_null_spell", "shields": [{"card": "sip_of_a_soul", "lane": 1}], "life": 7}
    return {"seats": [me, rival], "options": {"characters": "drawn", "cowards": "lose", "reaction": "off"}, "coin": 0}


def choosing(people: int = 3) -> Position:
    options = {"characters": "chosen", "cowards": "lose", "reaction": "off"}
    others = [{"character": one} for one in CHARACTERS[1:people]]
    return {"seats": [{}, *others], "options": options, "phase": "choosing"}


def all_wait(_: State) -> None:
    """The browser takes over at once."""


def others_answer(*wanted: str) -> Script:
    """The others give these answers, and otherwise pass; seat 1 accuses seat 0 if it cannot accuse itself."""

    def answers(state: State) -> Move | None:
        for choice in state.pending:
            if choice.seat == 0 or choice.side:
                continue
            texts = [state.rules.actions[act.action] for act in state.acts(choice.seat)]
            wishes = ["confirm", *wanted, "pass", "stay-back", f"seat {0 if choice.seat == 1 else 1}", *texts]
            return choice.seat, next(text for text in wishes if text in texts)
        return None

    return answers


OTHERS_PASS = others_answer()


def sits(
    server: RunningServer, visitor: Visitor, position: Position, *, others: Sequence[str | Visitor] = (),
    script: Script = OTHERS_PASS, seconds_ago: float = 0.0, pace: str = "instant",
) -> str:  # fmt: skip
    """The visitor comes to a table in this position; returns its code. The others answered already what they could."""
    people = len(position["seats"])
    code = prepare(
        server, visitor, "ravehard", position["options"], 7, script, others or NAMES[1:people],
        seconds_ago=seconds_ago, position=position, pace=pace,
    )  # fmt: skip
    visitor.goes(f"/t/{code}")
    return code
