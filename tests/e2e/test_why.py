"""What happens, and why: the card in view opens on a phone, and the end leaves the table and the chat in sight."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.prepared import bots_play_until, prepare
from tests.e2e.running_server import RunningServer

# Whether nothing covers the middle of an element.
IN_SIGHT = """(element) => {
  const box = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def test_the_picture_of_the_prompt_opens_its_card_on_a_phone(server: RunningServer, enters: Door) -> None:
    person = enters(server, language="pl", phone=True)
    person.opens("karmaka", bots=["random"], start=True)
    person.touches(person.awaits_cards()["cards"][0])
    person.page.locator(".ask .source").tap()
    expect(person.page.locator("dialog .enlarged")).to_be_visible()


def test_every_way_to_play_a_card_says_before_it_is_chosen_what_it_would_do(
    server: RunningServer, enters: Door
) -> None:
    """On a phone nothing hovers: Salvage finds one card in the Ruins, Transmigrate no Future Life."""
    person = enters(server, language="en", phone=True)
    position = {"seats": [{"hand": ["salvage", "transmigrate"]}, {"hand": ["peek"]}], "ruins": ["spite"]}
    code = prepare(server, person, "karmaka", {}, 7, lambda state: None, ["Bartek"], position=position)
    person.goes(f"/t/{code}")
    person.page.get_by_role("button", name="Salvage").first.tap()
    question = person.page.locator(".ask.urgent .words")
    expect(question).to_contain_text("Ability: You take from the Ruins into your hand: Spite.")
    # What the next player does at the start of a turn is no consequence of mine.
    expect(question).not_to_contain_text("Bartek")
    person.page.get_by_role("button", name="Transmigrate").first.tap()
    expect(person.page.locator(".ask.urgent .btn", has_text="Ability")).to_contain_text("Does nothing now.")


def test_the_end_is_shown_beside_the_table(server: RunningServer, enters: Door) -> None:
    """The story covers neither rival nor prompt nor chronicle; I am "you" in it; it can be closed."""
    person = enters(server, language="en")
    script = bots_play_until(8, "karmaka", 2, {}, seed=7)
    person.goes(f"/t/{prepare(server, person, 'karmaka', {}, 7, script, ['bot'])}")
    person.plays_to_the_end(random.Random(4))
    story = person.page.locator("dialog .story")
    expect(story).to_contain_text("You: ")
    for part in (".ask .prompt", "main .player, main .rival", "[role=log]"):
        assert person.page.locator(part).first.evaluate(IN_SIGHT), part
    expect(person.page.locator(".btn.main")).to_have_count(1)
    assert violations(person.page) == []
    person.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(person.page.locator(".ask")).to_contain_text("Rematch")
