"""The chaos variant: trading one for one against the clock, and the Necromancer's other ability. Section 4."""

from __future__ import annotations

import pytest

import pentakl
from pentakl.core.errors import BadOption, IllegalAction
from pentakl.core.flow import CLOCK
from pentakl.core.record import Record
from pentakl.games.realms.play import MOST_STEPS_OF_TRADING
from tests.games.realms.language import new_game, trading

NAMES = ["anna", "bartek", "celina", "daria", "edek", "fela", "gosia"]


# --- the deal and the clock


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_everybody_is_dealt_seven_cards_and_trades_at_once(seats: int) -> None:
    t = new_game(*NAMES[:seats], variant="chaos")
    assert [len(t.hand(name)) for name in t.seats] == [7] * seats
    assert t.questions == [f"{name}: trade?" for name in t.seats]


def test_with_seven_players_four_cards_are_left() -> None:
    assert len(new_game(*NAMES, variant="chaos").names("deck")) == 4


def test_chaos_is_not_for_two() -> None:
    with pytest.raises(BadOption, match="3 to 7 seats"):
        new_game("anna", "bartek", variant="chaos")


def test_the_time_is_agreed_beforehand_and_five_minutes_if_nothing_is_said() -> None:
    game = pentakl.load("realms")
    agreed = game.start(3, 0, {"variant": "chaos", "minutes": "12"})
    assert (agreed.table.deadline(), new_game(*NAMES[:3], variant="chaos").table.deadline()) == (12 * 60, 5 * 60)


@pytest.mark.parametrize("minutes", ["0", "61", "-1", "five", "", "1.5", "05", "00600", "0001" + "0" * 5000, "٥", " 5"])
def test_the_time_is_a_number_of_minutes_written_plainly(minutes: str) -> None:
    game = pentakl.load("realms")
    with pytest.raises(BadOption, match="from 1 to 60") as told:
        game.start(3, 0, {"variant": "chaos", "minutes": minutes})
    assert len(str(told.value)) < 100
    with pytest.raises(BadOption):
        game.rules.settings_for(3, {"minutes": minutes})  # when a table is opened, whatever is played


def test_every_number_of_minutes_from_one_to_sixty_may_be_agreed() -> None:
    for minutes in range(1, 61):
        agreed = pentakl.load("realms").start(3, 0, {"variant": "chaos", "minutes": str(minutes)})
        assert agreed.table.deadline() == 60 * minutes


def test_there_is_no_discard_area_and_no_clock_in_other_games() -> None:
    assert trading().names("discard") == []
    assert new_game("anna", "bartek", "celina").table.deadline() is None


# --- a trade


def test_cards_change_hands_one_for_one() -> None:
    t = trading(anna=["king"], bartek=["dragon"])
    t.offers("anna", "king", to="bartek")
    assert t.asks("bartek", "what for king?")
    t.offers("bartek", "dragon", to="anna")
    assert t.asks("anna", "what for dragon?")
    t.accepts("anna", "bartek")
    assert "dragon" in t.hand("anna")
    assert "king" in t.hand("bartek")
    assert [len(t.hand(name)) for name in t.seats] == [7, 7, 7]


def test_an_offer_alone_gives_nothing_away() -> None:
    t = trading(anna=["king"])
    t.offers("anna", "king", to="bartek")
    assert "king" in t.hand("anna")
    assert "accept 0" not in t.choices("bartek")  # one for one: bartek has put nothing forward
    t.refuses("bartek", "anna")


def test_a_counter_offer_may_be_countered_by_another_card() -> None:
    t = trading(anna=["king", "queen"], bartek=["dragon"])
    t.offers("anna", "king", to="bartek")
    t.offers("bartek", "dragon", to="anna")
    t.offers("anna", "queen", to="bartek")
    assert t.asks("bartek", "what for queen?")
    t.accepts("bartek", "anna")  # his dragon still lies on the table
    assert "queen" in t.hand("bartek")
    assert {"king", "dragon"} <= set(t.hand("anna"))


