"""Write the texts of Ravehard's cards into its Fluent files, from `cards.json`.

    python -m tools.write_ravehard_texts

Everything between the two marked lines of `text/en.ftl` and `text/pl.ftl` is rewritten; the rest is left alone.
`sentences.py` writes what a card does; this tool writes the cards that only have numbers (characters, Crime Tools,
Evidence). A test fails if the files are out of date.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from pentakl.games.ravehard.cards import COMPONENTS, CRIME_TOOLS, FLIRT, MOST_PLAYERS, Card
from pentakl.games.ravehard.english import English
from pentakl.games.ravehard.polish import Polish
from pentakl.games.ravehard.printed import CARDS, NAMES
from pentakl.games.ravehard.sentences import Sentences
from pentakl.words import LANGUAGES, Language

FOLDER: Final = Path(__file__).parents[1] / "src" / "pentakl" / "games" / "ravehard"
DESIGN: Final[list[dict[str, Any]]] = json.loads((FOLDER / "cards.json").read_text(encoding="utf-8"))

SOFT_HYPHEN: Final = '{"\\u00AD"}'
# Where the long words of names may be broken.
BREAKS: Final = {
    "en": "Cheer-leader Confis-cation Hermene-gilda Incon-venience Instal-lation Motiva-tional Notifi-cation",
    "pl": (
        "Aktuali-zacja Bazylisz-kowa Biblio-teczna Cheer-leaderki Taksów-karz Hermene-gilda Kieszon-kowcy "
        "Komple-mentów Najczyst-szej Niedogod-ności Powiado-mienie Przeszka-dzać Przezna-czenia Reanima-cyjna "
        "Rzeczy-wistości Umiarko-wanej Znalezio-nych Łabędzio-książę"
    ),
}


class Phrases(NamedTuple):
    """What one language says around the cards."""

    begin: str
    end: str
    decks: list[str]  # headings, in the order of DECKS
    schools: list[str]
    character: str
    tool: str
    points: str
    more_players: str


PHRASES: Final[dict[Language, Phrases]] = {
    "en": Phrases(
        "## Cards, written by tools/write_ravehard_texts.py: change cards.json instead",
        "## Here the written cards end",
        [
            "Majestic school", "Classical school", "Contemporary school", "General School", "Black Magic",
            "Characters", "Crime Tools", "Evidence", "Bosses", "Enemies", "Events", "The Archmage's Chamber", "Flirt",
            "Components",
        ],
        ["Majestic school", "Classical school", "Contemporary school"],
        "{school}. Obverse: Attack {attack[0]}, life {life[0]}. Reverse: Attack {attack[1]}, life {life[1]}.",
        "A Crime Tool for {players} or more players, seniority {seniority}.",
        "{intro} Points: {points}.",
        "with {players} or more players: {points}",
    ),
    "pl": Phrases(
        "## Karty, zapisane przez tools/write_ravehard_texts.py: zmieniaj cards.json",
        "## Koniec zapisanych kart",
        [
            "Szkoła majestatyczna", "Szkoła klasyczna", "Szkoła współczesna", "Szkoła Ogólna", "Czarna Magia",
            "Postacie", "Narzędzia Zbrodni", "Dowody", "Bossowie", "Przeciwnicy", "Zdarzenia", "Komnata Arcymaga",
            "Flirt", "Elementy",
        ],
        ["Szkoła majestatyczna", "Szkoła klasyczna", "Szkoła współczesna"],
        "{school}. Awers: Atak {attack[0]}, życie {life[0]}. Rewers: Atak {attack[1]}, życie {life[1]}.",
        "Narzędzie Zbrodni dla {players} lub więcej graczy, starszeństwo {seniority}.",
        "{intro} Punkty: {points}.",
        "od {players} graczy: {points}",
    ),
}  # fmt: skip


def main() -> None:
    for language in LANGUAGES:
        file = FOLDER / "text" / f"{language}.ftl"
        file.write_text(renewed(file.read_text(encoding="utf-8"), language), encoding="utf-8")


def renewed(text: str, language: Language) -> str:
    """A Fluent file with the cards between its marked lines rewritten."""
    phrases = PHRASES[language]
    before, begin, rest = text.partition(f"{phrases.begin}\n")
    _, end, after = rest.partition(f"{phrases.end}\n")
    assert begin, f"{language}.ftl has no line '{phrases.begin}'"
    assert end, f"{language}.ftl has no line '{phrases.end}'"
    cards = "\n".join(lines(language))
    return f"{before}{begin}{cards}\n\n{end}{after}"


def lines(language: Language) -> Iterator[str]:
    """All messages of the cards, deck by deck in the order of cards.json."""
    names = [design[f"name_{language}"] for design in DESIGN]
    sentences: Sentences = Polish(names) if language == "pl" else English(names)
    deck = -1
    for card in CARDS:
        if card.deck != deck:
            deck = card.deck
            yield ""
            yield f"# {PHRASES[language].decks[deck]}"
            yield ""
        yield from message(card, language, sentences)
    yield from word_messages(language)


def message(card: Card, language: Language, sentences: Sentences) -> Iterator[str]:
    """The message of one card with its attributes."""
    design = DESIGN[card.kind]
    yield f"card-{card.name} = {with_breaks(design[f'name_{language}'], language)}"
    yield f"    .text = {text_of(card, language, sentences)}"
    yield f"    .gist = {design[f'gist_{language}']}"
    if f"short_{language}" in design:
        yield f"    .short = {design[f'short_{language}']}"
    flavour = flavour_of(design, language)
    if flavour:
        yield f"    .flavour = {flavour}"


def text_of(card: Card, language: Language, sentences: Sentences) -> str:
    """What the card does, or what is printed on it."""
    design, phrases = DESIGN[card.kind], PHRASES[language]
    if card.effect is not None:
        return sentences.whole_text(card, design.get("synergy", {}).get(f"name_{language}", ""))
    if card.character is not None:
        character = card.character
        school = phrases.schools[character.school]
        return phrases.character.format(school=school, attack=character.attack, life=character.life)
    if card.deck == CRIME_TOOLS:
        return phrases.tool.format(players=card.min_players, seniority=card.seniority)
    if card.deck == FLIRT:
        return " ".join(f"{each['no']}. {each[language]}" for each in design["messages"])
    if card.deck == COMPONENTS:
        return str(design[f"rules_{language}"])
    return phrases.points.format(intro=design[f"intro_{language}"], points=points_of(card, language))


def points_of(card: Card, language: Language) -> str:
    """The points that an Evidence gives, and those that it only gives when more people play."""
    parts: list[str] = []
    for players in range(card.min_players, MOST_PLAYERS + 1):
        points = ", ".join(
            f"{DESIGN[paragraph.tool][f'name_{language}']} {paragraph.points}"
            for paragraph in card.paragraphs
            if paragraph.min_players == players
        )
        if points and parts:
            points = PHRASES[language].more_players.format(players=players, points=points)
        if points:
            parts.append(points)
    return "; ".join(parts)


def flavour_of(design: dict[str, Any], language: Language) -> str:
    """The joke on a card; that of the Chamber lies on its reverse, which is seen first."""
    return str(design.get("reverse", {}).get(f"flavour_{language}", "") or design.get(f"flavour_{language}", ""))


def word_messages(language: Language) -> Iterator[str]:
    """The paragraphs of Evidence, without their points, and the messages of Flirt cards, as words of events."""
    yield ""
    for name, design in zip(NAMES, DESIGN):
        for number, paragraph in enumerate(design.get("paragraphs", []), start=1):
            text = paragraph[f"text_{language}"].removesuffix(f" ({paragraph['points']})")
            yield f"word-{name}-{number} = {text}"
        for each in design.get("messages", []):
            yield f"word-{name}-{each['no']} = {each[language]}"


def with_breaks(name: str, language: Language) -> str:
    for word in BREAKS[language].split():
        name = name.replace(word.replace("-", ""), word.replace("-", SOFT_HYPHEN))
    return name


if __name__ == "__main__":
    main()
