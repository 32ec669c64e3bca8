"""What is printed, loaded once: all cards of Ravehard by kind, and lists of what the rules look up most.

The cards are read from `cards.json` in this package, through `importlib.resources` as the texts are, so there is no
second copy in Python that could differ. A card with an unknown word or a missing field stops the import with one
sentence that names the card and the field.

The Fluent files have the texts, written by `tools/write_ravehard_texts.py`. Besides the usual texts most cards have a
joke, `.flavour`, which a client may show beneath the text.

Read what is printed through these lists (`CARDS[face]`, `DECK[face]`): a blotted face then ends foresight, as it must.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from pentakl.games.ravehard.cards import DECKS, Card
from pentakl.games.ravehard.loader import load

CARDS: Final[list[Card]] = load(files("pentakl.games.ravehard").joinpath("cards.json").read_text(encoding="utf-8"))

# By kind.
NAMES: Final[list[str]] = [card.name for card in CARDS]
COPIES: Final[list[int]] = [card.copies for card in CARDS]
DECK: Final[list[int]] = [card.deck for card in CARDS]
TIMING: Final[list[int]] = [card.timing for card in CARDS]

# By deck: the kinds in it.
KINDS_OF_DECK: Final[list[list[int]]] = [
    [card.kind for card in CARDS if card.deck == deck] for deck in range(len(DECKS))
]

# The words (`word-…` in the texts) of the paragraphs of Evidence and of the messages of Flirt cards, numbered from 1:
# "the_bathtub_protocol-3". An event that reads a paragraph or tells a message carries such a word.
PARAGRAPH_WORDS: Final[list[str]] = [
    f"{card.name}-{number}" for card in CARDS for number in range(1, len(card.paragraphs) + 1)
]
MESSAGE_WORDS: Final[list[str]] = [
    f"{card.name}-{number}" for card in CARDS for number in range(1, len(card.meanings) + 1)
]


def kind_of(name: str) -> int:
    """The kind of the card with an id.

    >>> DECKS[DECK[kind_of("bass_drop")]]
    'contemporary'
    """
    return NAMES.index(name)