def test_a_player_who_answers_an_offer_may_also_put_another_card_against_it() -> None:
    t = trading(anna=["king"], bartek=["dragon", "hydra"])
    t.offers("anna", "king", to="bartek")
    t.offers("bartek", "dragon", to="anna")
    t.offers("anna", t.hand("anna")[1], to="bartek")
    assert "offer dragon to 0" not in t.choices("bartek")  # that one lies there: accept, or name another
    t.offers("bartek", "hydra", to="anna")
    t.refuses("anna", "bartek")


def test_a_refusal_ends_the_talk() -> None:
    t = trading(anna=["king"], bartek=["dragon"])
    t.offers("anna", "king", to="bartek")
    t.offers("bartek", "dragon", to="anna")
    t.refuses("anna", "bartek")
    assert "king" in t.hand("anna")
    assert t.questions == ["anna: trade?", "bartek: trade?", "celina: trade?"]


def test_an_offer_may_be_withdrawn_until_it_is_answered() -> None:
    t = trading(anna=["king"])
    t.offers("anna", "king", to="bartek")
    assert "withdraw 1" in t.choices("anna")
    t.withdraws("anna", "bartek")
    assert t.questions == ["anna: trade?", "bartek: trade?", "celina: trade?"]
    with pytest.raises(IllegalAction):
        t.accepts("bartek", "anna")


def test_a_counter_offer_may_be_withdrawn_too() -> None:
    t = trading(anna=["king"], bartek=["dragon"])
    t.offers("anna", "king", to="bartek")
    t.offers("bartek", "dragon", to="anna")
    t.withdraws("bartek", "anna")
    assert "accept 1" not in t.choices("anna")
    assert t.questions == ["anna: trade?", "bartek: trade?", "celina: trade?"]


def test_a_player_who_waits_for_an_answer_is_not_asked_but_may_act() -> None:
    t = trading(anna=["king", "queen"])
    t.offers("anna", "king", to="bartek")
    assert not any(question.startswith("anna") for question in t.questions)
    t.offers("anna", "queen", to="celina")
    t.refuses("bartek", "anna")
    t.refuses("celina", "anna")


def test_two_who_wait_for_each_other_have_one_talk_and_not_two() -> None:
    t = trading(anna=["king", "queen"])
    t.offers("anna", "king", to="bartek")
    assert not any(choice.endswith("to 1") for choice in t.choices("anna"))  # bartek owes her an answer
    t.refuses("bartek", "anna")


def test_one_seat_may_have_offers_from_several() -> None:
    t = trading(anna=["king"], bartek=["dragon"], celina=["hydra"])
    t.offers("anna", "king", to="celina")
    t.offers("bartek", "dragon", to="celina")
    assert {"refuse 0", "refuse 1"} <= set(t.choices("celina"))
    t.refuses("celina", "anna")
    assert t.asks("celina", "what for dragon?")
    t.refuses("celina", "bartek")


def test_a_card_may_be_offered_to_several_and_goes_to_whoever_is_first() -> None:
    t = trading(anna=["king"], bartek=["dragon"], celina=["hydra"])
    t.offers("anna", "king", to="bartek")
    t.offers("anna", "king", to="celina")
    t.offers("bartek", "dragon", to="anna")
    t.accepts("anna", "bartek")
    assert "anna lapsed celina" in t.told("celina")
    assert t.questions == ["anna: trade?", "bartek: trade?", "celina: trade?"]


def test_offers_of_other_cards_stand() -> None:
    t = trading(anna=["king", "queen"], bartek=["dragon"], celina=["hydra"])
    t.offers("anna", "queen", to="celina")
    t.swaps("anna", "king", "bartek", "dragon")
    assert t.asks("celina", "what for queen?")
    t.offers("celina", "hydra", to="anna")
    t.accepts("anna", "celina")
    assert {"dragon", "hydra"} <= set(t.hand("anna"))


def test_a_card_received_may_be_traded_on() -> None:
    t = trading(anna=["king"], bartek=["dragon"], celina=["hydra"])
    t.swaps("anna", "king", "bartek", "dragon")
    t.swaps("anna", "dragon", "celina", "hydra")
    assert "dragon" in t.hand("celina")


