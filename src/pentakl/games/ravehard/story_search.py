"""The search of Ravehard's bots in the story: the greedy bot's answer, unless another one proves better.

One play changes the chance of a team by about 1 %, less than imagined worlds differ. So every answer is compared with
the greedy bot's in the same worlds, and each world is played to the end of the fight: after a fixed number of decisions
one answer would have met more of the Boss's turns than another. What the greedy bot thinks of an answer
(`turns.worth_of_play`) counts as if it had been measured before; the more worlds there are, the less it counts.

A fight does not show what a rumour is worth. So scheming is left to the greedy bot.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from pentakl.core.chance import Chance
from pentakl.core.flow import Choice
from pentakl.core.search import Answer, Judgement, next_question
from pentakl.core.state import State
from pentakl.games.ravehard import turns
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.questions import END, HELP, PASS_TURN, REACT_DAMAGE, SCHEME, TURN, way_in
from pentakl.games.ravehard.step_search import ENOUGH, StepSearch

STAKES: Final = 0.06  # how much less a play of the story decides than one of the duel
LONGEST: Final = 400  # decisions of a fight
DOUBT: Final = 0.002  # the loss that is expected of any other answer than the greedy bot's
OF_WORTH: Final = 0.0003  # the loss that is expected for each tenth of a life less (`evaluation.py`)
SPREAD: Final = 0.006  # the standard deviation of what answers lose, around what is expected
A_GUESS: Final = 0.03  # the standard deviation of results between worlds before any were seen
FEW: Final = 4  # worlds after which an answer may be given up
MOST: Final = 24  # worlds: fights are long


class StorySearch(StepSearch):
    """A search that compares answers with the greedy bot's in the same imagined worlds."""

    __slots__ = ("_expected_losses", "_is_blind", "_lucks", "_results")
    _expected_losses: list[float]  # for every answer, against the greedy bot's
    _is_blind: list[bool]  # for every answer: whether a fight does not show what it is worth
    _lucks: list[Chance]  # for every world
    _results: list[list[float]]  # for every answer: its result in each world that it was tried in

    def __init__(self, state: State, seat: int, seed: int, judgement: Judgement) -> None:
        self._expected_losses = []
        self._is_blind = []
        self._lucks = []
        self._results = []
        super().__init__(state, seat, seed, judgement)
        self.stakes = STAKES

    # --- answers

    def answers_to_try(self, t: RavehardTable, choice: Choice) -> list[int]:
        if REACT_DAMAGE <= choice.prompt <= HELP:
            return [option for option in choice.options if option != PASS_TURN]
        return choice.options

    def _enter(self, world: State, question: int, option: int) -> None:
        before = len(self._actions)
        super()._enter(world, question, option)
        if len(self._actions) == before:
            return
        self._results.append([])
        choice = self._asked(world)[question]
        t = world.table
        assert isinstance(t, RavehardTable)
        first = self._options[0]
        is_other_question = self._questions[0] != question
        if before == 0:
            self._expected_losses.append(0.0)
            self._is_blind.append(False)
        elif is_other_question or choice.prompt != TURN:
            self._expected_losses.append(DOUBT)
            self._is_blind.append(is_other_question)
        else:
            less = worth_of_turn(t, choice, first) - worth_of_turn(t, choice, option)
            self._expected_losses.append(DOUBT + OF_WORTH * max(0, less))
            self._is_blind.append(SCHEME in (way_in(first), way_in(option)))

    # --- worlds

    def iterate(self) -> None:
        if self._visits[0] >= (ENOUGH if len(self._actions) == 1 else MOST):
            return
        for place in self._still_tried():
            self._try_again(place)

    def _still_tried(self) -> list[int]:
        """The greedy bot's answer and those that may yet prove better; none if there are no others."""
        most = self._visits[0]
        best = max([self._gain(place) for place in range(len(self._actions)) if self._visits[place] or place == 0])
        others = [place for place in range(1, len(self._actions)) if self._visits[place] == most]
        if most >= FEW:
            others = [place for place in others if self._gain(place) + self._doubt(place) / 2 >= best]
        return [0, *others] if others or most < FEW else []

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
        """The answers that were tried, the best first."""
        visits = sum(self._visits)
        tried = [place for place in range(len(self._visits)) if self._visits[place]]
        tried.sort(key=lambda place: (-self._gain(place), place))
        found: list[Answer] = []
        for place in tried:
            expected = max(0.0, min(1.0, self._mean(0) + self._gain(place)))
            found.append(Answer(self._actions[place], self._visits[place], expected, self._visits[place] / visits))
        return found

    def _gain(self, place: int) -> float:
        """How much better than the greedy bot's answer this one is, by what was expected and by what was seen."""
        if place == 0:
            return 0.0
        loss, count = self._expected_losses[place], len(self._results[place])
        if count == 0:
            return -loss
        seen = self._certainty(place)
        ahead = (self._totals[place] - sum(self._results[0][:count])) / count
        gain = (ahead * seen - loss / SPREAD**2) / (seen + 1.0 / SPREAD**2)
        return min(gain, -loss) if self._is_blind[place] else gain

    def _doubt(self, place: int) -> float:
        """The standard deviation of the gain."""
        return 1.0 / sqrt(self._certainty(place) + 1.0 / SPREAD**2)

    def _certainty(self, place: int) -> float:
        """One divided by the variance of the mean difference from the greedy bot's answer."""
        mine, theirs = self._results[place], self._results[0]
        count = len(mine)
        mean = (self._totals[place] - sum(theirs[:count])) / count
        spread = A_GUESS**2
        for world in range(count):
            spread += (mine[world] - theirs[world] - mean) ** 2
        return count * (count + 1.0) / spread


def worth_of_turn(t: RavehardTable, choice: Choice, option: int) -> int:
    """What is left of a turn is worth if it begins with this play; the other kinds of plays can still follow."""
    if way_in(option) == END:
        return 0
    best = [0, 0]  # of strategic and of offensive plays
    for each in choice.options:
        if way_in(each) != END and way_in(each) != SCHEME:
            kind = int(turns.is_offensive(t, each))
            best[kind] = max(best[kind], turns.worth_of_play(t, choice.seat, each))
    if way_in(option) == SCHEME:
        return best[0] + best[1]
    return turns.worth_of_play(t, choice.seat, option) + best[0 if turns.is_offensive(t, option) else 1]
