"""Games that were played once are played the same for ever, until a new rules version says otherwise."""

from __future__ import annotations

from tests.playthroughs.write import HERE, chosen


def test_the_golden_playthroughs_are_what_the_engine_plays() -> None:
    """`python -m tests.playthroughs.write` renews them; read the difference before you commit it."""
    golden = {path.name: path.read_text() for path in HERE.glob("*.txt")}
    assert chosen() == golden
