"""What a viewer may see of a table of Ravehard.

Counts, backs, lives, Attacks and everything that lies open are public; cards are shown to those who know them. `decks`
and `trash` are rows by school, in a duel by seat. `ledger` is what everybody has noticed of tools, Flirts and votes;
`sightings` are the tools that a player saw then: the viewer's own, and everybody's after the end.
"""

from __future__ import annotations

from pentakl.core.events import NOBODY
from pentakl.core.viewer import Viewer
from pentakl.games.ravehard.cards import CRIME_TOOLS, DECKS, SCHOOLS
from pentakl.games.ravehard.chamber import leading_tool, points_of_tools
from pentakl.games.ravehard.frame import NO_LANE
from pentakl.games.ravehard.life import full_life, total_life
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.printed import CARDS, KINDS_OF_DECK, NAMES
from pentakl.games.ravehard.seat import LEVELS, Seat
from pentakl.games.ravehard.story import PHASES
from pentakl.games.ravehard.table import BOSS
from pentakl.games.ravehard.tools import DEEDS, message_on, seen_by, sightings
from pentakl.games.ravehard.vocabulary import ACTIONS


def view_table(t: RavehardTable, viewer: Viewer) -> dict[str, object]:
    return {
        "mode": "duel" if t.is_duel else "story",
        "phase": PHASES[t.phase],
        "turn": None if t.turn == NOBODY else t.turn,
        "turns": t.turns,
        "actions": {ACTIONS[action]: count for action, count in enumerate(t.actions)},
        "coin": None if t.coin == NOBODY else t.coin,
        "osom_used": t.osom_used,
        "lane": None if t.lane == NO_LANE else t.lane + 1,
        "beaten": None if t.beaten == NOBODY else t.beaten,
        "players": [view_player(t, player, viewer) for player in t.players],
        "decks": [viewer.pile(t, deck, NAMES) for deck in t.decks],
        "trash": [viewer.pile(t, trash, NAMES) for trash in t.trashes],
        "general": {"count": len(t.general)},
        "black_magic": viewer.pile(t, t.black_magic, NAMES),
        "removed": viewer.pile(t, t.removed, NAMES),
        "middle": viewer.pile(t, t.middle, NAMES),
        "story": {"count": len(t.story)},
        "evidence": viewer.pile(t, t.evidence, NAMES),
        "tools": view_tools(t),
        "boss": view_boss(t, viewer),
        "enemies": {"count": len(t.enemies)},
        "enemy_discard": viewer.pile(t, t.enemy_discard, NAMES),
        "past": viewer.pile(t, t.past, NAMES),
        "blow": view_blow(t),
        "brawl": t.brawl[:2],
        "darkchmage": None if t.dark == NOBODY else t.dark,
        "round": t.rounds,
        "accused": None if t.accused == NOBODY else t.accused,
        "ledger": [
            {"deed": DEEDS[entry[0]], "evidence": entry[1], "seat": entry[2], "other": entry[3]} for entry in t.ledger
        ],
        "sightings": [view_sightings(t, seat, viewer) for seat in range(t.seats)],
    }


def view_player(t: RavehardTable, player: Seat, viewer: Viewer) -> dict[str, object]:
    has_character = bool(player.character)
    return {
        "character": viewer.pile(t, player.character, NAMES),
        "school": DECKS[t.character(player.index).school] if has_character else None,
        "level": LEVELS[player.level],
        "life": player.life,
        "full_life": full_life(t, player.index) if has_character else 0,
        "total_life": total_life(t, player.index) if has_character else 0,
        "attack": t.attack_of(player.index) if has_character else 0,
        "attack_change": player.attack_change,
        "hand": viewer.hand(t, player.hand, player.index, NAMES),
        "shields": [view_shield(t, player, place, viewer) for place in range(len(player.shields))],
        "tools": viewer.hand(t, player.tools, player.index, NAMES),
        "flirts": viewer.hand(t, player.flirts, player.index, NAMES),
        "messages": view_messages(t, player, viewer),
        "has_flirted": player.has_flirted,
        "skips": [ACTIONS[action] for action in range(len(ACTIONS)) if player.skips >> action & 1],
    }


def view_shield(t: RavehardTable, player: Seat, place: int, viewer: Viewer) -> dict[str, object]:
    """A Shield with what lies on it; a back has a number as well, so that it can be pointed at."""
    token = player.shields[place]
    pile = viewer.pile(t, [token, *player.on(token)], NAMES)
    shown: dict[str, object] = {"token": viewer.number(token), "back": view_back(t, token), **pile}
    if t.is_duel:
        shown["lane"] = player.lanes[place] + 1
    if t.is_locked(player, token):
        shown["locked"] = True
    return shown


def view_back(t: RavehardTable, token: int) -> str:
    """In a duel all cards of a game deck look alike."""
    back = t.pool[token]
    return "school" if t.is_duel and back < SCHOOLS else DECKS[back]


def view_messages(t: RavehardTable, player: Seat, viewer: Viewer) -> list[dict[str, object]]:
    """The messages on a player's Flirt cards that the viewer gave or got."""
    shown: list[dict[str, object]] = []
    for token in player.flirts:
        secret = t.secrets.get(message_on(token))
        if secret is not None and viewer.is_among(secret.known) and viewer.sees(t, token):
            shown.append({"card": NAMES[t.face[token]], "message": secret.value})
    return sorted(shown, key=str)


def view_tools(t: RavehardTable) -> list[dict[str, object]]:
    """All tools of the game with their points; `is_leading` marks what would be the weapon now."""
    if t.is_duel:
        return []
    points = points_of_tools(t)
    leading = leading_tool(t)
    kinds = [kind for kind in KINDS_OF_DECK[CRIME_TOOLS] if CARDS[kind].min_players <= t.seats]
    return [{"card": NAMES[kind], "points": points[kind], "is_leading": kind == leading} for kind in kinds]


def view_boss(t: RavehardTable, viewer: Viewer) -> dict[str, object]:
    shown = viewer.pile(t, t.boss, NAMES)
    if t.boss:
        shown["life"] = t.boss_life
        shown["full_life"] = full_life(t, BOSS)
        shown["attack"] = t.attack_of(BOSS)
        shown["turns"] = t.boss_turns
    return shown


def view_blow(t: RavehardTable) -> dict[str, object] | None:
    """The damage that is about to be dealt; `boss` if the victim or the striker is the Boss."""
    if t.amount <= 0:
        return None
    shown: dict[str, object] = {"victim": show_who(t.victim), "striker": show_who(t.striker), "amount": t.amount}
    if t.is_duel:
        shown["lane"] = t.blow_lane + 1
    return shown


def show_who(who: int) -> int | str | None:
    return "boss" if who == BOSS else None if who == NOBODY else who


def view_sightings(t: RavehardTable, seat: int, viewer: Viewer) -> list[dict[str, object]]:
    """The tools that a player has seen in events of the ledger, as far as the viewer knows them."""
    entries = t.players[seat].seen
    if not entries or not viewer.is_among(t.secrets[sightings(seat)].known):
        return []
    kinds = seen_by(t, seat)
    return [{"entry": entry, "card": NAMES[kinds[i]]} for i, entry in enumerate(entries)]
