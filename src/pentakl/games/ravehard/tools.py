"""Crime Tools and Flirt cards: who passes what to whom, who sees it, and the ledger in which this is recorded.

The ledger is public: what happened, after how much Evidence, between whom. Which tools a player saw is a secret of that
player.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.tokens import EVERYONE
from pentakl.games.ravehard.cards import CRIME_TOOLS
from pentakl.games.ravehard.printed import CARDS, KINDS_OF_DECK, MESSAGE_WORDS, NAMES
from pentakl.games.ravehard.questions import MESSAGES
from pentakl.games.ravehard.table import Table

SCHEMED: Final = 0
PEEKED: Final = 1
SWAPPED: Final = 2
PASSED: Final = 3
FLIRTED: Final = 4
VOTED: Final = 5
NOMINATED: Final = 6
VOLUNTEERED: Final = 7
TOOLS: Final[list[int]] = KINDS_OF_DECK[CRIME_TOOLS]
NUMBER_OF_TOOL: Final[list[int]] = [TOOLS.index(kind) if kind in TOOLS else -1 for kind in range(len(NAMES))]
# By number of a tool: its number after a shift by 0, 1, 2, ...
SHIFTED: Final[list[list[int]]] = [
    [(number + shift) % len(TOOLS) for shift in range(len(TOOLS))] for number in range(len(TOOLS))
]
# By kind: where the words of its messages begin.
FIRST_MESSAGE: Final[list[int]] = [
    sum([len(earlier.meanings) for earlier in CARDS[:kind]]) for kind in range(len(CARDS))
]
BITS: Final = 4  # of a number of a tool
DEEDS: Final = ["schemed", "peeked", "swapped", "passed", "flirted", "voted", "nominated", "volunteered"]


def write_down(t: Table, deed: int, seat: int, other: int) -> None:
    t.ledger = t.ledger + [[deed, len(t.evidence), seat, other]]


def note(t: Table, seat: int, tokens: list[int]) -> None:
    """A player has seen these tools in the event that the last entry of the ledger records.

    That they saw tools is public; which ones is their secret: the numbers of the tools as digits, the latest last. For
    the others, every shift of all these numbers is equally likely.
    """
    player = t.players[seat]
    player.seen = player.seen + [len(t.ledger) - 1] * len(tokens)
    name = sightings(seat)
    value = t.secret(name) if name in t.secrets else 0
    choices = t.secrets[name].choices if name in t.secrets else [0] * len(TOOLS)
    for token in tokens:
        number = NUMBER_OF_TOOL[t.face[token]]
        value = value << BITS | number
        if t.keeps_rumours():
            choices = [each << BITS | SHIFTED[number][shift] for shift, each in enumerate(choices)]
    t.keep_secret(name, value, choices, 1 << seat)


def sightings(seat: int) -> str:
    """The name of the secret: the tools that a player has seen, in order."""
    return f"seen-{seat}"


def seen_by(t: Table, seat: int) -> list[int]:
    """The kinds of the tools that a player has seen, one for each of the entries in `seen`."""
    count = len(t.players[seat].seen)
    if not count:
        return []
    value = t.secret(sightings(seat))
    return [TOOLS[value >> BITS * (count - 1 - place) & (1 << BITS) - 1] for place in range(count)]


def hand_over(t: Table, kind: str, token: int, giver: int, receiver: int) -> None:
    """One tool changes hands; the two concerned see it. Call `hide_choice` first: others do not learn which."""
    one, other = t.players[giver], t.players[receiver]
    one.tools = [each for each in one.tools if each != token]
    other.tools = [*other.tools, token]
    t.show(token, 1 << giver | 1 << receiver)
    t.moved(kind, giver, token, "tools", giver, "tools", receiver)


def hide_choice(t: Table, giver: int, receiver: int) -> None:
    """The others do not learn which of the giver's tools is going to the receiver."""
    t.mingle(t.players[giver].tools, 1 << giver | 1 << receiver)


