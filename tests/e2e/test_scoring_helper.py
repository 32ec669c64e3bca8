"""The scoring helper in the browser: hands of a real table tapped on a phone, typed, compared and shared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from pentakl.games.realms import best_choices, percentile, score
from pentakl.words import Words
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import PATIENCE, Visitor

RULEBOOK = ["wildfire", "smoke", "mountain", "great_flood", "whirlwind", "air_elemental", "mirage"]
BEASTS = ["dragon", "hydra", "warhorse", "unicorn", "swamp", "great_flood", "knights"]
SUIT_OF = {
    "wildfire": "flame", "smoke": "weather", "mountain": "land", "great_flood": "flood", "whirlwind": "weather",
    "air_elemental": "weather", "mirage": "wild",
}  # fmt: skip
SAID = {
    "pl": {
        "tile": "Policz rękę", "wild": "Specjalna", "change": "Zmień karty", "search": "Szukaj karty",
        "best": "Najlepszy wybór", "worse": "mniej niż najlepszy wybór", "reset": "Wróć do najlepszego",
        "add": "Dodaj rękę", "discards": "do odrzuconych", "swap": "Zamień", "full": "Na ręce nie ma już miejsca",
        "name": "Czyja to ręka", "remove": "Usuń stąd", "only": "Tylko nazwy kart",
    },
    "en": {
        "tile": "Score a hand", "wild": "Wild", "change": "Change the cards", "search": "Find a card",
        "best": "The best choice", "worse": "less than the best choice", "reset": "Back to the best",
        "add": "Add a hand", "discards": "to the discards", "swap": "Swap", "full": "The hand is full",
        "name": "Whose hand this is", "remove": "Remove from here", "only": "Only names of cards",
    },
}  # fmt: skip
# Everything that can be touched, with the area that answers: a row of the sheet is one button.
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a, select, input, summary')]
  .filter((one) => one.checkVisibility() && one.closest('[popover]') === null)
  .map((one) => {
    const labelled = one.matches('[type=checkbox], [type=radio]') ? one.closest('label') : one;
    const area = one.closest('.sheet li') ?? labelled;
    const box = area.getBoundingClientRect();
    return { what: one.outerHTML.slice(0, 120), width: box.width, height: box.height };
  })
  .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
  .map(({ what, width, height }) => `${width}x${height} ${what}`)"""


def words_of(visitor: Visitor) -> Words:
    return Words("realms", "pl" if visitor.language == "pl" else "en")


def total_of(visitor: Visitor) -> Locator:
    return visitor.page.locator(".head .total b")


def shows(visitor: Visitor, total: int) -> None:
    expect(total_of(visitor)).to_have_text(str(total).replace("-", "−"), timeout=PATIENCE)


def link(*hands: list[str], discard: list[str] | None = None) -> str:
    return "/helper/realms#" + "&".join(
        [*[f"h={'.'.join(hand)}" for hand in hands], *([f"d={'.'.join(discard)}"] if discard else [])]
    )


def taps(visitor: Visitor, card: str) -> None:
    """Choose a card on a phone: its suit, then the card."""
    words, said = words_of(visitor), SAID[visitor.language]
    suit = SUIT_OF[card]
    name = said["wild"] if suit == "wild" else words.say(f"suit-{suit}")
    visitor.page.get_by_role("group").get_by_role("button", name=name, exact=True).tap()
    visitor.page.get_by_role("button", name=re.compile(f"^{words.card(card)},")).tap()


def types(visitor: Visitor, text: str) -> None:
    field = visitor.page.get_by_role("searchbox", name=SAID[visitor.language]["search"])
    field.fill(text)
    field.press("Enter")


def is_clean(visitor: Visitor) -> None:
    assert violations(visitor.page) == []
    size = visitor.page.viewport_size
    assert size is not None
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    if visitor.phone:
        assert visitor.page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize("language", ["pl", "en"])
