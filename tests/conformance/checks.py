"""The conformance list of docs/architecture.md, as functions that raise AssertionError on a state that breaks it."""

from __future__ import annotations

import json
from collections.abc import Iterator

from pentakl import bots
from pentakl.core.chance import Chance, quick
from pentakl.core.errors import IllegalAction, InvalidAction, NotYourTurn
from pentakl.core.events import Event
from pentakl.core.flow import CLOCK
from pentakl.core.game import Game
from pentakl.core.state import State
from pentakl.core.tokens import WATCHER
from pentakl.games import keys

STEPS_AFTER_A_SWAP = 12


def random_answer(state: State, chance: Chance) -> tuple[int, int]:
    """The place of an open question and one of its options; the clock and side actions come rarely."""
    pending = state.pending
    asked = [place for place, choice in enumerate(pending) if not choice.side]
    if not asked or chance.below(20) == 0:
        asked = list(range(len(pending)))
    place = asked[chance.below(len(asked))]
    options = pending[place].options
    return place, options[chance.below(len(options))]


def random_action(game: Game, state: State, chance: Chance) -> tuple[int, int]:
    """A seat and one of its actions."""
    place, option = random_answer(state, chance)
    choice = state.pending[place]
    return choice.seat, state.act_of(choice, option).action


def take(state: State, index: int, option: int) -> list[Event]:
    """Answer the open question number `index` by an option, which may mean another card in another world."""
    events: list[Event] = []
    state.table.events = events
    state.take(state.pending[index], option)
    state.table.events = None
    return events


