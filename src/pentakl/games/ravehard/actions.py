"""Actions: the text form of every answer, and which one an option of a question stands for.

Texts read as a player would say them: `cast royal_sneeze with circle_of_chalk`, `shield 2 of seat 3`. Equal cards are
one action, except laid Shields: the second equal one is written `velvet_parry#2`, because what lies on them may differ.
"""

from __future__ import annotations

from typing import Final

from pentakl.core.events import NOBODY
from pentakl.core.flow import NO_CARD, Choice
from pentakl.core.rules import Act
from pentakl.games.ravehard.cards import CHARACTERS, CRIME_TOOLS, FLIRT, MOST_PLAYERS, SPELL_DECKS
from pentakl.games.ravehard.casting import owner_of
from pentakl.games.ravehard.printed import CARDS, COPIES, KINDS_OF_DECK, NAMES, TIMING
from pentakl.games.ravehard.programs import FLASHBACK, NO_PROGRAM, PARTNERS, PROGRAMS
from pentakl.games.ravehard.questions import (
    BRANCH,
    BRAWL_TURN,
    CAST,
    CHARACTER,
    DISCARD_CARD,
    END,
    EXCHANGE,
    EXCHANGE_HAND,
    FLASH_BACK,
    FLIRT_CARD,
    FREE,
    HELP,
    LANE,
    LAY,
    MESSAGES,
    NOWHERE,
    OWN_SHIELD,
    PASS,
    PASS_ON,
    PASS_TURN,
    PUT_ON,
    REACT_DAMAGE,
    REACT_LOSS,
    RECOVER_CARD,
    REPLACE,
    REPLACING,
    RETURN_TOOL,
    SCHEME,
    SHIELD_TARGET,
    STRIKE_OUT,
    TURN,
    VOLUNTEER,
    WHERE,
    YES,
    flirt_message,
    flirt_receiver,
    flirt_token,
    is_osom,
    partner_in,
    replaced_in,
    token_in,
    way_in,
)
from pentakl.games.ravehard.seat import LANES, MOST_SHIELDS
from pentakl.games.ravehard.table import BOSS, Table, is_shield
from pentakl.games.ravehard.vocabulary import (
    CHOOSE,
    EACH_CHOOSE,
    TIMING_ATTACHMENT,
    TIMING_OFFENSIVE,
    TIMING_STRATEGIC,
    VERBS,
)

HAND_DEALT: Final = 6
NO_NUMBERS: Final[list[int]] = []
ACTIONS: Final[list[str]] = []
NUMBERS: Final[dict[str, int]] = {}


def enter(text: str) -> int:
    NUMBERS[text] = len(ACTIONS)
    ACTIONS.append(text)
    return len(ACTIONS) - 1


def enter_cards(form: str, kinds: list[int]) -> list[int]:
    """One action for each of these kinds, by kind; -1 for the others."""
    numbers = [-1] * len(CARDS)
    for kind in kinds:
        numbers[kind] = enter(form.format(NAMES[kind]))
    return numbers


def enter_laid(form: str, kinds: list[int]) -> list[list[int]]:
    """By kind: an action for each copy that may be laid as a Shield."""
    numbers: list[list[int]] = [[] for _ in CARDS]
    for kind in kinds:
        numbers[kind] = [enter(form.format(laid_name(kind, twin))) for twin in range(COPIES[kind])]
    return numbers


def laid_name(kind: int, twin: int) -> str:
    return NAMES[kind] if twin == 0 else f"{NAMES[kind]}#{twin + 1}"


def subset_text(mask: int) -> str:
    places = [str(place + 1) for place in range(HAND_DEALT) if mask >> place & 1]
    return "exchange " + (" ".join(places) if places else "nothing")


