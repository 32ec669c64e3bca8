"""The red cards of Karmaka, one test for each sentence of their rules."""

from __future__ import annotations

from tests.games.karmaka.language import karmaka

# --- Panic


def test_panic_ruins_the_top_of_any_deck_and_lets_you_play_another() -> None:
    t = karmaka(anna=["panic", "mimic"], bartek={"hand": ["peek"], "deck": ["crisis", "spite"]})
    t.plays("anna", "ability panic")
    assert t.choices("anna") == ["anna", "bartek"]
    t.answers("anna", "bartek")
    assert t.names("ruins") == ["spite"]
    assert t.deck("bartek") == ["crisis"]
    t.refuses("bartek", "panic")
    t.plays("anna", "deed mimic")
    assert t.deeds("anna") == ["mimic"]


def test_panic_may_ruin_your_own_deck() -> None:
    t = karmaka(anna={"hand": ["panic"], "deck": ["spite", "crisis"]}, bartek=["peek"], celina=["mimic"])
    t.plays("anna", "ability panic")
    t.answers("anna", "anna")
    assert t.names("ruins") == ["spite"]  # Crisis was drawn when the turn began
    t.refuses("bartek", "panic")
    t.takes("celina", "panic")  # it concerned only Anna, so it went round
    t.plays("anna", "deed crisis")


def test_panic_on_an_empty_deck_ruins_nothing_and_still_grants_its_play() -> None:
    t = karmaka(anna=["panic", "mimic"], bartek=["peek"])
    t.plays("anna", "ability panic")
    t.answers("anna", "bartek")
    assert t.names("ruins") == []
    t.takes("bartek", "panic")
    t.plays("anna", "deed mimic")
    assert t.deeds("anna") == ["mimic"]


# --- Dwindle


def test_dwindle_lets_the_victim_choose_the_card() -> None:
    t = karmaka(anna=["dwindle"], bartek=["vengeance", "thievery"])
    t.plays("anna", "ability dwindle")
    t.answers("anna", "bartek")
    t.answers("bartek", "thievery")
    assert t.names("ruins") == ["thievery"]
    assert t.asks("bartek", "take dwindle?")  # what you sow you reap


def test_dwindle_leaves_the_victim_no_way_out() -> None:
    t = karmaka(anna=["dwindle"], bartek=["vengeance", "thievery"])
    t.plays("anna", "ability dwindle")
    t.answers("anna", "bartek")
    assert t.choices("bartek") == ["thievery", "vengeance"]
    t.answers("bartek", "vengeance")
    t.refuses("bartek", "dwindle")


def test_dwindle_may_be_used_on_yourself() -> None:
    t = karmaka(anna=["dwindle", "spite", "mimic"], bartek=["peek"])
    t.plays("anna", "ability dwindle")
    t.answers("anna", "anna")
    t.answers("anna", "spite")
    assert t.names("ruins") == ["spite"]
    t.refuses("bartek", "dwindle")


def test_dwindle_on_an_empty_hand_does_nothing_and_that_rival_is_still_offered_the_card() -> None:
    t = karmaka(anna=["dwindle"], bartek=["peek"], celina={"deck": ["spite"]})
    t.plays("anna", "ability dwindle")
    t.answers("anna", "celina")
    t.takes("celina", "dwindle")
    assert t.names("ruins") == []
    assert t.future("celina") == ["dwindle"]


# --- Crisis


def test_crisis_lets_the_victim_choose_among_all_their_deeds() -> None:
    t = karmaka(anna=["crisis"], bartek={"hand": ["peek"], "deeds": ["spite", "panic", "mimic"]})
    t.plays("anna", "ability crisis")
    assert t.choices("bartek") == ["panic", "spite", "mimic"]
    t.answers("bartek", "panic")
    assert t.names("ruins") == ["panic"]
    assert t.deeds("bartek") == ["spite", "mimic"]
    t.refuses("bartek", "crisis")


def test_crisis_tells_equal_deeds_apart_by_their_place() -> None:
    t = karmaka(anna=["crisis"], bartek={"hand": ["peek"], "deeds": ["panic", "mimic", "panic"]})
    t.plays("anna", "ability crisis")
    t.answers("bartek", "panic#2")
    assert t.deeds("bartek") == ["panic", "mimic"]
    t.refuses("bartek", "crisis")


def test_crisis_of_somebody_without_deeds_does_nothing() -> None:
    t = karmaka(anna=["crisis"], bartek=["peek"])
    t.plays("anna", "ability crisis")
    t.refuses("bartek", "crisis")
    assert t.names("ruins") == ["crisis"]


# --- Roulette


def test_roulette_after_two_ruined_cards_draws_up_to_three() -> None:
    t = karmaka(anna=["roulette", "spite", "panic", "mimic"], bartek=["peek"])
    t.plays("anna", "ability roulette")
    t.answers("anna", "panic", "spite")
    assert t.names("ruins") == ["panic", "spite"]  # one after the other
    t.answers("anna", "draw", "draw", "draw")
    assert len(t.hand("anna")) == 4
    t.refuses("bartek", "roulette")


def test_roulette_may_ruin_nothing_and_draw_one() -> None:
    t = karmaka(anna=["roulette", "spite"], bartek=["peek"], well=["mimic", "crisis"])
    t.plays("anna", "ability roulette")
    t.answers("anna", "done", "draw")
    assert t.hand("anna") == ["spite", "crisis"]
    t.refuses("bartek", "roulette")


