"""The WebSocket route of a table: reads commands, passes them to the table, answers. Contract: docs/protocol.md."""

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
    """Serve one client at one table, from the handshake to the end."""
    services: Services = socket.app.state.services
    state: dict[str, Any] = socket.scope["state"]
    person: str = state["person"]
    network: str = state["network"]
    await socket.accept()
    if not services.may_connect(person, network):
        await refuse(socket, Error("too-many-sockets", "Too many sockets are open; close some first."), TRY_LATER)
        return
    services.count_socket(person, network)
    try:
        await serve_client(services, socket, person, code, state["socket"])
    except TRANSIENT_ERRORS as error:
        LOG.error("table-not-read", error=error)
        await refuse(socket, Error("storage", "The table could not be read; please try again."), TRY_LATER)
    except Exception as error:
        # The text of an unexpected error is not sent: it may name a hidden card.
        LOG.error("socket-failed", error=error)
        await refuse(socket, Error("broken-table", "This table is broken. Its log is kept."), BROKEN)
    finally:
        services.uncount_socket(person, network)


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
        await refuse(socket, Error("too-many-sockets", "Too many people are watching this table."), TRY_LATER)
        return
    connection = Connection(person, protocol, services.limits)
    table.add_connection(connection, since_of(socket))
    try:
        await read_commands(services, table, connection, protocol)
    finally:
        connection.is_open = False
        table.remove_connection(connection)
        if connection.was_slow:
            services.metrics.slow_clients.inc()


async def refuse(socket: TableSocket, error: Error, code: int) -> None:
    """Send the reason and close the socket."""
    try:
        await socket.send({"type": "websocket.send", "text": encode(error).decode(), "bytes": None})
        await socket.send({"type": "websocket.close", "code": code, "reason": ""})
    except (OSError, RuntimeError, WebSocketDisconnect):
        pass  # the client has gone already


async def read_commands(
    services: Services, table: LiveTable, connection: Connection, protocol: TableSocketProtocol
) -> None:
    """Carry out the client's commands one after the other until it disconnects."""
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
            await answer_command(services, table, connection, text)
        else:
            refused += 1
            services.metrics.refusals.labels("too-fast").inc()
            connection.post(encode(Error("too-fast", "Too many commands; wait a moment.", id_in(text))))
            if refused == services.limits.refusals:
                connection.close(POLICY)
        if protocol.has_messages:
            # Give way to other tasks: a client may have sent many messages at once.
            await asyncio.sleep(0)


async def answer_command(services: Services, table: LiveTable, connection: Connection, text: str) -> None:
    """Carry out one command and send its answer."""
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
            connection.post(encode(foresee(table, connection.person, command)))
            return
        seq = await carry_out(services, table, connection.person, command)
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


async def carry_out(services: Services, table: LiveTable, person: str, command: Command) -> int:
    """Carry out a command; returns the seq of its entry, or of the last one if it makes none."""
    if command.do == "ping":
        return table.sitting.seq
    if command.do == "hurry":
        table.hurry_bots(person)
        return table.sitting.seq
    name = await services.name_of(person) if command.do == "sit" else ""
    return await table.carry_out(person, name, command)


def foresee(table: LiveTable, person: str, command: Command) -> Foreseen:
    """What an action would lead to; raises Refused. Changes nothing."""
    shown = table.sitting.foresee(person, command.action)
    assert command.action is not None
    return msgspec.convert({**shown, "id": command.id, "seq": table.sitting.seq, "action": command.action}, Foreseen)


def id_in(text: str) -> str:
    """The id of a malformed command; empty if even that cannot be read."""
    try:
        return decode_identified(text).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""


def since_of(socket: TableSocket) -> int:
    """The number of the last entry that the client has seen, from the query of its URL."""
    given = socket.query_params.get("since", "0")
    return int(given) if given.isdecimal() and len(given) < 16 else 0
