"""Runs axe-core in the page as it is; returns its violations in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (part) => (await axe.run(part ?? document, { resultTypes: ['violations'] })).violations.map((one) => ({
  id: one.id, help: one.help, nodes: one.nodes.map((node) => node.target.join(' ') + ': ' + node.failureSummary),
}))"""


def violations(page: Page, part: str | None = None) -> list[str]:
    """The violations on this page, or in the part that a selector names, once nothing moves any more."""
    assert AXE.is_file(), "axe-core comes with the web packages: make web"
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running' || "
        "one.effect?.getTiming().iterations === Infinity)"
    )
    # The content security policy forbids foreign script tags, but not evaluation by the debugger.
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, part)
    return [f"{one['id']}: {one['help']}: {node}" for one in found for node in one["nodes"]]
