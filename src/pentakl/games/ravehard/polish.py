"""Rule sentences in Polish: one function for each verb, and phrases for triggers, targets and players."""

from __future__ import annotations

from typing import Final

from pentakl.games.ravehard.cards import Boss, Darkchmage
from pentakl.games.ravehard.sentences import Sentences, by_players, capital, concerning, signed
from pentakl.games.ravehard.vocabulary import (
    BY_OWNER,
    BY_RANDOM,
    DESTROY_SHIELD,
    FROM_ANY_OTHER_PLAYER,
    MODE_LOCK,
    NOTHING,
    ON_SPELL_CAST,
    TARGETS,
    TRIGGERS,
    WHO,
    WHO_EACH_PLAYER,
    WHO_RANDOM_OTHER_PLAYER,
    WHO_RANDOM_PLAYER,
    WHO_RIGHT_OF_EACH,
    WHO_SELF,
    ZONE_OWN_TRASH,
    Amount,
    Operation,
    Trigger,
)

WHEN: Final = {
    "damage_to_any_other": "Gdy jakiś gracz ma zadać obrażenia komukolwiek poza tobą:",
    "damage_to_any_player": "Gdy dowolny gracz ma otrzymać obrażenia:",
    "damage_to_me": "Gdy masz otrzymać obrażenia:",
    "damage_to_other_player": "Gdy inny gracz ma otrzymać obrażenia:",
    "i_flip_or_die": "Gdy stracisz całe życie z jednej strony karty:",
    "lethal_to_me": "Gdy obrażenia mają sprowadzić cię do 0 życia:",
    "shield_activated": "Gdy ktoś inny aktywuje Tarczę:",
    "spell_cast": "Gdy ktoś inny rzuca Zaklęcie:",
}
WHEN_A_PLAYER_CASTS: Final = "Gdy inny gracz rzuca Zaklęcie:"

AT: Final = {
    "any": "ty, inny gracz albo wróg",
    "any_player": "dowolny żywy gracz",
    "any_player_or_dead": "dowolny gracz, żywy lub martwy",
    "any_player_shield": "dowolna wyłożona Tarcza",
    "dead_player": "martwy gracz",
    "designated": "wyznaczony gracz",
    "enemy": "twój wróg w tej walce",
    "none": "brak",
    "other_player": "inny gracz",
}

# In the nominative and in the genitive.
PEOPLE: Final = {
    "beaten_holder": (
        "gracz z kartą Bycia Bitym (gdy nikt jej nie ma: losowy żywy gracz)",
        "gracza z kartą Bycia Bitym (gdy nikt jej nie ma: losowego żywego gracza)",
    ),
    "boss": ("Boss", "Bossa"),
    "designated": ("wyznaczony gracz", "wyznaczonego gracza"),
    "designated_next": ("kolejny wyznaczony gracz", "kolejnego wyznaczonego gracza"),
    "each_dead_player": ("każdy martwy gracz", "każdego martwego gracza"),
    "each_player": ("każdy żywy gracz", "każdego żywego gracza"),
    "least_life": (
        "żywy gracz z najmniejszą łączną liczbą życia",
        "żywego gracza z najmniejszą łączną liczbą życia",
    ),
    "most_cards": ("żywy gracz z największą liczbą kart na ręce", "żywego gracza z największą liczbą kart na ręce"),
    "most_life": ("żywy gracz z największą łączną liczbą życia", "żywego gracza z największą łączną liczbą życia"),
    "most_life_before": ("ten gracz", "tego gracza"),
    "players_with_shields": ("każdy żywy gracz z Tarczą", "każdego żywego gracza z Tarczą"),
    "players_without_shields": ("każdy żywy gracz bez Tarcz", "każdego żywego gracza bez Tarcz"),
    "random_dead_player": ("losowy martwy gracz", "losowego martwego gracza"),
    "self": ("ty", "ciebie"),
    "source": ("źródło", "źródła"),
    "target": ("cel", "celu"),
    "turn_holder": ("gracz z Kartą Tury", "gracza z Kartą Tury"),
    "winner": ("zwycięzca", "zwycięzcy"),
    "right_of_each": ("gracz po swojej prawej", "gracza po swojej prawej"),
    "left_of_a": ("następny żywy gracz po lewej", "następnego żywego gracza po lewej"),
    "left_of_designated": ("gracz po jego lewej", "gracza po jego lewej"),
    "least_life_other": (
        "inny żywy gracz z najmniejszą łączną liczbą życia",
        "innego żywego gracza z najmniejszą łączną liczbą życia",
    ),
    "chosen_by_a": ("wybrany przez niego inny żywy gracz", "wybranego przez niego innego żywego gracza"),
    "chosen_other_player": (
        "inny żywy gracz, którego wybierzesz",
        "innego żywego gracza, którego wybierzesz",
    ),
    "second_player": ("inny gracz, który ma wolne miejsce", "innego gracza, który ma wolne miejsce"),
    "random_player": ("losowy gracz", "losowego gracza"),
    "random_other_player": ("inny losowy gracz", "innego losowego gracza"),
    "murderer": ("morderca", "mordercy"),
    "accused_innocent": ("niesłusznie oskarżony", "niesłusznie oskarżonego"),
}

