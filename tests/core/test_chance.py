"""Quick chance: its streams have the documented properties."""

from __future__ import annotations

from itertools import pairwise

from pentakl.core.chance import (
    FIRST_DEAL,
    FIRST_QUICK,
    MODULUS,
    MULTIPLIER,
    NUMBERS_A_SEED,
    PERIOD,
    SEEDS,
    Chance,
    load_chance,
    quick,
    quick_deal,
    seeded,
)

MILLION = 1_000_000
# Enough of them to tell every prime below 3 * 10**24 from all other numbers.
WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)


def is_prime(number: int) -> bool:
    """Miller and Rabin's test."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for witness in WITNESSES:
        power = pow(witness, odd, number)
        if power not in (1, number - 1) and all(
            pow(power, 1 << squared, number) != number - 1 for squared in range(1, twos)
        ):
            return False
    return True


def after(chance: Chance, draws: int) -> int:
    for _ in range(draws):
        chance.below(6)
    return int(chance.quick_state)


def test_a_draw_multiplies_the_state_modulo_a_prime() -> None:
    for first in (quick(0), quick(7), quick_deal(3)):
        begun = int(first.quick_state)
        assert after(first, 1000) == begun * pow(MULTIPLIER, 1000, MODULUS) % MODULUS


def test_the_period_is_prime_and_longer_than_all_streams_together() -> None:
    assert is_prime(MODULUS)
    assert is_prime(PERIOD)
    assert pow(MULTIPLIER, PERIOD, MODULUS) == 1  # and no smaller power of it is, as the period is prime
    assert SEEDS * NUMBERS_A_SEED < PERIOD


def test_the_numbers_of_a_million_seeds_do_not_overlap() -> None:
    assert SEEDS > MILLION
    for seed in (0, 5, 255, 65_535, MILLION - 1, PERIOD - 1):
        here, next_one = int(quick(seed).quick_state), int(quick(seed + 1).quick_state)
        assert next_one == here * pow(MULTIPLIER, NUMBERS_A_SEED, MODULUS) % MODULUS


def test_deals_of_simulations_and_decisions_never_draw_the_same_numbers() -> None:
    cycles = [pow(first, PERIOD, MODULUS) for first in (FIRST_QUICK, FIRST_DEAL)]
    assert sorted(cycles) == [1, MODULUS - 1]  # no power of MULTIPLIER leads from one to the other


def test_neighbouring_seeds_shuffle_as_differently_as_any() -> None:
    """Of 4,000 neighbours about 77 begin with the same card."""
    firsts = []
    for seed in range(4000):
        cards = list(range(52))
        quick(seed).shuffle(cards)
        firsts.append(cards[0])
    equal = sum(one == other for one, other in pairwise(firsts))
    assert 40 < equal < 120
    assert min(firsts.count(card) for card in range(52)) > 40


def test_a_fork_follows_from_the_chance_alone_and_moves_it() -> None:
    for chance in (quick(3), seeded(3)):
        same = chance.copy()
        before = chance.copy()
        assert chance.fork() == same.fork()
        assert chance.has_moved(before)


def test_a_quick_chance_is_loaded_as_it_was_saved() -> None:
    chance = quick(5)
    chance.below(10)
    assert load_chance(chance.dump()) == chance
