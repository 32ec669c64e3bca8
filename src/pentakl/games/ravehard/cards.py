"""The classes of Ravehard's cards: what is printed on each, as the rules read it.

A card has a number, its *kind*: its place in `cards.json`. All cards are one class, `Card`; what only some decks have
(the sides of a character, the life of a Boss, the paragraphs of an Evidence) is an object of its own, None on other
cards. Nothing here changes after loading. The words behind the ints are in `vocabulary.py`; the loaded cards are in
`printed.py`.
"""

from __future__ import annotations

from typing import Final

from pentakl.games.ravehard.vocabulary import Effect, Synergy

# The decks. The first three are the schools: a school's number is that of its deck.
DECKS: Final = [
    "majestic", "classical", "contemporary", "general", "black_magic", "characters", "crime_tools", "evidence",
    "bosses", "enemies", "events", "archmages_chamber", "flirt", "components",
]  # fmt: skip
MAJESTIC: Final = 0
CLASSICAL: Final = 1
CONTEMPORARY: Final = 2
GENERAL: Final = 3
BLACK_MAGIC: Final = 4
CHARACTERS: Final = 5
CRIME_TOOLS: Final = 6
EVIDENCE: Final = 7
BOSSES: Final = 8
ENEMIES: Final = 9
EVENTS: Final = 10
ARCHMAGES_CHAMBER: Final = 11
FLIRT: Final = 12
COMPONENTS: Final = 13
SCHOOLS: Final = 3  # how many
SPELL_DECKS: Final = 5  # the schools, General School and Black Magic

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6

# The sides of a character.
OBVERSE: Final = 0
REVERSE: Final = 1

EVENT_KINDS: Final = ["fight", "revive", "tools", "good", "bad"]

# What a Flirt message means, for bots.
MEANINGS: Final = [
    "accuse_left", "accuse_right", "accuse_you", "alliance", "ask_heal", "ask_scheme_with_me", "ask_synergy",
    "ask_take_damage", "claim_hold_leader", "claim_not_hold_leader", "claim_passed_leader_on",
    "claim_saw_leader_at_left", "claim_saw_leader_at_right", "just_flirt", "offer_take_damage", "reply_no",
    "reply_yes", "save_me_a_shield", "sorry_for_damage", "vote_like_me", "vote_not_me", "warn_do_not_scheme_left",
    "warn_do_not_scheme_right", "warn_do_not_take", "warn_of_traitor",
]  # fmt: skip


class Character:
    """The school of a character, and Attack and life by side (OBVERSE, REVERSE)."""

    __slots__ = ("attack", "life", "school")

    def __init__(self, school: int, attack: list[int], life: list[int]) -> None:
        self.school = school
        self.attack = attack
        self.life = life


class Boss:
    """A Boss; `life` is by the number of players: `boss.life[players]`."""

    __slots__ = ("attack", "fury", "life")

    def __init__(self, attack: int, fury: int, life: list[int]) -> None:
        self.attack = attack
        self.fury = fury
        self.life = life


class Paragraph:
    """A paragraph of an Evidence: for which numbers of players it is read, and the points it adds to a Crime Tool."""

    __slots__ = ("max_players", "min_players", "points", "tool")

    def __init__(self, min_players: int, max_players: int, tool: int, points: int) -> None:
        self.min_players = min_players
        self.max_players = max_players
        self.tool = tool
        self.points = points


class Darkchmage:
    """The obverse of the Archmage's Chamber; lists are by the number of players."""

    __slots__ = ("attack", "effect", "hand_size", "life", "offensive", "revive_life", "scheme", "shields", "strategic")

    def __init__(self, effect: Effect, attack: int, shields: int, hand_size: int, revive_life: int) -> None:
        self.effect = effect
        self.attack = attack
        self.shields = shields  # Black Magic cards laid at once, if there is room
        self.hand_size = hand_size
        self.revive_life = revive_life
        self.life: list[int] = []
        # How many actions of each kind a turn has.
        self.strategic: list[int] = []
        self.offensive: list[int] = []
        self.scheme: list[int] = []


class Card:
    """One kind of card, as printed.

    `effect` is what the card does when it is cast, revealed or, for a Boss, after its fight; for a Shield it is what
    its activation does. `shield` is the text by which a card may be laid as a Shield: the effect of a Shield, or the
    second text of some Spells. None if the card has no such text.
    """

    __slots__ = (
        "boss",
        "character",
        "copies",
        "darkchmage",
        "deck",
        "effect",
        "event_kind",
        "flashback",
        "kind",
        "meanings",
        "min_players",
        "name",
        "paragraphs",
        "seniority",
        "shield",
        "synergy",
        "timing",
    )

    def __init__(self, kind: int, name: str, deck: int, copies: int, timing: int) -> None:
        self.kind = kind
        self.name = name  # the id of cards.json
        self.deck = deck
        self.copies = copies
        self.timing = timing  # TIMING_…, or NOTHING
        self.effect: Effect | None = None
        self.shield: Effect | None = None
        self.flashback: Effect | None = None
        self.synergy: Synergy | None = None
        self.character: Character | None = None
        self.boss: Boss | None = None
        self.darkchmage: Darkchmage | None = None
        self.min_players = 0  # of a Crime Tool and an Evidence
        self.seniority = 0  # of a Crime Tool
        self.paragraphs: list[Paragraph] = []  # of an Evidence
        self.event_kind = ""  # of an Event: one of EVENT_KINDS
        self.meanings: list[str] = []  # of a Flirt card: what its messages mean, in order
