"""Bots that play any game; `bots.bots` explains what a bot may know."""

from pentakl.bots.bots import SIMPLEST, Advice, Bot, bot, greedy_bot, names, playable, random_bot, usual

__all__ = ["SIMPLEST", "Advice", "Bot", "bot", "greedy_bot", "names", "playable", "random_bot", "usual"]
