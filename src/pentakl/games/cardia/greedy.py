"""Advice for Cardia's bot `greedy`, the strategist: it simulates the encounter for each card of its hand.

For each of its cards it simulates the encounter against the cards that the rival may hold, abilities included, and
plays the card with the best table afterwards. It gets an imagined world that fits what its seat knows, so it may read
any card there.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice, Flow
from pentakl.core.state import State
from pentakl.games.cardia.locations import FOGGY_SWAMP, HAUNTED_CATACOMBS, is_at
from pentakl.games.cardia.play import LIBRARIAN_AMOUNT, SIGNETS_TO_WIN, CardiaTable
from pentakl.games.cardia.printed import FACTIONS, NAMES, VALUE, WINS_ALL_TIES, WINS_GAME_BY_FOLLOWING
from pentakl.games.cardia.row import NO_FACTION, NOTHING_WAITS, Seat
from pentakl.games.cardia.table import (
    ACTIVATE,
    ANY_CARD,
    CARD_OR_NEXT,
    CLEAR_WHAT,
    COPY,
    DECLINE,
    FACTION_OR_DECLINE,
    GIVE_TOKENS,
    INSTANT_FROM_HAND,
    KEEP,
    LIBRARIAN,
    LOWER,
    MODIFIERS,
    NAME_FACTION,
    NEXT,
    OWN_CARD,
    PLAY,
    PLAY_OPENLY,
    PLAY_SECOND,
    PLUS,
    RAISE,
    TAKE_TOKENS,
    TOKENS,
)

AMBUSHER: Final = NAMES.index("ambusher")
PALACE_GUARD: Final = NAMES.index("palace_guard")
PRODIGY: Final = NAMES.index("prodigy")
WITCH_KING: Final = NAMES.index("witch_king")

# Values, in hundredths of a signet.
SIGNET: Final = 100
GAME: Final = 10_000
FIFTH_SIGNET: Final = 2_000
CARD: Final = 25
INFLUENCE_IN_HAND: Final = 2
WAITING_INFLUENCE: Final = 8
WAITING_CHOICE: Final = 20
DEMAND: Final = 35
OPEN_PLAY: Final = 60
JUDGE_AT_WORK: Final = 40
DJINN_AT_WORK: Final = 80
RIVALS_IMAGINED: Final = 6
WORST: Final = -(1 << 30)


def advise(state: State, choice: Choice, chance: Chance) -> int:
    """The option that the strategist takes."""
    t = state.table
    assert isinstance(t, CardiaTable)
    if choice.prompt == PLAY or choice.prompt == PLAY_OPENLY or choice.prompt == PLAY_SECOND:
        return choose_card(t, choice, chance)
    return answer(t, choice)


# --- which card to play


def choose_card(t: CardiaTable, choice: Choice, chance: Chance) -> int:
    me = t.players[choice.seat]
    rival = t.rival(me)
    options = safe_from_catacombs(t, me, choice.options)
    if len(rival.placed) > len(me.placed):
        replies = rival.placed[-1:]  # a Fortune Teller shows it
    else:
        replies = rival.hand[:]
        chance.shuffle(replies)
        replies = replies[:RIVALS_IMAGINED]
    scores = []
    for mine in options:
        ends = [weigh(fight_out(t, me.index, mine, theirs), me.index) for theirs in replies]
        # A player who shows the card first must expect the best reply.
        scores.append(min(ends) * len(ends) if choice.prompt == PLAY_OPENLY else sum(ends))
    return best(options, scores)


def safe_from_catacombs(t: CardiaTable, me: Seat, options: list[int]) -> list[int]:
    """The cards whose faction does not lose the game at once; all cards if every faction would.

    In the fog the neighbour will be the card that lies there, or the last card of the row if that one is discarded.
    """
    if not is_at(t, HAUNTED_CATACOMBS):
        return options
    neighbours = [t.faction(token) for token in me.row[-1:] + me.placed[-1:]]
    while neighbours:
        safe = [token for token in options if t.faction(token) not in neighbours]
        if safe:
            return safe
        neighbours.pop(0)
    return options


def fight_out(t: CardiaTable, seat: int, mine: int, theirs: int) -> CardiaTable:
    """The table after an encounter of these two cards; a pair in the fog is treated as revealed without a fight."""
    world = t.copy()
    world.locations &= ~(1 << FOGGY_SWAMP)
    for player in world.players:
        token = mine if player.index == seat else theirs
        if token in player.placed:
            player.placed.remove(token)
            luggage = player.luggage.pop()
        else:
            player.hand.remove(token)
            luggage = player.waiting
            player.waiting = NOTHING_WAITS
        player.plays_openly = False
        for hidden, modifiers in zip(player.placed, player.luggage):
            player.row.append(hidden)
            world.modifier[hidden] += modifiers.modifier
        player.placed = [token]
        player.luggage = [luggage]
    if world.asks_on_reveal():
        run(world, world.reveal())
    else:
        world.reveal_unasked()
    if not world.is_over():
        finish_fight(world)
    return world


def finish_fight(world: CardiaTable) -> None:
    if world.asks_in_fight():
        run(world, world.fight())
    else:
        world.fight_unasked()


def run(t: CardiaTable, flow: Flow[None]) -> None:
    """Carry out a flow on an imagined table, everybody answering as the strategist would."""
    try:
        choice = next(flow)
        while True:
            choice = flow.send(answer(t, choice))
    except StopIteration:
        return


# --- answers


def answer(t: CardiaTable, choice: Choice) -> int:
    """A sensible answer to any question but which card to play."""
    prompt = choice.prompt
    me = t.players[choice.seat]
    if prompt == NAME_FACTION:
        return name_faction(t, me, t.face[choice.source])
    if prompt == FACTION_OR_DECLINE:
        return give_or_decline(t, me, choice)
    if prompt == ANY_CARD:
        return best_to_clear(t, me)
    if prompt == TAKE_TOKENS:
        return best_to_take_from(t, me, choice.options)
    if prompt == COPY or prompt == ACTIVATE or prompt == INSTANT_FROM_HAND:
        return best_ability(t, me, choice)
    if prompt == KEEP:
        return best(choice.options, [VALUE[t.face[token]] for token in choice.options])
    scores = []
    for option in choice.options:
        world = estimate(t, choice, option)
        if world is None:
            return best(choice.options, [-VALUE[t.face[token]] for token in choice.options])  # a card to give up
        if prompt == LIBRARIAN:
            finish_fight(world)
        scores.append(weigh(world, me.index))
    return best(choice.options, scores)


def estimate(t: CardiaTable, choice: Choice, option: int) -> CardiaTable | None:
    """The table as an answer that changes the row leaves it; None for answers that give up a card.

    It repeats the effects of a few cards. The cards' own code cannot be used here: most questions come up in an
    imagined fight, whose flow runs only once and cannot be copied to try several answers.
    """
    world = t.copy()
    me = world.players[choice.seat]
    prompt = choice.prompt
    if prompt == RAISE:
        world.modify(option, 3)
    elif prompt == LOWER:
        # The card that the same ability raises was chosen before, and is not an option any more.
        world.modify(next(token for token in world.cards_in_play() if token not in choice.options), 3)
        world.modify(option, -3)
    elif prompt == CARD_OR_NEXT:
        if option == NEXT:
            world.modify_next(me, -3)
        else:
            world.modify(option, -3)
    elif prompt == OWN_CARD:
        if world.face[choice.source] == PRODIGY:
            world.modify(option, 3)
        else:
            world.take_back(option, me)
    elif prompt == GIVE_TOKENS:
        giver = next(token for token in me.row if token not in choice.options)
        world.move_tokens(giver, option)
    elif prompt == CLEAR_WHAT:
        world.clear(option)
    elif prompt == LIBRARIAN:
        world.modify(me.row[-1], LIBRARIAN_AMOUNT if option == PLUS else -LIBRARIAN_AMOUNT)
        world.is_fresh = False
    else:
        return None
    return world


def name_faction(t: CardiaTable, me: Seat, speaker: int) -> int:
    """For an attack the faction that the rival probably holds most; for a demand the one they probably hold least."""
    rival = t.rival(me)
    held = [0] * len(FACTIONS)
    for token in rival.hand + rival.deck:
        held[t.faction(token)] += VALUE[t.face[token]] + 4
    if speaker == AMBUSHER or speaker == WITCH_KING:
        return held.index(max(held))
    return held.index(min(held))


def give_or_decline(t: CardiaTable, me: Seat, choice: Choice) -> int:
    """Discard the weakest fitting card, unless the guard's +7 costs less."""
    fitting = [token for token in choice.options if token != DECLINE]
    if not fitting:
        return DECLINE
    weakest = best(fitting, [-VALUE[t.face[token]] for token in fitting])
    given, declined = t.copy(), t.copy()
    given.discard_from_hand(weakest, given.players[me.index])
    guard = (
        choice.source if t.is_in_row(choice.source) and t.face[choice.source] == PALACE_GUARD else t.rival(me).row[-1]
    )
    declined.modify(guard, 7)
    return weakest if weigh(given, me.index) > weigh(declined, me.index) else DECLINE


