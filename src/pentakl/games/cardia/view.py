"""What a seat may see of a table of Cardia.

The row is public: every card in it with the parts of its influence, its tokens and its signets. Hands and decks are
counts, and cards where the viewer knows them.
"""

from __future__ import annotations

from pentakl.core.tokens import WATCHER
from pentakl.core.viewer import Viewer
from pentakl.games.cardia.locations import LOCATIONS, fatal_faction, is_at, level, skulls
from pentakl.games.cardia.play import SIGNETS_TO_WIN, CardiaTable
from pentakl.games.cardia.printed import FACTIONS, NAMES, VALUE
from pentakl.games.cardia.row import NO_FACTION, NextCard, Seat


def view_table(t: CardiaTable, viewer: Viewer) -> dict[str, object]:
    """Encounters run in the direction of play; a player's `row` lists their cards in the same order."""
    carried = t.signets()
    count = skulls(t.mix, t.locations)
    return {
        "round": t.round,
        "mix": t.mix,
        "locations": [LOCATIONS[location] for location in range(len(LOCATIONS)) if is_at(t, location)],
        "skulls": count,
        "level": level(count),
        "wins_needed": t.wins_needed,
        "signets_needed": SIGNETS_TO_WIN,
        "encounters": view_encounters(t),
        "players": [view_player(t, player, viewer, carried) for player in t.players],
        "fatal_faction": view_fatal_faction(t, viewer),
    }


def view_fatal_faction(t: CardiaTable, viewer: Viewer) -> str | None:
    """The faction of which the viewer must not play a card now; None for a viewer who is not helped."""
    if viewer.seat == WATCHER or not viewer.wants_previews:
        return None
    faction = fatal_faction(t, t.players[viewer.seat])
    return None if faction == NO_FACTION else FACTIONS[faction]


def view_encounters(t: CardiaTable) -> list[dict[str, object]]:
    """The winners of every encounter (none: a tie; None: not compared yet), and which is the current one."""
    results = t.results()
    shown: list[dict[str, object]] = []
    for place in range(len(t.players[0].row)):
        winners: list[int] | None = None
        if place < len(results):
            winners = [seat for seat in range(2) if results[place] >> seat & 1]
        shown.append({"winners": winners, "current": not t.is_past(place)})
    return shown


def view_player(t: CardiaTable, player: Seat, viewer: Viewer, carried: list[int]) -> dict[str, object]:
    return {
        "signets": sum([carried[token] for token in player.row]),
        "hand": viewer.hand(t, player.hand, player.index, NAMES),
        "deck": viewer.pile(t, player.deck, NAMES),
        "discard": viewer.pile(t, player.discard, NAMES),
        "row": {"count": len(player.row), "cards": [view_played(t, token, carried, viewer) for token in player.row]},
        "placed": viewer.pile(t, player.placed, NAMES),
        "luggage": [view_waiting(each, False) for each in player.luggage],
        "next": view_waiting(player.waiting, player.plays_openly),
    }


def view_played(t: CardiaTable, token: int, carried: list[int], viewer: Viewer) -> dict[str, object]:
    """A played card: what is printed, what modifiers make of it, its token, its signets."""
    kind = t.face[token]
    return {
        "token": viewer.number(token),
        "card": NAMES[kind],
        "printed": VALUE[kind],
        "modifier": t.modifier[token],
        "influence": t.influence(token),
        "ongoing": t.ongoing[token] == 1,
        "signets": carried[token],
    }


def view_waiting(waiting: NextCard, plays_openly: bool) -> list[dict[str, object]]:
    """What waits for a card that is not revealed yet, as a list."""
    shown: list[dict[str, object]] = []
    if waiting.modifier:
        shown.append({"kind": "modifier", "number": waiting.modifier})
    if waiting.choices:
        shown.append({"kind": "choice", "number": waiting.choices})
    if waiting.late:
        shown.append({"kind": "late", "number": waiting.late})
    if waiting.demand != NO_FACTION:
        shown.append({"kind": "demand", "faction": FACTIONS[waiting.demand]})
    if plays_openly:
        shown.append({"kind": "openly"})
    return shown
