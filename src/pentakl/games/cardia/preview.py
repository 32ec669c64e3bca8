"""What would be: the table after an answer, or after a card that is only considered. Pure; nothing hidden is used.

`after` is for answers that change the row in a way that everybody can foresee; the greedy rival thinks with it.
`foreseen` is what a client is shown beside an answer: which encounters would turn, the signets then, how the game would
end, and of what a card should beware. It reads the row, what waits for cards, and the asked seat's own hand.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.flow import NO_CARD, Choice
from pentakl.games.cardia import locations
from pentakl.games.cardia.cards import ABILITIES
from pentakl.games.cardia.locations import AUCTION_HOUSE, HAUNTED_CATACOMBS, hides_what_is_placed, is_at
from pentakl.games.cardia.play import LIBRARIAN_AMOUNT, CardiaTable
from pentakl.games.cardia.printed import INSTANT, NAMES, RULE
from pentakl.games.cardia.row import NO_FACTION, NextCard, Seat
from pentakl.games.cardia.table import (
    ACTIVATE,
    ANY_CARD,
    CARD_OR_NEXT,
    CLEAR_WHAT,
    COPY,
    GIVE_TOKENS,
    INSTANT_FROM_HAND,
    LIBRARIAN,
    LOWER,
    NEXT,
    OWN_CARD,
    PLAY,
    PLAY_OPENLY,
    PLAY_SECOND,
    PLUS,
    RAISE,
    TAKE_TOKENS,
)

PRODIGY: Final = NAMES.index("prodigy")
CLOCKMAKER: Final = NAMES.index("clockmaker")
PUPPETEER: Final = NAMES.index("puppeteer")
# Abilities that look at the encounter before theirs.
LOOKS_BACK: Final = [NAMES.index(name) for name in ["clockmaker", "treasurer", "counselor"]]
# Instant abilities that ask nobody, draw nothing and leave nothing to chance: what they do to the row can be foreseen.
PLAIN_INSTANTS: Final = [
    NAMES.index(name)
    for name in [
        "clockmaker", "hired_blade", "surgeon", "fortune_teller", "djinn", "poisoner", "tax_collector", "librarian",
        "engineer",
    ]
]  # fmt: skip
# Instant abilities that leave the row alone, whatever they ask, draw and discard.
ELSEWHERE: Final = [
    NAMES.index(name)
    for name in ["saboteur", "revolutionary", "ambusher", "witch_king", "successor", "blackmailer"]
]  # fmt: skip


def after(t: CardiaTable, choice: Choice, option: int) -> CardiaTable | None:
    """The table right after this answer; None where the answer alone does not settle what becomes of the row."""
    world = t.copy()
    me = world.players[choice.seat]
    prompt = choice.prompt
    if prompt == RAISE:
        world.modify(option, 3)
    elif prompt == LOWER:
        # The card that is raised by the same ability has been chosen, and is no option any more.
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


# --- what a client is shown


def foreseen(t: CardiaTable, choice: Choice, option: int) -> dict[str, object] | None:
    """What this answer would lead to, ready for JSON; None where nothing can be said."""
    prompt = choice.prompt
    if prompt == PLAY or prompt == PLAY_OPENLY:
        return considered(t, t.players[choice.seat], option, NO_CARD)
    if prompt == PLAY_SECOND:
        return considered(t, t.players[choice.seat], option, t.rival(t.players[choice.seat]).placed[-1])
    world = after_choice(t, choice, option)
    if world is None:
        return None
    # A raised card is the first half of an ability, and an ability follows the Librarian's choice: no end to foresee.
    if prompt != RAISE and prompt != LIBRARIAN:
        end_phase_two(world)
    return difference(t, world)


def after_choice(t: CardiaTable, choice: Choice, option: int) -> CardiaTable | None:
    """As `after`, and also for choices of a card whose tokens or whose ability come into play by it."""
    world = t.copy()
    me = world.players[choice.seat]
    prompt = choice.prompt
    if prompt == ANY_CARD:
        if world.modifier[option] and world.ongoing[option]:
            return None  # it will be asked which of the two goes
        world.clear_modifiers(option)
        world.clear_token(option)
    elif prompt == TAKE_TOKENS:
        if world.has_tokens(option):
            others = [token for token in me.row if token != option]
            if len(others) > 1:
                return None  # it will be asked who gets them
            world.move_tokens(option, others[0])
    elif prompt == ACTIVATE or prompt == COPY or prompt == INSTANT_FROM_HAND:
        if prompt == INSTANT_FROM_HAND:
            world.discard_from_hand(option, me)
        if not carry_out(world, me, option if prompt == ACTIVATE else choice.source, option):
            return None
    else:
        return after(t, choice, option)
    return world


def carry_out(world: CardiaTable, me: Seat, this: int, model: int) -> bool:
    """Use the ability of `model` in the place of `this`, if what it does to the row can be foreseen; says whether."""
    kind = world.face[model]
    if kind in ELSEWHERE:
        return True
    is_plain = RULE[kind] != INSTANT or kind in PLAIN_INSTANTS or (kind == PUPPETEER and not world.rival(me).hand)
    if is_plain:
        ABILITIES[kind](world, me, this)
    return is_plain


def end_phase_two(world: CardiaTable) -> None:
    """What the row alone decides once an ability has been used, up to the count of the signets."""
    if not world.is_over():
        locations.founders_day(world)
    if not world.is_over():
        world.land_late_modifiers()
        locations.founders_day(world)
    if not world.is_over():
        world.look_at_mechanical_djinns()
    if not world.is_over():
        world.count_signets()


def difference(t: CardiaTable, world: CardiaTable) -> dict[str, object]:
    """What a foreseen table has that this one has not. Encounters keep the numbers that they have now."""
    row = t.players[0].row
    before, now = t.results(), world.results()
    turns: list[dict[str, object]] = []
    for place in range(len(now)):
        token = world.players[0].row[place]
        number = row.index(token) if token in row else len(row)
        if number >= len(before) or now[place] != before[number]:
            winners = [seat for seat in range(2) if now[place] >> seat & 1]
            turns.append({"encounter": number + 1, "winners": winners})
    shown: dict[str, object] = {"turns": turns, "signets": world.score()}
    changes = [change_of(t, world, token) for token in t.cards_in_play() if is_changed(t, world, token)]
    if changes:
        shown["changes"] = changes
    gone = [place + 1 for place in range(len(row)) if row[place] not in world.players[0].row]
    if gone:
        shown["gone"] = gone
    outcome = world.outcome
    if outcome is not None:
        shown["ends"] = {"winners": outcome.winners, "reason": outcome.reason}
    return shown


def is_changed(t: CardiaTable, world: CardiaTable, token: int) -> bool:
    """Whether a card that stays in the row carries something else."""
    if not world.is_in_row(token):
        return False
    return world.modifier[token] != t.modifier[token] or world.ongoing[token] != t.ongoing[token]


def change_of(t: CardiaTable, world: CardiaTable, token: int) -> dict[str, object]:
    """By how much a card's modifiers change, and whether an ongoing token comes or goes."""
    change: dict[str, object] = {"token": token}
    if world.modifier[token] != t.modifier[token]:
        change["modifier"] = world.modifier[token] - t.modifier[token]
    if world.ongoing[token] != t.ongoing[token]:
        change["ongoing"] = world.ongoing[token] == 1
    return change


