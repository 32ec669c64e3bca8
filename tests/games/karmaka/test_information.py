"""Who knows what in Karmaka: section 10 of the rules. What a player may see is part of the rules."""

from __future__ import annotations

import pytest

from pentakl.games.karmaka.cards import CARDS
from pentakl.games.karmaka.play import KarmakaTable
from tests.games.karmaka.language import WATCHER, SpokenKarmaka, karmaka

# --- the zones


def full_table() -> SpokenKarmaka:
    return karmaka(
        anna={
            "hand": ["spite"],
            "deck": ["panic", "crisis"],
            "future": ["mimic", "peek"],
            "deeds": ["embody", "recycle"],
            "rings": 2,
            "rung": "snake",
        },
        bartek=["peek"],
        ruins=["journey", "salvage", "sowing", "jubilee", "longevity"],
    )


@pytest.mark.parametrize(
    ("zone", "to_anna", "to_others"),
    [
        ("anna's hand", ["spite", "crisis"], ["?", "?"]),
        ("anna's deck", ["?"], ["?"]),  # not even the owner
        ("anna's future", ["mimic", "peek"], ["?", "?"]),
        ("anna's deeds", ["embody", "recycle"], ["embody", "recycle"]),
        ("ruins", ["journey", "salvage", "sowing", "jubilee", "longevity"],
         ["journey", "salvage", "sowing", "jubilee", "longevity"]),
    ],
)  # fmt: skip
def test_a_zone_is_known_to_those_who_may_look_and_counted_by_all(
    zone: str, to_anna: list[str], to_others: list[str]
) -> None:
    t = full_table()
    assert t.sees("anna", zone) == to_anna
    assert t.sees("bartek", zone) == to_others
    assert t.sees(WATCHER, zone) == to_others


def test_everybody_knows_how_many_cards_the_well_holds_and_nobody_which() -> None:
    t = full_table()
    elsewhere = 1 + 2 + 2 + 2 + 1 + 5
    for viewer in ("anna", "bartek", WATCHER):
        assert t.sees(viewer, "well") == ["?"] * (len(CARDS) - elsewhere)


def test_rings_and_rungs_are_public() -> None:
    t = full_table()
    for viewer in ("anna", "bartek", WATCHER):
        anna = t.view(viewer)["table"]["players"][0]
        assert anna["rings"] == 2
        assert anna["rung"] == "snake"


def test_nobody_is_shown_the_choices_of_another() -> None:
    t = full_table()
    assert t.view("anna")["acts"]
    assert t.view("bartek")["acts"] == []
    assert t.view(WATCHER)["acts"] == []


# --- draws and cards laid by


def test_a_draw_from_the_deck_is_seen_by_its_owner_alone() -> None:
    t = karmaka(anna=["spite"], bartek={"hand": ["peek"], "deck": ["panic", "crisis"]})
    t.plays("anna", "deed spite")
    assert "bartek drew crisis from bartek's deck to bartek's hand" in t.told("bartek")
    assert "bartek drew ? from bartek's deck to bartek's hand" in t.told("anna")


@pytest.mark.parametrize("card", ["another_day", "journey", "sowing", "roulette"])
def test_cards_drawn_from_the_well_are_private(card: str) -> None:
    t = karmaka(anna=[card], bartek=["peek"], celina=["spite"], well=["panic", "crisis", "mimic"])
    t.plays("anna", f"ability {card}")
    if card == "roulette":
        t.answers("anna", "draw")
    elif card == "sowing":
        t.answers("anna", "crisis")
    assert "anna drew mimic from well to anna's hand" in t.told("anna")
    assert "anna drew ? from well to anna's hand" in t.told("bartek")
    assert set(t.sees("bartek", "anna's hand")) <= {"?"}
    t.takes("bartek", card)
    if t.question == "anna: play another?":
        t.plays("anna", "pass")


def test_nobody_sees_the_cards_that_longevity_deals() -> None:
    t = karmaka(anna=["longevity"], bartek=["peek"], well=["panic", "crisis"])
    t.plays("anna", "ability longevity")
    t.answers("anna", "anna")
    for viewer in ("anna", "bartek", WATCHER):
        assert t.sees(viewer, "anna's deck") == ["?", "?"]
        assert "anna dealt ? from well to anna's deck" in t.told(viewer)
    t.refuses("bartek", "longevity")


