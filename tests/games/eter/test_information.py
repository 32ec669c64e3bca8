"""Who knows what at a table of ETER: illusions stay hidden, and nothing that is offered or asked reveals them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pentakl.games.eter.printed import POWERS
from tests.games.eter.language import Holding, SpokenEter, eter, with_mage, with_power

OTHERS = ["bartek", "a watcher"]


def sent(t: SpokenEter, viewer: str) -> str:
    """Everything that a viewer is sent."""
    return json.dumps([t.state.view(t.viewer(viewer)), t.state.scrubbed(t.log, t.viewer(viewer))])


def player(t: SpokenEter, viewer: str, seat: str) -> Any:
    """A player's side of the table as a viewer sees it."""
    return t.view(viewer)["table"]["players"][t.seats.index(seat)]


def top(t: SpokenEter, viewer: str, cell: list[int]) -> str:
    """The name of the top card of a cell, "?" where the viewer sees a back."""
    (stack,) = [each for each in t.view(viewer)["table"]["field"] if each["cell"] == cell]
    return str(stack["cards"][-1].get("card", "?"))


def illusion_laid() -> SpokenEter:
    """Anna has laid a 2 face down and holds 3, 4 and the Eter card."""
    t = eter("A1 B1", mode="elemental", illusions="yes", anna=["2", "3", "4", "E"], bartek=["3", "4"])
    t.plays("anna", "?2@0,2")
    return t


# --- hands


def test_hands_are_open_while_nothing_lies_hidden() -> None:
    t = eter("A1 B1", anna=["2", "3"], bartek=["4"])
    assert t.sees("bartek", "anna's hand") == t.sees("a watcher", "anna's hand") == ["A2", "A3"]


@pytest.mark.parametrize("viewer", OTHERS)
def test_an_illusion_is_known_to_its_owner_alone_and_hides_the_rest_of_the_hand(viewer: str) -> None:
    t = illusion_laid()
    assert (top(t, "anna", [0, 2]), top(t, viewer, [0, 2])) == ("A2", "?")
    assert t.sees(viewer, "anna's hand").count("?") == 2
    assert t.told("anna")[0] == "anna hid A2 from anna's hand to field"
    assert t.told(viewer)[0] == "anna hid ? from anna's hand to field"


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_are_told_the_set_of_the_cards_that_they_cannot_tell_apart(viewer: str) -> None:
    t = illusion_laid()
    assert player(t, viewer, "anna")["hidden"] == ["A2", "A3", "A4"]
    assert player(t, "anna", "anna")["hidden"] == []


def test_nobody_need_wonder_whether_an_illusion_is_the_eter_card() -> None:
    t = illusion_laid()
    assert "AE" in t.sees("bartek", "anna's hand")
    assert all("E" in world.hand("anna") for world in t.imagined("bartek"))


def test_others_imagine_every_hidden_card_as_the_illusion() -> None:
    t = illusion_laid()
    assert {top(world, "anna", [0, 2]) for world in t.imagined("bartek")} == {"A2", "A3", "A4"}
    assert {top(world, "anna", [0, 2]) for world in t.imagined("anna", 5)} == {"A2"}


def test_when_the_illusion_is_turned_up_the_hand_is_open_again() -> None:
    t = illusion_laid()
    t.plays("bartek", "4@0,2")
    assert t.sees("bartek", "anna's hand") == ["A3", "A4", "AE"]
    assert player(t, "bartek", "anna")["hidden"] == []


def test_a_card_of_a_hidden_hand_is_seen_by_all_when_a_mage_or_power_lays_it_face_up() -> None:
    t = with_power("XXIV", "A1* B2*", anna=["2", "3"])
    t.plays("anna", "power XXIV", "cell 0,1", "card 3")
    assert top(t, "bartek", [0, 1]) == top(t, "a watcher", [0, 1]) == "A3"
    assert player(t, "bartek", "anna")["hidden"] == ["A1", "A2"]
    t = with_mage("earth-1", "A1* B3", hand="1 2")
    t.plays("anna", "mage", "2@0,1")
    assert top(t, "bartek", [0, 1]) == "A2"


def test_an_unrevealed_card_is_seen_by_all_when_ash_or_spark_plays_it() -> None:
    t = with_power("V", "A1 B1", anna={"hand": ["3", "4"], "out": ["2*"]})
    assert t.sees("bartek", "anna's hand") == ["?", "?"]
    t.plays("anna", "power V", "2@0,2")
    assert top(t, "bartek", [0, 2]) == "A2"
    assert t.sees("bartek", "anna's hand") == ["A3", "A4"]
    t = with_power("VI", "A2*/B3 B1", anna=["3", "4"])
    t.plays("anna", "power VI", "cell 0,0", "height 0", "2@0,2")
    assert top(t, "bartek", [0, 2]) == "A2"
    assert t.sees("bartek", "anna's hand") == ["A3", "A4"]


