"""Intrigue: whom to scheme with, which tool to hand over, whom to accuse, what to whisper.

Everything about the murder that a bot decides is here, and `Policy` says how it is inclined.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import CONFIRM, Choice
from pentakl.games.ravehard.beliefs import suspicion
from pentakl.games.ravehard.evaluation import holds_weapon, murder_weapon
from pentakl.games.ravehard.printed import CARDS
from pentakl.games.ravehard.questions import END as END_TURN
from pentakl.games.ravehard.questions import flirt_message, flirt_receiver, flirt_token, play, token_in
from pentakl.games.ravehard.table import Table
from pentakl.games.ravehard.tools import VOTED, message_on

CERTAIN: Final = 1000  # thousandths


class Policy:
    """How a bot is inclined, in percent.

    `schemes`: how often it schemes in a turn. `passes_weapon`: in how many exchanges it hands the weapon on.
    `believes`: how much a claim of somebody else counts beside the own belief. `doubts`: how far its vote strays from
    what it believes.
    """

    __slots__ = ("believes", "doubts", "passes_weapon", "schemes")

    def __init__(self, schemes: int = 50, passes_weapon: int = 35, believes: int = 35, doubts: int = 80) -> None:
        self.schemes = schemes
        self.passes_weapon = passes_weapon
        self.believes = believes
        self.doubts = doubts


STANDARD: Final = Policy()


def suspects(t: Table, me: int, policy: Policy) -> list[int]:
    """By seat, in thousandths: how likely it holds the tool that leads; claims of others are weighed in."""
    found = suspicion(t, me, policy.passes_weapon / 100.0)
    weights = claims(t, me)
    for seat in range(t.seats):
        if seat != me and 0 < found[seat] < CERTAIN - 1:
            found[seat] += weights[seat] * policy.believes // 100
    return found


# --- tools


def scheme(t: Table, me: int, options: list[int], policy: Policy, chance: Chance) -> int:
    """One of the scheming plays, or the end of the turn."""
    if not options or chance.below(100) >= policy.schemes:
        return play(END_TURN)
    token = tool_to_give(t, me, [token_in(option) for option in options], policy, chance)
    return options[[token_in(option) for option in options].index(token)]


def tool_to_give(t: Table, me: int, tokens: list[int], policy: Policy, chance: Chance) -> int:
    """Which tool goes: the weapon now and then, otherwise any."""
    weapon = murder_weapon(t)
    others = [token for token in tokens if t.face[token] != weapon]
    if len(others) < len(tokens) and others:
        if chance.below(100) < policy.passes_weapon:
            return next(token for token in tokens if t.face[token] == weapon)
        return others[int(chance.below(len(others)))]
    return tokens[int(chance.below(len(tokens)))]


def whom_to_scheme_with(t: Table, choice: Choice, policy: Policy, chance: Chance) -> int:
    """Anybody but those of whom others have warned."""
    options = choice.options
    if not holds_weapon(t, choice.seat):
        weights = claims(t, choice.seat)
        calm = [seat for seat in options if weights[seat] <= 0]
        options = calm or options
    return options[int(chance.below(len(options)))]


def whom_to_peek_at(t: Table, me: int, seats: list[int], policy: Policy) -> int:
    """Whoever is suspected most without being certain."""
    found = suspects(t, me, policy)
    doubts = [0 if found[seat] >= CERTAIN - 1 else found[seat] for seat in seats]
    return seats[doubts.index(max(doubts))]


# --- the vote


def vote(t: Table, choice: Choice, policy: Policy, chance: Chance) -> int:
    """Accuse whoever is suspected most; a murderer accuses whom others may believe it of."""
    if CONFIRM in choice.options:
        return CONFIRM
    me = choice.seat
    votes = votes_of_others(t, me)
    if holds_weapon(t, me):
        scores = [votes[seat] * 100 + int(chance.below(100)) for seat in choice.options]
    else:
        found = suspects(t, me, policy)
        scores = []
        for seat in choice.options:
            score = found[seat] + (votes[seat] * CERTAIN * policy.believes // 100) + stray(policy, chance)
            # Whoever cannot have it is not accused, whatever others say.
            scores.append(score if found[seat] > 0 else 0)
    return choice.options[scores.index(max(scores))]


def stray(policy: Policy, chance: Chance) -> int:
    """How far one vote strays, in thousandths."""
    return int(chance.below(CERTAIN * policy.doubts // 100 + 1))


def votes_of_others(t: Table, me: int) -> list[int]:
    """By seat: how many others accused it in a first ballot."""
    votes = [0] * t.seats
    for entry in t.ledger:
        if entry[0] == VOTED and entry[2] != me:
            votes[entry[3]] += 1
    return votes


# --- Flirts


def claims(t: Table, me: int) -> list[int]:
    """By seat, in thousandths: what the messages on a player's Flirt cards say against it."""
    weights = [0] * t.seats
    for token in t.players[me].flirts:
        if message_on(token) not in t.secrets:
            continue
        secret = t.secrets[message_on(token)]
        giver = (secret.known & ~(1 << me)).bit_length() - 1
        meaning = CARDS[t.face[token]].meanings[secret.value - 1]
        accused = accused_by(t, giver, meaning, me)
        if accused >= 0 and accused != me:
            weights[accused] += 300
        elif meaning == "claim_hold_leader":
            weights[giver] += 100
        elif meaning == "claim_not_hold_leader" or meaning == "vote_not_me":
            weights[giver] -= 100
    return weights


def accused_by(t: Table, giver: int, meaning: str, receiver: int) -> int:
    """Whom a message accuses; -1 if nobody."""
    if meaning in ("accuse_left", "claim_saw_leader_at_left", "warn_do_not_scheme_left"):
        return (giver + 1) % t.seats
    if meaning in ("accuse_right", "claim_saw_leader_at_right", "warn_do_not_scheme_right"):
        return (giver - 1) % t.seats
    return receiver if meaning == "accuse_you" else -1


def flirt(t: Table, choice: Choice, policy: Policy, chance: Chance) -> int:
    """The message that says most of what the bot wants to be believed, to somebody whom it does not accuse."""
    me = choice.seat
    found = suspects(t, me, policy)
    has_weapon = holds_weapon(t, me)
    scores: list[int] = []
    for option in choice.options:
        meaning = CARDS[t.face[flirt_token(option)]].meanings[flirt_message(option) - 1]
        receiver = flirt_receiver(option)
        scores.append(use_of_message(t, me, meaning, receiver, found, has_weapon) + int(chance.below(20)))
    return choice.options[scores.index(max(scores))]


def use_of_message(t: Table, me: int, meaning: str, receiver: int, found: list[int], has_weapon: bool) -> int:
    """How well a message serves; the holder of the weapon lies."""
    accused = accused_by(t, me, meaning, receiver)
    if accused == me or accused == receiver:
        return 0
    if accused >= 0:
        return 150 if has_weapon else found[accused] - 1000 // t.seats
    if meaning == "claim_not_hold_leader" or meaning == "vote_not_me":
        return 120 if has_weapon or found[me] == 0 else 0
    if meaning == "claim_hold_leader":
        return 0
    if meaning == "ask_heal":
        return 60 if t.players[me].life < 5 else 0
    return 40