def offer_tool(t: Table, token: int, giver: int, receiver: int) -> None:
    """Scheming, first half: the receiver gets a tool and looks at it."""
    hide_choice(t, giver, receiver)
    write_down(t, SCHEMED, giver, receiver)
    t.event("schemed", giver, other=receiver)
    hand_over(t, "gave-tool", token, giver, receiver)
    note(t, giver, [token])
    note(t, receiver, [token])


def return_tool(t: Table, token: int, offered: int, receiver: int, giver: int) -> None:
    """Scheming, second half: one of the two other tools goes back."""
    own = [each for each in t.players[receiver].tools if each != offered]
    t.mingle(own, 1 << giver | 1 << receiver)
    hand_over(t, "gave-tool", token, receiver, giver)
    note(t, giver, [token])
    note(t, receiver, [token])


def any_tool(t: Table, seat: int) -> int:
    tools = t.players[seat].tools
    return tools[int(t.chance.below(len(tools)))]


def peek(t: Table, seat: int, victim: int, count: int) -> None:
    """Look secretly at one random tool of a player, or at both."""
    tools = t.players[victim].tools
    if not tools or seat == victim:
        return
    seen = tools[:] if count >= len(tools) else [any_tool(t, victim)]
    write_down(t, PEEKED, seat, victim)
    t.looked(seat, seen, "tools", victim)
    note(t, seat, seen)


def swap(t: Table, one: int, other: int) -> None:
    """Two players swap one random tool each; both see both."""
    if one == other or not t.players[one].tools:
        return
    given, got = any_tool(t, one), any_tool(t, other)
    hide_choice(t, one, other)
    hide_choice(t, other, one)
    write_down(t, SWAPPED, one, other)
    hand_over(t, "swapped-tool", given, one, other)
    hand_over(t, "swapped-tool", got, other, one)
    note(t, one, [given, got])
    note(t, other, [given, got])


def pass_left(t: Table, tokens: list[int]) -> None:
    """All players at the same time pass a tool to the left; `tokens` by seat."""
    for seat in range(t.seats):
        hide_choice(t, seat, (seat + 1) % t.seats)
    for seat, token in enumerate(tokens):
        left = (seat + 1) % t.seats
        write_down(t, PASSED, seat, left)
        hand_over(t, "passed-tool", token, seat, left)
        note(t, seat, [token])
        note(t, left, [token])


def show_tools(t: Table, seat: int) -> None:
    for token in t.players[seat].tools:
        if t.known[token] != EVERYONE:
            t.known[token] = EVERYONE
            t.moved("showed-tool", seat, token, "tools", seat, "tools", seat)


def open_pockets(t: Table) -> None:
    """After the end everybody learns who holds which tool, and which ones each player has seen before."""
    for player in t.players:
        show_tools(t, player.index)
        if player.seen:
            t.reveal_secret(sightings(player.index), EVERYONE)


def give_flirt(t: Table, seat: int, token: int, message: int, receiver: int) -> None:
    """Hand over a Flirt card and point at one of its messages; only the two concerned know which."""
    player = t.players[seat]
    both = 1 << seat | 1 << receiver
    t.mingle(player.flirts, both)
    player.flirts = [each for each in player.flirts if each != token]
    t.players[receiver].flirts = [*t.players[receiver].flirts, token]
    t.show(token, both)
    player.has_flirted = True
    write_down(t, FLIRTED, seat, receiver)
    t.moved("flirted", seat, token, "flirts", seat, "flirts", receiver)
    t.keep_secret(message_on(token), message, list(range(1, MESSAGES + 1)), both)
    t.event("message", seat, other=receiver, word=MESSAGE_WORDS[FIRST_MESSAGE[t.face[token]] + message - 1], told=both)


def message_on(token: int) -> str:
    """The name of the secret: at which message of a Flirt card its last giver pointed."""
    return f"message-{token}"
