"""Words: acts, questions, events and outcomes in sentences, for every viewer, in both languages."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import pentakl
import pentakl.games
from pentakl.core.grid import place_of
from pentakl.words import Document, Words, fold, language_of

NAMES = ["Anna", "Bartek", "Celina", "Dawid"]


def moved(kind: str, seat: int, card: str | None, start: str, goal: str, owner: int, receiver: int) -> Document:
    return {
        "kind": kind,
        "seat": seat,
        "cards": [None if card is None else {"token": 1, "card": card}],
        "from": {"zone": start, "seat": owner},
        "to": {"zone": goal, "seat": receiver},
    }


def drew(card: str | None) -> Document:
    return moved("drew", 0, card, "deck", "hand", 0, 0)


def test_cards_that_the_viewer_does_not_know_are_only_counted() -> None:
    hidden, known = [drew(None), drew(None)], [drew("peek"), drew("spite")]

    assert Words("karmaka", "en").tell(hidden, NAMES, 1) == ["Anna draws 2 cards from the Deck."]
    assert Words("karmaka", "en").tell(known, NAMES, 0) == ["You draw 2 cards from the Deck: Peek, Spite."]
    assert Words("karmaka", "pl").tell(hidden, NAMES, 1) == ["Anna dobiera 2 karty z Talii."]
    assert Words("karmaka", "pl").tell(known[:1], NAMES, 0) == ["Dobierasz kartę z Talii: Podglądnięcie."]


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (1, "Anna dobiera kartę z Talii."),
        (2, "Anna dobiera 2 karty z Talii."),
        (4, "Anna dobiera 4 karty z Talii."),
        (5, "Anna dobiera 5 kart z Talii."),
        (12, "Anna dobiera 12 kart z Talii."),
        (22, "Anna dobiera 22 karty z Talii."),
    ],
)
def test_polish_plurals(count: int, sentence: str) -> None:
    assert Words("karmaka", "pl").tell([drew(None)] * count, NAMES, 1) == [sentence]


def test_the_robbed_the_robber_and_the_others_hear_different_sentences() -> None:
    words = Words("karmaka", "pl")
    seen = moved("took", 0, "spite", "hand", "hand", 1, 0)
    unseen = moved("took", 0, None, "hand", "hand", 1, 0)

    assert words.tell([seen], NAMES, 0) == ["Zabierasz kartę z ręki rywala (Bartek): Złośliwość."]
    assert words.tell([seen], NAMES, 1) == ["Anna zabiera kartę z twojej ręki: Złośliwość."]
    assert words.tell([unseen], NAMES, 2) == ["Anna zabiera kartę z ręki rywala (Bartek)."]


def test_a_card_for_the_partner_is_told_as_such() -> None:
    words = Words("karmaka", "en")
    gift = moved("laid", 0, None, "hand", "future", 0, 2)

    assert words.tell([gift], NAMES, 2) == ["Anna lays a card on your Future Life."]
    assert words.tell([gift], NAMES, 1) == ["Anna lays a card on Celina's Future Life."]
    own = moved("laid", 0, None, "hand", "future", 0, 0)
    assert words.tell([own], NAMES, 1) == ["Anna lays a card on the Future Life."]


def test_aiming_at_oneself_is_told_as_such() -> None:
    event = {"kind": "aimed", "seat": 1, "other": 1}

    assert Words("karmaka", "pl").tell([event], NAMES, 0) == ["Bartek wskazuje siebie."]
    assert Words("karmaka", "pl").tell([event], NAMES, 1) == ["Wskazujesz siebie."]


def test_the_life_that_ends_names_its_best_colour() -> None:
    event = {"kind": "reincarnates", "seat": 0, "number": 4, "word": "green"}
    empty = {"kind": "reincarnates", "seat": 0, "word": "red"}

    assert Words("karmaka", "en").tell([event, empty], NAMES, 1) == [
        "Anna's life ends with 4 points in its best colour, green.",
        "Anna's life ends without a point.",
    ]


def test_equal_moves_in_a_row_become_one_and_keep_known_and_hidden_cards_apart() -> None:
    other = {"kind": "passed", "seat": 0}
    folded = fold([drew("peek"), drew(None), drew("spite"), other, drew(None)])

    shown = [[card and card["card"] for card in event.get("cards", [])] for event in folded]
    assert shown == [["peek", "spite"], [None], [], [None]]


def test_a_card_may_have_its_own_wording_of_a_question() -> None:
    words = Words("karmaka", "en")

    crisis = {"prompt": "deed", "seat": 0, "source": {"token": 1, "card": "crisis"}}
    vengeance = {"prompt": "deed", "seat": 0, "source": {"token": 2, "card": "vengeance"}}
    assert words.ask(crisis) == "Crisis: which Deed do you lose?"
    assert words.ask(vengeance) == "Vengeance: which of your Deeds do you choose?"


def test_an_outcome_is_told_to_winners_losers_and_watchers() -> None:
    words = Words("karmaka", "pl")
    team = {"winners": [0, 2], "reason": "transcendence", "points": [4, 0, 1, 1]}

    told = [words.outcome(team, NAMES, viewer) for viewer in (0, 1, None)]
    assert told == [
        "Transcendencja! Twoja drużyna osiąga szczyt Karmicznej Drabiny i wygrywa.",
        "Przegrywasz. Transcendencję osiąga drużyna: Anna i Celina.",
        "Transcendencja! Wygrywają: Anna i Celina.",
    ]
    draw = {"winners": [], "reason": "turn-limit", "points": [1, 1]}
    assert words.outcome(draw, NAMES, 0).endswith("więc jest remis.")


def made_up(game: str, texts: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The English words of a game that has only these texts."""
    (folder / game / "text").mkdir(parents=True)
    (folder / game / "__init__.py").touch()
    (folder / game / "text" / "en.ftl").write_text(texts)
    monkeypatch.setattr(pentakl.games, "__path__", [*pentakl.games.__path__, str(folder)])
    return Words(game, "en")


