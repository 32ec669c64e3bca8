"""The preview of an answer: which encounters would change hands, the signets, the end of the game, warnings.

test_foresight.py checks over many games that what is foreseen really happens.
"""

from __future__ import annotations

from typing import Any

import pytest

from pentakl.core.chance import quick
from pentakl.core.errors import IllegalAction
from pentakl.core.viewer import Viewer
from tests.games.cardia.language import Holding, SpokenCardia, cardia, new_game


def preview(t: SpokenCardia, seat: str, answer: str) -> Any:
    """The preview of one of a seat's answers; None where there is none."""
    number = t.seats.index(seat)
    return t.state.shown_foresight(number, t.game.parse(answer), Viewer(number)).get("preview")


def considered(t: SpokenCardia, seat: str, card: str) -> Any:
    return preview(t, seat, f"play {card}")


ANNA: Holding = {
    "hand": ["clockmaker", "judge", "treasurer", "surgeon"],
    "row": ["saboteur", "palace_guard"],
    "next": {"modifier": 3},
}
BARTEK: Holding = {"hand": ["djinn"], "row": ["saboteur", "ambusher"]}


# --- a card of the hand


def test_a_considered_card_arrives_with_what_waits_for_it() -> None:
    t = cardia(anna=ANNA, bartek=BARTEK)
    assert considered(t, "anna", "surgeon") == {"influence": 6, "turns": [], "signets": [0, 1]}


def test_a_considered_card_tells_which_encounters_it_would_turn_by_losing() -> None:
    t = cardia(anna=ANNA, bartek=BARTEK)
    assert considered(t, "anna", "clockmaker")["turns"] == [{"encounter": 2, "winners": [0]}]
    assert considered(t, "anna", "judge")["turns"] == [{"encounter": 1, "winners": [0]}]
    assert considered(t, "anna", "judge")["signets"] == [1, 1]
    assert considered(t, "anna", "treasurer")["turns"] == []
    assert considered(t, "anna", "treasurer")["signets"] == [0, 2]


def test_the_second_seat_considers_just_as_well() -> None:
    t = cardia(anna=BARTEK, bartek=ANNA)
    assert considered(t, "bartek", "clockmaker")["turns"] == [{"encounter": 2, "winners": [1]}]


def test_previews_are_shown_to_the_asked_seat_alone() -> None:
    t = cardia(anna=ANNA, bartek=BARTEK)
    rival: Any = t.state.view(1)
    assert [act["card"] for act in rival["acts"]] == ["djinn"]
    watched: Any = t.state.view(None)
    assert watched["acts"] == []
    with pytest.raises(IllegalAction):
        t.state.shown_foresight(1, t.game.parse("play judge"), Viewer(1))


def test_considering_changes_nothing() -> None:
    t = cardia(anna=ANNA, bartek=BARTEK)
    before = t.state.digest()
    considered(t, "anna", "judge")
    assert t.state.digest() == before


def test_a_card_that_ends_the_game_by_losing_says_so() -> None:
    """Bartek's Magistra has nothing but his played Djinn to copy."""
    t = cardia(
        anna={"hand": ["djinn"], "row": ["inventor", "surgeon"]},
        bartek={"hand": ["magistra"], "row": ["djinn", "judge"]},
    )
    assert considered(t, "anna", "djinn")["ends"] == {"winners": [0], "reason": "djinn"}
    assert considered(t, "bartek", "magistra")["ends"] == {"winners": [1], "reason": "djinn"}


def test_a_swamp_guardian_that_loses_takes_back_the_only_card_there_is() -> None:
    t = cardia(anna={"hand": ["swamp_guardian"], "row": ["judge"]}, bartek={"hand": ["djinn"], "row": ["mediator"]})
    assert considered(t, "anna", "swamp_guardian")["gone"] == [1]
    assert considered(t, "anna", "swamp_guardian")["signets"] == [0, 0]
    t.play(anna="swamp_guardian", bartek="djinn")
    assert t.hand("anna").count("judge") == 1


def test_what_depends_on_a_librarians_choice_is_not_foreseen_for_a_card_that_loses() -> None:
    """With -2 the Prodigy could raise itself or the Envoy, with +2 the Envoy alone."""
    t = cardia(
        deck="2",
        anna={"hand": ["prodigy", "counselor"], "row": ["envoy"], "next": {"choices": 1}},
        bartek={"hand": ["successor"], "row": ["tax_collector"]},
    )
    assert "changes" not in considered(t, "anna", "prodigy")
    assert considered(t, "anna", "counselor")["turns"] == [{"encounter": 1, "winners": [0]}]


