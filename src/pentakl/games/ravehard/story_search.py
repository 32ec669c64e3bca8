"""The search of Ravehard's bots in the story: the greedy bot's answer, and what the others would lose.

One play changes the chance of a team by about 1 %, less than imagined worlds differ, so the greedy bot's answer stays
the best. The others are judged for hints, for the analysis and for levels that choose softly: first by what the greedy
bot thinks of them, then in the same worlds as its own answer. Each world is played to the end of the fight: after a
fixed number of decisions one answer would have met more of the Boss's turns than another.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.search import Answer, Judgement, next_question
from pentakl.core.state import State
from pentakl.games.ravehard import turns
from pentakl.games.ravehard.evaluation import damage_gain, worth_at
from pentakl.games.ravehard.frame import ATTACK
from pentakl.games.ravehard.greedy import worth_of_branch
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.questions import (
    BRANCH,
    BRAWL_TURN,
    DISCARD_CARD,
    END,
    HELP,
    PASS_TURN,
    REACT_DAMAGE,
    RECOVER_CARD,
    REDIRECT_TO,
    SCHEME,
    TARGET,
    TURN,
    way_in,
)
from pentakl.games.ravehard.step_search import ENOUGH, StepSearch

STAKES: Final = 0.015  # how much less a play of the story decides than one of the duel
LONGEST: Final = 400  # decisions of a fight
AT_FIRST: Final = 10  # iterations that judge only the greedy bot's answer
LEAST_LOSS: Final = 0.002  # of any other answer
USUAL_LOSS: Final = 0.02  # of another answer to a question for which there are no worths
OF_WORTH: Final = 0.0003  # the loss for each tenth of a life that an answer is worth less (`evaluation.py`)
SPREAD: Final = 0.006  # the standard deviation of losses around what is expected
A_GUESS: Final = 0.03  # the standard deviation of results between worlds before any were seen
FEW: Final = 4  # worlds after which an answer may be given up
MOST: Final = 8  # worlds in which other answers are tried
# Questions whose options the greedy bot weighs in tenths of a life.
WITH_WORTHS: Final = [TURN, BRAWL_TURN, TARGET, DISCARD_CARD, RECOVER_CARD, BRANCH, REDIRECT_TO]


class StorySearch(StepSearch):
    """A search that compares answers with the greedy bot's in the same imagined worlds."""

    __slots__ = ("_expected_losses", "_lucks", "_results")
    _expected_losses: list[float]  # for every answer: against the greedy bot's
    _lucks: list[Chance]  # for every world
    _results: list[list[float]]  # for every answer: its result in each world that it was tried in

    def __init__(self, state: State, seat: int, seed: int, judgement: Judgement) -> None:
        self._expected_losses = []
        self._lucks = []
        self._results = []
        super().__init__(state, seat, seed, judgement)
        self.stakes = STAKES

    # --- answers

    def answers_to_try(self, t: RavehardTable, choice: Choice) -> list[int]:
        if REACT_DAMAGE <= choice.prompt <= HELP:
            return [option for option in choice.options if option != PASS_TURN]
        if choice.prompt == TURN and way_in(self._options[0]) not in (SCHEME, END):
            # Scheming can follow any play.
            return [option for option in choice.options if way_in(option) != SCHEME]
        return choice.options

    def _enter(self, world: State, question: int, option: int) -> None:
        before = len(self._actions)
        super()._enter(world, question, option)
        if len(self._actions) == before:
            return
        self._results.append([])
        loss = 0.0 if before == 0 else USUAL_LOSS
        if before > 0 and self._questions[0] == question:
            t = world.table
            assert isinstance(t, RavehardTable)
            choice = self._asked(world)[question]
            if choice.prompt in WITH_WORTHS:
                less = worth_of_answer(t, choice, self._options[0]) - worth_of_answer(t, choice, option)
                loss = LEAST_LOSS + OF_WORTH * max(0, less)
        self._expected_losses.append(loss)

    # --- worlds

    def iterate(self) -> None:
        if self.iterations < AT_FIRST or len(self._actions) == 1:
            if self._visits[0] < ENOUGH:
                self._try_again(0)
            return
        for place in self._still_tried():
            self._try_again(place)

    def _still_tried(self) -> list[int]:
        """The other answers that are not given up."""
        most = max(self._visits[1:])
        if most >= MOST:
            return []
        places = [place for place in range(1, len(self._visits)) if self._visits[place] == most]
        if most < FEW:
            return places
        return [place for place in places if self._loss(place) - self._doubt(place) <= LEAST_LOSS]

    def _try_again(self, place: int) -> None:
        """Try an answer in its next world; the greedy bot's is tried in every world that another one is."""
        number = self._visits[place]
        if place and self._visits[0] <= number:
            self._try_again(0)
        if number == len(self._lucks):
            self._lucks.append(self.chance.fork())
        self._try(place, self._lucks[number].copy())

    def _judge(self, place: int, world: State, luck: Chance) -> float:
        result = self._after_fight(world, luck)[self.seat]
        self._results[place].append(result)
        return result

    def _after_fight(self, world: State, luck: Chance) -> list[float]:
        """Each seat's chance of winning when this fight is over, or when the next one begins."""
        t, root, policy = world.table, self.root.table, self.judgement.policy
        assert isinstance(t, RavehardTable)
        assert isinstance(root, RavehardTable)
        assert policy is not None
        for _ in range(LONGEST):
            if t.boss != root.boss or t.dark != root.dark:
                break
            question = next_question(world, luck)
            if question is None:
                break
            world.take(question, policy(world, question, luck))
        return Judgement(None, self.judgement.estimate, 0).results(world, luck)

    # --- what was found

    def choices(self) -> list[Answer]:
        """All answers, the greedy bot's first; those that were not tried yet are judged by their worth alone."""
        visits = self._visits
        if not visits[0]:
            return []
        places = list(range(len(visits)))
        places.sort(key=lambda place: (self._loss(place), place))
        total, top = sum(visits), self._mean(0)
        return [
            Answer(self._actions[place], visits[place], max(0.0, top - self._loss(place)), visits[place] / total)
            for place in places
        ]

    def _loss(self, place: int) -> float:
        """How much worse than the greedy bot's answer this one is, by what was expected and by what was seen."""
        loss, count = self._expected_losses[place], len(self._results[place])
        if place == 0 or count == 0:
            return loss
        seen = self._certainty(place)
        behind = (sum(self._results[0][:count]) - self._totals[place]) / count
        return max(LEAST_LOSS, (behind * seen + loss / SPREAD**2) / (seen + 1.0 / SPREAD**2))

    def _doubt(self, place: int) -> float:
        """The standard deviation of the loss."""
        return 1.0 / sqrt(self._certainty(place) + 1.0 / SPREAD**2)

    def _certainty(self, place: int) -> float:
        """One divided by the variance of the mean difference from the greedy bot's answer."""
        mine, theirs = self._results[place], self._results[0]
        count = len(mine)
        mean = (self._totals[place] - sum(theirs[:count])) / count
        squares = A_GUESS**2
        for world in range(count):
            squares += (mine[world] - theirs[world] - mean) ** 2
        return count * (count + 1.0) / squares


