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
    holder = [-1] * count  # by place: the face that lies there
    waiting: list[int] = []
    homeless: list[int] = []
    for face in range(count):
        if may_lie(faces[face], homes[face], excluded[face], groups[face]):
            holder[face] = face
        else:
            waiting.append(face)
    order = list(range(count))
    for face in waiting:
        chance.shuffle(order)
        if not move_in(face, faces, homes, excluded, groups, holder, order, [False] * count):
            homeless.append(face)
    for face in homeless:
        holder[holder.index(-1)] = face
    places = [0] * count
    for place in range(count):
        places[holder[place]] = place
    return places


def may_lie(kind: int, home: int, excluded: int, group: int) -> bool:
    return excluded >> kind & 1 == 0 and (home == 0 or home == group)


def move_in(
    face: int, faces: list[int], homes: list[int], excluded: list[int], groups: list[int],
    holder: list[int], order: list[int], tried: list[bool],
) -> bool:  # fmt: skip
    """Find a place for a face, moving others if necessary; returns whether there is one."""
    for place in order:
        if not tried[place] and may_lie(faces[face], homes[face], excluded[place], groups[place]):
            tried[place] = True
            held = holder[place]
            if held < 0 or move_in(held, faces, homes, excluded, groups, holder, order, tried):
                holder[place] = face
                return True
    return False
