"""Beliefs: how likely each player holds each Crime Tool, as one player sees it.

A bot keeps nothing between decisions. The public ledger of the table says who exchanged tools with whom; what a player
saw in an exchange is a secret of that player, which the table keeps too. Beliefs are computed from both whenever they
are needed. They read the player's own tools and sightings, and no other face.
"""

from __future__ import annotations

from typing import Final

from pentakl.games.ravehard.chamber import EVIDENCE_NEEDED, leading_tool
from pentakl.games.ravehard.printed import CARDS
from pentakl.games.ravehard.table import Table
from pentakl.games.ravehard.tools import NUMBER_OF_TOOL, PASSED, PEEKED, SCHEMED, SWAPPED, TOOLS, seen_by

TOOLS_EACH: Final = 2.0
ROUNDS_OF_BALANCE: Final = 4
LITTLE: Final = 1e-6
GOOD_ENOUGH: Final = 0.002  # balancing stops when corrections are below this


class Beliefs:
    """By number of a tool and by seat: how likely that seat holds the tool."""

    __slots__ = ("seats", "share")
    seats: int
    share: list[list[float]]

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.share = [[1.0 / seats if is_used(number, seats) else 0.0] * seats for number in range(len(TOOLS))]

    def place(self, number: int, seat: int) -> None:
        """Note that a tool is certainly in a pocket. Call `balance` after the last of these notes."""
        self.share[number] = [1.0 if each == seat else 0.0 for each in range(self.seats)]

    def balance(self) -> None:
        """Scale what is uncertain: every pocket holds two tools, and every tool lies in one pocket."""
        room = [TOOLS_EACH] * self.seats
        uncertain: list[list[float]] = []
        for row in self.share:
            most = 0.0
            for share in row:
                most = max(most, share)
            if most > 1.0 - LITTLE:
                room[row.index(most)] -= 1.0
            elif most > 0.0:
                uncertain.append(row)
        for _ in range(ROUNDS_OF_BALANCE):
            correction = 0.0
            for seat in range(self.seats):
                total = 0.0
                for row in uncertain:
                    total += row[seat]
                if total > LITTLE:
                    factor = max(0.0, room[seat]) / total
                    correction = max(correction, abs(factor - 1.0))
                    for row in uncertain:
                        row[seat] = row[seat] * factor
            for row in uncertain:
                total = 0.0
                for share in row:
                    total += share
                if total > LITTLE:
                    for seat in range(self.seats):
                        row[seat] = row[seat] / total
            if correction < GOOD_ENOUGH:
                return

    def exchange(self, number: int, one: int, other: int, gives: float) -> None:
        """Two others exchanged tools, unseen: if one of them held this tool, they gave it with probability `gives`."""
        row = self.share[number]
        mine, theirs = row[one], row[other]
        row[one] = mine * (1.0 - gives) + theirs * gives
        row[other] = theirs * (1.0 - gives) + mine * gives


def is_used(number: int, seats: int) -> bool:
    return CARDS[TOOLS[number]].min_players <= seats


def beliefs_of(t: Table, me: int, weapon_gives: float) -> Beliefs:
    """Where a player believes the tools to be; holders of the weapon give it away with probability `weapon_gives`."""
    entries = t.players[me].seen
    kinds = seen_by(t, me)
    found = Beliefs(t.seats)
    for number in first_tools(t, me, entries, kinds):
        found.place(number, me)
    found.balance()
    weapon = NUMBER_OF_TOOL[leading_tool(t)] if len(t.evidence) == EVIDENCE_NEEDED else -1
    place = 0
    passing: list[list[int]] = []
    for index, entry in enumerate(t.ledger):
        deed, evidence, one, other = entry[0], entry[1], entry[2], entry[3]
        numbers: list[int] = []
        while place < len(entries) and entries[place] == index:
            numbers.append(NUMBER_OF_TOOL[kinds[place]])
            place += 1
        known_weapon = weapon if evidence == EVIDENCE_NEEDED else -1
        if deed == PASSED:
            passing.append([one, other] + numbers)
            if len(passing) == t.seats:
                pass_around(found, passing, known_weapon, weapon_gives)
                passing = []
        elif numbers and (deed == SCHEMED or deed == SWAPPED):
            found.place(numbers[0], one)
            if len(numbers) > 1:
                found.place(numbers[1], other)
            found.balance()
            # Both pockets keep their number of tools, so there is nothing to balance after the exchange. In the middle
            # of one the first tool has moved alone.
            found.place(numbers[0], other)
            if len(numbers) > 1:
                found.place(numbers[1], one)
        elif deed == SCHEMED or deed == SWAPPED:
            for number in range(len(TOOLS)):
                is_chosen = deed == SCHEMED and number == known_weapon
                found.exchange(number, one, other, weapon_gives if is_chosen else 0.5)
        elif deed == PEEKED:
            for number in numbers:
                found.place(number, other)
            if numbers:
                found.balance()
    return found


def pass_around(found: Beliefs, passing: list[list[int]], weapon: int, weapon_gives: float) -> None:
    """Everybody has passed a tool to the left at the same time; this player saw some of them."""
    moved: list[int] = []
    for each in passing:
        if len(each) > 2:
            found.place(each[2], each[0])
            moved.append(each[2])
    found.balance()
    for number in range(len(TOOLS)):
        if number in moved:
            continue
        gives = weapon_gives if number == weapon else 0.5
        row = found.share[number]
        left = row[:]
        for each in passing:
            giver, receiver = each[0], each[1]
            # If I saw what a giver passed on, the other tool has stayed.
            leaving = 0.0 if len(each) > 2 else row[giver] * gives
            left[giver] -= leaving
            left[receiver] += leaving
        found.share[number] = left
    for each in passing:
        if len(each) > 2:
            found.place(each[2], each[1])
    found.balance()


def first_tools(t: Table, me: int, entries: list[int], kinds: list[int]) -> list[int]:
    """The numbers of the tools that a player was dealt: their exchanges are undone, the last one first."""
    held = [NUMBER_OF_TOOL[t.face[token]] for token in t.players[me].tools]
    place = len(entries)
    while place > 0:
        index = entries[place - 1]
        numbers: list[int] = []
        while place > 0 and entries[place - 1] == index:
            place -= 1
            numbers.insert(0, NUMBER_OF_TOOL[kinds[place]])
        deed, _, one, other = t.ledger[index]
        if deed == PASSED:
            given = numbers if one == me else []
            got = numbers if other == me else []
        elif deed == SCHEMED or deed == SWAPPED:
            given = numbers[:1] if one == me else numbers[1:2]
            got = numbers[1:2] if one == me else numbers[:1]
        else:
            given, got = [], []
        for number in got:
            if number in held:
                held.remove(number)
        held += given
    return held


def suspicion(t: Table, me: int, weapon_gives: float) -> list[int]:
    """By seat, in thousandths: how likely it holds the leading tool."""
    leader = leading_tool(t)
    if leader < 0:
        return [1000 // t.seats] * t.seats
    row = beliefs_of(t, me, weapon_gives).share[NUMBER_OF_TOOL[leader]]
    return [int(share * 1000) for share in row]