# --- a card of the hand


def considered(t: CardiaTable, me: Seat, token: int, rival_card: int) -> dict[str, object]:
    """A card of the hand if it were played next: its influence on arrival, and what would turn if it were to lose.

    Against a card that lies open the whole encounter is fought out, as far as it can be foreseen: `fought` says who
    wins it, `tied` that it is by a tie.
    """
    world = t.copy()
    mine = world.players[me.index]
    rival = world.rival(mine)
    arrive(world, mine, token, mine.waiting)
    influence = world.influence(token)
    is_fought = rival_card != NO_CARD and not hides_what_is_placed(t)
    if is_fought and mine.waiting.choices == 0 and rival.luggage[-1].choices == 0:
        arrive(world, rival, rival_card, rival.luggage[-1])
        shown = fought(t, world)
    else:
        kind = world.face[token]
        # In the fog another encounter comes before this one, and nobody knows whose.
        is_foreseeable = RULE[kind] != INSTANT or kind == CLOCKMAKER
        if is_foreseeable and not (mine.placed and kind in LOOKS_BACK):
            carry_out(world, mine, token, token)
        shown = difference(t, world)
    shown["influence"] = influence
    warnings = warnings_for(t, me, token, influence)
    if warnings:
        shown["warns"] = warnings
    return shown


def arrive(world: CardiaTable, player: Seat, token: int, luggage: NextCard) -> None:
    """A card comes into the row with what waited for it."""
    for zone in (player.hand, player.placed):
        if token in zone:
            zone.remove(token)
    player.row.append(token)
    player.carried = luggage
    world.current[player.index] = token
    world.modifier[token] = luggage.modifier


def fought(t: CardiaTable, world: CardiaTable) -> dict[str, object]:
    """The encounter of two open cards. What follows is shown as far as it can be foreseen: nothing after an ability
    that asks, draws or leaves something to chance and touches the row.
    """
    world.is_fresh = True
    locations.haunted_catacombs(world)
    if world.is_over():
        return difference(t, world)  # the two cards are never compared
    world.is_fresh = False
    loser = world.loser()
    winners = world.results()[-1]
    locations.founders_day(world)
    if world.is_over():
        shown = difference(t, world)
    elif loser is None or carry_out(world, loser, loser.row[-1], loser.row[-1]):
        end_phase_two(world)
        shown = difference(t, world)
    else:
        shown = difference(t, t)
    shown["fought"] = [seat for seat in range(2) if winners >> seat & 1]
    if loser is None:
        shown["tied"] = True  # no ability is used, whoever wins ties
    return shown


def warnings_for(t: CardiaTable, me: Seat, token: int, influence: int) -> list[str]:
    """Of what this card should beware on its reveal: keys of locations, and "demand" for a Blackmailer's.

    In the fog the card that lies there now will be the neighbour; its influence may still change, its faction cannot.
    """
    warnings = []
    neighbours = me.row[-1:] + me.placed[-1:]
    if neighbours:
        if is_at(t, HAUNTED_CATACOMBS) and t.faction(token) == t.faction(neighbours[-1]):
            warnings.append("haunted_catacombs")
        if is_at(t, AUCTION_HOUSE) and not me.placed and influence < t.influence(neighbours[-1]):
            warnings.append("auction_house")
    if me.waiting.demand != NO_FACTION and me.waiting.demand != t.faction(token):
        warnings.append("demand")
    return warnings
