"""The sixth game is no part of this tree: its tests run where test_sixth_game.py puts it."""

from __future__ import annotations

collect_ignore = ["tree"]