SPELLS: Final[list[int]] = [card.kind for card in CARDS if card.deck < SPELL_DECKS]
CASTABLE: Final[list[int]] = [kind for kind in SPELLS if TIMING[kind] in (TIMING_STRATEGIC, TIMING_OFFENSIVE)]
SHIELDS: Final[list[int]] = [kind for kind in SPELLS if is_shield(kind)]
PAIRED: Final[list[int]] = [kind for kind in SPELLS if PARTNERS[kind]]
enter("time")
FIRST_WORD: Final = len(ACTIONS)
WORDS: Final = [
    "confirm", "end", "pass", "pass-turn", "keep", "exchange", "nowhere", "volunteer", "stay-back", "boss",
]  # fmt: skip
for each_word in WORDS:
    enter(each_word)
FIRST_SEAT: Final = len(ACTIONS)
for each_seat in range(MOST_PLAYERS):
    enter(f"seat {each_seat}")
FIRST_LANE: Final = len(ACTIONS)
for each_lane in range(LANES):
    enter(f"lane {each_lane + 1}")
# By the first verb of a branch: its action and its word; verbs that begin no branch are never looked up.
CHOSEN: Final[list[int]] = [
    branch[0].verb
    for program in PROGRAMS
    for operation in program
    if operation.verb in (CHOOSE, EACH_CHOOSE)
    for branch in operation.branches
]
BRANCH_BY: Final = [enter(f"choose {name}") if verb in CHOSEN else -1 for verb, name in enumerate(VERBS)]
BRANCH_WORDS: Final = [
    f"choose-{name.replace('_', '-')}" if verb in CHOSEN else "choose-damage" for verb, name in enumerate(VERBS)
]
FIRST_SUBSET: Final = len(ACTIONS)
for each_mask in range(1 << HAND_DEALT):
    enter(subset_text(each_mask))
FIRST_PLACE: Final = len(ACTIONS)
for each_seat in range(MOST_PLAYERS):
    for each_place in range(MOST_SHIELDS):
        enter(f"shield {each_place + 1} of seat {each_seat}")

# By whether the coin pays.
COSTS: Final = ["", "osom "]
ATTACK_WORDS: Final = ["attack", "osom-attack"]
CAST_WITH_WORDS: Final = ["cast-with", "osom-cast-with"]
CAST_WITH_LAID_WORDS: Final = ["cast-with-laid", "osom-cast-with-laid"]
FREE_WORDS: Final = ["free", "osom-free"]
# By way: the words of plays that point at one card of the hand or of the Trash.
PLAY_WORDS: Final = {
    CAST: ["cast", "osom-cast"],
    LAY: ["lay", "osom-lay"],
    SCHEME: ["scheme", "scheme"],
    PUT_ON: ["attach", "osom-attach"],
    FLASH_BACK: ["flashback", "osom-flashback"],
}
# By question: the words of answers that point at one card.
CARD_WORDS: Final = {
    DISCARD_CARD: "discard",
    RECOVER_CARD: "recover",
    CHARACTER: "character",
    RETURN_TOOL: "return",
    PASS_ON: "pass-on",
}
ATTACK_BY: Final = [enter(f"{cost}attack") for cost in COSTS]
CAST_BY: Final = [enter_cards(f"{cost}cast {{}}", CASTABLE) for cost in COSTS]
LAY_BY: Final = [enter_cards(f"{cost}lay {{}}", SHIELDS) for cost in COSTS]
ATTACH_BY: Final = [
    enter_cards(f"{cost}attach {{}}", [kind for kind in SPELLS if TIMING[kind] == TIMING_ATTACHMENT]) for cost in COSTS
]
FREE_BY: Final = [enter_laid(f"{cost}free {{}}", SHIELDS) for cost in COSTS]
FLASHBACK_BY: Final = [
    enter_cards(f"{cost}flashback {{}}", [kind for kind in SPELLS if FLASHBACK[kind] != NO_PROGRAM]) for cost in COSTS
]


