"""Measures the balance of Ravehard between bots: how often teams reach the Chamber, catch the murderer and win.

    python -m bench.ravehard [--seats 4] [--games 1000] [--seed 0] [--bot archmage] [--workers 2] [--json]

Without `--seats` it measures 2 (the duel) to 6 players. Each figure is printed with its 95 % confidence interval
(Wilson) and, if it has one, its bar: the bounds that it has to keep. A game depends only on its number, so the result
does not depend on the workers.

What is counted:
- the Chamber is reached when the vote takes place;
- the team wins when the winners are more than the murderer alone;
- the accused is guilty when the vote ends the game. Chance is 1 / players: this is how often the accused is guilty if
  everybody votes for another player at random. (An innocent voter alone hits the murderer in 1 / (players - 1).)
  Votes that stay tied accuse nobody and are left out;
- an exchange passes the weapon on if its holder schemes with somebody after the third Evidence and gives it away.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import pentakl
from pentakl.core.events import NOBODY
from pentakl.core.record import Record
from pentakl.core.state import State
from pentakl.games.ravehard.chamber import EVIDENCE_NEEDED, holder_of_weapon, leading_tool
from pentakl.games.ravehard.life import CAUGHT, TURN_LIMIT
from pentakl.games.ravehard.play import RavehardTable
from pentakl.games.ravehard.tools import FLIRTED, PASSED, SCHEMED, SWAPPED, VOTED, seen_by
from pentakl.lab.arena import Study
from pentakl.lab.intervals import wilson

PLAYERS = [2, 3, 4, 5, 6]
PIECES_FOR_A_WORKER = 4

Counts = Counter[str]


# --- counting


def count_game(counts: Counts, record: Record, state: State) -> None:
    """Add what happened in one finished game."""
    t, outcome = state.table, state.outcome
    assert isinstance(t, RavehardTable)
    assert outcome is not None
    counts["games"] += 1
    counts["decisions"] += len(record.actions)
    counts[f"reason {outcome.reason}"] += 1
    counts["flirts"] += sum(entry[0] == FLIRTED for entry in t.ledger)
    if t.is_duel:
        first = t.turn if t.turns % 2 == 0 else 1 - t.turn
        counts["decided"] += len(outcome.winners) == 1
        counts["first player won"] += outcome.winners == [first]
        return
    counts["team won"] += len(outcome.winners) > 1
    if any(entry[0] == VOTED for entry in t.ledger):
        counts["chambers"] += 1
        is_caught = outcome.reason == CAUGHT
        counts["caught"] += is_caught
        counts["accused"] += is_caught or t.accused != NOBODY
        count_exchanges(counts, t)


def count_exchanges(counts: Counts, t: RavehardTable) -> None:
    """Follow the weapon back from the Chamber to the third Evidence, by what both sides of each exchange saw."""
    weapon = leading_tool(t)
    holder = holder_of_weapon(t)
    moved: dict[int, set[int]] = {}
    for player in t.players:
        for entry, kind in zip(player.seen, seen_by(t, player.index), strict=True):
            moved.setdefault(entry, set()).add(kind)
    for index in range(len(t.ledger) - 1, -1, -1):
        deed, evidence, one, other = t.ledger[index]
        if evidence < EVIDENCE_NEEDED:
            return
        is_weapon = weapon in moved.get(index, set())
        if deed == SCHEMED and holder in (one, other):
            counts["exchanges"] += 1
            counts["weapon passed on"] += is_weapon
        if deed in (SCHEMED, SWAPPED, PASSED) and is_weapon:
            holder = one if holder == other else other


def count_piece(piece: Study) -> Counts:
    """What happened in a piece of a study, as a function that can be sent to another process."""
    counts = Counts()
    piece.play(lambda record, state: count_game(counts, record, state))
    return counts


def count_study(study: Study, workers: int) -> Counts:
    counts = Counts()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for found in pool.map(count_piece, study.split(PIECES_FOR_A_WORKER * workers)):
            counts.update(found)
    return counts


# --- figures


@dataclass(frozen=True)
class Figure:
    """A share of games with its confidence interval, and the bounds that it has to keep."""

    name: str
    count: int
    of: int
    least: float = 0.0
    most: float = 1.0

    @property
    def share(self) -> float:
        return self.count / max(self.of, 1)

    @property
    def has_bar(self) -> bool:
        return self.least > 0 or self.most < 1

    @property
    def keeps_bar(self) -> bool:
        return self.least <= self.share <= self.most

    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.of)

    def document(self) -> dict[str, object]:
        low, high = self.interval()
        document: dict[str, object] = {"count": self.count, "of": self.of, "share": round(self.share, 4)}
        document["interval"] = [round(low, 4), round(high, 4)]
        if self.has_bar:
            document["bar"] = [round(self.least, 4), round(self.most, 4)]
            document["keeps_bar"] = self.keeps_bar
        return document

    def line(self) -> str:
        low, high = self.interval()
        bar = ""
        if self.has_bar:
            bar = (
                f"   bar {100 * self.least:5.1f} to {100 * self.most:5.1f} %: {'kept' if self.keeps_bar else 'MISSED'}"
            )
        return f"  {self.name:34} {100 * self.share:5.1f} % ({100 * low:5.1f} to {100 * high:5.1f}) of {self.of:5}{bar}"


def figures(counts: Counts, seats: int) -> list[Figure]:
    games = counts["games"]
    if seats == 2:
        return [
            Figure("first player won", counts["first player won"], counts["decided"], 0.43, 0.57),
            Figure("ended by the limit", counts[f"reason {TURN_LIMIT}"], games, most=0.009),
        ]
    return [
        Figure("reached the Chamber", counts["chambers"], games, 0.70, 0.92),
        Figure("team won", counts["team won"], games, 0.35, 0.65),
        Figure("accused was guilty", counts["caught"], counts["accused"], least=1.2 / seats),
        Figure("caught, of all Chambers", counts["caught"], counts["chambers"]),
        Figure("exchanges pass the weapon on", counts["weapon passed on"], counts["exchanges"]),
    ]


def times_chance(counts: Counts, seats: int) -> float:
    """How many times as often as by chance the accused is guilty."""
    return seats * counts["caught"] / max(counts["accused"], 1)


def reasons(counts: Counts) -> dict[str, int]:
    return {name.removeprefix("reason "): counts[name] for name in sorted(counts) if name.startswith("reason ")}


# --- the command


def measure(seats: int, games: int, seed: int, bot: str, workers: int) -> Counts:
    study = Study(pentakl.load("ravehard"), [bot] * seats, games, seed, {"reaction": "off"})
    return count_study(study, workers)


def document(counts: Counts, seats: int) -> dict[str, object]:
    shown: dict[str, object] = {"seats": seats, "games": counts["games"], "reasons": reasons(counts)}
    for figure in figures(counts, seats):
        shown[figure.name] = figure.document()
    if seats > 2:
        shown["times as often guilty as by chance"] = round(times_chance(counts, seats), 3)
    for name in ("flirts", "decisions"):
        shown[f"{name} a game"] = round(counts[name] / counts["games"], 2)
    return shown


def lines(counts: Counts, seats: int) -> list[str]:
    found = [f"{seats} players, {counts['games']} games"]
    found += [figure.line() for figure in figures(counts, seats)]
    if seats > 2:
        found.append(f"  guilty {times_chance(counts, seats):.2f} times as often as by chance (1 / {seats})")
    found.append("  " + ", ".join(f"{reason} {count}" for reason, count in reasons(counts).items()))
    for_each = [f"{counts[name] / counts['games']:.1f} {name}" for name in ("decisions", "flirts")]
    found.append(f"  {' and '.join(for_each)} a game")
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, choices=PLAYERS, help="number of players; all if it is not given")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game; the next game has the next seed")
    parser.add_argument(
        "--policy",
        default="",
        help="when bots pass the weapon on: hot-potato or hardly-ever; by default as greedy does",
    )
    parser.add_argument("--bot", default="greedy", help="the bot in all seats, such as a level; greedy if not given")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    for seats in [given.seats] if given.seats else PLAYERS:
        bot = f"greedy:{given.policy}" if given.policy else given.bot
        counts = measure(seats, given.games, given.seed, bot, given.workers)
        if given.json:
            print(json.dumps(document(counts, seats)), flush=True)
        else:
            print("\n".join(lines(counts, seats)), flush=True)


if __name__ == "__main__":
    main()
