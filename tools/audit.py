"""Finds words that are cut, covered or out of sight, and parts that jump. `make audit`.

Looks at every page and dialog and at sampled positions of every game, in every size and both languages; also with text
at 150 % and at a zoom of 200 %.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from pentakl.games import keys
from tests.e2e.axe import violations
from tests.e2e.layout_audit import SIZES, ZOOMED, Size, findings, opens, samples
from tests.e2e.running_server import RunningServer
from tests.e2e.tour import Tour
from tests.e2e.visitor import Visitor, launch, visit


@dataclass
class Audit:
    server: RunningServer
    visitor: Visitor
    sizes: Sequence[Size]
    # How the reader has set the browser; empty if as usual. Large letters may need more room when their words change.
    reading: str
    pictures: Path | None
    # Sights by their group: looked at, and with findings.
    looks: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)

    def look(self, group: str, sight: str, picks: int | None = None) -> None:
        for (width, height), found in findings(self.visitor.page, self.sizes, picks, still=not self.reading):
            self.looks[group] += 1
            self.seen[group] += len(found)
            where = f"{self.visitor.language} {width}x{height} {self.reading}{sight}"
            for each in found:
                print(f"{where}: {each}", flush=True)
            if self.pictures is not None and found:
                name = "".join(letter if letter.isalnum() else "-" for letter in where)
                self.visitor.page.screenshot(path=self.pictures / f"{name}.png")

    def tables(self, game: str, number: int) -> None:
        for index, sample in enumerate(samples(game, number)):
            opens(self.server, self.visitor, sample)
            self.look(game, str(sample), picks=index)
        self.tell(game)

    def pages(self, only: str) -> None:
        for sight in Tour(self.server, self.visitor).everywhere():
            if only in sight:
                self.look("pages and dialogs", sight)
                for each in violations(self.visitor.page):
                    print(f"{self.visitor.language} {self.reading}{sight}: axe: {each}", flush=True)
                    self.seen["pages and dialogs"] += 1
        self.tell("pages and dialogs")

    def tell(self, group: str) -> None:
        looked = f"{self.looks[group]} looks, {self.seen[group]} findings"
        print(f"{self.visitor.language} {self.reading}{group}: {looked}", flush=True)


def main() -> None:
    wants = argparse.ArgumentParser(description=__doc__)
    wants.add_argument("--games", nargs="*", default=keys())
    wants.add_argument("--positions", type=int, default=20)
    wants.add_argument("--languages", nargs="*", default=["pl", "en"])
    wants.add_argument("--readings", nargs="*", default=["usual", "large text", "zoomed"])
    wants.add_argument("--pages", default="", help="only sights with these words; 'none' for no pages at all")
    wants.add_argument("--pictures", type=Path, help="a folder for pictures of what was found")
    wanted = wants.parse_args()
    seen = 0
    with (
        tempfile.TemporaryDirectory() as data, RunningServer(Path(data)) as server, sync_playwright() as playwright,
        launch(playwright) as usual, launch(playwright, "--blink-settings=defaultFontSize=24") as large,
    ):  # fmt: skip
        # Large letters and zoom need fewer positions: they find the same places in all of them.
        few = -(-wanted.positions // 4)
        readings = {
            "usual": (usual, SIZES, wanted.positions),
            "large text": (large, SIZES, few),
            "zoomed": (usual, ZOOMED, few),
        }
        for reading in wanted.readings:
            browser, sizes, positions = readings[reading]
            said = "" if reading == "usual" else f"({reading}) "
            for visitor in visitors(browser, server, wanted.languages):
                audit = Audit(server, visitor, sizes, said, wanted.pictures)
                for game in wanted.games:
                    audit.tables(game, positions)
                seen += audit.seen.total()
            # Somebody else: nobody may open so many tables within an hour.
            for visitor in visitors(browser, server, wanted.languages if wanted.pages != "none" else []):
                audit = Audit(server, visitor, sizes, said, wanted.pictures)
                audit.pages(wanted.pages)
                seen += audit.seen.total()
    sys.exit(seen > 0)


def visitors(browser: Browser, server: RunningServer, languages: Sequence[str]) -> Iterator[Visitor]:
    """One person after another, each with a language."""
    for language in languages:
        visitor = visit(browser, server.address, language, phone=False, motion="reduced")
        yield visitor
        visitor.context.close()


if __name__ == "__main__":
    main()
