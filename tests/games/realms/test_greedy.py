"""The gatherer: it answers every question, takes points where it can, does not stall and does not peek."""

from __future__ import annotations

import pytest

import pentakl
from pentakl import bots
from pentakl.core.chance import quick
from pentakl.games.realms.play import RealmsTable
from pentakl.games.realms.table import PROMPTS
from tests.games.realms.language import SpokenRealms, ended, new_game, realms, trading

# Every number of seats with every variant would take long; these cover every question of the game.
TABLES_OF_ALL_KINDS = [("standard", 3), ("standard", 6), ("draft", 2), ("chaos", 3), ("chaos", 7)]


def advice(t: SpokenRealms, seat: str, luck: int = 0) -> str:
    """What the gatherer would do in a seat."""
    return str(t.game.text(bots.bot("realms", "greedy")(t.state, t.seats.index(seat), quick(luck))))


# --- legal, and to the end


@pytest.mark.once
@pytest.mark.parametrize(("variant", "seats"), TABLES_OF_ALL_KINDS)
def test_it_plays_every_variant_to_its_end(variant: str, seats: int) -> None:
    game = pentakl.load("realms")
    state = game.start(seats, 3, {"variant": variant})
    decide = bots.bot("realms", "greedy")
    chance = quick(3)
    while state.outcome is None:
        seat = next(choice.seat for choice in state.pending if not choice.side)
        action = decide(state, seat, chance)
        assert action in state.legal(seat)
        state.apply(seat, action)


@pytest.mark.once
def test_it_answers_every_question_of_the_game() -> None:
    """It is made to refuse the proposal, so that it is asked about every special card."""
    game = pentakl.load("realms")
    decide = bots.bot("realms", "greedy")
    answered: set[str] = set()
    special = ["necromancer", "doppelganger", "mirage", "shapeshifter", "book_of_changes", "island", "wildfire"]
    asked = [ended(anna=special, bartek=[], celina=[], discard=["dragon", "knights"])]
    asked.append(trading(anna=special))
    asked.append(new_game("anna", "bartek", variant="draft"))
    for number, t in enumerate(asked):
        state = t.state
        chance = quick(number)
        while state.outcome is None:
            choice = next(choice for choice in state.pending if not choice.side)
            answered.add(PROMPTS[choice.prompt])
            action = game.parse("own") if PROMPTS[choice.prompt] == "settle" else decide(state, choice.seat, chance)
            state.apply(choice.seat, action)
    assert set(PROMPTS) - answered == {"time"}  # which no seat is asked


@pytest.mark.once
def test_four_gatherers_end_a_game_long_before_the_stall_guard() -> None:
    game = pentakl.load("realms")
    decide = bots.bot("realms", "greedy")
    for seed in range(2):
        state = game.start(4, seed, {})
        chance = quick(seed)
        longest = 0
        while state.outcome is None:
            table = state.table
            assert isinstance(table, RealmsTable)
            longest = max(longest, table.idle)
            seat = next(choice.seat for choice in state.pending if not choice.side)
            state.apply(seat, decide(state, seat, chance))
        assert longest < 3 * 4  # nobody was even warned


def test_it_accepts_the_proposal() -> None:
    t = ended(anna=["mirage"], bartek=[], celina=[])
    assert advice(t, "anna") == "best"
    t.answers("anna", "best")


def test_it_uses_the_book_where_it_takes_over_in_the_middle_of_the_choices() -> None:
    t = ended(
        anna=["candle", "book_of_changes", "bell_tower", "queen", "shield_of_keth", "gem_of_order", "sword_of_keth"],
        bartek=[], celina=[],
    )  # fmt: skip
    t.answers("anna", "own")
    t.applies("anna", advice(t, "anna"))
    assert advice(t, "anna") == "suit wizard"
    t.answers("anna", "suit wizard")
    assert t.total("anna") == 380


# --- turns


def test_it_takes_a_card_that_completes_its_hand() -> None:
    hand = ["king", "knights", "rangers", "elven_archers", "light_cavalry", "warlord", "candle"]
    t = realms(anna=hand, bartek=[], celina=[], discard=[*NOTHING_FOR_ANNA[:8], "queen"])
    assert advice(t, "anna") == "take queen"
    t.takes("anna", "queen")
    assert advice(t, "anna") == "discard candle"
    t.discards("anna", "candle")


def test_it_draws_when_the_area_holds_nothing_for_it() -> None:
    hand = ["king", "queen", "rangers", "elven_archers", "light_cavalry", "warlord", "knights"]
    t = realms(anna=hand, bartek=[], celina=[], discard=["blizzard", "basilisk"])
    assert advice(t, "anna") == "draw"


def test_it_keeps_the_better_one_of_two() -> None:
    t = realms(
        variant="draft", anna=["king", "knights", "rangers"], bartek=[], deck=["forge", "blizzard", "queen"]
    )  # fmt: skip
    t.draws("anna")
    assert advice(t, "anna") == "keep queen"
    t.keeps("anna", "queen")


# --- trading


def test_it_accepts_a_trade_that_gains_points() -> None:
    t = trading(anna=["queen", "smoke"], bartek=KINGS_COMPANY)
    t.offers("anna", "queen", to="bartek")
    assert advice(t, "bartek") == "offer candle to 0"  # the card that it misses least
    t.offers("bartek", "candle", to="anna")
    t.refuses("anna", "bartek")


def test_it_refuses_a_card_that_does_it_harm() -> None:
    t = trading(anna=["basilisk"], bartek=KINGS_COMPANY)
    t.offers("anna", "basilisk", to="bartek")
    assert advice(t, "bartek") == "refuse 0"
    t.refuses("bartek", "anna")


def test_it_accepts_what_lies_against_its_own_card_if_it_gains() -> None:
    t = trading(anna=["queen"], bartek=KINGS_COMPANY)
    t.offers("bartek", "candle", to="anna")
    t.offers("anna", "queen", to="bartek")
    assert advice(t, "bartek") == "accept 0"
    t.accepts("bartek", "anna")


def test_it_shows_nobody_the_same_card_twice_and_is_content_in_the_end() -> None:
    t = trading(anna=KINGS_COMPANY)
    shown: list[str] = []
    while (move := advice(t, "anna", len(shown))) != "content":
        assert move not in shown
        shown.append(move)
        t.applies("anna", move)
        rival = t.seats[int(move[-1])]
        t.refuses(rival, "anna")
    assert len(shown) <= 3 * 2  # three cards to two rivals


# --- it decides from what it has seen


@pytest.mark.once
@pytest.mark.parametrize(("variant", "seats"), TABLES_OF_ALL_KINDS)
def test_it_decides_the_same_whatever_is_hidden(variant: str, seats: int) -> None:
    names = ["anna", "bartek", "celina", "daria", "edek", "fela", "gosia"][:seats]
    t = new_game(*names, variant=variant, seed=5)
    chance = quick(5)
    for _ in range(12):
        seat = t.seats[next(choice.seat for choice in t.state.pending if not choice.side)]
        decided = advice(t, seat, 7)
        assert {advice(world, seat, 7) for world in t.worlds(seat, 2)} == {decided}
        options = t.choices(seat)
        t.applies(seat, options[chance.below(len(options))])
    t.stops()


NOTHING_FOR_ANNA = ["swamp", "smoke", "whirlwind", "forge", "lightning", "magic_wand", "world_tree", "gem_of_order"]
KINGS_COMPANY = ["king", "knights", "rangers", "elven_archers", "light_cavalry", "warlord", "candle"]
