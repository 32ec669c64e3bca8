"""Advice for ETER's bot `greedy`: it plays training perfectly, and otherwise looks at the reply to its ten best plays.

It gets an imagined world that fits what its seat knows; if cards are hidden, it imagines a few more. Everything that it
considers is tried on a copy of the table: a play, or a complete use of a mage, a power or an explosion.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice, Flow
from pentakl.core.state import State
from pentakl.games.eter import explosions, tournament
from pentakl.games.eter.abilities import ability_of, uses_after
from pentakl.games.eter.evaluation import WON, value_for
from pentakl.games.eter.field import coordinates
from pentakl.games.eter.play import ALWAYS, DECLINE, EXPLODE, EXPLODING, MOVING, PASS, USE, EterTable
from pentakl.games.eter.plays import face_up_plays, free_cells, one_of_each, play_from_hand
from pentakl.games.eter.printed import NAMES
from pentakl.games.eter.solver import is_training, perfect_play
from pentakl.games.eter.table import ARENA, EXPLOSION, MAGE, PLAY, POWER_BACK, ROTATE, SPARE, TURN, WINDOW

BEST_PLAYS: Final = 10  # the plays for which it looks at the reply
WORLDS: Final = 3  # how many worlds it imagines if cards are hidden
MOST_USES: Final = 60  # how many uses of one mage or power are tried; if there are more, they are drawn at random
WINNING_MARK: Final = 100
# Mages from the most to the least useful to this bot.
FAVOURITES: Final = ["water-1", "air-1", "air-2", "fire-1", "earth-1", "water-2", "fire-2", "earth-2"]


class Candidate:
    """Something to do in a turn: the option that begins it, and the use of a mage or power behind it, if it is one."""

    __slots__ = ("option", "score", "token", "use")
    option: int
    token: int
    use: list[int]
    score: int

    def __init__(self, option: int, token: int, use: list[int]) -> None:
        self.option = option
        self.token = token
        self.use = use
        self.score = 0


def advise(state: State, choice: Choice, chance: Chance) -> int:
    """The option that the bot takes."""
    t = state.table
    assert isinstance(t, EterTable)
    prompt = choice.prompt
    if len(choice.options) == 1:
        return choice.options[0]
    if prompt == TURN:
        return perfect_play(t) if is_training(t) else advise_turn(t, choice, chance)
    if prompt == MAGE:
        return best(choice.options, [-FAVOURITES.index(NAMES[t.face[token]]) for token in choice.options])
    if prompt == ARENA:
        return best(choice.options, [mark_score(t, choice.seat, mark) for mark in choice.options])
    if prompt == EXPLOSION:
        declined = t.copy()
        declined.decline(declined.players[choice.seat])
        exploded = after_blast(t, best_blast(t))
        return EXPLODE if value_for(exploded, choice.seat) > value_for(declined, choice.seat) else DECLINE
    return answer_part(t, choice, chance)


def best(options: list[int], scores: list[int]) -> int:
    """The first option with the highest score."""
    return options[scores.index(max(scores))]


# --- the turn


def advise_turn(t: EterTable, choice: Choice, chance: Chance) -> int:
    me = choice.seat
    candidates: list[Candidate] = []
    for option in choice.options:
        if option < USE:
            candidates.append(Candidate(option, NO_CARD, []))
        elif option != PASS:
            token = option - USE
            for use in some_uses(t, me, token, [], chance):
                candidates.append(Candidate(option, token, use))
    return best_candidate(t, me, candidates, chance).option


def some_uses(t: EterTable, me: int, token: int, parts: list[int], chance: Chance) -> list[list[int]]:
    """Complete uses of a mage or power that begin with these parts; if there are too many, a random sample."""
    uses = uses_after(t, t.players[me], token, parts)
    if len(uses) <= MOST_USES:
        return uses
    numbers = list(range(len(uses)))
    chance.shuffle(numbers)
    return [uses[number] for number in numbers[:MOST_USES]]


def best_candidate(t: EterTable, me: int, candidates: list[Candidate], chance: Chance) -> Candidate:
    """The candidate that looks best after the rival's best reply, on average over some imagined worlds."""
    for candidate in candidates:
        candidate.score = value_for(after_candidate(t, me, candidate), me)
    candidates.sort(key=lambda candidate: -candidate.score)
    if candidates[0].score == WON:
        return candidates[0]
    chosen = candidates[:BEST_PLAYS]
    worlds = [t]
    if hides_something(t, me):
        for _ in range(WORLDS - 1):
            world = t.copy()
            world.determinize(me, chance)
            worlds.append(world)
    for candidate in chosen:
        candidate.score = sum([value_after_reply(after_candidate(world, me, candidate), me) for world in worlds])
    return max(chosen, key=lambda candidate: candidate.score)


def hides_something(t: EterTable, me: int) -> bool:
    """Whether the rival has cards that a player does not know."""
    for token, owner in enumerate(t.owners):
        if owner == 1 - me and not t.sees(me, token):
            return True
    return False


def value_after_reply(t: EterTable, me: int) -> int:
    """How good a table is for a player whose rival moves now, if the rival plays the card that is best for him."""
    if t.winner != NOBODY or t.outcome is not None or t.mover == me:
        return value_for(t, me)
    rival = t.players[1 - me]
    worst = value_for(t, me)
    plays = face_up_plays(t, rival, one_of_each(t, rival.hand), free_cells(t))
    if plays:
        worst = min([value_for(after_play(t, 1 - me, play), me) for play in plays])
    return worst


