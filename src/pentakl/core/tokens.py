"""Tokens and faces: which card is which, what each seat knows about it, and redealing what a seat does not know.

Zones and questions hold opaque tokens. `face[token]` is what is printed; `known[token]` is a bitmask of the seats
that know it. Rumours, what a seat knows less precisely ("the stolen card is in his hand or in his pile"), are kept too:
tokens of one `group` may have been exchanged unseen, and `heard[token]` marks the seats that know that this face lies
somewhere in the group. `pool[token]` is the card's back: faces never cross from one back to another. What a seat can
exclude ("none of that faction in this hand") is kept in `excluded`.

Overlapping groups are merged, so a seat may know a little less than a perfect memory would, but never more.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import LOST_TRACK, TAKEN_FOR, Event
from pentakl.core.matching import repair
from pentakl.core.native import mypyc_attr

WATCHER: Final = 8  # the pseudo-seat whose bit stands for all spectators
EVERYONE: Final = (1 << 9) - 1
NOTHING_EXCLUDED: Final[list[list[int]]] = []

# Whether rumours and exclusions are kept. Only determinizing and saving need them.
KEPT: Final = 0
UNWANTED: Final = 1  # not kept, but there was nothing to keep yet
LOST: Final = 2  # not kept, and at least one is missing


@mypyc_attr(allow_interpreted_subclasses=True)
class Tokens:
    """Faces and knowledge. All lists except `known` are shared between copies, and replaced rather than changed.

    `excluded[seat][token]` is a mask of the kinds that this seat knows the token not to be; [] while nobody can exclude
    anything. `events` collects what happens; it is None where nobody listens, as in a search. `rumours` says whether
    `heard`, `group` and `excluded` are kept: KEPT, UNWANTED or LOST; `known` is always right.
    """

    __slots__ = ("backs", "events", "excluded", "face", "group", "heard", "known", "pool", "rumours")
    events: list[Event] | None
    backs: int
    face: list[int]
    known: list[int]
    heard: list[int]
    group: list[int]
    pool: list[int]
    excluded: list[list[int]]
    rumours: int

    def print_cards(self, faces: list[int], pool: list[int]) -> None:
        """Give every token its face and its back; nobody knows any of them."""
        self.face = faces
        self.pool = pool
        self.backs = max(pool) + 1 if pool else 0
        self.known = [0] * len(faces)
        self.heard = [0] * len(faces)
        self.group = [0] * len(faces)
        self.excluded = NOTHING_EXCLUDED

    def copy_tokens(self, source: Tokens) -> None:
        self.backs = source.backs
        self.face = source.face
        self.known = source.known[:]
        self.heard = source.heard
        self.group = source.group
        self.pool = source.pool
        self.excluded = source.excluded
        self.rumours = source.rumours

    def keeps_rumours(self) -> bool:
        """Whether to keep a rumour or exclusion that comes up now; if not, they count as LOST from now on."""
        if self.rumours == KEPT:
            return True
        self.rumours = LOST
        return False

    def check_rumours(self) -> None:
        """Raise RuntimeError if rumours and exclusions are no longer kept."""
        if self.rumours == LOST:
            raise RuntimeError("a simulation that was played on can be neither saved nor determinized")

    def sees(self, seat: int, token: int) -> bool:
        """Whether a seat sees this card's face; all views and events use this."""
        return bool(self.known[token] >> seat & 1)

    def has_learnt(self, before: Tokens, seats: int, owner: int) -> bool:
        """Whether a seat of the mask has learnt something since `before`, an earlier copy, about a card that `owner`
        had no right to show.
        """
        for token in range(len(self.known)):
            seen = self.known[token] & ~before.known[token]
            heard = self.heard[token] & ~(before.heard[token] | before.known[token])
            if (seen | heard) & seats and not before.sees(owner, token):
                return True
        if self.excluded is not before.excluded:
            for seat in range(len(self.excluded)):
                if seats >> seat & 1:
                    for token in range(len(self.known)):
                        is_open = before.sees(owner, token) or before.sees(seat, token)
                        if not is_open and self.excluded[seat][token] & ~before.excludes(seat, token):
                            return True
        return False

    def excludes(self, seat: int, token: int) -> int:
        """The mask of the kinds that this card cannot be, as far as `seat` knows."""
        return self.excluded[seat][token] if self.excluded else 0

    def rule_out(self, tokens: list[int], kinds: list[int], seats: int) -> None:
        """Let the seats of a mask learn that none of these cards is of these kinds. Exclusions add up."""
        if not self.keeps_rumours():
            return
        mask = 0
        for kind in kinds:
            mask |= 1 << kind
        rows = [row[:] for row in self.excluded] or [[0] * len(self.face) for _ in range(WATCHER + 1)]
        for seat in range(WATCHER + 1):
            if seats >> seat & 1:
                for token in tokens:
                    rows[seat][token] |= mask
        self.excluded = rows

    def single_out(self, token: int, hand: list[int], seats: int) -> None:
        """Prepare to show a card of a hidden hand to a mask of seats, who cannot tell it from equal cards in that hand.

        A seat that knew an equal card of the hand now credits that knowledge to the shown one; the other is as hidden
        as the shown one was.
        """
        known = self.known
        unaware = seats & ~known[token]
        if not unaware:
            return
        for other in hand:
            if other != token and self.face[other] == self.face[token]:
                taken = known[other] & unaware
                if taken:
                    known[other] -= taken
                    unaware -= taken
                    if self.events is not None:
                        self._note(TAKEN_FOR, [other, token], taken)

    def mingle(self, tokens: list[int], keepers: int) -> None:
        """The seats outside the mask `keepers` can no longer tell these tokens apart.

        To be called when one card of a hidden hand is laid somewhere unseen (with the whole hand), and on a shuffle.
        """
        if not self.keeps_rumours():
            self._mingle_known(tokens, keepers)
            return
        known = self.known
        group = self.group
        others = EVERYONE & ~keepers
        if self.excluded:
            self._mingle_exclusions(tokens, others)
        if len(tokens) < 2:
            return
        if self.events is not None:
            self._note(LOST_TRACK, tokens[:], keepers)
        told = 0
        first_group = group[tokens[0]]
        is_one_group = True
        for token in tokens:
            told |= known[token]
            if group[token] != first_group:
                is_one_group = False
        told &= others
        if not told and (is_one_group or not self._rumoured_in_groups_of(tokens) & others):
            return  # the others could not tell these cards apart before either
        if told:
            self._resolve_rumours(told)
        heard = self.heard[:]
        group = self.group[:]
        for back in range(self.backs):
            alike = [token for token in tokens if self.pool[token] == back]
            if len(alike) < 2:
                continue
            reached = {group[token] for token in alike if group[token]}
            merged = max(group) + 1
            if reached:
                for token in range(len(group)):
                    if group[token] and group[token] in reached:
                        group[token] = merged
            for token in alike:
                group[token] = merged
                heard[token] |= known[token] & others
                known[token] &= keepers
        self.heard = heard
        self.group = group

    def _mingle_known(self, tokens: list[int], keepers: int) -> None:
        """Update `known` after a mingling if no rumours are kept."""
        known = self.known
        pool = self.pool
        alike = [0] * self.backs
        for token in tokens:
            alike[pool[token]] += 1
        for token in tokens:
            if alike[pool[token]] > 1:
                known[token] &= keepers

    def _rumoured_in_groups_of(self, tokens: list[int]) -> int:
        """The seats that have heard of a card in a group of one of these tokens: it may be any member of the group."""
        touched = {self.group[token] for token in tokens if self.group[token]}
        rumoured = 0
        for token in range(len(self.known)):
            if self.group[token] and self.group[token] in touched:
                rumoured |= self.heard[token]
        return rumoured

    def _note(self, kind: str, tokens: list[int], seats: int) -> None:
        """Emit an event that only the card numbering of viewers uses."""
        assert self.events is not None
        note = Event(kind, -1)
        note.cards = tokens
        note.seen_by = seats
        self.events.append(note)

    def _mingle_exclusions(self, tokens: list[int], others: int) -> None:
        """If cards cannot be told apart, a seat can exclude only what it could exclude for every one of them."""
        rows = self.excluded[:]
        by_back: list[list[int]] = [[] for _ in range(self.backs)]
        for token in tokens:
            by_back[self.pool[token]].append(token)
        for seat in range(WATCHER + 1):
            if others >> seat & 1:
                for alike in by_back:
                    common = -1
                    for token in alike:
                        common &= ~(1 << self.face[token]) if self.sees(seat, token) else rows[seat][token]
                    if any(rows[seat][token] != common for token in alike):
                        row = rows[seat][:]
                        for token in alike:
                            row[token] = common
                        rows[seat] = row
        self.excluded = rows

    def _resolve_rumours(self, seats: int) -> None:
        """Drop rumours that newly known cards explain: a card that a seat now knows may be the one it had heard of.

        Each such card removes the rumour from one card of the group with an equal face; the others keep it.
        """
        known, heard, group = self.known, self.heard, self.group
        seen = 0
        rumoured = 0
        for token in range(len(known)):
            if group[token]:
                seen |= known[token] & ~heard[token]
                rumoured |= heard[token] & ~known[token]
        open_to = seen & rumoured & seats
        for seat in range(WATCHER + 1):
            if open_to >> seat & 1:
                self._resolve_rumours_of(1 << seat)

    def _resolve_rumours_of(self, bit: int) -> None:
        """The same for the one seat of this bit."""
        known, group = self.known, self.group
        shown: dict[int, list[int]] = {}
        for token in range(len(known)):
            if group[token] and known[token] & bit and self.heard[token] & bit == 0:
                shown.setdefault(group[token] * len(known) + self.face[token], []).append(token)
        heard = self.heard[:]
        for token in range(len(known)):
            if group[token] and heard[token] & bit and known[token] & bit == 0:
                equal = shown.get(group[token] * len(known) + self.face[token])
                if equal:
                    heard[token] -= bit
                    heard[equal.pop()] |= bit
        self.heard = heard

    def determinize(self, seat: int, chance: Chance) -> None:
        """Redeal the faces that `seat` does not know, among the places where they may lie as far as it knows.

        The result depends only on what the seat knows and on `chance`, never on the true faces.
        """
        self.check_rumours()
        if len(self.group) and max(self.group):
            self._resolve_rumours(1 << seat)
        self.face = self.face[:]
        known = self.known
        hidden: list[list[int]] = [[] for _ in range(self.backs)]
        for token in range(len(known)):
            if known[token] >> seat & 1 == 0:
                hidden[self.pool[token]].append(token)
        for tokens in hidden:
            if tokens:
                self._deal_anew(seat, tokens, chance)

    def _deal_anew(self, seat: int, tokens: list[int], chance: Chance) -> None:
        """Deal the faces of these cards, all of one back, among them."""
        bit = 1 << seat
        face = self.face
        group = self.group
        places: list[int] = []
        faces: list[int] = []
        grouped: dict[int, list[int]] = {}
        for token in tokens:
            if group[token]:
                grouped.setdefault(group[token], []).append(token)
            else:
                places.append(token)
                faces.append(face[token])
        rumoured: list[int] = []
        if grouped:
            heard = self.heard[:]
            for members in grouped.values():
                rumours: list[int] = []
                for token in members:
                    if heard[token] & bit:
                        rumours.append(face[token])
                        heard[token] -= bit
                    else:
                        faces.append(face[token])
                rumours.sort()
                chance.shuffle(members)
                for i in range(len(rumours)):
                    face[members[i]] = rumours[i]
                    heard[members[i]] |= bit
                    rumoured.append(members[i])
                places += members[len(rumours) :]
            self.heard = heard
        faces.sort()
        chance.shuffle(faces)
        for i in range(len(places)):
            face[places[i]] = faces[i]
        if self.excluded:
            self._respect_exclusions(self.excluded[seat], rumoured, places, bit, chance)

    def _respect_exclusions(
        self, excluded: list[int], rumoured: list[int], places: list[int], bit: int, chance: Chance
    ) -> None:
        """Exchange dealt faces until none lies where the seat can exclude it; rumours stay within their groups."""
        dealt = rumoured + places
        faces = [self.face[token] for token in dealt]
        masks = [excluded[token] for token in dealt]
        clashes = False
        for place in range(len(dealt)):
            if masks[place] >> faces[place] & 1:
                clashes = True
                break
        if not clashes:
            return
        heard = self.heard[:]
        homes = [self.group[token] for token in rumoured] + [0] * len(places)
        seats_of = repair(faces, homes, masks, [self.group[token] for token in dealt], chance)
        for token in dealt:
            heard[token] &= ~bit
        for item, where in enumerate(seats_of):
            self.face[dealt[where]] = faces[item]
            if item < len(rumoured):
                heard[dealt[where]] |= bit
        self.heard = heard
