"""Tokens and faces: which card is which, what each seat knows about it, and redealing what a seat does not know.

Zones and questions hold opaque tokens. `face[token]` is what is printed; `known[token]` is a bitmask of the seats
that know it. Rumours, what a seat knows less precisely ("the stolen card is in his hand or in his pile"), are kept too:
tokens of one `group` may have been exchanged unseen, and `heard[token]` marks the seats that know that this face lies
somewhere in the group. `pool[token]` is the card's back: faces never cross from one back to another. What a seat can
exclude ("none of that faction in this hand") is kept in `excluded`.

Overlapping groups are merged, so a seat may know a little less than a perfect memory would, but never more.
"""

from __future__ import annotations

from typing import Final, cast

from pentakl.core.chance import Chance
from pentakl.core.events import LOST_TRACK, TAKEN_FOR, Event
from pentakl.core.matching import repair
from pentakl.core.native import mypyc_attr

WATCHER: Final = 8  # the pseudo-seat whose bit stands for all spectators
EVERYONE: Final = (1 << 9) - 1
NOTHING_EXCLUDED: Final[list[list[int]]] = []
NO_ROW: Final[list[int]] = []

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

    __slots__ = ("backs", "events", "excluded", "face", "group", "heard", "known", "of_back", "pool", "rumours")
    events: list[Event] | None
    backs: int
    face: list[int]
    known: list[int]
    heard: list[int]
    group: list[int]
    pool: list[int]
    of_back: list[list[int]]
    excluded: list[list[int]]
    rumours: int

    def print_cards(self, faces: list[int], pool: list[int]) -> None:
        """Give every token its face and its back; nobody knows any of them."""
        self.face = faces
        self.pool = pool
        self.backs = max(pool) + 1 if pool else 0
        self.sort_by_back()
        self.known = [0] * len(faces)
        self.heard = [0] * len(faces)
        self.group = [0] * len(faces)
        self.excluded = NOTHING_EXCLUDED

    def sort_by_back(self) -> None:
        """List the tokens of each back. They never change."""
        self.of_back = [[] for _ in range(self.backs)]
        for token, back in enumerate(self.pool):
            self.of_back[back].append(token)

    def copy_tokens(self, source: Tokens) -> None:
        self.backs = source.backs
        self.face = source.face
        self.known = source.known[:]
        self.heard = source.heard
        self.group = source.group
        self.pool = source.pool
        self.of_back = source.of_back
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
        rows = self.excluded[:] or [[0] * len(self.face)] * (WATCHER + 1)
        # Seats with the same knowledge share a row, also afterwards.
        before: list[int] | None = None
        after: list[int] | None = None
        for seat in range(WATCHER + 1):
            if seats >> seat & 1:
                if after is None or rows[seat] is not before:
                    before = rows[seat]
                    after = before[:]
                    for token in tokens:
                        after[token] |= mask
                rows[seat] = after
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
        merged = 0
        for number in group:
            if number > merged:
                merged = number
        for alike in self._by_back(tokens):
            if len(alike) < 2:
                continue
            merged += 1
            self._join_groups(group, alike, merged)
            for token in alike:
                heard[token] |= known[token] & others
                known[token] &= keepers
        self.heard = heard
        self.group = group

    def _by_back(self, tokens: list[int]) -> list[list[int]]:
        """These tokens in lists, one for each back."""
        pool = self.pool
        first = pool[tokens[0]]
        for token in tokens:
            if pool[token] != first:
                break
        else:
            return [tokens]
        found: list[list[int]] = [[] for _ in range(self.backs)]
        for token in tokens:
            found[pool[token]].append(token)
        return found

    def _join_groups(self, group: list[int], tokens: list[int], merged: int) -> None:
        """Give these tokens, and all others of their groups, the group `merged`."""
        reached: list[int] = []
        for token in tokens:
            number = group[token]
            if number and number not in reached:
                reached.append(number)
            group[token] = merged
        if len(reached) == 1:
            only = reached[0]
            for token, number in enumerate(group):
                if number == only:
                    group[token] = merged
        elif reached:
            for token, number in enumerate(group):
                if number and number != merged and number in reached:
                    group[token] = merged

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
        group = self.group
        heard = self.heard
        touched: list[int] = []
        for token in tokens:
            if group[token] and group[token] not in touched:
                touched.append(group[token])
        rumoured = 0
        for token in range(len(group)):
            if heard[token] and group[token] and group[token] in touched:
                rumoured |= heard[token]
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
        rows = self.excluded
        known = self.known
        for alike in self._by_back(tokens) if tokens else []:
            seen_by = EVERYONE  # the seats that see all of these cards
            for token in alike:
                seen_by &= known[token]
            bare: list[int] | None = None  # a row without an exclusion for these cards
            for seat in range(WATCHER + 1):
                if not others >> seat & 1 or not alike:
                    continue
                row = rows[seat]
                if not seen_by >> seat & 1:
                    if row is bare:
                        continue
                    if is_bare(row, alike):
                        bare = row
                        continue
                changed = self._with_common_exclusion(row, alike, seat)
                if changed is not row:
                    if rows is self.excluded:
                        rows = rows[:]
                    rows[seat] = changed
        self.excluded = rows

    def _with_common_exclusion(self, row: list[int], tokens: list[int], seat: int) -> list[int]:
        """The exclusions of a seat, if for these cards only what it excludes for all of them is left."""
        common = -1
        is_common = True
        for token in tokens:
            if common:
                common &= ~(1 << self.face[token]) if self.sees(seat, token) else row[token]
        for token in tokens:
            if row[token] != common:
                is_common = False
        if is_common:
            return row
        changed = row[:]
        for token in tokens:
            changed[token] = common
        return changed

    def _resolve_rumours(self, seats: int) -> None:
        """Drop rumours that newly known cards explain: a card that a seat now knows may be the one it had heard of.

        Each such card removes the rumour from one card of the group with an equal face; the others keep it.
        """
        if not seats & (seats - 1):
            self._resolve_rumours_of(seats)
            return
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
        known, group, heard, face = self.known, self.group, self.heard, self.face
        rumoured: list[int] = []
        for token, mask in enumerate(heard):
            if mask & bit and known[token] & bit == 0:
                rumoured.append(token)
        if not rumoured:
            return
        shown: list[int] = []
        for token, number in enumerate(group):
            if number and known[token] & bit and heard[token] & bit == 0:
                shown.append(token)
        for token in rumoured:
            kind, number = face[token], group[token]
            for other in reversed(shown):
                if face[other] == kind and group[other] == number:
                    if heard is self.heard:
                        heard = heard[:]
                    heard[token] -= bit
                    heard[other] |= bit
                    shown.remove(other)
                    break
        self.heard = heard

    def determinize(self, seat: int, chance: Chance) -> None:
        """Redeal the faces that `seat` does not know, among the places where they may lie as far as it knows.

        The result depends only on what the seat knows and on `chance`, never on the true faces.
        """
        self.check_rumours()
        self._resolve_rumours(1 << seat)
        self.face = self.face[:]
        bit = 1 << seat
        known, group = self.known, self.group
        for tokens in self.of_back:
            # Compiled, a list of objects copies references; a list of ints would make new ints.
            hidden: list[object] = []
            is_grouped = False
            for each in cast("list[object]", tokens):
                token = cast("int", each)
                if not known[token] & bit:
                    hidden.append(each)
                    if group[token]:
                        is_grouped = True
            if len(hidden) > 1:  # the last hidden card of a back is known, whether the seat has noticed it or not
                self._deal_anew(seat, cast("list[int]", hidden), is_grouped, chance)

    def _deal_anew(self, seat: int, tokens: list[int], is_grouped: bool, chance: Chance) -> None:
        """Deal the faces of these cards, all of one back, among them."""
        rumoured: list[int] = []
        places = tokens
        if is_grouped:
            places = []
            faces: list[int] = []
            self._deal_rumours(seat, tokens, rumoured, places, faces, chance)
        else:
            faces = picked(self.face, tokens)
        faces.sort()
        chance.shuffle(faces)
        excluded = self.excluded[seat] if self.excluded else NO_ROW
        if self._lay(faces, places, excluded) or self._clashes(excluded, rumoured):
            self._respect_exclusions(excluded, rumoured, places, 1 << seat, chance)

    def _lay(self, faces: list[int], places: list[int], excluded: list[int]) -> bool:
        """Give these cards these faces; returns whether one of the faces is excluded for its card."""
        # Compiled, a list of objects copies references; a list of ints would make new ints.
        things, changed = cast("list[object]", faces), cast("list[object]", self.face)
        is_wrong = False
        if excluded:
            for i, token in enumerate(places):
                changed[token] = things[i]
                mask = excluded[token]
                if mask and mask >> faces[i] & 1:
                    is_wrong = True
        else:
            for i, token in enumerate(places):
                changed[token] = things[i]
        return is_wrong

    def _deal_rumours(
        self, seat: int, tokens: list[int], rumoured: list[int], places: list[int], faces: list[int], chance: Chance
    ) -> None:
        """Deal the faces that the seat has heard of among their groups.

        The lists are filled: with the cards that have got such a face, with all others, and with the faces of those.
        """
        bit = 1 << seat
        face = self.face
        group = self.group
        grouped: dict[int, list[int]] = {}
        last = 0  # the group of the token before, and its members
        together = places
        for token in tokens:
            number = group[token]
            if number:
                if number != last:
                    last = number
                    together = grouped.setdefault(number, [])
                together.append(token)
            else:
                places.append(token)
                faces.append(face[token])
        heard = self.heard
        for members in grouped.values():
            rumours: list[int] = []
            for token in members:
                if heard[token] & bit:
                    rumours.append(face[token])
                    if heard is self.heard:
                        heard = heard[:]
                    heard[token] -= bit
                else:
                    faces.append(face[token])
            chance.shuffle(members)
            if rumours:
                rumours.sort()
                for i, kind in enumerate(rumours):
                    token = members[i]
                    face[token] = kind
                    heard[token] |= bit
                    rumoured.append(token)
                places += members[len(rumours) :]
            else:
                places += members
        self.heard = heard

    def _respect_exclusions(
        self, excluded: list[int], rumoured: list[int], places: list[int], bit: int, chance: Chance
    ) -> None:
        """Exchange dealt faces until none lies where the seat can exclude it; rumours stay within their groups."""
        face = self.face
        group = self.group
        dealt = rumoured + places if rumoured else places
        faces = picked(face, dealt)
        homes = picked(group, rumoured)
        groups = picked(group, dealt) if rumoured else NO_ROW
        holder = repair(faces, homes, picked(excluded, dealt), groups, chance)
        for place, item in enumerate(holder):
            if item != place:
                face[dealt[place]] = faces[item]
        if rumoured:
            heard = self.heard[:]
            for token in rumoured:
                heard[token] &= ~bit
            for place, item in enumerate(holder):
                if item < len(rumoured):
                    heard[dealt[place]] |= bit
            self.heard = heard

    def _clashes(self, excluded: list[int], tokens: list[int]) -> bool:
        """Whether one of these cards has a face that is excluded for it."""
        face = self.face
        for token in tokens:
            mask = excluded[token] if excluded else 0
            if mask and mask >> face[token] & 1:
                return True
        return False


def picked(row: list[int], tokens: list[int]) -> list[int]:
    """The numbers of a row for these tokens."""
    # Compiled, a list of objects copies references; a list of ints would make new ints.
    things = cast("list[object]", row)
    return cast("list[int]", [things[token] for token in tokens])


def is_bare(row: list[int], tokens: list[int]) -> bool:
    """Whether nothing is excluded for these tokens."""
    for token in tokens:
        if row[token]:
            return False
    return True