def states(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Every state of one random game."""
    state = game.start(seats, seed, options)
    chance = quick(seed)
    decisions = 0
    while True:
        yield state
        if state.outcome is not None:
            return
        state.apply(*random_action(game, state, chance))
        decisions += 1
        assert decisions <= game.max_decisions, "the game does not end"


def viewers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def check_actions(game: Game, state: State, chance: Chance) -> None:
    """Legal actions are sorted, there for asked seats alone, round-trip as text; any other changes nothing."""
    asked = {choice.seat for choice in state.pending}
    assert bool(asked) == (state.outcome is None)
    before = state.digest()
    for seat in [*range(state.seats), CLOCK]:
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        assert bool(legal) == (seat in asked)
        assert all(game.parse(game.text(action)) == action for action in legal)
        for _ in range(3):
            action = int(chance.below(game.num_actions))
            if action not in legal:
                refuse(state, seat, action, NotYourTurn if not legal and asked else IllegalAction)
    for action in (-1, game.num_actions):
        refuse(state, 0, action, InvalidAction)
    assert state.digest() == before


def refuse(state: State, seat: int, action: int, error: type[Exception]) -> None:
    try:
        state.apply(seat, action)
    except error:
        return
    raise AssertionError(f"seat {seat} may not do {action}")


def check_clone(state: State, chance: Chance) -> None:
    """A clone equals, shares nothing mutable, and plays on identically."""
    before = state.digest()
    clone, twin = state.clone(), state.clone()
    assert clone.digest() == before
    for _ in range(4):
        if clone.outcome is not None:
            break
        index, option = random_answer(clone, chance)
        told = clone.scrubbed(take(clone, index, option), None)
        assert told == twin.scrubbed(take(twin, index, option), None)
        assert clone.digest() == twin.digest()
        assert clone.clone().digest() == clone.digest()
    assert state.digest() == before


def check_json(game: Game, state: State) -> None:
    """A state survives being written down, in the middle of an effect too."""
    document = state.to_json()
    again = game.from_json(json.loads(json.dumps(document)))
    assert again.digest() == state.digest()
    assert [again.legal(seat) for seat in range(state.seats)] == [state.legal(seat) for seat in range(state.seats)]


def check_cards(state: State) -> None:
    """Every token lies in exactly one zone, and every face stays under its own back."""
    table = state.table
    tokens = sorted(token for zone in table.zones() for token in zone)
    assert tokens == list(range(len(table.face)))


def check_view(state: State, chance: Chance) -> None:
    """A determinized state looks the same to its observer, who cannot even tell it by cloning or saving it."""
    for seat in viewers(state):
        shown = json.dumps(state.view(seat))
        imagined = state.determinized(seat, chance)
        assert json.dumps(imagined.view(seat)) == shown
        assert imagined.clone().digest() == imagined.digest()
        assert sorted(imagined.table.face) == sorted(state.table.face)
        imagined.playout(chance, 5)
        check_cards(imagined)


def hidden_pair(state: State, viewer: int, others: list[State], chance: Chance) -> list[int] | None:
    """Two tokens under the same back with different faces that the viewer can tell apart in none of the states."""
    tables = [each.table for each in [state, *others]]
    tables += [each._base for each in [state, *others] if each._base is not None]
    alike: dict[tuple[int, ...], list[int]] = {}
    for token in range(len(state.table.face)):
        if not any(table.known[token] >> viewer & 1 for table in tables):
            groups = [table.group[token] for table in tables]
            alike.setdefault((state.table.pool[token], *groups), []).append(token)
    face = state.table.face
    pairs = [[one, two] for tokens in alike.values() for one in tokens for two in tokens if face[one] < face[two]]
    return pairs[chance.below(len(pairs))] if pairs else None


def exchanged(face: list[int], pair: list[int]) -> list[int]:
    swapped = face[:]
    swapped[pair[0]], swapped[pair[1]] = swapped[pair[1]], swapped[pair[0]]
    return swapped


def check_leaks(state: State, chance: Chance) -> None:
    """Exchanging faces that a seat does not know changes no byte of what it is sent, now and after the next answer."""
    if state.outcome is not None:
        return
    index, option = random_answer(state, chance)
    after = state.clone()
    events = take(after, index, option)
    if len(after.match.played) > len(state.match.played):
        return  # the cards were gathered up for the next game, and tokens mean other cards now
    for seat in viewers(state):
        viewer = WATCHER if seat is None else seat
        pair = hidden_pair(state, viewer, [after], chance)
        if pair is None or any(event.seen_by >> viewer & 1 and set(pair) & set(event.cards) for event in events):
            continue  # nothing is hidden, or the answer itself shows one of the two and hides it again
        other = state.refaced(exchanged(state.table.face, pair))
        assert json.dumps(other.view(seat)) == json.dumps(state.view(seat)), "a view depends on a hidden face"
        told = take(other, index, option)
        assert other.scrubbed(told, seat) == after.scrubbed(events, seat), "an event depends on a hidden face"
        assert json.dumps(other.view(seat)) == json.dumps(after.view(seat)), "a hidden face turned what is seen"


def check_hidden_answers(state: State) -> None:
    """While others are still asked, nobody sees what a seat has answered."""
    questions = [choice for choice in state.pending if not choice.side]
    if len(questions) < 2:
        return
    for index, choice in enumerate(questions):
        seen = set()
        for option in choice.options:
            after = state.clone()
            events = take(after, index, option)
            for seat in viewers(state):
                if seat != choice.seat:
                    seen.add((seat, json.dumps([after.view(seat), after.scrubbed(events, seat)])))
        assert len(seen) == len(viewers(state)) - 1, "an answer shows before all are in"


def lying(state: State) -> dict[str, object]:
    """Everything on the table but the bookkeeping of rumours, which follows the faces and steers nothing in play."""
    return {name: value for name, value in state.table.dump().items() if name != "heard"}


def check_stale_faces(state: State, chance: Chance) -> None:
    """A card keeps no face across a question: faces exchanged now, or before the effect, make the same game."""
    if not state.is_mid_effect:
        return
    for seat in viewers(state):
        viewer = WATCHER if seat is None else seat
        pair = hidden_pair(state, viewer, [], chance)
        if pair is None:
            continue
        face = exchanged(state.table.face, pair)
        now, before = state.clone(), state.refaced(face)
        now.table.face = face
        for _ in range(STEPS_AFTER_A_SWAP):
            assert lying(now) == lying(before), "a card remembers a hidden face across a question"
            if now.outcome is not None or before.outcome is not None:
                break
            index, option = random_answer(now, chance)
            take(now, index, option)
            take(before, index, option)


def check_honest(state: State, chance: Chance) -> None:
    """A bot decides the same when what its seat does not know is dealt anew."""
    key = state.rules.key
    players = [bots.bot(key, name) for name in bots.names(key)] if key in keys() else [bots.random_bot]
    for choice in state.pending:
        if choice.side:
            continue
        imagined = state.determinized(choice.seat, chance)
        for decide in players:
            luck = int(chance.below(1 << 20))
            assert decide(state, choice.seat, quick(luck)) == decide(imagined, choice.seat, quick(luck)), "it peeks"