def test_on_founders_day_the_third_defeat_in_a_row_is_foreseen() -> None:
    t = cardia(
        locations="founders_day",
        anna={"hand": ["judge", "mediator"], "row": ["surgeon", "saboteur"]},
        bartek={"hand": ["inventor"], "row": ["mediator", "palace_guard"]},
    )
    assert considered(t, "anna", "judge")["ends"] == {"winners": [1], "reason": "founders-day"}
    t.play(anna="judge", bartek="inventor")
    assert (t.winners, t.reason) == (["bartek"], "founders-day")


# --- warnings


def test_a_card_that_would_end_in_the_catacombs_is_warned_of_it() -> None:
    t = cardia(
        locations="haunted_catacombs",
        anna={"hand": ["clockmaker", "judge"], "row": ["palace_guard"]},
        bartek={"hand": ["djinn"], "row": ["judge"]},
    )
    assert considered(t, "anna", "clockmaker")["warns"] == ["haunted_catacombs"]  # Guild after Guild
    assert "warns" not in considered(t, "anna", "judge")
    assert considered(t, "bartek", "djinn")["warns"] == ["haunted_catacombs"]
    t.play(anna="clockmaker", bartek="djinn")
    assert t.reason == "catacombs"


def test_a_card_that_ends_in_the_catacombs_never_uses_its_ability() -> None:
    t = cardia(
        locations="haunted_catacombs",
        anna={"hand": ["clockmaker"], "row": ["palace_guard"]},
        bartek={"hand": ["djinn"], "row": ["ambusher"]},
    )
    assert considered(t, "anna", "clockmaker")["turns"] == []


def test_the_first_card_and_a_table_without_locations_get_no_warning() -> None:
    first = cardia(locations="haunted_catacombs", anna=["clockmaker"], bartek=["djinn"])
    assert "warns" not in considered(first, "anna", "clockmaker")
    plain = cardia(anna={"hand": ["clockmaker"], "row": ["palace_guard"]}, bartek={"hand": ["djinn"], "row": ["judge"]})
    assert "warns" not in considered(plain, "anna", "clockmaker")


def test_in_the_fog_the_card_that_lies_there_is_the_neighbour() -> None:
    t = cardia(
        locations="haunted_catacombs,foggy_swamp",
        anna={"hand": ["clockmaker", "judge", "saboteur"], "row": ["mediator"], "placed": ["palace_guard"]},
        bartek={"hand": ["djinn"], "row": ["saboteur"], "placed": ["surgeon"]},
    )
    assert considered(t, "anna", "clockmaker")["warns"] == ["haunted_catacombs"]
    assert "warns" not in considered(t, "anna", "judge")
    assert "warns" not in considered(t, "anna", "saboteur")


def test_the_auction_house_warns_of_a_weaker_card() -> None:
    t = cardia(
        locations="auction_house",
        anna={"hand": ["judge", "surgeon"], "row": ["palace_guard"], "next": {"modifier": 3}},
        bartek={"hand": ["djinn"], "row": ["judge"]},
    )
    assert considered(t, "anna", "surgeon")["warns"] == ["auction_house"]  # 3 + 3 against 7
    assert "warns" not in considered(t, "anna", "judge")


def test_a_blackmailer_warns_of_a_card_of_another_faction() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["aristocrat", "prodigy"], "next": {"demand": "dynasty"}},
        bartek=["successor"],
    )
    assert considered(t, "anna", "prodigy")["warns"] == ["demand"]
    assert "warns" not in considered(t, "anna", "aristocrat")


# --- against a card that lies open


def test_against_an_open_card_the_encounter_is_fought_out() -> None:
    t = cardia(
        anna={"hand": ["judge", "inventor", "saboteur"], "row": ["mediator"]},
        bartek={"hand": ["ambusher"], "row": ["mediator"], "next": {"openly": True}},
    )
    t.applies("bartek", "play ambusher")
    assert considered(t, "anna", "inventor")["fought"] == [0]
    assert considered(t, "anna", "inventor")["signets"] == [1, 0]
    loses = considered(t, "anna", "judge")  # and wins the tie of the first encounter by it
    assert loses["fought"] == [1]
    assert loses["turns"] == [{"encounter": 1, "winners": [0]}, {"encounter": 2, "winners": [1]}]
    assert loses["signets"] == [1, 1]