def test_seven_taps_on_a_phone(server: RunningServer, enters: Door, language: str) -> None:
    visitor = enters(server, language, phone=True)
    page, said, words = visitor.page, SAID[language], words_of(visitor)
    visitor.goes("/")
    page.get_by_role("link", name=said["tile"]).tap()
    page.wait_for_url("**/helper/realms")
    page.locator(".cards .card").first.wait_for()
    is_clean(visitor)
    for number, card in enumerate(RULEBOOK):
        taps(visitor, card)
        shows(visitor, best_choices(RULEBOOK[: number + 1]).score.total)
        if number == 3:
            is_clean(visitor)
    # With the seventh card the score appears: every card with its points and every reason in words.
    expect(page.get_by_role("button", name=said["change"])).to_be_visible()
    best = best_choices(RULEBOOK)
    rows = page.locator("ol.sheet > li")
    expect(rows).to_have_count(7)
    for row, scored in zip(rows.all(), best.score.cards, strict=True):
        expect(row.get_by_role("heading")).to_have_text(words.card(scored.card))
        expect(row.locator(".points b")).to_contain_text(str(scored.total))
    expect(rows.nth(2)).to_contain_text(
        f"+50 za aktywne karty: {words.card('wildfire')}" if language == "pl" else "+50 with"
    )
    expect(page.get_by_role("combobox", name=words.card("mirage"))).to_have_text(re.compile(words.card("rainstorm")))
    expect(page.locator(".specials .best")).to_have_text(said["best"])
    is_clean(visitor)
    # A row opens its card, from where it can be taken away again.
    rows.first.tap(position={"x": 100, "y": 20})
    is_clean(visitor)
    page.get_by_role("dialog").get_by_role("button", name=said["remove"]).tap()
    expect(rows).to_have_count(6)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_by_keyboard_alone_in_both_languages_with_and_without_diacritics(
    server: RunningServer, enters: Door, language: str
) -> None:
    visitor = enters(server, language)
    page = visitor.page
    visitor.goes("/helper/realms")
    page.get_by_role("searchbox").wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.type") == "search":
            break
    for text in ("sniezyca", "Śwież", "SMOK", "hydr", "bell tower, Księga zmian; kroln", "krol"):
        page.keyboard.type(text)
        page.keyboard.press("Enter")
        if text in (
            "Śwież",
            "bell tower, Księga zmian; kroln",
        ):  # text that is not understood stays there to be corrected
            page.locator(".toasts p").first.wait_for()
            page.keyboard.press("ControlOrMeta+a")
            page.keyboard.press("Backspace")
    shows(visitor, best_choices(["blizzard", "dragon", "hydra", "bell_tower", "book_of_changes", "king"]).score.total)
    page.keyboard.type("swiec")
    page.keyboard.press("Enter")
    hand = ["blizzard", "dragon", "hydra", "bell_tower", "book_of_changes", "king", "candle"]
    shows(visitor, best_choices(hand).score.total)
    is_clean(visitor)
    # There is no room for an eighth card, and the page says so.
    page.keyboard.type("Forest")
    page.keyboard.press("Enter")
    expect(page.locator(".toasts p").last).to_contain_text(SAID[language]["full"])


