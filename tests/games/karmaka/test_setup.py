"""What is in the box of Karmaka and how a game begins: sections 1 and 2 of the rules."""

from __future__ import annotations

import pytest

from pentakl.core.errors import BadOption
from pentakl.games.karmaka.cards import CARDS, COLOUR, COPIES, NAMES, VALUE
from pentakl.games.karmaka.table import COLOURS, NEEDED, RUNGS
from tests.games.karmaka.language import WATCHER, new_game

SEATS = ["anna", "bartek", "celina", "daria"]

PRINTED = {
    "blue": {
        "transmigrate": (1, 3), "peek": (1, 3), "destiny": (2, 3), "stolen_dreams": (2, 3), "denial": (2, 3),
        "swindle": (3, 2), "thievery": (3, 2),
    },
    "green": {
        "another_day": (1, 3), "recycle": (1, 3), "salvage": (2, 3), "longevity": (2, 3), "sowing": (2, 3),
        "journey": (3, 2), "jubilee": (3, 2),
    },
    "red": {
        "panic": (1, 3), "dwindle": (1, 3), "crisis": (2, 3), "roulette": (2, 3), "hells_heart": (2, 3),
        "vengeance": (3, 2), "spite": (3, 2),
    },
    "mosaic": {"embody": (1, 5), "mimic": (1, 2)},
}  # fmt: skip
"""Every card by its colour: its points and how many of it there are."""


def test_every_card_has_its_printed_colour_points_and_copies() -> None:
    for colour, cards in PRINTED.items():
        for name, (points, copies) in cards.items():
            kind = NAMES.index(name)
            assert (COLOURS[COLOUR[kind]], VALUE[kind], COPIES[kind]) == (colour, points, copies), name


@pytest.mark.parametrize(("colour", "count"), [("red", 19), ("green", 19), ("blue", 19), ("mosaic", 7)])
def test_the_box_holds_19_of_each_colour_and_7_mosaics(colour: str, count: int) -> None:
    """A card of our own may be added; those of the box stay as they are."""
    printed = [NAMES[kind] for kind in CARDS if NAMES[kind] in PRINTED[colour]]
    assert len(printed) == count


def test_the_ladder_asks_for_four_five_six_and_seven_points() -> None:
    assert [*zip(RUNGS, NEEDED, strict=False)] == [("beetle", 4), ("snake", 5), ("wolf", 6), ("monkey", 7)]
    assert RUNGS[4:] == ["transcendence"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_everybody_begins_with_four_cards_in_hand_and_two_in_the_deck(count: int) -> None:
    t = new_game(*SEATS[:count])
    for seat in t.seats:
        drawn = 1 if seat == t.turn else 0  # the first turn has begun with its draw
        assert len(t.hand(seat)) == 4 + drawn
        assert len(t.deck(seat)) == 2 - drawn
        assert t.future(seat) == []
        assert t.deeds(seat) == []
        assert t.rings(seat) == 0
        assert t.rung(seat) == "beetle"
    assert len(t.names("well")) == len(CARDS) - 6 * count
    assert t.names("ruins") == []


def test_the_well_is_shuffled() -> None:
    deals = {tuple(new_game("anna", "bartek", seed=seed).names("well")) for seed in range(10)}
    assert len(deals) == 10


def test_the_same_seed_deals_the_same_game() -> None:
    assert new_game("anna", "bartek", seed=5).state == new_game("anna", "bartek", seed=5).state


@pytest.mark.parametrize(("count", "variant"), [(2, "free"), (3, "free"), (4, "free"), (4, "teams"), (3, "wolf")])
def test_anybody_may_be_the_one_who_starts(count: int, variant: str) -> None:
    starters = {new_game(*SEATS[:count], variant=variant, seed=seed).turn for seed in range(40)}
    assert starters == set(SEATS[:count])


def test_the_game_is_for_two_to_four() -> None:
    for count in (1, 5):
        with pytest.raises(BadOption, match="karmaka is for 2 to 4 seats"):
            new_game(*[f"seat{i}" for i in range(count)])


def test_two_against_two_is_for_four() -> None:
    with pytest.raises(BadOption, match="for 4 seats, not 3"):
        new_game("anna", "bartek", "celina", variant="teams")


def test_the_big_bad_wolf_is_for_three() -> None:
    with pytest.raises(BadOption, match="for 3 seats, not 4"):
        new_game("anna", "bartek", "celina", "daria", variant="wolf")


def test_nobody_knows_a_deck_or_the_well_of_a_new_game() -> None:
    t = new_game("anna", "bartek")
    for viewer in ("anna", "bartek", WATCHER):
        for zone in ("well", "anna's deck", "bartek's deck"):
            assert set(t.sees(viewer, zone)) == {"?"}
