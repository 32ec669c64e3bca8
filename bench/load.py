"""Measures the server under load: many tables with two scripted players each, every move stored before its answer.

    python -m bench.load [--tables 200] [--seconds 9] [--rate 100] [--thinkers 4]

The server is one process, the players are another one, both on this machine, so they share its cores. Everything
happens in one run over the same sockets, first at a steady rate, where latency means something, then as fast as
possible. Besides moves it measures an echo (`ping`, which the server answers without doing anything): the ratio of
their CPU times says what a move costs, however slow or busy the machine is. The steady moves are measured in windows,
because the first one comes right after the tables were opened. At last the steady moves are made again while bots of
the strongest level think at four more tables. Prints a table; takes less than a minute.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

COOKIE = "pentakl_guest"
OPENING = 16  # tables that are opened at the same time
TABLES_FROM_AN_ADDRESS = 200  # the server limits how many tables are opened from one address
GOAL = 100.0  # ms for 99 % of the moves while bots think
BOT = "archmage"  # the strongest level
WINDOWS = 3  # parts into which the steady moves are divided
START_SECONDS = 60.0
TICKS = os.sysconf("SC_CLK_TCK")

Message = dict[str, Any]


class Player:
    """One socket of one guest at one table. Reads in a task of its own; `ask` waits only for its answer."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.acts: list[int] = []
        self.phase = ""
        self.turn = asyncio.Event()
        self._waiting: dict[str, tuple[float, asyncio.Future[float]]] = {}
        self._number = 0
        self._reading = asyncio.create_task(self._read())

    async def ask(self, do: str, **fields: object) -> float:
        """Send a command; returns the seconds until its ok."""
        self._number += 1
        id = str(self._number)
        answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[id] = time.perf_counter(), answered
        await self.socket.send(json.dumps({"id": id, "do": do, **fields}))
        return await answered

    async def close(self) -> None:
        self._reading.cancel()
        await self.socket.close()

    async def _read(self) -> None:
        async for raw in self.socket:
            message: Message = json.loads(raw)
            kind = message["type"]
            if kind in ("table", "step"):
                view = message["view"]
                self.acts = [] if view is None else [act["action"] for act in view["acts"]]
                self.phase = message["sitting"]["phase"]
                if self.acts or self.phase == "over":
                    self.turn.set()
                else:
                    self.turn.clear()
            elif kind in ("ok", "error"):
                sent, answered = self._waiting.pop(message["id"])
                if kind == "ok":
                    answered.set_result(time.perf_counter() - sent)
                else:
                    answered.set_exception(RuntimeError(raw))


class Crowd:
    """All players, two at each table."""

    def __init__(self, tables: list[tuple[Player, Player]]) -> None:
        self.tables = tables
        self.games = 0

    async def play(self, table: tuple[Player, Player], until: float, wait: float, took: list[float]) -> None:
        """Let a table play at random until the time `until`, with `wait` seconds between moves."""
        chance = random.Random(id(table))
        due = time.perf_counter() + chance.random() * wait
        await sleep_until(min(due, until))
        while time.perf_counter() < until:
            mover = next((player for player in table if player.acts), None)
            if mover is None:
                if table[0].phase == "over":
                    self.games += 1
                    await asyncio.gather(*[player.ask("rematch") for player in table])
                await next_turn(table)
                continue
            action = chance.choice(mover.acts)
            mover.acts = []
            mover.turn.clear()
            took.append(await mover.ask("act", action=action))
            if wait:
                due += wait
                await sleep_until(min(due, until))


