"""The facts that the engine gives about cards and the ladder, compared with what happens at the table."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.chance import quick
from pentakl.games.karmaka.play import KarmakaTable

GAME = pentakl.load("karmaka")
CARDS = GAME.card_facts()
AIMED = ("rival", "player")


def questions_of(name: str) -> set[tuple[str, str]]:
    """The questions about a target when one of three players uses this card: the prompts with the cards that ask.

    Every card that could be copied aims at a rival.
    """
    state = GAME.arrange(
        {
            "seats": [
                {"hand": [name, "vengeance"], "deeds": ["crisis"], "future": ["peek", "peek"]},
                {"hand": ["journey", "jubilee", "sowing"], "deeds": ["crisis"], "future": ["recycle"]},
                {"hand": ["sowing", "salvage", "longevity"], "deeds": ["hells_heart"], "future": ["recycle"]},
            ],
            "ruins": ["hells_heart", "another_day", "panic"],
        }
    )
    chance = quick(1)
    state.apply(0, GAME.parse(f"ability {name}"))
    asked: set[tuple[str, str]] = set()
    while True:
        (choice,) = state.pending
        prompt = state.rules.prompts[choice.prompt]
        if prompt in ("play", "again", "offer"):
            return asked
        if prompt in AIMED:
            asked.add((prompt, state.rules.cards[state.table.face[choice.source]]))
        legal = state.legal(choice.seat)
        state.apply(choice.seat, legal[int(chance.below(len(legal)))])


@pytest.mark.parametrize("name", CARDS)
def test_a_card_aims_at_whom_its_facts_say(name: str) -> None:
    asked = questions_of(name)
    aim = CARDS[name]["aim"]
    if aim == "copied":
        assert {prompt for prompt, _ in asked} == {"rival"}
        assert name not in {source for _, source in asked}
    else:
        assert asked == ({(aim, name)} if aim in AIMED else set())


@pytest.mark.parametrize("name", CARDS)
def test_a_card_adds_its_points_to_the_colours_that_it_counts_for(name: str) -> None:
    colours = dict(GAME.rules.game_facts()["counts_for"])[CARDS[name]["colour"]]  # type: ignore[call-overload]
    table = GAME.arrange({"seats": [{"hand": ["peek"], "deeds": [name]}, {"hand": ["peek"]}]}).table
    assert isinstance(table, KarmakaTable)
    expected = [CARDS[name]["value"] if colour in colours else 0 for colour in ("red", "green", "blue")]
    assert table.points(table.players[0]) == expected
