"""Matching: rearranges randomly dealt faces so that none lies where a seat knows that it cannot be."""

from __future__ import annotations

from pentakl.core.chance import Chance


def repair(faces: list[int], homes: list[int], excluded: list[int], groups: list[int], chance: Chance) -> list[int]:
    """The place of every face, as close to the given deal (face number i at place i) as the exclusions allow.

    `excluded[place]` is a mask of the kinds that may not lie there. A face with a home (not 0) stays in the places of
    that group. The real deal is a solution, so there is always one; it is found by augmenting paths in random order.
    Only a world that was imagined for another seat may have no solution; the remaining faces then lie anywhere.
    """
    count = len(faces)
    search = Search(faces, homes, excluded, groups)
    holder = search.holder
    waiting: list[int] = []
    homeless: list[int] = []
    for face in range(count):
        if search.may_lie(search.sort_of[face], face):
            holder[face] = face
        else:
            waiting.append(face)
    order = list(range(count))
    for face in waiting:
        chance.shuffle(order)
        if not search.move_in(face, order):
            homeless.append(face)
    for face in homeless:
        holder[holder.index(-1)] = face
    places = [0] * count
    for place, face in enumerate(holder):
        places[face] = place
    return places


class Search:
    """Which face lies where, and where each may lie.

    Places with equal exclusions are of one class. Faces that may lie in the same places are of one sort, whatever their
    kinds are: most often there are only a few sorts, and faces of one sort share what a search has found out.
    """

    __slots__ = ("barred", "class_of", "groups", "holder", "home", "sort_of", "tried")
    holder: list[int]  # by place: the face that lies there, or -1
    groups: list[int]  # by place
    class_of: list[int]  # by place
    sort_of: list[int]  # by face
    barred: list[int]  # by sort: a mask of the classes of places where it may not lie
    home: list[int]  # by sort: the group whose places it must not leave, or 0
    tried: list[int]  # by place: the face for which it was tried last

    def __init__(self, faces: list[int], homes: list[int], excluded: list[int], groups: list[int]) -> None:
        count = len(faces)
        self.holder = [-1] * count
        self.tried = [-1] * count
        self.groups = groups
        self.class_of = []
        self.sort_of = []
        self.barred = []
        self.home = []
        rows = self._classify_places(excluded, (max(faces) >> 3) + 1 if faces else 0)
        sorts_barred, sorts_home, sort_of = self.barred, self.home, self.sort_of
        for i, kind in enumerate(faces):
            barred, home = barred_in(rows, kind), homes[i]
            sort = 0
            while sort < len(sorts_barred) and (sorts_barred[sort] != barred or sorts_home[sort] != home):
                sort += 1
            if sort == len(sorts_barred):
                sorts_barred.append(barred)
                sorts_home.append(home)
            sort_of.append(sort)

    def _classify_places(self, excluded: list[int], size: int) -> list[bytes]:
        """By class: the excluded kinds, eight in a byte. Masks of hundreds of kinds are slow to look into."""
        every = (1 << 8 * size) - 1
        rows: list[bytes] = []
        numbers: dict[int, int] = {}
        last = -1
        number = 0
        for mask in excluded:
            if mask != last:
                last = mask
                known = numbers.get(mask)
                if known is None:
                    known = numbers[mask] = len(rows)
                    rows.append((mask & every).to_bytes(size, "little"))
                number = known
            self.class_of.append(number)
        return rows

    def may_lie(self, sort: int, place: int) -> bool:
        if self.barred[sort] >> self.class_of[place] & 1:
            return False
        home = self.home[sort]
        return home == 0 or home == self.groups[place]

    def move_in(self, newcomer: int, order: list[int]) -> bool:
        """Find a place for a face, moving others if necessary; returns whether there is one.

        A face takes the first place in the order that it may take and that nobody has tried. If another face lies
        there, that one looks for a place in the same way. If it finds none, the search goes back to the face before it.
        """
        count = len(order)
        holder, tried, class_of, groups = self.holder, self.tried, self.class_of, self.groups
        first = [0] * len(self.barred)  # by sort: all places before this one in the order are barred or were tried
        goals: list[int] = []  # the path: each face on it moves to the place of the next one
        face = newcomer
        while True:
            sort = self.sort_of[face]
            barred, home = self.barred[sort], self.home[sort]
            position = first[sort]
            place = -1
            while position < count:
                place = order[position]
                position += 1
                if (
                    tried[place] != newcomer
                    and barred >> class_of[place] & 1 == 0
                    and (home == 0 or home == groups[place])
                ):
                    break
                place = -1
            first[sort] = position
            if place < 0:
                if not goals:
                    return False
                goals.pop()
                face = holder[goals[-1]] if goals else newcomer
                continue
            tried[place] = newcomer
            goals.append(place)
            face = holder[place]
            if face < 0:
                for i in range(len(goals) - 1, 0, -1):
                    holder[goals[i]] = holder[goals[i - 1]]
                holder[goals[0]] = newcomer
                return True


def barred_in(rows: list[bytes], kind: int) -> int:
    """A mask of the rows that exclude this kind."""
    mask = 0
    for i, row in enumerate(rows):
        if row[kind >> 3] >> (kind & 7) & 1:
            mask |= 1 << i
    return mask
