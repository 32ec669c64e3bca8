"""A ballot, a Flirt and a window of Ravehard that leak a secret on purpose make the conformance list fail.

Functions of the rules are replaced, so this runs interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pentakl.core.chance import Chance, quick
from pentakl.core.events import ALL_VIEWERS
from pentakl.core.flow import Choice, Flow
from pentakl.core.state import State
from pentakl.games.ravehard import chamber, reactions
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.questions import PASS, VOTE
from pentakl.games.ravehard.table import Table
from tests.conformance import checks
from tests.games.ravehard.language import SpokenRavehard, story

pytestmark = pytest.mark.interpreted


def run(t: SpokenRavehard, check: Callable[[State, Chance], None]) -> None:
    """Check one state often enough to find a leak of anything hidden in it."""
    for luck in range(150):
        check(t.state, quick(luck))


# --- the ballot


def test_a_ballot_whose_leader_is_told_before_all_have_voted_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_after_another(t: Table, candidates: list[int], is_told: bool = False) -> Flow[list[int]]:
        """Everybody writes a ballot down, one after another, instead of all at once."""
        for seat in range(t.seats):
            others = [each for each in candidates if each != seat]
            named = yield Choice(seat, VOTE, others)
            t.keep_secret(f"ballot-{seat}", named, others, 1 << seat)
            counts = [0] * t.seats
            for voter in range(seat + 1):
                counts[t.secret(f"ballot-{voter}")] += 1
            if is_told:
                t.event("leads", counts.index(max(counts)))
        return [seat for seat in candidates if counts[seat] == max(counts)]

    def told_too_early(t: Table, candidates: list[int]) -> Flow[list[int]]:
        return one_after_another(t, candidates, is_told=True)

    monkeypatch.setattr(chamber, "ballot", one_after_another)
    run(second_voter(), checks.check_secrets)  # this way of voting passes as long as nothing is told
    monkeypatch.setattr(chamber, "ballot", told_too_early)
    with pytest.raises(AssertionError, match="is told the secret ballot-0"):
        run(second_voter(), checks.check_secrets)


def second_voter() -> SpokenRavehard:
    """The Chamber with four players; anna has voted, and bartek is asked."""
    t = story(people=4, boss=None, phase="next-card", story=["archmages_chamber"], evidence=["the_bathtub_protocol"])
    t.answers("anna", "celina")
    return t


# --- the Flirt


def test_a_flirt_whose_message_everybody_is_told_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    received = {"card": "smoke_signal", "message": 2, "from": 2}
    t = story(anna={"flirts": ["note_on_a_napkin"]}, bartek={"flirts": [received]})
    checks.check_private_answers(t.state)

    def loud(
        self: RavehardTable, kind: str, seat: int, number: int = -1, other: int = -1, word: str = "", place: int = -1,
        told: int = ALL_VIEWERS,
    ) -> None:  # fmt: skip
        whispered(self, kind, seat, number, other, word, place)

    whispered = RavehardTable.event
    monkeypatch.setattr(RavehardTable, "event", loud)
    with pytest.raises(AssertionError, match="is told what was answered in private"):
        checks.check_private_answers(t.state)


# --- the window


def test_a_question_put_only_to_holders_of_a_fitting_shield_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    run(bolt_at_bartek(), checks.check_leaks)

    def ask_holders(t: Table, asked: list[int], tokens: list[list[int]], prompt: int, source: int) -> Flow[list[int]]:
        """Do not ask players without a Shield that fits."""
        holders = [place for place, shields in enumerate(tokens) if shields]
        answers = [PASS] * len(asked)
        if holders:
            fitting = [tokens[i] for i in holders]
            given = yield from ask_all(t, [asked[i] for i in holders], fitting, prompt, source)
            for place, answer in zip(holders, given, strict=True):
                answers[place] = answer
        return answers

    ask_all = reactions.ask_all
    monkeypatch.setattr(reactions, "ask_all", ask_holders)
    with pytest.raises(AssertionError, match=r"depends on a hidden face|a hidden face .* turned"):
        run(bolt_at_bartek(), checks.check_leaks)


def bolt_at_bartek() -> SpokenRavehard:
    """Six players, and everybody but anna has one Shield that fits the damage of her Spell."""
    held = {"bartek": "velvet_parry", "celina": "the_page_takes_it", "dawid": "the_page_takes_it"}
    held |= {"ewa": "sip_of_a_soul", "filip": "sip_of_a_soul"}
    seats: dict[str, Any] = {name: {"shields": [card]} for name, card in held.items()}
    t = story(people=6, anna={"hand": ["bolt_basic"]}, **seats)
    t.plays("anna", "cast bolt_basic", "bartek")
    while "react-spell" in t.prompts:
        t.applies(t.asked[0].partition(":")[0], "pass")
    assert set(t.prompts) == {"react-damage"}
    return t
