"""Tables in a position of `game.arrange`: the page's socket is answered by the test, from the engine, without a server.

Rare moments (a vote, the rise of somebody) can be arranged and not be dealt; a server only plays games that were dealt.
The web client comes from the running server as always; nothing here knows the rules of a game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import WebSocketRoute

from pentakl.core.state import State
from pentakl.core.viewer import Viewer
from tests.e2e.visitor import Visitor

CODE = "ARRANG"
# What another seat answers now, by the text of the action; None where the browser shall go on.
Replies = Callable[[State], tuple[int, str] | None]


def nobody(state: State) -> None:
    """All others wait."""


class ArrangedTable:
    """A position at which a visitor sits in seat 0. `replies` answers for the others whenever the state has changed."""

    def __init__(
        self, visitor: Visitor, state: State, names: Sequence[str], replies: Replies = nobody, pace: str = "instant"
    ) -> None:
        self.state = state
        self.names = names
        self.replies = replies
        self.pace = pace
        self._viewer = Viewer(0)
        self._seq = 1
        self._sockets: list[WebSocketRoute] = []
        visitor.page.route_web_socket(re.compile(r"/ws/tables/"), self._listens)
        visitor.goes(f"/t/{CODE}")

    def _listens(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(self._hears)
        self._send({
            "type": "table", "seq": self._seq, "sitting": self._sitting(), "view": self._view(),
            "log": [{"seq": 1, "events": self.state.told_to(self.state.opening, self._viewer)}], "since": 0,
            "code": CODE, "clock": None,
        })  # fmt: skip
        self._goes_on()

    def _hears(self, message: str | bytes) -> None:
        command: dict[str, Any] = json.loads(message)
        if command["do"] == "act":
            self._applies(0, command["action"])
        elif command["do"] == "foresee":
            self._foresees(command)
            return
        self._send({"type": "ok", "id": command["id"], "seq": self._seq})
        if command["do"] == "act":
            self._goes_on()

    def _goes_on(self) -> None:
        while self.state.outcome is None and (reply := self.replies(self.state)) is not None:
            self._applies(*reply)

    def _applies(self, seat: int, action: int | str) -> None:
        number = self.state.rules.actions.index(action) if isinstance(action, str) else action
        events = self.state.apply(seat, number)
        self._seq += 1
        self._send({
            "type": "step", "seq": self._seq, "entry": {"do": "act", "seat": seat},
            "events": self.state.told_to(events, self._viewer), "view": self._view(), "sitting": self._sitting(),
            "clock": None,
        })  # fmt: skip

    def _foresees(self, command: dict[str, Any]) -> None:
        shown = self.state.shown_foresight(0, command["action"], self._viewer)
        self._send({"type": "foreseen", "id": command["id"], "seq": self._seq, "action": command["action"], **shown})

    def _send(self, message: dict[str, Any]) -> None:
        self._sockets[-1].send(json.dumps(message))

    def _view(self) -> dict[str, object]:
        return self.state.shown_to(self._viewer)

    def _sitting(self) -> dict[str, Any]:
        return {
            "game": self.state.rules.key, "options": dict(self.state.settings),
            "phase": "playing" if self.state.outcome is None else "over", "round": 1, "public": False, "undo": "ask",
            "pace": self.pace, "chairs": [{"kind": "human", "name": name} for name in self.names], "seat": 0,
            "host": True, "may_undo": False, "undo_asked": None, "ready": [], "seed_hash": None, "seed": None,
            "ended": None,
        }  # fmt: skip
