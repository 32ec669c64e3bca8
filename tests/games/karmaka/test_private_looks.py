"""Cards that show something to one player only: what that player knows afterwards, and what the others do not.

Section 10 of the rules, continued.
"""

from __future__ import annotations

from tests.games.karmaka.language import WATCHER, karmaka

# --- Peek


def test_a_peek_is_seen_by_the_one_who_peeks_and_by_nobody_else() -> None:
    t = karmaka(anna=["peek", "spite"], bartek=["panic", "crisis"], celina=["mimic"])
    t.plays("anna", "ability peek")
    t.answers("anna", "bartek")
    assert sorted(t.sees("anna", "bartek's hand")) == ["crisis", "panic"]
    assert t.told("anna")[-1] == "anna looked panic crisis from bartek's hand 2"
    for viewer in ("celina", WATCHER):
        assert t.sees(viewer, "bartek's hand") == ["?", "?"]
        assert t.told(viewer)[-1] == "anna looked ? ? from bartek's hand 2"
    t.refuses("bartek", "peek")
    t.plays("anna", "pass")


def test_a_peeked_hand_stays_known_while_its_cards_are_played_openly() -> None:
    t = karmaka(anna=["peek", "spite"], bartek=["panic", "crisis"])
    t.plays("anna", "ability peek")
    t.refuses("bartek", "peek")
    t.plays("anna", "pass")
    t.plays("bartek", "deed panic")
    assert t.sees("anna", "bartek's hand") == ["crisis"]


def test_a_peeked_hand_is_confused_by_a_card_laid_by() -> None:
    t = karmaka(anna=["peek", "spite"], bartek=["panic", "crisis"])
    t.plays("anna", "ability peek")
    t.refuses("bartek", "peek")
    t.plays("anna", "pass")
    t.plays("bartek", "future panic")
    assert t.sees("anna", "bartek's hand") == ["?"]
    assert t.sees("anna", "bartek's future") == ["?"]
    hands = t.imagined("anna", "bartek's hand")
    assert ["panic"] in hands
    assert ["crisis"] in hands
    assert len({*map(tuple, hands)}) == 2


# --- Destiny


def test_destiny_is_seen_by_its_player_alone_and_the_number_kept_by_all() -> None:
    t = karmaka(anna=["destiny"], bartek=["peek"], celina=["crisis"], well=["mimic", "panic", "spite"])
    t.plays("anna", "ability destiny")
    assert t.sees("anna", "well") == ["mimic", "panic", "spite"]
    assert t.told("anna")[-1] == "anna looked spite panic mimic from well 3"  # the topmost first
    assert t.told("bartek")[-1] == "anna looked ? ? ? from well 3"
    t.answers("anna", "panic", "done", "spite")
    assert t.sees("bartek", "anna's future") == ["?"]
    assert t.sees("bartek", "well") == ["?", "?"]
    assert "anna kept ? from well to anna's future" in t.told("celina")
    assert "anna put-back 2" in t.told("celina")
    t.takes("bartek", "destiny")


def test_destinys_player_knows_the_cards_put_back_and_their_order() -> None:
    t = karmaka(anna=["destiny"], bartek=["peek"], well=["embody", "mimic", "panic", "spite"])
    t.plays("anna", "ability destiny")
    t.answers("anna", "done", "spite", "mimic")
    assert t.sees("anna", "well") == ["?", "spite", "mimic", "panic"]
    t.refuses("bartek", "destiny")


def test_destinys_player_knows_it_when_somebody_draws_a_card_put_back() -> None:
    t = karmaka(anna=["destiny", "crisis"], bartek=["another_day"], celina=["peek"], well=["mimic", "panic", "spite"])
    t.plays("anna", "ability destiny")
    t.answers("anna", "done", "spite", "mimic")
    t.takes("bartek", "destiny")
    t.plays("bartek", "ability another_day")
    t.refuses("celina", "another_day")
    t.refuses("anna", "another_day")
    assert t.sees("anna", "bartek's hand") == ["panic"]
    assert t.sees("celina", "bartek's hand") == ["?"]
    t.plays("bartek", "pass")


def test_a_second_destiny_that_keeps_nothing_confuses_the_order_of_the_first() -> None:
    t = karmaka(anna=["destiny", "crisis"], bartek=["destiny"], well=["mimic", "panic", "spite"])
    t.plays("anna", "ability destiny")
    t.answers("anna", "done", "mimic", "panic")
    t.refuses("bartek", "destiny")
    t.plays("bartek", "ability destiny")
    t.answers("bartek", "done", "panic", "spite")
    t.refuses("anna", "destiny")
    assert t.sees("bartek", "well") == ["panic", "spite", "mimic"]
    assert t.sees("anna", "well") == ["?", "?", "?"]
    assert all(sorted(well) == ["mimic", "panic", "spite"] for well in t.imagined("anna", "well"))


