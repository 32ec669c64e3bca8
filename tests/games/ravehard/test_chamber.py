"""The Chamber: the vote, the accusation, the Darkchmage and the last fight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ravehard.language import WATCHER, SpokenRavehard, story

# With three players the weapon is the disco ball: see test_between_equal_totals_seniority_decides.
EVIDENCE = ["the_bathtub_protocol", "sticky_dance_floor", "testimony_of_the_coat_rack"]


def chamber(**rest: Any) -> SpokenRavehard:
    """The moment of the vote; celina holds the weapon."""
    celina = {"tools": ["chained_disco_ball", "cursed_kazoo"], **rest.pop("celina", {})}
    anna = {"tools": ["frozen_trout", "fondue_set"], **rest.pop("anna", {})}
    return story(
        boss=None,
        phase="next-card",
        story=["archmages_chamber"],
        evidence=EVIDENCE,
        anna=anna,
        celina=celina,
        **rest,
    )


def votes(t: SpokenRavehard, **named: str) -> None:
    t.each(**named)
    for seat in named:
        if any(asked.startswith(seat) for asked in t.asked) and t.prompts[0] == "vote" and "confirm" in t.choices(seat):
            t.answers(seat, "confirm")


def test_the_team_catches_whoever_holds_the_weapon() -> None:
    t = chamber()
    assert t.choices("anna") == ["bartek", "celina"]
    votes(t, anna="celina", bartek="celina", celina="anna")
    assert (t.winners, t.reason) == (["anna", "bartek"], "caught")
    shown = [line for line in t.told(WATCHER) if "showed-tool" in line]
    assert sorted(line.split()[2] for line in shown[:2]) == ["chained_disco_ball", "cursed_kazoo"]


def test_the_player_who_got_the_weapon_in_the_last_scheme_is_the_murderer() -> None:
    t = story(
        boss={"card": "bouncer_who_remembers", "life": 1},
        evidence=EVIDENCE,
        story=["archmages_chamber"],
        celina={"tools": ["chained_disco_ball", "cursed_kazoo"]},
        bartek={"tools": ["frozen_trout", "fondue_set"]},
        turn="celina",
    )
    t.plays("celina", "attack")
    t.plays("celina", "scheme chained_disco_ball", "bartek")
    t.answers("bartek", "return fondue_set")
    t.plays("celina", "end")
    votes(t, anna="bartek", bartek="celina", celina="bartek")
    assert (t.winners, t.reason) == (["anna", "celina"], "caught")


@pytest.mark.parametrize("viewer", ["anna", WATCHER])
def test_after_the_end_everybody_learns_who_holds_which_tool_and_what_was_exchanged(viewer: str) -> None:
    t = chamber(
        bartek={"seen": [{"entry": 0, "card": "frozen_trout"}, {"entry": 0, "card": "pointy_glow_stick"}]},
        ledger=[{"deed": "schemed", "evidence": 1, "seat": 1, "other": 0}],
    )
    assert t.view(viewer)["table"]["sightings"] == [[], [], []]
    votes(t, anna="celina", bartek="celina", celina="anna")
    table = t.view(viewer)["table"]
    assert all(card is not None for player in table["players"] for card in player["tools"]["cards"])
    assert [each["card"] for each in table["sightings"][1]] == ["frozen_trout", "pointy_glow_stick"]


def test_a_ballot_may_be_changed_until_all_have_confirmed() -> None:
    t = chamber()
    t.answers("anna", "bartek", "celina")
    t.each(bartek="celina", celina="anna")
    assert not any("voted" in line for line in t.told(WATCHER))
    t.answers("anna", "confirm")
    t.answers("bartek", "confirm")
    t.answers("celina", "confirm")
    assert "anna voted celina" in t.told(WATCHER)
    assert t.reason == "caught"


def test_a_ballot_is_changed_at_most_three_times() -> None:
    t = chamber()
    t.answers("anna", "bartek", "celina", "bartek", "celina")
    assert t.choices("anna") == []
    votes(t, bartek="celina", celina="anna")
    assert t.reason == "caught"


def test_dead_players_vote_and_may_be_accused() -> None:
    t = chamber(celina={"level": "dead"}, bartek={"level": "dead"})
    votes(t, anna="celina", bartek="celina", celina="bartek")
    assert t.reason == "caught"


def test_a_tie_is_voted_on_once_more_among_the_tied() -> None:
    t = chamber()
    votes(t, anna="bartek", bartek="celina", celina="anna")
    assert t.asks("anna: vote", "bartek: vote", "celina: vote")
    votes(t, anna="celina", bartek="celina", celina="bartek")
    assert t.reason == "caught"


def test_only_the_tied_stand_in_the_second_ballot() -> None:
    t = chamber(people=4)
    votes(t, anna="bartek", bartek="celina", celina="bartek", dawid="celina")
    assert [t.choices(name) for name in t.seats] == [["bartek", "celina"], ["celina"], ["bartek"], ["bartek", "celina"]]
    assert t.asks("anna: vote", "bartek: vote", "celina: vote", "dawid: vote")


def test_a_second_tie_brings_the_darkchmage_and_accuses_nobody() -> None:
    t = chamber()
    votes(t, anna="bartek", bartek="celina", celina="anna")
    votes(t, anna="bartek", bartek="celina", celina="anna")
    assert (t.table.dark, t.table.accused, t.lives()) == (2, -1, [12, 12, 20])
    assert t.asks("celina: turn")


def test_a_wrong_accusation_brings_the_darkchmage() -> None:
    t = chamber(
        bartek={"level": "dead"},
        celina={"level": "dead", "hand": []},
        black_magic=["sip_of_a_soul", "voodoo_plush", "beetroot_pact"],
    )
    votes(t, anna="bartek", bartek="anna", celina="anna")
    # anna is set to 1, bartek returns with 4, celina rises with 20 life, six cards and two Shields.
    assert t.lives() == [1, 4, 20]
    assert [t.level(name) for name in t.seats] == ["obverse", "reverse", "darkchmage"]
    assert (len(t.hand("celina")), t.shields("celina"), t.attack("celina")) == (6, ["sip_of_a_soul", "voodoo_plush"], 4)
    assert (t.turn, t.actions) == ("celina", [1, 1, 0])


def test_an_accused_dead_innocent_returns_with_one_life() -> None:
    t = chamber(bartek={"level": "dead"})
    votes(t, anna="bartek", bartek="celina", celina="bartek")
    assert (t.level("bartek"), t.life("bartek")) == ("reverse", 1)


def test_in_the_last_fight_tools_lie_open_and_nobody_schemes() -> None:
    t = chamber()
    votes(t, anna="bartek", bartek="anna", celina="bartek")
    assert t.sees(WATCHER, "anna's tools") == ["frozen_trout", "fondue_set"]
    assert not any(choice.startswith("scheme") for choice in t.choices("celina"))


def test_the_darkchmage_may_attack_anybody_and_is_the_enemy_of_all() -> None:
    t = last_fight(turn="celina")
    t.plays("celina", "attack")
    assert t.choices("celina") == ["anna", "bartek"]
    t.answers("celina", "anna")
    assert t.lives() == [8, 12, 17]  # anna retaliates with 3
    t.plays("celina", "end")
    t.plays("anna", "attack")
    assert t.lives() == [4, 12, 14]


def last_fight(**rest: Any) -> SpokenRavehard:
    celina = {"level": "darkchmage", **rest.pop("celina", {})}
    return story(boss=None, darkchmage="celina", evidence=EVIDENCE, story=[], celina=celina, **rest)


def test_the_darkchmage_has_more_actions_and_six_cards() -> None:
    t = last_fight(turn="celina", celina={"hand": []})
    assert t.actions == [1, 1, 0]
    t.plays("celina", "end")
    assert (len(t.hand("celina")), t.turn, t.actions) == (6, "anna", [1, 1, 0])
    t = story(people=6, boss=None, darkchmage="filip", filip={"level": "darkchmage"}, turn="filip")
    assert (t.actions, t.life("filip")) == ([2, 3, 0], 42)


def test_the_dead_have_no_turns_in_the_last_fight() -> None:
    t = last_fight(turn="anna", bartek={"level": "dead"})
    t.plays("anna", "end")
    assert t.turn == "celina"


def test_a_beaten_darkchmage_means_that_the_team_wins() -> None:
    t = last_fight(turn="anna", anna={"hand": ["bolt_basic"]}, celina={"life": 4}, bartek={"level": "dead"})
    t.plays("anna", "cast bolt_basic", "celina")
    assert (t.winners, t.reason) == (["anna", "bartek"], "darkchmage-beaten")


def test_the_darkchmage_wins_when_all_others_are_dead() -> None:
    t = last_fight(turn="celina", anna={"level": "reverse", "life": 4}, bartek={"level": "dead"})
    t.plays("celina", "attack")
    assert (t.winners, t.reason) == (["celina"], "darkchmage")


def test_an_enemy_spell_needs_the_enemy_of_the_fight() -> None:
    t = last_fight(turn="anna", anna={"hand": ["dance_off"]})
    t.plays("anna", "cast dance_off")
    assert t.life("celina") == 15


def test_the_last_fight_ends_after_sixty_rounds() -> None:
    t = last_fight(turn="bartek", round=60)
    t.plays("bartek", "end")
    assert (t.winners, t.reason) == (["anna", "bartek"], "turn-limit")
    dying = {"level": "reverse", "life": 1}
    t = last_fight(turn="bartek", round=60, anna=dying, bartek=dying)
    t.plays("bartek", "end")
    assert (t.winners, t.reason) == (["celina"], "turn-limit")
    t = last_fight(turn="bartek", round=60, anna=dying, bartek=dying, celina={"life": 2})
    t.plays("bartek", "end")
    assert (t.winners, t.reason, t.everybody_lost) == ([], "turn-limit", True)
