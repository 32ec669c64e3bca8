"""Intrigue: whom to scheme with, which tool to give away, whom to vote for, when to flirt and with which message.

Everything that a bot decides about the murder is here; `Policy` says how it tends to decide.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.events import NOBODY
from pentakl.core.flow import CONFIRM, UNANSWERED, Choice
from pentakl.games.ravehard.beliefs import suspicion
from pentakl.games.ravehard.defence import designated_amount
from pentakl.games.ravehard.evaluation import holds_weapon, murder_weapon, visible_cost
from pentakl.games.ravehard.printed import CARDS
from pentakl.games.ravehard.questions import END as END_TURN
from pentakl.games.ravehard.questions import flirt_message, flirt_receiver, flirt_token, play, token_in
from pentakl.games.ravehard.seat import ON_REVERSE
from pentakl.games.ravehard.table import Table
from pentakl.games.ravehard.tools import FLIRTED, PASSED, SCHEMED, SWAPPED, VOTED, message_on
from pentakl.games.ravehard.vocabulary import ACTION_OFFENSIVE, ACTION_STRATEGIC

# Suspicion is counted in thousandths.
CERTAIN: Final = 1000
AN_ACCUSATION: Final = 300
A_CLAIM: Final = 100  # what a player says about their own pockets

# How much a bot wants to send a message; 0: not at all.
CHATTER: Final = 30
A_REPLY: Final = 60
A_REQUEST: Final = 80
INNOCENCE: Final = 90
A_LIE: Final = 150
WHIM: Final = 20  # a random part, so that bots differ
TO_WHOEVER_FLIRTED: Final = 30
FEW_LIFE: Final = 5


class Policy:
    """How a bot tends to decide, in percent.

    `schemes`: in how many turns it schemes. `flirts`: in how many turns it flirts, if it has something to say.
    `passes_weapon`: in how many exchanges it gives the weapon away. `believes`: how much the word of others counts
    compared with what the bot has worked out itself. `doubts`: how large the random part of its vote is.
    """

    __slots__ = ("believes", "doubts", "flirts", "passes_weapon", "schemes")

    def __init__(
        self, schemes: int = 50, passes_weapon: int = 35, believes: int = 35, doubts: int = 140, flirts: int = 33
    ) -> None:
        self.schemes = schemes
        self.passes_weapon = passes_weapon
        self.believes = believes
        self.doubts = doubts
        self.flirts = flirts


STANDARD: Final = Policy()
HOT_POTATO: Final = Policy(passes_weapon=80)
HARDLY_EVER: Final = Policy(passes_weapon=5)


def suspects(t: Table, me: int, policy: Policy) -> list[int]:
    """By seat: how likely it holds the leading tool; the word of others counts where the bot is not certain."""
    found = suspicion(t, me, policy.passes_weapon / 100.0)
    weights = hearsay(t, me, found)
    for seat in range(t.seats):
        if seat != me and 0 < found[seat] < CERTAIN - 1:
            found[seat] = max(1, found[seat] + weights[seat] * policy.believes // 100)
    return found


def trust_in(t: Table, me: int, policy: Policy) -> list[int]:
    """By seat, in thousandths: how likely it does not hold the weapon; before the third Evidence all are trusted."""
    if murder_weapon(t) < 0 or t.dark != NOBODY:
        return [CERTAIN] * t.seats
    return [max(0, CERTAIN - each) for each in suspects(t, me, policy)]


# --- tools


def scheme(t: Table, me: int, options: list[int], policy: Policy, chance: Chance) -> int:
    """One of the scheming plays, or the end of the turn."""
    if not options or chance.below(100) >= policy.schemes:
        return play(END_TURN)
    tokens = [token_in(option) for option in options]
    return options[tokens.index(tool_to_give(t, tokens, policy, chance))]


def tool_to_give(t: Table, tokens: list[int], policy: Policy, chance: Chance) -> int:
    """The weapon as often as the policy says, otherwise any other tool."""
    weapon = murder_weapon(t)
    others = [token for token in tokens if t.face[token] != weapon]
    if len(others) < len(tokens) and others and chance.below(100) < policy.passes_weapon:
        return next(token for token in tokens if t.face[token] == weapon)
    return any_of(others or tokens, chance)


def whom_to_scheme_with(t: Table, choice: Choice, policy: Policy, chance: Chance) -> int:
    """Anybody; a bot without the weapon avoids players whom others have accused."""
    options = choice.options
    me = choice.seat
    if not holds_weapon(t, me):
        weights = hearsay(t, me, suspicion(t, me, policy.passes_weapon / 100.0))
        trusted = [seat for seat in options if weights[seat] <= 0]
        options = trusted or options
    return any_of(options, chance)


def whom_to_peek_at(t: Table, me: int, seats: list[int], policy: Policy) -> int:
    """The main suspect, unless the bot is certain about them already."""
    found = suspects(t, me, policy)
    doubts = [0 if found[seat] >= CERTAIN - 1 else found[seat] for seat in seats]
    return seats[doubts.index(max(doubts))]


def any_of(options: list[int], chance: Chance) -> int:
    return options[int(chance.below(len(options)))]


# --- designated damage


def designate(t: Table, choice: Choice, policy: Policy) -> int:
    """Name the player to whom the blow costs least; the cost to a suspect counts less."""
    amount = designated_amount(t)
    trust = trust_in(t, choice.seat, policy)
    costs = [visible_cost(t, seat, amount) * trust[seat] for seat in choice.options]
    return choice.options[costs.index(min(costs))]


# --- the vote


def vote(t: Table, choice: Choice, policy: Policy, chance: Chance) -> int:
    """Accuse the main suspect; the murderer accuses the player whom others have accused."""
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
            score = found[seat] + (votes[seat] * CERTAIN * policy.believes // 100) + random_part(policy, chance)
            # A player who cannot hold the weapon is not accused, whatever others say.
            scores.append(score if found[seat] > 0 else 0)
    return choice.options[scores.index(max(scores))]


def random_part(policy: Policy, chance: Chance) -> int:
    return int(chance.below(CERTAIN * policy.doubts // 100 + 1))


def votes_of_others(t: Table, me: int) -> list[int]:
    """By seat: how many others accused it in the first ballot, if there was one."""
    votes = [0] * t.seats
    for entry in t.ledger:
        if entry[0] == VOTED and entry[2] != me:
            votes[entry[3]] += 1
    return votes


# --- Flirts that the bot has received


def hearsay(t: Table, me: int, found: list[int]) -> list[int]:
    """By seat, in thousandths: what the messages in a player's hand say against it; below 0 they speak for it.

    A message is about the tool that led when it was sent, so it expires with the next Evidence. An accusation counts
    half as much after each exchange of the accused. The more its giver is suspected (`found`), the less it counts.
    """
    weights = [0] * t.seats
    for token in t.players[me].flirts:
        if message_on(token) not in t.secrets:
            continue
        secret = t.secrets[message_on(token)]
        giver = (secret.known & ~(1 << me)).bit_length() - 1
        sent = last_flirt(t, giver, me)
        if sent >= 0 and t.ledger[sent][1] < len(t.evidence):
            continue
        trust = max(0, CERTAIN - found[giver])
        meaning = CARDS[t.face[token]].meanings[secret.value - 1]
        accused = accused_by(t, giver, meaning, me)
        if accused >= 0 and accused != me:
            weights[accused] += (AN_ACCUSATION * trust // CERTAIN) >> exchanges_since(t, accused, sent)
        elif meaning == "claim_hold_leader":
            weights[giver] += A_CLAIM
        elif meaning in ("claim_not_hold_leader", "claim_passed_leader_on", "vote_not_me"):
            weights[giver] -= A_CLAIM * trust // CERTAIN
    return weights


def last_flirt(t: Table, giver: int, receiver: int) -> int:
    """The last entry of the ledger in which one player flirted with another; -1 if there is none."""
    for index in range(len(t.ledger) - 1, -1, -1):
        entry = t.ledger[index]
        if entry[0] == FLIRTED and entry[2] == giver and entry[3] == receiver:
            return index
    return -1


def exchanges_since(t: Table, seat: int, index: int) -> int:
    """How many times a player may have given a tool away after an entry of the ledger."""
    count = 0
    for entry in t.ledger[index + 1 :]:
        is_exchange = entry[0] == SCHEMED or entry[0] == SWAPPED
        # When all pass a tool on, everybody gives once.
        if (is_exchange and seat in entry[2:]) or (entry[0] == PASSED and entry[2] == seat):
            count += 1
    return count


def accused_by(t: Table, giver: int, meaning: str, receiver: int) -> int:
    """Whom a message accuses; NOBODY if it accuses nobody."""
    if meaning in ("accuse_left", "claim_saw_leader_at_left", "warn_do_not_scheme_left"):
        return (giver + 1) % t.seats
    if meaning in ("accuse_right", "claim_saw_leader_at_right", "warn_do_not_scheme_right"):
        return (giver - 1) % t.seats
    return receiver if meaning == "accuse_you" else NOBODY


# --- Flirts that the bot sends


def flirt(t: Table, choice: Choice, policy: Policy, chance: Chance) -> int:
    """In some turns, before anything else: the most useful message. UNANSWERED: the bot does not flirt now."""
    me = choice.seat
    if t.dark != NOBODY or not is_start_of_turn(t, me) or chance.below(100) >= policy.flirts:
        return UNANSWERED
    found = suspects(t, me, policy)
    courting = [seat for seat in range(t.seats) if is_waiting_for_reply(t, me, seat)]
    best, sent = 0, UNANSWERED
    for option in choice.options:
        meaning = CARDS[t.face[flirt_token(option)]].meanings[flirt_message(option) - 1]
        receiver = flirt_receiver(option)
        is_courting = receiver in courting
        use = use_of_message(t, me, meaning, receiver, found, is_courting)
        if use > 0:
            use += int(chance.below(WHIM)) + (TO_WHOEVER_FLIRTED if is_courting else 0)
        if use > best:
            best, sent = use, option
    return sent


def is_start_of_turn(t: Table, me: int) -> bool:
    """Whether the player whose turn it is has done nothing yet. The dead have no actions but scheming."""
    is_fresh = t.actions[ACTION_STRATEGIC] > 0 and t.actions[ACTION_OFFENSIVE] > 0
    return t.turn == me and (is_fresh or not t.players[me].is_alive())


def is_waiting_for_reply(t: Table, me: int, giver: int) -> bool:
    """Whether a player has flirted with me after I last flirted with them."""
    return last_flirt(t, giver, me) > last_flirt(t, me, giver)


def use_of_message(t: Table, me: int, meaning: str, receiver: int, found: list[int], is_courting: bool) -> int:
    """How much a bot wants to send a message. The holder of the weapon lies; everybody else says what they believe."""
    has_weapon = holds_weapon(t, me)
    accused = accused_by(t, me, meaning, receiver)
    if accused != NOBODY:
        if accused == receiver:
            return 0  # that would warn them
        return A_LIE if has_weapon else found[accused] - CERTAIN // t.seats
    if meaning in ("claim_not_hold_leader", "vote_not_me"):
        return A_LIE if has_weapon else INNOCENCE if found[me] == 0 else 0
    if meaning == "claim_passed_leader_on":
        return A_LIE if has_weapon else 0
    if meaning == "claim_hold_leader":
        # Before the third Evidence, holding the leading tool does not make a murderer.
        return 0 if has_weapon or found[me] == 0 else A_REQUEST
    if meaning in ("ask_heal", "ask_take_damage", "save_me_a_shield"):
        player = t.players[me]
        return A_REQUEST if player.level == ON_REVERSE and player.life < FEW_LIFE else 0
    if meaning in ("reply_yes", "reply_no"):
        return A_REPLY if is_courting else 0
    return CHATTER if meaning in ("alliance", "just_flirt", "ask_synergy") else 0