def enter_pairs(cost: str, kind: int) -> list[list[int]]:
    """By kind of the partner: the actions with a partner of the hand, then with each laid one."""
    numbers: list[list[int]] = [[] for _ in CARDS]
    if kind in CASTABLE:
        for partner in PARTNERS[kind]:
            numbers[partner] = [enter(f"{cost}cast {NAMES[kind]} with {NAMES[partner]}")]
            if is_shield(partner):
                for twin in range(COPIES[partner]):
                    text = f"{cost}cast {NAMES[kind]} with laid {laid_name(partner, twin)}"
                    numbers[partner].append(enter(text))
    return numbers


PAIR_BY: Final = [[enter_pairs(cost, card.kind) for card in CARDS] for cost in COSTS]
ACTIVATE: Final = enter_laid("activate {}", SHIELDS)
PARTNER_KINDS: Final[list[int]] = sorted({partner for kind in PAIRED for partner in PARTNERS[kind]})
JOIN: Final = enter_cards("join {}", PARTNER_KINDS)
JOIN_LAID: Final = enter_laid("join laid {}", [kind for kind in PARTNER_KINDS if is_shield(kind)])
GIVE_UP: Final = enter_laid("give up {}", SHIELDS)
REPLACED: Final = enter_laid("replace {}", SHIELDS)
DISCARDED: Final = enter_cards("discard {}", SPELLS)
RECOVERED: Final = enter_cards("recover {}", SPELLS)
CHARACTER_OF: Final = enter_cards("character {}", KINDS_OF_DECK[CHARACTERS])
SCHEMED: Final = enter_cards("scheme {}", KINDS_OF_DECK[CRIME_TOOLS])
RETURNED: Final = enter_cards("return {}", KINDS_OF_DECK[CRIME_TOOLS])
PASSED_ON: Final = enter_cards("pass on {}", KINDS_OF_DECK[CRIME_TOOLS])
FIRST_FLIRT: Final = [-1] * len(CARDS)
for each_kind in KINDS_OF_DECK[FLIRT]:
    FIRST_FLIRT[each_kind] = len(ACTIONS)
    for each_message in range(1, MESSAGES + 1):
        for each_seat in range(MOST_PLAYERS):
            enter(f"flirt {NAMES[each_kind]} {each_message} with seat {each_seat}")


def play_numbers(cost: int) -> list[list[int]]:
    """By way and by kind: the actions of plays with one card that are named after it alone."""
    numbers = [NO_NUMBERS] * (END + 1)
    numbers[CAST] = CAST_BY[cost]
    numbers[LAY] = LAY_BY[cost]
    numbers[PUT_ON] = ATTACH_BY[cost]
    numbers[FLASH_BACK] = FLASHBACK_BY[cost]
    numbers[SCHEME] = SCHEMED
    return numbers


PLAY_BY: Final = [play_numbers(cost) for cost in range(len(COSTS))]


# The numbers of words.
TO_END: Final = NUMBERS["end"]
TO_PASS: Final = NUMBERS["pass"]
TO_PASS_TURN: Final = NUMBERS["pass-turn"]
TO_KEEP: Final = NUMBERS["keep"]
TO_EXCHANGE: Final = NUMBERS["exchange"]
TO_LAY_NOWHERE: Final = NUMBERS["nowhere"]
TO_VOLUNTEER: Final = NUMBERS["volunteer"]
TO_STAY_BACK: Final = NUMBERS["stay-back"]
TO_NAME_BOSS: Final = NUMBERS["boss"]


# --- from an option to the number of its action


def numbers_of(t: Table, choice: Choice) -> list[int]:
    """The numbers of the actions of all options of a question; `number_of` for each, but faster."""
    prompt, seat, options = choice.prompt, choice.seat, choice.options
    if prompt == TURN:
        return [number_of_play(t, seat, option) for option in options]
    if prompt == FLIRT_CARD:
        return [number_of_flirt(t, option) for option in options]
    if REACT_DAMAGE <= prompt <= REACT_LOSS:
        return [number_of_reaction(t, choice, option) for option in options]
    if prompt == LANE:
        return [FIRST_LANE + option for option in options]
    return [number_of(t, choice, option) for option in options]


