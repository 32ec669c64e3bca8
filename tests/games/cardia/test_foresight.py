"""What is foreseen happens: in whole games and random positions a preview is compared with the result of the answer.

The comparison uses only views and events: how a preview is computed must not matter here.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import pentakl
from pentakl.core.chance import Chance, quick
from pentakl.core.events import Event
from pentakl.core.flow import NO_CARD
from pentakl.core.foresight import CHANCE, HIDDEN
from pentakl.core.state import State
from pentakl.core.table import Table
from pentakl.core.viewer import Viewer
from pentakl.games.cardia.play import ENDING, FIGHTING, PLACING, CardiaTable
from pentakl.games.cardia.printed import FACTIONS, INSTANT, NAMES, RULE, kinds_of
from pentakl.games.cardia.table import PLAY
from tests.games.cardia.samples import OPTIONS

PLAYS = ("play", "play-openly", "play-second")
GAME = pentakl.load("cardia")
DECKS = ["1", "2", "1212", "2121", "1221", "2112"]


class Line:
    """One continuation of a game, as a viewer sees it: what happened, and the table at its end."""

    def __init__(self, state: State, viewer: Viewer) -> None:
        self.state = state.clone()
        self.viewer = viewer.copy()
        self.told: list[Any] = []
        self.games = len(state.match.played)

    def apply(self, seat: int, action: int) -> None:
        self.hear(self.state.apply(seat, action))

    def hear(self, events: list[Event]) -> None:
        self.told += self.state.told_to(events, self.viewer)

    def play_round(self, chance: Chance) -> None:
        """Answer at random until the signets have been counted."""
        while self.ends is None and phase(self.state) not in (PLACING, ENDING):
            choice = self.state.pending[0]
            legal = self.state.legal(choice.seat)
            self.apply(choice.seat, legal[chance.below(len(legal))])

    @property
    def table(self) -> Any:
        view: Any = self.state.shown_to(self.viewer)
        return view["table"]

    @property
    def ends(self) -> Any:
        """How the game ended, if it did; in a match the next one may have begun."""
        ended = self.state.match.played[self.games :]
        return {"winners": ended[0].winners, "reason": ended[0].reason} if ended else None

    def comparison(self, encounter: int) -> tuple[list[int], bool]:
        """Who won an encounter when it was compared, and whether it was tied then."""
        start = next(place for place, event in enumerate(self.told) if event["kind"] in ("tied", "won"))
        winners = []
        for event in self.told[start:]:
            if event["kind"] not in ("tied", "won"):
                break
            assert event["number"] == encounter
            if event["kind"] == "won":
                winners.append(event["seat"])
        return winners, self.told[start]["kind"] == "tied"


def phase(state: State) -> int:
    assert isinstance(state.table, CardiaTable)
    return state.table.phase


def difference(before: Any, line: Line) -> Any:
    """What has changed in the row since `before`, an earlier view of the table, in the words of a preview."""
    if line.ends is not None and line.state.outcome is None:
        return {"ends": line.ends}  # the cards were gathered up for the next game
    after = line.table
    numbers = {card["token"]: place + 1 for place, card in enumerate(before["players"][0]["row"]["cards"])}
    turns = []
    for card, encounter in zip(after["players"][0]["row"]["cards"], after["encounters"], strict=True):
        number = numbers.get(card["token"], len(numbers) + 1)
        was = before["encounters"][number - 1]["winners"] if number <= len(numbers) else None
        if encounter["winners"] not in (None, was):
            turns.append({"encounter": number, "winners": encounter["winners"]})
    found: Any = {"turns": turns, "signets": [player["signets"] for player in after["players"]]}
    now = {card["token"]: card for player in after["players"] for card in player["row"]["cards"]}
    changes = []
    for card in [card for player in before["players"] for card in player["row"]["cards"]]:
        changed = now.get(card["token"], card)
        change = {"token": card["token"]}
        if changed["modifier"] != card["modifier"]:
            change["modifier"] = changed["modifier"] - card["modifier"]
        if changed["ongoing"] != card["ongoing"]:
            change["ongoing"] = changed["ongoing"]
        if len(change) > 1:
            changes.append(change)
    if changes:
        found["changes"] = changes
    gone = [number for token, number in numbers.items() if token not in now]
    if gone:
        found["gone"] = gone
    if line.ends is not None:
        found["ends"] = line.ends
    return found


def is_as_foreseen(preview: Any, real: Any) -> bool:
    """Whether a preview came true; it need not foresee that somebody has no card left for the next round."""
    claimed = {key: preview[key] for key in preview if key not in ("influence", "warns", "fought", "tied")}
    if "turns" not in real and "ends" in claimed:
        claimed = {"ends": claimed["ends"]}
    if "ends" not in claimed and real.get("ends", {}).get("reason") == "no-card":
        real = {key: real[key] for key in real if key != "ends"} or claimed
    return bool(claimed == real)


# --- answers inside effects


def check_answer(state: State, seat: int, action: int, chance: Chance) -> str:
    """Compare what is foreseen of an answer inside an effect with what then happens; says what was compared."""
    viewer = Viewer(seat)
    before: Any = state.shown_to(viewer)
    prompt = next(each["prompt"] for each in before["asked"] if each["seat"] == seat)
    shown: Any = state.shown_foresight(seat, action, viewer)
    line = Line(state, viewer)
    line.apply(seat, action)
    assert line.told[: len(shown["events"])] == shown["events"]
    if prompt in PLAYS:
        return "nothing but events"
    if "preview" not in shown:
        return "nothing"
    preview = shown["preview"]
    foreseen = state.foresee(seat, action)
    if not has_moved(state.table, foreseen.table):
        # The ability has only begun, and the preview is about its end.
        line.play_round(chance)
        at_last = difference(before["table"], line)
        if prompt == "raise":
            assert all(change in at_last.get("changes", [change]) for change in preview["changes"])
            return "half an ability"
        token = next(act.get("token") for act in before["acts"] if act["action"] == action)
        if prompt == "any-card" and token not in [change["token"] for change in at_last.get("changes", [])]:
            return "nothing"  # the random answer cleared what was not there
        assert is_as_foreseen(preview, at_last), (preview, at_last)
        return "at the end"
    if foreseen.stopped in (CHANCE, HIDDEN) and is_in_ability(foreseen.table):
        return "nothing"
    at_once = difference(before["table"], line)
    if is_as_foreseen(preview, at_once):
        return "at once"
    line.play_round(chance)
    at_last = difference(before["table"], line)
    assert is_as_foreseen(preview, at_last), (preview, at_once, at_last)
    return "at the end"


def has_moved(before: Table, after: Table) -> bool:
    """Whether anything has happened to the row, or the round has gone on."""
    names = ("phase", "is_fresh", "modifier", "ongoing", "outcome")
    rows = [[player.row for player in table.players] for table in (before, after) if isinstance(table, CardiaTable)]
    return rows[0] != rows[1] or any(getattr(before, name) != getattr(after, name) for name in names)


def is_in_ability(table: Table) -> bool:
    assert isinstance(table, CardiaTable)
    return table.phase == FIGHTING and table.speaker != NO_CARD and not table.is_over()


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()))
def test_what_is_foreseen_of_an_answer_happens(options: dict[str, str]) -> None:
    compared: Counter[str] = Counter()
    for seed in range(6):
        chance = quick(seed)
        state = GAME.start(2, seed, {**options, "wins": "12"[seed % 2]})
        while state.outcome is None:
            choice = state.pending[chance.below(len(state.pending))]
            legal = state.legal(choice.seat)
            for action in legal if choice.prompt != PLAY else []:
                compared[check_answer(state, choice.seat, action, chance)] += 1
            state.apply(choice.seat, legal[chance.below(len(legal))])
    assert compared["at once"] > 10
    assert compared["at the end"] > 3


# --- cards of the hand


def position(chance: Chance, deck: str, locations: str, openly: bool) -> State:
    """A random position in which seat 0 is to play; where `openly`, after seat 1 has shown its card."""
    kinds = kinds_of(deck * 4 if len(deck) == 1 else deck)
    encounters = int(chance.below(5))
    seats: list[dict[str, object]] = []
    for _ in range(2):
        order = list(range(len(kinds)))
        chance.shuffle(order)
        cards = [kinds[place] for place in order]
        waiting: dict[str, object] = {}
        if chance.below(3) == 0:
            waiting["modifier"] = int(chance.below(11)) - 5
        if chance.below(4) == 0:
            waiting["late"] = 5
        if chance.below(6) == 0:
            waiting["choices"] = 1
        if chance.below(6) == 0:
            waiting["demand"] = FACTIONS[chance.below(4)]
        row = [card_in_row(kind, chance) for kind in cards[:encounters]]
        hand = [NAMES[kind] for kind in cards[encounters : encounters + 2 + chance.below(4)]]
        seats.append({"row": row, "hand": hand, "next": waiting})
    if openly:
        seats[1]["next"] = {**waiting, "openly": True}
    settings = {"deck": deck, "locations": locations, "wins": "1"}
    state = GAME.arrange({"seats": seats, "options": settings, "seed": int(chance.below(1000))})
    if openly:
        state.apply(1, state.legal(1)[0])
    return state


def card_in_row(kind: int, chance: Chance) -> str:
    modifier = ["", "", "+3", "-3", "+7"][chance.below(5)]
    return NAMES[kind] + modifier + ("*" if RULE[kind] != INSTANT and chance.below(2) else "")


def test_what_is_foreseen_of_a_card_against_an_open_one_happens() -> None:
    chance = quick(1)
    compared: Counter[str] = Counter()
    for number in range(160):
        state = position(chance, DECKS[number % len(DECKS)], f"random:{number % 4}", openly=True)
        if state.outcome is None:
            check_open_cards(state, chance, compared)
    assert compared["fought"] > 300
    assert compared["followed"] > 200
    assert compared["ended"] > 10


def check_open_cards(state: State, chance: Chance, compared: Counter[str]) -> None:
    """Play every card of seat 0 against the open one, and answer all that follows at random."""
    viewer = Viewer(0)
    before: Any = state.shown_to(viewer)
    encounter = len(before["table"]["encounters"]) + 1
    for action in state.legal(0):
        shown: Any = state.shown_foresight(0, action, viewer)
        preview = shown["preview"]
        line = Line(state, viewer)
        line.apply(0, action)
        line.play_round(chance)
        real = difference(before["table"], line)
        if "fought" in preview:
            compared["fought"] += 1
            assert (preview["fought"], preview.get("tied", False)) == line.comparison(encounter)
            # If the ability cannot be foreseen, the encounter is not listed among those that change hands.
            if "ends" in preview or encounter in [turn["encounter"] for turn in preview["turns"]]:
                compared["followed"] += 1
                assert is_as_foreseen(preview, real), (preview, real)
        elif preview.get("ends", {}).get("reason") == "catacombs":
            compared["ended"] += 1
            assert is_as_foreseen(preview, real), (preview, real)


def test_what_is_foreseen_of_a_card_that_loses_happens() -> None:
    chance = quick(4)
    compared: Counter[str] = Counter()
    for number in range(200):
        state = position(chance, DECKS[number % len(DECKS)], f"random:{number % 4}", openly=False)
        if state.outcome is None:
            check_losing_cards(state, chance, compared)
    assert compared["turns"] > 40
    assert compared["changes"] > 5
    assert compared["gone"] > 2
    assert compared["ends"] > 10


def check_losing_cards(state: State, chance: Chance, compared: Counter[str]) -> None:
    """Play every card of seat 0 against every card of the rival, and look at those that lose."""
    viewer = Viewer(0)
    before: Any = state.shown_to(viewer)
    encounter = len(before["table"]["encounters"]) + 1
    for action in state.legal(0):
        shown: Any = state.shown_foresight(0, action, viewer)
        preview = shown["preview"]
        assert "fought" not in preview
        for reply in state.legal(1):
            line = Line(state, viewer)
            line.apply(0, action)
            line.apply(1, reply)
            line.play_round(chance)
            if not any(event["kind"] in ("won", "tied") for event in line.told):
                continue  # the Catacombs came first, or the card lies in the fog
            if line.comparison(encounter) == ([1], False):
                real = difference(before["table"], line)
                for key in ("turns", "changes", "gone"):
                    for claim in preview.get(key, []):
                        compared[key] += 1
                        assert claim in real.get(key, []), (preview, real)
                if "ends" in preview:
                    compared["ends"] += 1
                    assert preview["ends"] == real["ends"]
