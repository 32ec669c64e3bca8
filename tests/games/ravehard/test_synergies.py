"""Synergies: who may reveal a partner, from where, and what becomes of both cards."""

from __future__ import annotations

from itertools import permutations

from tests.games.ravehard.language import duel, story

BOSS = {"card": "mime_lich", "life": 30}


def test_the_caster_may_use_a_partner_of_their_own_hand() -> None:
    t = story(anna={"hand": ["royal_sneeze", "circle_of_chalk"]}, boss=BOSS)
    t.plays("anna", "cast royal_sneeze with circle_of_chalk", "boss")
    assert t.boss_life == 23
    assert (t.trash("majestic"), t.trash("classical")) == (["royal_sneeze"], ["circle_of_chalk"])


def test_the_caster_may_use_an_own_laid_shield() -> None:
    t = story(anna={"hand": ["royal_sneeze"], "shields": ["circle_of_chalk"]}, boss=BOSS)
    t.plays("anna", "cast royal_sneeze with laid circle_of_chalk", "boss")
    assert (t.boss_life, t.shields("anna")) == (23, [])


def test_another_player_may_reveal_a_laid_partner_whose_condition_is_not_met() -> None:
    t = story(anna={"hand": ["royal_sneeze"]}, bartek={"shields": ["circle_of_chalk"]}, boss=BOSS)
    t.plays("anna", "cast royal_sneeze")
    t.answers("bartek", "join laid circle_of_chalk")
    t.answers("anna", "boss")
    assert (t.boss_life, t.shields("bartek")) == (23, [])


def test_another_player_cannot_reveal_a_partner_of_the_hand() -> None:
    t = story(anna={"hand": ["royal_sneeze"]}, bartek={"hand": ["circle_of_chalk"]}, boss=BOSS)
    t.plays("anna", "cast royal_sneeze", "boss")
    assert t.boss_life == 27


def test_a_locked_partner_cannot_be_revealed() -> None:
    locked = {"card": "circle_of_chalk", "on": ["duct_tape_of_ages"]}
    t = story(
        anna={"hand": ["royal_sneeze"], "shields": [locked]},
        bartek={"shields": [locked | {"on": ["duct_tape_of_ages"]}]},
        boss=BOSS,
    )
    assert "cast royal_sneeze with laid circle_of_chalk" not in t.choices("anna")
    t.plays("anna", "cast royal_sneeze", "boss")
    assert t.boss_life == 27


def test_helpers_are_asked_at_once_and_the_first_yes_clockwise_counts() -> None:
    t = story(
        anna={"hand": ["royal_sneeze"]},
        bartek={"shields": ["circle_of_chalk"]},
        celina={"shields": ["circle_of_chalk"]},
        boss=BOSS,
    )
    t.plays("anna", "cast royal_sneeze")
    assert t.asks("bartek: help", "celina: help")
    t.each(celina="join laid circle_of_chalk", bartek="join laid circle_of_chalk")
    t.answers("anna", "boss")
    t.all_pass()
    assert (t.shields("bartek"), t.shields("celina")) == ([], ["circle_of_chalk"])


def test_a_cancelled_synergy_loses_both_cards() -> None:
    t = story(
        anna={"hand": ["royal_sneeze", "circle_of_chalk"]},
        bartek={"shields": ["objection_in_dead_language"]},
        boss=BOSS,
    )
    t.plays("anna", "cast royal_sneeze with circle_of_chalk", "boss")
    t.answers("bartek", "activate objection_in_dead_language")
    assert (t.boss_life, t.hand("anna")) == (30, [])


def test_the_synergy_of_a_shield_replaces_its_effect() -> None:
    t = story(
        bartek={"hand": ["meteor_of_tenure"]},
        anna={"shields": ["return_to_sender"], "hand": ["forward_to_all"]},
        turn="bartek",
    )
    t.plays("bartek", "cast meteor_of_tenure", "anna")
    t.answers("anna", "pass")
    t.answers("anna", "activate return_to_sender", "join forward_to_all")
    assert t.lives() == [12, 2, 12]


def test_fragments_of_a_cheerleader_clear_the_table() -> None:
    fragments = ["cheerleader_pompom", "cheerleader_megaphone", "cheerleader_boot"]
    for one, other in permutations(fragments, 2):
        t = story(
            anna={"hand": [one, other], "shields": ["velvet_parry"]},
            bartek={"shields": ["circle_of_chalk"]},
            celina={"level": "dead", "shields": ["do_not_disturb"]},
        )
        t.plays("anna", f"cast {one} with {other}")
        t.answers("bartek", "pass")
        assert [t.shields(name) for name in t.seats] == [[], [], []]


def test_fragments_of_a_cheerleader_can_be_laid_as_weak_shields() -> None:
    t = story(anna={"hand": ["cheerleader_pompom"]}, bartek={"hand": ["bolt_basic"]})
    t.plays("anna", "lay cheerleader_pompom")
    t.plays("anna", "end")
    t.plays("bartek", "cast bolt_basic", "anna")
    t.answers("anna", "pass")
    t.answers("anna", "activate cheerleader_pompom", "pass")  # no partner for it
    assert t.life("anna") == 10


def test_in_a_duel_the_full_routine_clears_one_lane_on_both_sides() -> None:
    t = duel(
        anna={
            "hand": ["cheerleader_pompom", "cheerleader_boot"],
            "shields": [{"card": "velvet_parry", "lane": 1}, {"card": "velvet_parry", "lane": 2}],
        },
        bartek={"shields": [{"card": "circle_of_chalk", "lane": 2}]},
    )
    t.plays("anna", "cast cheerleader_pompom with cheerleader_boot", "lane 2")
    t.answers("bartek", "pass")
    assert (t.shields("anna"), t.shields("bartek")) == (["velvet_parry"], [])


def test_in_a_duel_a_laid_partner_decides_the_lane() -> None:
    t = duel(anna={"hand": ["royal_sneeze"], "shields": [{"card": "circle_of_chalk", "lane": 2}]})
    t.plays("anna", "cast royal_sneeze with laid circle_of_chalk", "bartek")
    assert (t.life("bartek"), t.table.lane) == (5, 1)
