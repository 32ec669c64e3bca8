"""Checks that every name, number and gist on the page can be seen: in sampled positions of any game, in every size.

layout_audit.js does the checking, in one call for each size. Neither file knows a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from pentakl.bots import greedy_bot, random_bot
from pentakl.core.chance import quick
from pentakl.core.state import State
from pentakl.games import load
from tests.conformance.cases import Case, cases_of
from tests.e2e.prepared import Move, Script, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor, resize

AUDIT: Final = (Path(__file__).parent / "layout_audit.js").read_text()
Size = tuple[int, int]
SIZES: Final[list[Size]] = [(1366, 650), (1280, 720), (1440, 900), (1920, 1080), (820, 1180), (390, 844), (360, 740)]
# The sizes of a desktop at a zoom of 200 %.
ZOOMED: Final[list[Size]] = [(683, 325), (640, 360), (720, 450), (960, 540)]
NAMES: Final = ["Aleksandra", "Bartek", "Celina", "Dobrosława", "Ewa", "Franciszek"]
# The table and its fonts are loaded, and nothing moves.
AT_REST: Final = """() =>
  document.querySelector('main .tray:not([data-busy])') && document.fonts.status === 'loaded'"""
# Resize observers are called after one frame; what they change needs another one.
SETTLED: Final = """async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
}"""

# Picks up a lit card or place, the one of this number; remembers where everything lay.
PICK: Final = """(number) => {
  const lit = [...document.querySelectorAll('main button.card.is-lit, main button.place.is-lit')];
  const one = lit[number % lit.length];
  if (!one || document.querySelector('dialog[open]')) return false;
  const parts = [...document.querySelectorAll('main .tray, main .card, main .place')];
  const jumping = parts.filter((part) => !part.contains(one) || part.matches('.tray'));
  window.layBefore = jumping.map((part) => [part, part.getBoundingClientRect()]);
  one.click();
  return true;
}"""
# What has moved since: nothing shall, but the card that was picked up and those that change their size. Less than half
# a line is no jump. The edge of my side may move by a line, where its words are longer than the room kept for them.
JUMPS: Final = """() => {
  const jumps = window.layBefore.flatMap(([part, before]) => {
    if (!part.isConnected || part.matches('.is-selected')) return [];
    const now = part.getBoundingClientRect();
    if (!part.matches('.tray') && Math.abs(now.width - before.width) > 1) return [];
    const by = Math.round(Math.max(Math.abs(now.left - before.left), Math.abs(now.top - before.top)));
    const zone = part.closest('[aria-label]:not(.card)')?.getAttribute('aria-label');
    const mine = part.matches('.tray');
    return by > (mine ? 24 : 8) ? [`jumps: ${mine ? 'my side' : `in ${zone}`} by ${by} px`] : [];
  });
  return [...new Set(jumps)];
}"""


@dataclass(frozen=True)
class Sample:
    """A position: bots play this case with this seed until seat 0 has been asked this often, or to the end."""

    case: Case
    seed: int
    questions: int

    def __str__(self) -> str:
        return f"{self.case}, seed {self.seed}, question {self.questions}"

    def script(self) -> Script:
        """Half of the games are played by greedy bots, the others at random: they lead to different tables."""
        chance, asked = quick(self.seed), 0
        bot = (greedy_bot, random_bot)[self.seed % 2]

        def move(state: State) -> Move | None:
            nonlocal asked
            asked += any(choice.seat == 0 for choice in state.pending)
            if asked >= self.questions or not state.pending:
                return None
            seat = state.pending[0].seat
            return seat, state.rules.actions[bot(state, seat, chance)]

        return move


def samples(game: str, number: int) -> list[Sample]:
    """Positions of all configurations in turn, from the first question on, further and further into the games."""
    cases = cases_of(load(game))
    # Neighbouring configurations are similar, so the chosen ones are far apart.
    stride = next(step for step in (7, 5, 3, 1) if len(cases) % step or step == 1)
    return [Sample(cases[index * stride % len(cases)], index, 1 + index * 7 % 23) for index in range(number)]


def opens(server: RunningServer, visitor: Visitor, sample: Sample) -> None:
    """Show the visitor the position, and wait until nothing on the page moves."""
    case = sample.case
    others = NAMES[: case.seats - 1]
    # With the button for a hint a question needs the most room.
    code = prepare(server, visitor, case.game.key, case.options, sample.seed, sample.script(), others, hints=True)
    visitor.goes(f"/t/{code}")
    visitor.page.wait_for_function(AT_REST, polling=40)


def findings(
    page: Page, sizes: Sequence[Size] = SIZES, picks: int | None = None, still: bool = True
) -> Iterator[tuple[Size, list[str]]]:
    """What cannot be seen, for each size; the page is resized, not loaded again.

    With `picks` a lit card or place is then picked up, the one of this number, and put down again: what can no longer
    be seen, and, if `still`, what has jumped.
    """
    for size in sizes:
        resize(page, *size)
        page.evaluate(SETTLED)
        yield size, page.evaluate(AUDIT)
        if picks is not None and page.evaluate(PICK, picks):
            page.evaluate(SETTLED)
            jumps = page.evaluate(JUMPS) if still else []
            found = [f"picked: {each}" for each in [*jumps, *page.evaluate(AUDIT)]]
            yield size, found
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
    resize(page, 1280, 800)