def test_a_card_laid_by_is_seen_by_its_owner_alone() -> None:
    t = karmaka(anna=["spite", "panic"], bartek=["peek"])
    t.plays("anna", "future spite")
    assert t.sees("anna", "anna's future") == ["spite"]
    assert t.sees("bartek", "anna's future") == ["?"]
    assert t.told("bartek")[0] == "anna laid ? from anna's hand to anna's future"


def test_the_cards_of_sowing_are_private_and_their_number_is_not() -> None:
    t = karmaka(anna=["sowing", "mimic"], bartek=["peek"], well=["spite", "panic"])
    t.plays("anna", "ability sowing")
    t.answers("anna", "mimic", "spite")
    assert t.sees("anna", "anna's future") == ["mimic", "spite"]
    assert t.sees("bartek", "anna's future") == ["?", "?"]
    t.refuses("bartek", "sowing")


def test_a_known_card_laid_by_among_others_is_no_longer_known() -> None:
    t = karmaka(anna=["salvage", "spite"], bartek=["peek", "crisis"], ruins=["mimic"])
    t.plays("anna", "ability salvage")
    t.refuses("bartek", "salvage")
    assert t.sees("bartek", "anna's hand") == ["mimic", "?"]
    t.plays("bartek", "deed peek")
    t.plays("anna", "future mimic")
    assert t.sees("bartek", "anna's hand") == ["?"]
    assert t.sees("bartek", "anna's future") == ["?"]


def test_a_known_card_that_stays_in_hand_while_another_is_laid_by_looks_just_the_same() -> None:
    t = karmaka(anna=["salvage", "spite"], bartek=["peek", "crisis"], ruins=["mimic"])
    t.plays("anna", "ability salvage")
    t.refuses("bartek", "salvage")
    t.plays("bartek", "deed peek")
    t.plays("anna", "future spite")
    assert t.sees("bartek", "anna's hand") == ["?"]
    assert t.sees("bartek", "anna's future") == ["?"]


def test_a_rival_remembers_that_the_known_card_is_in_the_hand_or_was_laid_by() -> None:
    t = karmaka(anna=["salvage", "spite"], bartek=["peek", "crisis"], ruins=["mimic"])
    t.plays("anna", "ability salvage")
    t.refuses("bartek", "salvage")
    t.plays("bartek", "deed peek")
    t.plays("anna", "future mimic")
    hands, futures = t.imagined("bartek", "anna's hand"), t.imagined("bartek", "anna's future")
    assert all(("mimic" in hand) or ("mimic" in future) for hand, future in zip(hands, futures, strict=True))
    assert ["mimic"] in hands  # it may be in the one place ...
    assert ["mimic"] in futures  # ... or in the other


def test_the_only_card_of_a_hand_is_still_known_when_it_is_laid_by() -> None:
    t = karmaka(anna=["salvage"], bartek=["peek", "crisis"], ruins=["mimic"])
    t.plays("anna", "ability salvage")
    t.refuses("bartek", "salvage")
    t.plays("bartek", "deed peek")
    t.plays("anna", "future mimic")
    assert t.sees("bartek", "anna's future") == ["mimic"]


# --- what everybody can follow


def test_a_stolen_deed_is_known_in_the_hand() -> None:
    t = karmaka(anna=["thievery", "spite"], bartek={"hand": ["peek"], "deeds": ["panic"]}, celina=["mimic"])
    t.plays("anna", "ability thievery")
    t.answers("anna", "bartek")
    for viewer in ("bartek", "celina", WATCHER):
        assert t.sees(viewer, "anna's hand") == ["panic", "?"]
    t.refuses("bartek", "thievery")


def test_a_salvaged_card_is_known_in_the_hand() -> None:
    t = karmaka(anna=["salvage", "spite"], bartek=["peek"], celina=["mimic"], ruins=["panic"])
    t.plays("anna", "ability salvage")
    for viewer in ("bartek", "celina", WATCHER):
        assert t.sees(viewer, "anna's hand") == ["panic", "?"]
    t.takes("bartek", "salvage")


