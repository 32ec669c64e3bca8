"""The levels of Ravehard: what they find one step ahead, what they leave to the greedy bot, and their chances."""

from __future__ import annotations

from typing import Any

import pytest

from pentakl import bots
from pentakl.bots.searching import SearchBot, begin
from pentakl.core.chance import quick
from pentakl.core.search import Answer, Level, Search
from pentakl.games.ravehard.greedy import advise
from pentakl.games.ravehard.judgement import estimate
from pentakl.games.ravehard.rules import GAME
from tests.games.ravehard.language import SpokenRavehard, duel, story

EVIDENCE = ["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"]
WEAPON = "chained_disco_ball"


def searched(t: SpokenRavehard, seat: str, worlds: int) -> Search:
    search = begin(t.state, t.seats.index(seat), 7)
    search.run(worlds)
    return search


def texts(t: SpokenRavehard, answers: list[Answer]) -> list[str]:
    return [str(t.game.text(answer.action)) for answer in answers]


def nearly_won(**rest: Any) -> SpokenRavehard:
    """bartek has one life left, and any blow ends the duel."""
    return duel(
        anna={"hand": ["bolt_basic"], **rest.pop("anna", {})},
        bartek={"level": "reverse", "life": 1},
        **rest,
    )


def test_it_takes_the_blow_that_wins_the_duel() -> None:
    t = nearly_won()
    answers = searched(t, "anna", 4).choices()
    assert texts(t, answers)[0] in ("attack", "cast bolt_basic")
    assert answers[0].expected == 1.0
    assert t.asks("anna: turn")


def test_an_expected_result_is_a_chance_of_winning() -> None:
    """Of the side that is about to lose as well."""
    t = nearly_won(turn="bartek", anna={"life": 9})
    answers = searched(t, "bartek", 3).choices()
    assert all(0.0 <= answer.expected < 0.5 for answer in answers)
    assert t.asks("bartek: turn")


def test_a_search_in_slices_is_the_same_search() -> None:
    t = duel(anna={"hand": ["bolt_basic", "velvet_parry", "pickle_juice"]})
    whole, slices = searched(t, "anna", 5), searched(t, "anna", 2)
    slices.run(3)
    assert whole.choices() == slices.choices()
    assert t.asks("anna: turn")


def test_answers_that_fall_behind_are_given_up() -> None:
    """Whoever ends this turn loses the duel in the next one."""
    t = nearly_won(anna={"level": "reverse", "life": 1})
    visits = [answer.visits for answer in searched(t, "anna", 12).choices()]
    assert visits[0] == 12
    assert visits[-1] < 12
    assert t.asks("anna: turn")


def fight(**rest: Any) -> SpokenRavehard:
    """anna can cast a Bolt, lay a Shield, attack, scheme or end her turn."""
    return story(anna={"hand": ["bolt_basic", "velvet_parry"], "tools": [WEAPON, "cursed_kazoo"]}, **rest)


def test_in_the_story_strict_levels_play_as_the_greedy_bot() -> None:
    t = fight(evidence=EVIDENCE)
    greedy = bots.bot("ravehard", "greedy")(t.state, 0, quick(1))
    for level in ("mage", "archmage"):
        assert bots.bot("ravehard", level)(t.state, 0, quick(1)) == greedy
    assert t.asks("anna: turn")


def test_a_hint_in_the_story_shows_other_answers_too() -> None:
    """Their chances are near that of the best one, and below it."""
    t = fight()
    answers = searched(t, "anna", 14).choices()
    assert len(answers) == 4
    assert all(answer.visits for answer in answers)
    best, others = answers[0], answers[1:]
    assert all(best.expected - 0.1 < answer.expected < best.expected for answer in others)
    assert t.asks("anna: turn")


def test_to_end_the_turn_without_a_play_is_expected_to_lose_most() -> None:
    """Before any world says so: what the greedy bot thinks of the plays is enough."""
    t = fight()
    answers = searched(t, "anna", 1).choices()
    assert sum(answer.visits for answer in answers) == 1
    assert texts(t, answers)[-1] == "end"
    assert t.asks("anna: turn")


def test_soft_levels_do_not_always_play_the_same_in_the_story() -> None:
    t = fight()
    apprentice = bots.bot("ravehard", "apprentice")
    plays = [str(t.game.text(apprentice(t.state, 0, quick(seed)))) for seed in range(40)]
    assert len(set(plays)) > 1
    assert plays.count("end") <= 1
    assert t.asks("anna: turn")


