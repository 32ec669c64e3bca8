"""The bot of Ravehard: an answer to every question, help for the team, a vote by what it saw, and no peeking."""

from __future__ import annotations

from typing import Any

import pytest

from pentakl import bots
from pentakl.core.chance import quick
from pentakl.core.flow import UNANSWERED, Choice
from pentakl.core.state import State
from pentakl.games.ravehard.greedy import advise_by
from pentakl.games.ravehard.intrigue import Policy
from pentakl.games.ravehard.questions import RETURN_TOOL
from pentakl.games.ravehard.rules import GAME
from tests.conformance.checks import check_honest
from tests.games.ravehard.language import SpokenRavehard, duel, story
from tests.games.ravehard.test_chamber import chamber

EVIDENCE = ["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"]
WEAPON = "chained_disco_ball"


def advice(t: SpokenRavehard, seat: str, luck: int = 0) -> str:
    """What the bot would do in a seat; names stand for seats."""
    text = str(t.game.text(bots.bot("ravehard", "greedy")(t.state, t.seats.index(seat), quick(luck))))
    for number, name in enumerate(t.seats):
        text = text.replace(f"seat {number}", name)
    return text


def follows(t: SpokenRavehard, seat: str) -> str:
    """The bot answers in a seat; gives what it said."""
    text = advice(t, seat)
    t.applies(seat, text)
    return text


def play_out(state: State, seed: int) -> None:
    """Bots play a game to its end; every option is legal."""
    chance = quick(seed)
    decide = bots.bot("ravehard", "greedy")
    while state.outcome is None:
        choice = next(choice for choice in state.pending if not choice.side)
        state.apply(choice.seat, decide(state, choice.seat, chance))


# --- legal, and to the end


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_plays_to_the_end_with_every_number_of_players(seats: int) -> None:
    state = GAME.start(seats, 5, {"reaction": "off"})
    play_out(state, 5)
    assert state.outcome is not None
    assert state.outcome.reason not in ("cowards", "turn-limit")


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_answers_whatever_random_players_lead_it_to(seats: int) -> None:
    """Random answers reach questions that bots avoid; the bot has an answer to each, and need not flirt."""
    chance = quick(seats)
    state = GAME.start(seats, seats, {"reaction": "off", "characters": "chosen"})
    for _ in range(250):
        if state.outcome is not None:
            break
        for choice in state.pending:
            option = suggestion(state, choice, Policy(flirts=100))
            assert option in choice.options or (choice.side and option == UNANSWERED)
        state.playout(chance, 1)


def suggestion(state: State, choice: Choice, policy: Policy) -> int:
    """What a bot with a policy answers to an open question, side choices included."""
    imagined = state.scratch()
    imagined.determinize(choice.seat, quick(1))
    same = [each for each in imagined.pending if each.seat == choice.seat and each.prompt == choice.prompt]
    return advise_by(policy, imagined, same[0], quick(2))


@pytest.mark.parametrize("seats", [2, 4])
def test_it_does_not_peek(seats: int) -> None:
    state = GAME.start(seats, 9, {"reaction": "off"})
    chance = quick(9)
    for step in range(120):
        if state.outcome is not None:
            break
        if step % 8 == 0:
            check_honest(state, chance)
        choice = next(choice for choice in state.pending if not choice.side)
        state.apply(choice.seat, bots.greedy_bot(state, choice.seat, chance))


# --- the fight


def test_it_hits_the_boss_and_no_friend() -> None:
    t = story(anna={"hand": ["bolt_basic"]})
    assert follows(t, "anna") == "cast bolt_basic"
    assert advice(t, "anna") == "boss"
    t.answers("anna", "boss")


def test_it_heals_the_one_who_may_die() -> None:
    t = story(anna={"hand": ["pickle_juice"]}, bartek={"level": "reverse", "life": 1}, celina={"life": 7})
    assert follows(t, "anna") == "cast pickle_juice"
    assert follows(t, "anna") == "bartek"
    assert t.life("bartek") == 6


def test_it_revives_the_dead() -> None:
    t = story(anna={"hand": ["encore_from_beyond"]}, bartek={"level": "dead"})
    follows(t, "anna")
    t.all_pass()
    assert t.level("bartek") == "reverse"


def test_it_lays_a_shield_when_nobody_needs_it() -> None:
    t = story(anna={"hand": ["velvet_parry", "herbs_for_everything"]})
    assert advice(t, "anna") == "lay velvet_parry"


def test_it_keeps_a_shield_that_would_save_nothing() -> None:
    """On the obverse with one life a blow of any size costs one life."""
    t = story(anna={"hand": ["bolt_basic"]}, bartek={"life": 1, "shields": ["velvet_parry"]})
    t.plays("anna", "cast bolt_basic", "bartek")
    assert t.asks("bartek: react-spell")
    assert follows(t, "bartek") == "pass"
    assert follows(t, "bartek") == "pass"
    assert t.level("bartek") == "reverse"
    assert t.asks("bartek: react-loss")


def test_it_uses_a_shield_against_death() -> None:
    bartek = {"level": "reverse", "life": 3, "shields": ["velvet_parry"]}
    t = story(anna={"hand": ["bolt_basic"]}, bartek=bartek)
    t.plays("anna", "cast bolt_basic", "bartek")
    t.answers("bartek", "pass")
    assert follows(t, "bartek") == "activate velvet_parry"
    assert t.life("bartek") == 3


