"""How a sitting handles logs of other versions: digests, skipped games, and commands that were once accepted."""

from __future__ import annotations

import pytest

from pentakl.core.chance import quick
from pentakl.games import keys, load
from pentakl.sitting import Sitting, reopen_sitting
from pentakl.sitting.digests import differing_parts, digest_of, gather
from pentakl.sitting.old_logs import DIGEST, DIGEST_EVERY, OtherPosition, check_digest, over_before, with_digest
from pentakl.words import LANGUAGES, Words
from tests.conformance.cases import Case, cases_of
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening, snapshot

# --- digests


@pytest.mark.parametrize("case", [cases_of(load(key))[-1] for key in keys()], ids=str)
def test_equal_positions_have_equal_digests_and_others_have_others(case: Case) -> None:
    game, chance = case.game, quick(1)
    state = game.start(case.seats, 7, case.options)
    changed = 0
    for _ in range(40):
        if state.outcome is not None:
            break
        before = digest_of(state)
        assert digest_of(state.clone()) == before
        assert digest_of(game.from_json(state.to_json())) == before
        asked = next(choice for choice in state.pending if not choice.side)
        legal = state.legal(asked.seat)
        state.apply(asked.seat, legal[chance.below(len(legal))])
        changed += bool(differing_parts(before, state))
    assert changed > 10


def test_a_card_that_nobody_sees_is_part_of_the_position() -> None:
    state = load("karmaka").start(2, 7)
    stored = digest_of(state)
    seat = state.pending[0].seat
    unseen = [zone for zone in state.table.zones() if zone and not any(state.table.known[token] for token in zone)]
    face = state.table.face[:]
    first, second = next(
        (one, other)
        for place, zone in enumerate(unseen)
        for one in zone
        for other_zone in unseen[place + 1 :]
        for other in other_zone
        if face[one] != face[other]
    )
    face[first], face[second] = face[second], face[first]
    other_world = state.refaced(face)
    assert other_world.view(seat) == state.view(seat)
    assert differing_parts(stored, other_world) == ["cards"]


def test_the_numbers_of_cards_and_the_order_of_fields_are_no_part_of_the_position() -> None:
    one: dict[str, list[object]] = {}
    other: dict[str, list[object]] = {}
    gather({"hand": {"count": 2, "cards": [{"token": 3, "card": "spite"}, None]}, "turn": 0}, "table", one)
    gather({"turn": 0, "hand": {"cards": [{"token": 8, "card": "spite"}, None], "count": 2}}, "table", other)
    assert one == other
    assert one["table.hand.cards.card"] == ["spite"]


def test_a_digest_belongs_to_an_act_now_and_then_and_names_what_differs() -> None:
    evening = Evening().seated(ANNA, BARTEK).begun()
    marked = []
    for number in range(DIGEST_EVERY + 1):
        seat = evening.asked()
        entry = with_digest(evening.sitting, evening.sitting.propose(evening.player(), "", act_of(evening, seat), 0))
        if DIGEST in entry:
            marked.append(number)
            check_digest(evening.sitting, entry)
            parts = entry[DIGEST]
            assert isinstance(parts, dict)
            with pytest.raises(OtherPosition, match=r"position differs in asked, table\.round\."):
                check_digest(evening.sitting, {**entry, DIGEST: {**parts, "table.round": "0", "asked": "0"}})
        evening.enter(entry)
    assert marked == [0, DIGEST_EVERY]
    pace: dict[str, object] = {"do": "pace", "pace": "fast"}
    assert with_digest(evening.sitting, pace) == pace


def act_of(evening: Evening, seat: int) -> dict[str, object]:
    return {"do": "act", "action": evening.acts(seat)[0]}


def test_the_line_in_the_chronicle_is_said_in_both_languages() -> None:
    evening = Evening().seated(ANNA, BARTEK).begun()
    assert evening.enter({"do": "new-rules", "version": 12}) == ["new-rules"]
    (part,) = evening.sitting.log(ANNA, evening.sitting.seq - 1)
    events = part["events"]
    assert isinstance(events, list)
    for language in LANGUAGES:
        (line,) = Words("karmaka", language).tell(events, ["Anna", "Bartek"], 0)
        assert "12" in line


# --- earlier games


def three_rounds() -> Evening:
    """An evening in which people often leave and come back, during and between its games."""
    evening = Evening().seated(ANNA, BARTEK).begun()
    evening.plays()
    evening.says(BARTEK, "stand")
    evening.says(BARTEK, "sit", seat=1)
    evening.plays_to_the_end()
    evening.says(ANNA, "rematch")
    evening.says(BARTEK, "stand")
    evening.says(CELINA, "sit", seat=1)
    evening.says(CELINA, "rematch")
    evening.plays_to_the_end(seed=2)
    evening.says(CELINA, "stand")
    empty = next(seat for seat, chair in enumerate(evening.sitting.chairs) if chair.kind == "empty")
    evening.says(ANNA, "bot", seat=empty, bot="random")
    evening.says(ANNA, "rematch")
    return evening


