"""Replaying one game of a stored log: what a viewer saw after each entry, and the game as it stood at one of them.

A moment is an entry after which the viewer was told something or saw something new. Moments hold what was sent to the
viewer when the game was played, card numbers included. Who may look at what is decided by the caller.
"""

from __future__ import annotations

from pentakl.core.viewer import Viewer
from pentakl.sitting.chairs import BOT
from pentakl.sitting.entries import Entry
from pentakl.sitting.old_logs import OtherPosition, over_before
from pentakl.sitting.opening import reopen_sitting
from pentakl.sitting.refused import Refused
from pentakl.sitting.seated_table import OVER
from pentakl.sitting.sitting import Sitting

Document = dict[str, object]


class PlayedGame:
    """One game of a log: `before` is the sitting before it, `entries` are those of the game, from its start on.

    `seat` is where the person who asks sat in it; None if that person only watched.
    """

    __slots__ = ("before", "entries", "first_seq", "seat")
    before: Sitting
    entries: list[Entry]
    first_seq: int
    seat: int | None

    def __init__(self, before: Sitting, entries: list[Entry], first_seq: int) -> None:
        self.before = before
        self.entries = entries
        self.first_seq = first_seq
        self.seat = None


def game_in(log: list[Entry], number: int, is_finished: bool, person: str) -> PlayedGame:
    """The game with this number, from 1, of a whole log; raises Refused. `is_finished`: whether the last game is over.

    Nothing is played yet.
    """
    over = over_before(log, is_finished)
    passing = reopen_sitting(log[0])
    before = reopen_sitting(log[0])
    game = PlayedGame(before, [], 0)
    for index in range(1, len(log)):
        rounds = passing.round
        passing.enter_without_playing(log[index], over[index])
        if passing.round == number:
            if not game.entries:
                game.first_seq = index + 1
            game.entries.append(log[index])
            if game.seat is None:
                game.seat = passing.seat_of(person)
        elif rounds < number:
            before.enter_without_playing(log[index], over[index])
    if number < 1 or not game.entries:
        raise Refused("no-game", f"Games of this table have numbers from 1 to {passing.round}.")
    return game


def moments_of(game: PlayedGame, seat: int | None, is_open: bool, outcome: Document | None) -> list[Document]:
    """What a seat, or the spectators, saw at every moment of a game; with all cards face up if `is_open`.

    `outcome` is how the game ended when it was played, as far as it was stored; None while the game runs. Raises
    OtherPosition if the game now ends otherwise, and whatever the rules raise if they have changed.
    """
    sitting = game.before
    viewer = Viewer(seat)
    viewer.sees_all = is_open
    viewer.wants_previews = sitting.helps
    moments: list[Document] = []
    shown: Document | None = None
    view: Document | None = None
    for entry in game.entries:
        is_sealed = sitting.has_sealed_question()
        events = viewer.tell(sitting.enter(entry), sitting.game.rules.cards)
        state = sitting.state
        assert state is not None
        seen = state.shown_to(viewer)
        if not events and seen == view:
            continue
        moment: Document = {"seq": sitting.seq, "do": entry["do"], "events": events, "view": seen}
        if "seat" in entry and (outcome is not None or not is_sealed or entry["seat"] == seat):
            moment["seat"] = entry["seat"]
            if entry["do"] == "act" and (outcome is not None or entry["seat"] == seat):
                moment["action"] = entry["action"]
        public = {**sitting.show(None), "seat": seat}
        if public != shown:
            moment["sitting"] = public
        moments.append(moment)
        shown, view = public, seen
        if sitting.phase == OVER:
            break
    if outcome is not None:
        check_outcome(sitting, outcome)
    return moments


def check_outcome(sitting: Sitting, outcome: Document) -> None:
    """Raise OtherPosition unless the game has ended as it did when it was played."""
    state = sitting.state
    if state is None or state.outcome is None:
        raise OtherPosition("By today's rules the game is not over.", ["outcome"])
    ended = state.outcome.dump()
    if any(ended.get(name) != value for name, value in outcome.items()):
        raise OtherPosition("By today's rules the game has another outcome.", ["outcome"])


def branch_at(game: PlayedGame, seq: int) -> Document:
    """How the game came to stand as it did after this entry: all that a new table needs to go on from there.

    Raises Refused if the entry is not in the game, or if the game was over then. `bots` names the bot of each seat; it
    is empty where a person sat.
    """
    if not game.first_seq <= seq < game.first_seq + len(game.entries):
        raise Refused("no-moment", "There is no such moment in this game.")
    sitting = game.before
    for entry in game.entries[: seq - game.first_seq + 1]:
        sitting.enter(entry)
    if sitting.phase == OVER:
        raise Refused("game-over", "The game was over at this moment. Choose an earlier one.")
    branch: Document = {
        "options": sitting.options,
        "seed": sitting.seed,
        "actions": [[seat, sitting.game.text(action)] for seat, action in sitting.actions],
        "bots": [chair.bot if chair.kind == BOT else "" for chair in sitting.chairs],
    }
    if sitting.position is not None:
        branch["position"] = sitting.position
    return branch
