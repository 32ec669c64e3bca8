"""What a client is shown of a considered answer: which encounters would turn, the signets then, how the game would end.

An answer inside an effect has been carried out by the engine already, as far as it can be foreseen; what is left to say
here is the difference. A card of the hand is tried on an imagined table, on which everything that its owner does not
know is blotted out: against the rival's card where that lies open, and otherwise as if it lost. It is the rounds' and
the cards' own code that runs. No card is known here by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentakl.core.chance import ChanceForbidden
from pentakl.core.flow import Choice, Flow
from pentakl.core.foresight import BLOT_ERRORS, FIRST_BLOT, blot_out
from pentakl.core.viewer import Viewer
from pentakl.games.cardia import locations
from pentakl.games.cardia.locations import AUCTION_HOUSE, HAUNTED_CATACOMBS, hides_what_is_placed, is_at
from pentakl.games.cardia.play import CardiaTable
from pentakl.games.cardia.row import NO_FACTION, Seat
from pentakl.games.cardia.table import (
    ANY_CARD,
    BLACKMAIL,
    FROM_HAND,
    KEEP,
    PLAY,
    PLAY_OPENLY,
    PLAY_SECOND,
    RAISE,
    TEMPLE,
)

MOST_ENDS: Final = 64  # where more answers than these would have to be tried, nothing is foreseen
HAND_CARDS: Final = [FROM_HAND, KEEP, BLACKMAIL, TEMPLE]  # questions for any card of a hand
Shown = dict[str, object]
Course = Callable[["Imagined"], Flow[None]]


def foreseen(t: CardiaTable, choice: Choice, option: int, after: CardiaTable, viewer: Viewer) -> Shown | None:
    """What this answer would lead to, ready for JSON; None where nothing can be said."""
    if choice.prompt == PLAY or choice.prompt == PLAY_OPENLY or choice.prompt == PLAY_SECOND:
        return considered(t, choice, option, viewer)
    shown = difference(t, after, viewer)
    if shown == difference(t, t, viewer) and after.phase == t.phase and not after.is_over():
        return begun(t, choice, option, viewer)  # the effect goes on, and has done nothing yet
    return shown


def difference(t: CardiaTable, world: CardiaTable, viewer: Viewer) -> Shown:
    """What a foreseen table has that this one has not. Encounters keep the numbers that they have now."""
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
    """Whether a card that stays in the row carries something else."""
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


# --- trying things out


class Imagined(CardiaTable):
    """A table on which what a seat does not know is blotted out.

    Which cards a faction costs a hand or a deck, and how a deck is shuffled, is hidden or left to chance. The row does
    not depend on it, so here it is left out, and all that follows can still be foreseen.
    """

    __slots__ = ()

    def discard_faction_from_hand(self, owner: Seat, faction: int) -> None:
        return

    def discard_faction_from_deck(self, owner: Seat, faction: int) -> None:
        return

    def shuffle_deck(self, owner: Seat) -> None:
        return


def imagined(t: CardiaTable, seat: int) -> Imagined:
    world = Imagined()
    world.copy_play(t)
    blot_out(world, seat)
    return world


def every_end(t: CardiaTable, seat: int, course: Course, answers: list[int]) -> list[Imagined]:
    """All tables to which a course of events may lead for this seat, whatever is answered after the given answers.

    [] where something hidden or chance decides, or where there are too many.
    """
    ends: list[Imagined] = []
    lines = [answers]
    while lines:
        line = lines.pop()
        world = imagined(t, seat)
        flow = course(world)
        try:
            choice = next(flow)
            for answer in line:
                choice = flow.send(answer)
            lines += [[*line, option] for option in unlike(world, choice)]
        except StopIteration:
            ends.append(world)
        except ChanceForbidden:
            return []
        except BLOT_ERRORS:
            return []
        if len(ends) + len(lines) > MOST_ENDS:
            return []
    return ends


def unlike(world: Imagined, choice: Choice) -> list[int]:
    """The answers worth trying: of the hidden cards of a hand one is as good as another."""
    if choice.prompt not in HAND_CARDS:
        return choice.options
    hidden = [token for token in choice.options if world.face[token] <= FIRST_BLOT]
    return [token for token in choice.options if token not in hidden[1:]]


def agreed(t: CardiaTable, ends: list[Imagined], viewer: Viewer) -> Shown | None:
    """What is to be said of all these tables alike; None if there is no such thing."""
    shown = [difference(t, world, viewer) for world in ends]
    return shown[0] if shown and all(each == shown[0] for each in shown) else None


def begun(t: CardiaTable, choice: Choice, option: int, viewer: Viewer) -> Shown | None:
    """The first half of an ability that asks twice: what becomes of the chosen card, and all else that is certain then.

    Whoever chooses a card to clear it will not go on to clear what is not there.
    """
    if choice.prompt != RAISE and choice.prompt != ANY_CARD:
        return None

    def course(world: Imagined) -> Flow[None]:
        before = world.signets()
        # In whose place the ability is carried out makes no difference to these two questions.
        yield from world.carry_out(world.players[choice.seat], choice.source, choice.source)
        yield from to_the_count(world, before)

    ends = [world for world in every_end(t, choice.seat, course, [option]) if is_changed(t, world, option)]
    common = t.copy()
    for token in t.cards_in_play():
        if len({world.modifier[token] for world in ends}) == 1:
            common.modifier[token] = ends[0].modifier[token]
        if len({world.ongoing[token] for world in ends}) == 1:
            common.ongoing[token] = ends[0].ongoing[token]
    shown = difference(t, common, viewer)
    return None if shown == difference(t, t, viewer) else shown


def to_the_count(world: CardiaTable, before: list[int]) -> Flow[None]:
    """What follows an ability until the signets are counted."""
    yield from world.end_fight(before)
    if not world.is_over():
        world.count_signets()


# --- a card of the hand


def considered(t: CardiaTable, choice: Choice, token: int, viewer: Viewer) -> Shown:
    """A card of the hand if it were played next: its influence on arrival, and what would turn if it were to lose.

    Against a card that lies open the whole encounter is fought out, as far as it can be foreseen: `fought` says who
    wins it, `tied` that it is by a tie.
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

    In the fog another pair comes before it, and nobody knows what becomes of that.
    """
    me = world.players[seat]
    for other in me.placed:
        world.face[other] = FIRST_BLOT
    world.lay(token, me, is_open=False)
    while me.placed:
        world.turn_up(me, is_foggy=False)
    world.modify(token, me.carried.modifier)


def lose(world: Imagined, seat: int, token: int) -> Flow[None]:
    """A card comes, loses and uses its ability, unless its defeat has ended the game."""
    me = world.players[seat]
    arrive(world, seat, token)
    yield from world.choose_signs(me)
    be_beaten(world, me)
    if not world.is_over():
        yield from world.activate(me, token)
        world.score()  # fails here, not later, if the ability has put an ongoing token on a card in the fog


def be_beaten(world: Imagined, me: Seat) -> None:
    """Founder's Day sees the last card of the row lose: to one that is stronger by one, and gone again afterwards."""
    rival = world.rival(me)
    if len(me.row) - len(rival.row) > 1:
        return  # the pair in the fog comes before
    stronger = (rival.placed + rival.hand)[0]
    world.face[stronger] = world.face[me.row[-1]]
    world.modifier[stronger] = world.modifier[me.row[-1]] + 1
    rival.row.append(stronger)
    locations.founders_day(world)
    if not world.is_over():
        rival.row.pop()
        world.modifier[stronger] = 0
        world.face[stronger] = FIRST_BLOT


def fought(t: CardiaTable, seat: int, token: int, viewer: Viewer) -> Shown | None:
    """The encounter with the rival's open card; None where a choice decides it that nobody has made yet."""

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
