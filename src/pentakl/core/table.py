"""Table: the base class of every game's table, with its cards, open question, agenda, secrets, events and outcome.

A game subclasses it with its zones and verbs. Verbs change zones, keep `known` right and emit one event each;
cards never touch `known` and never emit.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance, load_chance
from pentakl.core.documents import ints, items, mapping, plain, whole
from pentakl.core.events import ALL_VIEWERS, NO_NUMBER, NOBODY, Event
from pentakl.core.flow import NO_PLACE, Choice, Flow
from pentakl.core.layout import PLAYERS, Layout, Zone
from pentakl.core.native import mypyc_attr
from pentakl.core.secrets import NO_SECRETS, Secret, load_secret
from pentakl.core.tokens import KEPT, NOTHING_EXCLUDED, Tokens
from pentakl.core.values import Value

NO_CHOICES: Final[list[Choice]] = []
NO_WORK: Final[list[list[int]]] = []


RESIGNED: Final = "resigned"  # the reason of an outcome: one side gave up


class Outcome(Value):
    """How a game ended: the winning seats (all of one side), the reason, and each seat's points.

    Without winners it is a draw, unless everybody has lost, as a team may lose against the game itself.
    """

    __slots__ = ("everybody_lost", "points", "reason", "winners")
    winners: list[int]
    reason: str
    points: list[int]
    everybody_lost: bool

    def __init__(self, winners: list[int], reason: str, points: list[int], everybody_lost: bool = False) -> None:
        self.winners = winners
        self.reason = reason
        self.points = points
        self.everybody_lost = everybody_lost

    def arguments(self) -> dict[str, object]:
        return {
            "winners": self.winners, "reason": self.reason, "points": self.points,
            "everybody_lost": self.everybody_lost,
        }  # fmt: skip

    def returns(self, seats: int) -> list[float]:
        """The return of each seat, for learning: 1 for every winner, -1 for every loser, 0 for all after a draw.

        All seats of a winning team are winners. For points, see `points`.

        >>> Outcome([1], "line", [4, 7]).returns(2)
        [-1.0, 1.0]
        """
        if self.is_draw:
            return [0.0] * seats
        return [1.0 if seat in self.winners else -1.0 for seat in range(seats)]

    @property
    def is_draw(self) -> bool:
        return not self.winners and not self.everybody_lost

    def dump(self) -> dict[str, object]:
        document: dict[str, object] = {"winners": self.winners, "reason": self.reason, "points": self.points}
        if self.everybody_lost:
            document["lost"] = True
        return document


def load_outcome(document: dict[str, object]) -> Outcome:
    lost = document.get("lost") is True
    return Outcome(ints(document["winners"]), str(document["reason"]), ints(document["points"]), lost)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Tokens):
    """A position between two decisions.

    A subclass declares what it owns in `layout()`. To make effects cheap to copy, `answer` and `proceed` must either do
    all their work and return None, or change nothing that matters and return a flow that has not started: called again
    on a copy, they must return the same flow.

    `agenda` holds waiting pieces of work, each a list of ints; `secrets` holds hidden things other than cards. Both are
    shared between copies and replaced, never changed in place.
    """

    __slots__ = ("agenda", "chance", "open_choice", "outcome", "seats", "secrets")
    seats: int
    chance: Chance
    outcome: Outcome | None
    open_choice: Choice | None
    agenda: list[list[int]]
    secrets: dict[str, Secret]

    def __init__(self) -> None:
        self.outcome = None
        self.open_choice = None
        self.events = None
        self.rumours = KEPT
        self.agenda = NO_WORK
        self.secrets = NO_SECRETS

    # --- what a game provides

    def copy(self) -> Table:
        """An equal, independent table that keeps no events. Written by hand: this is the hottest function."""
        raise NotImplementedError

    def proceed(self) -> Flow[None] | None:
        """Continue to the next question (`open_choice`), flow (returned), work (`agenda`) or end (`outcome`).

        Called after every answer, with `open_choice` empty. After a side action it asks the same question again. What
        it does before it returns a flow stays done; called again it then returns the same flow at once.
        """
        raise NotImplementedError

    def answer(self, seat: int, prompt: int, option: int) -> Flow[None] | None:
        """Carry out the answer to `open_choice`, or a side action."""
        raise NotImplementedError

    def side_choices(self) -> list[Choice]:
        """What seats may do now, between effects, without being asked.

        A choice in this list that is not marked `side` is a question: each of these seats answers in its own time, and
        none waits for another. Questions come before side choices, and both before the clock.
        """
        return NO_CHOICES

    def deadline(self) -> int | None:
        """How many seconds the clock gives, from the moment this changes from None to a number; None: no clock runs.

        The caller measures the time and answers for the seat CLOCK when it has run out.
        """
        return None

    def work(self, piece: list[int]) -> Flow[None] | None:
        """Carry out a piece of the agenda, or return a flow that does. It may put more work on the agenda.

        As with `proceed`, what it does before it returns a flow stays done; the same piece then returns it again.
        """
        raise NotImplementedError

    def layout(self) -> Layout:
        """The zones and fields of this table."""
        raise NotImplementedError

    # --- shared by all tables

    def copy_table(self, source: Table) -> None:
        """Copy what this class owns; for the subclass's `copy`."""
        self.copy_tokens(source)
        self.seats = source.seats
        self.chance = source.chance.copy()
        self.outcome = source.outcome
        self.open_choice = source.open_choice
        self.agenda = source.agenda
        self.secrets = source.secrets

    def is_over(self) -> bool:
        """A method, because mypyc assumes that an attribute once seen as None stays None."""
        return self.outcome is not None

    def shuffle(self, zone: list[int]) -> None:
        """Shuffle a face-down zone, after which nobody knows where any of its cards lies."""
        self.chance.shuffle(zone)
        self.mingle(zone, 0)

    def show(self, token: int, seats: int) -> None:
        """The seats of the mask `seats` now know this card."""
        self.known[token] |= seats

    # --- the agenda: work that waits

    def next_on_agenda(self, pieces: list[list[int]]) -> None:
        """Put these pieces of work first on the agenda. Each becomes a flow of its own."""
        self.agenda = pieces + self.agenda

    def last_on_agenda(self, piece: list[int]) -> None:
        """Put a piece of work last on the agenda."""
        self.agenda = self.agenda + [piece]

    def work_on_agenda(self) -> Flow[None] | None:
        """Carry out the first piece of the agenda, or give it as a flow that has not started."""
        piece = self.agenda[0]
        self.agenda = self.agenda[1:]
        return self.work(piece)

    # --- secrets other than cards

    def keep_secret(self, name: str, value: int, choices: list[int], known: int) -> None:
        """Store what only the seats of a mask know: a ballot, a message, a pass given in advance.

        Everybody else knows that it exists and that it is one of `choices`. A new secret replaces an old one of the
        same name.
        """
        old = self.secrets.get(name)
        if old is None or old.value != value or old.known != known or old.choices != choices:
            self.secrets = {**self.secrets, name: Secret(value, choices, known)}

    def secret(self, name: str) -> int:
        """The value of a secret. Rules read it here each time and never keep it across a question."""
        return self.secrets[name].read()

    def reveal_secret(self, name: str, seats: int) -> int:
        """Let the seats of a mask learn a secret; returns its value."""
        secret = self.secrets[name]
        self.secrets = {**self.secrets, name: Secret(secret.read(), secret.choices, secret.known | seats)}
        return secret.value

    def drop_secret(self, name: str) -> None:
        """Remove a secret that nobody needs any more."""
        kept = self.secrets.copy()
        del kept[name]
        self.secrets = kept

    def has_learnt_secret(self, before: Table, seats: int, owner: int) -> bool:
        """Whether a seat of the mask has learnt a secret since `before` that `owner` did not know then."""
        for name, secret in self.secrets.items():
            old = before.secrets.get(name)
            if old is not None and secret.known & ~old.known & seats and not old.known >> owner & 1:
                return True
        return False

    def imagine_secrets(self, seat: int, chance: Chance) -> None:
        """Replace every secret that a seat does not know by a random possible value."""
        imagined: dict[str, Secret] = {}
        for name in sorted(self.secrets):
            secret = self.secrets[name]
            if not secret.known >> seat & 1:
                value = secret.choices[chance.below(len(secret.choices))]
                secret = Secret(value, secret.choices, secret.known)
            imagined[name] = secret
        self.secrets = imagined

    # --- events

    def event(
        self,
        kind: str,
        seat: int,
        number: int = NO_NUMBER,
        other: int = NOBODY,
        word: str = "",
        place: int = NO_PLACE,
        told: int = ALL_VIEWERS,
    ) -> None:
        """Emit an event that moves no card; only the seats of the mask `told` get `number` and `word`."""
        if self.events is not None:
            event = Event(kind, seat)
            event.number = number
            event.other = other
            event.word = word
            event.place = place
            event.told = told
            self.events.append(event)

    def moved(
        self,
        kind: str,
        seat: int,
        token: int,
        start: str,
        start_seat: int,
        goal: str,
        goal_seat: int,
        number: int = NO_NUMBER,
        start_place: int = NO_PLACE,
        goal_place: int = NO_PLACE,
    ) -> None:
        """Emit the event that a card went from one zone to another; the seats that now know the card see its face."""
        if self.events is not None:
            event = Event(kind, seat)
            event.cards = [token]
            event.faces = [self.face[token]]
            event.start = start
            event.start_seat = start_seat
            event.start_place = start_place
            event.goal = goal
            event.goal_seat = goal_seat
            event.goal_place = goal_place
            event.number = number
            event.seen_by = self.known[token]
            self.events.append(event)

    def looked(self, seat: int, tokens: list[int], start: str, start_seat: int) -> None:
        """`seat` looks at these cards; everybody else learns only how many."""
        for token in tokens:
            self.known[token] |= 1 << seat
        if self.events is not None:
            told = Event("looked", seat)
            told.cards = tokens[:]
            told.faces = [self.face[token] for token in tokens]
            told.start = start
            told.start_seat = start_seat
            told.number = len(tokens)
            told.seen_by = 1 << seat
            self.events.append(told)

    # --- derived from the layout

    def zones(self) -> list[list[int]]:
        """Every zone; each token lies in exactly one of them, also in the middle of an effect."""
        return [tokens for _, _, tokens in self.zones_by_seat()]

    def zones_by_seat(self) -> list[tuple[Zone, int, list[int]]]:
        """Every zone with its owner (or NOBODY) and the tokens in it."""
        layout = self.layout()
        found: list[tuple[Zone, int, list[int]]] = []
        for zone in layout.zones:
            lying = getattr(self, zone.attribute)
            if zone.is_by_seat:
                found += [(zone, seat, lying[seat]) for seat in range(self.seats)]
            elif zone.is_by_place:
                found += [(zone, NOBODY, each) for each in lying]
            else:
                found.append((zone, NOBODY, lying))
        if layout.new_seat is not None:
            for seat, player in enumerate(getattr(self, PLAYERS)):
                found += [(zone, seat, getattr(player, zone.attribute)) for zone in layout.seat_zones]
        return found

    def half_knowledge(self, seat: int) -> dict[str, object]:
        """What a seat knows of cards that it cannot see, without using their tokens.

        `groups`: the places of cards that may have been exchanged unseen, with the faces known to be among them.
        `excluded`: the place of a card with the mask of the kinds that it cannot be. A place is the number of its zone
        and, where order counts, the position in it.
        """
        self.check_rumours()
        copied = self.copy()
        if max(copied.group, default=0):
            copied._resolve_rumours(1 << seat)
        members: dict[int, list[list[int]]] = {}
        rumours: dict[int, list[int]] = {}
        excluded: list[list[int]] = []
        for number, (zone, _, tokens) in enumerate(copied.zones_by_seat()):
            for position, token in enumerate(tokens):
                if copied.sees(seat, token):
                    continue
                place = [number, position if zone.is_ordered else 0]
                group = copied.group[token]
                if group:
                    members.setdefault(group, []).append(place)
                    if copied.heard[token] >> seat & 1:
                        rumours.setdefault(group, []).append(copied.face[token])
                if copied.excludes(seat, token):
                    excluded.append([*place, copied.excludes(seat, token)])
        groups = [[sorted(places), sorted(rumours.get(group, []))] for group, places in members.items()]
        return {"groups": sorted(groups), "excluded": sorted(excluded)}

    def dump(self) -> dict[str, object]:
        self.check_rumours()
        layout = self.layout()
        own = [zone.attribute for zone in layout.zones] + layout.fields
        document: dict[str, object] = {name: plain(getattr(self, name)) for name in BASIC + own}
        if layout.new_seat is not None:
            of_seats = layout.seat_attributes()
            document["players"] = [
                {name: plain(getattr(player, name)) for name in of_seats} for player in getattr(self, PLAYERS)
            ]
        document["chance"] = self.chance.dump()
        document["outcome"] = None if self.outcome is None else self.outcome.dump()
        choice = self.open_choice
        document["asking"] = None if choice is None else dump_choice(choice)
        # Parts that few games use are written only if they are not empty.
        if self.excluded:
            document["excluded"] = plain(self.excluded)
        if self.agenda:
            document["agenda"] = plain(self.agenda)
        if self.secrets:
            document["secrets"] = {name: secret.dump() for name, secret in self.secrets.items()}
        return document

    def load(self, document: dict[str, object]) -> None:
        """Fill this empty table from what `dump` returned; raises ValueError, KeyError or TypeError otherwise."""
        layout = self.layout()
        for name in BASIC + [zone.attribute for zone in layout.zones] + layout.fields:
            setattr(self, name, unpacked(layout, name, document[name]))
        self.sort_by_back()
        if layout.new_seat is not None:
            players: list[object] = []
            for seat, each in enumerate(items(document["players"])):
                player = layout.new_seat(seat)
                for name in layout.seat_attributes():
                    setattr(player, name, unpacked(layout, name, mapping(each)[name]))
                players.append(player)
            setattr(self, PLAYERS, players)
        self.chance = load_chance(mapping(document["chance"]))
        outcome = document["outcome"]
        if outcome is not None:
            self.outcome = load_outcome(mapping(outcome))
        choice = document["asking"]
        self.open_choice = None if choice is None else load_choice(mapping(choice))
        self.excluded = NOTHING_EXCLUDED
        if "excluded" in document:
            self.excluded = [ints(row) for row in items(document["excluded"])]
        if "agenda" in document:
            self.agenda = [ints(piece) for piece in items(document["agenda"])]
        if "secrets" in document:
            written = mapping(document["secrets"])
            self.secrets = {name: load_secret(mapping(each)) for name, each in written.items()}


BASIC: Final = ["seats", "backs", "face", "known", "heard", "group", "pool"]


def unpacked(layout: Layout, name: str, value: object) -> object:
    unpack = layout.unpack.get(name)
    return plain(value) if unpack is None else unpack(value)


def dump_choice(choice: Choice) -> dict[str, object]:
    document: dict[str, object] = {
        "seat": choice.seat, "prompt": choice.prompt, "options": choice.options, "source": choice.source,
    }  # fmt: skip
    if choice.place != NO_PLACE:
        document["place"] = choice.place
    return document


def load_choice(document: dict[str, object]) -> Choice:
    return Choice(
        whole(document["seat"]),
        whole(document["prompt"]),
        ints(document["options"]),
        whole(document["source"]),
        whole(document.get("place", NO_PLACE)),
    )
