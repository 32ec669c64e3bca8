"""The address of a client: the key for limits by address, and whether a request was made on this machine.

Behind a proxy on this machine uvicorn inserts the address that the proxy reports.
"""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Scope

FORWARDED: Final = (b"forwarded", b"via", b"x-real-ip")
"""Headers that a proxy adds, besides those that begin with X-Forwarded."""
HALF: Final = 64


def host_of(scope: Scope) -> str:
    """The address of the client; empty if it has none."""
    client = scope.get("client")
    return "" if client is None else client[0]


def network_of(host: str) -> str:
    """The key for limits by address: an IPv4 address, or the first half of an IPv6 address; empty if unknown."""
    address = parse(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Address(int(address) >> HALF << HALF))
    return "" if address is None else str(address)


def is_of_this_machine(scope: Scope) -> bool:
    """Whether a request was made on this machine, to a loopback name of this server.

    Not if a proxy forwarded it, nor if its Host header has another name: another site could point its own name to
    127.0.0.1 and let a browser here read our answers (DNS rebinding).
    """
    headers = {name.lower(): value for name, value in scope["headers"]}
    was_passed_on = any(name in FORWARDED or name.startswith(b"x-forwarded") for name in headers)
    return is_loopback(host_of(scope)) and names_loopback(headers.get(b"host", b"")) and not was_passed_on


def names_loopback(header: bytes) -> bool:
    """Whether a Host header, with or without a port, names this machine."""
    try:
        name = urlsplit("//" + header.decode("latin-1")).hostname or ""
    except ValueError:
        return False
    return name == "localhost" or is_loopback(name)


def is_loopback(host: str) -> bool:
    address = parse(host)
    return address is not None and address.is_loopback


def parse(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address of a host, None if it is not one. An IPv4-mapped IPv6 address becomes an IPv4 address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return address if mapped is None else mapped
