"""Playing at a table: actions, undo, rematch, what each may see, and that replaying a log gives the same sitting."""

from __future__ import annotations

import json

import pytest

from pentakl.core.record import read_record
from pentakl.games import load
from pentakl.sitting import Refused, Sitting
from pentakl.sitting.seated_table import seed_hash
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening, snapshot


def two(undo: str = "ask") -> Evening:
    return Evening(undo=undo).seated(ANNA, BARTEK).begun()


def other(person: str) -> str:
    return BARTEK if person == ANNA else ANNA


# --- acting


def test_only_legal_actions_of_the_one_who_is_asked_are_entered() -> None:
    evening = two()
    asked = evening.player()

    evening.refuses("not-your-turn", other(asked), "act", action="pass")
    evening.refuses("illegal", asked, "act", action="accept")
    evening.refuses("invalid", asked, "act", action="castle")
    evening.refuses("invalid", asked, "act", action=10**30)
    evening.refuses("invalid", asked, "act", action=-1)
    evening.refuses("bad-command", asked, "act", action=None)
    evening.refuses("bad-command", asked, "act", action=True)
    evening.refuses("not-seated", CELINA, "act", action="pass")
    assert evening.plays() != []


def test_an_action_may_be_given_by_number_or_text_and_makes_the_same_entry() -> None:
    evening = two()
    text = evening.acts(evening.asked())[0]
    number = evening.sitting.game.parse(text)
    propose = evening.sitting.propose

    person = evening.player()
    by_number = propose(person, "", {"do": "act", "action": number}, 0)
    assert by_number == propose(person, "", {"do": "act", "action": text}, 0)
    assert by_number == {"do": "act", "seat": evening.asked(), "action": text}


def test_nobody_may_act_before_the_start_or_after_the_end() -> None:
    evening = Evening().seated(ANNA, BARTEK)
    evening.refuses("not-playing", ANNA, "act", action="pass")
    evening.begun()
    evening.refuses("not-waiting", ANNA, "start")
    evening.plays_to_the_end()
    evening.refuses("not-playing", ANNA, "act", action="pass")
    evening.refuses("not-playing", ANNA, "undo")


def test_a_bots_action_that_comes_too_late_is_refused() -> None:
    evening = Evening().seated(ANNA)
    evening.says(ANNA, "bot", seat=1, bot="greedy")
    evening.begun()
    while evening.asked() == 0:
        evening.plays()
    thought = evening.acts(1)[0]
    while evening.asked() == 1:
        evening.plays()

    with pytest.raises(Refused) as refusal:
        evening.sitting.propose_bot_act(1, thought)
    assert refusal.value.code == "not-your-turn"


# --- undo


def test_free_undo_takes_back_the_last_action_at_once() -> None:
    evening = two("free")
    before = None
    for _ in range(200):
        before, person = evening.sitting.state, evening.player()
        assert before is not None
        before, actions = before.clone(), evening.sitting.actions[:]
        evening.plays()
        if evening.sitting.may_undo(evening.sitting.actions[-1][0]):
            break

    assert evening.says(person, "undo") == ["took-back"]
    assert evening.sitting.actions == actions
    assert evening.sitting.state == before


def test_a_position_reached_by_undo_is_that_of_the_record_without_the_action() -> None:
    evening = two("free")
    for _ in range(5):
        person = evening.plays_until(may_undo=True)
        evening.says(person, "undo")
        assert evening.sitting.record().replay(evening.sitting.game) == evening.sitting.state
        evening.plays()


def test_undo_by_consent_waits_for_everybody_else() -> None:
    evening = Evening(seats=3).seated(ANNA, BARTEK, CELINA).begun()
    asker = evening.plays_until(may_undo=True)
    first, second = [person for person in (ANNA, BARTEK, CELINA) if person != asker]
    count = len(evening.sitting.actions)

    assert evening.says(asker, "undo") == []
    seat = evening.sitting.seat_of(asker)
    assert evening.sitting.show(first)["undo_asked"] == {"seat": seat, "agreed": []}
    evening.refuses("undo-refused", asker, "answer-undo", yes=True)
    evening.refuses("bad-command", first, "answer-undo", yes="yes")
    assert evening.says(first, "answer-undo", yes=True) == []
    evening.refuses("undo-refused", first, "answer-undo", yes=True)
    assert len(evening.sitting.actions) == count
    assert evening.says(second, "answer-undo", yes=True) == ["took-back"]
    assert len(evening.sitting.actions) == count - 1
    assert evening.sitting.show(first)["undo_asked"] is None