# --- the end of trading


def test_trading_ends_when_nobody_wants_more() -> None:
    t = trading()
    t.are_content("anna", "bartek")
    assert not t.is_over()
    t.are_content("celina")
    assert t.told("anna")[3] == "all-content"
    assert t.is_over()


def test_a_player_who_is_content_may_still_be_offered_a_card_and_stays_content_by_refusing() -> None:
    t = trading(anna=["king"])
    t.are_content("bartek", "celina")
    t.offers("anna", "king", to="bartek")
    assert t.asks("bartek", "what for king?")
    t.refuses("bartek", "anna")
    t.are_content("anna")
    assert t.is_over()


def test_a_player_who_was_content_may_think_again() -> None:
    t = trading(anna=["king"])
    t.are_content("anna", "bartek")
    t.offers("anna", "king", to="celina")
    t.refuses("celina", "anna")
    t.are_content("celina")
    assert t.questions == ["anna: trade?"]  # she is asked again


def test_a_trade_makes_both_sides_think_again() -> None:
    t = trading(anna=["king"], bartek=["dragon"])
    t.are_content("bartek", "celina")
    t.swaps("anna", "king", "bartek", "dragon")
    assert t.questions == ["anna: trade?", "bartek: trade?"]


def test_nobody_is_content_while_their_own_offer_waits() -> None:
    t = trading(anna=["king"])
    t.offers("anna", "king", to="bartek")
    assert "content" not in t.choices("anna")
    t.withdraws("anna", "bartek")
    assert "content" in t.choices("anna")


def test_time_running_out_ends_the_trading_whatever_is_on_the_table() -> None:
    t = trading(anna=["king"], bartek=["dragon"])
    t.offers("anna", "king", to="bartek")
    t.offers("bartek", "dragon", to="anna")
    t.time_runs_out()
    assert "time-up" in t.told("anna")
    assert "king" in t.hand("anna")
    assert t.view("anna")["table"]["trades"] == []
    assert t.is_over()


def test_time_is_nobodys_move() -> None:
    t = trading()
    assert not any("time" in t.choices(seat) for seat in t.seats)
    with pytest.raises(IllegalAction):
        t.applies("anna", "time")


def test_time_running_out_is_recorded_and_replays() -> None:
    game = pentakl.load("realms")
    record = Record("realms", game.rules_version, 3, {"variant": "chaos"}, 5)
    state = game.start(3, 5, {"variant": "chaos"})
    offer = next(text for text in map(game.text, state.legal(0)) if text.startswith("offer"))
    for seat, text in [(0, offer), (CLOCK, "time")]:
        state.apply(seat, game.parse(text))
        record.actions.append((seat, text))
    while state.outcome is None:
        seat = state.pending[0].seat
        record.actions.append((seat, game.text(state.legal(seat)[0])))
        state.apply(seat, state.legal(seat)[0])
    assert f"{CLOCK} time" in record.to_text(None)
    assert record.replay(game).digest() == state.digest()


def test_the_clock_stops_with_the_trading() -> None:
    t = trading(anna=["necromancer"])
    assert t.view("anna")["table"]["clock"] == {"seconds": 300}
    t.time_runs_out()
    assert t.view("anna")["table"]["clock"] is None
    assert t.asks("anna", "which of the drawn cards?")


