"""The preview of an answer: which encounters would change hands, the signets, whether the game would end.

For an answer inside an effect, the engine has already carried it out as far as it can be foreseen; this module says
what has changed. A card of the hand is tried on an imagined table: against the rival's card if that lies open,
otherwise as if it lost. The real code of the rounds and cards runs there; this module knows no card by its name.
"""

from __future__ import annotations

from pentakl.core.flow import NO_CARD, Choice, Flow
from pentakl.core.foresight import BLOT_ERRORS
from pentakl.core.viewer import Viewer
from pentakl.games.cardia import locations
from pentakl.games.cardia.imagined import Imagined, every_end, imagined
from pentakl.games.cardia.locations import AUCTION_HOUSE, fatal_faction, hides_what_is_placed, is_at
from pentakl.games.cardia.play import FIGHTING, CardiaTable
from pentakl.games.cardia.row import NO_FACTION, Seat
from pentakl.games.cardia.table import ANY_CARD, PLAY, PLAY_OPENLY, PLAY_SECOND, RAISE

Shown = dict[str, object]


def foreseen(t: CardiaTable, choice: Choice, option: int, after: CardiaTable, viewer: Viewer) -> Shown | None:
    """What this answer would lead to, ready for JSON; None if nothing can be said."""
    if choice.prompt == PLAY or choice.prompt == PLAY_OPENLY or choice.prompt == PLAY_SECOND:
        return considered(t, choice, option, viewer)
    shown = difference(t, after, viewer)
    if shown == difference(t, t, viewer) and after.phase == t.phase:
        return begun(t, choice, option, viewer)  # the effect continues, but has changed nothing so far
    if is_ability_over(after):
        return agreed(t, every_end(after, choice.seat, rest_of_fight, []), viewer) or shown
    return shown


def is_ability_over(after: CardiaTable) -> bool:
    """Whether foresight ends after an ability and before the signets are counted, with all modifiers in place."""
    is_late = any(player.carried.late for player in after.players)
    return after.phase == FIGHTING and after.speaker == NO_CARD and not after.is_over() and not is_late


def difference(t: CardiaTable, world: CardiaTable, viewer: Viewer) -> Shown:
    """The differences between a foreseen table and this one. Encounters keep their present numbers."""
    row = t.players[0].row
    before, now = t.results(), world.results()
    turns: list[Shown] = []
    for place in range(len(now)):
        token = world.players[0].row[place]
        number = row.index(token) if token in row else len(row)
        if number >= len(before) or now[place] != before[number]:
            turns.append({"encounter": number + 1, "winners": seats_of(now[place])})
    shown: Shown = {"turns": turns, "signets": world.score()}
    changes = [change_of(t, world, token, viewer) for token in t.cards_in_play() if is_changed(t, world, token)]
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
    """Whether the tokens on a card that stays in the row change."""
    if not world.is_in_row(token):
        return False
    return world.modifier[token] != t.modifier[token] or world.ongoing[token] != t.ongoing[token]


def change_of(t: CardiaTable, world: CardiaTable, token: int, viewer: Viewer) -> Shown:
    """By how much a card's modifiers change, and whether an ongoing token comes or goes."""
    change: Shown = {"token": viewer.number(token)}
    if world.modifier[token] != t.modifier[token]:
        change["modifier"] = world.modifier[token] - t.modifier[token]
    if world.ongoing[token] != t.ongoing[token]:
        change["ongoing"] = world.ongoing[token] == 1
    return change


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(2) if mask >> seat & 1]


def agreed(t: CardiaTable, ends: list[Imagined], viewer: Viewer) -> Shown | None:
    """The difference that all these tables have in common; None if they differ, or if there are none."""
    shown = [difference(t, world, viewer) for world in ends]
    return shown[0] if shown and all(each == shown[0] for each in shown) else None


def rest_of_fight(world: CardiaTable) -> Flow[None]:
    """What follows an ability until the signets are counted.

    The Serpent Temple is shown no change, so that it asks for no card: the row does not depend on hands.
    """
    yield from world.end_fight(world.signets())
    if not world.is_over():
        world.count_signets()


# --- an answer after which its ability goes on


def begun(t: CardiaTable, choice: Choice, option: int, viewer: Viewer) -> Shown | None:
    """What is certain after the first answer to an ability that asks for more or needs something hidden.

    The ability is run again from its beginning; None if that does not lead to the same question.
    """

    def ability(world: Imagined) -> Flow[None]:
        # A card that is copied out of the discard pile works in the place of the card that lost.
        this = choice.source if world.is_in_row(choice.source) else world.current[choice.seat]
        yield from world.carry_out(world.players[choice.seat], this, choice.source)
        yield from rest_of_fight(world)

    if choice.source == NO_CARD or not asks(ability(imagined(t, choice.seat)), choice):
        return None
    ends = every_end(t, choice.seat, ability, [option])
    if choice.prompt == ANY_CARD:
        # A player who chooses a card to clear will not choose to remove what is not there.
        ends = [world for world in ends if is_changed(t, world, option)]
    shown = agreed(t, ends, viewer)
    if shown is None and choice.prompt == RAISE:
        shown = difference(t, common(t, ends), viewer)
    return shown


