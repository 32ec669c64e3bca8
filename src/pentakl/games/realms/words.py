"""The arguments of Fluent messages, for reasons and errors.

Knows no sentence and no language: the sentences are in `text/`, and the caller passes the translation function.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

# A number or a text as it is, or Fluent keys whose translations are listed: ("card-smoke", "suit-flame").
Detail = str | int | tuple[str, ...]
Details = Mapping[str, Detail]


def spoken(details: Details, translate: Callable[[str], str]) -> dict[str, str | int]:
    """The arguments of a Fluent message, lists of keys written out by `translate`.

    >>> spoken({"points": "+10", "cards": ("card-smoke", "card-candle")}, lambda key: key[5:].title())
    {'points': '+10', 'cards': 'Smoke, Candle'}
    """
    arguments: dict[str, str | int] = {}
    for name, detail in details.items():
        if isinstance(detail, tuple):
            arguments[name] = ", ".join([translate(key) for key in detail])
        else:
            arguments[name] = detail
    return arguments


def signed(points: int) -> str:
    """Points that are added or taken, as they are shown: with a plus, or with a real minus.

    >>> signed(12), signed(-8), signed(0)
    ('+12', '−8', '0')
    """
    return f"+{points}" if points > 0 else shown(points)


def shown(points: int) -> str:
    """A total as it is shown: plain, or with a real minus.

    >>> shown(12), shown(-8)
    ('12', '−8')
    """
    return f"−{-points}" if points < 0 else str(points)


def card_keys(ids: tuple[str, ...]) -> tuple[str, ...]:
    """The Fluent keys of these cards' names."""
    return tuple("card-" + id for id in ids)


def suit_keys(ids: tuple[str, ...]) -> tuple[str, ...]:
    """The Fluent keys of these suits' names."""
    return tuple("suit-" + id for id in ids)
