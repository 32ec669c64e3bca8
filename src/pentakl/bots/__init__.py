"""Bots that play any game; `bots.bots` explains what a bot may know."""

from pentakl.bots.bots import Advice, Bot, bot, greedy_bot, names, random_bot

__all__ = ["Advice", "Bot", "bot", "greedy_bot", "names", "random_bot"]
