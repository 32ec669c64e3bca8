"""Prints how much a first visit has to download, for every game and language, with its budget. `make weight`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from pentakl.games import keys
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import launch
from tests.e2e.weight import CARD_KB, HOME_KB, HOME_REQUESTS, PLAY, Load, weigh


def row(load: Load, budget: int) -> str:
    kinds = ", ".join(f"{kind.lower()} {size / 1000:.0f}" for kind, size in sorted(load.kinds.items()))
    return f"{load.kb:6.1f} KB of {budget}, {load.requests:2} requests ({kinds})"


def main() -> None:
    broken = False
    with (
        tempfile.TemporaryDirectory() as data, RunningServer(Path(data)) as server,
        sync_playwright() as playwright, launch(playwright) as browser,
    ):  # fmt: skip
        for game in keys():
            for language in PLAY:
                home, card = weigh(browser, server, game, language)
                if game == keys()[0]:
                    print(f"home page          {language}  {row(home, HOME_KB)}, at most {HOME_REQUESTS} requests")
                print(f"then {game:13} {language}  {row(card, CARD_KB)}")
                broken |= home.kb > HOME_KB or home.requests > HOME_REQUESTS or card.kb > CARD_KB
    sys.exit(broken)


if __name__ == "__main__":
    main()