def test_a_games_own_text_wins_over_the_shared_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same order as in the browser."""
    next_game = {"kind": "next-game", "seat": -1, "number": 2}

    words = made_up("moonlit", "event-next-game = Night { $number } falls.\n", tmp_path, monkeypatch)

    assert words.tell([next_game], NAMES, None) == ["Night 2 falls."]
    assert Words("karmaka", "en").tell([next_game], NAMES, None) == ["Game 2 of the match begins."]
    assert words.say("play-hand") == "Your hand"


def test_places_and_backs_are_named_in_questions_answers_and_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the game's own names where it has them, else counted from 1; the same as in the browser."""
    words = made_up(
        "lakeside",
        "place-0 = the well\n"
        "ask-name = What lies at { $place }?\n"
        "act-guess = { $card } at { $place }\n"
        "event-moved = { $seat } moves a card from { $fromplace } to { $toplace }.\n"
        "event-hissed = { $seat } hisses at { $place }.\n",
        tmp_path,
        monkeypatch,
    )

    assert words.ask({"prompt": "name", "seat": 0, "place": 0}) == "What lies at the well?"
    assert words.act({"word": "guess", "token": 7, "place": 1}, NAMES) == "face-down card at 2"
    move = {
        "kind": "moved", "seat": 0, "cards": [None],
        "from": {"zone": "row", "place": 0}, "to": {"zone": "row", "place": 2},
    }  # fmt: skip
    assert words.tell([move, {"kind": "hissed", "seat": 1, "place": 0}], NAMES, None) == [
        "Anna moves a card from the well to 3.",
        "Bartek hisses at the well.",
    ]


def test_cells_of_a_board_are_named_by_row_and_column(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the game's message `cell`, unless a place has a name of its own; the same as in the browser."""
    words = made_up(
        "prairie",
        f"place-{place_of(0, 0)} = the well\n"
        "cell = { $row } | { $column }\n"
        "act-lay = Lay { $place }\n"
        "ask-lay = From { $place }?\n",
        tmp_path,
        monkeypatch,
    )

    assert words.act({"word": "lay", "place": place_of(-1, 2)}, NAMES) == "Lay \u22121 | 2"
    assert words.ask({"prompt": "lay", "seat": 0, "place": place_of(0, 0)}) == "From the well?"
    assert words.place(None) == ""


def test_a_missing_text_raises_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="event-danced"):
        Words("karmaka", "en").tell([{"kind": "danced", "seat": 0}], NAMES, 0)


def test_the_language_comes_from_the_environment() -> None:
    for first, second in itertools.pairwise(["LC_ALL", "LC_MESSAGES", "LANG"]):
        assert language_of({first: "pl_PL.UTF-8", second: "en_GB"}) == "pl"
        assert language_of({first: "", second: "pl"}) == "pl"
    assert language_of({"LANG": "de_DE.UTF-8"}) == "en"
