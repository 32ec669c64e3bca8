"""The log of a game (the chronicle) as the page shows it, and as the terminal would tell the same messages."""

from __future__ import annotations

import re
from typing import Any

from pentakl.words import Words
from tests.e2e.visitor import Visitor


def told_on_page(visitor: Visitor) -> list[str]:
    """The sentences of the chronicle, without headings and without sentences about the table itself."""
    said: list[str] = visitor.page.locator(".rail [role=log] p:not(.heading, .note)").all_text_contents()
    return [plain(sentence) for sentence in said if plain(sentence) not in shell_sentences(visitor.language)]


def headings_on_page(visitor: Visitor) -> set[str]:
    said: list[str] = visitor.page.locator(".rail [role=log] p.heading").all_text_contents()
    return {plain(sentence) for sentence in said}


def told_by_terminal(visitor: Visitor, game: str) -> list[str]:
    """What the terminal would say of the same messages; some of it may be a heading of the page."""
    words = Words(game, "pl" if visitor.language == "pl" else "en")
    table = visitor.messages("table")[0]
    names = [chair["name"] for chair in table["sitting"]["chairs"]]
    told: list[str] = []
    for part in [*table["log"], *visitor.messages("step")]:
        events = [event for event in between_headings(part["events"]) if words.has(f"event-{event['kind']}")]
        told += words.tell(events, names, table["view"]["seat"])
    headings = headings_on_page(visitor)
    return [plain(sentence) for sentence in told if plain(sentence) not in headings]


def between_headings(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events that the page tells in sentences: rounds and turns become headings, a deal becomes one sentence.

    Cards that a deal lays open on the table have sentences of their own.
    """
    told: list[dict[str, Any]] = []
    dealing = False
    for event in events:
        is_mark = event["kind"] in ("round", "turn")
        dealing = event["kind"] in ("game-begins", "next-game") or (dealing and not is_mark)
        if not is_mark and not (dealing and event.get("cards") and not is_laid_open(event)):
            told.append(event)
    return told


def is_laid_open(event: dict[str, Any]) -> bool:
    return event.get("to", {"zone": "hand"})["zone"] != "hand" and None not in event["cards"]


def shell_sentences(language: str) -> list[str]:
    if language == "pl":
        return ["Gra się zaczyna.", "Karty są rozdane.", "Koniec gry."]
    return ["The game begins.", "The cards are dealt.", "The game is over."]


def plain(sentence: str) -> str:
    return re.sub(r"\s+", " ", sentence).strip()
