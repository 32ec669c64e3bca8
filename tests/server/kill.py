"""Kills the server again and again in the middle of play: everything acknowledged is stored, and nothing is done twice.

    python -m tests.server.kill [--rounds 30] [--tables 5] [--seconds 600] [--seed N]

Each round starts a real server on the data that the last kill left. Two players at each table send again what was not
answered, play as fast as they can, and after a random moment the server gets a SIGKILL. Then a copy of its data is
compared with everything that was ever acknowledged. `make kill-test` runs this; it takes a minute or more, so it is
not part of `make test`.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pentakl.server.log_replay import replay
from pentakl.server.metrics import Metrics
from pentakl.server.storage import Store
from pentakl.server.wire import StoredEntry
from tests.server.processes import ServerProcess, server_process
from tests.server.visitors import Client, Frame

LONGEST = 0.7
"""Seconds between the first acknowledged command of a round and the kill, at most."""
EARLY = 5
"""Every so many rounds the kill comes while players still connect and send again what was not answered."""
GONE = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError)
"""What a client meets when the server has been killed."""


class Wrong(Exception):
    """Something acknowledged is missing, or something was done twice."""


class Player:
    """Somebody at a table: plays at random, and remembers what was sent and what was acknowledged."""

    def __init__(self, code: str, cookie: str, chance: Random) -> None:
        self.code = code
        self.cookie = cookie
        self.acknowledged: dict[str, int] = {}  # the seq of each command, by its id
        self.resent = 0
        self._chance = chance
        self._unanswered: Frame | None = None

    async def play(self, server: ServerProcess) -> None:
        """Play until the server is gone."""
        guest = server.guest(self.cookie)
        try:
            async with guest.http, guest.at(self.code) as client:
                if self._unanswered is not None:
                    self.resent += 1
                    await self._send(client, self._unanswered)
                while True:
                    await client.until(lambda: client.acts or self._wants_rematch(client))
                    if client.is_over:
                        await self._send(client, {"id": secrets.token_hex(8), "do": "rematch"})
                    else:
                        action = self._chance.choice(client.acts)
                        await self._send(client, {"id": secrets.token_hex(8), "do": "act", "action": action})
        except GONE:
            pass

    def _wants_rematch(self, client: Client) -> bool:
        return client.is_over and client.sitting["seat"] not in client.sitting["ready"]

    async def _send(self, client: Client, command: Frame) -> None:
        self._unanswered = command
        answer = await client.says(**command)
        if answer["type"] != "ok":
            raise Wrong(f"{command} was refused: {answer}")
        self.acknowledged[command["id"]] = answer["seq"]
        self._unanswered = None


class Crowd:
    """All players, and one more guest, who opens a table and changes their name in each round."""

    def __init__(self, players: list[Player], opener: str) -> None:
        self.players = players
        self.opened: list[str] = []
        self.names: list[str] = []  # in the order in which they were acknowledged
        self._opener = opener

    @property
    def acknowledged(self) -> int:
        """How many commands were acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    async def play(self, server: ServerProcess) -> None:
        """Let everybody play until the server is gone; raises Wrong."""
        await asyncio.gather(self._open_and_rename(server), *[player.play(server) for player in self.players])

    async def _open_and_rename(self, server: ServerProcess) -> None:
        guest = server.guest(self._opener)
        try:
            async with guest.http:
                # A person may open sixty tables an hour.
                self.opened.append(await guest.opens(seats=2))
                while True:
                    name = f"Guest {len(self.names)}"
                    await guest.call("PUT", "/api/me", {"name": name})
                    self.names.append(name)
                    await asyncio.sleep(0.02)
        except GONE:
            pass


async def gather_crowd(server: ServerProcess, tables: int, chance: Random) -> Crowd:
    players: list[Player] = []
    for number in range(tables):
        anna, bartek = server.guest(), server.guest()
        async with anna.http, bartek.http:
            code = await anna.opens(seats=2, name=f"Anna {number}")
            await bartek.call("PUT", "/api/me", {"name": f"Bartek {number}"})
            async with anna.at(code) as first, bartek.at(code) as second:
                await second.does("sit", seat=1)
                await first.does("start")
            players += [Player(code, cookie, chance) for cookie in (anna.cookie, bartek.cookie)]
    opener = server.guest()
    async with opener.http:
        await opener.call("PUT", "/api/me", {"name": "Opener"})
        return Crowd(players, opener.cookie)


