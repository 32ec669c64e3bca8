"""Everything that a player can do at one point of a game, each as one move from decision to decision.

A use of a mage or power is one move with all its parts, an explosion one with its turn, its window and what it spares.
So a search meets only the beginnings of turns and the chances to explode, and needs no state but the table.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import EMPTY, NO_CARD, Choice
from pentakl.games.eter.abilities import uses_after
from pentakl.games.eter.greedy import after_blast, all_blasts, is_asked_by_effect, played_last, used
from pentakl.games.eter.play import ALWAYS, DECLINE, EXPLODE, EXPLODING, PASS, USE, EterTable
from pentakl.games.eter.plays import face_up_plays, free_cells, one_of_each
from pentakl.games.eter.table import EXPLOSION, PLAY, TURN

# Kinds of moves.
A_PLAY: Final = 0
A_USE: Final = 1
A_BLAST: Final = 2
A_LAST_PLAY: Final = 3  # the card with which a power ends


class Move:
    """A move: the option that begins it, what kind it is, and everything that is answered after the option.

    `token` is the mage or power that is used.
    """

    __slots__ = ("kind", "option", "parts", "token")
    option: int
    kind: int
    token: int
    parts: list[int]

    def __init__(self, option: int, kind: int, token: int, parts: list[int]) -> None:
        self.option = option
        self.kind = kind
        self.token = token
        self.parts = parts


def moves_to_answer(t: EterTable, choice: Choice, most_uses: int, chance: Chance) -> list[Move]:
    """Every move that begins with an answer to this question, which may come in the middle of a move.

    It is no question about mages to choose or marks to set.
    """
    if choice.prompt == TURN:
        plays = [option for option in choice.options if option < USE or option == PASS]
        tokens = [option - USE for option in choice.options if option >= USE and option != PASS]
        return moves_of_turn(t, choice.seat, plays, tokens, most_uses, chance)
    if choice.prompt == EXPLOSION:
        return moves_of_explosion(t)
    if not is_asked_by_effect(t, choice):
        uses = some_of(uses_after(t, t.players[choice.seat], t.using, t.parts), most_uses, chance)
        return [Move(use[len(t.parts)], A_USE, t.using, use) for use in uses]
    if choice.prompt == PLAY:
        return [Move(option, A_LAST_PLAY, NO_CARD, EMPTY) for option in choice.options]
    return [Move(ways[len(t.parts)], A_BLAST, NO_CARD, ways) for ways in all_blasts(t)]


def moves_on(t: EterTable, most_uses: int, chance: Chance) -> list[Move]:
    """The moves of the mover at the beginning of a turn or at a chance to explode.

    Illusions are left out: to a rival who sees all cards, as those of a search do, they are cards like others.
    """
    if t.phase == EXPLODING:
        return moves_of_explosion(t)
    me = t.players[t.mover]
    plays = face_up_plays(t, me, one_of_each(t, me.hand), free_cells(t))
    tokens = t.usable(me) if me.mage or t.powers else EMPTY
    if not plays and not tokens:
        plays = [PASS]
    return moves_of_turn(t, t.mover, plays, tokens, most_uses, chance)


def moves_of_turn(
    t: EterTable, seat: int, plays: list[int], tokens: list[int], most_uses: int, chance: Chance
) -> list[Move]:
    moves = [Move(play, A_PLAY, NO_CARD, EMPTY) for play in plays]
    for token in tokens:
        for use in some_of(uses_after(t, t.players[seat], token, EMPTY), most_uses, chance):
            moves.append(Move(USE | token, A_USE, token, use))
    return moves


def moves_of_explosion(t: EterTable) -> list[Move]:
    moves = [Move(EXPLODE, A_BLAST, NO_CARD, ways) for ways in all_blasts(t)]
    if t.explosions != ALWAYS:
        moves.append(Move(DECLINE, A_PLAY, NO_CARD, EMPTY))
    return moves


def some_of(uses: list[list[int]], most: int, chance: Chance) -> list[list[int]]:
    """These uses; if there are too many, a random sample of them."""
    if len(uses) <= most:
        return uses
    numbers = list(range(len(uses)))
    chance.shuffle(numbers)
    return [uses[number] for number in sorted(numbers[:most])]


def after(t: EterTable, move: Move) -> EterTable:
    """The table that a move of its mover leaves; perhaps with a chance to explode."""
    if move.kind == A_USE:
        return used(t, t.mover, move.token, move.parts)
    if move.kind == A_BLAST:
        return after_blast(t, move.parts)
    if move.kind == A_LAST_PLAY:
        return played_last(t, move.option)
    copied = t.copy()
    me = copied.players[copied.mover]
    if copied.phase == EXPLODING:
        copied.decline(me)
    elif move.option == PASS:
        copied.pass_turn(me)
    else:
        copied.play(me, move.option)
    return copied