def test_a_second_destiny_confuses_what_the_first_had_seen() -> None:
    t = karmaka(anna=["destiny", "crisis"], bartek=["destiny"], well=["mimic", "panic", "spite"])
    t.plays("anna", "ability destiny")
    t.answers("anna", "done", "mimic", "panic")
    t.refuses("bartek", "destiny")
    t.plays("bartek", "ability destiny")
    t.answers("bartek", "spite", "done", "panic")
    t.refuses("anna", "destiny")
    assert t.sees("anna", "bartek's future") == ["?"]
    assert t.sees("anna", "well") == ["?", "?"]
    kept = {future[0] for future in t.imagined("anna", "bartek's future")}
    assert kept == {"mimic", "panic", "spite"}  # one of these three, she does not know which


# --- Swindle, Stolen Dreams


def test_swindle_shows_its_cards_to_the_thief_and_the_loss_to_the_victim() -> None:
    t = karmaka(anna=["swindle"], bartek=["panic", "crisis", "mimic", "spite"], celina=["peek"])
    t.plays("anna", "ability swindle")
    t.answers("anna", "bartek")
    shown = t.choices("anna")
    assert t.told("bartek")[-1] == "anna looked ? ? ? from bartek's hand 3"  # which three stays hers
    t.answers("anna", shown[0])
    assert sorted(t.sees("anna", "bartek's hand")) == sorted([shown[1], shown[2], "?"])
    assert t.sees("bartek", "anna's hand") == [shown[0]]
    assert f"anna took {shown[0]} from bartek's hand to anna's hand" in t.told("bartek")
    for viewer in ("celina", WATCHER):
        assert t.sees(viewer, "anna's hand") == ["?"]
        assert "anna took ? from bartek's hand to anna's hand" in t.told(viewer)
    t.refuses("bartek", "swindle")


def test_swindle_confuses_a_third_players_knowledge_of_the_hand() -> None:
    t = karmaka(
        anna=["swindle"],
        bartek={"hand": ["salvage", "panic"]},
        celina=["peek", "crisis"],
        ruins=["mimic"],
        turn="bartek",
    )
    t.plays("bartek", "ability salvage")
    t.refuses("celina", "salvage")
    t.refuses("anna", "salvage")
    t.plays("celina", "deed peek")
    assert t.sees("celina", "bartek's hand") == ["mimic", "?"]
    t.plays("anna", "ability swindle")
    t.answers("anna", "bartek", "panic")
    assert t.sees("celina", "bartek's hand") == ["?"]
    assert t.sees("celina", "anna's hand") == ["?"]
    assert t.sees("anna", "bartek's hand") == ["mimic"]
    assert ["mimic"] in t.imagined("celina", "anna's hand")
    assert ["mimic"] in t.imagined("celina", "bartek's hand")
    t.refuses("bartek", "swindle")


def test_a_stolen_dream_is_known_to_the_thief_and_the_former_owner_only() -> None:
    t = karmaka(anna=["stolen_dreams"], bartek={"hand": ["peek"], "future": ["mimic", "panic"]}, celina=["spite"])
    t.plays("anna", "ability stolen_dreams")
    t.answers("anna", "bartek")
    for viewer in ("anna", "bartek"):
        assert t.sees(viewer, "anna's future") == ["panic"]
        assert t.told(viewer)[-1] == "anna kept panic from bartek's future to anna's future"
    for viewer in ("celina", WATCHER):
        assert t.sees(viewer, "anna's future") == ["?"]
        assert t.told(viewer)[-1] == "anna kept ? from bartek's future to anna's future"
    assert t.sees("anna", "bartek's future") == ["?"]
    t.refuses("bartek", "stolen_dreams")


# --- Transmigrate


def test_transmigrate_tells_the_place_of_the_card_and_not_the_card() -> None:
    t = karmaka(anna={"hand": ["transmigrate", "crisis"], "future": ["spite", "panic", "mimic"]}, bartek=["peek"])
    t.plays("anna", "ability transmigrate")
    t.answers("anna", "panic")
    assert t.told("bartek")[-1] == "anna recalled ? from anna's future to anna's hand 2"  # the second from the top
    assert t.told("anna")[-1] == "anna recalled panic from anna's future to anna's hand 2"
    assert t.sees("bartek", "anna's hand") == ["?", "?"]
    t.refuses("bartek", "transmigrate")


def test_transmigrate_of_a_card_that_all_know_to_lie_there_is_public() -> None:
    t = karmaka(anna=["vengeance"], bartek={"hand": ["transmigrate"], "future": ["spite"]})
    t.plays("anna", "ability vengeance")
    t.takes("bartek", "vengeance")
    t.plays("bartek", "ability transmigrate")
    t.answers("bartek", "vengeance")
    assert t.sees("anna", "bartek's hand") == ["vengeance"]
    t.refuses("anna", "transmigrate")