def test_a_recycled_card_is_known_in_the_future() -> None:
    t = karmaka(anna=["recycle"], bartek=["peek"], celina=["mimic"], ruins=["panic"])
    t.plays("anna", "ability recycle")
    for viewer in ("bartek", "celina", WATCHER):
        assert t.sees(viewer, "anna's future") == ["panic"]
    t.takes("bartek", "recycle")


def test_an_accepted_card_is_known_in_the_future() -> None:
    t = karmaka(anna=["vengeance"], bartek={"hand": ["peek"], "future": ["mimic"]}, celina=["spite"])
    t.plays("anna", "ability vengeance")
    t.answers("anna", "bartek")
    t.takes("bartek", "vengeance")
    for viewer in ("anna", "celina", WATCHER):
        assert t.sees(viewer, "bartek's future") == ["?", "vengeance"]
    assert "bartek accepted vengeance from middle to bartek's future" in t.told("celina")


def test_known_cards_of_the_future_are_known_in_the_hand_of_the_next_life() -> None:
    t = karmaka(anna=["vengeance", "spite"], bartek={"future": ["mimic"]})
    t.plays("anna", "ability vengeance")
    t.takes("bartek", "vengeance")
    assert t.sees("anna", "bartek's hand") == ["vengeance", "?"]
    assert "bartek woke ? from bartek's future to bartek's hand" in t.told("anna")


@pytest.mark.parametrize(
    ("card", "zone"), [("panic", "deck"), ("dwindle", "hand"), ("spite", "hand"), ("hells_heart", "future")]
)
def test_everything_that_is_ruined_becomes_public(card: str, zone: str) -> None:
    t = karmaka(anna=[card], bartek={"hand": ["mimic"], "deck": ["mimic"], "future": ["embody"]}, celina=["peek"])
    t.plays("anna", f"ability {card}")
    t.answers("anna", "bartek")
    ruined = "embody" if zone == "future" else "mimic"
    assert f"bartek ruined {ruined} from bartek's {zone} to ruins" in t.told("celina")
    assert t.sees("celina", "ruins") == [ruined]
    t.refuses("bartek", card)


def test_the_cards_of_jubilee_are_public() -> None:
    t = karmaka(anna=["jubilee", "spite", "mimic"], bartek=["peek"])
    t.plays("anna", "ability jubilee")
    t.answers("anna", "spite", "mimic")
    assert t.sees("bartek", "anna's deeds") == ["spite", "mimic"]
    t.refuses("bartek", "jubilee")


@pytest.mark.parametrize("copier", ["embody", "mimic"])
def test_everybody_is_told_which_deed_is_copied(copier: str) -> None:
    deeds = ["recycle", "vengeance"]
    t = karmaka(
        anna={"hand": [copier], "deeds": deeds if copier == "embody" else []},
        bartek={"hand": ["peek"], "deeds": deeds if copier == "mimic" else []},
    )
    t.plays("anna", f"ability {copier}")
    if copier == "embody":
        t.answers("anna", "vengeance")
    owner = "anna" if copier == "embody" else "bartek"
    for viewer in ("anna", "bartek", WATCHER):
        assert f"anna copied vengeance from {owner}'s deeds" in t.told(viewer)
    t.refuses("bartek", copier)


def test_a_copy_that_comes_to_nothing_tells_what_was_copied_too() -> None:
    t = karmaka(anna=["mimic"], bartek={"hand": ["peek"], "deeds": ["mimic"]})
    t.plays("anna", "ability mimic")
    assert "anna copied mimic from bartek's deeds" in t.told("bartek")
    t.refuses("bartek", "mimic")


# --- the reshuffled Well


def test_a_reshuffle_hides_the_cards_but_not_which_cards_they_are() -> None:
    t = karmaka(
        anna=["another_day", "spite"], bartek=["peek"], well=[],
        ruins=["mimic", "panic", "crisis", "journey", "sowing", "jubilee"],
    )  # fmt: skip
    t.plays("anna", "ability another_day")
    t.refuses("bartek", "another_day")
    t.plays("anna", "pass")
    assert t.sees("bartek", "well") == ["?", "?"]
    assert t.sees("bartek", "anna's hand") == ["?", "?"]
    for well in t.imagined("bartek", "well"):
        assert set(well) < {"mimic", "panic", "crisis"}


