"""The tournament for four: pairings, decks, ranks."""

from __future__ import annotations

import itertools

from pentakl.games.cardia.tournament import (
    MOST_DECIDERS,
    POSSIBLE_SCORES,
    SCHEDULE,
    Duel,
    Result,
    needs_decider,
    next_duels,
    standings,
)


def played(*games: tuple[int, int]) -> list[Result]:
    """The duels of the schedule in order, with their games."""
    return [Result(duel, each) for duel, each in zip(SCHEDULE, games, strict=False)]


def ranks(results: list[Result]) -> list[tuple[int, int]]:
    return [(each.player, each.rank) for each in standings(results)]


def test_everybody_meets_everybody_once() -> None:
    pairs = {frozenset(duel.players) for duel in SCHEDULE}
    assert pairs == {frozenset(pair) for pair in itertools.combinations(range(4), 2)}
    assert len(SCHEDULE) == 6


def test_a_round_is_two_duels_of_all_four_one_with_each_deck() -> None:
    for number in (1, 2, 3):
        duels = [duel for duel in SCHEDULE if duel.round == number]
        assert sorted(player for duel in duels for player in duel.players) == [0, 1, 2, 3]
        assert sorted(duel.deck for duel in duels) == ["1", "2"]


def test_three_of_four_play_with_both_decks_and_more_is_impossible() -> None:
    decks = [{duel.deck for duel in SCHEDULE if player in duel.players} for player in range(4)]
    assert sorted(map(len, decks)) == [1, 2, 2, 2]
    rounds = [[duel.players for duel in SCHEDULE if duel.round == number] for number in (1, 2, 3)]
    for with_deck_one in itertools.product(*rounds):
        times = [sum(player in players for players in with_deck_one) for player in range(4)]
        assert any(count in (0, 3) for count in times)


def test_a_round_begins_when_the_one_before_is_finished() -> None:
    assert next_duels([]) == list(SCHEDULE[:2])
    assert next_duels(played((2, 0))) == [SCHEDULE[1]]
    assert next_duels(played((2, 0), (1, 2))) == list(SCHEDULE[2:4])
    assert next_duels(played(*[(2, 0)] * 6)) == []


def test_matches_won_come_first() -> None:
    # 0 beats everybody 2:1, 1 loses 1:2, 2 and 3 win big against others: matches count, not games.
    results = played((2, 1), (2, 0), (2, 1), (2, 0), (2, 1), (0, 2))
    assert ranks(results) == [(0, 1), (2, 2), (3, 3), (1, 4)]


def test_equal_matches_are_ranked_by_games_won() -> None:
    # 0 and 1 both win two matches; 1 has more games.
    results = played((2, 1), (2, 1), (0, 2), (0, 2), (2, 0), (2, 0))
    first, second = standings(results)[:2]
    assert (first.matches, second.matches) == (2, 2)
    assert first.games > second.games


def test_equal_games_are_ranked_by_the_match_against_each_other() -> None:
    # 0 and 3 are level in matches and games; 0 won their duel.
    results = played((0, 2), (1, 2), (2, 0), (2, 0), (2, 1), (0, 2))
    table = {each.player: each for each in standings(results)}
    assert (table[0].matches, table[0].games) == (2, 4)
    assert (table[3].matches, table[3].games) == (2, 5)
    level = played((2, 1), (1, 2), (1, 2), (2, 1), (2, 1), (2, 1))
    table = {each.player: each for each in standings(level)}
    assert (table[0].matches, table[0].games) == (table[3].matches, table[3].games) == (2, 5)
    assert table[0].rank < table[3].rank
    assert needs_decider(level) == []


def test_a_circle_of_equals_plays_one_deciding_game() -> None:
    # 0 beats 1, 1 beats 2, 2 beats 0, all by 2:0, and each beats 3 by 2:0.
    results = played((2, 0), (2, 0), (0, 2), (0, 2), (2, 0), (2, 0))
    assert ranks(results) == [(0, 1), (1, 1), (2, 1), (3, 4)]
    assert needs_decider(results) == [0, 1, 2]
    assert needs_decider(results[:5]) == []


def test_a_duel_is_a_value() -> None:
    assert Duel(1, (0, 1), "1") == SCHEDULE[0]


def test_either_one_player_leads_or_three_do_and_two_games_decide() -> None:
    scores = [(each[0], each[1]) for each in POSSIBLE_SCORES]
    shared = {len(needs_decider(played(*games))) for games in itertools.product(scores, repeat=len(SCHEDULE))}
    assert shared == {0, 1 + MOST_DECIDERS}
