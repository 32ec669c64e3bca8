"""Finds words that are cut, covered or out of sight: every game, size and language, sampled positions. `make audit`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

from pentakl.games import keys
from tests.e2e.layout_audit import SIZES, findings, opens, samples
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import launch, visit


def main() -> None:
    wants = argparse.ArgumentParser(description=__doc__)
    wants.add_argument("--games", nargs="*", default=keys())
    wants.add_argument("--positions", type=int, default=20)
    wants.add_argument("--pictures", type=Path, help="a folder for pictures of what was found")
    wanted = wants.parse_args()
    seen: Counter[str] = Counter()
    with (
        tempfile.TemporaryDirectory() as data, RunningServer(Path(data)) as server,
        sync_playwright() as playwright, launch(playwright) as browser,
    ):  # fmt: skip
        for language in ("pl", "en"):
            visitor = visit(browser, server.address, language, phone=False, motion="reduced")
            for game in wanted.games:
                before = seen.total()
                for index, sample in enumerate(samples(game, wanted.positions)):
                    opens(server, visitor, sample)
                    for (width, height), found in findings(visitor.page):
                        for each in found:
                            print(f"{language} {width}x{height} {sample}: {each}", flush=True)
                            seen[game] += 1
                        if found and wanted.pictures:
                            name = f"{game}-{language}-{index}-{width}.png"
                            visitor.page.screenshot(path=wanted.pictures / name)
                looked = wanted.positions * len(SIZES)
                print(f"{game} {language}: {looked} tables looked at, {seen.total() - before} findings", flush=True)
            visitor.context.close()
    sys.exit(seen.total() > 0)


if __name__ == "__main__":
    main()