def test_against_an_equal_open_card_no_ability_is_foreseen() -> None:
    t = cardia(
        anna={"hand": ["saboteur", "clockmaker"], "row": ["mediator"]},
        bartek={"hand": ["saboteur"], "row": ["judge*"], "next": {"openly": True}},
    )
    t.applies("bartek", "play saboteur")
    tie = considered(t, "anna", "saboteur")
    assert (tie["fought"], tie["tied"]) == ([1], True)  # the Judge wins it
    assert "tied" not in considered(t, "anna", "clockmaker")


def test_against_an_open_card_the_end_of_the_game_is_foreseen() -> None:
    t = cardia(
        anna={"hand": ["saboteur", "surgeon"]}, bartek={"hand": ["djinn"], "next": {"openly": True, "modifier": -13}}
    )
    t.applies("bartek", "play djinn")
    assert considered(t, "anna", "saboteur")["ends"] == {"winners": [1], "reason": "djinn"}
    assert considered(t, "anna", "surgeon")["fought"] == []
    assert "ends" not in considered(t, "anna", "surgeon")


def test_where_the_catacombs_end_the_game_the_new_pair_is_not_compared() -> None:
    """Both break the rule: a pair that is just being revealed does not count, so it is a draw."""
    t = cardia(
        locations="haunted_catacombs",
        anna={"hand": ["surgeon", "palace_guard"], "row": ["clockmaker"], "next": {"openly": True}},
        bartek={"hand": ["palace_guard", "inventor"], "row": ["clockmaker"]},
    )
    t.applies("anna", "play surgeon")
    foreseen = considered(t, "bartek", "palace_guard")
    assert foreseen["ends"] == {"winners": [], "reason": "catacombs"}
    assert (foreseen["turns"], foreseen["signets"], "fought" in foreseen) == ([], [0, 0], False)
    t.play(bartek="palace_guard")
    assert t.games == [([], "catacombs")]


def test_an_ability_that_leaves_the_row_alone_hides_nothing_that_follows() -> None:
    """Anna's open Saboteur loses and mills; then her Engineer's +5 lands, and she wins after all."""
    t = cardia(
        deck="1121",
        anna={"hand": ["saboteur", "judge"], "next": {"openly": True, "late": 5}},
        bartek={"hand": ["prodigy", "judge"]},
    )
    t.applies("anna", "play saboteur")
    foreseen = considered(t, "bartek", "prodigy")
    assert (foreseen["fought"], foreseen["signets"]) == ([1], [1, 0])
    t.play(bartek="prodigy")
    assert [t.signets("anna"), t.signets("bartek")] == [1, 0]


def test_after_an_ability_that_asks_no_signets_are_foreseen() -> None:
    """Bartek's Inventor may still turn the encounter that it loses."""
    t = cardia(anna={"hand": ["djinn"]}, bartek={"hand": ["inventor"], "next": {"openly": True}})
    t.applies("bartek", "play inventor")
    foreseen = considered(t, "anna", "djinn")
    assert (foreseen["fought"], foreseen["turns"], foreseen["signets"]) == ([0], [], [0, 0])


def test_a_puppeteer_against_an_empty_hand_is_foreseen_to_win() -> None:
    t = cardia(
        anna={"hand": ["puppeteer", "judge"]}, bartek={"hand": ["treasurer"], "deck": [], "next": {"openly": True}}
    )
    t.applies("bartek", "play treasurer")
    assert considered(t, "anna", "puppeteer")["ends"] == {"winners": [0], "reason": "puppeteer"}


@pytest.mark.parametrize(("deck", "card"), [("1", "clockmaker"), ("1", "treasurer"), ("2", "counselor")])
def test_in_the_fog_nobody_knows_the_encounter_before(deck: str, card: str) -> None:
    rows = {
        "1": ("fortune_teller", "judge", "palace_guard", "mediator"),
        "2": ("envoy", "successor", "prodigy", "elemental"),
    }
    mine, theirs, hidden, other = rows[deck]
    t = cardia(
        deck=deck,
        locations="foggy_swamp",
        anna={"hand": [card], "row": [mine], "placed": [hidden]},
        bartek={"hand": [other], "row": [theirs], "placed": [hidden]},
    )
    foreseen = considered(t, "anna", card)
    assert (foreseen["turns"], foreseen["signets"], "changes" in foreseen) == ([], [0, 1], False)