class Thinkers:
    """Tables where a player answers the strongest bot at once, so that the bots think nearly all the time."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.waited: list[float] = []  # for each answer of a bot, the seconds since the player's last act

    async def play(self, player: Player) -> None:
        chance = random.Random(id(player))
        while True:
            await player.turn.wait()
            if player.phase == "over":
                player.turn.clear()
                await player.ask("rematch")
                continue
            action = chance.choice(player.acts)
            player.turn.clear()
            began = time.perf_counter()
            await player.ask("act", action=action)
            if not player.acts:
                await player.turn.wait()
                self.waited.append(time.perf_counter() - began)


async def next_turn(table: tuple[Player, Player]) -> None:
    """Wait until one of the two is asked something, or the game is over."""
    waiting = [asyncio.ensure_future(player.turn.wait()) for player in table]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for each in waiting:
        each.cancel()


async def echo(player: Player, until: float, wait: float, took: list[float]) -> None:
    """Let a player send pings until the time `until`, with `wait` seconds between them."""
    due = time.perf_counter() + random.random() * wait
    await sleep_until(min(due, until))
    while time.perf_counter() < until:
        took.append(await player.ask("ping"))
        if wait:
            due += wait
            await sleep_until(min(due, until))


async def sleep_until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.perf_counter()))


# --- the table of two


async def open_tables(address: str, count: int) -> Crowd:
    gate = asyncio.Semaphore(OPENING)

    async def one(number: int) -> tuple[Player, Player]:
        here = f"127.0.0.{1 + number // TABLES_FROM_AN_ADDRESS}"
        transport = httpx.AsyncHTTPTransport(local_address=here)
        async with gate, httpx.AsyncClient(base_url=address, timeout=60, transport=transport) as http:
            opened = await http.post("/api/tables", json={"game": "karmaka", "seats": 2, "name": f"A{number}"})
            opened.raise_for_status()
            host = http.cookies[COOKIE]
            http.cookies.clear()
            await http.put("/api/me", json={"name": f"B{number}"})
            guest = http.cookies[COOKIE]
            code = opened.json()["code"]
            first = Player(await dial(address, code, host, here))
            second = Player(await dial(address, code, guest, here))
            await second.ask("sit", seat=1)
            await first.ask("start")
            return first, second

    return Crowd(list(await asyncio.gather(*[one(number) for number in range(count)])))


async def open_thinking_tables(address: str, count: int) -> Thinkers:
    players = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for number in range(count):
            wish = {"game": "karmaka", "bots": [BOT], "pace": "instant", "start": True, "name": f"C{number}"}
            http.cookies.clear()
            opened = await http.post("/api/tables", json=wish)
            opened.raise_for_status()
            players.append(Player(await dial(address, opened.json()["code"], http.cookies[COOKIE], "127.0.0.1")))
    return Thinkers(players)


async def dial(address: str, code: str, cookie: str, here: str) -> ClientConnection:
    return await connect(
        address.replace("http", "ws", 1) + f"ws/tables/{code}",
        additional_headers={"Cookie": f"{COOKIE}={cookie}"},
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=60,
        local_addr=(here, 0),
    )


# --- measuring


class Measured:
    """The results of one part of the run."""

    def __init__(self, name: str, took: list[float], seconds: float, server_cpu: float) -> None:
        self.name = name
        self.count = len(took)
        self.rate = len(took) / seconds
        ordered = sorted(took)
        self.p50, self.p99 = (1000 * ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.99))
        self.longest = 1000 * ordered[-1]
        self.cpu = 1000 * server_cpu / len(took)
        self.load = server_cpu / seconds

    def line(self, echo: Measured | None = None) -> str:
        """A line of the table; with the cost of one command in echoes, if an echo was measured too."""
        ratio = "" if echo is None else f"{self.cpu / echo.cpu:.1f}"
        return (
            f"{self.name:<34}{self.count:>8}{self.rate:>10.0f}{self.p50:>10.1f}{self.p99:>10.1f}{self.longest:>10.1f}"
            f"{self.cpu:>14.3f}{ratio:>8}{100 * self.load:>14.0f}"
        )


HEADINGS = (
    f"{'':<34}{'count':>8}{'per s':>10}{'p50 ms':>10}{'p99 ms':>10}{'max ms':>10}"
    f"{'CPU ms each':>14}{'echoes':>8}{'server CPU %':>14}"
)

Part = Callable[[float, list[float]], Awaitable[object]]


def cpu_of(process: int) -> float:
    """The seconds of processor time that a process has used, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def measure(name: str, server: int, seconds: float, part: Part, windows: int = 1) -> list[Measured]:
    """Run a part; returns what was measured in each of its windows, which are equally long."""
    measured = []
    took: list[float] = []
    began = time.perf_counter()
    running = asyncio.ensure_future(part(began + seconds, took))
    for number in range(1, windows + 1):
        cpu, since, first = cpu_of(server), time.perf_counter(), len(took)
        await asyncio.sleep(began + number * seconds / windows - since)
        if number == windows:
            await running
        called = f"{name}, window {number}" if windows > 1 else name
        measured.append(Measured(called, took[first:], time.perf_counter() - since, cpu_of(server) - cpu))
    return measured


async def metrics_of(address: str) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        lines = [line.rsplit(" ", 1) for line in (await http.get("/metrics")).text.splitlines() if line[0] != "#"]
    return {name: float(value) for name, value in lines}


