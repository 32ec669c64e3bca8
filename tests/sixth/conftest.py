"""The sixth game is not part of this tree: its tests run in the copy that test_sixth_game.py makes."""

from __future__ import annotations

collect_ignore = ["tree"]
