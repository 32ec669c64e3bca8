"""What a search knows about Ravehard: how bots play on, and how likely each player is to win.

The chances were fitted to games of greedy bots; docs/bots.md says how.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import Choice
from pentakl.core.search import Judgement, Level, Search
from pentakl.core.state import State
from pentakl.games.ravehard.chamber import EVIDENCE_NEEDED
from pentakl.games.ravehard.evaluation import holds_weapon
from pentakl.games.ravehard.greedy import advise
from pentakl.games.ravehard.life import full_life, total_life
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.questions import (
    CHARACTER,
    DESIGNATE,
    EXCHANGE_HAND,
    FIRST_PLAYER,
    NOMINATE,
    OPPONENT,
    PASS_ON,
    RETURN_TOOL,
    SCHEME_WITH,
    VOLUNTEER,
    VOTE,
)
from pentakl.games.ravehard.step_search import StepSearch
from pentakl.games.ravehard.story_search import StorySearch
from pentakl.games.ravehard.table import BOSS

# An iteration is an imagined world in which every answer is tried.
LEVELS: Final = [Level("apprentice", 2, 0.25), Level("adept", 4, 0.08), Level("mage", 8, 0.01), Level("archmage", 100)]
LIMIT: Final = 40
# What the greedy bot answers: openings, and all that is about people rather than about fights.
AT_ONCE: Final = [
    CHARACTER, EXCHANGE_HAND, FIRST_PLAYER, VOLUNTEER, DESIGNATE, NOMINATE, VOTE, SCHEME_WITH, RETURN_TOOL, PASS_ON,
    OPPONENT,
]  # fmt: skip

# The duel: what each of these is worth, as a logarithm of odds.
A_LIFE: Final = 0.2
A_SHIELD: Final = 0.34
A_CARD: Final = 0.06
AN_ATTACK: Final = 0.23
THE_COIN: Final = 0.19
THE_TURN: Final = 0.22
A_LEVEL_LOST: Final = 0.57
DEFEATED: Final = 20.0


def policy(state: State, choice: Choice, chance: Chance) -> int:
    """What the greedy bot answers; in an imagined world this takes a few microseconds."""
    return advise(state, choice, chance)


def search(state: State, seat: int, seed: int) -> Search | None:
    """Every answer one step ahead; in the story compared with the greedy bot's answer."""
    t = state.table
    assert isinstance(t, RavehardTable)
    judgement = Judgement(policy, estimate, LIMIT)
    if t.is_duel:
        return StepSearch(state, seat, seed, judgement)
    return StorySearch(state, seat, seed, judgement)


def estimate(state: State) -> list[float]:
    """How likely each seat is to win."""
    t = state.table
    assert isinstance(t, RavehardTable)
    if not t.players[-1].character:
        return [0.5] * t.seats
    if t.is_duel:
        first = logistic(strength(t, 0) - strength(t, 1))
        return [first, 1.0 - first]
    return story_chances(t) if t.dark == NOBODY else fight_chances(t)


def logistic(odds: float) -> float:
    """The probability with this logarithm of odds.

    >>> logistic(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-max(-DEFEATED, min(DEFEATED, odds))))


def strength(t: RavehardTable, seat: int) -> float:
    """How well a duellist stands."""
    player = t.players[seat]
    if not player.is_alive():
        return -DEFEATED
    found = A_LIFE * total_life(t, seat) - A_LEVEL_LOST * player.level
    found += A_SHIELD * len(player.shields) + A_CARD * len(player.hand) + AN_ATTACK * t.attack_of(seat)
    if t.coin == seat:
        found += THE_COIN
    if t.turn == seat:
        found += THE_TURN
    return found


def story_chances(t: RavehardTable) -> list[float]:
    """Before the vote: everybody needs to reach the Chamber, where the holder of the weapon wins if not caught."""
    seats = t.seats
    boss = t.boss_life / max(1, full_life(t, BOSS)) if t.boss else 0.0
    living, life, shields = team(t)
    odds = -5.1 + 0.26 * life + 3.6 * living + 0.63 * shields
    arrive = logistic(odds - 0.22 * len(t.story) - 1.4 * boss + 1.3 * len(t.evidence))
    team_wins = 0.9 - 0.065 * seats
    if len(t.evidence) < EVIDENCE_NEEDED:
        return [arrive * ((1.0 - team_wins) + team_wins * (seats - 1)) / seats] * seats
    return [arrive * (1.0 - team_wins if holds_weapon(t, seat) else team_wins) for seat in range(seats)]


def fight_chances(t: RavehardTable) -> list[float]:
    """After a wrong vote: the Darkchmage against all others."""
    living, life, shields = team(t)
    odds = 2.6 + 1.03 * t.players[t.dark].life / t.seats - 0.92 * life - 2.1 * living - 1.7 * shields
    escape = logistic(odds)
    return [escape if seat == t.dark else 1.0 - escape for seat in range(t.seats)]


def team(t: RavehardTable) -> tuple[float, float, float]:
    """The living without the Darkchmage, their life, and the Shields of all, each divided by the number of players."""
    living = 0
    life = 0
    shields = 0
    for player in t.players:
        shields += len(player.shields)
        if player.is_alive() and player.index != t.dark:
            living += 1
            life += total_life(t, player.index)
    return living / t.seats, life / t.seats, shields / t.seats