# --- trying things on copies


def after_candidate(t: EterTable, me: int, candidate: Candidate) -> EterTable:
    """The table as a candidate leaves it to the rival."""
    if candidate.token == NO_CARD:
        return after_play(t, me, candidate.option)
    return after_use(t, me, candidate.token, candidate.use)


def after_play(t: EterTable, me: int, play: int) -> EterTable:
    copied = t.copy()
    copied.play(copied.players[me], play)
    return after_explosion_chance(copied)


def after_use(t: EterTable, me: int, token: int, use: list[int]) -> EterTable:
    """The table after a complete use of a mage or power, which may have begun already, and what it may set off."""
    return after_explosion_chance(used(t, me, token, use))


def used(t: EterTable, me: int, token: int, use: list[int]) -> EterTable:
    """The table after a complete use of a mage or power, which may have begun already."""
    copied = t.copy()
    player = copied.players[me]
    full = copied.full_lines()
    if copied.using == NO_CARD:
        copied.begin_use(player, token)
    copied.parts = use
    effect = ability_of(copied.face[token]).carry_out(copied, player, use)
    if effect is not None:
        copied.parts = []
        finish_effect(copied, effect)
    copied.end_use()
    copied.conclude(full)
    return copied


def finish_effect(t: EterTable, effect: Flow[None]) -> None:
    """Carry out an effect that asks more questions to its end, with the answers that look best at once."""
    try:
        choice = next(effect)
        while True:
            choice = effect.send(answer_at_once(t, choice))
    except StopIteration:
        return


def after_explosion_chance(t: EterTable) -> EterTable:
    """The table after a chance to explode, which is taken if it must be or if that looks better."""
    if t.phase != EXPLODING:
        return t
    me = t.mover
    exploded = after_blast(t, best_blast(t))
    if t.explosions == ALWAYS:
        return exploded
    t.decline(t.players[me])
    return exploded if value_for(exploded, me) > value_for(t, me) else t


# --- parts of mages, powers and explosions


def answer_part(t: EterTable, choice: Choice, chance: Chance) -> int:
    """The next part of the use that looks best."""
    if is_asked_by_effect(t, choice):
        return answer_at_once(t, choice)
    uses = some_uses(t, choice.seat, t.using, t.parts, chance)
    candidates = [Candidate(use[len(t.parts)], t.using, use) for use in uses]
    return best_candidate(t, choice.seat, candidates, chance).option


def is_asked_by_effect(t: EterTable, choice: Choice) -> bool:
    """Whether a question comes from an effect that is being carried out: an explosion, or the card play of III."""
    if choice.prompt == ROTATE or choice.prompt == WINDOW or choice.prompt == SPARE:
        return True
    return choice.prompt == PLAY and len(t.parts) == len(ability_of(t.face[t.using]).parts)


def answer_at_once(t: EterTable, choice: Choice) -> int:
    """The answer that looks best without looking at a reply."""
    if choice.prompt == PLAY:
        return best(choice.options, [value_for(after_last_play(t, play), choice.seat) for play in choice.options])
    return best_blast(t)[len(t.parts)]


def after_last_play(t: EterTable, play: int) -> EterTable:
    """The table after the card play with which a power ends, and what it may set off."""
    return after_explosion_chance(played_last(t, play))


def played_last(t: EterTable, play: int) -> EterTable:
    """The table after the card play with which a power ends."""
    copied = t.copy()
    full = copied.full_lines()
    play_from_hand(copied, copied.players[copied.mover], play)
    copied.end_use()
    copied.conclude(full)
    return copied


def best_blast(t: EterTable) -> list[int]:
    """The best way to go on with an explosion after the answers so far."""
    found: list[int] = []
    best_value = 0
    for ways in all_blasts(t):
        value = value_for(after_blast(t, ways), t.mover)
        if not found or value > best_value:
            found = ways
            best_value = value
    return found


def all_blasts(t: EterTable) -> list[list[int]]:
    """Every way to go on with an explosion after the answers so far: quarters of a turn, window, spared cells."""
    must_change = t.using != NO_CARD and t.pool[t.using] == POWER_BACK
    found: list[list[int]] = []
    for quarters in explosions.QUARTERS:
        for window in explosions.windows_for(t, quarters, must_change):
            for spared in explosions.spared_sets(t, explosions.effects(t, quarters, window)):
                ways = [quarters, window, *spared]
                if ways[: len(t.parts)] == t.parts:
                    found.append(ways)
    return found


def after_blast(t: EterTable, ways: list[int]) -> EterTable:
    """The table after an explosion: quarters of a turn, window, spared cells."""
    copied = t.copy()
    explosions.blast(copied, copied.players[copied.mover], ways[0], ways[1], ways[2:])
    copied.end_use()
    copied.phase = MOVING
    if not copied.look_for_lines():
        copied.end_turn(False)
    return copied


# --- the arena


def mark_score(t: EterTable, me: int, mark: int) -> int:
    """A line of three wins; otherwise take the rival's cells, and stay near the player's own cells."""
    sign = 1 if me == 0 else -1
    row, column = coordinates(mark)
    arena = t.arena[:]
    before = arena[row * t.size + column] * sign
    arena[row * t.size + column] = sign
    if tournament.owner_of_line(arena, t.size) == me:
        return WINNING_MARK
    near = 0
    for number, marks in enumerate(arena):
        if marks * sign > 0 and abs(number // t.size - row) < 3 and abs(number % t.size - column) < 3:
            near += 1
    return near - 4 * min(before, 0)
