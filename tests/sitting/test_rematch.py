"""Rules for a rematch: what the next match takes from the outcome of the last one, and how a log keeps it."""

from __future__ import annotations

from pathlib import Path

import pytest

import pentakl.games
from pentakl.core.errors import BadOption
from pentakl.sitting import Result, Sitting, open_sitting, reopen_sitting
from pentakl.sitting.old_logs import over_before
from tests.sitting.evening import ANNA, BARTEK, Evening, snapshot
from tests.tiny import GRUDGE, Hush

Entry = dict[str, object]


@pytest.fixture(autouse=True)
def grudge_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "grudge").mkdir()
    (tmp_path / "grudge" / "__init__.py").touch()
    (tmp_path / "grudge" / "rules.py").write_text("from tests.tiny import GRUDGE as GAME\n")
    monkeypatch.setattr(pentakl.games, "__path__", [*pentakl.games.__path__, str(tmp_path)])


def played() -> tuple[Evening, str]:
    """A finished match of Anna and Bartek, and who has lost it."""
    for seed in range(20):
        evening = Evening(game="grudge").seated(ANNA, BARTEK).begun()
        evening.plays_to_the_end(seed)
        state = evening.sitting.state
        assert state is not None
        assert state.outcome is not None
        if state.outcome.winners:
            loser = next(seat for seat in range(2) if seat not in state.outcome.winners)
            return evening, evening.sitting.chairs[loser].person
    raise AssertionError("nobody ever loses")


def underdog(sitting: Sitting) -> str:
    """The person who began with a round in hand."""
    state = sitting.state
    assert state is not None
    assert isinstance(state.table, Hush)
    (seat,) = [seat for seat, taken in enumerate(state.table.taken) if taken]
    return sitting.chairs[seat].person


def test_the_loser_has_the_advantage_wherever_they_sit_now() -> None:
    evening, loser = played()

    evening.says(ANNA, "rematch")
    evening.says(BARTEK, "rematch")

    assert evening.sitting.phase == "playing"
    assert underdog(evening.sitting) == loser


def test_only_the_entry_that_begins_the_rematch_has_its_options() -> None:
    evening, _ = played()
    evening.says(BARTEK, "rematch")
    evening.says(ANNA, "rematch")

    first, last = evening.entries[-2:]
    assert "options" not in first
    assert last["options"] == evening.sitting.options


def test_nobody_is_shown_an_option_that_is_not_offered_but_the_record_replays_by_it() -> None:
    evening, _ = played()
    evening.says(ANNA, "rematch")
    evening.says(BARTEK, "rematch")
    evening.plays_to_the_end()
    sitting = evening.sitting

    assert sitting.show(ANNA)["options"] == sitting.offered_options == {"wins": "1"}
    record = sitting.record()
    assert record.options["underdog"] in ("0", "1")
    assert sitting.state is not None
    assert record.replay(GRUDGE).digest() == sitting.state.digest()


def last_game_alone(entries: list[Entry]) -> Sitting:
    """The sitting of a log of which only the last game is replayed."""
    begins = [index for index, entry in enumerate(entries) if entry["do"] in ("start", "rematch")]
    over = over_before(entries, False)
    sitting = reopen_sitting(entries[0])
    for index in range(1, begins[-1]):
        sitting.enter_without_playing(entries[index], over[index])
    for entry in entries[begins[-1] :]:
        sitting.enter(entry)
    return sitting


def test_a_log_leads_to_the_same_rematch_even_if_the_match_before_is_skipped() -> None:
    evening, _ = played()
    for seed in (1, 2):
        evening.says(ANNA, "rematch")
        evening.says(BARTEK, "rematch")
        if seed == 1:
            evening.plays_to_the_end(seed)
    evening.plays()

    read = last_game_alone(evening.entries)

    assert read.round == 3
    assert read.options == evening.sitting.options
    assert snapshot(read) == snapshot(evening.sitting) == snapshot(evening.again())


def test_a_log_of_an_older_version_keeps_its_options() -> None:
    evening, _ = played()
    evening.says(ANNA, "rematch")
    entry = evening.sitting.propose(BARTEK, "Bartek", {"do": "rematch"}, 5)
    del entry["options"]
    evening.enter(entry)

    assert evening.sitting.options == {"wins": "1", "underdog": "none"}


def test_the_stored_outcome_decides_if_the_match_itself_can_no_longer_be_replayed() -> None:
    evening, loser = played()
    ended = evening.sitting.result
    assert ended is not None
    sitting = reopen_sitting(evening.entries[0])
    over = over_before(evening.entries, True)
    for index in range(1, len(over)):
        sitting.enter_without_playing(evening.entries[index], over[index])
    sitting.result = Result(ended.record, ended.match)

    for person in (ANNA, BARTEK):
        sitting.enter(sitting.propose(person, "", {"do": "rematch"}, 5))

    assert underdog(sitting) == loser


def test_nobody_opens_a_table_with_an_option_that_is_not_offered() -> None:
    opening = Evening(game="grudge").entries[0]

    with pytest.raises(BadOption, match="underdog of grudge cannot be chosen"):
        open_sitting({**opening, "options": {"underdog": "1"}})
    open_sitting({**opening, "options": {"underdog": "none"}})
