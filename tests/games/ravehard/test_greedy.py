"""The bot of Ravehard: it answers every question, helps the team, votes by what it saw, and does not peek."""

from __future__ import annotations

from typing import Any

import pytest

from pentakl import bots
from pentakl.core.chance import quick
from pentakl.core.errors import BadOption
from pentakl.core.flow import UNANSWERED, Choice
from pentakl.core.state import State
from pentakl.games.ravehard.greedy import advise_by
from pentakl.games.ravehard.intrigue import Policy, hearsay
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.questions import RETURN_TOOL
from pentakl.games.ravehard.rules import GAME
from pentakl.games.ravehard.tools import FLIRTED
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
    """The bot answers in a seat; returns what it said."""
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


@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_plays_to_the_end_with_every_number_of_players(seats: int) -> None:
    state = GAME.start(seats, 5, {"reaction": "off"})
    play_out(state, 5)
    assert state.outcome is not None
    assert state.outcome.reason not in ("cowards", "turn-limit")


@pytest.mark.once
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


@pytest.mark.once
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
    """The player who loses least volunteers: with one life on the obverse a heavy blow costs one life."""
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


def test_the_holder_of_the_weapon_does_not_volunteer() -> None:
    t = story(
        phase="boss-turn",
        beaten="celina",
        enemies=["collar_grip"],
        evidence=EVIDENCE,
        bartek={"life": 1, "tools": [WEAPON, "cursed_kazoo"]},
    )
    assert t.asks("anna: volunteer", "bartek: volunteer", "celina: volunteer")
    assert advice(t, "bartek") == "stay-back"


def saw_the_weapon_at_celina(**rest: Any) -> SpokenRavehard:
    """anna has seen the weapon in celina's pocket."""
    anna = {"seen": [{"entry": 0, "card": WEAPON}], "tools": ["frozen_trout", "fondue_set"], **rest.pop("anna", {})}
    celina = {"tools": [WEAPON, "third_volume_of_memoirs"], **rest.pop("celina", {})}
    ledger = [{"deed": "peeked", "evidence": 3, "seat": 0, "other": 2}]
    return story(evidence=rest.pop("evidence", EVIDENCE), ledger=ledger, anna=anna, celina=celina, **rest)


def test_it_names_the_suspect_for_a_blow() -> None:
    """bartek has one life on the obverse, and so would lose less."""
    t = saw_the_weapon_at_celina(phase="boss-turn", beaten="anna", enemies=["collar_grip"], bartek={"life": 1})
    t.each(anna="stay-back", bartek="stay-back", celina="stay-back")
    assert t.asks("anna: designate")
    assert advice(t, "anna") == "celina"


def test_it_prefers_to_heal_players_it_trusts() -> None:
    t = saw_the_weapon_at_celina(
        anna={"hand": ["pickle_juice"]}, bartek={"life": 7}, celina={"level": "reverse", "life": 1}
    )
    assert follows(t, "anna") == "cast pickle_juice"
    assert advice(t, "anna") == "bartek"
    assert t.asks("anna: target")


def test_it_tends_to_leave_a_spell_to_the_shields_of_others() -> None:
    """If somebody else has a Shield it sometimes holds back, but never when it would die."""
    shields = {"shields": ["cancelled_by_the_abyss"]}
    t = story(phase="boss-turn", enemies=["strobe_of_agony"], anna=shields, bartek={"shields": ["velvet_parry"]})
    assert t.asks("anna: react-spell", "bartek: react-spell")
    chosen = [advice(t, "anna", luck) for luck in range(60)]
    assert 0 < chosen.count("pass") < 30
    assert set(chosen) == {"pass", "activate cancelled_by_the_abyss"}


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


def test_it_accuses_the_player_it_saw_with_the_weapon() -> None:
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


# --- Flirts


def flirts_of(t: SpokenRavehard, seat: str, times: int = 60) -> list[str]:
    """The Flirts that the bot makes in a seat with different luck."""
    found = [advice(t, seat, luck) for luck in range(times)]
    return [text for text in found if text.startswith("flirt ")]


def test_it_flirts_in_about_a_third_of_its_turns_and_before_anything_else() -> None:
    t = story(evidence=EVIDENCE[:1], anna={"hand": ["bolt_basic"], "flirts": ["smoke_signal", "balcony_serenade"]})
    assert 35 < len(flirts_of(t, "anna", 200)) < 100
    t.plays("anna", "cast bolt_basic", "boss")
    assert not flirts_of(t, "anna")


def test_it_flirts_once_a_turn() -> None:
    t = story(evidence=EVIDENCE[:1], anna={"flirts": ["smoke_signal", "balcony_serenade"]})
    t.applies("anna", flirts_of(t, "anna")[0])
    assert not flirts_of(t, "anna")


def test_it_tells_others_whom_it_suspects_and_does_not_warn_the_suspect() -> None:
    """celina sits on anna's right."""
    t = saw_the_weapon_at_celina(anna={"flirts": ["smoke_signal"]})
    assert set(flirts_of(t, "anna")) == {"flirt smoke_signal 2 with bartek"}