def test_one_no_is_enough() -> None:
    evening = two()
    asker = evening.plays_until(may_undo=True)
    evening.says(asker, "undo")
    evening.says(other(asker), "answer-undo", yes=False)

    assert evening.sitting.undo_asked == -1
    evening.refuses("undo-refused", other(asker), "answer-undo", yes=True)


def test_against_bots_alone_nobody_needs_to_be_asked() -> None:
    evening = Evening().seated(ANNA)
    evening.says(ANNA, "bot", seat=1, bot="random")
    evening.begun()
    evening.plays_until(may_undo=True)
    assert evening.says(ANNA, "undo") == ["took-back"]


def test_acting_on_ends_the_question_about_an_undo() -> None:
    evening = two()
    asker = evening.plays_until(may_undo=True)
    evening.says(asker, "undo")
    evening.plays()
    assert evening.sitting.undo_asked == -1


def test_when_the_person_who_was_asked_leaves_the_undo_can_be_requested_again_and_is_granted() -> None:
    evening = two()
    asker = evening.plays_until(may_undo=True)
    evening.says(asker, "undo")
    evening.says(other(asker), "stand")

    assert evening.sitting.undo_asked == -1
    assert evening.says(asker, "undo") == ["took-back"]


def test_if_undo_is_off_nothing_can_be_taken_back() -> None:
    evening = two("off")
    for _ in range(30):
        seat, person = evening.asked(), evening.player()
        evening.plays()
        assert not evening.sitting.may_undo(seat)
        evening.refuses("undo-refused", person, "undo")


def test_an_action_that_showed_something_hidden_cannot_be_taken_back() -> None:
    evening = two("free")
    person = evening.plays_until(may_undo=False)
    evening.refuses("undo-refused", person, "undo")


def test_an_action_that_somebody_has_answered_cannot_be_taken_back() -> None:
    evening = two("free")
    while True:
        asker = evening.plays_until(may_undo=True)
        if evening.player() != asker:
            break
    evening.plays()
    evening.refuses("undo-refused", asker, "undo")


def test_only_the_one_who_did_it_may_take_it_back() -> None:
    evening = two("free")
    person = evening.plays_until(may_undo=True)
    evening.refuses("undo-refused", other(person), "undo")
    evening.refuses("not-seated", CELINA, "undo")


# --- the end and the rematch


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end() -> None:
    evening = two()
    evening.seed = 2**127 + 5
    promised = evening.sitting.show(None)["seed_hash"]
    assert promised == seed_hash(7)
    assert evening.sitting.show(ANNA)["seed"] is None
    evening.plays_to_the_end()

    assert evening.sitting.show(None)["seed"] == f"{7:032x}"
    record, _ = read_record(evening.sitting.record().to_text(None))
    assert seed_hash(record.seed) == promised
    assert record.replay(load("karmaka")) == evening.sitting.state


def test_a_rematch_starts_when_all_want_it_and_moves_everybody_one_seat_on() -> None:
    evening = Evening(seats=3).seated(ANNA, BARTEK)
    evening.says(ANNA, "bot", seat=2, bot="greedy")
    evening.begun()
    evening.refuses("not-over", ANNA, "rematch")
    evening.plays_to_the_end()

    evening.seed = 8
    assert evening.says(ANNA, "rematch") == []
    assert evening.sitting.show(BARTEK)["ready"] == [0]
    evening.refuses("ready", ANNA, "rematch")
    evening.refuses("not-seated", CELINA, "rematch")
    evening.seed = 9
    assert evening.says(BARTEK, "rematch")[0] == "game-begins"

    assert [chair.name for chair in evening.sitting.chairs] == ["Orion", "Anna", "Bartek"]
    assert (evening.sitting.round, evening.sitting.seed, evening.sitting.phase) == (2, 9, "playing")
    assert evening.sitting.actions == []
    assert [entry["seq"] for entry in evening.sitting.log(ANNA, 0)] == [evening.sitting.seq]