# --- cards that left the field face down


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize(("power", "zone"), [("VII", "aside"), ("II", "out")])
def test_an_illusion_that_leaves_the_field_stays_hidden_from_others(viewer: str, power: str, zone: str) -> None:
    bartek: Holding = {"hand": ["3", "4"], "last": [0, 1, 0]}
    t = with_power(power, "A1 B2*", bartek=bartek)
    t.plays("anna", f"power {power}")
    assert t.told("bartek")[1].split()[1:3] == [{"aside": "returned", "out": "fell"}[zone], "B2"]
    other = "anna" if viewer == "bartek" else viewer
    assert t.told(other)[1].split()[1:3] == [{"aside": "returned", "out": "fell"}[zone], "?"]
    assert ["card" in card for card in player(t, other, "bartek")[zone]["cards"]] == [False]
    assert player(t, other, "bartek")["hidden"] == ["B2", "B3", "B4"]


def test_when_the_last_hidden_card_has_come_back_to_the_hand_the_hand_is_open() -> None:
    t = with_power("VII", "A1 B2*", anna=["3", "4"], bartek=["3", "4"])
    t.plays("anna", "power VII")
    t.plays("bartek", "3@1,0")
    assert t.sees("anna", "bartek's hand") == ["B2", "B4"]


def test_after_a_mirage_nobody_else_knows_which_card_lies_where() -> None:
    t = with_power("XI", "A1* B1", anna=["2", "3"], bartek=["4"])
    t.plays("anna", "power XI", "cell 0,0", "card 2")
    worlds = t.imagined("bartek")
    assert {top(world, "anna", [0, 0]) for world in worlds} == {"A1", "A2", "A3"}
    assert {tuple(world.aside("anna")) for world in worlds} == {("1*",), ("2*",), ("3*",)}


# --- what is asked and offered


@pytest.mark.parametrize("power", POWERS)
def test_what_a_player_is_offered_does_not_depend_on_the_hidden_cards_of_the_rival(power: str) -> None:
    """In one world the illusion is a 1, in the other a 4; hand and illusion together are the same."""
    worlds = []
    for hidden, rest in (("1", "4"), ("4", "1")):
        for field in (["A2 .", f"A{hidden}* B1", "B2 ."], ["A3 . #", f"A{hidden}* # #", "# # .", ". . . #"]):
            bartek: Holding = {"hand": ["1", "3"], "out": ["4"]}
            t = eter(*field, mode="elemental", anna=[rest, "2"], bartek=bartek, powers=[power], explosion=5, turn=1)
            worlds.append((t.choices("bartek"), sent(t, "bartek")))
    assert worlds[:2] == worlds[2:]


@pytest.mark.parametrize(
    ("power", "field", "answers"),
    [
        ("XI", "A{}* B1", ["cell 0,0", "card 3"]),
        ("XIV", "A3 A{}*/B3 B1", ["?{}@-1,0"]),
        ("XXIV", "A{}* B1", ["cell 0,0", "card 3"]),
        ("XV", "A{}* B1", ["cell 0,1", "cell 0,2", "card 3"]),
    ],
)
def test_a_private_power_sends_others_the_same_whatever_the_hidden_cards_are(
    power: str, field: str, answers: list[str]
) -> None:
    messages: dict[str, set[str]] = {viewer: set() for viewer in OTHERS}
    for hidden, rest in (("1", "2"), ("2", "1")):
        t = with_power(power, field.format(hidden), anna=[rest, "3", "4"], illusions="yes")
        t.plays("anna", f"power {power}", *[answer.format(rest) for answer in answers])
        for viewer, found in messages.items():
            found.add(sent(t, viewer))
    assert [len(found) for found in messages.values()] == [1, 1]


@pytest.mark.parametrize(
    ("power", "cards", "prompts"),
    [
        ("III", "B2*", ["cell", "play"]),
        ("V", "A4", ["play"]),
        ("VI", "A1/B2", ["cell", "height", "play"]),
        ("XI", "A2*", ["cell", "card"]),
        ("XIV", "A1", ["play"]),
        ("XV", "A1", ["cell", "goal", "card"]),
        ("XXII", "B4", ["cell", "play"]),
        ("XXIV", "B2*", ["cell", "card"]),
    ],
)
def test_a_power_that_looks_at_hidden_cards_asks_for_every_part_even_if_one_answer_is_left(
    power: str, cards: str, prompts: list[str]
) -> None:
    """One cell is free. For Border the field is narrower by a column, of which the Wall leaves one cell."""
    frame = ("# # #", ". . .", "# . ." if power == "XXII" else ". . . #")
    wall = {"cell": [1, -1], "line": "column"} if power == "XXII" else None
    t = with_power(power, f"{cards} . #", *frame, anna={"hand": ["3"], "out": ["2"]}, bartek=["3"], wall=wall)
    t.plays("anna", f"power {power}")
    asked = []
    while t.question.startswith("anna"):
        asked.append(t.prompt)
        assert len(t.choices("anna")) == 1 or power == "III"
        t.answers("anna", t.choices("anna")[0])
    assert asked == prompts