def test_the_holder_of_the_weapon_lies() -> None:
    """It claims to be innocent or accuses others; a bot without the weapon says only what it knows."""
    flirts = ["smoke_signal", "note_on_a_napkin"]
    lies = {
        "flirt smoke_signal 1 with celina",
        "flirt smoke_signal 2 with bartek",
        "flirt note_on_a_napkin 2 with bartek",
        "flirt note_on_a_napkin 2 with celina",
    }
    t = story(evidence=EVIDENCE, anna={"tools": [WEAPON, "fondue_set"], "flirts": flirts})
    assert set(flirts_of(t, "anna", 100)) == lies


def test_it_answers_a_flirt() -> None:
    t = story(anna={"flirts": ["lipstick_on_a_wand"]}, bartek={"flirts": ["love_potion_sample"]})
    assert not flirts_of(t, "anna")
    t.flirts("bartek", "love_potion_sample 2 with anna")
    found = flirts_of(t, "anna")
    assert found
    assert all(text.endswith(" with bartek") for text in found)


def test_it_avoids_scheming_with_a_player_it_was_warned_of() -> None:
    """bartek points to his left: at celina."""
    t = story(people=4, evidence=EVIDENCE[:1], bartek={"flirts": ["wink_with_left_eye"]})
    t.flirts("bartek", "wink_with_left_eye 1 with anna")
    tool = t.tools("anna")[0]
    t.plays("anna", f"scheme {tool}")
    assert t.asks("anna: scheme-with")
    assert {advice(t, "anna", luck) for luck in range(20)} == {"bartek", "dawid"}


def test_a_player_who_is_suspected_is_believed_less() -> None:
    """celina accuses anna's left, bartek; anna has seen the weapon at celina."""
    t = saw_the_weapon_at_celina(celina={"flirts": ["wink_with_right_eye"]})
    t.flirts("celina", "wink_with_right_eye 1 with anna")
    assert hearsay(t.table, 0, [0, 0, 1000]) == [0, 0, 0]
    assert hearsay(t.table, 0, [0, 500, 500]) == [0, 150, 0]


def test_an_accusation_counts_half_after_an_exchange_of_the_accused() -> None:
    """bartek points to his left: at celina."""
    t = story(people=4, evidence=EVIDENCE[:1], bartek={"flirts": ["wink_with_left_eye"]})
    t.flirts("bartek", "wink_with_left_eye 1 with anna")
    assert hearsay(t.table, 0, [0, 0, 0, 0]) == [0, 0, 300, 0]
    t.plays("anna", f"scheme {t.tools('anna')[0]}", "celina")
    t.answers("celina", next(text for text in t.choices("celina") if text.startswith("return ")))
    assert hearsay(t.table, 0, [0, 0, 0, 0]) == [0, 0, 150, 0]


@pytest.mark.parametrize(("evidence", "weight"), [(1, 300), (2, 0)])
def test_an_accusation_expires_with_the_next_evidence(evidence: int, weight: int) -> None:
    t = story(
        evidence=EVIDENCE[:evidence],
        ledger=[{"deed": "flirted", "evidence": 1, "seat": 1, "other": 0}],
        anna={"flirts": [{"card": "wink_with_left_eye", "message": 1, "from": 1}]},
    )
    assert hearsay(t.table, 0, [0, 0, 0]) == [0, 0, weight]


def test_in_a_game_of_bots_all_flirt_but_nobody_floods_the_table() -> None:
    """Bots are only asked for answers to questions, and still they flirt."""
    state = GAME.start(4, 5, {"reaction": "off"})
    play_out(state, 5)
    t = state.table
    assert isinstance(t, RavehardTable)
    flirts = [entry for entry in t.ledger if entry[0] == FLIRTED]
    assert {entry[2] for entry in flirts} == {0, 1, 2, 3}
    assert len(flirts) < t.turns / 2


# --- other policies


def test_the_policy_is_a_setting_of_the_bot() -> None:
    t = offered()
    assert t.asks("bartek: return-tool")
    counts = {}
    for name in ("greedy:hardly-ever", "greedy", "greedy:hot-potato"):
        decide = bots.bot("ravehard", name)
        given = [t.game.text(decide(t.state, 1, quick(luck))) for luck in range(100)]
        counts[name] = given.count(f"return {WEAPON}")
    assert counts["greedy:hardly-ever"] < 15 < counts["greedy"] < 60 < counts["greedy:hot-potato"]


@pytest.mark.parametrize("name", ["greedy:lazy", "random:hot-potato", "greedy:"])
def test_there_is_no_bot_of_another_style(name: str) -> None:
    with pytest.raises(BadOption, match="the bots are: random, greedy"):
        bots.bot("ravehard", name)


# --- the duel


def test_in_a_duel_it_attacks_where_fewer_shields_lie() -> None:
    bartek = {"shields": [{"card": "velvet_parry", "lane": 1}]}
    t = duel(anna={"hand": ["bolt_basic"]}, bartek=bartek)
    assert follows(t, "anna") == "cast bolt_basic"
    assert follows(t, "anna") == "lane 2"
    assert advice(t, "anna") == "bartek"
    assert t.asks("anna: target")