def test_a_person_who_wants_a_rematch_gets_it_when_all_others_leave() -> None:
    evening = two()
    evening.plays_to_the_end()
    evening.says(ANNA, "rematch")
    evening.says(BARTEK, "stand")
    evening.refuses("not-full", ANNA, "rematch")
    evening.says(ANNA, "bot", seat=1, bot="greedy")

    assert evening.says(ANNA, "rematch")[0] == "game-begins"


def test_after_the_end_somebody_else_may_take_a_free_chair_and_comes_for_the_next_game() -> None:
    evening = two()
    evening.plays_to_the_end()
    evening.says(BARTEK, "stand")
    evening.says(CELINA, "sit", seat=1)

    assert evening.says(ANNA, "rematch")[0] == "game-begins"
    evening.says(CELINA, "stand")
    evening.refuses("not-waiting", BARTEK, "sit", seat=0)


# --- what is seen


def test_the_log_since_a_person_left_has_only_what_came_after() -> None:
    evening = two()
    for _ in range(6):
        evening.plays()
    left = evening.sitting.seq
    whole = evening.sitting.log(ANNA, 0)
    assert evening.sitting.log(ANNA, left) == []
    for _ in range(4):
        evening.plays()

    assert evening.sitting.log(ANNA, 0)[: len(whole)] == whole
    since = evening.sitting.log(ANNA, left)
    assert [entry["seq"] for entry in since] == list(range(left + 1, left + 5))
    assert evening.sitting.log(ANNA, 0) == whole + since


def test_nobody_reads_a_persons_id_or_the_seed_of_a_running_game() -> None:
    evening = Evening(seats=3).seated(ANNA, BARTEK)
    evening.says(ANNA, "bot", seat=2, bot="greedy")
    evening.begun()
    evening.says(BARTEK, "stand")
    for _ in range(40):
        evening.plays()
        for person in (None, ANNA, BARTEK, CELINA):
            seen = json.dumps(snapshot_of(evening.sitting, person))
            assert not any(secret in seen for secret in (ANNA, BARTEK, CELINA, f"{7:032x}"))


def test_everybody_is_sent_exactly_the_cards_that_they_know() -> None:
    evening = two()
    watcher = 8
    while evening.sitting.phase == "playing":
        state = evening.sitting.state
        assert state is not None
        for person, seat in ((ANNA, 0), (BARTEK, 1), (CELINA, watcher)):
            names = evening.sitting.game.rules.cards
            shown = cards_in(evening.sitting.view(person))
            tokens = {number: token for token, number in evening.sitting._viewer_log(person).viewer._numbers.items()}
            for number, card in shown:
                token = tokens[number]
                assert state.table.known[token] >> seat & 1
                assert names[state.table.face[token]] == card
        evening.plays()


def test_a_spectator_is_asked_and_offered_nothing() -> None:
    evening = two()
    for _ in range(30):
        view = evening.sitting.view(CELINA)
        assert view is not None
        assert view["seat"] is None
        assert view["acts"] == []
        evening.plays()


# --- the log is the sitting


def test_replaying_the_log_gives_the_same_sitting() -> None:
    evening = Evening(seats=3, undo="free").seated(ANNA, BARTEK)
    evening.says(ANNA, "bot", seat=2, bot="random")
    evening.begun()
    for _ in range(3):
        evening.says(evening.plays_until(may_undo=True), "undo")
        assert snapshot(evening.again()) == snapshot(evening.sitting)
    evening.says(BARTEK, "stand")
    evening.says(ANNA, "pace", pace="instant")
    evening.says(BARTEK, "sit", seat=1)
    assert snapshot(evening.again()) == snapshot(evening.sitting)
    evening.plays_to_the_end()
    evening.seed = 10
    evening.says(BARTEK, "rematch")
    evening.says(ANNA, "rematch")
    for _ in range(25):
        evening.plays()
        assert snapshot(evening.again()) == snapshot(evening.sitting)


