"""The conformance list of docs/architecture.md, as functions that raise AssertionError on a state that breaks it.

Their messages name the field that differs; `Journey.naming` adds the case, the seed and the step.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from pentakl import bots
from pentakl.bots.bots import simple_bots
from pentakl.bots.searching import SearchBot, levels
from pentakl.core.chance import Chance, quick
from pentakl.core.errors import IllegalAction, InvalidAction, NotYourTurn
from pentakl.core.events import Event
from pentakl.core.flow import CLOCK
from pentakl.core.game import Game
from pentakl.core.search import Level
from pentakl.core.secrets import Secret
from pentakl.core.state import State
from pentakl.core.table import Table
from pentakl.core.tokens import WATCHER
from pentakl.core.viewer import Viewer
from pentakl.games import keys

STEPS_AFTER_A_SWAP = 12
MOST_VIEWERS = 3


def random_answer(state: State, chance: Chance) -> tuple[int, int]:
    """The index of an open question and one of its options; the clock and side actions are chosen rarely."""
    pending = state.pending
    asked = [place for place, choice in enumerate(pending) if not choice.side]
    if not asked or chance.below(20) == 0:
        asked = list(range(len(pending)))
    place = asked[chance.below(len(asked))]
    options = pending[place].options
    return place, options[chance.below(len(options))]


def random_action(state: State, chance: Chance) -> tuple[int, int]:
    """A seat and one of its actions."""
    place, option = random_answer(state, chance)
    choice = state.pending[place]
    return choice.seat, state.act_of(choice, option).action


def take(state: State, index: int, option: int) -> list[Event]:
    """Answer the open question number `index`; in another world the same option may stand for another card."""
    events: list[Event] = []
    state.table.events = events
    state.take(state.pending[index], option)
    state.table.events = None
    return events


class Journey:
    """One random game and its viewers: each was told every event and shown every third position."""

    def __init__(self, start: State, seed: int) -> None:
        self.seed = seed
        self.state = start
        self.viewers = [Viewer(seat) for seat in viewers(self.state)]
        self.step = 0
        self.show(self.state.opening)

    def show(self, events: list[Event]) -> None:
        for viewer in self.viewers:
            self.state.told_to(events, viewer)
            if self.step % 3 == 0:
                self.state.shown_to(viewer)

    def states(self) -> Iterator[State]:
        """Every state of the game, from the first question to the end."""
        chance = quick(self.seed)
        while True:
            yield self.state
            if self.state.outcome is not None:
                return
            events = self.state.apply(*random_action(self.state, chance))
            self.step += 1
            assert self.step <= self.state.rules.max_decisions, "the game does not end"
            self.show(events)

    @contextmanager
    def naming(self, case: object) -> Iterator[None]:
        """Add to a failure the case, the seed and the step."""
        try:
            yield
        except AssertionError as error:
            where = f"{case}, seed {self.seed}, after {self.step} actions"
            asked = [f"seat {each.seat} {self.state.prompt_of(each)}" for each in self.state.pending if not each.side]
            raise AssertionError(f"{where} (asked: {', '.join(asked) or 'nobody'}): {error}") from error


def states(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Every state of one random game."""
    return Journey(game.start(seats, seed, options), seed).states()


def viewers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def some_viewers(state: State, chance: Chance) -> list[int | None]:
    """At most MOST_VIEWERS of them: a costly check sees so many states that every viewer gets a turn."""
    chosen = viewers(state)
    while len(chosen) > MOST_VIEWERS:
        del chosen[chance.below(len(chosen))]
    return chosen


def same(one: object, other: object, what: str) -> None:
    """Fail, with the first field that differs, unless two documents are equal."""
    if one != other:
        raise AssertionError(f"{what}: {difference(one, other)}")


