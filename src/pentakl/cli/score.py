"""`pentakl score`: scores and explains a hand of Fantastyczne światy, for owners of the box and for programs.

The only command for a single game. The game's scoring helper does the work; this module reads the arguments and prints
the answer in sentences from the game's texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import Parameter

from pentakl.cli.app import AsJson, InLanguage, app, print_json, words_of
from pentakl.core.errors import BadOption

if TYPE_CHECKING:
    from pentakl.words import Words

GAME: Final = "realms"

Discard = Annotated[
    list[str] | None,
    Parameter(negative="", consume_multiple=True, help="The cards of the discard area, named in the same way."),
]
Choices = Annotated[
    list[str] | None,
    Parameter(
        name="--choice",
        negative="",
        help="The choice for a special card: mirage=rainstorm, shapeshifter=weapon, book_of_changes=candle:wizard; "
        "may be repeated. By default the best choices are found.",
    ),
]


@app.command
def score(
    *cards: Annotated[str, Parameter(help="The cards of the hand: ids, English or Polish names.")],
    discard: Discard = None,
    choice: Choices = None,
    names: Literal["all", "appeared"] = "all",
    as_json: AsJson = False,
    language: InLanguage = None,
) -> None:
    """Score a hand of Fantastyczne światy (Fantasy Realms) and say why.

    Parameters
    ----------
    names
        The names that Mirage and Shapeshifter may take: those of all cards, or (Polish rules) only of cards that
        appeared, that is of the hand and the discard area.
    """
    from pentakl.games.realms.helper import answer
    from pentakl.games.realms.names import HandError
    from pentakl.games.realms.words import spoken

    words = words_of(GAME, language)
    if not cards:
        raise BadOption(words.say("score-no-cards"))
    hand: dict[str, object] = {"cards": list(cards)}
    try:
        if choice:
            hand["choices"] = choices_from(choice, words)
        answered: dict[str, Any] = answer({"hands": [hand], "discard": discard or [], "names": names, "look": 0})
    except HandError as error:
        raise BadOption(words.say(error.key, **spoken(error.details, words.say))) from error
    (scored,) = answered["hands"]
    document = scored["score"] | {
        "best": scored["best"],
        "best_choices": scored["best_choices"],
        "percentile": scored["percentile"],
        "swap": answered["look"]["swap"],
    }
    if as_json:
        print_json(document)
        return
    for line in lines_of(document, words):
        print(line)


def choices_from(pairs: Sequence[str], words: Words) -> dict[str, object]:
    """Read a list of card=card, card=suit or card=card:suit; raises BadOption or HandError.

    Two spellings of the same card are not noticed here, but by the scoring helper.
    """
    from pentakl.games.realms.names import card_number, double_choice

    choices: dict[str, object] = {}
    for pair in pairs:
        card, equals, chosen = pair.partition("=")
        if not equals or not card or not chosen:
            raise BadOption(words.say("score-choice-form", given=pair))
        if card in choices:
            raise double_choice(card_number(card))
        target, colon, suit = chosen.partition(":")
        choices[card] = {"card": target, "suit": suit} if colon else chosen
    return choices


def lines_of(document: dict[str, Any], words: Words) -> list[str]:
    """The answer in sentences: the total, each card with its reasons, the choices made, and the best swap."""
    from pentakl.games.realms.scoring import Reason
    from pentakl.games.realms.words import shown, signed, spoken

    percentile = document["percentile"]
    lines = [
        words.say("score-total", points=shown(document["total"]), deals=percentile["deals"], bots=percentile["bots"])
    ]
    width = max(len(words.card(card["card"])) for card in document["cards"])
    for card in document["cards"]:
        reasons = [Reason.from_json(each) for each in card["reasons"]]
        told = "; ".join([words.say(reason.key, **spoken(reason.details, words.say)) for reason in reasons])
        lines.append(f"  {words.card(card['card']):{width}} {signed(card['total']):>5}  {told}".rstrip())
    for card, chosen in document["choices"].items():
        lines.append(words.say("score-choice", card=words.card(card), choice=told_choice(chosen, words)))
    if document["best"] > document["total"]:
        lines.append(words.say("score-better", points=shown(document["best"])))
        for card, chosen in document["best_choices"].items():
            lines.append("  " + words.say("score-choice", card=words.card(card), choice=told_choice(chosen, words)))
    swap = document["swap"]
    if swap is not None:
        dropped = words.card(swap["drop"]) if swap["drop"] else ""
        taken = words.card(swap["take"])
        key = "score-swap" if dropped else "score-take"
        lines.append(words.say(key, take=taken, drop=dropped, gain=signed(swap["gain"]), points=shown(swap["total"])))
    return lines


def told_choice(chosen: str | dict[str, str], words: Words) -> str:
    """A card, a suit, or a card and its new suit."""
    if isinstance(chosen, str):
        return words.card(chosen)
    parts = [words.card(chosen["card"])] if "card" in chosen else []
    return " → ".join([*parts, words.say(f"suit-{chosen['suit']}")])
