"""A bot that plays over the network: it takes a seat at a table by its link, like a person with a browser.

    python -m examples.remote_bot http://127.0.0.1:8017/t/CODE [--seat 1] [--name Robot] [--start]

It gets exactly what a person in its seat gets: a view of the table, without anything hidden, and the acts that are
legal now. It needs nothing of Pentakl, only a WebSocket client (`websockets`). docs/protocol.md describes the messages.
To write your own bot, replace `choose`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


def choose(view: Message, acts: list[Message]) -> Message:
    """Decide: any legal act will do. `view["table"]` is the table as this seat sees it."""
    return random.choice(acts)


class TooFast(Exception):
    """The server allows ten commands a second on average."""


class RemoteBot:
    """A guest of the server, at one table."""

    def __init__(self, link: str, name: str) -> None:
        address = urlsplit(link)
        self.code = address.path.rstrip("/").rpartition("/")[2]
        self.server = f"{address.scheme}://{address.netloc}"
        self.cookie = self._introduce(name)
        self.answered = 0

    def _introduce(self, name: str) -> str:
        """Choose a nickname; returns the cookie by which the server knows this guest from now on."""
        body = json.dumps({"name": name}).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.server}/api/me", body, headers, method="PUT")
        with urllib.request.urlopen(request) as answer:
            cookie: str = answer.headers["Set-Cookie"].partition(";")[0]
        return cookie

    def play(self, seat: int | None, starts: bool) -> Message:
        """Sit down, play until the game is over, and return its outcome."""
        address = self.server.replace("http", "ws", 1) + f"/ws/tables/{self.code}"
        with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
            message = self._read(socket)  # the whole table comes first
            if message["sitting"]["seat"] is None:
                free = [i for i, chair in enumerate(message["sitting"]["chairs"]) if chair["kind"] == "empty"]
                if seat is None and not free:
                    raise SystemExit("All seats of this table are taken.")
                message = self._command(socket, do="sit", seat=free[0] if seat is None else seat)
            while message["sitting"]["phase"] != "over":
                sitting, view = message["sitting"], message["view"]
                if sitting["phase"] == "waiting":
                    is_full = all(chair["kind"] != "empty" for chair in sitting["chairs"])
                    message = self._command(socket, do="start") if is_full and starts else self._read(socket)
                elif view["acts"]:
                    act = choose(view, view["acts"])
                    self.answered += 1
                    message = self._command(socket, do="act", action=act["action"])
                else:
                    message = self._read(socket)
            outcome: Message = message["view"]["outcome"]
            return outcome

    def _command(self, socket: ClientConnection, **command: object) -> Message:
        """Send a command; returns the table as it is afterwards."""
        # The server carries out a command with the same id only once, so every command needs a new one.
        id = f"{random.getrandbits(64):x}"
        while True:
            socket.send(json.dumps({"id": id, **command}))
            try:
                return self._read(socket, answer_to=id)
            except TooFast:
                time.sleep(1)

    def _read(self, socket: ClientConnection, answer_to: str = "") -> Message:
        """Read until the table has changed; or, after a command, until it was carried out."""
        shown: Message | None = None
        while True:
            message: Message = json.loads(socket.recv())
            if message["type"] in ("table", "step"):
                shown = message
                if not answer_to:
                    return shown
            elif message["type"] == "error" and message["code"] == "too-fast":
                raise TooFast
            elif message["type"] == "error":
                raise SystemExit(message["message"])
            elif message["type"] == "ok" and message["id"] == answer_to and shown is not None:
                return shown


def main() -> None:
    parser = argparse.ArgumentParser(description="Take a seat at a table of Pentakl and play a game to its end.")
    parser.add_argument("link", help="the link of the table, such as http://127.0.0.1:8017/t/CODE")
    parser.add_argument("--seat", type=int, help="the seat to take, from 0; by default the first free one")
    parser.add_argument("--name", default="Robot")
    parser.add_argument("--start", action="store_true", help="start the game when all seats are taken")
    given = parser.parse_args()
    bot = RemoteBot(given.link, given.name)
    outcome = bot.play(given.seat, given.start)
    print(f"The game is over after {bot.answered} answers of mine. Winners: {outcome['winners']}.")


if __name__ == "__main__":
    main()