def number_of(t: Table, choice: Choice, option: int) -> int:
    """The number of the action that an option of a question stands for."""
    prompt = choice.prompt
    if prompt == TURN or prompt == BRAWL_TURN:
        return number_of_play(t, choice.seat, option)
    if REACT_DAMAGE <= prompt <= HELP:
        return number_of_reaction(t, choice, option)
    if prompt == FLIRT_CARD:
        return number_of_flirt(t, option)
    if prompt == EXCHANGE_HAND:
        return FIRST_SUBSET + option
    if prompt == EXCHANGE:
        return TO_EXCHANGE if option == YES else TO_KEEP
    if prompt == VOLUNTEER:
        return TO_VOLUNTEER if option == YES else TO_STAY_BACK
    if prompt == LANE:
        return FIRST_LANE + option
    if prompt == WHERE:
        if option >= REPLACING:
            return number_of_laid(t, REPLACED, choice.seat, replaced_in(option))
        return TO_LAY_NOWHERE if option == NOWHERE else FIRST_LANE + option
    if prompt == REPLACE:
        return number_of_laid(t, REPLACED, choice.seat, option)
    if prompt == OWN_SHIELD:
        return number_of_laid(t, GIVE_UP, choice.seat, option)
    if prompt == SHIELD_TARGET:
        owner = owner_of(t, option)
        return FIRST_PLACE + owner * MOST_SHIELDS + t.players[owner].shields.index(option)
    if prompt == BRANCH:
        return BRANCH_BY[verb_of_branch(t, option)]
    return number_of_card_or_seat(t, prompt, option)


def number_of_card_or_seat(t: Table, prompt: int, option: int) -> int:
    if prompt == DISCARD_CARD:
        return DISCARDED[t.face[option]]
    if prompt == RECOVER_CARD:
        return RECOVERED[t.face[option]]
    if prompt == CHARACTER:
        return CHARACTER_OF[t.face[option]]
    if prompt == RETURN_TOOL:
        return RETURNED[t.face[option]]
    if prompt == PASS_ON:
        return PASSED_ON[t.face[option]]
    return TO_NAME_BOSS if option == BOSS else FIRST_SEAT + option


def number_of_play(t: Table, seat: int, option: int) -> int:
    way = way_in(option)
    if way == END:
        return TO_END
    cost = 1 if is_osom(option) else 0
    if way == STRIKE_OUT:
        return ATTACK_BY[cost]
    token = token_in(option)
    if way == FREE:
        return number_of_laid(t, FREE_BY[cost], seat, token)
    kind = t.face[token]
    if way == CAST:
        partner = partner_in(option)
        numbers = pair_numbers(t, cost, kind, partner)
        if numbers:
            return numbers[1 + twin_of(t, seat, partner)] if partner in t.players[seat].shields else numbers[0]
    return PLAY_BY[cost][way][kind]


def number_of_flirt(t: Table, option: int) -> int:
    first = FIRST_FLIRT[t.face[flirt_token(option)]]
    return first + (flirt_message(option) - 1) * MOST_PLAYERS + flirt_receiver(option)


def pair_numbers(t: Table, cost: int, kind: int, partner: int) -> list[int]:
    """The actions of casting a card with a partner; [] without one."""
    return NO_NUMBERS if partner == NO_CARD else PAIR_BY[cost][kind][t.face[partner]]


def number_of_reaction(t: Table, choice: Choice, option: int) -> int:
    if option == PASS:
        return TO_PASS
    if option == PASS_TURN:
        return TO_PASS_TURN
    if choice.prompt <= REACT_LOSS:
        return number_of_laid(t, ACTIVATE, choice.seat, option)
    if JOIN[t.face[option]] < 0:
        return TO_PASS  # somebody else imagines this card, and it is nobody's partner
    if option in t.players[choice.seat].shields:
        return number_of_laid(t, JOIN_LAID, choice.seat, option)
    return JOIN[t.face[option]]