def test_cards_that_work_together_are_joined_while_one_has_the_focus(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl")
    page = visitor.page
    visitor.goes(link(BEASTS))
    shows(visitor, best_choices(BEASTS).score.total)
    lines = page.locator(".ties .line")
    expect(lines).to_have_count(0)
    page.locator("[data-tie=hydra] button").hover()
    expect(lines).to_have_count(1)
    expect(page.locator(".ties b")).to_have_text("+28")
    page.mouse.move(5, 500)
    expect(lines).to_have_count(0)
    page.locator("[data-tie=dragon] button").focus()
    page.keyboard.press("End")
    expect(page.locator(".ties .line.bad")).to_have_count(1)  # Knights, blanked by the Great Flood


def test_a_choice_may_be_changed_by_hand_and_taken_back(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl", phone=True)
    page, said, words = visitor.page, SAID["pl"], words_of(visitor)
    visitor.goes(link(RULEBOOK))
    shows(visitor, 260)
    better = percentile(260)
    expect(page.locator(".rank")).to_contain_text(f"{better['deals']}% losowych rozdań i {better['bots']}% rąk")
    select = page.get_by_role("combobox", name=words.card("mirage"))
    blizzard = score(RULEBOOK, {"mirage": "blizzard"}).total
    select.select_option(label=f"{words.card('blizzard')} · {blizzard}")
    shows(visitor, blizzard)
    expect(page.locator(".specials .worse")).to_contain_text(said["worse"])
    is_clean(visitor)
    page.reload()
    shows(visitor, blizzard)
    page.get_by_role("button", name=said["reset"]).tap()
    shows(visitor, 260)
    # Limited to the names that appeared, Rainstorm is out of reach.
    page.get_by_role("checkbox", name=said["only"]).check()
    shows(visitor, best_choices(RULEBOOK, appeared=RULEBOOK).score.total)


def test_a_link_holds_everything(server: RunningServer, enters: Door) -> None:
    first = enters(server, "pl")
    page = first.page
    first.goes("/helper/realms")
    types(first, "smok, hydra, bagno")
    page.get_by_role("textbox", name=SAID["pl"]["name"]).fill("Żółta Jaźń")
    first.picks(page.get_by_role("radio", name=SAID["pl"]["discards"]))
    types(first, "władca bestii, las")
    total = best_choices(["dragon", "hydra", "swamp"]).score.total
    shows(first, total)
    other = enters(server, "en", phone=True)
    other.page.goto(page.url)
    shows(other, total)
    expect(other.page.get_by_role("textbox", name=SAID["en"]["name"])).to_have_value("Żółta Jaźń")
    expect(other.page.locator(".discards li")).to_have_count(2)


def test_several_hands_the_winner_and_the_tie_break(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "en", phone=True)
    page, said = visitor.page, SAID["en"]
    visitor.goes(link(["knights"]))
    shows(visitor, 12)
    page.get_by_role("button", name=said["add"]).tap()
    page.get_by_role("button", name=said["change"]).tap() if page.get_by_role(
        "button", name=said["change"]
    ).count() else None
    types(visitor, "hydra")
    shows(visitor, 12)
    # Equal points: Hydra has the lower strength.
    expect(page.locator(".player.winner")).to_have_count(1)
    expect(page.locator(".player").nth(1)).to_have_class(re.compile("winner"))
    expect(page.locator(".verdict")).to_contain_text("12")
    is_clean(visitor)
    page.locator(".player").first.tap()
    types(visitor, "king")
    shows(visitor, best_choices(["knights", "king"]).score.total)
    expect(page.locator(".player").first).to_have_class(re.compile("winner"))


def test_the_best_swap_is_suggested_and_can_be_made(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl", phone=True)
    page, said, words = visitor.page, SAID["pl"], words_of(visitor)
    visitor.goes(link(BEASTS, discard=["beastmaster", "candle", "king"]))
    base = best_choices(BEASTS).score.total
    shows(visitor, base)
    hands = {
        (take, drop): best_choices([take if card == drop else card for card in BEASTS]).score.total
        for take in ("beastmaster", "candle", "king")
        for drop in BEASTS
    }
    take, drop = max(hands, key=lambda swap: hands[swap])
    told = page.locator(".what-if")
    expect(told).to_contain_text(words.card(take))
    expect(told).to_contain_text(words.card(drop))
    expect(told).to_contain_text(f"+{hands[take, drop] - base}")
    is_clean(visitor)
    told.get_by_role("button", name=said["swap"]).tap()
    shows(visitor, hands[take, drop])


def test_the_necromancer_fetches_the_eighth_card_from_the_discards(server: RunningServer, enters: Door) -> None:
    hand = ["necromancer", "hydra", "swamp", "forest", "unicorn", "warhorse", "candle"]
    visitor = enters(server, "pl")
    visitor.goes(link(hand, discard=["dragon", "forge"]))
    best = best_choices(hand, discard=["dragon", "forge"])
    assert best.choices["necromancer"] == "dragon"
    shows(visitor, best.score.total)
    expect(visitor.page.locator("[data-tie]")).to_have_count(8)
    expect(visitor.page.get_by_role("combobox", name="Nekromanta")).to_have_text(re.compile("Smok"))
    is_clean(visitor)


def test_an_impossible_hand_gets_a_sentence(server: RunningServer, enters: Door) -> None:
    visitor = enters(server, "pl", phone=True)
    visitor.goes(link(["mirage"]) + "&c=island~mirage")
    expect(visitor.page.get_by_role("alert")).to_have_text("Wybór wymaga, by ta karta była na ręce: Wyspa.")
    is_clean(visitor)
    visitor.goes("/helper/karmaka")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
