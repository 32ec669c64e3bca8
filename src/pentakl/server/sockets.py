"""The table's socket: reads commands, carries them out, answers. docs/protocol.md is its contract."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from pentakl.server.connection import BROKEN, POLICY, Connection
from pentakl.server.database import Damaged
from pentakl.server.live_table import LiveTable
from pentakl.server.live_tables import NoTable
from pentakl.server.log_replay import BrokenTable
from pentakl.server.services import Services
from pentakl.server.storage import TRANSIENT_ERRORS
from pentakl.server.uvicorn_socket import TableSocketProtocol
from pentakl.server.wire import Command, Error, Foreseen, Ok, decode_command, decode_identified, encode
from pentakl.sitting import Refused

LOG = structlog.get_logger()

NO_BINARY: Final = 1003
TRY_LATER: Final = 1013
NO_TABLE: Final = 4404
OLD_RULES: Final = 4410

TableSocket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{code:str}")
async def table_socket(socket: TableSocket, code: FromPath[str]) -> None:
    """One client at one table, from the handshake to the end."""
    services: Services = socket.app.state.services
    state: dict[str, Any] = socket.scope["state"]
    person: str = state["person"]
    network: str = state["network"]
    await socket.accept()
    if not services.may_connect(person, network):
        await refuse(socket, Error("too-many-sockets", "Too many sockets are open; close some first."), TRY_LATER)
        return
    services.connected(person, network)
    try:
        await serve_client(services, socket, person, code, state["socket"])
    except TRANSIENT_ERRORS as error:
        LOG.error("table-not-read", error=error)
        await refuse(socket, Error("storage", "The table could not be read; please try again."), TRY_LATER)
    except Exception as error:
        # Nobody is told the words of an unforeseen error: they may quote a card.
        LOG.error("socket-failed", error=error)
        await refuse(socket, Error("broken-table", "This table is broken; its log was kept."), BROKEN)
    finally:
        services.disconnected(person, network)


async def serve_client(
    services: Services, socket: TableSocket, person: str, code: str, protocol: TableSocketProtocol
) -> None:
    try:
        table = await services.live_tables.find(code)
        while not table.is_open:
            table = await services.live_tables.find(code)
    except NoTable:
        await refuse(socket, Error("no-table", "There is no such table."), NO_TABLE)
        return
    except BrokenTable as broken:
        await refuse(socket, Error(broken.code, str(broken)), OLD_RULES if broken.code == "old-rules" else BROKEN)
        return
    if table.connection_count >= services.limits.sockets_per_table:
        await refuse(socket, Error("too-many-sockets", "Too many people look at this table."), TRY_LATER)
        return
    connection = Connection(person, protocol, services.limits)
    table.add_connection(connection, since_of(socket))
    try:
        await listen(services, table, connection, protocol)
    finally:
        connection.is_open = False
        table.remove_connection(connection)
        if connection.was_slow:
            services.metrics.slow_clients.inc()


async def refuse(socket: TableSocket, error: Error, code: int) -> None:
    """Say why, and close."""
    try:
        await socket.send({"type": "websocket.send", "text": encode(error).decode(), "bytes": None})
        await socket.send({"type": "websocket.close", "code": code, "reason": ""})
    except (OSError, RuntimeError, WebSocketDisconnect):
        pass  # the client did not wait for the reason


async def listen(services: Services, table: LiveTable, connection: Connection, protocol: TableSocketProtocol) -> None:
    """Carry out what the client sends, one command after the other, until it goes."""
    refused = 0
    while True:
        message = await protocol.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        if not connection.is_open:
            continue
        if text is None:
            connection.close(NO_BINARY)
        elif services.may_send(connection.person):
            await answer(services, table, connection, text)
        else:
            refused += 1
            services.metrics.refusals.labels("too-fast").inc()
            connection.post(encode(Error("too-fast", "Too many commands; wait a moment.", id_in(text))))
            if refused == services.limits.refusals:
                connection.close(POLICY)
        if protocol.has_messages:
            # Many may lie ready at once: others have their turn between them.
            await asyncio.sleep(0)


async def answer(services: Services, table: LiveTable, connection: Connection, text: str) -> None:
    """Carry out one command and say how it went."""
    began = time.perf_counter()
    try:
        command = decode_command(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        error = Error("bad-command", "This is not a command of the protocol.", id_in(text))
        services.metrics.refusals.labels("bad-command").inc()
        connection.post(encode(error))
        return
    if command.do == "resync":
        table.send_table(connection, command.since)
        return
    try:
        if command.do == "foresee":
            connection.post(encode(foreseen(table, connection.person, command)))
            return
        seq = await done(services, table, connection.person, command)
    except Refused as refused:
        services.metrics.refusals.labels(refused.code).inc()
        connection.post(encode(Error(refused.code, str(refused), command.id)))
    except Damaged as damaged:
        services.metrics.refusals.labels("damaged").inc()
        connection.post(encode(Error("damaged", str(damaged), command.id)))
    except TRANSIENT_ERRORS as error:
        LOG.error("command-not-done", error=error)
        services.metrics.refusals.labels("storage").inc()
        connection.post(encode(Error("storage", "The server could not read; please try again.", command.id)))
    else:
        services.metrics.commands.observe(time.perf_counter() - began)
        connection.post(encode(Ok(command.id, seq)))


async def done(services: Services, table: LiveTable, person: str, command: Command) -> int:
    """Carry a command out; gives the seq of its entry, or of the last one if it makes none."""
    if command.do == "ping":
        return table.sitting.seq
    name = await services.name_of(person) if command.do == "sit" else ""
    return await table.carry_out(person, name, command)


def foreseen(table: LiveTable, person: str, command: Command) -> Foreseen:
    """What an action would lead to; raises Refused. It changes nothing and waits for nobody."""
    shown = table.sitting.foresee(person, command.action)
    assert command.action is not None
    return msgspec.convert({**shown, "id": command.id, "seq": table.sitting.seq, "action": command.action}, Foreseen)


def id_in(text: str) -> str:
    """The id of a command that is wrong otherwise; empty if even that cannot be read."""
    try:
        return decode_identified(text).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""


def since_of(socket: TableSocket) -> int:
    """The last entry that the client has seen, as its address says."""
    given = socket.query_params.get("since", "0")
    return int(given) if given.isdecimal() and len(given) < 16 else 0
