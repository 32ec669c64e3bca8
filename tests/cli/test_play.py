"""A game in the terminal, played by the real command with answers on its standard input."""

from __future__ import annotations

import itertools
import re

import pytest

import pentakl
from pentakl.words import LANGUAGES, Language, Words
from tests.cli.command import pentakl_command, pentakl_here

FIRST_OPTION = "1\n" * 400
EVERY_OPTION = "".join(f"{number}\n" for _ in range(400) for number in (2, 5, 1, 3, 8, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(language: Language) -> None:
    words = Words("karmaka", language)

    arguments = ["--bots", "greedy", "--seed", "7", "--language", language]
    done = pentakl_here("play", "karmaka", *arguments, answers=FIRST_OPTION)

    assert done.returncode == 0
    assert done.stderr == ""
    for key in ("game-tagline", "ask-play", "play-hand", "zone-well", "rung-beetle", "play-over"):
        assert words.say(key) in " ".join(done.stdout.split()), key
    winner = words.say("bot-name-1")
    endings = [words.say(f"outcome-transcendence.{end}", winners=winner, count=1) for end in ("won", "lost")]
    assert any(ending in done.stdout for ending in endings)
    assert words.say("play-seed", seed="7") in done.stdout
    other = Words("karmaka", "en" if language == "pl" else "pl")
    assert other.say("ask-play") not in done.stdout


@pytest.mark.parametrize(
    ("seed", "arguments"),
    [(1, ["--seats", "4"]), (5, ["--option", "variant=teams"]), (5, ["--option", "variant=wolf"])],
)
def test_bigger_tables_and_variants_with_every_kind_of_answer(seed: int, arguments: list[str]) -> None:
    """The seeds are those of short games with many kinds of question."""
    done = pentakl_here("play", "karmaka", *arguments, "--bots", "greedy", "--seed", str(seed), answers=EVERY_OPTION)

    assert done.returncode == 0
    assert done.stderr == ""
    assert "You use the ability: " in done.stdout
    assert "The game is over." in done.stdout


@pytest.mark.parametrize(
    ("seats", "variant", "ends"),
    [(3, "standard", "The discard area holds 10 cards"), (2, "draft", "The discard area holds "),
     (3, "chaos", "Nobody wants to trade any more")],
)  # fmt: skip
def test_a_whole_game_of_realms_in_every_variant(seats: int, variant: str, ends: str) -> None:
    arguments = ["--seats", str(seats), "--option", f"variant={variant}", "--seed", "2", "--bots", "greedy"]

    done = pentakl_here("play", "realms", *arguments, answers=FIRST_OPTION)

    assert done.returncode == 0
    assert done.stderr == ""
    assert ends in done.stdout
    assert "The game is over." in done.stdout


def test_offers_to_different_people_look_different() -> None:
    done = pentakl_here("play", "realms", "--seats", "3", "--option", "variant=chaos", answers="q\n")

    offers = re.findall(r"^ *\d+  (Offer to (?:Boris|Celia): \S.*?)  ", done.stdout, flags=re.MULTILINE)
    assert len(set(offers)) == 2 * 7


def screens(*arguments: str) -> list[str]:
    """What a whole game prints before each answer: news, table, hand, question and options."""
    done = pentakl_here("play", *arguments, "--bots", "greedy", "--seed", "4", answers=EVERY_OPTION)
    assert done.returncode == 0
    return re.split(r"quit\) > .*", done.stdout)[:-1]


def test_the_table_is_drawn_again_when_an_own_answer_has_changed_it() -> None:
    asked_to_play = [screen for screen in screens("cardia") if "Which card do you play?" in screen]

    assert len(asked_to_play) > 5
    assert all("Signets" in screen for screen in asked_to_play)


@pytest.mark.parametrize("game", ["cardia", "karmaka", "realms"])
def test_an_unchanged_table_is_not_drawn_again(game: str) -> None:
    arguments = ["--seats", "3", "--option", "variant=chaos"] if game == "realms" else []
    title = re.compile(r"─ Round \d+ ─+\n")

    # Below the title of the round and above the question, which follows the last empty line.
    drawn = [
        title.split(screen)[1].rpartition("\n\n")[0] for screen in screens(game, *arguments) if title.search(screen)
    ]

    assert len(drawn) > 5
    assert all(before != after for before, after in itertools.pairwise(drawn))


def test_partners_are_marked_and_have_their_own_way_to_play() -> None:
    done = pentakl_here("play", "karmaka", "--option", "variant=teams", "--seed", "1", answers="1\n" * 5)

    assert "(partner)" in done.stdout
    assert re.search(r"Deed +Ability +Future +Partner", done.stdout)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    """Also in another process, where sets have another order."""
    asked, answers = ["play", "karmaka", "--seed", "5"], EVERY_OPTION[:80]

    here, there = (run(*asked, answers=answers).stdout for run in (pentakl_here, pentakl_command))

    assert here.count("quit) > ") > 40
    assert here == there


def test_each_bot_may_be_named() -> None:
    done = pentakl_here("play", "karmaka", "--bots", "random,greedy", answers="q\n")

    assert "Boris (random), Celia (shrewd)" in done.stdout


def test_the_second_level_is_the_usual_rival_and_is_named_in_both_languages() -> None:
    for language, rivals in (("en", "Boris (adept)"), ("pl", "Borys (adept)")):
        assert rivals in pentakl_here("play", "karmaka", "--language", language, answers="q\n").stdout
    named = pentakl_here("play", "karmaka", "--bots", "apprentice,archmage:50", "--language", "pl", answers="q\n")
    assert "Borys (uczeń), Celina (archmage:50)" in named.stdout


def test_the_end_of_the_input_ends_the_game_with_a_farewell() -> None:
    done = pentakl_command("play", "karmaka", answers="")

    assert done.returncode == 0
    assert done.stderr == ""
    assert "You leave the table." in done.stdout


@pytest.mark.parametrize("answer", ["q", "Q", "  q  "])
def test_q_quits(answer: str) -> None:
    done = pentakl_here("play", "karmaka", answers=f"{answer}\n1\n1\n")

    assert done.returncode == 0
    assert done.stdout.count("> ") == 1
    assert "You leave the table." in done.stdout


def test_wrong_answers_are_asked_again() -> None:
    wrong = ["0", "99", "-1", "1.5", "99999999999999999999", "abc", "", "²", "ability nothing"]

    done = pentakl_here("play", "karmaka", answers="\n".join([*wrong, "q", ""]))

    assert done.returncode == 0
    assert done.stderr == ""
    assert " ".join(done.stdout.split()).count("Type a number from 1 to") == len(wrong)


def test_a_question_mark_shows_what_cards_do() -> None:
    words = Words("karmaka", "pl")

    done = pentakl_here("play", "karmaka", "--language", "pl", answers="?\n? 1\n? mimikra\n? 99\n? xyz\nq\n")

    told = " ".join(done.stdout.split())
    assert done.returncode == 0
    assert words.say("card-mimic.text") in told
    assert all(ruling in told for ruling in words.rulings("mimic"))
    assert words.say("play-no-card", query="99") in told
    assert words.say("play-no-card", query="xyz") in told


def test_r_teaches_the_game() -> None:
    done = pentakl_here("play", "karmaka", answers="r\nq\n")

    told = " ".join(done.stdout.split())
    assert all(title in told and text in told for title, text in Words("karmaka", "en").how_to_play())


def test_an_action_may_be_typed_in_the_engines_words() -> None:
    game = pentakl.load("karmaka")
    seed = next(seed for seed in range(100) if game.start(2, seed).pending[0].seat == 0)
    deed = next(game.text(action) for action in game.start(2, seed).legal(0) if game.text(action).startswith("deed"))

    done = pentakl_here("play", "karmaka", "--seed", str(seed), answers=f"{deed}\nq\n")

    assert f"You play a Deed: {Words('karmaka', 'en').card(deed.removeprefix('deed '))}." in done.stdout


def test_piped_output_has_no_colour_codes() -> None:
    assert "\x1b" not in pentakl_command("play", "karmaka", "--bots", "greedy", answers=FIRST_OPTION).stdout


def test_colour_is_never_the_only_sign() -> None:
    done = pentakl_here("play", "karmaka", "--seed", "7", answers="q\n", FORCE_COLOR="1", TERM="xterm-256color")

    assert "\x1b[" in done.stdout
    assert re.search(r"\((red|green|blue|mosaic) \d\)", done.stdout)


@pytest.mark.parametrize(
    ("variable", "value", "farewell"),
    [
        ("LANG", "pl_PL.UTF-8", "Odchodzisz od stołu."),
        ("LANG", "C", "You leave the table."),
        ("LC_ALL", "pl_PL", "Odchodzisz od stołu."),
    ],
)
def test_the_language_follows_the_environment(variable: str, value: str, farewell: str) -> None:
    assert farewell in pentakl_command("play", "karmaka", answers="q\n", **{variable: value}).stdout


def test_a_terminal_without_polish_letters_still_plays() -> None:
    done = pentakl_command(
        "play", "karmaka", "--language", "pl", answers="?\nq\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    )

    assert done.returncode == 0
    assert done.stderr == ""