# --- checking


async def check(data: Path, crowd: Crowd) -> int:
    """Compare a copy of the data with what was acknowledged; returns the number of entries, raises Wrong."""
    with tempfile.TemporaryDirectory(prefix="pentakl-kill-") as directory:
        # A copy: opening the database itself would repair it after the kill before the server can.
        copy = Path(shutil.copytree(data, Path(directory) / "data"))
        store = Store(copy / "pentakl.db", Metrics())
        try:
            logs = {player.code: await store.log_of(player.code) for player in crowd.players}
            for player in crowd.players:
                check_player(player, logs[player.code])
            for log in logs.values():
                await replay(log)
            for code in crowd.opened:
                if not await store.log_of(code) or await store.summary_of(code) is None:
                    raise Wrong(f"Table {code} was opened, but is not stored.")
            await check_name(store, crowd)
        finally:
            await store.close()
    return sum(len(log) for log in logs.values())


def check_player(player: Player, log: list[StoredEntry]) -> None:
    if [each.seq for each in log] != list(range(1, len(log) + 1)):
        raise Wrong("A log has a gap.")
    ids = Counter(each.command_id for each in log if each.command_id is not None)
    if any(count > 1 for count in ids.values()):
        raise Wrong("A command was carried out twice.")
    stored = {each.command_id: each.seq for each in log}
    for id, seq in player.acknowledged.items():
        if stored.get(id) != seq:
            raise Wrong(f"Command {id} was acknowledged as entry {seq}; the log has it at {stored.get(id)}.")


async def check_name(store: Store, crowd: Crowd) -> None:
    """The last acknowledged name is stored, or the next one, whose answer was lost."""
    (summary,) = [await store.summary_of(code) for code in crowd.opened[:1]] or [None]
    if summary is not None and crowd.names:
        name, last = await store.name_of(summary.host), len(crowd.names) - 1
        if name not in (f"Guest {last}", f"Guest {last + 1}"):
            raise Wrong(f"The name Guest {last} was acknowledged, but {name} is stored.")


# --- the rounds


async def run(data: Path, rounds: int, tables: int, seconds: float, seed: int) -> None:
    chance, began, killed = Random(seed), time.monotonic(), 0
    crowd: Crowd | None = None
    entries = 0
    while killed < rounds and time.monotonic() - began < seconds:
        async with server_process(data) as server:
            if crowd is None:
                crowd = await gather_crowd(server, tables, chance)
            playing = asyncio.create_task(crowd.play(server))
            acknowledged = crowd.acknowledged
            while killed % EARLY and crowd.acknowledged == acknowledged and not playing.done():
                await asyncio.sleep(0.005)
            await asyncio.wait([playing], timeout=chance.uniform(0, LONGEST))
            await server.kill()
            await playing
        killed += 1
        entries = await check(data, crowd)
    assert crowd is not None
    resent = sum(player.resent for player in crowd.players)
    sys.stdout.write(
        f"Killed {killed} of {rounds} times in {time.monotonic() - began:.0f} s, seed {seed}. "
        f"All {crowd.acknowledged} acknowledged commands, {len(crowd.opened)} opened tables and {len(crowd.names)} "
        f"names are there; {resent} commands were sent again, and none of {entries} entries is there twice.\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=600.0, help="no round begins after this time")
    parser.add_argument(
        "--seed", type=int, default=None, help="determines the moves and when to kill; random by default"
    )
    given = parser.parse_args()
    seed = secrets.randbits(32) if given.seed is None else given.seed
    with tempfile.TemporaryDirectory(prefix="pentakl-kill-") as directory:
        try:
            asyncio.run(run(Path(directory) / "data", given.rounds, given.tables, given.seconds, seed))
        except Wrong as wrong:
            sys.stdout.write(f"Seed {seed}: {wrong}\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