def test_a_librarian_leaves_the_open_encounter_unforeseen() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["prodigy", "envoy"], "next": {"choices": 1}},
        bartek={"hand": ["aristocrat"], "next": {"openly": True}},
    )
    t.applies("bartek", "play aristocrat")
    assert "fought" not in considered(t, "anna", "prodigy")
    assert considered(t, "anna", "envoy")["fought"] == [1]  # with +2 as with -2


def test_an_ambusher_that_loses_to_an_open_card_leaves_the_row_alone() -> None:
    """Which cards it costs the rival is hidden; the result of the encounter is not."""
    t = cardia(
        anna={"hand": ["ambusher", "judge"]},
        bartek={"hand": ["inventor", "mediator", "surgeon"], "next": {"openly": True}},
    )
    t.applies("bartek", "play inventor")
    foreseen = considered(t, "anna", "ambusher")
    assert (foreseen["fought"], foreseen["signets"]) == ([1], [0, 1])


# --- answers


def test_the_row_after_each_half_of_the_inventors_ability() -> None:
    t = cardia(anna={"hand": ["inventor"], "row": ["palace_guard"]}, bartek={"hand": ["djinn"], "row": ["judge"]})
    t.play(anna="inventor", bartek="djinn")
    assert preview(t, "anna", "inventor")["signets"] == [1, 1]
    assert preview(t, "anna", "inventor")["turns"] == [{"encounter": 2, "winners": [0]}]
    t.answers("anna", "inventor")
    assert preview(t, "anna", "rival judge")["signets"] == [2, 0]
    assert preview(t, "anna", "palace_guard")["signets"] == [1, 1]
    t.answers("anna", "rival judge")
    assert [t.signets("anna"), t.signets("bartek")] == [2, 0]


def test_the_row_after_moved_tokens() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["kinesis_mage"], "row": ["aristocrat", "envoy+5"]},
        bartek={"hand": ["successor"], "row": ["engineer", "prodigy"]},
    )
    t.play(anna="kinesis_mage", bartek="successor")
    assert preview(t, "anna", "envoy") is None  # that depends on the card that gets the tokens
    t.answers("anna", "envoy")
    assert preview(t, "anna", "aristocrat")["signets"] == [1, 2]
    t.answers("anna", "aristocrat")
    assert [t.signets("anna"), t.signets("bartek")] == [1, 2]


def test_tokens_that_a_void_mage_takes_off() -> None:
    t = cardia(
        anna={"hand": ["void_mage"], "row": ["ambusher"]},
        bartek={"hand": ["djinn"], "row": ["mediator+6*"]},
    )
    t.play(anna="void_mage", bartek="djinn")
    assert preview(t, "anna", "rival mediator") is None  # the token or the modifiers: that will be asked
    assert preview(t, "anna", "ambusher") == {"turns": [], "signets": [0, 1]}
    t.answers("anna", "rival mediator")
    assert preview(t, "anna", "tokens")["turns"] == [{"encounter": 1, "winners": [1]}]
    assert preview(t, "anna", "modifiers")["turns"] == []
    t.answers("anna", "tokens")
    assert t.results == ["bartek", "bartek"]


def test_a_card_with_one_kind_of_tokens_is_foreseen_without_them() -> None:
    """The Void Mage will be asked what to take off, and there is only one thing to take."""
    t = cardia(
        anna={"hand": ["void_mage"], "row": ["ambusher", "judge"]},
        bartek={"hand": ["djinn"], "row": ["palace_guard+4", "mediator*"]},
    )
    t.play(anna="void_mage", bartek="djinn")
    assert preview(t, "anna", "rival palace_guard")["turns"] == [{"encounter": 1, "winners": [0]}]
    assert preview(t, "anna", "rival mediator")["signets"] == [1, 2]
    t.answers("anna", "rival mediator", "tokens")
    assert [t.signets("anna"), t.signets("bartek")] == [1, 2]


def test_a_refusal_raises_the_palace_guard() -> None:
    t = cardia(anna=["palace_guard"], bartek=["judge", "inventor"])
    t.play(anna="palace_guard", bartek="judge")
    t.answers("anna", "guild")
    assert preview(t, "bartek", "decline")["turns"] == [{"encounter": 1, "winners": [0]}]
    assert preview(t, "bartek", "inventor")["turns"] == []
    t.answers("bartek", "inventor")