def best_to_clear(t: CardiaTable, me: Seat) -> int:
    """The card whose modifiers or token are best removed; a card without tokens is the way to do nothing."""
    found = me.row[-1]
    top = WORST
    for token in t.cards_in_play():
        for kind in (MODIFIERS, TOKENS):
            world = t.copy()
            world.clear(2 * token + kind)
            score = weigh(world, me.index)
            if score > top:
                found, top = token, score
    return found


def best_to_take_from(t: CardiaTable, me: Seat, options: list[int]) -> int:
    """The card from which tokens are best moved; one without tokens if no move helps."""
    scores = []
    for giver in options:
        if t.has_tokens(giver):
            worlds = []
            for receiver in me.row:
                if receiver != giver:
                    world = t.copy()
                    world.move_tokens(giver, receiver)
                    worlds.append(weigh(world, me.index))
            scores.append(max(worlds))
        else:
            scores.append(weigh(t, me.index))
    return best(options, scores)


def best_ability(t: CardiaTable, me: Seat, choice: Choice) -> int:
    """The ability that scores best when each is tried on an imagined table."""
    scores = []
    for option in choice.options:
        world = t.copy()
        player = world.players[me.index]
        if choice.prompt == ACTIVATE:
            run(world, world.activate(player, option))
        else:
            if choice.prompt == INSTANT_FROM_HAND:
                world.discard_from_hand(option, player)
            run(world, world.copy_ability(player, choice.source, option))
        scores.append(weigh(world, me.index))
    return best(choice.options, scores)


