"""The mosaic cards of Karmaka: copies, to whom they are offered, and the loops that are forbidden."""

from __future__ import annotations

from tests.games.karmaka.language import karmaka

# --- Embody


def test_embody_carries_out_the_ability_of_any_of_your_deeds() -> None:
    t = karmaka(
        anna={"hand": ["embody"], "deeds": ["vengeance", "recycle"]},
        bartek={"hand": ["peek"], "deeds": ["spite"]},
    )
    t.plays("anna", "ability embody")
    assert t.choices("anna") == ["recycle", "vengeance"]  # not only the exposed one
    t.answers("anna", "vengeance")
    assert t.names("ruins") == ["spite"]
    t.refuses("bartek", "embody")


def test_embody_leaves_the_deed_where_it_is_and_only_embody_is_offered() -> None:
    t = karmaka(anna={"hand": ["embody"], "deeds": ["vengeance", "recycle"]}, bartek=["peek"])
    t.plays("anna", "ability embody")
    t.answers("anna", "vengeance")
    t.takes("bartek", "embody")
    assert t.deeds("anna") == ["vengeance", "recycle"]
    assert t.future("bartek") == ["embody"]


def test_embody_without_deeds_does_nothing_and_is_still_offered() -> None:
    t = karmaka(anna=["embody", "spite"], bartek=["peek"])
    t.plays("anna", "ability embody")
    t.refuses("bartek", "embody")
    assert t.names("ruins") == ["embody"]


def test_embody_among_nothing_but_embodies_does_nothing() -> None:
    t = karmaka(anna={"hand": ["embody", "spite"], "deeds": ["embody", "embody"]}, bartek=["peek"])
    t.plays("anna", "ability embody")
    t.answers("anna", "embody#2")
    t.refuses("bartek", "embody")
    assert t.names("ruins") == ["embody"]
    assert t.hand("anna") == ["spite"]


def test_embody_may_choose_an_embody_although_something_else_is_there() -> None:
    t = karmaka(
        anna={"hand": ["embody"], "deeds": ["embody", "vengeance"]},
        bartek={"hand": ["peek"], "deeds": ["spite"]},
    )
    t.plays("anna", "ability embody")
    t.answers("anna", "embody")
    assert t.deeds("bartek") == ["spite"]
    t.refuses("bartek", "embody")


def test_embody_of_your_own_mimic_carries_out_a_rivals_exposed_deed() -> None:
    t = karmaka(
        anna={"hand": ["embody"], "deeds": ["mimic"]},
        bartek={"hand": ["peek"], "deeds": ["panic", "vengeance"]},
    )
    t.plays("anna", "ability embody")
    assert t.names("ruins") == ["vengeance"]  # the copied Vengeance hit itself
    t.refuses("bartek", "embody")


def test_embody_of_a_card_with_another_play_is_offered_before_that_play() -> None:
    t = karmaka(anna={"hand": ["embody", "spite"], "deeds": ["peek"]}, bartek=["panic"])
    t.plays("anna", "ability embody")
    t.takes("bartek", "embody")
    assert t.asks("anna", "play another?")
    t.plays("anna", "deed spite")
    assert t.turn == "bartek"


def test_embody_is_offered_to_the_rival_whom_the_copied_ability_hit() -> None:
    t = karmaka(anna={"hand": ["embody"], "deeds": ["vengeance"]}, bartek=["peek"], celina=["panic"])
    t.plays("anna", "ability embody")
    t.answers("anna", "celina")
    t.refuses("celina", "embody")
    assert t.names("ruins") == ["embody"]  # Bartek was not asked


def test_embody_of_a_card_that_concerns_only_yourself_is_offered_clockwise() -> None:
    t = karmaka(anna={"hand": ["embody"], "deeds": ["jubilee"]}, bartek=["peek"], celina=["panic"])
    t.plays("anna", "ability embody")
    t.refuses("bartek", "embody")
    t.takes("celina", "embody")
    assert t.future("celina") == ["embody"]