def test_the_temples_question_hides_no_fifth_signet() -> None:
    """Bartek must discard to the Temple before the signets are counted; the row does not wait for his answer."""
    t = cardia(
        deck="2",
        locations="serpent_temple",
        anna={"hand": ["envoy"], "row": ["prodigy", "aristocrat", "blackmailer", "engineer", "counselor"]},
        bartek={
            "hand": ["successor", "witch_king", "elemental"],
            "row": ["aristocrat", "prodigy", "tax_collector", "illusionist", "engineer"],
        },
    )
    t.play(anna="envoy", bartek="successor")
    assert preview(t, "anna", "rival aristocrat")["ends"] == {"winners": [0], "reason": "signets"}
    t.answers("anna", "rival aristocrat")
    assert t.prompt == "temple"
    t.answers("bartek", "elemental")
    assert (t.winners, t.reason) == (["anna"], "signets")


def test_a_late_modifier_is_not_foreseen_beyond_the_temples_question() -> None:
    """It may have landed before the Temple asks, or not: what is shown is what is certain."""
    t = cardia(
        deck="2",
        locations="serpent_temple",
        anna={"hand": ["envoy"], "row": ["prodigy"], "next": {"late": 5}},
        bartek={"hand": ["successor", "witch_king", "elemental"], "row": ["aristocrat"]},
    )
    t.play(anna="envoy", bartek="successor")
    envoy = t.seat("anna").row[1]
    tokens = [change["token"] for change in preview(t, "anna", "rival aristocrat")["changes"]]
    assert len(tokens) == 1
    t.answers("anna", "rival aristocrat")
    t.answers("bartek", "elemental")
    assert t.table.modifier[envoy] == 5


def test_a_card_taken_back_takes_its_encounter_out_of_the_row() -> None:
    t = cardia(
        anna={"hand": ["swamp_guardian"], "row": ["saboteur", "surgeon", "judge*"]},
        bartek={"hand": ["djinn"], "row": ["ambusher", "surgeon", "mediator"]},
    )
    t.play(anna="swamp_guardian", bartek="djinn")
    assert preview(t, "anna", "saboteur")["gone"] == [1]
    assert preview(t, "anna", "saboteur")["turns"] == []
    without_judge = preview(t, "anna", "judge")
    assert without_judge["gone"] == [3]
    assert without_judge["turns"] == [{"encounter": 2, "winners": []}]
    t.answers("anna", "judge")
    assert t.results == ["bartek", "tie", "bartek"]


def test_a_librarians_choice_decides_the_encounter_that_waits() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["aristocrat"], "next": {"choices": 1}},
        bartek=["blackmailer"],
    )
    t.play(anna="aristocrat", bartek="blackmailer")
    assert preview(t, "anna", "plus")["turns"] == [{"encounter": 1, "winners": [0]}]
    assert preview(t, "anna", "minus")["turns"] == [{"encounter": 1, "winners": [1]}]
    t.answers("anna", "minus")


def test_an_activated_card_is_foreseen_where_it_asks_nothing() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["illusionist"], "row": ["tax_collector", "prodigy", "counselor"]},
        bartek={"hand": ["successor"], "row": ["prodigy", "aristocrat", "witch_king"]},
    )
    t.play(anna="illusionist", bartek="successor")
    assert preview(t, "anna", "tax_collector")["turns"] == [{"encounter": 1, "winners": [0]}]
    assert preview(t, "anna", "counselor")["turns"] == [{"encounter": 2, "winners": [0]}]
    assert preview(t, "anna", "prodigy") is None  # the Prodigy would ask
    t.answers("anna", "counselor")
    assert t.results[1] == "anna"


def test_an_ability_that_asks_for_something_else_hides_nothing_of_the_row() -> None:
    """Whatever the Blackmailer demands: Bartek has five signets, unless Anna ties the Prodigy."""
    t = cardia(
        deck="2",
        anna={"hand": ["illusionist"], "row": ["blackmailer", "poisoner", "envoy", "librarian"]},
        bartek={"hand": ["successor"], "row": ["engineer", "prodigy", "aristocrat", "witch_king"]},
    )
    t.play(anna="illusionist", bartek="successor")
    assert preview(t, "anna", "blackmailer")["ends"] == {"winners": [1], "reason": "signets"}
    assert "ends" not in preview(t, "anna", "poisoner")
    t.answers("anna", "blackmailer", "guild")
    assert (t.winners, t.reason) == (["bartek"], "signets")


