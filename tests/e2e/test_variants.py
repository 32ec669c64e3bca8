"""The variants dialog of every game: presets, and which choices are offered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from pentakl.games import keys, load
from pentakl.words import Words
from tests.e2e.axe import violations
from tests.e2e.conftest import Door
from tests.e2e.running_server import RunningServer
from tests.e2e.visitor import Visitor

Options = dict[str, str]


class Dialog:
    """The dialog of one game, in English, and what should be chosen in it."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.words = Words(game, "en")
        described: Any = load(game).describe()
        self.presets: list[dict[str, Any]] = described["presets"]
        self.refused: list[Options] = [each["options"] for each in described["refused"] if "seats" not in each]
        self.listed: dict[str, Any] = {each["name"]: each for each in described["options"] if each["choices"]}
        self.chosen: Options = {name: option["default"] for name, option in self.listed.items()}
        visitor.goes("/")
        visitor.picks(visitor.page.get_by_role("radio", name=self.words.say("game-name")))
        visitor.page.get_by_role("button", name="Variants").click()
        self.place = visitor.page.get_by_role("dialog")
        self.place.wait_for()

    def picks_preset(self, preset: dict[str, Any]) -> None:
        title = self.words.say(f"preset-{preset['name']}")
        self.visitor.picks(self.place.get_by_role("group", name="Game").get_by_role("radio", name=title, exact=True))
        self.chosen = {name: preset["options"][name] for name in self.listed}

    def picks(self, option: str, choice: str) -> None:
        """Choose this; later options that do not fit the choices before them fall back to their defaults."""
        self.visitor.picks(self.radio(option, choice))
        self.chosen[option] = choice
        for name in self.listed:
            if not self.is_offered(name, self.chosen[name]):
                self.chosen[name] = self.listed[name]["default"]

    def is_offered(self, option: str, choice: str) -> bool:
        """Whether a choice can be combined with those of the options before it."""
        names = [*self.listed]
        together = {name: self.chosen[name] for name in names[: names.index(option)]} | {option: choice}
        return not any(each.items() <= together.items() for each in self.refused)

    def radio(self, option: str, choice: str) -> Locator:
        group = self.place.get_by_role("group", name=self.words.say(f"option-{option}"), exact=True)
        return group.get_by_role("radio", name=self.words.say(f"option-{option}-{choice}"), exact=True)

    def shows_what_is_chosen(self) -> None:
        for name, option in self.listed.items():
            expect(self.radio(name, self.chosen[name])).to_be_checked()
            for choice in option["choices"]:
                if self.is_offered(name, choice):
                    expect(self.radio(name, choice)).to_be_enabled()
                else:
                    expect(self.radio(name, choice)).to_be_disabled()
                    label = self.words.say(f"option-{name}-{choice}")
                    reasons = self.place.locator(".refused").filter(has_text=label)
                    expect(reasons.first).to_be_visible()
        if self.presets:
            fitting = [one["name"] for one in self.presets if self.chosen.items() <= one["options"].items()]
            about = self.words.say(f"preset-{fitting[0]}.about") if fitting else "Your own choice of options."
            expect(self.place.get_by_text(about)).to_be_visible()


@pytest.mark.parametrize("game", keys())
def test_the_dialog_offers_what_goes_together(server: RunningServer, enters: Door, game: str) -> None:
    """At first, with every preset, and after every single choice."""
    dialog = Dialog(enters(server, "en"), game)
    dialog.shows_what_is_chosen()
    for preset in dialog.presets:
        dialog.picks_preset(preset)
        dialog.shows_what_is_chosen()
        assert violations(dialog.visitor.page) == []
    for name, option in dialog.listed.items():
        for choice in option["choices"]:
            if dialog.is_offered(name, choice):
                dialog.picks(name, choice)
                dialog.shows_what_is_chosen()


@pytest.mark.parametrize("game", keys())
def test_a_table_is_opened_with_what_was_chosen(server: RunningServer, enters: Door, game: str) -> None:
    """With the last preset, or, if there is none, the last choice of every option."""
    dialog = Dialog(enters(server, "en"), game)
    if dialog.presets:
        dialog.picks_preset(dialog.presets[-1])
    else:
        for name, option in dialog.listed.items():
            dialog.picks(name, option["choices"][-1])
    dialog.place.get_by_role("button", name="Invite friends").click()
    dialog.visitor.page.wait_for_url("**/t/*")
    expect(dialog.visitor.page.get_by_text("Waiting for players")).to_be_visible()
    opened: Options = dialog.visitor.messages("table")[-1]["sitting"]["options"]
    assert dialog.chosen.items() <= opened.items()