# --- Mimic


def test_mimic_carries_out_the_ability_of_a_rivals_exposed_deed() -> None:
    t = karmaka(anna=["mimic"], bartek={"hand": ["peek", "crisis"], "deeds": ["jubilee", "spite"]})
    t.plays("anna", "ability mimic")
    assert sorted(t.names("ruins")) == ["crisis", "peek"]
    assert t.deeds("bartek") == ["jubilee", "spite"]  # the copied Deed stays
    assert t.asks("bartek", "take mimic?")


def test_mimic_cannot_copy_a_deed_that_is_not_exposed() -> None:
    t = karmaka(
        anna=["mimic"], bartek={"hand": ["peek"], "deeds": ["spite", "recycle"]},
        celina={"hand": ["panic"], "deeds": ["vengeance", "transmigrate"]},
    )  # fmt: skip
    t.plays("anna", "ability mimic")
    assert t.choices("anna") == ["bartek", "celina"]  # whose, never which
    t.answers("anna", "bartek")
    assert t.hand("bartek") == ["peek"]  # not Spite
    t.refuses("bartek", "mimic")
    t.refuses("celina", "mimic")


def test_mimic_of_one_rival_aimed_at_another_is_offered_to_the_one_who_was_hit() -> None:
    t = karmaka(anna=["mimic"], bartek={"hand": ["peek"], "deeds": ["spite"]}, celina=["panic", "crisis", "recycle"])
    t.plays("anna", "ability mimic")
    t.answers("anna", "celina")
    assert len(t.hand("celina")) == 1
    t.takes("celina", "mimic")
    assert t.future("celina") == ["mimic"]


def test_mimic_of_a_card_that_concerns_only_yourself_is_offered_clockwise_also_to_the_model() -> None:
    t = karmaka(anna=["mimic"], bartek=["peek"], celina={"hand": ["panic"], "deeds": ["another_day"]}, well=["crisis"])
    t.plays("anna", "ability mimic")
    t.refuses("bartek", "mimic")
    t.takes("celina", "mimic")
    assert t.asks("anna", "play another?")


def test_mimic_of_a_rivals_embody_uses_one_of_your_own_deeds() -> None:
    t = karmaka(
        anna={"hand": ["mimic"], "deeds": ["vengeance", "salvage"]},
        bartek={"hand": ["peek"], "deeds": ["spite", "embody"]},
    )
    t.plays("anna", "ability mimic")
    assert t.choices("anna") == ["salvage", "vengeance"]
    t.answers("anna", "vengeance")
    assert t.names("ruins") == ["embody"]
    t.refuses("bartek", "mimic")


def test_mimic_in_a_game_of_four_copies_the_player_opposite_but_cannot_aim_at_them() -> None:
    t = karmaka(
        anna=["mimic"],
        bartek=["peek"],
        celina={"hand": ["panic", "crisis"], "deeds": ["spite"]},
        daria=["recycle"],
    )
    t.plays("anna", "ability mimic")  # only Celina has a Deed
    assert t.choices("anna") == ["bartek", "daria"]
    t.answers("anna", "daria")
    assert t.hand("celina") == ["panic", "crisis"]
    t.refuses("daria", "mimic")


def test_mimic_on_an_exposed_mimic_does_nothing() -> None:
    t = karmaka(
        anna={"hand": ["mimic"], "deeds": ["vengeance"]},
        bartek={"hand": ["peek"], "deeds": ["spite", "mimic"]},
    )
    t.plays("anna", "ability mimic")
    t.refuses("bartek", "mimic")
    assert t.deeds("bartek") == ["spite", "mimic"]
    assert t.names("ruins") == ["mimic"]


