"""What a viewer sees of a zone: the few lines that every game's view is made of."""

from __future__ import annotations

from pentakl.core.tokens import Tokens


def card(tokens: Tokens, token: int, viewer: int, names: list[str]) -> dict[str, object] | None:
    """A card as the viewer sees it: its token and name, or None for a back."""
    if tokens.sees(viewer, token):
        return {"token": token, "card": names[tokens.face[token]]}
    return None


def pile(tokens: Tokens, zone: list[int], viewer: int, names: list[str]) -> dict[str, object]:
    """An ordered zone, from the bottom to the top: every place is a card or None."""
    return {"count": len(zone), "cards": [card(tokens, token, viewer, names) for token in zone]}


def hand(tokens: Tokens, zone: list[int], viewer: int, is_mine: bool, names: list[str]) -> dict[str, object]:
    """An unordered hidden zone: the owner sees it in order, others only the cards that they know to be in it."""
    seen = [token for token in zone if tokens.sees(viewer, token)]
    if not is_mine:
        seen.sort(key=lambda token: (tokens.face[token], token))
    return {"count": len(zone), "cards": [card(tokens, token, viewer, names) for token in seen]}
