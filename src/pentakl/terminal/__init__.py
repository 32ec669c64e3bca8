"""Games in the terminal: one person against bots."""

from pentakl.terminal.play import Play, make_console, ways_in

__all__ = ["Play", "make_console", "ways_in"]