def test_after_three_thousand_steps_trading_is_over_even_while_a_clock_runs() -> None:
    t = trading(anna=["king"])
    for _ in range(MOST_STEPS_OF_TRADING // 2):
        assert t.view("anna")["table"]["clock"] == {"seconds": 300}
        t.offers("anna", "king", to="bartek")
        t.refuses("bartek", "anna")
    assert "steps-up 3000" in t.told("anna")
    assert t.is_over()


def test_after_too_many_steps_nobody_is_told_that_time_is_up() -> None:
    t = trading(anna=["king"])
    for _ in range(MOST_STEPS_OF_TRADING // 2):
        t.offers("anna", "king", to="bartek")
        t.withdraws("anna", "bartek")
    assert not any("time-up" in line for line in t.told("anna"))


# --- the Necromancer


def test_the_necromancers_holder_draws_three_cards_and_may_take_one() -> None:
    t = trading(anna=["necromancer"], deck=["hydra", "dragon", "king"])
    t.time_runs_out()
    assert t.asks("anna", "which of the drawn cards?")
    assert sorted(t.choices("anna")) == ["choose dragon", "choose hydra", "choose king", "none"]
    t.answers("anna", "dragon")
    assert t.hand("anna")[-1] == "dragon"
    assert len(t.hand("anna")) == 8


def test_the_three_cards_are_the_top_of_the_deck() -> None:
    t = trading(anna=["necromancer"], deck=["forest", "hydra", "dragon", "king", "queen"])
    t.time_runs_out()
    assert t.names("drawn") == ["queen", "king", "dragon"]
    t.answers("anna", "none")


def test_any_card_may_become_the_eighth_whatever_its_suit() -> None:
    t = trading(anna=["necromancer"], deck=["wildfire", "world_tree", "swamp"])
    t.time_runs_out()
    t.answers("anna", "world_tree")
    assert "world_tree" in t.hand("anna")
    assert t.score("anna")["cards"][-1]["card"] == "world_tree"


def test_none_of_the_three_need_be_taken_and_the_others_go_back() -> None:
    t = trading(anna=["necromancer"])
    left = len(t.names("deck"))
    t.time_runs_out()
    t.answers("anna", "none")
    assert len(t.hand("anna")) == 7
    assert len(t.names("deck")) == left
    assert t.names("drawn") == []
    assert t.is_over()


def test_it_counts_who_holds_the_necromancer_when_trading_ends() -> None:
    t = trading(anna=["necromancer"], bartek=["dragon"])
    t.swaps("anna", "necromancer", "bartek", "dragon")
    t.time_runs_out()
    assert t.asks("bartek", "which of the drawn cards?")


def test_the_normal_ability_is_replaced() -> None:
    t = trading(anna=["necromancer"])
    t.time_runs_out()
    t.answers("anna", "none")
    assert t.questions == []  # nothing more is asked for the Necromancer
    assert t.score("anna")["choices"] == {}


def test_with_seven_players_three_of_the_last_four_cards_are_seen() -> None:
    games = (new_game(*NAMES, variant="chaos", seed=seed) for seed in range(20))
    t = next(game for game in games if "necromancer" in game.hand("anna"))
    t.time_runs_out()
    assert len(t.names("drawn")) == 3
    assert len(t.names("deck")) == 1
    assert t.asks("anna", "which of the drawn cards?")


def test_nobody_looks_at_the_deck_while_the_necromancer_lies_in_it() -> None:
    t = trading()
    t.time_runs_out()
    assert not any("looked" in line for line in t.told("anna"))
    assert t.is_over()


# --- names


def test_with_no_area_mirage_and_shapeshifter_name_cards_of_hands_only() -> None:
    t = trading(anna=["mirage"], bartek=["rainstorm"])
    t.are_content("anna", "bartek", "celina")
    t.answers("anna", "own")
    named = {text.removeprefix("choose ") for text in t.choices("anna") if text.startswith("choose")}
    assert named
    assert named <= {card for seat in t.seats for card in t.hand(seat)}
    assert "rainstorm" in named
    t.answers("anna", "none")


def test_the_cards_that_the_necromancers_holder_only_looked_at_have_not_appeared() -> None:
    t = trading(anna=["necromancer", "mirage"], deck=["great_flood", "rainstorm", "king"])
    t.time_runs_out()
    t.answers("anna", "king")
    t.answers("anna", "own")
    assert not {"choose great_flood", "choose rainstorm"} & set(t.choices("anna"))
    t.answers("anna", "none")


def test_the_highest_total_wins_the_chaos_game() -> None:
    t = trading(
        anna=["warlord", "knights", "light_cavalry", "elven_archers", "king", "queen", "rangers"],
    )
    t.time_runs_out()
    assert t.winners == ["anna"]
    assert t.total("anna") > max(t.total("bartek"), t.total("celina"))
