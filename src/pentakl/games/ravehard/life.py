"""Life: losing it level by level, healing, death, revival, and how a game ends by it.

Every change of life goes through this module. It opens no window and asks nobody.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.table import Outcome
from pentakl.games.ravehard.cards import OBVERSE, REVERSE
from pentakl.games.ravehard.seat import DARK, DEAD, LEVELS, ON_OBVERSE, ON_REVERSE, WOUNDED
from pentakl.games.ravehard.table import BOSS, THRONE, Table
from pentakl.games.ravehard.tools import open_pockets
from pentakl.games.ravehard.vocabulary import ACTION_SCHEME

CAUGHT: Final = "caught"
DARKCHMAGE_BEATEN: Final = "darkchmage-beaten"
DARKCHMAGE_WON: Final = "darkchmage"
ALL_DEAD: Final = "all-dead"
COWARDS: Final = "cowards"
DEFEATED: Final = "defeated"
TURN_LIMIT: Final = "turn-limit"
REASONS: Final = [CAUGHT, DARKCHMAGE_BEATEN, DARKCHMAGE_WON, ALL_DEAD, COWARDS, DEFEATED, TURN_LIMIT]


def printed_life(t: Table, who: int, level: int) -> int:
    """The most life that a player has on a level."""
    if level == DARK:
        return THRONE.life[t.seats]
    if level == DEAD:
        return 0
    return t.character(who).life[REVERSE if level == ON_REVERSE else OBVERSE]


def full_life(t: Table, who: int) -> int:
    """The most life that somebody has now."""
    return t.the_boss().life[t.seats] if who == BOSS else printed_life(t, who, t.players[who].level)


def next_level(t: Table, level: int) -> int:
    """The next level of a player who has lost all life of this one."""
    if level == ON_OBVERSE:
        return WOUNDED if t.is_duel else ON_REVERSE
    return ON_REVERSE if level == WOUNDED else DEAD


def total_life(t: Table, seat: int) -> int:
    """The life on this level and on all that are still to come."""
    player = t.players[seat]
    total = player.life
    level = player.level
    while level != DEAD:
        level = next_level(t, level)
        total += printed_life(t, seat, level)
    return total


def hurt(t: Table, who: int, amount: int, source: int) -> bool:
    """Take life from a seat or the Boss; returns whether a player has thereby lost all life of a level."""
    if amount <= 0 or not t.is_living(who):
        return False
    if who == BOSS:
        lost = min(amount, t.boss_life)
        t.boss_life -= lost
        t.event("boss-hurt", NOBODY, lost, other=source if source < t.seats else NOBODY)
        if t.boss_life == 0:
            t.event("boss-beaten", NOBODY)
        return False
    player = t.players[who]
    lost = min(amount, player.life)
    player.life -= lost
    if t.brawl and source in t.brawl[:2] and source != who:
        place = 2 if source == t.brawl[0] else 3
        t.brawl = [dealt + lost if i == place else dealt for i, dealt in enumerate(t.brawl)]
    t.event("hurt", who, lost)
    if player.life > 0:
        return False
    player.level = next_level(t, player.level)
    player.life = printed_life(t, who, player.level)
    if player.level == DEAD:
        die(t, who)
    else:
        t.event("turned-over", who, player.life, word=LEVELS[player.level])
    return True


def die(t: Table, seat: int) -> None:
    t.event("died", seat)
    if t.turn == seat:
        t.actions = [left if action == ACTION_SCHEME else 0 for action, left in enumerate(t.actions)]
    if t.beaten == seat:
        t.beaten = NOBODY
        t.event("beaten-returned", seat)
    if t.is_duel:
        end(t, [1 - seat], DEFEATED)
    elif seat == t.dark:
        end(t, [each for each in range(t.seats) if each != seat], DARKCHMAGE_BEATEN)
    elif t.dark != NOBODY:
        if len(t.living()) == 1:
            end(t, [t.dark], DARKCHMAGE_WON)
    elif not t.living():
        end(t, [], ALL_DEAD)


def end(t: Table, winners: list[int], reason: str) -> None:
    """The game is over, unless it was before. A story without winners is lost for everybody."""
    if not t.is_over():
        points = [total_life(t, seat) for seat in range(t.seats)]
        t.outcome = Outcome(winners, reason, points, not winners and not t.is_duel)
        open_pockets(t)


def heal(t: Table, who: int, amount: int) -> None:
    """Give life back, at most what is printed on the current side."""
    if not t.is_living(who):
        return
    most = full_life(t, who)
    if who == BOSS:
        gained = min(amount, most - t.boss_life)
        t.boss_life += gained
        t.event("boss-healed", NOBODY, gained)
    else:
        player = t.players[who]
        gained = max(0, min(amount, most - player.life))
        player.life += gained
        t.event("healed", who, gained)


def revive(t: Table, seat: int, amount: int) -> None:
    """A dead player returns on the reverse."""
    player = t.players[seat]
    if player.level == DEAD:
        player.level = ON_REVERSE
        player.life = min(amount, printed_life(t, seat, ON_REVERSE))
        t.event("revived", seat, player.life)


def set_life(t: Table, seat: int, amount: int) -> None:
    """Set the life on the current side exactly."""
    player = t.players[seat]
    if player.is_alive():
        player.life = min(amount, full_life(t, seat))
        t.event("life-set", seat, player.life)


def change_attack(t: Table, who: int, change: int) -> None:
    """Change an Attack until the end of the fight."""
    if t.is_living(who):
        if who == BOSS:
            t.boss_change += change
            t.event("boss-attack", NOBODY, t.attack_of(BOSS))
        else:
            t.players[who].attack_change += change
            t.event("attack-changed", who, t.attack_of(who))


def end_attack_changes(t: Table) -> None:
    for player in t.players:
        player.attack_change = 0
    t.boss_change = 0
    t.fury = 0
