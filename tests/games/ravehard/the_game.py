"""The game under test."""

from __future__ import annotations

from typing import Final

from pentakl.core.game import Game
from pentakl.games.ravehard.game_rules import RavehardRules

GAME: Final = Game(RavehardRules())
