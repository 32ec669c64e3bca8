"""Every name, number and gist on the page can be seen: a few positions here, many more by `make audit`."""

from __future__ import annotations

import pytest

from pentakl.games import keys
from tests.e2e.conftest import Door
from tests.e2e.layout_audit import SIZES, findings, opens, samples
from tests.e2e.prepared import bots_play, prepare
from tests.e2e.running_server import RunningServer

# Careless changes of style, and what the audit finds.
SPOILT = {
    ".tray .prompt { position: relative; z-index: 9; top: 120px; }": "covered",
    ".card__name { width: 20px; overflow: hidden; white-space: nowrap; }": "cut",
    ".tray { translate: 0 140px; }": "scrolled away",
    ".stage { mask-image: none !important; } .stage > * { min-height: 900px; }": "scrolls unseen",
}


@pytest.mark.parametrize("game", keys())
def test_all_words_can_be_seen(server: RunningServer, enters: Door, game: str) -> None:
    """One position of every game in every size; the languages alternate."""
    visitor = enters(server, "pl" if keys().index(game) % 2 else "en")
    opens(server, visitor, samples(game, 3)[2])
    assert [f"{size[0]}x{size[1]} {each}" for size, found in findings(visitor.page) for each in found] == []


def test_a_large_hand_pushes_nothing_together(server: RunningServer, enters: Door) -> None:
    """Eleven cards of Karmaka on a phone, and a question with a button: what does not fit scrolls."""
    visitor = enters(server, "pl")
    visitor.goes(f"/t/{prepare(server, visitor, 'karmaka', {}, 7, bots_play(30), ['bot'])}")
    visitor.awaits()
    assert visitor.messages("table")[-1]["view"]["table"]["players"][0]["hand"]["count"] > 9
    assert [each for _, found in findings(visitor.page, SIZES[5:]) for each in found] == []


def test_a_broken_style_is_found(server: RunningServer, enters: Door) -> None:
    visitor = enters(server)
    opens(server, visitor, samples("karmaka", 3)[2])
    for style, kind in SPOILT.items():
        sheet = visitor.page.evaluate_handle(
            "(style) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(style);"
            " document.adoptedStyleSheets.push(sheet); return sheet; }",
            style,
        )
        for _, found in findings(visitor.page, SIZES[2:3]):
            assert any(each.startswith(kind) for each in found), (style, found)
        visitor.page.evaluate("(sheet) => { sheet.disabled = true; }", sheet)
