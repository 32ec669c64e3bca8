"""Who knows what at a table of Fantastyczne światy: hands are hidden, the area and what is taken from it is not."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from pentakl.core.chance import quick
from tests.games.realms.language import WATCHER, SpokenRealms, ended, new_game, realms, trading

HIDDEN = ["?"] * 7


def sent(t: SpokenRealms, viewer: str) -> str:
    """Everything that a viewer is sent."""
    return json.dumps([t.view(viewer), t.state.scrubbed(t.log, t.viewer(viewer))])


# --- zones


def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    t = realms(anna=["king"], bartek=[], celina=[])
    assert t.sees("anna", "anna's hand") == t.hand("anna")
    assert t.sees("bartek", "anna's hand") == t.sees(WATCHER, "anna's hand") == HIDDEN


def test_the_area_is_open_and_the_deck_only_counted() -> None:
    t = realms(anna=[], bartek=[], celina=[], discard=["dragon", "hydra"])
    for viewer in ("anna", "bartek", WATCHER):
        assert t.sees(viewer, "discard") == ["dragon", "hydra"]
        assert t.sees(viewer, "deck") == ["?"] * (53 - 21 - 2)


def test_nobody_is_shown_the_choices_of_another() -> None:
    t = realms(anna=[], bartek=[], celina=[], discard=["dragon"])
    assert t.view("anna")["acts"]
    assert t.view("bartek")["acts"] == t.view(WATCHER)["acts"] == []


def test_only_the_owner_is_told_what_the_hand_is_worth() -> None:
    t = realms(anna=["king"], bartek=["queen"], celina=[])
    mine = t.view("anna")["table"]["mine"]["score"]
    assert [card["card"] for card in mine["cards"]] == t.hand("anna")
    assert t.view(WATCHER)["table"]["mine"] is None
    assert [player["score"] for player in t.view("bartek")["table"]["players"]] == [None, None, None]


def test_a_total_in_play_names_no_card_that_the_owner_has_not_seen() -> None:
    hand = ["wildfire", "smoke", "mountain", "great_flood", "whirlwind", "air_elemental", "mirage"]
    t = realms(anna=hand, bartek=["rainstorm"], celina=[])  # a Mirage as Rainstorm would make it 260
    assert t.view("anna")["table"]["mine"]["score"]["choices"] != {"mirage": "rainstorm"}
    seen = realms(anna=hand, bartek=[], celina=[], discard=["rainstorm"])
    assert seen.view("anna")["table"]["mine"]["score"]["choices"] == {"mirage": "rainstorm"}


# --- turns


def test_a_draw_is_seen_by_its_owner_alone() -> None:
    t = realms(anna=["king"], bartek=[], celina=[], deck=["hydra", "dragon"])
    t.draws("anna")
    assert "anna drew dragon from deck to anna's hand" in t.told("anna")
    for viewer in ("bartek", WATCHER):
        assert t.told(viewer) == ["anna drew ? from deck to anna's hand"]
        assert t.sees(viewer, "anna's hand") == ["?"] * 8
    t.discards("anna", "king")


def test_a_card_taken_from_the_area_is_known_in_the_hand() -> None:
    t = realms(anna=["king"], bartek=["queen"], celina=[], discard=["dragon"])
    t.takes("anna", "dragon")
    t.discards("anna", "king")
    for viewer in ("bartek", "celina", WATCHER):
        assert "anna took dragon from discard to anna's hand" in t.told(viewer)
        assert t.sees(viewer, "anna's hand") == ["dragon", *["?"] * 6]


def test_a_card_taken_from_the_area_is_known_as_long_as_it_stays_in_the_hand() -> None:
    t = realms(anna=["king", "queen"], bartek=["hydra"], celina=["forest"], discard=["dragon", "swamp", "forge"])
    t.takes("anna", "dragon")
    t.discards("anna", "king")
    t.takes("bartek", "swamp")
    t.discards("bartek", "hydra")
    t.takes("celina", "forge")
    t.discards("celina", "forest")
    t.draws("anna")
    t.discards("anna", "queen")
    assert t.sees("bartek", "anna's hand") == ["dragon", *["?"] * 6]
    assert all("dragon" in hand for hand in t.imagined("bartek", "anna"))


def test_a_discarded_card_was_not_known_before_and_is_known_ever_after() -> None:
    t = realms(anna=["king"], bartek=["queen"], celina=[], deck=["hydra", "dragon"])
    t.draws("anna")
    t.discards("anna", "king")
    assert "anna discarded king from anna's hand to discard" in t.told("bartek")
    t.takes("bartek", "king")
    t.discards("bartek", "queen")
    assert t.sees("celina", "bartek's hand") == ["king", *["?"] * 6]


def test_nobody_can_tell_whether_the_drawn_card_or_another_one_was_discarded() -> None:
    messages = set()
    for drawn, hand in [("dragon", "king"), ("king", "dragon")]:
        t = realms(anna=[hand], bartek=["queen"], celina=[], deck=["hydra", drawn])
        t.draws("anna")
        t.discards("anna", "king")
        told = [line for line in t.told("bartek") if "hydra" not in line]
        messages.add((tuple(told), tuple(t.sees("bartek", "anna's hand"))))
    assert len(messages) == 1


def moves_by_chance(t: SpokenRealms, luck: int) -> Iterator[None]:
    """A few moves of whoever is asked, stopping after each."""
    chance = quick(luck)
    for _ in range(10):
        asked = [choice.seat for choice in t.state.pending if not choice.side]
        seat = t.seats[asked[chance.below(len(asked))]]
        options = [choice for choice in t.choices(seat) if choice != "content"]
        t.applies(seat, options[chance.below(len(options))])
        yield
    t.stops()


@pytest.mark.parametrize("variant", ["standard", "draft", "chaos"])
def test_before_the_end_no_view_and_no_option_depends_on_what_is_hidden(variant: str) -> None:
    names = ["anna", "bartek"] if variant == "draft" else ["anna", "bartek", "celina"]
    for luck in range(4):
        t = new_game(*names, variant=variant, seed=luck)
        for _ in moves_by_chance(t, luck):
            for viewer in ("bartek", WATCHER):
                (world,) = t.worlds(viewer, 1)
                assert json.dumps(world.view(viewer)) == json.dumps(t.view(viewer))


@pytest.mark.parametrize("variant", ["standard", "draft", "chaos"])
def test_before_the_end_nobody_is_told_of_a_card_in_a_hand_that_they_have_not_seen(variant: str) -> None:
    names = ["anna", "bartek"] if variant == "draft" else ["anna", "bartek", "celina"]
    for luck in range(4):
        t = new_game(*names, variant=variant, seed=luck)
        for _ in moves_by_chance(t, luck):
            for viewer in (*names[1:], WATCHER):
                told = {word for line in t.told(viewer) for word in line.split()}
                hidden = set(t.hand("anna")) - set(t.sees(viewer, "anna's hand"))
                if variant != "chaos":  # where one sees cards that then may go elsewhere
                    assert not hidden & told
                if viewer == WATCHER:
                    assert not any(f'"{card}"' in sent(t, WATCHER) for card in hidden)


# --- the draft


def test_the_two_drawn_cards_are_seen_by_whoever_drew_them() -> None:
    t = realms(variant="draft", anna=[], bartek=[], deck=["king", "hydra", "dragon"])
    t.draws("anna")
    assert t.sees("anna", "drawn") == ["dragon", "hydra"]
    assert t.sees("bartek", "drawn") == t.sees(WATCHER, "drawn") == ["?", "?"]
    t.keeps("anna", "hydra")


def test_of_the_two_a_rival_sees_the_discarded_one_and_not_the_kept_one() -> None:
    t = realms(variant="draft", anna=[], bartek=[], deck=["king", "hydra", "dragon"])
    t.draws("anna")
    t.keeps("anna", "hydra")
    assert t.told("bartek") == [
        "anna drew ? from deck to anna's drawn",
        "anna drew ? from deck to anna's drawn",
        "anna kept ? from anna's drawn to anna's hand",
        "anna discarded dragon from anna's drawn to discard",
        "bartek turn 1",
    ]
    assert t.sees("bartek", "anna's hand") == ["?"]


def test_a_drafted_card_of_the_area_is_known_in_the_hand() -> None:
    t = realms(variant="draft", anna=["king"], bartek=[], discard=["dragon"])
    t.takes("anna", "dragon")
    assert t.sees("bartek", "anna's hand") == ["dragon", "?"]


# --- trading


def test_an_offered_card_is_shown_to_the_one_it_is_offered_to_alone() -> None:
    t = trading(anna=["king"])
    t.offers("anna", "king", to="bartek")
    assert t.told("bartek") == ["anna offered king bartek"]
    assert t.sees("bartek", "anna's hand") == ["king", *["?"] * 6]
    for viewer in ("celina", WATCHER):
        assert t.told(viewer) == ["anna offered ? bartek"]
        assert t.sees(viewer, "anna's hand") == HIDDEN
        (trade,) = t.view(viewer)["table"]["trades"]
        assert (trade["seat"], trade["asked"], trade["card"], trade["answered"]) == (0, 1, None, False)
    t.refuses("bartek", "anna")


def test_a_card_put_against_an_offer_is_shown_to_the_offerer_alone() -> None:
    t = trading(anna=["king"], bartek=["dragon"])
    t.offers("anna", "king", to="bartek")
    t.offers("bartek", "dragon", to="anna")
    (mine,) = t.view("anna")["table"]["trades"]
    assert (mine["card"]["card"], mine["against"]["card"]) == ("dragon", "king")
    assert t.told("celina")[-1] == "bartek countered ? anna"
    (theirs,) = t.view("celina")["table"]["trades"]
    assert (theirs["card"], theirs["against"], theirs["answered"]) == (None, None, True)
    t.refuses("anna", "bartek")


def test_a_card_that_was_shown_stays_known_after_a_refusal() -> None:
    t = trading(anna=["king"])
    t.offers("anna", "king", to="bartek")
    t.refuses("bartek", "anna")
    assert t.sees("bartek", "anna's hand") == ["king", *["?"] * 6]


def test_a_player_who_knows_a_card_is_not_told_that_it_is_offered_to_somebody_else() -> None:
    messages = set()
    for card in ("king", "queen"):
        t = trading(anna=["king", "queen"])
        for shown in ("king", "queen"):
            t.offers("anna", shown, to="celina")
            t.refuses("celina", "anna")
        t.offers("anna", card, to="bartek")
        messages.add(sent(t, "celina"))
        t.refuses("bartek", "anna")
    assert len(messages) == 1


def test_two_who_traded_know_the_card_that_they_gave_away() -> None:
    t = trading(anna=["king"], bartek=["dragon"])
    t.swaps("anna", "king", "bartek", "dragon")
    assert t.sees("anna", "bartek's hand") == ["king", *["?"] * 6]
    assert t.sees("bartek", "anna's hand") == ["dragon", *["?"] * 6]


def test_others_see_that_cards_changed_hands_and_not_which() -> None:
    t = trading(anna=["king"], bartek=["dragon"])
    t.swaps("anna", "king", "bartek", "dragon")
    for viewer in ("celina", WATCHER):
        assert t.told(viewer)[-2:] == ["anna gave ? from anna's hand to bartek's hand",
                                       "bartek gave ? from bartek's hand to anna's hand"]  # fmt: skip
        assert t.sees(viewer, "anna's hand") == t.sees(viewer, "bartek's hand") == HIDDEN


def test_a_card_known_in_a_hand_may_be_in_either_after_a_trade() -> None:
    t = trading(anna=["king", "queen"], bartek=["dragon"])
    t.offers("anna", "king", to="celina")
    t.refuses("celina", "anna")
    t.swaps("anna", "queen", "bartek", "dragon")
    assert t.sees("celina", "anna's hand") == HIDDEN  # for all that she can tell the King has gone
    worlds = list(zip(t.imagined("celina", "anna"), t.imagined("celina", "bartek"), strict=True))
    assert all(("king" in anna) != ("king" in bartek) for anna, bartek in worlds)
    assert any("king" in anna for anna, _ in worlds)
    assert any("king" in bartek for _, bartek in worlds)


def test_a_card_still_on_offer_is_still_known() -> None:
    t = trading(anna=["king", "queen"], bartek=["dragon"])
    t.offers("anna", "king", to="celina")
    t.swaps("anna", "queen", "bartek", "dragon")
    assert t.sees("celina", "anna's hand") == ["king", *["?"] * 6]
    t.refuses("celina", "anna")


def test_the_owner_knows_every_card_of_their_own_hand_after_any_trade() -> None:
    t = trading(anna=["king"], bartek=["dragon"], celina=["hydra"])
    t.swaps("anna", "king", "bartek", "dragon")
    t.swaps("celina", "hydra", "anna", "dragon")
    for seat in t.seats:
        assert t.sees(seat, f"{seat}'s hand") == t.hand(seat)


def test_who_is_content_is_public() -> None:
    t = trading()
    t.are_content("anna")
    for viewer in ("bartek", WATCHER):
        assert [player["content"] for player in t.view(viewer)["table"]["players"]] == [True, False, False]


# --- the Necromancer of the chaos game


def test_the_three_cards_are_seen_by_the_necromancers_holder_alone() -> None:
    t = trading(anna=["necromancer"], deck=["hydra", "dragon", "king"])
    t.time_runs_out()
    assert t.sees("anna", "drawn") == ["king", "dragon", "hydra"]
    assert "anna looked king dragon hydra from deck 3" in t.told("anna")
    for viewer in ("bartek", WATCHER):
        assert t.sees(viewer, "drawn") == ["?", "?", "?"]
        assert "anna looked ? ? ? from deck 3" in t.told(viewer)
        assert not any(f'"{card}"' in sent(t, viewer) for card in ("hydra", "dragon", "king"))
    t.answers("anna", "dragon")


def test_the_card_that_is_taken_is_shown_and_the_others_never() -> None:
    t = trading(anna=["necromancer"], deck=["hydra", "dragon", "king"])
    t.time_runs_out()
    t.answers("anna", "dragon")
    assert "anna raised dragon from deck to anna's hand" in t.told("bartek")
    assert not any(f'"{card}"' in sent(t, "bartek") for card in ("hydra", "king"))


# --- the end


@pytest.mark.parametrize("viewer", ["bartek", WATCHER])
def test_the_deck_stays_hidden_when_all_hands_lie_open(viewer: str) -> None:
    t = ended(anna=["mirage"], bartek=[], celina=[])
    for world in t.worlds(viewer, 5):
        assert world.names("deck") != t.names("deck")
        assert json.dumps(world.view(viewer)) == json.dumps(t.view(viewer))
    assert t.asks("anna", "as proposed?")