EXTRA_ACTIONS: Final = ["strategiczną", "ofensywną", "knucia"]
SKIPPED_ACTIONS: Final = ["strategicznej", "ofensywnej", "knucia"]
CARD_CHOICES: Final = ["według własnego wyboru", "według twojego wyboru", "losowo"]
SHIELD_CHOICES: Final = ["według własnego wyboru", "wybraną przez ciebie (bez podglądania)", "losowo"]
PASSED_TOOLS: Final = ["wybrane", "wybrane przez ciebie", "losowe"]
SWAPPED_TOOLS: Final = ["wybranym", "wybranym przez ciebie", "losowym"]

# One, few, many.
DAMAGES: Final = ["obrażenie", "obrażenia", "obrażeń"]
LIVES: Final = ["punkt życia", "punkty życia", "punktów życia"]
CARDS: Final = ["kartę", "karty", "kart"]
SHIELDS: Final = ["Tarczę", "Tarcze", "Tarcz"]
MANY: Final = 5


class Polish(Sentences):
    """Rule sentences in Polish.

    >>> from pentakl.games.ravehard.vocabulary import NEGATE
    >>> Polish([]).operation(Operation(NEGATE))
    'Anuluj to: nie ma efektu i zostaje odrzucone.'
    """

    def __init__(self, names: list[str]) -> None:
        super().__init__(names)
        self.per = ["liczba martwych graczy", "liczba żywych graczy", "liczba twoich Tarcz"]
        self.at_most = "maks."
        self.twice = "Dwa razy:"

    # --- the frame

    def trigger(self, trigger: Trigger) -> str:
        if trigger.on == ON_SPELL_CAST and trigger.source == FROM_ANY_OTHER_PLAYER:
            return WHEN_A_PLAYER_CASTS
        return WHEN[TRIGGERS[trigger.on]]

    def target(self, target: int) -> str:
        return f"Cel: {AT[TARGETS[target]]}."

    def shield(self, text: str) -> str:
        return f"Tarcza. {text}"

    def flashback(self, text: str) -> str:
        return f"Acid Flashback: {text}"

    def synergy(self, title: str, partners: list[str], text: str) -> str:
        return f"Synergia „{title}” z: {' lub '.join(partners)}. {text}"

    def after_fight(self, text: str) -> str:
        return f"Po walce: {text}"

    def fury(self, boss: Boss) -> str:
        return f"Furia {boss.fury}: od czwartej Tury Bossa przed każdym jego własnym atakiem Atak rośnie o {boss.fury}."

    def throne(self, darkchmage: Darkchmage, accused_life: int) -> str:
        return (
            "1. Morderca staje się Darkcymagiem: nawet martwy wraca na awersie z "
            f"{by_players(darkchmage.life)} życia (3/4/5/6 graczy) i Atakiem {darkchmage.attack}; "
            "to jego jedyny poziom życia. "
            f"2. Darkcymag dobiera do {darkchmage.hand_size} kart ze swojej szkoły i wykłada "
            f"{darkchmage.shields} karty Czarnej Magii jako Tarcze (jeśli ma miejsce). "
            f"3. Każdy martwy gracz wraca na rewersie z {darkchmage.revive_life} życia. "
            f"4. Niesłusznie oskarżony zostaje z {accused_life} życia na obecnej stronie. "
            "5. Wszystkie zmiany Ataku się kończą. Darkcymag bierze Kartę Tury. W swojej turze ma "
            f"{by_players(darkchmage.strategic)} akcji strategicznych i "
            f"{by_players(darkchmage.offensive)} ofensywnych, nie knuje, potem dobiera do {darkchmage.hand_size} kart. "
            "Gracze rozgrywają zwykłe tury bez knucia i mogą atakować Darkcymaga postaciami."
        )

    # --- life

    def damage(self, operation: Operation) -> str:
        return f"{does(operation.who, 'otrzymujesz', 'otrzymuje')} {self.counted(operation.n, DAMAGES)}."

    def heal(self, operation: Operation) -> str:
        return f"{does(operation.who, 'odzyskujesz', 'odzyskuje')} {self.counted(operation.n, LIVES)}."

    def revive(self, operation: Operation) -> str:
        back = does(operation.who, "wracasz do życia na rewersie i masz", "wraca do życia na rewersie i ma")
        return f"{back} {self.counted(operation.n, LIVES)} (nie więcej, niż wskazuje rewers)."

    def set_life(self, operation: Operation) -> str:
        return f"{does(operation.who, 'masz', 'ma')} dokładnie {self.counted(operation.n, LIVES)} na obecnej stronie."

    def modify_attack(self, operation: Operation) -> str:
        gets = does(operation.who, "otrzymujesz", "otrzymuje")
        return f"{gets} {signed(operation.n.base)} do Ataku do końca tej walki (nie mniej niż 0)."

    # --- cards and actions

    def draw(self, operation: Operation) -> str:
        return (
            f"{does(operation.who, 'dobierasz', 'dobiera')} {self.counted(operation.n, CARDS)} z talii swojej szkoły."
        )

    def discard(self, operation: Operation) -> str:
        what = self.counted(operation.n, CARDS)
        return f"{does(operation.who, 'odrzucasz', 'odrzuca')} {what} z ręki {CARD_CHOICES[operation.choose]}."

    def steal_card(self, operation: Operation) -> str:
        what = self.counted(operation.n, CARDS)
        if operation.n.base == 1:
            what = "losową kartę" if operation.choose == BY_RANDOM else "wybraną kartę"
        return f"Weź {what} z ręki {of(operation.who)}."

    def recover(self, operation: Operation) -> str:
        what = self.counted(operation.n, CARDS)
        if operation.n.base == 1:
            what = "losową kartę" if operation.choose == BY_RANDOM else "wybraną kartę"
        school = "swojej" if operation.zone == ZONE_OWN_TRASH else "dowolnej"
        return f"Weź na rękę {what} ze Śmietnika {school} szkoły."

    def extra_action(self, operation: Operation) -> str:
        return f"Wykonaj w tej turze dodatkową akcję {EXTRA_ACTIONS[operation.action]}."

    def skip_action(self, operation: Operation) -> str:
        skips = does(operation.who, "nie wykonujesz", "nie wykonuje")
        return f"{skips} akcji {SKIPPED_ACTIONS[operation.action]} w najbliższej turze."

    # --- Shields

    def destroy_shield(self, operation: Operation) -> str:
        if operation.n.is_all:
            whose = "ze stołu" if operation.who == WHO_EACH_PLAYER else of(operation.who)
            return f"Odrzuć wszystkie Tarcze {whose} (w pojedynku: z tego toru)."
        lost = self.counted(operation.n, SHIELDS)
        return f"{does(operation.who, 'tracisz', 'traci')} {lost} {SHIELD_CHOICES[operation.choose]}."

    def move_shield(self, operation: Operation) -> str:
        return f"Przenieś jedną Tarczę {of(operation.who)}, bez podglądania, do {of(operation.other)}."

    def place_shield(self, operation: Operation) -> str:
        top = "wierzchnią kartę Czarnej Magii jako Tarczę"
        if operation.n.base > 1:
            top = f"{self.counted(operation.n, CARDS)} Czarnej Magii z wierzchu jako Tarcze"
        room = "jeśli masz miejsce" if operation.who == WHO_SELF else "jeśli ma miejsce"
        return f"{does(operation.who, 'wykładasz', 'wykłada')} {top} ({room})."

    def attach(self, operation: Operation) -> str:
        put = "Połóż tę kartę odkrytą na dowolnej Tarczy:"
        if operation.mode == MODE_LOCK:
            return (
                f"{put} dopóki tam leży, tej Tarczy nie można aktywować. "
                "Właściciel może ją odrzucić akcją strategiczną."
            )
        grows = f"jej pierwsza liczba rośnie o {operation.n.base}"
        return f"{put} gdy ta Tarcza zostanie aktywowana, {grows}; potem odrzuć obie."

    def prevent(self, operation: Operation) -> str:
        return f"Zapobiegnij {part_of_damage(operation)}."

    def reflect(self, operation: Operation) -> str:
        return f"Zapobiegnij {part_of_damage(operation)} i zadaj tyle samo ich źródłu."

    def redirect(self, operation: Operation) -> str:
        other = person(operation.other)
        if operation.n.is_all:
            return f"Zamiast ciebie te obrażenia otrzymuje {other}."
        return f"{capital(part_of_damage(operation))} otrzymuje zamiast ciebie {other}."

    def amplify(self, operation: Operation) -> str:
        return f"Zwiększ te obrażenia o {operation.n.base}."

    def negate(self, operation: Operation) -> str:
        return "Anuluj to: nie ma efektu i zostaje odrzucone."

    # --- Crime Tools

    def peek_tool(self, operation: Operation) -> str:
        what = "jedno losowe Narzędzie Zbrodni" if operation.n.base == 1 else "oba Narzędzia Zbrodni"
        if operation.who == WHO_RIGHT_OF_EACH:
            return f"Każdy gracz potajemnie ogląda {what} {of(operation.who)}."
        return f"Potajemnie obejrzyj {what} {of(operation.who)}."

    def swap_tool(self, operation: Operation) -> str:
        both = f"{capital(person(operation.who))} i {person(operation.other)} zamieniają się"
        if operation.who == WHO_RANDOM_PLAYER and operation.other == WHO_RANDOM_OTHER_PLAYER:
            both = "Dwóch losowych graczy zamienia się"
        return f"{both} jednym {SWAPPED_TOOLS[operation.choose]} Narzędziem Zbrodni."

    def pass_tool(self, operation: Operation) -> str:
        passes = does(operation.who, "przekazujesz", "przekazuje")
        if operation.who == WHO_EACH_PLAYER:
            passes = "Wszyscy gracze jednocześnie przekazują"
        return f"{passes} w lewo jedno {PASSED_TOOLS[operation.choose]} Narzędzie Zbrodni."

    # --- fights

    def brawl(self, operation: Operation) -> str:
        fight = (
            f"Walka! {capital(person(operation.who))} kontra {person(operation.other)}: "
            "w tej kolejności każdy wykonuje jedną akcję ofensywną przeciw drugiemu."
        )
        reward = operation.branches[0]
        return f"{fight} Kto zadał więcej obrażeń, wygrywa: {self.operations(reward)}" if reward else fight

    def brawl_ring(self, operation: Operation) -> str:
        dealt = self.counted(operation.n, DAMAGES)
        return f"Walka! W kolejności tur każdy żywy gracz zadaje {dealt} następnemu żywemu graczowi po lewej."

    def strike(self, operation: Operation) -> str:
        attack = f"Zaatakuj cel swoją postacią z {signed(operation.n.base)} do obrażeń"
        return f"{attack}." if operation.retaliation else f"{attack}; nie ma Odwetu."

    def give_beaten(self, operation: Operation) -> str:
        return f"{does(operation.who, 'bierzesz', 'bierze')} kartę Bycia Bitym."

    # --- branches

    def coin(self, operation: Operation) -> str:
        heads, tails = [self.operations(branch) for branch in operation.branches]
        return f"Rzuć monetą. Orzeł: {heads} Reszka: {tails}"

    def choose(self, operation: Operation) -> str:
        return f"Wybierz jedno: {' / '.join(self.operations(branch) for branch in operation.branches)}"

    def each_choose(self, operation: Operation) -> str:
        ways = [" i ".join(self.own_way(each, operation.who) for each in branch) for branch in operation.branches]
        return f"{does(operation.who, 'wybierasz', 'wybiera')}: {' albo '.join(ways)}."

    def own_way(self, operation: Operation, who: int) -> str:
        """What somebody chooses to do, as the end of a sentence: "otrzymuje 3 obrażenia"."""
        if operation.verb == DESTROY_SHIELD and operation.choose == BY_OWNER:
            own = "jedną swoją Tarczę" if operation.n.base == 1 else self.counted(operation.n, SHIELDS)
            return f"odrzuca {own}"
        sentence = self.operation(concerning(operation, who))
        return sentence.removeprefix(capital(person(who))).strip(" .")

    def if_dead(self, operation: Operation) -> str:
        dead, living = [self.operations(branch) for branch in operation.branches]
        return f"Jeśli cel jest martwy: {dead} W przeciwnym razie: {living}"

    # --- the Chamber

    def vote_murderer(self, operation: Operation) -> str:
        return (
            "Wytypujcie mordercę: każdy głosuje na innego gracza. Jeśli oskarżony ma narzędzie zbrodni, "
            "drużyna wygrywa, a morderca przegrywa. W przeciwnym razie odwróćcie tę kartę."
        )

    def become_darkchmage(self, operation: Operation) -> str:
        return f"{does(operation.who, 'stajesz się', 'staje się')} Darkcymagiem."

    def counted(self, amount: Amount, forms: list[str]) -> str:
        """How many of a thing, with the noun in its form; an X has the form of many."""
        number = amount.base if amount.per == NOTHING else MANY
        return f"{self.amount(amount)} {form_of(number, forms)}"


def person(who: int) -> str:
    return PEOPLE[WHO[who]][0]


def of(who: int) -> str:
    return PEOPLE[WHO[who]][1]


def does(who: int, you: str, they: str) -> str:
    """Who does something, at the beginning of a sentence.

    >>> does(WHO_SELF, "dobierasz", "dobiera"), does(WHO_EACH_PLAYER, "dobierasz", "dobiera")
    ('Dobierasz', 'Każdy żywy gracz dobiera')
    """
    return capital(you) if who == WHO_SELF else f"{capital(person(who))} {they}"


def form_of(number: int, forms: list[str]) -> str:
    """The noun that goes with a number: one, few or many of it.

    >>> [form_of(number, DAMAGES) for number in (1, 4, 5, 12, 22)]
    ['obrażenie', 'obrażenia', 'obrażeń', 'obrażeń', 'obrażenia']
    """
    if number == 1:
        return forms[0]
    is_few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    return forms[1] if is_few else forms[2]


def part_of_damage(operation: Operation) -> str:
    """The object of a verb: in the dative for all damage, in the accusative for a part of it."""
    return "całości tych obrażeń" if operation.n.is_all else f"maksymalnie {operation.n.base} z tych obrażeń"
