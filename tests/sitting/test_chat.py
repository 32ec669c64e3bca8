"""The chat of a table: who may write, what counts as plain text, and that the chat never affects the game."""

from __future__ import annotations

from contextlib import suppress

import pytest

from pentakl.core.errors import BadOption
from pentakl.games import keys, load
from pentakl.sitting import Refused, reopen_sitting
from pentakl.sitting.chat import LONGEST_TEXT, MESSAGES_KEPT, PHRASES, plain_text
from pentakl.sitting.entries import CHAT_KINDS
from pentakl.sitting.old_logs import with_digest
from tests.sitting.evening import ANNA, BARTEK, CELINA, Evening, snapshot


def messages(evening: Evening, since: int = 0) -> list[dict[str, object]]:
    shown = evening.sitting.chat.show(since)["messages"]
    assert isinstance(shown, list)
    return shown


def company() -> Evening:
    return Evening().seated(ANNA, BARTEK)


# --- speaking


def test_what_is_said_is_kept_with_the_name_and_the_number_of_the_speaker() -> None:
    evening = company()
    evening.says(BARTEK, "say", text="  Dzień dobry! <b>&amp;</b> ")
    evening.says(ANNA, "say", phrase="hello")

    assert messages(evening) == [
        {"seq": 4, "guest": 1, "name": "Bartek", "text": "Dzień dobry! <b>&amp;</b>"},
        {"seq": 5, "guest": 0, "name": "Anna", "phrase": "hello"},
    ]
    assert messages(evening, since=4) == messages(evening)[1:]
    assert evening.again().chat.show(0) == evening.sitting.chat.show(0)


def test_people_speak_before_during_and_after_a_game() -> None:
    evening = company()
    evening.says(ANNA, "say", text="before")
    evening.begun()
    evening.says(BARTEK, "say", text="during")
    evening.plays_to_the_end()
    evening.says(ANNA, "say", text="after")

    assert [message["text"] for message in messages(evening)] == ["before", "during", "after"]


def test_spectators_read_and_do_not_speak() -> None:
    evening = company()
    evening.refuses("spectator", CELINA, "say", text="Play the red one!")
    with pytest.raises(Refused, match="Spectators may read"):
        evening.says(CELINA, "say", phrase="hello")
    evening.begun().says(BARTEK, "stand")
    evening.refuses("spectator", BARTEK, "say", text="A bot sits in my chair.")


def test_a_dozen_ready_phrases_travel_as_keys() -> None:
    assert len(set(PHRASES)) == 12
    evening = company()
    for phrase in PHRASES:
        evening.says(ANNA, "say", phrase=phrase)
    assert [message["phrase"] for message in messages(evening)] == PHRASES


@pytest.mark.parametrize(
    "fields",
    [{}, {"text": "both", "phrase": "hello"}, {"phrase": "no-such-phrase"}, {"text": 7}, {"phrase": ["hello"]}],
)
def test_a_message_is_either_a_text_or_a_ready_phrase(fields: dict[str, object]) -> None:
    company().refuses("bad-command", ANNA, "say", **fields)


@pytest.mark.parametrize("text", ["!", "x" * LONGEST_TEXT, " " + "x" * LONGEST_TEXT + " ", "a b", "Zażółć 🂡 👩‍👧"])
def test_a_message_has_up_to_300_characters_after_trimming(text: str) -> None:
    assert plain_text(text) == text.strip()


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "x" * (LONGEST_TEXT + 1), "two\nlines", "a\x00b", "tab\there", "\x1b[31mred", "line\u2028separator",
        "\u202ereversed", "isolated\u2066", "\ue000slot\ue001", "\ud800", "\u200b\u200d", "\u2800", "a" + "\u0301" * 3,
    ],
)  # fmt: skip
def test_anything_but_plain_text_of_1_to_300_characters_is_refused(text: str) -> None:
    company().refuses("bad-text", ANNA, "say", text=text)


def test_only_the_latest_messages_are_kept_in_memory() -> None:
    evening = company()
    for number in range(MESSAGES_KEPT + 20):
        evening.says(ANNA, "say", text=f"message {number}")
    assert len(messages(evening)) == MESSAGES_KEPT
    assert messages(evening)[0]["text"] == "message 20"


# --- numbers of people


def test_a_person_keeps_the_number_through_names_and_seats() -> None:
    evening = company()
    evening.says(BARTEK, "stand")
    evening.says(CELINA, "sit", seat=1)
    evening.says(CELINA, "stand")
    evening.enter({"do": "sit", "seat": 1, "person": BARTEK, "name": "Anna"})
    evening.says(BARTEK, "say", phrase="hello")

    assert messages(evening)[-1] == {"seq": evening.sitting.seq, "guest": 1, "name": "Anna", "phrase": "hello"}
    chairs = evening.sitting.show(None)["chairs"]
    assert chairs == [{"kind": "human", "name": "Anna", "guest": 0}, {"kind": "human", "name": "Anna", "guest": 1}]


def test_after_a_rematch_everybody_keeps_number_and_messages() -> None:
    evening = company().begun()
    evening.says(BARTEK, "say", phrase="good-luck")
    evening.plays_to_the_end()
    evening.says(ANNA, "rematch")
    evening.says(BARTEK, "rematch")
    evening.says(BARTEK, "say", phrase="well-played")

    assert [chair.person for chair in evening.sitting.chairs] == [BARTEK, ANNA]
    assert [message["guest"] for message in messages(evening)] == [1, 1]


# --- silencing