def asks(flow: Flow[None], choice: Choice) -> bool:
    """Whether a flow begins with this very question."""
    try:
        first = next(flow)
    except StopIteration:
        return False
    except BLOT_ERRORS:
        return False
    return first.seat == choice.seat and first.prompt == choice.prompt and first.options == choice.options


def common(t: CardiaTable, ends: list[Imagined]) -> CardiaTable:
    """This table with the modifiers that are the same at every end: the first half of an ability."""
    shared = t.copy()
    for token in t.cards_in_play():
        amounts = {world.modifier[token] for world in ends}
        if len(amounts) == 1:
            shared.modifier[token] = amounts.pop()
    return shared


# --- a card of the hand


def considered(t: CardiaTable, choice: Choice, token: int, viewer: Viewer) -> Shown:
    """A card of the hand if it were played next: its influence on arrival, and what would change hands if it lost.

    Against a card that lies open the whole encounter is fought out, as far as it can be foreseen: `fought` says who
    wins it, `tied` whether it is a tie.
    """
    seat = choice.seat
    arrived = imagined(t, seat)
    arrive(arrived, seat, token)
    influence = arrived.influence(token)
    warnings = warnings_for(t, t.players[seat], token, influence)
    shown: Shown | None = None
    if choice.prompt == PLAY_SECOND and not hides_what_is_placed(t):
        shown = fought(t, seat, token, viewer)
    if shown is None and "haunted_catacombs" not in warnings:
        shown = agreed(t, every_end(t, seat, lambda world: lose(world, seat, token), []), viewer)
    if shown is None:
        shown = difference(t, t, viewer)
    shown["influence"] = influence
    if warnings:
        shown["warns"] = warnings
    return shown


def arrive(world: Imagined, seat: int, token: int) -> None:
    """A card comes into the row with what waited for it, and nothing lies opposite: whatever looks there fails.

    In the fog it comes a round later: after another pair, and nobody knows what becomes of that or of the hand.
    """
    me = world.players[seat]
    world.lay(token, me, is_open=False)
    if hides_what_is_placed(world):
        world.hide(me.placed[:-1] + me.hand, seat)
    locations.bazaar(world)
    while me.placed:
        world.turn_up(me, is_foggy=False)
    world.modify(token, me.carried.modifier)


def lose(world: Imagined, seat: int, token: int) -> Flow[None]:
    """A card comes, loses and uses its ability, unless its defeat has ended the game."""
    me = world.players[seat]
    arrive(world, seat, token)
    yield from world.meet_demand(me)
    locations.bazaar(world)
    yield from world.choose_signs(me)
    be_beaten(world, me)
    if not world.is_over():
        yield from world.activate(me, token)
        world.score()  # fails here, where it is caught, if the ability has put a token on a card in the fog


def be_beaten(world: Imagined, me: Seat) -> None:
    """Let the last card of the row lose, so that Founder's Day sees it: to a card stronger by one, removed again."""
    rival = world.rival(me)
    if len(me.row) - len(rival.row) > 1:
        return  # the pair in the fog comes first
    stronger = (rival.placed + rival.hand)[0]
    world.face[stronger] = world.face[me.row[-1]]
    world.modifier[stronger] = world.modifier[me.row[-1]] + 1
    rival.row.append(stronger)
    locations.founders_day(world)
    if not world.is_over():
        rival.row.pop()
        world.modifier[stronger] = 0
        world.hide([stronger], me.index)


def fought(t: CardiaTable, seat: int, token: int, viewer: Viewer) -> Shown | None:
    """The encounter with the rival's open card; None if it depends on a choice that nobody has made yet."""

    def comparison(world: Imagined) -> Flow[None]:
        world.lay(token, world.players[seat], is_open=False)
        locations.bazaar(world)
        yield from world.reveal()

    def encounter(world: Imagined) -> Flow[None]:
        yield from comparison(world)
        if not world.is_over():
            yield from world.fight()
        if not world.is_over():
            world.count_signets()

    compared = every_end(t, seat, comparison, [])
    if compared and compared[0].is_fresh:
        return difference(t, compared[0], viewer)  # the Catacombs end the game before the two are compared
    results = {(world.results()[-1], world.loser() is None) for world in compared}
    if len(results) != 1:
        return None
    winners, is_tied = results.pop()
    shown = agreed(t, every_end(t, seat, encounter, []), viewer) or difference(t, t, viewer)
    shown["fought"] = seats_of(winners)
    if is_tied:
        shown["tied"] = True  # no ability is used, even if somebody wins ties
    return shown


def warnings_for(t: CardiaTable, me: Seat, token: int, influence: int) -> list[str]:
    """What threatens this card when it is revealed: keys of locations, and "demand" for a Blackmailer's.

    In the fog the card that lies there now will be the neighbour, and its influence may still change.
    """
    warnings = []
    if t.faction(token) == fatal_faction(t, me):
        warnings.append("haunted_catacombs")
    if is_at(t, AUCTION_HOUSE) and me.row and not me.placed and influence < t.influence(me.row[-1]):
        warnings.append("auction_house")
    if me.waiting.demand != NO_FACTION and me.waiting.demand != t.faction(token):
        warnings.append("demand")
    return warnings
