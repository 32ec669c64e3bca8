"""Retakes the README's pictures: bots play to a good moment, and Chromium takes a screenshot. `make pictures`."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from pentakl.bots import greedy_bot
from pentakl.core.chance import quick
from pentakl.core.state import State
from tests.e2e.prepared import Move, Script, prepare
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import launch, visit

OUT: Final = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY: Final = 86
NAMES: Final = ["Marta", "Olek", "Zofia", "Jan", "Ewa"]


@dataclass(frozen=True)
class Moment:
    """A game, and how far bots play it before seat 0 is asked `prompt`. `pick` is the card to take up, by its place."""

    name: str
    game: str
    options: dict[str, str]
    seats: int
    seed: int
    moves: int
    prompt: str
    language: str
    phone: bool = False
    pick: int | None = None


FULL_ETER: Final = {"mode": "both", "illusions": "yes", "explosions": "optional"}
MOMENTS: Final = [
    Moment("karmaka-desktop", "karmaka", {"variant": "teams"}, 4, 11, 120, "play", "en", pick=1),
    Moment("karmaka-phone", "karmaka", {"variant": "free"}, 3, 5, 90, "play", "en", phone=True, pick=0),
    Moment("cardia-desktop", "cardia", {"deck": "1", "locations": "random:1"}, 2, 3, 14, "play", "en", pick=1),
    Moment("realms-desktop", "realms", {"variant": "standard"}, 4, 4, 14, "take", "en"),
    Moment("eter-desktop", "eter", FULL_ETER, 2, 6, 9, "turn", "en", pick=1),
    Moment("eter-phone", "eter", FULL_ETER, 2, 4, 9, "turn", "en", phone=True, pick=1),
    Moment("ravehard-desktop", "ravehard", {"reaction": "off"}, 4, 7, 240, "turn", "en", pick=0),
    Moment("ravehard-phone", "ravehard", {"reaction": "off"}, 6, 2, 400, "turn", "en", phone=True),
]
# Seven cards of a physical table.
HAND: Final = ["unicorn", "princess", "warhorse", "hydra", "swamp", "mirage", "doppelganger"]


def until(moment: Moment) -> Script:
    """Greedy bots play every seat until the moment has come."""
    chance, done = quick(1), 0

    def move(state: State) -> Move | None:
        nonlocal done
        asked = [state.rules.prompts[choice.prompt] for choice in state.pending if choice.seat == 0]
        if done >= moment.moves and moment.prompt in asked:
            return None
        seat = state.pending[0].seat
        done += 1
        return seat, state.rules.actions[greedy_bot(state, seat, chance)]

    return move


def take(browser: Browser, server: RunningServer, moment: Moment) -> None:
    visitor = visit(browser, server.address, moment.language, moment.phone, "reduced")
    code = prepare(server, visitor, moment.game, moment.options, moment.seed, until(moment), NAMES[: moment.seats - 1])
    if not moment.phone:
        visitor.page.set_viewport_size({"width": 1440, "height": 900})
    visitor.goes(f"/t/{code}")
    found = visitor.awaits()
    if moment.pick is not None:
        visitor.touches(found["cards"][moment.pick])
    visitor.page.wait_for_timeout(500)
    visitor.page.screenshot(path=OUT / f"{moment.name}.jpg", quality=QUALITY)
    visitor.context.close()


def score(browser: Browser, server: RunningServer) -> None:
    """The scoring helper, on a phone."""
    visitor = visit(browser, server.address, "en", phone=True, motion="reduced")
    visitor.goes("/helper/realms#h=" + ".".join(HAND))
    visitor.page.wait_for_selector(".points")
    visitor.page.wait_for_timeout(500)
    visitor.page.screenshot(path=OUT / "helper-phone.jpg", quality=QUALITY)
    visitor.context.close()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        RunningServer(Path(data)) as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        for moment in MOMENTS:
            take(browser, server, moment)
        score(browser, server)


if __name__ == "__main__":
    main()
