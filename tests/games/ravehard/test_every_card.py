"""Every card does all that its text allows, in positions arranged for it: see tools/ravehard_cards.py."""

from __future__ import annotations

from typing import Any

from pentakl.games.ravehard import describe
from pentakl.games.ravehard.printed import CARDS, kind_of
from pentakl.games.ravehard.rules import GAME
from tools.ravehard_cards import ALL_DEEDS, Seen, Start, answer, deeds_of, play_arranged_starts, play_start, starts


def done(name: str) -> dict[str, list[str]]:
    return {column: deeds for column, deeds in deeds_of(CARDS[kind_of(name)]).items() if deeds}


def test_the_text_of_a_card_says_what_it_may_do() -> None:
    assert done("endless_loop") == {"played": ["cast"], "flashed back": ["flashed-back"]}
    assert done("theatrical_swoon") == {"played": ["laid"], "reacted": ["activated"], "flashed back": ["flashed-back"]}
    assert done("return_to_sender") == {
        "played": ["placed"],
        "reacted": ["activated"],
        "in synergy": ["with forward_to_all"],
        "boosted": ["boosted"],
    }
    assert done("cheerleader_boot")["played"] == ["cast", "laid"]
    assert len(done("cheerleader_boot")["in synergy"]) == 4
    assert all(done(card.name) for card in CARDS)


def test_every_card_does_all_that_its_text_allows() -> None:
    assert play_arranged_starts().missing() == []


def test_what_no_card_has_done_is_missing() -> None:
    seen = Seen()
    assert seen.missing() == ALL_DEEDS
    wanted = ("fireball_chapter_one", "with mirror_of_vanity")
    play_start(next(start for start in starts() if start.deed == wanted), seen)
    assert set(ALL_DEEDS) - set(seen.missing()) == {
        wanted,
        ("fireball_chapter_one", "cast"),
        ("mirror_of_vanity", "joined fireball_chapter_one"),
    }


def test_a_boost_changes_what_a_shield_does() -> None:
    """The same play ends differently without the boost."""
    by_deed = {start.deed: start for start in starts()}
    boosted = [name for name, deed in ALL_DEEDS if deed == "boosted"]
    assert len(boosted) == 20
    assert [name for name in boosted if result(by_deed[name, "boosted"]) == result(by_deed[name, "activated"])] == []


def result(start: Start) -> list[object]:
    """What is left of everybody when the first play of a position is over."""
    state = GAME.arrange(start.position)
    state.apply(*answer(state, start.answers))
    while state.is_mid_effect:
        state.apply(*answer(state, start.answers))
    document: dict[str, Any] = describe(state)
    return [document["boss"], *[(seat["level"], seat["life"], len(seat["hand"])) for seat in document["seats"]]]