def difference(one: object, other: object, path: str = "") -> str:
    """Where two documents differ first: `table.players[1].hand.count: 3, 4`."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *[key for key in other if key not in one]]:
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, pair in enumerate(zip(one, other, strict=True)):
            if pair[0] != pair[1]:
                return difference(*pair, f"{path}[{place}]")
    return f"{path or 'the whole'}: {one!r:.200}, {other!r:.200}"


def check_actions(game: Game, state: State, chance: Chance) -> None:
    """Legal actions are sorted, only for asked seats, and round-trip as text; any other changes nothing."""
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
    for choice in state.pending:
        assert not choice.seconds or choice.default in choice.options, "a default that nobody could choose"
    assert state.digest() == before


def check_acts(state: State) -> None:
    """What an act shows is what is played, and an act lists all equal cards."""
    for seat in range(state.seats):
        acts = state.acts(seat)
        assert [act.action for act in acts] == state.legal(seat)
        for act in acts:
            choice, option = state.find(seat, act.action)
            meant = state.act_of(choice, option)
            assert meant.card == act.card, f"'{state.rules.actions[act.action]}' shows one card and plays another"
            assert (act.card >= 0) == bool(act.tokens)
            assert act.card < 0 or act.card in act.tokens


def refuse(state: State, seat: int, action: int, error: type[Exception]) -> None:
    try:
        state.apply(seat, action)
    except error:
        return
    raise AssertionError(f"seat {seat} may not do {action}")


def check_clone(state: State, chance: Chance) -> None:
    """A clone is equal, shares nothing mutable, and continues identically."""
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
    """A state can be saved and loaded, also in the middle of an effect."""
    document = state.to_json()
    again = game.from_json(json.loads(json.dumps(document)))
    assert again.digest() == state.digest()
    assert [again.legal(seat) for seat in range(state.seats)] == [state.legal(seat) for seat in range(state.seats)]


def check_cards(state: State) -> None:
    """Every token lies in exactly one zone, and every face keeps its own back."""
    table = state.table
    tokens = sorted(token for zone in table.zones() for token in zone)
    assert tokens == list(range(len(table.face))), "a card lies nowhere or twice"


def check_layout(state: State) -> None:
    """What a table owns is declared, and its copy copies all of it and shares nothing that is changed in place."""
    table = state.table
    layout = table.layout()
    same(sorted(layout.attributes()), own_attributes(table, Table), "declared, and there, on the table")
    if layout.new_seat is not None:
        players: list[object] = getattr(table, "players")  # noqa: B009
        declared = sorted([*layout.seat_attributes(), "index"])
        same(declared, own_attributes(players[0], object), "declared, and there, for a seat")
    same(table.copy().dump(), table.dump(), "a copy of the table")


def own_attributes(thing: object, base: type) -> list[str]:
    """The attributes of an object that its class and those above it declare, up to a base class."""
    kinds = ("member_descriptor", "getset_descriptor")
    above = {name for each in base.__mro__ for name in vars(each)}
    return sorted(
        name
        for each in type(thing).__mro__
        for name, value in vars(each).items()
        if type(value).__name__ in kinds and name not in above and not name.startswith("__")
    )


def check_flows(state: State) -> None:
    """No effect collects more answers than the game declares, because a copy has to replay all of them."""
    kept, most = state.answers_kept, state.rules.longest_flow
    assert kept <= most, f"one flow keeps {kept} answers, more than {most}; put its pieces on the agenda"


def check_exclusions(state: State) -> None:
    """No card is of a kind that a seat has excluded for it."""
    table = state.table
    for seat in range(len(table.excluded)):
        for token, face in enumerate(table.face):
            name = state.rules.cards[face]
            assert not table.excludes(seat, token) >> face & 1, f"seat {seat} excludes '{name}', which is there"


def check_view(state: State, chance: Chance) -> None:
    """A determinized state has the same view for its seat, also after cloning and saving."""
    for seat in some_viewers(state, chance):
        imagined = state.determinized(seat, chance)
        same(imagined.view(seat), state.view(seat), "an imagined state looks different")
        assert imagined.clone().digest() == imagined.digest()
        for token, face in enumerate(imagined.table.face):
            viewer = WATCHER if seat is None else seat
            assert not imagined.table.excludes(viewer, token) >> face & 1, "a seat imagines what it can exclude"
        assert sorted(imagined.table.face) == sorted(state.table.face)
        assert all(imagined.legal(mover) for mover in imagined.movers())
        imagined.playout(chance, 5)
        check_cards(imagined)


def hidden_pair(state: State, viewer: int, others: list[State], chance: Chance) -> list[int] | None:
    """Two tokens with the same back and different faces that the viewer cannot tell apart in any of the states."""
    tables = [each.table for each in [state, *others]]
    tables += [each.base for each in [state, *others] if each.base is not None]
    alike: dict[tuple[int, ...], list[int]] = {}
    for token in range(len(state.table.face)):
        if not any(table.known[token] >> viewer & 1 for table in tables):
            alike.setdefault((state.table.pool[token], *[table.group[token] for table in tables]), []).append(token)
    face = state.table.face
    barred = [0] * len(face)  # by token: the kinds that some seat excludes for it
    for row in (row for table in tables for row in table.excluded):
        barred = [mask | more for mask, more in zip(barred, row, strict=True)]
    pairs = [
        [one, two]
        for tokens in alike.values()
        for one in tokens
        for two in tokens
        if face[one] < face[two] and not (barred[one] >> face[two] & 1 or barred[two] >> face[one] & 1)
    ]
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
    for seat in some_viewers(state, chance):
        viewer = WATCHER if seat is None else seat
        pair = hidden_pair(state, viewer, [after], chance)
        if pair is None or any(event.seen_by >> viewer & 1 and set(pair) & set(event.cards) for event in events):
            continue  # nothing is hidden, or the answer itself shows one of the two cards and hides it again
        names = " and ".join(state.rules.cards[state.table.face[token]] for token in pair)
        other = state.refaced(exchanged(state.table.face, pair))
        same(other.view(seat), state.view(seat), f"a view of {seat} depends on a hidden face ({names})")
        told = take(other, index, option)
        what = f"an event told to {seat} depends on a hidden face ({names})"
        same(other.scrubbed(told, seat), after.scrubbed(events, seat), what)
        same(other.view(seat), after.view(seat), f"a hidden face ({names}) turned what {seat} sees")


def check_tracks(state: State, onlookers: list[Viewer], chance: Chance) -> None:
    """If two cards that a viewer cannot tell apart exchange their tokens, the viewer is sent the same messages.

    `onlookers` have followed the game so far: this fails if one of them still uses a number it should have forgotten.
    """
    if state.is_mid_effect or state.outcome is not None or state.table.agenda:
        return
    asked = {choice.seat for choice in state.pending}
    for seat in some_viewers(state, chance):
        onlooker = next(each for each in onlookers if each.seat == (WATCHER if seat is None else seat))
        pair = untracked_pair(state, onlooker.seat, asked, chance)
        if pair is None:
            continue
        real, other = state.clone(), relabelled(state, pair)
        eyes, other_eyes = onlooker.copy(), onlooker.copy()
        what = f"the socket of seat {onlooker.seat} tells which of two cards is which"
        luck = quick(int(chance.below(1 << 30)))
        for _ in range(STEPS_AFTER_A_SWAP):
            same(other.shown_to(other_eyes), real.shown_to(eyes), what)
            if real.outcome is not None:
                break
            index, option = random_answer(real, luck)
            answer = other.pending[index].options[real.pending[index].options.index(option)]
            told = take(real, index, option)
            same(other.told_to(take(other, index, answer), other_eyes), real.told_to(told, eyes), what)


def untracked_pair(state: State, viewer: int, asked: set[int], chance: Chance) -> list[int] | None:
    """Two cards with the same back that a viewer neither knows nor sees and that no question or field mentions."""
    table = state.table
    eyes = Viewer(viewer)
    state.shown_to(eyes)
    layout = table.layout()
    spoken = set(eyes._numbers) | {option for choice in state.pending for option in choice.options}
    spoken |= numbers_in([getattr(table, name) for name in layout.fields])
    if layout.new_seat is not None:
        spoken |= numbers_in([table.dump()["players"]]) - {token for zone in table.zones() for token in zone}
    free: dict[tuple[int, ...], list[int]] = {}
    for _, owner, tokens in table.zones_by_seat():
        for token in tokens:
            if owner not in asked and not table.sees(viewer, token) and token not in spoken:
                traits = (table.pool[token], table.group[token], table.excludes(viewer, token))
                free.setdefault(traits, []).append(token)
    pairs = [[one, two] for tokens in free.values() for one in tokens for two in tokens if one < two]
    return pairs[chance.below(len(pairs))] if pairs else None


def numbers_in(value: object) -> set[int]:
    """All numbers in a document, except in lists with an entry for every card, which single out none."""
    if isinstance(value, list):
        return set().union(*[numbers_in(each) for each in value if not isinstance(each, list) or len(each) < 16])
    if isinstance(value, dict):
        return set().union(*[numbers_in(each) for each in value.values()])
    return {value} if isinstance(value, int) else set()


def relabelled(state: State, pair: list[int]) -> State:
    """A copy of this state in which the two cards have exchanged their tokens; nothing else differs."""
    copied = state.clone()
    table = copied.table
    one, two = pair
    names = {one: two, two: one}
    layout = table.layout()
    owners: list[tuple[object, list[str]]] = [(table, [zone.attribute for zone in layout.zones])]
    if layout.new_seat is not None:
        zones = [zone.attribute for zone in layout.seat_zones]
        owners += [(player, zones) for player in getattr(table, "players")]  # noqa: B009
    for owner, attributes in owners:
        for attribute in attributes:
            setattr(owner, attribute, renamed(getattr(owner, attribute), names))
    for attribute in ("face", "known", "heard", "group"):
        entries = getattr(table, attribute)[:]
        entries[one], entries[two] = entries[two], entries[one]
        setattr(table, attribute, entries)
    rows = [row[:] for row in table.excluded]
    for row in rows:
        row[one], row[two] = row[two], row[one]
    table.excluded = rows
    return copied


def renamed(zone: list[object], names: dict[int, int]) -> list[object]:
    return [renamed(each, names) if isinstance(each, list) else names.get(each, each) for each in zone]  # type: ignore[call-overload]


def check_secrets(state: State, chance: Chance) -> None:
    """Exchanging a secret that a seat does not know changes nothing that it is sent, now and after the next answer."""
    if state.outcome is not None:
        return
    index, option = random_answer(state, chance)
    after = state.clone()
    events = take(after, index, option)
    for name, secret in state.table.secrets.items():
        for seat in some_viewers(state, chance):
            viewer = WATCHER if seat is None else seat
            others = [value for value in secret.choices if value != secret.value]
            if secret.known >> viewer & 1 or not others:
                continue
            other = state.clone()
            changed = Secret(others[chance.below(len(others))], secret.choices, secret.known)
            other.table.secrets = {**other.table.secrets, name: changed}
            same(other.view(seat), state.view(seat), f"a view of {seat} depends on the secret {name}")
            then = after.table.secrets.get(name)
            if then is None or then.known >> viewer & 1:
                continue  # the next answer reveals it
            told = take(other, index, option)
            same(other.scrubbed(told, seat), after.scrubbed(events, seat), f"{seat} is told the secret {name}")
            same(other.view(seat), after.view(seat), f"the secret {name} turned what {seat} sees")


def check_private_answers(state: State) -> None:
    """If two answers differ only in a secret, everybody who does not know the secret is told the same."""
    for index, choice in enumerate(state.pending):
        reached: list[tuple[State, list[Event]]] = []
        for option in choice.options[:4]:
            after = state.clone()
            reached.append((after, take(after, index, option)))
        first, events = reached[0]
        for after, told in reached[1:]:
            secrets = changed_secrets(first, after)
            if secrets and public(after) == public(first):
                known = 0
                for secret in secrets:
                    known |= secret.known
                for seat in viewers(state):
                    if not known >> (WATCHER if seat is None else seat) & 1:
                        what = f"{seat} is told what was answered in private"
                        same(after.scrubbed(told, seat), first.scrubbed(events, seat), what)
                        same(after.view(seat), first.view(seat), what)


def changed_secrets(one: State, other: State) -> list[Secret]:
    """The secrets of the second state that have another value in the first."""
    before = one.table.secrets
    return [
        secret for name, secret in other.table.secrets.items() if name in before and before[name].value != secret.value
    ]


def public(state: State) -> str:
    """The whole state, without the values of secrets."""
    document = state.to_json() | {"now": state.table.dump()}
    for table in (document["table"], document["now"]):
        assert isinstance(table, dict)
        for secret in table.get("secrets", {}).values():
            del secret["value"]
    return json.dumps(document, sort_keys=True)


def check_foresight(state: State, chance: Chance) -> None:
    """What a seat foresees happens, and is the same in another world that the seat cannot rule out."""
    able = [choice for choice in state.pending if choice.seat < state.seats]
    if able:
        choice = able[chance.below(len(able))]
        legal = state.legal(choice.seat)
        action = legal[chance.below(len(legal))]
        text = state.rules.actions[action]
        viewer = Viewer(choice.seat)
        shown = state.shown_foresight(choice.seat, action, viewer)
        imagined = state.determinized(choice.seat, chance)
        same(imagined.shown_foresight(choice.seat, action, viewer), shown, f"'{text}' is foreseen by what is hidden")
        real = state.clone()
        events = real.told_to(real.apply(choice.seat, action), Viewer(choice.seat))
        foreseen = shown["events"]
        assert isinstance(foreseen, list)
        same(foreseen, events[: len(foreseen)], f"'{text}' is foreseen wrongly")
        if shown["stopped"] in ("asks", "over"):
            same(foreseen, events, f"'{text}' is not foreseen to its end")
            asked = next((each.seat for each in real.pending if not each.side), None)
            assert shown.get("seat") == asked, f"'{text}': seat {asked} is asked, not {shown.get('seat')}"
            assert (shown["stopped"] == "over") == (real.outcome is not None)


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
            if after.has_sealed_answers:
                for seat in viewers(state):
                    if seat != choice.seat:
                        seen.add((seat, json.dumps([after.view(seat), after.scrubbed(events, seat)])))
        assert len(seen) in (0, len(viewers(state)) - 1), "an answer shows before all are in"


def lying(state: State, viewer: int) -> dict[str, object]:
    """Everything on the table except what other seats know: which of two equal cards they know depends on the faces."""
    document = {name: value for name, value in state.table.dump().items() if name not in ("heard", "excluded")}
    document["known"] = [known >> viewer & 1 for known in state.table.known]
    return document


def check_stale_faces(state: State, chance: Chance) -> None:
    """No effect remembers a face across a question: exchanging faces now or before the effect gives the same game."""
    if not state.is_mid_effect:
        return
    for seat in some_viewers(state, chance):
        viewer = WATCHER if seat is None else seat
        pair = hidden_pair(state, viewer, [], chance)
        if pair is None:
            continue
        names = " and ".join(state.rules.cards[state.table.face[token]] for token in pair)
        source = state.pending[0].source
        asking = "a rule" if source < 0 else f"'{state.rules.cards[state.table.face[source]]}'"
        face = exchanged(state.table.face, pair)
        now, before = state.clone(), state.refaced(face)
        now.table.face = face
        for _ in range(STEPS_AFTER_A_SWAP):
            what = f"{asking} remembers a hidden face across a question ({names})"
            same(lying(now, viewer), lying(before, viewer), what)
            if now.outcome is not None or before.outcome is not None:
                break
            index, option = random_answer(now, chance)
            take(now, index, option)
            take(before, index, option)


def check_honest(state: State, chance: Chance) -> None:
    """A bot decides the same when what its seat does not know is dealt anew."""
    key = state.rules.key
    players: list[bots.Bot] = [bots.random_bot]
    if key in keys():
        players = [bots.bot(key, name) for name in simple_bots(key)]
        # One level after the other: a search that peeks in its first iterations would peek in all others, too.
        found = levels(key)
        if found:
            level = found[int(chance.below(len(found)))]
            players.append(SearchBot(Level(level.key, min(level.iterations, 4), level.softness)))
    for decide in players:
        check_honest_bot(state, decide, chance)


def every_bot(key: str, iterations: int) -> list[bots.Bot]:
    """All bots of a game. Its levels search no longer than this: one that peeks in its first iterations is noticed."""
    simple = [bots.bot(key, name) for name in simple_bots(key)]
    return simple + [
        SearchBot(Level(each.key, min(each.iterations, iterations), each.softness)) for each in levels(key)
    ]


def check_honest_bot(state: State, decide: bots.Bot, chance: Chance) -> None:
    for seat in state.movers():
        imagined = state.determinized(seat, chance)
        luck = int(chance.below(1 << 20))
        chosen = decide(state, seat, quick(luck)), decide(imagined, seat, quick(luck))
        texts = [state.rules.actions[action] for action in chosen]
        assert texts[0] == texts[1], f"the bot of seat {seat} peeks: '{texts[0]}', imagined '{texts[1]}'"
