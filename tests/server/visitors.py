"""A real server and real clients for tests; a client has a cookie and uses HTTP and WebSockets, like a browser."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pentakl.core.chance import quick
from pentakl.server.app import make_services
from pentakl.server.guests import COOKIE
from pentakl.server.limits import Limits
from pentakl.server.run import address_of, listen_at, make_server
from pentakl.server.services import Services, Settings

PATIENCE = 20.0
# Scripted players are faster than people: tests that are not about the limit lift it.
HASTY = Limits(
    burst=100_000, per_second=100_000.0, chat_burst=100_000, tables_per_hour=100_000,
    tables_at_once_per_address=100_000, bot_floor=0.0,
)  # fmt: skip

Frame = dict[str, Any]


class Server:
    """A running server; `services` are its internals, for oracles and for what a test cannot see from outside."""

    def __init__(self, address: str, services: Services, serving: uvicorn.Server) -> None:
        self.address = address
        self.services = services
        self._serving = serving

    def accepted_sockets(self) -> list[socket.socket]:
        """The server's own ends of the open connections."""
        connections = self._serving.server_state.connections
        return [connection.transport.get_extra_info("socket") for connection in connections]

    @asynccontextmanager
    async def guest(self, name: str = "", cookie: str = "") -> AsyncIterator[Guest]:
        guest = Guest(self.address, cookie)
        async with guest.http:
            if name:
                await guest.call("PUT", "/api/me", {"name": name})
            else:
                await guest.call("GET", "/api/me")
            yield guest


