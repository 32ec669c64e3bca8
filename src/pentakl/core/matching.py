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
    barred = decode(excluded, max(faces) + 1 if faces else 0)
    holder = [-1] * count  # by place: the face that lies there
    waiting: list[int] = []
    homeless: list[int] = []
    for face in range(count):
        if may_lie(faces[face], homes[face], barred[face], groups[face]):
            holder[face] = face
        else:
            waiting.append(face)
    order = list(range(count))
    for face in waiting:
        chance.shuffle(order)
        if not move_in(face, faces, homes, barred, groups, holder, order):
            homeless.append(face)
    for face in homeless:
        holder[holder.index(-1)] = face
    places = [0] * count
    for place in range(count):
        places[holder[place]] = place
    return places


def decode(masks: list[int], kinds: int) -> list[bytes]:
    """By place, eight kinds in a byte: masks of hundreds of kinds are long numbers, which take long to look into."""
    size = kinds + 7 >> 3
    every = (1 << 8 * size) - 1
    found: list[bytes] = []
    decoded: dict[int, bytes] = {}
    last = 0
    row = bytes(size)
    decoded[0] = row
    for mask in masks:
        if mask != last:
            last = mask
            known = decoded.get(mask)
            if known is None:
                known = decoded[mask] = (mask & every).to_bytes(size, "little")
            row = known
        found.append(row)
    return found


def may_lie(kind: int, home: int, barred: bytes, group: int) -> bool:
    return barred[kind >> 3] >> (kind & 7) & 1 == 0 and (home == 0 or home == group)


def move_in(
    face: int, faces: list[int], homes: list[int], barred: list[bytes], groups: list[int],
    holder: list[int], order: list[int],
) -> bool:  # fmt: skip
    """Find a place for a face, moving others if necessary; returns whether there is one.

    A face takes the first place in the order that it may take and that nobody has tried. If another face lies there,
    that one looks for a place in the same way. If it finds none, the search goes back to the face before it.
    """
    count = len(order)
    tried = [False] * count
    first = 0  # all places before this one in the order were tried
    position = 0
    # The path: which faces move, to which places, and where in the order those are.
    movers: list[int] = []
    goals: list[int] = []
    positions: list[int] = []
    while True:
        kind = faces[face]
        home = homes[face]
        while position < count:
            place = order[position]
            if not tried[place] and may_lie(kind, home, barred[place], groups[place]):
                break
            position += 1
        if position == count:
            if not movers:
                return False
            face = movers.pop()
            goals.pop()
            position = positions.pop() + 1
            continue
        place = order[position]
        tried[place] = True
        movers.append(face)
        goals.append(place)
        positions.append(position)
        if holder[place] < 0:
            for i in range(len(movers)):
                holder[goals[i]] = movers[i]
            return True
        face = holder[place]
        while first < count and tried[order[first]]:
            first += 1
        position = first
