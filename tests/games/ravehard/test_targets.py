"""Each rule for the one target of a card: who may be chosen. Tests are named after the word of the vocabulary."""

from __future__ import annotations

from tests.games.ravehard.language import enemy, story

DEAD = {"level": "dead"}


def test_any_is_the_enemy_or_any_living_player_the_caster_too() -> None:
    t = story(people=4, anna={"hand": ["bolt_basic"]}, dawid=DEAD)
    t.plays("anna", "cast bolt_basic")
    assert t.choices("anna") == ["boss", "anna", "bartek", "celina"]
    t.answers("anna", "anna")
    assert t.life("anna") == 8


def test_any_player_is_every_living_player() -> None:
    t = story(people=4, anna={"hand": ["curtain_bandage"], "life": 5}, dawid=DEAD)
    t.plays("anna", "cast curtain_bandage")
    assert t.choices("anna") == ["anna", "bartek", "celina"]
    t.answers("anna", "anna")
    assert t.life("anna") == 9


def test_any_player_or_dead_is_every_player() -> None:
    t = story(people=4, anna={"hand": ["smelling_salts"]}, dawid=DEAD)
    t.plays("anna", "cast smelling_salts")
    assert t.choices("anna") == ["anna", "bartek", "celina", "dawid"]
    t.answers("anna", "dawid")
    assert t.level("dawid") == "reverse"


def test_any_player_shield_is_every_laid_shield_their_own_and_those_of_the_dead_too() -> None:
    t = story(
        anna={"hand": ["duct_tape_of_ages"], "shields": ["velvet_parry"]},
        bartek={"shields": ["circle_of_chalk", "explosive_retort"]},
        celina={**DEAD, "shields": ["do_not_disturb"]},
    )
    t.plays("anna", "attach duct_tape_of_ages")
    places = ["shield 1 of anna", "shield 1 of bartek", "shield 2 of bartek", "shield 1 of celina"]
    assert t.choices("anna") == places
    t.answers("anna", "shield 2 of bartek")
    assert t.position["seats"][1]["shields"][1] == {"card": "explosive_retort", "on": ["duct_tape_of_ages"]}


def test_dead_player_is_every_dead_player() -> None:
    t = story(people=4, anna={"hand": ["encore_from_beyond"]}, bartek=DEAD, dawid=DEAD)
    t.plays("anna", "cast encore_from_beyond")
    assert t.choices("anna") == ["bartek", "dawid"]
    t.answers("anna", "dawid")
    assert [t.level(name) for name in t.seats] == ["obverse", "dead", "obverse", "reverse"]


def test_designated_is_whoever_accepts_the_damage() -> None:
    t = enemy("collar_grip", beaten="anna")
    assert t.asks("anna: volunteer", "bartek: volunteer", "celina: volunteer")
    t.each(anna="stay-back", bartek="stay-back", celina="volunteer")
    assert t.lives() == [12, 12, 3]


def test_enemy_is_the_boss() -> None:
    t = story(anna={"hand": ["dance_off"]}, boss={"card": "mime_lich", "life": 20})
    t.plays("anna", "cast dance_off")
    assert t.boss_life == 15


def test_enemy_of_the_darkchmage_is_any_other_player() -> None:
    t = story(
        boss=None,
        darkchmage="celina",
        celina={"level": "darkchmage", "hand": ["dance_off"]},
        turn="celina",
        evidence=["the_bathtub_protocol"],
    )
    t.plays("celina", "cast dance_off")
    assert t.choices("celina") == ["anna", "bartek"]
    t.answers("celina", "bartek")
    assert t.lives() == [12, 6, 20]


def test_enemy_needs_a_fight() -> None:
    """A Boss beaten in the own turn leaves no enemy."""
    t = story(anna={"hand": ["dance_off"]}, boss={"card": "mime_lich", "life": 3}, actions={"offensive": 2})
    assert "cast dance_off" in t.choices("anna")
    t.plays("anna", "attack")
    assert t.choices("anna") == ["end"]


def test_none_asks_for_no_target() -> None:
    t = story(anna={"hand": ["caviar_breakfast"], "life": 5}, bartek={"life": 5})
    t.plays("anna", "cast caviar_breakfast")
    assert t.lives() == [7, 7, 12]


def test_other_player_is_anybody_else_also_a_dead_player() -> None:
    t = story(people=4, celina={"hand": ["group_selfie"]}, dawid={**DEAD, "tools": ["frozen_trout"]}, turn="celina")
    t.plays("celina", "cast group_selfie")
    assert t.choices("celina") == ["anna", "bartek", "dawid"]
    t.answers("celina", "dawid")
    assert "frozen_trout" in t.kinds_seen("celina")
