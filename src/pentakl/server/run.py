"""Starts and stops the server: the port, the event loop, the browser, the signals."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import structlog
import uvicorn

import pentakl
from pentakl.core.errors import PentaklError
from pentakl.server.app import make_app, make_services
from pentakl.server.database import BadDatabase
from pentakl.server.garbage import collect_in_quiet_moments, keep_start_out_of_collections
from pentakl.server.guests import BadKey
from pentakl.server.limits import Limits
from pentakl.server.operator_log import configure_logs
from pentakl.server.services import Services, Settings
from pentakl.server.uvicorn_http import PageProtocol
from pentakl.server.uvicorn_socket import TableSocketProtocol

if sys.platform != "win32":
    import fcntl
    import resource

LOG = structlog.get_logger()

USUAL_PORT: Final = 8017
BACKLOG: Final = 2048
PING_SECONDS: Final = 20.0
GRACE_SECONDS: Final = 3
FILES: Final = 65536
LARGEST_PORT: Final = 65535


class CannotServe(PentaklError):
    """The server cannot start; the message says why."""


class Server(uvicorn.Server):
    """uvicorn's server, except that a signal only stops it: uvicorn would raise it again before the services stop."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def usual_data() -> Path:
    """The default directory of the data."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "pentakl"


def serve(
    port: int | None,
    data: Path | None,
    open_browser: bool,
    host: str = "127.0.0.1",
    limits: Limits | None = None,
    log_level: str = "info",
    public_address: str = "",
) -> None:
    """Serve until interrupted; raises CannotServe. Without a port: the usual one, or a free one if that is busy."""
    if public_address and not re.fullmatch(r"https?://[^\s/]+/?", public_address):
        raise CannotServe(f"A public address looks like https://games.example.org, not like {public_address}.")
    listener = listen_at(host, port)
    configure_logs(log_level)
    directory = usual_data() if data is None else data
    try:
        settings = Settings(
            data=directory, limits=limits or Limits(), listens_at=host, public_address=public_address
        )  # fmt: skip
        services = make_services(settings)
        lock = lock_directory(directory)
        allow_many_sockets()
        address = address_of(listener)
        sys.stdout.write(f"Pentakl: {address}\n")
        sys.stdout.flush()
        LOG.info("server-starts", address=address, data=str(directory), engine=pentakl.engine_build())
        if open_browser:
            threading.Thread(target=show, args=(address,), daemon=True).start()
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(run_until_stopped(services, listener))
        os.close(lock)
    except (OSError, BadKey, BadDatabase) as error:
        raise CannotServe(str(error)) from error
    finally:
        listener.close()
    LOG.info("server-stopped")


def new_event_loop() -> asyncio.AbstractEventLoop:
    """uvloop's event loop where uvloop is installed, otherwise asyncio's own."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


async def run_until_stopped(services: Services, listener: socket.socket) -> None:
    """Serve at an open socket until a signal comes."""
    await services.start()
    keep_start_out_of_collections()
    collecting = asyncio.create_task(collect_in_quiet_moments(services))
    try:
        await make_server(services).serve(sockets=[listener])
    finally:
        collecting.cancel()
        await services.stop()


def make_server(services: Services) -> Server:
    """The configured uvicorn. Messages are not compressed: that would take a third of a megabyte for each socket."""
    limits = services.limits
    config = uvicorn.Config(
        make_app(services),
        http=PageProtocol,
        ws=TableSocketProtocol,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        # Capacity for pages beside the sockets of tables; beyond that new requests are answered with 503.
        limit_concurrency=limits.sockets + 1000,
        backlog=BACKLOG,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(config)


def listen_at(host: str, port: int | None) -> socket.socket:
    """A listening socket. Clients that connect before the server is ready wait instead of being refused."""
    if port is not None and not 0 <= port <= LARGEST_PORT:
        raise CannotServe(f"A port is a number from 0 to {LARGEST_PORT}, not {port}.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wished = [USUAL_PORT, 0] if port is None else [port]
    for each in wished:
        # Named as TCP, because asyncio turns Nagle's algorithm off only on sockets that say so.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        # So that a restart need not wait for sockets of the last run to time out.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, each))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if each == wished[-1]:
                raise CannotServe(f"Cannot listen at {host}, port {each}: {error.strerror}.") from error
        else:
            return listener
    raise AssertionError("no port was tried")


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lock_directory(directory: Path) -> int:
    """Lock the directory; raises CannotServe if another server uses it, which would not see this one's moves."""
    lock = os.open(directory / "pentakl.lock", os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform != "win32":
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(lock)
            raise CannotServe(f"Another server uses {directory} already.") from error
    return lock


def allow_many_sockets() -> None:
    """Raise the limit of open files: every socket is one."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wished = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wished:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))


def show(address: str) -> None:
    """Open the browser if there is a display."""
    has_screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen or sys.platform in ("win32", "darwin"):
        webbrowser.open(address)