def test_roulette_ruins_two_cards_at_most() -> None:
    t = karmaka(anna=["roulette", "spite", "panic", "mimic"], bartek=["peek"])
    t.plays("anna", "ability roulette")
    t.answers("anna", "panic", "spite")
    assert t.asks("anna", "draw?")
    t.answers("anna", "stop")
    t.refuses("bartek", "roulette")


def test_roulette_lets_you_look_at_each_card_before_the_next_draw() -> None:
    t = karmaka(anna=["roulette", "spite"], bartek=["peek"], well=["mimic", "crisis"])
    t.plays("anna", "ability roulette")
    t.answers("anna", "spite", "draw")
    assert t.sees("anna", "anna's hand") == ["crisis"]
    assert t.asks("anna", "draw?")
    t.answers("anna", "stop")
    assert t.hand("anna") == ["crisis"]
    t.refuses("bartek", "roulette")


def test_roulette_may_draw_nothing_at_all() -> None:
    t = karmaka(anna=["roulette", "spite"], bartek=["peek"])
    t.plays("anna", "ability roulette")
    t.answers("anna", "spite", "stop")
    assert t.hand("anna") == []
    t.refuses("bartek", "roulette")


def test_roulette_with_an_empty_hand_may_still_draw_one() -> None:
    t = karmaka(anna=["roulette"], bartek=["peek"], well=["mimic", "crisis"])
    t.plays("anna", "ability roulette")
    t.answers("anna", "draw")
    assert t.hand("anna") == ["crisis"]
    t.refuses("bartek", "roulette")


def test_roulette_asks_for_no_draw_that_the_well_cannot_give() -> None:
    t = karmaka(anna=["roulette", "spite"], bartek=["peek"], well=["mimic"])
    t.plays("anna", "ability roulette")
    t.answers("anna", "spite", "draw")
    assert t.hand("anna") == ["mimic"]
    assert t.asks("bartek", "take roulette?")


# --- Hell's Heart


def test_hells_heart_ruins_the_top_two_of_a_future_the_top_one_first() -> None:
    t = karmaka(anna=["hells_heart"], bartek={"hand": ["peek"], "future": ["spite", "panic", "mimic"]})
    t.plays("anna", "ability hells_heart")
    assert t.names("ruins") == ["mimic", "panic"]
    assert t.future("bartek") == ["spite"]
    t.refuses("bartek", "hells_heart")


def test_hells_heart_ruins_a_single_card_if_there_is_no_other() -> None:
    t = karmaka(anna=["hells_heart"], bartek={"hand": ["peek"], "future": ["spite"]})
    t.plays("anna", "ability hells_heart")
    assert t.names("ruins") == ["spite"]
    t.refuses("bartek", "hells_heart")


def test_hells_heart_on_an_empty_future_does_nothing() -> None:
    t = karmaka(anna=["hells_heart"], bartek=["peek"])
    t.plays("anna", "ability hells_heart")
    t.takes("bartek", "hells_heart")
    assert t.names("ruins") == []
    assert t.future("bartek") == ["hells_heart"]


# --- Vengeance


def test_vengeance_ruins_the_exposed_deed() -> None:
    t = karmaka(anna=["vengeance"], bartek={"hand": ["peek"], "deeds": ["panic", "spite"]})
    t.plays("anna", "ability vengeance")
    assert t.names("ruins") == ["spite"]
    assert t.deeds("bartek") == ["panic"]
    t.refuses("bartek", "vengeance")


def test_vengeance_on_somebody_without_deeds_does_nothing() -> None:
    t = karmaka(anna=["vengeance"], bartek=["peek"])
    t.plays("anna", "ability vengeance")
    t.refuses("bartek", "vengeance")
    assert t.names("ruins") == ["vengeance"]


# --- Spite


def test_spite_ruins_two_random_cards_of_a_hand() -> None:
    hand = ["peek", "panic", "crisis", "mimic"]
    t = karmaka(anna=["spite"], bartek=hand)
    t.plays("anna", "ability spite")
    assert len(t.hand("bartek")) == 2
    assert sorted(t.hand("bartek") + t.names("ruins")) == sorted(hand)
    t.refuses("bartek", "spite")


def test_spite_may_hit_any_two_cards_in_either_order() -> None:
    found = set()
    for seed in range(40):
        t = karmaka(anna=["spite"], bartek=["peek", "panic", "crisis"], seed=seed)
        t.plays("anna", "ability spite")
        found.add(tuple(t.names("ruins")))
        t.refuses("bartek", "spite")
    assert found == {
        ("peek", "panic"), ("peek", "crisis"), ("panic", "peek"),
        ("panic", "crisis"), ("crisis", "peek"), ("crisis", "panic"),
    }  # fmt: skip


def test_spite_ruins_a_single_card_if_there_is_no_other() -> None:
    t = karmaka(anna=["spite"], bartek={"hand": ["peek"], "deck": ["mimic"]})
    t.plays("anna", "ability spite")
    assert t.names("ruins") == ["peek"]
    t.refuses("bartek", "spite")


def test_spite_on_an_empty_hand_does_nothing() -> None:
    t = karmaka(anna=["spite"], bartek={"deck": ["mimic"]})
    t.plays("anna", "ability spite")
    t.refuses("bartek", "spite")
    assert t.names("ruins") == ["spite"]