async def run(address: str, server: int, tables: int, seconds: float, rate: float, thinkers: int) -> None:
    began = time.perf_counter()
    crowd = await open_tables(address, tables)
    players = [player for table in crowd.tables for player in table]
    say(f"{tables} tables with two players each, opened in {time.perf_counter() - began:.1f} s; {machine()}")
    say(HEADINGS)

    def echoes(wait: float) -> Part:
        async def part(until: float, took: list[float]) -> None:
            await asyncio.gather(*[echo(player, until, wait, took) for player in players])

        return part

    def moves(wait: float) -> Part:
        async def part(until: float, took: list[float]) -> None:
            await asyncio.gather(*[crowd.play(table, until, wait, took) for table in crowd.tables])

        return part

    steady = await measure(f"moves, {rate:.0f} a second", server, seconds, moves(tables / rate), WINDOWS)
    [steady_echo] = await measure(f"echo, {rate:.0f} a second", server, seconds / 3, echoes(len(players) / rate))
    [fast_echo] = await measure("echo, as fast as it goes", server, seconds / 3, echoes(0))
    [fast] = await measure("moves, as fast as it goes", server, seconds, moves(0))
    for moved in steady:
        say(moved.line(steady_echo))
    say(steady_echo.line())
    say(fast.line(fast_echo))
    say(fast_echo.line())
    if thinkers:
        await beside_thinking_bots(address, server, seconds, rate, thinkers, moves(tables / rate))
    values = await metrics_of(address)
    entries, commits = values["pentakl_entries_stored_total"], values["pentakl_commit_seconds_count"]
    commit = 1000 * values["pentakl_commit_seconds_sum"] / commits
    say(f"{entries:.0f} entries in {commits:.0f} commits, {commit:.1f} ms each; {crowd.games} games finished")
    await asyncio.gather(*[player.close() for player in players])


async def beside_thinking_bots(address: str, server: int, seconds: float, rate: float, count: int, moves: Part) -> None:
    """Make steady moves while bots of the strongest level think at other tables."""
    thinkers = await open_thinking_tables(address, count)
    thinking = [asyncio.create_task(thinkers.play(player)) for player in thinkers.players]
    while not (await metrics_of(address))["pentakl_bot_seconds_count"]:  # the workers have to start first
        await asyncio.sleep(0.1)
    before, answers = await metrics_of(address), len(thinkers.waited)
    [moved] = await measure(f"moves, {rate:.0f} a second, bots think", server, seconds, moves)
    after, waited = await metrics_of(address), sorted(thinkers.waited[answers:])
    for each in thinking:
        each.cancel()
    say(moved.line())
    searches = after["pentakl_bot_seconds_count"] - before["pentakl_bot_seconds_count"]
    mean = (after["pentakl_bot_seconds_sum"] - before["pentakl_bot_seconds_sum"]) / max(searches, 1)
    say(
        f"{count} bots ({BOT}) thought meanwhile: {searches:.0f} decisions of {1000 * mean:.0f} ms each on average, in "
        f"{after['pentakl_bot_workers']:.0f} worker process(es); people waited for them "
        f"{waited[len(waited) // 2]:.2f} s at the median, {waited[-1]:.2f} s at most"
    )
    met = "met" if moved.p99 <= GOAL else "MISSED"
    say(f"moves of other tables within {GOAL:.0f} ms at the 99th percentile: {met} ({moved.p99:.1f} ms)")
    await asyncio.gather(*[player.close() for player in thinkers.players])


def machine() -> str:
    import pentakl

    return f"{pentakl.engine_build()} engine, {os.cpu_count()} cores shared by server and players"


def say(line: str) -> None:
    print(line, flush=True)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=9.0, help="length of each part with moves")
    parser.add_argument("--thinkers", type=int, default=4, help="tables where a bot thinks in the last part; 0: none")
    parser.add_argument("--rate", type=float, default=100.0, help="moves per second in the steady part")
    given = parser.parse_args()
    # The players leave no cycles behind, and collections would count as latency of the server.
    gc.disable()
    with tempfile.TemporaryDirectory(prefix="pentakl-load-") as data:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "pentakl.server", "--port", "0", "--data", data),
            *("--per-second", "100000", "--log-level", "warning"),
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            assert process.stdout is not None
            line = (await asyncio.wait_for(process.stdout.readline(), START_SECONDS)).decode()
            await run(line.split()[1], process.pid, given.tables, given.seconds, given.rate, given.thinkers)
        finally:
            process.send_signal(signal.SIGTERM)
            await process.wait()


if __name__ == "__main__":
    asyncio.run(main())