def test_mimic_may_choose_an_exposed_mimic_although_another_deed_is_there() -> None:
    t = karmaka(
        anna=["mimic"], bartek={"hand": ["peek"], "deeds": ["mimic"]},
        celina={"hand": ["panic"], "deeds": ["vengeance"]},
    )  # fmt: skip
    t.plays("anna", "ability mimic")
    assert t.choices("anna") == ["bartek", "celina"]
    t.answers("anna", "bartek")
    t.refuses("bartek", "mimic")
    t.refuses("celina", "mimic")  # nobody was hit, so it goes round
    assert t.names("ruins") == ["mimic"]


def test_mimic_without_any_deed_to_copy_does_nothing_and_is_still_offered() -> None:
    t = karmaka(anna=["mimic"], bartek=["peek"])
    t.plays("anna", "ability mimic")
    t.takes("bartek", "mimic")
    assert t.future("bartek") == ["mimic"]


# --- Loops


def test_a_chain_enters_embody_once() -> None:
    """Embody, my Mimic, the rival's Embody: the second Embody does nothing."""
    t = karmaka(
        anna={"hand": ["embody"], "deeds": ["mimic", "vengeance"]},
        bartek={"hand": ["peek"], "deeds": ["spite", "embody"]},
    )
    t.plays("anna", "ability embody")
    t.answers("anna", "mimic")
    t.refuses("bartek", "embody")
    assert t.deeds("bartek") == ["spite", "embody"]


def test_a_chain_enters_mimic_once() -> None:
    """Mimic, the rival's Embody, my Mimic: the second Mimic does nothing."""
    t = karmaka(
        anna={"hand": ["mimic"], "deeds": ["mimic", "vengeance"]},
        bartek={"hand": ["peek"], "deeds": ["spite", "embody"]},
    )
    t.plays("anna", "ability mimic")
    t.answers("anna", "mimic")
    t.refuses("bartek", "mimic")
    assert t.deeds("bartek") == ["spite", "embody"]


def test_a_card_ruined_by_denial_starts_a_fresh_chain() -> None:
    """Embody, my Denial, the ruined Embody: it may be entered again, for the hand has shrunk."""
    t = karmaka(
        anna={"hand": ["embody", "embody"], "deeds": ["denial", "vengeance"]},
        bartek={"hand": ["peek"], "deeds": ["spite"]},
    )
    t.plays("anna", "ability embody")
    t.answers("anna", "denial")  # ruins the other Embody, the only card in hand
    assert t.names("ruins") == ["embody"]
    t.answers("anna", "vengeance")
    assert t.names("ruins") == ["embody", "spite"]
    t.refuses("bartek", "embody")


def test_every_play_starts_a_chain_of_its_own() -> None:
    t = karmaka(
        anna={"hand": ["embody", "embody"], "deeds": ["another_day", "vengeance"]},
        bartek={"hand": ["peek"], "deeds": ["spite"]},
    )
    t.plays("anna", "ability embody")
    t.answers("anna", "another_day")
    t.refuses("bartek", "embody")
    t.plays("anna", "ability embody")
    t.answers("anna", "vengeance")
    assert t.deeds("bartek") == []
    t.refuses("bartek", "embody")


def test_a_copied_denial_ruins_a_card_from_the_hand_of_the_one_who_copies() -> None:
    t = karmaka(anna=["mimic", "vengeance"], bartek={"hand": ["peek"], "deeds": ["spite", "denial"]})
    t.plays("anna", "ability mimic")
    assert t.names("ruins") == ["vengeance", "denial"]
    t.refuses("bartek", "mimic")
    assert t.names("ruins") == ["vengeance", "denial", "mimic"]


def test_a_copied_ability_asks_in_its_own_name() -> None:
    t = karmaka(anna={"hand": ["embody"], "deeds": ["crisis"]}, bartek={"hand": ["peek"], "deeds": ["spite", "panic"]})
    t.plays("anna", "ability embody")
    (question,) = t.state.pending
    assert t.game.rules.cards[t.table.face[question.source]] == "crisis"
    t.answers("bartek", "panic")
    (question,) = t.state.pending
    assert t.game.rules.cards[t.table.face[question.source]] == "embody"  # what is offered is the card that was played
    t.refuses("bartek", "embody")