def test_a_player_who_draws_the_only_card_of_a_reshuffle_hides_nothing() -> None:
    t = karmaka(anna=["another_day", "spite"], bartek=["peek"], well=[], ruins=["mimic", "panic", "crisis", "journey"])
    t.plays("anna", "ability another_day")
    assert t.sees("bartek", "anna's hand") == ["mimic", "?"]
    t.refuses("bartek", "another_day")
    t.plays("anna", "pass")


# --- partners


def test_partners_do_not_see_each_others_hands_and_futures() -> None:
    t = karmaka(
        anna={"hand": ["spite"], "future": ["mimic"]}, bartek=["peek"], celina=["panic"], daria=["crisis"],
        variant="teams",
    )  # fmt: skip
    assert t.sees("celina", "anna's hand") == ["?"]
    assert t.sees("celina", "anna's future") == ["?"]


def test_a_card_given_to_a_partner_is_known_to_both_and_to_no_rival() -> None:
    t = karmaka(anna=["spite", "mimic"], bartek=["peek"], celina=["panic"], daria=["crisis"], variant="teams")
    t.plays("anna", "partner spite")
    for viewer in ("anna", "celina"):
        assert t.sees(viewer, "celina's future") == ["spite"]
        assert t.told(viewer)[0] == "anna laid spite from anna's hand to celina's future"
    for viewer in ("bartek", "daria", WATCHER):
        assert t.sees(viewer, "celina's future") == ["?"]
        assert t.told(viewer)[0] == "anna laid ? from anna's hand to celina's future"


def test_a_partner_who_is_given_a_card_still_knows_the_rest_of_the_giver_s_hand() -> None:
    t = karmaka(
        anna=["salvage", "spite", "crisis"], bartek=["peek", "peek"], celina=["panic", "embody"],
        daria=["crisis", "embody"], ruins=["mimic"], variant="teams",
    )  # fmt: skip
    t.plays("anna", "ability salvage")
    t.refuses("bartek", "salvage")
    t.refuses("daria", "salvage")
    t.plays("bartek", "deed peek")
    t.plays("celina", "deed embody")
    t.plays("daria", "deed embody")
    t.plays("anna", "partner spite")
    assert t.sees("celina", "anna's hand") == ["mimic", "?"]  # she sees that Spite was given
    assert t.sees("bartek", "anna's hand") == ["?", "?"]


def test_a_revealed_card_ends_the_rumour_of_an_equal_one() -> None:
    t = karmaka(anna=["salvage", "mimic", "spite", "crisis"], bartek=["peek", "peek", "panic"], ruins=["mimic"])
    t.plays("anna", "ability salvage")  # all know of one Mimic in her hand; she holds two
    t.refuses("bartek", "salvage")
    t.plays("bartek", "deed peek")
    t.plays("anna", "future spite")
    t.plays("bartek", "deed peek")
    t.plays("anna", "deed mimic")  # for Bartek this may well be the one he knew
    worlds = zip(t.imagined("bartek", "anna's hand"), t.imagined("bartek", "anna's future"), strict=True)
    assert not all("mimic" in hand + future for hand, future in worlds)


# --- equal cards


def four_cards(unseen: str, seed: int, card: str) -> SpokenKarmaka:
    """Anna has seen a Crisis, a Panic and a Dwindle in Bartek's hand; a fourth card has come to it unseen."""
    t = karmaka(
        seed=seed,
        anna={"hand": ["peek", card, "longevity"], "deck": ["sowing", "sowing"]},
        bartek={"hand": ["crisis", "panic", "dwindle"], "deck": ["roulette", "roulette", unseen]},
    )
    t.plays("anna", "ability peek")
    t.refuses("bartek", "peek")
    t.plays("anna", "pass")
    t.plays("bartek", "pass")
    t.plays("anna", f"ability {card}")
    return t