def test_the_host_silences_a_person_and_everybody_may_know() -> None:
    evening = company()
    evening.says(ANNA, "silence", seat=1, yes=True)

    evening.refuses("silenced", BARTEK, "say", text="Why?")
    evening.refuses("silenced", BARTEK, "say", phrase="hello")
    assert evening.sitting.chat.show(0)["silenced"] == [1]
    assert messages(evening) == [{"seq": 4, "guest": 1, "name": "Bartek", "silenced": True}]
    # Leaving and coming back changes nothing.
    evening.says(BARTEK, "stand")
    evening.says(BARTEK, "sit", seat=1)
    evening.refuses("silenced", BARTEK, "say", text="And now?")

    evening.says(ANNA, "silence", seat=1, yes=False)
    evening.says(BARTEK, "say", phrase="thanks")
    assert evening.sitting.chat.show(0)["silenced"] == []
    assert evening.again().chat.show(0) == evening.sitting.chat.show(0)


def test_only_the_host_silences_and_only_other_people() -> None:
    evening = Evening(seats=3).seated(ANNA, BARTEK)
    evening.says(ANNA, "bot", seat=2, bot="random")

    evening.refuses("not-host", BARTEK, "silence", seat=0, yes=True)
    evening.refuses("bad-command", ANNA, "silence", seat=0, yes=True)
    evening.refuses("nobody-there", ANNA, "silence", seat=2, yes=True)
    evening.refuses("bad-command", ANNA, "silence", seat=1)
    evening.refuses("bad-command", ANNA, "silence", yes=True)
    evening.refuses("silenced-already", ANNA, "silence", seat=1, yes=False)
    evening.says(ANNA, "silence", seat=1, yes=True)
    evening.refuses("silenced-already", ANNA, "silence", seat=1, yes=True)


# --- beside the game


def without_seq(seen: object) -> object:
    assert isinstance(seen, tuple)
    return seen[1:]


def chats(evening: Evening) -> None:
    """Every kind of chat command, one after the other."""
    evening.says(BARTEK, "say", text="Hm.")
    evening.says(ANNA, "say", phrase="hurry")
    evening.says(ANNA, "silence", seat=evening.sitting.seat_of(BARTEK), yes=True)
    evening.says(ANNA, "silence", seat=evening.sitting.seat_of(BARTEK), yes=False)


@pytest.mark.parametrize("game", keys())
def test_in_every_game_chatting_changes_nothing_but_the_chat(game: str) -> None:
    evening = Evening(seats=seats_for(game), game=game).seated(ANNA, BARTEK)
    for seat in range(2, len(evening.sitting.chairs)):
        evening.says(ANNA, "bot", seat=seat, bot="random")
    evening.begun()
    for _ in range(4):
        before = snapshot(evening.sitting)
        asked, clock, bots = evening.asked(), evening.sitting.clock(), evening.sitting.bots_to_move()
        record = evening.sitting.record().to_text(None)
        chats(evening)
        assert without_seq(snapshot(evening.sitting)) == without_seq(before)
        assert (evening.asked(), evening.sitting.clock(), evening.sitting.bots_to_move()) == (asked, clock, bots)
        assert evening.sitting.record().to_text(None) == record
        evening.plays()
    assert snapshot(evening.again()) == snapshot(evening.sitting)


def seats_for(game: str) -> int:
    """The fewest seats that a game's default options allow."""
    rules = load(game).rules
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        with suppress(BadOption):
            rules.settings_for(seats, {})
            return seats
    raise AssertionError(f"{game} cannot be played by its default options")


def test_what_may_be_taken_back_stays_so_while_people_chat() -> None:
    evening = Evening(undo="ask").seated(ANNA, BARTEK).begun()
    mover = evening.plays_until(may_undo=True)
    seat, other = evening.sitting.seat_of(mover), ANNA if mover == BARTEK else BARTEK
    assert seat is not None
    played = len(evening.sitting.actions)
    acted = len(evening.entries)
    chats(evening)
    assert evening.sitting.may_undo(seat)

    evening.says(mover, "undo")
    if evening.sitting.undo_asked == seat:
        # The request for undo waits for its answer, whatever is said meanwhile.
        chats(evening)
        assert evening.sitting.undo_asked == seat
        evening.says(other, "answer-undo", yes=True)
    assert evening.entries[-1]["takes_back"] == acted
    assert len(evening.sitting.actions) == played - 1


def test_a_wish_for_a_rematch_survives_the_chat() -> None:
    evening = company().begun()
    evening.plays_to_the_end()
    evening.says(ANNA, "rematch")
    evening.says(BARTEK, "say", phrase="play-again")
    assert evening.sitting.ready == [0]


def test_the_record_of_a_finished_game_never_contains_the_chat() -> None:
    evening = company().begun()
    evening.says(BARTEK, "say", text="a secret of ours")
    evening.plays_to_the_end()
    result = evening.sitting.result
    assert result is not None
    assert "secret" not in result.record
    assert "say" not in result.record


def test_the_digests_of_positions_do_not_depend_on_what_was_said() -> None:
    quiet, talkative = company().begun(), company().begun()
    for _ in range(20):
        for evening in (quiet, talkative):
            act: dict[str, object] = {"do": "act", "action": evening.acts(evening.asked())[0]}
            evening.enter(with_digest(evening.sitting, evening.sitting.propose(evening.player(), "", act, 1)))
        chats(talkative)
    assert [each for each in talkative.entries if each["do"] not in CHAT_KINDS] == quiet.entries


def test_chat_entries_are_read_when_earlier_games_are_skipped() -> None:
    evening = company().begun()
    evening.says(BARTEK, "say", text="still here")
    sitting = reopen_sitting(evening.entries[0])
    for entry in evening.entries[1:]:
        sitting.enter_without_playing(entry, False)
    assert sitting.chat.show(0) == evening.sitting.chat.show(0)