def test_an_engineers_late_modifier_and_the_fifth_signet_are_foreseen() -> None:
    t = cardia(
        deck="2",
        anna={
            "hand": ["prodigy"],
            "row": ["tax_collector", "aristocrat", "blackmailer", "engineer"],
            "next": {"late": 5},
        },
        bartek={"hand": ["counselor"], "row": ["poisoner", "prodigy", "aristocrat", "illusionist"]},
    )
    t.play(anna="prodigy", bartek="counselor")
    assert preview(t, "anna", "tax_collector")["signets"] == [4, 0]  # 7 + 5 against 12
    assert "ends" not in preview(t, "anna", "tax_collector")
    assert preview(t, "anna", "prodigy")["signets"] == [5, 0]
    assert preview(t, "anna", "prodigy")["ends"] == {"winners": [0], "reason": "signets"}
    t.answers("anna", "prodigy")
    assert (t.winners, t.reason) == (["anna"], "signets")


def test_what_would_lie_on_cards_is_shown() -> None:
    t = cardia(anna={"hand": ["inventor"], "row": ["palace_guard"]}, bartek={"hand": ["djinn"], "row": ["judge"]})
    t.play(anna="inventor", bartek="djinn")
    t.answers("anna", "inventor")
    viewer = Viewer(0)
    t.state.shown_to(viewer)
    inventor, judge = viewer.number(t.seat("anna").row[1]), viewer.number(t.seat("bartek").row[0])
    shown: Any = t.state.shown_foresight(0, t.game.parse("rival judge"), viewer)
    changes = shown["preview"]["changes"]
    assert changes == [{"token": inventor, "modifier": 3}, {"token": judge, "modifier": -3}]
    t.answers("anna", "rival judge")


# --- why, when it has happened


def test_the_log_says_why_an_encounter_turns() -> None:
    t = cardia(
        anna={"hand": ["clockmaker", "judge"], "row": ["palace_guard", "saboteur"], "deck": ["mediator"]},
        bartek={"hand": ["djinn", "inventor"], "row": ["judge", "saboteur"], "deck": ["surgeon"]},
    )
    t.play(anna="judge", bartek="inventor")
    assert "anna won saboteur 2 judge" in t.told("a watcher")
    t.play(anna="clockmaker", bartek="djinn")
    assert "anna won judge 3 higher" not in t.told("a watcher")  # 8 + 3 against 15
    assert "bartek won djinn 4 higher" in t.told("a watcher")


def test_the_log_names_the_counselor_and_equal_influences() -> None:
    t = cardia(
        deck="2",
        anna={"hand": ["counselor", "poisoner"], "row": ["envoy"], "deck": []},
        bartek={"hand": ["successor", "prodigy"], "row": ["aristocrat"], "deck": ["librarian"]},
    )
    t.play(anna="counselor", bartek="successor")
    assert "anna won envoy 1 counselor" in t.told("a watcher")
    t.play(anna="poisoner", bartek="prodigy")
    assert "bartek unwon prodigy 3 equal" in t.told("a watcher")


# --- nothing hidden


@pytest.mark.parametrize(
    ("deck", "locations"),
    [
        ("1", "none"),
        ("2", "none"),
        ("1212", "haunted_catacombs,auction_house"),
        ("2121", "foggy_swamp,founders_day"),
        ("1122", "serpent_temple,bazaar"),
    ],
)
def test_a_preview_is_the_same_in_every_world_that_the_seat_considers_possible(deck: str, locations: str) -> None:
    chance = quick(7)
    shown = 0
    for seed in range(6):
        t = new_game(deck=deck, locations=locations, seed=seed)
        while t.state.outcome is None:
            choice = t.state.pending[chance.below(len(t.state.pending))]
            legal = t.state.legal(choice.seat)
            foreseen = [t.state.shown_foresight(choice.seat, action, Viewer(choice.seat)) for action in legal]
            shown += sum("preview" in each for each in foreseen)
            for number in range(2):
                world = t.state.determinized(choice.seat, quick(number))
                imagined = [world.shown_foresight(choice.seat, action, Viewer(choice.seat)) for action in legal]
                assert imagined == foreseen
            t.state.apply(choice.seat, legal[chance.below(len(legal))])
    assert shown > 150
