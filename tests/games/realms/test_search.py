"""The searches of Fantastyczne światy: obvious answers are found, in every variant and at every question."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.bots.searching import SearchBot, begin
from pentakl.core.chance import quick
from pentakl.core.search import Level, Search
from pentakl.games.realms.best import best_total
from pentakl.games.realms.cards import CARD_COUNT
from pentakl.games.realms.estimate import SPECIAL_BITS, mask_of
from pentakl.games.realms.quick_points import QuickPoints
from pentakl.games.realms.scoring_steps import total
from tests.conformance.checks import check_honest_bot
from tests.games.realms.language import SpokenRealms, ended, realms, trading

VARIANTS = [("standard", 3), ("standard", 6), ("draft", 2), ("chaos", 3)]


def searched(t: SpokenRealms, seat: str, iterations: int = 6) -> Search:
    search = begin(t.state, t.seats.index(seat), 1)
    search.run(iterations)
    return search


def answer(t: SpokenRealms, seat: str, iterations: int = 6) -> str:
    """What the search of a seat answers; the test goes no further."""
    t.stops()
    text: str = t.game.text(searched(t, seat, iterations).best())
    return text


# --- answers that anybody would give


def test_it_takes_the_card_that_completes_the_hand() -> None:
    """King and Queen together bring 20 points each for every Army, and Anna has four."""
    t = realms(
        anna=["king", "knights", "elven_archers", "light_cavalry", "dwarvish_infantry", "candle", "swamp"],
        bartek=[],
        celina=[],
        discard=["queen", "dragon", "blizzard", "smoke", "warship"],
    )
    assert answer(t, "anna") == "take queen"


def test_it_discards_the_card_that_blanks_the_others() -> None:
    t = realms(
        anna=["king", "queen", "knights", "elven_archers", "light_cavalry", "dwarvish_infantry", "basilisk"],
        bartek=[],
        celina=[],
        discard=["rangers", "smoke", "candle"],
    )
    t.takes("anna", "rangers")
    assert answer(t, "anna") == "discard basilisk"


def test_it_keeps_the_drawn_card_that_fits() -> None:
    t = realms(
        variant="draft",
        anna=["king", "knights", "elven_archers", "light_cavalry"],
        bartek=["candle", "swamp", "island", "forge"],
        deck=["dragon", "hydra", "forest", "cavern", "smoke", "mountain", "unicorn", "warship", "queen", "wildfire"],
    )
    t.draws("anna")
    assert answer(t, "anna") == "keep queen"


def test_it_uses_a_special_card_as_well_as_possible() -> None:
    """The Mirage as Rainstorm lets the Whirlwind bring 40 points; it accepts that, or finds it itself."""
    hand = ["wildfire", "smoke", "mountain", "great_flood", "whirlwind", "air_elemental", "mirage"]
    t = ended(anna=hand, bartek=["rainstorm"], celina=[], discard=["candle"])
    assert answer(t, "anna") == "best"
    t.answers("anna", "own")
    assert answer(t, "anna") == "choose rainstorm"


def test_it_accepts_a_trade_that_completes_the_hand_and_refuses_one_that_spoils_it() -> None:
    hands = {"anna": ["king", "knights", "elven_archers", "light_cavalry", "dwarvish_infantry", "rangers", "candle"]}
    for offered, expected in [("queen", "accept 1"), ("basilisk", "refuse 1")]:
        t = trading(**hands, bartek=[offered])
        t.offers("anna", "candle", to="bartek")
        t.offers("bartek", offered, to="anna")
        assert answer(t, "anna") == expected


def test_it_is_content_when_nobody_wants_what_it_could_spare() -> None:
    """Every card of Anna's was shown to everybody, so another offer would lead nowhere."""
    hand = ["king", "queen", "knights", "elven_archers", "light_cavalry", "dwarvish_infantry", "rangers"]
    t = trading(anna=hand)
    for card in hand:
        for rival in ("bartek", "celina"):
            t.offers("anna", card, to=rival)
            t.refuses(rival, "anna")
    assert answer(t, "anna") == "content"


# --- what must be true of every search


@pytest.mark.once
@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_it_answers_every_question_with_a_believable_chance(variant: str, seats: int) -> None:
    game = pentakl.load("realms")
    state = game.start(seats, 4, {"variant": variant})
    chance = quick(4)
    prompts = set()
    number = 0
    while state.outcome is None:
        seat = state.movers()[0]
        legal = state.legal(seat)
        question = next(choice for choice in state.pending if choice.seat == seat)
        if number % 20 == 0 or question.prompt not in prompts:
            search = begin(state, seat, number)
            search.run(2)
            found = search.choices()
            assert sorted(each.action for each in found) == legal
            assert all(0.0 <= each.expected <= 1.0 for each in found)
            assert [each.expected for each in found] == sorted([each.expected for each in found], reverse=True)
            assert sum(each.share for each in found) == pytest.approx(1.0)
            assert search.best() == found[0].action
        prompts.add(question.prompt)
        state.apply(seat, legal[chance.below(len(legal))])
        number += 1


@pytest.mark.once
@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_it_can_be_stopped_and_resumed_and_changes_nothing(variant: str, seats: int) -> None:
    state = pentakl.load("realms").start(seats, 7, {"variant": variant})
    seat = state.movers()[0]
    before = state.digest()
    whole, sliced = begin(state, seat, 3), begin(state, seat, 3)
    whole.run(6)
    for _ in range(3):
        sliced.run(2)
        sliced.best()
    assert sliced.choices() == whole.choices()
    assert state.digest() == before


@pytest.mark.once
@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_it_does_not_peek(variant: str, seats: int) -> None:
    game = pentakl.load("realms")
    chance = quick(2)
    for seed in range(2):
        state = game.start(seats, seed, {"variant": variant})
        for _ in range(seed * 5):
            legal = state.legal(state.movers()[0])
            state.apply(state.movers()[0], legal[chance.below(len(legal))])
        check_honest_bot(state, SearchBot(Level("quick", 3)), chance)


# --- quick points


def test_quick_points_are_those_of_the_rules() -> None:
    """Without special cards always; with one of them also, if its best use is looked for."""
    quick_points, chance = QuickPoints(), quick(1)
    deck = list(range(CARD_COUNT))
    for _ in range(400):
        chance.shuffle(deck)
        hand, discard = sorted(deck[:7]), deck[7:10]
        mask, area = mask_of(hand), mask_of(discard)
        assert quick_points.printed(mask) == total(hand), hand
        if int(mask & SPECIAL_BITS).bit_count() == 1:
            assert quick_points.best(mask, area) == best_total(hand, discard), (hand, discard)


def test_quick_points_name_only_cards_that_have_appeared() -> None:
    cards = pentakl.load("realms").rules.cards
    hand = ["wildfire", "smoke", "mountain", "great_flood", "whirlwind", "air_elemental", "mirage"]
    mask = mask_of([cards.index(card) for card in hand])
    rainstorm = mask_of([cards.index("rainstorm")])
    quick_points = QuickPoints()
    assert quick_points.exact(mask, 0, rainstorm) == 260 == quick_points.best(mask, 0)
    assert quick_points.exact(mask, 0, 0) < 260