def snapshot_of(sitting: Sitting, person: str | None) -> object:
    return [sitting.show(person), sitting.view(person), sitting.log(person, 0)]


def cards_in(document: object) -> list[tuple[int, str]]:
    """Every card with its token in a message."""
    if isinstance(document, dict):
        found = [(int(document["token"]), str(document["card"]))] if "token" in document else []
        return found + [card for value in document.values() for card in cards_in(value)]
    if isinstance(document, list):
        return [card for value in document for card in cards_in(value)]
    return []


# --- taking back, clocks and looking ahead


def test_what_is_taken_back_is_named_by_the_entry_that_takes_it_back() -> None:
    evening = Evening(undo="free").seated(ANNA, BARTEK).begun()
    person = evening.plays_until(may_undo=True)
    done = evening.sitting.seq
    evening.says(person, "undo")
    assert evening.entries[-1]["takes_back"] == done
    assert evening.sitting.log(person, done)[0]["events"] == [
        {"kind": "took-back", "seat": evening.sitting.seat_of(person), "number": done}
    ]


def in_an_effect(undo: str) -> Evening:
    """Anna has used Jubilee and is asked which card of her hand becomes a Deed."""
    evening = Evening(undo=undo).seated(ANNA, BARTEK).begun()
    position: dict[str, object] = {
        "seats": [{"hand": ["jubilee", "panic", "spite"]}, {"hand": ["peek"], "deck": ["crisis"]}]
    }
    evening.sitting.state = evening.sitting.game.arrange(position)
    evening.says(ANNA, "act", action="ability jubilee")
    return evening


@pytest.mark.parametrize("undo", ["ask", "off"])
def test_a_player_may_back_out_of_their_own_unfinished_effect_without_consent(undo: str) -> None:
    evening = in_an_effect(undo)
    evening.says(ANNA, "act", action="panic")
    assert evening.says(ANNA, "undo") == ["took-back"]
    assert evening.says(ANNA, "undo") == ["took-back"]
    assert "ability jubilee" in evening.acts(0)


def test_a_finished_effect_is_taken_back_only_as_the_table_allows() -> None:
    evening = in_an_effect("off")
    evening.says(ANNA, "act", action="done")
    evening.refuses("undo-refused", ANNA, "undo")


def test_an_unfinished_effect_that_waits_for_somebody_else_needs_consent() -> None:
    evening = Evening().seated(ANNA, BARTEK).begun()
    position: dict[str, object] = {
        "seats": [{"hand": ["dwindle", "panic"]}, {"hand": ["peek", "spite"], "deck": ["crisis"]}]
    }
    evening.sitting.state = evening.sitting.game.arrange(position)
    evening.says(ANNA, "act", action="ability dwindle")
    evening.says(ANNA, "act", action="seat 1")
    assert evening.says(ANNA, "undo") == []
    assert evening.sitting.undo_asked == 0


def test_many_actions_in_a_row_can_be_taken_back_one_by_one() -> None:
    evening = Evening(undo="free").seated(ANNA, BARTEK).begun()
    digests: list[str] = []
    while len(digests) < 2 or not evening.sitting.may_undo(0):
        state = evening.sitting.state
        assert state is not None
        digests.append(state.digest())
        evening.plays()
    taken = 0
    while evening.sitting.may_undo(seat := evening.sitting.actions[-1][0]):
        evening.says(evening.sitting.chairs[seat].person, "undo")
        taken += 1
        state = evening.sitting.state
        assert state is not None
        assert state.digest() == digests[-taken]
    assert taken > 0


def test_what_an_answer_leads_to_is_told_to_the_asked_person_alone() -> None:
    evening = in_an_effect("ask")
    foreseen = evening.sitting.foresee(ANNA, "panic")
    assert foreseen["stopped"] == "asks"
    assert [event["kind"] for event in foreseen["events"]] == ["deed"]  # type: ignore[attr-defined]
    with pytest.raises(Refused):
        evening.sitting.foresee(BARTEK, "panic")
    with pytest.raises(Refused):
        evening.sitting.foresee(ANNA, "no such thing")