@asynccontextmanager
async def running(
    data: Path, limits: Limits = HASTY, web: Path | None = None, listens_at: str = "127.0.0.1", public_address: str = ""
) -> AsyncIterator[Server]:
    """A server in this very event loop, on a free port, with its data in a directory."""
    settings = Settings(data=data, limits=limits, web=web, listens_at=listens_at, public_address=public_address)
    services = make_services(settings)
    await services.start()
    listener = listen_at("127.0.0.1", 0)
    server = make_server(services)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield Server(address_of(listener), services, server)
    finally:
        server.should_exit = True
        await serving
        await services.stop()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address = address
        cookies = {COOKIE: cookie} if cookie else {}
        self.http = httpx.AsyncClient(base_url=address, cookies=cookies, timeout=PATIENCE, verify=False)

    @property
    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    async def call(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        """Send a request; returns the JSON of the answer, which must be a success or have this status."""
        answer = await self.http.request(method, path, json=body)
        if status is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    async def opens(self, **wish: object) -> str:
        """Open a table, of Karmaka unless told otherwise; returns its code."""
        answer = await self.call("POST", "/api/tables", {"game": "karmaka", **wish})
        return str(answer["code"])

    @asynccontextmanager
    async def at(
        self, code: str, since: int = 0, origin: str | None = None, sender: str | None = None
    ) -> AsyncIterator[Client]:
        """Connect to a table, through a proxy for this `sender` if one is given; the first message has been read."""
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        if origin is not None:
            headers["Origin"] = origin
        if sender is not None:
            headers["X-Forwarded-For"] = sender
        address = self.address.replace("http", "ws", 1) + f"ws/tables/{code}?since={since}"
        async with connect(
            address, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        ) as socket:
            client = Client(socket)
            await client.until(lambda: bool(client.frames))
            yield client


class Client:
    """A socket at a table. Keeps every raw frame, and the content of the latest ones."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.table: Frame = {}  # the last `table` message
        self.steps: list[Frame] = []
        self.chat: list[Frame] = []
        self.silenced: list[int] = []
        self.sitting: Frame = {}
        self.view: Frame | None = None
        self.seq = 0
        self.here: list[bool] = []
        self.watchers = -1
        self.away: list[Frame | None] = []
        self.thinking: list[int] = []
        self.answers: dict[str, Frame] = {}
        self.errors: list[Frame] = []
        self._ids = itertools.count()

    # --- reading

    async def read(self) -> Frame:
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        self.frames.append(raw)
        frame: Frame = json.loads(raw)
        kind = frame["type"]
        if kind == "table":
            self.table = frame
            self.sitting, self.view, self.seq = frame["sitting"], frame["view"], frame["seq"]
            self.chat = [message for message in self.chat if message["seq"] <= frame["since"]]
            self.chat += frame["chat"]["messages"]
            self.silenced = frame["chat"]["silenced"]
        elif kind == "said":
            assert frame["seq"] == self.seq + 1, "an entry was left out"
            self.chat.append(frame["message"])
            self.silenced, self.seq = frame["silenced"], frame["seq"]
        elif kind == "step":
            assert frame["seq"] == self.seq + 1, "a step was left out"
            self.steps.append(frame)
            self.sitting, self.view, self.seq = frame["sitting"], frame["view"], frame["seq"]
        elif kind == "people":
            self.here, self.watchers, self.away = frame["here"], frame["watchers"], frame["away"]
        elif kind == "thinking":
            self.thinking = frame["seats"]
        else:
            assert kind in ("ok", "error", "foreseen"), raw
            self.answers[frame.get("id", "")] = frame
            if kind == "error":
                self.errors.append(frame)
        return frame

    async def until(self, holds: Callable[[], object]) -> None:
        """Read until a condition holds."""
        while not holds():
            await self.read()

    async def reaches(self, seq: int) -> None:
        """Read until this entry."""
        await self.until(lambda: self.seq >= seq)

    async def until_errors(self, count: int) -> None:
        """Read until this many errors have come."""
        await self.until(lambda: len(self.errors) >= count)

    async def closes(self) -> int:
        """Read until the server closes the socket; returns the close code."""
        try:
            while True:
                await self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    # --- sending

    async def send(self, do: str, id: str = "", **fields: object) -> str:
        """Send a command without waiting; returns its id."""
        # Ids are unique for a person at a table, also if a test opens a second socket.
        id = id or f"{do}-{next(self._ids)}-{hash(self)}"
        await self.socket.send(json.dumps({"id": id, "do": do, **fields}))
        return id

    async def says(self, do: str, id: str = "", **fields: object) -> Frame:
        """Send a command and wait for its answer."""
        id = await self.send(do, id, **fields)
        self.answers.pop(id, None)
        await self.until(lambda: id in self.answers)
        return self.answers[id]

    async def does(self, do: str, **fields: Any) -> int:
        """Send a command that must succeed; returns the seq of its entry."""
        answer = await self.says(do, **fields)
        assert answer["type"] == "ok", answer
        return int(answer["seq"])

    async def refused(self, do: str, **fields: Any) -> str:
        """Send a command that must be refused; returns the error code."""
        seq = self.seq
        answer = await self.says(do, **fields)
        assert answer["type"] == "error", answer
        assert self.seq == seq
        return str(answer["code"])

    async def resyncs(self, since: int) -> Frame:
        frame: Frame = {}
        await self.send("resync", since=since)
        while frame.get("type") != "table":
            frame = await self.read()
        return frame

    # --- playing

    @property
    def acts(self) -> list[str]:
        """What this client may do now."""
        return [] if self.view is None else [act["text"] for act in self.view["acts"]]

    @property
    def is_over(self) -> bool:
        return bool(self.sitting["phase"] == "over")


async def play_on(clients: list[Client], steps: int = 100_000, seed: int = 1) -> None:
    """Let these clients play at random until the game is over or for `steps` steps; then all have read the last one."""
    chance = quick(seed)
    while True:
        seq = max(client.seq for client in clients)
        for client in clients:
            await client.reaches(seq)
        if clients[0].is_over or not steps:
            return
        mover = next((client for client in clients if client.acts), None)
        if mover is None:
            # A bot is to move.
            await clients[0].read()
            continue
        await mover.does("act", action=mover.acts[chance.below(len(mover.acts))])
        steps -= 1


@asynccontextmanager
async def two_players(server: Server, **wish: object) -> AsyncIterator[tuple[str, Client, Client]]:
    """Anna and Bartek at a table whose game has begun."""
    async with server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        code = await anna.opens(seats=2, **wish)
        async with anna.at(code) as first, bartek.at(code) as second:
            await second.does("sit", seat=1)
            await first.does("start")
            await second.until(lambda: second.view is not None)
            yield code, first, second
