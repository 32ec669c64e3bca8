"""Writes positions as documents, hidden cards included; `positions.py` reads them."""

from __future__ import annotations

from pentakl.core.events import NOBODY
from pentakl.core.state import State
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.positions import names_of_decks
from pentakl.games.ravehard.printed import NAMES
from pentakl.games.ravehard.reactions import has_standing_pass
from pentakl.games.ravehard.seat import LEVELS, Seat
from pentakl.games.ravehard.story import CHOOSING, PHASES, TURNING
from pentakl.games.ravehard.tools import DEEDS, message_on, seen_by
from pentakl.games.ravehard.vocabulary import ACTIONS


def describe(state: State) -> dict[str, object]:
    """The position between two actions as a document, hidden cards included: what `Game.arrange` takes."""
    t = state.table
    assert isinstance(t, RavehardTable)
    if state.is_mid_effect or t.is_over() or t.phase not in (TURNING, CHOOSING):
        raise ValueError("a position of Ravehard is described between two actions of a turn")
    options = {option.name: state.settings[option.name] for option in state.rules.offered_options()}
    if t.phase == CHOOSING:
        taken = [names(t, player.character)[0] if player.character else None for player in t.players]
        return {"options": options, "phase": PHASES[t.phase], "seats": [{"character": each} for each in taken]}
    document: dict[str, object] = {
        "options": options,
        "seats": [show_seat(t, player) for player in t.players],
        "decks": {name: names(t, t.decks[number][::-1]) for number, name in enumerate(names_of_decks(t))},
        "trash": {name: names(t, t.trashes[number][::-1]) for number, name in enumerate(names_of_decks(t))},
        "general": names(t, t.general[::-1]),
        "black_magic": names(t, t.black_magic[::-1]),
        "removed": sorted(names(t, t.removed)),
        "turn": t.turn,
        "actions": {name: t.actions[action] for action, name in enumerate(ACTIONS)},
        "turns": t.turns,
    }
    if t.is_duel:
        document["coin"] = show_seat_number(t.coin)
        document["osom_used"] = t.osom_used
    else:
        document |= {
            "story": names(t, t.story[::-1]),
            "evidence": names(t, t.evidence),
            "boss": show_boss(t),
            "enemies": names(t, t.enemies[::-1]),
            "enemy_discard": sorted(names(t, t.enemy_discard)),
            "past": names(t, t.past),
            "beaten": show_seat_number(t.beaten),
            "turns_left": t.turns_left,
            "darkchmage": show_seat_number(t.dark),
            "round": t.rounds,
            "accused": show_seat_number(t.accused),
            "ledger": [
                {"deed": DEEDS[entry[0]], "evidence": entry[1], "seat": entry[2], "other": entry[3]}
                for entry in t.ledger
            ],
        }
    return document


def names(t: RavehardTable, tokens: list[int]) -> list[str]:
    return [NAMES[t.face[token]] for token in tokens]


def show_seat_number(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def show_seat(t: RavehardTable, player: Seat) -> dict[str, object]:
    shown: dict[str, object] = {
        "character": names(t, player.character)[0],
        "level": LEVELS[player.level],
        "life": player.life,
        "hand": sorted(names(t, player.hand)),
        "shields": [show_shield(t, player, place) for place in range(len(player.shields))],
        "attack_change": player.attack_change,
        "passes": has_standing_pass(t, player.index),
    }
    if not t.is_duel:
        kinds = seen_by(t, player.index)
        shown |= {
            "tools": sorted(names(t, player.tools)),
            "flirts": sorted([show_flirt(t, player, token) for token in player.flirts], key=str),
            "skips": [ACTIONS[action] for action in range(len(ACTIONS)) if player.skips >> action & 1],
            "has_flirted": player.has_flirted,
            "seen": [{"entry": entry, "card": NAMES[kinds[i]]} for i, entry in enumerate(player.seen)],
        }
    return shown


def show_shield(t: RavehardTable, player: Seat, place: int) -> dict[str, object]:
    token = player.shields[place]
    shown: dict[str, object] = {"card": NAMES[t.face[token]], "on": names(t, player.on(token))}
    if t.is_duel:
        shown["lane"] = player.lanes[place] + 1
    return shown


def show_flirt(t: RavehardTable, player: Seat, token: int) -> dict[str, object]:
    shown: dict[str, object] = {"card": NAMES[t.face[token]]}
    secret = t.secrets.get(message_on(token))
    if secret is not None:
        giver = secret.known & ~(1 << player.index)
        shown |= {"message": secret.value, "from": giver.bit_length() - 1}
    return shown


def show_boss(t: RavehardTable) -> dict[str, object] | None:
    if not t.boss:
        return None
    return {
        "card": names(t, t.boss)[-1],
        "life": t.boss_life,
        "change": t.boss_change,
        "fury": t.fury,
        "turns": t.boss_turns,
    }
