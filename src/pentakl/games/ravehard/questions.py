"""The questions of Ravehard by number, what their options mean, and the kinds of work that wait on the agenda.

Options are seats, tokens, lanes or numbers; a play of a turn packs a way, a card and perhaps its partner into one.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.flow import NO_CARD

# --- questions; PROMPTS are their keys in texts and on the wire

CHARACTER: Final = 0
EXCHANGE_HAND: Final = 1
FIRST_PLAYER: Final = 2
EXCHANGE: Final = 3  # a drawn Black Magic card for another one
LANE: Final = 4
WHERE: Final = 5  # where a drawn Black Magic card is laid
TURN: Final = 6
BRAWL_TURN: Final = 7
TARGET: Final = 8
SHIELD_TARGET: Final = 9
REPLACE: Final = 10
REACT_DAMAGE: Final = 11
REACT_SPELL: Final = 12
REACT_SHIELD: Final = 13
REACT_LOSS: Final = 14
HELP: Final = 15
VOLUNTEER: Final = 16
DESIGNATE: Final = 17
NOMINATE: Final = 18
VOTE: Final = 19
DISCARD_CARD: Final = 20
RECOVER_CARD: Final = 21
BRANCH: Final = 22
MOVE_TO: Final = 23
REDIRECT_TO: Final = 24
SCHEME_WITH: Final = 25
RETURN_TOOL: Final = 26
PASS_ON: Final = 27
OWN_SHIELD: Final = 28
OPPONENT: Final = 29
FLIRT_CARD: Final = 30
PROMPTS: Final = [
    "character", "exchange-hand", "first-player", "exchange", "lane", "where", "turn", "brawl", "target",
    "shield-target", "replace", "react-damage", "react-spell", "react-shield", "react-loss", "help", "volunteer",
    "designate", "nominate", "vote", "discard", "recover", "branch", "move-to", "redirect-to", "scheme-with",
    "return-tool", "pass-on", "own-shield", "opponent", "flirt",
]  # fmt: skip

NO: Final = 0
YES: Final = 1

# Options of windows besides tokens.
PASS: Final = -1
PASS_TURN: Final = -2  # until the end of this turn
# Options of WHERE besides lanes and tokens of Shields to replace.
NOWHERE: Final = -1
REPLACING: Final = 2  # with a token: token * 2 + REPLACING


def replaced_in(option: int) -> int:
    """The Shield that an answer to WHERE replaces."""
    return (option - REPLACING) // 2


# --- plays of a turn

CAST: Final = 0
LAY: Final = 1
PUT_ON: Final = 2  # an attachment
FREE: Final = 3  # an own Shield from a lock
FLASH_BACK: Final = 4
STRIKE_OUT: Final = 5  # attack with the character
SCHEME: Final = 6
END: Final = 7
OSOM: Final = 8  # beside a way: the coin pays for the action


def play(way: int, token: int = NO_CARD, partner: int = NO_CARD) -> int:
    """The option for a play."""
    return (partner + 1) << 13 | (token + 1) << 4 | way


def way_in(option: int) -> int:
    return option & 7


def is_osom(option: int) -> bool:
    return option & OSOM != 0


def token_in(option: int) -> int:
    return (option >> 4 & 511) - 1


def partner_in(option: int) -> int:
    return (option >> 13) - 1


# --- Flirts: a card, one of its messages (from 1) and the receiver in one option

MESSAGES: Final = 3


def flirt(token: int, message: int, receiver: int) -> int:
    return token << 5 | message << 3 | receiver


def flirt_token(option: int) -> int:
    return option >> 5


def flirt_message(option: int) -> int:
    return option >> 3 & 3


def flirt_receiver(option: int) -> int:
    return option & 7


# --- kinds of work on the agenda; the comment lists the ints that follow the kind

CHOOSE_LANE: Final = 0
CALL_HELP: Final = 1  # players with a partner of the card may reveal it
TAKE_AIM: Final = 2
WINDOW: Final = 3  # kind of window, first seat
CARRY_OUT: Final = 4  # kind of window, first seat: the sealed reactions
PERFORM: Final = 5  # go on with the operations of the top frame
PUT_AWAY: Final = 6  # the top frame is over
POP: Final = 7  # a branch is over
STRIKE_BLOW: Final = 8  # victim, striker, amount, lane
LAND: Final = 9  # the damage that is left is taken
RETALIATE: Final = 10  # who retaliates, against whom, lane
LEVEL_LOST: Final = 11  # seat: a duellist draws Black Magic
TAKE_BRANCH: Final = 12  # program, seat
CALL_DESIGNATION: Final = 13
CALL_NOMINATION: Final = 14  # which attempt
BOSS_HITS: Final = 15
BRAWL_ACTION: Final = 16  # seat
BRAWL_OVER: Final = 17  # program of the reward
LAY_CARD: Final = 18  # seat, token: lane, what it replaces
ATTACK_NOW: Final = 19  # seat, bonus, whether there is Retaliation
SCHEME_NOW: Final = 20  # seat, tool
RING_BLOW: Final = 21  # seat, amount: damage to the next living player on the left
DISCARD_ONE: Final = 22  # a mask of seats
ANSWER_SCHEME: Final = 23  # seat, receiver, tool
