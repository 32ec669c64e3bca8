"""The game under test."""

from __future__ import annotations

from typing import Final

import pentakl

GAME: Final = pentakl.load("ravehard")