# --- what the greedy bot thinks of its options, in tenths of a life


def worth_of_answer(t: RavehardTable, choice: Choice, option: int) -> int:
    """What an option is worth, for one of the questions WITH_WORTHS."""
    prompt, me = choice.prompt, choice.seat
    if prompt == TURN:
        return worth_of_turn(t, choice, option)
    if prompt == BRAWL_TURN:
        return turns.worth_of_play(t, me, option)
    if prompt == TARGET:
        frame = t.frames[-1]
        if frame.kind == ATTACK:
            return turns.worth_of_attack(t, me, option)
        return worth_at(t, me, frame.program, frame, option)
    if prompt == DISCARD_CARD:
        return -turns.worth_of_card(t, me, option)
    if prompt == RECOVER_CARD:
        return turns.worth_of_card(t, me, option)
    if prompt == BRANCH:
        return worth_of_branch(t, me, option)
    assert prompt == REDIRECT_TO, prompt
    return damage_gain(t, me, option, t.amount)


def worth_of_turn(t: RavehardTable, choice: Choice, option: int) -> int:
    """What the rest of a turn is worth if it begins with this play; plays of the other kind can still follow."""
    if way_in(option) == END:
        return 0
    best = [0, 0]  # of strategic and of offensive plays
    for each in choice.options:
        if way_in(each) != END and way_in(each) != SCHEME:
            kind = 1 if turns.is_offensive(t, each) else 0
            best[kind] = max(best[kind], turns.worth_of_play(t, choice.seat, each))
    if way_in(option) == SCHEME:
        return best[0] + best[1]
    return turns.worth_of_play(t, choice.seat, option) + best[0 if turns.is_offensive(t, option) else 1]
