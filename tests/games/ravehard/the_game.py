"""The game under test, which is not offered yet."""

from pentakl.games.ravehard.game_rules import GAME

__all__ = ["GAME"]