def number_of_laid(t: Table, numbers: list[list[int]], seat: int, shield: int) -> int:
    """An own Shield by its name and, among equal ones, by its place."""
    return numbers[t.face[shield]][twin_of(t, seat, shield)]


def twin_of(t: Table, seat: int, shield: int) -> int:
    """How many equal Shields lie before this one."""
    twins = 0
    for token in t.players[seat].shields:
        if token == shield:
            break
        if t.face[token] == t.face[shield]:
            twins += 1
    return twins


def verb_of_branch(t: Table, option: int) -> int:
    """The first verb of a branch, by which it is named."""
    frame = t.frames[-1]
    return PROGRAMS[frame.program][frame.step - 1].branches[option][0].verb


# --- acts: what an action points at


def act_of(t: Table, choice: Choice, option: int) -> Act:
    """The action that an option of a question stands for, with its description."""
    number, prompt = number_of(t, choice, option), choice.prompt
    if prompt == TURN or prompt == BRAWL_TURN:
        return act_of_play(t, number, choice.seat, option)
    if REACT_DAMAGE <= prompt <= HELP:
        return act_of_reaction(t, number, choice, option)
    if prompt == FLIRT_CARD:
        message, receiver = flirt_message(option), flirt_receiver(option)
        return Act(number, "flirt", card=flirt_token(option), seat=receiver, number=message)
    if prompt == EXCHANGE_HAND:
        return Act(number, "exchange-hand" if option else "keep-hand", number=option)
    if prompt == LANE or (prompt == WHERE and 0 <= option < LANES):
        return Act(number, "lane", number=option + 1)
    if prompt == WHERE and option >= REPLACING:
        return act_of_laid(t, number, "replace", choice.seat, replaced_in(option))
    if prompt == REPLACE:
        return act_of_laid(t, number, "replace", choice.seat, option)
    if prompt == OWN_SHIELD:
        return act_of_laid(t, number, "give-up", choice.seat, option)
    if prompt == SHIELD_TARGET:
        return act_of_laid(t, number, "shield", owner_of(t, option), option, owner_of(t, option))
    if prompt == BRANCH:
        return Act(number, BRANCH_WORDS[verb_of_branch(t, option)])
    if prompt in CARD_WORDS:
        return Act(number, CARD_WORDS[prompt], card=option)
    if number < FIRST_SEAT:
        return act_without_object(number)
    return Act(number, "seat", seat=option)


def act_without_object(number: int) -> Act:
    """An answer that is one word and points at nothing."""
    return Act(number, WORDS[number - FIRST_WORD])


def act_of_play(t: Table, number: int, seat: int, option: int) -> Act:
    way, token, partner = way_in(option), token_in(option), partner_in(option)
    cost = 1 if is_osom(option) else 0
    if way == END:
        return act_without_object(number)
    if way == STRIKE_OUT:
        return Act(number, ATTACK_WORDS[cost])
    if way == CAST and pair_numbers(t, cost, t.face[token], partner):
        is_laid = partner in t.players[seat].shields
        return Act(number, CAST_WITH_LAID_WORDS[cost] if is_laid else CAST_WITH_WORDS[cost], card=token)
    if way == FREE:
        return act_of_laid(t, number, FREE_WORDS[cost], seat, token)
    return Act(number, PLAY_WORDS[way][cost], card=token)


def act_of_reaction(t: Table, number: int, choice: Choice, option: int) -> Act:
    if number < FIRST_SEAT:
        return act_without_object(number)
    if choice.prompt <= REACT_LOSS:
        return act_of_laid(t, number, "activate", choice.seat, option)
    if option in t.players[choice.seat].shields:
        return act_of_laid(t, number, "join-laid", choice.seat, option)
    return Act(number, "join", card=option)


def act_of_laid(t: Table, number: int, word: str, owner: int, shield: int, shown_owner: int = NOBODY) -> Act:
    """A Shield by its place; its owner is shown if it may be anybody's."""
    return Act(number, word, card=shield, seat=shown_owner, place=t.players[owner].shields.index(shield))