# --- how good a table is


def weigh(t: CardiaTable, seat: int) -> int:
    """The value of a table for a seat, compared with its rival."""
    outcome = t.outcome
    if outcome is not None:
        if not outcome.winners:
            return 0
        return GAME if seat in outcome.winners else -GAME
    score = t.score()
    value = (score[seat] - score[1 - seat]) * SIGNET
    if max(score) >= SIGNETS_TO_WIN and score[0] != score[1]:
        value += FIFTH_SIGNET if score[seat] > score[1 - seat] else -FIFTH_SIGNET
    return value + prospects(t, t.players[seat]) - prospects(t, t.players[1 - seat])


def prospects(t: CardiaTable, me: Seat) -> int:
    """The value of a player's cards, waiting effects and ongoing abilities."""
    value = 0
    for token in me.hand:
        value += CARD + INFLUENCE_IN_HAND * VALUE[t.face[token]]
    for token in me.deck:
        value += CARD // 2 + INFLUENCE_IN_HAND * VALUE[t.face[token]]
    if not me.hand and not me.deck:
        value -= FIFTH_SIGNET
    waiting = me.waiting
    value += WAITING_INFLUENCE * (waiting.modifier + waiting.late) + WAITING_CHOICE * waiting.choices
    if waiting.demand != NO_FACTION:
        value -= DEMAND
    if me.plays_openly:
        value -= OPEN_PLAY
    for place in range(len(me.row)):
        rule = t.active_rule(me.row[place])
        if rule == WINS_ALL_TIES:
            value += JUDGE_AT_WORK
        elif rule == WINS_GAME_BY_FOLLOWING and place == len(me.row) - 1:
            value += DJINN_AT_WORK
    return value


def best(options: list[int], scores: list[int]) -> int:
    """The first option with the highest score."""
    return options[scores.index(max(scores))]