def test_a_mage_that_plays_a_hand_card_is_asked_even_if_only_one_answer_is_left() -> None:
    t = with_mage("earth-1", "A1 B3", hand="1")
    t.plays("anna", "mage")
    assert t.choices("anna") == ["1@0,1"]
    t.answers("anna", "1@0,1")


# --- the forced pass

# Nothing touches the one free cell; a 3 could cover the 2 and a 1 could not.
STUCK = (". # A3", "# # B3", "A2 B2 A3*")


def test_a_player_who_passes_holds_no_card_that_could_have_been_played() -> None:
    t = eter(*STUCK, anna=["1"], bartek=["3", "4"])
    assert {tuple(world.hand("anna")) for world in t.imagined("bartek")} == {("1",), ("3",)}
    t.plays("anna", "pass")
    assert {tuple(world.hand("anna")) for world in t.imagined("bartek")} == {("1",)}
    assert {tuple(world.hand("anna")) for world in t.imagined("a watcher")} == {("1",)}


def test_a_question_to_pass_looks_like_any_other_turn_to_the_rival() -> None:
    views = []
    for hidden, rest in (("3", "1"), ("1", "3")):
        t = eter(*STUCK[:2], f"A2 B2 A{hidden}*", anna=[rest], bartek=["3", "4"])
        assert (t.choices("anna") == ["pass"]) == (rest == "1")
        views.append(sent(t, "bartek"))
    assert views[0] == views[1]


# --- foresight, previews and taking back


def test_a_plain_play_may_be_taken_back_although_the_rival_has_an_illusion() -> None:
    t = eter("A1 B2*", anna=["3", "4"], bartek=["3", "4"])
    assert t.may_take_back("anna", "3@1,0")
    assert t.may_take_back("anna", "3@0,0")


def test_an_attack_cannot_be_taken_back() -> None:
    t = eter("A1 B2*", anna=["3", "4"], bartek=["3", "4"])
    assert not t.may_take_back("anna", "3@0,1")


def test_an_illusion_that_was_just_laid_may_be_taken_back() -> None:
    t = eter("A1 B1", illusions="yes", anna=["3", "4"], bartek=["3", "4"])
    assert t.may_take_back("anna", "?3@1,0")


def test_an_illusion_turned_up_by_flame_cannot_be_taken_back() -> None:
    t = with_power("III", "A1 B2*", anna=["3"], bartek=["3", "4"])
    t.plays("anna", "power III")
    assert not t.may_take_back("anna", "cell 0,1")
    t.answers("anna", "cell 0,1", "3@0,1")


def test_an_explosion_card_turned_up_by_controlled_explosion_cannot_be_taken_back() -> None:
    t = with_power("I", "A1 B1", explosion={"card": 5, "spent": True, "next": 6})
    assert not t.may_take_back("anna", "power I")
    t = with_power("I", "A1 B1", explosion=5)
    assert t.may_take_back("anna", "power I")


def test_a_preview_shows_the_field_as_a_power_leaves_it() -> None:
    t = with_power("XII", "A1/B2 B1")
    shown = t.foreseen("anna", "power XII")
    assert [stack["cards"][-1]["card"] for stack in shown["preview"]["field"]] == ["B1"]
    assert shown["preview"]["points"] == [0, 1]


def test_a_preview_says_nothing_of_a_plain_play_nor_of_what_is_uncertain() -> None:
    t = with_power("III", "A1 B2*", anna=["3", "4"], bartek=["3", "4"])
    assert "preview" not in t.foreseen("anna", "3@1,0")
    assert "preview" not in t.foreseen("anna", "3@0,1")
    t.plays("anna", "power III")
    assert "preview" not in t.foreseen("anna", "cell 0,1")
    t.answers("anna", "cell 0,1", "3@0,1")


@pytest.mark.parametrize("viewer", ["anna", *OTHERS])
def test_everybody_sees_which_power_is_being_used_and_its_answers_so_far(viewer: str) -> None:
    t = with_power("XIII", "A1 B2 A3")
    t.plays("anna", "power XIII", "cell 0,0")
    using = t.view(viewer)["table"]["using"]
    assert (using["card"], using["seat"], len(using["parts"])) == ("XIII", 0, 1)
    t.answers("anna", "cell 0,1")
    assert t.view(viewer)["table"]["using"] is None


def test_the_mover_is_told_why_a_mage_or_power_cannot_be_used() -> None:
    anna: Holding = {"hand": ["4"], "mage": "fire-1"}
    bartek: Holding = {"hand": ["4"], "power_used": "VII"}
    t = eter("A1 B1", anna=anna, bartek=bartek, powers=["VII", "VIII"])
    powers = t.view("anna")["table"]["powers"]
    assert [power["why_not"] for power in powers] == ["used-by-rival", "no-use"]
    assert player(t, "anna", "anna")["mage"]["why_not"] == "no-use"
    assert "why_not" not in player(t, "bartek", "anna")["mage"]
