"""Whom an operation concerns: the players that its word (`who`) stands for, and how much an amount is.

Ties of most and least are broken clockwise from the Turn card. Absent players are left out: that part is skipped.
"""

from __future__ import annotations

from pentakl.core.events import NOBODY
from pentakl.games.ravehard.blows import next_living
from pentakl.games.ravehard.frame import Frame
from pentakl.games.ravehard.life import total_life
from pentakl.games.ravehard.table import BOSS, Table
from pentakl.games.ravehard.vocabulary import (
    PER_DEAD_PLAYERS,
    PER_LIVING_PLAYERS,
    PER_MY_SHIELDS,
    WHO_ACCUSED_INNOCENT,
    WHO_BEATEN_HOLDER,
    WHO_BOSS,
    WHO_DESIGNATED,
    WHO_DESIGNATED_NEXT,
    WHO_EACH_DEAD_PLAYER,
    WHO_EACH_PLAYER,
    WHO_LEAST_LIFE,
    WHO_LEAST_LIFE_OTHER,
    WHO_LEFT_OF_A,
    WHO_LEFT_OF_DESIGNATED,
    WHO_MOST_CARDS,
    WHO_MOST_LIFE,
    WHO_MOST_LIFE_BEFORE,
    WHO_MURDERER,
    WHO_PLAYERS_WITH_SHIELDS,
    WHO_PLAYERS_WITHOUT_SHIELDS,
    WHO_RANDOM_DEAD_PLAYER,
    WHO_RANDOM_PLAYER,
    WHO_SELF,
    WHO_SOURCE,
    WHO_TARGET,
    WHO_TURN_HOLDER,
    WHO_WINNER,
    Amount,
)


def entities(t: Table, frame: Frame, who: int) -> list[int]:
    """Seats, and BOSS, in the order in which an operation concerns them."""
    if who == WHO_TARGET:
        return present(frame.target)
    if who == WHO_SELF:
        return [frame.caster] if t.is_living(frame.caster) else []
    if who == WHO_SOURCE:
        return [frame.source] if t.is_living(frame.source) else []
    if who == WHO_EACH_PLAYER:
        return t.living()
    if who == WHO_BOSS:
        return [BOSS] if t.boss_life > 0 else []
    if who == WHO_DESIGNATED or who == WHO_DESIGNATED_NEXT:
        return present(frame.designated)
    if who == WHO_LEFT_OF_DESIGNATED:
        return [] if frame.designated == NOBODY else [(frame.designated + 1) % t.seats]
    if who == WHO_EACH_DEAD_PLAYER:
        return dead(t)
    if who == WHO_RANDOM_DEAD_PLAYER:
        return any_of(t, dead(t))
    if who == WHO_PLAYERS_WITH_SHIELDS:
        return [seat for seat in t.living() if t.players[seat].shields]
    if who == WHO_PLAYERS_WITHOUT_SHIELDS:
        return [seat for seat in t.living() if not t.players[seat].shields]
    return one_of_all(t, frame, who)


def one_of_all(t: Table, frame: Frame, who: int) -> list[int]:
    """Words that describe one player."""
    if who == WHO_MOST_CARDS:
        return highest(t.living(), [len(t.players[seat].hand) for seat in t.living()])
    if who == WHO_MOST_LIFE:
        found = highest(t.living(), [total_life(t, seat) for seat in t.living()])
        t.most_life = found[0] if found else NOBODY
        return found
    if who == WHO_MOST_LIFE_BEFORE:
        return present(t.most_life)
    if who == WHO_LEAST_LIFE:
        return highest(t.living(), [-total_life(t, seat) for seat in t.living()])
    if who == WHO_TURN_HOLDER:
        return present(t.turn)
    if who == WHO_BEATEN_HOLDER:
        return present(t.beaten)
    if who == WHO_WINNER:
        return winner_of_brawl(t)
    if who == WHO_RANDOM_PLAYER:
        return any_of(t, list(range(t.seats)))
    if who == WHO_MURDERER:
        return present(t.dark)
    if who == WHO_ACCUSED_INNOCENT:
        return present(t.accused)
    raise AssertionError(f"no player is meant by word {who} of an effect of seat {frame.caster}")


def opponent(t: Table, first: int, who: int) -> list[int]:
    """The second fighter of an Event, beside the first; if the first fighter chooses, all who may be chosen."""
    others = [seat for seat in t.living() if seat != first]
    if who == WHO_LEFT_OF_A:
        return [next_living(t, first)] if others else []
    if who == WHO_LEAST_LIFE_OTHER:
        return highest(others, [-total_life(t, seat) for seat in others])
    return others


def winner_of_brawl(t: Table) -> list[int]:
    """The fighter who dealt more damage; nobody if both dealt the same."""
    if not t.brawl or t.brawl[2] == t.brawl[3]:
        return []
    return [t.brawl[0] if t.brawl[2] > t.brawl[3] else t.brawl[1]]


def present(who: int) -> list[int]:
    return [] if who == NOBODY else [who]


def dead(t: Table) -> list[int]:
    return [seat for seat in t.in_turn_order() if not t.players[seat].is_alive()]


def any_of(t: Table, seats: list[int]) -> list[int]:
    return [seats[int(t.chance.below(len(seats)))]] if seats else []


def highest(seats: list[int], values: list[int]) -> list[int]:
    """The first seat with the highest value."""
    return [seats[values.index(max(values))]] if seats else []


# --- amounts


def reckon(t: Table, frame: Frame, amount: Amount) -> int:
    """The current value of an amount."""
    count = 0
    if amount.per == PER_LIVING_PLAYERS:
        count = len(t.living())
    elif amount.per == PER_DEAD_PLAYERS:
        count = t.seats - len(t.living())
    elif amount.per == PER_MY_SHIELDS and 0 <= frame.caster < t.seats:
        count = len(t.players[frame.caster].shields)
    return amount.reckoned(count)


def boosted(t: Table, frame: Frame, amount: Amount) -> int:
    """An amount of damage, life or cards: the first amount of an effect is raised by the boost of the card."""
    number = reckon(t, frame, amount) + frame.boost
    frame.boost = 0
    return number