def last_game_alone(evening: Evening) -> tuple[Sitting, int]:
    """The sitting of a log of which only the last game is replayed; also returns how many games were skipped."""
    entries = evening.entries
    rounds = [index for index, entry in enumerate(entries) if entry["do"] in ("start", "rematch")]
    over = over_before(entries, False)
    sitting = reopen_sitting(entries[0])
    for index in range(1, rounds[-1]):
        sitting.enter_without_playing(entries[index], over[index])
    passed = sitting.round
    for entry in entries[rounds[-1] :]:
        sitting.enter(entry)
    return sitting, passed


def test_skipping_earlier_games_leads_to_the_same_table() -> None:
    evening = three_rounds()
    evening.plays()
    sitting, passed = last_game_alone(evening)
    assert passed == 2
    assert sitting.round == 3
    assert snapshot(sitting) == snapshot(evening.sitting) == snapshot(evening.again())
    assert [chair.last_person for chair in sitting.chairs] == [chair.last_person for chair in evening.sitting.chairs]


def test_a_log_alone_tells_when_a_game_was_over() -> None:
    evening = Evening().seated(ANNA, BARTEK)
    phases = []
    for entry in [None, *three_rounds().entries[3:]]:
        if entry is not None:
            phases.append(evening.sitting.phase == "over")
            evening.enter(entry)
    assert over_before(evening.entries, False)[3:] == phases


def test_the_last_game_is_over_if_its_result_is_known() -> None:
    evening = Evening().seated(ANNA, BARTEK).begun()
    evening.plays_to_the_end()
    evening.says(BARTEK, "stand")
    assert over_before(evening.entries, True)[-2:] == [False, True]
    assert over_before(evening.entries, False)[-2:] == [False, False]


# --- what was once accepted


def test_a_stored_undo_that_would_be_refused_today_is_still_replayed() -> None:
    evening = Evening(undo="free").seated(ANNA, BARTEK).begun()
    for _ in range(5):
        evening.plays()
    state = evening.sitting.state
    assert state is not None
    before, acted = state.digest(), evening.sitting.actions[:]
    evening.plays_until(may_undo=False)
    while len(evening.sitting.actions) > len(acted):
        evening.sitting._undo_history.close()
        assert evening.enter({"do": "undo", "seat": evening.sitting.actions[-1][0]}) == ["took-back"]
    assert evening.sitting.actions == acted
    assert evening.sitting.state is not None
    assert evening.sitting.state.digest() == before


@pytest.mark.parametrize("yes", [True, False])
def test_an_undo_that_once_needed_consent_still_needs_it_when_its_log_is_read(yes: bool) -> None:
    """The entries are written as an older version wrote them, in the middle of the player's own effect."""
    evening = Evening().seated(ANNA, BARTEK).begun()
    chance = quick(3)
    while True:
        seat, state = evening.asked(), evening.sitting.state
        assert state is not None
        if evening.sitting.may_undo(seat) and state.is_mid_effect:
            break
        legal = evening.acts(seat)
        evening.plays(legal[chance.below(len(legal))])
    count, before = len(evening.sitting.actions), state.digest()
    assert evening.enter({"do": "undo", "seat": seat}) == []
    assert evening.sitting.undo_asked == seat
    kinds = evening.enter({"do": "answer-undo", "seat": 1 - seat, "yes": yes})
    assert kinds == (["took-back"] if yes else [])
    assert len(evening.sitting.actions) == count - yes
    if not yes:
        assert evening.sitting.state is not None
        assert evening.sitting.state.digest() == before


def test_an_entry_of_an_unknown_kind_is_counted_and_changes_nothing() -> None:
    evening = Evening().seated(ANNA, BARTEK).begun()
    shown, seq = evening.sitting.show(ANNA), evening.sitting.seq
    assert evening.enter({"do": "applaud", "seat": 1, "hands": 2}) == []
    assert evening.sitting.show(ANNA) == shown
    assert evening.sitting.seq == seq + 1


def test_a_stored_table_is_opened_with_options_that_are_no_longer_offered() -> None:
    opening = Evening().entries[0] | {"options": {"variant": "chess", "colour": "red"}, "undo": "sometimes"}
    sitting = reopen_sitting(opening)
    assert sitting.options == {"variant": "chess"}
    assert sitting.undo == "ask"
