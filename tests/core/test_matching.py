"""Rearranging a random deal: few faces and many are moved by different searches with the same result."""

from __future__ import annotations

import random

import pytest

from pentakl.core.chance import quick
from pentakl.core.matching import CLASSES, FEW, NOTHING, FamilySearch, Search, repair

KINDS = 70
PLACES = 30


def exclusions(source: random.Random, faces: list[int], can_be_solved: bool) -> list[int]:
    """By place: a mask that often excludes kinds. If the deal can be solved, `faces` lie right."""
    masks = [0, *(source.getrandbits(KINDS) for _ in range(3))]
    chosen = [source.choice(masks) for _ in faces]
    return [mask & ~(1 << kind) for mask, kind in zip(chosen, faces, strict=True)] if can_be_solved else chosen


@pytest.mark.parametrize("can_be_solved", [True, False])
def test_both_searches_move_the_same_faces(can_be_solved: bool) -> None:
    source = random.Random(7)
    for seed in range(60):
        faces = [source.randrange(KINDS) for _ in range(PLACES)]
        groups = [source.randint(1, 3) for _ in range(PLACES)]
        homes = groups[: source.choice([0, 5])]
        excluded = exclusions(source, faces, can_be_solved)
        source.shuffle(faces)
        waiting = [place for place in range(PLACES) if excluded[place] >> faces[place] & 1]
        held = [NOTHING if place in waiting else place for place in range(PLACES)]
        one = Search(faces, homes, excluded, groups, held[:])
        other = FamilySearch(faces, homes, excluded, groups, held[:])
        chance, order = quick(seed), list(range(PLACES))
        for face in waiting:
            chance.shuffle(order)
            assert one.move_in(face, order) == other.move_in(face, order)
            assert one.holder == other.holder


@pytest.mark.parametrize("misplaced", [FEW - 2, 2 * FEW, CLASSES])
def test_after_a_repair_no_face_lies_where_it_is_excluded(misplaced: int) -> None:
    # The first places accept only kind 0, which lies in the last ones.
    faces = [1] * misplaced + [0] * misplaced
    excluded = [~1] * misplaced + [0] * misplaced
    holder = repair(faces, [], excluded, [], quick(1))
    assert sorted(holder) == list(range(2 * misplaced))
    assert [faces[face] for face in holder] == [0] * misplaced + [1] * misplaced


def test_a_face_with_a_home_stays_in_its_group() -> None:
    # Face 0 may not stay in place 0. Its home is group 1, so it goes to place 1 and not to place 2 or 3.
    holder = repair([5, 6, 6, 6], [1], [1 << 5, 0, 0, 0], [1, 1, 2, 0], quick(3))
    assert holder[1] == 0


def test_without_a_solution_the_remaining_face_lies_anywhere() -> None:
    assert sorted(repair([5, 5], [], [1 << 5, 0], [], quick(1))) == [0, 1]