def test_answers_of_the_story_are_compared_in_the_same_worlds() -> None:
    """Before or after laying a Shield, an exchange of tools makes no difference to the fight."""
    t = fight()
    search, scheme = searched(t, "anna", 14), t.game.parse("scheme cursed_kazoo")
    search.insist(scheme, 8)
    answers = search.choices()
    (judged,) = [answer for answer in answers if answer.action == scheme]
    assert answers[0].expected - judged.expected == pytest.approx(0.002)
    assert t.asks("anna: turn")


def test_schemes_are_among_the_answers_when_the_plays_are_done() -> None:
    busy, done = fight(), story(anna={"hand": [], "tools": [WEAPON, "cursed_kazoo"]})
    assert not any("scheme" in text for text in texts(busy, searched(busy, "anna", 1).choices()))
    assert any("scheme" in text for text in texts(done, searched(done, "anna", 1).choices()))
    assert busy.asks("anna: turn")
    assert done.asks("anna: turn")


def test_an_answer_that_was_left_out_can_be_judged() -> None:
    """The analysis of a game asks for the chance after what a person played."""
    t = story(anna={"hand": ["bolt_basic"], "tools": [WEAPON, "cursed_kazoo"]}, evidence=EVIDENCE)
    search = searched(t, "anna", 2)
    search.insist(t.game.parse("scheme cursed_kazoo"), 3)
    judged = [answer for answer in search.choices() if t.game.text(answer.action) == "scheme cursed_kazoo"]
    assert [answer.visits for answer in judged] == [3]
    assert t.asks("anna: turn")


def test_a_chance_is_the_more_certain_the_more_worlds_it_was_tried_in() -> None:
    t = duel(anna={"hand": ["bolt_basic", "velvet_parry", "pickle_juice"]})
    search = searched(t, "anna", 2)
    before = search.error(search.choices()[0])
    search.run(10)
    assert 0.0 < search.error(search.choices()[0]) < before / 2
    assert t.asks("anna: turn")


@pytest.mark.parametrize("seats", [2, 5])
def test_levels_answer_what_they_are_asked(seats: int) -> None:
    """From the choice of characters into the first turns, and again in the middle of the game."""
    decide, chance = SearchBot(Level("quick", 1, 0.1)), quick(4)
    state = GAME.start(seats, 3, {"reaction": "off", "characters": "chosen"})
    for decisions in (20, 10):
        for _ in range(decisions):
            state.apply(state.movers()[0], decide(state, state.movers()[0], chance))
        state.playout(chance, 60, advise)
    assert state.outcome is None


def test_a_vote_is_the_vote_of_the_greedy_bot() -> None:
    t = story(boss=None, phase="next-card", story=["archmages_chamber"], evidence=EVIDENCE)
    archmage, greedy = bots.bot("ravehard", "archmage"), bots.bot("ravehard", "greedy")
    for seat in range(3):
        assert archmage(t.state, seat, quick(seat)) == greedy(t.state, seat, quick(seat))
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


# --- the estimate


def chance_of(t: SpokenRavehard, seat: str) -> float:
    """The estimated chance of a seat to win."""
    assert t.asks(*t.asked)
    return estimate(t.state)[t.seats.index(seat)]


def test_life_and_shields_are_worth_something_in_a_duel() -> None:
    even = chance_of(duel(anna={"life": 5}, bartek={"life": 5}), "anna")
    assert chance_of(duel(anna={"life": 3}, bartek={"life": 5}), "anna") < even
    assert chance_of(duel(anna={"life": 5, "shields": ["velvet_parry"]}, bartek={"life": 5}), "anna") > even


def test_chances_of_a_duel_add_up() -> None:
    assert sum(estimate(GAME.start(2, 1))) == 1.0


def test_a_team_fears_for_its_lives() -> None:
    healthy, weak = story(), story(bartek={"level": "dead"}, celina={"level": "reverse", "life": 1})
    assert chance_of(weak, "anna") < chance_of(healthy, "anna")


def test_the_murderer_has_another_chance_than_the_team() -> None:
    t = story(evidence=EVIDENCE, anna={"tools": [WEAPON, "cursed_kazoo"]})
    assert chance_of(t, "anna") < chance_of(t, "bartek") == chance_of(t, "celina")


def test_a_weak_darkchmage_is_likely_to_be_beaten() -> None:
    strong, weak = (
        story(boss=None, evidence=EVIDENCE, darkchmage="celina", celina={"level": "darkchmage", "life": life})
        for life in (12, 1)
    )
    assert chance_of(weak, "celina") < chance_of(strong, "celina")
    assert chance_of(weak, "anna") > chance_of(strong, "anna")
