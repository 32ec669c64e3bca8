"""Matching: rearranges randomly dealt faces so that none lies where a seat knows that it cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pentakl.core.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING: Final = -1
FEW: Final = 4  # faces to move: up to this number it is faster to look into the masks directly
CLASSES: Final = 256  # of places are fewer: each is a byte, and 0 stands for no exclusions


def repair(faces: list[int], homes: list[int], excluded: list[int], groups: list[int], chance: Chance) -> list[int]:
    """By place: the number of the face that lies there, as close to the given deal as the exclusions allow.

    Face number i was dealt to place i. `excluded[place]` is a mask of the kinds that may not lie there. `homes` has a
    group (not 0) for each of the first faces, which were dealt to places of that group and stay in them; without homes
    no groups are needed. The real deal is a solution, so there is always one; it is found by augmenting paths in random
    order. Only a world that was imagined for another seat may have no solution; the remaining faces then lie anywhere.
    """
    order = list(range(len(faces)))
    holder = order[:]
    waiting: list[int] = []
    homeless: list[int] = []
    for place, mask in enumerate(excluded):
        if mask and mask >> faces[place] & 1:
            waiting.append(place)
            holder[place] = NOTHING
    if len(waiting) <= FEW or len(faces) >= CLASSES:
        search = Search(faces, homes, excluded, groups, holder)
    else:
        search = FamilySearch(faces, homes, excluded, groups, holder)
    for face in waiting:
        chance.shuffle(order)
        if not search.move_in(face, order):
            homeless.append(face)
    for face in homeless:
        holder[holder.index(NOTHING)] = face
    return holder


class Search:
    """Which face lies where, and where each may lie."""

    __slots__ = ("excluded", "faces", "groups", "holder", "homes")
    faces: list[int]
    homes: list[int]
    excluded: list[int]  # by place
    groups: list[int]  # by place
    holder: list[int]  # by place: the face that lies there, or NOTHING

    def __init__(
        self, faces: list[int], homes: list[int], excluded: list[int], groups: list[int], holder: list[int]
    ) -> None:
        self.faces = faces
        self.homes = homes
        self.excluded = excluded
        self.groups = groups
        self.holder = holder

    def may_lie(self, face: int, place: int) -> bool:
        mask = self.excluded[place]
        if mask and mask >> self.faces[face] & 1:
            return False
        return face >= len(self.homes) or self.homes[face] == self.groups[place]

    def move_in(self, newcomer: int, order: list[int]) -> bool:
        """Find a place for a face, moving others if necessary; returns whether there is one.

        A face takes the first place in the order that it may take and that nobody has tried. If another face lies
        there, that one looks for a place in the same way. If it finds none, the search goes back to the face before it.
        """
        holder = self.holder
        tried = [False] * len(order)  # by place
        path: list[int] = []
        face = newcomer
        while True:
            for place in order:
                if not tried[place] and self.may_lie(face, place):
                    break
            else:
                if not path:
                    return False
                path.pop()
                face = holder[path[-1]] if path else newcomer
                continue
            tried[place] = True
            path.append(place)
            face = holder[place]
            if face == NOTHING:
                self.move_along(newcomer, path, len(path))
                return True

    def move_along(self, newcomer: int, path: list[int], length: i64) -> None:
        """Move the newcomer to the first place of a path of this length, and the face at each place to the next one."""
        # Compiled, a list of objects exchanges references; a list of ints would make new ints.
        things = cast("list[object]", self.holder)
        moving: object = newcomer
        step: i64 = 0
        while step < length:
            place: i64 = path[step]
            held = things[place]
            things[place] = moving
            moving = held
            step += 1


class FamilySearch(Search):
    """A search for many faces: it takes longer to prepare.

    Places with equal exclusions are of one class. Faces that may lie in the same places are of one family, whatever
    their kinds are: most often there are only a few families, and a search tries a place only once for each of them.
    """

    __slots__ = ("barred", "family_of", "first", "home", "path", "refused", "tried")
    family_of: list[int]  # by face
    barred: list[int]  # by family: a number of bytes, one for each class of places: 1 if it may not lie there
    home: list[int]  # by family: the group whose places it must not leave, or 0
    refused: list[bytes]  # by family, by place: 1 if it may not lie there
    # What `move_in` notes down; made only once.
    tried: list[int]  # by place: the face for which it was tried last
    first: list[int]  # by family: all places before this one in the order are barred or were tried
    path: list[int]  # places: each face on the path moves to the place of the next one

    def __init__(
        self, faces: list[int], homes: list[int], excluded: list[int], groups: list[int], holder: list[int]
    ) -> None:
        super().__init__(faces, homes, excluded, groups, holder)
        self.barred = []
        self.home = []
        rows: list[bytes] = []
        classes = bytes(classify(excluded, bytes_for(faces), rows))  # by place
        self.family_of = [self._family(rows, kind, 0) for kind in faces]
        for face, home in enumerate(homes):
            self.family_of[face] = self._family(rows, faces[face], home)
        self.refused = [self._refused(family, classes) for family in range(len(self.home))]
        self.tried = [NOTHING] * len(faces)
        self.path = self.tried[:]
        self.first = self.home[:]

    def _family(self, rows: list[bytes], kind: int, home: int) -> int:
        """The family of the faces of this kind with this home."""
        byte: i64 = kind >> 3
        bit: i64 = kind & 7
        barred = 0
        weight = CLASSES  # no row belongs to class 0, where nothing is excluded
        for row in rows:
            eight: i64 = row[byte]
            if eight >> bit & 1:
                barred += weight
            weight *= CLASSES
        masks, families_home = self.barred, self.home
        family = 0
        for mask in masks:
            if mask == barred and families_home[family] == home:
                return family
            family += 1
        masks.append(barred)
        families_home.append(home)
        return family

    def _refused(self, family: int, classes: bytes) -> bytes:
        """By place: 1 if a face of this family may not lie there."""
        refused = classes.translate(self.barred[family].to_bytes(CLASSES, "little"))
        home = self.home[family]
        if home == 0:
            return refused
        return bytes([refused[place] if group == home else 1 for place, group in enumerate(self.groups)])

    def move_in(self, newcomer: int, order: list[int]) -> bool:
        """The same search. A face goes on in the order where the last one of its family has stopped."""
        count: i64 = len(order)
        holder, tried, first, path, family_of = self.holder, self.tried, self.first, self.path, self.family_of
        for each in range(len(first)):
            first[each] = 0
        length: i64 = 0
        face: i64 = newcomer
        while True:
            family: i64 = family_of[face]
            refused = self.refused[family]
            position: i64 = first[family]
            place: i64 = NOTHING
            while position < count:
                place = order[position]
                position += 1
                if refused[place] == 0 and tried[place] != newcomer:
                    break
                place = NOTHING
            first[family] = position
            if place >= 0:
                tried[place] = newcomer
                path[length] = place
                length += 1
                face = holder[place]
                if face < 0:
                    self.move_along(newcomer, path, length)
                    return True
            elif length > 0:
                length -= 1
                face = holder[path[length - 1]] if length > 0 else newcomer
            else:
                return False


def bytes_for(kinds: list[int]) -> int:
    """How many bytes have a bit for each of these kinds."""
    most: i64 = 0
    for kind in kinds:
        most = max(most, kind)
    return (most >> 3) + 1


def classify(excluded: list[int], size: int, rows: list[bytes]) -> list[int]:
    """By place: its class. `rows` gets the excluded kinds of every class but 0, where nothing is excluded.

    A row has `size` bytes, with eight kinds in each: masks of hundreds of kinds are slow to look into.
    """
    masks = [0]  # by class
    classes: list[int] = []
    number = 0
    for mask in excluded:
        if mask != masks[number]:
            number = 0
            while number < len(masks) and masks[number] != mask:
                number += 1
            if number == len(masks):
                masks.append(mask)
                every = (1 << 8 * size) - 1
                rows.append((mask & every).to_bytes(size, "little"))
        classes.append(number)
    return classes