def test_spite_does_not_tell_which_of_two_equal_cards_it_hit() -> None:
    """Whether the ruined Crisis was the one that Anna knew or another: she cannot know what is left."""
    seen = set()
    for unseen in ("crisis", "jubilee"):
        for seed in range(60):
            t = four_cards(unseen, seed, "spite")
            if t.names("ruins")[-2:] == ["crisis", "panic"]:
                seen.add(tuple(t.sees("anna", "bartek's hand")))
            t.refuses("bartek", "spite")
    assert seen == {("dwindle", "?")}


def test_swindle_does_not_tell_which_of_two_equal_cards_it_shows() -> None:
    seen = set()
    for unseen in ("crisis", "jubilee"):
        for seed in range(60):
            t = four_cards(unseen, seed, "swindle")
            if sorted(t.choices("anna")) == ["crisis", "dwindle", "panic"]:
                seen.add(tuple(t.sees("anna", "bartek's hand")))
            t.answers("anna", t.choices("anna")[0])
            t.refuses("bartek", "swindle")
    assert seen == {("panic", "dwindle", "crisis", "?")}


@pytest.mark.parametrize("other", ["spite", "journey"])
def test_two_rivals_who_each_know_one_of_two_equal_cards_both_take_the_played_one_for_it(other: str) -> None:
    """Cezary knows of a Spite that he put back on the Well, Anna of another card that she has peeked at."""
    t = karmaka(
        turn="cezary",
        well=["panic", "panic", "spite"],
        anna={"hand": ["peek", "crisis"], "deck": ["sowing", "sowing"]},
        bartek={"hand": [other, "another_day"], "deck": ["roulette", "roulette"]},
        cezary={"hand": ["destiny", "crisis"], "deck": ["sowing"]},
    )
    t.plays("cezary", "ability destiny")
    t.answers("cezary", "done")
    t.answers("cezary", "panic", "panic")
    t.refuses("anna", "destiny")
    t.refuses("bartek", "destiny")
    t.plays("anna", "ability peek")
    t.answers("anna", "bartek")
    t.refuses("bartek", "peek")
    t.plays("anna", "pass")
    t.plays("bartek", "ability another_day")
    t.refuses("cezary", "another_day")
    t.refuses("anna", "another_day")
    assert "spite" in t.sees("cezary", "bartek's hand")
    t.plays("bartek", "deed spite")
    assert t.sees("cezary", "bartek's hand") == ["?", "?"]


def test_a_card_that_was_heard_of_may_lie_wherever_its_group_was_laid() -> None:
    """Everybody knows of Bartek's Another Day; he lays two cards by, and it may be either, or still in his hand."""
    for first, second in (("another_day", "peek"), ("another_day", "sowing"), ("peek", "another_day")):
        t = karmaka(
            turn="bartek",
            anna={"hand": ["crisis"], "deck": ["mimic", "embody", "embody", "embody"]},
            bartek={"hand": [], "deck": ["dwindle", "sowing", "peek", "salvage"]},
            ruins=["another_day"],
        )
        t.plays("bartek", "ability salvage")
        t.refuses("anna", "salvage")
        t.plays("anna", "pass")
        t.plays("bartek", f"future {first}")
        t.plays("anna", "pass")
        t.plays("bartek", f"future {second}")
        imagined = set()
        for state in t.believed("anna", 60):
            assert isinstance(state.table, KarmakaTable)
            bartek = state.table.players[1]
            for zone, tokens in (("hand", bartek.hand), ("first", bartek.future[:1]), ("second", bartek.future[1:])):
                if "another_day" in [state.rules.cards[state.table.face[token]] for token in tokens]:
                    imagined.add(zone)
        assert imagined == {"hand", "first", "second"}


def test_peek_does_not_tell_in_which_order_the_cards_came() -> None:
    told = []
    for hand in (["spite", "crisis", "dwindle"], ["dwindle", "spite", "crisis"]):
        t = karmaka(anna=["peek"], bartek=hand)
        t.plays("anna", "ability peek")
        t.refuses("bartek", "peek")
        told.append(t.told("anna"))
    assert told[0] == told[1]
