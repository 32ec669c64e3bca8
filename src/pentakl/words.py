"""Turns what the engine sends as keys and numbers into sentences of one language.

Reads a game's Fluent files and the texts shared by all games; if both have a message, the game's own wins. The browser
does the same with the same files. Knows the shapes of acts, questions, events and outcomes as they are sent to clients,
and no game: every text is found by its key. The arguments that a message may use are listed at the head of a game's
`text/en.ftl`.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, Literal, cast, get_args

from fluent.runtime import FluentBundle, FluentResource

from pentakl.core.grid import column_of, row_of

Language = Literal["pl", "en"]
LANGUAGES: Final = cast("tuple[Language, ...]", get_args(Language))

# A document as it is sent to clients: an act, a question, an event or an outcome.
Document = Mapping[str, Any]
Argument = str | int | float

SOFT_HYPHEN: Final = "\u00ad"
# Python and Fluent write a negative number with a hyphen.
HYPHEN_FOR_MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")
MINUS: Final = "\u2212"


def language_of(environment: Mapping[str, str] = os.environ) -> Language:
    """The language that the environment asks for; English if it asks for anything but Polish.

    >>> language_of({"LANG": "pl_PL.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "pl_PL"}), language_of({})
    ('pl', 'en', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            return "pl" if wanted.lower().startswith("pl") else "en"
    return "en"


class Words:
    """One game's texts in one language; without a game only the shared texts.

    >>> Words("karmaka", "en").say("card-peek")
    'Peek'
    """

    def __init__(self, game_key: str | None, language: Language) -> None:
        self.language = language
        packages = ["pentakl"] if game_key is None else [f"pentakl.games.{game_key}", "pentakl"]
        # In the order of lookup: the game's own texts win.
        self._bundles = [
            bundle_of(language, files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8"))
            for package in packages
        ]

    def has(self, key: str) -> bool:
        """Whether there is a message `key`, or `message.attribute`."""
        return self._found(key) is not None

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The text of `message` or `message.attribute`; raises KeyError if there is none, ValueError if it fails.

        Soft hyphens are removed: only a browser breaks lines at them.
        """
        found = self._found(key)
        if found is None:
            raise KeyError(f"there is no text '{key}' in {self.language}")
        bundle, pattern = found
        sentence, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"text '{key}' in {self.language}: {errors[0]}")
        return str(sentence).replace(SOFT_HYPHEN, "")

    def _found(self, key: str) -> tuple[FluentBundle, Any] | None:
        """The text behind a key, with the bundle that has it."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    # --- cards

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.say(f"card-{card}")

    def bot(self, bot: str) -> str:
        """The name of a bot: that of its level, or the name by which it was chosen, such as `greedy:hot-potato`."""
        return self.say(f"bot-{bot}") if self.has(f"bot-{bot}") else bot

    def card_or_back(self, shown: Document) -> str:
        """The name of the card of an act; "face-down card" if only a token is given, empty without a card."""
        if "card" in shown:
            return self.card(shown["card"])
        return self.say("card-face-down") if "token" in shown else ""

    def rulings(self, card: str) -> list[str]:
        """The rulings on a card, in order."""
        return list(self._numbered(f"card-{card}.ruling"))

    def how_to_play(self) -> list[tuple[str, str]]:
        """The sections of the game's introduction: title and text."""
        return [(self.say(f"howto-{n}.title"), text) for n, text in enumerate(self._numbered("howto"), start=1)]

    def _numbered(self, key: str) -> Iterator[str]:
        number = 1
        while self.has(f"{key}-{number}"):
            yield self.say(f"{key}-{number}")
            number += 1

    # --- questions and answers

    def ask(self, asked: Document) -> str:
        """The question; a card that asks may have its own wording for it."""
        own = f"card-{asked['source']['card']}.ask-{asked['prompt']}" if "source" in asked else ""
        return self.say(own if own and self.has(own) else f"ask-{asked['prompt']}", **self._of_asked(asked))

    def hint(self, asked: Document) -> str:
        """One sentence on what the answer decides."""
        return self.say(f"ask-{asked['prompt']}.hint", **self._of_asked(asked))

    def _of_asked(self, asked: Document) -> dict[str, Argument]:
        return {
            "card": self.card(asked["source"]["card"]) if "source" in asked else "",
            "place": self.place(asked.get("place")),
        }

    def act(self, act: Document, names: Sequence[str]) -> str:
        """An answer that a seat may give; `names` are the people's names by seat."""
        return self.say(f"act-{act['word']}", **self._of_act(act, names))

    def act_anywhere(self, act: Document, names: Sequence[str]) -> str:
        """An answer without its place: one text for answers that differ only by the place."""
        return self.say(f"act-{act['word']}", **{**self._of_act(act, names), "place": "…"})

    def act_hint(self, act: Document, names: Sequence[str], facts: Mapping[str, Argument]) -> str:
        """What the answer means, in a few words; `facts` are the printed facts of its card."""
        return self.say(f"act-{act['word']}.hint", **self._of_act(act, names), **facts)

    def _of_act(self, act: Document, names: Sequence[str]) -> dict[str, Argument]:
        return {
            "card": self.card_or_back(act),
            "seat": names[act["seat"]] if "seat" in act else "",
            "number": act.get("number", 0),
            "place": self.place(act.get("place")),
        }

    def place(self, place: int | None) -> str:
        """The name of a place: its own text, or row and column of a board (core/grid.py), or a number from 1."""
        if place is None:
            return ""
        if self.has(f"place-{place}"):
            return self.say(f"place-{place}")
        if self.has("cell"):
            return with_real_minus(self.say("cell", row=row_of(place), column=column_of(place)))
        return str(place + 1)

    # --- what happened

    def tell(self, events: Sequence[Document], names: Sequence[str], viewer: int | None) -> list[str]:
        """The events in sentences for one viewer, who must be allowed to see them; similar moves share a sentence."""
        return [self.say(f"event-{event['kind']}", **self._of_event(event, names, viewer)) for event in fold(events)]

    def _of_event(self, event: Document, names: Sequence[str], viewer: int | None) -> dict[str, Argument]:
        seat = event["seat"]
        concerned = {
            "seat": seat,
            "other": event.get("other"),
            "owner": event.get("from", {}).get("seat"),
            "receiver": event.get("to", {}).get("seat"),
        }
        arguments: dict[str, Argument] = {}
        for role, index in concerned.items():
            arguments[role] = "" if index is None or index < 0 else names[index]
            flag = "you" if role == "seat" else f"{role}you"
            arguments[flag] = yes_or_no(viewer is not None and index == viewer)
        arguments["self"] = yes_or_no(all(index in (None, seat) for index in concerned.values()))
        cards = event.get("cards", [])
        known = [self.card(card["card"]) for card in cards if card is not None]
        arguments["known"] = yes_or_no(bool(known))
        arguments["card"] = known[0] if known else ""
        arguments["cards"] = ", ".join(known)
        arguments["count"] = len(cards)
        arguments["number"] = event.get("number", 0)
        arguments["word"] = self.say(f"word-{event['word']}") if "word" in event else ""
        arguments["place"] = self.place(event.get("place"))
        for end in ("from", "to"):
            arguments[f"{end}place"] = self.place(event.get(end, {}).get("place"))
        arguments["from"] = event.get("from", {}).get("zone", "")
        arguments["to"] = event.get("to", {}).get("zone", "")
        return arguments

    def outcome(self, outcome: Document, names: Sequence[str], viewer: int | None) -> str:
        """How the game ended: told to one of its players, or to a spectator."""
        winners: list[int] = outcome["winners"]
        key = f"outcome-{outcome['reason']}"
        if outcome.get("lost"):
            # A game may have its own text for it.
            own = f"{key}.everybody-lost"
            return self.say(own if self.has(own) else "outcome-everybody-lost")
        if not winners:
            key += ".draw"
        elif viewer is not None:
            key += ".won" if viewer in winners else ".lost"
        return self.say(key, winners=self.list([names[seat] for seat in winners]), count=len(winners))

    def list(self, names: Sequence[str]) -> str:
        """A list of names: "Anna, Bartek and Celina"."""
        *rest, last = names or [""]
        return self.say("list-and", rest=", ".join(rest), last=last) if rest else last


@functools.cache
def bundle_of(language: Language, text: str) -> FluentBundle:
    """The messages of one Fluent file; parsed once, since that takes a tenth of a second."""
    # No isolation marks: both languages run left to right, and a terminal would show the marks.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def fold(events: Sequence[Document]) -> list[Document]:
    """The events with consecutive moves of the same kind, by the same seat, between the same zones merged into one.

    Known and hidden cards stay two events, so that one sentence names cards and the other counts them.
    """
    folded: list[Document] = []
    run: list[Document] = []
    for event in [*events, None]:
        if run and (event is None or move_of(event) is None or move_of(event) != move_of(run[0])):
            cards = [card for each in run for card in each["cards"]]
            for part in ([card for card in cards if card], [card for card in cards if not card]):
                if part:
                    folded.append({**run[0], "cards": part})
            run = []
        if event is not None and move_of(event) is not None:
            run.append(event)
        elif event is not None:
            folded.append(event)
    return folded


def move_of(event: Document) -> tuple[object, ...] | None:
    """What two moves must have in common to be merged; None for an event that is never merged."""
    if not event.get("cards") or "number" in event:
        return None
    return (event["kind"], event["seat"], *[event.get(part) for part in ("other", "from", "to", "place", "word")])


def with_real_minus(text: str) -> str:
    """The text with minus signs instead of hyphens before negative numbers."""
    return HYPHEN_FOR_MINUS.sub(MINUS, text)


def yes_or_no(truth: bool) -> str:
    return "yes" if truth else "no"