def test_bots_agree_on_one_volunteer() -> None:
    """Whoever loses least steps forward: with one life on the obverse a heavy blow costs one life."""
    t = story(
        phase="boss-turn",
        beaten="celina",
        enemies=["collar_grip"],
        anna={"life": 9},
        bartek={"life": 1},
        celina={"life": 12},
    )
    assert t.asks("anna: volunteer", "bartek: volunteer", "celina: volunteer")
    assert [advice(t, seat) for seat in t.seats] == ["stay-back", "volunteer", "stay-back"]


def test_against_a_friend_it_fights_mildly() -> None:
    t = story(
        boss=None,
        phase="next-card",
        story=["who_took_the_last_one", "archmages_chamber"],
        beaten="anna",
        anna={"hand": ["fireball_chapter_one", "endless_loop"]},
    )
    assert t.asks("anna: brawl")
    assert advice(t, "anna") == "cast endless_loop"


# --- the murder


def test_it_accuses_whoever_it_saw_with_the_weapon() -> None:
    t = chamber(
        ledger=[{"deed": "peeked", "evidence": 3, "seat": 0, "other": 2}],
        anna={"seen": [{"entry": 0, "card": WEAPON}]},
    )
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")
    assert {advice(t, "anna", luck) for luck in range(8)} == {"celina"}


def test_it_confirms_its_ballot() -> None:
    t = chamber()
    follows(t, "anna")
    assert advice(t, "anna") == "confirm"
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")


def test_in_a_second_ballot_it_listens_to_the_first() -> None:
    t = chamber(people=5, bartek={}, dawid={}, ewa={})
    t.each(anna="bartek", bartek="dawid", celina="bartek", dawid="celina", ewa="celina")
    for seat in t.seats:
        t.answers(seat, "confirm")
    assert set(t.choices("anna")) == {"bartek", "celina"}
    assert advice(t, "bartek") == "celina"
    assert t.asks(*[f"{seat}: vote" for seat in t.seats])


def test_a_whisper_against_somebody_counts_a_little() -> None:
    """bartek points to his left: at celina."""
    flirts = [{"card": "wink_with_left_eye", "message": 1, "from": 1}]
    t = chamber(anna={"flirts": flirts})
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")
    choice = t.state.pending[0]
    assert {advise_by(Policy(doubts=0), t.state, choice, quick(luck)) for luck in range(8)} == {2}
    assert {advise_by(Policy(doubts=0, believes=0), t.state, choice, quick(luck)) for luck in range(8)} == {1}


def offered(**rest: Any) -> SpokenRavehard:
    """bartek, who has the weapon, is offered a tool by anna."""
    t = story(
        evidence=EVIDENCE,
        anna={"tools": ["frozen_trout", "fondue_set"]},
        bartek={"tools": [WEAPON, "cursed_kazoo"]},
        **rest,
    )
    t.plays("anna", "scheme frozen_trout", "bartek")
    return t


def test_it_hands_the_weapon_on_in_about_a_third_of_the_exchanges() -> None:
    t = offered()
    assert t.asks("bartek: return-tool")
    given = [advice(t, "bartek", luck) for luck in range(200)]
    assert 45 < given.count(f"return {WEAPON}") < 95


@pytest.mark.parametrize(("percent", "kept"), [(0, 40), (100, 0)])
def test_how_often_it_hands_the_weapon_on_is_a_setting(percent: int, kept: int) -> None:
    t = offered()
    assert t.asks("bartek: return-tool")
    choice = t.state.pending[0]
    assert choice.prompt == RETURN_TOOL
    policy = Policy(passes_weapon=percent)
    given = [advise_by(policy, t.state, choice, quick(luck)) for luck in range(40)]
    assert [t.table.face[token] for token in given].count(t.table.face[choice.options[1]]) == kept


def test_it_looks_into_the_pocket_that_it_suspects() -> None:
    ledger = [{"deed": "schemed", "evidence": 3, "seat": 0, "other": 1}]
    seen = [{"entry": 0, "card": "frozen_trout"}, {"entry": 0, "card": "cursed_kazoo"}]
    t = story(
        evidence=EVIDENCE,
        anna={"hand": ["group_selfie"], "tools": ["cursed_kazoo", "fondue_set"], "seen": seen},
        bartek={"tools": ["frozen_trout", "pointy_glow_stick"]},
        celina={"tools": [WEAPON, "third_volume_of_memoirs"]},
        ledger=ledger,
    )
    follows(t, "anna")
    assert advice(t, "anna") == "celina"
    assert t.asks("anna: target")


# --- the duel


def test_in_a_duel_it_attacks_where_fewer_shields_lie() -> None:
    bartek = {"shields": [{"card": "velvet_parry", "lane": 1}]}
    t = duel(anna={"hand": ["bolt_basic"]}, bartek=bartek)
    assert follows(t, "anna") == "cast bolt_basic"
    assert follows(t, "anna") == "lane 2"
    assert advice(t, "anna") == "bartek"
    assert t.asks("anna: target")
